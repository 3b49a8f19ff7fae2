"""The oracle and the naive game are right by themselves: worked examples and hand-checked cases."""

from __future__ import annotations

import random
from itertools import combinations, product

import pytest

from tests.builds import COMPILED
from tests.games.schotten_totten.naive import (
    LEADERS,
    OPTIONS,
    TACTICS,
    NaiveGame,
    clan_pairs,
    is_clan,
    joker_kinds,
)
from tests.games.schotten_totten.oracle import (
    CLAN_RUN,
    HORDE,
    IN_FOG,
    ONE_CLAN,
    ONE_VALUE,
    RUN,
    Card,
    completions,
    formation,
    may_claim,
    meanings,
    strength,
)

DECK = [(clan, value) for clan in "roygbv" for value in range(1, 10)]


def of(text: str, fog: bool = False, values: int = 9) -> tuple[int, int]:
    """Strength of a side given as texts."""
    cards = text.split()
    return strength(clan_pairs(cards), joker_kinds(cards), fog, values)


def judge(
    mine: str,
    theirs: str,
    seen: str = "",
    *,
    unseen: str | None = None,
    fog: bool = False,
    mud: bool = False,
    first: bool = True,
    jokers: str = "",
) -> tuple[bool, tuple[Card | str, ...] | None]:
    """Judge a claim; unseen is everything but the two sides and `seen`, unless given."""
    me, you = mine.split(), theirs.split()
    gone = clan_pairs([*me, *you, *seen.split()])
    pool = [card for card in DECK if card not in gone] if unseen is None else clan_pairs(unseen.split())
    return may_claim(
        clan_pairs(me),
        joker_kinds(me),
        clan_pairs(you),
        joker_kinds(you),
        pool,
        fog,
        mud,
        9,
        6,
        first,
        joker_kinds(jokers.split()),
    )


# Strength


@pytest.mark.parametrize(
    ("side", "expected"),
    [
        ("r1 r2 r3", (CLAN_RUN, 6)),
        ("b9 b7 b8", (CLAN_RUN, 24)),
        ("r1 g1 b1", (ONE_VALUE, 3)),
        ("y9 o9 v9", (ONE_VALUE, 27)),
        ("g1 g2 g4", (ONE_CLAN, 7)),
        ("g9 g8 g6", (ONE_CLAN, 23)),
        ("r1 g2 b3", (RUN, 6)),
        ("r9 r8 b7", (RUN, 24)),
        ("r9 r8 b9", (HORDE, 26)),
        ("r1 r1 b2", (HORDE, 4)),
        ("r9 r1 b2", (HORDE, 12)),  # nine and one are no neighbours
        ("r1 r2 r3 r4", (CLAN_RUN, 10)),
        ("r5 g5 b5 v5", (ONE_VALUE, 20)),
        ("r5 r6 r7 r9", (ONE_CLAN, 27)),
        ("r5 r6 r7 b8", (RUN, 26)),
        ("r9 g9 b9 v8", (HORDE, 35)),  # three alike are nothing among four
    ],
)
def test_formations(side: str, expected: tuple[int, int]) -> None:
    """Rank and sum of fixed cards."""
    assert of(side) == expected


def test_ranking() -> None:
    """The worst of a rank beats the best of the next; within a rank the sum decides."""
    sides = ["r1 r2 r3", "r9 g9 b9", "r1 g1 b1", "v9 v8 v6", "v1 v2 v4", "r9 g8 b7", "r1 g2 b3", "r9 g9 b8"]
    strengths = [of(side) for side in sides]
    assert strengths == sorted(strengths, reverse=True)
    assert len(set(strengths)) == len(strengths)
    assert [of(side)[0] for side in sides] == [
        CLAN_RUN,
        ONE_VALUE,
        ONE_VALUE,
        ONE_CLAN,
        ONE_CLAN,
        RUN,
        RUN,
        HORDE,
    ]


