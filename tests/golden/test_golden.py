"""Golden games: whole games that a person can read, and that must come out the same for ever."""

import pytest

from tests.golden.remake import COMMAND, all_games, file, golden, guide_of

every_game = pytest.mark.parametrize(("name", "each"), all_games())


@every_game
def test_a_golden_game_comes_out_the_same(name: str, each: str) -> None:
    kept = file(name, each).read_text(encoding="utf-8").splitlines()
    played = golden(name, each).splitlines()
    for number, (old, new) in enumerate(zip([*kept, "(the end)"], [*played, "(the end)"]), 1):
        if old != new:
            pytest.fail(
                f"{name}/{each}.txt, line {number}: {new!r} instead of {old!r}.\n"
                f"If the change is meant, remake the golden games: {COMMAND} {name}",
                pytrace=False,
            )


@every_game
def test_a_golden_game_has_much_to_show(name: str, each: str) -> None:
    text = file(name, each).read_text(encoding="utf-8")
    missing = [
        line for line in guide_of(name).SHOWN[each] if f"\n{line}" not in text and f"\n  {line}" not in text
    ]
    assert not missing
