"""What a terminal shows of Schotten-Totten.

Each game's folder has such a module `board`, and whatever talks to a player finds it by the game's name:

- `show` draws the position, one seat's side at the bottom;
- `explain` puts a move into words, the proof of a claim included;
- `offers` groups the legal moves, so that a long list stays readable;
- `ending` says who won and how;
- `audit` checks a move by a second opinion, where there is one;
- `QUESTIONS` are further things a player may ask, by the word he types.

All of them are handed hidden states wherever somebody must not see everything.
"""

from collections.abc import Callable, Sequence

from caber.core.contract import EVERYBODY, State
from caber.games.schotten_totten import cards as pack
from caber.games.schotten_totten import layout as at
from caber.games.schotten_totten.certificates import certify, doubt
from caber.games.schotten_totten.claims import places_at
from caber.games.schotten_totten.faces import Look
from caber.games.schotten_totten.state import SchottenTotten
from caber.games.schotten_totten.telling import claims, ending, explain, offers, say

__all__ = ["QUESTIONS", "audit", "ending", "explain", "offers", "show"]

QUESTIONS: dict[str, Callable[[State, Sequence[str], str], str]] = {"claims": claims}
COLUMN = 8  # nine of them and a margin make less than eighty
UP, DOWN = ("▲", "^"), ("▼", "v")  # a claimed stone points to its owner
MAY_UP, MAY_DOWN = ("△", "^"), ("▽", "v")  # hollow: he could prove it now


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
    """The position with the viewer's side at the bottom; cards that the last moves laid are marked.

    >>> from caber.games.schotten_totten.drawing import read
    >>> position = read('''
    ...     options: stones=3
    ...     1  r7 r8 r9  |  b2 b3
    ...     2  g1        >  g7 g8 g9
    ...     hand 1: o4 y10
    ... ''', {"values": 10})
    >>> print(show(position.hide(0), 0, ["Ailsa", "Rob"], ascii=True, last=[position.parse("r8@1")]))
     Rob      hand: 0 cards · stones: 2
    <BLANKLINE>
        .      &g9      .
       =b3     &g8      .
       =b2     &g7      .
     --v[1]v---^ 2 ^----[3]---
       #r7     &g1      .
       #r8*             .
       #r9              .
    <BLANKLINE>
     Ailsa    hand: %o4  ~y10
     Clan stack: 48
     Can be proven now: 1 (Ailsa)
    """
    assert isinstance(state, SchottenTotten)
    return "\n".join(_Board(state, viewer, names, language, Look(colour, ascii), last).lines())


def audit(state: State, move: int) -> str | None:
    """What the independent check finds wrong with a claim about to be made, or None."""
    assert isinstance(state, SchottenTotten)
    if not at.CLAIM <= move < at.PLAY_TRICK:
        return None
    certificate = certify(state, int(state.turn), move - at.CLAIM)
    return doubt(state, certificate) if certificate.accepted else "the stone is not proven"


class _Board:
    """One drawing of one position."""

    def __init__(
        self, state: SchottenTotten, viewer: int, names: Sequence[str], language: str, look: Look, last: Sequence[int]
    ) -> None:
        self.state, self.cells, self.look = state, state.cells, look
        self.mine = viewer if viewer >= 0 else 0
        self.names, self.language = names, language
        self.stones = range(int(state.rules.stones))
        self.fresh = {move // pack.MAX_STONES for move in last if move < at.CLAIM}
        self.owner = [next((seat for seat in (0, 1) if self.cells[at.OWNED + seat] >> s & 1), -1) for s in self.stones]

    def lines(self) -> list[str]:
        """The whole drawing, seat by seat from the top."""
        mine, theirs = self.mine, 1 - self.mine
        above, below = self._side(theirs), self._side(mine)
        return [
            *self._seat(theirs),
            "",
            *reversed(above),
            self._row([self._stone(stone) for stone in self.stones], self.look.pick("─", "-")),
            *below,
            "",
            *self._seat(mine),
            *self._table(),
        ]

    def _say(self, key: str, **details: str | int) -> str:
        return say(f"board-{key}", self.language, **details)

    # -- the stones and the cards at them ----------------------------------------------------------

    def _row(self, entries: list[tuple[str, str]], filler: str = " ") -> str:
        row = []
        for text, style in entries:
            padded = text.center(COLUMN) if len(text) < COLUMN else text
            row.append(self.look.paint(padded, style).replace(" ", filler) if filler != " " else self.look.paint(padded, style))
        return filler.join(["", *row]).rstrip() if filler == " " else " " + "".join(row)
