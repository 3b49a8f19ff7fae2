"""Records replay for ever (R13), and so do deals: whoever changes a card of a record is found out (R14)."""

import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from hmac import digest
from pathlib import Path

import pytest

import caber
from caber.cli.bench_runs import plain_copy
from caber.core.contract import CHANCE, State
from caber.core.errors import BadRecord
from caber.core.record import Record, read
from caber.core.verify import check_deal
from caber.games import NAMES, game
from tests.builds import COMPILED
from tests.faults.corpus import DIGEST, EACH, files
from tests.faults.playing import ends
from tests.ledger import Tally

PARTS = [pytest.param(1000 * part, 1000, marks=pytest.mark.soak) for part in range(10)]
by_file = pytest.mark.parametrize("file", files(), ids=lambda file: file.stem)


def load(file: Path) -> tuple[str, Record]:
    """The digest that a record is to end in, and the record."""
    text = file.read_text(encoding="utf-8")
    return text.splitlines()[0].removeprefix(DIGEST), read(text, game)


@pytest.mark.promise("R13", "records of the corpus replayed")
@by_file
def test_a_stored_record_comes_to_the_same_end(file: Path) -> None:
    expected, record = load(file)
    assert record.state.digest() == expected
    assert record.outcome() is not None
    assert record.write() == file.read_text(encoding="utf-8").partition("\n")[2]


def test_the_corpus_has_records_of_every_game() -> None:
    for name in NAMES:
        found = [file for file in files() if file.stem.startswith(f"{name}-rules{game(name).version}-")]
        assert len(found) >= EACH, f"add what is missing: python -m tests.faults.corpus ({name})"


# -- both builds -------------------------------------------------------------------------------------


@pytest.mark.promise("R13", "games that both builds play alike")
@pytest.mark.skipif(not COMPILED, reason="there is nothing to compare plain Python with")
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("first", "many"), [(0, 50), *PARTS])
def test_both_builds_play_the_same_games(
    name: str, first: int, many: int, tmp_path: Path, tally: Tally
) -> None:
    code = f"from tests.faults.playing import ends; print(ends({name!r}, {first}, {many}))"
    path = f"{plain_copy(Path(caber.__file__).parent, tmp_path)}:{Path(__file__).parents[2]}"
    done = subprocess.run(
        [sys.executable, "-P", "-c", code],
        env={"PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == ends(name, first, many)
    tally.tried(many)


@pytest.mark.soak
@pytest.mark.promise("R13", "games played twice to the same end")
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("part", range(4))
def test_a_million_games_can_be_repeated(name: str, part: int, tally: Tally) -> None:
    many = 250_000
    assert ends(name, part * many, many) == ends(name, part * many, many)
    tally.tried(many)


# -- deals -------------------------------------------------------------------------------------------


def drawn(secret: bytes, seeds: tuple[str, ...], number: int, state: State) -> int:
    """The outcome that docs/notation.md promises, worked out without the dealer."""
    mixed = b"".join(sha256(seed.encode()).digest() for seed in seeds)
    key = digest(secret, b"caber deal 1" + mixed, "sha256")
    odds = state.odds()
    fair = 2**64 - 2**64 % sum(odds)
    found, attempt = fair, 0
    while found >= fair:
        found = int.from_bytes(
            digest(key, number.to_bytes(8, "big") + attempt.to_bytes(4, "big"), "sha256")[:8], "big"
        )
        attempt += 1
    ticket = found % sum(odds)
    return next(
        move
        for index, move in enumerate(state.moves())
        if sum(odds[: index + 1]) > ticket >= sum(odds[:index])
    )


@pytest.mark.promise("R14", "deals worked out a second time")
@by_file
def test_a_deal_is_what_the_secret_and_the_seeds_say(file: Path, tally: Tally) -> None:
    record = load(file)[1]
    assert record.secret is not None and sha256(record.secret).hexdigest() == record.commitment
    dealt = 0
    for state, move in zip(record.positions(), record.moves):
        if state.turn == CHANCE:
            assert drawn(record.secret, record.seeds, dealt, state) == move
            dealt += 1
    assert check_deal(record) == dealt
    tally.tried(dealt)


def forged(record: Record) -> Iterator[Record]:
    """The same game with another seed, with another secret, and with each card dealt exchanged in turn."""
    yield rewritten(record, record.moves, seeds=(*record.seeds[:-1], "my own luck"))
    yield rewritten(record, record.moves, secret=bytes(32))
    for number, (state, move) in enumerate(zip(record.positions(), record.moves)):
        others = [other for other in state.moves() if other != move] if state.turn == CHANCE else []
        if others:  # the rest of the game would not fit any more
            yield rewritten(record, [*record.moves[:number], others[number % len(others)]])


def rewritten(
    record: Record, moves: list[int], seeds: tuple[str, ...] | None = None, secret: bytes | None = None
) -> Record:
    """A record that claims the same promise for other moves, another seed or another secret."""
    copy = Record(
        record.game,
        record.options,
        record.seats,
        record.commitment,
        seeds=seeds or record.seeds,
        secret=secret or record.secret,
    )
    for move in moves:
        copy.play(move)
    return copy


@pytest.mark.promise("R14", "forged deals found out")
@pytest.mark.parametrize("file", files()[:: 1 if COMPILED else 6], ids=lambda file: file.stem)
def test_whoever_changes_a_deal_is_found_out(file: Path, tally: Tally) -> None:
    for forgery in forged(load(file)[1]):
        with pytest.raises(BadRecord):
            check_deal(forgery)
        tally.tried()
