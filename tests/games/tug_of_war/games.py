"""Whole games for tests: one game on both engines, and guides that look for what uniform play never meets."""

import random
from collections.abc import Mapping
from contextlib import suppress
from functools import cache

import pytest

from caber.core.contract import CHANCE, OVER, State
from caber.core.errors import BadOption, IllegalMove
from caber.core.options import Value, written
from caber.games.tug_of_war import GAME
from caber.games.tug_of_war import layout as at
from caber.games.tug_of_war.drawing import draw, read
from caber.games.tug_of_war.state import TugOfWar
from tests.games.tug_of_war.naive import OPTIONS, THROWS, NaiveGame, Side, drawn

PHASES = {
    at.COLUMNS: "columns",
    at.THROWING: "throwing",
    at.REROLLING: "rerolling",
    at.RELANDING: "relanding",
    at.ASSIGNING: "assigning",
    at.LEAVING: "leaving",
    at.FINISHED: "finished",
}
# By manner of playing: what a player looks for, the first word being the most wanted.
STYLES: dict[str, list[str]] = {
    "any": [],
    "pulling": ["berserker", "remove lying", "remove", "weaken", "reroll"],
    "weakening": ["weaken", "remove lying", "remove", "reroll"],
    "bundling": ["swap", "remove", "keep"],
    "resting": ["idle", "weaken", "leave standing", "reroll"],
}
TRIPLES = [text for text in THROWS if len(set(text)) == 2]
# By the luck of a game: what its throws are taken from, one time in two.
LUCKS: dict[str, list[str]] = {
    "fair": THROWS,
    "triples": TRIPLES,
    "low": [text for text in THROWS if text.endswith(("1", "2"))],
    "sixes": [text for text in THROWS if "6" in text],
    "extremes": [text for text in THROWS if set(text) <= set("-16")],
}


def start(options: Mapping[str, Value] | None = None) -> TugOfWar:
    """A game before the columns are rolled."""
    state = GAME.start(options)
    assert isinstance(state, TugOfWar)
    return state


@cache
def text_of(move: int) -> str:
    """A move in notation; it doesn't depend on the position."""
    return start().text(move)


def texts(state: State) -> list[str]:
    """The legal moves as texts."""
    return [text_of(move) for move in state.moves()]


# -- what lies on the table, as each engine has it -------------------------------------------------


def table(state: TugOfWar) -> dict[str, object]:
    """The position of the real engine in plain words."""
    cells = list(state.cells)
    marked = zip(cells[at.THROWN : at.THROWN + 3], cells[at.REROLLED : at.REROLLED + 3])
    return {
        "phase": PHASES[cells[at.PHASE]],
        "turn": {CHANCE: "chance", OVER: "over"}.get(int(state.turn), int(state.turn)),
        "bout": cells[at.BOUT],
        "mover": cells[at.MOVER],
        "turn number": cells[at.TURN],
        "winners": [seat for seat in (cells[at.WON], cells[at.WINNER]) if seat >= 0],
        "columns": [cells[at.COLUMN : at.COLUMN + 3], cells[at.COLUMN + 3 : at.COLUMN + 6]],
        "standing": cells[at.STANDING : at.STANDING + 2],
        "lying": cells[at.LYING : at.LYING + 2],
        "thrown": [die for die in marked if die != (0, 0)],
        "rerolls": cells[at.REROLLS],
        "beside": cells[at.BESIDE : at.BESIDE + 3],
        "fresh": cells[at.FRESH],
        "leaving": cells[at.LEAVE],
    }


