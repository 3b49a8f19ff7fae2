"""Trains an agent for any game on a batch, and measures it: python train_any.py schotten_rennen

The agent learns by self-play how each move pays, as a weighted sum of the entries of an observation. NumPy is
all it needs, and nothing in it belongs to one game.
"""

import argparse
from time import perf_counter

import numpy as np

import caber
from caber.games import game
from caber.games.features import features

TOGETHER = 128  # games played side by side, between two lessons
LONGEST = 800  # decisions of a game, which then counts as a draw: beginners may go on for ever
CURIOSITY = 0.3  # share of random moves, at first
REPEATS = 8  # times that a lesson goes through the same games
RARE = 50  # decisions that a move needs before its weights take a whole step


class Agent:
    """A bot like any other: it chooses from a view. A move's worth is a weighted sum of the observation."""

    def __init__(self, name, options):
        kind = game(name)
        self.features = features(kind, kind.options(options))
        self.weights = np.zeros((self.features.size, kind.decisions), np.float32)

    def choose(self, view, rng):
        """Return the legal move that is worth most."""
        moves = view.moves()
        row = np.array(self.features.read(view, view.turn), np.float32)
        return moves[int((row @ self.weights[:, moves]).argmax())]

    def learn(self, rows, chosen, payoffs):
        """Move the worth of each chosen move towards what its player was paid in the end."""
        decisions = np.arange(len(rows))
        counts = np.bincount(chosen, minlength=self.weights.shape[1])
        for _ in range(REPEATS):
            errors = np.zeros((len(rows), len(counts)), np.float32)
            errors[decisions, chosen] = payoffs - (rows * self.weights.T[chosen]).sum(axis=1)
            self.weights += rows.T @ errors / (counts + RARE) / (rows**2).sum(axis=1).mean()


def play(agent, batch, curiosity, generator):
    """Play all games of a batch to the end; return observations, chosen moves and payoffs, by decision."""
    seen = []
    for _ in range(LONGEST):
        going = np.flatnonzero(~batch.done)
        if not going.size:
            break
        rows, masks = batch.observations()[going], batch.masks()[going]
        dice = generator.random(masks.shape) * masks
        worth = np.where(masks, rows @ agent.weights, -np.inf)
        curious = generator.random(going.size) < curiosity
        chosen = np.where(curious, dice.argmax(axis=1), worth.argmax(axis=1))
        seen.append((going, batch.turn[going], rows, chosen))
        moves = np.zeros(batch.size, np.int64)
        moves[going] = chosen
        batch.step(moves)
    games, seats, rows, chosen = map(np.concatenate, zip(*seen, strict=True))
    return rows, chosen, batch.payoffs[games, seats]


def train(name, options, games, seed):
    """Return an agent that has played so many games against itself."""
    agent, generator = Agent(name, options), np.random.default_rng(seed)
    batch, begun = caber.Batch(name, TOGETHER, options), perf_counter()
    for number in range(0, games, TOGETHER):
        batch.reset(seed + number)
        agent.learn(*play(agent, batch, CURIOSITY * (1 - number / games), generator))
        if number % max(games // 5, 1) < TOGETHER:
            print(f"{number + TOGETHER:7} games, {perf_counter() - begun:4.0f} s", flush=True)
    return agent


def main():
    """Train, then measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=caber.names())
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--games", type=int, default=5_000, help="to learn from")
    parser.add_argument("--deals", type=int, default=200, help="to measure by, each from both seats")
    parser.add_argument("--against", nargs="+", default=["random", "level1"], metavar="BOT")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    options = dict(each.split("=", 1) for each in given.option)
    agent = train(given.game, options, given.games, given.seed)
    for bot in (*given.against, Agent(given.game, options)):
        score = caber.compare(agent, bot, given.game, deals=given.deals, seed=given.seed, **options)
        print(f"against {bot if isinstance(bot, str) else 'the untrained agent'}: {score}")


if __name__ == "__main__":
    main()
