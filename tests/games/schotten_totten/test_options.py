"""Every option both ways, and what each tactics card may do and does."""

import pytest

from caber.core.contract import CHANCE, NOBODY
from caber.core.errors import BadOption, IllegalMove
from caber.core.options import Value
from caber.games.schotten_totten import telling
from caber.games.schotten_totten.drawing import draw, read
from caber.games.schotten_totten.state import SchottenTotten
from tests.games.schotten_totten.games import GAME, cards_at, claims, play, start, texts


def table(drawing: str, **options: Value) -> SchottenTotten:
    """A drawn position of the tactics game."""
    return read(drawing, {"mode": "tactics", **options})


def line(state: SchottenTotten, name: str) -> str:
    """What a line of the drawing says; nothing if there is no such line."""
    lines = dict(line.split(": ") for line in draw(state).splitlines() if ": " in line)
    return lines.get(name, "")


def deal(state: SchottenTotten) -> None:
    """Deals the first card of the list again and again."""
    while state.turn == CHANCE:
        state.play(state.nth(0))


def test_every_option_is_tested_here() -> None:
    tests = [name for name in globals() if name.startswith("test_")]
    for option in GAME.offered:
        assert any(name.startswith(f"test_{option.name}") for name in tests), option.name


# -- the game as a whole ---------------------------------------------------------------------------


def test_mode() -> None:
    """The ten tactics cards are a stack of their own, or stay in the box."""
    base, tactics = start({"mode": "base"}), start({"mode": "tactics"})
    for state in (base, tactics):
        deal(state)
        assert line(state, "hand 1") == "r1 r3 r5 r7 r9 o2"  # hands are dealt from the clan cards alone
        play(state, "r1@1")
    assert texts(base) == ["draw"]
    assert texts(tactics) == ["draw", "draw tactics"]
    play(tactics, "draw tactics")
    names = "macfarlane macgregor reinforcement shield fog mud scout redeploy deserter traitor"
    assert texts(tactics) == names.split()


def test_expert() -> None:
    """Claims at any time before the draw, or only at the start of the turn, in either mode."""
    drawing = "1  r7 r8     |  b1 b2\n2  o7 o8 o9  |\nhand 1: r9"
    for mode in ("base", "tactics"):
        usual = read(drawing, {"mode": mode, "expert": False})
        expert = read(drawing, {"mode": mode, "expert": True})
        assert claims(usual) == claims(expert) == ["claim 2"]
        play(usual, "r9@1")
        play(expert, "r9@1")
        assert claims(usual) == ["claim 1", "claim 2"]
        assert claims(expert) == []


@pytest.mark.parametrize(("begins", "first", "second"), [(1, "r1 r3", "r2 o1"), (2, "r2 o1", "r1 r3")])
def test_begins(begins: int, first: str, second: str) -> None:
    """The seat that begins is dealt the first card and plays first."""
    state = start({"begins": begins, "hand": 2, "clans": 2, "values": 3})
    deal(state)
    assert state.turn == begins - 1
    assert (line(state, "hand 1"), line(state, "hand 2")) == (first, second)


@pytest.mark.parametrize("clans", range(1, 7))
def test_clans(clans: int) -> None:
    state = start({"clans": clans, "hand": 1})
    assert texts(state) == [f"{clan}{value}" for clan in "roygbv"[:clans] for value in range(1, 10)]


@pytest.mark.parametrize("values", range(3, 11))
def test_values(values: int) -> None:
    state = start({"values": values, "hand": 1})
    assert texts(state) == [f"{clan}{value}" for clan in "roygbv" for value in range(1, values + 1)]


def test_values_bound_the_jokers() -> None:
    """A leader is at most the highest value, and so is the reinforcement if that is below seven."""
    for values, mine, theirs in [
        (10, "r9 r10 macfarlane", "o7 o8 o9"),
        (9, "r8 r9 macfarlane", "o6 o7 o8"),
        (5, "r4 r5 macfarlane", "o2 o3 o4"),
        (8, "r6 r8 reinforcement", "o5 o6 o7"),  # seven, though there is an eight
        (5, "r4 r3 reinforcement", "o2 o3 o4"),  # five
        (3, "r1 r2 reinforcement", "o3 y3 g3"),
    ]:
        assert claims(table(f"1  {mine}  |  {theirs}\nfirst: 1=2", values=values)) == ["claim 1"], mine
    assert claims(table("1  r3 r4 macfarlane  |", values=5)) == ["claim 1"]  # nothing is higher
    assert claims(table("1  r3 r4 macfarlane  |", values=6)) == []
    fog = "1  r1 o1 macfarlane fog  |  y1 g1 b{}\nfirst: 1=2"
    assert claims(table(fog.format(10), values=10)) == []  # a leader is only ten as well
    assert claims(table(fog.format(9), values=10)) == ["claim 1"]


