"""How athletes and the rope look in a terminal: whoever lies has another shape, not just another colour."""

from typing import Final

from caber.games.looks import Look

# By seat; black on light grounds, which can be read on dark and on light terminals alike.
GROUNDS: Final = ("30;48;5;215", "30;48;5;117")
MOST_SHOWN: Final = 26  # athletes of a team; a plus stands for any others


class Faces(Look):
    """How things look where so much can be shown."""

    __slots__ = ()

    def team(self, seat: int, standing: int, lying: int, left: bool) -> str:
        """The athletes of a seat, whoever stands nearest to the rope; those on the left pull to the left.

        >>> Faces().team(0, 3, 2, True), Faces(ascii=True).team(1, 3, 2, False)
        ('▬▬▮▮▮', 'III__')
        """
        signs = self.standing * standing + self.lying * lying
        if len(signs) > MOST_SHOWN:
            signs = f"{signs[: MOST_SHOWN - 1]}+"
        signs = signs[::-1] if left else signs
        return self.paint(signs, GROUNDS[seat]) if signs else ""

    @property
    def standing(self) -> str:
        """The sign of a standing athlete."""
        return self.pick("▮", "I")

    @property
    def lying(self) -> str:
        """The sign of a lying athlete."""
        return self.pick("▬", "_")

    @property
    def rope(self) -> str:
        """The rope with its knot in the middle."""
        return self.pick("━━━━◆━━━━", "----#----")

    @property
    def middle(self) -> str:
        """The mark on the ground over which the knot was at the start."""
        return self.pick("△", "^")
