"""The levels of Tug of War: what each does where it matters, and how strong they are."""

import pytest

from caber.arena.pairs import paired_score
from caber.bots import bot, names, shelf
from caber.bots.tug_of_war.analysis import ANALYST
from caber.bots.tug_of_war.knowledge import SHIPPED, caps, fitted
from caber.bots.tug_of_war.pulls import DICE, WEIGHTS
from caber.core.contract import CHANCE, OVER
from caber.core.options import Value
from caber.core.rng import Rng
from caber.games.tug_of_war import GAME
from caber.games.tug_of_war.drawing import read
from tests.strength import strength

LEVELS = [f"level{number}" for number in range(1, 6)]


@pytest.fixture(autouse=True)
def nothing_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(shelf.FOLDER, "")


def chosen(name: str, drawing: str) -> str:
    state = read(drawing)
    return state.text(bot(name, GAME.name).choose(state.hide(state.turn), Rng(1)))


def chance(drawing: str) -> float:
    """The first seat's, of the game."""
    first, second = ANALYST.chances(read(drawing))
    assert first + second == pytest.approx(1)
    return first


def test_there_are_five_levels() -> None:
    assert names(GAME.name) == ["random", *LEVELS]


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_wins_at_once_if_it_can(name: str) -> None:
    drawing = """
        turn: 1 assigning 5
        seat 1: 1 1 1 | 2 standing
        seat 2: 6 6 6 | 1 standing
        thrown: 1 1 2
    """
    assert chosen(name, drawing).endswith(("remove", "berserker"))


@pytest.mark.parametrize("name", LEVELS)
def test_nobody_gives_a_bout_away(name: str) -> None:
    """A swap of the 1 for the 6 would cost four athletes, and there are but three."""
    drawing = """
        turn: 1 assigning 5
        seat 1: 6 6 6 | 3 standing
        seat 2: 6 6 6 | 9 standing
        thrown: 1
        beside: 1 1 -
    """
    assert chosen(name, drawing) == "1@3 weaken"


@pytest.mark.parametrize(("name", "move"), [("level1", "1@1 weaken"), ("level2", "6@1 swap")])
def test_the_first_levels_look_at_one_die(name: str, move: str) -> None:
    drawing = """
        turn: 1 assigning 5
        seat 1: 2 3 3 | 9 standing
        seat 2: 4 4 4 | 9 standing
        thrown: 1 2 6
    """
    assert chosen(name, drawing) == move


def test_a_low_die_is_thrown_again_by_those_who_like_high_ones() -> None:
    drawing = """
        turn: 1 rerolling 5
        seat 1: 2 3 6 | 9 standing
        seat 2: 4 4 4 | 9 standing
        thrown: 1 5 6
        rerolls: 1
    """
    assert chosen("level1", drawing) == "keep"
    assert chosen("level2", drawing) == "reroll 1"
    assert chosen("level5", drawing) == "reroll 1"


def test_bots_say_no_to_what_they_must_not_see() -> None:
    with pytest.raises(ValueError, match="view of another seat"):
        bot("level5", GAME.name).choose(
            read(f"{EVEN.format(mine=9, theirs=9)}\n thrown: 1 2 3".replace("throwing", "assigning")), Rng(1)
        )


# -- what is known ---------------------------------------------------------------------------------


def test_what_ships_is_small() -> None:
    from importlib.resources import files

    size = len(files("caber.bots.tug_of_war").joinpath(SHIPPED).read_bytes())
    assert size < 2_000_000
    assert caps() == [6, 9, 19]
    assert fitted(5) is fitted(6) and fitted(12) is fitted(1_000_000)


EVEN = "turn: 1 throwing 7\n seat 1: 3 4 5 | {mine} standing\n seat 2: 3 4 5 | {theirs} standing"


@pytest.mark.parametrize("options", ["", "options: cap=9\n", "options: cap=6\n"])
def test_more_athletes_are_worth_more(options: str) -> None:
    chances = [chance(options + EVEN.format(mine=mine, theirs=4)) for mine in range(1, 7)]
    assert chances == sorted(chances)
    chances = [chance(options + EVEN.format(mine=4, theirs=theirs)) for theirs in range(1, 7)]
    assert chances == sorted(chances, reverse=True)


