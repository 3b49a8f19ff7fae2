"""The exact endgame against brute force on the naive engine: the same value for every move."""

import random
from copy import deepcopy

import pytest

from caber.bots.schotten_totten.endgame import GIVEN_UP, Endgame, is_open
from caber.bots.schotten_totten.search import Eagle, study
from caber.core.contract import CHANCE, OVER
from caber.core.options import Value
from caber.core.rng import Rng
from caber.games.schotten_totten.layout import HELD
from caber.games.schotten_totten.state import SchottenTotten
from tests.games.schotten_totten.games import start
from tests.games.schotten_totten.naive import NaiveGame
from tests.games.schotten_totten.test_second_engine import naive_options

SMALL: list[dict[str, Value]] = [
    {"clans": 3, "values": 4, "stones": 3, "hand": 2},
    {"clans": 4, "values": 4, "stones": 3, "hand": 2, "expert": True},
    {"clans": 3, "values": 5, "stones": 3, "hand": 2, "tie": "last_card"},
    {"clans": 3, "values": 6, "stones": 3, "hand": 2, "stuck": "draw"},
]
MOST_HELD = 3  # cards in both hands together: brute force is slow


def brute_force(game: NaiveGame, seat: int) -> int:
    """What the game comes to for a seat if both play as well as can be: every legal move is tried."""
    outcome = game.outcome()
    if outcome is not None:
        return outcome[0][seat]
    values = []
    for text in game.moves():
        after = deepcopy(game)
        after.play(text)
        values.append(brute_force(after, seat))
    return max(values) if game.turn() == seat else min(values)


def values_of_moves(game: NaiveGame) -> dict[str, int]:
    """The same for every move of the seat to move."""
    seat = game.turn()
    assert isinstance(seat, int)
    found = {}
    for text in game.moves():
        after = deepcopy(game)
        after.play(text)
        found[text] = brute_force(after, seat)
    return found


def endgames(options: dict[str, Value], seed: int, count: int) -> list[tuple[SchottenTotten, NaiveGame]]:
    """So many positions with empty stacks and a choice to make, reached at random, in both engines."""
    rng = random.Random(seed)
    found: list[tuple[SchottenTotten, NaiveGame]] = []
    while len(found) < count:
        state = start(options)
        naive = NaiveGame(naive_options(state))
        while state.turn != OVER:
            held = state.cells[HELD] + state.cells[HELD + 1]
            if state.turn != CHANCE and is_open(state.cells) and state.count() > 1 and held <= MOST_HELD:
                found.append((state, naive))
                break
            texts = [state.text(move) for move in state.moves()]
            # Late claims leave more to decide.
            others = [text for text in texts if not text.startswith("claim")]
            text = rng.choice(others or texts)
            state.play(state.parse(text))
            naive.play(text)
    return found


@pytest.mark.parametrize("count", [2, pytest.param(20, marks=pytest.mark.soak)])
def test_every_move_is_worth_what_brute_force_says(count: int) -> None:
    decided = set()
    for number, options in enumerate(SMALL):
        for state, naive in endgames(options, number, count):
            expected = values_of_moves(naive)
            view = state.hide(state.turn)
            solver = Endgame(state.cells[:], state.rules, float("inf"), 1 << 30)
            assert {state.text(move): int(solver.after(move)) for move in state.moves()} == expected
            chosen = state.text(Eagle(simulations=10_000).choose(view, Rng(number)))
            assert expected[chosen] == max(expected.values())
            found = study(view, 0, 10_000, Rng(number))
            assert found.exact and not any(found.margins)
            assert dict(zip(map(state.text, found.moves), found.chances)) == {
                text: (value + 1) / 2 for text, value in expected.items()
            }
            decided |= set(expected.values())
    assert {-1, 1} <= decided  # there was something to get wrong


def test_without_a_budget_it_gives_up() -> None:
    state, _ = endgames(SMALL[0], 9, 1)[0]
    assert Endgame(state.cells[:], state.rules, float("inf"), 0).best() < 0
    values = [Endgame(state.cells[:], state.rules, 0.0, 0).after(move) for move in state.moves()]
    assert GIVEN_UP in values
