"""The heuristic bot: looks one move ahead and plays where its chances grow most.

Every stone has a chance of being won, from the formations that either side can still reach, and a stake:
how much of the game hangs on it. A move is worth what it adds to chance times stake. All of it comes from
the view: no hidden card is guessed or looked at.
"""

from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from caber.bots import refuse_secrets
from caber.bots.schotten_totten.prospects import Luck, Prospect, chance_to_beat, prospect, stakes
from caber.core.bits import size
from caber.core.contract import OVER, State
from caber.core.rng import Rng
from caber.games.schotten_totten import choices
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
    HELD,
    HELD_TACTICS,
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
DOUBT = 0.02  # no stone is lost for certain before it is claimed, nor won before it can be

# In shares of the game, as all worths are:
TACTICS_PRICE = 0.03  # a tactics card is kept until it gains more than this
SCOUT_GAIN = 0.02  # three cards seen and the best kept, but none laid
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

    def length(self) -> int:
        """How many cards a complete side has."""
        return 4 if self.terrain & MUD else 3

    def free(self, side: int) -> int:
        """How many cards a side still lacks."""
        return self.length() - self.cards[side].bit_count() - self.jokers[side].bit_count()

    def holds(self, side: int, card: int) -> bool:
        """Whether this card lies there; terrain lies on no particular side."""
        if card < CLAN_CARDS:
            return self.cards[side] >> card & 1 != 0
        return (self.jokers[side] | self.terrain) >> card - CLAN_CARDS & 1 != 0


def _toggle(sets: tuple[int, int], side: int, bit: int) -> tuple[int, int]:
    return (sets[0], sets[1] ^ bit) if side else (sets[0] ^ bit, sets[1])


def stone_at(cells: vec[i64], seat: int, number: int) -> Stone:
    """What lies at a stone, as a seat sees it."""
    mine, theirs = seat * MAX_STONES + number, (1 - seat) * MAX_STONES + number
    my_tactics, their_tactics = cells[SIDE_TACTICS + mine], cells[SIDE_TACTICS + theirs]
    return Stone(
        (cells[SIDE + mine], cells[SIDE + theirs]),
        (my_tactics & JOKERS, their_tactics & JOKERS),
        (my_tactics | their_tactics) & TERRAIN,
    )


