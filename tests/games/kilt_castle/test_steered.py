"""Positions that play hardly ever reaches, and the figures of the rulebook, on both engines."""

import pytest

from caber.games.kilt_castle import layout as at
from tests.games.kilt_castle.games import Both, builds, cards, lay, purses, refusal, table, targets

EARLY = "cards: 0=r,o,l,d 1=or,rl,rd 2=ol,od 3=ld"  # if red and orange's card is moved, red builds first


# -- moving: the figures ---------------------------------------------------------------------------


def test_a_card_goes_forward_only() -> None:
    """Figure 2: any card, at least one slot on, never back, and not onto its own slot."""
    both = lay("options: players=4\ncards: 3=r,o,l,d 4=ro,rl 6=rd,ol 7=od,ld")
    assert targets(both, "r") == [4, 5, 6, 7, 8]
    assert targets(both, "ro") == [5, 6, 7, 8]
    assert targets(both, "ol") == [7, 8]
    assert targets(both, "od") == [8]
    for text in ("ro>3", "ro>4"):
        assert refusal(both, text) == "too-far"  # it would be nearly a lap, or a whole one


def test_a_card_alone_in_front_needs_a_neighbour() -> None:
    """Figures 3a and 3b: next to the foremost row it may lie alone; one farther, or leaving nobody, not."""
    both = lay(f"options: players=4\n{EARLY}")
    assert targets(both, "ld") == []  # alone in front: nobody would be behind it
    assert targets(both, "ol") == [3, 4]
    assert targets(both, "r") == [1, 2, 3, 4]
    assert refusal(both, "ld>4") == "alone"
    assert refusal(both, "ol>5") == "too-far"
    assert cards(both.play("ol>4", "a5", "b5"))[4] == {"lo"}


def test_a_row_of_cards_is_full_with_four() -> None:
    """Figure 4a, and that cards which leave make room."""
    both = lay("options: players=4\ncards: 0=r,o 1=l,d 2=ro,rl,rd,ol 3=od,ld")
    assert targets(both, "r") == [1, 3, 4]
    assert refusal(both, "r>2") == "row-full"
    both.play("ol>3", "a4", "a4")
    assert targets(both, "r") == [1, 2, 3, 4]


def test_a_row_of_cards_is_full_with_three_if_three_play() -> None:
    """Figure 4b."""
    both = lay("options: players=3\ncards: 1=r 2=o,l,ro 3=rl,ol")
    assert targets(both, "r") == [3, 4]
    assert refusal(both, "r>2") == "row-full"


def test_there_are_five_rows_at_most() -> None:
    """Figure 5: a sixth row is refused; a card that lay alone opens no sixth one, for its old row is gone."""
    both = lay("options: players=4\ncards: 0=r 2=o,l 4=d,ro,rl 5=rd,ol 6=od,ld")
    assert targets(both, "o") == [4, 5, 6]  # not the gap at 3, nor 7 in front
    assert refusal(both, "o>3") == refusal(both, "o>7") == "rows"
    assert targets(both, "r") == [1, 2, 3, 4, 5, 6, 7]


def test_there_are_four_rows_at_most_if_three_play() -> None:
    both = lay("options: players=3\ncards: 0=r 2=o,l 4=ro,rl 5=ol")
    assert targets(both, "o") == [4, 5]
    assert refusal(both, "o>3") == "rows"
    assert targets(both, "r") == [1, 2, 3, 4, 5, 6]


def test_a_card_of_two_colours_is_turned() -> None:
    """Light looks at the castle before, dark after; a single colour stays as it is."""
    both = lay("options: players=4\ncards: 0=r,o,l,d 1=ro,rl,ld 2=rd,od 3=ol")
    both.play("ld>2")
    assert cards(both)[2] == {"rd", "od", "dl"}
    assert both.naive.builders == ["d", "l"]
    assert table(both.state)["turn"] == 3  # dark builds first, though it is red's turn
    both.play("a3", "b3", "ld>3", "a4", "b4")
    assert cards(both)[3] == {"ol", "ld"}
    both.play("r>1", "a2")
    assert cards(both)[1] == {"ro", "rl", "r"}


