"""What a side may end with: each formation it can still reach, and how likely; quick, and remembered.

How likely a card is to come to a seat is settled once, for the position that a search starts from. Positions
further down differ only by the cards that have been laid since: a side is looked up by its own cards and by
those among the cards gone that could have helped it.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from caber.core.bits import BIT, PLACE_OF, SIZE_OF, size
from caber.games.schotten_totten.cards import (
    CLAN_CARDS,
    LEADERS,
    ONE_OF_EACH_CLAN,
    REINFORCEMENT,
    SHIELD,
    SUIT,
    SUIT_MASK,
    SUM_OF,
)
from caber.games.schotten_totten.formations import (
    CLAN,
    HORDE,
    ORDERED_CLAN,
    RANK,
    REINFORCEMENT_VALUE,
    RELAY,
    SHIELD_VALUES,
    TEAM,
    best,
)
from caber.games.schotten_totten.layout import (
    CLAN_STACK,
    DECK,
    HAND,
    HELD,
    POOL,
    UNSEEN,
)
from caber.games.schotten_totten.rules import Rules

# By how many cards a side lacks: one, two, or more. Like all weights here they were fitted to the results of
# games, so that the chances come true as often as they say.
LACKING: Final = 3
# The chance that a card of the hand gets where it is wanted: other stones want it too.
FROM_HAND: Final = vec[float]([0.8, 0.74, 0.64])
# Of the cards that a seat may still draw, those that come before the game is decided.
IN_TIME: Final = vec[float]([0.8, 0.51, 0.41])
# Of the cards that the other seat holds, those that get where they are wanted.
FROM_OTHER_HAND: Final = vec[float]([0.8, 0.7, 0.6])
STILL_WANTED: Final = 0.5  # of the chance of a card of the hand, once laid: another may take its place
TYPICAL: Final = 0.68  # the value of a card that just fills a side, as a share of the highest
# The same for a horde, where sums decide: a share of the highest value, and its chance if no better one came.
GOOD_FILLING: Final = 0.9
GOOD_CHANCE: Final = 0.3
FAIR_FILLING: Final = 0.7
FAIR_CHANCE: Final = 0.3
POOR_FILLING: Final = 0.4
NEGLIGIBLE: Final = 0.02  # what is less likely than this need not be counted

BOTH: Final = 2 * CLAN_CARDS  # chances by seat and card
SLOTS: Final = 1 << 14  # of the table of sides; it starts anew when half of them are taken
WIDTH: Final = 4  # numbers of a slot: the cards of the side, and
HELPERS: Final = 1
TRAIT: Final = 2
OUTLOOK: Final = 3
PAIRS: Final = 1 << 14  # of outlooks whose comparison is remembered; a new one takes an old one's place
SHORT: Final = 3  # cards of a side, where there is no mud
LOW_HALF: Final = (1 << 30) - 1
FAR: Final = 20  # bits of a product that are left out of a slot's number


@final
class Outlooks:
    """The formations that sides can reach, as seen from one position and those that follow from it.

    An outlook is a number: `first` and `beyond` say where its strengths and their chances stand, the
    strongest first.
    """

    def __init__(self, cells: vec[i64], rules: Rules, seat: i64) -> None:
        self.rules: Rules = rules
        self.unseen: i64 = cells[UNSEEN]
        self.hand: i64 = cells[HAND + seat]
        self.gone: i64 = 0  # of those unseen at first, the cards that lie on the table now
        # How likely a card is to come where it is wanted, by how many the side lacks, by seat and
        # card; and the same less those gone.
        self.luck: vec[float] = vec[float]([0.0] * (LACKING * BOTH))
        self.left: vec[float] = vec[float]([0.0] * (LACKING * BOTH))
        # The chance of a value in whatever clan, by how many the side lacks and by seat; and for which of
        # these it holds now.
        self.any_clan: vec[float] = vec[float]([0.0] * (LACKING * 2 * SUIT))
        self.any_known: i64 = 0
        # By slot of the table: the side looked up there, its helpers and its traits, and its outlook (-1:
        # none); side by side, as they are wanted together.
        self.sides: vec[i64] = vec[i64]([-1] * (WIDTH * SLOTS))
        # By outlook.
        self.first: vec[i64] = vec[i64]([])
        self.beyond: vec[i64] = vec[i64]([])
        self.strengths: vec[i64] = vec[i64]([])
        self.chances: vec[float] = vec[float]([])
        # By slot of the table of comparisons: what was compared there (-1: nothing), a number small enough to
        # be told by a float, and the chance to win.
        self.compared: vec[float] = vec[float]([-1.0] * (2 * PAIRS))
        # Of the outlook being worked out: the chance that none of its formations comes.
        self.rest: float = 1.0
        self._deal_luck(cells, seat)
        self._begin()

    def _deal_luck(self, cells: vec[i64], seat: i64) -> None:
        """Either seat draws half of the stack; what the other one holds is his already."""
        other = 1 - seat
        pool = cells[POOL]
        unknown = float(max(1, size(pool)))
        draws = float(cells[DECK + CLAN_STACK]) / 2.0
        held = float(cells[HELD + other] - size(cells[HAND + other]))
        for lacking in range(i64(LACKING)):
            from_hand = FROM_HAND[lacking]
            in_time = IN_TIME[lacking]
            share = FROM_OTHER_HAND[lacking]
            mine = min(1.0, in_time * draws / unknown)
            theirs = min(1.0, (in_time * draws + share * held) / unknown)
            base = lacking * BOTH
            for card in range(i64(CLAN_CARDS)):
                bit = BIT[card]
                if pool & bit:
                    self.luck[base + seat * CLAN_CARDS + card] = mine
                    self.luck[base + other * CLAN_CARDS + card] = theirs
                elif cells[HAND + seat] & bit:
                    self.luck[base + seat * CLAN_CARDS + card] = from_hand
                elif cells[HAND + other] & bit:
                    self.luck[base + other * CLAN_CARDS + card] = from_hand
        for place in range(i64(LACKING * BOTH)):
            self.left[place] = self.luck[place]

    def turn_to(self, cells: vec[i64]) -> None:
        """Looks at another position; outlooks found before may be forgotten."""
        if len(self.first) >= SLOTS // 2:
            self._forget()
        self._lose(self.unseen & ~cells[UNSEEN])

    def _lose(self, gone: i64) -> None:
        """Takes it that these cards have gone, of those unseen at first."""
        changed = gone ^ self.gone
        self.gone = gone
        if changed:
            self.any_known = 0
        while changed:
            bit = changed & -changed
            changed &= changed - 1
            place = place_of(bit)
            while place < LACKING * BOTH:
                if gone & bit:
                    self.left[place] = 0.0
                    if self.hand & bit:
                        self.left[place] = STILL_WANTED * self.luck[place]
                else:
                    self.left[place] = self.luck[place]
                place += CLAN_CARDS

    def outlook(self, seat: i64, cards: i64, jokers: i64, length: i64, fog: bool) -> i64:
        """The outlook of a side with these cards and jokers; complete, it has as many as its length."""
        suit: i64 = 0  # values laid, in any clan
        clan: i64 = -1  # the clan of the cards laid; -1 when none is laid, -2 when they differ
        laid: i64 = 0
        rest = cards
        index: i64 = 0
        while rest:
            part = rest & SUIT_MASK
            if part:
                if clan == -1:
                    clan = index
                else:
                    clan = -2
                suit |= part
                laid += SIZE_OF[part]
            rest >>= SUIT
            index += 1
        free = length - laid
        if jokers:
            free -= SIZE_OF[jokers]
        helpers: i64 = 0
        # What has gone matters little to a side that may still become anything: it stays as it was at first.
        if free > 0 and not fog and (cards | jokers or length > SHORT):
            helpers = self.gone & self._useful(suit, clan, laid, length)
        trait = (jokers << 4) | (length << 1) | seat
        if fog:
            trait |= 1 << 12
        mixed = (
            (cards & LOW_HALF) * 1103515245
            + (cards >> 30) * 1664525573
            + (helpers & LOW_HALF) * 1812433253
            + (helpers >> 30) * 1220703125
            + trait * 1566083941
        )
        sides = self.sides
        slot = ((mixed >> FAR) & (SLOTS - 1)) * WIDTH
        known = sides[slot + OUTLOOK]
        while known >= 0:
            if sides[slot] == cards and sides[slot + HELPERS] == helpers and sides[slot + TRAIT] == trait:
                return known
            slot = (slot + WIDTH) & (SLOTS * WIDTH - 1)
            known = sides[slot + OUTLOOK]
        number: i64 = len(self.first)
        sides[slot] = cards
        sides[slot + HELPERS] = helpers
        sides[slot + TRAIT] = trait
        sides[slot + OUTLOOK] = number
        self.first = append(self.first, len(self.strengths))
        if free <= 0:
            strength, _ = best(cards, jokers, 0, 0, self.rules.values, fog)
            self.strengths = append(self.strengths, strength)
            self.chances = append(self.chances, 1.0)
        else:
            self.rest = 1.0
            base = (min(free, LACKING) - 1) * BOTH + seat * CLAN_CARDS
            self._reach(base, cards, suit, clan, laid, jokers, free, fog)
        self.beyond = append(self.beyond, len(self.strengths))
        return number

    def chance_to_beat(self, theirs: i64, mine: i64, tie: float) -> float:
        """The chance that my side ends stronger than theirs; a tie counts as given: 0, a half or 1."""
        pair = (theirs * SLOTS + mine) * 3 + i64(2.0 * tie)
        slot = (((pair * 1103515245) >> FAR) & (PAIRS - 1)) * 2
        compared = self.compared
        if compared[slot] != float(pair):
            compared[slot] = float(pair)
            compared[slot + 1] = self._chance_to_beat(theirs, mine, tie)
        return compared[slot + 1]

    def _chance_to_beat(self, theirs: i64, mine: i64, tie: float) -> float:
        strengths = self.strengths
        chances = self.chances
        total = 0.0
        no_stronger = 1.0  # the chance that theirs doesn't surpass the strength at hand
        index = self.first[theirs]
        end = self.beyond[theirs]
        for each in range(self.first[mine], self.beyond[mine]):
            strength = strengths[each]
            while index < end and strengths[index] > strength:
                no_stronger -= chances[index]
                index += 1
            total += chances[each] * no_stronger
            if index < end and strengths[index] == strength:
                total -= chances[each] * chances[index] * (1.0 - tie)
        return min(max(total, 0.0), 1.0)

    def _forget(self) -> None:
        for slot in range(i64(SLOTS)):
            self.sides[slot * WIDTH + OUTLOOK] = -1
        for slot in range(i64(PAIRS)):
            self.compared[slot * 2] = -1.0
        self.first = vec[i64]([])
        self.beyond = vec[i64]([])
        self.strengths = vec[i64]([])
        self.chances = vec[float]([])
        self._begin()

    def _begin(self) -> None:
        """Finds the outlooks that hold for all positions, from the first of them."""
        self._lose(0)
        for seat in range(i64(2)):
            self.outlook(seat, 0, 0, SHORT, False)

    def _useful(self, suit: i64, clan: i64, laid: i64, length: i64) -> i64:
        """The cards that could be part of a formation with those laid; for nothing laid, all."""
        if clan == -1:
            return self.unseen
        values: i64 = 0
        if SIZE_OF[suit] == laid:
            lowest = PLACE_OF[suit * 10]
            highest = PLACE_OF[suit * 10 + laid - 1]
            if highest - lowest < length:
                first = max(0, highest - length + 1)
                last = min(self.rules.values - 1, lowest + length - 1)
                values = (BIT[last + 1] - 1) & ~(BIT[first] - 1)
        elif SIZE_OF[suit] == 1:
            values = suit
        useful = values * ONE_OF_EACH_CLAN
        if clan >= 0:
            useful |= i64(SUIT_MASK) << (clan * SUIT)
        return useful

    def _add(self, strength: i64, chance: float) -> bool:
        """Notes a formation with the chance of just that; whether it still matters what comes after it."""
        if chance > 0.0:
            self.strengths = append(self.strengths, strength)
            self.chances = append(self.chances, self.rest * chance)
            self.rest *= 1.0 - chance
        return self.rest >= NEGLIGIBLE

    def _reach(
        self, base: i64, cards: i64, suit: i64, clan: i64, laid: i64, jokers: i64, free: i64, fog: bool
    ) -> None:
        """Notes the formations that an incomplete side can reach, strongest first."""
        values = self.rules.values
        length = laid + free
        total: i64 = 0
        rest = cards
        while rest:
            total += SUM_OF[rest & SUIT_MASK]
            rest >>= SUIT
        if jokers:
            length += SIZE_OF[jokers]
            if jokers & REINFORCEMENT:
                total += min(REINFORCEMENT_VALUE, values)
            if jokers & SHIELD:
                total += SHIELD_VALUES
            if jokers & LEADERS:
                total += values
        if not fog and not self._reach_formation(base, cards, suit, clan, laid, jokers, free, length, total):
            return
        highest = float(free * values)
        strength: i64 = HORDE * RANK + total
        self._add(strength + i64(GOOD_FILLING * highest), GOOD_CHANCE)
        self._add(strength + i64(FAIR_FILLING * highest), FAIR_CHANCE)
        self._add(strength + i64(POOR_FILLING * highest), 1.0)

    def _reach_formation(
        self,
        base: i64,
        cards: i64,
        suit: i64,
        clan: i64,
        laid: i64,
        jokers: i64,
        free: i64,
        length: i64,
        total: i64,
    ) -> bool:
        values = self.rules.values
        run = BIT[length] - 1
        first: i64 = 0
        beyond: i64 = self.rules.clans
        if clan >= 0:
            first = clan
            beyond = clan + 1
        if clan != -2:
            start = values - length
            while start >= 0:
                window = run << start
                start -= 1
                if suit & ~window:
                    continue
                fails = 1.0
                for index in range(first, beyond):
                    fails *= 1.0 - self._run_chance(window & ~suit, self.left, base + index * SUIT, jokers)
                if not self._add(ORDERED_CLAN * RANK + SUM_OF[window], 1.0 - fails):
                    return False
        if SIZE_OF[suit] <= 1 and not self._reach_team(base, cards, suit, jokers, free, length):
            return False
        if clan != -2:
            fails = 1.0
            for index in range(first, beyond):
                fails *= 1.0 - self._suit_chance(base + index * SUIT, suit, free)
            filled = total + i64(TYPICAL * float(free * values))
            if not self._add(CLAN * RANK + filled, 1.0 - fails):
                return False
        if SIZE_OF[suit] == laid:
            return self._reach_relay(base, suit, jokers, length)
        return True

    def _reach_team(self, base: i64, cards: i64, suit: i64, jokers: i64, free: i64, length: i64) -> bool:
        values = self.rules.values
        top: i64 = values
        bottom: i64 = 1
        if suit:
            top = PLACE_OF[suit * 10] + 1
            bottom = top
        if jokers & REINFORCEMENT:
            top = min(top, REINFORCEMENT_VALUE)
            bottom = max(bottom, min(REINFORCEMENT_VALUE, values))
        if jokers & SHIELD:
            top = min(top, SHIELD_VALUES)
        value = top
        while value >= bottom:
            one = 0.0
            two = 0.0
            three = 0.0
            four = 0.0
            place = base + value - 1
            card = value - 1
            while card < CLAN_CARDS:
                chance = self.left[place]
                if chance > 0.0 and not cards & BIT[card]:
                    four += chance * (three - four)
                    three += chance * (two - three)
                    two += chance * (one - two)
                    one += chance * (1.0 - one)
                card += SUIT
                place += SUIT
            if not self._add(TEAM * RANK + value * length, of_four(free, one, two, three, four)):
                return False
            value -= 1
        return True

    def _suit_chance(self, base: i64, suit: i64, free: i64) -> float:
        """The chance that so many more cards of a clan come."""
        one = 0.0
        two = 0.0
        three = 0.0
        four = 0.0
        for place in range(self.rules.values):
            chance = self.left[base + place]
            if chance > 0.0 and not suit >> place & 1:
                four += chance * (three - four)
                three += chance * (two - three)
                two += chance * (one - two)
                one += chance * (1.0 - one)
        return of_four(free, one, two, three, four)

    def _reach_relay(self, base: i64, suit: i64, jokers: i64, length: i64) -> bool:
        part = base // CLAN_CARDS
        if self.any_known & BIT[part] == 0:
            self._find_any_clan(base, part)
        run = BIT[length] - 1
        start = self.rules.values - length
        while start >= 0:
            window = run << start
            start -= 1
            if suit & ~window == 0 and not self._add(
                RELAY * RANK + SUM_OF[window],
                self._run_chance(window & ~suit, self.any_clan, part * SUIT, jokers),
            ):
                return False
        return True

    def _find_any_clan(self, base: i64, part: i64) -> None:
        """Works out the chances of values in whatever clan, for one seat that lacks so many."""
        for value in range(self.rules.values):
            fails = 1.0
            card = base + value
            for clan in range(self.rules.clans):
                fails *= 1.0 - self.left[card + clan * SUIT]
            self.any_clan[part * SUIT + value] = 1.0 - fails
        self.any_known |= BIT[part]

    def _run_chance(self, missing: i64, chances: vec[float], base: i64, jokers: i64) -> float:
        """The chance to fill the missing values of a run, each joker taking the hardest one that it can."""
        if jokers:
            values = self.rules.values
            if jokers & REINFORCEMENT:
                seven = BIT[min(REINFORCEMENT_VALUE, values) - 1]
                if missing & seven == 0:
                    return 0.0
                missing &= ~seven
            if jokers & SHIELD:
                hardest = self._hardest(missing & (BIT[SHIELD_VALUES] - 1), chances, base)
                if hardest == 0:
                    return 0.0
                missing &= ~hardest
            if jokers & LEADERS:
                hardest = self._hardest(missing, chances, base)
                if hardest == 0:
                    return 0.0
                missing &= ~hardest
        product = 1.0
        while missing:
            product *= chances[base + PLACE_OF[missing * 10]]
            missing &= missing - 1
        return product

    def _hardest(self, places: i64, chances: vec[float], base: i64) -> i64:
        """Of these values the one that is least likely to come, as a bit; 0 if there are none."""
        hardest: i64 = 0
        least = 2.0
        while places:
            bit = places & -places
            places &= places - 1
            chance = chances[base + PLACE_OF[bit * 10]]
            if chance < least:
                least = chance
                hardest = bit
        return hardest


def of_four(wanted: i64, one: float, two: float, three: float, four: float) -> float:
    """The chance that at least so many come, from the chances of one to four."""
    if wanted == 1:
        return one
    if wanted == 2:
        return two
    if wanted == 3:
        return three
    return four


def place_of(bit: i64) -> i64:
    """The card number of a set of one."""
    base: i64 = 0
    while bit > SUIT_MASK:
        bit >>= SUIT
        base += SUIT
    return base + PLACE_OF[bit * 10]
