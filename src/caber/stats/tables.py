"""Tables with what was counted in many games, to be kept as files."""

import csv
import io
from collections.abc import Sequence
from pathlib import Path

from caber.arena.matches import Deal, Match
from caber.core.counting import GAMES, Row, Tables
from caber.games.counting import SEATS

WHO = {
    GAMES: ("winner", "winner_bot"),
    SEATS: ("seat", "bot"),
}  # by table: a seat, and where its bot is named


def tables_of(match: Match, deals: Sequence[Deal]) -> Tables:
    """All rows of all games; each says which game of which deal it is of, counted from 1."""
    found: Tables = {}
    number = 0
    for deal in deals:
        for result in deal.games:
            number += 1
            for name, rows in (result.counts or {}).items():
                for row in rows:
                    place: Row = {"game": number, "deal": deal.number + 1}
                    found.setdefault(name, []).append(place | row | _bot(match, name, row, result.turn))
    return found


def _bot(match: Match, table: str, row: Row, turn: int) -> Row:
    """Who won the game, or sat at the seat."""
    if table not in WHO:
        return {}
    column, name = WHO[table]
    seat = row[column]
    return {name: match.bot_at(int(seat) - 1, turn) if isinstance(seat, int) else None}


def files_of(tables: Tables, path: Path) -> dict[Path, list[Row]]:
    """Where each table goes: that of the games to this file, the others beside it under their own names.

    >>> [str(file) for file in files_of({"games": [], "stones": []}, Path("out/totten.csv"))]
    ['out/totten.csv', 'out/totten-stones.csv']
    """
    return {
        path if name == GAMES else path.with_name(f"{path.stem}-{name}{path.suffix}"): rows
        for name, rows in tables.items()
    }


def as_csv(rows: Sequence[Row]) -> str:
    """A table as comma-separated values under the names of its columns; what isn't known is empty.

    >>> as_csv([{"stone": 1, "formation": None}])
    'stone,formation\\n1,\\n'
    """
    text = io.StringIO()
    writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def as_parquet(rows: Sequence[Row]) -> bytes:
    """A table as a Parquet file; whole numbers stay whole, what isn't known is null."""
    import pyarrow as pa
    from pyarrow import parquet

    columns = {name: [row[name] for row in rows] for name in rows[0]}
    data = io.BytesIO()
    parquet.write_table(pa.table(columns), data)
    return data.getvalue()