def test_an_emptied_row_makes_a_ducat_day() -> None:
    """It is held after the building, and only if the last card has left its slot."""
    drawing = "options: players=4\n2  .  l2* .  .  ~\ncards: 0={} 1=r,o 2=ro,rl,rd 3=ol,od,ld"
    stays = lay(drawing.format("l,d")).play("l>1")
    assert not stays.naive.day
    assert purses(stays.play("a2")) == [10, 10, 10, 10]
    leaves = lay(drawing.format("l")).play("l>1")
    assert leaves.naive.day
    assert purses(leaves) == [10, 10, 10, 10]
    leaves.play("a2")
    assert not leaves.naive.day
    assert purses(leaves) == [10, 10, 13, 10]  # the new tower belongs to it: two towers and a crest
    assert leaves.naive.paid == {"r": 0, "o": 0, "l": 3, "d": 0}


# -- building: the figures -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "fields"),
    [
        (".  o2 .  l1 .", ["a3", "b3", "d3"]),  # figure 6a: the first field is free
        ("o2 l1 .  .  d1", ["a3", "b3", "c3", "e3"]),  # figure 6b: the third is the first free one
        ("o1 o2 o3 o4 o5", ["a3", "b3", "c3", "d3", "e3"]),
    ],
)
def test_the_first_unbuilt_field(row: str, fields: list[str]) -> None:
    """It is the one nearest to the card, and the only one that can be begun; any tower can be built over."""
    drawing = f"options: players=4\n3  {row}\ncards: 0=r 1=o,l,d,ro 2=rl,rd,ol 3=od,ld"
    assert builds(lay(drawing).play("r>2")) == fields
    if "." in row:
        free = [field for field in fields if row.split()["abcde".index(field[0])] == "."]
        assert builds(lay(drawing + "\npurses: 0 0 0 0").play("r>2")) == free


@pytest.mark.parametrize(
    ("slot", "field"),
    [(0, "b1"), (2, "a3"), (4, "b5"), (5, "a4"), (8, "d5"), (9, "e4"), (10, "d5"), (12, "e3"), (13, "d2"),
     (14, "c1"), (15, "e3"), (16, "d2"), (17, "c1"), (19, "a2")],
)  # fmt: skip
def test_the_first_unbuilt_field_is_seen_from_the_card(slot: int, field: str) -> None:
    """From all four sides, and past the water in the south-east."""
    both = lay(f"""
        options: players=4
        5  o9  .  .  .  o9
        1  o9  .  .  ~  ~
        cards: {(slot - 1) % 20}=r,l {(slot - 1) % 20 + 1}=o
        purses: 0 0 0 0
    """)
    assert builds(both.play(f"r>{slot}")) == [field]


def test_building_over_three_floors_costs_three_ducats() -> None:
    """Orange builds on a red tower of three floors: three ducats from orange to red; crests don't matter."""
    both = lay(f"options: players=4\n3  .  r3** .  .  .\n{EARLY}")
    both.play("o>2")
    assert builds(both) == ["a3", "b3"]
    both.play("b3*")
    assert purses(both) == [13, 7, 10, 10]
    assert both.naive.towers["b3"][-1] == ("o", 1)
    assert len(both.naive.towers["b3"]) == 4


def test_over_one_s_own_floor_nothing_is_paid() -> None:
    both = lay(f"options: players=4\n3  r9 r9 r9 r9 r9\n{EARLY}\npurses: 0 0 0 0")
    both.play("r>2")
    assert builds(both) == ["a3", "b3", "c3", "d3", "e3"]
    assert purses(both.play("e3")) == [0, 0, 0, 0]


def test_two_colours_of_one_player_build_over_each_other_for_nothing() -> None:
    both = lay(f"3  r9 l9 d9 l9 d9\n{EARLY}\npurses: 0 0")
    assert builds(both.play("o>2")) == ["a3"]
    assert purses(both.play("a3")) == [0, 0]


def test_a_roof_on_a_fresh_field() -> None:
    """Figure 7a: the second builder builds over the first one's new floor, pays for it and puts a roof on."""
    both = lay(f"options: players=4\n{EARLY}")
    both.play("ro>2", "a3**")
    assert not both.naive.roofs
    both.play("a3*")
    assert both.naive.roofs == {"a3"}
    assert both.naive.towers["a3"] == [("r", 2), ("o", 1)]
    assert purses(both) == [11, 9, 10, 10]


