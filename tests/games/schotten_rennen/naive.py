"""Schotten Rennen a second time, as plainly as possible, to compare the real game with.

Cards and moves are the texts of the notation, and nothing here is fast or clever.
It shares no code with the game it checks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import product

Value = bool | int | str


def _numbers(usual: int) -> list[Value]:
    return [usual, *(number for number in range(2, 13) if number != usual)]


OPTIONS: dict[str, list[Value]] = {
    "players": [2, 3, 4],
    "track": ["base", "pro"],
    "shuffle": [False, True],
    "begins": [1, 2, 3, 4],
    "play_on": [False, True],
    "goal_target": [*_numbers(7), "none"],
    "catch_up": ["choice", "automatic"],
    "bonus": ["choice", "automatic"],
    "bog_red": _numbers(9),
    "hop_red": _numbers(7),
    "hop_yellow": _numbers(9),
    "skip_red": _numbers(7),
    "skip_yellow": _numbers(10),
    "jump_red": _numbers(7),
    "jump_yellow": _numbers(11),
    "well_red": _numbers(7),
}
"""The options and their values; the first value is the default. A track may also be written out."""

WHITE = ["3", "4", "5", "6", "7", "8", "9", "10", "11"]
RED = ["rival", "rank", "load", "crowd", "path", "bog", "hop", "skip", "jump", "well"]
CARDS = WHITE + RED
BASE = ["3", "4", "5", "6", "6", "7", "7", "8", "8", "9", "10", "11"]
PRO = ["3", "4", "5", "6", "8", "9", "10", "11"]  # and four red ones
TWO_NUMBERS = ["bog", "hop", "skip", "jump", "well"]
FURTHER = {"hop": 1, "skip": 2, "jump": 3}
DICE = [f"{low}-{high}" for low in range(1, 7) for high in range(low, 7)]
FACES = ["+1", "+2", "+3", "+4", "green", "red"]
THROWS = list(product(range(1, 7), repeat=2))


@dataclass
class Runner:
    """What one player has on the track and in front of him."""

    stone: int = 0
    figure: int = 0
    risk: int = 3
    place: int = 0  # the place won, 0 while he races


class NaiveGame:
    """One game. Seats count from 0; places from 0 (Start) to the goal behind the last card."""

    def __init__(self, options: Mapping[str, Value] | None = None) -> None:
        self.options: dict[str, Value] = {name: values[0] for name, values in OPTIONS.items()}
        self.options.update(options or {})
        self.players = int(self.options["players"])
        self.runners = [Runner() for _ in range(self.players)]
        self.mover = int(self.options["begins"]) - 1

        chosen = str(self.options["track"])
        self.picks = 4 if chosen == "pro" else 0  # red cards still to be picked
        self.pool = {"base": BASE, "pro": PRO}.get(chosen, chosen.split(","))[:]  # still to be laid
        self.track = ["?"] * (len(self.pool) + self.picks)
        if chosen not in ("base", "pro") and not self.options["shuffle"]:
            self.track, self.pool = self.pool, []

        self.phase = "picking" if self.picks else "laying" if self.pool else "begin"
        self.last = False  # whether the mover was alone last when his turn began
        self.passed = 0  # cards in a row that count for catching up
        self.need = 0
        self.yellow = False
        self.asked: int | None = None
        self.dice: tuple[int, int] | None = None
        self.reason = ""
        self.events: set[str] = set()  # the rare things that have happened
        self.times_up = 0  # how often the mover has caught up in this turn

    # What the table says

    @property
    def goal(self) -> int:
        """The place of the goal."""
        return len(self.track) + 1

    @property
    def me(self) -> Runner:
        """The player whose turn it is."""
        return self.runners[self.mover]

    @property
    def turn(self) -> str | int:
        """Whose move it is: "chance", a seat, or "over"."""
        if self.phase in ("picking", "laying", "rival", "rolling", "risking"):
            return "chance"
        return "over" if self.phase == "over" else self.mover

    def card_at(self, place: int) -> str:
        """What lies at a place: a card, "start" or "goal"."""
        if place == 0:
            return "start"
        return "goal" if place == self.goal else self.track[place - 1]

    def card_ahead(self) -> str:
        """What the mover's figure stands before."""
        return self.card_at(self.me.figure + 1)

    def placement(self, seat: int) -> int:
        """On which place a player's stone is; equal stones share the better place."""
        stone = self.runners[seat].stone
        return 1 + sum(other.stone > stone for other in self.runners)

    def alone_last(self, seat: int) -> bool:
        """Whether a player's stone is behind all the others."""
        others = [runner.stone for runner in self.runners if runner is not self.runners[seat]]
        return all(stone > self.runners[seat].stone for stone in others)

    def number(self, yellow: bool) -> int:
        """What has to be thrown for the card ahead (not the rival, who throws it)."""
        card = self.card_ahead()
        occupied = any(runner.stone == self.me.figure + 1 for runner in self.runners)
        if card == "goal":
            return int(self.options["goal_target"])
        if card in WHITE:
            return int(card)
        if card == "rank":
            return {1: 8, 2: 7, 3: 6, 4: 5}[self.placement(self.mover)]
        if card == "load":
            return 4 + self.me.risk
        if card == "crowd":
            return 8 if occupied else 7
        if card == "path":
            return 5 if occupied else 8
        if yellow and card == "bog":
            return 6
        if yellow and card == "well":
            return 9
        return int(self.options[f"{card}_{'yellow' if yellow else 'red'}"])

    def ways(self) -> list[str]:
        """How the mover may roll on."""
        card = self.card_ahead()
        if card == "goal" and self.me.stone == 0:
            return []
        if card == "rival":
            return [f"ask {seat + 1}" for seat in range(self.players) if seat != self.mover]
        return ["roll", "yellow"] if card in TWO_NUMBERS else ["roll"]

    def passes(self, first: int, second: int, need: int) -> bool:
        """Whether two dice pass the card ahead."""
        doubles = self.card_ahead() in ("10", "11")
        return first + second >= need or (doubles and first == second)

    def chances(self, way: str) -> tuple[Fraction, Fraction]:
        """The chance to pass by this way of rolling: with the dice alone, and with one risk throw."""
        if way == "roll" and self.card_ahead() == "goal" and self.options["goal_target"] == "none":
            return Fraction(1), Fraction(1)
        if way.startswith("ask"):
            needs = [first + second + 1 for first, second in THROWS]
        else:
            needs = [self.number(way == "yellow")]
        alone = risked = tried = 0
        for need, (first, second), face in product(needs, THROWS, FACES):
            tried += 1
            passed = self.passes(first, second, need)
            alone += passed
            risked += passed or self.face_passes(face, first + second, need)
        return Fraction(alone, tried), Fraction(risked, tried)

    @staticmethod
    def face_passes(face: str, total: int, need: int) -> bool:
        """Whether this face of the risk die makes up for what is missing."""
        return face == "green" or (face != "red" and total + int(face) >= need)

    # Moves

    def legal(self) -> list[str]:
        """The texts of the legal moves, in the documented order; at a chance node, the outcomes."""
        if self.phase == "picking":
            return [card for card in RED if card not in self.pool]
        if self.phase == "laying":
            return [card for card in CARDS if card in self.pool]
        if self.phase in ("rival", "rolling"):
            return DICE
        if self.phase == "risking":
            return FACES
        if self.phase == "missed":
            return ["risk", "back"]
        if self.phase == "bonus":
            return ["bonus", "stay"]
        if self.phase == "begin":
            return self.ways() + (["retreat"] if self.me.stone > 0 else [])
        if self.phase == "go_on":
            return ["secure"] + (["up"] if self.last and self.passed == 5 else []) + self.ways()
        return []

    def odds(self) -> list[int]:
        """At a chance node: the weights beside `legal`."""
        if self.phase == "laying":
            return [self.pool.count(card) for card in self.legal()]
        if self.phase in ("rival", "rolling"):
            return [1 if text[0] == text[2] else 2 for text in DICE]
        return [1 for _ in self.legal()]

    def play(self, text: str) -> None:
        """Carry a move out."""
        if text not in self.legal():
            raise ValueError(f"not possible now: {text}")
        if self.phase == "picking":
            self._pick(text)
        elif self.phase == "laying":
            self._lay(text)
        elif self.phase == "rival":
            self.need = int(text[0]) + int(text[2]) + 1
            self.phase = "rolling"
            if self.need == 13:
                self.events.add("13 needed")
        elif self.phase == "rolling":
            self._throw(int(text[0]), int(text[2]))
        elif self.phase == "risking":
            self._throw_risk(text)
        else:
            self._decide(text)

    def _pick(self, card: str) -> None:
        self.pool.append(card)
        self.picks -= 1
        if self.picks == 0:
            self.phase = "laying"

    def _lay(self, card: str) -> None:
        self.pool.remove(card)
        self.track[self.track.index("?")] = card
        if not self.pool:
            self.phase = "begin"

    def _decide(self, text: str) -> None:
        if text == "secure":
            self.me.stone = self.me.figure
            self._next_turn()
        elif text == "up":
            self._catch_up()
        elif text == "retreat":
            self.me.stone = self.me.figure = 0
            self.me.risk = 3
            self.events.add("retreat when last" if self.last else "retreat")
        elif text == "risk":
            self.me.risk -= 1
            self.phase = "risking"
        elif text == "back":
            self._fail()
        elif text == "bonus":
            self._go_further()
            self._arrive()
        elif text == "stay":
            self.events.add("bonus refused")
            self._arrive()
        else:
            self._attempt(text)

    def _attempt(self, way: str) -> None:
        if self.passed == 5:
            self.passed = 0
            self.events.add("right lapsed at a rival" if way.startswith("ask") else "right lapsed")
        self.yellow = way == "yellow"
        if way.startswith("ask"):
            self.asked = int(way.split()[1]) - 1
            self.phase = "rival"
            if self.runners[self.asked].place:
                self.events.add("finished one asked")
        elif self.card_ahead() == "goal" and self.options["goal_target"] == "none":
            self._pass()
        else:
            self.need = self.number(self.yellow)
            self.phase = "rolling"

    def _throw(self, first: int, second: int) -> None:
        self.dice = first, second
        if self.passes(first, second, self.need):
            if first + second < self.need:
                self.events.add("double")
            self._pass()
        elif self.me.risk > 0:
            self.phase = "missed"
        else:
            self._fail()

    def _throw_risk(self, face: str) -> None:
        assert self.dice is not None
        if self.face_passes(face, sum(self.dice), self.need):
            self._pass()
        else:
            self._fail()

    def _pass(self) -> None:
        me, card, yellow = self.me, self.card_ahead(), self.yellow
        if self.card_at(me.figure) in ("10", "11") and me.figure != me.stone:
            self._return_stone("stone for courage")
        if card == "well" and yellow:
            self._return_stone("stone from the well")
        me.figure += 1
        if self.last:
            self.passed += 1
        self._forget_attempt()
        if card in FURTHER and yellow and self._bonus_target() > me.figure:
            if self.options["bonus"] == "choice":
                self.phase = "bonus"
                return
            self._go_further()
        elif card in FURTHER and yellow:
            self.events.add("no bonus under the ban")
        self._arrive()

    def _return_stone(self, event: str) -> None:
        if self.me.risk < 3:
            self.me.risk += 1
            self.events.add(event)

    def _bonus_target(self) -> int:
        """Where the bonus of the card under the figure ends."""
        farthest = self.goal if self.me.stone > 0 else self.goal - 1
        return min(self.me.figure + FURTHER[self.card_at(self.me.figure)], farthest)

    def _go_further(self) -> None:
        me, target = self.me, self._bonus_target()
        if target - me.figure < FURTHER[self.card_at(me.figure)]:
            self.events.add("bonus stopped at the goal" if target == self.goal else "bonus stopped before it")
        elif target == self.goal:
            self.events.add("bonus into the goal")
        if self.card_at(target) in ("10", "11"):
            self.events.add("bonus to a 10 or 11")
        me.figure = target

    def _arrive(self) -> None:
        """The figure stands where it has got to: finished, catching up, or on with the turn."""
        if self.me.figure == self.goal:
            self._finish()
            return
        if self.me.figure == self.goal - 1 and self.me.stone == 0:
            self.events.add("goal banned")
        self.phase = "go_on"
        if self.last and self.passed == 5 and self.options["catch_up"] == "automatic":
            self._catch_up()

    def _catch_up(self) -> None:
        self.times_up += 1
        self.events.add("caught up" if self.times_up == 1 else "caught up twice")
        self.me.stone = self.me.figure
        self.passed = 0

    def _fail(self) -> None:
        me = self.me
        if self.yellow and self.card_ahead() == "bog":
            if me.stone > 0:
                self.events.add("sunk to start" if me.stone <= 2 else "sunk")
            if me.figure > me.stone > 2:
                self.events.add("sunk from afar")
            me.stone = max(0, me.stone - 2)
        me.figure = me.stone
        if me.stone == 0:
            me.risk = 3
        self._next_turn()

    def _finish(self) -> None:
        me = self.me
        me.stone = me.figure
        me.place = 1 + sum(runner.place > 0 for runner in self.runners)
        racing = [runner for runner in self.runners if runner.place == 0]
        self.last, self.passed = False, 0
        if not self.options["play_on"]:
            self.phase, self.reason = "over", "goal_reached"
        elif len(racing) == 1:
            racing[0].place = self.players
            self.phase, self.reason = "over", "all_placed"
        else:
            self._next_turn()

    def _next_turn(self) -> None:
        self._forget_attempt()
        self.passed = 0
        self.times_up = 0
        self.mover = (self.mover + 1) % self.players
        while self.me.place > 0:
            self.mover = (self.mover + 1) % self.players
        self.last = self.alone_last(self.mover)
        self.phase = "begin"

    def _forget_attempt(self) -> None:
        self.need, self.yellow, self.asked, self.dice = 0, False, None, None

    # The end

    def outcome(self) -> tuple[tuple[int, ...], tuple[int, ...], str] | None:
        """Payoffs, points and the reason, once the game is over."""
        if self.phase != "over":
            return None
        # Without playing on only the winner has a place, and the others are equal.
        return self._outcome([runner.place or 2 for runner in self.runners], self.reason)

    def forfeit(self, seat: int, reason: str) -> tuple[tuple[int, ...], tuple[int, ...], str]:
        """What comes of it if that player gives up now."""
        places = [runner.place for runner in self.runners]
        racing = [other for other in range(self.players) if places[other] == 0 and other != seat]
        stones = [self.runners[other].stone for other in racing]
        for other in racing:
            behind = sum(stone > self.runners[other].stone for stone in stones)
            places[other] = 100 + (behind if self.options["play_on"] else min(behind, 1))
        places[seat] = places[seat] or 200
        return self._outcome(places, reason)

    @staticmethod
    def _outcome(places: list[int], reason: str) -> tuple[tuple[int, ...], tuple[int, ...], str]:
        worse = [sum(other > place for other in places) for place in places]
        better = [sum(other < place for other in places) for place in places]
        return tuple(down - up for down, up in zip(worse, better)), tuple(worse), reason


