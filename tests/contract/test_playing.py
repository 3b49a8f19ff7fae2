"""Playing: copies stay as they are, the menu is stable, illegal moves change nothing, games end."""

import random
from functools import partial
from itertools import chain

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from caber.core.contract import CHANCE, EVERYBODY, OVER, State
from caber.core.dealer import Dealer
from caber.core.errors import CaberError, IllegalMove
from caber.core.options import Option, Own
from caber.core.record import Record, read
from caber.core.rng import Rng
from caber.games import NAMES, game
from tests.contract.spread import (
    STYLES,
    Guide,
    Share,
    Walk,
    cells_of,
    facts_of,
    move_numbers,
    one_of,
    positions,
    represented,
    settings,
    shares,
    walks,
)

by_share = pytest.mark.parametrize("share", shares(), ids=str)
by_game = pytest.mark.parametrize("name", NAMES)


# -- options ---------------------------------------------------------------------------------------


@by_game
def test_every_value_offered_can_be_played(name: str) -> None:
    of = game(name)
    played = {pair for setting in settings(name) for pair in of.options(setting.chosen).items()}
    assert {(option.name, value) for option in of.offered for value in represented(option)} <= played
    for option in of.offered:
        for value in option.choices:
            if (option.name, value) not in played:
                state = of.start({option.name: value})
                state.playout(Rng(1))
                assert state.outcome() is not None


def test_many_values_are_represented_by_a_few() -> None:
    assert represented(Option("slot", tuple(range(20)))) == (0, 1, 10, 19)
    assert represented(Option("slot", (2, 1, 3, 4))) == (2, 1, 3, 4)
    assert represented(Option("slot", (2, 1), Own(str, "cellar"))) == (2, 1, "cellar")


@by_game
def test_options_can_be_written_and_read(name: str) -> None:
    for setting in settings(name):
        options = setting.start().options
        assert options == game(name).options(setting.chosen)
        assert type(options).read(game(name).offered, str(options)) == options
        assert hash(type(options).read(game(name).offered, str(options))) == hash(options)


@by_game
def test_names_in_the_table_are_those_of_the_games(name: str) -> None:
    assert game(name).name == name
    assert game(name).version >= 1
    assert {setting.seats for setting in settings(name)} <= set(game(name).seats)


# -- copies ----------------------------------------------------------------------------------------


@by_share
def test_playing_never_changes_a_copied_state(share: Share) -> None:
    for walk in walks(share.settings, games=1):
        copied = walk.setting.start()
        cells = cells_of(copied)
        for _ in walk.moves():
            assert cells_of(copied) == cells, walk
            copied = walk.state.copy()
            cells = cells_of(copied)
            assert copied == walk.state and cells == cells_of(walk.state), walk
        assert cells_of(copied) == cells, walk


@by_share
def test_after_leaves_the_state_as_it_is(share: Share) -> None:
    for walk in walks(share.settings, games=1):
        before = later = walk.setting.start()
        cells = cells_of(before)
        for move in walk.moves():
            assert later == walk.state, walk
            before = walk.state.copy()
            cells = cells_of(before)
            later = before.after(move)
            assert cells_of(before) == cells, walk
        assert later == walk.state, walk


@by_share
def test_a_copy_goes_its_own_way(share: Share) -> None:
    for position in positions(share.settings, games=1, each=4):
        state = position.state
        cells = cells_of(state)
        state.copy().playout(Rng(1))
        assert cells_of(state) == cells, position
        first, second = state.copy(), state.copy()
        first.playout(Rng(2))
        second.playout(Rng(2))
        assert first == second, position


@by_share
def test_questions_change_nothing(share: Share) -> None:
    for position in positions(share.settings, games=1, each=4):
        state = position.state
        facts = facts_of(state)
        for move in state.moves():
            state.legal(move)
            state.text(move)
            for viewer in position.setting.viewers:
                state.seen(move, viewer)
        for viewer in position.setting.viewers:
            state.hide(viewer).guess(Rng(0))
        if state.turn == CHANCE:
            state.odds()
        if state.turn != OVER:
            state.pick(Rng(0))
        state.outcome()
        state.refusal(0)
        assert facts_of(state) == facts, position
        assert state.viewer == EVERYBODY, position


# -- the menu --------------------------------------------------------------------------------------


@by_share
def test_the_menu_is_stable(share: Share) -> None:
    for walk in walks(share.settings, games=1):
        for _ in walk.moves():
            state = walk.state
            moves = state.moves()
            assert moves, walk
            assert all(type(move) is int for move in moves), walk
            assert moves == state.moves() == state.copy().moves(), walk
            assert moves == [state.nth(index) for index in range(state.count())], walk
            assert len(moves) == state.count() == len(set(moves)), walk


@by_share
def test_all_moves_are_written_at_once_as_the_menu_lists_them(share: Share) -> None:
    beyond = move_numbers(share.settings[0].game.name)
    for walk in walks(share.settings, games=2):
        for _ in chain(walk.moves(), [OVER]):
            for viewer in (EVERYBODY, *walk.setting.viewers):
                state = walk.state if viewer == EVERYBODY else walk.state.hide(viewer)
                moves = state.moves()
                row = vec[i64]([-7] * (beyond + 4))
                assert state.enlist(row, 3) == 3 + len(moves), (viewer, str(walk))
                assert list(row) == [-7] * 3 + moves + [-7] * (beyond + 1 - len(moves)), (viewer, str(walk))


@by_share
def test_legal_is_true_for_the_menu_and_for_nothing_else(share: Share) -> None:
    numbers = range(move_numbers(share.settings[0].game.name))
    for position in positions(share.settings, games=1, each=12):
        state = position.state
        assert [move for move in numbers if state.legal(move)] == sorted(state.moves()), position
        for move in (-1, -(2**40), len(numbers), len(numbers) + 1, 2**40):
            assert not state.legal(move), (move, str(position))


