"""Schotten-Totten a second time, as plainly as possible, to compare the real game with.

Cards and moves are the texts of docs/notation.md, and nothing here is fast or clever.
It shares no code with the game it checks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tests.games.schotten_totten.oracle import ALL_CLANS, Card, Strength, may_claim, strength

LEADERS = ["macfarlane", "macgregor"]
JOKERS = [*LEADERS, "reinforcement", "shield"]
TERRAIN = ["fog", "mud"]
TACTICS = [*JOKERS, *TERRAIN, "scout", "redeploy", "deserter", "traitor"]
CARD_ORDER = [f"{clan}{value}" for clan in ALL_CLANS for value in range(1, 11)] + TACTICS

Outcome = tuple[tuple[int, int], tuple[int, int], str]
"""Payoffs of the seats, their match points, and the reason."""

OPTIONS: dict[str, list[str | int]] = {
    "mode": ["base", "tactics"],
    "expert": ["no", "yes"],
    "begins": [1, 2],
    "clans": [6, 5, 4, 3, 2, 1],
    "values": [9, 3, 4, 5, 6, 7, 8, 10],
    "stones": [9, 8, 7, 6, 5, 4, 3, 2, 1],
    "hand": [6, 1, 2, 3, 4, 5, 7],
    "proof_jokers": ["no", "yes"],
    "scout_stacks": ["both", "one"],
    "move_terrain": ["yes", "no"],
    "mud_drop": ["best", "owner"],
    "tie": ["complete", "last_card"],
    "leaders": ["game", "table"],
    "one_stack": ["must", "may"],
    "stuck": ["stones", "draw"],
}
"""The options and their values; the first value is the default."""


def in_order(cards: Iterable[str]) -> list[str]:
    """Cards in card order: clan cards first, then tactics cards."""
    return sorted(cards, key=CARD_ORDER.index)


def is_clan(card: str) -> bool:
    """Whether it is a clan card."""
    return card not in TACTICS


def pair(card: str) -> Card:
    """A clan card as the oracle wants it."""
    return card[0], int(card[1:])


def joker_kind(card: str) -> str:
    """A joker as the oracle wants it: both leaders are alike."""
    return "leader" if card in LEADERS else card


def clan_pairs(cards: Iterable[str]) -> list[Card]:
    """The clan cards among these."""
    return [pair(card) for card in cards if is_clan(card)]


def joker_kinds(cards: Iterable[str]) -> list[str]:
    """The jokers among these."""
    return [joker_kind(card) for card in cards if card in JOKERS]


class Stack:
    """A face-down stack: cards in unknown order, and above them those put back by a scout."""

    def __init__(self, cards: list[str]) -> None:
        self.unknown = set(cards)
        self.known_top: list[str] = []  # the last one lies on top

    def __len__(self) -> int:
        return len(self.unknown) + len(self.known_top)

    def possible(self) -> list[str]:
        """The cards that may be the top one."""
        return self.known_top[-1:] or in_order(self.unknown)

    def remove(self, card: str) -> None:
        """Draw that card."""
        if self.known_top:
            self.known_top.remove(card)
        else:
            self.unknown.remove(card)


@dataclass
class Verdict:
    """What was found about a claim, and on what grounds."""

    situation: object
    unseen: set[Card]
    jokers: set[str]
    holds: bool
    counter: tuple[Card | str, ...] | None


class NaiveGame:
    """One game. Seats and stones count from 0 inside, stones from 1 in texts."""

    def __init__(self, options: Mapping[str, str | int] | None = None) -> None:
        self.options: dict[str, str | int] = {name: values[0] for name, values in OPTIONS.items()}
        for name, given in (options or {}).items():
            value = int(given) if isinstance(OPTIONS[name][0], int) else given
            if value not in OPTIONS[name]:
                raise ValueError(f"{name}={given}")
            self.options[name] = value
        self.values = int(self.options["values"])
        self.clans = int(self.options["clans"])
        self.hand_size = int(self.options["hand"])
        self.stones = range(int(self.options["stones"]))
        self.clan_cards = [
            f"{clan}{v}" for clan in ALL_CLANS[: self.clans] for v in range(1, self.values + 1)
        ]
        self.tactics_cards = list(TACTICS) if self.options["mode"] == "tactics" else []

        self.stacks = {"draw": Stack(self.clan_cards), "draw tactics": Stack(self.tactics_cards)}
        self.hands: list[list[str]] = [[], []]
        self.sides: list[list[list[str]]] = [[[] for _ in self.stones] for _ in range(2)]
        self.last_laid = [[0 for _ in self.stones] for _ in range(2)]
        self.terrain: list[list[list[str]]] = [[[] for _ in self.stones] for _ in range(2)]
        self.complete_since: list[list[int | None]] = [[None for _ in self.stones] for _ in range(2)]
        self.owner: list[int | None] = [None for _ in self.stones]
        self.discards: list[str] = []
        self.tactics_played: list[list[str]] = [[], []]
        self.clock = 0
        self.passes_in_a_row = 0
        self.ended: Outcome | None = None

        self.player = int(self.options["begins"]) - 1
        self.phase = "deal"
        self.trick = ""  # the trick card that is being carried out
        self.taken: str | None = None  # the card it took
        self.taken_from = -1  # the stone it came from
        self.stack = "draw"  # the stack that chance draws from
        self.scouted: list[str] = []  # the stacks the scout has drawn from so far
        self.scout_played = False  # in this turn
        self.to_drop: list[tuple[int, int]] = []  # sides (seat, stone) with one card too many
        self._verdicts: dict[tuple[int, int], Verdict] = {}
        self._moves: list[str] | None = None

    # What the table says

    def turn(self) -> str | int:
        """Whose move it is: "chance", a seat, or "over"."""
        if self.phase in ("deal", "draw card", "over"):
            return "over" if self.phase == "over" else "chance"
        return self.to_drop[0][0] if self.phase == "drop" else self.player

    def outcome(self) -> Outcome | None:
        """Payoffs, match points and reason, once the game is over."""
        return self.ended

    def everything(self) -> list[str]:
        """Every card, wherever it is."""
        found = [*self.hands[0], *self.hands[1], *self.discards]
        for stack in self.stacks.values():
            found += [*stack.unknown, *stack.known_top]
        for seat in range(2):
            for stone in self.stones:
                found += self.sides[seat][stone] + self.terrain[seat][stone]
        return found + ([self.taken] if self.taken else [])

    def lies_at(self, terrain: str, stone: int) -> bool:
        """Whether fog or mud lies at the stone, on either side."""
        return any(terrain in self.terrain[seat][stone] for seat in range(2))

    def size(self, stone: int) -> int:
        """How many cards make a formation there."""
        return 4 if self.lies_at("mud", stone) else 3

    def free(self, seat: int, stone: int) -> bool:
        """Whether that side of the stone still takes a card."""
        return self.owner[stone] is None and len(self.sides[seat][stone]) < self.size(stone)

    def cards_at(self, seat: int, stone: int) -> list[str]:
        """The formation cards on one side of a stone, in card order."""
        return in_order(self.sides[seat][stone])

    def unseen(self) -> set[Card]:
        """The clan cards that do not lie face up: stack and both hands."""
        face_up = set(self.discards)
        for seat in range(2):
            for stone in self.stones:
                face_up.update(self.cards_at(seat, stone))
        return set(clan_pairs(card for card in self.clan_cards if card not in face_up))

    def jokers_to_fear(self, seat: int) -> set[str]:
        """The unplayed jokers that a proof must reckon with on that player's side."""
        if self.options["proof_jokers"] == "no":
            return set()
        played = self.tactics_played[0] + self.tactics_played[1]
        jokers = {joker_kind(card) for card in self.tactics_cards if card in JOKERS and card not in played}
        if self._has_had_leader(seat):
            jokers.discard("leader")
        return jokers

    # Claims

    def was_first(self, seat: int, stone: int) -> bool:
        """Whether the player holds the stone if both sides are complete and equal."""
        keys = []
        for side in (seat, 1 - seat):
            last = self.last_laid[side][stone]
            since = self.complete_since[side][stone]
            assert since is not None
            keys.append((since, last) if self.options["tie"] == "complete" else (0, last))
        return keys[0] < keys[1]

    def can_claim(self, seat: int, stone: int) -> bool:
        """Whether the cards on the table prove that the stone is the player's."""
        size = self.size(stone)
        mine, theirs = self.cards_at(seat, stone), self.cards_at(1 - seat, stone)
        if self.owner[stone] is not None or len(mine) < size:
            return False
        first = self.was_first(seat, stone) if len(theirs) == size else True
        fog, mud = self.lies_at("fog", stone), self.lies_at("mud", stone)
        situation = (mine, theirs, fog, mud, first)
        unseen, jokers = self.unseen(), self.jokers_to_fear(1 - seat)
        old = self._verdicts.get((seat, stone))
        if old is not None and old.situation == situation:
            # A proof stays one with fewer cards unseen; a counter-example while its cards are unseen.
            if old.holds and unseen <= old.unseen and jokers <= old.jokers:
                return True
            if old.counter is not None and set(old.counter) <= unseen | jokers:
                return False
        holds, counter = may_claim(
            clan_pairs(mine),
            joker_kinds(mine),
            clan_pairs(theirs),
            joker_kinds(theirs),
            sorted(unseen),
            fog,
            mud,
            self.values,
            self.clans,
            first,
            sorted(jokers),
        )
        self._verdicts[seat, stone] = Verdict(situation, unseen, jokers, holds, counter)
        return holds

    def claims(self, seat: int) -> list[str]:
        """The claims that the player could prove now."""
        return [f"claim {stone + 1}" for stone in self.stones if self.can_claim(seat, stone)]

    # Moves

    def moves(self) -> list[str]:
        """The texts of the legal moves, in the documented order."""
        if self._moves is None:
            self._moves = self._list_moves()
        return list(self._moves)

    def _list_moves(self) -> list[str]:
        if self.phase in ("deal", "draw card"):
            return self.stacks[self.stack].possible()
        if self.phase == "play":
            return self._plays()
        if self.phase == "after":
            return self._after()
        if self.phase == "scout":
            return self._scout_stacks()
        if self.phase == "return":
            return [f"return {card}" for card in in_order(self.hands[self.player])]
        if self.phase == "take":
            return [f"take {card}" for card in self._takeable(self.trick)]
        if self.phase == "to":
            return self._targets()
        if self.phase == "drop":
            seat, stone = self.to_drop[0]
            return [f"drop {card}" for card in self.cards_at(seat, stone)]
        return []

    def _plays(self) -> list[str]:
        me = self.player
        claims = self.claims(me)
        cards = []
        for card in in_order(card for card in self.hands[me] if is_clan(card)):
            cards += [f"{card}@{stone + 1}" for stone in self.stones if self.free(me, stone)]
        tactics = []
        if len(self.tactics_played[me]) <= len(self.tactics_played[1 - me]):
            for card in in_order(card for card in self.hands[me] if not is_clan(card)):
                tactics += self._tactics_plays(card)
        found = [*claims, *cards, *tactics]
        if not cards and not (self.passes_in_a_row > 0 and claims):
            found.append("pass")
        return found

    def _tactics_plays(self, card: str) -> list[str]:
        me = self.player
        if card in TERRAIN:
            return [f"{card}@{stone + 1}" for stone in self.stones if self.owner[stone] is None]
        if card in JOKERS:
            if card in LEADERS and self._has_had_leader(me):
                return []
            return [f"{card}@{stone + 1}" for stone in self.stones if self.free(me, stone)]
        if card == "scout":
            possible = any(len(stack) > 0 for stack in self.stacks.values())
        elif card == "traitor":
            possible = bool(self._takeable(card)) and any(self.free(me, stone) for stone in self.stones)
        else:
            possible = bool(self._takeable(card))
        return [f"play {card}"] if possible else []

    def _has_had_leader(self, seat: int) -> bool:
        if self.options["leaders"] == "game":
            return any(card in LEADERS for card in self.tactics_played[seat])
        return any(card in LEADERS for stone in self.stones for card in self.cards_at(seat, stone))

    def _takeable(self, trick: str) -> list[str]:
        """The cards that a redeploy, deserter or traitor may take."""
        seat = self.player if trick == "redeploy" else 1 - self.player
        found: list[str] = []
        for stone in self.stones:
            if self.owner[stone] is None:
                found += self.cards_at(seat, stone)
                if self.options["move_terrain"] == "yes":
                    found += self.terrain[seat][stone]
        if trick == "traitor":
            found = [card for card in found if is_clan(card)]
        return in_order(found)

    def _targets(self) -> list[str]:
        """Where the card just taken may go."""
        me, found = self.player, []
        for stone in self.stones:
            if self.trick == "redeploy" and stone == self.taken_from:
                continue
            fits = self.owner[stone] is None if self.taken in TERRAIN else self.free(me, stone)
            if fits:
                found.append(f"to {stone + 1}")
        return found + (["discard"] if self.trick == "redeploy" else [])

    def _scout_stacks(self) -> list[str]:
        """The stacks from which a scout may draw his next card."""
        found = [name for name, stack in self.stacks.items() if len(stack) > 0]
        if self.options["scout_stacks"] == "one" and self.scouted:
            found = [name for name in found if name == self.scouted[0]]
        return found if len(self.scouted) < 3 else []

    def _after(self) -> list[str]:
        """The moves after the play: claims, and what ends the turn."""
        found = [] if self.options["expert"] == "yes" else self.claims(self.player)
        draws = [name for name, stack in self.stacks.items() if len(stack) > 0]
        if self.scout_played or len(self.hands[self.player]) >= self.hand_size:
            draws = []
        may_stop = (
            self.options["mode"] == "tactics" and self.options["one_stack"] == "may" and len(draws) == 1
        )
        return [*found, *draws, *(["end"] if may_stop or not draws else [])]

    # Playing

    def play(self, text: str) -> None:
        """Carry a move out."""
        if text not in self.moves():
            raise ValueError(f"not possible now: {text}")
        self._moves = None
        word, _, rest = text.partition(" ")
        if self.phase == "deal":
            self._deal(text)
        elif self.phase == "draw card":
            self._draw_card(text)
        elif word == "claim":
            self._claim(int(rest) - 1)
        elif word == "draw":
            self.stack = text
            if self.phase == "scout":
                self.scouted.append(text)
            self.phase = "draw card"
        elif word == "end":
            self._next_player()
        elif word == "pass":
            self._pass()
        elif word == "take":
            self._take(rest)
        elif word == "to":
            self._put(int(rest) - 1)
        elif word == "discard":
            self._discard_taken()
        elif word == "return":
            self._return(rest)
        elif word == "drop":
            self._drop(rest)
        else:
            self._play_card(rest if word == "play" else text)

    def _deal(self, card: str) -> None:
        self.stacks["draw"].remove(card)
        self.hands[self.player].append(card)
        self.player = 1 - self.player
        dealt = len(self.hands[0]) + len(self.hands[1])
        if dealt == 2 * self.hand_size or len(self.stacks["draw"]) == 0:
            self.player = int(self.options["begins"]) - 1
            self.phase = "play"

    def _draw_card(self, card: str) -> None:
        self.stacks[self.stack].remove(card)
        self.hands[self.player].append(card)
        if self.trick == "scout":
            self._go_on_scouting()
        else:
            self._next_player()

    def _next_player(self) -> None:
        self.player = 1 - self.player
        self.phase = "play"
        self.scout_played = False

    def _claim(self, stone: int) -> None:
        me = self.player
        self.owner[stone] = me
        self.passes_in_a_row = 0
        mine = [owner == me for owner in self.owner]
        if any(mine[s : s + 3] == [True, True, True] for s in self.stones):
            self._end(me, "three_adjacent")
        elif 2 * sum(mine) > len(mine):
            self._end(me, "majority")

    def _pass(self) -> None:
        self.passes_in_a_row += 1
        if self.passes_in_a_row >= 2 and not self.claims(1 - self.player):
            held = [self.owner.count(seat) for seat in range(2)]
            if self.options["stuck"] == "draw" or held[0] == held[1]:
                self._end(None, "level")
            else:
                self._end(0 if held[0] > held[1] else 1, "more_stones")
        else:
            self.phase = "after"

    def _end(self, winner: int | None, reason: str) -> None:
        self.phase = "over"
        held = [self.owner.count(seat) for seat in range(2)]
        if winner is None:
            self.ended = ((0, 0), (held[0], held[1]), reason)
        elif winner == 0:
            self.ended = ((1, -1), (5, held[1]), reason)
        else:
            self.ended = ((-1, 1), (held[0], 5), reason)

    def _play_card(self, text: str) -> None:
        card, _, where = text.partition("@")
        self.passes_in_a_row = 0
        self.hands[self.player].remove(card)
        if not is_clan(card):
            self.tactics_played[self.player].append(card)
        if where:
            self._lay(card, int(where) - 1)
            self.phase = "after"
            return
        self.discards.append(card)
        self.trick = card
        if card == "scout":
            self.scouted = []
            self.scout_played = True
            self._go_on_scouting()
        else:
            self.phase = "take"

    def _lay(self, card: str, stone: int) -> None:
        """Put a card on the mover's side of a stone."""
        self.clock += 1
        if card in TERRAIN:
            self.terrain[self.player][stone].append(card)
        else:
            self.sides[self.player][stone].append(card)
            self.last_laid[self.player][stone] = self.clock
        self._note_completions()

    def _note_completions(self) -> None:
        """Note which sides have become complete, or incomplete, by what has just happened."""
        for seat in range(2):
            for stone in self.stones:
                if len(self.sides[seat][stone]) < self.size(stone):
                    self.complete_since[seat][stone] = None
                elif self.complete_since[seat][stone] is None:
                    self.complete_since[seat][stone] = self.clock

    # Trick cards

    def _go_on_scouting(self) -> None:
        if self._scout_stacks():
            self.phase = "scout"
        elif len(self.hands[self.player]) > self.hand_size:
            self.phase = "return"
        else:
            self._trick_done()

    def _return(self, card: str) -> None:
        self.hands[self.player].remove(card)
        self.stacks["draw" if is_clan(card) else "draw tactics"].known_top.append(card)
        if len(self.hands[self.player]) <= self.hand_size:
            self._trick_done()

    def _trick_done(self) -> None:
        self.trick = ""
        self.phase = "after"

    def _take(self, card: str) -> None:
        self.clock += 1
        for seat in range(2):
            for stone in self.stones:
                side, terrain = self.sides[seat][stone], self.terrain[seat][stone]
                if card in terrain or card in side:
                    self.taken, self.taken_from = card, stone
                    self.sides[seat][stone] = [other for other in side if other != card]
                    self.terrain[seat][stone] = [other for other in terrain if other != card]
        self._note_completions()
        if self.trick == "deserter":
            self._discard_taken()
        else:
            self.phase = "to"

    def _put(self, stone: int) -> None:
        assert self.taken is not None
        self._lay(self.taken, stone)
        self._taken_has_gone()

    def _discard_taken(self) -> None:
        assert self.taken is not None
        self.discards.append(self.taken)
        self._taken_has_gone()

    def _taken_has_gone(self) -> None:
        """Once a mud card has left: the sides with a fourth card lose one."""
        self.taken = None
        stone = self.taken_from
        for seat in (self.player, 1 - self.player):
            if len(self.sides[seat][stone]) > self.size(stone):
                if self.options["mud_drop"] == "owner":
                    self.to_drop.append((seat, stone))
                else:
                    self._remove_fourth(seat, stone, self._most_dispensable(seat, stone))
        self._go_on_dropping()

    def _go_on_dropping(self) -> None:
        if self.to_drop:
            self.phase = "drop"
        else:
            self._trick_done()

    def _most_dispensable(self, seat: int, stone: int) -> str:
        """The card whose loss leaves the best formation; among equals the first in card order."""
        cards, fog = self.cards_at(seat, stone), self.lies_at("fog", stone)
        best: tuple[Strength, str] | None = None
        for card in cards:
            rest = [other for other in cards if other != card]
            left = strength(clan_pairs(rest), joker_kinds(rest), fog, self.values)
            if best is None or left > best[0]:
                best = left, card
        assert best is not None
        return best[1]

    def _remove_fourth(self, seat: int, stone: int, card: str) -> None:
        self.sides[seat][stone] = [other for other in self.sides[seat][stone] if other != card]
        self.discards.append(card)

    def _drop(self, card: str) -> None:
        seat, stone = self.to_drop.pop(0)
        self._remove_fourth(seat, stone, card)
        self._go_on_dropping()
