"""The two weakest levels: they look at their own cards, one move ahead, and hardly at anything else."""

from caber.bots import refuse_secrets
from caber.bots.schotten_totten.heuristic import IN_TIME
from caber.bots.schotten_totten.prospects import Luck, prospect
from caber.core.bits import size
from caber.core.contract import OVER, State
from caber.core.rng import Rng
from caber.games.schotten_totten.cards import CLAN_CARDS, FOG, JOKERS, MAX_STONES, MUD, SUIT, numbers
from caber.games.schotten_totten.formations import CLAN, HORDE, ORDERED_CLAN, RELAY, TEAM
from caber.games.schotten_totten.layout import (
    CLAIM,
    CLAN_STACK,
    DECK,
    DRAW,
    DROP,
    HAND,
    LAY,
    PLAY_TRICK,
    POOL,
    RETURN,
    SIDE,
    SIDE_TACTICS,
)
from caber.games.schotten_totten.state import SchottenTotten

FRESH = (RELAY + CLAN) / 2  # what a new stone promises: more than a run, less than one clan
TACTICS_PRICE = 8.0  # in strength: a tactics card is kept until it does more than this


def kind(cards: list[int], length: int) -> int:
    """The best formation that cards already laid together could become, whatever comes.

    >>> kind([4, 5], 3) == ORDERED_CLAN, kind([4, 14], 3) == TEAM, kind([4, 18], 3) == HORDE
    (True, True, True)
    """
    values = sorted(card % SUIT for card in cards)
    one_clan = len({card // SUIT for card in cards}) == 1
    run = len(set(values)) == len(values) and values[-1] - values[0] < length
    if one_clan:
        return ORDERED_CLAN if run else CLAN
    if values[0] == values[-1]:
        return TEAM
    return RELAY if run else HORDE


class Habit:
    """Claims what it can, draws clan cards, and lays the card that seems to fit best."""

    def choose(self, view: State, rng: Rng) -> int:
        """The move that looks best at first sight; rng decides between equals."""
        refuse_secrets(view)
        assert isinstance(view, SchottenTotten)
        moves = view.moves()
        claims = [move for move in moves if CLAIM <= move < PLAY_TRICK]
        if claims:
            return next((claim for claim in claims if view.after(claim).turn == OVER), claims[0])
        worths = [self.worth(view, move) for move in moves]
        most = max(worths)
        equals = [move for move, worth in zip(moves, worths) if worth == most]
        return equals[rng.below(len(equals))]

    def worth(self, view: SchottenTotten, move: int) -> float:
        """How good a move looks."""
        if move < CLAIM:
            card, stone = divmod(move - LAY, MAX_STONES)
            return self.laying(view, card, stone)
        if move == DRAW + CLAN_STACK:
            return 1.0  # clan cards win stones
        if move >= DROP:
            return -float((move - DROP) % SUIT)
        if move >= RETURN:
            return -float((move - RETURN) % SUIT)
        return 0.0

    def laying(self, view: SchottenTotten, card: int, stone: int) -> float:
        """How good it looks to lay a card there."""
        raise NotImplementedError


class MatchingBot(Habit):
    """Puts like to like: sees only which cards lie together on its own side, and likes high ones."""

    def laying(self, view: SchottenTotten, card: int, stone: int) -> float:
        """The formation that would be begun there; the value of the card decides between equals."""
        if card >= CLAN_CARDS:
            return -1.0
        side = int(view.turn) * MAX_STONES + stone
        laid = numbers(int(view.cells[SIDE + side]))
        promise = float(kind([*laid, card], 3)) if laid else FRESH
        return promise + (card % SUIT) / 100


class BuildingBot(Habit):
    """Knows what its hand could build: makes its sides strong, and ignores what the other player does."""

    def laying(self, view: SchottenTotten, card: int, stone: int) -> float:
        """By how much the strength to be expected grows."""
        cells, seat = view.cells, int(view.turn)
        side = seat * MAX_STONES + stone
        cards, tactics = int(cells[SIDE + side]), int(cells[SIDE_TACTICS + side])
        terrain = tactics | int(cells[SIDE_TACTICS + (1 - seat) * MAX_STONES + stone])
        jokers, length, fog = tactics & JOKERS, 4 if terrain & MUD else 3, terrain & FOG != 0
        if card >= CLAN_CARDS:
            bit = 1 << card - CLAN_CARDS
            if not bit & JOKERS:
                return -1.0
            after, price = (cards, jokers | bit), TACTICS_PRICE
        else:
            after, price = (cards | 1 << card, jokers), 0.0
        share = IN_TIME * int(cells[DECK + CLAN_STACK]) / 2 / max(1, int(size(cells[POOL])))
        # Whatever it doesn't hold might still come: it doesn't keep count of what has been laid.
        luck = Luck(int(cells[HAND + seat]), int(view.rules.deck & ~cells[HAND + seat]), share)
        values = int(view.rules.values)
        now, then = (
            sum(strength * chance for strength, chance in prospect(*each, length, fog, luck, values))
            for each in ((cards, jokers), after)
        )
        return then - now - price
