"""The notebook examples/study.ipynb runs from its first cell to its last, and prints what its words say."""

import ast
import contextlib
import io
import json
from typing import Any

import pytest

import caber
from tests.tutorials.pages import ROOT

FILE = ROOT / "examples" / "study.ipynb"
NOTEBOOK = json.loads(FILE.read_text(encoding="utf-8"))
CODE = ["".join(cell["source"]) for cell in NOTEBOOK["cells"] if cell["cell_type"] == "code"]


@pytest.fixture(scope="module")
def done() -> tuple[dict[str, Any], list[str]]:
    """What the cells leave behind, and what each prints."""
    names: dict[str, Any] = {}
    printed = []
    for source in CODE:
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            exec(compile(source, str(FILE), "exec"), names)
        printed.append(out.getvalue())
    return names, printed


def test_it_is_a_notebook_without_outputs() -> None:
    assert (NOTEBOOK["nbformat"], NOTEBOOK["nbformat_minor"]) == (4, 5)
    ids = [cell["id"] for cell in NOTEBOOK["cells"]]
    assert len(set(ids)) == len(ids)
    assert all(cell["outputs"] == [] for cell in NOTEBOOK["cells"] if cell["cell_type"] == "code")


def test_it_imports_nothing_but_caber() -> None:
    imports = [
        node for node in ast.walk(ast.parse("\n".join(CODE))) if isinstance(node, ast.Import | ast.ImportFrom)
    ]
    assert [ast.unparse(each) for each in imports] == ["import caber"]


def test_it_runs_to_its_end(done: tuple[dict[str, Any], list[str]]) -> None:
    names, printed = done
    assert names["game"].over and names["verified"].ok
    assert names["best"].margin == 0 and names["best"].text == "roll"
    assert names["loss"].games == 20
    assert "3 short of the 10" in "".join(printed)  # “the first roll misses”
    assert abs(names["sampled"] - names["better"].chance) < 0.1
    assert len(printed[CODE.index(next(each for each in CODE if "'#'" in each))].splitlines()) == len(
        names["analysis"].chances
    )


def test_a_game_alone_in_a_line_is_shown_as_its_board() -> None:
    game = caber.start("schotten_rennen", seed="thistle", seats=["Ailsa", "Rob"])
    shown = game._repr_html_()
    assert shown.startswith("<pre>") and "Ailsa: Your turn begins." in shown
