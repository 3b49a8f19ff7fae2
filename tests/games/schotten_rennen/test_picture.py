"""The picture and the parts of moves against the drawing, which is tested on its own."""

import json
import random
from fractions import Fraction

import pytest

from caber.core.contract import CHANCE, OVER, State
from caber.core.rng import Rng
from caber.games.schotten_rennen import layout as at
from caber.games.schotten_rennen.drawing import read
from caber.games.schotten_rennen.picture import last_attempt
from caber.games.schotten_rennen.screen import parts, picture
from tests.games.schotten_rennen.games import start

TRACK = "track: 3 bog 6 rival 7 10 11 8 hop 5 load 4"
PRO = f"options: players=3\n {TRACK}\n seat 1: stone 4 figure 4 risk 1\n seat 2: stone 9 figure 9 risk 0"


def told(state: State, *texts: str) -> tuple[State, list[tuple[State, int]]]:
    """The position after some moves, and those moves as a picture takes them, chance included."""
    last = []
    for text in texts:
        move = int(state.parse(text))
        last.append((state, move))
        state = state.after(move)
    return state, last


# -- the track -------------------------------------------------------------------------------------


def test_cards_show_their_numbers() -> None:
    shown = picture(read(TRACK))
    assert (shown["length"], shown["goal"], len(shown["track"])) == (12, 7, 12)
    assert shown["track"][0] == {
        "name": "3", "red": False, "number": 3, "yellow": None, "reconstructed": False,
    }  # fmt: skip
    assert shown["track"][1] == {
        "name": "bog", "red": True, "number": 9, "yellow": 6, "reconstructed": True,
    }  # fmt: skip
    assert [card["number"] for card in shown["track"] if card and card["name"] in ("rival", "load")] == [
        None
    ] * 2


def test_numbers_are_those_of_the_options() -> None:
    shown = picture(read("options: track=bog,hop,rank,crowd bog_red=8 hop_yellow=12 goal_target=none"))
    cards = [(card["number"], card["yellow"], card["reconstructed"]) for card in shown["track"] if card]
    assert cards == [(8, 6, True), (7, 12, True), (None, None, False), (7, None, False)]
    assert shown["goal"] == 0


def test_a_track_that_is_being_laid() -> None:
    state, last = told(start(), "3", "10")
    shown = picture(state, last)
    assert [card and card["name"] for card in shown["track"]] == ["3", "10", *[None] * 10]
    assert shown["new"]["track"] == [1, 2]
    assert not any(seat["mover"] for seat in shown["seats"])


# -- the players -----------------------------------------------------------------------------------


def test_everybody_has_a_place_by_the_stones() -> None:
    shown = picture(read(PRO))
    assert shown["seats"] == [
        {"stone": 4, "figure": 4, "risk": 1, "place": 0, "rank": 2, "last": False, "mover": True},
        {"stone": 9, "figure": 9, "risk": 0, "place": 0, "rank": 1, "last": False, "mover": False},
        {"stone": 0, "figure": 0, "risk": 3, "place": 0, "rank": 3, "last": True, "mover": False},
    ]


def test_whoever_shares_the_last_place_is_not_alone() -> None:
    shown = picture(read(f"options: players=3\n {TRACK}\n seat 2: stone 9 figure 9"))
    assert [(seat["rank"], seat["last"]) for seat in shown["seats"]] == [(2, False), (1, False), (2, False)]


def test_who_is_in_the_goal_has_won_a_place() -> None:
    shown = picture(read("options: players=3 track=3,4 play_on=yes\n turn: 2 begin\n seat 1: place 1 risk 0"))
    assert [(seat["place"], seat["stone"]) for seat in shown["seats"]] == [(1, 3), (0, 0), (0, 0)]


# -- ways and odds ---------------------------------------------------------------------------------


def test_a_white_card_is_rolled_for_in_one_way() -> None:
    assert picture(read("options: track=7,8"))["ways"] == [
        {"move": "roll", "place": 1, "need": 7, "chance": [21, 36], "risked": [181, 216]}
    ]


