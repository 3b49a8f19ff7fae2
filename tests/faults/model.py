"""A table as far as order matters: who may do what at which seq, by itself, without the server's code.

It knows no rules of a game. Whose turn it is, and what may be played then, it is told once for each seq.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

Body = Mapping[str, Any]
OK, FORBIDDEN, STALE, REFUSED = 200, 403, 409, 422


class Done(NamedTuple):
    """An act that had its effect, and how it was answered."""

    seq: int
    answer: bytes


class Model:
    """What a table must make of every act that it is sent."""

    def __init__(self, holders: list[str | None], secrets: bool) -> None:
        self.holders = holders  # by seat: who sits there; None: nobody yet
        self.secrets = secrets
        self.seq = 0
        self.playing = False
        self.turn: int | None = None
        self.menu: list[str] = []
        self.ready: set[int] = set()
        self.done: dict[tuple[str, str], Done] = {}
        self.moves: list[tuple[int, int]] = []  # of this game, by seat, with how many events each came
        self.made: list[tuple[int, str]] = []  # every move that was ever made, taken back or not

    def seats_of(self, who: str) -> list[int]:
        return [seat for seat, holder in enumerate(self.holders) if holder == who]

    def verdict(self, who: str, act: Body) -> int:
        """How an act is answered if it comes in time: OK if it has an effect."""
        mine = self.seats_of(who)
        match act["act"]:
            case "sit":
                free = act["seat"] < len(self.holders) and self.holders[act["seat"]] is None
                return OK if free and not mine else REFUSED
            case "ready":
                if mine and (self.playing or self.ready.issuperset(mine)):
                    return REFUSED
                return OK if mine else FORBIDDEN
            case "move":
                if not self.playing or self.turn not in mine:
                    return FORBIDDEN
                return OK if act["move"] in self.menu else REFUSED
            case "undo":
                return OK if self._may_take_back(mine) else REFUSED
        return OK if self.playing and mine else FORBIDDEN  # to resign

    def _may_take_back(self, mine: list[int]) -> bool:
        """The last move is mine, chance has said nothing since, and nobody else is at the table."""
        if (
            not self.playing
            or self.turn not in mine
            or not self.moves
            or set(self.holders) != {self.holders[0]}
        ):
            return False
        seat, events = self.moves[-1]
        return events == 1 and (seat == self.turn or not self.secrets)

    def expected(self, who: str, act: Body) -> int | Done:
        """The status of the answer, or the act that this one repeats; OK is a new effect."""
        verdict = self.verdict(who, act) if act["seq"] == self.seq else STALE
        if verdict in (OK, STALE):
            return self.done.get((who, act["id"]), verdict)
        return verdict

    def happened(self, who: str, act: Body, answer: bytes, view: Mapping[str, Any]) -> None:
        """An act had its effect; the view is the one that came with the answer."""
        events = view["seq"] - self.seq
        mine = self.seats_of(who)
        match act["act"]:
            case "sit":
                assert events == 1
                self.holders[act["seat"]] = who
            case "ready":
                fresh = set(mine) - self.ready
                self.ready |= fresh
                begins = None not in self.holders and len(self.ready) == len(self.holders)
                assert events >= len(fresh) if begins else events == len(fresh)
                if begins:
                    self.playing, self.ready, self.moves = True, set(), []
            case "move":
                assert events >= 1 and self.turn is not None
                self.moves.append((self.turn, events))
                self.made.append((self.turn, act["move"]))
                self.playing = view["stage"] == "playing"
            case "undo":
                assert events == 1
                self.moves.pop()
            case "resign":
                assert events == 2
                self.playing = False
        assert (view["stage"] == "playing") == self.playing
        self.seq = view["seq"]
        self.done[who, act["id"]] = Done(self.seq, answer)
