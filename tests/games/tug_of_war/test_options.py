"""Every option both ways, with a case in which it makes a difference."""

import pytest

from caber.core.errors import BadOption
from caber.games.tug_of_war import GAME
from tests.games.tug_of_war.games import Both, athletes, columns, lay, now, start, turn_of
from tests.games.tug_of_war.naive import OPTIONS


def test_every_option_is_tested_here() -> None:
    tests = [name for name in globals() if name.startswith("test_")]
    for option in GAME.offered:
        assert any(name.startswith(f"test_{option.name}") for name in tests), option.name


def test_both_engines_know_the_same_options() -> None:
    assert {option.name: list(option.choices) for option in GAME.offered} == OPTIONS


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("cap", 1),
        ("cap", 11),
        ("lying", 0),
        ("turn_limit", 1),
        ("begins", 3),
        ("rerolls", "none"),
        ("leaving", "x"),
    ],
)
def test_other_values_are_refused(name: str, value: int | str) -> None:
    with pytest.raises(BadOption):
        start({name: value})


@pytest.mark.parametrize("begins", [1, 2])
def test_begins(begins: int) -> None:
    """Seat 1 rolls its column first, whoever begins."""
    both = Both({"begins": begins})
    assert now(both) == (1, "columns")
    both.play("1-2-3", "4-5-6")
    assert now(both) == (begins, "throwing")


# -- cap -------------------------------------------------------------------------------------------

CAPS = [cap for cap in OPTIONS["cap"] if cap != "none"]


@pytest.mark.parametrize("cap", CAPS)
def test_cap_at_the_set_up(cap: int) -> None:
    both = Both({"cap": cap}).play("1-1-1", "6-6-6")
    assert athletes(both) == [(min(3, cap), 0), (min(18, cap), 0)]


@pytest.mark.parametrize("cap", CAPS)
def test_cap_when_swapping(cap: int) -> None:
    """Standing and lying ones count together."""
    for lying in (0, 1):
        side = f"{cap - 1 - lying} standing {lying} lying"
        both = turn_of(f"1 1 1 | {side}", "2 standing", "1 3 6", options=f"cap={cap}")
        before = athletes(both)[0]
        both.play("3@1 swap")
        assert athletes(both)[0] == (before[0] + 1, lying)
        assert columns(both)[0] == [3, 1, 1]
        both.play("1@2 swap", "6@3 swap")
        assert athletes(both)[0] == (before[0] + 1, lying)


def test_cap_none_has_no_bound() -> None:
    both = turn_of("1 1 1 | 18 standing", "2 standing", "6 6 6")
    both.play("6@1 swap", "6@2 swap", "6@3 swap")
    assert athletes(both)[0] == (36, 0)


def test_cap_for_the_extra_athlete() -> None:
    """With four allowed: a column of three has room for it, one of four or more has not."""
    for cap, column, standing in (
        (4, "1-1-1", 4),
        (4, "1-1-2", 4),
        (4, "6-6-6", 4),
        (5, "1-1-2", 5),
        (3, "1-1-1", 3),
    ):
        both = lay(
            f"options: cap={cap}\nbout: 2 won 2\nturn: 2 columns\nseat 1: 1 1 1 | 3 standing\nseat 2: -"
        )
        both.play(column)
        assert athletes(both) == [(3, 0), (standing, 0)]


def test_cap_makes_room_when_athletes_leave() -> None:
    both = turn_of("6 1 1 | 5 standing", "2 standing", "3 3 3", options="cap=5")
    both.play("3@1 swap")
    assert athletes(both)[0] == (3, 0)
    both.play("3@2 swap")
    assert athletes(both)[0] == (5, 0)


# -- lying -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("most", OPTIONS["lying"])
def test_lying(most: int | str) -> None:
    """With that many lying nobody more is laid down, until one of them has gone."""
    allowed = 7 if most == "none" else int(most)
    options = "options: cap=18" if most == "none" else f"options: cap=18 lying={most}"
    down = allowed - 1
    side = f"seat 2: 1 1 1 | 9 standing {down} lying" if down else "seat 2: 1 1 1 | 9 standing"
    both = lay(f"{options}\nturn: 1 assigning\nseat 1: 6 6 6 | 5 standing\n{side}\nthrown: 3 3 4")
    both.play("3@1 weaken")
    assert athletes(both)[1] == (8, allowed)
    assert ("3@2 weaken" in both.texts) == (most == "none")
    assert ("3@2 idle" in both.texts) == (most != "none")  # neither a target nor a place on the ground
    assert ("4@2 weaken" in both.texts) == (most == "none")
    assert "4@2 idle" not in both.texts  # it can still remove one of them
    both.play("4@2 remove lying")
    assert "3@3 weaken" in both.texts


