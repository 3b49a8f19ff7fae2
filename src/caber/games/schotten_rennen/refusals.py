"""Why a move is illegal, in terms a player would use."""

from caber.core.contract import CHANCE, OVER
from caber.core.errors import IllegalMove
from caber.games.schotten_rennen.course import ahead, banned
from caber.games.schotten_rennen.deeds import short
from caber.games.schotten_rennen.layout import (
    ASK,
    BACK,
    BEGIN,
    CHOOSE_YELLOW,
    GO_ON,
    LAST,
    LAYING,
    MISSED,
    MOVER,
    PASSED,
    PHASE,
    PICKING,
    RETREAT,
    RISK,
    RISKING,
    RIVAL_CARD,
    ROLL,
    SECURE,
    STAY,
    TAKE_BONUS,
    TAKE_RISK,
    THROWN,
)
from caber.games.schotten_rennen.notation import text
from caber.games.schotten_rennen.state import SchottenRennen

# What chance is doing, by phase: the texts say it in words.
AT_WORK = {int(PICKING): "picking", int(LAYING): "laying", int(RISKING): "risking"}


def refusal(state: SchottenRennen, move: int) -> IllegalMove:
    """The reason, for a move that is not on the menu."""
    said = text(move)
    cells = state.cells
    phase = int(cells[PHASE])
    if state.turn == OVER:
        return _refused("over", said)
    if state.turn == CHANCE:
        return _refused("chance", said, now=AT_WORK.get(phase, "rolling"))
    if move >= THROWN:
        return _refused("not-chance", said, example=state.text(state.nth(0)))
    if phase not in (BEGIN, GO_ON):
        now = "missed" if phase == MISSED else "bonus"
        return _refused("phase", said, now=now, count=short(state))
    if move == TAKE_RISK:
        return _refused("risk-early", said, stones=int(cells[RISK + cells[MOVER]]))
    if move == BACK:
        return _refused("back-early", said)
    if move in (TAKE_BONUS, STAY):
        return _refused("no-bonus", said)
    if move == RETREAT:
        return _refused("retreat-late" if phase != BEGIN else "retreat-start", said)
    if move == SECURE:
        return _refused("secure-early", said)
    if move in (ROLL, CHOOSE_YELLOW) or ASK <= move < RETREAT:
        return _rolling(state, move, said)
    return _up(state, said)


def _refused(reason: str, said: str, **details: str | int) -> IllegalMove:
    return IllegalMove(f"schotten-rennen-refused-{reason}", {"move": said, **details})


def _rolling(state: SchottenRennen, move: int, said: str) -> IllegalMove:
    """What lies ahead isn't rolled for in this way."""
    cells, rules = state.cells, state.rules
    if banned(cells, rules):
        return _refused("goal-closed", said)
    mover, players = int(cells[MOVER]), int(rules.players)
    other = (mover + 1) % players + 1
    rival = ahead(cells, rules) == RIVAL_CARD
    if move < ASK:
        return _refused("roll-rival", said, seat=other) if rival else _refused("no-yellow", said)
    asked = move - int(ASK)
    if not rival:
        return _refused("ask-nobody", said)
    if asked == mover:
        return _refused("ask-self", said, seat=other)
    return _refused("ask-absent", said, asked=asked + 1, players=players, seat=other)


def _up(state: SchottenRennen, said: str) -> IllegalMove:
    """Nobody may catch up yet, or not this player."""
    cells = state.cells
    if cells[PHASE] == BEGIN:
        return _refused("up-begin", said)
    if not cells[LAST]:
        return _refused("up-not-last", said)
    return _refused("up-few", said, count=int(cells[PASSED]))
