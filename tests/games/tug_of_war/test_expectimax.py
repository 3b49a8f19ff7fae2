"""Brute force checks itself; then it checks what the solver makes of a turn, and the values that it finds."""

import random
from collections.abc import Callable

import numpy as np
import pytest

from caber.bots.tug_of_war.pulls import DICE
from caber.bots.tug_of_war.sweeps import Sweep, Table
from caber.bots.tug_of_war.teams import Teams
from caber.core.options import Options
from caber.games.tug_of_war.rules import OFFERED, Rules
from tests.builds import COMPILED
from tests.games.tug_of_war.expectimax import CLOSE, COLUMNS, Bout, Position, Turns, node_of, values
from tests.games.tug_of_war.naive import Value

Chosen = dict[str, Value]

OTHERWISE: Chosen = {"same_turn": False, "leaving": "choice", "idle": False, "rerolls": "together"}
SETS: list[Chosen] = [
    {"cap": 2},
    {"cap": 3, **OTHERWISE},
    {"cap": 3, "leaving": "choice"},
    {"cap": 3, "lying": 1, "same_turn": False},
]
MORE_SETS: list[Chosen] = [
    {"cap": 6, "lying": 2},
    {"cap": 3, "same_turn": False},
    {"cap": 4, "lying": 1, "idle": False},
    {"cap": 6},
    {"cap": 6, **OTHERWISE},
]
EACH = 20  # positions


def any_position(turns: Turns, rng: random.Random) -> Position:
    sides = turns.athletes()
    return (rng.choice(COLUMNS), *rng.choice(sides), rng.choice(COLUMNS), *rng.choice(sides))


class Solver:
    """The solver's sweep, and its tables read by position."""

    def __init__(self, chosen: Chosen) -> None:
        rules = Rules(Options(OFFERED, chosen))
        self.teams = Teams(rules, int(rules.cap), int(rules.lying))
        self.sweep = Sweep(self.teams, processes=1)
        self.columns = {tuple(dice): number for number, dice in enumerate(DICE)}

    def read(self, table: Table) -> Callable[[Position], float]:
        """The mover's chance by position."""

        def value(position: Position) -> float:
            column, standing, lying, other, others_standing, others_lying = position
            waiting = self.columns[other], self.teams.number[others_standing, others_lying]
            return float(table[(*waiting, self.columns[column], self.teams.number[standing, lying])])

        return value

    def improved(self, table: Table) -> Table:
        """One turn of perfect play."""
        result = np.empty_like(table)
        assert list(self.sweep.run(table, result))[-1] == 1
        return result

    def solved(self) -> Table:
        """The value of every position, by sweeps from below and from above."""
        lower, upper = np.zeros(self.sweep.shape), np.ones(self.sweep.shape)
        while (upper - lower).max() > CLOSE:
            lower, upper = self.improved(upper), self.improved(lower)
        return (lower + upper) / 2


# -- brute force by itself -------------------------------------------------------------------------


@pytest.mark.parametrize("chosen", SETS[:2], ids=str)
def test_deeds_that_were_remembered_are_those_of_whole_turns(chosen: Chosen) -> None:
    turns, rng = Turns(chosen), random.Random(1)
    for _ in range(EACH // 4):
        node = node_of(
            rng.choice(COLUMNS), rng.choice(turns.athletes()), rng.choice(turns.athletes()), (1, 1, 1)
        )
        for dice in rng.sample(COLUMNS, 3):
            thrown = node._replace(dice=dice)
            assert turns.ways(thrown) == turns.ways_by_playing(thrown)


def test_chances_that_can_be_told_by_hand() -> None:
    """Whoever doesn't win in this turn has lost."""
    turns = Turns({"cap": 2})

    def lost(_: Position) -> float:
        return 1.0

    assert turns.worth(((1, 1, 1), 1, 0, (6, 6, 6), 2, 0), lost) == 1  # any two dice are enough
    # Two of three dice must show 4 or more, each of them thrown twice if need be.
    assert turns.worth(((6, 6, 6), 1, 0, (1, 1, 1), 0, 2), lost) == pytest.approx(54 / 64)
    # Without re-rolls one of three dice must show 3 or more; or a triple as high as the lowest of the column.
    assert turns.worth(((5, 5, 5), 1, 0, (1, 1, 1), 0, 1), lost) == pytest.approx(1 - 8 / 216)
    assert turns.worth(((2, 5, 5), 1, 0, (1, 1, 1), 0, 1), lost) == 1


def test_what_the_next_one_wins_the_mover_loses() -> None:
    turns, rng = Turns({"cap": 3}), random.Random(2)
    for _ in range(EACH // 4):
        position = any_position(turns, rng)
        lowest, highest = turns.worth(position, lambda _: 1.0), turns.worth(position, lambda _: 0.0)
        assert 0 <= lowest <= turns.worth(position, lambda _: 0.5) <= highest <= 1
        assert highest > lowest or lowest == 1


# -- the solver ------------------------------------------------------------------------------------


@pytest.mark.parametrize("chosen", SETS if COMPILED else SETS[:2], ids=str)
def test_a_sweep_is_a_turn_of_perfect_play(chosen: Chosen) -> None:
    agree_on_a_turn(chosen, EACH)


@pytest.mark.soak
@pytest.mark.parametrize("chosen", SETS + MORE_SETS, ids=str)
def test_a_sweep_is_a_turn_of_perfect_play_anywhere(chosen: Chosen) -> None:
    agree_on_a_turn(chosen, 20 * EACH)


def agree_on_a_turn(chosen: Chosen, positions: int) -> None:
    """Whatever positions are worth after it, however odd: no choice is missed, and none invented."""
    solver, turns, rng = Solver(chosen), Turns(chosen), random.Random(3)
    assert set(turns.athletes()) == set(solver.teams.teams)
    table = np.random.default_rng(3).random(solver.sweep.shape)
    before, after = solver.read(table), solver.read(solver.improved(table))
    for _ in range(positions):
        position = any_position(turns, rng)
        assert after(position) == pytest.approx(turns.worth(position, before), abs=1e-12), position


@pytest.mark.soak
@pytest.mark.parametrize("chosen", [{"cap": 2}, {"cap": 2, **OTHERWISE}, {"cap": 3, "lying": 1}], ids=str)
def test_brute_force_finds_the_same_values(chosen: Chosen) -> None:
    """Every position of a bout with very few athletes."""
    solver = Solver(chosen)
    value = solver.read(solver.solved())
    found = values(chosen)
    assert len(found) == solver.sweep.positions
    assert all(abs(value(position) - worth) <= 3 * CLOSE for position, worth in found.items())


@pytest.mark.soak
def test_brute_force_sweeps_as_it_looks_at_single_positions() -> None:
    bout, rng = Bout({"cap": 2}), random.Random(4)
    size = len(bout.sides)
    table = np.random.default_rng(4).random((size, size))
    places = {position: (mover, other) for position, mover, other in bout.positions()}
    after = bout.improved(table)
    for position in rng.sample([*places], 200):
        worth = bout.turns.worth(position, lambda each: float(table[places[each]]))
        assert after[places[position]] == pytest.approx(worth, abs=1e-12)
