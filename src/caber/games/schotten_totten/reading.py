"""The position in words: a table with a row for each stone, and a list of facts; and choices in words.

It says what the picture shows, for people who would rather read or listen.
"""

import re
from collections.abc import Sequence
from functools import cache, lru_cache

from caber.core.contract import EVERYBODY, State
from caber.games.schotten_totten.cards import CLAN_LETTERS, TACTICS_NAMES
from caber.games.schotten_totten.deeds import parts
from caber.games.schotten_totten.picture import Picture, StonePicture, picture
from caber.games.schotten_totten.telling import say

CARD = rf"(?<![\w“„])(?:[{CLAN_LETTERS}](?:10|[1-9])|{'|'.join(TACTICS_NAMES)})(?![\w@”“])"
NOTATION = re.compile(CARD)
NEIGHBOURS = re.compile(rf"({CARD}\)?)(?= {CARD})")  # a card, and another one behind it


@cache  # a board names dozens of cards, over and over
def spoken(card: str, language: str = "en") -> str:
    """A card as one says it.

    >>> spoken("r7"), spoken("fog", "de")
    ('red 7', 'Nebel')
    """
    if card[0] in CLAN_LETTERS and card[1:].isdecimal():
        clan = say(f"clan-{card[0]}", language)
        return say("spoken-card", language, clan=clan, value=int(card[1:]))
    return say(f"card-{card}", language)


def spell(text: str, language: str = "en") -> str:
    """A sentence with its cards as one says them; what is quoted, such as a move to type, stays as it is.

    >>> spell("r7 at stone 3 beats b2 b3", "en"), spell("macgregor to stone 1", "de")
    ('red 7 at stone 3 beats blue 2, blue 3', 'MacGregor to stone 1')
    """
    return NOTATION.sub(lambda found: spoken(found[0], language), NEIGHBOURS.sub(r"\1,", text))


def choice(state: State, move: int, language: str = "en") -> str:
    """A legal move as one would ask for it.

    >>> from caber.games.schotten_totten.drawing import read
    >>> position = read("hand 1: o4")
    >>> choice(position, position.parse("o4@2"))
    'Lay orange 4 at stone 2'
    """
    return _asked_for(language, **parts(state, move))


@lru_cache(16_384)  # whoever has not laid a card is offered the same places again
def _asked_for(language: str, verb: str, **deed: str | int) -> str:
    key = f"choice-{verb}"
    if "stack" in deed:
        key += f"-{deed.pop('stack')}"
    if "card" in deed:
        deed["card"] = spoken(str(deed["card"]), language)
    return say(key, language, **deed)


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

    >>> from caber.games.schotten_totten.drawing import read
    >>> position = read("options: stones=3\\n 1  r7 r8 r9  |  b2\\n 2  g1  >  g7 g8 g9\\n hand 1: o4")
    >>> heads, rows, facts = reading(position.hide(0), 0, ["Ailsa", "Rob"])
    >>> rows[0]
    ['1', 'red 7, red 8, red 9', 'blue 2', 'Ailsa can claim it']
    >>> facts[0]
    'Hand of Ailsa: orange 4'
    """
    shown = shown or picture(state, last)
    order = (bottom, 1 - bottom)
    heads = [say("reading-stone", language), *(names[seat] for seat in order), say("reading-state", language)]
    rows = [
        [
            str(stone["number"]),
            *[_side(tuple(stone["sides"][seat]), tuple(stone["terrain"][seat]), language) for seat in order],
            _standing(stone, names, language),
        ]
        for stone in shown["stones"]
    ]
    facts = [_hand(state, shown, seat, names[seat], language) for seat in order]
    return heads, rows, facts + _facts(shown, order, names, language)


def _list(cards: Sequence[str], language: str) -> str:
    return ", ".join(spoken(card, language) for card in cards) or say("reading-none", language)


@lru_cache(16_384)  # a move changes one side of eighteen
def _side(cards: Sequence[str], terrain: Sequence[str], language: str) -> str:
    text = _list(cards, language)
    return say("reading-terrain", language, cards=text, terrain=_list(terrain, language)) if terrain else text


def _standing(stone: StonePicture, names: Sequence[str], language: str) -> str:
    if stone["owner"] >= 0:
        return say("reading-owned", language, name=names[stone["owner"]])
    provers = [names[seat] for seat in (0, 1) if stone["provable"][seat]]
    if provers:
        return say("reading-provable", language, name=provers[0])
    return _free(stone["places"], language)


@cache
def _free(places: int, language: str) -> str:
    return say("reading-free", language, places=places)


def _hand(state: State, shown: Picture, seat: int, name: str, language: str) -> str:
    hand = shown["hands"][seat]
    if state.viewer in (EVERYBODY, seat):
        return say("reading-hand", language, name=name, cards=_list(hand["cards"], language))
    counts = {"clan": hand["clan"], "tactics": hand["tactics"]}
    key = "reading-hand-hidden" if shown["stacks"]["tactics"] is None else "reading-hand-hidden-tactics"
    text = say(key, language, name=name, **counts)
    if hand["cards"]:
        text = say("reading-hand-known", language, hand=text, cards=_list(hand["cards"], language))
    return text


def _facts(shown: Picture, order: Sequence[int], names: Sequence[str], language: str) -> list[str]:
    clan, tactics = shown["stacks"]["clan"], shown["stacks"]["tactics"]
    facts = []
    if tactics is None:
        facts.append(say("reading-stack", language, clan=clan or 0))
    else:
        facts.append(say("reading-stacks", language, clan=clan or 0, tactics=tactics))
        facts += [say("reading-played", language, name=names[s], count=shown["played"][s]) for s in order]
    if shown["discards"]:
        facts.append(say("reading-discards", language, cards=_list(shown["discards"], language)))
    for stack, cards in shown["returned"].items():
        if cards:
            facts.append(say(f"reading-returned-{stack}", language, cards=_list(cards, language)))
    if shown["trick"]:
        facts.append(say("reading-trick", language, card=spoken(shown["trick"], language)))
    if shown["taken"]:
        facts.append(say("reading-taken", language, card=spoken(shown["taken"], language)))
    if shown["fresh"]:
        facts.append(say("reading-fresh", language, cards=_list(shown["fresh"], language)))
    if shown["claimed"]:
        stones = ", ".join(map(str, shown["claimed"]))
        facts.append(say("reading-claimed", language, stones=stones))
    return facts
