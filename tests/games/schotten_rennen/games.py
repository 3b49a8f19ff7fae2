"""Whole games for tests: one game on both engines, and guides that look for what uniform play never meets."""

import random
from collections.abc import Mapping
from functools import cache

import pytest

from caber.core.contract import CHANCE, OVER, State
from caber.core.errors import IllegalMove
from caber.core.options import Value, written
from caber.games.schotten_rennen import GAME
from caber.games.schotten_rennen import layout as at
from caber.games.schotten_rennen.drawing import draw, read
from caber.games.schotten_rennen.state import SchottenRennen
from tests.games.schotten_rennen.naive import CARDS, DICE, OPTIONS, RED, TWO_NUMBERS, WHITE, NaiveGame, drawn

PHASES = {
    at.PICKING: "picking",
    at.LAYING: "laying",
    at.BEGIN: "begin",
    at.GO_ON: "go_on",
    at.RIVAL: "rival",
    at.ROLLING: "rolling",
    at.MISSED: "missed",
    at.RISKING: "risking",
    at.BONUS: "bonus",
    at.FINISHED: "over",
}
STYLES = ("steady", "bold", "chasing", "yellow", "curious")
LONG = 200  # moves, after which all throws are good ones: every game ends
NAMES = ["?", *CARDS]  # by kind + 1


def start(options: Mapping[str, Value] | None = None) -> SchottenRennen:
    """A race before the cards are laid out."""
    state = GAME.start(options)
    assert isinstance(state, SchottenRennen)
    return state


@cache
def text_of(move: int) -> str:
    """A move in notation; it doesn't depend on the position."""
    return start().text(move)


def texts(state: State) -> list[str]:
    """The legal moves as texts."""
    return [text_of(move) for move in state.moves()]


# -- what lies on the table, as each engine has it -------------------------------------------------


def table(state: SchottenRennen) -> dict[str, object]:
    """The position of the real engine in plain words."""
    cells = list(state.cells)
    players, length = int(state.rules.players), int(state.rules.length)
    return {
        "phase": PHASES[cells[at.PHASE]],
        "turn": {CHANCE: "chance", OVER: "over"}.get(int(state.turn), int(state.turn)),
        "mover": cells[at.MOVER],
        "stones": cells[at.STONE : at.STONE + players],
        "figures": cells[at.FIGURE : at.FIGURE + players],
        "risk": cells[at.RISK : at.RISK + players],
        "places": cells[at.PLACED : at.PLACED + players],
        "last": cells[at.LAST] == 1,
        "passed": cells[at.PASSED],
        "need": cells[at.NEED],
        "yellow": cells[at.YELLOW] == 1,
        "asked": cells[at.ROLLER],
        "dice": (cells[at.LOW], cells[at.HIGH]),
        "track": [NAMES[kind + 1] for kind in cells[at.TRACK : at.TRACK + length]],
        "pool": cells[at.POOL : at.POOL + at.KINDS] if cells[at.PHASE] <= at.LAYING else [],
        "picks": cells[at.PICKS],
    }


def naive_table(naive: NaiveGame) -> dict[str, object]:
    """The position of the naive engine in the same words."""
    return {
        "phase": naive.phase,
        "turn": naive.turn,
        "mover": naive.mover,
        "stones": [runner.stone for runner in naive.runners],
        "figures": [runner.figure for runner in naive.runners],
        "risk": [runner.risk for runner in naive.runners],
        "places": [runner.place for runner in naive.runners],
        "last": naive.last,
        "passed": naive.passed,
        "need": naive.need,
        "yellow": naive.yellow,
        "asked": -1 if naive.asked is None else naive.asked,
        "dice": naive.dice or (0, 0),
        "track": naive.track,
        "pool": [naive.pool.count(card) for card in CARDS] if naive.phase in ("picking", "laying") else [],
        "picks": naive.picks,
    }


class Both:
    """One game on both engines at once; everything they say is compared after every move."""

    def __init__(self, options: Mapping[str, Value] | None = None, drawing: str | None = None) -> None:
        self.state = start(options) if drawing is None else read(drawing)
        self.naive = NaiveGame(options) if drawing is None else drawn(drawing)
        self.history: list[str] = [] if drawing is None else [drawing]
        self.texts: list[str] = []
        self._compare()

    def play(self, *moves: str) -> "Both":
        """Plays these moves, given as texts."""
        for text in moves:
            self.state.play(self.state.parse(text))
            self.naive.play(text)
            self.history.append(text)
            self._compare()
        return self

    def compare_forfeits(self) -> None:
        """Whoever gives up now: both engines place everybody alike."""
        for seat in range(self.naive.players):
            found = self.state.forfeit(seat, "resigned")
            assert tuple(found) == self.naive.forfeit(seat, "resigned"), self

    def compare_drawings(self) -> None:
        """Both engines read the position as it is drawn."""
        drawing = draw(self.state)
        assert read(drawing) == self.state, self
        assert naive_table(drawn(drawing)) == naive_table(self.naive), self

    def _compare(self) -> None:
        assert table(self.state) == naive_table(self.naive), self
        self.texts = texts(self.state)
        assert self.texts == self.naive.legal(), self
        if self.naive.turn == "chance":
            assert self.state.odds() == self.naive.odds(), self
        outcome, expected = self.state.outcome(), self.naive.outcome()
        assert (None if outcome is None else tuple(outcome)) == expected, self

    def __str__(self) -> str:
        return f"{self.state.options}: {'; '.join(self.history)}"

    __repr__ = __str__  # what a failing assertion shows


