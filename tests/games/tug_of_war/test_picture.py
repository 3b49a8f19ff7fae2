"""The picture and the parts of moves against the drawing, which is tested on its own."""

import json

import pytest

from caber.core.contract import OVER, State
from caber.core.rng import Rng
from caber.games.tug_of_war import layout as at
from caber.games.tug_of_war.drawing import read
from caber.games.tug_of_war.screen import parts, picture
from tests.games.tug_of_war.games import start

TEAMS = "seat 1: 4 3 2 | 9 standing\n seat 2: 1 1 5 | 6 standing 1 lying"
THROWN = f"{TEAMS}\n turn: 1 assigning 3\n thrown: 1 4 4"
LAST_ONE = "seat 1: 2 2 2 | 3 standing\n seat 2: 1 1 1 | 1 standing\n turn: 1 assigning 3\n thrown: 1 4 4"
CHOICE = "options: leaving=choice\n seat 1: 6 6 6 | 2 standing 2 lying\n seat 2: 1 1 1 | 3 standing"


def told(state: State, *texts: str) -> tuple[State, list[tuple[State, int]]]:
    """The position after some moves, and those moves as a picture takes them, chance included."""
    last = []
    for text in texts:
        move = int(state.parse(text))
        assert state.legal(move), text
        last.append((state, move))
        state = state.after(move)
    return state, last


# -- the field -------------------------------------------------------------------------------------


def test_a_position_in_data() -> None:
    shown = picture(read(THROWN))
    free = {"beside": None, "open": True}
    closed = {"beside": None, "open": False}
    assert {name: value for name, value in shown.items() if name not in ("key", "new")} == {
        "bout": 1,
        "bouts": [0, 0],
        "turn": 3,
        "limit": None,
        "cap": None,
        "phase": "assigning",
        "mover": 0,
        "began": 0,
        "sides": [
            {
                "column": [{"value": die, **free} for die in (4, 3, 2)],
                "standing": 9,
                "lying": 0,
                "sixes": 0,
            },
            {
                "column": [{"value": die, **closed} for die in (1, 1, 5)],
                "standing": 6,
                "lying": 1,
                "sixes": 0,
            },
        ],
        "thrown": [{"value": die, "rerolled": False, "marked": False} for die in (1, 4, 4)],
        "rerolls": 0,
        "leaving": 0,
        "rope": -12,
    }


def test_options_bound_turns_and_teams() -> None:
    shown = picture(read(f"options: cap=10 turn_limit=20 begins=2\n bout: 2 won 2\n {TEAMS}"))
    assert (shown["cap"], shown["limit"], shown["bouts"], shown["bout"]) == (10, 20, [0, 1], 2)
    assert (shown["began"], shown["mover"]) == (0, 0)


def test_an_empty_field() -> None:
    shown = picture(start())
    assert shown["sides"][0]["column"] == [{"value": None, "beside": None, "open": False}] * 3
    assert (shown["phase"], shown["rope"], shown["turn"]) == ("columns", 0, 0)


def test_a_used_place_shows_what_lies_beside_it() -> None:
    state, _ = told(read(THROWN), "4@1 remove", "4@2 swap")
    assert picture(state)["sides"][0]["column"] == [
        {"value": 4, "beside": 4, "open": False},
        {"value": 4, "beside": 3, "open": False},
        {"value": 2, "beside": None, "open": True},
    ]


@pytest.mark.parametrize(("teams", "rope"), [((5, 5), 0), ((3, 9), 50), ((9, 3), -50), ((1, 2), 33)])
def test_the_rope_goes_to_the_larger_team(teams: tuple[int, int], rope: int) -> None:
    mine, theirs = teams
    state = read(f"seat 1: 1 2 3 | {mine} lying\n seat 2: 1 2 3 | {theirs} standing")
    assert picture(state)["rope"] == rope


def test_re_rolled_dice_are_marked_as_long_as_more_may_be_re_rolled() -> None:
    six = "seat 1: 6 6 2 | 9 standing\n seat 2: 1 1 5 | 7 standing\n turn: 1 throwing"
    state, last = told(read(six), "1-2-3", "reroll 1", "5")
    shown = picture(state, last)
    assert [(die["value"], die["rerolled"]) for die in shown["thrown"]] == [
        (2, False),
        (3, False),
        (5, True),
    ]
    assert (shown["rerolls"], shown["sides"][0]["sixes"]) == (1, 2)
    assert (shown["new"]["throw"], shown["new"]["die"]) == ([1, 2, 3], 5)
    taken, _ = told(read(f"options: rerolls=together\n {six}"), "1-2-3", "reroll 1")
    assert [die["marked"] for die in picture(taken)["thrown"]] == [True, False, False]


