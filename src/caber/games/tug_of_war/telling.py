"""Moves, questions and endings in words, for the log and for the list of choices."""

from collections.abc import Iterator, Sequence
from typing import Final

from caber.core.contract import State
from caber.games.tug_of_war import layout as at
from caber.games.tug_of_war.athletes import REACH, change
from caber.games.tug_of_war.deeds import Deed, Team, parts, size, team, throw
from caber.games.tug_of_war.state import TugOfWar
from caber.texts import listed, tell

NOBODY: Final[Team] = {"standing": 0, "lying": 0}


def say(key: str, language: str, **details: str | int) -> str:
    """One of this game's texts."""
    return tell(f"tug-of-war-{key}", details, language)


# -- dice and athletes -----------------------------------------------------------------------------


def dice_words(dice: Sequence[int], language: str) -> str:
    """What dice show.

    >>> dice_words([1, 4, 4], "en"), dice_words([6], "de")
    ('1, 4 and 4', '6')
    """
    return listed([str(die) for die in dice], language)


def thrown(state: State) -> list[int]:
    """The dice that are still to be assigned."""
    return [int(die) for index in range(at.DICE) if (die := state.cells[at.THROWN + index])]


def thrown_words(state: State, language: str) -> str:
    """The dice that are still to be assigned, with what has become of each."""
    words = []
    for index, die in enumerate(thrown(state)):
        flag = state.cells[at.REROLLED + index]
        key = "die-rerolled" if flag == at.DONE else "die-taken-up" if flag == at.MARKED else ""
        words.append(say(key, language, die=die) if key else str(die))
    return listed(words, language)


def team_words(athletes: Team, language: str) -> str:
    """Who stands and who lies.

    >>> team_words({"standing": 6, "lying": 1}, "en"), team_words({"standing": 0, "lying": 0}, "de")
    ('6 standing and 1 lying', 'niemand')
    """
    words = []
    if athletes["standing"]:
        words.append(say("standing", language, count=athletes["standing"]))
    if athletes["lying"]:
        words.append(say("lying", language, count=athletes["lying"]))
    return listed(words, language) or say("nobody", language)


def column(state: State, seat: int) -> list[int]:
    """The dice of a seat's column, by place."""
    first = int(at.COLUMN) + seat * int(at.DICE)
    return [int(die) for die in state.cells[first : first + at.DICE]]


def village(seat: int, language: str) -> str:
    """Where a seat's team comes from."""
    return say("village", language, seat=seat + 1)


def bout_words(state: TugOfWar, language: str) -> str:
    """Which bout it is, and which turn of it."""
    said = {"bout": int(state.cells[at.BOUT]), "turn": int(state.cells[at.TURN])}
    if state.options["turn_limit"] == "none" or not said["turn"]:
        return say("bout", language, **said)
    return say("bout-limit", language, limit=int(state.rules.turn_limit), **said)


# -- moves -----------------------------------------------------------------------------------------


def explain(state: State, move: int, names: Sequence[str], language: str = "en") -> str:
    """A move about to be played, in words without the player's name, and what comes of it.

    >>> from caber.games.tug_of_war.drawing import read
    >>> teams = "seat 1: 4 3 2 | 9 standing\\n seat 2: 1 1 5 | 7 standing"
    >>> state = read(f"{teams}\\n turn: 1 assigning\\n thrown: 1 4 4")
    >>> explain(state, state.parse("4@1 remove"), ["Ailsa", "Rob"])
    '4 onto 4: a standing opponent leaves, 6 standing left'
    >>> explain(state, state.parse("4@2 swap"), ["Ailsa", "Rob"])
    '4 onto 3: swap, 2 athletes join, now 11 standing'
    """
    assert isinstance(state, TugOfWar)
    deed = parts(state, move)
    verb = deed["verb"]
    if verb == "throw":
        return _rolled(state, move, names, language)
    if verb == "die":
        return say("move-land", language, old=_taken_up(state), new=deed["die"])
    if verb == "reroll":
        return say("move-reroll", language, die=deed["die"])
    if verb == "keep":
        return say("move-keep", language)
    then = result(state, deed, language)
    if verb == "berserker":
        return say("move-berserker", language, die=deed["die"], then=then)
    if verb == "leave":
        return then
    old = column(state, int(state.cells[at.MOVER]))[deed["place"] - 1]
    return say("move-assign", language, die=deed["die"], column=old, then=then)


