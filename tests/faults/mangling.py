"""Messages that were valid once: letters, bytes and values changed, lost, doubled, in the wrong place."""

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

ODD = (
    "", " ", "\t", "\n", "\0", "\x0b", "\u2028", "\u00a0", "\u200b", "\u202e", "\ufeff", "\ufffd", "\ud800",
    "\udfff", "ß", "İ", "ı", "ﬁ", "Å", "\u0301", "𝟛", "٣", "３", "²", "Ⅳ", "½", "+", "-", "−", "–", "_", ".",
    ",", ";", ":", "|", "#", "@", ">", "*", "?", "'", '"', "\\", "/", "%", "{", "}", "$", "0", "1", "9", "e",
)  # fmt: skip
DIGITS = ("٠١٢٣٤٥٦٧٨٩", "०१२३४५६७८९", "０１２３４５６７８９", "𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡", "⁰¹²³⁴⁵⁶⁷⁸⁹")
NUMBERS = (
    0, -1, 1, 2, 9, 10, 63, 2**31 - 1, 2**31, -(2**31), 2**53, 2**63 - 1, 2**63, 2**64, 10**40, 0.5, 1.0,
    -0.0, 1e308,
)  # fmt: skip
WORDS = (
    "", " ", "null", "true", "yes", "no", "none", "None", "NaN", "1", "-1", "__proto__", "id", "{}", "x" * 90,
)  # fmt: skip
LETTERS = (b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xf5", b"\x00", b"\xef\xbb\xbf")  # hardly any is UTF-8
SIGNS = (b"\\ud800", b"\\u0000", b"1e999", b"NaN", b"-", b"//", b" ")  # in JSON, for better or worse

LARGEST = 5_000_000  # letters of a text that is repeated: what happens to it thrice must fit into memory

Mangle = Callable[[str, Random], str]


def place(text: Sequence[object], rng: Random) -> int:
    """Somewhere in a text, or behind it."""
    return int(rng.random() * (len(text) + 1))


def swapped_letter(text: str, rng: Random) -> str:
    at = place(text, rng)
    return text[:at] + rng.choice(ODD) + text[at + 1 :]


def added_letter(text: str, rng: Random) -> str:
    at = place(text, rng)
    return text[:at] + rng.choice(ODD) + text[at:]


def lost_letter(text: str, rng: Random) -> str:
    at = place(text, rng)
    return text[:at] + text[at + 1 :]


def cut(text: str, rng: Random) -> str:
    return text[: place(text, rng)]


def beheaded(text: str, rng: Random) -> str:
    return text[place(text, rng) :]


def doubled(text: str, rng: Random) -> str:
    first, last = sorted((place(text, rng), place(text, rng)))
    return text[:last] + text[first:]


def mirrored(text: str, rng: Random) -> str:
    return text[::-1]


def louder(text: str, rng: Random) -> str:
    """Capitals here and there: some of our notations take them."""
    return "".join(letter.upper() if rng.random() < 0.5 else letter for letter in text)


def spaced(text: str, rng: Random) -> str:
    """More space wherever there may be some: some of our notations take it."""
    return "".join(rng.choice(("", "", "", " ", "  ", "\t")) + letter for letter in text)


def other_digits(text: str, rng: Random) -> str:
    return text.translate(str.maketrans("0123456789", rng.choice(DIGITS)))


def next_digit(text: str, rng: Random) -> str:
    """Another number in place of one of the digits."""
    places = [index for index, letter in enumerate(text) if letter.isdigit()] or [0]
    at = rng.choice(places)
    return text[:at] + str(rng.choice(NUMBERS)) + text[at + 1 :]


def words_moved(text: str, rng: Random) -> str:
    words = text.split(" ")
    rng.shuffle(words)
    return " ".join(words)


def long_text(text: str, rng: Random) -> str:
    times = rng.choice((2, 9, 200))
    return text * times if len(text) * times <= LARGEST else text


TEXTS: tuple[Mangle, ...] = (
    swapped_letter, added_letter, lost_letter, cut, beheaded, doubled, mirrored, louder, spaced, other_digits,
    next_digit, words_moved, long_text,
)  # fmt: skip


def mangled(text: str, rng: Random) -> str:
    """A text after one, two or three mishaps."""
    for _ in range(1 + int(rng.random() ** 2 * 3)):
        text = rng.choice(TEXTS)(text, rng)
    return text


def shuffled_lines(text: str, rng: Random) -> str:
    """Lines lost, doubled, exchanged, or each of them mangled."""
    lines = text.split("\n")
    for _ in range(1 + int(rng.random() ** 2 * 4)):
        at, other = (int(rng.random() ** 2 * len(lines)) for _ in range(2))  # those in front say the most
        match int(rng.random() * 5):
            case 0:
                lines[at], lines[other] = lines[other], lines[at]
            case 1:
                lines.insert(at, lines[other])
            case 2 if len(lines) > 1:
                del lines[at]
            case 3:
                lines[at] = mangled(lines[at], rng)
            case _:
                parts = lines[at].split("; ")
                rng.shuffle(parts)
                lines[at] = "; ".join(parts)
    return rng.choice(("\n", "\n", "\n", "\r\n", "\n\n")).join(lines)


def mangled_bytes(data: bytes, rng: Random) -> bytes:
    """Bits flipped, bytes lost, added and doubled: no longer UTF-8, most of the time."""
    found = bytearray(data)
    for _ in range(1 + int(rng.random() ** 2 * 5)):
        at = place(found, rng)
        match int(rng.random() * 6):
            case 0 if at < len(found):
                found[at] ^= 1 << rng.randrange(8)
            case 1:
                found[at:at] = bytes([rng.randrange(256)])
            case 2:
                found[at:at] = rng.choice(LETTERS)
            case 3:
                del found[at:]
            case 4:
                found[at:at] = found[: place(found, rng)]
            case _:
                del found[at : at + 1 + rng.randrange(4)]
    return bytes(found)


def any_value(rng: Random) -> Any:
    """Something that may stand in JSON."""
    match int(rng.random() * 8):
        case 0:
            return None
        case 1:
            return rng.random() < 0.5
        case 2:
            return rng.choice(NUMBERS)
        case 3:
            return [any_value(rng) for _ in range(rng.randrange(3))]
        case 4:
            return {rng.choice(WORDS): any_value(rng) for _ in range(rng.randrange(3))}
        case 5:
            return (
                "".join(rng.choice(ODD) for _ in range(rng.randrange(9))).encode("utf-8", "replace").decode()
            )
        case _:
            return rng.choice(WORDS)


def mangled_value(value: Any, rng: Random) -> Any:
    """A value of JSON with something else in some place of it."""
    if rng.random() < 0.2:
        return any_value(rng)
    if isinstance(value, dict) and value:
        changed = dict(value)
        name = rng.choice(list(changed))
        match int(rng.random() * 6):
            case 0:
                del changed[name]
            case 1:
                changed[rng.choice(WORDS)] = any_value(rng)
            case 2:
                changed[mangled(name, rng)] = changed.pop(name)
            case _:
                changed[name] = mangled_value(changed[name], rng)
        return changed
    if isinstance(value, list) and value:
        changed_list = list(value)
        at = int(rng.random() * len(changed_list))
        match int(rng.random() * 4):
            case 0:
                del changed_list[at]
            case 1:
                changed_list.insert(at, mangled_value(changed_list[at], rng))
            case _:
                changed_list[at] = mangled_value(changed_list[at], rng)
        return changed_list
    if isinstance(value, str) and rng.random() < 0.7:
        return mangled(value, rng)
    return any_value(rng)


def mangled_json(value: Any, rng: Random) -> bytes:
    """The value as JSON, wrong in itself or in how it is written."""
    match int(rng.random() * 8):
        case 0:
            return mangled_bytes(written(value), rng)
        case 1:  # the same name twice
            text = written(value)
            return text[:-1] + b"," + text[1:] if isinstance(value, dict) and value else text + text
        case 2:
            deep = rng.choice((2, 50, 2000))
            opening, closing = rng.choice(((b"[", b"]"), (b'{"act":', b"}"), (b'{"options":', b"}")))
            return opening * deep + written(value) + closing * (deep - rng.randrange(2))
        case 3:
            text = written(value)
            at = place(text, rng)
            return text[:at] + rng.choice(SIGNS) + text[at:]
        case _:
            return written(mangled_value(value, rng))


def written(value: Any) -> bytes:
    """The value as JSON; what UTF-8 can't hold is escaped."""
    return json.dumps(value, ensure_ascii=True, separators=(",", ":")).encode()
