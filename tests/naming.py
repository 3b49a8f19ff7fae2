"""Finds the clan cards that a text names, in notation or in words, to see whether it gives any away."""

import re

NOTATION = re.compile(r"\b[roygbv]\d\b")
SPOKEN = re.compile(r"\b(red|orange|yellow|green|blue|violet) (\d)\b")
# A line of the log about a claim, and an answer with a counter-example, name cards that might be anywhere:
# that they follow from face-up cards alone is tested by two worlds.
PROOFS = re.compile(r'\{"seq":\d+,"seat":-?\d+,"words":"claim!.*?"marks":\[.*?\]\}|\{"legal":.*?\}')
HASHES = re.compile(
    r'"(?:id|commitment|upcoming|secret)":"[^"]*"|"seeds":\[.*?\]|^commitment:.*$|^seeds:.*$', re.M
)


def cards_in(text: str) -> set[str]:
    """The cards that a text names.

    >>> sorted(cards_in("chance: r7; g2\\nred 8 drawn")), cards_in('{"id":"r7"}')
    (['g2', 'r7', 'r8'], set())
    """
    open_text = HASHES.sub("", PROOFS.sub("", text))
    spoken = {f"{clan[0]}{value}" for clan, value in SPOKEN.findall(open_text)}
    return set(NOTATION.findall(open_text)) | spoken
