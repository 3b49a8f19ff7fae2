"""Compares what players were told with what is stored, which is read without any code of the server."""

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import msgspec

from caber.table import show
from caber.table.events import AnyEvent
from caber.table.table import Table, fold
from tests.faults.history import Call, Look, Player
from tests.server.people import View

CHANCE = -1
OWN = {"moved": "move", "taken_back": "undo", "forfeited": "resign", "ready": "ready"}  # event, and its act

_event = msgspec.json.Decoder(AnyEvent)


class Done(NamedTuple):
    """An act that was carried out, as it is stored."""

    id: str
    seq: int
    at: int


class Log(NamedTuple):
    """All that is stored about one table."""

    events: list[bytes]
    acts: list[Done]
    seats: list[int]  # that belong to a player

    @property
    def told(self) -> list[View]:
        """The events as JSON says them."""
        return [json.loads(event) for event in self.events]


def decoded(log: Log) -> list[AnyEvent]:
    """The events as a table takes them."""
    return [_event.decode(event) for event in log.events]


class Batch(NamedTuple):
    """Events that were added together: what somebody did, and what chance answered."""

    first: int
    last: int


class Findings(NamedTuple):
    """What was compared."""

    acknowledged: int
    unknown: int  # calls without an answer
    carried_out: int  # of those
    tables: int


def read(file: Path) -> dict[str, Log]:
    """Every table in a file; each log has to be without a gap."""
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert database.execute("PRAGMA foreign_key_check").fetchall() == []
        logs = {}
        for table, seq in database.execute("SELECT table_id, seq FROM summary").fetchall():
            rows = database.execute(
                "SELECT seq, data FROM event WHERE table_id = ? ORDER BY seq", (table,)
            ).fetchall()
            assert [number for number, _ in rows] == list(range(seq + 1)), f"the log of {table} has gaps"
            acts = database.execute("SELECT id, seq, at FROM act WHERE table_id = ? ORDER BY seq", (table,))
            seats = database.execute("SELECT seat FROM seat WHERE table_id = ? ORDER BY seat", (table,))
            logs[table] = Log(
                [data for _, data in rows], [Done(*row) for row in acts], [seat for (seat,) in seats]
            )
        events = sum(len(log.events) for log in logs.values())
        assert database.execute("SELECT count(*) FROM event").fetchone() == (events,)
    return logs


def audit(file: Path, players: Sequence[Player]) -> Findings:
    """Fails unless all that was acknowledged is there once, and nothing that nobody asked for."""
    return compare(read(file), players)


def compare(logs: dict[str, Log], players: Sequence[Player]) -> Findings:
    """The same for what was read in another way."""
    calls = [call for player in players for call in player.calls]
    openings = [call for call in calls if not call.table]
    acts = [call for call in calls if call.table]
    opened = [call.answer["id"] for call in openings if call.answer is not None]
    assert set(opened) <= logs.keys() and len(set(opened)) == len(opened)
    assert len(logs) <= len(openings)
    by_id = {call.asked["id"]: call for call in acts}
    stored = [done.id for log in logs.values() for done in log.acts]
    assert len(set(stored)) == len(stored), "an act was carried out twice"
    for call in acts:
        assert call.answer is None or call.asked["id"] in stored, f"lost: {call}"
        assert not call.refused or call.asked["id"] not in stored, f"refused, yet carried out: {call}"
    for table, log in logs.items():
        _asked_for(table, log, by_id)
    for call in openings:
        if call.answer is not None:
            _as_wanted(call.asked, logs[call.answer["id"]].told[0])
    _as_shown(logs, calls, [look for player in players for look in player.looks])
    unknown = [call for call in acts if call.answer is None and not call.refused]
    carried_out = sum(call.asked["id"] in stored for call in unknown)
    return Findings(len(calls) - len(unknown), len(unknown), carried_out, len(logs))


