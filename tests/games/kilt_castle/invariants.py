"""What holds in every position, whatever was played and whatever was refused."""

from caber.core.contract import State
from caber.games.kilt_castle import layout as at

FLOORS = [11, 3, 2]  # of each colour, by crests
SLOTS = 20


def check(state: State) -> None:
    """No floor, roof or card is lost or made up, the train keeps together, and no purse is overdrawn."""
    cells: list[int] = [*state.cells]
    players = int(state.options["players"])
    colours, pack, longest, most = (3, 6, 3, 4) if players == 3 else (4, 10, 4, 5)
    heights = cells[at.HEIGHT : at.HEIGHT + 25]
    stock = cells[at.STOCK : at.STOCK + 3 * colours]
    assert min(heights) >= 0 and sum(heights) + sum(stock) == sum(FLOORS) * colours
    assert all(0 <= left <= there for left, there in zip(stock, FLOORS * colours))
    tops, built = cells[at.TOP : at.TOP + 4], sum(1 << field for field in range(25) if heights[field])
    assert tops[0] | tops[1] | tops[2] | tops[3] == built == sum(tops)
    one, two, roofed = cells[at.ONE], cells[at.TWO], cells[at.ROOFED]
    assert one & two == 0 == (one | two | roofed) & ~built
    assert roofed.bit_count() <= 2
    assert min(cells[at.PURSE : at.PURSE + 4]) >= 0
    places = [place for place in cells[at.PLACE : at.PLACE + 10] if place >= 0]
    assert min(places) < SLOTS and max(places) - min(places) < SLOTS
    if cells[at.PHASE] != at.DEAL:
        assert len(places) == pack
        assert len(set(places)) <= most
        assert max(places.count(place) for place in places) <= longest
