"""The legal moves: how many there are, which is the n-th, and whether a given one is among them."""

from librt.vecs import vec
from mypy_extensions import i64

from caber.core import bits
from caber.core.bits import BIT, PLACE_OF, SIZE_OF, member, size
from caber.games.schotten_totten.cards import CARDS, CLAN_CARDS, JOKERS, MAX_STONES, REDEPLOY, TRICKS
from caber.games.schotten_totten.choices import (
    clan_card_count,
    clan_cards,
    from_clan_stack,
    may_end,
    may_pass,
    outcomes,
    returnable,
    returnable_tactics,
    returnable_unseen,
    spots,
    stacks_to_draw,
    stacks_to_scout,
    tactics_cards,
    tactics_outcomes,
    takeable,
    takeable_tactics,
    targets,
    unseen_outcomes,
)
from caber.games.schotten_totten.layout import (
    AFTER,
    CLAIM,
    CLAIMABLE,
    DEAL,
    DEALT,
    DECK,
    DISCARD,
    DRAW,
    DRAWN,
    DROP,
    DROPPER,
    DROPPING,
    END,
    FINISHED,
    FIRST_TRICK,
    LAY,
    MOVER,
    OPEN,
    PASS,
    PHASE,
    PLAY,
    PLAY_TRICK,
    POOL,
    PUTTING,
    RETURN,
    RETURN_UNSEEN,
    RETURNING,
    SCOUTED,
    SCOUTING,
    SIDE,
    SIDE_TACTICS,
    SOURCE,
    TAKE,
    TAKING,
    TO,
    TRICK,
    UNSEEN_CARD,
)
from caber.games.schotten_totten.rules import Rules


def count(cells: vec[i64], rules: Rules) -> i64:
    """How many moves or chance outcomes there are."""
    phase = cells[PHASE]
    mover = cells[MOVER]
    if phase == PLAY:
        total = (
            SIZE_OF[cells[CLAIMABLE + mover]] + clan_card_count(cells, mover) * SIZE_OF[cells[OPEN + mover]]
        )
        if rules.tactics:
            total += _tactics_moves(cells, rules)
        if may_pass(cells):
            total += 1
        return total
    if phase == AFTER:
        stacks = stacks_to_draw(cells, rules)
        total = SIZE_OF[stacks]
        if not rules.expert:
            total += SIZE_OF[cells[CLAIMABLE + mover]]
        if may_end(rules, stacks):
            total += 1
        return total
    if phase in (DRAWN, DEAL, SCOUTED):
        if from_clan_stack(cells):
            return cells[DECK]
        return (
            size(outcomes(cells, rules))
            + SIZE_OF[tactics_outcomes(cells)]
            + SIZE_OF[unseen_outcomes(cells, rules)]
        )
    if phase == SCOUTING:
        return SIZE_OF[stacks_to_scout(cells, rules)]
    if phase == RETURNING:
        return (
            size(returnable(cells)) + SIZE_OF[returnable_tactics(cells)] + SIZE_OF[returnable_unseen(cells)]
        )
    if phase == TAKING:
        trick = cells[TRICK]
        return size(takeable(cells, rules, trick)) + SIZE_OF[takeable_tactics(cells, rules, trick)]
    if phase == PUTTING:
        return SIZE_OF[targets(cells, rules)] + i64(cells[TRICK] == REDEPLOY)
    if phase == DROPPING:
        side = cells[DROPPER] * MAX_STONES + cells[SOURCE]
        return size(cells[SIDE + side]) + SIZE_OF[cells[SIDE_TACTICS + side] & JOKERS]
    return 0


