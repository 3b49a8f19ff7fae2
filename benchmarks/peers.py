"""Caber beside its peers in one run: random games stepped from Python, batches, and search.

    uv venv build/peers
    uv pip install --python build/peers build/wheel/*.whl open_spiel rlcard "pettingzoo[classic]"
    build/peers/bin/python -m benchmarks.peers [--seconds 1] [--rounds 3] [--json]

Peers are those that are installed of OpenSpiel, RLCard and PettingZoo's classic games; the rest is named with
what it lacks. The games aren't the same, only alike in size: cards in hand, a few dozen to a few hundred
moves (PettingZoo's are smaller). A move is whatever changes the position, what chance deals included where a
library shows it (RLCard and PettingZoo deal unseen, so only decisions count there). Everybody gets slices in
turn, and the best slice counts.
"""

import argparse
import importlib
import json
import warnings
from collections.abc import Callable, Iterator
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from caber.batch import Batch
from caber.cli.bench_slice import searching
from caber.core.build import is_compiled
from caber.core.contract import State
from caber.games import NAMES, game

BATCH = 1024  # games side by side
AT_LEAST = 16  # simulations of a search at a time

Slice = Callable[[float], float]  # plays for so many seconds, returns how much it did a second


class Contestant(NamedTuple):
    """Somebody to be measured."""

    library: str
    what: str
    unit: str
    run: Slice


class Target(NamedTuple):
    """One of ours that should be so many times as fast as one of theirs."""

    ours: str
    theirs: str
    ratio: float


OURS = "caber"
FIRST = NAMES[0]
TARGETS = (
    Target(f"caber {FIRST}, stepped", "OpenSpiel hearts, stepped", 1.5),
    Target(f"caber {FIRST}, stepped", "OpenSpiel gin_rummy, stepped", 10),
    Target(f"caber {FIRST}, batch", "RLCard uno, stepped", 20),
)


def repeated(once: Callable[[], int]) -> Slice:
    """Does something again and again that counts what it does."""

    def run(seconds: float) -> float:
        done = 0
        began = perf_counter()
        while perf_counter() - began < seconds:
            done += once()
        return done / (perf_counter() - began)

    return run


# -- ourselves -------------------------------------------------------------------------------------


def stepping(start: State, seed: int) -> Callable[[], int]:
    """Move by move through the public contract, as lean as can be; every move is checked.

    Chance is drawn evenly here, as it is for the others; games whose odds aren't even ask `odds`.
    """
    random = Random(seed).random

    def one_game() -> int:
        state = start.copy()
        played = 0
        while count := int(state.count()):
            state.play(state.nth(int(random() * count)))
            played += 1
        return played

    return one_game


def ours() -> Iterator[Contestant]:
    """Every game stepped and in a batch, and the search where there is one."""
    for name in NAMES:
        yield Contestant(OURS, f"{name}, stepped", "moves/s", repeated(stepping(game(name).start(), 1)))
        yield Contestant(
            OURS, f"{name}, batch", "moves/s", repeated(Batch(name, BATCH, seed=1, again=True).random)
        )
    yield Contestant(OURS, f"{FIRST}, search", "simulations/s", lambda seconds: searching(FIRST, 1, seconds))


# -- the others ------------------------------------------------------------------------------------


def openspiel(pyspiel: Any) -> Iterator[Contestant]:
    """Card games of about our size, stepped through its Python interface; its search on two of them."""
    random = Random(1).random

    def stepped(name: str) -> Callable[[], int]:
        of = pyspiel.load_game(name)

        def one_game() -> int:
            state = of.new_initial_state()
            played = 0
            while not state.is_terminal():
                actions = state.legal_actions()  # at a chance node: what may come, all alike in these games
                state.apply_action(actions[int(random() * len(actions))])
                played += 1
            return played

        return one_game

    def first_choice(of: Any) -> Any:
        """The first position in which there is something to search."""
        state = of.new_initial_state()
        while state.is_chance_node() or len(state.legal_actions()) == 1:
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
        return state

    def searched(name: str) -> Callable[[], int]:
        state = first_choice(pyspiel.load_game(name))
        bot = pyspiel.ISMCTSBot(
            1,
            pyspiel.RandomRolloutEvaluator(1, 1),
            2.0,
            AT_LEAST,
            -1,
            pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            False,
            False,
        )

        def some() -> int:
            bot.step(state)
            return AT_LEAST

        return some

    def perfect(name: str) -> Callable[[], int]:
        of = pyspiel.load_game(name)
        state = first_choice(of)
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        bot = pyspiel.MCTSBot(of, evaluator, 2.0, AT_LEAST, 1000, False, 1, False)

        def some() -> int:
            bot.step(state)
            return AT_LEAST

        return some

    for name in ("hearts", "gin_rummy", "crazy_eights"):
        yield Contestant("OpenSpiel", f"{name}, stepped", "moves/s", repeated(stepped(name)))
    for name in ("hearts", "gin_rummy"):
        yield Contestant("OpenSpiel", f"{name}, IS-MCTS", "simulations/s", repeated(searched(name)))
    yield Contestant("OpenSpiel", "backgammon, MCTS", "simulations/s", repeated(perfect("backgammon")))


