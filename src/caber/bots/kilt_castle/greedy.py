"""Levels one to three: they look at the end of this turn, and differ in what they count then."""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caber.bots import refuse_secrets
from caber.core.contract import State
from caber.core.rng import Rng
from caber.games.kilt_castle.areas import best_worth, owned, worth
from caber.games.kilt_castle.cards import owner
from caber.games.kilt_castle.layout import BUILD, DAY, FINISHED, PHASE, PURSE, ROOF, SEAT
from caber.games.kilt_castle.menu import count, nth
from caber.games.kilt_castle.rules import Rules
from caber.games.kilt_castle.state import KiltCastle
from caber.games.kilt_castle.turns import act

FAR_BEHIND: Final = -1_000_000
DAYS_TO_COME: Final = 2


def counted(cells: vec[i64], rules: Rules, seat: i64, days: i64 = 0) -> i64:
    """A seat's ducats with those that its towers, a ducat day that is due and so many more would bring."""
    ducats = cells[PURSE + seat]
    if cells[PHASE] == FINISHED:
        return ducats
    if cells[DAY]:
        days += 1
    for colour in range(rules.colours):
        if owner(rules.players, colour) == seat:
            ducats += worth(cells, owned(cells, colour))
            if days:
                ducats += days * best_worth(cells, colour)
    return ducats


def lead(cells: vec[i64], rules: Rules, seat: i64, days: i64 = 0) -> i64:
    """A seat's ducats less those of the best other one, if all were counted up now, or after so many days."""
    best: i64 = FAR_BEHIND
    for other in range(rules.players):
        if other != seat:
            best = max(best, counted(cells, rules, other, days))
    return counted(cells, rules, seat, days) - best


def finish_turn(cells: vec[i64], rules: Rules) -> None:
    """Lets everybody who is still to build in this turn do what looks best to him at once."""
    while cells[PHASE] == BUILD or cells[PHASE] == ROOF:
        seat = cells[SEAT]
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


def chosen(view: State, rng: Rng, valued: Callable[[vec[i64], Rules, i64], i64]) -> int:
    """The move after which the end of the turn is worth most; rng decides between equals."""
    refuse_secrets(view)
    assert isinstance(view, KiltCastle)
    seat = view.turn
    most: i64 = FAR_BEHIND
    equals: list[int] = []
    for move in view.moves():
        trial = view.cells[:]
        act(trial, view.rules, move)
        finish_turn(trial, view.rules)
        value = valued(trial, view.rules, seat)
        if value > most:
            most = value
            equals = []
        if value == most:
            equals.append(move)
    return equals[rng.below(len(equals))]


class Thrifty:
    """Counts its own ducats, and nobody else's."""

    def choose(self, view: State, rng: Rng) -> int:
        """The move that looks best."""
        return chosen(view, rng, counted)


class Miser:
    """Counts how far it is ahead."""

    def choose(self, view: State, rng: Rng) -> int:
        """The move that looks best."""
        return chosen(view, rng, lead)


class Steward:
    """Counts how far it will be ahead after the next ducat days, as if nothing else changed."""

    def choose(self, view: State, rng: Rng) -> int:
        """The move that looks best."""
        return chosen(view, rng, lead_to_come)


def lead_to_come(cells: vec[i64], rules: Rules, seat: i64) -> i64:
    """A seat's lead once areas have been paid for on a few ducat days."""
    return lead(cells, rules, seat, DAYS_TO_COME)
