"""The command line of the load generator."""

import asyncio
import json
from pathlib import Path
from time import monotonic

import click

from benchmarks.load.against import compare
from benchmarks.load.against import told as compared
from benchmarks.load.games import SEATS, open_games
from benchmarks.load.report import data, told
from benchmarks.load.schedule import Run, run
from benchmarks.load.search import LIMIT, highest
from benchmarks.load.server import DATABASES, Server, serving
from caber.games import NAMES


@click.command()
@click.option("--games", default=1000, show_default=True, help="Games that are played at once.")
@click.option("--sockets", default=2000, show_default=True, help="Two for each game; more are spectators'.")
@click.option("--rate", default=200.0, show_default=True, help="Moves a second.")
@click.option("--seconds", default=30.0, show_default=True, help="For each run.")
@click.option("--find", is_flag=True, help=f"Search the highest rate with 99 of 100 within {LIMIT:.0f} ms.")
@click.option("--database", type=click.Choice(DATABASES), default=DATABASES[0], show_default=True)
@click.option("--workers", default=1, show_default=True, help="Processes of the server, on PostgreSQL.")
@click.option("--against", help="A Python with another Caber: what a move costs each, round by round.")
@click.option("--game", type=click.Choice(NAMES), default=NAMES[0], show_default=True)
@click.option("--json", "file", type=click.Path(path_type=Path), help="Write the figures there, too.")
def main(
    games: int,
    sockets: int,
    rate: float,
    seconds: float,
    find: bool,
    database: str,
    workers: int,
    against: str | None,
    game: str,
    file: Path | None,
) -> None:
    """Plays many games at once on a real server, and tells how soon moves are durable."""
    if sockets < SEATS * games:
        raise click.UsageError("each player has a socket: there must be two for each game")
    if workers > 1 and database != "postgresql":
        raise click.UsageError("several processes need PostgreSQL")
    if against is not None:
        with serving(database, workers) as ours, serving(database, workers, against) as theirs:
            both = {"this": ours, "other": theirs}
            click.echo(compared(asyncio.run(compare(both, game, games, sockets, rate, seconds))))
        return
    with serving(database, workers) as server:
        runs = asyncio.run(_play(server, game, games, sockets, None if find else rate, seconds))
    if file is not None:
        file.write_text(json.dumps([data(each) for each in runs], indent=1))


async def _play(
    server: Server, game: str, games: int, sockets: int, rate: float | None, seconds: float
) -> list[Run]:
    """One run at that rate, or a search."""
    runs: list[Run] = []

    def tell(found: Run) -> None:
        runs.append(found)
        click.echo(told(found))
        for error in sorted(set(found.errors))[:3]:
            click.echo(f"  {error}")

    begun = monotonic()
    opened = await open_games(("127.0.0.1", server.port), game, games, sockets)
    click.echo(f"{games} games, {sockets} sockets, opened in {monotonic() - begun:.0f} s")
    if rate is not None:
        tell(await run(server, opened, rate, seconds))
    else:
        best = await highest(server, opened, seconds, tell)
        click.echo(f"the highest rate: {best.rate:.0f} moves/s" if best else "no rate holds")
    for each in opened:
        each.close()
    return runs


if __name__ == "__main__":
    main()
