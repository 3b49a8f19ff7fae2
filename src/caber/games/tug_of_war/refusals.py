"""Why a move is illegal, in terms a player would use."""

from caber.core.contract import CHANCE, OVER
from caber.core.errors import IllegalMove
from caber.games.tug_of_war.athletes import removes, removes_lying
from caber.games.tug_of_war.layout import (
    ASSIGN,
    BERSERKER,
    BESIDE,
    COLUMN,
    DICE,
    FRESH,
    IDLE,
    LEAVE_LYING,
    LEAVE_STANDING,
    LEAVING,
    LYING,
    MOVER,
    PHASE,
    REMOVE,
    REMOVE_LYING,
    REROLL,
    REROLLING,
    SEATS,
    SIDES,
    STANDING,
    THROW,
    THROWN,
    deed_of,
    die_of,
    place_of,
)
from caber.games.tug_of_war.menu import has_die, lowest
from caber.games.tug_of_war.notation import text
from caber.games.tug_of_war.state import TugOfWar


def refusal(state: TugOfWar, move: int) -> IllegalMove:
    """The reason, for a move that is not on the menu."""
    said = text(move)
    phase = state.cells[PHASE]
    if state.turn == OVER:
        return _refused("over", said)
    if state.turn == CHANCE:
        return _refused("chance", said)
    if move >= THROW:
        return _refused("not-chance", said, example=state.text(state.nth(0)))
    if phase == LEAVING:
        return _refused("leaving", said)
    if move in (LEAVE_STANDING, LEAVE_LYING):
        return _refused("not-leaving", said)
    if phase == REROLLING:
        if move > SIDES:
            return _refused("deciding", said)
        die = move - int(REROLL)
        if has_die(state.cells, die):
            return _refused("rerolled", said, die=die)
        return _refused("no-such-die", said, die=die, thrown=_thrown(state))
    if move <= SIDES:
        return _refused("not-rerolling", said)
    if move == BERSERKER:
        return _berserker(state, said)
    return _assignment(state, move, said)


def _refused(reason: str, said: str, **details: str | int) -> IllegalMove:
    return IllegalMove(f"tug-of-war-refused-{reason}", {"move": said, **details})


def _thrown(state: TugOfWar) -> str:
    dice = [int(state.cells[THROWN + index]) for index in range(DICE)]
    return ", ".join(str(die) for die in dice if die)


def _berserker(state: TugOfWar, said: str) -> IllegalMove:
    low, high = (int(state.cells[THROWN + index]) for index in (0, DICE - 1))
    if low == high:
        return _refused("berserker-low", said, die=low, column=int(lowest(state.cells)))
    return _refused("berserker-triple", said)


def _assignment(state: TugOfWar, move: int, said: str) -> IllegalMove:
    """The die isn't there, its place is taken, or it can't do that there."""
    assert ASSIGN <= move < THROW
    cells = state.cells
    die, place, deed = int(die_of(move)), int(place_of(move)), deed_of(move)
    column = int(cells[COLUMN + cells[MOVER] * DICE + place])
    other = SEATS - 1 - cells[MOVER]
    if not has_die(cells, die):
        return _refused("no-such-die", said, die=die, thrown=_thrown(state))
    if cells[BESIDE + place]:
        return _refused("place-taken", said, place=place + 1)
    if deed == IDLE:
        return _refused("not-idle" if state.rules.idle else "never-idle", said)
    if deed == REMOVE_LYING:
        if not cells[LYING + other]:
            return _refused("nobody-lies", said)
        if not removes_lying(die, column):
            return _refused("too-low-lying", said, die=die, column=column)
        assert cells[FRESH]
        return _refused("fresh", said)
    if not cells[STANDING + other]:
        return _refused("nobody-stands", said)
    if deed == REMOVE:
        assert not removes(die, column)
        return _refused("too-low", said, die=die, column=column)
    return _refused("enough-lie", said, most=int(state.rules.lying))
