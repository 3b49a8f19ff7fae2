"""Whole games for tests: one game on both engines, and guides that look for what uniform play never meets."""

import random
from collections.abc import Mapping
from functools import cache

import pytest

from caber.core.contract import CHANCE, OVER, State
from caber.core.errors import IllegalMove
from caber.core.options import Value, written
from caber.games.kilt_castle import GAME
from caber.games.kilt_castle import layout as at
from caber.games.kilt_castle.drawing import read
from caber.games.kilt_castle.state import KiltCastle
from tests.games.kilt_castle.naive import CARDS, FIELDS, OPTIONS, NaiveGame, drawn, name

PHASES = {at.DEAL: "deal", at.MOVE: "move", at.BUILD: "build", at.ROOF: "roof", at.FINISHED: "over"}
STYLES = ("uniform", "stretching", "wasteful", "meeting", "lazy", "curious")
# Both roofs stand, and light grey may build where red has just built.
ROOFS = """
    turn: 1 build l
    5  r1^ r1^ .  .  .
    3  o2  r1  .  .  .
    cards: 0=r,o,l,d 1=or,ld 2=rl,do,rd 3=lo
    moved: rl
    site: b3
"""


def start(options: Mapping[str, Value] | None = None) -> KiltCastle:
    """A game before the cards are laid out."""
    state = GAME.start(options)
    assert isinstance(state, KiltCastle)
    return state


@cache
def text_of(move: int) -> str:
    """A move in notation; it doesn't depend on the position."""
    return start().text(move)


def texts(state: State) -> list[str]:
    """The legal moves as texts."""
    return [text_of(move) for move in state.moves()]


def any_options(rng: random.Random, players: int) -> dict[str, Value]:
    """Any rulings for that number of players; often the usual ones."""
    if rng.random() < 0.3:
        return {"players": players}
    return {**{option: rng.choice(values) for option, values in OPTIONS.items()}, "players": players}


def after(state: State, *moves: str) -> State:
    """The position after these moves, given as texts."""
    for text in moves:
        state = state.after(state.parse(text))
    return state


# -- what lies on the table, as each engine has it -------------------------------------------------


def table(state: KiltCastle) -> dict[str, object]:
    """The position of the real engine in plain words."""
    cells = [int(cell) for cell in state.cells]
    players = int(state.rules.players)
    colours = "rol" if players == 3 else "rold"
    places = cells[at.PLACE : at.PLACE + 10]
    lap = min(place for place in places if place >= 0) // 20 * 20
    towers = {}
    for number, field in enumerate(FIELDS):
        if cells[at.HEIGHT + number]:
            tops = [colour for index, colour in enumerate(colours) if cells[at.TOP + index] >> number & 1]
            crests = (cells[at.ONE] >> number & 1) + 2 * (cells[at.TWO] >> number & 1)
            towers[field] = (cells[at.HEIGHT + number], tops, crests)
    return {
        "phase": PHASES[cells[at.PHASE]],
        "turn": {CHANCE: "chance", OVER: "over"}.get(int(state.turn), int(state.turn)),
        "mover": cells[at.MOVER] if cells[at.PHASE] != at.DEAL else None,
        "cards": {
            card: (places[number] - lap, card[::-1] if cells[at.TURNED + number] else card)
            for number, card in enumerate(CARDS)
            if places[number] >= 0
        },
        "purses": cells[at.PURSE : at.PURSE + players],
        "stock": cells[at.STOCK : at.STOCK + 3 * len(colours)],
        "towers": towers,
        "roofs": [field for number, field in enumerate(FIELDS) if cells[at.ROOFED] >> number & 1],
        "day": cells[at.DAY] == 1,
        "paid": cells[at.PAID : at.PAID + len(colours)],
        "quiet": cells[at.QUIET] if cells[at.PHASE] == at.MOVE else None,
    }


