"""The base race, rule by rule, with the rulebook's examples; on both engines."""

import pytest

from tests.games.schotten_rennen.games import Both, figures, lay, now, refusal, risk, stones
from tests.games.schotten_rennen.naive import CARDS, DICE, FACES


def dealt(**options: bool | int | str) -> Both:
    """A game in which chance always takes its first outcome."""
    both = Both(options)
    while both.naive.phase in ("picking", "laying"):
        both.play(both.texts[0])
    return both


# -- setting up ------------------------------------------------------------------------------------


def test_the_base_race_has_the_twelve_white_cards_in_any_order() -> None:
    both = Both()
    assert now(both) == (1, "laying")
    assert both.texts == ["3", "4", "5", "6", "7", "8", "9", "10", "11"]
    assert both.state.odds() == [1, 1, 1, 2, 2, 2, 1, 1, 1]
    both.play("11", "6", "7")
    assert both.texts == ["3", "4", "5", "6", "7", "8", "9", "10"]
    assert both.state.odds() == [1, 1, 1, 1, 1, 2, 1, 1]
    both.play("3", "4", "5", "6", "7", "8", "8", "10")
    assert both.texts == ["9"]
    both.play("9")
    assert both.naive.track == ["11", "6", "7", "3", "4", "5", "6", "7", "8", "8", "10", "9"]
    assert now(both) == (1, "begin")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_on_start_with_three_risk_stones(players: int) -> None:
    both = dealt(players=players)
    assert stones(both) == figures(both) == [0] * players
    assert risk(both) == [3] * players
    assert both.texts == ["roll"]  # the first roll is compulsory, and there is nowhere to retreat to
    assert not both.naive.last


def test_turns_go_round_clockwise() -> None:
    both = lay("options: players=3 track=3,4,5 begins=2\nturn: 2 begin")
    for seat in (2, 3, 1, 2):
        assert now(both) == (seat, "begin")
        both.play("roll", "6-6", "secure")


# -- rolling ---------------------------------------------------------------------------------------

BARBARA = "options: players=3 track=6,7,5,8,9\nturn: 1 begin\nseat 1: stone 1 figure 1 risk 3"


def test_barbara_rolls_twice_and_secures() -> None:
    """A 9 before the 7, exactly 5 before the 5; the 8 looks too hard, and her stone comes to her figure."""
    both = lay(BARBARA).play("roll")
    assert both.naive.need == 7
    both.play("3-6")
    assert figures(both) == [2, 0, 0]
    assert stones(both) == [1, 0, 0]
    assert both.texts == ["secure", "roll"]
    both.play("roll", "1-4")
    assert figures(both) == [3, 0, 0]
    both.play("secure")
    assert stones(both) == [3, 0, 0]
    assert now(both) == (2, "begin")


@pytest.mark.parametrize("number", range(3, 12))
def test_a_white_card_wants_its_number_at_least(number: int) -> None:
    """Every throw of two dice against every number, without risk stones to help."""
    for text in DICE:
        low, high = int(text[0]), int(text[2])
        both = lay(f"options: track={number},3\nseat 1: stone 0 figure 0 risk 0").play("roll", text)
        passes = low + high >= number or (number >= 10 and low == high)
        assert now(both) == ((1, "go_on") if passes else (2, "begin"))
        assert figures(both) == [int(passes), 0]


def test_several_figures_and_stones_share_a_card() -> None:
    both = lay(
        "options: players=4 track=3,4\nseat 2: stone 1 figure 1 risk 3\nseat 3: stone 1 figure 1 risk 2"
    )
    both.play("roll", "1-2", "secure")
    assert stones(both) == figures(both) == [1, 1, 1, 0]


def test_failing_takes_the_figure_back_to_its_stone() -> None:
    """It stays there with what risk stones are left, and the next player is on turn."""
    both = lay("options: track=6,7,5,8\nturn: 1 go_on\nseat 1: stone 1 figure 3 risk 2")
    both.play("roll", "1-6", "back")
    assert stones(both) == figures(both) == [1, 0]
    assert risk(both) == [2, 3]
    assert now(both) == (2, "begin")


