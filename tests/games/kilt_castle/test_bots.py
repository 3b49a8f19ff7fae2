"""The bots of Kilt Castle: what they see at once, and how strong they are."""

import pytest

from caber.arena.pairs import paired_score
from caber.arena.rotations import standings
from caber.bots import Bot
from caber.bots.kilt_castle.greedy import GreedyBot, lead
from caber.bots.kilt_castle.search import SearchBot
from caber.bots.random import RandomBot
from caber.core.rng import Rng
from caber.games.kilt_castle import GAME
from caber.games.kilt_castle.drawing import read
from caber.games.kilt_castle.layout import BUILD, PHASE
from caber.games.kilt_castle.state import KiltCastle
from tests.strength import strength

TALL = """
    options: players=3
    5  r1    o2    .     .     .
    4  r2*   l6    .     .     .
    3  l1    .     .     .     .
    2  .     .     .     .     ~
    1  .     .     .     ~     ~
"""


def chosen(bot: GreedyBot | SearchBot, position: KiltCastle) -> str:
    """What a bot plays, and that it is the same again."""
    view = position.hide(position.turn)
    move = bot.choose(view, Rng(1))
    assert bot.choose(view, Rng(1)) == move
    return position.text(move)


@pytest.mark.parametrize("bot", [GreedyBot(), SearchBot(simulations=300)], ids=["greedy", "search"])
def test_nobody_pays_for_what_is_free(bot: GreedyBot | SearchBot) -> None:
    position = read(f"{TALL}\n turn: 1 build o\n cards: 3=o,l 4=r,ro,lr 5=lo\n moved: o\n purses: 10 10 10")
    assert chosen(bot, position).startswith(("a4", "c4"))  # not six ducats to the other one for b4


@pytest.mark.parametrize("bot", [GreedyBot(), SearchBot(simulations=300)], ids=["greedy", "search"])
def test_the_last_move_is_the_one_that_wins(bot: GreedyBot | SearchBot) -> None:
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
    ends = {text: red_wins(bot, position, text) for text in map(position.text, position.moves())}
    assert {True, False} <= set(ends.values())
    assert ends[chosen(bot, position)] is True


def red_wins(bot: GreedyBot | SearchBot, position: KiltCastle, text: str) -> bool | None:
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
    for bot in (SearchBot(milliseconds=0), SearchBot(simulations=0)):
        assert bot.choose(position.hide(0), Rng(1)) in position.moves()


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
    assert chosen(SearchBot(simulations=0), position) == "a5"


@strength
def test_greedy_beats_random() -> None:
    score = paired_score(GAME, {}, (GreedyBot(), RandomBot()), 40, seed=3)
    assert score.low > 0.85, score


@strength
def test_search_beats_greedy_with_two() -> None:
    """With two hundred simulations, a fraction of what a second allows."""
    score = paired_score(GAME, {}, (SearchBot(simulations=200), GreedyBot()), 25, seed=4)
    assert score.low > 0.8, score


@strength
@pytest.mark.parametrize("players", [3, 4])
def test_search_is_best_among_three_and_four(players: int) -> None:
    """Against greedy and random bots at the same table, from every seat."""
    greedy = [GreedyBot() for _ in range(players - 2)]
    bots: list[Bot] = [SearchBot(simulations=200), *greedy, RandomBot()]
    search, *others = standings(GAME, {}, bots, 12, seed=5)
    assert all(search.wins.low > other.wins.high for other in others), (search, others)
