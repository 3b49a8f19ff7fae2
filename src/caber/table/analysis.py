"""Luck and skill: what a position is worth to each seat, and what became of it move by move.

Nothing is worked out here. An analyst weighs the positions in which somebody had to decide, by what he could
know, in whole hundredths of a percent. A decision is charged with what a better one would have been worth;
what the decisions don't explain is luck. So the parts add up to the result, be chances exact or estimates.
"""

from collections.abc import Collection, Iterable, Sequence
from math import hypot
from typing import NamedTuple

from caber.bots.analysis import SURE, Weighed, analyst, apportioned, won
from caber.core.contract import CHANCE, EVERYBODY, State
from caber.core.errors import CaberError
from caber.core.game import Game
from caber.core.options import Options
from caber.core.record import Record
from caber.games.boards import screen_of
from caber.table.events import PERSON
from caber.table.table import Table
from caber.table.views import Account, Analysis, Decision, Hint, HintChoice
from caber.texts import tell

COSTLY = 100  # a decision that cost so many hundredths of a percent is named
PARTS = ("start", "luck", "own", "others")  # of an account


# -- where there is any ------------------------------------------------------------------------------


def is_offered(game: Game, options: Options) -> bool:
    """Whether somebody can say what positions of this game are worth."""
    found = analyst(game.name)
    return found is not None and found.offered(options)


def is_exact(game: Game, options: Options) -> bool:
    """Whether that is what they are really worth, and no estimate."""
    found = analyst(game.name)
    return found is not None and found.exact(options)


def is_told(record: Record) -> bool:
    """Whether the game can be told as luck and skill: it is over, and somebody can weigh its positions."""
    return record.outcome() is not None and is_offered(record.game, record.options)


def may_hint(table: Table, mine: Collection[int]) -> bool:
    """Whether the holder of these seats may be given a hint now."""
    return table.turn in mine and _alone(table, mine) and is_offered(table.game, table.options)


def _alone(table: Table, mine: Collection[int]) -> bool:
    """Whether nobody would be wronged: whoever else sits there is at the same device, or a bot."""
    return all(chair.kind != PERSON or seat in mine for seat, chair in enumerate(table.chairs))


# -- hints -------------------------------------------------------------------------------------------


def to_be_hinted(table: Table, mine: Collection[int]) -> State:
    """The position for which these seats want a hint, as the one to move sees it; an error says why not."""
    seat = table.seat_to_move(mine)
    if not is_offered(table.game, table.options):
        raise CaberError("analysis-none")
    if not _alone(table, mine):
        raise CaberError("analysis-hint-others")
    return table.sheets[-1].state.hide(seat)


def hint(game: Game, state: State, weighed: Weighed, language: str) -> Hint:
    """The moves of the seat to move with their chances, the best first."""
    screen = screen_of(game)
    choices = [
        HintChoice(state.text(move), screen.choice(state, move, language), chance, margin)
        for move, chance, margin in zip(state.moves(), weighed.moves, weighed.margins)
    ]
    return Hint(is_exact(game, state.options), sorted(choices, key=lambda each: each.margin - each.chance))


# -- finished games ----------------------------------------------------------------------------------


def to_be_told(record: Record, positions: Iterable[State]) -> list[State]:
    """The positions to be weighed, as the seat to move saw them; an error says why there are none.

    They are those in which somebody decided, and the one in which the game was given up.
    """
    check_told(record)
    met = list(positions)
    return [met[place].hide(met[place].turn) for place in steps_of(record) if met[place].turn >= 0]


def check_told(record: Record) -> None:
    """Raise the CaberError that says why a game can't be told as luck and skill, if it can't."""
    if record.outcome() is None:
        raise CaberError("analysis-running")
    if not is_offered(record.game, record.options):
        raise CaberError("analysis-none")
    if record.viewer != EVERYBODY:
        raise CaberError("analysis-hidden")


