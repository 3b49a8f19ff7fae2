"""The rules one by one, with the rulebook's worked examples; on both engines."""

from collections import Counter
from itertools import product

import pytest

from tests.games.tug_of_war.games import Both, athletes, columns, lay, now, turn_of
from tests.games.tug_of_war.naive import DEEDS, FACES, THROWS


def deeds(both: Both, where: str) -> list[str]:
    """What a die may do at a place, as in `deeds(both, "4@1")`."""
    return [text.removeprefix(f"{where} ") for text in both.texts if text.startswith(f"{where} ")]


# -- setting up ------------------------------------------------------------------------------------


def test_as_many_athletes_line_up_as_the_column_has_pips() -> None:
    """A column of nine and one of seven, as in the rulebook's picture."""
    both = Both()
    assert now(both) == (1, "columns")
    both.play("2-3-4")
    assert now(both) == (2, "columns")
    assert athletes(both) == [(9, 0), (0, 0)]
    both.play("1-1-5")
    assert now(both) == (1, "throwing")
    assert athletes(both) == [(9, 0), (7, 0)]
    assert columns(both) == [[2, 3, 4], [1, 1, 5]]


def test_three_dice_are_as_likely_as_dice_are() -> None:
    """All 216 throws of three dice, whether for a column or in a turn."""
    ways = Counter("-".join(sorted(dice)) for dice in product(FACES, repeat=3))
    both = Both()
    for _ in range(3):
        assert dict(zip(both.texts, both.state.odds())) == ways
        both.play("1-2-3")


def test_turns_alternate() -> None:
    both = lay("seat 1: 1 1 1 | 9 standing\nseat 2: 1 1 1 | 9 standing")
    for turn, seat in enumerate((1, 2, 1, 2), 1):
        assert now(both) == (seat, "throwing")
        assert both.naive.turn_number == turn
        both.play("1-1-1", "1@2 weaken", "1@1 weaken", "1@3 remove lying")
    assert athletes(both) == [(5, 2), (5, 2)]


# -- A: removing -----------------------------------------------------------------------------------

NINE = "turn: 1 assigning\nseat 1: 4 3 2 | 9 standing\nseat 2: 1 1 5 | 7 standing\nthrown: 4 4 1"


def test_two_fours_over_a_four_and_a_three_remove_two() -> None:
    """The third die, a 1 over a 2, is too low: it can only be swapped or weaken somebody."""
    both = lay(NINE)
    both.play("4@1 remove", "4@2 remove")
    assert athletes(both) == [(9, 0), (5, 0)]
    assert deeds(both, "1@3") == ["swap", "weaken"]
    assert both.texts == ["1@3 swap", "1@3 weaken"]


def test_a_die_removes_if_it_is_at_least_as_high_as_its_column_die() -> None:
    for die, column in product(range(1, 7), repeat=2):
        both = turn_of(f"{column} 1 1 | 3 standing", "3 standing", f"{die} 6 6")
        assert ("remove" in deeds(both, f"{die}@1")) == (die >= column)


def test_a_lying_one_falls_to_a_die_up_to_two_lower() -> None:
    """The rulebook's case is a 2 at a 4."""
    for die, column in product(range(1, 7), repeat=2):
        both = turn_of(f"{column} 1 1 | 3 standing", "3 lying", f"{die}")
        assert ("remove lying" in deeds(both, f"{die}@1")) == (die >= column - 2)
        assert "remove" not in deeds(both, f"{die}@1")
    both = turn_of("4 1 1 | 3 standing", "3 standing 2 lying", "2")
    assert deeds(both, "2@1") == ["remove lying", "swap", "weaken"]
    both.play("2@1 remove lying")
    assert athletes(both) == [(3, 0), (3, 1)]


def test_each_place_gets_one_die() -> None:
    both = lay(NINE).play("4@2 remove")
    assert {text.split()[0] for text in both.texts} == {"1@1", "1@3", "4@1", "4@3"}
    both.play("1@3 weaken")
    assert {text.split()[0] for text in both.texts} == {"4@1"}


def test_equal_dice_are_one_move() -> None:
    assert len(lay(NINE).texts) == len(set(lay(NINE).texts))
    assert sum(text.startswith("4@1") for text in lay(NINE).texts) == 3


def test_whoever_can_fell_a_lying_one_chooses_whom_to_remove() -> None:
    both = turn_of("2 2 2 | 1 standing", "1 standing 1 lying", "3 3 3")
    assert both.texts[0] == "berserker"
    assert deeds(both, "3@1") == ["remove", "remove lying", "swap", "weaken"]
    assert athletes(both.play("3@1 remove"))[1] == (0, 1)


# -- B: bundling -----------------------------------------------------------------------------------


