"""The picture and the parts of moves against the drawing, which is tested on its own."""

import json
from typing import Any

import pytest

from caber.core.contract import CHANCE, NOBODY, OVER, State
from caber.core.rng import Rng
from caber.games.kilt_castle import GAME
from caber.games.kilt_castle.drawing import read
from caber.games.kilt_castle.screen import parts, picture

CARDS = "cards: 3=r,o,l,d 4=or,ld,lr 5=do,rd 6=lo"
AREAS = f"""
    5  l1  l2* r2  .   .
    4  d3* o2^ r1** .  .
    3  d1* o2  l1  o1  .
    2  .   .   o1^ .   ~
    {CARDS}
"""


def field(state: State, name: str) -> dict[str, Any]:
    return next(dict(each) for each in picture(state)["fields"] if each["name"] == name)


def play(state: State, *texts: str) -> State:
    for text in texts:
        state = state.after(state.parse(text))
    return state


# -- fields ----------------------------------------------------------------------------------------


def test_fields_go_from_the_south_west_to_the_north_east() -> None:
    names = [each["name"] for each in picture(read(AREAS))["fields"]]
    assert (names[0], names[1], names[5], names[24], len(names)) == ("a1", "b1", "a2", "e5", 25)


def test_a_field_shows_what_stands_on_it() -> None:
    state = read(AREAS)
    assert field(state, "c4") == {
        "name": "c4", "water": False, "height": 1, "top": "r", "crests": 2, "roof": False,
        "prices": [0, 0, 1, 1],
    }  # fmt: skip
    assert field(state, "a1")["top"] is None and field(state, "a1")["prices"] == [None] * 4
    assert field(state, "e2")["water"] and not field(state, "d2")["water"]


def test_a_roof_has_no_price_and_keeps_its_tower() -> None:
    shown = field(read(AREAS), "b4")
    assert (shown["roof"], shown["top"], shown["height"], shown["prices"]) == (True, "o", 2, [None] * 4)


@pytest.mark.parametrize(
    ("players", "prices"), [(2, [3, 3, 0, 0]), (3, [3, 3, 0]), (4, [3, 3, 0, 3])], ids=str
)
def test_the_price_of_a_tower_is_its_height_but_for_its_owner(players: int, prices: list[int]) -> None:
    assert (
        field(read(f"options: players={players}\n 5  .  l3  .  .  .\n cards: 3=r,o,l"), "b5")["prices"]
        == prices
    )


def test_the_water_can_be_in_another_corner() -> None:
    wet = [
        each["name"]
        for each in picture(read("options: missing_fields=north_west"))["fields"]
        if each["water"]
    ]
    assert wet == ["a4", "a5", "b5"]


# -- slots -----------------------------------------------------------------------------------------


def test_slots_look_along_their_lines() -> None:
    slots = picture(read(AREAS))["slots"]
    assert [slots[number]["line"] for number in (0, 5, 10, 15, 19)] == [
        ["a1", "b1", "c1"],
        ["a5", "a4", "a3", "a2", "a1"],
        ["e5", "d5", "c5", "b5", "a5"],
        ["e3", "e4", "e5"],
        ["a1", "a2", "a3", "a4", "a5"],
    ]
    assert [slots[number]["free"] for number in (4, 5, 10, 12)] == ["d5", "a2", "e5", "e3"]


def test_a_full_line_has_no_empty_field() -> None:
    assert picture(read(f"1  r1  r1  o1  ~  ~\n {CARDS}"))["slots"][0]["free"] is None


def test_cards_lie_with_a_side_inward() -> None:
    shown = picture(read(AREAS))
    assert shown["slots"][4]["cards"] == [
        {"name": "ro", "inward": "o", "outward": "r"},
        {"name": "rl", "inward": "l", "outward": "r"},
        {"name": "ld", "inward": "l", "outward": "d"},
    ]
    assert shown["slots"][3]["cards"][0] == {"name": "r", "inward": "r", "outward": None}
    assert (shown["tail"], shown["front"]) == (3, 6)


