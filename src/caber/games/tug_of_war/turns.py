"""What each move does to the two teams."""

from librt.vecs import vec
from mypy_extensions import i64

from caber.games.tug_of_war import dice
from caber.games.tug_of_war.athletes import change, joining, lying_leave
from caber.games.tug_of_war.layout import (
    AS_THROWN,
    ASSIGNING,
    BERSERKER,
    BERSERKER_FELLS,
    BESIDE,
    BOUT,
    BOUTS,
    COLUMN,
    COLUMNS,
    DICE,
    DONE,
    FINISHED,
    FRESH,
    KEEP,
    LAND,
    LEAVE,
    LEAVE_STANDING,
    LEAVING,
    LYING,
    MARKED,
    MOVER,
    PHASE,
    RELANDING,
    REMOVE,
    REMOVE_LYING,
    REROLL,
    REROLLED,
    REROLLING,
    REROLLS,
    SEATS,
    SIDES,
    STANDING,
    SWAP,
    THROW,
    THROWING,
    THROWN,
    TURN,
    WEAKEN,
    WINNER,
    WON,
    deed_of,
    die_of,
    place_of,
)
from caber.games.tug_of_war.menu import NOTHING, to_reroll
from caber.games.tug_of_war.rules import Rules


def act(cells: vec[i64], rules: Rules, move: i64) -> None:
    """Carries out one legal move."""
    phase = cells[PHASE]
    if phase == COLUMNS:
        line_up(cells, rules, move - THROW)
    elif phase == THROWING:
        throw(cells, move - THROW)
    elif phase == RELANDING:
        land(cells, rules, move - LAND)
    elif phase == REROLLING:
        if move == KEEP:
            cells[REROLLS] = 0
            throw_again_or_assign(cells)
        else:
            reroll(cells, rules, move - REROLL)
    elif phase == LEAVING:
        leave_one(cells, rules, move == LEAVE_STANDING)
    elif move == BERSERKER:
        go_berserk(cells, rules)
    else:
        assign(cells, rules, die_of(move), place_of(move), deed_of(move))


def began(cells: vec[i64], rules: Rules) -> i64:
    """Who began, or will begin, this bout: the second one the other player."""
    if cells[BOUT] == 1:
        return rules.begins
    return SEATS - 1 - rules.begins


# -- before a bout ---------------------------------------------------------------------------------


def prepare(cells: vec[i64], bout: i64) -> None:
    """The field is cleared for a bout."""
    end_turn(cells)
    for place in range(SEATS * DICE):
        cells[COLUMN + place] = 0
    for seat in range(SEATS):
        cells[STANDING + seat] = 0
        cells[LYING + seat] = 0
    cells[BOUT] = bout
    cells[TURN] = 0
    cells[MOVER] = 0
    cells[PHASE] = COLUMNS


def line_up(cells: vec[i64], rules: Rules, number: i64) -> None:
    """A column is rolled, and as many athletes line up as it has pips; who won before has one more."""
    seat = cells[MOVER]
    column = COLUMN + seat * DICE
    cells[column] = dice.LOWS[number]
    cells[column + 1] = dice.MIDDLES[number]
    cells[column + 2] = dice.HIGHS[number]
    wanted = cells[column] + cells[column + 1] + cells[column + 2]
    if cells[WON] == seat:
        wanted += 1
    cells[STANDING + seat] = joining(0, wanted, rules.cap)
    if seat + 1 < SEATS:
        cells[MOVER] = seat + 1
        return
    cells[MOVER] = began(cells, rules)
    cells[TURN] = 1
    cells[PHASE] = THROWING


# -- the throw -------------------------------------------------------------------------------------


def throw(cells: vec[i64], number: i64) -> None:
    """The spare dice are thrown; each 6 in the own column allows a re-roll."""
    cells[THROWN] = dice.LOWS[number]
    cells[THROWN + 1] = dice.MIDDLES[number]
    cells[THROWN + 2] = dice.HIGHS[number]
    column = COLUMN + cells[MOVER] * DICE
    for place in range(DICE):
        if cells[column + place] == SIDES:
            cells[REROLLS] += 1
    if cells[REROLLS]:
        cells[PHASE] = REROLLING
    else:
        cells[PHASE] = ASSIGNING


