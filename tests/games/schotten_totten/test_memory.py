"""What plain Python hands to compiled functions is forgotten when they have answered."""

from pathlib import Path

from caber.games.schotten_totten import GAME
from caber.games.schotten_totten.claims import places_at

CALLS = 20_000
KEPT = 8_000  # bytes that all of them together may keep, in thousands: a leak would be three times as much


def memory() -> int:
    """Thousands of bytes that this process has in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096 // 1000


def test_buffers_are_returned() -> None:
    cells = GAME.start().cells
    before = memory()
    for _ in range(CALLS):
        places_at(cells[:], 0)
    assert memory() - before < KEPT
