"""Runs every `>>>` example: in the docstrings of the installed package, in README.md and in docs/.

Docstrings are read from the source files, because doctest does not look into compiled modules;
the examples run against what is imported, compiled or not.
"""

import ast
import doctest
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import caber

PACKAGE = Path(caber.__file__).parent
ROOT = Path(__file__).parents[1]
FENCED = re.compile(r"^ *```[^\n]*\n(.*?)^ *```", re.MULTILINE | re.DOTALL)


def docstrings(file: Path) -> Iterator[tuple[str, int, str]]:
    """Yield name, line and text of each docstring in a source file."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node)
            if text and ">>>" in text:
                yield getattr(node, "name", "module"), node.body[0].lineno, text


def module_name(file: Path) -> str:
    parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def examples_in_modules() -> Iterator[tuple[str, str, int, str]]:
    for file in sorted(PACKAGE.rglob("*.py")):
        for name, line, text in docstrings(file):
            yield module_name(file), name, line, text


def run(text: str, names: dict[str, Any], title: str, file: str, line: int) -> None:
    """Run the examples of one text; what they define stays in `names`."""
    test = doctest.DocTestParser().get_doctest(text, names, title, file, line - 1)
    report: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(test, out=report.append, clear_globs=False)
    names.update(test.globs)
    if runner.failures:
        pytest.fail("".join(report), pytrace=False)


EXAMPLES = list(examples_in_modules())
DOCUMENTS = [
    file
    for file in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    if file.exists() and ">>>" in file.read_text(encoding="utf-8")
]


@pytest.mark.parametrize(
    ("module", "name", "line", "text"), EXAMPLES, ids=[f"{module}:{name}" for module, name, _, _ in EXAMPLES]
)
def test_docstring(module: str, name: str, line: int, text: str) -> None:
    run(text, dict(vars(import_module(module))), f"{module}.{name}", module, line)


@pytest.mark.parametrize("file", DOCUMENTS, ids=lambda file: str(file.relative_to(ROOT)))
def test_document(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # examples may save games
    page = file.read_text(encoding="utf-8")
    names: dict[str, Any] = {}  # the blocks of a page follow on from each other
    blocks = [block for block in FENCED.finditer(page) if ">>>" in block[1]]
    assert blocks, "examples stand in fenced blocks"
    for block in blocks:
        run(block[1], names, file.name, str(file), page.count("\n", 0, block.start(1)) + 1)


def test_there_are_examples() -> None:
    assert EXAMPLES


def test_a_wrong_example_fails() -> None:
    with pytest.raises(pytest.fail.Exception, match=r"Got:\s+2"):
        run(">>> 1 + 1\n3", {}, "wrong", "wrong", 1)
