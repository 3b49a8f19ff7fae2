"""Tug of War a second time, as plainly as possible, to compare the real game with.

Moves are the texts of the notation, dice are numbers, and nothing here is fast or clever.
It shares no code with the game it checks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import permutations, product

Value = bool | int | str

OPTIONS: dict[str, list[Value]] = {
    "begins": [1, 2],
    "cap": ["none", 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 18],
    "lying": ["none", 1, 2, 3, 4, 6],
    "rerolls": ["one_by_one", "together"],
    "same_turn": [True, False],
    "leaving": ["lying_first", "choice"],
    "idle": [True, False],
    "drawn": [False, True],
    "turn_limit": ["none", 10, 20, 30, 50, 100, 200],
}
"""The options and their values; the first value is the default."""

FACES = ["1", "2", "3", "4", "5", "6"]
THROWS = ["-".join(dice) for dice in product(FACES, repeat=3) if list(dice) == sorted(dice)]
ODDS = [len(set(permutations(text.split("-")))) for text in THROWS]  # ways in which three dice show them
DEEDS = ["remove", "remove lying", "swap", "weaken", "idle"]
MOVES = [
    "keep",
    *(f"reroll {face}" for face in FACES),
    "berserker",
    "leave standing",
    "leave lying",
    *(f"{die}@{place} {deed}" for die in FACES for place in "123" for deed in DEEDS),
    *THROWS,
    *FACES,
]
"""All moves by number."""

PLAIN, REROLLED, MARKED = 0, 1, 2


@dataclass
class Side:
    """What one player has before him: the column dice by place, and his athletes."""

    column: list[int] = field(default_factory=lambda: [0, 0, 0])
    standing: int = 0
    lying: int = 0

    @property
    def athletes(self) -> int:
        """How many still pull at the rope."""
        return self.standing + self.lying


class NaiveGame:
    """One game of two bouts. Seats count from 0, places in the text of a move from 1."""

    def __init__(self, options: Mapping[str, Value] | None = None) -> None:
        self.options: dict[str, Value] = {name: values[0] for name, values in OPTIONS.items()}
        self.options.update(options or {})
        self.bout = 1
        self.winners: list[int] = []  # of the bouts that are over
        self.events: set[str] = set()  # the rare things that have happened
        self._set_up()

    def _set_up(self) -> None:
        self.sides = [Side(), Side()]
        self.phase = "columns"
        self.mover = 0
        self.turn_number = 0
        self._clear_turn()

    def _clear_turn(self) -> None:
        self.thrown: list[tuple[int, int]] = []  # value and mark of each die that isn't assigned yet
        self.rerolls = 0
        self.beside = [0, 0, 0]  # what lies beside the mover's column
        self.fresh = 0  # athletes weakened this turn, where that protects them
        self.weakened = 0  # athletes weakened this turn, for the events alone
        self.to_leave = 0

    # What the table says

    @property
    def me(self) -> Side:
        """The side of the player whose turn it is."""
        return self.sides[self.mover]

    @property
    def them(self) -> Side:
        """The other side."""
        return self.sides[1 - self.mover]

    @property
    def turn(self) -> str | int:
        """Whose move it is: "chance", a seat, or "over"."""
        if self.phase in ("columns", "throwing", "relanding"):
            return "chance"
        return "over" if self.phase == "finished" else self.mover

    @property
    def began(self) -> int:
        """Who began this bout."""
        first = int(self.options["begins"]) - 1
        return first if self.bout == 1 else 1 - first

    @property
    def dice(self) -> list[int]:
        """The values of the thrown dice that aren't assigned yet."""
        return [value for value, _ in self.thrown]

    def room(self, side: Side) -> int:
        """How many more athletes the cap lets in."""
        cap = self.options["cap"]
        return 1000 if cap == "none" else int(cap) - side.athletes

    def can_be_felled(self) -> int:
        """How many lying opponents may be removed."""
        return self.them.lying - self.fresh

    def can_be_weakened(self) -> bool:
        """Whether an opponent may be laid down."""
        most = self.options["lying"]
        return self.them.standing > 0 and (most == "none" or self.them.lying < int(most))

    def berserker(self) -> bool:
        """Whether the three dice may go berserk."""
        dice = self.dice
        return len(dice) == 3 and dice[0] == dice[1] == dice[2] and dice[0] >= min(self.me.column)

    def deeds(self, die: int, place: int) -> list[str]:
        """What a thrown die may do at a place (from 0)."""
        column = self.me.column[place]
        remove = die >= column and self.them.standing > 0
        fell = die >= column - 2 and self.can_be_felled() > 0
        weaken = self.can_be_weakened()
        nothing = not remove and not fell and not weaken
        allowed = [remove, fell, True, weaken, nothing and self.options["idle"]]
        return [deed for deed, may in zip(DEEDS, allowed) if may]

    # Moves

    def legal(self) -> list[str]:
        """The texts of the legal moves, in the documented order; at a chance node, the outcomes."""
        if self.phase in ("columns", "throwing"):
            return THROWS
        if self.phase == "relanding":
            return FACES
        if self.phase == "rerolling":
            values = sorted({value for value, mark in self.thrown if mark == PLAIN})
            return ["keep", *(f"reroll {value}" for value in values)]
        if self.phase == "leaving":
            return ["leave standing", "leave lying"]
        if self.phase == "assigning":
            return (["berserker"] if self.berserker() else []) + [
                f"{die}@{place + 1} {deed}"
                for die in sorted(set(self.dice))
                for place in range(3)
                if self.beside[place] == 0
                for deed in self.deeds(die, place)
            ]
        return []

    def odds(self) -> list[int]:
        """At a chance node: the weights beside `legal`."""
        if self.phase == "relanding":
            return [1 for _ in FACES]
        return ODDS

    def play(self, text: str) -> None:
        """Carry a move out."""
        if text not in self.legal():
            raise ValueError(f"not possible now: {text}")
        if self.phase == "columns":
            self._roll_column([int(die) for die in text.split("-")])
        elif self.phase == "throwing":
            self._throw([int(die) for die in text.split("-")])
        elif self.phase == "rerolling":
            self._choose_reroll(text)
        elif self.phase == "relanding":
            self._land(int(text))
        elif self.phase == "leaving":
            self._leave(text.split()[1])
        elif text == "berserker":
            self._go_berserk()
        else:
            where, _, deed = text.partition(" ")
            die, place = where.split("@")
            self._assign(int(die), int(place) - 1, deed)

    def _roll_column(self, dice: list[int]) -> None:
        side, athletes = self.me, sum(dice)
        extra = self.winners == [self.mover]
        side.column = sorted(dice)
        if athletes > self.room(side):
            self.events.add("set-up cut by the cap")
        elif extra:
            self.events.add("extra athlete" if athletes < self.room(side) else "extra athlete cut by the cap")
        side.standing = min(athletes + int(extra), self.room(side))
        if self.mover == 0:
            self.mover = 1
        else:
            self.mover = self.began
            self.turn_number = 1
            self.phase = "throwing"

    def _throw(self, dice: list[int]) -> None:
        self.thrown = sorted((die, PLAIN) for die in dice)
        self.rerolls = self.me.column.count(6)
        self.phase = "rerolling" if self.rerolls else "assigning"

    def _choose_reroll(self, text: str) -> None:
        if text == "keep":
            self.rerolls = 0
        else:
            self._mark(int(text.split()[1]))
            self.rerolls -= 1
            if self.options["rerolls"] == "together" and self.rerolls > 0:
                return  # the next one is named before any is thrown
        self._land_next()

    def _mark(self, value: int) -> None:
        self.thrown.remove((value, PLAIN))
        self.thrown = sorted([*self.thrown, (value, MARKED)])

    def _land_next(self) -> None:
        """On to the next die in the air, to another re-roll, or to the assignment."""
        if any(mark == MARKED for _, mark in self.thrown):
            self.phase = "relanding"
        elif self.rerolls > 0:
            self.phase = "rerolling"
        else:
            self.phase = "assigning"
            times = sum(mark == REROLLED for _, mark in self.thrown)
            if times == 3:
                self.events.add(f"re-rolled three times {self.options['rerolls']}")
            if times and self.berserker():
                self.events.add("berserker by a re-roll")
            self.thrown = [(value, PLAIN) for value in self.dice]  # from now on it doesn't matter any more

    def _land(self, value: int) -> None:
        in_the_air = min(die for die, mark in self.thrown if mark == MARKED)
        self.thrown.remove((in_the_air, MARKED))
        self.thrown = sorted([*self.thrown, (value, REROLLED)])
        self._land_next()

    def _go_berserk(self) -> None:
        self.events.add("berserker" if self.them.athletes > 4 else "berserker wins")
        if 0 < self.them.standing < 4 and self.them.lying:
            self.events.add("berserker takes both kinds")
        self.thrown = []
        for _ in range(4):
            if self.them.standing > 0:
                self.them.standing -= 1
            elif self.them.lying > 0:
                self.them.lying -= 1
        self._after_deed()

    def _assign(self, die: int, place: int, deed: str) -> None:
        self._note(die, place, deed)
        self.thrown.remove((die, PLAIN))
        self.beside[place] = die
        if deed == "remove":
            self.them.standing -= 1
        elif deed == "remove lying":
            self.them.lying -= 1
        elif deed == "weaken":
            self.them.standing -= 1
            self.them.lying += 1
            self.weakened += 1
            if not self.options["same_turn"]:
                self.fresh += 1
        elif deed == "swap":
            self._swap(die, place)
            return
        self._after_deed()

    def _swap(self, die: int, place: int) -> None:
        me = self.me
        old = me.column[place]
        me.column[place], self.beside[place] = die, old
        change = 1 + die - old
        if change >= 0:
            if change > self.room(me):
                self.events.add("swap cut by the cap")
            me.standing += min(change, self.room(me))
        elif -change >= me.athletes:
            me.standing = me.lying = 0
            self.events.add("lost by a swap" + (" with dice left" if self.thrown else ""))
        else:
            self.to_leave = -change
            if self.options["leaving"] == "choice":
                self._ask_who_leaves()
                return
            if 0 < me.lying < self.to_leave:
                self.events.add("both kinds leave")
            while self.to_leave > 0:
                self._one_leaves("lying" if me.lying > 0 else "standing")
        self._after_deed()

    def _one_leaves(self, kind: str) -> None:
        self.to_leave -= 1
        if kind == "lying":
            self.me.lying -= 1
        else:
            self.me.standing -= 1

    def _ask_who_leaves(self) -> None:
        """Whoever has but one kind of athletes isn't asked."""
        while self.to_leave > 0:
            if self.me.lying > 0 and self.me.standing > 0:
                self.phase = "leaving"
                return
            self._one_leaves("lying" if self.me.lying > 0 else "standing")
        self.phase = "assigning"
        self._after_deed()

    def _leave(self, kind: str) -> None:
        if self.to_leave > 1:
            self.events.add("several leave by choice")
        self._one_leaves(kind)
        if self.to_leave > 0 and 0 in (self.me.lying, self.me.standing):
            self.events.add(f"the last {kind} one leaves, then others")
        self._ask_who_leaves()

    def _note(self, die: int, place: int, deed: str) -> None:
        """Writes down what is rare about a deed that is about to be done."""
        column = self.me.column[place]
        near = die >= column - 2
        if deed == "idle":
            self.events.add("idle" if self.them.standing == 0 else "idle although some stand")
        if deed == "swap" and self.deeds(die, place) == ["swap"]:
            self.events.add("made to swap")
        if deed == "remove lying" and die < column:
            self.events.add("felled by a lower die")
        if deed == "remove lying" and self.weakened == self.them.lying:
            self.events.add("felled in the same turn")
        if near and self.them.lying > 0 and self.can_be_felled() == 0:
            self.events.add("spared in the same turn")
        if self.them.standing and not self.can_be_weakened():
            self.events.add("no more may lie")
        if self.them.standing == 0:
            self.events.add("all of them lie")

    def _after_deed(self) -> None:
        """The bout may be over, the turn may be over, or the next die is assigned."""
        if self.them.athletes == 0:
            self.events.add(f"won with {len(self.thrown)} dice left")
            self._end_bout(self.mover)
        elif self.me.athletes == 0:
            self._end_bout(1 - self.mover)
        elif not self.thrown:
            self._end_turn()

    def _end_turn(self) -> None:
        if self.turn_number == self.options["turn_limit"]:
            self._decide()
            return
        self._clear_turn()
        self.turn_number += 1
        self.mover = 1 - self.mover
        self.phase = "throwing"

    def _decide(self) -> None:
        """Time is up: more standing athletes, then more lying ones; whoever began loses if all is level."""
        one, two = self.sides
        if one.standing != two.standing:
            self.events.add("decided by standing ones")
            self._end_bout(0 if one.standing > two.standing else 1)
        elif one.lying != two.lying:
            self.events.add("decided by lying ones")
            self._end_bout(0 if one.lying > two.lying else 1)
        else:
            self.events.add("decided against who began")
            self._end_bout(1 - self.began)

    def _end_bout(self, winner: int) -> None:
        self.winners.append(winner)
        if self.bout == 1:
            self.bout = 2
            self._set_up()
        else:
            self._clear_turn()
            self.phase = "finished"

    # The end

    @property
    def bouts(self) -> tuple[int, int]:
        """The bouts won, by seat."""
        return self.winners.count(0), self.winners.count(1)

    def outcome(self) -> tuple[tuple[int, ...], tuple[int, ...], str] | None:
        """Payoffs, points and the reason, once the game is over."""
        if self.phase != "finished":
            return None
        if self.bouts != (1, 1):
            return self._won_by(self.winners[1]), self.bouts, "both_bouts"
        if self.options["drawn"]:
            return (0, 0), self.bouts, "one_each"
        return self._won_by(self.winners[1]), self.bouts, "return_bout"

    def forfeit(self, seat: int, reason: str) -> tuple[tuple[int, ...], tuple[int, ...], str]:
        """What comes of it if that player gives up now."""
        return self._won_by(1 - seat), self.bouts, reason

    @staticmethod
    def _won_by(seat: int) -> tuple[int, ...]:
        return (1, -1) if seat == 0 else (-1, 1)


