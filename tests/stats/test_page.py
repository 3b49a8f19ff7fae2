"""The page with the findings holds what the command has written, and names columns that there are."""

import re
from pathlib import Path

import pytest

from caber.core.counting import GAMES
from caber.games import NAMES
from caber.games.counting import SEATS
from caber.stats.tables import WHO
from tests.stats.test_counts import played
from tools.statistics import SEED, STUDIES, place_of

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "statistics.md"


@pytest.mark.parametrize("name", STUDIES)
def test_every_study_has_its_place_and_was_written_by_its_command(name: str) -> None:
    (found,) = place_of(name).findall(PAGE.read_text(encoding="utf-8"))
    assert f"\ncaber stats {STUDIES[name]} --seed {SEED}\n" in found
    games = STUDIES[name].split()[-1]
    assert f", {games} games by " in found and "![" in found


def test_the_pictures_are_those_of_the_page() -> None:
    linked = re.findall(r"!\[[^]]+\]\((.+?)\)", PAGE.read_text(encoding="utf-8"))
    assert len(linked) == len(set(linked))
    assert {PAGE.parent / file for file in linked} == set((PAGE.parent / "statistics").iterdir())


@pytest.mark.parametrize("name", NAMES)
def test_the_columns_are_explained(name: str) -> None:
    rows = re.findall(r"^\| `(\w+)` \| [^|]+ \| (.+) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    told = {table: set(re.findall(r"`(\w+)`", columns)) for table, columns in rows}
    options = "mode=tactics" if name == "schotten_totten" else ""
    for tables, _ in played(name, options):
        for table, lines in tables.items():
            own = {column for line in lines for column in line} | set(WHO.get(table, ())[1:])
            if table == GAMES:
                assert told[table] <= own
            elif lines:
                assert told[table] == own
    assert told.keys() >= {GAMES, SEATS}
