"""Which passwords are refused: short ones, and those that are tried first."""

import re
from itertools import pairwise
from unicodedata import normalize

from caber.core.errors import CaberError

SHORTEST = 8
# What people take most often, in our languages, before they add digits and signs.
FIRST_TRIED = """
    abc admin administrator angel azerty baby baseball basketball batman berlin caber computer dragon flower
    football freedom fussball geheim hallo hello highland ichliebedich ikhouvanjou iloveu iloveyou jesus
    letmein liebe login love master monkey mustang pass passwd password passwort pokemon princess qwert
    qwerty qwertz schatz schotten scotland secret shadow sommer sonnenschein starwars sterren summer
    sunshine superman test trustno user voetbal wachtwoord wachtword welcome welkom whisky willkommen winter
"""
COMMON = frozenset(FIRST_TRIED.split())
ROWS = ("qwertyuiop", "qwertzuiop", "azertyuiop", "asdfghjkl", "yxcvbnm", "zxcvbnm", "1234567890")
LOOKALIKES = str.maketrans("@4301!$57", "aaeoilsst")


def check_password(password: str, name: str) -> None:
    """CaberError if somebody of that name may not have that password."""
    if len(password) < SHORTEST:
        raise CaberError("server-password-short", {"length": SHORTEST})
    if is_common(password, name):
        raise CaberError("server-password-common")


def is_common(password: str, name: str = "") -> bool:
    """Whether it is among the first that anybody would try.

    >>> [is_common(each) for each in ("P@ssw0rd2024!", "12345678", "abcabcabc", "heather and peat")]
    [True, True, True, False]
    >>> is_common("Ailsa1234", "ailsa"), is_common("Ailsa the Great", "ailsa")
    (True, False)
    """
    plain = normalize("NFKC", password).casefold()
    words = {re.sub(r"[\W\d_]+", "", plain), re.sub(r"[\W\d_]+", "", plain.translate(LOOKALIKES))}
    # Signs and digits before and behind don't count; those within stand for letters.
    core = re.sub(r"^[\W\d_]+|[\W\d_]+$", "", plain).translate(LOOKALIKES)
    known = COMMON | {normalize("NFKC", name).casefold()}
    return core in known or not words.isdisjoint(known) or _is_pattern(plain)


def _is_pattern(plain: str) -> bool:
    """Two signs, a piece again and again, or nothing but neighbours: 11112222, abcabcab, 23456789."""
    if len(set(plain)) <= 2 or re.fullmatch(r"(.{1,4}?)\1+.{0,3}", plain, re.DOTALL):
        return True
    steps = {ord(after) - ord(before) for before, after in pairwise(plain)}
    if steps in ({1}, {-1}):
        return True
    return any(plain in way + way for row in ROWS for way in (row, row[::-1]))
