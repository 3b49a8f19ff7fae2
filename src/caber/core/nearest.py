"""Spelling suggestions for names that don't exist: “Did you mean …?”."""

from collections.abc import Iterable
from difflib import get_close_matches


def nearest(word: str, known: Iterable[str]) -> str:
    """Return the known word that is spelled most like this one, or "" if none is close.

    >>> nearest("kilt-castel", ["schotten_totten", "kilt_castle"]), nearest("chess", ["kilt_castle"])
    ('kilt_castle', '')
    """
    by_lower = {each.lower(): each for each in known}
    close = get_close_matches(word.lower()[:100], by_lower, n=1)
    return by_lower[close[0]] if close else ""
