"""The solver against brute force, against plain simulation, and against what its own proofs say."""

from collections.abc import Iterator
from math import sqrt

import pytest

from caber.bots import bot, shelf
from caber.bots.schotten_rennen import tracks
from caber.bots.schotten_rennen.analysis import ANALYST
from caber.bots.schotten_rennen.duel import Duel
from caber.bots.schotten_rennen.field import turned
from caber.bots.schotten_rennen.losses import loss
from caber.bots.schotten_rennen.trio import Judgement, Trio
from caber.bots.schotten_rennen.turn import risk_of, standing, standings, stone_of
from caber.core.contract import CHANCE, EVERYBODY, OVER, State
from caber.core.errors import CaberError
from caber.core.options import Value
from caber.core.rng import Rng
from caber.games.schotten_rennen import GAME
from caber.games.schotten_rennen.layout import RISK, STONE
from caber.games.schotten_rennen.state import SchottenRennen
from tests.builds import COMPILED
from tests.games.schotten_rennen.expectimax import best_chance
from tests.strength import strength

Chosen = dict[str, Value]
BASE = "3,4,5,6,6,7,7,8,8,9,10,11"
LEVELS = [f"level{number}" for number in range(1, 6)]
SHORT = "4,hop,10,7" if COMPILED else "hop,10"
SURE = 4.5  # standard deviations


@pytest.fixture(autouse=True)
def nothing_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(shelf.FOLDER, "")


def start(**chosen: Value) -> SchottenRennen:
    state = GAME.start(chosen)
    assert isinstance(state, SchottenRennen)
    return state


def solve(state: SchottenRennen) -> Duel:
    return tracks.solved(state).duel


# -- brute force -----------------------------------------------------------------------------------

SMALL: list[Chosen] = [
    {"track": "7,10"},
    {"track": "11,bog", "bog_red": 11},
    {"track": "skip,10", "goal_target": 9},
    {"track": "10,jump", "bonus": "automatic", "jump_yellow": 8},
    {"track": "well,load", "well_red": 10},
    {"track": "rival"},
    {"track": "rank,path", "goal_target": "none"},
    {"track": "crowd,path", "begins": 2},
]
LONGER: list[Chosen] = [
    {"track": "10,bog,11"},
    {"track": "7,jump,9"},
    {"track": "load,rank,path"},
    {"track": "rival,10,well"},
    {"track": "hop,skip,jump"},
]


@pytest.mark.parametrize("chosen", SMALL if COMPILED else SMALL[:1], ids=str)
def test_brute_force_finds_the_same_value(chosen: Chosen) -> None:
    agree_with_brute_force(chosen)


@pytest.mark.soak
@pytest.mark.parametrize("chosen", LONGER, ids=str)
def test_brute_force_finds_the_same_value_of_longer_tracks(chosen: Chosen) -> None:
    agree_with_brute_force(chosen)


def agree_with_brute_force(chosen: Chosen) -> None:
    duel = solve(start(**chosen))
    found = best_chance({**chosen, "begins": 1})
    assert duel.lower[0] - 1e-12 <= found <= duel.upper[0] + 1e-12


# -- bounds ----------------------------------------------------------------------------------------


def test_bounds_only_ever_come_closer() -> None:
    state = start(track=SHORT)
    duel = Duel(state.rules, state.cells)
    gap = 1.0
    while gap > 1e-9:
        before = list(duel.lower), list(duel.upper)
        gap = duel.sweep()
        assert all(new >= old - 1e-15 for old, new in zip(before[0], duel.lower))
        assert all(new <= old + 1e-15 for old, new in zip(before[1], duel.upper))
        assert all(low <= high + 1e-15 for low, high in zip(duel.lower, duel.upper))


def test_standings_are_numbered_without_gaps() -> None:
    rules = start(track=BASE).rules
    found = [(0, 3), *((stone, risk) for stone in range(1, 13) for risk in range(4))]
    assert [int(standing(stone, risk)) for stone, risk in found] == list(range(standings(rules)))
    assert [(stone_of(number), risk_of(number)) for number in range(standings(rules))] == found


