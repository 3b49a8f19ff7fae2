"""docs/observations.md says of every game what its rows hold."""

from pathlib import Path

from tools.observations import COMMAND, page

PAGE = Path(__file__).parents[1] / "docs" / "observations.md"


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), f"remake it with `{COMMAND}`"
