"""The programs of docs/switching.md run as they are printed, as far as their libraries are installed."""

import contextlib
import importlib.util
import io
import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[1] / "docs" / "switching.md"
FENCED = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
PROGRAMS: list[str] = [
    block for block in FENCED.findall(PAGE.read_text(encoding="utf-8")) if ">>>" not in block
]
IMPORTED = re.compile(r"^(?:import|from) (\w+)", re.MULTILINE)


def libraries(program: str) -> list[str]:
    """The packages that a program imports, as often as it does."""
    return IMPORTED.findall(program)


def lines(program: str) -> int:
    return len([line for line in program.splitlines() if line])


def of(library: str) -> str:
    (found,) = [program for program in PROGRAMS if library in libraries(program)]
    return found


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: libraries(program)[-1])
def test_a_program_runs_as_it_is_printed(program: str) -> None:
    for name in libraries(program):
        if importlib.util.find_spec(name) is None:
            pytest.skip(f"{name} isn't installed")
    if "pettingzoo" in libraries(program) and importlib.util.find_spec("pygame") is None:
        pytest.skip("pettingzoo is installed without its classic games")
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(program, str(PAGE), "exec"), {"__name__": "__main__"})
    assert printed.getvalue().strip()


def test_ours_has_one_import_and_is_no_longer_than_others() -> None:
    assert libraries(of("caber")) == ["caber"]
    assert {"chess", "pyspiel", "rlcard", "pettingzoo"} <= {
        name for each in PROGRAMS for name in libraries(each)
    }
    assert lines(of("caber")) < min(lines(each) for each in PROGRAMS if each != of("caber"))


def test_ours_prints_the_board_the_moves_in_words_and_the_ending() -> None:
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(of("caber"), {})
    text = printed.getvalue()
    assert "Hand:" in text and " at stone 1'" in text
    board, _, ending = text.rpartition("]\n")
    assert "Ailsa: Lay a card." in board
    assert re.fullmatch(r"[A-Z].*\.\n", ending) and "Lay a card" not in ending
