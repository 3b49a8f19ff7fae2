"""The kinds of slices that `caber bench` runs, and the names of their lines."""

from typing import Final

from caber.cli.bench_ways import LISTS, MASKS, RANDOM, ROWS, WAYS

ONE_BY_ONE: Final = "one by one"
PLAIN_LOOP: Final = "the plain loop"
SIZES: Final = (64, 1024, 4096)  # games side by side
ONE_CORE, TWO_CORES = (4096, 64, 1), (4096, 64, 2)  # games, decisions in each at every call, and processes
SINGLE: Final = (RANDOM, LISTS, ROWS)  # one game after another
BATCHES: Final[dict[str, tuple[str, tuple[int, ...]]]] = {
    **{f"{way} {size}": (way, (size, 1, 1)) for way in WAYS for size in SIZES},
    "one core": (RANDOM, ONE_CORE),
    "two cores": (RANDOM, TWO_CORES),
}
PLAYS: Final = {"compiled": "playout", "plain": "playout", "search": "search", "plain search": "search"}
KINDS: Final = (*PLAYS, *SINGLE, *BATCHES, "C")
TITLES: Final = {
    RANDOM: "random moves",
    LISTS: "moves chosen from lists",
    MASKS: "moves chosen by masks",
    ROWS: "the same, with observations",
}
# By kind, the name of its line where each line stands alone.
LINES: Final = {
    "compiled": "playouts",
    "plain": "plain Python playouts",
    "C": "C playouts",
    "search": "search",
    "plain search": "plain Python search",
    LISTS: PLAIN_LOOP,
    RANDOM: f"{TITLES[RANDOM]}, {ONE_BY_ONE}",
    **{f"{way} {size}": f"{TITLES[way]}, in a batch of {size:,}" for way in WAYS[:-1] for size in SIZES},
    ROWS: f"with observations, {ONE_BY_ONE}",
    **{f"{ROWS} {size}": f"with observations, in a batch of {size:,}" for size in SIZES},
    "one core": "a batch on one core",
    "two cores": "a batch on two cores",
}


def is_plain(kind: str) -> bool:
    """Return True for slices of the rules in plain Python."""
    return kind.startswith("plain")


def work_of(kind: str) -> tuple[str, tuple[int, ...]]:
    """Return what `bench_slice` does in a slice of this kind: its way, and the numbers of a batch."""
    return BATCHES.get(kind, (PLAYS.get(kind, kind), ()))
