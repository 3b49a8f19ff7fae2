"""Moves, questions and endings in words, for the log and for the list of choices."""

from collections.abc import Iterator, Sequence

from caber.core.contract import State
from caber.games.schotten_rennen import layout as at
from caber.games.schotten_rennen.cards import NAMES
from caber.games.schotten_rennen.course import banned, card_at, rank, reach, steep
from caber.games.schotten_rennen.deeds import Deed, parts, short
from caber.games.schotten_rennen.dice import SIDES, helps
from caber.games.schotten_rennen.picture import WayPicture, way
from caber.games.schotten_rennen.state import SchottenRennen
from caber.texts import listed, tell

GOAL = "goal"


def say(key: str, language: str, **details: str | int) -> str:
    """One of this game's texts."""
    return tell(f"schotten-rennen-{key}", details, language)


# -- places, cards, odds ---------------------------------------------------------------------------


def on(state: SchottenRennen, place: int, language: str) -> str:
    """Where something is.

    >>> from caber.games.schotten_rennen.drawing import read
    >>> state = read("options: track=3,4")
    >>> [on(state, place, "en") for place in range(4)]
    ['on Start', 'on space 1', 'on space 2', 'in the goal']
    """
    return say("on", language, place=_place(state, place))


def to(state: SchottenRennen, place: int, language: str) -> str:
    """Where something goes."""
    return say("to", language, place=_place(state, place))


def _place(state: SchottenRennen, place: int) -> str:
    return "start" if not place else GOAL if place > state.rules.length else str(place)


def card(state: SchottenRennen, place: int, language: str) -> str:
    """The name of what lies at a place, as one says it."""
    return say("card", language, card=_name(state, place))


def _name(state: SchottenRennen, place: int) -> str:
    return GOAL if place > state.rules.length else NAMES[int(state.cells[at.TRACK + place - 1])]


def about(state: SchottenRennen, place: int, language: str) -> str:
    """What a card or the goal asks for, with its numbers."""
    rules = state.rules
    kind = int(card_at(state.cells, rules, place))
    if kind < 0:
        return say("about", language, card=GOAL if rules.goal else "open", red=int(rules.goal))
    name = NAMES[kind] if kind >= at.FIRST_RED else "steep" if steep(kind) else "white"
    numbers = {"red": rules.red[kind], "yellow": rules.yellow[kind], "occupied": rules.occupied[kind]}
    return say("about", language, card=name, **{name: int(number) for name, number in numbers.items()})


def target(state: SchottenRennen, place: int, need: int | None, yellow: bool, language: str) -> str:
    """What is rolled for; on a white card the number stands for itself.

    >>> from caber.games.schotten_rennen.drawing import read
    >>> state = read("options: track=3,bog")
    >>> target(state, 1, 3, False, "en"), target(state, 2, 6, True, "en"), target(state, 3, 7, False, "de")
    ('the 3', 'the bog (yellow 6)', 'das Ziel (7)')
    """
    name = _name(state, place)
    text = say("for", language, card=name)
    if yellow:
        return say("for-yellow", language, target=text, need=need or 0)
    if not need or name.isdigit():
        return text
    return say("for-need", language, target=text, need=need)


def percent(chance: Sequence[int], language: str) -> str:
    """So many of so many in whole percent; only what is certain is 0 or 100.

    >>> percent([21, 36], "en"), percent([215, 216], "en"), percent([36, 36], "de")
    ('58%', '99%', '100 %')
    """
    ways, of = chance
    whole = round(100 * ways / of)
    return say("percent", language, count=whole if ways in (0, of) else min(max(whole, 1), 99))


def odds_words(each: WayPicture, risk: int, language: str) -> str:
    """How likely somebody passes who has so many risk stones."""
    chance = percent(each["chance"], language)
    if not risk:
        return chance
    return say("odds", language, chance=chance, risked=percent(each["risked"], language))


def risk_odds(state: SchottenRennen, language: str) -> str:
    """How likely the risk die makes up for what the mover's dice are short of."""
    return percent([int(helps(short(state))), int(SIDES)], language)


def stones(count: int, language: str) -> str:
    """So many risk stones.

    >>> stones(0, "en"), stones(1, "de"), stones(3, "nl")
    ('no risk stone', '1 Risikostein', '3 risicostenen')
    """
    return say("risk-stones", language, count=count)


def way_words(state: SchottenRennen, each: WayPicture, language: str) -> tuple[str, str]:
    """What the mover rolls for, and his odds."""
    text = target(state, each["place"], each["need"], each["move"] == "yellow", language)
    return text, odds_words(each, int(state.cells[at.RISK + state.cells[at.MOVER]]), language)