def test_a_track_that_is_not_laid_cannot_be_solved() -> None:
    for chosen in ({}, {"track": "pro"}, {"track": "3,4", "shuffle": True}):
        with pytest.raises(CaberError, match="isn't laid"):
            tracks.solved(start(**chosen))


# -- simulation ------------------------------------------------------------------------------------


def won(state: SchottenRennen, games: int, seed: int) -> int:
    """How many of so many games the beginner wins, both looking up every decision."""
    duel, rng, wins = solve(state), Rng(seed), 0
    chosen = [duel.solved(other).choices() for other in range(duel.standings)]
    for _ in range(games):
        race = state.copy()
        while race.turn != OVER:
            if race.turn == CHANCE:
                race.act(race.pick(rng))
                continue
            table = turned(race.cells)
            other = standing(table[STONE + 1], table[RISK + 1])
            turn = duel.turn_against(other)
            position = turn.slot_of(race.cells) - turn.won - 1
            move = turn.move[chosen[other][position]]
            race.act(move if race.legal(move) else race.parse("ask 1"))  # “ask 2” was for the other seat
        outcome = race.outcome()
        assert outcome is not None
        wins += outcome.payoffs[0] > 0
    return wins


def agree_with_simulation(state: SchottenRennen, games: int, seed: int = 1) -> None:
    value = solve(state).chance(0, 0)
    found = won(state, games, seed) / games
    assert abs(found - value) <= SURE * sqrt(value * (1 - value) / games)


def test_simulation_finds_the_same_value() -> None:
    agree_with_simulation(start(track=SHORT), 5_000 if COMPILED else 300)


@strength
@pytest.mark.parametrize("track", [BASE, "bog,3,rival,10,jump,4,7,rank,9,well,path,11"])
def test_simulation_finds_the_same_value_of_whole_tracks(track: str) -> None:
    agree_with_simulation(start(track=track), 5_000)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("track", [BASE, "bog,3,rival,10,jump,4,7,rank,9,well,path,11"])
def test_simulation_finds_the_same_value_in_a_million_games(track: str, part: int) -> None:
    agree_with_simulation(start(track=track), 100_000, part)


# -- analysis --------------------------------------------------------------------------------------


def stroll(state: SchottenRennen, seed: int) -> Iterator[SchottenRennen]:
    rng = Rng(seed)
    while state.turn != OVER:
        yield state
        state.play(state.pick(rng))


def first(state: State) -> float:
    """The first seat's chance, also once it has won or lost."""
    outcome = state.outcome()
    return ANALYST.chances(state)[0] if outcome is None else float(outcome.payoffs[0] > 0)


@pytest.mark.parametrize("begins", [1, 2])
def test_chances_follow_from_those_after_every_move(begins: int) -> None:
    seen = 0
    for seed in range(6):
        for state in stroll(start(track=SHORT, begins=begins), seed):
            chances = ANALYST.chances(state)
            assert sum(chances) == pytest.approx(1, abs=1e-15)
            after = [first(state.after(move)) for move in state.moves()]
            if state.turn == CHANCE:
                odds = state.odds()
                expected = sum(weight * chance for weight, chance in zip(odds, after)) / sum(odds)
            else:
                expected = max(after) if state.turn == 0 else min(after)
            assert chances[0] == pytest.approx(expected, abs=1e-9)
            seen += 1
    assert seen > 100


def test_chances_are_exact_for_two_alone() -> None:
    assert ANALYST.offered(GAME.options()) and ANALYST.exact(GAME.options())
    assert not ANALYST.offered(GAME.options({"players": 3}))


# -- levels ----------------------------------------------------------------------------------------


def test_the_last_level_loses_nothing_and_the_others_less_and_less() -> None:
    state = start(track=SHORT)
    lost = [loss(state, bot(name, GAME.name)) for name in LEVELS]
    means = [each.mean for each in lost]
    assert abs(lost[-1].beginning) < 1e-9 and abs(lost[-1].following) < 1e-9
    assert all(each.beginning > -1e-9 and each.following > -1e-9 for each in lost)
    if COMPILED:  # the other track is too short for every level to differ
        assert means == sorted(means, reverse=True) and means[0] > 0.1 and means[2] > 0.001


