"""Bots can't peek: whatever is hidden may be otherwise, and every bot of every game still plays the same.

A position is taken from a game at random. What the seat to move can't know is guessed anew, and anew: each of
these worlds must look the same to that seat, to the byte, and a bot must choose the same move in all of them.
"""

from collections.abc import Callable, Iterator
from itertools import islice

import pytest

from caber.bots import Bot, bot, names
from caber.core.contract import State
from caber.core.rng import Rng
from caber.games import NAMES, game
from tests.builds import COMPILED
from tests.contract.spread import PATIENCE, Guide, Setting, Walk, settings, with_cell
from tests.contract.worlds import Hide, difference, hide, kept
from tests.ledger import Tally
from tests.test_bots import ALL_BOTS, SOLVING, short

WORLDS = 3  # that are put in place of the true one
EVERY = 6  # decisions of a game, one of which is a position to be tried
A_GAME = 5  # positions at most: there are many options to be tried
SIMULATIONS = 20  # for a bot that thinks by the clock
SECRET = [name for name in NAMES if game(name).secrets]


def wanted(game_name: str) -> int:
    """How many positions a bot of that game is tried in; where nothing is hidden, a few of them do."""
    many = 350 if game_name in SECRET else 50
    return many if COMPILED else many // 25


def positions(game_name: str, name: str) -> Iterator[State]:
    """Decisions with several choices, from games with all kinds of options: the same every time."""
    every = settings(game_name)
    if name in SOLVING:  # a bot that works out whole tracks or bouts is given those that it can soon work out
        brief = short(game(game_name))
        every = (Setting(game(game_name), brief),) if brief else every
    for seed in range(1000):
        for number, setting in enumerate(every):
            walk = Walk(setting, Guide("curious", seed * len(every) + number))
            yield from islice(decisions(walk), A_GAME)


def decisions(walk: Walk) -> Iterator[State]:
    """Some of a game's decisions with several choices."""
    for _ in islice(walk.moves(), PATIENCE):
        state = walk.state
        if state.turn >= 0 and state.count() > 1 and walk.guide.rng.random() * EVERY < 1:
            yield state.copy()


def thinker(name: str, game_name: str) -> Bot:
    """The bot of that name; one that thinks by the clock counts its simulations instead."""
    player = bot(name, game_name)
    if hasattr(player, "simulations"):
        player.simulations = SIMULATIONS
    return player


def given_away(make: Callable[[], Bot], state: State, hide: Hide = hide) -> str:
    """How a bot's choices tell apart what its seat can't; nothing if they don't."""
    seat = int(state.turn)
    view = hide(state, seat)
    move = make().choose(view, Rng(7))
    for seed in range(WORLDS):
        world = state.hide(seat).guess(Rng(seed))
        assert difference(world.hide(seat), state.hide(seat)) == ""
        otherwise = make().choose(hide(world, seat), Rng(7))
        if otherwise != move:
            return f"{state.text(move)}, but {state.text(otherwise)} in a world that looks the same"
    return ""


@pytest.mark.promise("R7", "positions put to bots")
@pytest.mark.parametrize("times", [1, pytest.param(20, marks=pytest.mark.soak)])
@pytest.mark.parametrize(("game_name", "name"), ALL_BOTS)
def test_what_is_hidden_never_changes_the_move(game_name: str, name: str, times: int, tally: Tally) -> None:
    many, tried, seats = times * wanted(game_name), 0, set()
    for state in islice(positions(game_name, name), many):
        assert given_away(lambda: thinker(name, game_name), state) == "", state.options.changed()
        tried += 1
        tally.tried(game_name in SECRET)  # elsewhere there is nothing to peek at
        seats.add(int(state.turn))
    assert tried == many and (seats >= {0, 1} or not COMPILED)


def test_thousands_of_positions_are_tried_where_something_is_hidden() -> None:
    tried = sum(wanted(name) * len(names(name)) for name in SECRET)
    assert tried >= (2000 if COMPILED else 80)
    for name in SECRET:
        hidden = [bool(kept(state, int(state.turn))) for state in islice(positions(name, "random"), 50)]
        assert sum(hidden) > 40


# -- leaks planted on purpose ----------------------------------------------------------------------


class Peeper:
    """Chooses by all that it is handed: whatever differs there shows in its moves."""

    def choose(self, view: State, rng: Rng) -> int:
        return int(view.nth(int(view.digest(), 16) % view.count()))


def everything(state: State, seat: int) -> State:
    """No hiding at all."""
    return state


def all_but_one_cell(state: State, seat: int) -> State:
    """Something that the seat may not know is left as it is."""
    view = state.hide(seat)
    secrets = kept(state, seat)
    if not secrets:
        return view
    cell = secrets[0].cell
    return with_cell(view, cell, state.cells[cell])


@pytest.mark.parametrize("leak", [everything, all_but_one_cell])
@pytest.mark.parametrize("game_name", SECRET)
def test_a_bot_that_peeks_is_caught(game_name: str, leak: Hide) -> None:
    some = list(islice(positions(game_name, "random"), 60))
    caught = [given_away(Peeper, state, leak) != "" for state in some]
    assert sum(caught) > 30
    assert not any(given_away(Peeper, state) for state in some), "what it may see is the same in every world"
