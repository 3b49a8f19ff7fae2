"""What holds in every position, whatever was played and whatever was refused."""

from caber.core.contract import State
from caber.games.schotten_totten import layout as at

STONES = 9  # places for stones, whatever the options say
TACTICS = (1 << 10) - 1
JOKERS, MUD = 0b1111, 1 << 5


def check(state: State) -> None:
    """Every clan and tactics card is somewhere, once; counts are those of the cards; nobody has too many."""
    cells: list[int] = [*state.cells]
    options = state.options
    deck = sum(((1 << int(options["values"])) - 1) << 10 * clan for clan in range(int(options["clans"])))
    tops = [(top >> 8 * place) & 255 for top in cells[at.TOPS : at.TOPS + 2] for place in range(7)]
    put_back = sum(1 << top - 1 for top in tops if 0 < top <= 60)
    put_back_tactics = sum(1 << top - 61 for top in tops if top > 60)
    sides = cells[at.SIDE : at.SIDE + 2 * STONES]
    tactics = cells[at.SIDE_TACTICS : at.SIDE_TACTICS + 2 * STONES]
    hands, hands_tactics = (cells[first : first + 2] for first in (at.HAND, at.HAND_TACTICS))
    once_each([cells[at.POOL], cells[at.DISCARDS], put_back, *hands, *sides], deck)
    once_each(
        [cells[at.POOL_TACTICS], cells[at.DISCARDS_TACTICS], put_back_tactics, *hands_tactics, *tactics],
        TACTICS if options["mode"] == "tactics" else 0,
    )
    assert cells[at.DECK] == (cells[at.POOL] | put_back).bit_count()
    assert cells[at.DECK + 1] == (cells[at.POOL_TACTICS] | put_back_tactics).bit_count()
    assert cells[at.HELD : at.HELD + 2] == [hand.bit_count() for hand in hands]
    assert cells[at.HELD_TACTICS : at.HELD_TACTICS + 2] == [hand.bit_count() for hand in hands_tactics]
    assert abs(cells[at.PLAYED] - cells[at.PLAYED + 1]) <= 1
    assert not cells[at.OWNED] & cells[at.OWNED + 1]
    assert cells[at.OWNED] | cells[at.OWNED + 1] < 1 << int(options["stones"])
    dropping = cells[at.SOURCE] if cells[at.PHASE] == at.DROPPING else -1
    for stone in range(STONES):
        mud = (tactics[stone] | tactics[STONES + stone]) & MUD or stone == dropping
        for side in (stone, STONES + stone):
            laid = sides[side].bit_count() + (tactics[side] & JOKERS).bit_count()
            assert laid <= (4 if mud else 3)
            assert stone < int(options["stones"]) or not (laid or tactics[side])


def once_each(places: list[int], cards: int) -> None:
    """These places hold these cards, none of them twice."""
    found = 0
    for place in places:
        assert not found & place, "a card lies in two places"
        found |= place
    assert found == cards, "a card is lost, or there is one too many"
