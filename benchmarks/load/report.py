"""What a run has shown, in words and as data."""

from collections.abc import Sequence
from statistics import mean

from benchmarks.load.schedule import Run

MEGABYTE = 1_000_000


def quantile(ordered: Sequence[float], share: float) -> float:
    """The least value that is no smaller than that share of all; infinite where there is none.

    >>> quantile([1, 2, 3, 4], 0.5), quantile([1, 2, 3, 4], 0.99)
    (2, 4)
    """
    if not ordered:
        return float("inf")
    return ordered[max(0, -int(-share * len(ordered) // 1) - 1)]


def milliseconds(run: Run) -> dict[str, float]:
    """The latencies that matter."""
    named = {"p50": 0.5, "p99": 0.99, "p99.9": 0.999, "worst": 1.0}
    return {name: round(quantile(run.latencies, share) * 1000, 1) for name, share in named.items()}


def thirds(memory: Sequence[int]) -> list[float]:
    """Megabytes in the first, the second and the last third of a run."""
    size = max(1, len(memory) // 3)
    parts = [memory[:size], memory[size : 2 * size] or memory[-1:], memory[-size:]]
    return [round(mean(part) / MEGABYTE, 1) for part in parts]


def cost(run: Run) -> float:
    """Milliseconds of a processor that the server spent on a move: what is left if others keep it busy."""
    return _a_move(run, run.server_work)


def _a_move(run: Run, work: float) -> float:
    return work * run.seconds * 1000 / max(len(run.acks), 1)


def told(run: Run) -> str:
    """A run in one line."""
    times = "  ".join(f"{name} {value:6.1f} ms" for name, value in milliseconds(run).items())
    memory = " / ".join(f"{part:.0f}" for part in thirds(run.memory))
    return (
        f"{run.rate:5.0f} moves/s due  {len(run.acks) / run.seconds:6.1f} durable  {times}  "
        f"{len(run.errors)} errors  memory {memory} MB  "
        f"processor {run.server_work:.0%} server ({cost(run):.2f} ms a move), "
        f"{run.own_work:.0%} generator ({_a_move(run, run.own_work):.2f})"
    )


def data(run: Run) -> dict[str, object]:
    """The same for a program."""
    return {
        "due": run.rate,
        "durable": round(len(run.acks) / run.seconds, 1),
        "moves": len(run.acks),
        "milliseconds": milliseconds(run),
        "errors": run.errors[:10],
        "error_count": len(run.errors),
        "megabytes": [round(size / MEGABYTE, 1) for size in run.memory],
        "server_work": round(run.server_work, 3),
        "server_milliseconds_a_move": round(cost(run), 3),
        "generator_work": round(run.own_work, 3),
    }
