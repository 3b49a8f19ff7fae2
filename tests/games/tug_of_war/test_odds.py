"""How likely throws are: chance nodes counted out, against plain enumeration of three dice."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from caber.core.contract import CHANCE, State
from caber.games.tug_of_war import layout as at
from tests.games.tug_of_war.games import start, turn_of

Throw = tuple[int, ...]


def thrown(state: State) -> Throw:
    """The thrown dice, the lowest first."""
    return tuple(int(state.cells[at.THROWN + index]) for index in range(3))


def counted(state: State, aim: int) -> Fraction:
    """The chance of a triple of this value, by playing; other dice are re-rolled while possible."""
    if state.turn == CHANCE:
        whole = sum(state.odds())
        outcomes = zip(state.moves(), state.odds())
        return sum(
            (Fraction(weight, whole) * counted(state.after(move), aim) for move, weight in outcomes),
            Fraction(0),
        )
    if state.cells[at.PHASE] == at.REROLLING:
        useful = [move for move in state.moves() if move not in (at.KEEP, at.REROLL + aim)]
        return counted(state.after(useful[0] if useful else at.KEEP), aim)
    return Fraction(int(thrown(state) == (aim, aim, aim)))


def by_hand(aim: int, sixes: int) -> Fraction:
    """The same without the engine: of those that miss, so many are thrown a second time."""
    total = Fraction(0)
    for dice in product(range(1, 7), repeat=3):
        missing = sum(die != aim for die in dice)
        if missing <= sixes:
            total += Fraction(1, 216) * Fraction(1, 6) ** missing
    return total


@pytest.mark.parametrize("manner", ["one_by_one", "together"])
@pytest.mark.parametrize("sixes", [0, 1, 2, 3])
def test_the_odds_of_a_triple(manner: str, sixes: int) -> None:
    column = " ".join(["6"] * sixes + ["1"] * (3 - sixes))
    state = turn_of(f"{column} | 9 standing", "9 standing", options=f"rerolls={manner}").state
    for aim in (1, 4, 6):
        assert counted(state, aim) == by_hand(aim, sixes)


def test_figures_that_can_be_looked_up() -> None:
    """One triple of a given value in 216; with three re-rolls 11 in 36 for each die."""
    assert by_hand(6, 0) == Fraction(1, 216)
    assert by_hand(6, 3) == Fraction(11, 36) ** 3


def test_the_first_columns_are_three_dice_each() -> None:
    """Nothing of seat 1's column is left when seat 2 rolls; sums as of three dice."""
    state = start()
    ways = Counter(sum(dice) for dice in product(range(1, 7), repeat=3))
    for seat in range(2):
        sums: Counter[int] = Counter()
        for move, weight in zip(state.moves(), state.odds()):
            sums[int(state.after(move).cells[at.STANDING + seat])] += weight
        assert sums == ways
        state.play(state.moves()[7])


def test_every_throw_is_there_once() -> None:
    state = turn_of("1 1 1 | 9 standing", "9 standing").state
    found = {thrown(state.after(move)): weight for move, weight in zip(state.moves(), state.odds())}
    assert found == Counter(tuple(sorted(dice)) for dice in product(range(1, 7), repeat=3))
    assert list(found) == sorted(found)


def test_a_rerolled_die_shows_each_side_alike() -> None:
    state = turn_of("6 1 1 | 9 standing", "9 standing").play("2-3-5", "reroll 3").state
    assert state.odds() == [1] * 6
    assert [thrown(state.after(move)) for move in state.moves()] == [
        (1, 2, 5),
        (2, 2, 5),
        (2, 3, 5),
        (2, 4, 5),
        (2, 5, 5),
        (2, 5, 6),
    ]