@by_share
def test_no_decision_has_a_number_beyond_those_of_decisions(share: Share) -> None:
    of = share.settings[0].game
    for walk in walks(share.settings, games=2):
        for _ in walk.moves():
            bound = of.moves if walk.state.turn == CHANCE else of.decisions
            for viewer in (EVERYBODY, *walk.setting.viewers):
                moves = (walk.state if viewer == EVERYBODY else walk.state.hide(viewer)).moves()
                assert all(0 <= move < bound for move in moves), (viewer, str(walk))


@by_share
def test_illegal_moves_are_refused_and_change_nothing(share: Share) -> None:
    rng = random.Random(5)
    for position in positions(share.settings, games=1, each=4):
        total = move_numbers(position.setting.game.name)
        state = position.state
        cells = cells_of(state)
        moves = set(state.moves())
        for move in {int(rng.random() * total) for _ in range(20)} - moves:
            with pytest.raises(IllegalMove) as refused:
                state.play(move)
            assert refused.value.key and str(refused.value), (move, str(position))
            assert cells_of(state) == cells, (move, str(position))
            with pytest.raises(IllegalMove):
                state.after(move)
        for move in (-1, total, 2**40):
            with pytest.raises(CaberError) as misnamed:
                state.play(move)
            assert misnamed.value.key and str(misnamed.value), (move, str(position))
            assert cells_of(state) == cells, (move, str(position))


@by_share
def test_a_refusal_is_given_for_illegal_moves_only(share: Share) -> None:
    rng = random.Random(6)
    for position in positions(share.settings, games=1, each=2):
        numbers = range(move_numbers(position.setting.game.name))
        for move in {*position.state.moves(), *(one_of(numbers, rng) for _ in range(20))}:
            refusal = position.state.refusal(move)
            assert (refusal is None) == position.state.legal(move), (move, str(position))


# -- playouts --------------------------------------------------------------------------------------


@by_share
def test_a_playout_is_what_picking_and_playing_gives(share: Share) -> None:
    for setting in share.settings:
        for seed in range(4):
            quick, stepped, acted = setting.start(), setting.start(), setting.start()
            rng = Rng(seed)
            played = 0
            while stepped.turn != OVER:
                move = stepped.pick(rng)
                stepped.play(move)
                acted.act(move)
                played += 1
            assert quick.playout(Rng(seed)) == played, (str(setting), seed)
            assert quick == stepped == acted, (str(setting), seed)
            assert quick.digest() == stepped.digest() == acted.digest(), (str(setting), seed)


@by_share
def test_a_game_replays_from_its_notation(share: Share) -> None:
    for walk in walks(share.settings, games=1):
        texts = [walk.state.text(move) for move in walk.moves()]
        replayed = walk.setting.start()
        for text in texts:
            replayed.play(replayed.parse(text))
        assert replayed == walk.state and replayed.digest() == walk.state.digest(), walk


@by_share
def test_a_game_replays_from_its_record(share: Share) -> None:
    for walk in walks(share.settings, games=1):
        names = tuple(f"player {seat}" for seat in range(walk.setting.seats))
        record = Record(walk.setting.game, walk.state.options, names, Dealer(bytes(32)).commitment)
        for move in walk.moves():
            record.play(move)
        again = read(record.write(), game)
        assert again.state == walk.state and again.state.digest() == walk.state.digest(), walk
        assert again.write() == record.write(), walk
        for viewer in walk.setting.viewers:
            shown = read(record.redact(viewer).write(), game)
            assert shown.state == walk.state.hide(viewer), (viewer, str(walk))


# -- endings ---------------------------------------------------------------------------------------


GAMES = {"random": 3, "curious": 3, "first": 1, "last": 1}  # the last two leave only chance to chance


@by_share
@pytest.mark.parametrize("style", STYLES)
def test_the_game_ends_with_a_reason(share: Share, style: str) -> None:
    for setting in share.settings:
        guide = Guide(style, seed=1)
        for _ in range(GAMES[style]):
            walk = Walk(setting, guide)
            for _ in walk.moves():  # which stops if the game takes too long
                assert walk.state.outcome() is None, walk
                assert walk.state.turn == CHANCE or 0 <= walk.state.turn < setting.seats, walk
            outcome = walk.state.outcome()
            assert outcome is not None, walk
            assert len(outcome.payoffs) == len(outcome.points) == setting.seats, walk
            assert sum(outcome.payoffs) == 0, walk
            assert all(type(number) is int for number in outcome.payoffs + outcome.points), walk
            assert all(points >= 0 for points in outcome.points), walk
            assert outcome.reason.isidentifier(), walk
            if outcome.winner is not None:
                assert outcome.payoffs[outcome.winner] > 0, walk
            for pay in (
                walk.state.pay,
                partial(State.pay, walk.state),
            ):  # the game's own, and as it is inherited
                paid = vec[i64]([9] * (setting.seats + 2))
                pay(paid, 1)
                assert list(paid) == [9, *outcome.payoffs, 9], walk


@by_share
def test_nothing_can_be_played_once_it_is_over(share: Share) -> None:
    for walk in walks(share.settings, games=1):
        total = move_numbers(walk.setting.game.name)
        *_, last = walk.moves()
        state = walk.state
        ended = cells_of(state)
        assert state.turn == OVER, walk
        assert state.moves() == [] and state.count() == 0, walk
        assert not any(state.legal(move) for move in range(total)), walk
        with pytest.raises(IllegalMove):
            state.play(last)
        assert state.playout(Rng(0)) == 0, walk
        assert cells_of(state) == ended, walk
