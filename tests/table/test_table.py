"""One table, from the opening to the rematch, without a server."""

from itertools import pairwise

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from caber.core.contract import CHANCE
from caber.core.errors import BadOption, CaberError, IllegalMove
from caber.core.match import agreed
from caber.table import show
from caber.table.acts import ClockWanted, Open, SeatWanted, Sit
from caber.table.events import AnyEvent, Closed, Forfeited, Moved, Ready, Resumed
from caber.table.opening import open_table
from caber.table.table import fold
from tests.table.hall import FOR_THREE, FRIEND, HERE, ME, NOW, OPEN_TO_ALL, ROBOT, STRONG, Desk, started


def refused(key: str) -> "pytest.RaisesExc[CaberError]":
    """An error with this key, which can be told."""
    return pytest.raises(CaberError, check=lambda error: error.key == key and bool(error.tell("nl")))


# -- opening -----------------------------------------------------------------------------------------


def test_a_table_waits_until_everybody_is_ready() -> None:
    desk = Desk(ME, FRIEND)
    assert (desk.table.stage, desk.mine) == ("waiting", (0,))
    desk.ready()
    assert not desk.table.sheets
    desk.sit(1, "Morag")
    desk.ready([1], "thistle")
    assert (desk.table.stage, desk.table.turn) == ("playing", 0)
    assert desk.table.sheets[0].record.seeds == ("heather", "thistle")


def test_the_dealer_is_bound_before_he_knows_a_seed() -> None:
    desk = Desk(ME, ROBOT)
    promised = show.view(desk.table, desk.mine, "en").deal.commitment
    desk.ready()
    assert desk.table.sheets[0].record.commitment == promised
    desk.finish()
    deal = show.view(desk.table, desk.mine, "en").deal
    assert deal.commitment == promised and deal.secret is not None
    desk.ready()
    assert desk.table.sheets[1].record.commitment == deal.upcoming


@pytest.mark.parametrize(
    ("key", "wanted"),
    [
        ("error-unknown-game", Open("chess", (ME, ROBOT))),
        ("table-seats", Open("schotten_totten", (ME,))),
        ("table-seats", Open("schotten_totten", (ME, ROBOT, ROBOT))),
        ("table-nobody", Open("schotten_totten", (ROBOT, ROBOT))),
        ("table-me-twice", Open("schotten_totten", (ME, ME))),
        ("error-unknown-bot", Open("schotten_totten", (ME, SeatWanted("bot", "deep thought")))),
        ("table-name-taken", Open("schotten_totten", (ME, SeatWanted("here", "ailsa")))),
        ("table-name-bot", Open("schotten_totten", (ME, SeatWanted("here", "Heuristic")))),
        ("error-name", Open("schotten_totten", (ME, SeatWanted("here", "a|b")))),
        ("error-option-name", Open("schotten_totten", (ME, ROBOT), {"speed": "9"})),
        ("error-option-value", Open("schotten_totten", (ME, ROBOT), {"stones": "10"})),
        ("error-too-few-cards", Open("schotten_totten", (ME, ROBOT), {"clans": "1", "hand": "7"})),
    ],
)
def test_a_table_that_cannot_be_is_refused(key: str, wanted: Open) -> None:
    with refused(key):
        open_table(wanted, "Ailsa", NOW)


@pytest.mark.parametrize("name", FOR_THREE)
def test_the_seats_decide_how_many_play(name: str) -> None:
    opened, mine = open_table(Open(name, (ME, ROBOT, HERE)), "Ailsa", NOW)
    assert "players=3" in opened.options.split() and mine == (0, 2)
    assert (
        open_table(Open(name, (ME, ROBOT, HERE), {"players": "3"}), "Ailsa", NOW)[0].options == opened.options
    )
    for players in ("2", "4"):
        with refused("error-players"):
            open_table(Open(name, (ME, ROBOT, HERE), {"players": players}), "Ailsa", NOW)
    with refused("table-seats"):
        open_table(Open(name, (ME, *[ROBOT] * 4)), "Ailsa", NOW)