def test_the_key_is_the_same_for_everybody() -> None:
    state = read(THROWN)
    keys = {picture(state.hide(seat))["key"] for seat in (0, 1)} | {picture(state)["key"]}
    assert len(keys) == 1
    assert picture(read(TEAMS))["key"] not in keys


# -- what is new -----------------------------------------------------------------------------------


def test_deeds_are_told_with_what_changed() -> None:
    state, last = told(read(THROWN), "1@3 remove lying", "4@1 weaken", "4@2 swap")
    assert picture(state, last)["new"]["deeds"] == [
        {"verb": "fell", "die": 1, "place": 3, "seat": 1, "change": -1},
        {"verb": "weaken", "die": 4, "place": 1, "seat": 1, "change": 0},
        {"verb": "swap", "die": 4, "place": 2, "seat": 0, "change": 2},
    ]


def test_a_berserker_removes_four_or_as_many_as_there_are() -> None:
    state, last = told(read(THROWN.replace("1 4 4", "4 4 4")), "berserker")
    assert picture(state, last)["new"]["deeds"] == [
        {"verb": "berserker", "die": 4, "place": 0, "seat": 1, "change": -4}
    ]
    state, last = told(read(LAST_ONE.replace("1 4 4", "4 4 4")), "berserker")
    assert picture(state, last)["new"]["deeds"][0]["change"] == -1


def test_columns_and_throws_of_a_bout() -> None:
    state, last = told(start(), "1-2-3", "2-2-2", "1-1-6")
    new = picture(state, last)["new"]
    assert (new["columns"], new["throw"], new["die"], new["deeds"]) == ([0, 1], [1, 1, 6], None, [])


def test_a_bout_that_ends_is_told_with_its_last_deed() -> None:
    state, last = told(read(LAST_ONE), "4@1 remove")
    shown = picture(state, last)
    assert shown["new"]["bout"] == {"winner": 0}
    assert shown["new"]["deeds"] == [{"verb": "remove", "die": 4, "place": 1, "seat": 1, "change": -1}]
    assert (shown["bout"], shown["bouts"], shown["phase"]) == (2, [1, 0], "columns")


def test_who_leaves_by_choice_is_told_one_by_one() -> None:
    state, last = told(read(f"{CHOICE}\n turn: 1 throwing"), "2-3-4", "keep", "3@1 swap", "leave standing")
    assert [(deed["verb"], deed["change"]) for deed in picture(state, last)["new"]["deeds"]] == [
        ("swap", 0),
        ("leave", -1),
    ]
    assert picture(state)["leaving"] == 1


def test_without_moves_to_mark_nothing_is_new() -> None:
    assert picture(read(THROWN))["new"] == {
        "columns": [], "throw": None, "die": None, "deeds": [], "bout": None,
    }  # fmt: skip


# -- parts -----------------------------------------------------------------------------------------


def team(standing: int, lying: int = 0) -> dict[str, int]:
    return {"standing": standing, "lying": lying}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("4@2 remove", {"verb": "remove", "mine": team(9), "theirs": team(5, 1), "column": 3}),
        ("4@2 remove lying", {"verb": "fell", "mine": team(9), "theirs": team(6), "column": 3}),
        ("4@2 weaken", {"verb": "weaken", "mine": team(9), "theirs": team(5, 2), "column": 3}),
        (
            "4@2 swap",
            {"verb": "swap", "mine": team(11), "theirs": team(6, 1), "column": 4, "change": 2, "leave": 0},
        ),
    ],
)
def test_an_assignment_in_parts(text: str, said: dict[str, object]) -> None:
    state = read(THROWN)
    assert parts(state, state.parse(text)) == {**said, "die": 4, "place": 2, "wins": False, "loses": False}


def test_the_worked_examples_of_swapping() -> None:
    state = read(THROWN)
    changes = {text: parts(state, state.parse(text))["change"] for text in ("4@2 swap", "1@3 swap")}
    assert changes == {"4@2 swap": 2, "1@3 swap": 0}


