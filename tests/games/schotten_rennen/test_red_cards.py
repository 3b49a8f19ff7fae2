"""The ten red cards of the pro race, each with its own rule; on both engines."""

import pytest

from tests.games.schotten_rennen.games import Both, figures, lay, now, refusal, risk, stones
from tests.games.schotten_rennen.naive import RED

WHITE_OF_PRO = ["3", "4", "5", "6", "8", "9", "10", "11"]


def need_of(drawing: str, way: str = "roll") -> int:
    """What has to be thrown."""
    return lay(drawing).play(way).naive.need


# -- the race --------------------------------------------------------------------------------------


def test_the_pro_race_has_eight_white_cards_and_four_red_ones() -> None:
    both = Both({"track": "pro"})
    assert now(both) == (1, "picking")
    assert both.texts == RED
    assert both.state.odds() == [1] * 10
    both.play("bog", "rival", "well")
    assert both.texts == ["rank", "load", "crowd", "path", "hop", "skip", "jump"]
    both.play("hop")
    assert now(both) == (1, "laying")
    assert both.texts == [*WHITE_OF_PRO, "rival", "bog", "hop", "well"]
    assert both.state.odds() == [1] * 12
    for card in (laid := ["well", "11", *WHITE_OF_PRO[:-1], "hop", "rival", "bog"]):
        both.play(card)
    assert both.naive.track == laid
    assert now(both) == (1, "begin")
    assert both.texts == ["roll", "yellow"]


# -- rival -----------------------------------------------------------------------------------------


def test_a_rival_rolls_what_has_to_be_beaten() -> None:
    both = lay("options: players=4 track=rival,3\nturn: 2 begin")
    assert both.texts == ["ask 1", "ask 3", "ask 4"]
    assert refusal(both, "roll") and refusal(both, "ask 2")
    both.play("ask 3")
    assert now(both) == (2, "rival")
    assert both.naive.turn == "chance"
    both.play("2-5")
    assert both.naive.need == 8
    assert figures(lay("options: track=rival,3").play("ask 2", "2-5", "3-5"))[0] == 1
    equal = lay("options: track=rival,3").play("ask 2", "2-5", "3-4")
    assert now(equal) == (1, "missed")  # the same isn't higher


def test_every_attempt_gets_a_new_number() -> None:
    both = lay("options: track=rival,3\nseat 2: stone 1 figure 1 risk 0").play("ask 2", "6-6", "5-6", "back")
    assert both.naive.need == 0
    assert both.naive.asked is None
    both.play("roll", "1-1", "ask 2", "1-1")
    assert both.naive.need == 3


def test_nobody_can_roll_thirteen_but_the_risk_die_helps() -> None:
    drawing = "options: track=rival,3"
    assert lay(drawing).play("ask 2", "6-6").naive.need == 13
    assert now(lay(drawing).play("ask 2", "6-6", "6-6")) == (1, "missed")
    assert now(lay(drawing).play("ask 2", "6-6", "6-6", "risk", "+1")) == (1, "go_on")
    assert now(lay(drawing).play("ask 2", "6-6", "1-1", "risk", "green")) == (1, "go_on")
    assert now(lay(drawing).play("ask 2", "6-6", "4-4", "risk", "+4")) == (2, "begin")


def test_doubles_don_t_beat_a_rival() -> None:
    assert now(lay("options: track=rival,3").play("ask 2", "4-6", "5-5")) == (1, "missed")


# -- rank ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stones_of", "expected"),
    [
        ((3, 2, 1, 0), 8),  # nearest to the goal
        ((3, 3, 3, 0), 8),  # a shared first place
        ((2, 2, 2, 2), 8),  # all on one card
        ((2, 3, 1, 0), 7),
        ((2, 3, 2, 2), 7),
        ((1, 3, 3, 0), 6),  # two stones ahead, on one card: the third place
        ((1, 3, 2, 1), 6),
        ((0, 3, 2, 1), 5),
        ((0, 2, 2, 2), 5),
    ],
)
def test_the_placement_of_the_stones_decides(stones_of: tuple[int, ...], expected: int) -> None:
    lines = [f"seat {seat}: stone {stone} figure {max(stone, 3) if seat == 1 else stone} risk 3"
             for seat, stone in enumerate(stones_of, 1)]  # fmt: skip
    phase = "begin" if stones_of[0] == 3 else "go_on"
    assert need_of("\n".join(["options: players=4 track=3,3,3,rank", f"turn: 1 {phase}", *lines])) == expected


def test_a_finished_player_is_ahead_of_all() -> None:
    drawing = "options: players=3 track=3,3,rank play_on=yes\nseat 1: stone 2 figure 2 risk 3\n"
    assert need_of(drawing) == 8
    assert need_of(drawing + "seat 3: place 1 risk 0") == 7


# -- load, crowd, path -----------------------------------------------------------------------------


@pytest.mark.parametrize(("stones_left", "expected"), [(0, 4), (1, 5), (2, 6), (3, 7)])
def test_risk_stones_are_a_load(stones_left: int, expected: int) -> None:
    assert need_of(f"options: track=3,load,3\nseat 1: stone 1 figure 1 risk {stones_left}") == expected