@pytest.mark.parametrize("name", FOR_THREE)
def test_a_match_of_three(name: str) -> None:
    desk = Desk(ME, FRIEND, ROBOT, games=2, game=name)
    desk.sit(1, "Morag")
    for _ in range(2):
        desk.ready([0])
        desk.ready([1])
        assert agreed(desk.table.sheets[-1].record.options) == agreed(desk.table.sheets[0].record.options)
        desk.finish()
    assert desk.table.match.over and len(desk.table.match.points) == 3
    assert fold("t" * 22, desk.log).match == desk.table.match


def test_somebody_without_a_name_gets_one() -> None:
    opened, _ = open_table(Open("schotten_totten", (SeatWanted("me"), SeatWanted("here"))), "", NOW)
    assert [chair.name for chair in opened.chairs] == ["Player 1", "Player 2"]


def test_only_an_open_seat_can_be_taken_and_names_differ() -> None:
    desk = Desk(ME, FRIEND)
    with refused("table-name-taken"):
        desk.sit(1, "AILSA")
    desk.sit(1, "Morag")
    for seat in (0, 1, 7):
        with refused("table-seat-taken"):
            desk.sit(seat, "Ewan")


def test_nobody_sits_down_twice() -> None:
    desk = Desk(ME, FRIEND)
    with refused("table-seated"):
        desk.act(Sit(seq=0, id="act-0002", seat=1, name="Ewan"), [0])


# -- playing -----------------------------------------------------------------------------------------


def test_a_move_brings_what_chance_answers() -> None:
    desk = started(ME, FRIEND)
    move = desk.table.sheets[0].state.text(desk.table.sheets[0].state.moves()[0])
    desk.play(move, [0])
    before = desk.table.seq
    desk.play("draw", [0])
    drawn = desk.log[before + 1 :]
    assert [(type(event), getattr(event, "seat", None)) for event in drawn] == [(Moved, 0), (Moved, CHANCE)]
    assert desk.table.turn == 1


def test_only_whose_turn_it_is_may_move_and_nothing_happens_otherwise() -> None:
    desk = started(ME, FRIEND)
    move = desk.table.sheets[0].state.text(desk.table.sheets[0].state.moves()[0])
    seq = desk.table.seq
    with refused("table-not-your-turn"):
        desk.play(move, [1])
    with refused("table-not-seated"):
        desk.play(move, [])
    with pytest.raises(IllegalMove):
        desk.play("claim 1", [0])
    with refused("schotten-totten-notation"):
        desk.play("castle", [0])
    assert desk.table.seq == seq


def test_the_winner_begins_the_next_game_of_a_match_and_points_add_up() -> None:
    desk = Desk(ME, STRONG, games=2)
    desk.ready()
    with refused("table-running"):
        desk.ready()
    desk.finish(1)
    first = desk.table.sheets[0].record.outcome()
    assert first is not None and desk.table.match.points == first.points and not desk.table.match.over
    desk.ready()
    assert desk.table.number == 2
    begins = desk.table.sheets[1].record.options["begins"]
    assert begins == (first.winner or 0) + 1
    desk.finish(2)
    second = desk.table.sheets[1].record.outcome()
    assert second is not None and desk.table.match.over
    assert desk.table.match.points == tuple(sum(pair) for pair in zip(first.points, second.points))
    assert show.view(desk.table, desk.mine, "en").match.round == 2
    desk.ready()  # a rematch: the count begins again
    assert desk.table.match.played == 0 and desk.table.match.points == ()
    view = show.view(desk.table, desk.mine, "en")
    assert (view.number, view.match.round) == (3, 1)


def test_resigning_ends_the_game_and_the_record_says_so() -> None:
    desk = started(ME, FRIEND)
    desk.resign([1])
    assert desk.table.stage == "over"
    assert [type(event) for event in desk.log[-2:]] == [Forfeited, Closed]
    text = show.record(desk.table, 1, [0])
    assert "forfeit: seat 2 resigned\n" in text and "result: +1 -1 resigned\n" in text
    ending = show.view(desk.table, [0], "en").ending
    assert ending is not None and ending.words == "Morag gave up. The win goes to Ailsa."
    with refused("table-not-running"):
        desk.resign([0])


