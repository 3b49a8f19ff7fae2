"""Luck and skill: what is measured adds up, and hints are for those who wrong nobody."""

from collections import Counter as Counts
from itertools import pairwise

import pytest

from caber.bots.analysis import SURE, OpenAnalyst, Weighed, analyst, hundredths, won
from caber.core.contract import CHANCE, State
from caber.core.errors import CaberError
from caber.core.game import Game
from caber.core.options import Options, Value
from caber.core.record import Forfeit, Record
from caber.core.rng import Rng
from caber.games import NAMES, game
from caber.table import show
from caber.table.acts import SeatWanted
from caber.table.analysis import (
    COSTLY,
    Deed,
    accounts_of,
    analysis,
    chosen_in,
    deed_of,
    hint,
    is_mistake,
    may_hint,
    percent,
    steps_of,
    to_be_hinted,
    to_be_told,
)
from caber.table.views import Account, Analysis
from caber.texts import LANGUAGES
from tests.core.pebbles import PEBBLES
from tests.table.hall import FRIEND, HERE, ME, ROBOT, Desk, started

RACE, SHORT = "schotten_rennen", {"track": "3,8,hop"}
TUG, FEW = "tug_of_war", {"cap": 2, "drawn": True}


class Counter(OpenAnalyst):
    """Plays Pebbles through to every end: exact, and as simple as can be."""

    def offered(self, options: Options) -> bool:
        return True

    def exact(self, options: Options) -> bool:
        return True

    def chances(self, state: State) -> tuple[float, ...]:
        outcome = state.outcome()
        if outcome is not None:
            return tuple(float(seat in outcome.winners) / len(outcome.winners) for seat in range(2))
        seat = int(state.turn)
        found = [self.chances(state.after(move)) for move in state.moves()]
        if seat != CHANCE:
            return max(found, key=lambda chances: chances[seat])
        return tuple(sum(each) / len(found) for each in zip(*found))


def played(kind: Game, options: dict[str, Value], seed: int) -> Record:
    """A game at random."""
    record = Record(kind, kind.options(options), ("Ailsa", "Rob"), "0" * 64)
    rng = Rng(seed)
    while record.state.outcome() is None:
        record.play(int(record.state.pick(rng)))
    return record


def raced(seed: int) -> Record:
    return played(game(RACE), dict(SHORT), seed)


def studied(record: Record, language: str = "en") -> Analysis:
    by = analyst(record.game.name)
    assert by is not None
    views = to_be_told(record, record.positions())
    chosen = chosen_in(record, views)
    weighed = [by.weigh(view, len(views), move) for view, move in zip(views, chosen)]
    return analysis(record, views, weighed, record.seats, language)


# -- chances -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("parts", [(1, 2), (1, 1, 1), (1, 1, 1, 4), (0, 1), (49_995, 50_005)])
def test_rounded_chances_are_near_and_add_up(parts: tuple[int, ...]) -> None:
    chances = [part / sum(parts) for part in parts]
    rounded = hundredths(chances)
    assert sum(rounded) == SURE
    assert all(abs(whole - chance * SURE) < 1 for whole, chance in zip(rounded, chances))


