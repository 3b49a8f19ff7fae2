"""What a terminal shows of Schotten Rennen.

- `show` draws the track with everybody on it, risk stones, the last throw, and what is needed next;
- `explain` puts a move into words, with all that follows from it;
- `marks` names the place that a move is about;
- `task` says what is to be decided now;
- `offers` lists the legal moves with their odds;
- `ending` says who won;
- `audit` has nothing to add: no move here needs a proof;
- `QUESTIONS` are further things a player may ask, by the word he types.
"""

from collections.abc import Callable, Sequence

from caber.core.contract import State
from caber.games.looks import PAINT
from caber.games.schotten_rennen import layout as at
from caber.games.schotten_rennen.dice import HIGHS, LOWS
from caber.games.schotten_rennen.faces import RED, Faces
from caber.games.schotten_rennen.notation import TEXTS
from caber.games.schotten_rennen.picture import CardPicture, SeatPicture, picture, way
from caber.games.schotten_rennen.state import SchottenRennen
from caber.games.schotten_rennen.telling import (
    cards,
    ending,
    explain,
    marks,
    next_rolls,
    odds,
    offers,
    paragraph,
    race,
    say,
    task,
    thrown_words,
)

__all__ = ["QUESTIONS", "audit", "ending", "explain", "marks", "offers", "paragraph", "show", "task"]

QUESTIONS: dict[str, Callable[[State, Sequence[str], str], str]] = {
    "odds": odds,
    "cards": cards,
    "race": race,
}
COLUMN = 11  # for each place
ACROSS = 7  # places in a row: Start and six cards, six cards and the goal
LONGEST_NAME = 20
# The columns of the table of players.
NAME_COLUMN, RISK_COLUMN, PLACE_COLUMN = LONGEST_NAME + 5, 16, 22


def show(
    state: State,
    viewer: int,
    names: Sequence[str],
    language: str = "en",
    *,
    colour: bool = False,
    ascii: bool = False,
    last: Sequence[int] = (),
) -> str:
    """The track from Start to the goal, whoever looks, and what the last moves threw.

    >>> from caber.games.schotten_rennen.drawing import read
    >>> position = read('''
    ...     track: 3 bog 6 rival 7 10 11 8 hop 5 load 4
    ...     turn: 2 go_on
    ...     seat 1: stone 5 figure 5 risk 1
    ...     seat 2: stone 0 figure 1
    ... ''')
    >>> print(show(position, 0, ["Ailsa", "Rob"], ascii=True, last=[position.parse("2-3")]))
     Start      1          2          3          4          5          6
                3          bog 9/6    6          rival      7          10
     o2         ^2                                          ^o1
    <BLANKLINE>
     7          8          9          10         11         12         Goal
     11         8          hop 7/9    5          load 7     4          7
    <BLANKLINE>
                              risk stones     place
     1 Ailsa                  1               1
     2 Rob                    3               2, alone last         to play
     ^ figure, o stone, each with its seat; big and yellow numbers as 7/9.
     Last throw: 2 and 3
     The next roll, for the bog (9): 28%, 64% with a risk throw
     The next roll, for the bog (yellow 6): 72%, 91% with a risk throw
    """
    assert isinstance(state, SchottenRennen)
    return "\n".join(_Board(state, viewer, names, language, Faces(colour, ascii), last).lines())


def audit(state: State, move: int) -> str | None:
    """There is no second opinion on anything: None."""
    return None