def test_a_four_for_a_three_brings_two_and_a_one_for_a_two_none() -> None:
    """The rulebook's turn: one removed with the other 4."""
    both = lay(NINE)
    both.play("4@1 remove")
    assert athletes(both) == [(9, 0), (6, 0)]
    both.play("4@2 swap")
    assert athletes(both) == [(11, 0), (6, 0)]
    assert columns(both)[0] == [4, 4, 2]
    assert both.naive.beside == [4, 3, 0]  # the old die lies beside its place
    both.play("1@3 swap")
    assert athletes(both) == [(11, 0), (6, 0)]
    assert columns(both)[0] == [4, 4, 1]
    assert now(both) == (2, "throwing")


@pytest.mark.parametrize("column", range(1, 7))
def test_a_swap_changes_the_team_by_one_and_the_difference(column: int) -> None:
    for die in range(1, 7):
        both = turn_of(f"1 {column} 1 | 9 standing", "9 standing", f"{die} 6 6")
        both.play(f"{die}@2 swap")
        assert athletes(both)[0] == (9 + 1 + die - column, 0)
        assert columns(both)[0] == [1, die, 1]
        assert both.naive.beside == [0, column, 0]


def test_the_old_die_does_not_come_back_in_the_same_turn() -> None:
    """It lies beside its place, and isn't one of the dice still to be assigned."""
    both = turn_of("5 1 1 | 9 standing", "9 standing", "4 4 4")
    both.play("4@1 swap")
    assert both.naive.dice == [4, 4]
    assert "5" not in {text[0] for text in both.texts}


def test_a_new_column_die_counts_from_the_next_turn_for_rerolls() -> None:
    """A 6 swapped in allows a re-roll in the next turn, not in this one; a 6 swapped away no longer does."""
    both = turn_of("1 1 1 | 9 standing", "6 1 1 | 9 standing")
    both.play("1-1-6", "6@1 swap", "1@2 weaken", "1@3 weaken")
    both.play("1-2-3")
    assert now(both) == (2, "rerolling")
    both.play("keep", "1@1 swap", "2@2 weaken", "3@3 weaken")
    both.play("1-2-3")
    assert now(both) == (1, "rerolling")
    both.play("keep", "1@1 weaken", "2@2 weaken", "3@3 weaken")
    both.play("1-2-3")
    assert now(both) == (2, "assigning")


def test_lying_ones_leave_first() -> None:
    """Three have to go: two lie, so one of those who stand goes with them."""
    both = turn_of("5 1 1 | 4 standing 2 lying", "3 standing", "1")
    assert athletes(both.play("1@1 swap"))[0] == (3, 0)
    both = turn_of("5 1 1 | 4 standing 5 lying", "3 standing", "1")
    assert athletes(both.play("1@1 swap"))[0] == (4, 2)


def test_whoever_swaps_his_last_athlete_away_loses_at_once() -> None:
    """A later die would have brought athletes, but the bout is over."""
    both = lay(
        "bout: 2 won 1\nturn: 2 assigning\nseat 1: 1 1 1 | 3 standing\n"
        "seat 2: 5 1 1 | 2 standing 1 lying\nthrown: 1 6 6"
    )
    both.play("1@1 swap")
    assert now(both) == (2, "finished")
    assert both.naive.outcome() == ((1, -1), (2, 0), "both_bouts")
    assert athletes(both) == [(3, 0), (0, 0)]


def test_a_swap_that_keeps_one_athlete_goes_on() -> None:
    both = turn_of("5 1 1 | 4 standing", "3 standing", "1 6 6")
    both.play("1@1 swap")
    assert now(both) == (1, "assigning")
    assert athletes(both)[0] == (1, 0)


# -- C: weakening ----------------------------------------------------------------------------------


def test_any_die_lays_one_down_who_still_counts() -> None:
    both = turn_of("6 6 6 | 3 standing", "1 standing", "1 2 3")
    both.play("1@1 weaken")
    assert athletes(both)[1] == (0, 1)
    assert now(both) == (1, "assigning")
    assert "weaken" not in deeds(both, "3@2")


def test_lying_ones_never_rise() -> None:
    both = turn_of("1 1 1 | 3 standing", "1 2 3 | 1 standing 2 lying", "1 2 3")
    both.play("1@1 swap", "2@2 swap", "3@3 swap", "1-2-3", "1@1 swap", "2@2 swap", "3@3 swap")
    assert athletes(both)[1] == (4, 2)
    assert now(both) == (1, "throwing")


def test_whoever_is_laid_down_may_fall_in_the_same_turn() -> None:
    both = turn_of("6 6 6 | 3 standing", "9 standing", "4 4 4")
    both.play("4@1 weaken")
    assert "remove lying" in deeds(both, "4@2")
    both.play("4@2 remove lying")
    assert athletes(both)[1] == (8, 0)