# -- re-rolls --------------------------------------------------------------------------------------


@pytest.mark.parametrize("manner", ["one_by_one", "together"])
def test_rerolls(manner: str) -> None:
    both = turn_of("6 1 6 | 9 standing", "1 1 5 | 7 standing", options=f"rerolls={manner}")
    both.play("1-2-5", "reroll 2")
    if manner == "together":
        assert now(both) == (1, "rerolling")
        assert both.texts == ["keep", "reroll 1", "reroll 5"]
        both.play("reroll 1")
        assert now(both) == (1, "relanding")
        assert both.naive.thrown == [(1, 2), (2, 2), (5, 0)]
        both.play("5")  # for the lowest of them
        assert now(both) == (1, "relanding")
        assert both.naive.thrown == [(2, 2), (5, 0), (5, 1)]
        both.play("6")
    else:
        assert now(both) == (1, "relanding")
        both.play("5")
        assert now(both) == (1, "rerolling")
        assert both.texts == ["keep", "reroll 1", "reroll 5"]
        both.play("reroll 1", "6")
    assert now(both) == (1, "assigning")
    assert both.naive.dice == [5, 5, 6]


def test_rerolls_together_may_be_fewer() -> None:
    both = turn_of("6 6 6 | 9 standing", "1 1 5 | 7 standing", options="rerolls=together")
    both.play("1-1-5", "reroll 1", "keep")
    assert now(both) == (1, "relanding")
    both.play("4")
    assert now(both) == (1, "assigning")
    assert both.naive.dice == [1, 4, 5]


def test_rerolls_together_with_one_six_are_as_one_by_one() -> None:
    for manner in ("one_by_one", "together"):
        both = turn_of("6 1 1 | 9 standing", "1 1 5 | 7 standing", options=f"rerolls={manner}")
        both.play("3-3-5", "reroll 3")
        assert now(both) == (1, "relanding")
        assert now(both.play("1")) == (1, "assigning")
        assert both.naive.dice == [1, 3, 5]


def test_rerolls_together_of_a_triple() -> None:
    both = turn_of("6 6 6 | 9 standing", "1 1 5 | 7 standing", options="rerolls=together")
    both.play("2-2-2", "reroll 2")
    assert both.texts == ["keep", "reroll 2"]
    both.play("reroll 2", "reroll 2", "2", "1", "3")
    assert now(both) == (1, "assigning")
    assert both.naive.dice == [1, 2, 3]


# -- an athlete laid down in this turn -------------------------------------------------------------


@pytest.mark.parametrize("same_turn", ["yes", "no"])
def test_same_turn(same_turn: str) -> None:
    both = turn_of("6 6 6 | 9 standing", "7 standing", "4 4 4", options=f"same_turn={same_turn}")
    both.play("4@1 weaken")
    assert ("4@2 remove lying" in both.texts) == (same_turn == "yes")


def test_same_turn_no_leaves_those_who_lay_before() -> None:
    """One lay already: one may fall, not two; in the next turn of that side anybody may."""
    both = turn_of("6 6 6 | 9 standing", "7 standing 1 lying", "4 4 4", options="same_turn=no")
    both.play("4@1 weaken")
    assert both.naive.fresh == 1
    both.play("4@2 remove lying")
    assert athletes(both)[1] == (6, 1)
    assert "4@3 remove lying" not in both.texts
    both.play("4@3 weaken", "1-1-1", "1@1 weaken", "1@2 weaken", "1@3 weaken")
    assert both.naive.fresh == 0
    both.play("4-4-4", "keep")
    assert "4@1 remove lying" in both.texts


