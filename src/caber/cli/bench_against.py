"""`caber bench --against PYTHON`: this installation and another in turn, and the ratio of their speeds.

A round runs a pair of slices for every line: one slice of each installation, one right after the other. The
next round runs each pair the other way round, so that a line's slices have the order ABBA ABBA and so on.
Slices are measured by processor time where one process of Python does all the work.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from caber.cli.bench_kinds import LINES
from caber.cli.bench_ratio import Ratio
from caber.cli.bench_runs import PROCESSOR as CLOCK
from caber.cli.bench_runs import Installation, SliceFailed

SIDES = ("this", "other")
SURE = "95 % t interval of the log ratios"
WIDTH = max(map(len, LINES.values())) + 2
Speed = Callable[[str, str, int], float]  # of a kind of slice and a game, with a seed


class Line(NamedTuple):
    """A line of `caber bench`."""

    game: str
    kind: str

    def __str__(self) -> str:
        return f"{self.game}, {LINES[self.kind]}"


class Lack(NamedTuple):
    """A line that can't be compared, because one side or both can't run its slices."""

    line: Line
    reasons: dict[str, str]  # by side


class Compared(NamedTuple):
    """The speeds of both sides, pair by pair, and what can't be compared."""

    pairs: dict[Line, list[tuple[float, float]]]
    lacks: list[Lack]

    @property
    def ratios(self) -> dict[Line, Ratio]:
        """The ratio of each line, this side by the other."""
        return {line: Ratio.of(pairs) for line, pairs in self.pairs.items()}


def lines_of(games: Sequence[str], words: Sequence[str]) -> list[Line]:
    """Return the lines of these games; with words, only the lines whose names contain one of them.

    >>> [str(line) for line in lines_of(["kilt_castle"], ["plain python", "4,096"])][:2]
    ['kilt_castle, plain Python playouts', 'kilt_castle, plain Python search']
    """
    wanted = [word.lower() for word in words] or [""]
    chosen = [kind for kind, name in LINES.items() if any(word in name.lower() for word in wanted)]
    return [Line(game, kind) for game in games for kind in chosen]


def compared(
    speeds: Sequence[Speed], lines: Sequence[Line], rounds: int, tick: Callable[[int], object]
) -> Compared:
    """Run all pairs of slices, and return their speeds.

    `speeds`: what runs a slice of this side, and of the other. `lines`: those to compare. `rounds`: pairs of
    each line. `tick`: called with 1 after each pair.
    """
    found = Compared({line: [] for line in lines}, [])
    for seed in range(rounds):
        for line in lines:
            if line in found.pairs:
                pair, reasons = _pair(speeds, line, seed)
                if len(pair) == len(SIDES):
                    found.pairs[line].append((pair[0], pair[1]))
                else:
                    del found.pairs[line]
                    if pair or any(reasons.values()):  # else neither has it, as a race has no search
                        found.lacks.append(Lack(line, reasons))
            tick(1)
    return found


def _pair(speeds: Sequence[Speed], line: Line, seed: int) -> tuple[dict[int, float], dict[str, str]]:
    """Return the speeds by side, and why a side has none; an empty reason if there is no such thing."""
    pair: dict[int, float] = {}
    reasons: dict[str, str] = {}
    for side in (0, 1) if seed % 2 == 0 else (1, 0):
        try:
            speed = speeds[side](line.kind, line.game, seed)
        except SliceFailed as error:
            reasons[SIDES[side]] = error.reason
        else:
            if speed > 0:
                pair[side] = speed
            else:
                reasons[SIDES[side]] = ""
    return pair, reasons


def table(sides: Sequence[Installation], found: Compared, seconds: float, rounds: int) -> Iterator[str]:
    """Yield the lines of the report for people.

    `sides`: this installation and the other. `found`: the speeds. `seconds`: the length of a slice.
    `rounds`: pairs of each line.
    """
    for name, side in zip(SIDES, sides, strict=True):
        yield f"{name + ':':<7}{side}"
    slices = f"{rounds} pairs of slices of {seconds:g} s of {CLOCK} time"
    yield f"this / other from {slices}: geometric mean, {SURE}"
    game = ""
    for line, ratio in found.ratios.items():
        if line.game != game:
            game = line.game
            yield game
        yield f"  {LINES[line.kind]:<{WIDTH}}{_figures(ratio)}"
    if found.lacks:
        yield "not compared"
    for lack in found.lacks:
        why = "; ".join(f"{side} has none" + f": {word}" * bool(word) for side, word in lack.reasons.items())
        yield f"  {lack.line} ({why})"
    if found.pairs:
        line, ratio = min(found.ratios.items(), key=lambda each: each[1].value)
        yield f"lowest: {_figures(ratio)}  {line}"


def _figures(ratio: Ratio) -> str:
    return f"{ratio.value:.3f}  {ratio.low:.3f} to {ratio.high:.3f}"


def data(sides: Sequence[Installation], found: Compared, seconds: float, rounds: int) -> dict[str, object]:
    """Return the report for programs.

    `sides`: this installation and the other. `found`: the speeds. `seconds`: the length of a slice.
    `rounds`: pairs of each line.
    """
    ratios = found.ratios
    games: dict[str, dict[str, object]] = {}
    for line, pairs in found.pairs.items():
        slices = {side: list(speeds) for side, speeds in zip(SIDES, zip(*pairs, strict=True), strict=True)}
        ratio = ratios[line]
        figures = {"ratio": ratio.value, "low": ratio.low, "high": ratio.high, "slices": slices}
        games.setdefault(line.game, {})[LINES[line.kind]] = figures
    return {
        **{
            name: {
                "version": side.version,
                "compiled": side.compiled,
                "runs_on": side.runs_on,
                "package": str(side.package),
            }
            for name, side in zip(SIDES, sides, strict=True)
        },
        "seconds": seconds,
        "clock": CLOCK,
        "rounds": rounds,
        "interval": SURE,
        "games": games,
        "not_compared": [
            {"game": lack.line.game, "line": LINES[lack.line.kind], "reasons": lack.reasons}
            for lack in found.lacks
        ],
    }