def test_counts_of_all_threes() -> None:
    """How many of the 24804 threes have each rank, counted by hand."""
    counts = [0] * 6
    for cards in combinations(DECK, 3):
        counts[formation(cards)[0]] += 1
    assert counts[CLAN_RUN] == 6 * 7
    assert counts[ONE_VALUE] == 9 * 20
    assert counts[ONE_CLAN] == 6 * (84 - 7)
    assert counts[RUN] == 7 * (6**3 - 6)
    assert sum(counts) == 24804


def test_red_seven_and_leader() -> None:
    """Red 7 with a leader: four cards make a run of the clan, the other sevens three of a value."""
    made = {card: strength([("r", 7), card], ["leader"], False, 9)[0] for card in DECK if card != ("r", 7)}
    assert {card for card, rank in made.items() if rank == CLAN_RUN} == {
        ("r", 5),
        ("r", 6),
        ("r", 8),
        ("r", 9),
    }
    assert {card for card, rank in made.items() if rank == ONE_VALUE} == {(clan, 7) for clan in "oygbv"}


@pytest.mark.parametrize(
    ("side", "expected"),
    [
        ("r5 r6 macfarlane", (CLAN_RUN, 18)),
        ("r8 r9 macfarlane", (CLAN_RUN, 24)),
        ("r5 r7 macgregor", (CLAN_RUN, 18)),
        ("r1 r9 macgregor", (ONE_CLAN, 19)),  # a second red nine is allowed
        ("r4 b4 macgregor", (ONE_VALUE, 12)),
        ("r4 b6 macgregor", (RUN, 15)),
        ("r1 b9 macgregor", (HORDE, 19)),
        ("r8 r9 reinforcement", (CLAN_RUN, 24)),
        ("r5 r6 reinforcement", (CLAN_RUN, 18)),
        ("r7 b7 reinforcement", (ONE_VALUE, 21)),
        ("r7 r8 reinforcement", (ONE_CLAN, 22)),
        ("b5 r6 reinforcement", (RUN, 18)),
        ("r1 r2 shield", (CLAN_RUN, 6)),
        ("r2 r3 shield", (CLAN_RUN, 6)),
        ("r2 r4 shield", (CLAN_RUN, 9)),
        ("r4 r5 shield", (CLAN_RUN, 12)),
        ("r3 b3 shield", (ONE_VALUE, 9)),
        ("r4 b4 shield", (HORDE, 11)),
        ("r5 r6 shield", (ONE_CLAN, 14)),
        ("r9 macfarlane reinforcement", (CLAN_RUN, 24)),
        ("r9 macfarlane shield", (ONE_CLAN, 21)),
        ("r3 macfarlane shield", (CLAN_RUN, 9)),  # 2-3-4
        ("r6 macfarlane reinforcement", (CLAN_RUN, 21)),
        ("macfarlane reinforcement shield", (ONE_CLAN, 19)),
        ("r6 r7 r8 macfarlane", (CLAN_RUN, 30)),
        ("r5 r6 r8 reinforcement", (CLAN_RUN, 26)),
        ("r5 macfarlane reinforcement shield", (ONE_CLAN, 24)),
        ("r7 b7 macfarlane reinforcement", (ONE_VALUE, 28)),
        ("r5 r8 macfarlane reinforcement", (CLAN_RUN, 26)),
    ],
)
def test_jokers_take_the_best_meaning(side: str, expected: tuple[int, int]) -> None:
    """Hand-checked values of sides with jokers."""
    assert of(side) == expected


def test_leader_follows_the_highest_value() -> None:
    """With ten values a leader may be a ten, with five at most a five."""
    assert of("r8 r9 macfarlane", values=10) == (CLAN_RUN, 27)
    assert of("r1 b4 macfarlane", values=5) == (HORDE, 10)
    assert len(meanings("leader", 10)) == 60
    assert {value for _, value in meanings("shield", 9)} == {1, 2, 3}
    assert {value for _, value in meanings("reinforcement", 9)} == {7}


