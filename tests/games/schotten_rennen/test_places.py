"""Who ends on which place: playing on to the last one, and giving up."""

import pytest

from tests.games.schotten_rennen.games import figures, lay, now, refusal, stones

THREE_HOME = """
    options: players=4 track=3,4,5 play_on=yes
    turn: 3 begin
    seat 1: place 1 risk 2
    seat 2: stone 1 figure 1 risk 0
    seat 3: stone 3 figure 3 risk 0
    seat 4: stone 2 figure 2 risk 1
"""


def test_playing_on_goes_round_those_who_still_race() -> None:
    both = lay(THREE_HOME).play("roll", "3-4")
    assert [runner.place for runner in both.naive.runners] == [1, 0, 2, 0]
    assert now(both) == (4, "begin")
    both.play("roll", "1-1", "back")
    assert now(both) == (2, "begin")  # seat 1 is home
    both.play("roll", "1-2")
    assert now(both) == (4, "begin")  # and so is seat 3


def test_the_last_one_gets_the_last_place() -> None:
    both = lay(THREE_HOME).play("roll", "3-4", "roll", "6-6", "roll", "6-6")
    assert both.naive.phase == "over"
    assert [runner.place for runner in both.naive.runners] == [1, 4, 2, 3]
    outcome = both.state.outcome()
    assert outcome is not None
    assert tuple(outcome) == ((3, -3, 1, -1), (3, 0, 2, 1), "all_placed")
    assert stones(both) == figures(both) == [4, 1, 4, 4]
    assert refusal(both, "roll") == "over"


def test_with_two_players_there_is_nothing_to_play_on_for() -> None:
    both = lay("options: track=3 play_on=yes\nturn: 2 begin\nseat 2: stone 1 figure 1 risk 0").play(
        "roll", "3-4"
    )
    outcome = both.state.outcome()
    assert outcome is not None
    assert tuple(outcome) == ((-1, 1), (0, 1), "all_placed")


def test_finished_players_are_neither_last_nor_forgotten() -> None:
    """Their stones lie in the goal: whoever is behind all the others is alone last."""
    both = lay(THREE_HOME).play("roll", "1-1", "roll", "1-1", "back")  # seat 3 has no risk stone
    assert now(both) == (2, "begin")
    assert both.naive.last


def test_a_finished_player_may_be_asked() -> None:
    both = lay(THREE_HOME.replace("3,4,5", "3,4,rival").replace("3: stone 3 figure 3", "3: stone 2 figure 2"))
    assert both.texts == ["ask 1", "ask 2", "ask 4", "retreat"]
    assert now(both.play("ask 1", "3-4")) == (3, "rolling")


RACE = """
    options: players=4 track=3,4,5,6 play_on={}
    turn: 4 go_on
    seat 1: stone 3 figure 3 risk 3
    seat 2: stone {} figure {} risk 3
    seat 4: stone 0 figure 4 risk 3
"""


@pytest.mark.parametrize(
    ("play_on", "second", "seat", "payoffs"),
    [
        ("no", 1, 1, (3, -3, 0, 0)),  # the best of the others first, the rest equal, the one who left last
        ("no", 1, 0, (-3, 3, 0, 0)),
        ("no", 1, 3, (3, 0, 0, -3)),
        ("no", 3, 3, (2, 2, -1, -3)),  # two are best
        ("no", 0, 0, (-3, 1, 1, 1)),
        ("yes", 1, 1, (3, -3, 0, 0)),  # everybody by the stone; figures don't count
        ("yes", 1, 0, (-3, 3, 0, 0)),
        ("yes", 1, 3, (3, 1, -1, -3)),
        ("yes", 3, 2, (2, 2, -3, -1)),
    ],
)
def test_giving_up(play_on: str, second: int, seat: int, payoffs: tuple[int, ...]) -> None:
    both = lay(RACE.format(play_on, second, second))
    both.compare_forfeits()
    outcome = both.state.forfeit(seat, "resigned")
    assert outcome.payoffs == payoffs
    assert outcome.reason == "resigned"


def test_places_that_are_won_stay_won() -> None:
    """Even for somebody who leaves the table after his own race."""
    both = lay(THREE_HOME)
    both.compare_forfeits()
    assert both.state.forfeit(2, "resigned").payoffs == (3, -1, -3, 1)
    assert both.state.forfeit(1, "resigned").payoffs == (3, -3, 1, -1)
    assert both.state.forfeit(0, "timeout").payoffs == (3, -3, 1, -1)
    assert both.state.forfeit(0, "timeout").points == (3, 0, 2, 1)