# -- short questions for tests of a single position -------------------------------------------------


def lay(drawing: str) -> Both:
    """A drawn position on both engines."""
    return Both(drawing=drawing)


def refusal(both: Both, text: str) -> str:
    """The reason for which the engine refuses a move."""
    with pytest.raises(IllegalMove) as caught:
        both.state.play(both.state.parse(text))
    return caught.value.key.removeprefix("schotten-rennen-refused-")


def stones(both: Both) -> list[int]:
    """Where the stones lie, by seat."""
    return [runner.stone for runner in both.naive.runners]


def figures(both: Both) -> list[int]:
    """Where the figures stand, by seat."""
    return [runner.figure for runner in both.naive.runners]


def risk(both: Both) -> list[int]:
    """The risk stones, by seat."""
    return [runner.risk for runner in both.naive.runners]


def now(both: Both) -> tuple[int, str]:
    """The seat (from 1) and the phase."""
    return both.naive.mover + 1, both.naive.phase


# -- options and invented positions ------------------------------------------------------------------


def any_options(rng: random.Random, players: int) -> dict[str, Value]:
    """Any rulings for that number of players; often the usual ones on a usual track."""
    if rng.random() < 0.25:
        return {"players": players, "track": rng.choice(("base", "pro"))}
    options = {name: rng.choice(values) for name, values in OPTIONS.items()}
    options["players"] = players
    options["begins"] = rng.randint(1, players)
    if rng.random() < 0.6:
        options["track"] = any_track(rng)
    if rng.random() < 0.5:  # hardly anybody gets over an 11 or a 12 twice in a game
        for name, values in OPTIONS.items():
            if name.endswith(("_red", "_yellow")):
                options[name] = values[0]
    return options


def any_track(rng: random.Random) -> str:
    """A track of one's own: of any length, easy or hard, with a few or many red cards."""
    length = rng.randint(1, 12)
    white = rng.choice((WHITE, WHITE[:3], WHITE[-3:], ["3", "10", "11"]))
    red = rng.sample(rng.choice((RED, TWO_NUMBERS)), 5)[: rng.choice((0, 1, 3, 5))][:length]
    cards = red + [rng.choice(white) for _ in range(length - len(red))]
    rng.shuffle(cards)
    return ",".join(cards)


def invented(rng: random.Random, players: int) -> str:
    """The drawing of a position that needn't come from a game: anything may lie anywhere."""
    options = any_options(rng, players)
    if options["track"] in ("base", "pro"):
        options["track"] = any_track(rng)
    options["shuffle"] = False
    naive = NaiveGame(options)
    mover = rng.randrange(players)
    last_card = naive.goal - 1
    for seat, runner in enumerate(naive.runners):
        runner.stone = runner.figure = rng.choice((0, rng.randint(0, last_card), rng.randint(0, last_card)))
        runner.risk = rng.randint(0, 3)
        if naive.options["play_on"] and players > 2 and seat == (mover + 1) % players and rng.random() < 0.5:
            runner.stone = runner.figure = naive.goal
            runner.place = 1
    me = naive.runners[mover]
    if rng.random() < 0.3:  # the others are ahead, so far as they have begun
        me.stone = me.figure = 0
    naive.last = naive.alone_last(mover)
    if me.stone == 0 and rng.random() < 0.2:  # he has just retreated
        naive.last, me.risk = False, 3
    phase = "begin"
    if me.stone < last_card and rng.random() < 0.6:
        phase = "go_on"
        me.figure = rng.randint(me.stone + 1, last_card)
        most = min(5, me.figure - me.stone)
        naive.passed = rng.choice((most, rng.randint(1, most))) if naive.last else 0
    lines = [
        "options: " + " ".join(f"{option}={written(value)}" for option, value in options.items()),
        f"turn: {mover + 1} {phase}",
    ]
    for seat, runner in enumerate(naive.runners, 1):
        if runner.place:
            lines.append(f"seat {seat}: place {runner.place} risk {runner.risk}")
        else:
            lines.append(f"seat {seat}: stone {runner.stone} figure {runner.figure} risk {runner.risk}")
    if naive.last:
        lines += ["last: yes", f"passed: {naive.passed}"]
    return "\n".join(lines)


# -- guides ----------------------------------------------------------------------------------------


def choose(naive: NaiveGame, rng: random.Random, style: str, played: int) -> str:
    """One of the legal moves, in the manner of this game; after many moves the dice help."""
    if naive.phase == "rival":
        return "1-1" if played > LONG else rng.choice(("1-1", "6-6", rng.choice(DICE)))
    if naive.phase == "rolling":
        return "6-6" if played > LONG else rng.choice(DICE)
    if naive.phase == "risking":
        return "green" if played > LONG else rng.choice(naive.legal())
    return rng.choice(wanted(naive, rng, style) or naive.legal())


def wanted(naive: NaiveGame, rng: random.Random, style: str) -> list[str]:
    """What a player in this manner chooses from."""
    legal = naive.legal()
    if naive.phase == "begin" and rng.random() > 0.05:  # who retreats at half of all turns never arrives
        legal = [text for text in legal if text != "retreat"]
    if naive.phase == "go_on" and style != "curious":
        stops = {"steady": 0.6, "bold": 0.1, "yellow": 0.4, "chasing": 0.0 if naive.last else 0.8}
        if rng.random() < stops[style]:
            return ["secure"]
        legal = legal[1:]
    if naive.phase == "missed" and rng.random() < 0.6:
        return ["risk"]
    if style == "yellow" and "yellow" in legal:
        return ["yellow"]
    return legal