def nth(cells: vec[i64], rules: Rules, index: i64) -> i64:
    """The move at this index, in the order that docs/notation.md gives."""
    phase = cells[PHASE]
    mover = cells[MOVER]
    if phase == PLAY or (phase == AFTER and not rules.expert):
        claims = cells[CLAIMABLE + mover]
        if claims:
            if index < SIZE_OF[claims]:
                return CLAIM + PLACE_OF[claims * 10 + index]
            index -= SIZE_OF[claims]
    if phase == PLAY:
        stones = cells[OPEN + mover]
        wide = SIZE_OF[stones]
        layings = clan_card_count(cells, mover) * wide
        if index < layings:
            row = index // wide
            card = member(clan_cards(cells, mover), row)
            return LAY + card * MAX_STONES + PLACE_OF[stones * 10 + index - row * wide]
        if rules.tactics:
            return _nth_tactics_move(cells, rules, index - layings)
        return PASS
    if phase == AFTER:
        stacks = stacks_to_draw(cells, rules)
        if index < SIZE_OF[stacks]:
            return DRAW + PLACE_OF[stacks * 10 + index]
        return END
    if phase in (DRAWN, DEAL, SCOUTED):
        if from_clan_stack(cells):
            return DEALT + member(cells[POOL], index)
        return DEALT + _nth_of(
            outcomes(cells, rules), tactics_outcomes(cells), unseen_outcomes(cells, rules), index
        )
    if phase == SCOUTING:
        return DRAW + PLACE_OF[stacks_to_scout(cells, rules) * 10 + index]
    if phase == RETURNING:
        return RETURN + _nth_of(returnable(cells), returnable_tactics(cells), returnable_unseen(cells), index)
    if phase == TAKING:
        trick = cells[TRICK]
        return TAKE + _nth_of(takeable(cells, rules, trick), takeable_tactics(cells, rules, trick), 0, index)
    if phase == PUTTING:
        stones = targets(cells, rules)
        if index < SIZE_OF[stones]:
            return TO + PLACE_OF[stones * 10 + index]
        return DISCARD
    side = cells[DROPPER] * MAX_STONES + cells[SOURCE]
    return DROP + _nth_of(cells[SIDE + side], cells[SIDE_TACTICS + side] & JOKERS, 0, index)


def enlist(cells: vec[i64], rules: Rules, moves: vec[i64], first: i64) -> i64:
    """Writes all decisions into a buffer from there on, in the same order; returns where they end."""
    phase = cells[PHASE]
    mover = cells[MOVER]
    if phase == PLAY:
        first = bits.enlist(cells[CLAIMABLE + mover], CLAIM, moves, first)
        cards = clan_cards(cells, mover)
        while cards:
            first = bits.enlist(cells[OPEN + mover], LAY + member(cards, 0) * MAX_STONES, moves, first)
            cards &= cards - 1
        if rules.tactics:
            first = _enlist_tactics_moves(cells, rules, moves, first)
        return bits.enlist(i64(may_pass(cells)), PASS, moves, first)
    if phase == AFTER:
        stacks = stacks_to_draw(cells, rules)
        if not rules.expert:
            first = bits.enlist(cells[CLAIMABLE + mover], CLAIM, moves, first)
        first = bits.enlist(stacks, DRAW, moves, first)
        return bits.enlist(i64(may_end(rules, stacks)), END, moves, first)
    if phase == SCOUTING:
        return bits.enlist(stacks_to_scout(cells, rules), DRAW, moves, first)
    if phase == RETURNING:
        first = bits.enlist(returnable(cells), RETURN, moves, first)
        first = bits.enlist(returnable_tactics(cells), RETURN + CLAN_CARDS, moves, first)
        return bits.enlist(returnable_unseen(cells), RETURN_UNSEEN, moves, first)
    if phase == TAKING:
        trick = cells[TRICK]
        first = bits.enlist(takeable(cells, rules, trick), TAKE, moves, first)
        return bits.enlist(takeable_tactics(cells, rules, trick), TAKE + CLAN_CARDS, moves, first)
    if phase == PUTTING:
        first = bits.enlist(targets(cells, rules), TO, moves, first)
        return bits.enlist(i64(cells[TRICK] == REDEPLOY), DISCARD, moves, first)
    if phase == DROPPING:
        side = cells[DROPPER] * MAX_STONES + cells[SOURCE]
        first = bits.enlist(cells[SIDE + side], DROP, moves, first)
        return bits.enlist(cells[SIDE_TACTICS + side] & JOKERS, DROP + CLAN_CARDS, moves, first)
    return first