def naive_table(naive: NaiveGame) -> dict[str, object]:
    """The position of the naive engine in the same words."""
    lap = min(naive.rows) // 20 * 20
    lying = {name(card): (place - lap, card) for place, row in naive.rows.items() for card in row}
    return {
        "phase": naive.phase,
        "turn": naive.turn,
        "mover": naive.mover if naive.phase != "deal" else None,
        "cards": {card: lying[card] for card in CARDS if card in lying},
        "purses": list(naive.purses.values()),
        "stock": [count for colour in naive.colours for count in naive.stock[colour]],
        "towers": {
            field: (len(tower), [tower[-1][0]], tower[-1][1])
            for field, tower in naive.towers.items()
            if tower
        },
        "roofs": [field for field in naive.towers if field in naive.roofs],
        "day": naive.day,
        "paid": list(naive.paid.values()),
        "quiet": naive.quiet if naive.phase == "move" else None,
    }


class Both:
    """One game on both engines at once; everything they say is compared after every move."""

    def __init__(self, options: Mapping[str, Value] | None = None, drawing: str | None = None) -> None:
        self.state = start(options) if drawing is None else read(drawing)
        self.naive = NaiveGame(options) if drawing is None else drawn(drawing)
        self.history: list[str] = []
        self.texts: list[str] = []
        self._compare()

    def play(self, *moves: str) -> "Both":
        """Plays these moves, given as texts."""
        for text in moves:
            self.state.play(self.state.parse(text))
            self.naive.play(text)
            self.history.append(text)
            self._compare()
        return self

    def _compare(self) -> None:
        where = f"{self.state.options}: {'; '.join(self.history)}"
        assert table(self.state) == naive_table(self.naive), where
        self.texts = texts(self.state)
        assert self.texts == self.naive.legal(), where
        outcome = self.state.outcome()
        if self.naive.turn != "over":
            assert outcome is None, where
        else:
            ducats = tuple(self.naive.purses.values())
            assert outcome is not None, where
            assert tuple(outcome) == (tuple(self.naive.payoffs()), ducats, self.naive.reason), where


# -- short questions for tests of a single position -------------------------------------------------


def lay(drawing: str) -> Both:
    """A drawn position on both engines."""
    return Both(drawing=drawing)


def refusal(both: Both, text: str) -> str:
    """The reason for which the engine refuses a move."""
    with pytest.raises(IllegalMove) as caught:
        both.state.play(both.state.parse(text))
    return caught.value.key.removeprefix("kilt-castle-refused-")


def cards(both: Both) -> dict[int, set[str]]:
    """The cards as they lie, by position."""
    return {place: set(row) for place, row in both.naive.rows.items()}


def targets(both: Both, card: str) -> list[int]:
    """The slots to which a card may go, the nearest first."""
    return [int(text.split(">")[1]) for text in both.texts if text.startswith(f"{card}>")]


def purses(both: Both) -> list[int]:
    """The ducats by seat."""
    return list(both.naive.purses.values())


def builds(both: Both) -> list[str]:
    """The fields that the builder may choose from."""
    assert both.naive.phase == "build"
    return list(dict.fromkeys(text[:2] for text in both.texts))


# -- invented positions -----------------------------------------------------------------------------