def naive_table(naive: NaiveGame) -> dict[str, object]:
    """The position of the naive engine in the same words."""
    return {
        "phase": naive.phase,
        "turn": naive.turn,
        "bout": naive.bout,
        "mover": naive.mover,
        "turn number": naive.turn_number,
        "winners": naive.winners,
        "columns": [side.column for side in naive.sides],
        "standing": [side.standing for side in naive.sides],
        "lying": [side.lying for side in naive.sides],
        "thrown": naive.thrown,
        "rerolls": naive.rerolls,
        "beside": naive.beside,
        "fresh": naive.fresh,
        "leaving": naive.to_leave,
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
        """Whoever gives up now: both engines say the same of it."""
        for seat in range(2):
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


def turn_of(mine: str, theirs: str, thrown: str = "", options: str = "") -> Both:
    """Seat 1's first turn: both sides, and the dice to be assigned, for which the first places are free."""
    other = theirs if "|" in theirs else f"1 1 1 | {theirs}"
    lines = [f"options: {options}", f"seat 1: {mine}", f"seat 2: {other}"]
    if thrown:
        open_places = len(thrown.split())
        lines += ["turn: 1 assigning", f"thrown: {thrown}"]
        if open_places < 3:
            lines.append("beside:" + " -" * open_places + " 1" * (3 - open_places))
    return lay("\n".join(lines))


def refusal(both: Both, text: str) -> str:
    """The reason for which the engine refuses a move."""
    with pytest.raises(IllegalMove) as caught:
        both.state.play(both.state.parse(text))
    return caught.value.key.removeprefix("tug-of-war-refused-")


def athletes(both: Both) -> list[tuple[int, int]]:
    """Standing and lying athletes, by seat."""
    return [(side.standing, side.lying) for side in both.naive.sides]


def columns(both: Both) -> list[list[int]]:
    """The column dice by place, by seat."""
    return [side.column for side in both.naive.sides]


def now(both: Both) -> tuple[int, str]:
    """The seat (from 1) and the phase."""
    return both.naive.mover + 1, both.naive.phase


# -- options and invented positions ------------------------------------------------------------------


def any_options(rng: random.Random) -> dict[str, Value]:
    """Any rulings; often the usual ones, or the usual ones with few athletes or few turns."""
    kind = rng.random()
    if kind < 0.2:
        return {}
    if kind < 0.4:
        return {"cap": rng.choice(OPTIONS["cap"]), "turn_limit": rng.choice(OPTIONS["turn_limit"])}
    while True:
        options = {name: rng.choice(values) for name, values in OPTIONS.items()}
        with suppress(BadOption):  # not all values go together
            start(options)
            return options


def invented(rng: random.Random) -> str:
    """The drawing of a position that needn't come from a game: few athletes, any dice, often late."""
    options = any_options(rng)
    naive = NaiveGame(options)
    won = rng.randint(1, 2)
    naive.bout = rng.choice((1, 2, 2))
    limit = naive.options["turn_limit"]
    number = rng.randint(1, 30) if limit == "none" else int(limit) - rng.choice((0, 0, 1, rng.randint(0, 9)))
    mover = naive.began if number % 2 else 1 - naive.began
    most = naive.options["lying"]
    for side in naive.sides:
        side.column = [rng.randint(1, 6) for _ in range(3)]
        side.lying = min(rng.choice((0, 0, 1, 2, 3)), naive.room(side), int(most) if most != "none" else 9)
        side.standing = min(rng.choice((0, 1, 2, 3, 4, 6)), naive.room(side))
        if side.athletes == 0:
            side.standing = 1
    phase, extra = rng.choice((("throwing", []), ("assigning", any_dice(rng, naive, mover))))
    return "\n".join(
        [
            "options: " + " ".join(f"{option}={written(value)}" for option, value in options.items()),
            f"bout: {naive.bout}" + (f" won {won}" if naive.bout == 2 else ""),
            f"turn: {mover + 1} {phase} {number}",
            *(f"seat {seat}: {side_line(side)}" for seat, side in enumerate(naive.sides, 1)),
            *extra,
        ]
    )


def side_line(side: Side) -> str:
    """A side as it is drawn."""
    return f"{' '.join(map(str, side.column))} | {side.standing} standing {side.lying} lying"


def any_dice(rng: random.Random, naive: NaiveGame, mover: int) -> list[str]:
    """What the drawing of an invented turn says of its dice: up to two of them lie beside the column."""
    used = rng.choice((0, 1, 1, 2))
    places = rng.sample(range(3), used)
    beside = [str(rng.randint(1, 6)) if place in places else "-" for place in range(3)]
    lines = ["thrown: " + " ".join(str(rng.randint(1, 6)) for _ in range(3 - used))]
    if used:
        lines.append("beside: " + " ".join(beside))
    fresh = min(used, naive.sides[1 - mover].lying)
    if fresh and not naive.options["same_turn"]:
        lines.append(f"fresh: {fresh}")
    return lines


# -- guides ----------------------------------------------------------------------------------------


def choose(naive: NaiveGame, rng: random.Random, style: str, luck: str, patient: bool) -> str:
    """One of the legal moves, in the manner of this game; when patience is at an end, triples decide it."""
    if naive.phase in ("columns", "throwing"):
        if not patient:
            return "1-1-1" if naive.phase == "columns" else "6-6-6"
        if rng.random() < 0.5:
            return rng.choice(LUCKS[luck])
        return rng.choices(THROWS, naive.odds())[0]
    legal = naive.legal()
    if not patient:
        return legal[0]  # keep, berserker, or remove
    for wanted in STYLES[style]:
        found = [text for text in legal if wanted in text]
        if found and rng.random() < 0.6:
            return rng.choice(found)
    return rng.choice(legal)