def test_a_rival_has_to_roll_before_anybody_knows() -> None:
    assert picture(read("options: track=rival,8"))["ways"] == [
        {"move": "roll", "place": 1, "need": None, "chance": [575, 1296], "risked": [5529, 7776]}
    ]


def test_a_goal_without_a_roll_is_certain() -> None:
    state = read("options: track=7,8 goal_target=none\n seat 1: stone 2 figure 2")
    (way,) = picture(state)["ways"]
    assert (way["need"], way["chance"], way["risked"]) == (0, [36, 36], [216, 216])


@pytest.mark.parametrize(
    "lines",
    [
        "turn: 1 go_on\n seat 1: stone 0 figure 2",
        "turn: 1 rolling\n need: 7",
        "turn: 1 missed\n need: 7\n dice: 1-2",
    ],
)
def test_there_is_no_way_into_a_closed_goal_or_in_an_attempt(lines: str) -> None:
    assert picture(read(f"options: track=7,8\n {lines}"))["ways"] == []


@pytest.mark.parametrize("way", ["roll", "yellow", "ask 2"])
def test_odds_are_those_of_the_chance_nodes(way: str) -> None:
    """Every throw played out, the risk die after every miss."""
    state: State = read(f"options: track={'rival' if way == 'ask 2' else 'skip'},8")
    shown = next(each for each in picture(state)["ways"] if each["move"] == way or way == "ask 2")
    rolled = state.after(state.parse(way))
    assert passing(rolled, risk=False) == Fraction(*shown["chance"])
    assert passing(rolled, risk=True) == Fraction(*shown["risked"])


def passing(state: State, risk: bool) -> Fraction:
    """The chance that the figure leaves Start."""
    if state.turn == CHANCE:
        odds = state.odds()
        outcomes = (weight * passing(state.after(move), risk) for move, weight in zip(state.moves(), odds))
        return sum(outcomes, Fraction(0)) / sum(odds)
    if state.cells[at.PHASE] == at.MISSED and risk:
        return passing(state.after(at.TAKE_RISK), risk)
    return Fraction(int(state.cells[at.FIGURE] > 0))


# -- an attempt ------------------------------------------------------------------------------------


def test_an_attempt_says_what_is_needed_and_what_is_missing() -> None:
    state, _ = told(read("options: track=bog,8"), "yellow")
    assert picture(state)["attempt"] == {
        "place": 1, "need": 6, "yellow": True, "asked": None, "dice": None, "short": None,
    }  # fmt: skip
    state, _ = told(state, "1-3")
    assert picture(state)["attempt"] == {
        "place": 1, "need": 6, "yellow": True, "asked": None, "dice": [1, 3], "short": 2,
    }  # fmt: skip
    assert picture(state.after(state.parse("back")))["attempt"] is None


def test_an_attempt_at_a_rival_says_who_was_asked() -> None:
    state, _ = told(read("options: players=3 track=rival,8"), "ask 3")
    assert picture(state)["attempt"] == {
        "place": 1, "need": None, "yellow": False, "asked": 2, "dice": None, "short": None,
    }  # fmt: skip
    state, _ = told(state, "5-6")
    attempt = picture(state)["attempt"]
    assert attempt and (attempt["need"], attempt["asked"]) == (12, 2)


def test_cards_in_a_row_count_for_the_last_alone() -> None:
    track = "options: track=3,3,3,3,3,3,3"
    lone = read(
        f"{track}\n turn: 1 go_on\n seat 1: stone 0 figure 3\n seat 2: stone 1\n last: yes\n passed: 3"
    )
    assert (picture(lone)["passed"], picture(lone)["catchup"]) == (3, True)
    assert (picture(read(track))["passed"], picture(read(track))["catchup"]) == (0, False)


# -- what is new -----------------------------------------------------------------------------------


