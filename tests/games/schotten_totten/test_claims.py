"""Claims: the rulebooks' examples and our rulings as drawn positions, and the oracle against the engine."""

from collections import Counter

import pytest

from caber.games.schotten_totten.drawing import read
from tests.builds import COMPILED
from tests.games.schotten_totten.games import claims, play, texts
from tests.games.schotten_totten.judging import compare
from tests.ledger import Tally


def holder(stone: str, *lines: str, options: str = "") -> str:
    """Who may claim the stone drawn, were it his turn: left, right or nobody. It is stone 1."""
    found = []
    for seat, name in ((1, "left"), (2, "right")):
        drawing = "\n".join([f"options: mode=tactics {options}", f"turn: {seat} play", f"1  {stone}", *lines])
        if "claim 1" in texts(read(drawing)):
            found.append(name)
    assert len(found) < 2
    return found[0] if found else "nobody"


# -- which formation beats which -------------------------------------------------------------------

# From the strongest to the weakest, each rank at its best and at its worst; sums decide within a rank.
RANKING = [
    ["r7 r8 r9", "g2 g3 g4", "b1 b2 b3"],  # a run of one clan
    ["r9 o9 y9", "o5 y5 g5", "r1 g1 v1"],  # one value
    ["o6 o8 o9", "v2 v5 v7", "y1 y2 y4"],  # one clan
    ["r9 o8 y7", "r4 o5 r6", "g1 b2 v3"],  # a run
    ["r9 o9 y8", "r1 o1 y9", "g1 b1 v2"],  # anything else
]
STRONGEST_FIRST = [side for rank in RANKING for side in rank]


@pytest.mark.parametrize("upper", STRONGEST_FIRST)
def test_the_upper_formation_beats_the_lower(upper: str) -> None:
    for lower in STRONGEST_FIRST[STRONGEST_FIRST.index(upper) + 1 :]:
        if set(upper.split()) & set(lower.split()):
            continue  # the same card can't lie on both sides
        for first in (1, 2):
            assert holder(f"{upper} | {lower}", f"first: 1={first}") == "left", lower
            assert holder(f"{lower} | {upper}", f"first: 1={first}") == "right", lower


@pytest.mark.parametrize(
    ("upper", "lower"),
    [
        ("r1 r2 r3", "o9 y9 g9"),  # the lowest run of a clan and the highest three of a value
        ("r1 o1 y1", "g9 g8 g6"),
        ("b1 b2 b4", "r9 o8 y7"),
        ("r1 o2 y3", "g9 b9 v8"),
        ("r7 g7 y7", "r2 g3 b4"),  # the team beats the relay, which beats the horde
        ("r2 g3 b4", "r7 g7 y6"),
        ("y4 y5 y6", "g3 g4 g5"),  # the same rank: the higher sum
        ("r8 g8 b8", "r7 g7 b7"),
        ("v1 v5 v9", "o2 o4 o8"),
        ("r5 g6 b7", "y4 o5 v6"),
        ("r9 o2 y5", "r1 g8 b6"),
    ],
)
def test_examples_of_upper_and_lower(upper: str, lower: str) -> None:
    for first in (1, 2):
        assert holder(f"{upper} | {lower}", f"first: 1={first}") == "left"


def test_nine_and_one_are_no_neighbours() -> None:
    assert holder("r9 o1 y2 | g1 b2 v3") == "right"


# -- proofs against a side that isn't complete -----------------------------------------------------


def test_when_the_blue_seven_has_been_played() -> None:
    """Blue 5 and 6 could still beat red 4, 5, 6 by the blue 7, but not once it lies elsewhere."""
    assert holder("r4 r5 r6 | b5 b6") == "nobody"
    assert holder("r4 r5 r6 | b5 b6", "2  b7 |") == "left"
    assert holder("r4 r5 r6 | b5 b6", "2  | b7") == "left"
    assert holder("r4 r5 r6 | b5 b6", "discards: b7") == "left"


def test_when_even_a_nine_only_reaches_the_same_total() -> None:
    """9 + 3 and another 9 are no more than 9 + 8 + 4: the stone is the claimant's."""
    assert holder("r9 g8 b4 | y9 o3") == "left"
    assert holder("r9 g7 b4 | y9 o3") == "nobody"