def invented(rng: random.Random, players: int) -> str:
    """The drawing of a position that needn't come from a game: high towers, empty purses, a long train."""
    options = any_options(rng, players)
    naive = NaiveGame(options)
    height = rng.choice((2, 5, 9))
    built = rng.choice((0.5, 0.9, 1.0))
    on_top = naive.colours[: rng.choice((1, 2, 4))]
    most = rng.choice((0, 3, 12))
    if rng.random() < 0.3:  # hardly anybody can build
        built, on_top, most = 1.0, naive.colours[:1], 0
    roofs = rng.sample(list(naive.towers), rng.choice((0, 1, 2, 2)))
    castle = []
    for row in "54321":
        words = [row]
        for field in (column + row for column in "abcde"):
            if field not in naive.towers:
                words.append("~")
            elif field in roofs or rng.random() < built:
                tower = f"{rng.choice(on_top)}{rng.randint(1, height)}{'*' * rng.choice((0, 0, 1, 2))}"
                words.append(tower + ("^" if field in roofs else ""))
            else:
                words.append(".")
        castle.append(" ".join(words))
    lines = [
        "options: " + " ".join(f"{option}={written(value)}" for option, value in options.items()),
        f"turn: {rng.randint(1, players)} move",
        *castle,
        "cards: " + _invented_train(rng, naive),
        "purses: " + " ".join(str(rng.randint(0, most)) for _ in range(players)),
        f"quiet: {rng.choice((0, int(naive.options['standstill']) - 1))}",
    ]
    for colour in naive.colours:
        lines.append(f"stock {colour}: {rng.randint(0, 11)} {rng.randint(0, 3)} {rng.randint(1, 2)}")
    return "\n".join(lines)


def _invented_train(rng: random.Random, naive: NaiveGame) -> str:
    cards = [card for card in CARDS if set(card) <= set(naive.colours)]
    rng.shuffle(cards)
    tail, length = rng.randrange(20), rng.choice((5, 12, 19, 19))
    fewest = -(-len(cards) // naive.most_cards)
    between = rng.sample(range(1, length), rng.randint(fewest, naive.most_rows) - 2)
    places = [tail, tail + length, *(tail + ahead for ahead in between)]
    rows = {place: [cards.pop()] for place in places}
    for card in cards:
        place = rng.choice([place for place in places if len(rows[place]) < naive.most_cards])
        rows[place].append(card if rng.random() < 0.5 else card[::-1])
    return " ".join(f"{place}={','.join(rows[place])}" for place in sorted(rows))


# -- guides ----------------------------------------------------------------------------------------


def choose(naive: NaiveGame, rng: random.Random, style: str) -> str:
    """One of the legal moves, in the manner of this game."""
    legal = sorted(naive.legal())
    if style == "uniform" or rng.random() < 0.1:
        return rng.choice(legal)
    if style == "curious":
        style = rng.choice(STYLES[1:5])
    if naive.phase == "move":
        wanted = _wanted_cards(naive, legal, style)
    elif naive.phase == "build":
        wanted = _wanted_sites(naive, legal, style)
    else:
        wanted = []
    return rng.choice(wanted or legal)


def _wanted_cards(naive: NaiveGame, legal: list[str], style: str) -> list[str]:
    tail, front = min(naive.rows), max(naive.rows)
    if style == "meeting":
        return [text for text in legal if text.index(">") == 2]
    if style == "wasteful":  # no ducat day: nobody gets anything from the bank
        crowded = [name(card) for row in naive.rows.values() for card in row if len(row) > 1]
        return [text for text in legal if text.split(">")[0] in crowded]
    if style == "lazy":
        return [text for text in legal if _nobody_builds(naive, text)]
    ahead = [text for text in legal if text.endswith(f">{(front + 1) % 20}")]
    behind = [name(card) for card in naive.rows[tail]]
    if front - tail == 19:
        return ahead
    ahead = [text for text in ahead if text.split(">")[0] not in behind]
    return ahead or [text for text in legal if text.split(">")[0] not in behind]


def _nobody_builds(naive: NaiveGame, text: str) -> bool:
    card, _, slot = text.partition(">")
    return not any(naive.sites(colour, int(slot)) for colour in card)


def _wanted_sites(naive: NaiveGame, legal: list[str], style: str) -> list[str]:
    if style == "meeting":
        return [text for text in legal if text[:2] in naive.sites_used]
    if style == "wasteful":
        prices = naive.sites(naive.builders[0], naive.slot)
        dearest = max(prices.values())
        return [text for text in legal if prices[text[:2]] == dearest]
    return []