class Outlook:
    """How the game stands for the seat to move, and what would change it."""

    def __init__(self, view: SchottenTotten) -> None:
        self.cells = cells = view.cells
        self.rules = rules = view.rules
        self.seat = seat = int(view.turn)
        other = 1 - seat
        # Either seat will draw half of the stack; what the other one holds is his already.
        unknown = max(1, int(size(cells[POOL])))
        draws = IN_TIME * int(cells[DECK + CLAN_STACK]) / 2
        held = int(cells[HELD + other] - size(cells[HAND + other]))
        self.lucks = (
            Luck(cells[HAND + seat], cells[POOL], draws / unknown),
            Luck(cells[HAND + other], cells[POOL], (draws + held) / unknown),
        )
        self.prospects: dict[tuple[int, int, int, int, bool], Prospect] = {}
        self.stones: dict[int, Stone] = {}  # by number, those that nobody owns
        self.chances = [float(cells[OWNED + seat] >> number & 1) for number in range(rules.stones)]
        for number in range(rules.stones):
            if choices.unclaimed(cells, rules) >> number & 1:
                stone = stone_at(cells, seat, number)
                self.stones[number] = stone
                self.chances[number] = self.chance(stone)
        self.stakes = stakes(self.chances)

    def chance(self, stone: Stone) -> float:
        """The chance to win a stone at which this lies."""
        complete = stone.free(MINE) <= 0
        # Who is complete first holds a tie. What I can prove is claimed by now, so if both are, it is his.
        tie = 0.0 if stone.free(THEIRS) <= 0 else 1.0 if complete else 0.5
        chance = chance_to_beat(self.prospect(THEIRS, stone), self.prospect(MINE, stone), tie)
        if chance == 1.0 and complete:
            return 1.0
        return min(max(chance, DOUBT), 1.0 - DOUBT)

    def prospect(self, side: int, stone: Stone) -> Prospect:
        """What a side may end with; the same sides come up again and again."""
        cards, jokers, fog = stone.cards[side], stone.jokers[side], stone.terrain & FOG != 0
        key = side, cards, jokers, stone.length(), fog
        if key not in self.prospects:
            self.prospects[key] = prospect(
                cards, jokers, stone.length(), fog, self.lucks[side], self.rules.values
            )
        return self.prospects[key]

    def gain(self, number: int, stone: Stone) -> float:
        """What it is worth that a stone becomes like this one."""
        return self.stakes[number] * (self.chance(stone) - self.chances[number])

    # -- what moves are worth ----------------------------------------------------------------------

    def laying(self, card: int, number: int) -> float:
        """What it is worth to lay a clan card, joker or terrain."""
        stone = self.stones[number].toggle(MINE, card)
        price = 0.0
        if card >= CLAN_CARDS:
            price = TACTICS_PRICE
            if 1 << card - CLAN_CARDS & JOKERS:
                price += TACTICS_PRICE * stone.free(MINE)  # as a side's last card it does most
        return self.gain(number, stone) - price

    def trick(self, trick: int) -> float:
        """What it is worth to play a trick card."""
        if trick == SCOUT:
            return SCOUT_GAIN if self.cells[DECK + CLAN_STACK] > 2 else 0.0
        cards = numbers(choices.takeable(self.cells, self.rules, trick))
        cards += tactics_numbers(choices.takeable_tactics(self.cells, self.rules, trick))
        return max(self.taking(trick, card) for card in cards) - TACTICS_PRICE

    def taking(self, trick: int, card: int) -> float:
        """What it is worth that a trick takes this card, whatever is best done with it."""
        gone = self.putting(trick, card, -1)
        if trick == DESERTER or gone < -WASTED:
            return gone
        terrain = card >= CLAN_CARDS and 1 << card - CLAN_CARDS & TERRAIN
        targets = list(self.stones) if terrain else self.open()
        if trick == REDEPLOY:
            targets = [-1, *(target for target in targets if target != self.where(MINE, card))]
        return max(self.putting(trick, card, target) for target in targets)

    def putting(self, trick: int, card: int, target: int) -> float:
        """What it is worth that the card leaves its stone and goes to this one, or (-1) beside the table."""
        side = MINE if trick == REDEPLOY else THEIRS
        source = self.where(side, card)
        left = self.stones[source].toggle(side, card)
        if target == source:
            return self.gain(source, left.toggle(MINE, card))
        worth = self.gain(source, left)
        if target >= 0:
            worth += self.gain(target, self.stones[target].toggle(MINE, card))
        return worth

    def open(self) -> list[int]:
        """The stones at which I have a free place."""
        return [number for number in self.stones if self.cells[OPEN + self.seat] >> number & 1]

    def where(self, side: int, card: int) -> int:
        """The stone at which this card lies on that side."""
        return next(number for number, stone in self.stones.items() if stone.holds(side, card))

    def returning(self, card: int) -> float:
        """What it is worth to put a card of the hand back on its stack: the less it can do, the more."""
        if card >= CLAN_CARDS:
            return -TACTICS_PRICE
        return -max((self.laying(card, number) for number in self.open()), default=0.0)

    def dropping(self, card: int) -> float:
        """How strong a side that mud has left is without this card, the fourth."""
        left = self.stones[self.cells[SOURCE]].toggle(MINE, card)
        return float(self.prospect(MINE, left)[0][0])

    def worth(self, move: int) -> float:
        """What any move but a claim or a draw is worth."""
        if move < CLAIM:
            return self.laying(*divmod(move - LAY, MAX_STONES))
        if move < PASS:
            return self.trick(1 << FIRST_TRICK + move - PLAY_TRICK)
        if move == PASS:
            return 0.0
        trick = self.cells[TRICK]
        if move < TO:
            return self.taking(trick, move - TAKE)
        if move <= DISCARD:
            target = -1 if move == DISCARD else move - TO
            return self.putting(trick, self.cells[TAKEN], target)
        if move < DROP:
            return self.returning(move - RETURN)
        return self.dropping(move - DROP)


class HeuristicBot:
    """Claims what it can, and otherwise makes the move that is worth most; rng decides between equals."""

    def choose(self, view: State, rng: Rng) -> int:
        """The move that looks best."""
        refuse_secrets(view)
        assert isinstance(view, SchottenTotten)
        moves = view.moves()
        if len(moves) == 1:
            return moves[0]
        claims = [move for move in moves if CLAIM <= move < PLAY_TRICK]
        if claims:
            return next((claim for claim in claims if view.after(claim).turn == OVER), claims[0])
        if DRAW in moves or END in moves:
            return draw(view, moves)
        outlook = Outlook(view)
        worths = [outlook.worth(move) for move in moves]
        most = max(worths)
        equals = [move for move, worth in zip(moves, worths) if worth == most]
        return equals[rng.below(len(equals))]


def draw(view: SchottenTotten, moves: list[int]) -> int:
    """One tactics card that may be played is enough; for the rest, clan cards win stones."""
    cells, seat = view.cells, view.turn
    tactics = DRAW + TACTICS_STACK
    may_play = cells[PLAYED + seat] <= cells[PLAYED + 1 - seat]  # at most one more than the other seat
    if tactics in moves and may_play and not cells[HELD_TACTICS + seat]:
        return tactics
    return next(move for move in moves if move != tactics)