def test_a_roof_on_a_standing_tower() -> None:
    """Figure 7b: the same on a tower; it can't be built over afterwards, and belongs to everybody."""
    both = lay(f"options: players=4\n3  l2 .  .  .  .\n{EARLY}")
    both.play("ro>2", "a3", "a3")
    assert both.naive.roofs == {"a3"}
    assert purses(both) == [10 - 2 + 3, 10 - 3, 10 + 2, 10]
    assert len(both.naive.towers["a3"]) == 4
    assert [both.naive.worth(colour) for colour in "rold"] == [1, 1, 1, 1]
    both.play("l>2")
    assert builds(both) == ["b3"]
    assert refusal(both, "a3") == "roofed"


def test_no_roof_if_they_build_on_different_fields() -> None:
    both = lay(f"options: players=4\n3  l2 .  .  .  .\n{EARLY}")
    both.play("ro>2", "a3", "b3")
    assert not both.naive.roofs


FIGURE_8 = """
    options: players=4
    turn: 3 move
    5  .   .     r4  .   d1
    4  .   o3**^ .   .   d1*
    3  .   l2*   l1  l1  .
    2  .   .     .   r2*^ ~
    1  d1** d2*  .   ~   ~
    cards: 1=l 2=r,o,d 3=rl,rd,ol,ro 4=od,ld
"""


def test_a_ducat_day_like_the_rulebook_s() -> None:
    """Figure 8: 5 ducats for dark, 1 for orange, 1 for red, 7 for light."""
    both = lay(FIGURE_8)
    values = {colour: sorted(map(both.naive._value, both.naive.areas(colour))) for colour in "rold"}
    assert values["d"] == [1, 1, 3, 5]  # two areas of towers: the better one has 2 towers and 3 crests
    assert values["o"] == [1, 1]  # either roof
    assert values["r"] == [1, 1, 1]  # a tower or a roof
    both.play("l>2")
    assert both.naive.day
    both.play("a3")
    assert both.naive.paid == {"r": 1, "o": 1, "l": 7, "d": 5}
    assert purses(both) == [11, 11, 17, 15]


def test_the_most_valuable_area_is_not_the_largest() -> None:
    """Two towers with three crests bring more than four towers without."""
    both = lay("""
        options: players=3
        4  .  r1** .  .  .
        2  .  .  r1 .  ~
        1  r1 r1 r1 ~  ~
        cards: 2=r 3=o 4=l,ro,rl 5=ol
    """)
    both.play("r>3", "a4*")
    assert both.naive.paid == {"r": 5, "o": 0, "l": 0}


def test_nothing_on_top_and_no_roof_means_no_ducats() -> None:
    both = lay("options: players=3\n3  r1 .  .  .  .\ncards: 0=r 1=o 2=l,ro,rl 3=ol")
    both.play("r>1", "a2")
    assert both.naive.paid == {"r": 2, "o": 0, "l": 0}


def test_water_connects_nothing() -> None:
    """The towers at c1 and e3 stay apart: between them are d1, e1 and e2."""
    both = lay("""
        options: players=3
        3  .  .  .  .  r1
        1  .  .  r1 ~  ~
        cards: 0=r 1=o 2=l,ro,rl 3=ol
    """)
    both.play("r>1", "a2")
    assert both.naive.paid["r"] == 1


# -- the train goes round --------------------------------------------------------------------------

ROUND = "options: players=4\ncards: 0={tail} 17=l,d,ro,rl 18={behind} 19={front}"


def test_the_foremost_card_joins_the_tail() -> None:
    """A lone foremost card, too: it doesn't lie alone there. The slot it left makes a ducat day."""
    both = lay(ROUND.format(tail="r,o", behind="rd,ol,od", front="ld"))
    assert targets(both, "ld") == [0]
    both.play("ld>0")
    assert cards(both) == {17: {"l", "d", "ro", "rl"}, 18: {"rd", "ol", "od"}, 20: {"r", "o", "dl"}}
    assert both.naive.builders == ["d", "l"]
    assert both.naive.day
    both.play("a1", "b1")
    assert both.naive.paid == {"r": 0, "o": 0, "l": 1, "d": 1}
    assert targets(both, "r") == [1]  # its row is the foremost from now on
    assert targets(both, "l") == [18, 19, 0, 1]


