"""Golden games: whole games that a person can read, and that must come out the same for ever."""

import re

import pytest

from tests.golden.remake import COMMAND, GAMES, file, golden


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_comes_out_the_same(name: str) -> None:
    kept, played = file(name).read_text(encoding="utf-8").splitlines(), golden(*GAMES[name]).splitlines()
    for number, (old, new) in enumerate(zip([*kept, "(the end)"], [*played, "(the end)"]), 1):
        if old != new:
            pytest.fail(
                f"{file(name).name}, line {number}: {new!r} instead of {old!r}.\n"
                f"If the change is meant, remake the golden games: {COMMAND}",
                pytrace=False,
            )


def test_the_golden_games_have_much_to_show() -> None:
    texts = {name: file(name).read_text(encoding="utf-8") for name in GAMES}
    for cards in ("macfarlane@", "macgregor@", "reinforcement@", "shield@", "fog@", "mud@"):
        assert re.search(f"^  {cards}", texts["tactics"], re.MULTILINE), cards
    for trick in ("scout", "redeploy", "deserter", "traitor"):
        assert f"\n  play {trick} " in texts["tactics"]
    assert "\n  drop " in texts["expert"]
    assert all("\n  claim " in text for text in texts.values())