@pytest.mark.parametrize(
    ("side", "total"),
    [
        ("r1 r2 r3", 6),
        ("r9 b9 v8", 26),
        ("r1 b2 macfarlane", 12),
        ("r1 b2 reinforcement", 10),
        ("r1 b2 shield", 6),
        ("macgregor reinforcement shield", 19),
        ("r9 b9 v8 o1", 27),
        ("v1 macgregor reinforcement shield", 20),
    ],
)
def test_fog_sums(side: str, total: int) -> None:
    """In fog only the sum counts, with mud the sum of four."""
    assert of(side, fog=True) == (IN_FOG, total)


# Claims


def test_both_complete() -> None:
    """The stronger side may claim; equal sides go to whoever was first."""
    assert judge("r4 r5 r6", "b9 g9 v9") == (True, None)
    assert judge("b9 g9 v9", "r4 r5 r6") == (False, ())
    assert judge("r4 r5 r6", "b4 b5 b6", first=True) == (True, None)
    assert judge("r4 r5 r6", "b4 b5 b6", first=False) == (False, ())
    assert judge("r4 r5 r7", "b4 b5 b6", first=True) == (False, ())
    assert judge("r4 r5 r7", "b4 g5 b7", first=False) == (True, None)


def test_own_side_must_be_complete() -> None:
    """Two cards never claim, nor three in mud."""
    assert judge("r8 r9", "b1 g3", unseen="v1") == (False, None)
    assert judge("r7 r8 r9", "", mud=True) == (False, None)
    assert judge("r6 r7 r8 r9", "", mud=True) == (True, None)


def test_best_formation_needs_nothing() -> None:
    """Nothing beats the highest run of one clan: an equal one comes too late."""
    assert judge("r7 r8 r9", "") == (True, None)
    assert judge("r7 r8 r9", "b8 b9") == (True, None)
    assert judge("r8 r9 macfarlane", "b9") == (True, None)


def test_one_card_already_played() -> None:
    """Blue 5 and 6 could beat 4-5-6 by the blue 7 alone; with the blue 4 they only tie."""
    assert judge("r4 r5 r6", "b5 b6") == (False, (("b", 7),))
    assert judge("r4 r5 r6", "b5 b6", seen="b7") == (True, None)


def test_even_a_nine_only_ties() -> None:
    """9 + 3 + 9 equals 9 + 8 + 4, and a tie is the claimant's."""
    assert judge("r9 g8 b4", "y9 o3") == (True, None)
    assert judge("r9 g7 b4", "y9 o3")[0] is False
    assert judge("r9 g7 b4", "y9 o3", seen="o9 g9 b9 v9") == (True, None)  # 9 + 3 + 8 ties now


def test_empty_side_cannot_use_cards_on_the_table() -> None:
    """6-7-8 of a clan falls to a higher run, unless all of those are broken by cards face up."""
    held, counter = judge("r6 r7 r8", "")
    assert not held
    assert counter is not None
    assert strength([card for card in counter if not isinstance(card, str)], [], False, 9) == (CLAN_RUN, 24)
    assert judge("r6 r7 r8", "", seen="o9 y9 g9 b9 v9") == (True, None)
    assert judge("r6 r7 r8", "", seen="o9 y8 g7 b9 v8") == (True, None)
    assert judge("r6 r7 r8", "", seen="o9 y8 g7 b9")[0] is False  # violet 7-8-9 is left


def test_my_own_cards_are_out_of_reach() -> None:
    """Red 8 lies on my side, so red 7 and 9 can't be joined."""
    assert judge("r8 b8 g8", "r7 r9") == (True, None)
    assert judge("o8 b8 g8", "r7 r9") == (False, (("r", 8),))


