"""Whole games for tests, played so that what is rare in uniform play comes about often."""

import random
from collections.abc import Iterator, Mapping

from caber.core.contract import CHANCE, OVER
from caber.core.options import Value
from caber.games import game
from caber.games.schotten_totten.state import SchottenTotten

GAME = game("schotten_totten")
CARD_SETS: list[dict[str, Value]] = [
    {},
    {"clans": 5, "values": 7, "stones": 7, "hand": 5},
    {"clans": 6, "values": 10, "hand": 7},
    {"clans": 4, "values": 6, "stones": 5, "hand": 4},
    {"clans": 3, "values": 5, "stones": 3, "hand": 3},
]


def start(options: Mapping[str, Value] | None = None) -> SchottenTotten:
    """A game before the deal."""
    state = GAME.start(options)
    assert isinstance(state, SchottenTotten)
    return state


def any_options(rng: random.Random) -> dict[str, Value]:
    """Any mode and any rulings, mostly with the full set of cards."""
    rulings = [option for option in GAME.offered if option.name not in ("mode", "clans", "values", "stones", "hand")]
    chosen = {option.name: rng.choice(option.choices) for option in rulings}
    cards = CARD_SETS[0] if rng.random() < 0.8 else rng.choice(CARD_SETS)
    return {"mode": rng.choice(("base", "tactics", "tactics")), **chosen, **cards}


class Manner:
    """How both players play: which stones they fill first, and what they are fond of."""

    def __init__(self, rng: random.Random, stones: int) -> None:
        self.rng = rng
        self.order = [rng.sample(range(1, stones + 1), stones) for _ in range(2)]
        meeting = rng.random()  # the same stones: full sides; opposite ends: empty ones opposite
        if meeting < 0.7:
            self.order[1] = self.order[0] if meeting < 0.35 else self.order[0][::-1]
        self.focus = rng.choice((0.5, 0.9, 1.0))
        self.tidy = rng.choice((0.0, 0.6, 0.9))
        self.claims = rng.choice((0.0, 0.1, 1.0))
        self.tactics = rng.choice((0.2, 0.6, 0.9))

    def choose(self, state: SchottenTotten) -> int:
        """A legal move in this manner."""
        rng, turn = self.rng, int(state.turn)
        if turn == CHANCE:
            return int(state.nth(rng.randrange(int(state.count()))))
        moves = {state.text(move): move for move in state.moves()}
        claims = [text for text in moves if text.startswith("claim")]
        others = [text for text in moves if not text.startswith("claim")]
        if claims and (not others or rng.random() < self.claims):
            return moves[rng.choice(claims)]
        laid = [text for text in others if "@" in text and text[1].isdigit()]
        tactics = [text for text in others if text not in laid]
        if not laid or (tactics and rng.random() < self.tactics):
            return moves[self._trick(tactics, turn)]
        stone = next(at for at in self.order[turn] if any(text.endswith(f"@{at}") for text in laid))
        here = [text for text in laid if text.endswith(f"@{stone}")] if rng.random() < self.focus else laid
        if rng.random() < self.tidy:
            return moves[max(here, key=lambda text: self._fit(state, turn, text))]
        return moves[rng.choice(here)]

    def _trick(self, texts: list[str], seat: int) -> str:
        """Tactics cards go where the game is, and mud is sometimes taken away again."""
        wanted = [text for text in texts if text in ("draw tactics", "take mud", "take fog")]
        at_work = [text for text in texts if text.endswith(tuple(f"@{at}" for at in self.order[seat][:3]))]
        return self.rng.choice(next((found for found in (wanted, at_work) if found and self.rng.random() < 0.6), texts))

    def _fit(self, state: SchottenTotten, seat: int, text: str) -> float:
        """How well a clan card goes with those that lie there."""
        card, _, stone = text.partition("@")
        points = self.rng.random() + int(card[1:]) / 9
        for other in clan_cards(state, seat, int(stone) - 1):
            apart = abs(int(other[1:]) - int(card[1:]))
            points += 3 * (apart == 0) + 2 * (other[0] == card[0]) + 2 * (apart in (1, 2))
        return points


def clan_cards(state: SchottenTotten, seat: int, stone: int) -> list[str]:
    """The clan cards on one side of a stone."""
    from caber.games.schotten_totten.cards import name, numbers
    from caber.games.schotten_totten.layout import SIDE

    return [name(card) for card in numbers(int(state.cells[SIDE + 9 * seat + stone]))]


def positions(rng: random.Random, options: Mapping[str, Value]) -> Iterator[SchottenTotten]:
    """The same state after each move of a game."""
    state = start(options)
    manner = Manner(rng, int(state.rules.stones))
    yield state
    while state.turn != OVER:
        state.act(manner.choose(state))
        yield state
