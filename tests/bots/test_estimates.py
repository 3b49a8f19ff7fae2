"""Chances by search: from the view of the seat to move, the same every time, and fair to what was chosen."""

import pytest

from caber.bots.analysis import SURE, Weighed, analyst
from caber.bots.estimates import COMPARED, SearchAnalyst
from caber.core.contract import CHANCE, State
from caber.core.options import Value
from caber.core.rng import Rng
from caber.games import game
from tests.builds import COMPILED
from tests.contract.worlds import guesses

AMONG = 150 if COMPILED else 30  # positions that are asked about together: little work for each
GAMES = ["schotten_totten", "kilt_castle"]
by_game = pytest.mark.parametrize("name", GAMES)


def searcher(name: str) -> SearchAnalyst:
    found = analyst(name)
    assert isinstance(found, SearchAnalyst)
    return found


def fresh(name: str) -> SearchAnalyst:
    """One that remembers nothing."""
    by = searcher(name)
    return SearchAnalyst(name, by.study, by.glance, by.temper, by.alone, by.together)


def position(name: str, moves: int, chosen: dict[str, Value] | None = None) -> State:
    """A decision with several choices, after so many moves at random or a few more."""
    state, rng = game(name).start(chosen), Rng(4)
    while moves > 0 or state.turn == CHANCE or state.count() == 1:
        state.play(state.pick(rng))
        moves -= 1
    return state


def told(by: SearchAnalyst, state: State, chosen: int | None = None) -> Weighed:
    return by.weigh(state.hide(state.turn), AMONG, chosen)


@by_game
def test_every_move_is_weighed_and_the_best_is_what_the_position_is_worth(name: str) -> None:
    state = position(name, 30)
    weighed = told(searcher(name), state)
    assert len(weighed.moves) == len(weighed.margins) == state.count()
    assert sum(weighed.chances) == SURE
    assert weighed.chances[int(state.turn)] == weighed.moves[weighed.best]
    assert all(
        0 <= chance <= SURE and 0 <= margin <= SURE for chance, margin in zip(weighed.moves, weighed.margins)
    )


@by_game
def test_whoever_asks_again_is_told_the_same(name: str) -> None:
    state = position(name, 20)
    assert told(fresh(name), state) == told(fresh(name), state)


def test_what_is_hidden_changes_nothing() -> None:
    state = position("schotten_totten", 24, {"mode": "tactics"})
    seat = int(state.turn)
    weighed = told(fresh("schotten_totten"), state)
    for world in guesses(state, seat, 2):
        assert world != state
        assert told(fresh("schotten_totten"), world) == weighed


@by_game
def test_the_moves_that_a_hint_shows_are_looked_at_alike(name: str) -> None:
    weighed = told(searcher(name), position(name, 20))
    shown, others = weighed.surest[:COMPARED], weighed.surest[COMPARED:]
    assert weighed.best == shown[0] and others
    untried = max(weighed.margins)
    assert all(weighed.margins[place] < untried for place in shown)
    assert any(weighed.margins[place] == untried for place in others)


@by_game
def test_a_move_that_was_chosen_is_looked_at_as_closely_as_the_best(name: str) -> None:
    by, state = searcher(name), position(name, 20)
    before = told(by, state)
    worst = before.surest[-1]
    after = told(by, state, state.moves()[worst])
    assert after.margins[worst] < before.margins[worst]
    cost, margin = after.cost(worst)
    assert cost > 0 and margin < before.margins[worst]


@pytest.mark.parametrize("players", [3, 4])
def test_with_more_players_everybody_has_a_chance(players: int) -> None:
    state = position("kilt_castle", 12, {"players": players})
    weighed = told(searcher("kilt_castle"), state)
    assert len(weighed.chances) == players and sum(weighed.chances) == SURE
    assert all(chance > 0 for chance in weighed.chances)


@by_game
def test_the_more_positions_the_less_work_for_each(name: str) -> None:
    by = searcher(name)
    work = [by.simulations(among) for among in (1, 2, 50, 100, 200)]
    assert work == sorted(work, reverse=True) and work[0] > work[-1] > 0
    assert all(among * each <= by.together for among, each in zip((50, 100, 200), work[2:]))
