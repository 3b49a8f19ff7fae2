"""A small, fast random generator for playouts and guesses, with the same numbers compiled or not.

The deals of real games come from `caber.core.dealer`, never from here.
"""

from hashlib import sha256
from typing import Final, final

from mypy_extensions import i64

# Multiply-with-carry in base 2^31. MULTIPLIER * 2^31 - 1 is a safe prime, so the period is about 2^61. No
# step needs more than 63 bits: native integers never overflow, and plain Python needs no masks.
MULTIPLIER: Final = 2147480310
DIGIT: Final = 31
DIGIT_MASK: Final = (1 << 31) - 1


@final
class Rng:
    """A seeded generator of small random numbers.

    >>> rng = Rng(7)
    >>> [rng.below(6) for _ in range(5)]
    [0, 0, 5, 3, 1]
    """

    def __init__(self, seed: int | str = 0) -> None:
        self.digit: i64 = 0
        self.carry: i64 = 0
        if isinstance(seed, str):  # words are as good a seed as a number
            seed = int.from_bytes(sha256(seed.encode()).digest()[:8], "big")
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """Restart the generator with a seed; nearby seeds give unrelated numbers."""
        mixed = (seed + 1) * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & 0xFFFFFFFFFFFFFFFF
        mixed ^= mixed >> 31
        self.digit = mixed & DIGIT_MASK
        # Between 1 and MULTIPLIER - 2, which avoids the two states that repeat for ever.
        self.carry = 1 + (mixed >> DIGIT) % (MULTIPLIER - 2)

    def below(self, bound: i64) -> i64:
        """Return a number from 0 to `bound` - 1, for bounds up to 2^31."""
        step: i64 = MULTIPLIER * self.digit + self.carry
        self.digit = step & DIGIT_MASK
        self.carry = step >> DIGIT
        return (self.digit * bound) >> DIGIT