def test_the_train_may_lie_across_the_last_slot() -> None:
    shown = picture(read("cards: 18=r,o,l,d 19=or,ld,lr 20=do,rd 21=lo"))
    assert (shown["tail"], shown["front"]) == (18, 1)
    assert [card["name"] for card in shown["slots"][0]["cards"]] == ["rd", "od"]


# -- colours, purses -------------------------------------------------------------------------------


def test_a_colour_knows_its_most_valuable_area() -> None:
    colours = picture(read(AREAS))["colours"]
    assert [(each["letter"], each["seat"], each["worth"], each["area"]) for each in colours] == [
        ("r", 0, 5, ["b4", "c4", "c5"]),
        ("o", 0, 2, ["b3", "b4"]),
        ("l", 1, 4, ["b4", "a5", "b5"]),
        ("d", 1, 5, ["a3", "a4", "b4"]),
    ]


def test_three_play_without_the_fourth_colour() -> None:
    shown = picture(read("options: players=3\n stock l: 4 0 1\n cards: 1=r,o,l 2=ro,lr 3=lo"))
    assert [each["letter"] for each in shown["colours"]] == ["r", "o", "l"]
    assert shown["purses"] == [10, 10, 10]
    assert shown["built"] == [0, 0, 11]
    assert shown["colours"][2]["stock"] == [4, 0, 1]


@pytest.mark.parametrize(
    ("viewer", "seen"), [(0, [7, None, None]), (2, [None, None, 9]), (NOBODY, [None] * 3)], ids=str
)
def test_hidden_purses_are_seen_by_their_owner_alone(viewer: int, seen: list[int | None]) -> None:
    state = read("options: players=3 hidden_purses=yes\n purses: 7 8 9\n cards: 1=r,o,l 2=ro,lr 3=lo")
    assert picture(state.hide(viewer))["purses"] == seen
    assert picture(state)["purses"] == [7, 8, 9]


def test_open_purses_are_seen_by_everybody_and_hidden_ones_at_the_end() -> None:
    cards = "cards: 1=r,o,l 2=ro,lr 3=lo"
    assert picture(read(f"options: players=3\n {cards}").hide(NOBODY))["purses"] == [10] * 3
    over = read(f"options: players=3 hidden_purses=yes\n turn: 1 finished\n reason: built_out\n {cards}")
    assert picture(over.hide(NOBODY))["purses"] == [10] * 3


# -- a turn ----------------------------------------------------------------------------------------


def test_who_builds_and_who_is_next() -> None:
    state: State = read(AREAS)
    assert (picture(state)["moved"], picture(state)["builder"], picture(state)["next"]) == (None, None, None)
    state = play(state, "ro>5")
    shown = picture(state)
    assert (shown["moved"], shown["builder"], shown["next"], shown["site"]) == ("ro", "r", "o", None)
    shown = picture(play(state, "a2"))
    assert (shown["moved"], shown["builder"], shown["next"], shown["site"]) == ("ro", "o", None, "a2")


def test_a_colour_without_floors_is_not_next() -> None:
    state = read(f"stock o: 0 0 0\n {CARDS}")
    assert picture(play(state, "ro>5"))["next"] is None
    assert parts(state, state.parse("ro>5"))["builders"] == "r"


def test_a_ducat_day_is_announced_and_then_paid() -> None:
    state = play(read(AREAS), "od>6", "b2", "b1")
    assert not picture(state)["day"] and picture(state)["paid"] == []
    state = play(state, "rd>6")
    assert picture(state)["day"] and picture(state)["paid"] == []
    state = play(state, "b1", "b2")
    assert not picture(state)["day"]
    assert {each["letter"]: each["ducats"] for each in picture(state)["paid"]} == {
        each["letter"]: each["worth"] for each in picture(state)["colours"] if each["worth"]
    }
    assert picture(play(state, "l>6"))["paid"] == []


def test_the_last_moves_are_marked() -> None:
    before: State = read(AREAS)
    last = []
    for text in ("ro>5", "a2", "a2*"):
        last.append((before, int(before.parse(text))))
        before = play(before, text)
    assert picture(before, last)["fresh"] == ["a2", "a2"]


