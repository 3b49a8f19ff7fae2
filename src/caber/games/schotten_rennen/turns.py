"""What each move does to the race."""

from librt.vecs import vec
from mypy_extensions import i64

from caber.games.schotten_rennen.course import ahead, alone_last, card_at, need, reach, steep
from caber.games.schotten_rennen.dice import HIGHS, LOWS
from caber.games.schotten_rennen.layout import (
    ASK,
    BACK,
    BEGIN,
    BOG,
    BONUS,
    CARD,
    CATCH_UP,
    CHOOSE_YELLOW,
    FACE,
    FIGURE,
    FINISHED,
    GO_ON,
    GREEN,
    HIGH,
    LAST,
    LOW,
    MISSED,
    MOST_RISK,
    MOVER,
    NEED,
    PASSED,
    PHASE,
    PICKING,
    PLACED,
    RETREAT,
    RISK,
    RISKING,
    RIVAL,
    ROLL,
    ROLLER,
    ROLLING,
    SECURE,
    STONE,
    TAKE_BONUS,
    TAKE_RISK,
    THROWN,
    UP,
    WELL,
    YELLOW,
)
from caber.games.schotten_rennen.rules import Rules
from caber.games.schotten_rennen.setup import lay, pick


def act(cells: vec[i64], rules: Rules, move: i64) -> None:
    """Carries out one legal move."""
    if move >= CARD:
        if cells[PHASE] == PICKING:
            pick(cells, move - CARD)
        else:
            lay(cells, rules, move - CARD)
    elif move >= FACE:
        risked(cells, rules, move - FACE)
    elif move >= THROWN:
        thrown(cells, rules, move - THROWN)
    elif move == ROLL:
        attempt(cells, rules, False)
    elif move == CHOOSE_YELLOW:
        attempt(cells, rules, True)
    elif move == SECURE:
        bring_up(cells)
        next_turn(cells, rules)
    elif move == TAKE_RISK:
        cells[RISK + cells[MOVER]] -= 1
        cells[PHASE] = RISKING
    elif move == BACK:
        fail(cells, rules)
    elif move == UP:
        bring_up(cells)
    elif move == RETREAT:
        retreat(cells)
    elif move >= ASK and move < RETREAT:
        let_lapse(cells)
        cells[ROLLER] = move - ASK
        cells[PHASE] = RIVAL
    else:
        if move == TAKE_BONUS:
            go_further(cells, rules)
        land(cells, rules)


def attempt(cells: vec[i64], rules: Rules, yellow: bool) -> None:
    """The mover is about to roll for the next card, or enters a goal that needs no roll."""
    let_lapse(cells)
    figure = cells[FIGURE + cells[MOVER]]
    cells[NEED] = need(cells, rules, figure + 1, yellow)
    if not cells[NEED]:
        pass_card(cells, rules)
        return
    cells[YELLOW] = i64(yellow)
    cells[PHASE] = ROLLING


def enough(cells: vec[i64], rules: Rules, low: i64, high: i64) -> bool:
    """Whether the mover's two dice pass what lies ahead."""
    return low + high >= cells[NEED] or (low == high and steep(ahead(cells, rules)))


def saves(cells: vec[i64], face: i64) -> bool:
    """Whether a face of the risk die makes up for what the dice on the table lack."""
    return face == GREEN or (face < GREEN and cells[LOW] + cells[HIGH] + face + 1 >= cells[NEED])


def thrown(cells: vec[i64], rules: Rules, pair: i64) -> None:
    """Two dice lie on the table: a rival's, which set what is needed, or the mover's."""
    low = LOWS[pair]
    high = HIGHS[pair]
    if cells[PHASE] == RIVAL:
        cells[NEED] = low + high + 1
        cells[PHASE] = ROLLING
        return
    cells[LOW] = low
    cells[HIGH] = high
    if enough(cells, rules, low, high):
        pass_card(cells, rules)
    elif cells[RISK + cells[MOVER]]:
        cells[PHASE] = MISSED
    else:
        fail(cells, rules)


def risked(cells: vec[i64], rules: Rules, face: i64) -> None:
    """The risk die adds its number, or decides."""
    if saves(cells, face):
        pass_card(cells, rules)
    else:
        fail(cells, rules)


