"""How OpenSpiel's CFR solves a small Schotten-Totten: `python -m benchmarks.toy_cfr [ITERATIONS] [PICTURE]`.

Six cards (two clans, values 1 to 3), two stones, one card in each hand, expert claims. Printed and drawn is
the exploitability: what somebody who knew the strategy would win a game against it, the mean of both seats.
It takes about ten minutes and 3 GB, on either build: what is slow is OpenSpiel's best response.
"""

import sys
from math import log10
from pathlib import Path
from typing import Any

import pyspiel

import caber.adapters.open_spiel  # noqa: F401  # it registers the games
from caber.arena.svg import FAINT, HEATHER, INK, Point, line, path, picture, words

TOY = {"clans": 2, "values": 3, "stones": 2, "hand": 1, "expert": True, "max_moves": 30}
ITERATIONS = 100
PICTURE = Path("docs/pictures/toy-cfr.svg")
SOLVERS = {"CFR": (pyspiel.CFRSolver, INK), "CFR+": (pyspiel.CFRPlusSolver, HEATHER)}
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)  # when the exploitability is worked out, and at the end
WIDTH, HEIGHT = 760, 440
LEFT, RIGHT, TOP, BOTTOM = 80, 70, 70, 60  # around the drawing

Curve = list[tuple[int, float]]  # iterations, and the exploitability after them


def main() -> None:
    """Solves, prints and draws."""
    iterations = int(sys.argv[1]) if len(sys.argv) > 1 else ITERATIONS
    place = Path(sys.argv[2]) if len(sys.argv) > 2 else PICTURE
    tree = pyspiel.convert_to_cached_tree(pyspiel.load_game("caber_schotten_totten", TOY))
    uniform = pyspiel.exploitability(tree, pyspiel.UniformRandomPolicy(tree))
    print(f"{len(pyspiel.CFRSolver(tree).tabular_average_policy().policy_table())} information states")
    print(f"random play: exploitability {uniform:.4f}", flush=True)
    curves = {name: solved(tree, name, iterations) for name in SOLVERS}
    place.write_text(chart(curves, uniform), encoding="utf-8")
    print(f"drawn in {place}")


def solved(tree: Any, name: str, iterations: int) -> Curve:
    """The curve of one solver, printed as it comes."""
    solver = SOLVERS[name][0](tree)
    curve: Curve = []
    for count in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if count in (*STEPS, iterations):
            curve.append((count, pyspiel.exploitability(tree, solver.average_policy())))
            print(f"{name:5} after {count:4} iterations: exploitability {curve[-1][1]:.5f}", flush=True)
    value = pyspiel.expected_returns(tree.new_initial_state(), solver.average_policy(), -1, True)[0]
    print(f"{name}: the player who begins wins {value:+.4f} a game on average")
    return curve


def chart(curves: dict[str, Curve], uniform: float) -> str:
    """The curves as SVG, both axes logarithmic."""
    most = max(curve[-1][0] for curve in curves.values())
    lowest = min(value for curve in curves.values() for _, value in curve)
    top, bottom = 0, -next(power for power in range(1, 12) if 10**-power <= lowest)

    def at(count: float, value: float) -> Point:
        down = (top - log10(value)) / (top - bottom)
        return LEFT + (WIDTH - LEFT - RIGHT) * log10(count) / log10(most), TOP + (
            HEIGHT - TOP - BOTTOM
        ) * down

    parts = [
        words(LEFT, 28, "A toy Schotten-Totten solved by OpenSpiel", 17),
        words(LEFT, 50, "exploitability by iterations; dashed: random play"),
        words(WIDTH - RIGHT, HEIGHT - 14, "iterations", anchor="end"),
    ]
    for power in range(bottom, top + 1):
        x, y = at(1, 10**power)
        parts.append(line((x, y), at(most, 10**power), FAINT))
        parts.append(words(x - 8, y + 4, f"{10**power:g}", anchor="end"))
    for count in sorted({count for curve in curves.values() for count, _ in curve}):
        x, y = at(count, 10**bottom)
        parts += [line((x, y), (x, y + 5)), words(x, y + 22, str(count), anchor="middle")]
    parts.append(line(at(1, uniform), at(most, uniform), INK, dashes="5 4"))
    for name, curve in curves.items():
        colour = SOLVERS[name][1]
        points = [at(*point) for point in curve]
        parts.append(path(points, stroke=colour, width=2.5))
        parts.append(words(points[-1][0] + 8, points[-1][1] + 4, name))
    return picture(WIDTH, HEIGHT, "Exploitability of CFR and CFR+ on a toy Schotten-Totten", parts)


if __name__ == "__main__":
    main()