def test_a_die_without_anybody_to_touch_may_do_nothing() -> None:
    """Judged for the pair of dice alone: nobody stands, and the die is more than two below its column die."""
    both = turn_of("6 3 6 | 3 standing", "4 lying", "3 3 4")
    assert deeds(both, "3@1") == ["swap", "idle"]
    assert deeds(both, "4@1") == ["remove lying", "swap"]
    assert deeds(both, "3@2") == ["remove lying", "swap"]
    both.play("3@1 idle")
    assert athletes(both) == [(3, 0), (0, 4)]
    assert both.naive.beside == [3, 0, 0]
    assert columns(both)[0] == [6, 3, 6]


# -- D: berserker ----------------------------------------------------------------------------------


def test_a_berserker_removes_four() -> None:
    both = turn_of("5 3 6 | 9 standing", "1 1 5 | 7 standing", "3 3 3")
    both.play("berserker")
    assert athletes(both) == [(9, 0), (3, 0)]
    assert now(both) == (2, "throwing")  # all three dice are used


def test_a_berserker_needs_a_triple_as_high_as_the_lowest_column_die() -> None:
    for text in THROWS:
        for lowest in range(1, 7):
            both = turn_of(f"6 {lowest} 6 | 9 standing", "1 1 5 | 7 standing", f"{text.replace('-', ' ')}")
            assert ("berserker" in both.texts) == (len(set(text)) == 2 and int(text[0]) >= lowest)


def test_a_berserker_is_a_choice_until_a_die_has_acted() -> None:
    both = turn_of("1 1 1 | 9 standing", "1 1 5 | 7 standing", "2 2 2")
    assert {text.split(" ", 1)[1] for text in both.texts[1:]} == {"remove", "swap", "weaken"}
    both.play("2@1 weaken")
    assert "berserker" not in both.texts


def test_a_berserker_by_a_reroll() -> None:
    both = turn_of("6 6 6 | 9 standing", "1 1 5 | 7 standing")
    both.play("1-6-6", "reroll 1", "6", "keep", "berserker")
    assert athletes(both)[1] == (3, 0)


def test_a_berserker_takes_those_who_stand_first() -> None:
    for standing, lying, left in ((5, 3, (1, 3)), (2, 3, (0, 1)), (0, 6, (0, 2)), (4, 1, (0, 1))):
        both = turn_of("1 1 1 | 9 standing", f"1 1 5 | {standing} standing {lying} lying", "1 1 1")
        assert athletes(both.play("berserker"))[1] == left


@pytest.mark.parametrize("side", ["4 standing", "1 standing", "4 lying", "2 standing 2 lying", "1 lying"])
def test_a_berserker_against_four_or_fewer_wins(side: str) -> None:
    both = lay(
        f"bout: 2 won 2\nturn: 1 assigning\nseat 1: 1 1 1 | 9 standing\nseat 2: 1 1 5 | {side}\nthrown: 1 1 1"
    )
    both.play("berserker")
    assert both.naive.outcome() == ((1, -1), (1, 1), "return_bout")


# -- re-rolls --------------------------------------------------------------------------------------


@pytest.mark.parametrize("sixes", [0, 1, 2, 3])
def test_each_six_in_the_column_allows_a_reroll(sixes: int) -> None:
    """Each thrown die at most once, one after another, and the second result stands."""
    column = " ".join(["6"] * sixes + ["1"] * (3 - sixes))
    both = turn_of(f"{column} | 9 standing", "6 6 6 | 7 standing").play("1-2-3")
    for die in range(1, sixes + 1):
        assert now(both) == (1, "rerolling")
        assert both.texts == ["keep", *(f"reroll {each}" for each in range(die, 4))]
        both.play(f"reroll {die}")
        assert both.texts == FACES
        assert both.state.odds() == [1] * 6
        both.play("5")
    assert now(both) == (1, "assigning")
    assert both.naive.dice == [*range(sixes + 1, 4), *[5] * sixes]


def test_a_rerolled_die_is_not_rolled_again() -> None:
    both = turn_of("6 6 6 | 9 standing", "1 1 5 | 7 standing")
    both.play("1-1-2", "reroll 2", "2")
    assert both.texts == ["keep", "reroll 1"]
    both.play("reroll 1", "1")
    assert both.texts == ["keep", "reroll 1"]  # the other one
    both.play("reroll 1", "1")
    assert now(both) == (1, "assigning")
    assert both.naive.dice == [1, 1, 2]


def test_nobody_has_to_reroll() -> None:
    both = turn_of("6 6 6 | 9 standing", "1 1 5 | 7 standing")
    both.play("1-1-2", "reroll 2", "6", "keep")
    assert now(both) == (1, "assigning")
    assert both.naive.dice == [1, 1, 6]


def test_sixes_of_the_other_column_do_not_count() -> None:
    both = turn_of("5 5 5 | 9 standing", "6 6 6 | 7 standing").play("1-1-2")
    assert now(both) == (1, "assigning")


