"""Pages of text, such as the rules: Markdown made readable in a terminal."""

import re
import textwrap
from collections.abc import Iterator

import click

from caber.cli.terminal import Terminal, readable
from caber.core.game import Game
from caber.public.rulebook import FENCE, rules

RULE = re.compile(r"\|(\s*:?-+:?\s*\|)+")
ITEM = re.compile(r"(\s*)([-*]|\d+\.)\s+")
MARKS = re.compile(r"\*\*(.+?)\*\*|`(.+?)`|\[([^]]+)\]\([^)]*\)")  # bold, code, a link


def rules_page(terminal: Terminal, game: Game) -> str:
    """Return the rules of a game with the table of its options, laid out for this terminal."""
    text = rules(game.name, language=terminal.language, colour=terminal.colour, ascii=terminal.ascii)
    return render(text, terminal.width, terminal.colour)


def page(terminal: Terminal, text: str) -> None:
    """Shows a long text: page by page where somebody sits at the terminal."""
    text = readable(text, terminal.encoding)
    if terminal.tty and terminal.answers:
        click.echo_via_pager(text if text.endswith("\n") else text + "\n", color=terminal.colour)
    else:
        click.echo(text)


def render(markdown: str, width: int, colour: bool = False) -> str:
    """Markdown as plain text of that width.

    >>> print(render("# Rules\\n\\nOne **two**\\nthree.\\n\\n- a `b`\\n  c\\n", 40))
    Rules
    =====
    <BLANKLINE>
    One two three.
    <BLANKLINE>
    - a b c
    """
    lines = [line for block in _blocks(markdown) for line in [*_rendered(block, width, colour), ""]]
    return "\n".join(lines).rstrip("\n")


def _blocks(markdown: str) -> Iterator[list[str]]:
    """Headings, paragraphs, list items, tables and drawings between fences, each as its lines."""
    block: list[str] = []
    for line in [*markdown.splitlines(), ""]:
        if line == FENCE or block[:1] == [FENCE]:
            block.append(line)
            if block.count(FENCE) == 2:
                yield block
                block = []
            continue
        heading = line.startswith("#") or (block and block[0].startswith("#"))
        if block and (not line.strip() or heading or ITEM.match(line)):
            yield block
            block = []
        if line.strip():
            block.append(line)


def _rendered(block: list[str], width: int, colour: bool) -> list[str]:
    first = block[0]
    if first.startswith("#"):
        title = first.lstrip("#").strip()
        under = "=" if first.startswith("# ") else "-"
        return [_bold(title, colour), under * len(title)]
    if first == FENCE:
        return block[1:-1]
    if first.startswith("|"):
        return _table(block, width)
    item = ITEM.match(first)
    indent = " " * len(item[0]) if item else ""
    return _wrapped(" ".join(line.strip() for line in block), width, indent, item[1] if item else "")


def _table(block: list[str], width: int) -> list[str]:
    """A table in columns if it fits; else each row as its first cells and, indented, its last."""
    rows = [
        [cell.strip() for cell in line.strip().strip("|").split("|")]
        for line in block
        if not RULE.fullmatch(line)
    ]
    plain = [[_plain(cell) for cell in row] for row in rows]
    columns = max(map(len, plain))
    widths = [max(len(row[column]) if column < len(row) else 0 for row in plain) for column in range(columns)]
    if sum(widths) + 2 * (columns - 1) <= width:
        return ["  ".join(cell.ljust(size) for cell, size in zip(row, widths)).rstrip() for row in plain]
    lines = []
    for row in rows[1:]:
        lines += _wrapped(": ".join(row[:-1]), width, "    ")
        lines += _wrapped(row[-1], width, "    ", "    ")
    return lines


def _wrapped(text: str, width: int, indent: str, margin: str = "") -> list[str]:
    return textwrap.wrap(
        _plain(text), width, initial_indent=margin, subsequent_indent=indent, break_on_hyphens=False
    )


def _plain(text: str) -> str:
    # Marks may stand inside each other, such as code in bold.
    for _ in range(2):
        text = MARKS.sub(lambda match: match[1] or match[2] or match[3], text)
    return text


def _bold(text: str, colour: bool) -> str:
    return f"\033[1m{text}\033[0m" if colour else text