@strength
@pytest.mark.parametrize("name", ["level1", "level3"])
def test_a_loss_is_what_games_show(name: str) -> None:
    """Worked out and played: both must agree, whoever begins."""
    state = start(track=SHORT)
    value, lost, games = solve(state).chance(0, 0), loss(state, bot(name, GAME.name)), 800
    for first, expected in ((0, value - lost.beginning), (1, 1 - value - lost.following)):
        rng, wins = Rng(first), 0
        seats = [bot(name, GAME.name), bot("level5", GAME.name)]
        for _ in range(games):
            race = state.copy()
            while race.turn != OVER:
                if race.turn == CHANCE:
                    race.act(race.pick(rng))
                else:
                    race.act(seats[(race.turn + first) % 2].choose(race.hide(race.turn), rng))
            outcome = race.outcome()
            assert outcome is not None
            wins += outcome.payoffs[first] > 0
        assert abs(wins / games - expected) <= SURE * sqrt(expected * (1 - expected) / games)


# -- three -----------------------------------------------------------------------------------------


def test_what_is_proven_for_three_holds_together() -> None:
    state = start(track="7,10" if COMPILED else "7", players=3)
    found = tracks.settled(state)
    assert sum(found.kept) == pytest.approx(1, abs=1e-6)  # somebody wins: at least becomes exactly
    assert all(kept <= left + 1e-12 for kept, left in zip(found.kept, found.left))
    assert found.left[0] - found.kept[0] < 0.01
    assert found.kept[0] == pytest.approx(found.trio.mover[0], abs=0.01)


def test_nobody_gains_by_a_departure_that_is_tried() -> None:
    """Each level plays in each seat against the table: none wins more than was proven to be possible."""
    state = start(track="7", players=3)
    trio = Trio(state.rules, state.cells)
    order = range(int(trio.standings))[::-1]
    for _ in range(30):
        for following in order:
            trio.settle(following)
    judgement = Judgement(trio)
    for _ in range(60):
        for following in order:
            judgement.improve(following)
    games = 4_000 if COMPILED else 300
    for seat, name in ((0, "level1"), (1, "level3"), (2, "level4")):
        wins, rng, other = 0, Rng(seat), bot(name, GAME.name)
        for _ in range(games):
            race = state.copy()
            while race.turn != OVER:
                if race.turn == CHANCE:
                    race.act(race.pick(rng))
                elif race.turn == seat:
                    race.act(other.choose(race.hide(seat), rng))
                else:
                    following, third = (
                        standing(race.cells[STONE + each], race.cells[RISK + each])
                        for each in ((race.turn + 1) % 3, (race.turn + 2) % 3)
                    )
                    race.act(trio.value(following, third).best_move(race.cells))
            outcome = race.outcome()
            assert outcome is not None
            wins += seat in outcome.winners
        most = judgement.left[seat][0]
        assert wins / games <= most + SURE * sqrt(most * (1 - most) / games)


# -- what is kept ----------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv(shelf.FOLDER, f"{tmp_path}/solved")
    tracks.forget()
    return f"{tmp_path}/solved"


def test_a_track_is_solved_once(folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state = start(track="7,8")
    first = tracks.solved(state)
    tracks.forget()
    monkeypatch.setattr(tracks, "_solve", lambda *_: pytest.fail("solved again"))
    again = tracks.solved(start(track="7,8", begins=2))
    assert (again.seconds, again.sweeps) == (first.seconds, first.sweeps)
    assert list(again.duel.lower) == list(first.duel.lower)


def test_a_view_can_be_analysed_by_anybody() -> None:
    state = start(track=SHORT)
    assert state.viewer == EVERYBODY
    assert ANALYST.chances(state.hide(1)) == ANALYST.chances(state)