def test_hands_prove_nothing() -> None:
    """The card that would refute a claim counts as possible even in the claimant's own hand (ruling 3)."""
    assert holder("r4 r5 r6 | b5 b6", "hand 1: b7") == "nobody"
    assert holder("r4 r5 r6 | b5 b6", "hand 2: b7") == "nobody"


def test_one_s_own_side_must_be_complete() -> None:
    """Even where nothing could be lost any more (ruling 2)."""
    gone = "discards: " + " ".join(
        f"{clan}{value}" for clan in "oygbv" for value in range(1, 10) if value != 5
    )
    assert holder("r8 r9 | o5", gone) == "nobody"
    assert holder("r7 r8 r9 | o5", gone) == "left"
    assert holder("r7 r8 r9 mud | o5", gone) == "nobody"


def test_nothing_beats_the_highest_run_of_a_clan() -> None:
    assert holder("r7 r8 r9 |") == "left"
    assert holder("r7 r8 r9 | o7 o8") == "left"  # an equal one would come too late (ruling 4)
    assert holder("r6 r7 r8 |") == "nobody"


def test_an_empty_side_can_t_use_cards_that_lie_on_the_table() -> None:
    assert holder("r6 r7 r8 |", "2  o9 y8 g7 |", "3  | b9") == "nobody"  # violet 7, 8, 9 are left
    assert holder("r6 r7 r8 |", "2  o9 y8 g7 |", "3  | b9 v8") == "left"
    assert holder("r9 o9 y9 |", "2  o1 o4 o7 |", "3  | y3 y6") == "nobody"
    assert holder("r8 o8 y8 | r7 r9") == "left"  # the red 8 lies on the claimant's side


def test_an_empty_side_may_become_any_clan() -> None:
    """No run and no three of a value is left: the best is 2, 4, 6 of a clan, or less."""
    gone = "discards: r2 r4 r5 o2 o4 o6"
    assert holder("r1 r3 r6 |", f"{gone} y1 y3 y5", options="clans=3 values=6") == "nobody"
    assert holder("r1 r3 r6 |", f"{gone} y3 y5 y6", options="clans=3 values=6") == "left"


def test_a_side_that_can_t_be_filled_refutes_nothing() -> None:
    few = "options: mode=tactics clans=2 values=3 hand=1"
    assert "claim 1" in texts(
        read(f"{few}\n1  r1 o1 o3 | r3\n2  r2 |")
    )  # only o2 is left, and two are needed
    assert "claim 1" not in texts(read(f"{few}\n1  r1 o1 o3 | r3"))


# -- ties ------------------------------------------------------------------------------------------


def test_of_equal_sides_the_first_complete_one_wins() -> None:
    assert holder("r4 r5 r6 | b4 b5 b6", "first: 1=1") == "left"
    assert holder("r4 r5 r6 | b4 b5 b6", "first: 1=2") == "right"
    assert holder("r9 o1 y5 | r8 o2 y6", "first: 1=2") == "right"  # no more than 16 either way


def test_a_tie_is_claimed_in_one_s_own_turn() -> None:
    """Whoever laid the last card loses the tie; the other takes the stone when it is his turn (ruling 5)."""
    state = read("""
        turn: 2 play
        1  r4 r5 r6  |  b4 b6
        hand 1: o2
        hand 2: b5 o1
    """)
    play(state, "b5@1")
    assert claims(state) == []
    play(state, "draw", "v9")
    assert claims(state) == ["claim 1"]


def test_a_side_that_was_broken_and_filled_again_is_the_later_one() -> None:
    """What counts is the moment at which a side last became complete (ruling 5)."""
    state = read("""
        options: mode=tactics
        turn: 2 play
        1  r4 o5 y6  |  g4 b5 v6
        hand 1: r6 o2
        hand 2: deserter o1
        first: 1=1
    """)
    play(state, "play deserter", "take y6", "draw", "v9", "r6@1")
    assert claims(state) == []
    play(state, "draw", "v8")
    assert claims(state) == ["claim 1"]