def test_failing_with_the_stone_on_start_brings_three_risk_stones() -> None:
    both = lay("options: track=6,7,5,8\nturn: 1 go_on\nseat 1: stone 0 figure 2 risk 1")
    both.play("roll", "1-2", "risk")
    assert risk(both) == [0, 3]
    both.play("red")
    assert stones(both) == figures(both) == [0, 0]
    assert risk(both) == [3, 3]


def test_failing_without_a_risk_stone_happens_at_once() -> None:
    for stone, left in ((0, 3), (1, 0)):
        both = lay(f"options: track=6,7,5\nseat 1: stone {stone} figure {stone} risk 0").play("roll", "1-2")
        assert now(both) == (2, "begin")
        assert risk(both) == [left, 3]


def test_securing_on_the_first_card_keeps_the_spent_stones_spent() -> None:
    both = lay("options: track=6,7,5\nturn: 1 go_on\nseat 1: stone 0 figure 1 risk 0").play("secure")
    assert risk(both) == [0, 3]


# -- the risk die ----------------------------------------------------------------------------------


def test_marlene_throws_green() -> None:
    """A 6 before the 7: a risk stone, green, and her figure moves."""
    both = lay("options: players=3 track=3,7,5\nturn: 2 begin\nseat 2: stone 1 figure 1 risk 3")
    both.play("roll", "2-4")
    assert both.texts == ["risk", "back"]
    both.play("risk")
    assert both.texts == FACES
    both.play("green")
    assert figures(both) == [0, 2, 0]
    assert risk(both) == [3, 2, 3]
    assert both.texts == ["secure", "roll"]


@pytest.mark.parametrize("short", [1, 2, 3, 4, 5])
def test_the_risk_die_is_added_to_the_dice(short: int) -> None:
    """Before a 7: its number makes up for that much; green for anything, red for nothing."""
    for face in FACES:
        both = lay("options: track=3,7,5\nseat 1: stone 1 figure 1 risk 1")
        both.play("roll", {1: "3-3", 2: "1-4", 3: "2-2", 4: "1-2", 5: "1-1"}[short], "risk", face)
        passes = face == "green" or (face != "red" and int(face) >= short)
        assert figures(both)[0] == (2 if passes else 1)
        assert risk(both)[0] == 0
        assert now(both) == ((1, "go_on") if passes else (2, "begin"))


def test_one_risk_throw_for_a_card_but_several_in_a_turn() -> None:
    both = lay("options: track=7,7,7\nseat 1: stone 0 figure 0 risk 3")
    both.play("roll", "3-3", "risk", "+1")
    assert both.texts == ["secure", "roll"]
    both.play("roll", "3-3", "risk", "+1")
    assert risk(both) == [1, 3]
    both.play("roll", "1-1", "risk", "+3")  # red or too little: no second throw for the same card
    assert now(both) == (2, "begin")


def test_nobody_pays_for_a_card_that_is_passed() -> None:
    both = lay("options: track=7,7,7").play("roll", "3-4")
    assert risk(both) == [3, 3]
    assert refusal(both, "risk")


# -- the 10 and the 11 ----------------------------------------------------------------------------


def test_uwe_passes_the_eleven_with_a_double_and_gets_his_stone_back() -> None:
    """A double four; then 1 and 3 and the risk die's 4 for the 7; the stone comes back; he secures."""
    both = lay("options: players=3 track=8,11,7,5\nturn: 3 begin\nseat 3: stone 1 figure 1 risk 1")
    both.play("roll", "4-4")
    assert figures(both)[2] == 2
    both.play("roll", "1-3", "risk")
    assert risk(both)[2] == 0
    both.play("+4")
    assert figures(both)[2] == 3
    assert risk(both)[2] == 1
    both.play("secure")
    assert stones(both)[2] == 3


