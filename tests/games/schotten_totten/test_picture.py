"""The picture and the text board against the drawing, which is tested on its own."""

import pytest

from caber.core.contract import EVERYBODY, State
from caber.games.schotten_totten.drawing import read
from caber.games.schotten_totten.screen import choice, parts, picture, reading

MUDDY = """
    options: mode=tactics
    turn: 1 play
    1  r7 r8 r9  |  b2 b3
    2  g1 macgregor fog  >  g7 g8 g9 mud
    5  shield v2 v1  |  o1 o2 o9
    hand 1: o4 y9 traitor
    hand 2: g4 g5 scout
    discards: r3 deserter
    played 2: 2
    first: 5=2
"""


def stone(state: State, number: int) -> dict[str, object]:
    return dict(picture(state)["stones"][number - 1])


def test_a_stone_shows_both_sides_by_value_and_jokers_last() -> None:
    state = read(MUDDY)
    assert stone(state, 1)["sides"] == [["r7", "r8", "r9"], ["b2", "b3"]]
    assert stone(state, 5)["sides"] == [["v1", "v2", "shield"], ["o1", "o2", "o9"]]


def test_terrain_lies_beside_the_cards_and_mud_makes_four_places() -> None:
    state = read(MUDDY)
    assert stone(state, 2)["terrain"] == [["fog"], ["mud"]]
    assert [each["places"] for each in picture(state)["stones"][:3]] == [3, 4, 3]


def test_owners_open_sides_and_provable_stones() -> None:
    stones = picture(read(MUDDY))["stones"]
    assert [each["owner"] for each in stones[:3]] == [-1, 1, -1]
    assert stones[0]["provable"] == [True, False] and stones[0]["open"] == [False, True]
    assert stones[2]["provable"] == [False, False] and stones[2]["open"] == [True, True]


def test_the_other_hand_is_only_counted() -> None:
    state = read(MUDDY)
    assert picture(state.hide(0))["hands"][1] == {"cards": [], "clan": 2, "tactics": 1}
    assert picture(state)["hands"][1] == {"cards": ["g4", "g5", "scout"], "clan": 2, "tactics": 1}
    assert state.viewer == EVERYBODY


def test_what_lies_beside_the_stones() -> None:
    shown = picture(read(MUDDY))
    assert shown["discards"] == ["r3", "deserter"] and shown["played"] == [3, 2]
    assert shown["stacks"] == {"clan": 54 - 19, "tactics": 10 - 7}
    assert picture(read("hand 1: r1"))["stacks"] == {"clan": 53, "tactics": None}


def test_the_last_moves_are_marked() -> None:
    before = read(MUDDY)
    moves = [before.parse("claim 1"), before.parse("o4@3")]
    between = before.after(moves[0])
    shown = picture(between.after(moves[1]), [(before, moves[0]), (between, moves[1])])
    assert (shown["fresh"], shown["claimed"]) == (["o4"], [1])


def test_a_trick_in_progress_says_what_it_has_taken() -> None:
    state: State = read(MUDDY + "    played 1: 2")
    for text, expected in (
        ("play traitor", ("traitor", None, None)),
        ("take b2", ("traitor", "b2", 1)),
        ("to 3", (None, None, None)),
    ):
        state = state.after(state.parse(text))
        shown = picture(state)
        assert (shown["trick"], shown["taken"], shown["source"]) == expected


def test_what_a_scout_put_back_is_known_to_him_alone() -> None:
    state = read("options: mode=tactics\n hand 1: r1\n hand 2: r2\n tops: r4 o5 fog\n scout: 1")
    assert picture(state.hide(0))["returned"] == {"clan": ["r4", "o5"], "tactics": ["fog"]}
    assert picture(state.hide(1))["returned"] == {"clan": [], "tactics": []}


@pytest.mark.parametrize(
    ("text", "deed"),
    [
        ("claim 1", {"verb": "claim", "stone": 1}),
        ("o4@3", {"verb": "lay", "card": "o4", "stone": 3}),
        ("play traitor", {"verb": "play", "card": "traitor"}),
        ("pass", {"verb": "pass"}),
        ("draw tactics", {"verb": "draw", "stack": "tactics"}),
        ("end", {"verb": "end"}),
        ("take b2", {"verb": "take", "card": "b2", "stone": 1}),
        ("return r7", {"verb": "return", "card": "r7"}),
        ("return ?", {"verb": "return", "stack": "clan"}),
    ],
)
def test_a_move_in_parts(text: str, deed: dict[str, object]) -> None:
    state = read(MUDDY)
    assert parts(state, int(state.parse(text))) == deed


def test_choices_in_three_languages() -> None:
    state = read(MUDDY)
    move = int(state.parse("y9@3"))
    said = [choice(state, move, language) for language in ("en", "de", "nl")]
    assert said == ["Lay yellow 9 at stone 3", "Gelb 9 an Stein 3 legen", "geel 9 bij steen 3 leggen"]


def test_the_text_board_holds_what_the_picture_holds() -> None:
    heads, rows, facts = reading(read(MUDDY).hide(1), 1, ["Ailsa", "Rob"])
    assert heads == ["Stone", "Rob", "Ailsa", "State"]
    assert rows[1] == [
        "2",
        "green 7, green 8, green 9; terrain: Mud",
        "green 1, MacGregor; terrain: Fog",
        "owned by Rob",
    ]
    assert facts == [
        "Hand of Rob: green 4, green 5, Scout",
        "Hand of Ailsa: 2 clan and 1 tactics, hidden",
        "Cards in the stacks: 35 clan, 3 tactics",
        "Tactics cards played by Rob: 2",
        "Tactics cards played by Ailsa: 3",
        "Beside the table: red 3, Deserter",
    ]
