"""Means, parts and spreads against figures worked out by hand, and how often intervals hold the truth."""

import csv
import random
from pathlib import Path
from statistics import mean, stdev

import pyarrow.parquet as pq
import pytest

from caber.arena.intervals import around, of_parts
from caber.core.counting import Chart, Measure, Row, Tables
from caber.games import NAMES, game
from caber.games.counting import charts_of, columns_of, counts_of, label, prefix_of
from caber.stats.findings import _finding, findings, summaries
from caber.stats.study import Study
from caber.stats.tables import as_csv, as_parquet, files_of
from caber.texts import FALLBACK, LANGUAGES
from tests.arena.quick import match, play_deals
from tests.test_texts import messages

ROWS: list[Row] = [
    {"deal": 1, "card": "fog", "won": 1.0, "played": 1, "tries": 2},
    {"deal": 1, "card": "mud", "won": 0.0, "played": 0, "tries": 0},
    {"deal": 2, "card": "fog", "won": 0.0, "played": 0, "tries": 3},
    {"deal": 3, "card": "fog", "won": 1.0, "played": 1, "tries": 1},
    {"deal": 4, "card": "fog", "won": None, "played": 1, "tries": 5},
    {"deal": 4, "card": None, "won": 1.0, "played": 1, "tries": 5},
]


def points(chart: Chart) -> list[list[tuple[object, float, int]]]:
    found = _finding("", chart, ROWS)
    return [[(point.group, point.mean, point.rows) for point in series.points] for series in found.series]


def test_means_by_group() -> None:
    chart = Chart("x", "x", "means", (Measure("won"), Measure("won", where="played")), by="card", share=True)
    assert points(chart) == [[("fog", 2 / 3, 3), ("mud", 0.0, 1)], [("fog", 1.0, 2)]]
    assert points(chart._replace(order=("mud", "fog")))[0][0][0] == "mud"


def test_a_rate_divides_sums_and_leaves_out_what_was_never_tried() -> None:
    chart = Chart("x", "x", "means", (Measure("played", per="tries"),), by="card")
    assert points(chart) == [[("fog", 3 / 11, 11)]]


def test_parts_of_the_whole() -> None:
    rows = [row for row in ROWS if row["card"]]
    found = _finding("", Chart("x", "x", "parts", by="card", share=True), rows)
    assert [(point.group, point.mean, point.rows) for point in found.series[0].points] == [
        ("fog", 0.8, 4),
        ("mud", 0.2, 1),
    ]


def test_a_histogram_takes_wide_ranges_together() -> None:
    rows: list[Row] = [{"deal": number, "turns": number, "bout": number % 2} for number in range(100)]
    chart = Chart("x", "x", "histogram", (Measure("turns"),))
    found = _finding("", chart, rows)
    assert found.width == 5 and [point.mean for point in found.series[0].points] == [0.05] * 20
    assert [point.group for point in found.series[0].points] == list(range(0, 100, 5))
    split = _finding("", chart._replace(by="bout"), rows)
    assert [series.group for series in split.series] == [0, 1]
    assert all(sum(point.mean for point in series.points) == pytest.approx(1) for series in split.series)


def test_an_interval_by_deals_that_are_alike_is_that_of_the_arena() -> None:
    deals = [1.0, 0.5, 0.0, 1.0, 1.0, 0.5]
    assert of_parts([(2 * deal, 2.0) for deal in deals], share=True) == pytest.approx(around(deals))


def test_the_interval_of_an_amount_is_the_usual_one() -> None:
    numbers = [3.0, 5.0, 4.0, 8.0]
    reach = 1.96 * stdev(numbers) / 2
    wanted = (mean(numbers) - reach, mean(numbers) + reach)
    assert of_parts([(number, 1.0) for number in numbers], share=False) == pytest.approx(wanted)
    assert of_parts([(0.0, 0.0), (5.0, 1.0)], share=False) is None, "one deal alone says nothing"


@pytest.mark.parametrize("share", [True, False])
def test_intervals_hold_the_truth_about_as_often_as_they_say(share: bool) -> None:
    """Deals of different sizes whose games are alike: an interval by games would be far too narrow."""
    rng = random.Random(5)
    held = narrow = 0
    for _ in range(600):
        deals, games = [], []
        for _ in range(80):
            size, luck = rng.choice([0, 1, 2, 4]), float(rng.random() < 0.3)
            deals.append((size * luck, float(size)))
            games += [luck] * size
        low, high = of_parts(deals, share) or (1.0, 0.0)
        held += low <= 0.3 <= high
        low, high = around(games)
        narrow += low <= 0.3 <= high
    assert 0.92 < held / 600 < 0.985
    assert narrow / 600 < 0.85


