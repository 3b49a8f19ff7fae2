"""Whole games through the page."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Visit
from tests.browser.players import Finger, Player, Sharers, Typist

ENDING = re.compile("wins? with|draw")


def play_now(page: Page) -> Page:
    """A game against the strongest bot, which takes its time: for tests that don't wait for it."""
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("group", name="Your hand").get_by_role("button")).to_have_count(6)
    return page


def set_up(
    page: Page, *, mode: str = "Base game", seats: dict[int, str] | None = None, stones: int = 9
) -> None:
    """Sets up a game on the start page and opens the table; bots are those that need no time."""
    page.get_by_role("radio", name=mode).check(force=True)
    for number, kind in (seats or {}).items():
        page.get_by_role("group", name=f"Seat {number}").get_by_text(kind, exact=True).click()
    for level in page.get_by_label("Strength").all():
        level.select_option("level1")
    if stones != 9:
        page.get_by_text("More options").click()
        page.get_by_label("Stones", exact=True).select_option(str(stones))
    page.get_by_role("button", name="Open the table").click()


def against_a_bot(page: Page, stones: int = 9) -> Page:
    set_up(page, stones=stones)
    expect(page.get_by_role("group", name="Your hand").get_by_role("button")).to_have_count(6)
    return page


@pytest.mark.parametrize("stones", [3, pytest.param(9, marks=pytest.mark.soak)])
def test_a_whole_base_game_against_the_bot(visit: Visit, stones: int) -> None:
    page = against_a_bot(visit(), stones)
    Player(page).play_on()
    expect(page.get_by_role("heading", name=ENDING)).to_be_visible()
    page.get_by_role("button", name="Check the deal").click()
    expect(page.get_by_text("The deal was fair")).to_be_visible()
    page.keyboard.press("Escape")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download record").click()
    text = download.value.path().read_text(encoding="utf-8")
    assert text.startswith("caber record 1\ngame: schotten_totten\n") and "secret: " in text
    page.get_by_role("button", name="Rematch").click()
    expect(page.get_by_role("group", name="Your hand").get_by_role("button")).to_have_count(6)


@pytest.mark.soak
def test_a_whole_tactics_game_against_the_bot(visit: Visit) -> None:
    page = visit()
    set_up(page, mode="Tactics game")
    Player(page, seed=7).play_on()
    expect(page.get_by_role("heading", name=ENDING)).to_be_visible()
    assert "a tactics card drawn" in page.get_by_role("list", name="Log").inner_text()


def test_a_bot_that_was_chosen_for_another_game_is_not_asked_for(visit: Visit) -> None:
    page = visit()
    page.get_by_role("radio", name="Kilt Castle").check(force=True)
    page.get_by_label("Strength").select_option("level2")
    page.get_by_role("radio", name="Schotten-Totten").check(force=True)
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("group", name="Your hand").get_by_role("button")).to_have_count(6)


@pytest.mark.soak
def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    page.keyboard.press("Tab")  # "Skip to the content" comes first
    typist = Typist(page, seed=3)
    typist.press(page.get_by_role("button", name="Play now"))
    expect(page.get_by_role("group", name="Your hand").get_by_role("button")).to_have_count(6)
    typist.play_on()
    expect(page.get_by_role("heading", name=ENDING)).to_be_visible()


@pytest.mark.soak
def test_a_game_on_a_phone_by_touch(visit: Visit) -> None:
    page = visit(phone=True)
    page.get_by_role("button", name="Play now").tap()
    finger = Finger(page, seed=5)
    finger.play_on()
    expect(page.get_by_role("heading", name=ENDING)).to_be_visible()
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390, "a phone must not have to scroll sideways"


# -- online ------------------------------------------------------------------------------------------


@pytest.fixture
def friends(visit: Visit) -> tuple[Page, Page]:
    """Two browsers at one table: one has opened it, the other has followed the link."""
    host = visit()
    set_up(host, seats={2: "Friend by link"})
    link = host.get_by_label("Link for your friend").input_value()
    guest = visit(urlsplit(link).path)
    guest.get_by_label("Your name").fill("Morag")
    guest.get_by_role("button", name="Sit down").click()
    for page in (host, guest):
        expect(page.get_by_role("group", name="Your hand").get_by_role("button")).to_have_count(6)
    return host, guest


def take_turns(one: Player, other: Player, turns: int) -> None:
    for _ in range(turns):
        for player in (one, other):
            if not player.over:
                player.play_turn()


def board_of(page: Page) -> list[str]:
    """What everybody may see of the table, from the text board, without whose side comes first."""
    fold = page.get_by_role("group").filter(has_text="Text board").first
    if not page.get_by_role("table").is_visible():
        fold.get_by_text("Text board").click()
    rows = page.get_by_role("table").get_by_role("row").all_inner_texts()
    return [" | ".join(sorted(row.split("\t"))) for row in rows]