def test_leader_within_the_hypothetical_formation() -> None:
    """Red 9 and a leader need only one of red 7 and 8."""
    assert judge("o6 o7 o8", "r9 macfarlane")[0] is False
    assert judge("o6 o7 o8", "r9 macfarlane", seen="r8") == (False, (("r", 7),))
    assert judge("o6 o7 o8", "r9 macfarlane", seen="r7 r8") == (True, None)


def test_reinforcement_and_shield_within_the_hypothetical_formation() -> None:
    """A reinforcement is a seven of any clan, a shield-bearer at most a three."""
    assert judge("o6 o7 o8", "r8 reinforcement") == (False, (("r", 9),))
    assert judge("o6 o7 o8", "r8 reinforcement", seen="r9") == (True, None)  # 6-7-8 ties
    assert judge("o1 o2 o3", "r2 shield") == (False, (("r", 4),))
    assert judge("o1 o2 o3", "r2 shield", seen="r4") == (True, None)
    assert judge("o1 o2 o3", "r4 shield", seen="r5 r2") == (False, (("r", 3),))
    assert judge("o1 o2 o3", "r4 shield", seen="r5 r2 r3") == (True, None)


def test_jokers_of_the_claimant() -> None:
    """My jokers count at their best as well."""
    assert judge("r9 macfarlane reinforcement", "") == (True, None)
    assert judge("r5 b5 shield", "o1 g2")[0] is False
    assert judge("r2 b2 shield", "o1 g2") == (True, None)


def test_unplayed_jokers_only_on_request() -> None:
    """Red 8 and 9 lack the red 7, which lies elsewhere; a reinforcement or leader would do."""
    assert judge("o6 o7 o8", "r8 r9", seen="r7") == (True, None)
    assert judge("o6 o7 o8", "r8 r9", seen="r7", jokers="shield") == (True, None)
    assert judge("o6 o7 o8", "r8 r9", seen="r7", jokers="shield reinforcement") == (False, ("reinforcement",))
    assert judge("o6 o7 o8", "r8 r9", seen="r7", jokers="macgregor") == (False, ("leader",))
    assert judge("o6 o7 o8", "r9", unseen="r1", jokers="macgregor reinforcement") == (
        False,
        ("leader", "reinforcement"),
    )


def test_too_few_cards_left() -> None:
    """A side that can't be completed any more can't refute a claim."""
    assert judge("r1 g3 b5", "v9", unseen="v8") == (True, None)
    assert judge("r1 g3 b5", "v9", unseen="v8 v7")[0] is False
    assert judge("r1 g3 b5", "v9", unseen="v8", jokers="shield")[0] is False


def test_claims_in_fog_and_mud() -> None:
    """Sums only in fog, four cards in mud, both together the sum of four."""
    assert judge("r1 r2 r3", "b1 g5", fog=True, unseen="v1") == (False, (("v", 1),))
    assert judge("r9 g8 b4", "y9 o3", fog=True) == (True, None)
    assert judge("r9 g8 b3", "y9 o3", fog=True)[0] is False
    assert judge("r6 g6 b6 o6", "r7 g7 b7", mud=True, unseen="v8") == (True, None)
    assert judge("r6 g6 b6 o6", "r7 g7 b7", mud=True, unseen="v7") == (False, (("v", 7),))
    assert judge("r9 g9 b1 o1", "r8 g8 b3", mud=True, fog=True, unseen="v1") == (True, None)
    assert judge("r9 g9 b1 o1", "r8 g8 b3", mud=True, fog=True, unseen="v2") == (False, (("v", 2),))
    assert judge("r9 b9 g9 o8", "macfarlane shield", mud=True, fog=True) == (True, None)


def test_completions_miss_nothing() -> None:
    """Every choice of unseen cards is among the completions."""
    pool = DECK[:20]
    for places in range(5):
        assert {frozenset(more) for more in completions(pool, places)} == {
            frozenset(more) for more in combinations(pool, places)
        }