def drawn(drawing: str) -> NaiveGame:
    """The position that a drawing shows."""
    entries: dict[str, str] = {}
    for row in filter(None, map(str.strip, drawing.splitlines())):
        key, _, rest = row.partition(":")
        entries[key] = rest.strip()

    chosen = dict(word.split("=") for word in entries.get("options", "").split())
    game = NaiveGame({name: _value_of(text) for name, text in chosen.items()})
    number, *won = entries.get("bout", "1").split()
    game.bout = int(number)
    game.winners = [int(won[1]) - 1] if won else []
    for seat, side in enumerate(game.sides, 1):
        column, _, athletes = entries.get(f"seat {seat}", "-").partition("|")
        if column.strip() == "-":
            continue
        side.column = [int(die) for die in column.split()]
        words = athletes.split()
        for amount, kind in zip(words[::2], words[1::2]):
            setattr(side, kind, int(amount))
    mover, phase, *turn_number = entries.get("turn", f"{game.began + 1} throwing").split()
    game.mover, game.phase = int(mover) - 1, phase
    if turn_number:
        game.turn_number = int(turn_number[0])
    elif phase != "columns":
        game.turn_number = 1 if game.mover == game.began else 2
    marks = {"": PLAIN, "*": REROLLED, "!": MARKED}
    game.thrown = sorted((int(word[0]), marks[word[1:]]) for word in entries.get("thrown", "").split())
    game.rerolls = int(entries.get("rerolls", 0))
    if "beside" in entries:
        game.beside = [0 if word == "-" else int(word) for word in entries["beside"].split()]
    game.fresh = game.weakened = int(entries.get("fresh", 0))
    game.to_leave = int(entries.get("leaving", 0))
    if "winner" in entries:
        game.winners.append(int(entries["winner"]) - 1)
    return game


def _value_of(text: str) -> Value:
    if text in ("yes", "no"):
        return text == "yes"
    return int(text) if text.isdigit() else text
