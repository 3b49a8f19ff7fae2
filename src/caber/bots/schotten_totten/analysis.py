"""What a position of Schotten-Totten is worth: by search, over guesses of what the seat to move can't see."""

from caber.bots.estimates import SearchAnalyst, Temper
from caber.bots.schotten_totten.search import study

TEMPER = Temper(0.92, 0.2)
ALONE = 10_000  # simulations for a hint
TOGETHER = 600_000  # for a whole game

ANALYST = SearchAnalyst("schotten_totten", study, lambda view: (0.5, 0.5), TEMPER, ALONE, TOGETHER)