def chosen_in(record: Record, views: Sequence[State]) -> list[int | None]:
    """The move that was made in each of these positions; none where the game was given up."""
    moves: list[int | None] = [record.moves[place] for place in steps_of(record)[:-1]]
    return [*moves, None][: len(views)]


def steps_of(record: Record) -> list[int]:
    """How many moves were made by each step of a replay: the deal, then each decision with its answer."""
    decisions = [place for place, actor in enumerate(record.actors) if actor != CHANCE]
    return [*decisions, len(record.moves)]


def analysed(record: Record, names: Sequence[str], language: str) -> Analysis:
    """Weigh every decision of a finished game here and now, and return what that says of it.

    `record`: the game. `names`: the players' names by seat. `language`: of the words.
    """
    views = to_be_told(record, record.positions())
    by = analyst(record.game.name)
    assert by is not None, "check_told has refused games without an analyst"
    chosen = chosen_in(record, views)
    weighed = [by.weigh(view, len(views), move) for view, move in zip(views, chosen)]
    return analysis(record, views, weighed, names, language)


def analysis(
    record: Record, views: Sequence[State], weighed: Sequence[Weighed], names: Sequence[str], language: str
) -> Analysis:
    """A finished game as luck and skill, from the positions `to_be_told` and what they are worth."""
    outcome = record.outcome()
    assert outcome is not None
    result = won(outcome.winners, len(outcome.payoffs))
    chances, margins = [each.chances for each in weighed], [each.margin for each in weighed]
    places = steps_of(record)[:-1]
    if len(chances) == len(places):
        # At the end there was nothing to weigh. If chance was to act when somebody gave up: as it was before.
        chances.append(result if record.forfeit is None else [_even(len(result)), *chances][-1])
        margins.append(0)
    deeds, decisions = [], []
    for step, (place, view, each) in enumerate(zip(places, views, weighed), 1):
        chosen = view.moves().index(record.moves[place])
        deed = deed_of(int(view.turn), each, chosen)
        deeds.append(deed)
        if is_mistake(deed):
            words = _erred(record.game, view, each, chosen, language)
            decisions.append(Decision(step, deed.seat, deed.cost, deed.margin, words))
    if record.forfeit is not None:  # giving up is a decision, too; it has no step of its own
        deed = Deed(record.forfeit.seat, _differences(chances[-1], result), margins[-1])
        deeds.append(deed)
        if is_mistake(deed):
            words = _given_up(record, deed, language)
            decisions.append(Decision(len(places), deed.seat, deed.cost, deed.margin, words))
    accounts, doubts = accounts_of(chances[0], result, deeds, margins[0])
    return Analysis(
        exact=is_exact(record.game, record.options),
        hidden=record.game.secrets,
        seats=list(names),
        chances=[list(each) for each in chances],
        margins=margins,
        accounts=accounts,
        doubts=doubts,
        words=[_told(*each, language) for each in zip(names, accounts, doubts)],
        decisions=decisions,
    )


def _even(seats: int) -> tuple[int, ...]:
    return apportioned(SURE, [1 / seats] * seats)


# -- decisions ---------------------------------------------------------------------------------------


class Deed(NamedTuple):
    """What a decision changed, in hundredths of a percent."""

    seat: int  # whose decision it was
    changes: tuple[int, ...]  # by seat; together they are 0
    margin: int

    @property
    def cost(self) -> int:
        """What it cost whoever decided."""
        return -self.changes[self.seat]


def deed_of(seat: int, weighed: Weighed, chosen: int) -> Deed:
    """What was lost by choosing that move, and went to the others: by what they had, if there are several."""
    cost, margin = weighed.cost(chosen)
    others = [chance * (place != seat) for place, chance in enumerate(weighed.chances)]
    if not any(others):
        others = [int(place != seat) for place in range(len(others))]
    changes = list(apportioned(cost, [share / sum(others) for share in others]))
    changes[seat] -= cost
    return Deed(seat, tuple(changes), margin)


