"""Moments are told by their order alone: whoever was first at a stone can be seen."""

from caber.games import game
from caber.games.features import features
from caber.games.schotten_totten.cards import MAX_STONES
from caber.games.schotten_totten.layout import COMPLETE_AT, LAID_AT
from tests.contract.spread import Setting, cells_of, positions, with_cell

SCHOTTEN_TOTTEN = game("schotten_totten")


def test_who_was_first_at_a_stone_can_be_seen() -> None:
    exchanged = 0
    seen = features(SCHOTTEN_TOTTEN, SCHOTTEN_TOTTEN.options())
    for position in positions([Setting(SCHOTTEN_TOTTEN, {})], games=6, each=10):
        cells = cells_of(position.state)
        for first in (COMPLETE_AT, LAID_AT):
            for stone in range(MAX_STONES):
                mine, theirs = first + stone, first + MAX_STONES + stone
                if cells[mine] != cells[theirs]:
                    other = with_cell(position.state, mine, cells[theirs])
                    other = with_cell(other, theirs, cells[mine])
                    assert seen.read(other, 0) != seen.read(position.state, 0), position
                    assert seen.read(other, 1) != seen.read(position.state, 1), position
                    exchanged += 1
    assert exchanged > 100
