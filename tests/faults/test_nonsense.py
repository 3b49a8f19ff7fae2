"""Nonsense in notation and records: it is refused in words, changes nothing, leads to no impossible position.

A message is a move, written right or wrong, at any position of a game; or a record that has suffered. What
one test says depends on its seed alone, and a failure names the seed and the message.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from random import Random

import pytest
from _pytest.mark import ParameterSet

from caber.core.contract import CHANCE, EVERYBODY, OVER, State
from caber.core.errors import BadNotation, BadOption, BadRecord, CaberError
from caber.core.record import FORFEITS, Forfeit, Record, read, read_all
from caber.core.rng import Rng
from caber.games import NAMES, game
from caber.texts import LANGUAGES
from tests.contract.spread import Setting, move_numbers, settings
from tests.core.games import dealt
from tests.faults.mangling import mangled, shuffled_lines
from tests.ledger import Tally

SHORT, LONG, PARTS = 4_000, 250_000, 4  # messages to the notation of a game; the long ones in so many parts
SHORT_RECORDS, LONG_RECORDS = 120, 10_000
LONGEST = 150  # moves after which another game is begun
MOST = 2_000  # moves of a record: a tug of war at random may go on for a million
BEYOND = (-1, -2, -(2**40), 2**31, 2**40, 2**62)  # numbers of no move


@cache
def invariant_of(name: str) -> Callable[[State], None]:
    """What holds in every position of a game: each has its own, beside its tests."""
    found: Callable[[State], None] = import_module(f"tests.games.{name}.invariants").check
    return found


@cache
def texts_of(name: str) -> list[str]:
    """The notation of every move of a game."""
    state = game(name).start()
    return [state.text(move) for move in range(move_numbers(name))]


class Complaints:
    """Looks at errors: each says something in every language. Telling is slow, so few are told in full."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.told: set[tuple[str, ...]] = set()

    def check(self, error: CaberError) -> None:
        kind = (error.key, *error.details)
        if kind in self.told and self.rng.random() > 0.005:
            return
        self.told.add(kind)
        for language in LANGUAGES:
            words = error.tell(language)
            assert len(words) > 10 and words != error.key