def reroll(cells: vec[i64], rules: Rules, die: i64) -> None:
    """A die is taken up again."""
    cells[REROLLED + to_reroll(cells, die)] = MARKED
    cells[REROLLS] -= 1
    _sort(cells)
    if not rules.together or not may_reroll(cells):
        cells[PHASE] = RELANDING


def land(cells: vec[i64], rules: Rules, die: i64) -> None:
    """The lowest of the dice taken up shows something new, which stands."""
    index = _flagged(cells, MARKED)
    cells[THROWN + index] = die
    cells[REROLLED + index] = DONE
    _sort(cells)
    if not rules.together and may_reroll(cells):
        cells[PHASE] = REROLLING
    else:
        throw_again_or_assign(cells)


def may_reroll(cells: vec[i64]) -> bool:
    """Whether a re-roll is left, and a die for it."""
    return cells[REROLLS] > 0 and _flagged(cells, AS_THROWN) != NOTHING


def throw_again_or_assign(cells: vec[i64]) -> None:
    """Dice that were taken up land first; then the throw stands."""
    if _flagged(cells, MARKED) != NOTHING:
        cells[PHASE] = RELANDING
        return
    cells[REROLLS] = 0
    for index in range(DICE):
        cells[REROLLED + index] = AS_THROWN
    cells[PHASE] = ASSIGNING


def _flagged(cells: vec[i64], flag: i64) -> i64:
    """Where the lowest of the thrown dice lies of which this is true, or NOTHING."""
    for index in range(DICE):
        if cells[REROLLED + index] == flag:
            return index
    return NOTHING


def _sort(cells: vec[i64]) -> None:
    """Puts the lowest thrown die first, dice already assigned last; what became of each moves with it."""
    for first in range(DICE - 1):
        for index in range(DICE - 1 - first):
            if _rank(cells, index) > _rank(cells, index + 1):
                _exchange(cells, THROWN + index)
                _exchange(cells, REROLLED + index)


def _exchange(cells: vec[i64], cell: i64) -> None:
    kept = cells[cell]
    cells[cell] = cells[cell + 1]
    cells[cell + 1] = kept


def _rank(cells: vec[i64], index: i64) -> i64:
    die = cells[THROWN + index]
    if not die:
        die = SIDES + 1
    return die * (MARKED + 1) + cells[REROLLED + index]


# -- the dice act ----------------------------------------------------------------------------------


def assign(cells: vec[i64], rules: Rules, die: i64, place: i64, deed: i64) -> None:
    """A thrown die goes to a die of the column and acts."""
    other = SEATS - 1 - cells[MOVER]
    index: i64 = 0
    while cells[THROWN + index] != die:
        index += 1
    while index < DICE - 1:  # those above it move up
        cells[THROWN + index] = cells[THROWN + index + 1]
        index += 1
    cells[THROWN + index] = 0
    cells[BESIDE + place] = die
    if deed == REMOVE:
        cells[STANDING + other] -= 1
    elif deed == REMOVE_LYING:
        cells[LYING + other] -= 1
    elif deed == WEAKEN:
        cells[STANDING + other] -= 1
        cells[LYING + other] += 1
        if not rules.same_turn:
            cells[FRESH] += 1
    elif deed == SWAP:
        swap(cells, rules, place)
        if cells[PHASE] == LEAVING:
            return
    go_on(cells, rules)


def swap(cells: vec[i64], rules: Rules, place: i64) -> None:
    """The die beside a place of the column takes it; athletes join, or leave."""
    mover = cells[MOVER]
    column = COLUMN + mover * DICE + place
    by = change(cells[BESIDE + place], cells[column])
    old = cells[column]
    cells[column] = cells[BESIDE + place]
    cells[BESIDE + place] = old
    if by >= 0:
        cells[STANDING + mover] += joining(athletes(cells, mover), by, rules.cap)
        return
    cells[LEAVE] = min(-by, athletes(cells, mover))
    if rules.choice and undecided(cells):
        cells[PHASE] = LEAVING
    else:
        leave_rest(cells)