# -- taking back -------------------------------------------------------------------------------------


def lay(desk: Desk) -> str:
    state = desk.table.sheets[-1].state
    move = next(state.text(move) for move in state.moves() if "@" in state.text(move))
    desk.play(move, [desk.table.turn or 0])
    return move


def test_a_move_against_a_bot_can_be_taken_back_until_a_card_is_drawn() -> None:
    desk = started(ME, ROBOT)
    before = desk.table.sheets[0].state.digest()
    lay(desk)
    assert show.view(desk.table, desk.mine, "en").undo
    desk.undo()
    assert desk.table.sheets[0].state.digest() == before
    with refused("table-no-undo"):
        desk.undo()
    lay(desk)
    desk.play("draw")
    with refused("table-no-undo"):
        desk.undo()


def test_what_another_person_has_seen_is_not_taken_back() -> None:
    desk = started(ME, FRIEND)
    lay(desk)
    assert not show.view(desk.table, [0], "en").undo
    with refused("table-no-undo"):
        desk.undo([0])


def test_at_one_device_nobody_takes_back_for_the_other() -> None:
    """The turn passes by "end", without chance: only the seat tells that it is over."""
    desk = started(ME, HERE, options={"clans": "2", "values": "6", "stones": "9"})  # twelve cards, no stack
    lay(desk)
    assert desk.table.may_take_back(desk.mine)
    desk.play("end")
    assert desk.table.turn == 1 and not desk.table.may_take_back(desk.mine)


@pytest.mark.parametrize("name", OPEN_TO_ALL)
def test_at_one_device_without_secrets_a_move_is_taken_back_for_the_other(name: str) -> None:
    for clock, may in ((None, True), (ClockWanted(300, 0), False)):
        desk = started(ME, HERE, game=name, clock=clock)
        table, sheet = desk.table, desk.table.sheets[0]
        while True:
            before = (table.turn, sheet.state.digest())
            desk.play(sheet.state.text(sheet.state.nth(0)))
            if table.turn != before[0] and sheet.record.actors[-1] != CHANCE:  # dice may end a turn, too
                break
            if table.turn != before[0]:
                assert not table.may_take_back(desk.mine), "what dice have shown can't be unseen"
        if table.stage == "over":
            handed_over = [pair for pair in pairwise(sheet.record.actors) if pair in ((0, 1), (1, 0))]
            assert not handed_over  # a game in which dice lie between any two turns
            continue
        assert table.may_take_back(desk.mine) == may
        if may:
            desk.undo()
            assert (table.turn, sheet.state.digest()) == before


# -- bots --------------------------------------------------------------------------------------------


def test_a_bot_gets_its_own_view_and_luck_that_tells_nothing() -> None:
    desk = started(ROBOT, ME)
    thinking = desk.table.thinking()
    assert thinking is not None
    assert (thinking.seat, thinking.bot, thinking.view.viewer) == (0, "random", 0)
    assert thinking == desk.table.thinking()


@pytest.mark.parametrize("nonsense", [None, -1, 10**6, 2**70, 905])
def test_a_bot_that_fails_is_replaced_by_a_legal_move(nonsense: int | None) -> None:
    desk = started(ROBOT, ME)
    moves = desk.table.sheets[0].state.moves()
    events = desk.table.answer(0, nonsense, desk.now)
    assert isinstance(events[0], Moved)
    assert desk.table.sheets[0].state.parse(events[0].move) in moves


# -- clocks ------------------------------------------------------------------------------------------


def clocked() -> Desk:
    desk = Desk(ME, FRIEND, clock=ClockWanted(60, 5))
    desk.sit(1, "Morag")
    desk.ready([0])
    desk.ready([1])
    return desk


def shown_clocks(desk: Desk) -> list[int | None]:
    return [seat.clock for seat in show.view(desk.table, [0], "en", now=desk.now).seats]