def test_one_of_several_foremost_cards_joins_the_tail() -> None:
    """The others stay: no ducat day."""
    both = lay(ROUND.format(tail="r,o", behind="rd", front="ol,od,ld"))
    both.play("od>0")
    assert cards(both)[19] == {"ol", "ld"}
    assert cards(both)[20] == {"r", "o", "do"}
    assert not both.naive.day


def test_nobody_joins_the_tail_from_farther_back() -> None:
    both = lay(ROUND.format(tail="r,o", behind="rd,ol,od", front="ld"))
    for card in ("l", "d", "ro", "rl"):
        assert targets(both, card) == [18, 19]
        assert refusal(both, f"{card}>0") == "tail"
    assert targets(both, "rd") == [19]
    assert refusal(both, "rd>0") == "tail"


def test_a_full_tail_takes_nobody() -> None:
    both = lay("options: players=4\ncards: 0=r,o,l,d 17=ro,rl 18=rd,ol,od 19=ld")
    assert targets(both, "ld") == []
    assert refusal(both, "ld>0") == "row-full"
    assert targets(both, "o")[-2:] == [19, 0]  # nor does a card that comes round make it any fuller
    three = lay("options: players=3\ncards: 5=r,o,l 22=ro 24=rl,ol")
    assert targets(three, "ol") == []
    assert refusal(three, "ol>5") == "row-full"


def test_a_lone_card_makes_a_full_lap() -> None:
    """To its own slot, in front of all others; nothing is emptied, so there is no ducat day."""
    both = lay(ROUND.format(tail="r", behind="o,rd,ol,od", front="ld") + "\n1  r1 .  .  ~  ~")
    assert targets(both, "r") == [*range(1, 17), 19, 0]  # the rows at 17 and 18 are full
    both.play("r>0")
    assert cards(both)[20] == {"r"}
    assert not both.naive.day
    both.play("b1")
    assert purses(both) == [10, 10, 10, 10]
    assert targets(both, "r") == []  # alone in front
    assert targets(both, "ld") == [0, 1]


def test_a_card_makes_a_full_lap_among_others() -> None:
    """Its whole row counts in front of the others from then on."""
    both = lay(ROUND.format(tail="rl,o,r", behind="rd,ol,od", front="ld").replace("ro,rl ", "ro "))
    both.play("rl>0")
    assert cards(both)[20] == {"lr", "o", "r"}
    assert not both.naive.day
    assert both.naive.builders == ["l", "r"]
    both.play("a1", "b1")
    assert targets(both, "o") == [1]


def test_the_slot_behind_the_tail_is_no_tail() -> None:
    """With one slot between front and tail the card in front needs a neighbour as ever."""
    both = lay("options: players=4\ncards: 2=r,o 18=l,d,ro,rl 19=rd,ol,od 20=ld")
    assert targets(both, "ld") == []
    assert refusal(both, "ld>1") == "alone"
    assert refusal(both, "ld>2") == "too-far"
    assert targets(both, "rd") == [0, 1]
    both.play("rd>1", "a2", "b2")
    assert cards(both)[21] == {"dr"}
    assert targets(both, "rd") == [2]  # now it is the tail's slot that lies ahead


def test_round_and_round() -> None:
    """Two cards leapfrog all the way round to the tail; the engine's positions never reach two laps."""
    both = lay("options: players=4\ncards: 0=r,o,l,d 1=ro,rd,ol,ld 2=od 3=rl")
    for slot in range(4, 20):
        _play_turn(both, f"{'od' if slot % 2 == 0 else 'rl'}>{slot}")
    assert refusal(both, "rl>0") == "row-full"
    _play_turn(both, "r>19")
    _play_turn(both, "rl>0")
    assert [min(both.naive.rows), max(both.naive.rows)] == [1, 20]
    assert cards(both)[20] == {"o", "l", "d", "lr"}
    for text in ("ro>18", "rd>18", "ol>18", "ld>19"):
        _play_turn(both, text)
    assert [min(both.naive.rows), max(both.naive.rows)] == [18, 20]