def undecided(cells: vec[i64]) -> bool:
    """Whether it matters who leaves: some do, not all of them, and they aren't all of one kind."""
    mover = cells[MOVER]
    if not cells[STANDING + mover] or not cells[LYING + mover]:
        return False
    return 0 < cells[LEAVE] < athletes(cells, mover)


def leave_one(cells: vec[i64], rules: Rules, standing: bool) -> None:
    """One of the mover's athletes leaves, as he says."""
    cells[LEAVE] -= 1
    if standing:
        cells[STANDING + cells[MOVER]] -= 1
    else:
        cells[LYING + cells[MOVER]] -= 1
    if undecided(cells):
        return
    leave_rest(cells)
    cells[PHASE] = ASSIGNING
    go_on(cells, rules)


def leave_rest(cells: vec[i64]) -> None:
    """All who have to leave do, lying ones first."""
    mover = cells[MOVER]
    lying = lying_leave(cells[LYING + mover], cells[LEAVE])
    cells[LYING + mover] -= lying
    cells[STANDING + mover] -= cells[LEAVE] - lying
    cells[LEAVE] = 0


def go_berserk(cells: vec[i64], rules: Rules) -> None:
    """Three equal dice remove four athletes together: those who stand first."""
    other = SEATS - 1 - cells[MOVER]
    standing = min(BERSERKER_FELLS, cells[STANDING + other])
    cells[STANDING + other] -= standing
    cells[LYING + other] -= min(BERSERKER_FELLS - standing, cells[LYING + other])
    for index in range(DICE):
        cells[BESIDE + index] = cells[THROWN + index]
        cells[THROWN + index] = 0
    go_on(cells, rules)


# -- afterwards ------------------------------------------------------------------------------------


def athletes(cells: vec[i64], seat: i64) -> i64:
    """How many athletes a seat has, standing or lying."""
    return cells[STANDING + seat] + cells[LYING + seat]


def go_on(cells: vec[i64], rules: Rules) -> None:
    """The bout is over, or the next die acts, or the dice are handed on."""
    mover = cells[MOVER]
    other = SEATS - 1 - mover
    if not athletes(cells, other):
        end_bout(cells, mover)
    elif not athletes(cells, mover):
        end_bout(cells, other)
    elif not cells[THROWN]:
        end_turn(cells)
        if cells[TURN] >= rules.turn_limit:
            end_bout(cells, ahead(cells, rules))
        else:
            cells[TURN] += 1
            cells[MOVER] = other
            cells[PHASE] = THROWING


def ahead(cells: vec[i64], rules: Rules) -> i64:
    """Who wins a bout that has lasted long enough: more stand, or then lie; else whoever didn't begin."""
    lead = cells[STANDING] - cells[STANDING + 1]
    if not lead:
        lead = cells[LYING] - cells[LYING + 1]
    if lead > 0:
        return 0
    if lead < 0:
        return 1
    return SEATS - 1 - began(cells, rules)


def end_turn(cells: vec[i64]) -> None:
    """Nothing is left on the table of a turn."""
    for index in range(DICE):
        cells[THROWN + index] = 0
        cells[REROLLED + index] = AS_THROWN
        cells[BESIDE + index] = 0
    cells[REROLLS] = 0
    cells[FRESH] = 0
    cells[LEAVE] = 0


def end_bout(cells: vec[i64], winner: i64) -> None:
    """A bout is won: the return bout follows, or the game is over."""
    if cells[BOUT] < BOUTS:
        cells[WON] = winner
        prepare(cells, cells[BOUT] + 1)
        return
    end_turn(cells)
    cells[WINNER] = winner
    cells[PHASE] = FINISHED