def test_a_throw_its_steps_and_its_stones() -> None:
    state, last = told(
        read("options: players=3 track=7,rival,8"),
        "roll",
        "2-3",
        "risk",
        "+4",
        "ask 2",
        "1-1",
        "5-6",
        "secure",
    )
    new = picture(state, last)["new"]
    assert new["moved"] == [
        {"seat": 0, "what": "figure", "from": 0, "to": 1},
        {"seat": 0, "what": "figure", "from": 1, "to": 2},
        {"seat": 0, "what": "stone", "from": 0, "to": 2},
    ]
    assert new["stones"] == [{"seat": 0, "by": -1}]
    assert [{**throw, "decided": ""} for throw in new["throws"]] == [
        throw("dice", 0, 7, [2, 3], passes=False),
        throw("risk", 0, 7, [2, 3], face="+4", passes=True),
        throw("rival", 1, None, [1, 1], passes=None),
        throw("dice", 0, 3, [5, 6], passes=True),
    ]
    assert last_attempt(picture(state, last)) == ([5, 6], [1, 1], None)


def throw(
    what: str, seat: int, need: int | None, dice: list[int], *, passes: bool | None, face: str | None = None
) -> dict[str, object]:
    """A throw in an attempt of the first seat."""
    return {
        "what": what, "seat": seat, "runner": 0, "need": need,
        "dice": dice, "face": face, "passes": passes, "decided": "",
    }  # fmt: skip


def test_a_throw_names_the_position_in_which_it_was_decided_on() -> None:
    state, last = told(
        read("options: track=7,rival,8"), "roll", "2-3", "risk", "+4", "ask 2", "1-1", "5-6", "secure"
    )
    begin, missed, passed = (picture(last[index][0])["key"] for index in (0, 2, 4))
    assert len({begin, missed, passed, picture(state)["key"]}) == 4
    thrown = picture(state, last)["new"]["throws"]
    assert [each["decided"] for each in thrown] == [begin, missed, passed, passed]
    # The same position has the same key for whoever looks.
    assert picture(state.hide(1))["key"] == picture(state)["key"]


def test_equal_dice_are_two_throws() -> None:
    """After catching up nothing else tells them apart: the figure stands on its stone either way."""
    state, last = told(
        read(
            "options: track=3,3,3,3,3,11,11\n turn: 1 go_on\n seat 1: stone 0 figure 4 risk 0\n"
            " seat 2: stone 1\n last: yes\n passed: 4"
        ),
        "roll", "1-2", "up", "roll", "1-2",
    )  # fmt: skip
    thrown = picture(state, last)["new"]["throws"]
    assert [(each["dice"], each["passes"]) for each in thrown] == [([1, 2], True), ([1, 2], False)]
    assert thrown[1]["decided"] == picture(last[3][0])["key"] != thrown[0]["decided"]


def test_dice_that_lay_on_the_table_before_are_told_without_their_decision() -> None:
    missed, _ = told(read("options: track=7,8"), "roll", "2-3")
    (before,) = picture(missed)["new"]["throws"]
    assert before == throw("dice", 0, 7, [2, 3], passes=False)
    state, last = told(missed, "risk", "green")
    assert picture(state, last)["new"]["throws"] == [
        before,
        {**throw("risk", 0, 7, [2, 3], face="green", passes=True), "decided": picture(missed)["key"]},
    ]
    assert last_attempt(picture(state, last)) == ([2, 3], None, "green")


def test_failing_takes_the_figure_back_and_returns_stones_on_start() -> None:
    state, last = told(read("options: track=7,8"), "roll", "6-6", "roll", "1-2", "risk", "red")
    new = picture(state, last)["new"]
    assert new["moved"][-1] == {"seat": 0, "what": "figure", "from": 1, "to": 0}
    assert new["stones"] == [{"seat": 0, "by": -1}, {"seat": 0, "by": 1}]


def test_without_moves_to_mark_nothing_is_new() -> None:
    shown = picture(read("options: track=7,8"))
    assert shown["new"] == {"track": [], "throws": [], "moved": [], "stones": []}
    assert last_attempt(shown) == (None, None, None)


