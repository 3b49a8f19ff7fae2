"""Hints at the table, luck and skill in the replay."""

import json
import random
import re
import time
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import Locator, Page, Route, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.players import PATIENCE
from tests.browser.test_screens import faults, looks, see_in_every_look

ME, HERE = {"kind": "me", "name": "Ailsa"}, {"kind": "here", "name": "Rob"}
ROBOT, OPEN = {"kind": "bot", "name": "random"}, {"kind": "open"}
SHORT = {"track": "3,8,hop"}
RACES = 30  # one of which has what is wanted


def post(page: Page, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """What the page itself would send: these tests are not about how one sets up and plays."""
    origin = page.evaluate("location.origin")
    answer = page.request.post(f"{origin}/api/tables{path}", data=body, headers={"Origin": origin})
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def race(page: Page, *seats: dict[str, str], options: dict[str, str] = SHORT) -> str:
    """A table for a short race; the page is there."""
    return opened(page, "schotten_rennen", *seats, options={**options, "players": str(len(seats))})


def opened(page: Page, game: str, *seats: dict[str, str], options: dict[str, str] | None = None) -> str:
    """A table for a game; the page is there."""
    wanted = {"game": game, "seats": list(seats), "options": options or {}}
    table: str = post(page, "", wanted)["id"]
    page.goto(f"{page.evaluate('location.origin')}/t/{table}")
    return table


def play(page: Page, table: str, moves: int, seed: int) -> dict[str, Any]:
    """Some moves at random, or a whole game; with a retreat, so that one decision was surely costly."""
    rng, retreated = random.Random(seed), False
    view = look(page, table)
    for _ in range(moves):
        if view["stage"] == "over":
            break
        offered = [choice["move"] for choice in view["choices"]]
        move = "retreat" if "retreat" in offered and not retreated else rng.choice(offered)
        retreated = retreated or move == "retreat"
        view = act(page, table, view, move)
    return view


def act(page: Page, table: str, view: dict[str, Any], move: str) -> dict[str, Any]:
    return post(page, f"/{table}/acts", {"act": "move", "seq": view["seq"], "id": str(uuid4()), "move": move})


def look(page: Page, table: str) -> dict[str, Any]:
    found: dict[str, Any] = page.request.get(f"{page.evaluate('location.origin')}/api/tables/{table}").json()
    return found


def finished(page: Page, seed: int) -> str:
    """The table of a race that is over; the page shows how it ended."""
    table = race(page, ME, HERE)
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    play(page, table, 1000, seed)
    expect(page.get_by_role("link", name="Luck and skill")).to_be_visible()
    return table


def costly(page: Page, more: int) -> list[int]:
    """Plays races until one has more decisions than that which cost something; what they cost."""
    for seed in range(RACES):
        table = finished(page, seed)
        path = f"{page.evaluate('location.origin')}/api/tables/{table}/games/1/analysis"
        costs = [each["cost"] for each in page.request.get(path).json()["decisions"]]
        if len(costs) > more:
            return sorted(costs, reverse=True)
    raise AssertionError("all races were short, or lucky")


def numbers(row: str) -> list[int]:
    """The percentages of a row, in hundredths."""
    found = re.findall(r"([+−]?)([\d,]+)\.(\d\d)%", row)
    return [int(f"{sign.replace('−', '-')}{whole.replace(',', '')}{part}") for sign, whole, part in found]


def graph(page: Page) -> Locator:
    return page.get_by_role("slider", name="Chances to win")


# -- hints -------------------------------------------------------------------------------------------


@looks
def test_a_hint_shows_each_move_and_goes_away_with_the_move(visit: Visit, phone: bool, dark: bool) -> None:
    page = visit(phone=phone, dark=dark)
    table = race(page, ME, HERE)
    button = page.get_by_role("button", name="Hint", exact=True)
    expect(button).to_be_visible()
    play(page, table, 1, 0)  # the first roll has no alternative
    view = look(page, table)
    while len(view["choices"]) < 2:
        view = play(page, table, 1, view["seq"])
    expect(page.locator("#task")).to_have_text(view["task"])
    told = page.get_by_role("group", name="Your chance to win with each move")
    expect(told).not_to_be_visible()
    button.focus()
    page.keyboard.press("Enter")
    expect(told.get_by_role("listitem")).to_have_count(len(view["choices"]))
    expect(button).to_have_attribute("aria-expanded", "true")
    expect(told.get_by_role("listitem").first).to_contain_text("best")
    expect(told.get_by_role("listitem").first).to_contain_text(re.compile(r"\d+\.\d\d%$"))
    live = page.locator("[aria-live=polite]").filter(has_text="Your chance to win with each move")
    expect(live.first).to_be_attached()
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    play(page, table, 1, 1)
    expect(told).not_to_be_visible()


def test_estimates_are_called_estimates(visit: Visit) -> None:
    """No analyst is exact here: what the server answers is changed on its way."""

    def estimated(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "exact": False})

    page = visit()
    page.route(re.compile("/(hint|analysis)"), estimated)
    race(page, ME, HERE)
    page.get_by_role("button", name="Hint", exact=True).click()
    told = page.get_by_role("group", name="Your chance to win with each move")
    expect(told).to_contain_text("These are estimates")
    expect(page.locator("[aria-live=polite]").filter(has_text="estimates").first).to_be_attached()
    assert faults(page) == []
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.get_by_role("link", name="Luck and skill").click()
    section = page.get_by_role("region", name="Luck and skill")
    expect(section).to_contain_text("All chances are estimates")
    expect(section).not_to_contain_text("exact")