def _as_wanted(asked: View, event: View) -> None:
    """A table is opened as it was asked for."""
    assert (event["event"], event["game"]) == ("opened", asked["game"])
    assert [chair["name"] for chair in event["chairs"]] == [seat["name"] for seat in asked["seats"]]
    assert event["clock"] == asked.get("clock")


def _asked_for(table: str, log: Log, by_id: dict[str, Call]) -> None:
    """Everything in a log is what one act led to, or was done by a bot, or says that the server is back."""
    events, done = log.told, {act.seq: act for act in log.acts}
    assert events[0]["event"] == "opened"
    bots = {seat for seat, chair in enumerate(events[0]["chairs"]) if chair["kind"] == "bot"}
    assert len(done) == len(log.acts), f"two acts of {table} led to the same event"
    for batch in _batches(events):
        head = events[batch.first]
        if head["event"] == "resumed":
            assert events[0]["clock"] is not None
        elif head["event"] == "moved" and head["seat"] in bots:
            pass
        else:
            call = by_id[done.pop(batch.last).id]
            assert call.table == table
            assert call.asked["act"] == OWN[head["event"]], (call, head)
            assert call.asked.get("move") == head.get("move"), (call, head)
            assert call.asked.get("seed") == head.get("seed"), (call, head)
            assert call.asked["seq"] < batch.first
            between = [event["event"] for event in events[call.asked["seq"] + 1 : batch.first]]
            assert set(between) <= {"resumed"}, f"done after something that the caller hadn't seen: {call}"
            assert call.answer is None or call.answer["seq"] == batch.last
    assert not done, f"acts of {table} that led to nothing: {done}"


def _batches(events: list[View]) -> Iterator[Batch]:
    """The log after its opening, in the parts in which it was written."""
    first = 1
    while first < len(events):
        last = first
        while last + 1 < len(events) and _belongs(events[last], events[last + 1]):
            last += 1
        yield Batch(first, last)
        first = last + 1


def _belongs(event: View, following: View) -> bool:
    """Whether an event comes with the one before it."""
    match following["event"]:
        case "moved":
            return bool(following["seat"] == CHANCE)
        case "ready":  # all at one device are ready at once
            return bool(event["event"] == "ready" and event["seed"] == following["seed"])
        case kind:
            return bool(kind == "closed")


def _as_shown(logs: dict[str, Log], calls: list[Call], looks: list[Look]) -> None:
    """Every view that anybody was sent is what the log leads to."""
    sent: dict[tuple[str, int], list[tuple[int, View, bool]]] = {}
    for call in calls:
        if call.answer is not None:
            key = (call.answer["id"], call.answer["seq"])
            sent.setdefault(key, []).append((call.since, call.answer, True))
    for look in looks:
        sent.setdefault((look.view["id"], look.view["seq"]), []).append((look.since, look.view, False))
    for id, log in logs.items():
        events = decoded(log)
        times = {act.seq: act.at for act in log.acts}
        table: Table = fold(id, events[:1])
        for seq, event in enumerate(events):
            if seq:
                table.apply(event)
            for since, view, timely in sent.pop((id, seq), ()):
                at = times.get(seq, event.at)
                assert _timed(view, timely) == _timed(_view(table, log.seats, since, at), timely)
        assert table.stage == "over", f"{id} wasn't played to its end"
    assert not sent, f"seen, but not in the log: {sent.keys()}"


def _view(table: Table, mine: list[int], since: int, at: int) -> View:
    """What the holder of these seats is to be shown; who shares a device with secrets is told all anew."""
    anew = table.game.secrets and len(mine) > 1
    shown = show.view(table, mine, "en", -1 if anew else since, at)
    view: View = json.loads(msgspec.json.encode(shown))
    return view


def _timed(view: View, timely: bool) -> View:
    """The view; without what clocks show, unless it is known when they were looked at."""
    if timely:
        return view
    return {**view, "seats": [{**seat, "clock": None} for seat in view["seats"]]}
