"""The legal moves: how many there are, which is the n-th, and whether a given one is among them."""

from librt.vecs import vec
from mypy_extensions import i64

from caber.core import bits
from caber.core.bits import BIT, member, size
from caber.core.rng import Rng
from caber.games.schotten_rennen import dice, setup
from caber.games.schotten_rennen.course import ahead, banned
from caber.games.schotten_rennen.layout import (
    ASK,
    BACK,
    BEGIN,
    BONUS,
    CARD,
    CATCH_UP,
    CHOOSE_YELLOW,
    FACE,
    FACES,
    FINISHED,
    GO_ON,
    LAYING,
    MISSED,
    MOVER,
    MOVES,
    PAIRS,
    PASSED,
    PHASE,
    RETREAT,
    RISKING,
    RIVAL_CARD,
    ROLL,
    SECURE,
    STAY,
    STONE,
    TAKE_BONUS,
    TAKE_RISK,
    THROWN,
    UP,
    throwing,
)
from caber.games.schotten_rennen.rules import Rules


def decisions(cells: vec[i64], rules: Rules) -> i64:
    """What the mover may do, as bits; none at a chance node."""
    phase = cells[PHASE]
    found: i64 = 0
    if phase == BEGIN:
        found = ways(cells, rules)
        if cells[STONE + cells[MOVER]]:
            found |= BIT[RETREAT]
    elif phase == GO_ON:
        found = ways(cells, rules) | BIT[SECURE]
        if cells[PASSED] == CATCH_UP:
            found |= BIT[UP]
    elif phase == MISSED:
        found = BIT[TAKE_RISK] | BIT[BACK]
    elif phase == BONUS:
        found = BIT[TAKE_BONUS] | BIT[STAY]
    return found


def ways(cells: vec[i64], rules: Rules) -> i64:
    """The ways of rolling for what lies ahead, as bits."""
    if banned(cells, rules):
        return 0
    kind = ahead(cells, rules)
    found: i64 = 0
    if kind == RIVAL_CARD:
        for seat in range(rules.players):
            if seat != cells[MOVER]:
                found |= BIT[ASK + seat]
        return found
    found = BIT[ROLL]
    if kind >= 0 and rules.yellow[kind]:
        found |= BIT[CHOOSE_YELLOW]
    return found


def count(cells: vec[i64], rules: Rules) -> i64:
    """How many moves or chance outcomes there are."""
    phase = cells[PHASE]
    if throwing(phase):
        return PAIRS
    if phase == RISKING:
        return FACES
    if phase <= LAYING:
        return setup.outcomes(cells)
    return size(decisions(cells, rules))


def nth(cells: vec[i64], rules: Rules, index: i64) -> i64:
    """The move at this index: they are in the order of their numbers."""
    phase = cells[PHASE]
    if throwing(phase):
        return THROWN + index
    if phase == RISKING:
        return FACE + index
    if phase <= LAYING:
        return CARD + setup.outcome(cells, index)
    return member(decisions(cells, rules), index)


def enlist(cells: vec[i64], rules: Rules, moves: vec[i64], first: i64) -> i64:
    """Writes all decisions into a buffer from there on, in the same order; returns where they end."""
    return bits.enlist(decisions(cells, rules), 0, moves, first)


def weight(cells: vec[i64], index: i64) -> i64:
    """The weight of a chance outcome."""
    phase = cells[PHASE]
    if throwing(phase):
        return dice.weight(index)
    if phase <= LAYING:
        return setup.weight(cells, setup.outcome(cells, index))
    return 1


def tickets(cells: vec[i64]) -> i64:
    """In how many ways the dice can fall, or how many cards there are to lay."""
    phase = cells[PHASE]
    if throwing(phase):
        return dice.WAYS
    if phase == RISKING:
        return FACES
    return setup.tickets(cells)


def drawn(cells: vec[i64], ticket: i64) -> i64:
    """The chance outcome that has this ticket."""
    phase = cells[PHASE]
    if throwing(phase):
        return THROWN + dice.drawn(ticket)
    if phase == RISKING:
        return FACE + ticket
    return CARD + setup.drawn(cells, ticket)


def fallen(cells: vec[i64], rng: Rng) -> i64:
    """Any chance outcome, by its odds: what `drawn` and `tickets` come to, asked for at once."""
    phase = cells[PHASE]
    if throwing(phase):
        return THROWN + dice.drawn(rng.below(dice.WAYS))
    if phase == RISKING:
        return FACE + rng.below(FACES)
    return CARD + setup.drawn(cells, rng.below(setup.tickets(cells)))


def legal(cells: vec[i64], rules: Rules, move: i64) -> bool:
    """Whether the move is on the menu, without making the list."""
    if move < 0 or move >= MOVES or cells[PHASE] == FINISHED:
        return False
    phase = cells[PHASE]
    if move >= CARD:
        return setup.possible(cells, move - CARD)
    if move >= FACE:
        return phase == RISKING
    if move >= THROWN:
        return throwing(phase)
    return decisions(cells, rules) & BIT[move] != 0