class _Board:
    """One drawing of one position."""

    def __init__(
        self,
        state: SchottenRennen,
        viewer: int,
        names: Sequence[str],
        language: str,
        look: Faces,
        last: Sequence[int],
    ) -> None:
        self.state, self.shown, self.viewer, self.look = state, picture(state), viewer, look
        self.names, self.language, self.last = names, language, last

    def lines(self) -> list[str]:
        """The whole drawing, from Start down to the remarks."""
        places = range(self.shown["length"] + 2)
        rows = [places[start : start + ACROSS] for start in range(0, len(places), ACROSS)]
        return [
            *(line for row in rows for line in [*self._row(row), ""]),
            *self._seats(),
            *(f" {remark}" for remark in self._remarks()),
        ]

    def _say(self, key: str, **details: str | int) -> str:
        return say(f"board-{key}", self.language, **details)

    # -- the track ---------------------------------------------------------------------------------

    def _row(self, places: Sequence[int]) -> list[str]:
        """Places, cards, and everybody who is there, two in a line."""
        pieces = [self._pieces(place) for place in places]
        return [
            _columns([self._heading(place) for place in places]),
            _columns([self._needed(place) for place in places]),
            *(
                _columns([" ".join(each[start : start + 2]) for each in pieces])
                for start in range(0, max(map(len, pieces)), 2)
            ),
        ]

    def _heading(self, place: int) -> str:
        if place == 0:
            return self._say("start")
        return self._say("goal") if place > self.shown["length"] else str(place)

    def _needed(self, place: int) -> str:
        """A card with what it asks of whoever's turn it is."""
        if place == 0:
            return ""
        if place > self.shown["length"]:
            return str(self.shown["goal"] or self.look.pick("–", "-"))
        card = self.shown["track"][place - 1]
        return "?" if card is None else self._card(place, card)

    def _card(self, place: int, card: CardPicture) -> str:
        if not card["red"]:
            return card["name"]
        need = way(self.state, place, yellow=False)["need"]
        numbers = "/".join(str(number) for number in (need, card["yellow"]) if number)
        return self.look.paint(f"{card['name']} {numbers}".rstrip(), RED)

    def _pieces(self, place: int) -> list[str]:
        return [
            self.look.piece(number, seat["figure"] == place, seat["stone"] == place)
            for number, seat in enumerate(self.shown["seats"])
            if place in (seat["figure"], seat["stone"])
        ]

    # -- the players -------------------------------------------------------------------------------

    def _seats(self) -> list[str]:
        heads = self._entry("", self._say("risk"), self._say("place"), "")
        return [heads, *(self._seat(number, seat) for number, seat in enumerate(self.shown["seats"]))]

    def _seat(self, number: int, seat: SeatPicture) -> str:
        name = self.names[number][:LONGEST_NAME]
        name = self.look.paint(name, "mine" if number == self.viewer else "theirs")
        place = str(seat["place"] or seat["rank"])
        if seat["stone"] > self.shown["length"]:
            place = self._say("home", place=place)
        elif seat["last"]:
            place = f"{place}, {self._say('last')}"
        mover = self._say("mover") if seat["mover"] else ""
        return self._entry(f"{number + 1} {name}", str(seat["risk"]), place, mover)

    def _entry(self, name: str, risk: str, place: str, mover: str) -> str:
        entries = [_wide(name, NAME_COLUMN), _wide(risk, RISK_COLUMN), _wide(place, PLACE_COLUMN), mover]
        return f" {''.join(entries)}".rstrip()

    def _remarks(self) -> list[str]:
        remarks = [self._say("signs", figure=self.look.figure, stone=self.look.stone)]
        if thrown := self._thrown():
            remarks.append(thrown)
        remarks += next_rolls(self.state, self.shown["ways"], self.language)
        if self.shown["passed"]:
            remarks.append(self._say("passed", count=self.shown["passed"]))
        return remarks

    def _thrown(self) -> str:
        """The dice of the last attempt, from the last moves or while it goes on; "" if they aren't known."""
        tries = [index for index, move in enumerate(self.last) if at.ROLL <= move < at.RETREAT]
        attempt = self.last[tries[-1] :] if tries else self.last
        dice = [
            (int(LOWS[move - at.THROWN]), int(HIGHS[move - at.THROWN]))
            for move in attempt
            if at.THROWN <= move < at.FACE
        ]
        faces = [TEXTS[move] for move in attempt if at.FACE <= move < at.CARD]
        if not dice and self.shown["attempt"] and self.shown["attempt"]["dice"]:
            low, high = self.shown["attempt"]["dice"]
            dice = [(low, high)]
        if not dice:
            return ""
        rival = dice[-2] if len(dice) > 1 else None
        return thrown_words(dice[-1], rival, faces[-1] if faces else None, self.language)


def _columns(entries: Sequence[str]) -> str:
    return f" {''.join(_wide(entry, COLUMN) for entry in entries)}".rstrip()


def _wide(text: str, width: int) -> str:
    """The text in so many columns, colours not counted.

    >>> _wide("bog", 5) + "|"
    'bog  |'
    """
    return text + " " * max(width - len(PAINT.sub("", text)), 1)