def is_mistake(deed: Deed) -> bool:
    """Whether it cost enough to be named, and surely so."""
    return deed.cost >= COSTLY and deed.cost > deed.margin


def _differences(before: Sequence[int], after: Sequence[int]) -> tuple[int, ...]:
    return tuple(later - earlier for earlier, later in zip(before, after))


# -- accounts ----------------------------------------------------------------------------------------


def accounts_of(
    start: Sequence[int], result: Sequence[int], deeds: Sequence[Deed], margin: int
) -> tuple[list[Account], list[Account]]:
    """For each seat where its result came from, and by how much each part may be off.

    `margin` is that of the start. Where something may be off, the parts are whole percents.
    """
    sampled = any([margin, *(deed.margin for deed in deeds)])
    if sampled:
        start = [100 * part for part in apportioned(100, [chance / SURE for chance in start])]
    accounts, doubts = [], []
    for seat, begun in enumerate(start):
        mine = [deed for deed in deeds if deed.seat == seat]
        theirs = [deed for deed in deeds if deed.seat != seat]
        own, others = (sum(deed.changes[seat] for deed in each) for each in (mine, theirs))
        if sampled:
            own, others = round(own, -2), round(others, -2)
        accounts.append(Account(begun, result[seat] - begun - own - others, own, others, result[seat]))
        doubt, doubt_of_others = (round(hypot(*(deed.margin for deed in each))) for each in (mine, theirs))
        rest = round(hypot(margin, doubt, doubt_of_others))
        doubts.append(Account(margin, rest, doubt, doubt_of_others, 0))
    return accounts, doubts


# -- words -------------------------------------------------------------------------------------------


def _erred(game: Game, view: State, weighed: Weighed, chosen: int, language: str) -> str:
    """A decision that cost something: what was chosen, and what was better."""
    choice, moves = screen_of(game).choice, view.moves()
    cost, margin = weighed.cost(chosen)
    said = {
        "chosen": choice(view, moves[chosen], language),
        "better": choice(view, moves[weighed.best], language),
        "cost": percent(-cost, language, margin=margin or None),
    }
    return tell("analysis-decision", said, language)


def _given_up(record: Record, deed: Deed, language: str) -> str:
    """A game that was given up, or lost by the clock, with what it was still worth."""
    assert record.forfeit is not None
    cost = percent(-deed.cost, language, margin=deed.margin or None)
    return tell("analysis-forfeit", {"reason": record.forfeit.reason, "cost": cost}, language)


def _told(name: str, account: Account, doubts: Account, language: str) -> str:
    """The account of a seat as a sentence."""
    parts = {"name": name} | {part: part_of(account, doubts, part, language) for part in PARTS}
    result = "won" if account.result == SURE else "lost" if account.result == 0 else "shared"
    return tell("analysis-account", {**parts, "result": result}, language)


def part_of(account: Account, doubts: Account, part: str, language: str) -> str:
    """One part of an account, with what it may be off by if anything is."""
    margin: int | None = getattr(doubts, part) if doubts.luck else None
    return percent(getattr(account, part), language, part not in ("start", "result"), margin)


def percent(hundredths: int, language: str, signed: bool = True, margin: int | None = None) -> str:
    """So many hundredths of a percent, as one writes them; whole percents if they may be off by a margin.

    >>> percent(-320, "en"), percent(5, "de"), percent(6180, "nl", signed=False)
    ('−3.20%', '+0,05\\xa0%', '61,80%')
    >>> percent(6180, "en", signed=False, margin=250)
    '62%\\xa0±\\xa03'
    """
    if margin is not None:
        hundredths = round(hundredths, -2)
    whole, part = divmod(abs(hundredths), 100)
    sign = "−" if hundredths < 0 else "+" if signed and hundredths else ""
    if margin is not None:
        return tell("analysis-about", {"sign": sign, "whole": whole, "margin": -(-margin // 100)}, language)
    return tell("analysis-percent", {"sign": sign, "whole": whole, "part": f"{part:02}"}, language)