def legal(cells: vec[i64], rules: Rules, move: i64) -> bool:
    """Whether the move is on the menu, without making the list."""
    phase = cells[PHASE]
    mover = cells[MOVER]
    if move < 0 or phase == FINISHED:
        return False
    if move < CLAIM:
        card = move // MAX_STONES
        stone = move % MAX_STONES
        if phase != PLAY:
            return False
        if card < CLAN_CARDS:
            return clan_cards(cells, mover) >> card & 1 != 0 and cells[OPEN + mover] >> stone & 1 != 0
        bit = BIT[card - CLAN_CARDS]
        return tactics_cards(cells, mover) & bit != 0 and spots(cells, rules, bit) >> stone & 1 != 0
    if move < PLAY_TRICK:
        if phase != PLAY and (phase != AFTER or rules.expert):
            return False
        return cells[CLAIMABLE + mover] >> (move - CLAIM) & 1 != 0
    if move < PASS:
        bit = BIT[FIRST_TRICK + move - PLAY_TRICK]
        return phase == PLAY and tactics_cards(cells, mover) & bit != 0 and spots(cells, rules, bit) != 0
    if move == PASS:
        return phase == PLAY and may_pass(cells)
    if move < END:
        if phase == AFTER:
            return stacks_to_draw(cells, rules) >> (move - DRAW) & 1 != 0
        return phase == SCOUTING and stacks_to_scout(cells, rules) >> (move - DRAW) & 1 != 0
    if move == END:
        return phase == AFTER and may_end(rules, stacks_to_draw(cells, rules))
    if move < TO:
        trick = cells[TRICK]
        return phase == TAKING and _holds(
            takeable(cells, rules, trick), takeable_tactics(cells, rules, trick), 0, move - TAKE
        )
    if move < DISCARD:
        return phase == PUTTING and targets(cells, rules) >> (move - TO) & 1 != 0
    if move == DISCARD:
        return phase == PUTTING and cells[TRICK] == REDEPLOY
    if move < DROP:
        return phase == RETURNING and _holds(
            returnable(cells), returnable_tactics(cells), returnable_unseen(cells), move - RETURN
        )
    if move < DEALT:
        side = cells[DROPPER] * MAX_STONES + cells[SOURCE]
        return phase == DROPPING and _holds(
            cells[SIDE + side], cells[SIDE_TACTICS + side] & JOKERS, 0, move - DROP
        )
    if phase != DRAWN and phase != DEAL and phase != SCOUTED:
        return False
    return _holds(
        outcomes(cells, rules), tactics_outcomes(cells), unseen_outcomes(cells, rules), move - DEALT
    )


# -- cards, tactics and unseen ones as one row of numbers ------------------------------------------


def _nth_of(cards: i64, tactics: i64, unseen: i64, index: i64) -> i64:
    """The index-th of clan cards, then tactics cards, then unseen cards by stack, as a card number."""
    total = size(cards)
    if index < total:
        return member(cards, index)
    index -= total
    if index < SIZE_OF[tactics]:
        return CLAN_CARDS + PLACE_OF[tactics * 10 + index]
    return CARDS + PLACE_OF[unseen * 10 + index - SIZE_OF[tactics]]


def _holds(cards: i64, tactics: i64, unseen: i64, card: i64) -> bool:
    if card < CLAN_CARDS:
        return cards >> card & 1 != 0
    if card < CARDS:
        return tactics >> (card - CLAN_CARDS) & 1 != 0
    return card < CARDS + 2 and unseen >> (card - CARDS) & 1 != 0


def _tactics_moves(cells: vec[i64], rules: Rules) -> i64:
    total: i64 = 0
    rest = tactics_cards(cells, cells[MOVER])
    while rest:
        card = rest & -rest
        total += SIZE_OF[spots(cells, rules, card)]
        rest &= rest - 1
    return total


def _enlist_tactics_moves(cells: vec[i64], rules: Rules, moves: vec[i64], first: i64) -> i64:
    rest = tactics_cards(cells, cells[MOVER])
    while rest:
        card = rest & -rest
        stones = spots(cells, rules, card)
        first = bits.enlist(stones, _tactics_move(card), moves, first)
        rest &= rest - 1
    return first


def _nth_tactics_move(cells: vec[i64], rules: Rules, index: i64) -> i64:
    rest = tactics_cards(cells, cells[MOVER])
    while rest:
        card = rest & -rest
        stones = spots(cells, rules, card)
        if index < SIZE_OF[stones]:
            return _tactics_move(card) + PLACE_OF[stones * 10 + index]
        index -= SIZE_OF[stones]
        rest &= rest - 1
    return PASS


def _tactics_move(card: i64) -> i64:
    """What playing a tactics card is numbered from; tricks have one number each, and one spot."""
    place = PLACE_OF[card * 10]
    if card & TRICKS:
        return PLAY_TRICK + place - FIRST_TRICK
    return LAY + (CLAN_CARDS + place) * MAX_STONES


# RETURN and DEALT number the unseen cards straight after the seventy cards.
assert RETURN + CARDS == RETURN_UNSEEN
assert DEALT + CARDS == UNSEEN_CARD