@pytest.mark.parametrize(
    ("stones", "needed"), [(9, 5), (8, 5), (7, 4), (5, 3), (4, 3), (3, 2), (2, 2), (1, 1)]
)
def test_stones(stones: int, needed: int) -> None:
    """A majority wins; of one or two stones that is all of them."""
    state = read("hand 1: r1", {"stones": stones})
    assert texts(state) == [f"r1@{stone}" for stone in range(1, stones + 1)]
    apart = [stone for stone in (1, 3, 5, 7, 9, 2, 4, 6, 8) if stone <= stones][:needed]
    taken = "\n".join(f"{stone}  <" for stone in apart[1:])
    state = read(f"{apart[0]}  r7 r8 r9 |\n{taken}", {"stones": stones})
    play(state, f"claim {apart[0]}")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.payoffs == (1, -1)
    fewer = read(f"{apart[0]}  r7 r8 r9 |\n" + "\n".join(taken.splitlines()[1:]), {"stones": stones})
    if needed > 1 and not {1, 2, 3} <= set(apart):
        play(fewer, f"claim {apart[0]}")
        assert fewer.outcome() is None


@pytest.mark.parametrize("hand", range(1, 8))
def test_hand(hand: int) -> None:
    """So many cards are dealt, and one draws up to that."""
    state = start({"hand": hand})
    deal(state)
    assert [len(line(state, f"hand {seat}").split()) for seat in (1, 2)] == [hand, hand]
    play(state, texts(state)[0])
    assert texts(state) == ["draw"]


def test_hand_needs_enough_cards() -> None:
    start({"clans": 2, "values": 3, "hand": 3})
    with pytest.raises(BadOption):
        start({"clans": 2, "values": 3, "hand": 4})


# -- claims ----------------------------------------------------------------------------------------


def test_proof_jokers() -> None:
    """Unplayed jokers are ignored, or may stand in the opponent's hypothetical formation."""
    drawing = "1  o6 o7 o8  |  r8 r9\n2  r7  |"
    assert claims(table(drawing)) == ["claim 1"]
    assert claims(table(drawing, proof_jokers=True)) == []  # the reinforcement, or a leader
    gone = drawing + "\ndiscards: reinforcement macfarlane"
    assert claims(table(gone, proof_jokers=True)) == []  # the other leader
    assert claims(table(gone + " macgregor", proof_jokers=True)) == [
        "claim 1"
    ]  # only the shield-bearer is left
    assert claims(table(gone + "\nled 2: yes", proof_jokers=True)) == ["claim 1"]  # he has had his leader
    assert claims(table(gone + "\nled 2: yes", proof_jokers=True, leaders="table")) == []
    own = drawing + "\nhand 1: reinforcement macfarlane macgregor"
    assert claims(table(own, proof_jokers=True)) == []  # hands are no proof
    assert claims(read(drawing, {"proof_jokers": True})) == ["claim 1"]  # the base game has none


def test_proof_jokers_count_at_most_one_leader() -> None:
    """Red 9 would need a 7 and an 8: two leaders, or one and the reinforcement."""
    drawing = "1  o6 o7 o8  |  r9\n2  r7 r8  |"
    assert claims(table(drawing, proof_jokers=True)) == []
    assert claims(table(drawing + "\ndiscards: reinforcement", proof_jokers=True)) == ["claim 1"]


def test_proof_jokers_when_mud_moves_away() -> None:
    """The stone that mud leaves with a fourth card is judged only once that card is gone."""
    state = table(
        """
        1  r1 o2 y4 mud  |  b1 b3 b5 b9
        hand 1: redeploy
        played 2: 1
        """,
        proof_jokers=True,
    )
    play(state, "play redeploy", "take mud", "to 2")
    assert cards_at(state, 1, 1) == ("b3", "b5", "b9")
    assert claims(state) == []


