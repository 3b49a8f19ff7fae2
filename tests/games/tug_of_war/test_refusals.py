"""What isn't possible is refused with the reason that holds there, and changes nothing."""

import pytest

from tests.games.tug_of_war.games import lay, refusal, table

SIDES = "seat 1: 6 3 6 | 4 standing\nseat 2: 1 1 1 | 3 standing 1 lying"
THROWING = f"turn: 1 throwing\n{SIDES}"
REROLLING = f"turn: 1 rerolling\n{SIDES}\nthrown: 1 2* 4\nrerolls: 1"
RELANDING = f"turn: 1 relanding\n{SIDES}\nthrown: 1 2! 4\nrerolls: 1"
ASSIGNING = f"turn: 1 assigning\n{SIDES}\nthrown: 1 4\nbeside: - - 5"
TRIPLE = f"turn: 1 assigning\n{SIDES}\nthrown: 2 2 2"
ALL_LIE = ASSIGNING.replace("3 standing 1 lying", "4 lying")
NOBODY_LIES = ASSIGNING.replace("3 standing 1 lying", "3 standing")
FULL = f"options: cap=9 lying=1\n{ASSIGNING}"
FRESH = f"options: same_turn=no\n{ASSIGNING}\nfresh: 1"
NEVER_IDLE = f"options: idle=no\n{ALL_LIE}"
LEAVING = (
    "options: leaving=choice\nturn: 1 leaving\nseat 1: 1 3 6 | 4 standing 2 lying\n"
    "seat 2: 1 1 1 | 3 standing\nthrown: 2 2\nbeside: 6 - -\nleaving: 2"
)
COLUMNS = "turn: 1 columns\nseat 1: -\nseat 2: -"
OVER = "bout: 2 won 1\nturn: 2 finished\nseat 1: 1 1 1 | 0 standing\nseat 2: 1 1 1 | 3 standing\nwinner: 2"


@pytest.mark.parametrize(
    ("drawing", "text", "reason"),
    [
        (COLUMNS, "keep", "chance"),
        (COLUMNS, "4", "chance"),
        (THROWING, "berserker", "chance"),
        (THROWING, "1@1 swap", "chance"),
        (THROWING, "6", "chance"),
        (RELANDING, "1-2-3", "chance"),
        (RELANDING, "keep", "chance"),
        (REROLLING, "1-2-3", "not-chance"),
        (REROLLING, "6", "not-chance"),
        (REROLLING, "1@1 swap", "deciding"),
        (REROLLING, "berserker", "deciding"),
        (REROLLING, "leave lying", "not-leaving"),
        (REROLLING, "reroll 2", "rerolled"),
        (REROLLING, "reroll 5", "no-such-die"),
        (ASSIGNING, "4-4-4", "not-chance"),
        (ASSIGNING, "keep", "not-rerolling"),
        (ASSIGNING, "reroll 4", "not-rerolling"),
        (ASSIGNING, "leave standing", "not-leaving"),
        (ASSIGNING, "5@1 swap", "no-such-die"),
        (ASSIGNING, "4@3 swap", "place-taken"),
        (ASSIGNING, "1@2 remove", "too-low"),
        (ASSIGNING, "1@1 remove lying", "too-low-lying"),
        (ASSIGNING, "1@2 idle", "not-idle"),
        (ASSIGNING, "4@2 idle", "not-idle"),
        (ASSIGNING, "berserker", "berserker-triple"),
        (TRIPLE, "berserker", "berserker-low"),
        (ALL_LIE, "4@2 remove", "nobody-stands"),
        (ALL_LIE, "4@2 weaken", "nobody-stands"),
        (ALL_LIE, "1@2 idle", "not-idle"),
        (NEVER_IDLE, "1@1 idle", "never-idle"),
        (NOBODY_LIES, "4@1 remove lying", "nobody-lies"),
        (FULL, "4@2 weaken", "enough-lie"),
        (FRESH, "4@1 remove lying", "fresh"),
        (LEAVING, "2@2 swap", "leaving"),
        (LEAVING, "keep", "leaving"),
        (LEAVING, "1-2-3", "not-chance"),
        (OVER, "keep", "over"),
        (OVER, "1-2-3", "over"),
    ],
)
def test_reasons(drawing: str, text: str, reason: str) -> None:
    both = lay(drawing)
    before = table(both.state)
    assert refusal(both, text) == reason
    assert table(both.state) == before
    assert text not in both.naive.legal()
