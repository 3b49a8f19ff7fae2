"""A batch plays exactly what its games would play one by one, with the same chance."""

import random
from collections import Counter
from itertools import pairwise

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from caber.batch import Batch
from caber.batch.engine import Engine
from caber.core.contract import CHANCE, OVER, State
from caber.core.errors import BadOption, CaberError, IllegalMove
from caber.core.rng import Rng
from caber.games import NAMES
from caber.games.features import features
from tests.builds import COMPILED
from tests.contract.spread import Setting, Share, one_of, positions, settings, shares, surprise

by_share = pytest.mark.parametrize("share", shares(), ids=str)
by_game = pytest.mark.parametrize("name", NAMES)

SIZE = 5
SEED = 40
STEPS = 60 if COMPILED else 25  # after which games are played to their end at random


def batch_of(setting: Setting, again: bool = False) -> Batch:
    return Batch(setting.game.name, SIZE, setting.chosen, seed=SEED, again=again)


class Alone:
    """One game as the contract plays it: the yardstick for a game of a batch."""

    def __init__(self, setting: Setting, index: int) -> None:
        self.state = setting.start()
        self.rng = Rng(SEED + index)
        self.played = 0
        self.deal()

    def deal(self) -> None:
        while self.state.turn == CHANCE:
            self.play(self.state.pick(self.rng))

    def play(self, move: int) -> None:
        self.state.play(move)
        self.played += 1

    def decide(self, move: int) -> None:
        self.play(move)
        self.deal()


def assert_alike(batch: Batch, games: list[Alone]) -> None:
    menus = batch.moves()
    assert menus.counts.sum() == len(menus.moves)
    for alone, first, count in zip(games, menus.firsts, menus.counts):
        assert menus.moves[first : first + count].tolist() == alone.state.moves()
    masks = batch.masks()
    for index, alone in enumerate(games):
        state = alone.state
        assert batch.turn[index] == state.turn
        assert batch.played[index] == alone.played
        assert np.flatnonzero(masks[index]).tolist() == sorted(state.moves())
        assert batch.done[index] == (state.turn == OVER)
        outcome = state.outcome()
        assert batch.payoffs[index].tolist() == (list(outcome.payoffs) if outcome else [0] * batch.seats)
        assert batch.state(index) == state


@by_share
def test_a_batch_plays_the_games_that_are_played_one_by_one(share: Share) -> None:
    choice = random.Random(1)
    for setting in share.settings:
        batch = batch_of(setting)
        games = [Alone(setting, index) for index in range(SIZE)]
        assert_alike(batch, games)
        for _ in range(STEPS):
            moves = [one_of(alone.state.moves() or [-7], choice) for alone in games]
            before = sum(alone.played for alone in games)
            for alone, move in zip(games, moves):
                if alone.state.turn != OVER:
                    alone.decide(move)
            assert batch.step(moves) == sum(alone.played for alone in games) - before
            assert_alike(batch, games)
        for alone in games:
            alone.played += int(alone.state.playout(alone.rng))
        batch.playout()
        assert_alike(batch, games)