def test_a_clock_charges_thinking_time_and_adds_the_increment_once_a_turn() -> None:
    desk = clocked()
    assert shown_clocks(desk) == [60_000, 60_000]
    desk.now += 10_000
    assert shown_clocks(desk) == [50_000, 60_000]
    lay(desk)
    desk.now += 2_000
    desk.play("draw", [0])
    assert shown_clocks(desk) == [53_000, 60_000]
    desk.now += 1_500
    assert shown_clocks(desk) == [53_000, 58_500]


def test_a_clock_that_falls_loses_the_game() -> None:
    desk = clocked()
    assert desk.table.deadline() == NOW + 60_000
    assert desk.table.flag(NOW + 59_999) == []
    desk.now = NOW + 60_000
    lay(desk)  # too late: the clock is looked at first
    assert desk.table.sheets[0].record.result() == "-1 +1 time"
    assert desk.table.deadline() is None
    assert shown_clocks(desk) == [0, 60_000]


def test_the_absence_of_the_server_is_charged_to_nobody() -> None:
    desk = clocked()
    desk.now += 3_600_000
    desk.happen(desk.table.resume(desk.now))
    assert isinstance(desk.log[-1], Resumed)
    assert shown_clocks(desk) == [60_000, 60_000]
    assert desk.table.deadline() == desk.now + 60_000


def test_a_restart_is_no_news() -> None:
    """Whoever confirms a move while the server is away finds it as he left it."""
    desk = clocked()
    seen = desk.table.seq
    desk.happen(desk.table.resume(desk.now))
    assert desk.table.seq == seen + 1 and desk.table.knows(seen) and desk.table.knows(seen + 1)
    lay(desk)
    assert not desk.table.knows(seen + 1) and not desk.table.knows(desk.table.seq + 1)


def test_a_table_without_clocks_has_nothing_to_resume() -> None:
    desk = started(ME, ROBOT)
    assert desk.table.deadline() is None and desk.table.resume(NOW) == []
    assert shown_clocks(desk) == [None, None]


# -- the log is the truth ----------------------------------------------------------------------------


@given(st.integers(0, 10**6), st.sampled_from(["base", "tactics"]), st.booleans())
def test_the_log_leads_to_the_same_table(seed: int, mode: str, over: bool) -> None:
    desk = started(ME, FRIEND, options={"mode": mode})
    for number in range(200 if over else seed % 60):
        if desk.table.stage != "playing":
            break
        desk.step(seed + number)
    stored = [msgspec.json.encode(event) for event in desk.log]
    again = fold(desk.table.id, [msgspec.json.decode(each, type=AnyEvent) for each in stored])
    for mine in ([], [0], [1]):
        assert show.view(again, mine, "de", now=NOW) == show.view(desk.table, mine, "de", now=NOW)


def test_a_log_begins_with_the_opening_and_has_one() -> None:
    desk = Desk(ME, ROBOT)
    with pytest.raises(ValueError, match="begins with its opening"):
        fold("t", [Ready(at=NOW, seat=0, seed="x")])
    with pytest.raises(ValueError, match="opened once"):
        desk.table.apply(desk.log[0])


def test_a_log_of_other_rules_is_not_guessed_at() -> None:
    desk = Desk(ME, ROBOT)
    opened = msgspec.structs.replace(desk.log[0], rules=99)
    with refused("record-version"):
        fold("t", [opened])


def test_an_own_value_of_an_option_is_written_down_as_it_was_read() -> None:
    desk = Desk(ME, ROBOT, game="schotten_rennen", options={"track": " 3, 4,RIVAL"})
    assert " track=3,4,rival " in str(desk.log[0])
    assert fold("t", desk.log).options == desk.table.options
    assert show.view(desk.table, [0], "en", now=NOW).options == {"track": "3,4,rival"}
    with pytest.raises(BadOption) as caught:
        Desk(ME, ROBOT, game="schotten_rennen", options={"track": "3,4,dragon"})
    assert caught.value.marks == ["track"]


def test_options_that_do_not_exist_are_named() -> None:
    with pytest.raises(BadOption, match="mode, expert"):
        open_table(Open("schotten_totten", (ME, ROBOT), {"nonsense": "1"}), "", NOW)
