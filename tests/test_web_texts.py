"""Every text that the browser's pages and boards name exists, and none of them has been left over."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from caber import texts
from caber.games import NAMES
from caber.games.schotten_totten.cards import TACTICS_NAMES
from caber.games.schotten_totten.deeds import STACKS

WEB = Path(__file__).parents[1] / "web" / "src"
PAGES = ("web.ftl", "account_web.ftl", "analysis_web.ftl")  # what pages say in any game
NAMED = re.compile(r"""(?:'|")(web(?:-[a-z]+)+)(?:'|")""")
PUT_TOGETHER = re.compile(r"`(web(?:-[a-z]+)*-)\$\{")  # `web-theme-${value}`

# A board leaves the beginning of its keys out: own(say, 'field'), own(say, `draw-${stack}`).
OWN_NAMED = re.compile(r"\bown\(\s*say,\s*'([^']+)'")
OWN_PUT_TOGETHER = re.compile(r"\bown\(\s*say,\s*`([^`]+)`")
OWN_ANY = re.compile(r"\bown\(\s*say,")
PLACE = re.compile(r"\$\{.+?\}")
BOARDS = [name for name in NAMES if (WEB / "boards" / name).is_dir()]
# What the places in keys that are put together stand for; where nothing is said here, any word fits.
VALUES: dict[str, dict[str, Iterable[str]]] = {
    "schotten_totten": {
        "about-${card}": TACTICS_NAMES,
        "do-${offer.verb}": ["discard", "pass", "end"],
        "draw-${offer.stack}": STACKS,
        "draw-${stack}": STACKS,
        "stack-${stack}": STACKS,
        "stack-${stack}-short": STACKS,
        "sure-${deed}": [
            "lay", "claim", "take", "to", "discard", "drop", "pass", *(f"return-{stack}" for stack in STACKS),
        ],
    }
}  # fmt: skip


def existing(*names: str) -> set[str]:
    found = set()
    for name in names:
        path = Path(texts.__file__).parent / texts.FALLBACK / name
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        found |= {entry.id.name for entry in body if isinstance(entry, ftl.Message)}
    return found


def found(pattern: re.Pattern[str], folder: str = ".") -> list[str]:
    files = sorted(file for kind in ("ts", "svelte") for file in (WEB / folder).rglob(f"*.{kind}"))
    return [key for file in files for key in pattern.findall(file.read_text(encoding="utf-8"))]


def test_every_text_of_the_pages_exists() -> None:
    assert len(found(NAMED)) > 50
    assert set(found(NAMED)) - existing(*PAGES) == set()
    for beginning in found(PUT_TOGETHER):
        assert any(key.startswith(beginning) for key in existing(*PAGES)), beginning


def test_every_text_of_the_pages_is_used() -> None:
    assert all(key.startswith("web-") for key in existing(*PAGES))
    left = existing(*PAGES) - set(found(NAMED))
    assert {key for key in left if not key.startswith(tuple(found(PUT_TOGETHER)))} == set()


@pytest.mark.parametrize("name", BOARDS)
def test_the_texts_of_a_board_are_those_that_it_names(name: str) -> None:
    folder, beginning = f"boards/{name}", f"{name}-web-".replace("_", "-")
    texts_of_it = {key.removeprefix(beginning) for key in existing(f"{name}_web.ftl")}
    named, templates = found(OWN_NAMED, folder), found(OWN_PUT_TOGETHER, folder)
    assert len(named) + len(templates) == len(found(OWN_ANY, folder)), "a key that can't be found out"
    values = VALUES.get(name, {})
    assert values.keys() <= set(templates)
    put_together: set[str] = set()
    for template in templates:
        if template in values:
            put_together |= {PLACE.sub(value, template) for value in values[template]}
        else:
            pattern = re.compile(PLACE.sub("[a-z-]+", template))
            matching = {key for key in texts_of_it if pattern.fullmatch(key)}
            assert matching, template
            put_together |= matching
    assert put_together.union(named) == texts_of_it