# -- the end ---------------------------------------------------------------------------------------


def test_whoever_loses_the_last_athlete_loses_the_bout_at_once() -> None:
    """The other two dice don't act any more, although a swap would now lose everything."""
    both = turn_of("1 6 6 | 1 standing", "1 1 5 | 1 standing", "1 1 2")
    both.play("1@1 remove")
    assert both.naive.winners == [0]
    assert now(both) == (1, "columns")
    assert both.naive.bout == 2


def test_the_last_one_may_be_a_lying_one() -> None:
    both = turn_of("1 6 6 | 1 standing", "1 1 5 | 1 standing 1 lying", "1 1 2")
    both.play("1@1 remove")
    assert now(both) == (1, "assigning")
    both = turn_of("6 6 6 | 1 standing", "1 1 5 | 1 lying", "1 1 4")
    both.play("4@1 remove lying")
    assert both.naive.winners == [0]


@pytest.mark.parametrize("begins", [1, 2])
@pytest.mark.parametrize("winner", [1, 2])
def test_the_return_bout(begins: int, winner: int) -> None:
    """A fresh field; the winner has one athlete more, and whoever didn't begin the first bout begins."""
    loser = 3 - winner
    turn = 1 if winner == begins else 2
    both = lay(
        f"options: begins={begins}\nturn: {winner} assigning {turn}\n"
        f"seat {winner}: 1 1 1 | 5 standing 3 lying\nseat {loser}: 1 1 1 | 1 standing\nthrown: 1 5 6"
    )
    both.play("1@1 remove")
    assert now(both) == (1, "columns")
    assert (both.naive.bout, both.naive.winners, both.naive.turn_number) == (2, [winner - 1], 0)
    assert athletes(both) == [(0, 0), (0, 0)]
    assert columns(both) == [[0, 0, 0], [0, 0, 0]]
    both.play("1-2-3", "6-6-6")
    expected = [(6, 0), (18, 0)]
    standing, lying = expected[winner - 1]
    expected[winner - 1] = (standing + 1, lying)
    assert athletes(both) == expected
    assert now(both) == (3 - begins, "throwing")
    assert both.naive.turn_number == 1


@pytest.mark.parametrize("first", [1, 2])
@pytest.mark.parametrize("second", [1, 2])
def test_whoever_loses_the_return_bout_loses_the_game(first: int, second: int) -> None:
    loser = 3 - second
    turn = 2 if second == 1 else 1
    both = lay(
        f"bout: 2 won {first}\nturn: {second} assigning {turn}\nseat {second}: 1 1 1 | 5 standing\n"
        f"seat {loser}: 1 1 1 | 1 standing\nthrown: 1 5 6"
    )
    both.play("5@1 remove")
    points = [0, 0]
    points[first - 1] += 1
    points[second - 1] += 1
    payoffs = (1, -1) if second == 1 else (-1, 1)
    reason = "both_bouts" if first == second else "return_bout"
    assert both.naive.outcome() == (payoffs, tuple(points), reason)
    assert both.texts == []


@pytest.mark.parametrize("seat", [1, 2])
def test_whoever_gives_up_loses_the_game_whatever_the_first_bout_said(seat: int) -> None:
    both = lay("bout: 2 won 1\nturn: 2 throwing\nseat 1: 1 1 1 | 5 standing\nseat 2: 1 1 1 | 1 standing")
    payoffs = (-1, 1) if seat == 1 else (1, -1)
    assert tuple(both.state.forfeit(seat - 1, "resigned")) == (payoffs, (1, 0), "resigned")
    both.compare_forfeits()


def test_a_whole_game_to_read() -> None:
    both = Both().play("1-1-1", "1-1-2")
    both.play("1-2-3", "1@1 remove", "2@2 remove", "3@3 swap")  # 3 + 3 against 4 - 2
    assert athletes(both) == [(6, 0), (2, 0)]
    both.play("4-4-4", "berserker")
    assert athletes(both) == [(2, 0), (2, 0)]
    both.play("1-1-6", "6@1 remove", "1@2 remove")  # the first bout is seat 1's, one die left
    assert now(both) == (1, "columns")
    both.play("1-1-1", "1-1-1")
    assert athletes(both) == [(4, 0), (3, 0)]
    both.play("2-2-2")
    assert now(both) == (2, "assigning")
    both.play("berserker")
    assert both.naive.outcome() == ((-1, 1), (1, 1), "return_bout")


def test_no_deed_is_forgotten_here() -> None:
    both = turn_of("6 1 6 | 3 standing", "1 standing 1 lying", "1 1 4")
    assert {deed for where in ("1@1", "1@2", "4@1") for deed in deeds(both, where)} == set(DEEDS) - {"idle"}
