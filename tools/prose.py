"""A check of the English: `python -m tools.prose [PATHS]`.

Without paths it reads README.md, CHANGELOG.md, CONTRIBUTING.md, the pages of docs/ and the packages that have
been rewritten. It prints each page's share of long sentences and where they stand, then faults of wording,
and exits with 1 if there is one. Code, tables, headings, link targets, HTML and front matter aren't prose.
"""

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "caber"
REWRITTEN = ("core", "batch", "arena", "adapters", "public")
PAGES = ("README.md", "CHANGELOG.md", "CONTRIBUTING.md")
GENERATED = (ROOT / "docs" / "rules", ROOT / "docs" / "_build")
LONG = 35  # words; a sentence with more is long
EXPLAINED = 4  # a public function with this many parameters explains each

RETIRED = ["whoever", "whomever", "whatever", "whichever", "anew", "besides", "he", "him", "his", "himself"]
RETIRED += ["so many", "is told", "are told", "was told", "were told", "told of"]
RETIRED_WORD = re.compile(rf"\b({'|'.join(RETIRED)})\b".replace(" ", r"\s+"), re.IGNORECASE)
QUESTION = re.compile(
    r"\W*((?:what|where|how|who|whom|whose|which|when|why|whether)(?:e?ver)?)\b", re.IGNORECASE
)

PARAGRAPHS = re.MULTILINE | re.DOTALL
NOT_PROSE = [
    re.compile(r"\A---\n.*?^---$", PARAGRAPHS),  # front matter
    re.compile(r"^[ >]*(`{3,}|~{3,}).*?^[ >]*\1", PARAGRAPHS),  # code blocks
    re.compile(r"<!--.*?-->", re.DOTALL),
    re.compile(r"^[ >]*(?:#|\||:{3,}|:\w+:).*$", re.MULTILINE),  # headings, tables, directives
    re.compile(r"^ *\[[^]\n]+\]: .*$", re.MULTILINE),  # targets of reference links
    re.compile(r"(?<=\])\([^()]*(?:\([^()]*\)[^()]*)*\)"),  # targets of inline links
    re.compile(r"</?[A-Za-z][^<>]*>"),
]
CODE = re.compile(r"(?:\{[\w:]+\})?(`+)(?!`)(?:(?!\n\s*\n).)+?\1", re.DOTALL)  # and the role before it
EXAMPLE = re.compile(r"^[ \t]*>>> .*?(?=\n[ \t]*\n|\Z)", PARAGRAPHS)
ITEM = re.compile(r"^[ >]*(?:[-*+]|\d+[.)])(?= )", re.MULTILINE)
MARK = "¶"  # stands where a list item begins
END = re.compile(rf"[.!?][\"'”’)\]*_]*(?=\s+[^a-z\s])|{MARK}|\n[ >\t]*(?=\n)")
WORD = re.compile(r"\w+(?:[.,'’-]\w+)*")


class Found(NamedTuple):
    """A sentence or a fault, and the line where it stands."""

    line: int
    text: str


def _blank(match: re.Match[str]) -> str:
    return re.sub(r"[^\n]", " ", match[0])


def _without_code(text: str) -> str:
    return CODE.sub(lambda match: "C" + _blank(match)[1:], text)


def prose(markdown: str) -> str:
    """Return the prose of a page, on the same lines: the rest is blank, and a code span is one letter."""
    for pattern in NOT_PROSE[:2]:
        markdown = pattern.sub(_blank, markdown)
    markdown = _without_code(markdown)
    for pattern in NOT_PROSE[2:]:
        markdown = pattern.sub(_blank, markdown)
    return markdown


def sentences(markdown: str) -> list[Found]:
    """Return the sentences of a page in order."""
    text = ITEM.sub(lambda match: MARK + _blank(match)[1:], prose(markdown))
    ends = [0, *(match.end() for match in END.finditer(text)), len(text)]
    found = []
    for start, end in pairwise(ends):
        piece = text[start:end].strip(f"{MARK}> \t\n")
        if WORD.search(piece):
            found.append(Found(text.count("\n", 0, text.index(piece, start)) + 1, " ".join(piece.split())))
    return found


