"""Games by the names of their bots: seats, forfeits, games without an end, records."""

import sys
from pathlib import Path

import pytest

from caber.arena.deals import secrets
from caber.arena.games import play_out
from caber.arena.matches import UNFINISHED, Deal, Match, seated
from caber.arena.pairs import paired_score
from caber.arena.rotations import standings
from caber.arena.tallies import figures, is_measured, tallies, unfinished
from caber.bots import Bot, Forfeit, bot
from caber.bots.random import RandomBot
from caber.core.contract import State
from caber.core.errors import CaberError
from caber.core.outcome import Outcome
from caber.core.record import read
from caber.core.rng import Rng
from caber.core.verify import check_deal
from caber.games import game
from tests.arena.quick import GAME, match, play_deals
from tests.bots.planted import plant
from tests.core.pebbles import PEBBLES

QUITTER = "program:false"  # a program that ends at once, with an error


class Quitter:
    """Gives up at its second move."""

    def __init__(self) -> None:
        self.moves = 0

    def choose(self, view: State, rng: Rng) -> int:
        self.moves += 1
        if self.moves > 1:
            raise Forfeit("stalled", "thinking of something else")
        return 0


def timeless(deals: list[Deal]) -> list[Deal]:
    return [
        deal._replace(games=tuple(each._replace(seconds=()) for each in deal.games)) for deal in deals
    ]  # fmt: skip


def test_a_match_by_name_is_what_the_same_bots_play() -> None:
    pair = match(seed=3)
    (first, _) = tallies(pair, play_deals(pair, range(20)))
    bots = bot("level2", GAME), bot("random", GAME)
    score = paired_score(game(GAME), {"track": "7"}, bots, 20, seed=3)
    assert (first.wins, first.draws, first.score) == (score.wins, score.draws, score.score)
    assert (round(first.low, 3), round(first.high, 3)) == (score.low, score.high)


def test_three_bots_by_name_stand_as_the_same_bots_do() -> None:
    trio = match("level2", "random", "level1", seed=3)
    found = tallies(trio, play_deals(trio, range(10)))
    bots = [bot(name, GAME) for name in trio.bots]
    stood = standings(game(GAME), {"track": "7"}, bots, 10, seed=3)
    assert [(each.score, each.low, each.high, each.rank) for each in found] == [
        (*each.wins, each.rank) for each in stood
    ]


def test_single_games_change_seats_from_deal_to_deal() -> None:
    pair, single = match(), match(exchanged=False)
    both = timeless(play_deals(pair, range(6)))
    for number, deal in enumerate(timeless(play_deals(single, range(6)))):
        assert deal.games == (both[number].games[number % 2],)


def test_a_bot_that_gives_up_loses_by_its_reason() -> None:
    played = play_out(PEBBLES, {}, [Quitter(), RandomBot()], b"again")
    assert played.outcome is not None
    assert (played.outcome.winner, played.outcome.reason) == (1, "stalled")
    assert played.forfeit == (0, "stalled")
    assert played.choices[0] == 1


def test_forfeits_are_counted_and_the_next_game_is_played() -> None:
    pair = match(QUITTER, "random", records=True)
    deals = play_deals(pair, [0, 1])
    first, second = tallies(pair, deals)
    assert (first.wins, first.losses, first.choices) == (0, 4, 0)
    assert first.forfeits == ({"crashed": 4}, {"crashed": "it ended with code 1"})
    assert (second.wins, second.losses, second.forfeits) == (4, 0, ({}, {}))
    record = read(deals[0].games[1].record, game)
    assert record.forfeit == (1, "crashed") and record.seats == ("random", QUITTER)


def test_games_that_were_all_given_up_measure_nothing() -> None:
    pair = match(QUITTER, "random")
    deals = play_deals(pair, [0, 1])
    found = figures(pair, deals)
    assert not is_measured(deals)
    assert [found[name] for name in ("games", "score", "interval", "elo", "elo_interval")] == [4, *[None] * 4]
    one = deals[0].games[0]._replace(quitter=None)
    assert is_measured([deals[0]._replace(games=(one,))])


def test_a_class_is_imported_only_if_the_match_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", list(sys.path))
    bait = plant(tmp_path, "planted_match")
    with pytest.raises(CaberError, match="imported only if you name it on the command line"):
        play_deals(match("planted_match:Mine", "random"), [0])
    assert not bait.exists()
    deals = play_deals(match("planted_match:Mine", "random", own=("planted_match:Mine",)), [0])
    assert bait.exists() and is_measured(deals)


def test_a_game_without_an_end_is_a_draw() -> None:
    pair = match("level1", "level1", longest=5, records=True)
    deals = play_deals(pair, [0])
    assert [each.reason for each in deals[0].games] == [UNFINISHED] * 2
    assert [each.shares for each in deals[0].games] == [(0.5, 0.5)] * 2
    assert len(read(deals[0].games[0].record, game).moves) == 5
    assert unfinished(deals) == 2 and figures(pair, deals)["unfinished"] == 2


def test_records_replay_and_their_deal_can_be_checked() -> None:
    (deal,) = play_deals(match(records=True), [4])
    for seats, each in zip((("level2", "random"), ("random", "level2")), deal.games):
        record = read(each.record, game)
        assert record.seats == seats
        assert check_deal(record) == record.actors.count(-1)
        assert record.secret == secrets("pairs", 0, 5)[4]
        outcome = record.outcome()
        assert outcome is not None and outcome.reason == each.reason
    assert play_deals(match(), [4])[0].games[0].record == ""


def test_bots_that_have_something_to_close_are_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[object] = []

    class Closing(RandomBot):
        def close(self, outcome: Outcome | None = None) -> None:
            heard.append(outcome)

    made: list[Bot] = [Closing(), RandomBot()]
    monkeypatch.setattr("caber.arena.matches.bot", lambda name, *_: made[name == "random"])
    with pytest.raises(ZeroDivisionError), seated(["closing", "random"], GAME, None):
        raise ZeroDivisionError
    assert heard == [None]
    play_deals(match("closing", "random", exchanged=False), [0])
    assert isinstance(heard[1], Outcome), "it is told how the game ended"


def test_another_version_is_refused() -> None:
    with pytest.raises(CaberError) as caught:
        play_deals(match(version="0.0.1"), [0])
    assert caught.value.key == "arena-version"


def test_a_match_is_named_and_nothing_more() -> None:
    """It goes to other machines."""
    import pickle

    assert pickle.loads(pickle.dumps(match())) == match()
    assert isinstance(match(), Match)


def test_who_ended_before_whom() -> None:
    (deal,) = play_deals(match(), [0])
    each = deal.games[0]._replace
    shared = each(shares=(0.5, 0.5, 0.0, 0.0), ranks=(2.0, 1.0, 3.0, 4.0))
    assert shared.before(0, 1) == 0.5, "both won"
    assert (shared.before(1, 2), shared.before(2, 1)) == (1.0, 0.0)
    assert (shared.before(2, 3), shared.before(3, 2)) == (1.0, 0.0), "losers by their points"
    assert each(shares=(1.0, 0.0, 0.0), ranks=(1.0, 2.5, 2.5)).before(1, 2) == 0.5
