"""The search of Kilt Castle: what it proves is so, and what it tells of every move."""

from collections.abc import Iterator
from math import inf

import pytest

from caber.bots import bot
from caber.bots.kilt_castle.search import Eagle, margin, study
from caber.bots.kilt_castle.tree import Tree, winners_of
from caber.core.contract import CHANCE, OVER, State
from caber.core.dealer import Dealer
from caber.core.rng import Rng
from caber.games.kilt_castle import GAME
from caber.games.kilt_castle.drawing import read
from caber.games.kilt_castle.layout import MOVE, PHASE, PURSE
from caber.games.kilt_castle.state import KiltCastle

# Red and ochre have one floor left: whatever is built now is the last turn.
LAST_TURN = """
    options: players=2
    turn: 1 build o
    5  r1    o2    .     .     .
    4  l2*   d6    .     .     .
    3  l1    r1    .     .     .
    2  .     .     .     .     ~
    1  .     .     .     ~     ~
    cards: 0=r,o,l,d 1=ro,ld 2=lr,do,rd 3=ol
    moved: ol
    stock r: 0 0 0
    stock o: 1 0 0
"""


def shown(state: State) -> KiltCastle:
    """What the seat to move sees."""
    view = state.hide(state.turn)
    assert isinstance(view, KiltCastle)
    return view


def last_turns(players: int, games: int) -> Iterator[KiltCastle]:
    """Positions of the last turn in games of a level that plays quickly."""
    player = bot("level2", GAME.name)
    for number in range(games):
        state, dealer = GAME.start({"players": players}), Dealer(b"%d" % number)
        turn: list[KiltCastle] = []
        while state.turn != OVER:
            if state.turn == CHANCE:
                state.play(dealer.deal(state))
                continue
            view = shown(state)
            turn = [view] if view.cells[PHASE] == MOVE else [*turn, view]
            state.play(player.choose(view, Rng(number)))
        yield from turn


def winners_now(state: State) -> list[int] | None:
    """Who wins if everybody plays for himself and the game ends with this turn; None: it needn't end."""
    outcome = state.outcome()
    if outcome is not None:
        return list(outcome.winners)
    return best_of(state, {move: settled_now(state.after(move)) for move in state.moves()})


def settled_now(state: State) -> list[int] | None:
    """The same after a move: a new turn may lead anywhere."""
    assert isinstance(state, KiltCastle)
    return None if state.cells[PHASE] == MOVE else winners_now(state)


def best_of(state: State, ends: dict[int, list[int] | None]) -> list[int] | None:
    """What the seat to move makes of it: a win of its own, or the best there is if all is known."""
    seat = state.turn
    known = [winners for winners in ends.values() if winners is not None]
    best = max(known, key=lambda winners: part(winners, seat), default=None)
    return best if best == [seat] or len(known) == len(ends) else None


def part(winners: list[int], seat: int) -> float:
    """What a seat has of a win."""
    return (seat in winners) / len(winners)


def seats_of(bits: int) -> list[int]:
    """The seats in a set."""
    return [seat for seat in range(4) if bits >> seat & 1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_turn_is_played_exactly(players: int) -> None:
    """Wherever trying everything finds a win, so does the search, and plays it."""
    known = 0
    for view in last_turns(players, games=3):
        truth = winners_now(view)
        if truth is None:
            continue
        known += 1
        tree = Tree(view.cells[:], view.rules)
        tree.run(inf, 3000)
        seat = view.turn
        assert part(seats_of(tree.won_by[0]), seat) == part(truth, seat)
        end = settled_now(view.after(tree.best()))
        assert end is not None and part(end, seat) == part(truth, seat)
    assert known > 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_has_won_is_what_the_rules_say(players: int) -> None:
    several = 0
    for seed in range(60):
        state = GAME.start({"players": players})
        assert isinstance(state, KiltCastle)
        state.playout(Rng(seed))
        # Purses as they may be: few different ones, so that floors decide, and nothing does.
        for seat in range(players):
            state.cells[PURSE + seat] = 20 + (seed >> seat & 1)
        outcome = state.outcome()
        assert outcome is not None
        assert seats_of(winners_of(state.cells, state.rules)) == list(outcome.winners)
        several += len(outcome.winners) > 1
    assert several or players > 2


def test_every_move_is_told_and_the_same_again() -> None:
    position = read("turn: 1 move\n cards: 0=r,o,l,d 1=ro,dl,rl 2=do,dr 3=lo")
    found = study(shown(position), 0, 60, Rng(1))
    assert found == study(shown(position), 0, 60, Rng(2))
    assert found.moves == list(position.moves())
    assert all(0 < chance < 1 for chance in found.chances)
    assert min(found.margins) < max(found.margins) == margin(0)
    assert not found.exact
    chosen = Eagle(simulations=60).choose(position.hide(0), Rng(1))
    assert found.value == found.chances[found.moves.index(chosen)]


@pytest.mark.parametrize(("purses", "ends"), [("20 20", {0.0}), ("24 20", {0.0, 1.0}), ("40 20", {1.0})])
def test_what_is_proven_has_no_margin(purses: str, ends: set[float]) -> None:
    view = read(f"{LAST_TURN}\n purses: {purses}")
    truth = [settled_now(view.after(move)) for move in view.moves()]
    known = [part(winners, view.turn) for winners in truth if winners is not None]
    assert len(known) == len(truth) > 2 and set(known) == ends
    found = study(shown(view), 0, 500, Rng(1))
    assert found.value == max(ends)
    assert found.exact == (found.margins == [0.0] * len(known))
    assert 0.0 in found.margins
    for chance, off, true in zip(found.chances, found.margins, known):
        assert off > 0 or chance == true


def test_more_visits_make_margins_smaller() -> None:
    margins = [margin(visits) for visits in (0, 1, 10, 100, 10_000)]
    assert margins == sorted(margins, reverse=True) and margins[-1] < margins[0] / 2
