"""The position in words: a table with the places of the track, and a list of facts; and choices in words.

It says what the picture shows, for people who would rather read or listen.
"""

import re
from collections.abc import Iterator, Sequence

from caber.core.contract import State
from caber.games.schotten_rennen import layout as at
from caber.games.schotten_rennen.course import banned
from caber.games.schotten_rennen.deeds import parts
from caber.games.schotten_rennen.notation import TEXTS
from caber.games.schotten_rennen.picture import Picture, last_attempt, picture, way
from caber.games.schotten_rennen.state import SchottenRennen
from caber.games.schotten_rennen.telling import (
    about,
    dice_words,
    given_in,
    next_rolls,
    on,
    risk_odds,
    say,
    seat_words,
    stones,
    thrown_words,
    to,
    way_words,
)

# A decision in quotation marks, as one types it.
QUOTED = re.compile(rf"(?<=[“„])({'|'.join(TEXTS[: at.THROWN])})(?=[”“])")


def spell(text: str, language: str = "en") -> str:
    """A sentence with the moves that it quotes as one says them.

    >>> spell("Say who, such as “ask 2”."), spell("Mach weiter mit „roll“.", "de")
    ('Say who, such as “let seat 2 roll first”.', 'Mach weiter mit „Würfeln“.')
    """
    return QUOTED.sub(lambda found: _spoken(found[0], language), text)


def _spoken(move: str, language: str) -> str:
    verb, _, seat = move.partition(" ")
    return say("spoken", language, move=verb, seat=seat)


def choice(state: State, move: int, language: str = "en") -> str:
    """A legal move as one would ask for it.

    >>> from caber.games.schotten_rennen.drawing import read
    >>> position = read("options: track=7,8\\n seat 1: stone 1 figure 1 risk 0")
    >>> [choice(position, move) for move in position.moves()]
    ['Roll for the 8: 42%', 'Retreat to Start, with 3 risk stones again']
    """
    assert isinstance(state, SchottenRennen)
    deed = parts(state, move)
    verb = str(deed["verb"])
    key = f"choice-{verb}"
    if verb in ("roll", "yellow", "ask"):
        if verb == "roll" and not deed["need"]:
            return say("choice-enter", language, to=to(state, int(deed["place"]), language))
        wanted, odds = way_words(state, way(state, int(deed["place"]), verb == "yellow"), language)
        if verb == "ask":
            return say(key, language, seat=int(deed["seat"]) + 1, target=wanted, odds=odds)
        return say("choice-roll", language, target=wanted, odds=odds)
    if verb == "risk":
        return say(key, language, odds=risk_odds(state, language))
    if verb == "back":
        return say(key, language, then=given_in(state, language))
    if verb == "retreat":
        return say(key, language, stones=stones(int(at.MOST_RISK), language))
    place = int(deed["to"])
    if verb in ("up", "bonus"):
        return say(key, language, to=to(state, place, language))
    return say(key, language, on=on(state, place, language))


def reading(
    state: State,
    bottom: int,
    names: Sequence[str],
    language: str = "en",
    last: Sequence[tuple[State, int]] = (),
    shown: Picture | None = None,
) -> tuple[list[str], list[list[str]], list[str]]:
    """Heads, rows and facts of the text board; `bottom` is the seat that looks at it, `last` as in a picture.

    `shown` is that picture, if there is one already.

    >>> from caber.games.schotten_rennen.drawing import read
    >>> position = read("options: track=7,bog\\n turn: 1 go_on\\n seat 1: stone 0 figure 1 risk 2")
    >>> heads, rows, facts = reading(position, 0, ["Ailsa", "Rob"])
    >>> for row in [heads, *rows]: print(*row, sep=" | ")
    Space | Card | Who is there
    Start |  | stone of Ailsa, figure and stone of Rob
    1 | 7 | figure of Ailsa
    2 | bog: 9, or yellow 6, where failing costs 2 spaces | nobody
    Goal | goal: 7 | nobody
    >>> facts[1]
    'The next roll, for the bog (9): 28%, 64% with a risk throw'
    """
    assert isinstance(state, SchottenRennen)
    shown = shown or picture(state, last)
    heads = [say(f"reading-{column}", language) for column in ("space", "card", "who")]
    rows = [
        [
            _heading(shown, place, language),
            _card(state, shown, place, language),
            _who(shown, place, names, language),
        ]
        for place in range(shown["length"] + 2)
    ]
    facts = [
        *_turn(state, shown, names, language),
        *_seats(state, shown, bottom, names, language),
        *_thrown(shown, language),
    ]
    return heads, rows, facts


def _heading(shown: Picture, place: int, language: str) -> str:
    if place == 0:
        return say("board-start", language)
    return say("board-goal", language) if place > shown["length"] else str(place)


def _card(state: SchottenRennen, shown: Picture, place: int, language: str) -> str:
    if place == 0:
        return ""
    if place <= shown["length"] and shown["track"][place - 1] is None:
        return say("reading-unlaid", language)
    return about(state, place, language)


def _who(shown: Picture, place: int, names: Sequence[str], language: str) -> str:
    here = []
    for seat, each in enumerate(shown["seats"]):
        figure, stone = each["figure"] == place, each["stone"] == place
        if figure or stone:
            what = "both" if figure and stone else "figure" if figure else "stone"
            here.append(say(f"reading-{what}", language, name=names[seat]))
    return ", ".join(here) or say("reading-nobody", language)


def _turn(state: SchottenRennen, shown: Picture, names: Sequence[str], language: str) -> Iterator[str]:
    """Whose turn it is, what is to be decided, and what is needed next."""
    cells, phase = state.cells, int(state.cells[at.PHASE])
    name, attempt = names[int(cells[at.MOVER])], shown["attempt"]
    if phase <= at.LAYING:
        yield say("reading-laying", language)
    elif phase == at.MISSED and attempt and attempt["dice"]:
        missing = int(attempt["short"] or 0)
        dice = dice_words(attempt["dice"], language)
        yield say("reading-missed", language, name=name, dice=dice, count=missing)
    elif attempt:
        yield say("reading-rolling", language, name=name)
    elif phase != at.FINISHED:
        yield say(f"reading-{shown['phase'].replace('_', '-')}", language, name=name)
    yield from next_rolls(state, shown["ways"], language)
    if phase == at.GO_ON and banned(cells, state.rules):
        yield say("reading-closed", language)
    if shown["passed"]:
        yield say("reading-passed", language, count=shown["passed"])


def _seats(
    state: SchottenRennen, shown: Picture, bottom: int, names: Sequence[str], language: str
) -> Iterator[str]:
    """Where everybody is, the one who looks first; and who is alone last."""
    seats = range(len(shown["seats"]))
    for seat in (*seats[bottom:], *seats[:bottom]):
        yield seat_words(state, seat, names, language)
    for seat in seats:
        if shown["seats"][seat]["last"]:
            yield say("reading-alone", language, name=names[seat])


def _thrown(shown: Picture, language: str) -> Iterator[str]:
    """The dice of the last attempt."""
    dice, rival, face = last_attempt(shown)
    if dice:
        yield thrown_words(dice, rival, face, language)
