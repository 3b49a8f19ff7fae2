"""Every text that the browser's pages and boards name exists, and none of them has been left over."""

import re
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from caber import texts
from caber.games.schotten_totten.cards import TACTICS_NAMES
from caber.games.schotten_totten.deeds import STACKS

WEB = Path(__file__).parents[1] / "web" / "src"
NAMED = re.compile(r"""(?:'|")(web(?:-[a-z]+)+)(?:'|")""")
PUT_TOGETHER = re.compile(r"`(web(?:-[a-z]+)*-)\$\{")  # `web-theme-${value}`

# Schotten-Totten's board leaves the beginning of its keys out: own(say, 'field'), own(say, `draw-${stack}`).
BOARD = "schotten-totten-web-"
OWN_NAMED = re.compile(r"\bown\(\s*say,\s*'([^']+)'")
OWN_PUT_TOGETHER = re.compile(r"\bown\(\s*say,\s*`([^`]+)`")
OWN_ANY = re.compile(r"\bown\(\s*say,")
# What the places in those of its keys stand for that are put together.
VALUES = {
    "about-${card}": TACTICS_NAMES,
    "do-${offer.verb}": ["discard", "pass", "end"],
    "draw-${offer.stack}": STACKS,
    "draw-${stack}": STACKS,
    "stack-${stack}": STACKS,
    "stack-${stack}-short": STACKS,
    "sure-${deed}": [
        "lay", "claim", "take", "to", "discard", "drop", "pass", *(f"return-{stack}" for stack in STACKS),
    ],
}  # fmt: skip


def existing(file: str) -> set[str]:
    path = Path(texts.__file__).parent / texts.FALLBACK / file
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {entry.id.name for entry in body if isinstance(entry, ftl.Message)}


def found(pattern: re.Pattern[str], folder: str = ".") -> list[str]:
    files = sorted(file for kind in ("ts", "svelte") for file in (WEB / folder).rglob(f"*.{kind}"))
    return [key for file in files for key in pattern.findall(file.read_text(encoding="utf-8"))]


def test_every_text_of_the_pages_exists() -> None:
    assert len(found(NAMED)) > 50
    assert set(found(NAMED)) - existing("web.ftl") == set()
    for beginning in found(PUT_TOGETHER):
        assert any(key.startswith(beginning) for key in existing("web.ftl")), beginning


def test_every_text_of_the_pages_is_used() -> None:
    assert all(key.startswith("web-") for key in existing("web.ftl"))
    left = existing("web.ftl") - set(found(NAMED))
    assert {key for key in left if not key.startswith(tuple(found(PUT_TOGETHER)))} == set()


def test_the_texts_of_the_board_are_those_that_it_names() -> None:
    folder = "boards/schotten_totten"
    named, templates = found(OWN_NAMED, folder), found(OWN_PUT_TOGETHER, folder)
    assert len(named) + len(templates) == len(found(OWN_ANY, folder)), "a key that can't be found out"
    assert set(templates) == VALUES.keys()
    put_together = {
        re.sub(r"\$\{.+?\}", value, template) for template, values in VALUES.items() for value in values
    }
    assert {BOARD + key for key in put_together.union(named)} == existing("schotten_totten_web.ftl")