def test_positions_are_taken_back_by_a_lap() -> None:
    """Once the whole train has gone round, it stands where it began, and goes on as it would there."""
    behind = lay("options: players=4\ncards: 19=r 20=o,l,d,ro 21=rl,rd,ol 22=od,ld").play("r>1", "a2")
    fresh = lay("options: players=4\n2  r1 .  .  .  ~\ncards: 0=o,l,d,ro 1=r,rl,rd,ol 2=od,ld")
    assert table(behind.state)["cards"] == table(fresh.state)["cards"]
    assert max(int(behind.state.cells[at.PLACE + card]) for card in range(10)) == 2
    assert behind.texts == fresh.texts


def _play_turn(both: Both, text: str) -> None:
    """Moves a card and builds on the first site."""
    both.play(text)
    while both.naive.phase in ("build", "roof"):
        both.play(both.texts[0])


# -- who needn't build -----------------------------------------------------------------------------

POOR = """
    options: players=4
    1  l5  d4 l5 ~  ~
    cards: 0=l,d 18=r,o,rl,rd 19={front}
    purses: {purses}
"""


def test_the_first_builder_is_exempt_and_the_second_builds() -> None:
    """The cheapest tower costs four; red has three, orange four."""
    both = lay(POOR.format(front="or,ld,ol,od", purses="3 4 0 0")).play("ro>0")
    assert both.naive.builders == ["o"]
    assert table(both.state)["turn"] == 1
    assert builds(both) == ["b1"]
    assert purses(both.play("b1")) == [3, 0, 0, 4]
    assert both.naive.quiet == 0


def test_the_second_builder_is_exempt() -> None:
    both = lay(POOR.format(front="or,ld,ol,od", purses="4 3 0 0")).play("ro>0", "b1")
    assert both.naive.phase == "move"
    assert both.naive.turn == 1
    assert purses(both) == [0, 3, 0, 4]
    assert both.naive.quiet == 0


def test_both_builders_are_exempt() -> None:
    """Nobody builds: it is the next seat's turn, and the quiet turn counts; a ducat day is held."""
    both = lay(POOR.format(front="or", purses="3 3 0 0")).play("ro>0")
    assert both.naive.phase == "move"
    assert both.naive.turn == 1
    assert both.naive.quiet == 1
    assert both.naive.paid == {"r": 0, "o": 0, "l": 1, "d": 1}
    assert purses(both) == [3, 3, 1, 1]


def test_a_roof_is_no_site() -> None:
    """Red could pay four ducats, but that tower has a roof."""
    drawing = POOR.format(front="or,ld,ol,od", purses="4 0 0 0")
    assert builds(lay(drawing).play("ro>0")) == ["b1"]
    roofed = lay(drawing.replace("d4", "d4^")).play("ro>0")
    assert roofed.naive.phase == "move"
    assert roofed.naive.quiet == 1


def test_whoever_can_just_pay_must_build() -> None:
    both = lay("options: players=4\n1  l5  d4^ l5 ~  ~\ncards: 0=l,d 18=ro,o,rl 19=r,ld\npurses: 5 0 0 0")
    both.play("r>0")
    assert builds(both) == ["a1", "c1"]
    assert purses(both.play("c1")) == [0, 0, 5, 0]


def test_ducats_received_are_spent_in_the_same_turn() -> None:
    """Orange has nothing; red pays him three, and with these he builds over light."""
    drawing = f"options: players=4\n3  o3  l3 d9 d9 d9\n{EARLY}\npurses: 3 0 0 0"
    both = lay(drawing).play("ro>2")
    assert builds(both) == ["a3", "b3"]
    received = lay(drawing).play("ro>2", "a3")
    assert builds(received) == ["b3"]  # a3 has four floors now, and it was his
    assert purses(received.play("b3")) == [0, 0, 3, 0]
    nothing = lay(drawing).play("ro>2", "b3")
    assert builds(nothing) == ["a3"]  # his own tower


# -- roofs -----------------------------------------------------------------------------------------


def test_with_both_roofs_in_use_one_is_moved() -> None:
    """The second builder chooses; the tower that loses its roof is its top floor's owner's again."""
    drawing = """
        options: players=4
        5  l2*^ .  .  .  o3^
        cards: 0=r,o,l,d 1=or,rl,rd 2=ol,od 3=ld
    """
    both = lay(drawing).play("ro>2", "a3", "a3**")
    assert both.texts == ["roof a5", "roof e5"]
    assert table(both.state)["turn"] == 1  # orange, the second builder
    assert both.naive.turn == 1
    assert refusal(both, "roof a3") == "no-roof"
    both.play("roof a5")
    assert both.naive.roofs == {"a3", "e5"}
    assert both.naive.worth("l") == 2  # a tower and its crest
    both.play("d>3", "a4", "r>4")
    assert builds(both) == ["a5", "b5"]  # it can be built over again, for two ducats
    assert purses(both.play("a5")) == [10 + 1 - 2, 10 - 1, 10 + 2, 10]


