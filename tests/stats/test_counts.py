"""What is counted, against a second count that only reads the records of the same games."""

import json
import re
from functools import cache
from typing import Any

import pytest

from caber.arena.journal import read_part, written_part
from caber.arena.matches import Match, play_games
from caber.core.counting import Row, Tables
from caber.core.rng import Rng
from caber.games import NAMES, game
from caber.games.counting import SEATS, charts_of, columns_of, count, counts_of
from caber.games.schotten_totten.cards import TACTICS_NAMES
from tests.stats.recount import Text, formation, read

GAMES = 8
Counted = list[tuple[Tables, Text]]


@cache
def played(name: str, options: str = "", *bots: str) -> Counted:
    """Some games, counted and written down."""
    kind = game(name)
    words = dict(word.split("=") for word in options.split())
    chosen: dict[str, Any] = {key: int(value) if value.isdecimal() else value for key, value in words.items()}
    bots = bots or ("random", "random")
    match = Match(
        name, str(kind.seated(len(bots), chosen)), bots, 7, exchanged=False, records=True, counted=True
    )  # fmt: skip
    parts = play_games(match, list(match.wanted(GAMES)))
    results = [result for part in parts for result in part.games]
    return [(result.counts, read(result.record)) for result in results if result.counts]


def whole(tables: Tables) -> Row:
    (row,) = tables["games"]
    return row


@pytest.mark.parametrize("name", NAMES)
def test_what_every_game_has(name: str) -> None:
    for tables, text in played(name):
        row, seats = whole(tables), tables[SEATS]
        actors = [seat for seat, _ in text.moves if seat is not None]
        assert row["reason"] == text.reason
        assert row["first"] == actors[0] + 1
        assert row["winner"] == (None if text.winner is None else text.winner + 1)
        assert row["choices"] == len(actors) and row["chances"] == len(text.moves) - len(actors)
        assert [seat["share"] for seat in seats if seat["order"] == 1] == [row["first_share"]]
        assert sum(float(seat["share"] or 0) for seat in seats) == 1
        if text.winner is not None:
            assert seats[text.winner]["share"] == 1


def test_order_goes_round_the_table_from_whoever_begins() -> None:
    """In Kilt Castle chance decides who that is."""
    found = played("kilt_castle", "", *["random"] * 4)
    orders = {tuple(seat["order"] for seat in tables[SEATS]) for tables, _ in found}
    assert len(orders) > 1
    assert orders <= {(1, 2, 3, 4), (4, 1, 2, 3), (3, 4, 1, 2), (2, 3, 4, 1)}


def test_stones_claims_and_formations() -> None:
    early = 0
    for tables, text in played("schotten_totten", "", "level1", "level1"):
        sides: dict[tuple[int, int], list[str]] = {}
        claims = []
        for seat, move in text.moves:
            laid = re.fullmatch(r"(\w\d+)@(\d)", move)
            if laid and seat is not None:
                sides.setdefault((seat, int(laid[2])), []).append(laid[1])
            elif move.startswith("claim ") and seat is not None:
                stone = int(move.split()[1])
                across = len(sides.get((1 - seat, stone), []))
                claims.append((stone, seat + 1, int(across < 3), formation(sides[seat, stone])))
        found = [
            tuple(row[name] for name in ("stone", "seat", "early", "formation")) for row in tables["claims"]
        ]
        assert found == claims
        early += sum(claim[2] for claim in claims)
        row = whole(tables)
        assert (row["claims"], row["early_claims"]) == (len(claims), sum(claim[2] for claim in claims))
        assert row["turns"] == text.runs_of_seats() and row["tactics_played"] == 0
        assert "tactics" not in tables or tables["tactics"] == []
        assert text.winner is not None
        for found_at in tables["stones"]:
            number = int(found_at["stone"] or 0)
            cards = [len(sides.get((seat, number), [])) for seat in (text.winner, 1 - text.winner)]
            assert [found_at["winner_cards"], found_at["loser_cards"]] == cards and found_at["cards"] == sum(
                cards
            )
            assert found_at["claimed"] == int(number in {claim[0] for claim in claims})
            assert found_at["fought"] == int(cards == [3, 3])
    assert early > 0


