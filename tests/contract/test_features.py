"""Rows for networks: complete, within bounds, documented, and blind for what a seat can't know."""

import random
from array import array
from collections import defaultdict
from functools import cache
from itertools import chain

import pytest

from caber.core.contract import OVER, State
from caber.core.features import Feature, Features
from caber.core.reader import CHOICE, GROWING, MEMBERS, NUMBER, OBSERVER, ORDER, WHOSE_TURN
from caber.core.rng import Rng
from caber.games import NAMES, game
from caber.games.features import features
from tests.contract.spread import (
    Setting,
    Share,
    cells_of,
    facts_of,
    positions,
    settings,
    shares,
    walks,
    with_cell,
)
from tests.contract.worlds import guesses, kept, marks

by_share = pytest.mark.parametrize("share", shares(), ids=str)
by_game = pytest.mark.parametrize("name", NAMES)
EACH = 4  # positions of every kind that are changed


def layout(setting: Setting) -> Features:
    return features(setting.game, setting.game.options(setting.chosen))


@by_share
def test_a_row_is_as_long_as_its_names_and_lies_between_nothing_and_one(share: Share) -> None:
    for setting in share.settings:
        seen = layout(setting)
        assert len(seen.names) == len(set(seen.names)) == seen.size
        assert seen.players == setting.seats
        for position in positions([setting], games=1, each=6):
            for seat in range(setting.seats):
                row = seen.read(position.state, seat)
                assert row.typecode == "f" and len(row) == seen.size
                assert min(row) >= 0 and max(row) <= 1, position


@by_share
def test_the_table_lies_end_to_end(share: Share) -> None:
    for setting in share.settings:
        place = 0
        for row in layout(setting).table:
            assert row.first == place
            assert row.length == len(row.feature.cells) * len(row.feature.labels)
            place += row.length
        assert place == layout(setting).size


@by_share
def test_what_a_seat_cannot_know_changes_nothing(share: Share) -> None:
    for position in positions(share.settings, games=1, each=4):
        seen = layout(position.setting)
        for seat in range(seen.players):
            row = seen.read(position.state, seat)
            assert seen.read(position.state.hide(seat), seat) == row, position
            for world in guesses(position.state, seat, 3):
                assert seen.read(world, seat) == row, position


@by_game
def test_an_open_row_shows_what_is_hidden(name: str) -> None:
    differ = 0
    for position in positions(settings(name)[::5], games=1, each=4):
        seen = layout(position.setting)
        for seat in range(seen.players):
            openly = seen.read(position.state, seat, open=True)
            if kept(position.state, seat):
                differ += openly != seen.read(position.state, seat)
            else:
                assert openly == seen.read(position.state, seat), position
    assert (differ > 0) == game(name).secrets


@by_game
def test_a_hidden_state_is_never_read_openly(name: str) -> None:
    seen = layout(settings(name)[0])
    state = game(name).start()
    with pytest.raises(ValueError, match="can't be read openly"):
        seen.read(state.hide(0), 0, open=True)
    with pytest.raises(ValueError, match=f"they are 0 to {seen.players - 1}"):
        seen.read(state, seen.players)


# -- completeness ----------------------------------------------------------------------------------


@cache
def left_out(setting: str) -> frozenset[int]:
    """The cells that a layout leaves out."""
    found = next(each for each in settings(setting.partition(" ")[0]) if str(each) == setting)
    return frozenset(cell for cells in layout(found).left_out.values() for cell in cells)


def gates(seen: Features) -> list[int]:
    """The cells that say which others mean something, such as the phase."""
    return sorted({row.feature.gate[0] for row in seen.table if row.feature.gate})


@by_share
def test_every_other_fact_makes_a_difference(share: Share) -> None:
    """Put another value into one cell, such as it has at times in the same phase: the row differs."""
    rng = random.Random(5)
    for setting in share.settings:
        seen = layout(setting)
        views: dict[tuple[int, ...], list[tuple[State, list[int]]]] = defaultdict(list)
        for walk in walks([setting], games=2, seed=3):
            for _ in chain(walk.moves(), [OVER]):
                seat = int(rng.random() * seen.players)
                view = walk.state.hide(seat)
                facts = facts_of(view)
                views[(seat, *(facts[gate] for gate in gates(seen)))].append((view, facts))
        for (seat, *_), alike in views.items():
            for view, facts in rng.sample(alike, min(EACH, len(alike))):
                row = seen.read(view, seat)
                for cell in set(range(len(facts))) - left_out(str(setting)):
                    others = {theirs[cell] for _, theirs in alike} - {facts[cell]}
                    for value in sorted(others)[:2]:
                        changed = with_cell(view, cell, value)
                        assert seen.read(changed, seat) != row, f"{cell} to {value}: {walk}"


