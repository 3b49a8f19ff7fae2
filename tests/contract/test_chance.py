"""Chance: whole odds, picks that keep to them, and a dealer whom anybody can check."""

from collections import Counter
from hashlib import sha256
from itertools import pairwise

import pytest

from caber.core.contract import CHANCE, OVER, SELDOM
from caber.core.dealer import Dealer
from caber.core.rng import Rng
from caber.games import NAMES
from tests.contract.spread import Guide, Setting, Share, positions, settings, shares, surprise, walks

by_share = pytest.mark.parametrize("share", shares(), ids=str)
by_game = pytest.mark.parametrize("name", NAMES)

SECRET = bytes(range(32))
ANOTHER = bytes(range(1, 33))


@by_share
def test_odds_are_positive_whole_numbers(share: Share) -> None:
    for walk in walks(share.settings, games=2):
        for _ in walk.moves():
            if walk.state.turn == CHANCE:
                odds = walk.state.odds()
                assert len(odds) == walk.state.count(), walk
                assert all(type(weight) is int and weight > 0 for weight in odds), walk
                assert odds == [walk.state.weight(index) for index in range(len(odds))], walk


@by_share
def test_tickets_are_dealt_out_by_weight(share: Share) -> None:
    for position in positions(share.settings, games=1, each=8):
        state = position.state
        if state.turn == CHANCE:
            tickets = [move for move, weight in zip(state.moves(), state.odds()) for _ in range(weight)]
            assert [state.drawn(ticket) for ticket in range(state.tickets())] == tickets, position


@by_share
def test_wandering_stops_after_so_many_decisions(share: Share) -> None:
    for setting in share.settings:
        wandered, stepped = setting.start(), setting.start()
        rng, same = Rng(5), Rng(5)
        for decisions in (0, 1, 0, 3, 2):
            left = decisions
            played = 0
            while stepped.turn == CHANCE or (stepped.turn != OVER and left):
                left -= stepped.turn != CHANCE
                stepped.play(stepped.pick(same))
                played += 1
            assert wandered.wander(rng, decisions) == played, str(setting)
            assert wandered == stepped, str(setting)


@by_game
def test_picks_keep_to_the_odds(name: str) -> None:
    rng = Rng(3)
    for position in positions(settings(name)[::7], games=1, each=3):
        state = position.state
        if state.turn == OVER or state.count() == 1:
            continue
        if state.turn == CHANCE:
            weights = state.odds()
        else:
            weights = [1 if state.seldom(move) else SELDOM for move in state.moves()]
        many = 20 * sum(weights) // min(weights)
        picked = Counter(state.pick(rng) for _ in range(many))
        assert picked.keys() <= set(state.moves()), position
        found = [picked[move] for move in state.moves()]
        assert surprise(found, [many * weight / sum(weights) for weight in weights]) < 6, position


# -- the dealer ------------------------------------------------------------------------------------


def dealt(setting: Setting, dealer: Dealer, guide: Guide) -> tuple[list[int], str]:
    """All moves of a game in which this dealer plays chance and the guide everybody else."""
    state = setting.start()
    history: list[int] = []
    while state.turn != OVER:
        move = dealer.deal(state) if state.turn == CHANCE else guide.choose(state, len(history))
        assert state.legal(move)
        state.play(move)
        history.append(move)
    return history, state.digest()


@by_share
def test_the_same_secret_replays_the_same_game(share: Share) -> None:
    for setting in share.settings:
        first = dealt(setting, Dealer(SECRET, ("a", "b")), Guide("random", 1))
        assert first == dealt(setting, Dealer(SECRET, ("a", "b")), Guide("random", 1)), setting


@by_share
def test_choices_never_shift_what_chance_gives(share: Share) -> None:
    """Whatever was chosen before: outcome number i is what a dealer gives who starts at i."""
    for walk in walks(share.settings, games=2):
        number = 0
        dealer = Dealer(SECRET, ("a", "b"))
        for _ in walk.moves():
            if walk.state.turn == CHANCE:
                given = dealer.deal(walk.state)
                assert given == Dealer(SECRET, ("a", "b"), number).deal(walk.state), walk
                assert walk.state.legal(given), walk
                number += 1
                assert dealer.index == number, walk


@by_game
def test_another_secret_or_seed_gives_another_deal(name: str) -> None:
    def deals(dealer: Dealer) -> list[int]:
        return [dealer.deal(state) for state in chances]

    setting = settings(name)[0]
    chances = [
        position.state for position in positions([setting], games=2, each=40) if position.state.turn == CHANCE
    ]
    if sum(state.count() > 1 for state in chances) < 10:
        pytest.skip("chance has too little to say in this game")
    one = deals(Dealer(SECRET, ("a", "b")))
    assert one == deals(Dealer(SECRET, ("a", "b")))
    assert deals(Dealer(ANOTHER, ("a", "b"))) != one
    for seeds in (("b", "a"), ("ab",), ("a",), ()):
        assert deals(Dealer(SECRET, seeds)) != one


def test_a_ticket_depends_on_its_number_alone() -> None:
    dealer = Dealer(SECRET, ("a",))
    ahead = {(index, total): dealer.ticket(index, total) for index in range(50) for total in (2, 6, 54)}
    assert dealer.index == 0
    for (index, total), ticket in reversed(ahead.items()):
        assert Dealer(SECRET, ("a",), index=7).ticket(index, total) == ticket


@pytest.mark.parametrize("secret", [SECRET, ANOTHER, b"", b"short", bytes(100)])
def test_the_commitment_is_the_hash_of_the_secret(secret: bytes) -> None:
    assert Dealer(secret).commitment == sha256(secret).hexdigest()
    assert Dealer(secret, ("a", "b"), 9).commitment == sha256(secret).hexdigest()


def test_secrets_are_fresh_unless_given() -> None:
    assert len({Dealer().secret for _ in range(100)}) == 100
    assert all(len(Dealer().secret) == 32 for _ in range(10))


@pytest.mark.parametrize("total", [1, 2, 6, 7, 54, 1000])
def test_tickets_are_uniform(total: int) -> None:
    dealer = Dealer(SECRET)
    many = max(20_000, 20 * total)
    counts = Counter(dealer.ticket(index, total) for index in range(many))
    assert counts.keys() == set(range(total))
    if total > 1:
        assert abs(surprise([counts[ticket] for ticket in range(total)], [many / total] * total)) < 6


def test_successive_tickets_know_nothing_of_each_other() -> None:
    dealer = Dealer(ANOTHER)
    tickets = [dealer.ticket(index, 6) for index in range(20_000)]
    counts = Counter(pairwise(tickets))
    pairs = [(one, other) for one in range(6) for other in range(6)]
    assert abs(surprise([counts[pair] for pair in pairs], [19_999 / 36] * 36)) < 6


def test_huge_totals_are_uniform_too() -> None:
    """Where a remainder without rejection would come out twice as often in the lower third."""
    dealer = Dealer(SECRET)
    thirds = Counter(dealer.ticket(index, 3 << 62) >> 62 for index in range(6_000))
    assert surprise([thirds[third] for third in range(3)], [2_000] * 3) < 6


@by_game
def test_deals_keep_to_the_odds(name: str) -> None:
    for position in positions(settings(name)[::11], games=1, each=3):
        state = position.state
        if state.turn == CHANCE and state.count() > 1:
            odds = state.odds()
            many = 20 * len(odds)
            dealer = Dealer(SECRET)
            counts = Counter(dealer.deal(state) for _ in range(many))
            found = [counts[move] for move in state.moves()]
            assert surprise(found, [many * weight / sum(odds) for weight in odds]) < 6, position