def test_a_swap_brings_as_many_as_the_cap_allows() -> None:
    state = read(f"options: cap=10\n {THROWN}")
    assert parts(state, state.parse("4@2 swap"))["change"] == 1


def test_dice_and_decisions_about_them_in_parts() -> None:
    state: State = read(f"{CHOICE}\n turn: 1 throwing")
    assert parts(state, state.parse("4-2-3")) == {"verb": "throw", "dice": [2, 3, 4]}
    state, _ = told(state, "2-3-4")
    assert parts(state, state.parse("keep")) == {"verb": "keep"}
    assert parts(state, state.parse("reroll 3")) == {"verb": "reroll", "die": 3}
    state, _ = told(state, "reroll 3")
    assert parts(state, state.parse("6")) == {"verb": "die", "die": 6}


def test_the_result_of_a_berserker_and_of_leaving() -> None:
    state: State = read(THROWN.replace("1 4 4", "4 4 4"))
    assert parts(state, state.parse("berserker")) == {
        "verb": "berserker", "die": 4, "mine": team(9), "theirs": team(2, 1), "wins": False, "loses": False,
    }  # fmt: skip
    state, _ = told(read(f"{CHOICE}\n turn: 1 assigning\n thrown: 2 3 4"), "3@1 swap")
    assert parts(state, state.parse("leave lying")) == {
        "verb": "leave", "athlete": "lying", "mine": team(2, 1), "theirs": team(3), "wins": False,
        "loses": False,
    }  # fmt: skip


def test_a_swap_after_which_the_owner_says_who_leaves() -> None:
    state = read(f"{CHOICE}\n turn: 1 assigning\n thrown: 2 3 4")
    deed = parts(state, state.parse("3@1 swap"))
    assert (deed["change"], deed["leave"], deed["mine"]) == (0, 2, team(2, 2))


@pytest.mark.parametrize("bout", ["bout: 1", "bout: 2 won 2"])
def test_the_result_is_known_when_a_bout_ends(bout: str) -> None:
    """After the first bout the field is cleared, but what the move did is still told."""
    drawing = f"{bout}\n {LAST_ONE}" if bout == "bout: 1" else f"{bout}\n options: begins=2\n {LAST_ONE}"
    state = read(drawing)
    won = parts(state, state.parse("4@1 remove"))
    assert (won["theirs"], won["mine"], won["wins"], won["loses"]) == (team(0), team(3), True, False)
    lost = read(drawing.replace("2 2 2", "5 5 5"))
    deed = parts(lost, lost.parse("1@1 swap"))
    assert (deed["mine"], deed["wins"], deed["loses"], deed["change"]) == (team(0), False, True, -3)


@pytest.mark.parametrize(("standing", "wins"), [(5, True), (4, True), (3, False)])
@pytest.mark.parametrize("bout", ["bout: 1", "bout: 2 won 2"])
def test_the_last_turn_decides(standing: int, wins: bool, bout: str) -> None:
    """In both bouts it is the second player's last turn; level, whoever began has lost."""
    mover, other = ("2", "1") if bout == "bout: 1" else ("1", "2")
    state = read(
        f"options: turn_limit=10\n {bout}\n seat {mover}: 4 4 4 | {standing} standing\n"
        f" seat {other}: 1 1 1 | 5 standing\n turn: {mover} assigning 10\n thrown: 4\n beside: 1 1 -"
    )
    deed = parts(state, state.parse("4@3 remove"))
    assert (deed["wins"], deed["loses"]) == (wins, not wins)


@pytest.mark.parametrize("options", ["", "leaving=choice cap=9", "rerolls=together turn_limit=30"])
def test_every_choice_of_a_game_is_told_apart_in_data(options: str) -> None:
    state, dice = read(f"options: {options}"), Rng(1)
    for _ in range(800):
        if state.turn == OVER:
            break
        moves = state.moves()
        assert len({json.dumps(parts(state, move)) for move in moves}) == len(moves)
        json.dumps(picture(state))
        move = state.pick(dice)
        if state.turn >= 0 and at.BERSERKER <= move < at.THROW:
            after, deed = state.after(move), parts(state, move)
            ended = deed["wins"] or deed["loses"]
            assert ended == (after.cells[at.BOUT] != state.cells[at.BOUT] or after.turn == OVER)
            if not ended:
                mover = int(state.turn)
                assert deed["mine"] == team(
                    int(after.cells[at.STANDING + mover]), int(after.cells[at.LYING + mover])
                )
        state.act(move)