def test_a_position_is_worth_what_its_best_move_is() -> None:
    state = PEBBLES.start({"pebbles": 8})
    state.act(0)
    while state.turn >= 0:
        weighed = Counter().weigh(state)
        assert sum(weighed.chances) == SURE
        assert weighed.chances[int(state.turn)] == max(weighed.moves)
        assert len(weighed.moves) == state.count()
        state.act(0)
    # Each has taken four, so both have won.
    assert Counter().weigh(state) == Weighed((SURE // 2, SURE // 2), (), ())


def test_every_game_has_an_analyst() -> None:
    for name in NAMES:
        by = analyst(name)
        assert by is not None and by.offered(game(name).options())
    with pytest.raises(CaberError, match="chess"):
        analyst("chess")


def test_the_best_move_is_the_one_that_is_surely_worth_most() -> None:
    weighed = Weighed((6000, 4000), (5500, 6000, 6500), (0, 100, 1500))
    assert (weighed.best, weighed.margin) == (1, 100)
    assert weighed.cost(1) == (0, 0)
    assert weighed.cost(0) == (500, 100)
    assert weighed.cost(2) == (0, 1500), "nobody gains by a decision"


# -- accounts ----------------------------------------------------------------------------------------


def by_changes(record: Record, by: OpenAnalyst) -> list[Account]:
    """The same in another way: all positions are weighed, and each change is its author's, or chance's."""
    positions, deal = list(record.positions()), steps_of(record)[0]
    outcome = record.outcome()
    assert outcome is not None
    chances = [hundredths(by.chances(position)) for position in positions[deal:-1]]
    chances.append(won(outcome.winners, 2))
    accounts = []
    for seat in range(2):
        parts: Counts[str] = Counts()
        for actor, before, after in zip(record.actors[deal:], chances, chances[1:]):
            author = "luck" if actor == CHANCE else "own" if actor == seat else "others"
            parts[author] += after[seat] - before[seat]
        ends = chances[0][seat], chances[-1][seat]
        accounts.append(Account(ends[0], parts["luck"], parts["own"], parts["others"], ends[1]))
    return accounts


@pytest.mark.parametrize(
    ("name", "options", "seed"), [*((RACE, SHORT, seed) for seed in range(5)), (TUG, FEW, 1), (TUG, FEW, 4)]
)
def test_where_all_is_open_each_change_belongs_to_its_author(
    name: str, options: dict[str, Value], seed: int
) -> None:
    by = analyst(name)
    assert isinstance(by, OpenAnalyst)
    record = played(game(name), options, seed)
    found = studied(record)
    assert found.accounts == by_changes(record, by)
    assert set(found.margins) == {0} and found.doubts == [Account(0, 0, 0, 0, 0)] * 2


def test_a_decision_is_charged_with_what_a_better_one_was_worth() -> None:
    weighed = Weighed((6000, 4000), (6000, 5200), (0, 0))
    assert deed_of(0, weighed, 0) == Deed(0, (0, 0), 0)
    assert deed_of(0, weighed, 1) == Deed(0, (-800, 800), 0)
    several = Weighed((1000, 6000, 3000, 0), (6000, 5000), (0, 0))
    assert deed_of(1, several, 1) == Deed(1, (250, -1000, 750, 0), 0), "the others gain by what they had"
    won_already = Weighed((0, SURE, 0), (SURE, 9000), (0, 0))
    assert deed_of(1, won_already, 1) == Deed(1, (500, -1000, 500), 0)


def test_what_the_decisions_do_not_explain_is_luck() -> None:
    deeds = [Deed(0, (-200, 200), 0), Deed(1, (100, -100), 0)]
    (first, second), doubts = accounts_of((5000, 5000), (SURE, 0), deeds, 0)
    assert first == Account(start=5000, luck=5100, own=-200, others=100, result=SURE)
    assert second == Account(start=5000, luck=-5100, own=-100, others=200, result=0)
    assert doubts == [Account(0, 0, 0, 0, 0)] * 2


def test_what_may_be_off_is_told_in_whole_percents_that_add_up() -> None:
    deeds = [Deed(0, (-260, 260), 300), Deed(0, (-370, 370), 400), Deed(1, (180, -180), 1200)]
    accounts, doubts = accounts_of((5050, 4950), (SURE, 0), deeds, 500)
    assert accounts == [Account(5100, 5300, -600, 200, SURE), Account(4900, -5300, -200, 600, 0)]
    assert doubts == [Account(500, 1393, 500, 1200, 0), Account(500, 1393, 1200, 500, 0)]
    assert percent(-600, "de", margin=500) == "−6\xa0%\xa0±\xa05"


@pytest.mark.parametrize(
    ("cost", "margin", "named"), [(99, 0, False), (100, 0, True), (500, 500, False), (501, 500, True)]
)
def test_a_mistake_is_named_only_if_it_surely_was_one(cost: int, margin: int, named: bool) -> None:
    assert is_mistake(Deed(0, (-cost, cost), margin)) == named


@pytest.mark.parametrize("seed", range(8))
def test_an_account_adds_up_to_the_result(seed: int) -> None:
    record = raced(seed)
    outcome = record.outcome()
    assert outcome is not None
    found = studied(record)
    for seat, account in enumerate(found.accounts):
        assert account.start + account.luck + account.own + account.others == account.result
        assert account.result == SURE * (seat == outcome.winner)
        assert account.own <= 0 <= account.others, "nobody gains by erring"
    one, other = found.accounts
    assert (one.luck, one.own, one.others) == (-other.luck, -other.others, -other.own)
    assert all(sum(chances) == SURE for chances in found.chances)


def test_who_plays_best_loses_nothing_by_deciding() -> None:
    kind, by = game(RACE), analyst(RACE)
    assert by is not None
    erred = set()
    for seed in range(6):
        record, rng = Record(kind, kind.options(SHORT), ("Ailsa", "Rob"), "0" * 64), Rng(seed)
        while record.state.outcome() is None:
            state = record.state
            if state.turn == 0:
                moves = by.weigh(state).moves
                record.play(state.moves()[moves.index(max(moves))])
            else:
                record.play(int(state.pick(rng)))
        found = studied(record)
        assert found.accounts[0].own == 0
        erred |= {decision.seat for decision in found.decisions}
    assert erred == {1}


def test_costly_decisions_are_named_at_their_step() -> None:
    record = raced(3)
    found = studied(record)
    assert found.decisions and all(decision.cost >= COSTLY for decision in found.decisions)
    assert sum(decision.cost for decision in found.decisions if decision.seat == 0) <= -found.accounts[0].own
    choices = [place for place, actor in enumerate(record.actors) if actor != CHANCE]
    for decision in found.decisions:
        place = choices[decision.step - 1]
        assert record.actors[place] == decision.seat
        assert "was better: −" in decision.words
    assert [each.step for each in found.decisions] == sorted(each.step for each in found.decisions)


@pytest.mark.parametrize("moves", [0, 1, 2])
def test_giving_up_is_a_decision(moves: int) -> None:
    desk = started(ME, HERE, game=RACE, options=SHORT)
    for _ in range(moves):
        desk.step()
    record = desk.table.sheets[-1].record
    desk.resign([0])
    found = studied(record)
    worth = found.chances[-1][0]
    assert found.accounts[0].result == 0 < COSTLY < worth
    assert found.accounts[0].own <= -worth and found.accounts[1].others >= worth
    last = found.decisions[-1]
    assert (last.seat, last.cost, last.step) == (0, worth, len(found.chances) - 1)
    assert last.words.startswith("gave the game up: −")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_account_is_a_sentence_with_all_its_numbers(language: str) -> None:
    found = studied(raced(1), language)
    for name, words in zip(found.seats, found.words):
        assert words.startswith(name) and words.endswith(".") and words.count("%") == 4
    assert len(set(studied(raced(1), "en").words) & set(found.words)) == (2 if language == "en" else 0)


def test_steps_are_those_of_the_replay() -> None:
    desk = started(ME, HERE, game=RACE, options=SHORT)
    desk.finish(2)
    sheet = desk.table.sheets[-1]
    record = sheet.record
    assert sheet.positions() == list(record.positions())
    replay = show.replay(desk.table, 1, desk.mine, "en")
    assert replay.analysis
    assert [step.move for step in replay.steps] == steps_of(record)
    assert len(replay.steps) == len(studied(record).chances)
    # The first one is where somebody has to decide: what the deal was worth isn't asked.
    assert all(actor == CHANCE for actor in record.actors[: replay.steps[0].move])
    assert all(before < after for before, after in pairwise(steps_of(record)))


# -- where there is something to tell ----------------------------------------------------------------


def test_a_running_game_tells_nothing() -> None:
    desk = started(ME, HERE, game=RACE, options=SHORT)
    sheet = desk.table.sheets[-1]
    assert not show.view(desk.table, desk.mine, "en").analysis
    assert not show.replay(desk.table, 1, desk.mine, "en").analysis
    with pytest.raises(CaberError, match="when the game is over"):
        to_be_told(sheet.record, sheet.positions())
    desk.resign()
    assert show.view(desk.table, desk.mine, "en").analysis
    assert to_be_told(sheet.record, sheet.positions())


def test_games_without_an_analyst_show_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caber.table.analysis.analyst", lambda name: None)
    desk = started(ME, ROBOT, game=RACE)
    assert my_turn(desk)
    assert not show.view(desk.table, desk.mine, "en").hint
    with pytest.raises(CaberError, match="not known well enough"):
        to_be_hinted(desk.table, desk.mine)
    desk.resign()
    sheet = desk.table.sheets[-1]
    assert not show.view(desk.table, desk.mine, "en").analysis
    assert not show.replay(desk.table, 1, desk.mine, "en").analysis
    with pytest.raises(CaberError, match="not known well enough"):
        to_be_told(sheet.record, sheet.positions())


def test_estimates_are_told_like_everything_else_and_called_estimates(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    by = analyst(RACE)
    assert by is not None
    desk = started(ME, HERE, game=RACE, options=SHORT)
    desk.finish(2)
    record = desk.table.sheets[-1].record
    exact = studied(record)
    assert exact.exact
    monkeypatch.setattr(type(by), "exact", lambda self, options: False)
    estimated = studied(record)
    assert not estimated.exact and estimated.accounts == exact.accounts
    assert show.view(desk.table, desk.mine, "en").analysis
    asked = started(ME, HERE, game=RACE, options=SHORT)
    assert show.view(asked.table, asked.mine, "en").hint
    state = to_be_hinted(asked.table, asked.mine)
    assert not hint(asked.table.game, state, by.weigh(state), "en").exact


def test_a_record_for_one_viewer_is_not_enough() -> None:
    redacted = raced(1).redact(0)
    with pytest.raises(CaberError, match="whole record"):
        to_be_told(redacted, redacted.positions())


def test_giving_up_while_chance_is_to_act_costs_what_the_position_was_worth_before() -> None:
    record = Record(game(RACE), game(RACE).options(dict(SHORT)), ("Ailsa", "Rob"), "0" * 64)
    while record.state.turn == CHANCE:
        record.play(record.state.moves()[0])
    while record.state.turn != CHANCE:
        record.play(record.state.moves()[0])
    record.forfeit = Forfeit(0, "resign")
    found = studied(record)
    assert found.chances[-1] == found.chances[-2]
    assert found.accounts[0].own == -found.chances[-1][0]


def test_three_players_are_not_worked_out() -> None:
    desk = started(ME, HERE, ROBOT, game=RACE, options=SHORT)
    assert desk.table.turn in desk.mine
    assert not show.view(desk.table, desk.mine, "en").hint
    desk.resign()
    assert not show.view(desk.table, desk.mine, "en").analysis


# -- hints -------------------------------------------------------------------------------------------


def my_turn(desk: Desk) -> bool:
    """Lets the others move until it is my turn, or the game is over."""
    while desk.table.stage == "playing" and desk.table.turn not in desk.mine:
        desk.step()
    return desk.table.stage == "playing"


@pytest.mark.parametrize("other", [ROBOT, HERE], ids=["bot", "same device"])
def test_a_hint_weighs_every_choice_and_tells_the_best_first(other: SeatWanted) -> None:
    desk = started(ME, other, game=RACE, options=SHORT)
    by = analyst(RACE)
    assert by is not None
    assert my_turn(desk)
    while my_turn(desk):
        view = show.view(desk.table, desk.mine, "en")
        assert view.hint
        state = to_be_hinted(desk.table, desk.mine)
        assert state.viewer == desk.table.turn, "it knows no more than the seat"
        found = hint(desk.table.game, state, by.weigh(state), "en")
        assert found.exact
        assert {choice.move: choice.words for choice in found.choices} == {
            choice.move: choice.words for choice in view.choices
        }
        chances = [choice.chance for choice in found.choices]
        assert chances == sorted(chances, reverse=True)
        desk.play(found.choices[0].move)


def test_hints_are_refused_at_tables_with_other_people() -> None:
    desk = started(ME, FRIEND, game=RACE, options=SHORT)
    assert desk.table.turn in desk.mine
    assert not show.view(desk.table, desk.mine, "en").hint
    with pytest.raises(CaberError, match="wouldn't be fair"):
        to_be_hinted(desk.table, desk.mine)


def test_hints_are_for_the_seat_to_move() -> None:
    desk = started(ME, ROBOT, game=RACE, options={**SHORT, "begins": "2"})
    assert not may_hint(desk.table, desk.mine) and not may_hint(desk.table, ())
    with pytest.raises(CaberError, match="not your turn"):
        to_be_hinted(desk.table, desk.mine)
    with pytest.raises(CaberError, match="no seat"):
        to_be_hinted(desk.table, ())
    desk.resign()
    with pytest.raises(CaberError, match="No game is running"):
        to_be_hinted(desk.table, desk.mine)
    assert not show.view(desk.table, desk.mine, "en").hint
