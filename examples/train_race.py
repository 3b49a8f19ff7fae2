"""An agent for Schotten Rennen that learns from games against itself: python train_race.py

A small network learns how likely each decision leads to a win in a base race for two. Then it plays paired
games against one of Caber's bots. It needs only NumPy.
"""

import argparse
from itertools import accumulate
from math import log
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from caber.arena.pairs import paired_score
from caber.bots import bot
from caber.core.contract import CHANCE, OVER, State
from caber.core.rng import Rng
from caber.games import game
from caber.games.schotten_rennen import layout as at
from caber.games.schotten_rennen.course import odds
from caber.games.schotten_rennen.deeds import short
from caber.games.schotten_rennen.dice import helps
from caber.games.schotten_rennen.state import SchottenRennen

GAME = "schotten_rennen"
CARDS = 12
DEEDS = [int(deed) for deed in (at.SECURE, at.UP, at.ROLL, at.TAKE_RISK, at.BACK)]  # it never retreats
HIDDEN = 32  # units of the network
BATCH = 20  # games for each step of learning
TRUST = 0.8  # in the end of a game; the rest goes to the player's estimate at the next decision
LONGEST = 300  # decisions; a longer game is broken off as a draw, because beginners run for ever
CURIOSITY = 0.1  # the share of random decisions, at first
STEP = 0.003  # the learning rate, at first

Rows = NDArray[np.float64]


class Eyes:
    """The agent's input from a position: numbers between 0 and 1, or not far beyond."""

    facts = 16

    def __init__(self) -> None:
        self.tracks: dict[tuple[int, ...], tuple[list[float], list[float], list[float]]] = {}

    def look(self, state: SchottenRennen) -> list[float]:
        """Return the position as the seat to move sees it."""
        cells, me = state.cells, int(state.turn)
        plain, risked, hard = self.track(state)
        stone, figure, risk = (int(cells[first + me]) for first in (at.STONE, at.FIGURE, at.RISK))
        theirs, their_risk = int(cells[at.STONE + 1 - me]), int(cells[at.RISK + 1 - me])
        missing = short(state) if cells[at.PHASE] == at.MISSED else 0
        chances = risked if risk else plain
        return [
            1.0, stone / CARDS, figure / CARDS, theirs / CARDS, risk / 3, their_risk / 3,
            chances[figure], plain[figure], chances[figure] * chances[figure + 1],
            hard[figure], hard[stone], hard[theirs], hard[stone] - hard[figure],
            float(stone == 0), float(cells[at.LAST]), helps(missing) / 6 if missing else 0.0,
        ]  # fmt: skip

    def track(self, state: SchottenRennen) -> tuple[list[float], list[float], list[float]]:
        """Return, by place: odds of the next card without and with a risk stone; how hard the rest is."""
        key = tuple(int(state.cells[at.TRACK + place]) for place in range(CARDS))
        if key not in self.tracks:
            ways = [odds(state.cells, state.rules, place, False) for place in range(1, CARDS + 2)]
            plain = [without / of for without, _, of in ways]
            hard = list(accumulate((-log(chance) / CARDS for chance in reversed(plain)), initial=0.0))[::-1]
            beyond = [1.0, 1.0]
            self.tracks[key] = plain + beyond, [with_one / of / 6 for _, with_one, of in ways] + beyond, hard
        return self.tracks[key]