def test_same_turn_no_lets_a_die_do_nothing_against_fresh_ones_alone() -> None:
    for same_turn in ("yes", "no"):
        both = turn_of("6 6 6 | 9 standing", "1 standing", "4 4 4", options=f"same_turn={same_turn}")
        both.play("4@1 weaken")
        assert both.texts[0] == ("4@2 remove lying" if same_turn == "yes" else "4@2 swap")
        assert ("4@2 idle" in both.texts) == (same_turn == "no")


def test_same_turn_no_does_not_stop_a_berserker() -> None:
    both = turn_of("1 6 6 | 9 standing", "5 lying", "4 4 4", options="same_turn=no")
    assert athletes(both.play("berserker"))[1] == (0, 1)


# -- who leaves ------------------------------------------------------------------------------------

LEAVING = "5 1 1 | 4 standing 2 lying", "3 standing", "1 6"


@pytest.mark.parametrize("leaving", ["lying_first", "choice"])
def test_leaving(leaving: str) -> None:
    both = turn_of(*LEAVING, options=f"leaving={leaving}").play("1@1 swap")
    if leaving == "lying_first":
        assert athletes(both)[0] == (3, 0)
        assert now(both) == (1, "assigning")
    else:
        assert now(both) == (1, "leaving")
        assert both.naive.to_leave == 3
        assert both.texts == ["leave standing", "leave lying"]


@pytest.mark.parametrize(
    ("choices", "left"),
    [
        (["leave lying", "leave lying"], (3, 0)),  # the last one leaves by himself
        (["leave lying", "leave standing", "leave lying"], (3, 0)),
        (["leave lying", "leave standing", "leave standing"], (2, 1)),
        (["leave standing", "leave standing", "leave standing"], (1, 2)),
    ],
)
def test_leaving_choice_one_by_one(choices: list[str], left: tuple[int, int]) -> None:
    both = turn_of(*LEAVING, options="leaving=choice").play("1@1 swap")
    for choice in choices:
        assert now(both) == (1, "leaving")
        both.play(choice)
    assert now(both) == (1, "assigning")
    assert athletes(both)[0] == left
    assert both.naive.to_leave == 0


@pytest.mark.parametrize(
    ("side", "left"),
    [("6 standing", (3, 0)), ("6 lying", (0, 3)), ("1 standing 2 lying", None), ("1 standing 1 lying", None)],
)
def test_leaving_choice_is_not_asked_where_there_is_none(side: str, left: tuple[int, int] | None) -> None:
    both = turn_of(f"5 1 1 | {side}", *LEAVING[1:], options="leaving=choice").play("1@1 swap")
    if left is None:
        assert both.naive.winners == [1]
    else:
        assert athletes(both)[0] == left
        assert now(both) == (1, "assigning")


def test_leaving_choice_with_the_last_die_ends_the_turn() -> None:
    both = turn_of(*LEAVING, options="leaving=choice").play("6@2 swap", "1@1 swap")
    assert now(both) == (1, "leaving")
    both.play("leave standing", "leave standing", "leave standing")
    assert athletes(both)[0] == (7, 2)
    assert now(both) == (2, "throwing")


# -- doing nothing ---------------------------------------------------------------------------------


@pytest.mark.parametrize("idle", ["yes", "no"])
def test_idle(idle: str) -> None:
    """Without it a die that can't do anything else must swap, even if that loses the bout."""
    both = turn_of("6 6 6 | 3 standing", "4 lying", "3", options=f"idle={idle}")
    assert both.texts == (["3@1 swap", "3@1 idle"] if idle == "yes" else ["3@1 swap"])
    both = turn_of("6 6 6 | 2 standing", "4 lying", "3", options=f"idle={idle}")
    both.play("3@1 swap")
    assert both.naive.winners == [1]


# -- the end ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("drawn", ["yes", "no"])
@pytest.mark.parametrize("first", [1, 2])
def test_drawn(drawn: str, first: int) -> None:
    both = lay(
        f"options: drawn={drawn}\nbout: 2 won {first}\nturn: 1 assigning\nseat 1: 1 1 1 | 3 standing\n"
        f"seat 2: 1 1 1 | 1 standing\nthrown: 3 3 3"
    )
    both.play("3@1 remove")
    if first == 1:
        assert both.naive.outcome() == ((1, -1), (2, 0), "both_bouts")
    elif drawn == "yes":
        assert both.naive.outcome() == ((0, 0), (1, 1), "one_each")
    else:
        assert both.naive.outcome() == ((1, -1), (1, 1), "return_bout")