def _rolled(state: TugOfWar, move: int, names: Sequence[str], language: str) -> str:
    """Dice for a column, or those that the mover is to assign."""
    seat, dice = int(state.cells[at.MOVER]), throw(move)
    said: dict[str, str | int] = {"name": names[seat], "dice": dice_words(dice, language)}
    if state.cells[at.PHASE] == at.THROWING:
        return say("move-throw", language, **said)
    after = state.after(move)
    said["team"] = team_words(team(after, seat), language)
    if state.cells[at.BOUT] < at.BOUTS:
        return say("move-column", language, **said)
    extra = "yes" if size(after, seat) > sum(dice) else "no"
    return say("move-column-return", language, extra=extra, **said)


def _taken_up(state: State) -> int:
    """The die that is being re-rolled: the lowest of those taken up."""
    flags = [int(state.cells[at.REROLLED + index]) for index in range(at.DICE)]
    return int(state.cells[at.THROWN + flags.index(int(at.MARKED))])


def result(state: TugOfWar, deed: Deed, language: str) -> str:
    """What comes of a deed: who goes or comes, and how that side stands then, or that the bout is over."""
    words = [_happens(state, deed, language)]
    if deed["wins"] or deed["loses"]:
        late = deed["mine"] != NOBODY and deed["theirs"] != NOBODY
        won = "won" if deed["wins"] else "lost"
        words.append(say(f"then-{won}-late" if late else f"then-{won}", language))
    elif deed["verb"] != "idle" and not deed.get("leave"):
        if deed["verb"] in ("swap", "leave"):
            words.append(say("then-now", language, team=team_words(deed["mine"], language)))
        else:
            words.append(say("then-left", language, team=team_words(deed["theirs"], language)))
    return ", ".join(words)


def _happens(state: TugOfWar, deed: Deed, language: str) -> str:
    verb = deed["verb"]
    if verb == "swap":
        return _swapped(state, deed, language)
    if verb == "leave":
        return say(f"then-leave-{deed['athlete']}", language)
    if verb == "berserker":
        mover = int(state.cells[at.MOVER])
        count = size(state, 1 - mover) - sum(deed["theirs"][kind] for kind in ("standing", "lying"))
        return say("then-berserker", language, count=count)
    return say(f"then-{verb}", language)


def _swapped(state: TugOfWar, deed: Deed, language: str) -> str:
    if deed["leave"]:
        return say("then-swap-choose", language, count=deed["leave"])
    if not deed["change"]:
        old = column(state, int(state.cells[at.MOVER]))[deed["place"] - 1]
        full = change(deed["die"], old) > 0
        return say("then-swap-full" if full else "then-swap-same", language)
    key = "then-swap-join" if deed["change"] > 0 else "then-swap-leave"
    return say(key, language, count=abs(deed["change"]))


def marks(state: State, move: int) -> Sequence[str]:
    """The places of columns that a move is about, by seat and place.

    >>> from caber.games.tug_of_war.drawing import read
    >>> teams = "seat 1: 4 3 2 | 9 standing\\n seat 2: 1 1 5 | 7 standing"
    >>> state = read(f"{teams}\\n turn: 1 assigning\\n thrown: 4 4 4")
    >>> marks(state, state.parse("4@2 swap")), marks(state, state.parse("berserker"))
    (['1-2'], ['1-1', '1-2', '1-3'])
    """
    deed = parts(state, move)
    places: Sequence[int] = [deed["place"]] if "place" in deed else []
    if deed["verb"] == "berserker":
        places = range(1, at.DICE + 1)
    return [f"{int(state.cells[at.MOVER]) + 1}-{place}" for place in places]