def test_mud_that_comes_and_goes_leaves_the_tie_to_the_last_card() -> None:
    """When mud leaves, both sides are complete again at the same moment."""
    state = read("""
        options: mode=tactics
        1  r4 o5 y6  |  g4 b5 v6
        hand 1: mud o2
        hand 2: deserter o1
        first: 1=2
    """)
    assert claims(state) == []
    play(state, "mud@1", "draw", "v9")
    assert claims(state) == []  # nobody is complete
    play(state, "play deserter", "take mud")
    assert claims(state) == ["claim 1"]  # the left side's last card is the later one


def test_mud_forgets_who_was_complete_before() -> None:
    """Of two full sides only the left one gets a fourth card in mud: from then on it is the first."""
    state = read("""
        options: mode=tactics mud_drop=owner
        turn: 2 play
        1  r4 o5 y6  |  g4 b5 v6
        hand 1: v1 deserter
        hand 2: mud b1
        first: 1=2
    """)
    assert claims(state) == ["claim 1"]
    play(state, "mud@1", "draw", "v9", "v1@1", "draw", "v8", "b1@9", "draw", "v7")
    play(state, "play deserter", "take mud", "drop v1")
    assert claims(state) == ["claim 1"]


# -- jokers ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["r5", "r6", "r8", "r9"])
def test_a_red_seven_and_a_leader_wait_for_four_red_cards(card: str) -> None:
    """Each of them makes a run of the clan, which beats three nines."""
    assert holder(f"r7 macfarlane {card} | o9 y9 g9") == "left"


@pytest.mark.parametrize("card", ["o7", "y7", "g7", "b7", "v7"])
def test_or_for_another_seven(card: str) -> None:
    """A second seven makes three of them: better than one clan, worse than any run of one."""
    assert holder(f"r7 macgregor {card} | r9 r8 r6") == "left"
    assert holder(f"r7 macgregor {card} | r1 r2 r3") == "right"


@pytest.mark.parametrize("card", ["r1", "r4", "o6", "v8", "g3"])
def test_other_cards_make_less_of_them(card: str) -> None:
    assert holder(f"r7 macfarlane {card} | r2 o2 y2") == "right"


@pytest.mark.parametrize(
    ("side", "beats", "falls_to"),
    [
        ("r8 r9 macfarlane", "o6 o7 o8", ""),  # a leader is anything from 1 to 9, here the 7
        ("r1 r9 macfarlane", "o9 o8 o1", "o9 o8 o3"),  # even a second red 9: a clan of 19
        ("r1 o9 macfarlane", "y9 g8 b1", "y9 g9 b2"),
        ("r8 r9 reinforcement", "o6 o7 o8", ""),  # the reinforcement is a 7 of any clan
        ("r7 o7 reinforcement", "y6 g6 b6", "y8 g8 b8"),
        ("r7 r8 reinforcement", "o9 o8 o4", "o9 o8 o6"),
        ("r8 o8 reinforcement", "y9 g8 b5", "y1 g2 b3"),  # never an 8
        ("r2 r3 shield", "o9 y9 g9", "o2 o3 o4"),  # the shield-bearer is 1, 2 or 3 of any clan
        ("r4 r5 shield", "o2 o3 o4", "o4 o5 o6"),
        ("r3 o3 shield", "y2 g2 b2", "y4 g4 b4"),
        ("r5 r6 shield", "o9 o1 o3", "o9 o1 o5"),
        ("r4 o4 shield", "y8 g1 b1", "y1 g2 b3"),  # never a 4
        ("r9 macfarlane reinforcement", "o6 o7 o8", ""),
        ("macfarlane reinforcement shield", "o9 o8 o1", "o9 o8 o3"),  # 9, 7 and 3 of one clan
    ],
)
def test_jokers_take_the_best_meaning(side: str, beats: str, falls_to: str) -> None:
    assert holder(f"{side} | {beats}", "first: 1=2") == "left"
    if falls_to:
        assert holder(f"{side} | {falls_to}", "first: 1=1") == "right"


def test_jokers_also_count_in_what_the_opponent_might_reach() -> None:
    """On the table they take the best value inside a hypothetical formation, too (ruling 6)."""
    assert holder("o6 o7 o8 | r9 macfarlane", "2  r8 |") == "nobody"  # the red 7 would do
    assert holder("o6 o7 o8 | r9 macfarlane", "2  r7 r8 |") == "left"
    assert holder("o6 o7 o8 | r8 reinforcement") == "nobody"
    assert holder("o6 o7 o8 | r8 reinforcement", "2  r9 |") == "left"
    assert holder("o1 o2 o3 | r4 shield", "2  r5 |") == "nobody"  # 2, 3 and 4
    assert holder("o1 o2 o3 | r4 shield", "2  r5 r3 |") == "nobody"  # the shield-bearer is the 3
    assert holder("o1 o2 o3 | r4 shield", "2  r5 r2 |") == "nobody"  # or the 2
    assert holder("o1 o2 o3 | r4 shield", "2  r5 r2 r3 |") == "left"