def test_a_load_is_fixed_before_the_roll() -> None:
    """A stone paid for the risk throw makes it no lighter."""
    both = lay("options: track=3,load,3\nseat 1: stone 1 figure 1 risk 3").play("roll", "1-3", "risk")
    assert both.naive.need == 7
    assert now(both.play("+2")) == (2, "begin")


def test_a_stone_won_on_the_way_weighs_only_afterwards() -> None:
    both = lay("options: track=3,10,load,3\nturn: 1 go_on\nseat 1: stone 1 figure 2 risk 1").play("roll")
    assert both.naive.need == 5
    assert risk(both.play("1-4"))[0] == 2


@pytest.mark.parametrize(("card", "free", "taken"), [("crowd", 7, 8), ("path", 8, 5)])
def test_a_stone_on_the_card_changes_its_number(card: str, free: int, taken: int) -> None:
    drawing = f"options: players=3 track=3,{card},3\nseat 1: stone 1 figure 1 risk 3\n"
    assert need_of(drawing) == free
    assert need_of(drawing + "seat 3: stone 2 figure 2 risk 3") == taken
    assert need_of(drawing + "seat 2: stone 2 figure 2 risk 3\nseat 3: stone 2 figure 2 risk 3") == taken
    assert need_of(drawing + "seat 3: stone 3 figure 3 risk 3") == free
    assert need_of(drawing + "seat 3: stone 1 figure 1 risk 3") == free


# -- two numbers -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "red", "yellow"),
    [("bog", 9, 6), ("hop", 7, 9), ("skip", 7, 10), ("jump", 7, 11), ("well", 7, 9)],
)
def test_five_cards_leave_the_choice_of_two_numbers(card: str, red: int, yellow: int) -> None:
    drawing = f"options: track={card},3,3,3,3"
    assert lay(drawing).texts == ["roll", "yellow"]
    assert need_of(drawing) == red
    assert need_of(drawing, "yellow") == yellow
    assert lay(drawing).play("yellow").naive.yellow
    assert not lay(drawing).play("roll").naive.yellow


@pytest.mark.parametrize("card", ["rank", "load", "crowd", "path", "3", "11"])
def test_the_others_have_one(card: str) -> None:
    both = lay(f"options: track={card},3")
    assert both.texts == ["roll"]
    assert refusal(both, "yellow")
    assert refusal(both, "ask 2")


@pytest.mark.parametrize(("stone", "after", "left"), [(0, 0, 3), (1, 0, 3), (2, 0, 3), (3, 1, 1), (5, 3, 1)])
def test_the_bog_swallows_two_cards(stone: int, after: int, left: int) -> None:
    """Counted from the stone, not the figure; at most to Start, where three risk stones wait."""
    phase = "begin" if stone == 5 else "go_on"
    drawing = f"options: track=3,3,3,3,3,bog,3\nturn: 1 {phase}\nseat 1: stone {stone} figure 5 risk 1"
    both = lay(drawing).play("yellow", "1-4", "back")
    assert stones(both) == figures(both) == [after, 0]
    assert risk(both)[0] == left
    risked = lay(drawing).play("yellow", "1-4", "risk", "red")
    assert stones(risked)[0] == after
    assert risk(risked)[0] == (3 if after == 0 else 0)
    penniless = lay(drawing.replace("risk 1", "risk 0")).play("yellow", "1-4")
    assert stones(penniless)[0] == after


def test_the_bog_s_other_number_is_harmless() -> None:
    drawing = "options: track=3,3,3,bog,3\nseat 1: stone 3 figure 3 risk 1"
    assert stones(lay(drawing).play("roll", "2-6", "back"))[0] == 3
    both = lay(drawing).play("yellow", "1-5")  # passing brings nothing but the card
    assert figures(both)[0] == 4
    assert risk(both)[0] == 1
    assert now(both) == (1, "go_on")


def test_no_other_card_swallows_anything() -> None:
    for card in ("hop", "skip", "jump", "well"):
        both = lay(f"options: track=3,3,3,{card},3\nseat 1: stone 3 figure 3 risk 1")
        both.play("yellow", "1-5", "back")
        assert stones(both)[0] == figures(both)[0] == 3


@pytest.mark.parametrize(
    ("card", "throw", "further"), [("hop", "3-6", 1), ("skip", "4-6", 2), ("jump", "5-6", 3)]
)
def test_a_bonus_may_be_moved_or_not(card: str, throw: str, further: int) -> None:
    """What is jumped over has no meaning: no bog, no well, no stone from a 10."""
    drawing = f"options: track=3,{card},10,bog,well,11,3\nseat 1: stone 1 figure 1 risk 1"
    both = lay(drawing).play("yellow", throw)
    assert now(both) == (1, "bonus")
    assert figures(both)[0] == 2
    assert both.texts == ["bonus", "stay"]
    both.play("bonus")
    assert figures(both)[0] == 2 + further
    assert stones(both)[0] == 1
    assert risk(both)[0] == 1
    assert now(both) == (1, "go_on")
    stayed = lay(drawing).play("yellow", throw, "stay")
    assert figures(stayed)[0] == 2
    assert now(stayed) == (1, "go_on")
    red = lay(drawing).play("roll", "6-6")
    assert figures(red)[0] == 2
    assert now(red) == (1, "go_on")