def paragraph(state: State, move: int) -> bool:
    """A turn is told in a paragraph of its own; throws for one are told after what was done before them."""
    assert isinstance(state, TugOfWar)
    cells = state.cells
    flags = {int(cells[at.REROLLED + index]) for index in range(at.DICE)}
    if cells[at.PHASE] == at.RELANDING:
        return state.rules.together and int(at.DONE) in flags
    if cells[at.PHASE] == at.REROLLING:
        return flags == {int(at.AS_THROWN)}
    if cells[at.PHASE] == at.ASSIGNING:
        return len(thrown(state)) == at.DICE and at.SIDES not in column(state, int(cells[at.MOVER]))
    return bool(cells[at.PHASE] <= at.THROWING)


# -- choices ---------------------------------------------------------------------------------------


def task(state: State, language: str = "en") -> str:
    """What the player who has to decide something now decides."""
    assert isinstance(state, TugOfWar)
    cells, dice = state.cells, thrown(state)
    if cells[at.PHASE] == at.LEAVING:
        return say("task-leaving", language, count=int(cells[at.LEAVE]))
    if cells[at.PHASE] == at.REROLLING:
        return say(
            "task-rerolling", language, dice=thrown_words(state, language), count=int(cells[at.REROLLS])
        )
    if state.legal(at.BERSERKER):
        return say("task-berserker", language, die=dice[0])
    if len(dice) == 1:
        return say("task-last", language, die=dice[0])
    return say("task-assigning", language, dice=dice_words(dice, language))


def offers(state: State, names: Sequence[str], language: str = "en") -> list[tuple[list[int], str]]:
    """The legal moves in their order, each with its result."""
    assert isinstance(state, TugOfWar)
    return [([move], _offer(state, move, language)) for move in state.moves()]


def _offer(state: TugOfWar, move: int, language: str) -> str:
    deed = parts(state, move)
    if deed["verb"] == "keep":
        taken_up = any(state.cells[at.REROLLED + index] == at.MARKED for index in range(at.DICE))
        return say("offer-enough" if taken_up else "offer-keep", language)
    if deed["verb"] == "reroll":
        return say("offer-reroll", language, die=deed["die"])
    return say("offer", language, move=state.text(move), then=result(state, deed, language))


# -- questions -------------------------------------------------------------------------------------


def odds(state: State, names: Sequence[str], language: str = "en") -> str:
    """With which dice, and how likely, each place of either column removes an athlete."""
    return "\n".join(line for seat in range(at.SEATS) for line in _odds(state, seat, names[seat], language))


def _odds(state: State, seat: int, name: str, language: str) -> Iterator[str]:
    yield say("odds-note", language, name=name)
    for place, die in enumerate(filter(None, column(state, seat)), 1):
        lower = max(1, die - int(REACH))
        yield say(
            "odds-line", language, place=place, die=die, standing=_chance(die),
            lower=lower, lying=_chance(lower),
        )  # fmt: skip


def _chance(least: int) -> int:
    """How likely a die shows at least so much, in whole percent.

    >>> _chance(4), _chance(1)
    (50, 100)
    """
    return round(100 * (int(at.SIDES) + 1 - least) / int(at.SIDES))


def teams(state: State, names: Sequence[str], language: str = "en") -> str:
    """Both teams, their columns and the bouts they have won."""
    return "\n".join(team_line(state, seat, names, language) for seat in range(at.SEATS))


def team_line(state: State, seat: int, names: Sequence[str], language: str) -> str:
    """A team, its column and the bouts it has won."""
    assert isinstance(state, TugOfWar)
    return say(
        "teams-line", language, name=names[seat], village=village(seat, language),
        team=team_words(team(state, seat), language), dice=dice_words(column(state, seat), language),
        count=state.bouts()[seat],
    )  # fmt: skip


# -- the end ---------------------------------------------------------------------------------------


def ending(state: State, names: Sequence[str], language: str = "en") -> str:
    """Who won, and by which bouts."""
    assert isinstance(state, TugOfWar)
    outcome = state.outcome()
    assert outcome is not None
    winner = int(state.cells[at.WINNER])
    key = f"ending-{outcome.reason.replace('_', '-')}"
    return say(key, language, name=names[winner], other=names[1 - winner])
