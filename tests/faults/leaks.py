"""Leaks to be planted one at a time, of kinds that were seen elsewhere: each makes one thing careless."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from starlette.responses import Response

from caber.core.contract import CHANCE, EVERYBODY, State
from caber.core.errors import CaberError
from caber.core.record import Record
from caber.server import tables
from caber.server.calls import Call
from caber.server.tables import Running, Tables
from caber.table import analysis, show
from caber.table.sheet import Sheet
from caber.table.story import told
from caber.table.table import Table
from caber.table.views import Checked, Choice, DealView, TableView, Why

Patch = pytest.MonkeyPatch
Leak = Callable[[Patch], None]


def whole(table: Table) -> State:
    """The position with everything in it."""
    return table.sheets[-1].state


def telltale(table: Table) -> int:
    """A small number that depends on everything in the position."""
    return int(whole(table).digest(), 16) % 97 if table.sheets else 0


def drawn(sheet: Sheet) -> list[int]:
    """All that chance has done."""
    record = sheet.record
    return [move for move, actor in zip(record.moves, record.actors) if actor == CHANCE]


def _view_with(patch: Patch, change: Callable[[Table, TableView], TableView]) -> None:
    """Changes every view of a game that has begun."""
    view = show.view

    def careless(table: Table, *rest: Any, **more: Any) -> TableView:
        found = view(table, *rest, **more)
        return change(table, found) if table.sheets and found.position else found

    patch.setattr(show, "view", careless)


def _picture_with(patch: Patch, name: str, what: Callable[[Table], object]) -> None:
    """Adds something to every picture."""

    def careless(table: Table, view: TableView) -> TableView:
        assert view.position is not None
        view.position.picture[name] = what(table)
        return view

    _view_with(patch, careless)


# -- at a table --------------------------------------------------------------------------------------


def hands_are_shown(patch: Patch) -> None:
    """Positions aren't hidden at all."""
    patch.setattr(show._Eyes, "_hidden", lambda eyes, state, viewer: state)


def spectators_look_over_a_shoulder(patch: Patch) -> None:
    """Who has no seat sees what the first one sees."""
    viewer = show._viewer
    patch.setattr(show, "_viewer", lambda table, mine: viewer(table, mine or [0]))


def spectators_get_the_choices(patch: Patch) -> None:
    """Everybody is sent the moves of the seat to move, and with them its hand."""

    def careless(eyes: show._Eyes) -> list[Any]:
        if eyes.table.turn is None:
            return []
        state = whole(eyes.table).hide(eyes.table.turn)
        return [Choice(state.text(move), "", {}) for move in state.moves()]

    patch.setattr(show._Eyes, "choices", careless)


def a_draw_is_told_uncovered(patch: Patch) -> None:
    """The log names the card that somebody else drew."""

    def careless(board: Any, positions: Any, moves: Any, viewer: int, *rest: Any) -> Any:
        return told(board, positions, moves, EVERYBODY, *rest)

    patch.setattr(show, "told", careless)


def the_latest_lines_are_told_uncovered(patch: Patch) -> None:
    """Only what comes after `since` is told as to everybody."""

    def careless(
        board: Any, at: Any, moves: Any, viewer: int, names: Any, language: str, start: int = 0
    ) -> Any:
        return told(board, at, moves, EVERYBODY if start else viewer, names, language, start)

    patch.setattr(show, "told", careless)


def the_latest_moves_are_marked_uncovered(patch: Patch) -> None:
    """The board is told what was drawn, to show where it came from."""

    def last(table: Table) -> list[str]:
        sheet = table.sheets[-1]
        return [sheet.state.text(move) for move in sheet.record.moves[sheet.last_turn() :]]

    _picture_with(patch, "last", last)


def a_move_taken_back_stays(patch: Patch) -> None:
    """The position before the last move is kept in the view, for the way back."""
    _picture_with(patch, "undo", lambda table: [state.digest() for state in table.sheets[-1].before[-1:]])


def the_initial_deal_is_sent(patch: Patch) -> None:
    """The position after the deal comes with every view, for pages that replay by themselves."""
    _picture_with(patch, "initial", lambda table: drawn(table.sheets[-1])[:12])


def the_running_replay_is_open(patch: Patch) -> None:
    """A game that still runs is replayed as if it were over."""
    patch.setattr(show, "_looks_back", lambda table, mine: EVERYBODY)


def the_running_record_is_open(patch: Patch) -> None:
    """The record of a running game is handed out as it is."""
    patch.setattr(Record, "redact", lambda record, viewer: record)


def the_record_keeps_its_secret(patch: Patch) -> None:
    """All moves are covered, but the dealer's secret is not: everything can be dealt again."""
    redact = Record.redact

    def careless(record: Record, viewer: int) -> Record:
        found = redact(record, viewer)
        found.secret = record.secret
        return found

    patch.setattr(Record, "redact", careless)


def the_record_names_the_position(patch: Patch) -> None:
    """A hash of the true position stands in the record, to find mistakes by."""
    redact = Record.redact

    def careless(record: Record, viewer: int) -> Record:
        found = redact(record, viewer)
        found.match = record.state.digest()
        return found

    patch.setattr(Record, "redact", careless)


