"""The position in words: a table with the fields of the castle, and a list of facts; and choices in words.

It says what the picture shows, for people who would rather read or listen.
"""

import re
from collections.abc import Iterator, Sequence

from caber.core.contract import State
from caber.games.kilt_castle import layout as at
from caber.games.kilt_castle.cards import NAMES
from caber.games.kilt_castle.deeds import NOBODY_PAID, parts
from caber.games.kilt_castle.picture import CardPicture, FieldPicture, Picture, SlotPicture, picture, top
from caber.games.kilt_castle.plan import FIELD_NAMES, SIDE
from caber.games.kilt_castle.state import KiltCastle
from caber.games.kilt_castle.telling import builders, colour_name, counted, say
from caber.texts import listed

CARD_TO = re.compile(rf"\b({'|'.join(sorted(NAMES, key=len, reverse=True))})>(\d+)\b")
# A card between other words. What stands in quotation marks, such as a move to type, stays as it is.
NOTATION = re.compile(rf"(?<![\w“„])(?:{'|'.join(sorted(NAMES, key=len, reverse=True))})(?![\w>”“'’])")


def spoken(card: str, language: str = "en") -> str:
    """A card as one says it.

    >>> spoken("r"), spoken("ro"), spoken("ro", "de")
    ('red card', 'red–orange card', 'Karte Rot-Orange')
    """
    names = [colour_name(letter, language) for letter in card]
    if len(names) == 1:
        return say("spoken-single", language, colour=names[0])
    return say("spoken-pair", language, first=names[0], second=names[1])


def spell(text: str, language: str = "en") -> str:
    """A sentence with its cards as one says them.

    >>> spell("ro to slot 7: orange builds, then red"), spell("“ro>7” breaks rule I.")
    ('red–orange card to slot 7: orange builds, then red', '“red–orange card to slot 7” breaks rule I.')
    """
    text = CARD_TO.sub(
        lambda found: say("spoken-move", language, card=spoken(found[1], language), slot=int(found[2])), text
    )
    return NOTATION.sub(lambda found: spoken(found[0], language), text)