def test_tactics_cards_drawn_kept_and_played() -> None:
    played_once = 0
    for tables, text in played("schotten_totten", "mode=tactics"):
        held: dict[tuple[str, int], int] = {}
        actor = 0
        for seat, move in text.moves:
            if seat is None:
                if move in TACTICS_NAMES:
                    held[move, actor] = 0
                continue
            actor = seat
            card = move.removeprefix("play ").partition("@")[0]
            if move.removeprefix("return ") in TACTICS_NAMES:
                held.pop((move.removeprefix("return "), seat))
            elif card in TACTICS_NAMES:
                held[card, seat] = 1
        found = {(row["card"], int(row["seat"] or 0) - 1): row["played"] for row in tables["tactics"]}
        assert found == held
        assert whole(tables)["tactics_played"] == sum(held.values())
        for row in tables["tactics"]:
            assert row["share"] == float(text.winner == int(row["seat"] or 0) - 1)
            assert (row["played_at"] is not None) == bool(row["played"])
        played_once += sum(held.values())
    assert played_once > GAMES


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ducats_add_up(players: int) -> None:
    """Ten to begin with, minus what was paid, plus what was received, on ducat days and at the end."""
    days = roofs = 0
    for tables, text in played("kilt_castle", f"players={players}", *["random"] * players):
        tower: dict[str, tuple[int, int]] = {}  # by field: the seat on top, and how high it is
        purse, turn = [10] * players, dict[str, int]()
        paid = built = roofed = moved = 0
        for seat, move in text.moves:
            field = re.fullmatch(r"([a-e][1-5])\**", move)
            if ">" in move:
                moved, turn = moved + 1, {}
            elif field and seat is not None:
                top, height = tower.get(field[1], (seat, 0))
                if top != seat:
                    purse[seat], purse[top] = purse[seat] - height, purse[top] + height
                    paid += height
                roofed += turn.get(field[1], seat) != seat
                turn[field[1]] = seat
                tower[field[1]] = seat, height + 1
                built += 1
        row, colours = whole(tables), tables["colours"]
        assert (row["turns"], row["paid"], row["roofs"]) == (moved, paid, roofed)
        assert sum(int(colour["floors"] or 0) for colour in colours) == built
        for colour in colours:
            purse[int(colour["seat"] or 0) - 1] += int(colour["days"] or 0) + int(colour["castle"] or 0)
        assert purse == [seat["points"] for seat in tables[SEATS]]
        assert row["margin"] == sorted(purse)[-1] - sorted(purse)[-2]
        days, roofs = days + int(row["days"] or 0), roofs + roofed
    assert days > GAMES and roofs > 0


@pytest.mark.parametrize("track", ["base", "pro"])
def test_attempts_and_falls(track: str) -> None:
    for tables, text in played("schotten_rennen", f"track={track}"):
        row, places = whole(tables), tables["places"]
        chance = [move for seat, move in text.moves if seat is None]
        laid = chance[4:16] if track == "pro" else chance[:12]
        assert [place["card"] for place in places] == [*laid, "goal"]
        dice = sum("-" in move for move in chance)
        assert row["attempts"] == dice - len(text.said(pattern=r"ask \d"))
        assert row["risks"] == len(text.said(pattern="risk"))
        assert row["retreats"] == len(text.said(pattern="retreat"))
        secured = sum(int(place["secured"] or 0) for place in places)
        assert secured == len(text.said(pattern="secure"))
        # Every turn but the last ends with a fall, or with a stone that is secured.
        assert row["turns"] == text.runs_of_seats() == int(row["falls"] or 0) + secured + 1
        missed = len(text.said(pattern="back")) + len(text.said(pattern="risk"))
        assert missed <= sum(int(place["failed"] or 0) + int(place["saved"] or 0) for place in places)