def drawn(drawing: str) -> NaiveGame:
    """The position that a drawing shows."""
    entries: dict[str, str] = {}
    for row in filter(None, map(str.strip, drawing.splitlines())):
        key, _, rest = row.partition(":")
        entries[key] = rest.strip()

    chosen = dict(word.split("=") for word in entries.get("options", "").split())
    game = NaiveGame({name: _value_of(name, text) for name, text in chosen.items()})
    if "track" in entries:
        game.track = entries["track"].split()
    game.pool = []
    for word in entries.get("pool", "").split():
        card, _, times = word.partition("x")
        game.pool += [card] * int(times or 1)
    game.picks = int(entries.get("picks", 0))
    number, phase = entries.get("turn", "1 begin").split()
    game.mover, game.phase = int(number) - 1, phase
    if phase == "finished":
        game.phase, game.reason = "over", "all_placed" if game.options["play_on"] else "goal_reached"
    for seat, runner in enumerate(game.runners):
        words = entries.get(f"seat {seat + 1}", "").split()
        for what, amount in zip(words[::2], words[1::2]):
            setattr(runner, what, int(amount))
        if "place" in words and "stone" not in words:
            runner.stone = runner.figure = game.goal
    game.last = entries.get("last") == "yes"
    game.passed = int(entries.get("passed", 0))
    if "need" in entries:
        need, *yellow = entries["need"].split()
        game.need, game.yellow = int(need), yellow == ["yellow"]
    if "asked" in entries:
        game.asked = int(entries["asked"]) - 1
    if "dice" in entries:
        low, high = entries["dice"].split("-")
        game.dice = int(low), int(high)
    return game


def _value_of(name: str, text: str) -> Value:
    if text in ("yes", "no"):
        return text == "yes"
    return int(text) if text.isdigit() and name != "track" else text
