"""Kilt Castle a second time, as plainly as possible, to compare the real game with.

Fields, cards and moves are the texts of docs/notation.md, and nothing here is fast or clever.
It shares no code with the game it checks.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import gcd

Value = bool | int | str

OPTIONS: dict[str, list[Value]] = {
    "players": [2, 3, 4],
    "missing_fields": ["south_east", "south_west", "north_west", "north_east"],
    "start_slot": list(range(20)),
    "strict_neighbour": [False, True],
    "roof_by_colour": [False, True],
    "colour_ends": [False, True],
    "hidden_purses": [False, True],
    "standstill": [20, 10, 40],
}
"""The options and their values; the first value is the default."""

COLUMNS = "abcde"
FIELDS = [f"{column}{row}" for row in range(1, 6) for column in COLUMNS]
WATER = {
    "south_east": ["e1", "d1", "e2"],
    "south_west": ["a1", "b1", "a2"],
    "north_west": ["a5", "b5", "a4"],
    "north_east": ["e5", "d5", "e4"],
}
SINGLES = ["r", "o", "l", "d"]
PAIRS = ["ro", "rl", "rd", "ol", "od", "ld"]
CARDS = SINGLES + PAIRS
OWNERS = {
    2: {"r": 0, "o": 0, "l": 1, "d": 1},
    3: {"r": 0, "o": 1, "l": 2},
    4: {"r": 0, "o": 1, "l": 2, "d": 3},
}
"""By number of players: the colours in play, and whose they are."""

Floor = tuple[str, int]
"""A floor of a tower: its colour and its crests."""


def name(card: str) -> str:
    """A card's name, however it lies.

    >>> name("or")
    'ro'
    """
    return card if card in CARDS else card[::-1]


def line(slot: int) -> list[str]:
    """The fields that a card at this slot looks at, the nearest first, water included."""
    if slot < 5:  # west
        return [f"{column}{slot + 1}" for column in "abcde"]
    if slot < 10:  # north
        return [f"{COLUMNS[slot - 5]}{row}" for row in (5, 4, 3, 2, 1)]
    if slot < 15:  # east
        return [f"{column}{15 - slot}" for column in "edcba"]
    return [f"{COLUMNS[19 - slot]}{row}" for row in (1, 2, 3, 4, 5)]  # south


def beside(field: str) -> list[str]:
    """The fields next to this one, some of them off the plan."""
    column, row = field[0], int(field[1])
    west, east = chr(ord(column) - 1), chr(ord(column) + 1)
    return [f"{west}{row}", f"{east}{row}", f"{column}{row - 1}", f"{column}{row + 1}"]


LINES = [line(slot) for slot in range(20)]
BESIDE = {field: beside(field) for field in FIELDS}


class NaiveGame:
    """One game. Seats count from 0."""

    def __init__(self, options: Mapping[str, Value] | None = None) -> None:
        self.options: dict[str, Value] = {name: values[0] for name, values in OPTIONS.items()}
        self.options.update(options or {})
        self.players = int(self.options["players"])
        self.owner = OWNERS[self.players]
        self.colours = list(self.owner)
        self.most_cards = 3 if self.players == 3 else 4  # in a row
        self.most_rows = 4 if self.players == 3 else 5

        water = WATER[str(self.options["missing_fields"])]
        self.towers: dict[str, list[Floor]] = {field: [] for field in FIELDS if field not in water}
        self.roofs: set[str] = set()
        self.purses = dict.fromkeys(range(self.players), 10)
        self.stock = {colour: [11, 3, 2] for colour in self.colours}  # by crests
        self.rows: dict[int, list[str]] = {}  # by position: the cards as they lie, the inward colour first

        start = int(self.options["start_slot"]) + (1 if self.players == 3 else 0)
        self.rows[start] = [card for card in SINGLES if card in self.colours]
        sizes = [2, 1] if self.players == 3 else [3, 2, 1]
        self.to_deal = [start + 1 + ahead for ahead, size in enumerate(sizes) for _ in range(size)]

        self.phase = "deal"
        self.mover = -1  # the seat whose turn it is
        self.moved = ""  # the card that was moved, as it lies now
        self.slot = -1  # where it lies
        self.builders: list[str] = []  # the colours that have still to build, the present one first
        self.sites_used: dict[str, str] = {}  # by field: the colour that built there in this turn
        self.day = False  # whether a ducat day follows
        self.quiet = 0  # turns in a row in which nobody built
        self.paid = dict.fromkeys(self.colours, 0)  # on the ducat day just held
        self.reason = ""
        self.events: set[str] = set()  # the rare things that have happened
        self._legal: list[str] | None = None

    # What the table says

    @property
    def turn(self) -> str | int:
        """Whose move it is: "chance", a seat, or "over"."""
        if self.phase == "deal":
            return "chance"
        if self.phase in ("build", "roof"):
            return self.owner[self.builders[0]]
        return "over" if self.phase == "over" else self.mover

    def floors_built(self, seat: int) -> int:
        """How many floors the player has built."""
        return sum(16 - sum(self.stock[colour]) for colour in self.colours_of(seat))

    def colours_of(self, seat: int) -> list[str]:
        """The player's colours."""
        return [colour for colour in self.colours if self.owner[colour] == seat]

    def shows(self, field: str, colour: str) -> bool:
        """Whether the tower belongs to that colour's areas: its own top, or a roof."""
        return field in self.roofs or (self.towers[field] != [] and self.towers[field][-1][0] == colour)

    def worth(self, colour: str) -> int:
        """The value of the colour's best area."""
        return max((self._value(area) for area in self.areas(colour)), default=0)

    def areas(self, colour: str) -> list[list[str]]:
        """The colour's areas: fields that hang together, roofs included."""
        left = [field for field in self.towers if self.shows(field, colour)]
        found = []
        while left:
            area = [left.pop(0)]
            for field in area:  # it grows while we walk along it
                for neighbour in BESIDE[field]:
                    if neighbour in left:
                        left.remove(neighbour)
                        area.append(neighbour)
            found.append(area)
        return found

    def _value(self, area: list[str]) -> int:
        return sum(1 if field in self.roofs else 1 + self.towers[field][-1][1] for field in area)

    def price(self, seat: int, field: str) -> int:
        """What building over this tower costs that player."""
        tower = self.towers[field]
        return 0 if self.owner[tower[-1][0]] == seat else len(tower)

    def sites(self, colour: str, slot: int) -> dict[str, int]:
        """Where the colour may build if a card lies at this slot, and for how many ducats."""
        seat = self.owner[colour]
        fields = [field for field in LINES[slot] if field in self.towers]
        unbuilt = [field for field in fields if not self.towers[field]]
        found = dict.fromkeys(unbuilt[:1], 0)
        for field in fields:
            if self.towers[field] and field not in self.roofs:
                price = self.price(seat, field)
                if price <= self.purses[seat]:
                    found[field] = price
        return found

    # Moves

    def legal(self) -> list[str]:
        """The texts of the legal moves, in the documented order; at a chance node, the outcomes."""
        if self._legal is None:
            self._legal = self._list_legal()
        return self._legal

    def _list_legal(self) -> list[str]:
        if self.phase == "deal":
            return self._deals()
        if self.phase == "move":
            return self._card_moves()
        if self.phase == "build":
            colour = self.builders[0]
            sites = self.sites(colour, self.slot)
            floors = [crests for crests in (0, 1, 2) if self.stock[colour][crests] > 0]
            return [field + "*" * crests for field in FIELDS if field in sites for crests in floors]
        if self.phase == "roof":
            return [f"roof {field}" for field in FIELDS if field in self.roofs]
        return []

    def _deals(self) -> list[str]:
        row = "".join(self.rows.get(self.to_deal[0], []))
        lying = [name(card) for cards in self.rows.values() for card in cards]
        found = []
        for pair in PAIRS:
            in_play = all(colour in self.colours for colour in pair)
            if in_play and pair not in lying and all(row.count(colour) < 2 for colour in pair):
                found += [pair, pair[::-1]]
        return found

    def _card_moves(self) -> list[str]:
        front = max(self.rows)
        places = {name(card): position for position, row in self.rows.items() for card in row}
        found = []
        for card in CARDS:
            if card in places:
                for target in range(places[card] + 1, front + 2):
                    if self._may_go(places[card], target):
                        found.append(f"{card}>{target % 20}")
        return found

    def _may_go(self, start: int, target: int) -> bool:
        """Whether a card may go from one position to another, at most one beyond the foremost card."""
        tail, front = min(self.rows), max(self.rows)
        if target == tail + 20:  # once round: the tail's row lies there
            if start == tail:
                return True
            return start == front and len(self.rows[tail]) < self.most_cards
        cards = {position: len(row) for position, row in self.rows.items()}
        cards[start] -= 1
        if cards[start] == 0:
            del cards[start]
        cards[target] = cards.get(target, 0) + 1
        if cards[target] > self.most_cards or len(cards) > self.most_rows:
            return False
        alone = cards[target] == 1
        needs_neighbour = alone and (target == max(cards) or bool(self.options["strict_neighbour"]))
        return not needs_neighbour or target - 1 in cards

    # Playing

    def play(self, text: str) -> None:
        """Carry a move out."""
        if text not in self.legal():
            raise ValueError(f"not possible now: {text}")
        self._legal = None
        if self.phase == "deal":
            self._deal(text)
        elif self.phase == "move":
            card, _, slot = text.partition(">")
            self._move_card(card, int(slot))
        elif self.phase == "build":
            self._build(text[:2], text.count("*"))
        else:
            self._move_roof(text.removeprefix("roof "))

    def _deal(self, card: str) -> None:
        self.rows.setdefault(self.to_deal.pop(0), []).append(card)
        if not self.to_deal:
            self.mover = self.owner[card[1]]  # the outward colour of the card that lies alone
            self.phase = "move"

    def _move_card(self, card: str, slot: int) -> None:
        tail = min(self.rows)
        start = next(position for position, row in self.rows.items() if card in map(name, row))
        old = next(lying for lying in self.rows[start] if name(lying) == card)
        target = start + 1
        while target % 20 != slot:
            target += 1

        self.rows[start].remove(old)
        self.moved, self.slot = old[::-1], slot
        if target == tail + 20:  # the tail's row is the foremost from now on
            self.rows[target] = self.rows.pop(tail)
            self.events.add("full lap" if start == tail else "tail joined")
        self.rows.setdefault(target, []).append(self.moved)
        self.rows = {position: row for position, row in self.rows.items() if row}

        self.day = all(position % 20 != start % 20 for position in self.rows)
        self.paid = dict.fromkeys(self.colours, 0)
        self.builders = list(self.moved)
        self.sites_used = {}
        self._go_on_building()

    def _go_on_building(self) -> None:
        """The next colour that can build has to; those that can't are passed over."""
        while self.builders:
            colour = self.builders[0]
            if sum(self.stock[colour]) > 0 and self.sites(colour, self.slot):
                self.phase = "build"
                return
            self.events.add("run out" if sum(self.stock[colour]) == 0 else "exempt")
            self.builders.pop(0)
        self._end_turn()

    def _build(self, field: str, crests: int) -> None:
        colour = self.builders[0]
        seat, tower = self.owner[colour], self.towers[field]
        if tower:
            price = self.price(seat, field)
            self.purses[seat] -= price
            self.purses[self.owner[tower[-1][0]]] += price
        tower.append((colour, crests))
        self.stock[colour][crests] -= 1

        first = self.sites_used.get(field)
        self.sites_used[field] = colour
        if first is not None and (self.options["roof_by_colour"] or self.owner[first] != seat):
            if len(self.roofs) == 2:
                self.phase = "roof"
                return
            self.roofs.add(field)
        self.builders.pop(0)
        self._go_on_building()

    def _move_roof(self, field: str) -> None:
        self.events.add("roof moved")
        self.roofs.remove(field)
        self.roofs.update(self.sites_used)  # there is only one: both have built on it
        self.builders.pop(0)
        self._go_on_building()

    def _end_turn(self) -> None:
        if self.day:
            for colour in self.colours:
                self.paid[colour] = self.worth(colour)
                self.purses[self.owner[colour]] += self.paid[colour]
            self.day = False
        self.quiet = 0 if self.sites_used else self.quiet + 1
        if any(self._built_out(seat) for seat in range(self.players)):
            self._end("built_out")
        elif self.quiet >= int(self.options["standstill"]):
            self._end("standstill")
        else:
            self.phase = "move"
            self.mover = (self.mover + 1) % self.players

    def _built_out(self, seat: int) -> bool:
        gone = [sum(self.stock[colour]) == 0 for colour in self.colours_of(seat)]
        return any(gone) if self.options["colour_ends"] else all(gone)

    def _end(self, reason: str) -> None:
        self.phase, self.reason = "over", reason
        for field, tower in self.towers.items():
            if tower and field not in self.roofs:
                colour, crests = tower[-1]
                self.purses[self.owner[colour]] += 1 + crests

    # The end

    def ranking(self) -> list[int]:
        """The seats, the best first."""
        return sorted(range(self.players), key=self._success, reverse=True)

    def winners(self) -> list[int]:
        """Who has won; several if even the floors built are the same."""
        best = max(map(self._success, range(self.players)))
        return [seat for seat in range(self.players) if self._success(seat) == best]

    def _success(self, seat: int) -> tuple[int, int]:
        return self.purses[seat], self.floors_built(seat)

    def payoffs(self) -> list[int]:
        """What the losers give up, shared among the winners, in whole numbers."""
        winners = self.winners()
        won, lost = len(winners), self.players - len(winners)
        share = gcd(won, lost)
        return [(lost if seat in winners else -won) // share if lost else 0 for seat in range(self.players)]


def drawn(drawing: str) -> NaiveGame:
    """The position that a drawing shows; what lies under the top floors is `?`."""
    entries: dict[str, str] = {}
    for row in filter(None, map(str.strip, drawing.splitlines())):
        key, _, rest = row.partition(":" if ":" in row else " ")
        entries[key] = rest.strip()

    game = NaiveGame({key: _value_of(value) for key, value in _pairs(entries.get("options", ""))})
    for row in "12345":
        for column, word in zip(COLUMNS, entries.get(row, "").split()):
            if word not in (".", "~"):
                height = int(word[1:].strip("*^"))
                game.towers[column + row] = [("?", 0)] * (height - 1) + [(word[0], word.count("*"))]
                if "^" in word:
                    game.roofs.add(column + row)
    game.rows = {int(position): cards.split(",") for position, cards in _pairs(entries["cards"])}
    for seat, ducats in enumerate(entries.get("purses", "").split()):
        game.purses[seat] = int(ducats)
    for colour in game.colours:
        if f"stock {colour}" in entries:
            game.stock[colour] = [int(count) for count in entries[f"stock {colour}"].split()]
    game.quiet = int(entries.get("quiet", 0))

    number, game.phase, *builder = entries.get("turn", "1 move").split()
    game.mover = int(number) - 1
    game.day = entries.get("day") == "yes"
    if "moved" in entries:
        for position, cards in game.rows.items():
            for card in cards:
                if name(card) == entries["moved"]:
                    game.moved, game.slot = card, position % 20
    if builder:
        game.builders = list(game.moved)[game.moved.index(builder[0]) :]
    if "site" in entries:
        game.sites_used = {entries["site"]: game.moved[0]}
    return game


def _pairs(text: str) -> list[tuple[str, str]]:
    """What stands before and after the `=` of each word."""
    return [(word.split("=")[0], word.split("=")[1]) for word in text.split()]


def _value_of(text: str) -> Value:
    if text in ("yes", "no"):
        return text == "yes"
    return int(text) if text.isdigit() else text