def value_of(side: list[Card | str], fog: bool) -> tuple[int, int]:
    """Strength found without memory: seven values, and jokers of the clans that lie there."""
    clans = "".join({card[0] for card in side if not isinstance(card, str)}) or "r"
    choices = [meanings(card, 7, clans) if isinstance(card, str) else [card] for card in side]
    return max(formation(choice, fog) for choice in product(*choices))


def test_against_a_bare_enumeration() -> None:
    """The same verdicts as without order, memory and early exit, on many small positions."""
    rng = random.Random(5)
    deck = [(clan, value) for clan in "royg" for value in range(1, 8)]
    both = {True: 0, False: 0}
    for _ in range(400):
        cards = rng.sample(deck, len(deck))
        mud, fog, first = rng.random() < 0.4, rng.random() < 0.2, rng.random() < 0.5
        size = 4 if mud else 3
        sides: list[list[str]] = [[], [], []]
        for joker in ("leader", "reinforcement", "shield"):
            rng.choice([sides[0], sides[1], sides[2], sides[2], sides[2]]).append(joker)
        mine = [cards.pop() for _ in range(size - len(sides[0]))]
        if rng.random() < 0.6 and not sides[0]:
            start = rng.randint(1, 8 - size)
            mine = [("g", start + step) for step in range(size)]
        rest = [card for card in cards if card not in mine]
        theirs = [rest.pop() for _ in range(rng.randint(0, max(0, size - len(sides[1]))))]
        unseen = rest[: rng.randint(0, 9)]
        spare = sides[2] if rng.random() < 0.3 else []
        best = value_of([*mine, *sides[0]], fog)
        free = size - len(theirs) - len(sides[1])
        pool: list[Card | str] = [*unseen, *spare]
        found = [value_of([*theirs, *sides[1], *more], fog) for more in combinations(pool, free)]
        expected = all(other < best or (other == best and (first or free > 0)) for other in found)
        held, _ = may_claim(mine, sides[0], theirs, sides[1], unseen, fog, mud, 7, 4, first, spare)
        assert held == expected
        both[held] += 1
    assert min(both.values()) > 50


# The naive game


def random_game(options: dict[str, str | int], rng: random.Random) -> NaiveGame:
    """Play at random, checking after each move that every card is somewhere exactly once."""
    game = NaiveGame(options)
    every = sorted([*game.clan_cards, *game.tactics_cards])
    for _ in range(1000):
        if game.turn() == "over":
            break
        moves = game.moves()
        assert moves
        assert len(set(moves)) == len(moves)
        game.play(rng.choice(moves))
        assert sorted(game.everything()) == every
        assert abs(len(game.tactics_played[0]) - len(game.tactics_played[1])) <= 1
    assert game.turn() == "over"
    assert game.moves() == []
    return game


def test_random_games_end() -> None:
    """Games of every mode and option end, with an outcome that fits the stones held."""
    rng = random.Random(1)
    for number in range(0, 120, 1 if COMPILED else 3):
        options = {name: rng.choice(values) for name, values in OPTIONS.items()} if number >= 20 else {}
        if number >= 70:
            options |= {"mode": "tactics", "clans": 6, "hand": 6}
        game = random_game(options, rng)
        outcome = game.outcome()
        assert outcome is not None
        payoffs, points, reason = outcome
        held = (game.owner.count(0), game.owner.count(1))
        assert sum(payoffs) == 0
        assert (payoffs == (0, 0)) == (reason == "level")
        for seat in range(2):
            assert points[seat] == (5 if payoffs[seat] == 1 else held[seat])


def table(
    options: dict[str, str | int], sides: dict[tuple[int, int], str], hands: tuple[str, str]
) -> NaiveGame:
    """Seat 0's turn with these cards, laid in the order given; the rest is in the stacks."""
    game = NaiveGame({"mode": "tactics", **options})
    for (seat, stone), cards in sides.items():
        for card in cards.split():
            game.player = seat
            game._lay(card, stone - 1)
    game.hands = [hands[0].split(), hands[1].split()]
    placed = [*game.hands[0], *game.hands[1]]
    for seat in range(2):
        for stone in game.stones:
            placed += [*game.cards_at(seat, stone), *game.terrain[seat][stone]]
    for stack in game.stacks.values():
        stack.unknown -= set(placed)
    game.player, game.phase = 0, "play"
    return game


