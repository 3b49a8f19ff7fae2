"""Every outcome is as likely as the odds say (R14): chi-square over millions of them."""

from collections import Counter

import pytest

from caber.core.contract import CHANCE
from caber.core.dealer import Dealer
from caber.games import NAMES
from tests.contract.spread import settings, surprise
from tests.ledger import Tally

BEYOND_BELIEF = 6.0  # standard deviations
PARTS = [pytest.param(part, 500_000, marks=pytest.mark.soak) for part in range(1, 5)]
TOTALS = (2, 3, 6, 36, 54, 216)  # coins, dice and decks


@pytest.mark.promise("R14", "outcomes of the dealer, chi-square")
@pytest.mark.parametrize(("part", "many"), [(0, 20_000), *PARTS])
@pytest.mark.parametrize("total", TOTALS)
def test_tickets_are_even(total: int, part: int, many: int, tally: Tally) -> None:
    dealer = Dealer(part.to_bytes(32, "big"), ("heather", "thistle"))
    numbers = [dealer.ticket(index, total) for index in range(many)]
    single = Counter(numbers)
    assert surprise((single[each] for each in range(total)), [many / total] * total) < BEYOND_BELIEF
    if total <= 36:  # nor does one tell anything about the next
        pairs = Counter(zip(numbers[::2], numbers[1::2]))
        cells = [pairs[one, two] for one in range(total) for two in range(total)]
        assert surprise(cells, [many / 2 / total**2] * total**2) < BEYOND_BELIEF
    tally.tried(many)


@pytest.mark.promise("R14", "first outcomes of games, chi-square")
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("many", [3_000, pytest.param(100_000, marks=pytest.mark.soak)])
def test_what_a_game_is_dealt_keeps_to_its_odds(name: str, many: int, tally: Tally) -> None:
    state = settings(name)[0].start()
    while state.turn != CHANCE:
        state.play(state.moves()[0])
    odds, moves = state.odds(), state.moves()
    dealt = Counter(Dealer(seed.to_bytes(32, "big"), ("a", "b")).deal(state) for seed in range(many))
    assert dealt.keys() <= set(moves)
    expected = [many * weight / sum(odds) for weight in odds]
    assert surprise((dealt[move] for move in moves), expected) < BEYOND_BELIEF
    tally.tried(many)
