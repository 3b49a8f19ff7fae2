"""A batch on several processes is the same batch."""

import os
import signal
from collections.abc import Iterator

import pytest

from caber.batch import Batch
from caber.batch.crew import Crew
from caber.core.build import is_compiled
from caber.core.errors import BadOption, CaberError, IllegalMove
from caber.games import NAMES

SIZE = 11


@pytest.fixture(scope="module", params=[NAMES[0], NAMES[-1]])
def pair(request: pytest.FixtureRequest) -> Iterator[tuple[Batch, Batch]]:
    with Batch(request.param, SIZE, seed=4, workers=2) as shared:
        yield Batch(request.param, SIZE, seed=4), shared


def assert_alike(one: Batch, other: Batch) -> None:
    for attribute in ("turn", "done", "payoffs", "played"):
        assert (getattr(one, attribute) == getattr(other, attribute)).all(), attribute
    assert (one.masks() == other.masks()).all()
    for ours, theirs in zip(one.moves(), other.moves()):
        assert (ours == theirs).all()
    assert (one.observations() == other.observations()).all()
    assert one.finished == other.finished
    assert [one.state(index) for index in range(SIZE)] == [other.state(index) for index in range(SIZE)]


def test_two_processes_play_what_one_plays(pair: tuple[Batch, Batch]) -> None:
    for seed in (4, 9):
        for batch in pair:
            batch.reset(seed)
        assert_alike(*pair)
        for _ in range(5):
            moves = pair[0].masks().argmax(1)
            assert pair[0].step(moves) == pair[1].step(moves)
            assert_alike(*pair)
        assert pair[0].random(6) == pair[1].random(6)
        assert_alike(*pair)
        assert pair[0].playout() == pair[1].playout()
        assert_alike(*pair)


def test_an_illegal_move_in_any_process_changes_nothing_in_any(pair: tuple[Batch, Batch]) -> None:
    for batch in pair:
        batch.reset(1)
    for index in (0, SIZE - 1):
        moves = pair[0].masks().argmax(1)
        moves[index] = -5
        for batch in pair:
            with pytest.raises(IllegalMove, match=f"Game {index} of the batch"):
                batch.step(moves)
        assert_alike(*pair)


def test_shared_arrays_cannot_be_written_to(pair: tuple[Batch, Batch]) -> None:
    for array in (
        pair[1].turn,
        pair[1].done,
        pair[1].payoffs,
        pair[1].played,
        pair[1].masks(),
        pair[1].observations(),
    ):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


def test_bad_options_are_refused_before_any_process_is_started() -> None:
    with pytest.raises(BadOption):
        Batch(NAMES[0], 4, {"clans": 1, "values": 3}, workers=2)


def test_a_lost_process_is_told_and_closing_ends_the_others() -> None:
    batch = Batch(NAMES[-1], 4, workers=2)
    crew = batch._hands
    assert isinstance(crew, Crew)
    victim = crew.processes[0].pid
    assert victim is not None
    os.kill(victim, signal.SIGKILL)
    crew.processes[0].join()
    with pytest.raises(CaberError, match="Create a new batch"):
        batch.playout()
    batch.close()
    assert not any(process.is_alive() for process in crew.processes)


def test_after_an_interruption_no_answer_is_taken_for_another() -> None:
    """The signal comes while all processes play; it is heard when this one has done its part."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    with Batch(NAMES[-1], 64, workers=2, again=True) as batch:
        before = signal.signal(signal.SIGALRM, interrupt)
        signal.setitimer(signal.ITIMER_REAL, 0.05)
        try:
            with pytest.raises(KeyboardInterrupt):
                batch.random(20_000 if is_compiled() else 200)
        finally:
            signal.signal(signal.SIGALRM, before)
        with pytest.raises(CaberError, match="Create a new batch"):
            batch.random()