@pytest.fixture(scope="module")
def tables() -> Tables:
    chosen = match(counted=True)
    return Study(chosen, play_deals(chosen, range(20)), "en").tables


def test_rows_say_where_they_come_from(tables: Tables) -> None:
    games, seats = tables["games"], tables["seats"]
    assert [row["game"] for row in games] == list(range(1, 41))
    assert [row["deal"] for row in games] == [deal for deal in range(1, 21) for _ in range(2)]
    for row in games:
        here = [seat for seat in seats if seat["game"] == row["game"]]
        assert {seat["bot"] for seat in here} == {"level2", "random"}
        assert [seat["bot"] for seat in here if seat["share"] == 1] == [row["winner_bot"]]
    firsts = [seat["bot"] for seat in seats if seat["order"] == 1]
    assert firsts.count("level2") == firsts.count("random") == 20, "each deal from every seat"


def test_csv_and_parquet_hold_the_same(tables: Tables, tmp_path: Path) -> None:
    assert {file.name for file in files_of(tables, tmp_path / "race.csv")} == {
        "race.csv",
        "race-seats.csv",
        "race-places.csv",
    }
    for rows in tables.values():
        read = list(csv.DictReader(as_csv(rows).splitlines()))
        assert read == [
            {name: "" if value is None else str(value) for name, value in row.items()} for row in rows
        ]
        file = tmp_path / "table.parquet"
        file.write_bytes(as_parquet(rows))
        found = pq.read_table(file)
        assert found.to_pylist() == rows
    assert str(found.schema.field("place").type) == "int64"


def test_summaries_are_means_of_columns(tables: Tables) -> None:
    kind = game("schotten_rennen")
    turns = next(each for each in summaries(kind, tables) if each.column == "turns")
    numbers = sorted(int(row["turns"] or 0) for row in tables["games"])
    assert turns.mean == pytest.approx(mean(numbers))
    assert (turns.least, turns.most, turns.games) == (numbers[0], numbers[-1], 40)
    assert turns.low is not None and turns.high is not None and turns.low < turns.mean < turns.high


def test_the_first_seats_part_is_the_mean_of_its_shares(tables: Tables) -> None:
    first = findings(game("schotten_rennen"), tables)[0]
    (series,) = first.series
    shares = [float(row["first_share"] or 0) for row in tables["games"]]
    assert series.points[0].mean == pytest.approx(mean(shares))
    by_deal = [mean(shares[place : place + 2]) for place in range(0, 40, 2)]
    assert (series.points[0].low, series.points[0].high) == pytest.approx(around(by_deal))
    assert sum(point.mean for point in series.points) == pytest.approx(1)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_text_and_every_text_is_said(name: str, language: str) -> None:
    kind = game(name)
    said = {f"{prefix}-column-{column}" for prefix, column in columns_of(kind)}
    for prefix, chart in charts_of(kind):
        said |= {f"{prefix}-{chart.name}{part}" for part in ("", "-note", "-by", "-of")}
        if len(chart.measures) > 1:
            parts = [(measure.column, measure.where) for measure in chart.measures]
            said |= {"-".join(filter(None, (prefix, chart.name, *part))) for part in parts}
        if chart.kind == "histogram" and chart.by:
            said.add(f"{prefix}-{chart.name}-{chart.by}")
    said = {key.replace("_", "-") for key in said}
    own = {message.id.name for message in messages(language, f"{name}_stats")}
    prefix = prefix_of(kind)
    assert {key for key in said if key.startswith(prefix)} <= own
    names = {f"{prefix}-{chart.by}-" for _, chart in charts_of(kind) if chart.by}
    assert all(any(key.startswith(begun) for begun in names) for key in own - said)
    common = {message.id.name for message in messages(language, "stats")}
    assert {key for key in said if not key.startswith(prefix)} <= common
    assert counts_of(kind) is not None


def test_groups_have_names_in_every_language() -> None:
    found = {
        language: label(game("schotten_totten"), "formation", "horde", language) for language in LANGUAGES
    }
    assert found == {"en": "wild horde", "de": "wilde Horde", "nl": "wilde horde"}
    assert label(game("schotten_rennen"), "card", "goal", "de") == "Ziel"
    assert label(game("kilt_castle"), "colour", "d", FALLBACK) == "dark grey"
    assert label(game("tug_of_war"), "bout", 2, "nl") == "2"