def test_two_browsers_see_the_same_and_whoever_was_away_comes_back_to_it(friends: tuple[Page, Page]) -> None:
    host, guest = friends
    one, other = Player(host, 1), Player(guest, 2)
    take_turns(one, other, 2)
    expect(guest.get_by_role("list", name="Log").get_by_role("listitem")).not_to_have_count(0)
    one.wait_for(lambda: board_of(host) == board_of(guest))
    address = guest.url
    guest.goto("about:blank")
    one.play_turn()
    guest.goto(address)
    other.wait_for(lambda: other.my_turn and board_of(host) == board_of(guest))
    take_turns(other, one, 1)


@pytest.mark.soak
def test_a_whole_game_between_two_browsers(friends: tuple[Page, Page]) -> None:
    host, guest = friends
    take_turns(Player(host, 4), Player(guest, 5), 200)
    for page in friends:
        expect(page.get_by_role("heading", name=ENDING)).to_be_visible()


def test_a_server_that_is_killed_loses_nothing_and_pages_find_it_again(visit: Visit, server: Server) -> None:
    # The browser tells of a server that is gone, and of a socket that is given up before it is open.
    page = visit(complaint="ERR_|closed before the connection is established")
    against_a_bot(page)
    player = Player(page, 6)
    player.play_on(cards=2)
    before = board_of(page)
    server.stop(kill=True)
    lost = page.get_by_role("paragraph").filter(has_text="The connection is lost")
    expect(lost).to_be_visible()
    server.start()
    expect(lost).not_to_be_visible(timeout=30_000)
    after = board_of(page)
    assert sum(cell in " ".join(after) for cell in before) >= len(before) - 2  # the bot may have moved since
    player.play_on(cards=1)


def test_resigning_tells_the_other_at_once_and_both_may_play_again(friends: tuple[Page, Page]) -> None:
    host, guest = friends
    host.get_by_role("button", name="Resign").click()
    host.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(guest.get_by_role("heading", name="gave up")).to_be_visible()
    host.get_by_role("button", name="Rematch").click()
    # Both at once would be one too many for a moment, which the console would tell.
    expect(guest.get_by_text("would like a rematch")).to_be_visible()
    guest.get_by_role("button", name="Rematch").click()
    for page in friends:
        expect(page.get_by_role("group", name="Your hand").get_by_role("button")).to_have_count(6)


def test_where_somebody_was_erased_no_rematch_is_offered(friends: tuple[Page, Page]) -> None:
    host, guest = friends
    host.get_by_role("button", name="Resign").click()
    host.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(guest.get_by_role("button", name="Rematch")).to_be_visible()
    erased = host.evaluate(
        """() => fetch("/api/me", {
            method: "DELETE", headers: {"Content-Type": "application/json"}, body: '{"sure": true}',
        }).then((answer) => answer.ok)"""
    )
    assert erased
    expect(guest.get_by_text("left this table for good")).to_be_visible()
    expect(guest.get_by_role("button", name="Rematch")).to_have_count(0)


# -- one device --------------------------------------------------------------------------------------


def test_at_one_device_the_hand_is_covered_between_turns(visit: Visit) -> None:
    page = visit()
    set_up(page, seats={2: "Friend here"})
    sharers = Sharers(page, 8)
    for name in ("Player 1", "Player 2", "Player 1"):
        cover = page.get_by_role("heading", name=f"Pass the device to {name}")
        expect(cover).to_be_visible()
        assert page.get_by_role("group", name="Your hand").count() == 0
        page.get_by_role("button", name=f"I am {name}").click()
        sharers.play_turn()


# -- watching and replaying --------------------------------------------------------------------------


def test_a_spectator_sees_the_table_but_no_hand(friends: tuple[Page, Page], visit: Visit) -> None:
    host, guest = friends
    watcher = visit(f"/t/{host.url.rpartition('/')[2]}?watch")
    expect(watcher.get_by_role("list", name="Players")).to_be_visible()
    assert watcher.get_by_role("group", name="Your hand").count() == 0
    player = Player(host, 1)
    take_turns(player, Player(guest, 2), 1)
    expect(watcher.get_by_role("list", name="Log").get_by_role("listitem")).not_to_have_count(0)
    player.wait_for(lambda: board_of(watcher) == board_of(host))


def test_a_finished_game_is_replayed_step_by_step(visit: Visit) -> None:
    page = against_a_bot(visit())
    player = Player(page, 9)
    player.play_on(cards=3)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.get_by_role("link", name="Replay", exact=True).click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    assert last >= 6
    expect(slider).to_have_value("0")
    for _ in range(3):
        page.get_by_role("button", name="One step forward").click()
    expect(slider).to_have_value("3")
    expect(page).to_have_url(re.compile("#3$"))
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("2")
    expect(page).to_have_url(re.compile("#2$"))
    address = urlsplit(page.url)
    shared = visit(f"{address.path}#{address.fragment}")
    expect(shared.get_by_role("slider")).to_have_value("2")