def the_secret_is_public_too_soon(patch: Patch) -> None:
    """The dealer's secret comes with the view of a running game."""
    deal = show._deal

    def careless(table: Table, sheet: Sheet | None) -> DealView:
        return replace(deal(table, sheet), secret=table.secret.hex())

    patch.setattr(show, "_deal", careless)


def the_next_deal_begins_to_show(patch: Patch) -> None:
    """Once a game is over, a bit of the next dealer's secret is told with the promise."""
    deal = show._deal

    def careless(table: Table, sheet: Sheet | None) -> DealView:
        found = deal(table, sheet)
        return replace(found, upcoming=found.upcoming and f"{found.upcoming}{table.secret[0] % 2}")

    patch.setattr(show, "_deal", careless)


def a_seed_is_told_before_the_game(patch: Patch) -> None:
    """Who isn't ready yet sees the seeds of those who are."""
    deal = show._deal

    def careless(table: Table, sheet: Sheet | None) -> DealView:
        return replace(deal(table, sheet), seeds=list(table.seeds.values()))

    patch.setattr(show, "_deal", careless)


def cards_have_stable_ids(patch: Patch) -> None:
    """Face-down cards have numbers that stay the same wherever they go."""
    _picture_with(patch, "ids", lambda table: [hash(move) % 1009 for move in drawn(table.sheets[-1])])


def a_hand_is_kept_in_order(patch: Patch) -> None:
    """Face-down cards lie as their owner has sorted them."""

    def order(table: Table) -> list[int]:
        cards = drawn(table.sheets[-1])
        return sorted(range(len(cards)), key=cards.__getitem__)

    _picture_with(patch, "order", order)


def choices_of_others_are_counted(patch: Patch) -> None:
    """Everybody is told how many moves the seat to move has."""
    _view_with(patch, lambda table, view: replace(view, task=f"{view.task} ({whole(table).count()})"))


def a_length_depends_on_a_hand(patch: Patch) -> None:
    """Words are filled up with blanks, more or fewer of them."""
    _view_with(patch, lambda table, view: replace(view, task=view.task + " " * (telltale(table) % 4)))


def a_clock_depends_on_a_hand(patch: Patch) -> None:
    """What a seat has left is off by as many milliseconds as a hand is worth."""

    def careless(table: Table, view: TableView) -> TableView:
        seats = [replace(seat, clock=(seat.clock or 0) + telltale(table)) for seat in view.seats]
        return replace(view, seats=seats)

    _view_with(patch, careless)


def undo_depends_on_a_hand(patch: Patch) -> None:
    """Whether a move may be taken back depends on what nobody knows."""
    patch.setattr(Table, "may_take_back", lambda table, mine: telltale(table) % 2 == 0)


def the_list_tells_of_a_hand(patch: Patch) -> None:
    """The line in the list of tables says how well somebody stands."""
    headline = show.headline

    def careless(table: Table, language: str) -> str:
        return f"{headline(table, language)} {telltale(table)}"

    patch.setattr(show, "headline", careless)


def the_list_calls_too_early(patch: Patch) -> None:
    """Whose turn it is in the list depends on a hand."""
    patch.setattr(show, "my_turn", lambda table, mine: telltale(table) % 2 == 1)


def an_error_names_a_card(patch: Patch) -> None:
    """Who isn't to move is told what was drawn last."""
    seat_to_move = Table.seat_to_move

    def careless(table: Table, mine: Any) -> int:
        try:
            return seat_to_move(table, mine)
        except CaberError:
            if not table.sheets or table.sheets[-1].over:
                raise
            raise CaberError("error-name", {"name": str(drawn(table.sheets[-1])[-1])}) from None

    patch.setattr(Table, "seat_to_move", careless)


def a_refusal_has_marks_of_a_hand(patch: Patch) -> None:
    """A refused move is answered with a card to be highlighted that another seat holds."""
    moved = Table._moved

    def careless(table: Table, seat: int, move: str, now: int) -> Any:
        try:
            return moved(table, seat, move, now)
        except CaberError as error:
            error.marks = [str(card) for card in drawn(table.sheets[-1])[-3:]]
            raise

    patch.setattr(Table, "_moved", careless)


def why_is_answered_from_the_whole_state(patch: Patch) -> None:
    """May I play this? The answer knows who else could."""

    def careless(table: Table, move: str, mine: Any, language: str) -> Why:
        table.seat_to_move(mine)
        state = whole(table)
        return Why(state.legal(state.parse(move)), state.digest())

    patch.setattr(show, "why", careless)


def a_hint_is_made_from_the_whole_state(patch: Patch) -> None:
    """The analyst is handed what nobody at the table knows."""
    to_be_hinted = analysis.to_be_hinted

    def careless(table: Table, mine: Any) -> State:
        to_be_hinted(table, mine)
        return whole(table)

    patch.setattr(analysis, "to_be_hinted", careless)