# -- parts -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("drawing", "text", "said"),
    [
        ("options: track=7,8", "roll", {"verb": "roll", "place": 1, "need": 7}),
        ("options: track=bog,8", "yellow", {"verb": "yellow", "place": 1, "need": 6}),
        ("options: track=rival,8", "ask 2", {"verb": "ask", "place": 1, "need": 0, "seat": 1}),
        ("options: track=7,8\n seat 1: stone 1", "retreat", {"verb": "retreat", "to": 0}),
        (
            "options: track=7,8\n turn: 1 go_on\n seat 1: stone 0 figure 1",
            "secure",
            {"verb": "secure", "to": 1},
        ),
        (
            "options: track=7,8\n turn: 1 missed\n need: 7\n dice: 1-2",
            "risk",
            {"verb": "risk", "place": 1, "need": 7},
        ),
        (
            "options: track=7,8\n turn: 1 missed\n need: 7\n dice: 1-2",
            "back",
            {"verb": "back", "place": 1, "need": 7, "to": 0},
        ),
        (
            "options: track=3,3,3,bog,8\n turn: 1 missed\n need: 6 yellow\n dice: 1-2\n seat 1: stone 3",
            "back",
            {"verb": "back", "place": 4, "need": 6, "to": 1},
        ),
        (
            "options: track=skip,8\n turn: 1 bonus\n seat 1: stone 0 figure 1",
            "bonus",
            {"verb": "bonus", "to": 2},
        ),
        (
            "options: track=skip,8\n turn: 1 bonus\n seat 1: stone 0 figure 1",
            "stay",
            {"verb": "stay", "to": 1},
        ),
    ],
)
def test_a_decision_in_parts(drawing: str, text: str, said: dict[str, object]) -> None:
    state = read(drawing)
    assert state.legal(state.parse(text))
    assert parts(state, state.parse(text)) == said


def test_catching_up_in_parts() -> None:
    state = read(
        "options: track=3,3,3,3,3,3\n turn: 1 go_on\n seat 1: stone 0 figure 5\n seat 2: stone 1\n"
        " last: yes\n passed: 5"
    )
    assert parts(state, state.parse("up")) == {"verb": "up", "to": 5}


@pytest.mark.parametrize(("drawing", "enough"), [("7", {7}), ("10", {10, "double"}), ("goal", {7})])
def test_dice_pass_when_they_are_enough(drawing: str, enough: set[int | str]) -> None:
    stands = "\n seat 1: stone 1 figure 1" if drawing == "goal" else ""
    state: State = read(f"options: track={drawing if drawing != 'goal' else '3'}{stands}")
    state = state.after(state.parse("roll"))
    for move in state.moves():
        deed = parts(state, move)
        total = int(deed["low"]) + int(deed["high"])
        double = "double" in enough and deed["low"] == deed["high"]
        assert deed["passes"] == (total >= int(deed["need"]) or double)
        assert deed["passes"] == (state.after(move).cells[at.PHASE] not in (at.MISSED, at.BEGIN))
        assert int(deed["need"]) in enough


def test_faces_pass_when_they_are_enough() -> None:
    state = read("options: track=7,8\n turn: 1 risking\n need: 7\n dice: 1-3\n seat 1: risk 2")
    assert {str(parts(state, move)["face"]): parts(state, move)["passes"] for move in state.moves()} == {
        "+1": False, "+2": False, "+3": True, "+4": True, "green": True, "red": False,
    }  # fmt: skip


def test_what_chance_lays_out() -> None:
    state: State = start({"track": "pro"})
    assert parts(state, state.parse("bog")) == {"verb": "card", "card": "bog"}
    for text in ("bog", "hop", "skip", "jump", "3"):
        state = state.after(state.parse(text))
    assert parts(state, state.parse("skip")) == {"verb": "card", "card": "skip", "place": 2}


def test_what_a_rival_throws() -> None:
    state, _ = told(read("options: track=rival,8"), "ask 2")
    assert parts(state, state.parse("3-4")) == {"verb": "dice", "place": 1, "seat": 1, "low": 3, "high": 4}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_choice_of_a_race_is_told_apart_in_data(players: int) -> None:
    state, dice, rng = start({"players": players, "track": "pro"}), Rng(players), random.Random(players)
    while state.turn != OVER:
        moves = state.moves()
        assert len({json.dumps(parts(state, move)) for move in moves}) == len(moves)
        json.dumps(picture(state))
        kept = [move for move in moves if move != at.RETREAT]
        state.act(state.pick(dice) if state.turn == CHANCE else rng.choice(kept))
