"""How players are called: two of the same name are told apart by their seats."""

from collections.abc import Sequence

from caber.table.events import BOT, OPEN, Chair
from caber.texts import tell

PLAYER = "Player"  # what somebody without a name is called in records
PROGRAM = "program "  # before the name of an external program, among the names of bots
FIRST_VEIL = 0xE000  # characters for private use, which no name contains: they aren't printable


def distinct(names: Sequence[str]) -> list[str]:
    """The names by seat, those that occur twice with the number of their seat.

    >>> distinct(["Ailsa", "greedy", "greedy"])
    ['Ailsa', 'greedy 2', 'greedy 3']
    >>> distinct(["greedy", "greedy", "greedy 2"])
    ['greedy 1', 'greedy 2 2', 'greedy 2 3']
    """
    told = [f"{name} {number}" if names.count(name) > 1 else name for number, name in enumerate(names, 1)]
    return told if len(set(told)) == len(told) else distinct(told)


def called(chairs: Sequence[Chair], language: str) -> list[str]:
    """Who sits where, as people say it; no two are called the same."""
    shown = []
    for number, chair in enumerate(chairs, 1):
        if chair.kind == BOT:
            shown.append(bot_title(chair.name, language))
        elif chair.kind == OPEN:
            shown.append(tell("table-open-seat", {"number": number}, language))
        else:
            shown.append(chair.name or tell("table-somebody", {}, language))
    return distinct(shown)


def recorded(chairs: Sequence[Chair]) -> tuple[str, ...]:
    """Who sits where, as records say it.

    >>> recorded([Chair("person", "Ailsa"), Chair("person")])
    ('Ailsa', 'Player 2')
    """
    return tuple(chair.name or f"{PLAYER} {number}" for number, chair in enumerate(chairs, 1))


def bot_title(name: str, language: str) -> str:
    """How a bot is called; a program has the name that it was given when the server was started.

    >>> bot_title("random", "en"), bot_title("program Hamish", "de")
    ('Wanderer', 'Hamish (Programm)')
    """
    if name.startswith(PROGRAM):
        return tell("program-title", {"name": name.removeprefix(PROGRAM)}, language)
    return tell(f"bot-{name}", {}, language)


def veils(players: int) -> list[str]:
    """Signs that stand for the names in a sentence while its notation is put into words: a name isn't any."""
    return [chr(FIRST_VEIL + seat) for seat in range(players)]


def lift_veils(text: str, names: Sequence[str]) -> str:
    """The sentence with the names by seat.

    >>> lift_veils(f"2 ducats to {veils(2)[1]}", ["Ailsa", "ro"])
    '2 ducats to ro'
    """
    for veil, name in zip(veils(len(names)), names):
        text = text.replace(veil, name)
    return text


def on_pictures(players: int, language: str) -> list[str]:
    """Who plays on the pictures of a rules page: the reader, and the others.

    >>> on_pictures(3, "en")
    ['You', 'Opponent 2', 'Opponent 3']
    """
    me, other = (tell(key, {}, language) for key in ("rules-me", "rules-other"))
    return distinct([me, *[other] * (players - 1)])