@pytest.mark.parametrize("card", ["9", "crowd", "path", "bog", "hop", "well"])
def test_a_double_helps_on_no_other_card(card: str) -> None:
    both = lay(f"options: track={card},3 bog_red=10 hop_red=11 well_red=10\nseat 1: stone 0 figure 0 risk 0")
    assert now(both.play("roll", "3-3")) == (2, "begin")


def test_the_risk_die_makes_no_double() -> None:
    """2 and 4 with a risk die of 2 or 4: six and so much, and no double."""
    for face, passes in (("+2", False), ("+3", False), ("+4", True)):
        both = lay("options: track=10,3\nseat 1: stone 0 figure 0 risk 1").play("roll", "2-4", "risk", face)
        assert figures(both)[0] == passes
    both = lay("options: track=11,3\nseat 1: stone 0 figure 0 risk 1").play("roll", "2-4", "risk", "+4")
    assert figures(both)[0] == 0


@pytest.mark.parametrize("card", ["10", "11"])
def test_courage_returns_a_risk_stone(card: str) -> None:
    """On a 10 or 11, not secured, and the next card passed: never above three."""
    for before, after in ((0, 1), (1, 2), (2, 3), (3, 3)):
        both = lay(f"options: track=3,{card},3,3\nturn: 1 go_on\nseat 1: stone 1 figure 2 risk {before}")
        both.play("roll", "1-2")
        assert risk(both) == [after, 3]
        both.play("roll", "1-2")  # from a 3: nothing more
        assert risk(both) == [after, 3]


@pytest.mark.parametrize("card", [card for card in CARDS if card not in ("10", "11")])
def test_no_other_card_rewards_courage(card: str) -> None:
    both = lay(f"options: track=3,{card},3,3\nturn: 1 go_on\nseat 1: stone 1 figure 2 risk 1")
    assert risk(both.play("roll", "1-2")) == [1, 3]


def test_courage_is_not_rewarded_after_securing() -> None:
    both = lay("options: track=10,3,3\nturn: 1 go_on\nseat 1: stone 0 figure 1 risk 1").play("secure")
    both.play("roll", "1-2", "back", "roll", "1-2")
    assert figures(both)[0] == 2
    assert risk(both)[0] == 1


def test_courage_that_fails_is_not_rewarded() -> None:
    both = lay("options: track=3,11,8,3\nturn: 1 go_on\nseat 1: stone 1 figure 2 risk 2")
    assert risk(both.play("roll", "1-2", "back"))[0] == 2


def test_courage_is_rewarded_in_the_goal_too_and_from_ten_to_eleven() -> None:
    both = lay("options: track=3,10,11 play_on=yes players=3\nturn: 1 go_on\nseat 1: stone 1 figure 2 risk 0")
    assert risk(both.play("roll", "1-1")) == [1, 3, 3]
    both.play("roll", "3-4")
    assert both.naive.runners[0].place == 1
    assert risk(both)[0] == 2


# -- retreat ---------------------------------------------------------------------------------------


def test_a_retreat_begins_anew_with_three_stones() -> None:
    """Before the first roll; the turn goes on from Start, where there is no second retreat."""
    both = lay("options: track=6,11,11\nseat 1: stone 1 figure 1 risk 0")
    assert both.texts == ["roll", "retreat"]
    both.play("retreat")
    assert stones(both) == figures(both) == [0, 0]
    assert risk(both) == [3, 3]
    assert now(both) == (1, "begin")
    assert both.texts == ["roll"]
    both.play("roll")
    assert both.naive.need == 6


def test_a_retreat_is_for_the_start_of_a_turn() -> None:
    both = lay("options: track=6,3,3\nseat 1: stone 1 figure 1 risk 0").play("roll", "1-2")
    assert both.texts == ["secure", "roll"]
    assert refusal(both, "retreat")


# -- catching up -----------------------------------------------------------------------------------

