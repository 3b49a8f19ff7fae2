"""Files of NumPy, read without it: every number as NumPy reads it, and damaged files refused."""

import io
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from caber.bots import npy
from caber.bots.tug_of_war import knowledge

SHIPPED = Path(knowledge.__file__).with_name(knowledge.SHIPPED)


def saved(table: "np.ndarray[tuple[int, ...], np.dtype[np.generic]]") -> bytes:
    file = io.BytesIO()
    np.save(file, table)
    return file.getvalue()


@pytest.mark.parametrize("kind", ["<i2", "<i8", "<f4", "<f8", ">i2", ">i8", ">f4", ">f8"])
@pytest.mark.parametrize("shape", [(7,), (3, 4), (2, 3, 5, 2)])
def test_an_array_is_read_as_numpy_wrote_it(kind: str, shape: tuple[int, ...], tmp_path: Path) -> None:
    numbers = np.random.default_rng(1).normal(0, 1000, shape).astype(kind)
    data = saved(numbers)
    (tmp_path / "numbers.npy").write_bytes(data)
    for found in (npy.parsed(memoryview(data)), npy.mapped(tmp_path / "numbers.npy")):
        assert found.shape == shape
        assert found.tolist() == numbers.tolist()
        last = tuple(length - 1 for length in shape)
        assert found[last] == numbers[last]
        assert np.array_equal(np.asarray(found), numbers)


def test_the_shipped_tables_are_read_as_numpy_reads_them() -> None:
    with SHIPPED.open("rb") as file:
        found = npy.archive(file)
    with np.load(SHIPPED) as expected:
        assert found.keys() == set(expected)
        for name, table in found.items():
            assert table.tolist() == expected[name].tolist()


@pytest.mark.parametrize("cap", [2, 6, 7, 9, 10, 19, 99])
def test_judges_hold_what_numpy_works_out_of_the_shipped_tables(cap: int) -> None:
    judge = knowledge.fitted(cap)
    with np.load(SHIPPED) as kept:
        for side in ("moving", "waiting"):
            expected = (kept[f"{side}-{judge.cap}"] * kept[f"scale-{judge.cap}"]).ravel()
            assert list(getattr(judge, side)) == expected.tolist()
        assert [judge.lying, judge.terms] == kept[f"shape-{judge.cap}"].tolist()


def damaged() -> dict[str, bytes]:
    good = saved(np.arange(12.0).reshape(3, 4))
    return {
        "empty": b"",
        "something else": b"x" * 200,
        "nothing but the first bytes": npy.MAGIC,
        "cut off in the numbers": good[:-1],
        "cut off in the header": good[:40],
        "too long": good + b"\0" * 8,
        "another header": good.replace(b"'descr'", b"'other'"),
        "no header": good[:10] + b"(" * (len(good) - 10),
        "complex numbers": saved(np.array([1j])),
        "objects": good.replace(b"<f8", b"|O8"),
        "by columns": saved(np.asfortranarray(np.arange(12.0).reshape(3, 4))),
    }


@pytest.mark.parametrize("what", damaged())
def test_a_damaged_file_is_refused(what: str, tmp_path: Path) -> None:
    place = tmp_path / "numbers.npy"
    place.write_bytes(damaged()[what])
    with pytest.raises(npy.UNREADABLE):
        npy.mapped(place)


def test_a_damaged_archive_is_refused() -> None:
    file = io.BytesIO()
    np.savez_compressed(file, numbers=np.arange(500.0))
    good = file.getvalue()
    luck = random.Random(1)
    refused = 0
    for _ in range(500):
        bad = bytearray(good)
        for _ in range(3):
            bad[luck.randrange(len(bad))] = luck.randrange(256)
        try:
            npy.archive(io.BytesIO(bytes(bad)))
        except npy.UNREADABLE:
            refused += 1
    assert refused > 250


def test_the_best_bot_of_tug_of_war_plays_without_numpy() -> None:
    code = """
import sys
sys.modules["numpy"] = None
from caber.bots import analysis, bot
from caber.core.contract import CHANCE
from caber.core.rng import Rng
from caber.games import game
state, rng = game("tug_of_war").start(), Rng(1)
while state.turn == CHANCE:
    state.play(state.pick(rng))
print(state.text(bot("level5", "tug_of_war").choose(state.hide(state.turn), rng)))
print(analysis.analyst("tug_of_war").weigh(state.hide(state.turn)).chances)
"""
    with_numpy = code.replace('sys.modules["numpy"] = None', "import numpy")
    done = [
        subprocess.run([sys.executable, "-c", each], capture_output=True, text=True, check=False)
        for each in (code, with_numpy)
    ]
    assert [each.returncode for each in done] == [0, 0], done[0].stderr
    assert done[0].stdout == done[1].stdout != ""
