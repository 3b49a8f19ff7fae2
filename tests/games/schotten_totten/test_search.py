"""The search of Schotten-Totten: what it sees at once, what it never does, and how strong it is."""

import random
from math import inf

import pytest

from caber.arena.pairs import paired_score
from caber.bots.random import RandomBot
from caber.bots.schotten_totten.heuristic import HeuristicBot
from caber.bots.schotten_totten.outlooks import Outlooks
from caber.bots.schotten_totten.search import Eagle, claims_among, searched, study
from caber.bots.schotten_totten.tree import Tree
from caber.core.contract import CHANCE
from caber.core.options import Value
from caber.core.rng import Rng
from caber.games.schotten_totten import GAME
from caber.games.schotten_totten.drawing import read
from caber.games.schotten_totten.layout import FINISHED, PHASE, PLAY
from caber.games.schotten_totten.state import SchottenTotten
from tests.builds import COMPILED
from tests.games.schotten_totten.games import positions
from tests.strength import strength

MODES: dict[str, dict[str, Value]] = {
    "base": {},
    "expert": {"expert": True},
    "tactics": {"mode": "tactics"},
    "muddy": {"mode": "tactics", "mud_drop": "owner", "proof_jokers": True, "expert": True},
}
SIMULATIONS = 60 if COMPILED else 8
DUEL = """
    options: stones=3
    turn: 1 play
    1  r7 r8     |  b2 b3 b9
    2  g1        >  g7 g8 g9
    3            |
    hand 1: r9 o1
    hand 2: y1 y2
"""


def chosen(bot: Eagle, position: SchottenTotten) -> str:
    """What a bot plays, and that it is the same again."""
    view = position.hide(position.turn)
    move = bot.choose(view, Rng(1))
    assert bot.choose(view, Rng(1)) == move
    return position.text(move)


def decisions(options: dict[str, Value], seed: int, every: int) -> list[SchottenTotten]:
    """Positions of one game in which somebody has something to decide."""
    found = []
    for number, state in enumerate(positions(random.Random(seed), options)):
        if state.turn >= 0 and number % every == 0:
            copy = state.copy()
            assert isinstance(copy, SchottenTotten)
            found.append(copy)
    return found


def test_a_formation_is_completed_where_it_wins() -> None:
    assert chosen(Eagle(simulations=SIMULATIONS), read(DUEL)) == "r9@1"


@pytest.mark.parametrize("mode", MODES)
def test_whatever_the_position_the_move_is_legal_and_no_claim_is_missed(mode: str) -> None:
    bot = Eagle(simulations=3)
    for state in decisions(MODES[mode], seed=4, every=1 if COMPILED else 5):
        view = state.hide(state.turn)
        move = bot.choose(view, Rng(2))
        assert state.legal(move)
        claims = claims_among(state.moves())
        assert not claims or move in claims


@pytest.mark.parametrize("mode", MODES)
def test_what_is_hidden_changes_nothing(mode: str) -> None:
    bot = Eagle(simulations=SIMULATIONS)
    for state in decisions(MODES[mode], seed=5, every=7 if COMPILED else 29):
        view = state.hide(state.turn)
        other = view.guess(Rng(99)).hide(state.turn)
        assert other == view
        assert bot.choose(other, Rng(3)) == bot.choose(view, Rng(3))


@pytest.mark.parametrize("mode", MODES)
def test_a_study_covers_every_move(mode: str) -> None:
    for state in decisions(MODES[mode], seed=6, every=5 if COMPILED else 31):
        found = study(state.hide(state.turn), 0, SIMULATIONS, Rng(4))
        assert found.moves == state.moves()
        assert len(found.chances) == len(found.margins) == len(found.moves)
        assert all(0.0 <= chance <= 1.0 for chance in found.chances)
        assert found.exact == (not any(found.margins))
        assert found.value in found.chances
        assert study(state.hide(state.turn), 0, SIMULATIONS, Rng(4)) == found


def test_the_more_a_move_was_tried_the_smaller_its_margin() -> None:
    view = read(DUEL).hide(0)
    few, many = (study(view, 0, simulations, Rng(5)) for simulations in (SIMULATIONS, 8 * SIMULATIONS))
    best = many.chances.index(max(many.chances))
    assert many.margins[best] < few.margins[best]


def test_a_winning_claim_is_worth_the_game() -> None:
    position = read("""
        options: stones=1
        turn: 1 play
        1  r7 r8 r9  |  b2
        hand 1: o1
        hand 2: y1
    """)
    found = study(position.hide(0), 0, 4, Rng(1))
    assert found.chances[found.moves.index(position.parse("claim 1"))] == 1.0


def test_no_time_at_all_is_enough_for_a_move() -> None:
    position = read(DUEL)
    for bot in (Eagle(milliseconds=0), Eagle(simulations=0)):
        assert bot.choose(position.hide(0), Rng(1)) in position.moves()


def test_the_search_counts_its_simulations() -> None:
    assert searched(read(DUEL).hide(0), 0, 25).simulations == 25


def test_sides_that_are_remembered_are_as_if_worked_out_anew() -> None:
    """Further down a game the same table of sides must say what a fresh one would."""
    state = decisions({}, seed=8, every=1)[0]
    root = state.hide(0)
    kept = Outlooks(root.cells, root.rules, 0)
    rng = Rng(6)
    follow = state
    while follow.cells[PHASE] != FINISHED:
        follow.act(follow.nth(rng.below(follow.count())) if follow.turn != CHANCE else follow.pick(rng))
        if follow.cells[PHASE] != PLAY:
            continue
        fresh = Outlooks(root.cells, root.rules, 0)
        kept.turn_to(follow.cells)
        fresh.turn_to(follow.cells)
        for seat in (0, 1):
            for cards in (0, 0b11, 0b101 << 10, 1 | 1 << 10, 1 << 33 | 1 << 35):
                one, two = (each.outlook(seat, cards, 0, 3, False) for each in (kept, fresh))
                assert listed(kept, one) == listed(fresh, two)


def listed(outlooks: Outlooks, number: int) -> list[tuple[int, float]]:
    """An outlook as pairs."""
    places = range(outlooks.first[number], outlooks.beyond[number])
    return [(outlooks.strengths[place], outlooks.chances[place]) for place in places]


@strength
def test_search_beats_random() -> None:
    score = paired_score(GAME, {}, (Eagle(simulations=100), RandomBot()), 20, seed=3)
    assert score.low > 0.75, score


@pytest.mark.soak
@strength
def test_search_beats_one_move_ahead() -> None:
    """With some simulations, a small fraction of what a second allows."""
    score = paired_score(GAME, {}, (Eagle(simulations=1000), HeuristicBot()), 30, seed=4)
    assert score.low > 0.5, score


def test_a_search_stops_when_nobody_can_catch_up() -> None:
    saved = 0
    for position in decisions({}, 13, 8):
        view = position.hide(position.turn)
        if view.count() < 2 or claims_among(view.moves()):
            continue
        whole, short = (Tree(view.cells[:], view.rules, Rng(5)) for _ in range(2))
        whole.run(inf, 160)
        assert short.decide(inf, 160) == whole.best()
        saved += int(whole.simulations - short.simulations)
    assert saved > 0
