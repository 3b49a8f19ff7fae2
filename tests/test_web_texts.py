"""Every text that the browser's pages name exists, and none of them has been left over."""

import re
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from caber import texts

ROOT = Path(__file__).parents[1]
SOURCES = [file for kind in ("ts", "svelte") for file in sorted((ROOT / "web" / "src").rglob(f"*.{kind}"))]
NAMED = re.compile(r"""(?:'|")(web(?:-[a-z]+)+)(?:'|")""")
PUT_TOGETHER = re.compile(r"`(web(?:-[a-z]+)*-)\$\{")  # `web-theme-${value}`


def existing() -> set[str]:
    file = Path(texts.__file__).parent / texts.FALLBACK / "web.ftl"
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return {entry.id.name for entry in body if isinstance(entry, ftl.Message)}


def found(pattern: re.Pattern[str]) -> set[str]:
    return {key for file in SOURCES for key in pattern.findall(file.read_text(encoding="utf-8"))}


def test_every_text_of_the_pages_exists() -> None:
    assert len(found(NAMED)) > 50
    assert found(NAMED) - existing() == set()
    for beginning in found(PUT_TOGETHER):
        assert any(key.startswith(beginning) for key in existing()), beginning


def test_every_text_of_the_pages_is_used() -> None:
    assert all(key.startswith("web-") for key in existing())
    left = existing() - found(NAMED)
    assert {key for key in left if not key.startswith(tuple(found(PUT_TOGETHER)))} == set()