@by_share
def test_the_phase_makes_a_difference(share: Share) -> None:
    """Cells on which the meaning of others depends are told themselves."""
    for setting in share.settings:
        seen = layout(setting)
        told = [cell for row in seen.table for cell in row.feature.cells if not row.feature.gate]
        assert set(gates(seen)) <= set(told)


@by_share
def test_what_is_left_out_makes_no_difference_to_play(share: Share) -> None:
    """Twice as much of it, which keeps the order of moments: all rows and moves stay as they are."""
    for position in positions(share.settings, games=1, each=2):
        seen = layout(position.setting)
        one = position.state.copy()
        other = position.state.copy()
        for cell in left_out(str(position.setting)) - set(marks(one, 0)):
            other = with_cell(other, cell, 2 * cells_of(one)[cell])
        rng = Rng(1)
        for _ in range(30):
            assert other.turn == one.turn and other.moves() == one.moves(), position
            for seat in range(seen.players):
                assert seen.read(other, seat, open=True) == seen.read(one, seat, open=True), position
            if one.turn == OVER:
                assert other.outcome() == one.outcome(), position
                break
            move = one.pick(rng)
            one.act(move)
            other.act(move)


@by_share
def test_seats_are_counted_from_the_observer(share: Share) -> None:
    """The row's first entries: it is my turn exactly for whoever is to act."""
    for position in positions(share.settings[::3], games=1, each=4):
        seen = layout(position.setting)
        for seat in range(seen.players):
            row = seen.read(position.state, seat)
            assert (row[0] == 1) == (position.state.turn == seat), position
            assert list(row[seen.players + 2 :][: seen.players]).index(1) == seat


# -- what a declaration means ----------------------------------------------------------------------

MANY = 10_000  # more of something unbounded than any game has


def entries(feature: Feature, cells: list[int], index: int, value: int) -> list[float]:
    """What one cell of a feature reads, by the words of docs/observations.md."""
    if feature.gate and cells[feature.gate[0]] not in feature.gate[1]:
        return [0.0] * len(feature.labels)
    if feature.byte is not None:
        value = value >> 8 * feature.byte & 255
    if feature.kind == CHOICE:
        return [float(value == each) for each in feature.values]
    if feature.kind == MEMBERS:
        return [float(value >> each & 1) for each in feature.values]
    if feature.kind == ORDER:
        other = cells[feature.values[index]]
        return [float(value < other), float(value > other)]
    least, most = feature.values
    return [(value - least) / (most - least) if feature.kind == NUMBER else value / (value + most)]


def expected(seen: Features, view: State) -> "array[float]":
    """The first seat's row, worked out from the declarations alone."""
    row: list[float] = []
    cells = cells_of(view)
    for each in seen.table:
        for index, cell in enumerate(each.feature.cells):
            instead = {WHOSE_TURN: int(view.turn), OBSERVER: 0}
            value = instead[cell] if cell in instead else cells[cell]
            row += entries(each.feature, cells, index, value)
    return array("f", row)


@by_share
def test_rows_say_what_is_declared(share: Share) -> None:
    for position in positions(share.settings, games=1, each=4):
        seen = layout(position.setting)
        view = position.state.hide(0)
        assert seen.read(view, 0) == expected(seen, view), position


@by_game
def test_numbers_without_a_bound_may_be_as_large_as_they_like(name: str) -> None:
    seen = layout(settings(name)[0])
    view = game(name).start().hide(0)
    for row in seen.table:
        if row.feature.kind == GROWING:
            for cell in row.feature.cells:
                view = with_cell(view, cell, MANY)
    assert seen.read(view, 0) == expected(seen, view)


@by_game
def test_a_number_beyond_its_bounds_is_an_error(name: str) -> None:
    seen = layout(settings(name)[0])
    view = game(name).start().hide(0)
    cell, most = next(
        (row.feature.cells[0], row.feature.values[1]) for row in seen.table if row.feature.kind == NUMBER
    )
    with pytest.raises(ValueError, match="beyond its bounds"):
        seen.read(with_cell(view, cell, most + 1), 0)