def choice(state: State, move: int, language: str = "en") -> str:
    """A legal move as one would ask for it.

    >>> from caber.games.kilt_castle.drawing import read
    >>> position = read("3  r2  .  .  .  .\\n cards: 0=r,o,l,d 1=ro 2=rl,ld")
    >>> choice(position, position.parse("ro>2"))
    'Move the red–orange card to slot 2: orange builds, then red; a ducat day follows'
    >>> position.play(position.parse("l>2"))
    >>> choice(position, position.parse("a3*"))
    'Build on a3, 1 crest: 2 ducats to red'
    """
    assert isinstance(state, KiltCastle)
    deed = parts(state, move)
    if deed["verb"] == "roof":
        site = FIELD_NAMES[int(state.cells[at.SITE])]
        return say("choice-roof", language, field=deed["field"], site=site)
    if deed["verb"] == "build":
        cost = say("choice-free", language)
        if deed["to"] != NOBODY_PAID:
            built_over = colour_name(str(top(state, FIELD_NAMES.index(str(deed["field"])))), language)
            paid = counted(int(deed["cost"]), language)
            cost = say("choice-paid", language, ducats=paid, colour=built_over)
        text = say("choice-build", language, field=deed["field"], crests=deed["crests"], cost=cost)
        return say("choice-with-roof", language, choice=text) if deed["roof"] else text
    said: dict[str, str | int] = {"card": spoken(str(deed["card"]), language), "slot": deed["slot"]}
    if deed["builders"]:
        said["builders"] = builders(str(deed["builders"]), language)
    text = say("choice-move" if deed["builders"] else "choice-move-idle", language, **said)
    return say("choice-day", language, choice=text) if deed["day"] else text


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

    >>> from caber.games.kilt_castle.drawing import read
    >>> position = read("5  .  r3*  l2^  .  .\\n cards: 0=r,o,l,d 1=ro,ld 2=rl")
    >>> heads, rows, facts = reading(position, 0, ["Ailsa", "Rob"])
    >>> heads[:4], rows[0][:4]
    (['Row', 'a', 'b', 'c'], ['5', 'empty', 'red, 3 floors, 1 crest', 'light grey, 2 floors, roof'])
    >>> facts[:2]
    ['Ailsa is to move a card', 'Ailsa, red and orange: 10 ducats, 0 floors built']
    """
    assert isinstance(state, KiltCastle)
    shown = shown or picture(state, last)
    heads = [say("reading-row", language), *(name[0] for name in FIELD_NAMES[:SIDE])]
    rows = [
        [str(row + 1), *(_tower(each, shown, language) for each in shown["fields"][row * SIDE :][:SIDE])]
        for row in reversed(range(SIDE))
    ]
    facts = [
        *_turn(state, shown, names, language),
        *_seats(shown, bottom, names, language),
        *_train(shown, language),
        *_areas(shown, language),
        say("reading-roofs", language, count=shown["roofs"]),
        *_payments(shown, names, language),
    ]
    return heads, rows, facts


def _tower(field: FieldPicture, shown: Picture, language: str) -> str:
    if field["top"] is None:
        return say("reading-water" if field["water"] else "reading-unbuilt", language)
    colour = colour_name(field["top"], language)
    text = say("reading-tower", language, colour=colour, height=field["height"])
    if field["crests"]:
        text = say("reading-crests", language, tower=text, crests=field["crests"])
    if field["roof"]:
        text = say("reading-roof", language, tower=text)
    return say("reading-fresh", language, tower=text) if field["name"] in shown["fresh"] else text


def _turn(state: KiltCastle, shown: Picture, names: Sequence[str], language: str) -> Iterator[str]:
    """Whose turn it is, who builds, and whether a ducat day follows."""
    phase, name = state.cells[at.PHASE], names[int(state.cells[at.MOVER])]
    if phase == at.MOVE:
        yield say("reading-moves", language, name=name)
    if phase == at.BUILD:
        letters = f"{shown['builder']}{shown['next'] or ''}"
        yield say("reading-builds", language, name=name, builders=builders(letters, language))
    if phase == at.ROOF:
        colour = colour_name(str(shown["builder"]), language)
        yield say("reading-chooses-roof", language, name=name, colour=colour, field=str(shown["site"]))
    if shown["day"]:
        yield say("reading-day", language)


def _seats(shown: Picture, bottom: int, names: Sequence[str], language: str) -> Iterator[str]:
    """What everybody has, the one who looks first."""
    seats = range(len(shown["purses"]))
    for seat in (*seats[bottom:], *seats[:bottom]):
        colours = [colour_name(each["letter"], language) for each in shown["colours"] if each["seat"] == seat]
        purse = shown["purses"][seat]
        yield say(
            "reading-seat",
            language,
            name=names[seat],
            colours=listed(colours, language),
            ducats=say("reading-hidden", language) if purse is None else counted(purse, language),
            floors=shown["built"][seat],
        )
    for each in shown["colours"]:
        blank, one, two = each["stock"]
        colour = colour_name(each["letter"], language)
        yield say("reading-stock", language, colour=colour, blank=blank, one=one, two=two)


def _train(shown: Picture, language: str) -> Iterator[str]:
    """The slots with cards, from the tail to the front."""
    tail = shown["tail"] or 0
    for slot in (*shown["slots"][tail:], *shown["slots"][:tail]):
        if slot["cards"]:
            yield _slot(slot, shown, language)


def _slot(slot: SlotPicture, shown: Picture, language: str) -> str:
    number = str(slot["number"])
    for key, end in (("reading-tail", shown["tail"]), ("reading-front", shown["front"])):
        if slot["number"] == end:
            number = say("reading-slot-of", language, slot=number, where=say(key, language))
    said: dict[str, str | int] = {"slot": number}
    said["cards"] = ", ".join(_lying(card, language) for card in slot["cards"])
    if slot["free"] is None:
        return say("reading-slot-full", language, **said)
    return say("reading-slot", language, free=slot["free"], **said)


def _lying(card: CardPicture, language: str) -> str:
    inward = colour_name(card["inward"], language)
    if card["outward"] is None:
        return inward
    return say("reading-pair", language, inward=inward, outward=colour_name(card["outward"], language))


def _areas(shown: Picture, language: str) -> Iterator[str]:
    for each in shown["colours"]:
        colour = colour_name(each["letter"], language)
        if each["area"]:
            fields, ducats = ", ".join(each["area"]), counted(each["worth"], language)
            yield say("reading-area", language, colour=colour, ducats=ducats, fields=fields)
        else:
            yield say("reading-area-none", language, colour=colour)


def _payments(shown: Picture, names: Sequence[str], language: str) -> Iterator[str]:
    """What the last ducat day paid, and the reward at the end."""
    for paid in shown["paid"]:
        yield say(
            "reading-paid",
            language,
            ducats=counted(paid["ducats"], language),
            colour=colour_name(paid["letter"], language),
            fields=", ".join(paid["area"]),
        )
    for each in shown["reward"]:
        yield say(
            "reading-reward",
            language,
            name=names[each["seat"]],
            ducats=counted(each["towers"] + each["crests"], language),
            towers=each["towers"],
            crests=each["crests"],
        )