def play(game: NaiveGame, *texts: str) -> None:
    """Several moves."""
    for text in texts:
        game.play(text)


def test_scout_puts_back_what_is_drawn_next() -> None:
    """Cards returned by a scout lie on top of their stacks, the last one uppermost."""
    game = table({"hand": 2}, {}, ("scout r1", "r2 r3"))
    play(game, "play scout", "draw", "o1", "draw tactics", "fog", "draw", "o2")
    assert game.moves() == ["return r1", "return o1", "return o2", "return fog"]
    play(game, "return o1", "return r1")
    assert game.moves() == ["end"]
    play(game, "end", "r2@1", "draw")
    assert game.moves() == ["r1"]
    play(game, "r1", "o2@1", "draw")
    assert game.moves() == ["o1"]


def test_scout_from_one_stack() -> None:
    """With scout_stacks=one the first choice binds, and a short stack ends the drawing."""
    game = table({"hand": 2, "scout_stacks": "one"}, {}, ("scout r1", "r2 r3"))
    game.discards += [card for card in TACTICS if card not in ("scout", "fog", "mud")]
    game.stacks["draw tactics"].unknown = {"fog", "mud"}
    play(game, "play scout", "draw tactics", "mud")
    assert game.moves() == ["draw tactics"]
    play(game, "draw tactics", "fog")
    assert game.moves() == ["return r1", "return fog", "return mud"]


def test_mud_leaves_a_fourth_card() -> None:
    """The card whose loss leaves the best formation goes, or the owner's choice, the mover first."""
    sides = {(1, 3): "mud r4 r5 r6 r7", (0, 3): "g2 g9 y9 b9"}
    game = table({}, sides, ("deserter", "o1"))
    play(game, "play deserter", "take mud")
    assert game.discards == ["deserter", "mud", "g2", "r4"]
    assert game.cards_at(1, 2) == ["r5", "r6", "r7"]
    game = table({"mud_drop": "owner"}, sides, ("deserter", "o1"))
    play(game, "play deserter", "take mud")
    assert game.turn() == 0
    assert game.moves() == ["drop y9", "drop g2", "drop g9", "drop b9"]
    play(game, "drop g9")
    assert game.turn() == 1
    assert game.moves() == ["drop r4", "drop r5", "drop r6", "drop r7"]
    play(game, "drop r7")
    assert game.turn() == 0
    assert game.cards_at(1, 2) == ["r4", "r5", "r6"]


def test_moments_of_completion() -> None:
    """Equal sides: the moment of becoming complete counts, or that of the last card."""
    sides = {(0, 3): "r5 g6 y7", (1, 3): "b5 o6 v7"}
    for tie in ("complete", "last_card"):
        game = table({"tie": tie}, sides, ("o1 g7", "o2 deserter"))
        assert game.can_claim(0, 2)
        assert not game.can_claim(1, 2)
        # A side that lost a card and was filled up again is the later one.
        play(game, "o1@9", "draw", "o9", "play deserter", "take y7", "draw", "o8", "g7@3")
        assert not game.can_claim(0, 2)
        assert game.can_claim(1, 2)
    # Mud makes both incomplete; when it leaves, both become complete at once: the last card decides.
    game = table({}, sides, ("mud", "deserter"))
    play(game, "mud@3")
    assert not game.can_claim(0, 2)
    assert not game.can_claim(1, 2)
    play(game, "draw", "o9", "play deserter", "take mud")
    assert game.can_claim(0, 2)
    assert not game.can_claim(1, 2)