LIMITS = [limit for limit in OPTIONS["turn_limit"] if limit != "none"]


@pytest.mark.parametrize(
    ("one", "two", "winner"),
    [
        ("3 standing", "2 standing 6 lying", 1),
        ("2 standing 6 lying", "3 standing", 2),
        ("3 standing 1 lying", "3 standing", 1),
        ("3 standing 1 lying", "3 standing 2 lying", 2),
        ("3 standing 1 lying", "3 standing 1 lying", 0),
        ("4 lying", "4 lying", 0),
    ],
)
@pytest.mark.parametrize("limit", LIMITS)
@pytest.mark.parametrize("begins", [1, 2])
@pytest.mark.parametrize("bout", [1, 2])
def test_turn_limit(one: str, two: str, winner: int, limit: int, begins: int, bout: int) -> None:
    """More standing ones, then more lying ones; if all is level whoever began the bout loses it."""
    began = begins if bout == 1 else 3 - begins
    mover = 3 - began  # the last turn is even
    both = lay(
        f"options: turn_limit={limit} begins={begins}\nbout: {bout}{' won 1' if bout == 2 else ''}\n"
        f"turn: {mover} assigning {limit}\nseat 1: 3 3 3 | {one}\nseat 2: 3 3 3 | {two}\nthrown: 2\n"
        f"beside: - 1 1"
    )
    both.play("2@1 swap")  # which changes nothing
    assert both.naive.winners[-1] + 1 == (winner or 3 - began)
    assert now(both)[1] == ("columns" if bout == 1 else "finished")


@pytest.mark.parametrize("limit", LIMITS)
def test_turn_limit_ends_no_turn_early(limit: int) -> None:
    both = lay(
        f"options: turn_limit={limit}\nturn: 1 assigning {limit - 1}\nseat 1: 3 3 3 | 3 standing\n"
        f"seat 2: 3 3 3 | 3 standing\nthrown: 2\nbeside: - 1 1"
    )
    both.play("2@1 swap")
    assert now(both) == (2, "throwing")
    assert both.naive.turn_number == limit


def test_turn_limit_also_holds_after_a_berserker() -> None:
    both = lay(
        "options: turn_limit=10\nturn: 2 assigning 10\nseat 1: 3 3 3 | 9 standing\n"
        "seat 2: 3 3 3 | 3 standing\nthrown: 3 3 3"
    )
    both.play("berserker")
    assert both.naive.winners == [0]
    assert now(both) == (1, "columns")


def test_turn_limit_is_no_matter_if_the_last_die_wins() -> None:
    both = lay(
        "options: turn_limit=10\nturn: 2 assigning 10\nseat 1: 3 3 3 | 1 standing\n"
        "seat 2: 3 3 3 | 1 lying\nthrown: 3\nbeside: - 1 1"
    )
    both.play("3@1 remove")
    assert both.naive.winners == [1]


def test_turn_limit_waits_for_whoever_says_who_leaves() -> None:
    both = lay(
        "options: turn_limit=10 leaving=choice\nturn: 2 assigning 10\nseat 1: 3 3 3 | 2 standing\n"
        "seat 2: 3 3 3 | 3 standing 2 lying\nthrown: 1\nbeside: - 1 1"
    )
    both.play("1@1 swap")
    assert now(both) == (2, "leaving")
    both.play("leave standing")
    assert both.naive.winners == [1]  # two stand on either side, two more lie here


def test_turn_limit_counts_each_bout_anew() -> None:
    both = Both({"turn_limit": 10}).play("6-6-6", "5-6-6")
    quiet = ("1-1-1", "1@1 weaken", "1@2 weaken", "1@3 weaken")
    for bout in (1, 2):
        for turn in range(1, 11):
            assert (both.naive.bout, both.naive.turn_number) == (bout, turn)
            both.play(*(("1-1-1", "keep", *quiet[1:]) if 6 in both.naive.me.column else quiet))
        if bout == 1:
            both.play("6-6-6", "5-6-6")
    assert both.naive.phase == "finished"
