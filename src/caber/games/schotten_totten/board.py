"""What a terminal shows of Schotten-Totten.

Each game's folder has such a module `board`, and whatever talks to a player finds it by the game's name:

- `show` draws the position, one seat's side at the bottom;
- `explain` puts a move into words, the proof of a claim included;
- `marks` names the cards that a move is about;
- `task` says what is to be decided now;
- `offers` groups the legal moves, so that a long list stays readable;
- `ending` says who won and how;
- `audit` gives a second opinion on a move, where there is one;
- `QUESTIONS` are further things a player may ask, by the word he types.

All of them are handed hidden states wherever somebody must not see everything.
"""

from collections.abc import Callable, Sequence

from caber.core.contract import EVERYBODY, State
from caber.games.looks import PAINT
from caber.games.schotten_totten import cards as pack
from caber.games.schotten_totten import layout as at
from caber.games.schotten_totten.certificates import certify, doubt
from caber.games.schotten_totten.claims import places_at
from caber.games.schotten_totten.faces import Faces
from caber.games.schotten_totten.state import SchottenTotten
from caber.games.schotten_totten.telling import claims, ending, explain, marks, offers, paragraph, say, task

__all__ = ["QUESTIONS", "audit", "ending", "explain", "marks", "offers", "paragraph", "show", "task"]