def next_rolls(state: SchottenRennen, ways: Sequence[WayPicture], language: str) -> Iterator[str]:
    """What the mover may roll for now, and how likely it is."""
    for each in ways:
        wanted, odds = way_words(state, each, language)
        yield say("next-roll", language, target=wanted, odds=odds)


# -- moves -----------------------------------------------------------------------------------------


def explain(state: State, move: int, names: Sequence[str], language: str = "en") -> str:
    """A move about to be played, in words without the player's name, and what comes of it.

    >>> from caber.games.schotten_rennen.drawing import read
    >>> state = read("options: track=7,bog\\n turn: 1 rolling\\n need: 7")
    >>> explain(state, state.parse("3-5"), ["Ailsa", "Rob"])
    '3 and 5 for the 7: passed'
    >>> explain(state, state.parse("1-4"), ["Ailsa", "Rob"])
    '1 and 4 for the 7: 2 short'
    """
    assert isinstance(state, SchottenRennen)
    deed = parts(state, move)
    after = state.copy()
    after.act(move)
    assert isinstance(after, SchottenRennen)
    words = [_phrase(state, deed, names, language)]
    if deed["verb"] not in ("retreat", "secure", "up"):
        words += _consequences(state, after, deed, language)
    return ", ".join(words)


def marks(state: State, move: int) -> Sequence[str]:
    """The place that a move is about, by its number.

    >>> from caber.games.schotten_rennen.drawing import read
    >>> state = read("options: track=3,4")
    >>> marks(state, state.parse("roll"))
    ('1',)
    """
    deed = parts(state, move)
    place = deed.get("place", deed.get("to"))
    return () if place is None else (str(place),)


def _phrase(state: SchottenRennen, deed: Deed, names: Sequence[str], language: str) -> str:
    """The move itself."""
    verb = deed["verb"]
    if verb in ("dice", "face"):
        return _thrown(state, deed, names, language)
    if verb == "card":
        return _laid(state, deed, language)
    if verb in ("secure", "up", "bonus"):
        place = int(deed["to"])
        if verb == "bonus":
            count = int(reach(state.cells, state.rules))
            return say("move-bonus", language, count=count, to=to(state, place, language))
        if verb == "up":
            return say("move-up", language, to=to(state, place, language))
        return say("move-secure", language, on=on(state, place, language))
    if verb == "ask":
        return say("move-ask", language, name=names[int(deed["seat"])])
    if verb == "retreat":
        return say("move-retreat", language, stones=stones(int(at.MOST_RISK), language))
    if verb in ("roll", "yellow"):
        place, need = int(deed["place"]), int(deed["need"])
        if not need:
            return say("move-enter", language, to=to(state, place, language))
        return say("move-roll", language, target=target(state, place, need, verb == "yellow", language))
    return say(f"move-{verb}", language)


def _laid(state: SchottenRennen, deed: Deed, language: str) -> str:
    name = say("card", language, card=deed["card"])
    if "place" not in deed:
        return say("move-pick", language, card=name)
    return say("move-lay", language, card=name, on=on(state, int(deed["place"]), language))


def _thrown(state: SchottenRennen, deed: Deed, names: Sequence[str], language: str) -> str:
    """Dice, and whether they are enough."""
    if "seat" in deed:
        low, high = int(deed["low"]), int(deed["high"])
        dice, name = dice_words((low, high), language), names[int(deed["seat"])]
        return say("move-rival", language, dice=dice, name=name, need=low + high + 1)
    wanted = _wanted(state, names, language)
    if deed["verb"] == "face":
        key = "move-risk-passed" if deed["passes"] else "move-risk-failed"
        return say(key, language, face=say("face", language, face=deed["face"]), target=wanted)
    low, high, missing = int(deed["low"]), int(deed["high"]), int(deed["need"]) - int(deed["low"])
    missing -= high
    if deed["passes"] and missing > 0:
        return say("move-double", language, low=low, target=wanted)
    dice = dice_words((low, high), language)
    if deed["passes"]:
        return say("move-passed", language, dice=dice, target=wanted)
    return say("move-short", language, dice=dice, target=wanted, count=missing)


def dice_words(dice: Sequence[int], language: str) -> str:
    """What two dice show."""
    return say("dice", language, low=dice[0], high=dice[1])


def thrown_words(dice: Sequence[int], rival: Sequence[int] | None, face: str | None, language: str) -> str:
    """The dice of an attempt, with those that a rival threw before and the risk die thrown after."""
    text = say("thrown", language, dice=dice_words(dice, language))
    if rival:
        text = say("thrown-rival", language, thrown=text, rival=dice_words(rival, language))
    if face:
        text = say("thrown-risk", language, thrown=text, face=say("face", language, face=face))
    return text