@pytest.mark.parametrize(("game", "other"), [("schotten_totten", ROBOT), ("kilt_castle", HERE)])
def test_of_many_moves_the_best_are_shown_with_their_margins(
    visit: Visit, game: str, other: dict[str, str]
) -> None:
    page = visit()
    table = opened(page, game, ME, other)
    page.get_by_role("button", name="Hint", exact=True).click()
    told = page.get_by_role("group", name="Your chance to win with each move")
    moves = told.get_by_role("listitem")
    expect(moves).to_have_count(5, timeout=30_000)
    expect(moves.first).to_contain_text(re.compile(r"best.*\d+%\s±\s\d+$", re.DOTALL))
    expect(told).to_contain_text("from what you can know")
    see_in_every_look(page)
    many = len(look(page, table)["choices"])
    page.get_by_role("button", name=f"Show all {many} moves").click()
    expect(moves).to_have_count(many)
    page.get_by_role("button", name="Show the best only").click()
    expect(moves).to_have_count(5)


@pytest.mark.parametrize("game", ["schotten_totten", "kilt_castle"])
def test_what_was_estimated_is_told_in_whole_percents_that_add_up(visit: Visit, game: str) -> None:
    page = visit()
    table = opened(page, game, ME, HERE)
    while not look(page, table)["choices"]:
        page.wait_for_timeout(50)  # until the page has said that it is ready
    play(page, table, 2, 1)
    post(page, f"/{table}/acts", {"act": "resign", "seq": look(page, table)["seq"], "id": str(uuid4())})
    page.goto(f"{page.evaluate('location.origin')}/t/{table}/replay/1")
    expect(graph(page)).to_be_visible(timeout=60_000)
    account = page.get_by_role("table", name="Where the result came from")
    rows = account.get_by_role("row").all_inner_texts()[1:]
    *parts, total = [
        [int(each.replace("−", "-")) for each in re.findall(r"([+−]?\d+)%", row)] for row in rows
    ]
    assert [sum(column) for column in zip(*parts)] == total and sorted(total) == [0, 100]
    assert all("±" in row for row in rows[:-1])
    section = page.get_by_role("region", name="Luck and skill")
    expect(section).to_contain_text("Luck and misjudgement")
    secrets = game == "schotten_totten"
    expect(section.get_by_text("what the player to move could know")).to_have_count(int(secrets))
    see_in_every_look(page)


