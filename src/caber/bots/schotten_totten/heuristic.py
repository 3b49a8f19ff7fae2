"""The heuristic bot: looks one move ahead and plays where its chances grow most.

Every stone has a chance of being won, from the formations that either side can still reach, and a stake:
how much of the game hangs on it. A move is worth what it adds to chance times stake, less what its card
would be worth elsewhere. All of it comes from the view: no hidden card is guessed or looked at.
"""

from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from caber.bots import refuse_secrets
from caber.bots.schotten_totten.prospects import Luck, Prospect, chance_to_beat, prospect, stakes
from caber.core.contract import OVER, State
from caber.core.rng import Rng
from caber.games.schotten_totten import menu
from caber.games.schotten_totten.cards import (
    CLAN_CARDS,
    DESERTER,
    FOG,
    JOKERS,
    MAX_STONES,
    MUD,
    REDEPLOY,
    SCOUT,
    TERRAIN,
    numbers,
    size,
    tactics_numbers,
)
from caber.games.schotten_totten.layout import (
    CLAIM,
    CLAN_STACK,
    DECK,
    DISCARD,
    DRAW,
    DROP,
    END,
    FIRST_TRICK,
    HAND,
    HAND_TACTICS,
    HELD,
    LAY,
    OPEN,
    OWNED,
    PASS,
    PLAY_TRICK,
    PLAYED,
    POOL,
    RETURN,
    SIDE,
    SIDE_TACTICS,
    SOURCE,
    TACTICS_STACK,
    TAKE,
    TAKEN,
    TO,
    TRICK,
)
from caber.games.schotten_totten.state import SchottenTotten

IN_TIME = 0.5  # of the cards that a seat may still draw, those that come before the game is decided
DOUBT = 0.02  # no stone is won or lost for certain before it is claimed

# Prices in shares of the game: a tactics card is kept until it gains more than this.
JOKER_PRICE = 0.04
TERRAIN_PRICE = 0.03
TRICK_PRICE = 0.03
SCOUT_GAIN = 0.02  # three cards seen and the best kept, but none laid
TACTICS_KEPT = 0.03  # for the scout's return: what a tactics card is worth that can be played
WASTED = 0.02  # a card whose loss costs no more may be redeployed

MINE, THEIRS = 0, 1


class Stone(NamedTuple):
    """What lies at a stone: clan cards and jokers by side, and the terrain."""

    cards: tuple[int, int]
    jokers: tuple[int, int]
    terrain: int

    def toggle(self, side: int, card: int) -> "Stone":
        """The stone with this card laid there, or taken away if it lay there."""
        cards, jokers, terrain = self
        if card < CLAN_CARDS:
            return Stone(_toggle(cards, side, 1 << card), jokers, terrain)
        bit = 1 << card - CLAN_CARDS
        if bit & JOKERS:
            return Stone(cards, _toggle(jokers, side, bit), terrain)
        return Stone(cards, jokers, terrain ^ bit)

    def holds(self, side: int, card: int) -> bool:
        """Whether this card lies there; terrain lies on no particular side."""
        if card < CLAN_CARDS:
            return self.cards[side] >> card & 1 != 0
        return (self.jokers[side] | self.terrain) >> card - CLAN_CARDS & 1 != 0


def _toggle(sets: tuple[int, int], side: int, bit: int) -> tuple[int, int]:
    return (sets[0], sets[1] ^ bit) if side else (sets[0] ^ bit, sets[1])