def test_tie() -> None:
    """Who was complete first, or simply whose last card was laid first.

    In mud only the left side is complete, by a card laid after those of the right side.
    """
    drawing = """
        turn: 2 play
        1  r3 r4 r5 r6   |  b4 b5 b6 mud
        hand 2: redeploy
        played 1: 1
        laid first: 1=2
    """
    for tie, mover_claims in (("complete", []), ("last_card", ["claim 1"])):
        state = table(drawing, tie=tie)
        play(state, "play redeploy", "take mud", "discard")
        assert cards_at(state, 0, 1) == ("r4", "r5", "r6")
        assert claims(state) == mover_claims, tie


# -- tactics cards in general ----------------------------------------------------------------------


def test_one_tactics_card_more_than_the_opponent() -> None:
    """Those played count, even if they have left the table (ruling 14)."""
    drawing = "hand 1: fog r1\nplayed 1: {}\nplayed 2: {}"
    for mine, theirs, may in [(0, 0, True), (1, 1, True), (1, 2, True), (1, 0, False), (2, 1, False)]:
        state = table(drawing.format(mine, theirs))
        assert ("fog@1" in texts(state)) is may
    state = table("hand 1: scout fog r1\nhand 2: r2 mud")
    play(state, "fog@1", "draw", "r9", "r2@1", "draw", "o9")
    assert "play scout" not in texts(state)
    play(state, "r1@1", "draw", "y9", "mud@1", "draw", "g9")
    assert "play scout" in texts(state)


def test_leaders() -> None:
    """One leader per player and game, or one at a time on his side."""
    for leaders, again in (("game", False), ("table", True)):
        state = table(
            """
            hand 1: macfarlane macgregor r1
            hand 2: deserter r2
            """,
            leaders=leaders,
        )
        play(state, "macfarlane@5", "draw", "o1", "r2@1", "draw", "o2", "r1@1", "draw", "o3")
        play(state, "play deserter", "take macfarlane", "draw", "o4")
        assert ("macgregor@5" in texts(state)) is again
    for leaders in ("game", "table"):
        state = table("5  macfarlane  |\nhand 1: macgregor\nplayed 2: 1", leaders=leaders)
        assert texts(state) == ["pass"]
        state = table("5  macfarlane  |\nhand 2: macgregor\nturn: 2 play", leaders=leaders)
        assert "macgregor@5" in texts(state)  # the other player may have his


def test_a_card_without_a_target_can_t_be_played() -> None:
    """Ruling 15."""
    state = table("hand 1: redeploy deserter traitor scout r1", stones=1)
    assert texts(state) == ["r1@1", "play scout"]
    state = table("1  r7  |  r8\nhand 1: redeploy deserter traitor", stones=1)
    assert texts(state) == ["play redeploy", "play deserter", "play traitor", "pass"]
    state = table("1  r7  <  r8\n2  |\nhand 1: redeploy deserter traitor fog", stones=2)
    assert texts(state) == ["fog@2", "pass"]
    state = table("1  | macgregor\nhand 1: traitor deserter", stones=1)
    assert texts(state) == ["play deserter", "pass"]  # a traitor must be a clan card
    state = table("1  r1 o2 y4  | r9\nhand 1: traitor shield macfarlane", stones=1)
    assert texts(state) == ["pass"]  # no place of one's own
    everything = " ".join(texts(start({"clans": 1, "values": 3, "hand": 1})))
    gone = "macfarlane macgregor reinforcement shield fog mud redeploy deserter traitor"
    state = table(f"hand 1: scout\ndiscards: {everything} {gone}", clans=1, values=3, hand=1)
    assert texts(state) == ["pass"]  # a scout needs a card to draw


# -- fog and mud -----------------------------------------------------------------------------------


def test_terrain_goes_to_any_stone_that_isn_t_claimed() -> None:
    """Also to a full one; it takes no place, and lies on the side of the player who laid it."""
    state = table("1  r1 r2 r3  |  b4 b5 b6\n2  r4  >\nhand 1: fog mud", stones=3)
    assert texts(state) == ["fog@1", "fog@3", "mud@1", "mud@3", "pass"]
    play(state, "fog@1")
    assert cards_at(state, 0, 1) == ("r1", "r2", "r3", "fog")
    assert cards_at(state, 1, 1) == ("b4", "b5", "b6")