def rlcard(module: Any) -> Iterator[Contestant]:
    """Its uno and gin rummy, decision by decision."""

    def stepped(name: str) -> Callable[[], int]:
        environment = module.make(name, config={"seed": 1})
        random = Random(1).random

        def one_game() -> int:
            state, _ = environment.reset()
            played = 0
            while not environment.is_over():
                actions = list(state["legal_actions"])
                state, _ = environment.step(actions[int(random() * len(actions))])
                played += 1
            return played

        return one_game

    for name in ("uno", "gin-rummy"):
        yield Contestant("RLCard", f"{name}, stepped", "moves/s", repeated(stepped(name)))


def pettingzoo(classic: Any) -> Iterator[Contestant]:
    """Its Hanabi and Connect Four, decision by decision with masks, as agents are asked there."""

    def stepped(module: str) -> Callable[[], int]:
        environment = importlib.import_module(f"{classic.__name__}.{module}").env()
        random = Random(1).random

        def one_game() -> int:
            environment.reset(seed=int(random() * 2**31))
            played = 0
            for _ in environment.agent_iter():
                observation, _, over, cut, _ = environment.last()
                if over or cut:
                    environment.step(None)
                    continue
                actions = observation["action_mask"].nonzero()[0]
                environment.step(int(actions[int(random() * len(actions))]))
                played += 1
            return played

        return one_game

    for name, module in {"hanabi": "hanabi_v5", "connect_four": "connect_four_v3"}.items():
        yield Contestant("PettingZoo", f"{name}, stepped", "moves/s", repeated(stepped(module)))


PEERS: dict[str, tuple[str, Callable[[Any], Iterator[Contestant]]]] = {
    "OpenSpiel": ("pyspiel", openspiel),
    "RLCard": ("rlcard", rlcard),
    "PettingZoo": ("pettingzoo.classic", pettingzoo),
}


def contestants() -> tuple[list[Contestant], dict[str, str]]:
    """All who can be measured here, and why the other libraries can't: what couldn't be imported."""
    found, missing = list(ours()), {}
    for library, (module, offers) in PEERS.items():
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # what others deprecate is theirs to mend
                found += list(offers(importlib.import_module(module)))
        except ImportError as error:
            missing[library] = str(error)
    return found, missing


def measured(seconds: float, rounds: int) -> dict[str, Any]:
    """Slices in turn, the best of each; with the ratios that are aimed at."""
    everybody, missing = contestants()
    best = dict.fromkeys(everybody, 0.0)
    for _ in range(rounds):
        for each in everybody:
            best[each] = max(best[each], each.run(seconds))
    figures = {
        f"{each.library} {each.what}": {"per_s": value, "unit": each.unit} for each, value in best.items()
    }
    ratios = [
        {"ours": aim.ours, "theirs": aim.theirs, "ratio": _ratio(figures, aim), "aim": aim.ratio}
        for aim in TARGETS
        if aim.theirs in figures
    ]
    return {"compiled": is_compiled(), "figures": figures, "ratios": ratios, "not measured": missing}


def _ratio(figures: dict[str, dict[str, Any]], aim: Target) -> float:
    return float(figures[aim.ours]["per_s"] / figures[aim.theirs]["per_s"])


def told(report: dict[str, Any]) -> str:
    """The figures for people, the fastest of each kind first."""
    figures = sorted(report["figures"].items(), key=lambda item: (item[1]["unit"], -item[1]["per_s"]))
    lines = [f"{name:<36}{figure['per_s']:>14,.0f} {figure['unit']}" for name, figure in figures]
    lines.append("")
    lines += [
        f"{each['ours']} is {each['ratio']:.1f} × {each['theirs']} (aim: {each['aim']:g} ×)"
        for each in report["ratios"]
    ]
    lines += [f"{library} isn't measured: {reason}" for library, reason in report["not measured"].items()]
    return "\n".join([f"{'compiled' if report['compiled'] else 'plain Python'} Caber", *lines])


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.peers", description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="time for each slice")
    parser.add_argument("--rounds", type=int, default=3, help="slices of each kind")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    chosen = parser.parse_args()
    report = measured(chosen.seconds, chosen.rounds)
    print(json.dumps(report, indent=2) if chosen.json else told(report))


if __name__ == "__main__":
    main()
