"""Luck and skill: what a position is worth to each seat, and what became of it move by move.

Nothing is worked out here. An analyst weighs the positions, in whole hundredths of a percent, and as every
change between two of them is either chance's or somebody's decision, the changes add up to the result,
whether the analyst is exact or estimates.
"""

from collections.abc import Collection, Iterable, Sequence

from caber.bots.analysis import SURE, Weighed, analyst, won
from caber.core.contract import CHANCE, State
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
        HintChoice(state.text(move), screen.choice(state, move, language), chance)
        for move, chance in zip(state.moves(), weighed.moves)
    ]
    return Hint(is_exact(game, state.options), sorted(choices, key=lambda choice: -choice.chance))


# -- finished games ----------------------------------------------------------------------------------


def to_be_told(record: Record, positions: Iterable[State]) -> list[State]:
    """Which of its positions are to be weighed: from the end of the deal on; an error says why none are."""
    if record.outcome() is None:
        raise CaberError("analysis-running")
    if not is_offered(record.game, record.options):
        raise CaberError("analysis-none")
    return list(positions)[steps_of(record)[0] :]


def steps_of(record: Record) -> list[int]:
    """How many moves were made by each step of a replay: the deal, then each decision with its answer."""
    decisions = [place for place, actor in enumerate(record.actors) if actor != CHANCE]
    return [*decisions, len(record.moves)]


def analysis(
    record: Record,
    positions: Sequence[State],
    weighed: Sequence[Weighed],
    names: Sequence[str],
    language: str,
) -> Analysis:
    """A finished game as luck and skill, from the positions `to_be_told` and what they are worth."""
    outcome = record.outcome()
    assert outcome is not None
    steps = steps_of(record)
    deal = steps[0]
    actors, chances = record.actors[deal:], [each.chances for each in weighed]
    if record.forfeit is not None:  # giving up is a decision, too
        actors = [*actors, record.forfeit.seat]
        chances = [*chances, won(outcome.winners, len(outcome.payoffs))]
    accounts = accounts_of(actors, chances)
    decisions, step = [], 0
    for index, actor in enumerate(actors):
        if actor == CHANCE:
            continue
        given_up = index == len(positions) - 1
        step += not given_up  # which comes after the last step, and has none of its own
        cost = chances[index][actor] - chances[index + 1][actor]
        if cost < COSTLY:
            continue
        if given_up:
            words = _given_up(record, cost, language)
        else:
            words = _erred(record, deal + index, positions[index], weighed[index], cost, language)
        decisions.append(Decision(step, actor, cost, words))
    return Analysis(
        exact=is_exact(record.game, record.options),
        seats=list(names),
        chances=[list(chances[step - deal]) for step in steps],
        accounts=accounts,
        words=[_told(name, account, language) for name, account in zip(names, accounts)],
        decisions=decisions,
    )


def accounts_of(actors: Sequence[int], chances: Sequence[Sequence[int]]) -> list[Account]:
    """For each seat where its chance came from; `chances` has one entry more than there are moves."""
    accounts = []
    for seat, start in enumerate(chances[0]):
        luck = own = others = 0
        for actor, before, after in zip(actors, chances, chances[1:]):
            change = after[seat] - before[seat]
            if actor == CHANCE:
                luck += change
            elif actor == seat:
                own += change
            else:
                others += change
        accounts.append(Account(start, luck, own, others, chances[-1][seat]))
    return accounts


def _erred(record: Record, place: int, state: State, weighed: Weighed, cost: int, language: str) -> str:
    """A decision that cost something: what was chosen, and what was better."""
    choice = screen_of(record.game).choice
    best = state.moves()[weighed.moves.index(max(weighed.moves))]
    said = {
        "chosen": choice(state, record.moves[place], language),
        "better": choice(state, best, language),
        "cost": percent(-cost, language),
    }
    return tell("analysis-decision", said, language)


def _given_up(record: Record, cost: int, language: str) -> str:
    """A game that was given up, or lost by the clock, with what it was still worth."""
    assert record.forfeit is not None
    said = {"reason": record.forfeit.reason, "cost": percent(-cost, language)}
    return tell("analysis-forfeit", said, language)


def _told(name: str, account: Account, language: str) -> str:
    """The account of a seat as a sentence."""
    parts = {"start": percent(account.start, language, signed=False), "name": name}
    for part in ("luck", "own", "others"):
        parts[part] = percent(getattr(account, part), language)
    result = "won" if account.result == SURE else "lost" if account.result == 0 else "shared"
    return tell("analysis-account", {**parts, "result": result}, language)


def percent(hundredths: int, language: str, signed: bool = True) -> str:
    """So many hundredths of a percent, as one writes them.

    >>> percent(-320, "en"), percent(5, "de"), percent(6180, "nl", signed=False)
    ('−3.20%', '+0,05\\xa0%', '61,80%')
    """
    whole, part = divmod(abs(hundredths), 100)
    sign = "−" if hundredths < 0 else "+" if signed and hundredths else ""
    return tell("analysis-percent", {"sign": sign, "whole": whole, "part": f"{part:02}"}, language)
