"""The pictures: well-formed, with what they tell in words, and nothing outside the frame."""

from xml.etree import ElementTree

import pytest

from caber.arena.charts import HEIGHT, WIDTH, ladder_chart, score_chart
from caber.arena.ratings import Rating
from caber.texts import LANGUAGES
from tests.arena.quick import match, play_deals

SVG = "{http://www.w3.org/2000/svg}"


def shown(picture: str) -> tuple[list[str], list[tuple[float, float]]]:
    root = ElementTree.fromstring(picture)
    points = [
        (float(x), float(y))
        for shape in (*root.iter(f"{SVG}polyline"), *root.iter(f"{SVG}polygon"))
        for x, y in (point.split(",") for point in shape.attrib["points"].split())
    ]
    return [text.text or "" for text in root.iter(f"{SVG}text")], points


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bots", [("level2", "random"), ("level2", "random", "level1")])
@pytest.mark.parametrize("deals", [1, 12])
def test_a_score_from_game_to_game(bots: tuple[str, ...], deals: int, language: str) -> None:
    chosen = match(*bots)
    texts, points = shown(score_chart(chosen, play_deals(chosen, range(deals)), language))
    assert any(str(deals * len(bots)) in text and "95" in text for text in texts)
    assert "level2" in texts[-3]
    assert len(points) == 3 * deals
    assert all(0 < x < WIDTH and 0 < y < HEIGHT for x, y in points)


def test_the_band_narrows() -> None:
    pair = match("level2", "level2")
    _, points = shown(score_chart(pair, play_deals(pair, range(30)), "en"))
    band = points[30:]  # the line has the first thirty; the band goes there above it and back below
    heights = [abs(band[index][1] - band[-1 - index][1]) for index in range(30)]
    assert heights[29] < heights[19] < heights[9] <= heights[0]


def test_a_ladder_shows_everybody() -> None:
    rated = [Rating("level<2>", 640.4, 30.0, 640.4, 50.0), Rating("random", 0.0, 40.0, None, None)]
    texts, _ = shown(ladder_chart("Ladder", rated, "en"))
    assert {"Ladder", "level<2>", "random", "640", "0"} <= set(texts)
