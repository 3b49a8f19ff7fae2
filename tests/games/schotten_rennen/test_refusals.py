"""What isn't possible is refused with the reason that holds there, and changes nothing."""

import pytest

from tests.games.schotten_rennen.games import lay, refusal, table

BEGIN = "options: players=3 track=3,bog,rival,3\nseat 1: stone 1 figure 1 risk 1"
RIVAL = BEGIN.replace("stone 1 figure 1", "stone 2 figure 2")
GO_ON = "options: players=3 track=3,bog,rival,3\nturn: 1 go_on\nseat 1: stone 0 figure 1 risk 1"
CLOSED = GO_ON.replace("figure 1", "figure 4")
CHASING = GO_ON + "\nseat 2: stone 1 figure 1 risk 3\nseat 3: stone 1 figure 1 risk 3\nlast: yes\npassed: 1"
MISSED = "options: track=7,3\nturn: 1 missed\nneed: 7\ndice: 1-3"
BONUS = "options: track=hop,3,3\nturn: 1 bonus\nseat 1: stone 0 figure 1 risk 3"
OVER = "options: track=3\nturn: 1 finished\nseat 1: place 1 risk 0"
FREE = "options: track=3,3 goal_target=none\nseat 1: stone 2 figure 2 risk 3"


@pytest.mark.parametrize(
    ("drawing", "text", "reason"),
    [
        (BEGIN, "secure", "secure-early"),
        (BEGIN, "up", "up-begin"),
        (BEGIN, "ask 2", "ask-nobody"),
        (BEGIN, "risk", "risk-early"),
        (BEGIN, "back", "back-early"),
        (BEGIN, "bonus", "no-bonus"),
        (BEGIN, "stay", "no-bonus"),
        (BEGIN, "3-4", "not-chance"),
        (BEGIN, "+2", "not-chance"),
        (BEGIN, "bog", "not-chance"),
        ("options: track=3,3", "retreat", "retreat-start"),
        ("options: track=3,3", "yellow", "no-yellow"),
        (RIVAL, "roll", "roll-rival"),
        (RIVAL, "yellow", "roll-rival"),
        (RIVAL, "ask 1", "ask-self"),
        (RIVAL, "ask 4", "ask-absent"),
        (GO_ON, "retreat", "retreat-late"),
        (GO_ON, "up", "up-not-last"),
        (CHASING, "up", "up-few"),
        (CLOSED, "roll", "goal-closed"),
        (CLOSED, "yellow", "goal-closed"),
        (CLOSED, "ask 2", "goal-closed"),
        (FREE, "yellow", "no-yellow"),
        (FREE, "ask 2", "ask-nobody"),
        (MISSED, "roll", "phase"),
        (MISSED, "secure", "phase"),
        (MISSED, "green", "not-chance"),
        (BONUS, "secure", "phase"),
        (BONUS, "up", "phase"),
        ("options: track=7,3\nturn: 1 rolling\nneed: 7", "roll", "chance"),
        ("options: track=7,3\nturn: 1 rolling\nneed: 7", "green", "chance"),
        ("options: track=rival,3\nturn: 1 rival\nasked: 2", "3", "chance"),
        (MISSED.replace("missed", "risking"), "6-6", "chance"),
        (OVER, "roll", "over"),
        (OVER, "3-4", "over"),
    ],
)
def test_reasons(drawing: str, text: str, reason: str) -> None:
    both = lay(drawing)
    before = table(both.state)
    assert refusal(both, text) == reason
    assert table(both.state) == before
    assert text not in both.naive.legal()