def _wanted(state: SchottenRennen, names: Sequence[str], language: str) -> str:
    """What the present attempt is at; the number that a rival has rolled goes with his name."""
    cells = state.cells
    place, need = int(cells[at.FIGURE + cells[at.MOVER]]) + 1, int(cells[at.NEED])
    if cells[at.ROLLER] < 0:
        return target(state, place, need, bool(cells[at.YELLOW]), language)
    rival = target(state, place, None, False, language)
    name = names[int(cells[at.ROLLER])]
    return say("for-rival", language, target=rival, name=name, total=need - 1)


def _consequences(state: SchottenRennen, after: SchottenRennen, deed: Deed, language: str) -> Iterator[str]:
    """What follows from a move by itself: where the figure and its stone end up, and risk stones."""
    seat = int(state.cells[at.MOVER])
    figure, stone, risk, place = (
        [int(cells[first + seat]) for cells in (state.cells, after.cells)]
        for first in (at.FIGURE, at.STONE, at.RISK, at.PLACED)
    )
    if deed["verb"] == "back" or (deed.get("passes") is False and after.cells[at.PHASE] != at.MISSED):
        yield from _failed(after, figure, stone, language)
        if risk[1] > risk[0]:
            yield say("then-stones", language, stones=stones(risk[1], language))
        return
    if risk[1] > risk[0]:
        yield say("then-regained", language)
    entered = deed["verb"] in ("dice", "face")
    if entered and figure[1] > figure[0] + 1:  # a bonus that nobody is asked about
        count = figure[1] - figure[0] - 1
        yield say("move-bonus", language, count=count, to=to(state, figure[1], language))
        entered = False
    if place[1] > place[0]:
        if entered:
            yield say("then-home", language)
        if state.rules.play_on:
            yield say("then-place", language, place=place[1])
    elif stone[1] != stone[0]:
        yield say("then-up", language)


def _failed(after: SchottenRennen, figure: list[int], stone: list[int], language: str) -> Iterator[str]:
    if stone[1] < stone[0]:
        yield say("then-sunk", language, to=to(after, stone[1], language))
    elif figure[1] < figure[0]:
        yield say("then-back", language, to=to(after, figure[1], language))
    else:
        yield say("then-still", language, on=on(after, figure[1], language))


def given_in(state: SchottenRennen, language: str) -> str:
    """What comes of a missed roll without a risk throw."""
    after = state.copy()
    after.act(at.BACK)
    assert isinstance(after, SchottenRennen)
    return ", ".join(_consequences(state, after, {"verb": "back"}, language))


# -- choices ---------------------------------------------------------------------------------------


def paragraph(state: State, move: int) -> bool:
    """A turn is told in a paragraph of its own."""
    return bool(state.cells[at.PHASE] == at.BEGIN)


def task(state: State, language: str = "en") -> str:
    """What the player who has to decide something now decides."""
    assert isinstance(state, SchottenRennen)
    cells, phase = state.cells, int(state.cells[at.PHASE])
    mover = int(cells[at.MOVER])
    place = int(cells[at.FIGURE + mover]) + 1
    if phase == at.MISSED:
        missing = short(state)
        odds = risk_odds(state, language)
        wanted = target(state, place, int(cells[at.NEED]), bool(cells[at.YELLOW]), language)
        return say("task-missed", language, count=missing, target=wanted, odds=odds)
    if phase == at.BONUS:
        end = place - 1 + int(reach(cells, state.rules))
        return say("task-bonus", language, to=to(state, end, language))
    words = [_rolling(state, place, phase == at.BEGIN, language)]
    if state.legal(at.UP):
        words.append(say("task-up", language))
    if state.legal(at.RETREAT):
        words.append(say("task-retreat", language))
    return " ".join(words)


def _rolling(state: SchottenRennen, place: int, begins: bool, language: str) -> str:
    if banned(state.cells, state.rules):
        return say("task-closed", language)
    key = "task-begin" if begins else "task-go-on"
    if state.legal(at.CHOOSE_YELLOW):
        return say(f"{key}-yellow", language, target=target(state, place, None, False, language))
    red = way(state, place, yellow=False)
    wanted = target(state, place, red["need"], False, language)
    return say(key if red["need"] is not None else f"{key}-rival", language, target=wanted)


def offers(state: State, names: Sequence[str], language: str = "en") -> list[tuple[list[int], str]]:
    """The legal moves in their order, each with its odds."""
    assert isinstance(state, SchottenRennen)
    return [([move], _offer(state, move, names, language)) for move in state.moves()]