def test_mud_opens_a_fourth_place_for_both() -> None:
    state = table("1  r1 r2 r3  |  b1 b2 b3\nhand 1: mud\nhand 2: o1", stones=1)
    play(state, "mud@1", "draw", "v9")
    assert texts(state) == ["o1@1"]
    play(state, "o1@1", "draw", "v8")
    assert texts(state) == ["v9@1"]


def test_move_terrain() -> None:
    """Deserter and redeploy may take fog and mud from the side they lie on, or not."""
    drawing = "1  r1 fog  |  b1 mud\nhand 1: deserter redeploy"
    for may, own, other in ((True, ["take fog"], ["take mud"]), (False, [], [])):
        state = table(drawing, move_terrain=may)
        play(state, "play redeploy")
        assert texts(state) == ["take r1", *own]
        state = table(drawing, move_terrain=may)
        play(state, "play deserter")
        assert texts(state) == ["take b1", *other]
    alone = "1  fog  |  mud\nhand 1: deserter redeploy"
    assert texts(table(alone, move_terrain=True)) == ["play redeploy", "play deserter", "pass"]
    assert texts(table(alone, move_terrain=False)) == ["pass"]


def test_mud_drop() -> None:
    """When mud leaves four cards, the one missed least goes, or the owner chooses: the mover first."""
    drawing = """
        3  g2 g9 y9 b9  |  r4 r5 r6 r7 mud
        hand 1: deserter
    """
    state = table(drawing, mud_drop="best")
    play(state, "play deserter", "take mud")
    assert cards_at(state, 0, 3) == ("y9", "g9", "b9")
    assert cards_at(state, 1, 3) == ("r5", "r6", "r7")
    assert line(state, "discards") == "r4 g2 mud deserter"
    state = table(drawing, mud_drop="owner")
    play(state, "play deserter", "take mud")
    assert state.turn == 0
    assert texts(state) == ["drop y9", "drop g2", "drop g9", "drop b9"]
    play(state, "drop g9")
    assert state.turn == 1
    assert texts(state) == ["drop r4", "drop r5", "drop r6", "drop r7"]
    play(state, "drop r7")
    assert state.turn == 0
    assert cards_at(state, 0, 3) == ("y9", "g2", "b9")
    assert cards_at(state, 1, 3) == ("r4", "r5", "r6")
    assert texts(state) == ["draw", "draw tactics"]


def test_mud_drop_takes_the_first_of_equals() -> None:
    """In card order: by clan, then value; jokers come last."""
    state = table("1  r5 b5 y9 g1  |  b6 mud\nhand 1: deserter", mud_drop="best")
    play(state, "play deserter", "take mud")
    assert cards_at(state, 0, 1) == ("r5", "y9", "b5")
    state = table("1  r5 o5 b5 v5  |  b6 mud\nhand 1: deserter", mud_drop="best")
    play(state, "play deserter", "take mud")
    assert cards_at(state, 0, 1) == ("o5", "b5", "v5")
    state = table(
        "1  r8 r9 reinforcement macgregor  |  b6 mud\nhand 1: deserter\nplayed 2: 3", mud_drop="best"
    )
    play(state, "play deserter", "take mud")
    assert cards_at(state, 0, 1) == ("r9", "macgregor", "reinforcement")  # 7, 8, 9 without any of the four


def test_in_fog_too_the_fourth_card_is_the_lowest() -> None:
    state = table("1  r7 r8 r9 o6 fog  |  mud\nhand 1: deserter\n", mud_drop="best")
    play(state, "play deserter", "take mud")
    assert cards_at(state, 0, 1) == ("r7", "r8", "r9", "fog")


# -- scout -----------------------------------------------------------------------------------------

SCOUT = """
    options: hand=3
    1  r1  |
    hand 1: scout r2 o2
    hand 2: r3 o3 y3
"""


def test_a_scout_draws_three_and_puts_two_back() -> None:
    """Drawn one by one, returned on top of their own stacks in the order chosen; no draw (ruling 13)."""
    state = table(SCOUT)
    play(state, "play scout")
    assert texts(state) == ["draw", "draw tactics"]
    play(state, "draw", "g1", "draw tactics", "fog", "draw", "g2")
    assert texts(state) == [f"return {card}" for card in ("r2", "o2", "g1", "g2", "fog")]
    play(state, "return g1", "return r2")
    assert line(state, "hand 1") == "o2 g2 fog"
    assert line(state, "tops") == "r2 g1"
    assert line(state, "discards") == "scout"
    assert texts(state) == ["end"]
    play(state, "end", "r3@1", "draw")
    assert texts(state) == ["r2"]
    play(state, "r2", "o2@1", "draw")
    assert texts(state) == ["g1"]