def is_long(sentence: Found) -> bool:
    """Return True for a sentence of more than `LONG` words."""
    return len(WORD.findall(sentence.text)) > LONG


def retired(text: str, first: int = 1) -> Iterator[Found]:
    """Yield the retired words in a text whose first line has the number `first`."""
    for match in RETIRED_WORD.finditer(_without_code(text)):
        yield Found(first + text.count("\n", 0, match.start()), f'retired: "{" ".join(match[0].split())}"')


def faults_of_module(source: str) -> list[Found]:
    """Return retired words, docstrings that begin with a question word, and unexplained parameters."""
    tree = ast.parse(source)
    found = list(_unexplained(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node, clean=False)
            if text:
                line = node.body[0].lineno
                found += retired(EXAMPLE.sub(_blank, text), line)
                opener = QUESTION.match(text)
                found += [Found(line, f'a docstring begins with "{opener[1]}"')] if opener else []
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            found += retired(token.string, token.start[0])
    return sorted(found)


def _unexplained(scope: ast.Module | ast.ClassDef) -> Iterator[Found]:
    for node in scope.body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield from _unexplained(node)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not node.name.startswith("_"):
            rest = [each for each in (node.args.vararg, node.args.kwarg) if each]
            every = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs, *rest]
            names = [each.arg for each in every if each.arg not in ("self", "cls")]
            text = ast.get_docstring(node) or ""
            missing = [name for name in names if not re.search(rf"`\**{name}`", text)]
            if len(names) >= EXPLAINED and missing:
                yield Found(node.lineno, f"{node.name} doesn't explain `{'`, `'.join(missing)}`")


def faults(file: Path) -> list[Found]:
    """Return the faults of wording in a page or a module."""
    text = file.read_text(encoding="utf-8")
    return faults_of_module(text) if file.suffix == ".py" else list(retired(prose(text)))


def pages() -> list[Path]:
    """Return the pages in Markdown that are written by hand."""
    docs = sorted((ROOT / "docs").rglob("*.md"))
    return [ROOT / name for name in PAGES] + [each for each in docs if not {*each.parents} & {*GENERATED}]


def modules() -> list[Path]:
    """Return the modules whose docstrings have been rewritten."""
    return [
        PACKAGE / "__init__.py",
        *(file for name in REWRITTEN for file in sorted((PACKAGE / name).rglob("*.py"))),
    ]


def main(paths: list[Path]) -> int:
    """Print the report on `paths`, or on all pages and modules; return 1 if there is a fault of wording."""
    named = [sorted(path.rglob("*.*")) if path.is_dir() else [path] for path in map(Path.resolve, paths)]
    files = [file for group in named for file in group if file.suffix in (".md", ".py")]
    total = long = wrong = 0
    for file in files if paths else pages() + modules():
        name = file.relative_to(ROOT) if file.is_relative_to(ROOT) else file
        if file.suffix == ".md":
            every = sentences(file.read_text(encoding="utf-8"))
            over = [each for each in every if is_long(each)]
            total, long = total + len(every), long + len(over)
            print(f"{name}: {_share(len(over), len(every))}")
            for line, text in over:
                print(f"{name}:{line}: {len(WORD.findall(text))} words: {text[:60]}…")
        for line, text in faults(file):
            print(f"{name}:{line}: {text}")
            wrong += 1
    print(f"In all: {_share(long, total)}; faults of wording: {wrong}")
    return int(wrong > 0)


def _share(long: int, total: int) -> str:
    return f"{long} of {total} sentences are long, {long / max(1, total):.1%}"


if __name__ == "__main__":
    sys.exit(main(list(map(Path, sys.argv[1:]))))
