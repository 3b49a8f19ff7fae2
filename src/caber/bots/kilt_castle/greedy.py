"""The greedy bot: looks at the end of the turn, and takes what leaves it best off if the game ended there."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caber.bots import refuse_secrets
from caber.core.contract import State
from caber.core.rng import Rng
from caber.games.kilt_castle.areas import best_area, owned, worth
from caber.games.kilt_castle.cards import owner
from caber.games.kilt_castle.layout import BUILD, DAY, FINISHED, PHASE, PURSE, ROOF
from caber.games.kilt_castle.menu import count, nth
from caber.games.kilt_castle.rules import Rules
from caber.games.kilt_castle.sites import building
from caber.games.kilt_castle.state import KiltCastle
from caber.games.kilt_castle.turns import act

FAR_BEHIND: Final = -1_000_000


def lead(cells: vec[i64], rules: Rules, seat: i64) -> i64:
    """A seat's ducats less those of the best other one, if all were counted up now."""
    mine = counted(cells, rules, seat)
    best: i64 = FAR_BEHIND
    for other in range(rules.players):
        if other != seat:
            best = max(best, counted(cells, rules, other))
    return mine - best


def counted(cells: vec[i64], rules: Rules, seat: i64) -> i64:
    """A seat's ducats with those that its towers, and a ducat day that is due, would bring."""
    ducats = cells[PURSE + seat]
    if cells[PHASE] == FINISHED:
        return ducats
    for colour in range(rules.colours):
        if owner(rules.players, colour) == seat:
            ducats += worth(cells, owned(cells, colour))
            if cells[DAY]:
                ducats += worth(cells, best_area(cells, colour))
    return ducats


def finish_turn(cells: vec[i64], rules: Rules) -> None:
    """Lets everybody who is still to build in this turn do what looks best to him at once."""
    while cells[PHASE] == BUILD or cells[PHASE] == ROOF:
        seat = owner(rules.players, building(cells))
        best: i64 = 0
        most: i64 = FAR_BEHIND
        for index in range(count(cells, rules)):
            move = nth(cells, rules, index)
            trial = cells[:]
            act(trial, rules, move)
            worth_it = lead(trial, rules, seat)
            if worth_it > most:
                most = worth_it
                best = move
        act(cells, rules, best)


def outlook(cells: vec[i64], rules: Rules, move: i64, seat: i64) -> i64:
    """A seat's lead at the end of the turn if this move is played now."""
    trial = cells[:]
    act(trial, rules, move)
    finish_turn(trial, rules)
    return lead(trial, rules, seat)


class GreedyBot:
    """Plays for the end of the turn; rng decides between equals."""

    def choose(self, view: State, rng: Rng) -> int:
        """The move that looks best."""
        refuse_secrets(view)
        assert isinstance(view, KiltCastle)
        seat = view.turn
        most: i64 = FAR_BEHIND
        equals: list[int] = []
        for move in view.moves():
            value = outlook(view.cells, view.rules, move, seat)
            if value > most:
                most = value
                equals = []
            if value == most:
                equals.append(move)
        return equals[rng.below(len(equals))]