def test_scout_stacks() -> None:
    """Each card from a stack of choice, or all from the stack first chosen."""
    for stacks, second in (("both", ["draw", "draw tactics"]), ("one", ["draw tactics"])):
        state = table(SCOUT, scout_stacks=stacks)
        play(state, "play scout", "draw tactics", "fog")
        assert texts(state) == second
        play(state, "draw tactics", "mud")
        assert texts(state) == second


def test_scout_stacks_that_are_short() -> None:
    """One draws what there is and returns down to a full hand."""
    gone = "macfarlane macgregor reinforcement shield redeploy deserter traitor"
    for stacks, third in (
        ("both", ["draw"]),
        ("one", [f"return {card}" for card in ("r2", "o2", "fog", "mud")]),
    ):
        state = table(f"{SCOUT}\ndiscards: {gone}", scout_stacks=stacks)
        play(state, "play scout", "draw tactics", "fog", "draw tactics", "mud")
        assert texts(state) == third
    state = table(f"options: hand=4\nhand 1: scout r2\ndiscards: {gone}", scout_stacks="one")
    play(state, "play scout", "draw tactics", "fog", "draw tactics", "mud")
    assert texts(state) == ["end"]  # two and two make four: nothing to return


def test_what_a_scout_put_back_only_he_knows() -> None:
    state = table(SCOUT)
    play(state, "play scout", "draw", "g1", "draw tactics", "fog", "draw", "g2", "return g1")
    secret = state.parse("return fog")
    assert [state.text(state.seen(secret, seat)) for seat in (0, 1, NOBODY)] == [
        "return fog",
        "return ?tactics",
        "return ?tactics",
    ]
    play(state, "return fog", "end")
    assert [line(state.hide(seat), "tops") for seat in (0, 1, NOBODY)] == [
        "g1 fog",
        "? ?tactics",
        "? ?tactics",
    ]
    assert [line(state.hide(seat), "hand 1") for seat in (0, 1, NOBODY)] == ["r2 o2 g2", "? ? ?", "? ? ?"]


def test_and_he_still_knows_it_in_the_other_hand() -> None:
    state = table(SCOUT)
    play(state, "play scout", "draw", "g1", "draw", "y1", "draw", "g2", "return g1", "return y1", "end")
    play(state, "r3@1", "draw")
    drawn = state.parse("y1")
    assert [state.text(state.seen(drawn, seat)) for seat in (0, 1, NOBODY)] == ["y1", "y1", "?"]
    play(state, "y1")
    assert [line(state.hide(seat), "hand 2") for seat in (0, 1, NOBODY)] == ["y1 ? ?", "o3 y1 y3", "? ? ?"]
    play(state, "r2@2", "draw", "g1")  # his own card back
    assert [line(state.hide(seat), "hand 1") for seat in (0, 1, NOBODY)] == ["o2 g1 g2", "? ? ?", "? ? ?"]
    play(state, "y1@2")
    assert line(state.hide(0), "hand 2") == "? ?"


# -- redeploy --------------------------------------------------------------------------------------


def test_redeploy() -> None:
    """One's own card at an unclaimed stone goes to another with a free place, or away (ruling 12)."""
    drawing = """
        options: stones=5
        1  r1 r2 r3       |  b1
        2  o1 macgregor   |
        3  y1 y2 y3       |
        4  g1             <
        hand 1: redeploy
        played 2: 1
    """
    state = table(drawing)
    play(state, "play redeploy")
    assert texts(state) == [
        f"take {card}" for card in ("r1", "r2", "r3", "o1", "y1", "y2", "y3", "macgregor")
    ]
    play(state, "take r2")
    assert texts(state) == ["to 2", "to 5", "discard"]  # not where it was, not to full or claimed stones
    play(state, "to 5")
    assert cards_at(state, 0, 1) == ("r1", "r3")  # it may break a formation
    assert cards_at(state, 0, 5) == ("r2",)
    assert texts(state) == ["draw", "draw tactics"]
    state = table(drawing)
    play(state, "play redeploy", "take macgregor", "discard")
    assert cards_at(state, 0, 2) == ("o1",)
    assert line(state, "discards") == "macgregor redeploy"