class Outlook:
    """How the game stands for the seat to move, and what would change it."""

    def __init__(self, view: SchottenTotten) -> None:
        self.cells = cells = view.cells
        self.rules = rules = view.rules
        self.seat = seat = view.turn
        other = 1 - seat
        self.hand = cells[HAND + seat]
        self.pool = cells[POOL]
        # Either seat draws half of the stack; what the other holds is his already.
        unknown = max(1, size(self.pool))
        draws = cells[DECK + CLAN_STACK] / 2 * IN_TIME
        self.share = draws / unknown
        held = cells[HELD + other] - size(cells[HAND + other])
        self.their_luck = Luck(cells[HAND + other], self.pool, (draws + held) / unknown)
        self.luck = {0: Luck(self.hand, self.pool, self.share)}  # by the card of the hand that is used up
        self.known: dict[tuple[int, int, int, bool, int], Prospect] = {}
        self.judged: dict[tuple[Stone, int], float] = {}
        self.missed: dict[int, list[tuple[float, int]]] = {}
        self.stones: dict[int, Stone] = {}  # by number, those that nobody owns
        self.chances: dict[int, float] = {}
        whole = []
        for number in range(rules.stones):
            mine, theirs = seat * MAX_STONES + number, other * MAX_STONES + number
            if cells[OWNED + seat] >> number & 1 or cells[OWNED + other] >> number & 1:
                whole.append(float(cells[OWNED + seat] >> number & 1))
                continue
            tactics = cells[SIDE_TACTICS + mine], cells[SIDE_TACTICS + theirs]
            stone = Stone(
                (cells[SIDE + mine], cells[SIDE + theirs]),
                (tactics[MINE] & JOKERS, tactics[THEIRS] & JOKERS),
                (tactics[MINE] | tactics[THEIRS]) & TERRAIN,
            )
            self.stones[number] = stone
            self.chances[number] = self.chance(stone)
            whole.append(min(max(self.chances[number], DOUBT), 1.0 - DOUBT))
        self.stakes = stakes(whole)

    def chance(self, stone: Stone, used: int = 0) -> float:
        """The chance to win a stone, with one card of the hand (as a bit) used up."""
        key = stone, used
        if key not in self.judged:
            self.judged[key] = self._chance(stone, used)
        return self.judged[key]

    def _chance(self, stone: Stone, used: int) -> float:
        length = 4 if stone.terrain & MUD else 3
        fog = stone.terrain & FOG != 0
        mine = self.prospect(stone.cards[MINE], stone.jokers[MINE], length, fog, used)
        theirs = self.prospect(stone.cards[THEIRS], stone.jokers[THEIRS], length, fog, -1)
        # Who is complete first holds a tie. Whatever I can prove is claimed before, so if both are, it's his.
        complete = [c.bit_count() + j.bit_count() >= length for c, j in zip(stone.cards, stone.jokers)]
        tie = 0.0 if complete[THEIRS] else 1.0 if complete[MINE] else 0.5
        return chance_to_beat(theirs, mine, tie)

    def prospect(self, cards: int, jokers: int, length: int, fog: bool, used: int) -> Prospect:
        """What a side may end with; `used` is a card of my hand as a bit, or -1 for the opponent's side."""
        key = cards, jokers, length, fog, used
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = prospect(cards, jokers, length, fog, self.luck_without(used), self.rules.values)
        return found

    def luck_without(self, used: int) -> Luck:
        """My luck with this card of the hand used up, or (-1) the opponent's."""
        if used < 0:
            return self.their_luck
        if used not in self.luck:
            self.luck[used] = Luck(self.hand & ~used, self.pool, self.share)
        return self.luck[used]

    def gain(self, number: int, stone: Stone, used: int = 0) -> float:
        """What it is worth that a stone becomes like this one."""
        return self.stakes[number] * (self.chance(stone, used) - self.chances[number])

    def worth_elsewhere(self, card: int, number: int = -1) -> float:
        """What a card of the hand is worth at the stone that would miss it most, apart from this one."""
        if card not in self.missed:
            self.missed[card] = [
                (-self.gain(other, stone, 1 << card), other)
                for other, stone in self.stones.items()
                if self.cells[OPEN + self.seat] >> other & 1
            ]
        return max((loss for loss, other in self.missed[card] if other != number), default=0.0)

    # -- what moves are worth ----------------------------------------------------------------------

    def laying(self, move: int) -> float:
        """What it is worth to lay a clan card, joker or terrain."""
        card, number = divmod(move - LAY, MAX_STONES)
        stone = self.stones[number].toggle(MINE, card)
        if card < CLAN_CARDS:
            return self.gain(number, stone, 1 << card)
        return self.gain(number, stone) - (JOKER_PRICE if 1 << card - CLAN_CARDS & JOKERS else TERRAIN_PRICE)

    def trick(self, move: int) -> float:
        """What it is worth to play a trick card."""
        bit = 1 << FIRST_TRICK + move - PLAY_TRICK
        if bit == SCOUT:
            return SCOUT_GAIN if self.cells[DECK + CLAN_STACK] > 2 else -1.0
        cards = numbers(menu.takeable(self.cells, self.rules, bit))
        cards += tactics_numbers(menu.takeable_tactics(self.cells, self.rules, bit))
        return max(self.taking(bit, card) for card in cards) - TRICK_PRICE

    def taking(self, trick: int, card: int) -> float:
        """What it is worth that a trick takes this card, whatever is best done with it."""
        side = MINE if trick == REDEPLOY else THEIRS
        source = self.where(side, card)
        left = self.gain(source, self.stones[source].toggle(side, card))
        if trick == DESERTER:
            return left
        if trick == REDEPLOY and left < -WASTED:
            return left
        return max(self.putting(trick, card, source, target) for target in self.targets(trick, card, source))

    def putting(self, trick: int, card: int, source: int, target: int) -> float:
        """What it is worth that the card goes from its stone to another one, or (-1) beside the table."""
        side = MINE if trick == REDEPLOY else THEIRS
        left = self.stones[source].toggle(side, card)
        if target == source:
            return self.gain(source, left.toggle(MINE, card))
        worth = self.gain(source, left)
        if target >= 0:
            worth += self.gain(target, self.stones[target].toggle(MINE, card))
        return worth

    def targets(self, trick: int, card: int, source: int) -> list[int]:
        """The stones to which a trick may move this card; -1 stands for the discards."""
        stones = self.cells[OPEN + self.seat]
        if card >= CLAN_CARDS and 1 << card - CLAN_CARDS & TERRAIN:
            stones = menu.unclaimed(self.cells, self.rules)
        if trick == REDEPLOY:
            return [-1, *(number for number in self.stones if stones >> number & 1 and number != source)]
        return [number for number in self.stones if stones >> number & 1]

    def where(self, side: int, card: int) -> int:
        """The stone at which this card lies on that side."""
        return next(number for number, stone in self.stones.items() if stone.holds(side, card))

    def returning(self, move: int) -> float:
        """What it is worth to put a card of the hand back on its stack."""
        card = move - RETURN
        if card < CLAN_CARDS:
            return -self.worth_elsewhere(card)
        return -TACTICS_KEPT if may_play_tactics(self.cells, self.seat) else 0.0

    def dropping(self, move: int) -> float:
        """What it is worth to give up the fourth card of a side that mud has left."""
        source = self.cells[SOURCE]
        return self.gain(source, self.stones[source].toggle(MINE, move - DROP))

    def worth(self, move: int) -> float:
        """What any move but a claim or a draw is worth."""
        if move < CLAIM:
            return self.laying(move)
        if move < PASS:
            return self.trick(move)
        if move == PASS:
            return 0.0
        trick = self.cells[TRICK]
        if move < TO:
            return self.taking(trick, move - TAKE)
        if move <= DISCARD:
            target = -1 if move == DISCARD else move - TO
            return self.putting(trick, self.cells[TAKEN], self.cells[SOURCE], target)
        if move < DROP:
            return self.returning(move)
        return self.dropping(move)


