"""Chance that is fixed: each test has its own, and the same in every run.

CABER_TEST_SECRET, any word, gives all of them another.
"""

import hmac
import os
from collections.abc import Callable
from itertools import count

WORD = os.environ.get("CABER_TEST_SECRET") or "heather"


def luck_of(test: str) -> str:
    """Return what all chance in a test comes from."""
    return drawn(WORD, test).hex()


def secret_of(luck: str, number: int) -> bytes:
    """Return the secret of a test's first, second … deal."""
    return drawn(luck, f"deal {number}")


def drawn(luck: str, purpose: str) -> bytes:
    """Return 32 bytes, others for each purpose."""
    return hmac.digest(luck.encode(), purpose.encode(), "sha256")


def token_bytes(luck: str) -> Callable[[int], bytes]:
    """Return a stand-in for `secrets.token_bytes` that gives one secret of a test after another."""
    numbers = count(1)
    return lambda size: secret_of(luck, next(numbers))[:size]


def token_hex(luck: str) -> Callable[[int], str]:
    """Return the same for `secrets.token_hex`."""
    draw = token_bytes(luck)
    return lambda size: draw(size).hex()