EASY = "3,3,3,3,3,3,3,3,3,3,3,3"
LAST = f"options: track={EASY}\nseat 2: stone 1 figure 1 risk 3\nlast: yes"


def passed(both: Both, cards: int) -> Both:
    """Passes so many easy cards."""
    for _ in range(cards):
        both.play("roll", "1-2")
    return both


def test_whoever_is_alone_last_may_catch_up_after_five_cards() -> None:
    both = lay(f"""
        options: players=3 track={EASY}
        seat 2: stone 1 figure 1 risk 3
        seat 3: stone 4 figure 4 risk 3
        last: yes
    """)
    passed(both, 4)
    assert both.texts == ["secure", "roll"]
    passed(both, 1)
    assert both.texts == ["secure", "up", "roll"]
    both.play("up")
    assert stones(both) == [5, 1, 4]
    assert figures(both)[0] == 5
    assert now(both) == (1, "go_on")
    assert both.texts == ["secure", "roll"]
    both.play("roll", "1-1", "back")
    assert stones(both)[0] == figures(both)[0] == 5


def test_and_again_after_five_more() -> None:
    both = lay(LAST)
    passed(both, 5).play("up")
    passed(both, 4)
    assert both.texts == ["secure", "roll"]
    assert passed(both, 1).texts == ["secure", "up", "roll"]
    assert stones(both.play("up"))[0] == 10


def test_after_catching_up_he_may_stop() -> None:
    both = passed(lay(LAST), 5).play("up", "secure")
    assert stones(both)[0] == 5
    assert now(both) == (2, "begin")


def test_a_right_that_is_not_used_lapses() -> None:
    """A new count begins with the next card passed."""
    both = passed(lay(LAST), 6)
    assert both.texts == ["secure", "roll"]
    assert both.naive.passed == 1
    passed(both, 3)
    assert both.texts == ["secure", "roll"]
    assert passed(both, 1).texts == ["secure", "up", "roll"]
    assert stones(both.play("up"))[0] == 10


@pytest.mark.parametrize(
    ("card", "way"), [("rival", ["ask 2", "1-1"]), ("bog", ["yellow"]), ("bog", ["roll"])]
)
def test_a_right_lapses_however_one_rolls_on(card: str, way: list[str]) -> None:
    both = lay(f"""
        options: track=3,3,3,3,3,{card},3,3
        turn: 1 go_on
        seat 1: stone 0 figure 5 risk 3
        seat 2: stone 1 figure 1 risk 3
        last: yes
        passed: 5
    """)
    assert "up" in both.texts
    both.play(*way, "6-6")
    assert both.naive.passed == 1
    assert "up" not in both.texts


@pytest.mark.parametrize(("mine", "second", "third"), [(0, 0, 3), (0, 0, 0), (3, 5, 0), (3, 5, 3), (5, 3, 0)])
def test_nobody_catches_up_who_is_not_alone_last(mine: int, second: int, third: int) -> None:
    """A stone beside his own, or behind it: there is nothing to count."""
    both = lay(f"""
        options: players=3 track={EASY}
        turn: 3 begin
        seat 1: stone {mine} figure {mine} risk 3
        seat 2: stone {second} figure {second} risk 3
        seat 3: stone {third} figure {third} risk 3
    """).play("roll", "1-1", "back")
    assert not both.naive.last
    assert passed(both, 5).texts == ["secure", "roll"]


@pytest.mark.parametrize(
    ("stone", "throw", "last"),
    [
        (1, "secure", True),  # his figure goes ahead of seat 2 with its stone
        (2, "secure", True),
        (2, "1-1", False),  # it falls back beside the other stone
        (1, "1-1", False),  # it falls back behind it
    ],
)
def test_the_stones_at_the_start_of_the_turn_decide_who_is_last(stone: int, throw: str, last: bool) -> None:
    both = lay(f"""
        options: track=3,3,3,3
        turn: 1 go_on
        seat 1: stone {stone} figure 3 risk 0
        seat 2: stone 2 figure 2 risk 3
    """)
    both.play(*(["secure"] if throw == "secure" else ["roll", throw]))
    assert now(both) == (2, "begin")
    assert both.naive.last == last