def test_a_ducat_day_comes_after_the_roof_was_moved() -> None:
    drawing = """
        options: players=4
        5  l2*^ .  .  .  o3^
        cards: 0=r,o,l,d 1=or 2=ol,od,rl,rd 3=ld
    """
    both = lay(drawing).play("ro>3", "a4", "a4")
    assert both.naive.day
    before = purses(both)
    both.play("roof e5")
    assert both.naive.paid == {"r": 2, "o": 2, "l": 2, "d": 2}  # the roofs of a4 and a5 side by side
    assert purses(both) == [ducats + 2 for ducats in before]


# -- two players -----------------------------------------------------------------------------------


def test_a_colour_that_has_run_out_does_not_build() -> None:
    drawing = "cards: 0=r,o,l,d 1=lr,ro,rd 2=ol,od 3=ld\nstock r: 0 0 0"
    both = lay(drawing).play("rl>2")
    assert both.naive.builders == ["l"]
    assert table(both.state)["turn"] == 1
    alone = lay(drawing).play("r>1")
    assert alone.naive.phase == "move"
    assert alone.naive.quiet == 1
    second = lay(drawing.replace("lr", "rl")).play("rl>2", "a3")
    assert second.naive.phase == "move"


def test_only_the_kinds_of_floor_left_can_be_built() -> None:
    both = lay("cards: 0=r,o,l,d 1=lr,ro,rd 2=ol,od 3=ld\nstock r: 0 2 1").play("r>1")
    assert both.texts == ["a2*", "a2**"]
    assert refusal(both, "a2") == "no-floor"


def test_both_colours_are_paid_for_on_a_ducat_day() -> None:
    both = lay("5  r1 r1 .  o2** l1\ncards: 0=r 1=o,l,d,ro 2=rl,rd,ol 3=od,ld").play("r>2", "a3")
    assert both.naive.paid == {"r": 2, "o": 3, "l": 1, "d": 0}
    assert purses(both) == [15, 11]


# -- the end ---------------------------------------------------------------------------------------


def test_the_last_turn_is_finished() -> None:
    """Red builds his last floor first; orange still builds, the ducat day is held, then all are rewarded."""
    both = lay("""
        options: players=4
        5  d1* .  .  .  .
        3  .   l2** .  .  .
        cards: 0=r,o,l,d 1=or 2=ol,od 3=ld,rl,rd
        stock r: 1 0 0
    """)
    both.play("ro>2")
    assert both.naive.day
    both.play("a3")
    assert both.naive.builders == ["o"]
    assert builds(both) == ["a3", "b3", "c3"]
    both.play("c3*")
    assert both.naive.phase == "over"
    assert both.naive.reason == "built_out"
    assert both.naive.paid == {"r": 1, "o": 2, "l": 3, "d": 2}
    assert purses(both) == [10 + 1 + 1, 10 + 2 + 2, 10 + 3 + 3, 10 + 2 + 2]
    outcome = both.state.outcome()
    assert outcome is not None
    assert outcome.winner == 2
    assert outcome.payoffs == (-1, -1, 3, -1)
    assert outcome.points == (12, 14, 16, 14)


def test_the_last_floor_may_be_the_second_builder_s() -> None:
    both = lay(f"options: players=4\n{EARLY}\nstock o: 0 0 1")
    both.play("ro>3", "a4")
    assert both.texts == ["a4**", "b4**"]
    both.play("a4**")
    assert both.naive.turn == "over"
    assert purses(both) == [11, 9, 10, 10]  # under the roof nobody is rewarded


def test_with_two_players_both_colours_must_be_used_up() -> None:
    drawing = "cards: 0=r,o,l,d 1=lr,ro,rd 2=ol,od 3=ld\nstock r: 1 0 0\nstock o: {}"
    assert lay(drawing.format("1 0 0")).play("r>1", "a2").naive.phase == "move"
    assert lay(drawing.format("0 0 0")).play("r>1", "a2").naive.turn == "over"


