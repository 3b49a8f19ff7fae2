"""How figures and stones look in a terminal: sign, number and ground, so that colour alone tells nothing."""

from typing import Final

from caber.games.looks import Look

# By seat; black on light grounds, which can be read on dark and on light terminals alike.
GROUNDS: Final = ("30;48;5;215", "30;48;5;117", "30;48;5;150", "30;48;5;183")
RED: Final = "1;31"  # the name of a red card


class Faces(Look):
    """How things look where so much can be shown."""

    __slots__ = ()

    def piece(self, seat: int, figure: bool, stone: bool) -> str:
        """What somebody has at a place: the figure, the stone or both, and the number of the seat.

        >>> Faces().piece(0, True, True), Faces(ascii=True).piece(1, False, True)
        ('▲●1', 'o2')
        """
        signs = self.figure * figure + self.stone * stone
        return self.paint(f"{signs}{seat + 1}", GROUNDS[seat])

    @property
    def figure(self) -> str:
        """The sign of a figure."""
        return self.pick("▲", "^")

    @property
    def stone(self) -> str:
        """The sign of a stone."""
        return self.pick("●", "o")