@pytest.mark.parametrize(
    ("figure", "last", "then"), [(1, True, ["secure", "up", "roll"]), (3, False, ["secure", "roll"])]
)
def test_last_is_judged_before_a_retreat(figure: int, last: bool, then: list[str]) -> None:
    """The leader who goes back to Start doesn't catch up; who was last before it may."""
    both = lay(f"""
        options: track=3,3,3,3,3,3,3
        turn: 2 begin
        seat 1: stone {figure} figure {figure} risk 3
        seat 2: stone 2 figure 2 risk 3
    """).play("roll", "1-1", "back", "retreat")
    assert both.naive.last == last
    assert passed(both, 5).texts == then


@pytest.mark.parametrize(("decision", "left"), [(["up"], 1), ([], 2)])
def test_a_stone_brought_up_counts_as_secured(decision: list[str], left: int) -> None:
    """On a 10 or 11 there is no reward for going on then; without bringing it up there is."""
    both = lay("""
        options: track=3,3,3,3,10,3,3
        turn: 1 go_on
        seat 1: stone 0 figure 4 risk 1
        seat 2: stone 1 figure 1 risk 3
        last: yes
        passed: 4
    """)
    assert risk(both.play("roll", "4-6", *decision, "roll", "1-2"))[0] == left


# -- the end ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_one_in_the_goal_wins(players: int) -> None:
    both = lay(f"options: players={players} track=3,4\nturn: 2 begin\nseat 2: stone 2 figure 2 risk 0")
    both.play("roll")
    assert both.naive.need == 7
    both.play("3-4")
    outcome = both.state.outcome()
    assert outcome is not None
    assert outcome.payoffs == tuple(players - 1 if seat == 1 else -1 for seat in range(players))
    assert outcome.points == tuple(players - 1 if seat == 1 else 0 for seat in range(players))
    assert outcome.reason == "goal_reached"


def test_the_goal_takes_a_risk_throw_but_no_double() -> None:
    drawing = "options: track=3,4\nseat 1: stone 2 figure 2 risk 1"
    assert now(lay(drawing).play("roll", "3-3"))[1] == "missed"
    assert now(lay(drawing).play("roll", "3-3", "risk", "green"))[1] == "over"
    assert now(lay(drawing).play("roll", "3-3", "risk", "+1"))[1] == "over"
    assert now(lay(drawing).play("roll", "3-3", "risk", "red")) == (2, "begin")
    steep = lay("options: track=3,4 goal_target=11\nseat 1: stone 2 figure 2 risk 0")
    assert now(steep.play("roll", "5-5")) == (2, "begin")


def test_the_goal_is_closed_to_a_figure_whose_stone_is_on_start() -> None:
    both = lay("options: track=3,4\nturn: 1 go_on\nseat 1: stone 0 figure 2 risk 3")
    assert both.texts == ["secure"]
    assert refusal(both, "roll")
    both.play("secure", "roll", "1-1", "back")
    assert both.texts == ["roll", "retreat"]
    both.play("roll", "6-6")
    assert both.naive.phase == "over"


def test_a_stone_brought_up_opens_the_goal() -> None:
    both = lay("options: track=3,3,3,3,3\nseat 2: stone 1 figure 1 risk 3\nlast: yes")
    assert passed(both, 5).texts == ["secure", "up"]  # the goal is next
    assert both.play("up").texts == ["secure", "roll"]
    assert both.play("roll", "3-4").naive.phase == "over"


def test_one_turn_can_lead_through_the_goal() -> None:
    both = lay("options: track=3,4,5\nturn: 1 begin\nseat 1: stone 1 figure 1 risk 3")
    both.play("roll", "6-6", "roll", "6-6", "roll", "6-6")
    assert both.naive.phase == "over"
    assert figures(both)[0] == stones(both)[0] == 4
