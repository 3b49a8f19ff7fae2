"""What a terminal shows of Kilt Castle.

- `show` draws the castle with the cards around it, purses and floors left;
- `explain` puts a move into words, with all that follows from it;
- `marks` names the card or the fields that a move is about;
- `task` says what is to be decided now;
- `offers` groups the legal moves, so that a long list stays readable;
- `ending` says who won and how;
- `audit` has nothing to add: no move here needs a proof;
- `QUESTIONS` are further things a player may ask, by the word he types.
"""

from collections.abc import Callable, Sequence

from caber.core.contract import State
from caber.games.kilt_castle import layout as at
from caber.games.kilt_castle.cards import NAMES
from caber.games.kilt_castle.faces import GROUNDS, Faces
from caber.games.kilt_castle.picture import ColourPicture, FieldPicture, SlotPicture, picture
from caber.games.kilt_castle.plan import FIELD_NAMES, SIDE, SLOTS
from caber.games.kilt_castle.state import KiltCastle
from caber.games.kilt_castle.telling import (
    areas,
    colour_name,
    ending,
    explain,
    marks,
    offers,
    paid_words,
    paragraph,
    prices,
    say,
    task,
)
from caber.games.looks import PAINT

__all__ = ["QUESTIONS", "audit", "ending", "explain", "marks", "offers", "paragraph", "show", "task"]

QUESTIONS: dict[str, Callable[[State, Sequence[str], str], str]] = {"areas": areas, "prices": prices}
COLUMN = 8  # for each field, and for two cards side by side
WEST = 12  # room for a row of four cards
MARGIN = WEST + 8  # up to the first field: the cards, their slot, and the number of the row
LONGEST_NAME = 20
# The columns of the table of colours.
COLOUR_COLUMN, NAME_COLUMN, DUCATS_COLUMN, STOCK_COLUMN = 15, LONGEST_NAME + 2, 10, 14


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
    """The castle from the south, whoever looks; `!` marks what the last moves built or moved.

    >>> from caber.games.kilt_castle.drawing import read
    >>> position = read('''
    ...     5  .   r3* o1  .   .
    ...     4  .   .   l2^ .   .
    ...     cards: 3=r,o,l,d 4=ro,ld 5=rl,do
    ... ''')
    >>> print(show(position, 0, ["Ailsa", "Rob"], ascii=True, last=[position.parse("b5*")]))
                        [5]     [6]     [7]     [8]     [9]
                        Rl oD
                        a       b       c       d       e
            Ro Ld [4] 5 .       #r3*!   %o1     .       .       [10]
          R O L D [3] 4 .       .       +l2^    .       .       [11]
                  [2] 3 .       .       .       .       .       [12]
                  [1] 2 .       .       .       .       ~       [13]
                  [0] 1 .       .       .       ~       ~       [14]
                        [19]    [18]    [17]    [16]    [15]
    <BLANKLINE>
                                              ducats floors left   area
     #r red         Ailsa                         10 11 3* 2**     2
     %o orange      Ailsa                            11 3* 2**     2
     +l light grey  Rob                           10 11 3* 2**     1
     =d dark grey   Rob                              11 3* 2**     1
     On a card, the capital letter faces the castle.
     * is a crest, ^ a roof, ! is new. Unused roofs: 1
    """
    assert isinstance(state, KiltCastle)
    return "\n".join(_Board(state, viewer, names, language, Faces(colour, ascii), last).lines())


def audit(state: State, move: int) -> str | None:
    """There is no second opinion on anything: None."""
    return None