def pass_card(cells: vec[i64], rules: Rules) -> None:
    """The figure moves onto the next card or into the goal, and what that brings."""
    mover = cells[MOVER]
    figure = cells[FIGURE + mover]
    yellow = cells[YELLOW] != 0
    if figure != cells[STONE + mover] and steep(card_at(cells, rules, figure)):
        regain(cells)
    if yellow and ahead(cells, rules) == WELL:
        regain(cells)
    end_attempt(cells)
    cells[FIGURE + mover] = figure + 1
    if cells[LAST]:
        cells[PASSED] += 1
    if yellow and reach(cells, rules) > 0:
        if not rules.bonus_automatic:
            cells[PHASE] = BONUS
            return
        go_further(cells, rules)
    land(cells, rules)


def go_further(cells: vec[i64], rules: Rules) -> None:
    """The figure takes the bonus of its card."""
    cells[FIGURE + cells[MOVER]] += reach(cells, rules)


def land(cells: vec[i64], rules: Rules) -> None:
    """The figure has arrived where it stands: in the goal, or where its player goes on."""
    if cells[FIGURE + cells[MOVER]] > rules.length:
        arrive(cells, rules)
        return
    if cells[PASSED] == CATCH_UP and rules.catch_up_automatic:
        bring_up(cells)
    cells[PHASE] = GO_ON


def arrive(cells: vec[i64], rules: Rules) -> None:
    """The mover is in the goal; without playing on, or once a single one is left, the race is over."""
    bring_up(cells)
    place: i64 = 1
    for seat in range(rules.players):
        if cells[PLACED + seat]:
            place += 1
    cells[PLACED + cells[MOVER]] = place
    if rules.play_on and place + 1 < rules.players:
        next_turn(cells, rules)
        return
    if rules.play_on:
        for seat in range(rules.players):
            if not cells[PLACED + seat]:
                cells[PLACED + seat] = rules.players
    cells[LAST] = 0
    cells[PHASE] = FINISHED


def fail(cells: vec[i64], rules: Rules) -> None:
    """The figure goes back to its stone, from a bog with it; on Start there are risk stones for all spent."""
    mover = cells[MOVER]
    if cells[YELLOW] and ahead(cells, rules) == BOG:
        cells[STONE + mover] = max(0, cells[STONE + mover] - 2)
    end_attempt(cells)
    cells[FIGURE + mover] = cells[STONE + mover]
    if not cells[STONE + mover]:
        cells[RISK + mover] = MOST_RISK
    next_turn(cells, rules)


def retreat(cells: vec[i64]) -> None:
    """Figure and stone go back to Start, where three risk stones wait; the turn goes on."""
    mover = cells[MOVER]
    cells[STONE + mover] = 0
    cells[FIGURE + mover] = 0
    cells[RISK + mover] = MOST_RISK


def bring_up(cells: vec[i64]) -> None:
    """The stone comes to the figure."""
    cells[STONE + cells[MOVER]] = cells[FIGURE + cells[MOVER]]
    cells[PASSED] = 0


def let_lapse(cells: vec[i64]) -> None:
    """Whoever rolls on without catching up has had his chance; a new count begins."""
    if cells[PASSED] == CATCH_UP:
        cells[PASSED] = 0


def regain(cells: vec[i64]) -> None:
    """A risk stone comes back, if one is missing."""
    mover = cells[MOVER]
    cells[RISK + mover] = min(MOST_RISK, cells[RISK + mover] + 1)


def end_attempt(cells: vec[i64]) -> None:
    """Nothing is left on the table of the last roll."""
    cells[NEED] = 0
    cells[YELLOW] = 0
    cells[ROLLER] = -1
    cells[LOW] = 0
    cells[HIGH] = 0


def next_turn(cells: vec[i64], rules: Rules) -> None:
    """The next seat that still races begins its turn."""
    seat = (cells[MOVER] + 1) % rules.players
    while cells[PLACED + seat]:
        seat = (seat + 1) % rules.players
    cells[MOVER] = seat
    cells[LAST] = i64(alone_last(cells, rules, seat))
    cells[PASSED] = 0
    cells[PHASE] = BEGIN