TIED = """
    options: players=3
    cards: 0=r,o,l 1={card} 2=ol 3=rl
    purses: {purses}
    stock r: 1 0 0
    stock o: {stock}
    stock l: 2 0 0
"""


@pytest.mark.parametrize(
    ("ducats", "stock", "moves", "payoffs"),
    [
        ("9 10 5", "2 0 0", "r>1 a2", (2, -1, -1)),  # ten ducats each, but red has built one floor more
        ("5 10 10", "2 0 0", "r>1 a2", (-2, 1, 1)),  # orange and light have built as many
        ("5 10 10", "3 0 0", "r>1 a2", (-1, -1, 2)),  # light has built one more
        ("9 9 5", "1 0 0", "ro>2 a3 b3", (1, 1, -2)),  # both last floors in one turn
        ("9 10 5", "1 0 0", "ro>2 a3 b3", (-1, 2, -1)),
    ],
)
def test_ties(ducats: str, stock: str, moves: str, payoffs: tuple[int, ...]) -> None:
    both = lay(TIED.format(purses=ducats, stock=stock, card="or")).play(*moves.split())
    outcome = both.state.outcome()
    assert outcome is not None
    assert outcome.payoffs == payoffs
    assert both.naive.winners() == [seat for seat in range(3) if payoffs[seat] > 0]


STILL = """
    options: players=4 standstill={standstill}
    5  d1 d1 d1 d1  d1
    4  d1 d1 d1 d1  d1*
    3  d1 d1 d1 d1  d1
    2  d1 d1 d1 d1  ~
    1  d1 d1 d1 ~   ~
    cards: 0=r,o,l,d 1=ro,rl,rd 2=ol,od 3=ld
    purses: {purses}
    quiet: {quiet}
"""


def test_a_standstill_ends_the_game() -> None:
    """The turn that nobody builds in is the last one too many; the reward is paid as ever."""
    both = lay(STILL.format(standstill=20, purses="0 0 0 0", quiet=19)).play("r>1")
    assert both.naive.reason == "standstill"
    assert purses(both) == [0, 0, 0, 23]
    earlier = lay(STILL.format(standstill=20, purses="0 0 0 0", quiet=18)).play("r>1")
    assert earlier.naive.phase == "move"
    assert earlier.naive.quiet == 19


def test_ten_turns_without_building() -> None:
    """Turn after turn nobody can pay; a ducat day would pay dark alone."""
    both = lay(STILL.format(standstill=10, purses="0 0 0 0", quiet=0))
    for turn in range(10):
        assert both.naive.phase == "move"
        assert both.naive.quiet == turn
        both.play(next(text for text in both.texts if "d" not in text))
    assert both.naive.reason == "standstill"
    assert both.naive.winners() == [3]


def test_who_builds_ends_the_stillness() -> None:
    both = lay(STILL.format(standstill=20, purses="1 0 0 0", quiet=19)).play("r>1", "a2")
    assert both.naive.phase == "move"
    assert both.naive.quiet == 0


def test_all_may_share() -> None:
    """Everybody has the same ducats and has built the same: nobody wins anything."""
    both = lay("""
        options: players=3
        1  o9 l9 o9^ ~ ~
        cards: 0=o,l 18=ro,rl 19=r,ol
        purses: 1 0 0
        quiet: 19
    """)
    both.play("r>0")
    assert both.naive.reason == "standstill"
    assert both.naive.winners() == [0, 1, 2]
    outcome = both.state.outcome()
    assert outcome is not None
    assert outcome.payoffs == (0, 0, 0)
    assert outcome.winner is None


def test_whoever_gives_up_cannot_win() -> None:
    """The game is counted up as it stands, the reward included; he pays the best of the others."""
    state = lay("""
        options: players=4
        3  o3* d1  d1 .  .
        cards: 0=r,o,l,d 1=or,rl,rd 2=ol,od 3=ld
        purses: 30 5 3 5
    """).state
    assert tuple(state.forfeit(0, "resigned")) == ((-2, 1, 0, 1), (30, 7, 3, 7), "resigned")
    assert state.forfeit(1, "resigned").payoffs == (1, -1, 0, 0)
    assert state.outcome() is None