def test_roofs_not_in_use() -> None:
    assert picture(read(AREAS))["roofs"] == 0
    assert picture(read(f"5  .  r1^  .  .  .\n {CARDS}"))["roofs"] == 1


def test_before_the_deal_is_done_there_is_no_train() -> None:
    shown = picture(GAME.start())
    assert (shown["tail"], shown["front"], len(shown["slots"][0]["cards"])) == (None, None, 4)


def test_the_reward_comes_at_the_end() -> None:
    assert picture(read(AREAS))["reward"] == []
    over = read(f"{AREAS}\n turn: 1 finished\n reason: standstill")
    assert picture(over)["reward"] == [
        {"seat": 0, "towers": 4, "crests": 2},
        {"seat": 1, "towers": 5, "crests": 3},
    ]


# -- parts -----------------------------------------------------------------------------------------


def test_a_card_move_in_parts() -> None:
    state = read(AREAS)
    assert parts(state, state.parse("ro>5")) == {
        "verb": "move", "card": "ro", "slot": 5, "builders": "ro", "day": False,
    }  # fmt: skip
    assert parts(state, state.parse("d>5"))["builders"] == "d"
    lonely = read("cards: 3=r,o,l,d 4=or,ld,lr 5=do 6=lo,rd")
    assert parts(lonely, lonely.parse("od>6"))["day"] is True


def test_a_full_lap_brings_no_ducat_day() -> None:
    state = read("cards: 0=r 5=o,l,d 10=ro,rl 15=rd,ol 19=od,ld")
    assert state.legal(state.parse("r>0"))
    assert parts(state, state.parse("r>0"))["day"] is False
    assert parts(state, state.parse("r>5"))["day"] is True


@pytest.mark.parametrize(
    ("text", "cost", "to"), [("a3", 3, 0), ("b3**", 0, -1), ("c3", 0, -1), ("d3*", 0, -1)]
)
def test_building_costs_what_the_owner_of_the_top_is_paid(text: str, cost: int, to: int) -> None:
    state = read(
        "turn: 2 build l\n 3  r3  .  d1  l2*  .\n cards: 0=r,o,d 1=or,ld,lr 2=l,do,rd 3=lo\n moved: l"
    )
    assert parts(state, state.parse(text)) == {
        "verb": "build", "field": text[:2], "crests": len(text) - 2, "cost": cost, "to": to, "roof": False,
    }  # fmt: skip


@pytest.mark.parametrize(("roofs", "text"), [("", "b3"), ("5  r1^  r1^  .  .  .", "roof a5")])
def test_a_roof_comes_onto_the_second_floor_of_a_turn(roofs: str, text: str) -> None:
    state = read(
        f"turn: 1 build l\n 3  o2  r1  .  .  .\n {roofs}\n cards: 0=r,o,l,d 1=or,ld 2=rl,do,rd 3=lo\n"
        " moved: rl\n site: b3"
    )
    assert parts(state, state.parse("b3"))["roof"] is True
    assert parts(state, state.parse("c3"))["roof"] is False
    if roofs:
        after = play(state, "b3")
        assert picture(after)["builder"] == "l"
        assert parts(after, after.parse(text)) == {"verb": "roof", "field": "a5"}


@pytest.mark.parametrize(("option", "roof"), [("no", False), ("yes", True)])
def test_one_persons_two_colours_make_a_roof_only_by_option(option: str, roof: bool) -> None:
    state = play(read(f"options: roof_by_colour={option}\n {CARDS}"), "ro>5", "a5")
    assert parts(state, state.parse("a5"))["roof"] is roof


def test_what_chance_lays_out() -> None:
    state = GAME.start({"start_slot": 18})
    assert parts(state, state.parse("or")) == {"verb": "deal", "card": "ro", "slot": 19, "inward": "o"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_choice_of_a_game_is_told_apart_in_data(players: int) -> None:
    state, rng = GAME.start({"players": players}), Rng(players)
    while state.turn != OVER:
        if state.turn != CHANCE:
            moves = state.moves()
            assert len({json.dumps(parts(state, move)) for move in moves}) == len(moves)
            json.dumps(picture(state))
        state.act(state.pick(rng))
