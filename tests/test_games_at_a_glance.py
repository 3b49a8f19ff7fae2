"""The table of docs/games.md is the one that its command prints."""

import re
from pathlib import Path

import pytest

from caber.core.options import Value
from tools.games_at_a_glance import GAMES, HEAD, ROWS, Length, lengths, mean, row

PAGE = (Path(__file__).parents[1] / "docs" / "games.md").read_text(encoding="utf-8")
RACE: tuple[str, dict[str, Value]] = ("schotten_rennen", {})


def printed() -> list[tuple[str, ...]]:
    """The table of the page, line by line and cell by cell."""
    (found,) = re.findall(r"<!-- table -->\n(.*?)\n<!-- end of table -->", PAGE, re.DOTALL)
    lines: list[str] = found.splitlines()
    return [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines]


def number(cell: str) -> float:
    return float(cell.split(" ")[0].replace(",", ""))


def test_the_page_names_the_command_and_its_settings() -> None:
    assert "`python -m tools.games_at_a_glance`" in PAGE and f"It plays {GAMES} games of each row" in PAGE


def test_the_page_has_a_line_for_each_row() -> None:
    head, _, *lines = printed()
    assert head == HEAD
    assert len(lines) == len(ROWS)


@pytest.mark.parametrize(
    "place", range(len(ROWS)), ids=lambda place: "-".join([ROWS[place][0], *ROWS[place][1]])
)
def test_a_few_games_are_of_the_size_that_the_page_says(place: int) -> None:
    line, found = printed()[place + 2], row(*ROWS[place], 2)
    assert found[:2] == line[:2]
    for shown, counted in zip(line[2:], found[2:], strict=True):
        assert number(shown) / 3 < number(counted) < number(shown) * 3


def test_the_race_is_counted_exactly_so() -> None:
    assert row(*RACE, GAMES) == printed()[2 + ROWS.index(RACE)]


def test_decisions_chance_and_choices_are_told_apart() -> None:
    (game,) = lengths("kilt_castle", {}, 1)
    assert game.moves - game.decisions == 6  # the pairs that chance lays out
    assert game.legal > 2 * game.decisions
    assert list(lengths("kilt_castle", {}, 1)) == [Length(*game)]


def test_a_mean_has_its_interval() -> None:
    assert mean([1000, 2000]) == "1,500 ± 980"