def test_a_hint_stays_while_the_same_position_is_told_again(visit: Visit) -> None:
    """As the socket does that opens after the page has had its first answer, or anew."""
    page, heard = visit(), list[tuple[WebSocketRoute, str]]()

    def listen(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if "task" in json.loads(message):
                heard.append((socket, str(message)))
            socket.send(message)

        server.on_message(pass_on)

    page.route_web_socket(re.compile("/live"), listen)
    race(page, ME, HERE)
    page.get_by_role("button", name="Hint", exact=True).click()
    told = page.get_by_role("group", name="Your chance to win with each move")
    expect(told).to_be_visible()
    patience = time.monotonic() + PATIENCE
    while not heard and time.monotonic() < patience:
        page.wait_for_timeout(20)  # until the socket is open: the page had its first answer without it
    socket, view = heard[-1]
    again = "The same once more."
    socket.send(json.dumps({**json.loads(view), "task": again}))
    expect(page.locator("#task")).to_have_text(again)
    expect(told).to_be_visible()


def test_a_hint_can_be_put_away(visit: Visit) -> None:
    page = visit()
    race(page, ME, HERE)
    button = page.get_by_role("button", name="Hint", exact=True)
    told = page.get_by_role("group", name="Your chance to win with each move")
    button.click()
    expect(told).to_be_visible()
    button.click()
    expect(told).not_to_be_visible()
    button.click()
    page.get_by_role("region", name="What to do").get_by_role("button", name="Close").click()
    expect(told).not_to_be_visible()
    expect(button).to_be_focused()


def test_a_table_with_others_has_no_hints(visit: Visit) -> None:
    page = visit()
    table = race(page, ME, OPEN)
    guest = visit(f"/t/{table}")
    guest.get_by_label("Your name").fill("Morag")
    guest.get_by_role("button", name="Sit down").click()
    for each in (page, guest):
        expect(each.get_by_role("button", name="Resign")).to_be_visible()
        expect(each.get_by_role("button", name="Hint", exact=True)).to_have_count(0)


# -- luck and skill ----------------------------------------------------------------------------------


def test_a_finished_game_is_told_as_luck_and_skill(visit: Visit) -> None:
    page = visit()
    finished(page, 3)
    page.get_by_role("link", name="Luck and skill").click()
    expect(graph(page)).to_be_visible()
    expect(page.get_by_role("heading", name="Luck and skill")).to_be_focused()
    table = page.get_by_role("table", name="Where the result came from")
    *parts, total = [numbers(row) for row in table.get_by_role("row").all_inner_texts()[1:]]
    assert [sum(column) for column in zip(*parts)] == total
    assert sorted(total) == [0, 10_000]
    expect(page.get_by_text("Each chance is exact")).to_be_visible()
    see_in_every_look(page)


def test_the_graph_goes_to_a_step_by_key_and_by_click(visit: Visit) -> None:
    page = visit()
    finished(page, 5)
    page.get_by_role("link", name="Replay", exact=True).click()
    slider = page.get_by_role("slider", name="Step", exact=True)
    expect(graph(page)).to_have_attribute("aria-valuenow", "0")
    last = int(graph(page).get_attribute("aria-valuemax") or 0)
    assert last == int(slider.get_attribute("max") or 0) >= 3  # three rolls, the last of them a bonus
    graph(page).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    expect(page).to_have_url(re.compile("#2$"))
    page.keyboard.press("End")
    expect(slider).to_have_value(str(last))
    expect(graph(page)).to_have_attribute(
        "aria-valuetext", re.compile(rf"^Step {last} of {last}; .*100\.00%")
    )
    box = graph(page).bounding_box()
    assert box is not None
    graph(page).click(position={"x": 44 + 6 + (box["width"] - 56) * 1 / last, "y": 40})
    expect(slider).to_have_value("1")
    # And the other way round: the graph marks where the replay is.
    page.get_by_role("button", name="One step forward").click()
    expect(graph(page)).to_have_attribute("aria-valuenow", "2")


def test_costly_decisions_are_named_and_lead_to_their_step(visit: Visit) -> None:
    page = visit()
    costly(page, 0)
    page.get_by_role("link", name="Luck and skill").click()
    first = page.get_by_role("list", name="What cost most").get_by_role("button").first
    expect(first).to_contain_text(re.compile(r"was better: −\d+\.\d\d%"))
    step = first.inner_text().split()[0]
    first.click()
    expect(page.get_by_role("slider", name="Step", exact=True)).to_have_value(step)
    expect(first).to_have_attribute("aria-current", "step")
    expect(graph(page)).to_have_attribute("aria-valuetext", re.compile("was better"))


def test_the_three_costliest_decisions_are_shown_and_the_others_behind_a_fold(visit: Visit) -> None:
    page = visit()
    costs = costly(page, 3)
    page.get_by_role("link", name="Luck and skill").click()
    shown = page.get_by_role("list", name="What cost most").get_by_role("button")
    expect(shown).to_have_count(3)
    assert [-numbers(each)[0] for each in shown.all_inner_texts()] == costs[:3]
    more = page.get_by_text(re.compile(r"more decisions? that cost a percent"))
    others = page.get_by_role("list", name=re.compile("more decision")).get_by_role("button")
    expect(others).to_have_count(0)
    more.click()
    expect(others).to_have_count(len(costs) - 3)
    assert [-numbers(each)[0] for each in others.all_inner_texts()] == costs[3:]


def test_an_analysis_that_fails_can_be_asked_for_again(visit: Visit) -> None:
    page = visit(complaint="503")
    table = finished(page, 3)
    refused: dict[str, Any] = {
        "error": "server-analysis-late",
        "words": "Too long.",
        "marks": [],
        "table": None,
    }
    page.route("**/analysis*", lambda route: route.fulfill(status=503, json=refused), times=1)
    page.goto(f"{page.evaluate('location.origin')}/t/{table}/replay/1")
    expect(page.get_by_role("alert").filter(has_text="Too long.")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    expect(graph(page)).to_be_visible()
    expect(page.get_by_role("heading", name="Luck and skill")).to_be_focused()
    expect(page.get_by_role("alert").filter(has_text="Too long.")).to_have_count(0)


def test_an_analysis_that_fails_in_another_language_says_so(visit: Visit) -> None:
    page = visit(complaint="503")
    finished(page, 3)
    page.get_by_role("link", name="Luck and skill").click()
    expect(graph(page)).to_be_visible()
    refused: dict[str, Any] = {
        "error": "server-analysis-late",
        "words": "Zu lange.",
        "marks": [],
        "table": None,
    }
    page.route("**/analysis*", lambda route: route.fulfill(status=503, json=refused), times=1)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_text("Deutsch").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("alert").filter(has_text="Zu lange.")).to_be_visible()
    page.get_by_role("button", name="Noch einmal").click()
    expect(page.get_by_role("alert").filter(has_text="Zu lange.")).to_have_count(0)
    expect(page.get_by_role("table", name="Woher das Ergebnis kommt")).to_be_visible()


def test_two_costly_decisions_of_one_step_are_both_told(visit: Visit) -> None:
    """Whoever resigns after a retreat has given away twice, and the replay has one step for it."""
    page = visit()
    table = race(page, ME, HERE, options={"track": "3,3,3,8"})
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    view = look(page, table)
    while (offered := {choice["move"] for choice in view["choices"]}) and "retreat" not in offered:
        move = next((move for move in ("secure", "roll", "risk") if move in offered), min(offered))
        view = act(page, table, view, move)
    act(page, table, view, "retreat")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.get_by_role("link", name="Luck and skill").click()
    expect(graph(page)).to_be_visible()
    graph(page).focus()
    page.keyboard.press("End")
    expect(page.locator(".now .cost")).to_have_count(2)


def test_where_nobody_can_weigh_positions_nothing_is_shown(visit: Visit) -> None:
    page = visit()
    race(page, ME, HERE, ROBOT)
    expect(page.get_by_role("button", name="Resign")).to_be_visible()
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.get_by_role("link", name="Replay", exact=True)).to_be_visible()
    expect(page.get_by_role("link", name="Luck and skill")).to_have_count(0)
    page.get_by_role("link", name="Replay", exact=True).click()
    expect(page.get_by_role("slider")).to_have_count(1)