class Talker:
    """Plays one game after another by saying things, most of them wrong."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.rng, self.luck = Random(seed), Rng(seed)
        self.check = invariant_of(name)
        self.complaints = Complaints(self.rng)
        self.mine, self.all = texts_of(name), [text for each in NAMES for text in texts_of(each)]
        self.accepted = self.refused = 0
        self.games = 0
        self.begin()

    def begin(self) -> None:
        """Another game, with any options, for each number of players in turn."""
        kind = game(self.name)
        players = kind.seats[self.games % len(kind.seats)]
        fitting = [each for each in settings(self.name) if kind.players(kind.options(each.chosen)) == players]
        self.games += 1
        self.setting: Setting = self.rng.choice(fitting)
        self.state = self.setting.start()
        self.check(self.state)
        self.history: list[str] = []
        self.arrive()

    def arrive(self) -> None:
        """A new position."""
        self.menu = set(self.state.moves())
        self.cells = list(self.state.cells)  # scratch, too, and all that the digest is made of

    def said(self) -> str | int:
        """The next message: a legal move, any move, what was a move once, or the number of one."""
        ticket = self.rng.random()
        if ticket < 0.25 and self.menu:
            return self.state.text(self.state.pick(self.luck))
        if ticket < 0.45:
            return self.rng.choice(self.mine)
        if ticket < 0.5:
            return self.rng.choice(self.all)
        if ticket < 0.55:
            return (
                int(self.rng.random() * (len(self.mine) + 8)) - 4
                if ticket < 0.54
                else self.rng.choice(BEYOND)
            )
        if ticket < 0.75:
            return mangled(self.rng.choice(self.mine), self.rng)
        if ticket < 0.8:
            return mangled(self.rng.choice(self.all), self.rng)
        move = self.state.text(self.state.pick(self.luck)) if self.menu else self.rng.choice(self.mine)
        return mangled(move, self.rng)

    def say(self) -> None:
        """One message, and what has to be true of the answer."""
        state, message = self.state, self.said()
        move = message if isinstance(message, int) else self.understood(message)
        legal = move in self.menu
        if move is not None:
            numbered = 0 <= move < len(self.mine)
            assert not numbered or (self.asked(move) is None) == legal, (
                f"{message!r}: menu and referee disagree"
            )
            assert self.played(move) == legal, f"{message!r}: menu and table disagree"
        if move is None or not legal:
            self.refused += 1
            assert list(state.cells) == self.cells, f"{message!r} was refused, but changed something"
            return
        self.accepted += 1
        self.history.append(self.mine[move])
        self.check(state)
        self.arrive()
        if state.turn == OVER or len(self.history) > LONGEST:
            assert state.turn != OVER or state.outcome() is not None
            self.begin()

    def understood(self, message: str) -> int | None:
        """The move that a text names; None if it names none."""
        try:
            move = int(self.state.parse(message))
        except BadNotation as error:
            self.complaints.check(error)
            return None
        assert self.state.parse(self.mine[move]) == move
        return move

    def played(self, move: int) -> bool:
        """Whether a move could be played."""
        try:
            self.state.play(move)
        except CaberError as error:
            self.complaints.check(error)
            return False
        return True

    def asked(self, move: int) -> CaberError | None:
        """Why a move is refused, through the eyes of whoever is to move, as a table asks it."""
        turn = self.state.turn
        view = self.state if turn in (CHANCE, OVER) else self.state.hide(turn)
        refusal = view.refusal(move)
        if refusal is not None:
            self.complaints.check(refusal)
        return refusal

    def talk(self, messages: int) -> None:
        """So many messages."""
        for _ in range(messages):
            self.say()


def counted(unit: str, short: int, long: int) -> list[ParameterSet]:
    """A short test for each game, and parts of a long one, that count for the same row of the ledger."""
    params = []
    for name in NAMES:
        row = pytest.mark.promise("R4", f"{unit} of {name}")
        params.append(pytest.param(name, 0, short, id=name, marks=row))
        for part in range(1, PARTS + 1):
            marks = [row, pytest.mark.soak]
            params.append(pytest.param(name, part, long, id=f"{name}-part{part}", marks=marks))
    return params


def seed_of(name: str, part: int) -> int:
    """The seed of one part of a test: another for each game."""
    return 1000 * part + NAMES.index(name)


@pytest.mark.parametrize(("name", "part", "messages"), counted("messages in the notation", SHORT, LONG))
def test_nonsense_in_notation(name: str, part: int, messages: int, tally: Tally) -> None:
    talker = Talker(name, seed_of(name, part))
    for _ in range(0, messages, 1000):
        try:
            talker.talk(1000)
        except BaseException as error:
            where = f"seed {seed_of(name, part)}, {talker.setting}: {'; '.join(talker.history)}"
            error.add_note(where)
            raise
        tally.tried(1000)
    assert talker.accepted > messages // 10 and talker.refused > messages // 4
    assert talker.games > len(game(name).seats)


def records_of(name: str, rng: Random) -> list[Record]:
    """Some games on their way, some that are over or given up, some as a seat or a spectator sees them."""
    found = []
    for number in range(12):
        setting = rng.choice(settings(name))
        moves = MOST if number % 3 == 0 else int(rng.random() * 60)
        record = dealt(game(name), setting.chosen, seed=number, moves=moves, keep_secret=number % 2 == 0)
        if number % 4 == 1 and record.state.turn != OVER:
            record.forfeit = Forfeit(0, rng.choice(FORFEITS))
        found.append(record.redact(number % 3 - 1) if number % 4 == 2 else record)
    return found


@pytest.mark.parametrize(
    ("name", "part", "messages"), counted("mangled records", SHORT_RECORDS, LONG_RECORDS)
)
def test_nonsense_in_records(name: str, part: int, messages: int, tally: Tally) -> None:
    """A record that can still be read says what it said, or something else that could have been played."""
    rng = Random(seed_of(name, part))
    complaints = Complaints(rng)
    texts = [record.write() for record in records_of(name, rng)]
    whole = 0
    for number in range(messages):
        text = rng.choice(texts)
        text = shuffled_lines(text, rng) if number % 3 else mangled(text, rng)
        try:
            whole += read_again(text, name, complaints)
        except BaseException as error:
            error.add_note(f"seed {seed_of(name, part)}, message {number}:\n{text}")
            raise
        tally.tried()
    assert 0 < whole < messages


def read_again(text: str, name: str, complaints: Complaints) -> bool:
    """Reads a record, if it can be read."""
    try:
        records = read_all(text, game)
    except BadRecord as error:
        complaints.check(error)
        told = error.line
    else:
        told = 0
    assert 0 <= told <= len(text.splitlines()) + 1
    if told:
        return False
    for record in records:
        if record.viewer == EVERYBODY:
            invariant_of(record.game.name)(record.state)
        again = read(record.write(), game)
        assert again.state == record.state and again.state.digest() == record.state.digest()
        assert again.write() == record.write()
    return True


@pytest.mark.promise("R4", "kinds of errors about books")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_book_is_refused_in_few_words(language: str) -> None:
    book = "slàinte " * 2_000
    for text in (
        f"caber record 1\n{book}",
        dealt(game(NAMES[0]), moves=9).write().replace("game: ", f"game: {book}"),
    ):
        with pytest.raises(BadRecord) as refused:
            read_all(text, game)
        assert 10 < len(refused.value.tell(language)) < 3_000
    for error in (
        BadOption("error-option-name", {"name": book, "names": ""}),
        CaberError("error-name", {"name": book}),
    ):
        assert 10 < len(error.tell(language)) < 3_000
