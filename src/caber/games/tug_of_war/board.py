"""What a terminal shows of Tug of War.

- `show` draws both teams at the rope, which moves to the stronger one, the columns, and the dice to assign;
- `explain` puts a move into words, with all that follows from it;
- `marks` names the places of the column that a move is about;
- `task` says what is to be decided now;
- `offers` lists the legal moves with their results;
- `ending` says who won;
- `audit` has nothing to add: no move here needs a proof;
- `QUESTIONS` are further things a player may ask, by the word he types.
"""

from collections.abc import Callable, Sequence

from caber.core.contract import State
from caber.games.looks import PAINT
from caber.games.tug_of_war import layout as at
from caber.games.tug_of_war.deeds import team
from caber.games.tug_of_war.faces import MOST_SHOWN, Faces
from caber.games.tug_of_war.picture import FULL, SidePicture, picture
from caber.games.tug_of_war.state import TugOfWar
from caber.games.tug_of_war.telling import (
    bout_words,
    ending,
    explain,
    marks,
    odds,
    offers,
    paragraph,
    say,
    task,
    team_words,
    teams,
    thrown_words,
    village,
)

__all__ = ["QUESTIONS", "audit", "ending", "explain", "marks", "offers", "paragraph", "show", "task"]

QUESTIONS: dict[str, Callable[[State, Sequence[str], str], str]] = {"odds": odds, "teams": teams}
LONGEST_NAME = 20
FARTHEST = 6  # columns by which the rope can move
# The columns of the table of players.
NAME_COLUMN, DICE_COLUMN, TEAM_COLUMN, BOUTS_COLUMN = LONGEST_NAME + 3, 9, 24, 4


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
    """Both teams at the rope, whoever looks on the left, and below them all dice.

    >>> from caber.games.tug_of_war.drawing import read
    >>> position = read('''
    ...     turn: 1 assigning 3
    ...     seat 1: 4 3 2 | 9 standing
    ...     seat 2: 1 1 5 | 2 standing 1 lying
    ...     thrown: 1 4
    ...     beside: 4 - -
    ... ''')
    >>> print(show(position, 0, ["Ailsa", "Rob"], ascii=True))
     First bout, turn 3
    <BLANKLINE>
                         Plockton           Broadford
                         IIIIIIIII----#----II_
                                         ^
    <BLANKLINE>
                            column   beside   athletes                bouts won
     1 Ailsa                4  3  2  4  .  .  9 standing              0   to play
     2 Rob                  1  1  5           2 standing and 1 lying  0
     I standing, _ lying, ^ middle of the field
     To assign: 1 and 4
    """
    assert isinstance(state, TugOfWar)
    return "\n".join(_Board(state, viewer, names, language, Faces(colour, ascii)).lines())


def audit(state: State, move: int) -> str | None:
    """There is no second opinion on anything: None."""
    return None


class _Board:
    """One drawing of one position."""

    def __init__(
        self, state: TugOfWar, viewer: int, names: Sequence[str], language: str, look: Faces
    ) -> None:
        self.state, self.shown, self.viewer, self.look = state, picture(state), viewer, look
        self.names, self.language = names, language
        self.left = 1 if viewer == 1 else 0

    def lines(self) -> list[str]:
        """The whole drawing, from the bout down to the remarks."""
        return [
            f" {bout_words(self.state, self.language)}",
            "",
            *self._field(),
            "",
            *self._sides(),
            *(f" {remark}" for remark in self._remarks()),
        ]

    def _say(self, key: str, **details: str | int) -> str:
        return say(f"board-{key}", self.language, **details)

    # -- the rope ----------------------------------------------------------------------------------

    def _field(self) -> list[str]:
        """The villages, their teams with the rope between them, and the middle of the field."""
        left, right = self.left, 1 - self.left
        pulled = self.shown["rope"] * FARTHEST / FULL
        start = MOST_SHOWN + FARTHEST + round(pulled if left == 0 else -pulled)
        teams = [self._team(seat, on_left=seat == left) for seat in (left, right)]
        west, east = (village(seat, self.language) for seat in (left, right))
        rope = len(self.look.rope)
        return [
            f" {west:>{start - 1}}{'':{rope + 2}}{east}",
            f" {'':{start - len(PAINT.sub('', teams[0]))}}{teams[0]}{self.look.rope}{teams[1]}",
            f" {'':{MOST_SHOWN + FARTHEST + rope // 2}}{self.look.middle}",
        ]

    def _team(self, seat: int, on_left: bool) -> str:
        side = self.shown["sides"][seat]
        return self.look.team(seat, side["standing"], side["lying"], on_left)

    # -- the columns -------------------------------------------------------------------------------

    def _sides(self) -> list[str]:
        heads = [self._say(column) for column in ("column", "beside", "team", "bouts")]
        return [self._entry("", *heads), *(self._side(seat) for seat in (self.left, 1 - self.left))]

    def _side(self, seat: int) -> str:
        name = self.names[seat][:LONGEST_NAME]
        name = self.look.paint(name, "mine" if seat == self.viewer else "theirs")
        side = self.shown["sides"][seat]
        moving = at.COLUMNS < self.state.cells[at.PHASE] < at.FINISHED and seat == self.shown["mover"]
        bouts = _wide(str(self.shown["bouts"][seat]), BOUTS_COLUMN) + (self._say("mover") if moving else "")
        athletes = team_words(team(self.state, seat), self.language)
        return self._entry(f"{seat + 1} {name}", self._column(side), self._beside(side), athletes, bouts)

    def _column(self, side: SidePicture) -> str:
        return "  ".join(str(place["value"] or self._none) for place in side["column"])

    def _beside(self, side: SidePicture) -> str:
        if all(place["beside"] is None for place in side["column"]):
            return ""
        return "  ".join(str(place["beside"] or self._none) for place in side["column"])

    @property
    def _none(self) -> str:
        return self.look.pick("·", ".")

    def _entry(self, name: str, column: str, beside: str, athletes: str, bouts: str) -> str:
        entries = [
            _wide(name, NAME_COLUMN),
            _wide(column, DICE_COLUMN),
            _wide(beside, DICE_COLUMN),
            _wide(athletes, TEAM_COLUMN),
            bouts,
        ]
        return f" {''.join(entries)}".rstrip()

    def _remarks(self) -> list[str]:
        look = self.look
        remarks = [self._say("signs", standing=look.standing, lying=look.lying, middle=look.middle)]
        if self.shown["thrown"]:
            remarks.append(say("to-assign", self.language, dice=thrown_words(self.state, self.language)))
        if self.shown["rerolls"]:
            remarks.append(say("rerolls-left", self.language, count=self.shown["rerolls"]))
        if self.shown["leaving"]:
            remarks.append(say("have-to-leave", self.language, count=self.shown["leaving"]))
        return remarks


def _wide(text: str, width: int) -> str:
    """The text in so many columns, colours not counted.

    >>> _wide("4", 5) + "|"
    '4    |'
    """
    return text + " " * max(width - len(PAINT.sub("", text)), 1)