def test_redeploying_terrain_needs_no_free_place() -> None:
    state = table("1  r1 fog  |\n2  r2 r3 r4  |\n3  >\nhand 1: redeploy\nplayed 2: 1", stones=4)
    play(state, "play redeploy", "take fog")
    assert texts(state) == ["to 2", "to 4", "discard"]
    play(state, "to 2")
    assert cards_at(state, 0, 2) == ("r2", "r3", "r4", "fog")


# -- deserter --------------------------------------------------------------------------------------


def test_deserter() -> None:
    """Any opposing card at an unclaimed stone, even of a complete side, is discarded (rulings 9, 10)."""
    state = table("""
        1  r1  |  b1 b2 b3
        2      |  o1 shield
        3      >  g1
        hand 1: deserter
        first: 1=2
    """)
    play(state, "play deserter")
    assert texts(state) == ["take o1", "take b1", "take b2", "take b3", "take shield"]
    play(state, "take b3")
    assert cards_at(state, 1, 1) == ("b1", "b2")
    assert line(state, "discards") == "b3 deserter"
    for seat in (0, 1, NOBODY):
        assert line(state.hide(seat), "discards") == "b3 deserter"  # for all to see
    play(state, "draw", "v1")
    assert state.turn == 1


def test_a_complete_side_is_incomplete_again() -> None:
    state = table("1  |  b7 b8 b9\nturn: 2 play\nhand 2: o1\nhand 1: traitor")
    assert claims(state) == ["claim 1"]
    play(state, "o1@5", "draw", "o2", "play traitor", "take b8", "to 1", "draw", "o3")
    assert claims(state) == []
    assert "o2@1" in texts(state)


# -- traitor ---------------------------------------------------------------------------------------


def test_traitor() -> None:
    """An opposing clan card changes sides, to any free place, at the same stone too (ruling 11)."""
    state = table("""
        options: stones=4
        1  r1 r2     |  b1 b2 b3
        2  y1 y2 y3  |  o1 macfarlane fog
        3            >  g1
        hand 1: traitor
    """)
    play(state, "play traitor")
    assert texts(state) == ["take o1", "take b1", "take b2", "take b3"]
    play(state, "take b2")
    assert texts(state) == ["to 1", "to 4"]
    play(state, "to 1")
    assert cards_at(state, 0, 1) == ("r1", "r2", "b2")
    assert cards_at(state, 1, 1) == ("b1", "b3")
    assert line(state, "discards") == "traitor"


# -- passing, drawing, the end ---------------------------------------------------------------------


def test_passing_only_without_a_playable_clan_card() -> None:
    """Ruling 16. A playable tactics card compels nobody."""
    assert texts(table("hand 1: r1 fog", stones=1)) == ["r1@1", "fog@1"]
    assert texts(table("hand 1: fog", stones=1)) == ["fog@1", "pass"]
    assert texts(table("1  r1 r2 r3  |\nhand 1: r4 fog", stones=1)) == ["fog@1", "pass"]
    assert texts(read("1  r1 r2 r3  |\nhand 1: r4", {"stones": 1})) == ["pass"]
    with pytest.raises(IllegalMove):
        play(table("hand 1: r1 fog"), "pass")


def test_after_a_pass_one_draws_only_up_to_a_full_hand() -> None:
    state = table("1  r1 r2 r3  |\nhand 1: r4 r5", stones=1, hand=2)
    play(state, "pass")
    assert texts(state) == ["end"]
    state = table("1  r1 r2 r3  |\nhand 1: r4 r5", stones=1, hand=3)
    play(state, "pass")
    assert texts(state) == ["draw", "draw tactics"]


