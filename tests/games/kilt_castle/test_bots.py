"""The bots of Kilt Castle: what they see at once, and how strong they are."""

import pytest

from caber.arena.pairs import paired_score
from caber.arena.rotations import standings
from caber.bots import Bot, Timed, bot, names
from caber.bots.kilt_castle.greedy import counted, finish_turn, lead
from caber.bots.kilt_castle.search import Eagle
from caber.bots.random import RandomBot
from caber.core.contract import CHANCE, OVER, State
from caber.core.rng import Rng
from caber.games.kilt_castle import GAME
from caber.games.kilt_castle.drawing import read
from caber.games.kilt_castle.layout import BUILD, PHASE
from caber.games.kilt_castle.state import KiltCastle
from tests.strength import strength

COSTLY = """
    options: players=3
    turn: 1 build o
    5  r1    o2    .     .     .
    4  r2*   l6    .     .     .
    3  l1    .     .     .     .
    2  .     .     .     .     ~
    1  .     .     .     ~     ~
    cards: 3=o,l 4=r,ro,lr 5=lo
    moved: o
    purses: 10 10 10
"""


def few(name: str) -> Bot:
    """A level; the best one counts its simulations."""
    return Eagle(simulations=150) if name == "level5" else bot(name, GAME.name)


def chosen(bot: Bot, position: KiltCastle) -> str:
    """What a bot plays, and that it is the same again."""
    view = position.hide(position.turn)
    move = bot.choose(view, Rng(1))
    assert bot.choose(view, Rng(1)) == move
    return position.text(move)


@pytest.mark.parametrize("name", ["level1", "level2", "level3", "level4", "level5"])
def test_nobody_pays_for_what_is_free(name: str) -> None:
    position = read(f"{COSTLY}\n stock o: 1 0 0")  # the last turn: nothing can come of it later
    assert chosen(few(name), position).startswith(("a4", "c4"))  # not six ducats to the other one for b4


@pytest.mark.parametrize("name", ["level2", "level3", "level4", "level5"])
def test_the_last_move_is_the_one_that_wins(name: str) -> None:
    """Red is two ducats behind. Its lone card brings a ducat day and the end; other ways to the end lose."""
    position = read("""
        options: players=3
        turn: 1 move
        5  r1    r1    .     .     .
        4  o1    l1    .     .     .
        3  l1    .     o1    .     .
        2  .     .     .     .     ~
        1  .     .     .     ~     ~
        cards: 2=r 3=o,l,lr 4=or,lo
        purses: 20 22 22
        stock r: 1 0 0
    """)
    bot = few(name)
    ends = {text: red_wins(bot, position, text) for text in map(position.text, position.moves())}
    assert {True, False} <= set(ends.values())
    assert ends[chosen(bot, position)] is True


def red_wins(bot: Bot, position: KiltCastle, text: str) -> bool | None:
    """Whether red wins if this card is moved and the turn ends the game; None if it doesn't."""
    after = position.copy()
    assert isinstance(after, KiltCastle)
    after.play(after.parse(text))
    while after.cells[PHASE] == BUILD:
        after.play(after.parse(chosen(bot, after)))
    outcome = after.outcome()
    return None if outcome is None else outcome.winner == 0


def test_no_time_at_all_is_enough_for_a_move() -> None:
    position = read("turn: 1 move\n cards: 0=r,o,l,d 1=ro,dl,rl 2=do,dr 3=lo")
    for hasty in (Eagle(milliseconds=0), Eagle(simulations=0)):
        assert hasty.choose(position.hide(0), Rng(1)) in position.moves()


def test_what_is_counted_up_is_not_counted_twice() -> None:
    position = read("""
        options: players=3
        turn: 1 finished
        5  r1    r1**  o1    .     .
        cards: 2=r 3=o,l,lr 4=or,lo
        purses: 20 22 22
        reason: built_out
    """)
    assert lead(position.cells, position.rules, 0) == -2


def test_a_forced_move_needs_no_thought() -> None:
    position = read("""
        options: players=3
        turn: 1 build r
        cards: 3=o,l 4=r,ro,lr 5=lo
        moved: r
        stock r: 1 0 0
    """)
    assert position.count() == 1
    assert chosen(Eagle(simulations=0), position) == "a5"


def test_the_names_of_former_days_are_understood() -> None:
    assert names(GAME.name) == ["random", "level1", "level2", "level3", "level4", "level5"]
    assert type(bot("greedy", GAME.name)) is type(bot("level2", GAME.name))
    best = bot("search:250", GAME.name)
    assert isinstance(best, Eagle) and isinstance(best, Timed) and best.milliseconds == 250


def test_level_one_looks_at_its_own_ducats_alone() -> None:
    """It never ends a turn with less than level two would, but leaves more to the others now and then."""
    state, luck, grudging = GAME.start({"players": 2}), Rng(7), 0
    while state.turn != OVER:
        if state.turn != CHANCE:
            own = end_of_turn(state, bot("level1", GAME.name))
            ahead = end_of_turn(state, bot("level2", GAME.name))
            assert own[0] >= ahead[0] and own[1] <= ahead[1]
            grudging += own[1] < ahead[1]
        state.play(state.nth(luck.below(state.count())))
    assert grudging > 3


def end_of_turn(state: State, player: Bot) -> tuple[int, int]:
    """What a bot's move leads to if all then take what they can get: its ducats, and how far it is ahead."""
    seat = state.turn
    after = state.after(player.choose(state.hide(seat), Rng(1)))
    assert isinstance(after, KiltCastle)
    finish_turn(after.cells, after.rules)
    return counted(after.cells, after.rules, seat), lead(after.cells, after.rules, seat)


@strength
@pytest.mark.parametrize(
    ("higher", "lower"), [("level1", "random"), ("level2", "level1"), ("level3", "level2")]
)
def test_a_level_beats_the_one_below(higher: str, lower: str) -> None:
    score = paired_score(GAME, {}, (few(higher), few(lower)), 60, seed=3)
    assert score.low > 0.6, score


@strength
@pytest.mark.parametrize("times", [1, pytest.param(10, marks=pytest.mark.soak)])
@pytest.mark.parametrize(("higher", "lower"), [("level4", "level3"), ("level5", "level4")])
def test_searching_more_wins(higher: str, lower: str, times: int) -> None:
    """The best level with a hundred and fifty simulations, a fraction of what a second allows."""
    score = paired_score(GAME, {}, (few(higher), few(lower)), 10 * times, seed=4)
    assert score.low > 0.5, score


@strength
@pytest.mark.parametrize("times", [1, pytest.param(10, marks=pytest.mark.soak)])
@pytest.mark.parametrize("players", [3, 4])
def test_the_best_level_is_best_among_three_and_four(players: int, times: int) -> None:
    """Against level three and random bots at the same table, from every seat."""
    greedy = [few("level3") for _ in range(players - 2)]
    bots: list[Bot] = [few("level5"), *greedy, RandomBot()]
    best, *others = standings(GAME, {}, bots, 6 * times, seed=5)
    assert all(best.wins.low > other.wins.high for other in others), (best, others)
