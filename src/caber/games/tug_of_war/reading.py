"""The position in words: a table with both teams and their columns, a list of facts, and choices in words.

It says what the picture shows, for people who would rather read or listen.
"""

import re
from collections.abc import Iterator, Sequence

from caber.core.contract import CHANCE, State
from caber.games.tug_of_war import layout as at
from caber.games.tug_of_war.deeds import parts
from caber.games.tug_of_war.notation import BY_TEXT, TEXTS
from caber.games.tug_of_war.picture import Picture, PlacePicture, picture
from caber.games.tug_of_war.state import TugOfWar
from caber.games.tug_of_war.telling import (
    bout_words,
    column,
    explain,
    result,
    say,
    thrown_words,
    village,
)

# A decision in quotation marks, as one types it; those with more words first, as others begin alike.
DECISIONS = sorted(TEXTS[: at.THROW], key=len, reverse=True)
QUOTED = re.compile(rf"(?<=[“„])({'|'.join(DECISIONS)})(?=[”“])")


def spell(text: str, language: str = "en") -> str:
    """A sentence with the moves that it quotes as one says them.

    >>> spell("Choose “keep”, or “reroll 2”."), spell("„4@2 swap“ geht nicht.", "de")
    ('Choose “keep the throw”, or “re-roll the 2”.', '„4 auf Platz 2, tauschen“ geht nicht.')
    """
    return QUOTED.sub(lambda found: _spoken(BY_TEXT[found[0]], language), text)


def _spoken(move: int, language: str) -> str:
    if move < at.ASSIGN:
        verb, _, rest = TEXTS[move].partition(" ")
        return say("spoken", language, move=rest if verb == "leave" else verb, die=rest)
    deed = TEXTS[move].partition(" ")[2].replace(" ", "-")
    said = {"die": int(at.die_of(move)), "place": int(at.place_of(move)) + 1}
    return say("spoken-assigned", language, deed=deed, **said)


def choice(state: State, move: int, language: str = "en") -> str:
    """A legal move as one would ask for it, with its result.

    >>> from caber.games.tug_of_war.drawing import read
    >>> teams = "seat 1: 4 3 2 | 9 standing\\n seat 2: 1 1 5 | 7 standing"
    >>> state = read(f"{teams}\\n turn: 1 assigning\\n thrown: 1 4 4")
    >>> choice(state, state.parse("4@2 swap"))
    '4 onto 3 (place 2): swap, 2 athletes join, now 11 standing'
    """
    assert isinstance(state, TugOfWar)
    deed = parts(state, move)
    verb = deed["verb"]
    if verb == "keep":
        taken_up = any(state.cells[at.REROLLED + index] == at.MARKED for index in range(at.DICE))
        return say("choice-enough" if taken_up else "choice-keep", language)
    if verb == "reroll":
        return say("choice-reroll", language, die=deed["die"])
    then = result(state, deed, language)
    if verb == "berserker":
        return say("choice-berserker", language, die=deed["die"], then=then)
    if verb == "leave":
        return say("choice-leave", language, then=then)
    place = deed["place"]
    old = column(state, int(state.cells[at.MOVER]))[place - 1]
    return say("choice-assign", language, die=deed["die"], column=old, place=place, then=then)


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

    >>> from caber.games.tug_of_war.drawing import read
    >>> position = read('''
    ...     turn: 1 assigning 3
    ...     seat 1: 4 3 2 | 9 standing
    ...     seat 2: 1 1 5 | 2 standing 1 lying
    ...     thrown: 1 4
    ...     beside: 4 - -
    ... ''')
    >>> heads, rows, facts = reading(position, 0, ["Ailsa", "Rob"])
    >>> for row in [heads, *rows]: print(*row, sep=" | ")
     | Ailsa, Plockton | Rob, Broadford
    Column, place 1 | 4, beside it 4 | 1
    Column, place 2 | 3, no die yet | 1
    Column, place 3 | 2, no die yet | 5
    Standing athletes | 9 | 2
    Lying athletes | 0 | 1
    Bouts won | 0 | 0
    >>> facts
    ['First bout, turn 3', 'Ailsa assigns the dice', 'To assign: 1 and 4', 'The rope is on the side of Ailsa']
    """
    assert isinstance(state, TugOfWar)
    shown = shown or picture(state, last)
    seats = (bottom, 1 - bottom)
    heads = ["", *(f"{names[seat]}, {village(seat, language)}" for seat in seats)]
    sides = [shown["sides"][seat] for seat in seats]
    rows = [
        [
            say("reading-place", language, place=place + 1),
            *(_die(side["column"][place], language) for side in sides),
        ]
        for place in range(at.DICE)
    ]
    rows += [
        [say("reading-standing", language), *(str(side["standing"]) for side in sides)],
        [say("reading-lying", language), *(str(side["lying"]) for side in sides)],
        [say("reading-bouts", language), *(str(shown["bouts"][seat]) for seat in seats)],
    ]
    facts = [
        bout_words(state, language),
        *_turn(state, shown, names, language),
        *_rope(shown, names, language),
        *_done(last, names, language),
    ]
    return heads, rows, facts


def _die(place: PlacePicture, language: str) -> str:
    if place["value"] is None:
        return say("reading-unrolled", language)
    if place["beside"] is not None:
        return say("reading-beside", language, die=place["value"], beside=place["beside"])
    if place["open"]:
        return say("reading-open", language, die=place["value"])
    return str(place["value"])


def _turn(state: TugOfWar, shown: Picture, names: Sequence[str], language: str) -> Iterator[str]:
    """Who has to do what, and with which dice."""
    if shown["phase"] != "finished":
        yield say(f"reading-{shown['phase']}", language, name=names[shown["mover"]])
    if shown["thrown"]:
        yield say("to-assign", language, dice=thrown_words(state, language))
    if shown["rerolls"]:
        yield say("rerolls-left", language, count=shown["rerolls"])
    if shown["leaving"]:
        yield say("have-to-leave", language, count=shown["leaving"])


def _rope(shown: Picture, names: Sequence[str], language: str) -> Iterator[str]:
    if not shown["rope"]:
        yield say("reading-rope-level", language)
    else:
        yield say("reading-rope", language, name=names[0 if shown["rope"] < 0 else 1])


def _done(last: Sequence[tuple[State, int]], names: Sequence[str], language: str) -> Iterator[str]:
    """What was done last, choices and dice alike."""
    for before, move in last:
        words = explain(before, move, names, language)
        if before.turn == CHANCE:
            yield words
        else:
            yield say("reading-done", language, name=names[int(before.turn)], deed=words)