def test_a_joker_may_stand_for_a_card_that_is_in_play() -> None:
    assert holder("r8 r9 macfarlane |", "2  r7 |") == "left"
    assert holder("o6 o7 o8 | r8 r9", "2  r7 |") == "left"
    assert holder("o6 o7 o8 | r8 macgregor", "2  r7 |") == "nobody"  # the red 9 comes, the leader is the 7


def test_unplayed_jokers_prevent_nothing() -> None:
    assert holder("o6 o7 o8 | r8 r9", "2  r7 |", "hand 2: macfarlane") == "left"


# -- fog and mud -----------------------------------------------------------------------------------


def test_in_fog_only_the_sum_counts() -> None:
    for side in ("left", "right"):  # on either side it holds for both
        fog = ("fog", "") if side == "left" else ("", "fog")
        assert holder(f"r1 r2 r3 {fog[0]} | o1 y1 g5 {fog[1]}", "first: 1=1") == "right"
        assert holder(f"r1 r2 r4 {fog[0]} | o1 y1 g5 {fog[1]}", "first: 1=1") == "left"
    assert holder("r1 r2 macfarlane fog | o9 y2 g2") == "right"  # a leader is 9
    assert holder("r1 r2 macfarlane fog | o9 y2 g1") == "left"
    assert holder("r1 r2 shield fog | o1 y1 g5") == "right"  # a shield-bearer is 3
    assert holder("r1 r2 reinforcement fog | o1 y1 g9", "first: 1=2") == "right"  # 10 and 11
    assert holder("r1 r2 reinforcement fog | o1 y1 g8", "first: 1=1") == "left"


def test_proofs_in_fog() -> None:
    assert holder("r9 g8 b4 fog | y9 o3") == "left"
    assert holder("r9 g8 b3 fog | y9 o3") == "nobody"
    assert holder("r9 g9 b9 fog |") == "left"
    assert holder("r7 r8 r9 fog |") == "nobody"


def test_in_mud_a_formation_has_four_cards() -> None:
    assert holder("r6 r7 r8 r9 mud |") == "left"
    assert holder("r7 r8 r9 mud |") == "nobody"
    assert holder("r1 r2 r3 r4 mud | o9 y9 g9 b9") == "left"
    assert holder("r1 o1 y1 g1 | b9 b8 b7 b5 mud") == "left"
    assert holder("b1 b2 b3 b5 mud | r9 o8 y7 g6") == "left"
    assert holder("r1 o2 y3 g4 mud | r9 o9 y9 g8") == "left"  # three alike are nothing among four
    assert holder("r6 o6 y6 g6 mud | r7 o7 y7", "2  g7 b7 v7 |") == "left"
    assert holder("r6 o6 y6 g6 mud | r7 o7 y7", "2  g7 b7 |") == "nobody"
    assert holder("r5 r6 r8 reinforcement mud | o9 y9 g9 b9") == "left"


def test_fog_and_mud_together_count_the_sum_of_four() -> None:
    assert holder("r1 r2 r3 r4 fog | o1 y1 g1 b8 mud") == "right"
    assert holder("r9 o9 y1 g1 mud fog | b9 v9", "first: 1=1") == "nobody"
    assert holder("r9 o9 y9 g8 mud fog | macfarlane shield") == "left"  # 35 against 9 + 3 + 9 + 9


def test_mud_makes_full_sides_incomplete() -> None:
    """It may come to any stone that isn't claimed (ruling 8)."""
    state = read("""
        options: mode=tactics
        turn: 2 play
        1  r7 r8 r9  |  b1 b2 b3
        2  o7 o8 o9  <
        hand 1: r6
        hand 2: mud
    """)
    assert [text for text in texts(state) if text.startswith("mud")] == [
        f"mud@{n}" for n in (1, 3, 4, 5, 6, 7, 8, 9)
    ]
    play(state, "mud@1", "draw", "v9")
    assert claims(state) == []
    play(state, "r6@1")
    assert claims(state) == ["claim 1"]


