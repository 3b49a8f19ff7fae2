"""When to roll on and when to secure: perfect play for two as a grid that can be drawn."""

from typing import Final

from caber.bots.schotten_rennen.duel import Duel
from caber.bots.schotten_rennen.turn import SEAT, Turn, standing
from caber.games.schotten_rennen.layout import (
    ASK,
    BEGIN,
    CHOOSE_YELLOW,
    FIGURE,
    GO_ON,
    MOST_RISK,
    MOVER,
    PHASE,
    RETREAT,
    RISK,
    ROLL,
    SECURE,
    STONE,
)
from caber.games.schotten_rennen.state import SchottenRennen

OTHER: Final = 1  # the seat of the other player
# What a player does, by its letter in a chart.
DEEDS: Final = {"R": "roll", "Y": "yellow", "S": "secure", "B": "retreat"}
LETTERS: Final = {ROLL: "R", CHOOSE_YELLOW: "Y", SECURE: "S", RETREAT: "B", ASK + OTHER: "R"}
NOTHING: Final = "."

Panel = list[list[str]]  # by the stone's place and the figure's: the letter of what to do


def panels(start: SchottenRennen, duel: Duel) -> list[Panel]:
    """By number of risk stones: what to do against somebody abreast, who has all his risk stones.

    On the diagonal the turn begins; to its right cards have been passed without securing.
    """
    found: list[Panel] = [[] for _ in range(MOST_RISK + 1)]
    for stone in range(start.rules.length + 1):
        turn = duel.solved(standing(stone, MOST_RISK))
        for risk, panel in enumerate(found):
            panel.append([_deed(start, turn, stone, place, risk) for place in range(start.rules.length + 1)])
    return found


def _deed(start: SchottenRennen, turn: Turn, stone: int, figure: int, risk: int) -> str:
    cells = start.cells[:]
    cells[MOVER] = SEAT
    cells[STONE + SEAT], cells[FIGURE + SEAT], cells[RISK + SEAT] = stone, figure, risk
    cells[PHASE] = BEGIN if figure == stone else GO_ON
    return LETTERS[int(turn.best_move(cells))] if turn.knows(cells) else NOTHING