def test_four_in_mud_stay_complete() -> None:
    """A side with four keeps its moment when mud leaves; under last_card the card that stays counts."""
    sides = {(1, 3): "mud b4 b5 b6", (0, 3): "r4 r5 r6 r3"}
    for tie, mine in (("complete", True), ("last_card", False)):
        game = table({"tie": tie, "mud_drop": "owner"}, sides, ("deserter", "o1"))
        play(game, "play deserter", "take mud", "drop r3")
        assert game.can_claim(0, 2) is mine


def test_two_passes_end_the_game() -> None:
    """The second pass ends it, unless the first passer has a claim, which he must make then."""
    game = table({"stones": 2, "hand": 1}, {(0, 1): "r1 r2 r3"}, ("mud", "fog"))
    game.tactics_played = [["scout"], []]
    assert game.moves() == ["pass"]
    play(game, "pass", "end")
    game.tactics_played = [["scout"], ["deserter", "traitor"]]
    assert game.moves() == ["pass"]
    play(game, "pass")
    assert game.outcome() == ((0, 0), (0, 0), "level")

    game = table({"stones": 2, "hand": 1}, {(0, 1): "r7 r8 r9"}, ("mud", "fog"))
    game.tactics_played = [["scout", "redeploy"], ["deserter"]]
    assert game.moves() == ["claim 1", "pass"]
    play(game, "pass", "end")
    game.tactics_played = [["scout"], ["deserter", "traitor"]]
    play(game, "pass", "end")
    game.tactics_played = [["scout", "redeploy"], ["deserter"]]
    assert game.moves() == ["claim 1"]
    play(game, "claim 1")
    assert game.moves() == ["pass"]
    play(game, "pass", "end")
    game.tactics_played = [["scout"], ["deserter", "traitor"]]
    play(game, "pass")
    assert game.outcome() == ((1, -1), (5, 0), "more_stones")


def test_tactics_limit_and_leaders() -> None:
    """One tactics card more than the opponent, one leader per game or one at a time."""
    for leaders, allowed in (("game", False), ("table", True)):
        game = table({"leaders": leaders, "hand": 3}, {}, ("macfarlane macgregor r1", "deserter fog r2"))
        assert {text.split("@")[0] for text in game.moves()} == {"macfarlane", "macgregor", "r1"}
        play(game, "macfarlane@1", "draw", "o1", "play deserter", "take macfarlane", "draw", "o2")
        assert any(text.split("@")[0] in LEADERS for text in game.moves()) is allowed
        play(game, "r1@1", "draw", "o3")
        assert "fog@1" in game.moves()
    game = table({}, {}, ("fog mud r1", "r2"))
    play(game, "fog@4", "draw", "o1", "r2@1", "draw", "o2")
    assert all(is_clan(text.split("@")[0]) for text in game.moves())


def test_redeploy_and_traitor_targets() -> None:
    """Redeploy goes elsewhere or away, a traitor also to the same stone; terrain needs no free place."""
    sides = {(0, 1): "fog r1 r2 r3", (0, 2): "g1", (1, 3): "b1 b2 b3", (0, 3): "y1"}
    game = table({"stones": 3}, sides, ("redeploy traitor", "o1"))
    assert game.moves() == ["play redeploy", "play traitor", "pass"]
    play(game, "play redeploy")
    assert game.moves() == ["take r1", "take r2", "take r3", "take y1", "take g1", "take fog"]
    play(game, "take fog")
    assert game.moves() == ["to 2", "to 3", "discard"]
    game = table({"stones": 3}, sides, ("redeploy traitor", "o1"))
    play(game, "play redeploy", "take g1")
    assert game.moves() == ["to 3", "discard"]
    game = table({"stones": 3, "move_terrain": "no"}, sides, ("redeploy traitor", "o1"))
    play(game, "play traitor", "take b2")
    assert game.moves() == ["to 2", "to 3"]
    play(game, "to 3")
    assert game.sides[0][2][-1] == "b2" and game.last_laid[0][2] == game.clock
    assert game.complete_since[1][2] is None
