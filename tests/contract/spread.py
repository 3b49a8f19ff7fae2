"""What the contract suite plays: option sets spread over all that a game offers, and games at random."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, cycle
from math import sqrt
from typing import NamedTuple, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from caber.core.contract import CHANCE, NOBODY, OVER, SELDOM, State
from caber.core.errors import BadNotation, BadOption
from caber.core.game import Game
from caber.core.options import Option, Value, written
from caber.core.rng import Rng
from caber.games import NAMES, game
from tests.builds import COMPILED

LONGEST = 5_000  # moves, chance included: far more than any game of ours can take
PATIENCE = 300  # after so many moves a guide stops trying things out and gets on with the game
MOST_MOVES = 100_000  # no game numbers more moves than this: they are meant to be small and dense
REPRESENTED = 4  # values of an option that are played: if it has more, the default and some of the others
SWITCHED = 24  # option sets in which only two-valued options are thrown, the rest being default
CANDIDATES = 12  # how many option sets are tried for each that joins the pairs
SHARES = 4  # parts into which a game's option sets are split, so that several processes can help
THINNED = 1 if COMPILED else 5  # of so many option sets one is played: plain Python runs the same rules

Item = TypeVar("Item")
Pair = tuple[tuple[str, Value], tuple[str, Value]]


def one_of(items: Sequence[Item], rng: random.Random) -> Item:
    """A random item; `random()` alone gives the same numbers in every release of Python."""
    return items[int(rng.random() * len(items))]


class Setting(NamedTuple):
    """A game with the options it is played with."""

    game: Game
    chosen: dict[str, Value]

    def __str__(self) -> str:
        changed = self.game.options(self.chosen).changed()
        return " ".join([self.game.name, *(f"{name}={written(value)}" for name, value in changed.items())])

    def start(self) -> State:
        """The first position."""
        return self.game.start(self.chosen)

    @property
    def seats(self) -> int:
        """How many play; a game tells by the payoffs with which it ends."""
        return seats_of(str(self))

    @property
    def viewers(self) -> list[int]:
        """Every seat, and the spectator."""
        return [*range(self.seats), NOBODY]


class Share(NamedTuple):
    """Some of the option sets of one game."""

    name: str
    settings: tuple[Setting, ...]

    def __str__(self) -> str:
        return self.name


# -- option sets -----------------------------------------------------------------------------------


@cache
def settings(name: str) -> tuple[Setting, ...]:
    """Defaults; each option changed alone; switches thrown at random; and all pairs of represented values.

    What a game refuses is left out, and only that: each set is offered to the game.
    """
    of = game(name)
    rng = random.Random(2024)
    sets: list[dict[str, Value]] = [{}]
    sets += [{option.name: value} for option in of.offered for value in represented(option)[1:]]
    switches = [option for option in of.offered if len(represented(option)) == 2]
    sets += [{option.name: one_of(option.choices, rng) for option in switches} for _ in range(SWITCHED)]
    sets = [chosen for chosen in sets if accepted(of, chosen)]
    sets += pairs_covered(of, sets, rng)
    by_text = {str(setting): setting for setting in (Setting(of, chosen) for chosen in sets)}
    return tuple(by_text.values())


def represented(option: Option) -> tuple[Value, ...]:
    """The default first, the others evenly spread if there are many; and the example of an own value."""
    default, *others = option.choices
    if len(others) >= REPRESENTED:
        last = len(others) - 1
        others = [others[last * step // (REPRESENTED - 2)] for step in range(REPRESENTED - 1)]
    return (default, *others, *([option.own.example] if option.own else []))


def accepted(of: Game, chosen: dict[str, Value]) -> bool:
    """Whether the game can be played with these options."""
    try:
        of.start(chosen)
    except BadOption:
        return False
    return True


def pairs_covered(of: Game, sets: list[dict[str, Value]], rng: random.Random) -> list[dict[str, Value]]:
    """More sets, until any two values of two options meet in one of them, unless the game forbids it."""
    missing: dict[Pair, None] = {}  # as a set that keeps its order
    values = {option.name: represented(option) for option in of.offered}
    for one, other in combinations(values, 2):
        for value in values[one]:
            missing.update({((one, value), (other, more)): None for more in values[other]})
    for chosen in sets:
        for pair in pairs_in(of, chosen):
            missing.pop(pair, None)
    more_sets: list[dict[str, Value]] = []
    while missing:
        wanted = next(iter(missing))
        candidates = []
        for _ in range(CANDIDATES):
            chosen = {name: one_of(some, rng) for name, some in values.items()} | dict(wanted)
            if accepted(of, chosen):
                candidates.append(chosen)
        missing.pop(wanted)
        if candidates:
            best = max(candidates, key=lambda chosen: len(missing.keys() & pairs_in(of, chosen)))
            more_sets.append(best)
            for pair in pairs_in(of, best):
                missing.pop(pair, None)
    return more_sets


def pairs_in(of: Game, chosen: dict[str, Value]) -> list[Pair]:
    """The pairs of values that meet in an option set."""
    return list(combinations(of.options(chosen).items(), 2))


def shares() -> list[Share]:
    """All option sets of all games, dealt out in parts of about the same weight."""
    return [
        Share(f"{name}-{part + 1}of{SHARES}", settings(name)[part :: SHARES * THINNED])
        for name in NAMES
        for part in range(SHARES)
    ]


@cache
def seats_of(setting: str) -> int:
    """How many payoffs a game with these options ends with."""
    name, _, _ = setting.partition(" ")
    state = next(each for each in settings(name) if str(each) == setting).start()
    state.playout(Rng(0))
    outcome = state.outcome()
    assert outcome is not None, f"{setting}: a playout ends without an outcome"
    return len(outcome.payoffs)


# -- moves -----------------------------------------------------------------------------------------


@cache
def move_numbers(name: str) -> int:
    """How many move numbers a game has: `text` knows 0, 1, 2 … and refuses the first one beyond."""
    state = game(name).start()
    for number in range(MOST_MOVES):
        try:
            state.text(number)
        except BadNotation:
            return number
    raise AssertionError(f"{name}: text() knows more than {MOST_MOVES} moves")


# -- games at random -------------------------------------------------------------------------------


def considered(state: State, rng: random.Random) -> list[int]:
    """What to choose from at random: the legal moves, most of the time without the seldom ones."""
    moves = state.moves()
    common = [move for move in moves if not state.seldom(move)]
    return moves if len(common) in (0, len(moves)) or rng.random() * SELDOM < 1 else common


class Guide:
    """Chooses the moves of some games: `random`, always the `first` or the `last`, or `curious`.

    The curious one prefers what it has seldom done, so that rare moves come up often; chance keeps to its
    odds, whoever plays. A game that drags on is ended by the first moves of its menus: those get on with it.
    """

    def __init__(self, style: str, seed: int) -> None:
        self.style = style
        self.rng = random.Random(seed)
        self.made: Counter[int] = Counter()

    def choose(self, state: State, played: int = 0) -> int:
        """A legal move, when so many have been played."""
        if state.turn == CHANCE:
            tickets = [move for move, weight in zip(state.moves(), state.odds()) for _ in range(weight)]
            return one_of(tickets, self.rng)
        if played > PATIENCE and self.rng.random() < 0.9:
            return int(state.nth(0))
        return self.among(considered(state, self.rng))

    def among(self, moves: list[int]) -> int:
        """One of these moves."""
        if self.style == "first":
            return moves[0]
        if self.style == "last":
            return moves[-1]
        if self.style == "curious" and self.rng.random() < 0.8:
            fewest = min(self.made[move] for move in moves)
            moves = [move for move in moves if self.made[move] == fewest]
        move = one_of(moves, self.rng)
        self.made[move] += 1
        return move


class Walk:
    """One game on its way; as a text it says how it got here, for when an assertion fails."""

    def __init__(self, setting: Setting, guide: Guide) -> None:
        self.setting = setting
        self.guide = guide
        self.state = setting.start()
        self.history: list[int] = []

    def moves(self) -> Iterator[int]:
        """Plays to the end, handing out each move just before it is played."""
        while self.state.turn != OVER:
            assert len(self.history) < LONGEST, f"the game doesn't end\n{self}"
            move = self.guide.choose(self.state, len(self.history))
            yield move
            self.state.play(move)
            self.history.append(move)

    def __str__(self) -> str:
        return told(self.setting, self.history)


def told(setting: Setting, history: list[int]) -> str:
    """A game in words: options and moves."""
    start = setting.start()
    return f"{setting}: " + "; ".join(start.text(move) for move in history)


class Position(NamedTuple):
    """A state together with the way to it."""

    state: State
    setting: Setting
    history: list[int]

    def __str__(self) -> str:
        return told(self.setting, self.history)


STYLES = ("random", "curious", "first", "last")


def walks(some: Iterable[Setting], games: int, seed: int = 0) -> Iterator[Walk]:
    """Games with each of the settings, by a random and a curious guide in turn."""
    guides = cycle([Guide(style, seed) for style in STYLES[:2]])
    for setting in some:
        for _ in range(games):
            yield Walk(setting, next(guides))


def positions(some: Iterable[Setting], games: int, each: int, seed: int = 0) -> Iterator[Position]:
    """Positions of such games: the first, the last, and a few between, none of them being played on."""
    rng = random.Random(seed)
    for walk in walks(some, games, seed):
        states = []
        for _ in walk.moves():
            states.append(walk.state.copy())
        states.append(walk.state)
        plies = {0, len(states) - 1} | {int(rng.random() * len(states)) for _ in range(each)}
        for ply in sorted(plies):
            yield Position(states[ply], walk.setting, walk.history[:ply])


# -- figures --------------------------------------------------------------------------------------


def surprise(found: Iterable[int], expected: Iterable[float]) -> float:
    """Chi-square in standard deviations above what chance alone would give; 6 is beyond belief."""
    pairs = list(zip(found, expected))
    square = sum((seen - due) * (seen - due) / due for seen, due in pairs)
    freedom = len(pairs) - 1
    return (square - freedom) / sqrt(2 * freedom)


# -- cells -----------------------------------------------------------------------------------------


def cells_of(state: State) -> list[int]:
    """All cells of a state, scratch included."""
    return [int(cell) for cell in state.cells]


def facts_of(state: State) -> list[int]:
    """The cells that say all there is to say about the position."""
    return cells_of(state)[: state.facts]


def with_cell(state: State, index: int, value: int) -> State:
    """The same state but for one cell."""
    cells = cells_of(state)
    cells[index] = value
    return state.twin(vec[i64](cells))
