"""When to roll on and when to secure: perfect play for two as a grid that can be drawn."""

from typing import Final

from caber.bots.schotten_rennen.duel import Duel
from caber.bots.schotten_rennen.turn import SEAT, standing
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
    UP,
)
from caber.games.schotten_rennen.state import SchottenRennen

OTHER: Final = 1  # the seat of the other player
# What a player does, by its letter in a chart.
DEEDS: Final = {"R": "roll", "Y": "yellow", "S": "secure", "U": "up", "B": "retreat"}
LETTERS: Final = {ROLL: "R", CHOOSE_YELLOW: "Y", SECURE: "S", UP: "U", RETREAT: "B", ASK + OTHER: "R"}
NOTHING: Final = "."

Panel = list[list[str]]  # by the stone's place and the figure's: the letter of what to do


def panels(start: SchottenRennen, duel: Duel) -> list[Panel]:
    """By number of risk stones: what to do against somebody abreast, who has all his risk stones.

    On the diagonal the turn begins; to its right cards have been passed without securing.
    """
    places = range(int(start.rules.length) + 1)
    return [
        [[_deed(start, duel, stone, figure, risk) for figure in places] for stone in places]
        for risk in range(MOST_RISK + 1)
    ]


def _deed(start: SchottenRennen, duel: Duel, stone: int, figure: int, risk: int) -> str:
    if figure < stone or (figure == stone == 0 and risk < MOST_RISK):  # on Start no risk stone is missing
        return NOTHING
    turn = duel.solved(standing(stone, MOST_RISK))
    cells = start.cells[:]
    cells[MOVER] = SEAT
    cells[STONE + SEAT], cells[FIGURE + SEAT], cells[RISK + SEAT] = stone, figure, risk
    cells[STONE + OTHER] = cells[FIGURE + OTHER] = stone
    cells[PHASE] = BEGIN if figure == stone else GO_ON
    if not turn.knows(cells):
        return NOTHING
    return LETTERS[int(turn.best_move(cells))]