def a_running_game_is_checked(patch: Patch) -> None:
    """Checking the deal doesn't wait for the end."""
    check = show.check

    def careless(table: Table, number: int) -> Checked:
        with pytest.MonkeyPatch.context() as hurry:
            hurry.setattr(Sheet, "over", property(lambda sheet: True))
            return check(table, number)

    patch.setattr(show, "check", careless)


def a_bot_is_handed_the_whole_state(patch: Patch) -> None:
    """Bots could peek."""
    thinking = Table.thinking

    def careless(table: Table) -> Any:
        found = thinking(table)
        return found and found._replace(view=whole(table))

    patch.setattr(Table, "thinking", careless)


def a_bot_is_lucky_with_the_deck(patch: Patch) -> None:
    """The generator of a bot is seeded from what is hidden."""
    thinking = Table.thinking

    def careless(table: Table) -> Any:
        found = thinking(table)
        return found and found._replace(luck=telltale(table))

    patch.setattr(Table, "thinking", careless)


def a_bot_is_lucky_with_the_secret(patch: Patch) -> None:
    """The generator of a bot is seeded with a part of the dealer's secret."""
    thinking = Table.thinking

    def careless(table: Table) -> Any:
        found = thinking(table)
        return found and found._replace(luck=table.secret[0])

    patch.setattr(Table, "thinking", careless)


# -- only in a server --------------------------------------------------------------------------------


def a_header_depends_on_a_hand(patch: Patch) -> None:
    """Answers have an ETag, made from the whole position."""
    finish = Call.finish

    def careless(call: Call, response: Response) -> Response:
        running = call.services.tables._running.get(call.request.path_params.get("id", ""))
        if running is not None and running.folded is not None and running.folded.sheets:
            response.headers["ETag"] = whole(running.table).digest()
        return finish(call, response)

    patch.setattr(Call, "finish", careless)


def a_cache_is_shared_between_seats(patch: Patch) -> None:
    """A view is kept for whoever asks next."""
    seen, kept = tables.seen, dict[Any, TableView]()

    def careless(table: Table, mine: Any, language: str, since: int, now: int) -> TableView:
        key = id(table), table.seq, language
        return kept.setdefault(key, seen(table, mine, language, since, now))

    patch.setattr(tables, "seen", careless)


def a_frame_is_sent_in_one_world_only(patch: Patch) -> None:
    """Watchers are woken once more, or not, by what is hidden."""
    go_on = Tables._go_on

    async def later(running: Running) -> None:
        for _ in range(6):
            await asyncio.sleep(0)
        for watcher in running.watchers:
            watcher.wake()

    def careless(running_tables: Tables, running: Running) -> None:
        go_on(running_tables, running)
        if telltale(running.table) % 2:
            running_tables._spawn(later(running))

    patch.setattr(Tables, "_go_on", careless)


def the_log_names_a_card(patch: Patch) -> None:
    """The server writes down what happens."""
    commit = Tables._commit

    async def careless(running_tables: Tables, running: Running, events: Any, *rest: Any) -> None:
        logging.getLogger(tables.__name__).debug("the table %s has %s", running.id, events)
        await commit(running_tables, running, events, *rest)

    patch.setattr(Tables, "_commit", careless)


def a_seat_is_taken_for_another(patch: Patch) -> None:
    """Whoever isn't known is shown what the first player is."""
    seats_of = Running.seats_of

    def careless(running: Running, player: str | None) -> frozenset[int]:
        begun = running.folded is not None and running.folded.sheets
        return seats_of(running, player) or frozenset(list(running.players)[:1] if begun else ())

    patch.setattr(Running, "seats_of", careless)


AT_A_TABLE: tuple[Leak, ...] = (
    hands_are_shown,
    spectators_look_over_a_shoulder,
    spectators_get_the_choices,
    a_draw_is_told_uncovered,
    the_latest_lines_are_told_uncovered,
    the_latest_moves_are_marked_uncovered,
    a_move_taken_back_stays,
    the_initial_deal_is_sent,
    the_running_replay_is_open,
    the_running_record_is_open,
    the_record_keeps_its_secret,
    the_record_names_the_position,
    the_secret_is_public_too_soon,
    the_next_deal_begins_to_show,
    a_seed_is_told_before_the_game,
    cards_have_stable_ids,
    a_hand_is_kept_in_order,
    choices_of_others_are_counted,
    a_length_depends_on_a_hand,
    a_clock_depends_on_a_hand,
    undo_depends_on_a_hand,
    the_list_tells_of_a_hand,
    the_list_calls_too_early,
    an_error_names_a_card,
    a_refusal_has_marks_of_a_hand,
    why_is_answered_from_the_whole_state,
    a_hint_is_made_from_the_whole_state,
    a_running_game_is_checked,
    a_bot_is_handed_the_whole_state,
    a_bot_is_lucky_with_the_deck,
    a_bot_is_lucky_with_the_secret,
)
IN_A_SERVER: tuple[Leak, ...] = (
    a_header_depends_on_a_hand,
    a_cache_is_shared_between_seats,
    a_frame_is_sent_in_one_world_only,
    the_log_names_a_card,
    a_seat_is_taken_for_another,
)
