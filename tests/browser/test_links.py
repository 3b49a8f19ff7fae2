"""Bad links between page and server: no move is lost or doubled, and the page shows what the server has."""

import json
import random
import re
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, NamedTuple
from uuid import uuid4

import pytest
from playwright.sync_api import Page, Request, Route, TimeoutError, expect

from caber.games import NAMES, game
from tests.browser.conftest import Server, Visit
from tests.browser.luck import Contexts
from tests.browser.masons import Mason
from tests.browser.players import Player
from tests.browser.pullers import Puller
from tests.browser.runners import Runner
from tests.browser.test_analysis import HERE, ME, OPEN, ROBOT, opened, post
from tests.faults.proxy import Proxy, proxy
from tests.ledger import Tally

PATIENCE = 30.0  # seconds for what should take one or two; machines are shared
PROMISED = 2.0  # seconds from the link's return to the view that the server has
NOTICED = 8.0  # seconds within which a page finds out by itself that its connections are dead
FETCHED = 12.0  # seconds from the link's return until a part of the page that was lost is there after all
# What browsers say of links that break, of sockets that are given up, and of calls that got no answer.
COMPLAINT = "ERR_|closed before the connection is established|WebSocket|Connection closed"
LOST = {"en": "The connection is lost", "de": "Die Verbindung ist weg", "nl": "De verbinding is weg"}
BACK = {"en": "You are connected again", "de": "Die Verbindung steht", "nl": "De verbinding is er weer"}
SAID = re.compile(f"{LOST['en']}|Your move hasn't arrived yet")


class Lister(Player):
    """Plays any game, by the list of all moves."""

    def gesture(self) -> bool:
        control = self.one_of(self.page.locator(".choices .primary")) or self.one_of(
            self.page.locator(".choices button[aria-pressed=false]:not([aria-disabled=true])")
        )
        if control is not None:
            self.press(control)
        return control is not None


PLAYERS: dict[str, type[Player]] = {
    "schotten_totten": Player, "kilt_castle": Mason, "schotten_rennen": Runner, "tug_of_war": Puller,
}  # fmt: skip

# All that the page shows of a view, in words.
SHOWN = """() => {
  const texts = (found) => [...document.querySelectorAll(found)].map((each) => each.textContent.trim());
  return {
    task: texts('#task').concat(texts('#end'))[0] ?? '',
    lines: texts('aside ol > li > :not(b)'),
    cells: texts('.below table tr > *'),
    facts: texts('.below .scroll + ul > li'),
    choices: texts('.choices > li > button:first-child'),
  };
}"""


def told(view: dict[str, Any]) -> dict[str, Any]:
    """The same of a view from the server."""
    reading = view["position"]["reading"]
    return {
        "task": view["ending"]["words"] if view["ending"] else view["task"],
        "lines": [line["words"].strip() for line in view["lines"]],
        "cells": [cell.strip() for row in (reading["heads"], *reading["rows"]) for cell in row],
        "facts": [fact.strip() for fact in reading["facts"]],
        "choices": [choice["words"].strip() for choice in view["choices"]],
    }


class Rival:
    """Somebody else at the table, whose own link is good."""

    def __init__(self, contexts: Contexts, server: Server, table: str, seat: int) -> None:
        self.context = contexts.open()
        self.address = f"{server.address}/api/tables/{table}"
        self.origin = {"Origin": server.address}
        self.act({"act": "sit", "seat": seat, "name": f"Rob {seat}"})
        self.act({"act": "ready", "seed": "heather"})

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.context.request.get(self.address).json()
        return found

    def act(self, wish: dict[str, Any]) -> None:
        """Asks for something until it is there: at the same moment the page asks for things, too."""
        for _ in range(20):
            act = {**wish, "seq": self.look()["seq"], "id": uuid4().hex}
            answer = self.context.request.post(f"{self.address}/acts", data=act, headers=self.origin)
            if answer.status != 409:
                assert answer.ok, answer.text()
                return
        raise AssertionError(f"never in time: {wish}")

    def move(self, rng: random.Random) -> None:
        """Plays anything, if it is his turn."""
        choices = self.look()["choices"]
        if choices:
            self.act({"act": "move", "move": rng.choice(choices)["move"]})