class Network:
    """A network of one hidden layer that estimates how likely a decision leads to a win."""

    def __init__(self, seed: int) -> None:
        rng = np.random.default_rng(seed)
        inputs = Eyes.facts + len(DEEDS) + Eyes.facts * len(DEEDS)
        self.weights = [rng.normal(0, 0.1, (inputs, HIDDEN)), rng.normal(0, 0.1, (HIDDEN,))]
        self.means = [np.zeros_like(each) for each in self.weights]  # of the slope, and of its square (Adam)
        self.squares = [np.zeros_like(each) for each in self.weights]
        self.lessons = 0

    def chances(self, rows: Rows) -> Rows:
        """Return the chance to win for each row."""
        return 1 / (1 + np.exp(-np.tanh(rows @ self.weights[0]) @ self.weights[1]))

    def learn(self, rows: Rows, wanted: Rows, step: float) -> None:
        """Take one step of size `step` towards the targets `wanted` for these rows."""
        hidden = np.tanh(rows @ self.weights[0])
        error = (1 / (1 + np.exp(-hidden @ self.weights[1])) - wanted) / len(rows)
        slopes = [rows.T @ (np.outer(error, self.weights[1]) * (1 - hidden**2)), hidden.T @ error]
        self.lessons += 1
        for weight, slope, mean, square in zip(self.weights, slopes, self.means, self.squares):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            scale = np.sqrt(square / (1 - 0.999**self.lessons)) + 1e-8
            weight -= step * mean / (1 - 0.9**self.lessons) / scale


class Learner:
    """A bot like any other: it gets a view and chooses the move with the best chance."""

    def __init__(self, network: Network) -> None:
        self.network, self.eyes = network, Eyes()

    def weigh(self, view: State) -> tuple[list[int], Rows]:
        """Return the legal moves, and a row for each: the position and the move."""
        assert isinstance(view, SchottenRennen)
        moves = [move for move in view.moves() if move in DEEDS]
        facts = np.array(self.eyes.look(view))
        done = np.zeros((len(moves), len(DEEDS)))
        done[range(len(moves)), [DEEDS.index(move) for move in moves]] = 1
        both = (done[:, :, None] * facts).reshape(len(moves), -1)
        return moves, np.hstack([np.tile(facts, (len(moves), 1)), done, both])

    def choose(self, view: State, rng: Rng) -> int:
        """Return the move with the best chance."""
        moves, rows = self.weigh(view)
        return moves[int(self.network.chances(rows).argmax())] if len(moves) > 1 else moves[0]


def play(learner: Learner, rng: Rng, curiosity: float) -> tuple[list[Rows], list[float]]:
    """Play one game against itself; return the rows of its decisions, and the target of each."""
    state = game(GAME).start()
    decided: list[list[tuple[Rows, float]]] = [[], []]
    while state.turn != OVER and sum(map(len, decided)) < LONGEST:
        if state.turn == CHANCE:
            state.act(state.pick(rng))
            continue
        moves, rows = learner.weigh(state)
        promised = learner.network.chances(rows)
        best = int(promised.argmax()) if rng.below(1000) >= 1000 * curiosity else int(rng.below(len(moves)))
        if len(moves) > 1:
            decided[state.turn].append((rows[best], float(promised[best])))
        state.act(moves[best])
    outcome = state.outcome()
    rows_read, wanted = [], []
    for seat, decisions in enumerate(decided):
        worth = (outcome.payoffs[seat] + 1) / 2 if outcome else 0.5
        for row, promise in reversed(decisions):
            rows_read.append(row)
            wanted.append(worth)
            worth = TRUST * worth + (1 - TRUST) * promise
    return rows_read, wanted


def train(games: int, seed: int) -> Learner:
    """Return an agent that has played this many games against itself."""
    learner, rng = Learner(Network(seed)), Rng(seed)
    begun = perf_counter()
    for number in range(0, games, BATCH):
        left = 1 - number / games
        played = [play(learner, rng, CURIOSITY * left) for _ in range(BATCH)]
        rows, wanted = (np.array([each for one in part for each in one]) for part in zip(*played))
        learner.network.learn(rows, wanted, STEP * left)
        if number % max(games // 5, 1) < BATCH:
            print(f"{number:7} games, {perf_counter() - begun:4.0f} s", flush=True)
    return learner


def main() -> None:
    """Train, then measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000, help="to learn from")
    parser.add_argument("--deals", type=int, default=1_000, help="to measure by, each from both seats")
    parser.add_argument("--against", nargs="+", default=["level3"], metavar="BOT")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    learner = train(given.games, given.seed)
    for name in given.against:
        score = paired_score(game(GAME), {}, (learner, bot(name, GAME)), given.deals, given.seed)
        print(f"against {name}: {score}")


if __name__ == "__main__":
    main()