def may_play_tactics(cells: vec[i64], seat: int) -> bool:
    """Whether the seat is allowed another tactics card: at most one more than the other has played."""
    return cells[PLAYED + seat] <= cells[PLAYED + 1 - seat]


class HeuristicBot:
    """Claims what it can, and otherwise makes the move that is worth most; rng decides between equals."""

    def choose(self, view: State, rng: Rng) -> int:
        """The move that looks best."""
        refuse_secrets(view)
        assert isinstance(view, SchottenTotten)
        moves = view.moves()
        if len(moves) == 1:
            return moves[0]
        if CLAIM <= moves[0] < PLAY_TRICK:  # claims come first
            return next((move for move in moves if move < PLAY_TRICK and view.after(move).turn == OVER), moves[0])
        if DRAW <= moves[0] <= END:
            return self.draw(view, moves)
        outlook = Outlook(view)
        worths = [outlook.worth(move) for move in moves]
        most = max(worths)
        equals = [move for move, worth in zip(moves, worths) if worth == most]
        return equals[rng.below(len(equals))]

    def draw(self, view: SchottenTotten, moves: list[int]) -> int:
        """One tactics card that can be played is enough; clan cards win stones."""
        tactics = DRAW + TACTICS_STACK
        wanted = view.cells[HAND_TACTICS + view.turn] == 0 and may_play_tactics(view.cells, view.turn)
        if wanted and tactics in moves:
            return tactics
        return next((move for move in moves if move != tactics), tactics)