def test_bouts_and_berserkers() -> None:
    berserkers = 0
    for tables, text in played("tug_of_war", "", "level1", "level2"):
        row, bouts = whole(tables), tables["bouts"]
        # A bout begins with three throws in a row: two columns and the first throw.
        starts = [place for place, run in enumerate(text.lines) if run[0][0] is None and len(run) == 3]
        sections = [text.lines[starts[0] : starts[1]], text.lines[starts[1] :]]
        assert len(starts) == len(bouts) == 2
        first = text.winner if text.reason == "both_bouts" else 1 - (text.winner or 0)
        assert [bout["won"] for bout in bouts] == [(first or 0) + 1, (text.winner or 0) + 1]
        assert row["same_winner"] == int(text.reason == "both_bouts")
        for number, (bout, section) in enumerate(zip(bouts, sections)):
            moves = [move for run in section for move in run]
            throws = sum(seat is None and move.count("-") == 2 for seat, move in moves)
            began = next(seat for seat, _ in moves if seat is not None)
            athletes = [sum(map(int, move.split("-"))) for _, move in section[0][:2]]
            if number:
                athletes[first or 0] += 1
                assert bout["extra"] == (first or 0) + 1 and bout["extra_won"] == row["same_winner"]
            assert (bout["turns"], bout["began"]) == (throws - 2, began + 1) == (bout["turns"], number + 1)
            assert bout["lead"] == athletes[began] - athletes[1 - began]
            assert bout["beginner_won"] == int(bout["won"] == began + 1)
            sides = [side for side in tables["sides"] if side["bout"] == number + 1]
            assert [side["athletes"] for side in sides] == athletes
            wild = [sum(seat == each and move == "berserker" for seat, move in moves) for each in range(2)]
            assert [side["berserkers"] for side in sides] == wild
            berserkers += sum(wild)
        assert row["berserkers"] == len(text.said(pattern="berserker"))
        assert row["turns"] == sum(int(bout["turns"] or 0) for bout in bouts)
        assert (row["first_bout"], row["return_bout"]) == (bouts[0]["turns"], bouts[1]["turns"])
    assert berserkers > 0


@pytest.mark.parametrize("name", NAMES)
def test_a_game_that_was_broken_off_anywhere_can_be_counted(name: str) -> None:
    kind = game(name)
    state, rng, moves = kind.start(), Rng(3), list[int]()
    columns = None
    while state.turn >= -1 and len(moves) < 120:
        moves.append(int(state.pick(rng)))
        state.play(moves[-1])
    for length in range(0, len(moves), 5):
        tables = count(kind, kind.options(), moves[:length], (0.5, 0.5), (None, None), "unfinished")
        columns = columns or list(whole(tables))
        assert list(whole(tables)) == columns, "a table has the same columns in every game"
    assert whole(count(kind, kind.options(), [], (0.5, 0.5), (None, None), "unfinished"))["first"] is None


@pytest.mark.parametrize("name", NAMES)
def test_charts_look_at_columns_that_are_there(name: str) -> None:
    options = "mode=tactics" if name == "schotten_totten" else ""
    merged: Tables = {}
    for tables, _ in played(name, options):
        for table, rows in tables.items():
            merged.setdefault(table, []).extend(rows)
    for _, chart in charts_of(game(name)):
        rows = merged[chart.table]
        wanted = {chart.by, *(part for measure in chart.measures for part in measure)} - {""}
        assert wanted <= rows[0].keys()
        assert not chart.order or {row[chart.by] for row in rows} <= set(chart.order)
        if chart.share:
            values = [row[measure.column] for measure in chart.measures for row in rows if not measure.per]
            assert all(0 <= float(value) <= 1 for value in values if value is not None)
    assert {column for _, column in columns_of(game(name))} <= merged["games"][0].keys()
    assert all(row.keys() == rows[0].keys() for rows in merged.values() for row in rows)


def test_a_game_without_counts_of_its_own_has_the_common_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = game("tug_of_war")
    monkeypatch.setattr("caber.games.counting.find_spec", lambda name: None)
    assert counts_of(kind) is None
    tables = count(kind, kind.options(), [], (0.5, 0.5), (1, 1), "unfinished")
    assert set(tables) == {"games", "seats"}
    assert [chart.name for _, chart in charts_of(kind)] == ["first", "length"]


def test_a_journal_keeps_what_was_counted() -> None:
    kind = game("tug_of_war")
    match = Match(kind.name, str(kind.options()), ("random", "random"), counted=True)
    for part in play_games(match, list(match.wanted(2))):
        assert read_part(json.loads(json.dumps(written_part(part)))) == part
    (plain,) = play_games(match._replace(counted=False), [(0, 0)])
    assert plain.games[0].counts is None and "counts" not in written_part(plain)
