"""Two installations in turn: what else the machine does, it does to both."""

from statistics import median

from benchmarks.load.games import open_games
from benchmarks.load.report import cost
from benchmarks.load.schedule import run
from benchmarks.load.server import Server

ROUNDS = 12


async def compare(
    servers: dict[str, Server], game: str, games: int, sockets: int, rate: float, seconds: float
) -> dict[str, list[float]]:
    """By name, the milliseconds of a processor that a move took in each round."""
    opened = {
        name: await open_games(("127.0.0.1", server.port), game, games, sockets)
        for name, server in servers.items()
    }
    found: dict[str, list[float]] = {name: [] for name in servers}
    for _ in range(ROUNDS):
        for name, server in servers.items():
            found[name].append(cost(await run(server, opened[name], rate, seconds)))
    for each in opened.values():
        for one in each:
            one.close()
    return found


def told(found: dict[str, list[float]]) -> str:
    """A line for each: the median, and the least and the most of any round."""
    return "\n".join(
        f"{name:>7}: {median(costs):.2f} ms of a processor a move ({min(costs):.2f} to {max(costs):.2f})"
        for name, costs in found.items()
    )
