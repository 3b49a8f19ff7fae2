"""How likely it is to pass: chance nodes counted out, against the engine's table and published figures."""

from fractions import Fraction

import pytest

from caber.core.contract import CHANCE, State
from caber.games.schotten_rennen import layout as at
from caber.games.schotten_rennen.course import odds
from caber.games.schotten_rennen.state import SchottenRennen
from tests.games.schotten_rennen.games import Both, lay
from tests.games.schotten_rennen.naive import DICE, RED, WHITE

Chances = tuple[Fraction, Fraction]
"""Of passing with the dice alone, and with one risk throw."""


def counted(state: State, risks: bool) -> Fraction:
    """The chance to pass from a chance node, or from a missed throw, by playing everything that can come."""
    if state.turn == CHANCE:
        whole = sum(state.odds())
        return sum(
            (
                Fraction(weight, whole) * counted(state.after(move), risks)
                for move, weight in zip(state.moves(), state.odds())
            ),
            Fraction(0),
        )
    if state.cells[at.PHASE] == at.MISSED:
        return counted(state.after(at.TAKE_RISK), risks) if risks else Fraction(0)
    return Fraction(int(state.cells[at.MOVER] == 0))  # it is still the same player's turn: he has passed


def by_playing(both: Both, way: str) -> Chances:
    """The chances as the engine's moves give them."""
    state = both.state.after(both.state.parse(way))
    return counted(state, False), counted(state, True)


def by_table(state: SchottenRennen, way: str) -> Chances:
    """The chances as the engine tells them."""
    target = state.cells[at.FIGURE + state.cells[at.MOVER]] + 1
    alone, risked, whole = odds(state.cells, state.rules, target, way == "yellow")
    return Fraction(alone, whole), Fraction(risked, 6 * whole)


def agreed(both: Both, way: str) -> Chances:
    """The chances, which must be the same by playing, by the table and by the second engine."""
    found = by_playing(both, way)
    assert found == by_table(both.state, way) == both.naive.chances(way)
    return found


@pytest.mark.parametrize(
    ("card", "alone", "risked"),
    [
        ("3", 0.97, 0.995),
        ("4", 0.92, 0.98),
        ("5", 0.83, 0.95),
        ("6", 0.72, 0.91),
        ("7", 0.58, 0.84),
        ("8", 0.42, 0.75),
        ("9", 0.28, 0.64),
        ("10", 0.28, 0.60),
        ("11", 0.22, 0.51),
    ],
)
def test_the_odds_of_the_white_cards(card: str, alone: float, risked: float) -> None:
    found = agreed(lay(f"options: track={card},3"), "roll")
    assert float(found[0]) == pytest.approx(alone, abs=0.005)
    assert float(found[1]) == pytest.approx(risked, abs=0.0005 if card == "3" else 0.005)


@pytest.mark.parametrize("card", WHITE + RED)
@pytest.mark.parametrize("risk", [1, 2, 3])
def test_the_odds_of_every_card(card: str, risk: int) -> None:
    """Without and with stones on the card, at each of its numbers."""
    drawing = f"options: players=4 track=3,{card},3,3,3,3\nseat 1: stone 1 figure 1 risk {risk}\n"
    for more in ("", "seat 3: stone 2 figure 2 risk 0", "seat 3: stone 3 figure 3 risk 3"):
        both = lay(drawing + more)
        for way in both.naive.ways():
            agreed(both, way)


@pytest.mark.parametrize("number", range(2, 13))
def test_the_odds_of_the_goal_and_of_other_numbers(number: int) -> None:
    goal = lay(f"options: track=3 goal_target={number}\nseat 1: stone 1 figure 1 risk 2")
    whole = [1 if text[0] == text[2] else 2 for text in DICE if int(text[0]) + int(text[2]) >= number]
    state = goal.state.after(at.ROLL)
    reached = sum(
        weight for move, weight in zip(state.moves(), state.odds()) if state.after(move).outcome() is not None
    )
    assert reached == sum(whole)
    assert by_table(goal.state, "roll") == goal.naive.chances("roll")
    for card in ("hop_red", "hop_yellow", "bog_red"):
        name, colour = card.split("_")
        other = lay(f"options: track={name},3,3 {card}={number}")
        way = "roll" if colour == "red" else "yellow"
        assert agreed(other, way)[0] == Fraction(sum(whole), 36)


def test_whom_one_asks_makes_no_difference() -> None:
    """A total must be higher than another one: 575 of 1296 ways."""
    both = lay("options: players=4 track=rival,3")
    assert {agreed(both, way)[0] for way in ("ask 2", "ask 3", "ask 4")} == {Fraction(575, 1296)}