def test_one_stack() -> None:
    """With one stack empty, one must draw from the other, or may end the turn instead."""
    no_tactics = "discards: macfarlane macgregor reinforcement shield fog mud scout redeploy deserter traitor"
    no_clans = "hand 2: r1 r2\ndiscards: r3"
    for rule, more in (("must", []), ("may", ["end"])):
        options: dict[str, Value] = {"one_stack": rule, "clans": 1, "values": 5, "hand": 2}
        both = table("hand 1: r4", **options)
        play(both, "r4@1")
        assert texts(both) == ["draw", "draw tactics"]
        clans = table(f"hand 1: r4\n{no_tactics}", **options)
        play(clans, "r4@1")
        assert texts(clans) == ["draw", *more]
        tactics = table(f"hand 1: r4 r5\n{no_clans}", **options)
        play(tactics, "r4@1")
        assert texts(tactics) == ["draw tactics", *more]
        base = read("hand 1: r4", {**options, "mode": "base"})
        play(base, "r4@1")
        assert texts(base) == ["draw"]  # there is only one stack


def test_empty_stacks_don_t_end_the_game() -> None:
    """Play goes on without drawing (ruling 17)."""
    state = read("hand 1: r1 r2\nhand 2: o1 o2\ndiscards: r3 o3", {"clans": 2, "values": 3, "hand": 2})
    play(state, "r1@1")
    assert texts(state) == ["end"]
    play(state, "end", "o1@1", "end", "r2@1", "end", "o2@1", "end")
    assert texts(state) == ["pass"]


def stuck(*stones: str, **options: Value) -> SchottenTotten:
    """Seat 2 has passed, for he holds no card; seat 1 has no place for his."""
    rows = [f"{number}  {stone}" for number, stone in enumerate((*stones, "g1 g3 g5  |  b1 b3"), 1)]
    return read("\n".join([*rows, "hand 1: r7", "passes: 1"]), {"stones": len(rows), **options})


def test_stuck() -> None:
    """Two passes in a row with nothing to claim: more stones win, or it is always a draw."""
    for stones, outcome in [
        (("<", ">", "<"), ((1, -1), (5, 1), "more_stones")),
        ((">", "<", ">"), ((-1, 1), (1, 5), "more_stones")),
        (("<", ">", "r1 o2 y4  |"), ((0, 0), (1, 1), "level")),
        (("r1 o2 y4  |", "r2 o3 y5  |"), ((0, 0), (0, 0), "level")),
    ]:
        state = stuck(*stones, stuck="stones")
        assert texts(state) == ["pass"]
        play(state, "pass")
        assert state.outcome() == outcome
    state = stuck("<", ">", "<", stuck="draw")
    play(state, "pass")
    assert state.outcome() == ((0, 0), (2, 1), "level")


def test_stuck_only_when_nothing_is_left_to_claim() -> None:
    """After the other's pass a claim goes before a pass, and it breaks the row."""
    state = stuck("o7 o8 o9  |  b7", ">", "o1 o2 o4  |")
    assert texts(state) == ["claim 1"]
    play(state, "claim 1")
    assert texts(state) == ["pass"]
    play(state, "pass", "draw", "v9")
    assert line(state, "passes") == "1"
    assert texts(state) == ["pass"]  # seat 2 still has no card
    play(state, "pass")
    assert state.outcome() == ((0, 0), (1, 1), "level")


def test_stuck_leaves_the_first_passer_his_claim() -> None:
    """He may pass with a claim in hand; then the second pass isn't the end, and he can't pass again."""
    state = stuck("r1 o2 y4  |  b7 b8 b9", "<", "r2 o3 y5  |")
    assert texts(state) == ["pass"]
    play(state, "pass")
    assert state.outcome() is None
    play(state, "draw", "v9")
    assert texts(state) == ["claim 1"]


def test_points_for_a_match() -> None:
    """Five to the winner, whatever he holds; his stones to the loser (ruling 18)."""
    state = read("""
        1  r7 r8 r9  |
        2            <
        3            <
        4            >
        6            >
        7            >
        9            >
    """)
    play(state, "claim 1")
    assert state.outcome() == ((1, -1), (5, 4), "three_adjacent")


def test_nobody_claims_a_stone_from_which_a_fourth_card_must_go() -> None:
    """The question can be asked while the owner still chooses, and names no such side."""
    state = read(
        """
        options: mode=tactics mud_drop=owner
        1  r1 r2 r3  |  b1 b3 b5 b9 mud
        hand 1: deserter
        turn: 1 play
        """
    )
    play(state, "play deserter", "take mud")
    assert state.turn == 1
    assert "r1" not in telling.claims(state.hide(1), ("Ailsa", "Rob"))
    play(state, "drop b9")
    assert "r1 r2 r3" in telling.claims(state.hide(0), ("Ailsa", "Rob"))
