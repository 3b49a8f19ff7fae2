"""Thousands of seeded games come to the same numbers on every build, machine and release."""

import pytest

from caber.games import NAMES
from tests.contract.hashes import COMMAND, fingerprint, recorded
from tests.contract.spread import Share, settings, shares

REMAKE = f"If the rules were meant to change: raise the game's version, and remake the file with `{COMMAND}`."


@pytest.mark.parametrize("share", shares(), ids=str)
def test_seeded_games_come_to_the_same_numbers(share: Share) -> None:
    numbers = recorded()
    changed = [str(each) for each in share.settings if fingerprint(each) != numbers.get(str(each))]
    assert not changed, f"{REMAKE} Changed: {changed}"


def test_the_file_lists_every_game_and_option_set() -> None:
    listed = [str(setting) for name in NAMES for setting in settings(name)]
    assert list(recorded()) == listed, REMAKE