QUESTIONS: dict[str, Callable[[State, Sequence[str], str], str]] = {"claims": claims}
Entry = tuple[int, str, str]  # margin, text and style of one stone's column
LONGEST_NAME = 20
WIDTH = 80
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
     Rob: hand 0, stones 2
    <BLANKLINE>
        .      &g9      .
       =b3     &g8      .
       =b2     &g7      .
     -v[1]v---^ 2 ^----[3]---
       #r7     &g1      .
       #r8*             .
       #r9              .
    <BLANKLINE>
     Ailsa
     Hand: %o4  ~y10
     Stack: 49
     Can be claimed now: 1 (Ailsa)
    """
    assert isinstance(state, SchottenTotten)
    return "\n".join(_Board(state, viewer, names, language, Faces(colour, ascii), last).lines())


def audit(state: State, move: int) -> str | None:
    """What the independent check finds wrong with a claim; "" if nothing, None if the move is no claim."""
    assert isinstance(state, SchottenTotten)
    if not at.CLAIM <= move < at.PLAY_TRICK:
        return None
    certificate = certify(state, int(state.turn), move - at.CLAIM)
    return doubt(state, certificate) or ("" if certificate.accepted else "the stone is not proven")


class _Board:
    """One drawing of one position."""

    def __init__(
        self,
        state: SchottenTotten,
        viewer: int,
        names: Sequence[str],
        language: str,
        look: Faces,
        last: Sequence[int],
    ) -> None:
        self.state, self.cells, self.look = state, state.cells, look
        self.mine = viewer if viewer >= 0 else 0
        self.names, self.language = names, language
        self.stones = range(int(state.rules.stones))
        self.fresh = {move // pack.MAX_STONES for move in last if move < at.CLAIM}
        owned = [int(state.cells[at.OWNED + seat]) for seat in (0, 1)]
        self.owner = [
            next((seat for seat in (0, 1) if owned[seat] >> stone & 1), -1) for stone in self.stones
        ]

    def lines(self) -> list[str]:
        """The whole drawing, from the other seat's hand down to the viewer's."""
        mine, theirs = self.mine, 1 - self.mine
        return [
            *self._seat(theirs),
            "",
            *reversed(self._side(theirs)),
            self._row([self._stone(stone) for stone in self.stones], self.look.pick("─", "-")),
            *self._side(mine),
            "",
            *self._seat(mine),
            *self._table(),
        ]

    def _say(self, key: str, **details: str | int) -> str:
        return say(f"board-{key}", self.language, **details)

    # -- the stones and the cards at them ----------------------------------------------------------

    def _row(self, entries: Sequence[Entry], filler: str = " ") -> str:
        columns = [
            filler * margin + self.look.paint(text, style) + filler * (COLUMN - margin - len(text))
            for margin, text, style in entries
        ]
        return (" " + "".join(columns)).rstrip()

    def _stone(self, stone: int) -> Entry:
        up, down = 1 - self.mine, self.mine
        for seat, claimed, provable in ((up, UP, MAY_UP), (down, DOWN, MAY_DOWN)):
            style = "mine" if seat == down else "theirs"
            if self.owner[stone] == seat:
                mark = self.look.pick(*claimed)
                return 1, f"{mark} {stone + 1} {mark}", style
            if self.cells[at.CLAIMABLE + seat] >> stone & 1:
                mark = self.look.pick(*provable)
                return 1, f"{mark}[{stone + 1}]{mark}", style
        return 2, f"[{stone + 1}]", "bold"

    def _side(self, seat: int) -> list[str]:
        """The rows of one side, from the stones outwards: terrain if there is any, then the cards."""
        rows = [[self._terrain(seat, stone) for stone in self.stones]]
        rows += [[self._place(seat, stone, place) for stone in self.stones] for place in range(4)]
        return [self._row(row) for row in rows if any(text for _, text, _ in row)]

    def _place(self, seat: int, stone: int, place: int) -> Entry:
        side = seat * pack.MAX_STONES + stone
        jokers = pack.tactics_numbers(self.cells[at.SIDE_TACTICS + side] & pack.JOKERS)
        laid = sorted(pack.numbers(self.cells[at.SIDE + side]), key=lambda card: card % pack.SUIT) + jokers
        if place < len(laid):
            card = laid[place]
            face = self.look.face(card) + ("*" if card in self.fresh else "")
            style = self.look.style(card)
            return 2 if card < pack.CLAN_CARDS else 1, face, style if self.owner[stone] < 0 else "faint"
        free = self.owner[stone] < 0 and place < places_at(self.cells, stone)
        return 3, self.look.pick("·", ".") if free else "", ""

    def _terrain(self, seat: int, stone: int) -> Entry:
        found = pack.tactics_numbers(
            self.cells[at.SIDE_TACTICS + seat * pack.MAX_STONES + stone] & pack.TERRAIN
        )
        text = "+".join(pack.name(card) for card in found)
        if len(found) == 1:
            text = f"~{text}~" + ("*" if found[0] in self.fresh else "")
        return 1 if len(text) < COLUMN - 1 else 0, text, "bold" if text else ""

    # -- what lies beside them ---------------------------------------------------------------------

    def _seat(self, seat: int) -> list[str]:
        """A player's hand as far as the viewer knows it, and what he has achieved."""
        cells, tactics = self.cells, "-tactics" if self.state.rules.tactics else ""
        held = {"cards": int(cells[at.HELD + seat]), "tactics": int(cells[at.HELD_TACTICS + seat])}
        known = self._cards(at.HAND + seat, at.HAND_TACTICS + seat)
        facts = []
        if self.state.viewer not in (EVERYBODY, seat):
            facts.append(self._say(f"hand-hidden{tactics}", **held))
        if cells[at.OWNED + seat]:
            owned = " ".join(str(stone + 1) for stone in self.stones if self.owner[stone] == seat)
            facts.append(self._say("stones", stones=owned))
        if tactics:
            facts.append(self._say("played", count=int(cells[at.PLAYED + seat])))
        name = self.look.paint(self.names[seat][:LONGEST_NAME], "mine" if seat == self.mine else "theirs")
        lines = [f" {name}" + (": " if facts else "") + self.look.pick(" · ", ", ").join(facts)]
        if self.state.viewer in (EVERYBODY, seat):
            lines.append(f" {self._say('hand')} {self._list(known, '  ') or '-'}")
        elif known:
            lines.append(" " + self._say("known", name=self.names[seat], cards=self._list(known)))
        return lines

    def _table(self) -> list[str]:
        """Stacks, discards, and which stones can be proven."""
        cells = self.cells
        key = "stacks" if self.state.rules.tactics else "stack"
        lines = [self._say(key, clan=int(cells[at.DECK]), tactics=int(cells[at.DECK + 1]))]
        if discards := self._cards(at.DISCARDS, at.DISCARDS_TACTICS):
            laid = self._say("discards", cards=self._list(discards))
            beside = lines[0] + self.look.pick(" · ", ", ") + laid
            lines = [beside] if len(PAINT.sub("", beside)) < WIDTH - 1 else [lines[0], laid]
        if self.state.viewer in (EVERYBODY, cells[at.SCOUT_SEAT]):
            for stack, key in enumerate(("returned", "returned-tactics")):
                if tops := int(cells[at.TOPS + stack]).to_bytes(8, "little").rstrip(b"\0"):
                    lines.append(self._say(key, cards=self._list([top - 1 for top in tops])))
        provable = [
            f"{stone + 1} ({self.names[seat]})"
            for seat in (self.mine, 1 - self.mine)
            for stone in self.stones
            if cells[at.CLAIMABLE + seat] >> stone & 1
        ]
        if provable:
            lines.append(self._say("provable", stones=", ".join(provable)))
        return [f" {line}" for line in lines]

    def _cards(self, clan: int, tactics: int) -> list[int]:
        return pack.numbers(self.cells[clan]) + pack.tactics_numbers(self.cells[tactics])

    def _list(self, cards: Sequence[int], gap: str = " ") -> str:
        return gap.join(self.look.painted(card) for card in cards)