def test_without_a_cap_athletes_beyond_any_table_count_too() -> None:
    chances = [chance(EVEN.format(mine=mine, theirs=20)) for mine in range(10, 40)]
    assert chances == sorted(set(chances))
    chances = [chance(EVEN.format(mine=20, theirs=theirs)) for theirs in range(10, 40)]
    assert chances == sorted(set(chances), reverse=True)


def test_where_both_teams_are_large_only_the_difference_counts() -> None:
    assert chance(EVEN.format(mine=25, theirs=22)) == chance(EVEN.format(mine=125, theirs=122))


def test_the_extra_athlete_is_what_a_first_bout_is_worth() -> None:
    """Between a bout as good as won and one as good as lost lies what one athlete more brings in the next."""
    ahead, behind = (chance(EVEN.format(mine=mine, theirs=theirs)) for mine, theirs in ((18, 1), (1, 18)))
    assert 0.05 < ahead - behind < 0.25


def test_the_return_bout_is_the_game() -> None:
    lead = "bout: 2 won 2\n turn: 1 throwing 8\n seat 1: 3 4 5 | 18 standing\n seat 2: 3 4 5 | 1 standing"
    assert chance(lead) > 0.95
    assert 0.45 < chance(f"options: drawn=yes\n {lead}") < 0.5  # a draw counts half


def test_before_the_columns_are_rolled_it_is_the_mean_of_what_they_bring() -> None:
    start = GAME.start()
    worth = sum(
        weight * ANALYST.chances(start.after(move))[0] for move, weight in zip(start.moves(), start.odds())
    )
    assert ANALYST.chances(start)[0] == pytest.approx(worth / sum(WEIGHTS))
    assert len(start.moves()) == len(DICE)


def test_the_best_of_the_moves_weighed_is_what_the_best_level_plays() -> None:
    state, rng, best = GAME.start(), Rng(3), bot("level5", GAME.name)
    seen = 0
    while state.turn != OVER and seen < 12:
        if state.turn != CHANCE and state.count() > 1:
            weighed = ANALYST.weigh(state)
            move = best.choose(state.hide(state.turn), rng)
            assert weighed.moves[state.moves().index(move)] >= max(weighed.moves) - 1  # rounded hundredths
            seen += 1
        state.act(state.pick(rng))


# -- strength --------------------------------------------------------------------------------------


@strength
@pytest.mark.parametrize("times", [1, pytest.param(10, marks=pytest.mark.soak)])
@pytest.mark.parametrize(
    ("lower", "higher", "cap", "deals"),
    [
        ("level1", "level2", "none", 15),
        ("level2", "level3", 6, 20),
        ("level3", "level4", "none", 10),
        ("level4", "level5", 6, 60),  # without a cap their games are long: see below
    ],
)
def test_each_level_beats_the_one_below(lower: str, higher: str, cap: Value, deals: int, times: int) -> None:
    bots = bot(higher, GAME.name), bot(lower, GAME.name)
    score = paired_score(GAME, {"cap": cap}, bots, deals * times, seed=6)
    assert score.low > 0.5, str(score)


@strength
def test_the_best_level_beats_the_greedy_one() -> None:
    score = paired_score(GAME, {}, (bot("level5", GAME.name), bot("level3", GAME.name)), 8, seed=6)
    assert score.low > 0.5, str(score)


@pytest.mark.soak
@strength
def test_the_best_level_wins_three_games_out_of_five_against_the_greedy_one() -> None:
    """Two thousand games, each deal from both sides."""
    score = paired_score(GAME, {}, (bot("level5", GAME.name), bot("level3", GAME.name)), 1000, seed=7)
    assert score.score >= 0.6, str(score)


@pytest.mark.soak
@strength
def test_without_a_cap_too_the_best_level_beats_the_one_below() -> None:
    score = paired_score(GAME, {}, (bot("level5", GAME.name), bot("level4", GAME.name)), 20, seed=7)
    assert score.low > 0.5, str(score)
