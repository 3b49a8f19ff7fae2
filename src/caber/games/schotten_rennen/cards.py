"""The cards of the track: one table of data. What is printed otherwise is corrected here, or by an option."""

import re
from typing import Final, NamedTuple

from caber.core.errors import BadOption
from caber.games.schotten_rennen.layout import LONGEST

RED: Final = "red"
YELLOW: Final = "yellow"


class Card(NamedTuple):
    """What is printed on one kind of card; 0 is nothing."""

    name: str
    red: int = 0  # the big number: needed at least
    yellow: int = 0  # the small number, which one may choose instead
    occupied: int = 0  # needed in place of the big number while a stone lies on the card
    further: int = 0  # cards that passing at the yellow number brings besides
    reconstructed: tuple[str, ...] = ()  # which numbers nobody could read off the card: each is an option


WHITE_CARDS: Final = tuple(Card(str(number), number) for number in range(3, 12))
RED_CARDS: Final = (
    Card("rival"),  # another player's roll, which has to be beaten
    Card("rank", 8),  # for the first place; one less for each further one
    Card("load", 4),  # and one more for each risk stone of one's own
    Card("crowd", 7, occupied=8),
    Card("path", 8, occupied=5),
    Card("bog", 9, 6, reconstructed=(RED,)),  # failing at the yellow number costs two cards
    Card("hop", 7, 9, further=1, reconstructed=(RED, YELLOW)),
    Card("skip", 7, 10, further=2, reconstructed=(RED, YELLOW)),
    Card("jump", 7, 11, further=3, reconstructed=(RED, YELLOW)),
    Card("well", 7, 9, reconstructed=(RED,)),  # passing at the yellow number returns a risk stone
)
CARDS: Final = WHITE_CARDS + RED_CARDS  # a card's place in it is its kind
NAMES: Final = tuple(card.name for card in CARDS)
KIND_OF: Final = {name: kind for kind, name in enumerate(NAMES)}

# Reconstructed: how often each white number occurs. What the pro race leaves out is in the rulebook.
BASE: Final = ("3", "4", "5", "6", "6", "7", "7", "8", "8", "9", "10", "11")
LEFT_OUT: Final = ("6", "7", "7", "8")
PICKED: Final = 4  # red cards in a pro race
BETWEEN: Final = re.compile("[,;]")  # what people write between the cards of a track, or just spaces
GOAL: Final = 7  # reconstructed: what entering the goal takes


def read_track(text: str) -> str:
    """A track of one's own, in the order given: white cards as often as one likes, red ones once.

    >>> read_track("3, 4;RIVAL 7")
    '3,4,rival,7'
    """
    names = BETWEEN.sub(" ", text.lower()).split()
    if not names:
        raise BadOption("schotten-rennen-track-empty", {"most": int(LONGEST)})
    for name in names:
        if name not in KIND_OF:
            raise BadOption("schotten-rennen-track-card", {"card": name[:20], "cards": " ".join(NAMES)})
    twice = sorted({card.name for card in RED_CARDS if names.count(card.name) > 1})
    if twice:
        raise BadOption("schotten-rennen-track-twice", {"card": twice[0]})
    if len(names) > LONGEST:
        raise BadOption("schotten-rennen-track-long", {"count": len(names), "most": int(LONGEST)})
    return ",".join(names)


def kinds(track: str) -> list[int]:
    """The kinds of card of a track of one's own."""
    return [KIND_OF[name] for name in track.split(",")]