# -- when, and what then ---------------------------------------------------------------------------

TWO_STONES = """
    1  r7 r8 r9  |
    3  o7 o8     |  b1 b2 b3
    5            |
    hand 1: o9 v1
    hand 2: v2
"""


def test_claims_come_before_the_play_after_it_or_both() -> None:
    """Any number of them, at any time before the draw (ruling 1)."""
    state = read(TWO_STONES)
    assert claims(state) == ["claim 1"]
    play(state, "claim 1", "o9@3")
    assert claims(state) == ["claim 3"]
    play(state, "claim 3")
    assert texts(state) == ["draw"]
    state = read(TWO_STONES)
    play(state, "o9@3")
    assert texts(state) == ["claim 1", "claim 3", "draw"]
    play(state, "claim 3", "claim 1", "draw")
    assert claims(state) == []  # too late


def test_experts_claim_at_the_start_of_the_turn_only() -> None:
    state = read(TWO_STONES, {"expert": True})
    assert claims(state) == ["claim 1"]
    play(state, "o9@3")
    assert texts(state) == ["draw"]
    play(state, "draw", "v9", "v2@5", "draw", "v8")
    assert claims(state) == ["claim 1", "claim 3"]


def test_a_claimed_stone_is_closed_to_every_card() -> None:
    """Rulings 10 and 17: a complete side can be broken only until it is claimed."""
    drawing = """
        options: mode=tactics stones=2
        1  r1 r2     |  b1 b2 b3
        hand 1: o1 fog mud shield deserter traitor redeploy
    """
    state = read(drawing)
    assert {"o1@1", "shield@1", "fog@1", "mud@1", "play deserter", "play traitor", "play redeploy"} <= set(
        texts(state)
    )
    play(state, "play deserter")
    assert texts(state) == ["take b1", "take b2", "take b3"]
    state = read(drawing.replace("|", ">"))
    assert texts(state) == ["o1@2", "shield@2", "fog@2", "mud@2"]


def test_victory_is_looked_for_after_each_claim() -> None:
    """Three adjacent stones win at once, with claims still open (ruling 17)."""
    state = read("""
        1  r7 r8 r9  |
        2            <
        3  o7 o8 o9  |
        4  y7 y8 y9  |
        hand 1: v1
    """)
    assert claims(state) == ["claim 1", "claim 3", "claim 4"]
    play(state, "claim 1", "claim 3")
    assert texts(state) == []
    assert state.outcome() == ((1, -1), (5, 0), "three_adjacent")


def test_a_majority_of_the_stones_wins() -> None:
    state = read("""
        1            <
        3            <
        5            <
        7            <
        8            >
        9  r7 r8 r9  |
    """)
    play(state, "claim 9")
    assert state.outcome() == ((1, -1), (5, 1), "majority")


# -- the oracle ------------------------------------------------------------------------------------

CHUNK = 3  # in which every kind of claim is met soonest
CLAIMS = 5_000 if COMPILED else 1_000


def judged(kinds: Counter[tuple[str, bool]]) -> int:
    """How many different claims were judged: each is of one kind by terrain and cards opposite."""
    return sum(number for (kind, _), number in kinds.items() if kind.endswith("opposite"))


@pytest.mark.promise("R6", "claims judged by an oracle that sees the table alone")
def test_the_oracle_agrees(tally: Tally) -> None:
    """Thousands of different claims, of every kind and with either verdict."""
    kinds = compare(range(CHUNK * 10**6, CHUNK * 10**6 + 10**5), CLAIMS, 5)
    assert judged(kinds) >= CLAIMS
    tally.tried(judged(kinds))


@pytest.mark.soak
@pytest.mark.promise("R6", "claims judged by an oracle that sees the table alone")
@pytest.mark.parametrize("chunk", range(8))
def test_the_oracle_agrees_for_long(chunk: int, tally: Tally) -> None:
    """Together more than a million."""
    kinds = compare(range((100 + chunk) * 10**6, (101 + chunk) * 10**6), 62_500, 50)
    assert judged(kinds) >= 125_000
    tally.tried(judged(kinds))