class Sitting:
    """Somebody at a table behind a bad link, and what only a test can see: all that his page sends."""

    def __init__(
        self, page: Page, contexts: Contexts, server: Server, link: Proxy, name: str, seed: int
    ) -> None:
        self.page, self.server, self.link = page, server, link
        self.sent: dict[str, str] = {}  # the moves that the page has sent, by the id of the act
        self.rng = random.Random(seed)
        page.on("request", self._notice)
        others = range(1, min(game(name).seats))
        self.table = opened(page, name, ME, *(OPEN for _ in others))
        self.rivals = [Rival(contexts, server, self.table, seat) for seat in others]
        self.player = PLAYERS.get(name, Lister)(page, seed)
        expect(page.locator("section.board, .board")).not_to_have_count(0)
        for fold in ("Text board", "All moves as a list"):
            summary = page.locator("summary", has_text=fold)
            if not summary.evaluate("it => it.parentElement.open"):  # the page remembers it
                summary.click()
        self.settle()

    def leave(self) -> None:
        """The others go, too."""
        for rival in self.rivals:
            rival.context.close()

    def _notice(self, request: Request) -> None:
        if request.method == "POST" and request.url.partition("?")[0].endswith(f"{self.table}/acts"):
            act = json.loads(request.post_data or "{}")
            if act["act"] == "move":
                self.sent.setdefault(act["id"], act["move"])

    def ask(self, path: str = "") -> Any:
        """What the server says, past the bad link; the cookie is one for the link's port."""
        address = f"{self.server.address}/api/tables/{self.table}{path}"
        return self.page.request.get(address, headers={"Host": f"localhost:{self.link.port}"})

    def made(self) -> list[str]:
        """The moves that the server has made for him."""
        runs = re.findall(r"^seat 1: (.+)$", self.ask("/games/1/record").text(), re.MULTILINE)
        return [move for run in runs for move in run.split("; ")]

    def settle(self) -> float:
        """How many seconds it takes until the page shows what the server has, and nothing of a bad link.

        By then each move that the page has sent is made, once, and no other.
        """
        began = time.monotonic()
        while True:
            wanted = [told(self.ask().json()), self.made(), 0]
            sent = list(self.sent.values())
            found = [self.page.evaluate(SHOWN), sent, self.page.locator("p", has_text=SAID).count()]
            waited = time.monotonic() - began
            if found == wanted:
                return waited
            assert waited < PATIENCE, f"after {waited:.0f} s it is {found}, and not {wanted}"
            self.page.wait_for_timeout(20)

    def play(self, seconds: float, rivals: bool = True) -> None:
        """All play for a while, as far as the page lets him."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            with suppress(TimeoutError):
                if self.player.my_turn:
                    self.player.gesture()
            for rival in self.rivals if rivals else ():
                rival.move(self.rng)
            self.page.wait_for_timeout(20)

    @property
    def over(self) -> bool:
        return bool(self.ask().json()["stage"] == "over")


class Fault(NamedTuple):
    """One way in which a link goes wrong for a while."""

    name: str
    begin: Callable[[Proxy, random.Random], None]
    forget: bool = False  # its connections are dead for ever after, though nobody says so


FAULTS = (
    Fault("cut", lambda link, rng: link.cut()),
    Fault("reset", lambda link, rng: link.cut(reset=True)),
    Fault("refused", lambda link, rng: link.refuse(reset=rng.random() < 0.5)),
    Fault("half open, then going on", lambda link, rng: link.hold()),
    Fault("answer lost", lambda link, rng: link.sever(rng.randrange(1, 1500))),
    Fault("nothing comes down", lambda link, rng: link.hold("down")),
    Fault("late", lambda link, rng: link.delay(rng.uniform(0.1, 1.5), rng.choice(["up", "down"]))),
    Fault("trickling", lambda link, rng: link.trickle(rng.uniform(2_000, 20_000))),
    Fault("half open for ever", lambda link, rng: link.hold(), forget=True),
    Fault("nothing goes up", lambda link, rng: link.hold("up")),
)


@pytest.fixture
def link(server: Server) -> Iterator[Proxy]:
    with proxy(server.port) as link:
        yield link


def trials() -> Iterator[Any]:
    """Four for each game: which faults come first is different in each."""
    for turn, name in enumerate(NAMES):
        for part in range(4):
            yield pytest.param(name, 25, part * 25 + turn * 100, id=f"{name}-{part}")


@pytest.mark.soak
@pytest.mark.promise("R10", "faults between page and server")
@pytest.mark.parametrize(("name", "faults", "first"), [*trials()])
def test_a_page_behind_a_bad_link_ends_with_what_the_server_has(
    visit: Visit,
    contexts: Contexts,
    server: Server,
    link: Proxy,
    tally: Tally,
    name: str,
    faults: int,
    first: int,
) -> None:
    page = visit(port=link.port, complaint=COMPLAINT)
    sitting = Sitting(page, contexts, server, link, name, first)
    rng = random.Random(first)
    took: dict[bool, list[tuple[float, str]]] = {True: [(0.0, "")], False: [(0.0, "")]}
    for number in range(first, first + faults):
        fault = FAULTS[number % len(FAULTS)]
        sitting.play(rng.choice([0.0, 1.0]), rivals=False)  # so that it is the others' turn half of the time
        fault.begin(link, rng)
        sitting.play(rng.choice([0.2, 1.0, 3.0, 6.0]))
        link.heal(fault.forget)
        trapped = link.traps > 0  # browsers use an old connection again when they need one, however dead
        took[trapped].append((sitting.settle(), fault.name))
        tally.tried()
        if sitting.over:
            sitting.leave()
            link.cut()  # no dead connection is left to load the next table over
            sitting = Sitting(page, contexts, server, link, name, number)
    sitting.leave()
    worst, unknown = max(took[False]), max(took[True])
    tally.measured(
        f"{name}: at most {worst[0]:.1f} s, {unknown[0]:.1f} s if nothing tells that the link is dead"
    )
    assert worst[0] <= PROMISED and unknown[0] <= NOTICED + PROMISED, (worst, unknown)


@pytest.mark.promise("R10", "links that a page finds lost by itself")
@pytest.mark.parametrize(
    "language", ["en", *(pytest.param(each, marks=pytest.mark.soak) for each in ("de", "nl"))]
)
def test_a_page_says_that_the_link_is_lost_and_that_it_is_back(
    visit: Visit, link: Proxy, language: str
) -> None:
    page = visit(port=link.port, complaint=COMPLAINT, language=language)
    opened(page, NAMES[0], ME, HERE)
    expect(page.get_by_role("button", name="Ailsa")).to_be_visible()  # the cover, which hides no bad news
    link.refuse()
    expect(page.get_by_text(LOST[language]).first).to_be_visible()
    expect(page.locator("#polite")).to_contain_text(LOST[language])
    link.heal()
    expect(page.locator("#polite")).to_contain_text(BACK[language])
    expect(page.locator("p", has_text=LOST[language])).to_have_count(0)


@pytest.mark.promise("R10", "links that a page finds lost by itself")
def test_a_half_open_link_is_noticed_while_nobody_does_anything(visit: Visit, link: Proxy) -> None:
    """Nothing tells the page: no farewell, no error, and no call that fails."""
    page = visit(port=link.port, complaint=COMPLAINT)
    opened(page, NAMES[0], ME, ROBOT)
    expect(page.locator(".board").first).to_be_visible()  # nothing is under way any more
    link.hold()
    expect(page.get_by_text(LOST["en"]).first).to_be_visible(timeout=PATIENCE * 1000)
    link.heal(forget=True)
    expect(page.locator("p", has_text=LOST["en"])).to_have_count(0, timeout=PATIENCE * 1000)


@pytest.mark.promise("R10", "moves whose answer got lost")
@pytest.mark.parametrize("after", [0, *(pytest.param(each, marks=pytest.mark.soak) for each in (40, 400))])
def test_a_move_whose_answer_got_lost_is_sent_again_and_made_once(
    visit: Visit, contexts: Contexts, server: Server, link: Proxy, after: int
) -> None:
    """The answer breaks off before it, in its head, or in its body."""
    page = visit(port=link.port, complaint=COMPLAINT)
    sitting = Sitting(page, contexts, server, link, NAMES[-1], after)
    link.sever(after) if after else link.hold("down")
    while not sitting.sent:
        sitting.play(0.05)
    ids = list(sitting.sent)
    if not after:
        expect(page.get_by_text("Your move hasn't arrived yet").first).to_be_visible()
        assert sitting.made(), "the server has it, and only the page doesn't know"
    link.heal()
    sitting.settle()
    assert list(sitting.sent)[: len(ids)] == ids
    sitting.leave()


@pytest.mark.promise("R10", "parts of a page that were lost on their way")
@pytest.mark.parametrize("forget", [True, False], ids=["hanging", "refused"])
@pytest.mark.parametrize("part", ["/assets/Board-.*js", "/assets/Board-.*css", "/texts/", "/api/me"])
def test_a_part_of_the_page_that_was_lost_on_its_way_is_asked_for_again(
    visit: Visit, server: Server, link: Proxy, part: str, forget: bool
) -> None:
    """The link breaks when it has been asked for: it hangs for ever, or is refused for a while."""
    page = visit(port=link.port, complaint=COMPLAINT)
    lost: list[str] = []

    def lose(route: Route) -> None:
        if not lost:
            lost.append(route.request.url)
            link.hold() if forget else link.refuse(reset=True)
        route.continue_()

    page.route(re.compile(part), lose)
    wanted = {"game": NAMES[0], "seats": [ME, ROBOT]}
    table = post(page, "", wanted)["id"]
    page.goto(f"http://localhost:{link.port}/t/{table}", wait_until="commit")
    deadline = time.monotonic() + PATIENCE
    while not lost:
        page.wait_for_timeout(20)
        assert time.monotonic() < deadline, f"nobody asks for {part}"
    page.wait_for_timeout(1500)
    link.heal(forget)
    expect(page.get_by_role("group", name="Stones")).to_be_visible(timeout=FETCHED * 1000)


@pytest.mark.promise("R10", "parts of a page that were lost on their way")
@pytest.mark.parametrize("part", ["/assets/index-.*js", "/assets/index-"], ids=["script", "script and style"])
def test_a_page_whose_script_was_lost_says_so_and_can_be_loaded_again(visit: Visit, part: str) -> None:
    page = visit(complaint=COMPLAINT)
    late = page.locator("#late")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(late).to_be_hidden()
    page.route(re.compile(part), lambda route: route.abort())
    page.reload()
    for language, words in {"en": "Load it again", "de": "Neu laden", "nl": "Opnieuw laden"}.items():
        expect(late.locator(f"[lang={language}] a")).to_have_text(words)
    expect(late).to_be_visible()
    page.unroute_all()
    late.get_by_role("link", name="Load it again").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(late).to_be_hidden()