def _offer(state: SchottenRennen, move: int, names: Sequence[str], language: str) -> str:
    deed = parts(state, move)
    verb = str(deed["verb"])
    key = f"offer-{verb}"
    if verb in ("roll", "yellow", "ask"):
        if verb == "roll" and not deed["need"]:
            return say("offer-enter", language, to=to(state, int(deed["place"]), language))
        wanted, odds = way_words(state, way(state, int(deed["place"]), verb == "yellow"), language)
        if verb == "ask":
            seat = int(deed["seat"])
            return say(key, language, seat=seat + 1, name=names[seat], odds=odds)
        return say(key, language, target=wanted, odds=odds)
    if verb == "risk":
        return say(key, language, odds=risk_odds(state, language))
    if verb == "back":
        return say(key, language, then=given_in(state, language))
    if verb == "retreat":
        return say(key, language, stones=stones(int(at.MOST_RISK), language))
    if verb == "stay":
        return say(key, language, on=on(state, int(deed["to"]), language))
    return say(key, language, to=to(state, int(deed["to"]), language))


# -- questions -------------------------------------------------------------------------------------


def odds(state: State, names: Sequence[str], language: str = "en") -> str:
    """What the mover needs for each card ahead as things stand, and how likely that is."""
    assert isinstance(state, SchottenRennen)
    cells = state.cells
    mover = int(cells[at.MOVER])
    lines = [say("odds-note", language, name=names[mover])]
    for place in range(int(cells[at.FIGURE + mover]) + 1, int(state.rules.length) + 2):
        kind = int(card_at(cells, state.rules, place))
        for yellow in (False, True) if kind >= 0 and state.rules.yellow[kind] else (False,):
            wanted, chance = way_words(state, way(state, place, yellow), language)
            where = say("board-goal", language) if kind < 0 else str(place)
            lines.append(say("odds-line", language, place=where, target=wanted, odds=chance))
    return "\n".join(lines)


def cards(state: State, names: Sequence[str], language: str = "en") -> str:
    """What each card of the track asks for."""
    assert isinstance(state, SchottenRennen)
    places = range(1, int(state.rules.length) + 1)
    laid = [place for place in places if card_at(state.cells, state.rules, place) >= 0]
    lines = [f"{place:>2}  {about(state, place, language)}" for place in laid]
    return "\n".join([*lines, f"    {about(state, places[-1] + 1, language)}"])


def race(state: State, names: Sequence[str], language: str = "en") -> str:
    """Where everybody is, the leader first."""
    assert isinstance(state, SchottenRennen)
    seats = sorted(range(int(state.rules.players)), key=lambda seat: -int(state.cells[at.STONE + seat]))
    return "\n".join(seat_words(state, seat, names, language) for seat in seats)


def seat_words(state: SchottenRennen, seat: int, names: Sequence[str], language: str) -> str:
    """Where somebody's stone and figure are, and what he has."""
    stone, figure, risk, placed = (
        int(state.cells[first + seat]) for first in (at.STONE, at.FIGURE, at.RISK, at.PLACED)
    )
    name = names[seat]
    if stone > state.rules.length:
        return say("race-home", language, name=name, place=placed)
    said: dict[str, str | int] = {
        "name": name,
        "stone": on(state, stone, language),
        "risk": stones(risk, language),
        "place": int(rank(state.cells, state.rules, seat)),
    }
    if stone == figure:
        return say("race-together", language, **said)
    return say("race-line", language, figure=on(state, figure, language), **said)


# -- the end ---------------------------------------------------------------------------------------


def ending(state: State, names: Sequence[str], language: str = "en") -> str:
    """Who won, and who is where."""
    assert isinstance(state, SchottenRennen)
    outcome = state.outcome()
    assert outcome is not None
    winner = outcome.winners[0]
    verdict = say(f"ending-{outcome.reason.replace('_', '-')}", language, name=names[winner])
    seats = range(len(outcome.points))
    if state.rules.play_on:
        placed = sorted(seats, key=lambda seat: int(state.cells[at.PLACED + seat]))
        places = [f"{int(state.cells[at.PLACED + seat])} {names[seat]}" for seat in placed]
        return f"{verdict} {say('ending-places', language, list=', '.join(places))}"
    others = sorted(
        (seat for seat in seats if seat != winner), key=lambda seat: -int(state.cells[at.STONE + seat])
    )
    still = [f"{names[seat]} ({on(state, int(state.cells[at.STONE + seat]), language)})" for seat in others]
    return f"{verdict} {say('ending-stones', language, list=listed(still, language))}"