def test_doubles_win_no_bonus() -> None:
    for card in ("hop", "skip", "jump"):
        both = lay(f"options: track={card},3,3\nseat 1: stone 0 figure 0 risk 0").play("yellow", "4-4")
        assert now(both) == (2, "begin")


def test_the_risk_die_wins_a_bonus() -> None:
    for face in ("green", "+3"):
        both = lay("options: track=skip,3,3,3").play("yellow", "2-5", "risk", face)
        assert now(both) == (1, "bonus")


@pytest.mark.parametrize(
    ("track", "stone", "after"),
    [("3,hop,3", 1, 3), ("3,skip,3", 1, 4), ("3,jump,3", 1, 4), ("3,3,hop", 2, 4), ("3,3,jump", 2, 4)],
)
def test_a_bonus_stops_in_the_goal(track: str, stone: int, after: int) -> None:
    """From the card before the last, or from the last; whoever gets there has finished."""
    both = lay(f"options: track={track}\nseat 1: stone {stone} figure {stone} risk 3").play("yellow", "6-6")
    assert both.texts == ["bonus", "stay"]
    both.play("bonus")
    assert figures(both)[0] == after
    assert both.naive.phase == ("over" if after == 4 else "go_on")


def test_a_bonus_stops_before_the_goal_while_the_stone_is_on_start() -> None:
    both = lay("options: track=3,jump,3\nturn: 1 go_on\nseat 1: stone 0 figure 1 risk 3")
    both.play("yellow", "6-6", "bonus")
    assert figures(both)[0] == 3
    assert both.texts == ["secure"]
    none = lay("options: track=3,3,jump\nturn: 1 go_on\nseat 1: stone 0 figure 2 risk 3")
    none.play("yellow", "6-6")
    assert now(none) == (1, "go_on")  # there is no card to move on to
    assert none.texts == ["secure"]


def test_a_ten_reached_by_a_bonus_rewards_courage() -> None:
    both = lay("options: track=3,hop,10,3,3\nseat 1: stone 1 figure 1 risk 0")
    assert risk(both.play("yellow", "6-6", "bonus", "roll", "1-2"))[0] == 1


def test_a_bonus_is_no_card_passed() -> None:
    """From the 10 the bonus card is passed: one stone, and none for what the bonus moves over."""
    both = lay("options: track=3,10,jump,10,3,3\nturn: 1 go_on\nseat 1: stone 1 figure 2 risk 0")
    assert risk(both.play("yellow", "6-6"))[0] == 1
    assert risk(both.play("bonus"))[0] == 1


def test_a_bonus_is_moved_before_catching_up() -> None:
    """The cards jumped over don't count; the fifth card passed gives the right where the bonus ends."""
    drawing = """
        options: track=3,3,3,skip,3,3,3,3
        turn: 1 go_on
        seat 1: stone 0 figure 3 risk 3
        seat 2: stone 1 figure 1 risk 3
        last: yes
        passed: {}
    """
    both = lay(drawing.format(4)).play("yellow", "6-6")
    assert both.texts == ["bonus", "stay"]
    both.play("bonus")
    assert both.texts == ["secure", "up", "roll"]
    assert stones(both.play("up"))[0] == 6
    three = lay(drawing.format(3)).play("yellow", "6-6", "bonus")
    assert three.naive.passed == 4
    assert three.texts == ["secure", "roll"]
    stayed = lay(drawing.format(4)).play("yellow", "6-6", "stay", "up")
    assert stones(stayed)[0] == 4


def test_the_well_returns_a_risk_stone() -> None:
    for before, after in ((0, 1), (2, 3), (3, 3)):
        drawing = f"options: track=3,well,3\nseat 1: stone 1 figure 1 risk {before}"
        assert risk(lay(drawing).play("yellow", "4-5"))[0] == after
        assert risk(lay(drawing).play("roll", "6-6"))[0] == before
    paid = lay("options: track=3,well,3\nseat 1: stone 1 figure 1 risk 1").play(
        "yellow", "4-4", "risk", "green"
    )
    assert risk(paid)[0] == 1
    assert now(lay("options: track=3,well,3\nseat 1: stone 1 figure 1 risk 0").play("yellow", "4-4")) == (
        2,
        "begin",
    )


def test_the_well_after_a_ten_returns_two() -> None:
    drawing = "options: track=3,10,well,3\nturn: 1 go_on\nseat 1: stone 1 figure 2 risk {}"
    assert risk(lay(drawing.format(0)).play("yellow", "4-5"))[0] == 2
    assert risk(lay(drawing.format(2)).play("yellow", "4-5"))[0] == 3
