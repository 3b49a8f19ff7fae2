"""Whole games for tests, played so that what is rare in uniform play comes about often."""

import random
from collections.abc import Iterator, Mapping
from functools import cache

from caber.core.contract import CHANCE, OVER, State
from caber.core.options import Value
from caber.games import game
from caber.games.schotten_totten.cards import name, numbers, tactics_numbers
from caber.games.schotten_totten.layout import MOVER, SIDE, SIDE_TACTICS
from caber.games.schotten_totten.state import SchottenTotten

GAME = game("schotten_totten")
FOND = ("draw tactics", "take mud", "take fog")
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


def texts(state: State) -> list[str]:
    """The legal moves as texts."""
    return [state.text(move) for move in state.moves()]


def claims(state: State) -> list[str]:
    """The claims among them."""
    return [text for text in texts(state) if text.startswith("claim")]


def play(state: State, *moves: str) -> None:
    """Plays several moves, given as texts."""
    for text in moves:
        state.play(state.parse(text))


def any_options(rng: random.Random) -> dict[str, Value]:
    """Any mode and any rulings, mostly with the full set of cards."""
    apart = ("mode", "clans", "values", "stones", "hand")
    rulings = {option.name: rng.choice(option.choices) for option in GAME.offered if option.name not in apart}
    cards = CARD_SETS[0] if rng.random() < 0.7 else rng.choice(CARD_SETS)
    return {"mode": rng.choice(("base", "tactics", "tactics")), **rulings, **cards}


@cache
def names(clan: int, tactics: int) -> tuple[str, ...]:
    """Cards in notation, from a set of clan cards and one of tactics cards."""
    return tuple(name(card) for card in numbers(clan) + tactics_numbers(tactics))


def cards_at(state: SchottenTotten, seat: int, stone: int) -> tuple[str, ...]:
    """The cards that lie on one side of a stone, counted from 1, terrain included."""
    side = 9 * seat + stone - 1
    return names(int(state.cells[SIDE + side]), int(state.cells[SIDE_TACTICS + side]))


def is_clan_card(text: str) -> bool:
    """Whether this names a clan card, as `r10` does."""
    return text[1:].isdigit()


class Manner:
    """How a game is played: which stones come first, and what the players and chance are fond of."""

    def __init__(self, rng: random.Random, stones: int) -> None:
        self.rng = rng
        self.order = [rng.sample(range(1, stones + 1), stones) for _ in range(2)]
        meeting = rng.random()  # on the same stones both sides get full; from opposite ends one is empty
        if meeting < 0.8:
            self.order[1] = self.order[0] if meeting < 0.4 else self.order[0][::-1]
        self.battle = rng.choice(self.order[0][:2])  # where both like to lay fog and mud
        self.focus = rng.choice((0.5, 0.9, 1.0))
        self.fitting = rng.choice((0.0, 0.6, 0.9))
        self.claiming = rng.choice((0.0, 0.1, 1.0))
        self.tricks = rng.choice((0.2, 0.6, 0.9))
        self.luck = rng.choice((0.0, 0.5, 0.9))

    def choose(self, state: SchottenTotten) -> int:
        """A move in this manner."""
        moves = {state.text(move): move for move in state.moves()}
        if state.turn == CHANCE:
            return moves[self._card(state, list(moves))]
        return moves[self._move(state, list(moves), int(state.turn))]

    def _card(self, state: SchottenTotten, cards: list[str]) -> str:
        """The card drawn. A lucky one is no less possible than any other."""
        if self.rng.random() >= self.luck:
            return self.rng.choice(cards)
        few = self.rng.sample(cards, min(8, len(cards)))
        if not is_clan_card(few[0]):
            return next((card for card in few if card in ("mud", "fog")), few[0])
        mover = int(state.cells[MOVER])
        return max(few, key=lambda card: self._fit(state, mover, card, self.order[mover][0]))

    def _move(self, state: SchottenTotten, texts: list[str], seat: int) -> str:
        claims = [text for text in texts if text.startswith("claim")]
        others = [text for text in texts if not text.startswith("claim")]
        if claims and (not others or self.rng.random() < self.claiming):
            return self.rng.choice(claims)
        laid = [text.split("@") for text in others if "@" in text and is_clan_card(text.split("@")[0])]
        tricks = [text for text in others if text.split("@") not in laid]
        if not laid or (tricks and self.rng.random() < self.tricks):
            return self._trick(tricks, seat)
        stones = {int(stone) for _, stone in laid}
        first = next(stone for stone in self.order[seat] if stone in stones)
        stone = first if self.rng.random() < self.focus else self.rng.choice(sorted(stones))
        cards = sorted({card for card, _ in laid})
        if self.rng.random() < self.fitting:
            return f"{max(cards, key=lambda card: self._fit(state, seat, card, stone))}@{stone}"
        return f"{self.rng.choice(cards)}@{stone}"

    def _trick(self, texts: list[str], seat: int) -> str:
        """Tactics cards go where the players are at work, and terrain is often taken away again."""
        at_work = tuple(f"@{stone}" for stone in self.order[seat][:2])
        terrain = [text for text in texts if text in (f"mud@{self.battle}", f"fog@{self.battle}")]
        fond = [text for text in texts if text in FOND or text.endswith(at_work)]
        return (
            self.rng.choice(terrain or fond or texts) if self.rng.random() < 0.7 else self.rng.choice(texts)
        )

    def _fit(self, state: SchottenTotten, seat: int, card: str, stone: int) -> float:
        """How well a clan card goes with those that lie there."""
        points = self.rng.random() + int(card[1:]) / 9
        for other in filter(is_clan_card, cards_at(state, seat, stone)):
            apart = abs(int(other[1:]) - int(card[1:]))
            points += 3 * (apart == 0) + 2 * (other[0] == card[0]) + 2 * (apart in (1, 2))
        return points


def positions(rng: random.Random, options: Mapping[str, Value]) -> Iterator[SchottenTotten]:
    """One game in any manner: the same state, again after every move."""
    state = start(options)
    manner = Manner(rng, int(state.rules.stones))
    yield state
    while state.turn != OVER:
        state.play(manner.choose(state))
        yield state