@by_share
def test_observations_are_the_rows_that_environments_hand_out(share: Share) -> None:
    for setting in share.settings:
        batch = batch_of(setting)
        seen = features(batch.game, batch.options)
        for _ in range(STEPS // 4):
            rows = batch.observations()
            assert rows.shape == (SIZE, seen.size) and rows.dtype == np.float32
            for row, seat, index in zip(rows, batch.turn, range(SIZE)):
                if seat == OVER:
                    assert not row.any(), setting
                else:
                    assert row.tolist() == seen.read(batch.state(index), int(seat)).tolist(), setting
            batch.random(3)
        batch.playout()
        assert batch.observations() is rows and not rows.any(), setting


@by_share
def test_random_moves_are_those_of_a_playout(share: Share) -> None:
    for setting in share.settings:
        states = [setting.start() for _ in range(SIZE)]
        played = [int(state.playout(Rng(SEED + index))) for index, state in enumerate(states)]
        at_once, by_steps = batch_of(setting), batch_of(setting)
        dealt = int(by_steps.played.sum())
        at_once.playout()
        made = 0
        while not by_steps.done.all():
            made += by_steps.random(3)
        assert at_once.played.tolist() == by_steps.played.tolist() == played
        assert made == sum(played) - dealt
        assert by_steps.random() == by_steps.playout() == 0
        assert at_once.finished == by_steps.finished == SIZE
        for index, state in enumerate(states):
            outcome = state.outcome()
            assert outcome is not None and tuple(at_once.payoffs[index]) == outcome.payoffs
            assert at_once.state(index) == by_steps.state(index) == state


@by_game
def test_a_game_depends_on_its_own_seed_alone(name: str) -> None:
    small, large = Batch(name, 3, seed=9), Batch(name, 40, seed=5)
    for batch in (small, large):
        batch.random(7)
    for index in range(3):
        assert small.state(index) == large.state(4 + index)
    assert len({large.state(index).digest() for index in range(40)}) > 30
    large.reset(9)
    large.random(7)
    assert large.state(2) == small.state(2)


@by_game
def test_games_begin_again_by_themselves(name: str) -> None:
    setting = settings(name)[0]
    batch = batch_of(setting, again=True)
    states, rngs = [setting.start() for _ in range(SIZE)], [Rng(SEED + index) for index in range(SIZE)]
    for state, rng in zip(states, rngs):
        state.wander(rng, 0)
    ended = 0
    while ended < 4:
        made = batch.random()
        for index, state in enumerate(states):
            made -= int(state.wander(rngs[index], 1))
            assert batch.done[index] == (state.turn == OVER)
            if state.turn == OVER:
                ended += 1
                outcome = state.outcome()
                assert outcome is not None and tuple(batch.payoffs[index]) == outcome.payoffs
                states[index] = setting.start()
                made -= int(states[index].wander(rngs[index], 0))
            assert batch.state(index) == states[index] and batch.turn[index] == states[index].turn
        assert not made  # dealing counts as well
    assert batch.finished == ended


@by_game
def test_chance_keeps_to_its_odds(name: str) -> None:
    """At nodes where any outcome leads to a decision, so that it can be told where chance has led."""
    nodes = 0
    for position in positions(settings(name)[:1], games=30, each=20, seed=3):
        state = position.state
        if state.turn != CHANCE or state.count() == 1 or any(following_chance(state)):
            continue
        odds: Counter[str] = Counter()
        for move, weight in zip(state.moves(), state.odds()):
            odds[state.after(move).digest()] += weight
        if len(odds) == 1:
            continue
        many = 40 * odds.total()
        found = Counter(each.digest() for each in Engine(state, 2, 1, many, 1000 * nodes, False).states)
        assert found.keys() <= odds.keys(), position
        expected = [many * weight / odds.total() for weight in odds.values()]
        assert surprise([found[end] for end in odds], expected) < 6, position
        nodes += 1
        if nodes == (6 if COMPILED else 2):
            return
    assert nodes


def following_chance(state: State) -> list[bool]:
    """By outcome: whether chance moves once more after it."""
    return [state.after(move).turn == CHANCE for move in state.moves()]


# -- what is refused -------------------------------------------------------------------------------


@by_game
def test_an_illegal_move_is_named_and_nothing_is_played(name: str) -> None:
    batch = Batch(name, 8, seed=2)
    batch.random(4)
    moves = batch.masks().argmax(1)
    before = [batch.state(index) for index in range(8)], batch.turn.copy(), batch.played.copy()
    for index, wrong in ((7, batch.width), (3, -1), (0, 2**40), (5, int((~batch.masks()[5]).argmax()))):
        mistaken = moves.copy()
        mistaken[index] = wrong
        with pytest.raises(IllegalMove, match=f"Game {index} of the batch.* move {wrong},") as refused:
            batch.step(mistaken)
        with pytest.raises(CaberError) as alone:
            batch.state(index).play(wrong)
        assert str(alone.value) in str(refused.value)
        after = [batch.state(index) for index in range(8)], batch.turn, batch.played
        assert before[0] == after[0] and (before[1] == after[1]).all() and (before[2] == after[2]).all()
    assert batch.step(moves) >= 8


@pytest.mark.parametrize(
    "moves",
    [[1, 2], [[1, 2, 3]], 1, [1.0, 2.0, 3.0], [True, False, True], ["a", "b", "c"], [None, 1, 2]],
    ids=repr,
)
def test_moves_of_another_shape_or_kind_are_refused(moves: object) -> None:
    batch = Batch(NAMES[0], 3)
    with pytest.raises(CaberError, match="takes 3 whole numbers"):
        batch.step(moves)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("number", "value"), [("size", 0), ("size", -3), ("size", 2.5), ("size", True), ("workers", 0)]
)
def test_numbers_that_make_no_sense_are_refused(number: str, value: int) -> None:
    with pytest.raises(CaberError, match=f"{number} can't be {value}.*at least 1"):
        Batch(NAMES[0], **{"size": 4, number: value})  # type: ignore[arg-type]


def test_more_about_what_is_refused() -> None:
    with pytest.raises(CaberError, match=r"workers can't be 5.*at most 4"):
        Batch(NAMES[0], 4, workers=5)
    with pytest.raises(CaberError, match="There is no game called “chess”"):
        Batch("chess", 4)
    with pytest.raises(BadOption):
        Batch(NAMES[0], 4, {"no such option": 1})
    batch = Batch(NAMES[0], 4)
    for wrong in (0, -1, 1.5, True):
        with pytest.raises(CaberError, match="decisions can't be"):
            batch.random(wrong)  # type: ignore[arg-type]
    for index in (-1, 4):
        with pytest.raises(CaberError, match="index can't be"):
            batch.state(index)


def test_arrays_are_the_same_for_ever_and_cannot_be_written_to() -> None:
    batch = Batch(NAMES[0], 4)
    arrays = batch.turn, batch.done, batch.payoffs, batch.played, batch.masks(), batch.observations()
    batch.playout()
    assert batch.masks() is arrays[4] and not arrays[4].any() and arrays[1].all()
    assert batch.observations() is arrays[5]
    kinds = [np.int64, np.bool_, np.int64, np.int64, np.bool_, np.float32]
    assert [array.dtype for array in arrays] == kinds
    for array in arrays:
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


def test_moves_may_be_any_whole_numbers() -> None:
    batches = [Batch(NAMES[0], 6, seed=3) for _ in range(4)]
    moves = batches[0].masks().argmax(1)
    spread = np.zeros(12, np.int64)
    spread[::2] = moves
    for batch, given in zip(batches, (moves, moves.tolist(), moves.astype(np.uint16), spread[::2])):
        batch.step(given)
    for one, other in pairwise(batches):
        assert [one.state(index) for index in range(6)] == [other.state(index) for index in range(6)]


def test_a_state_taken_out_is_a_copy() -> None:
    batch = Batch(NAMES[0], 2)
    taken = batch.state(0)
    taken.playout(Rng(1))
    assert batch.state(0).turn != OVER


def test_an_engine_takes_moves_from_plain_python() -> None:
    setting = settings(NAMES[0])[0]
    engine = Engine(setting.start(), 2, setting.game.decisions, 2, 0, False)
    assert engine.refused(vec[i64]([-1, -1])) == 0