class _Board:
    """One drawing of one position."""

    def __init__(
        self,
        state: KiltCastle,
        viewer: int,
        names: Sequence[str],
        language: str,
        look: Faces,
        last: Sequence[int],
    ) -> None:
        self.shown, self.viewer, self.look = picture(state), viewer, look
        self.names, self.language = names, language
        # Only the card moved last: more marks would need more room.
        self.moved = [NAMES[move // SLOTS] for move in last if move < at.BUILD_ON][-1:]
        self.built = {
            FIELD_NAMES[(move - at.BUILD_ON) // at.KINDS_OF_FLOOR]
            for move in last
            if at.BUILD_ON <= move < at.ROOF_FROM
        }

    def lines(self) -> list[str]:
        """The whole drawing, from the cards in the north down to the remarks."""
        slots = self.shown["slots"]
        columns = [name[0] for name in FIELD_NAMES[:SIDE]]
        return [
            *self._across(slots[SIDE : 2 * SIDE]),
            self._row(columns),
            *(self._rank(row) for row in reversed(range(SIDE))),
            *self._across(slots[3 * SIDE :][::-1]),
            "",
            *self._colours(),
            *(f" {remark}" for remark in self._remarks()),
        ]

    def _say(self, key: str, **details: str | int) -> str:
        return say(f"board-{key}", self.language, **details)

    # -- the castle and the cards around it --------------------------------------------------------

    def _row(self, entries: Sequence[str]) -> str:
        return (" " * MARGIN + "".join(_wide(entry, COLUMN) for entry in entries)).rstrip()

    def _across(self, slots: Sequence[SlotPicture]) -> list[str]:
        """The slots in the north or in the south, and under their numbers the cards, two in a line."""
        rows = [[f"[{slot['number']}]" for slot in slots]]
        cards = [self._cards(slot) for slot in slots]
        for start in range(0, max(map(len, cards)), 2):
            rows.append([" ".join(each[start : start + 2]) for each in cards])
        return [self._row(row) for row in rows]

    def _rank(self, row: int) -> str:
        """A row of fields between its two slots."""
        west, east = self.shown["slots"][row], self.shown["slots"][3 * SIDE - 1 - row]
        cards = _wide(" ".join(self._cards(west)), -WEST)
        fields = self.shown["fields"][row * SIDE :][:SIDE]
        towers = "".join(_wide(self._tower(field), COLUMN) for field in fields)
        behind = " ".join([f"[{east['number']}]", *self._cards(east)])
        return f" {cards} [{west['number']}] {row + 1} {towers}{behind}"

    def _cards(self, slot: SlotPicture) -> list[str]:
        return [
            self.look.card(card["name"], card["inward"]) + "!" * (card["name"] in self.moved)
            for card in slot["cards"]
        ]

    def _tower(self, field: FieldPicture) -> str:
        if field["top"] is None:
            return "~" if field["water"] else self.look.pick("·", ".")
        text = f"{self.look.face(field['top'])}{field['height']}{'*' * field['crests']}{'^' * field['roof']}"
        return self.look.paint(text, GROUNDS[field["top"]]) + "!" * (field["name"] in self.built)

    # -- what everybody has ------------------------------------------------------------------------

    def _colours(self) -> list[str]:
        """A line for each colour; a purse stands beside the first of its owner's colours."""
        heads = self._entry("", "", self._say("ducats"), self._say("stock"), self._say("area"))
        lines, seats = [heads], set[int]()
        for each in self.shown["colours"]:
            lines.append(self._colour(each, purse=each["seat"] not in seats))
            seats.add(each["seat"])
        return lines

    def _colour(self, each: ColourPicture, purse: bool) -> str:
        letter, seat = each["letter"], each["seat"]
        face = self.look.paint(self.look.face(letter), GROUNDS[letter])
        name = self.look.paint(self.names[seat][:LONGEST_NAME], "mine" if seat == self.viewer else "theirs")
        ducats = self.shown["purses"][seat]
        blank, one, two = each["stock"]
        return self._entry(
            f"{face} {colour_name(letter, self.language)}",
            name,
            "" if not purse else self._say("hidden") if ducats is None else str(ducats),
            f"{blank:>2} {one}* {two}**",
            str(each["worth"]),
        )

    def _entry(self, colour: str, name: str, ducats: str, stock: str, area: str) -> str:
        return " " + "".join(
            [
                _wide(colour, COLOUR_COLUMN),
                _wide(name, NAME_COLUMN),
                _wide(ducats, -DUCATS_COLUMN),
                " ",
                _wide(stock, STOCK_COLUMN),
                area,
            ]
        )

    def _remarks(self) -> list[str]:
        roofs = self._say("roofs", count=self.shown["roofs"])
        remarks = [self._say("cards"), f"{self._say('signs')} {roofs}"]
        if self.shown["day"]:
            remarks.append(self._say("day"))
        if paid := paid_words(self.shown["paid"], self.language):
            remarks.append(paid)
        return remarks


def _wide(text: str, width: int) -> str:
    """The text in so many columns, colours not counted; a negative width aligns it to the right.

    >>> _wide("ro", 4) + "|", _wide("ro", -4)
    ('ro  |', '  ro')
    """
    gap = abs(width) - len(PAINT.sub("", text))
    return " " * gap + text if width < 0 else text + " " * max(gap, 1)
