"""How players are called: two of the same name are told apart by their seats."""

from collections.abc import Sequence

from caber.texts import tell


def distinct(names: Sequence[str]) -> list[str]:
    """The names by seat, those that occur twice with the number of their seat.

    >>> distinct(["Ailsa", "greedy", "greedy"])
    ['Ailsa', 'greedy 2', 'greedy 3']
    """
    return [f"{name} {number}" if names.count(name) > 1 else name for number, name in enumerate(names, 1)]


def on_pictures(players: int, language: str) -> list[str]:
    """Who plays on the pictures of a rules page: the reader, and the others.

    >>> on_pictures(3, "en")
    ['You', 'Opponent 2', 'Opponent 3']
    """
    me, other = (tell(key, {}, language) for key in ("rules-me", "rules-other"))
    return distinct([me, *[other] * (players - 1)])
