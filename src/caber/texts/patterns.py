"""Patterns of Project Fluent, filled with details: text, details, and variants to choose from.

Fluent's own runtime brings 36 MB of locale data. Our texts need its parser and one plural rule, so this
module fills what the parser finds, and refuses the rest of the language (terms, functions, attributes).
"""

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

from fluent.syntax import FluentParser, ast

Details = Mapping[str, str | int]

# The numbers that are singular, by language; CLDR calls this category `one`, and all others `other`.
SINGULAR: Final[Mapping[str, tuple[int, ...]]] = {"en": (1,), "de": (1,), "nl": (1,)}

PARSER: Final = FluentParser(with_spans=False)


class Detail(NamedTuple):
    """A place for a detail."""

    name: str


class Choice(NamedTuple):
    """Variants, of which a detail chooses one: by its words, its number, or the number's plural category."""

    name: str  # of the detail
    variants: tuple[tuple[str | int, "Pattern"], ...]
    default: "Pattern"

    def chosen(self, detail: str | int, language: str) -> "Pattern":
        """Return the first variant that fits the detail, or the default."""
        fitting = {detail}
        if isinstance(detail, int):
            fitting.add("one" if abs(detail) in SINGULAR[language] else "other")
        return next((pattern for key, pattern in self.variants if key in fitting), self.default)


Pattern: TypeAlias = tuple[str | Detail | Choice, ...]


def parsed(source: str) -> Pattern:
    """Return the pattern of one message; ValueError if it is no message, or uses more than texts may."""
    message = PARSER.parse_entry(source)
    if not isinstance(message, ast.Message) or message.value is None or message.attributes:
        raise ValueError("is no message of Fluent with a value and without attributes")
    return _pattern(message.value)


def filled(pattern: Pattern, details: Details, language: str) -> str:
    """Return the words of a pattern with the details in their places; KeyError if one is missing."""
    words = []
    for part in pattern:
        match part:
            case str():
                words.append(part)
            case Detail():
                words.append(str(details[part.name]))
            case Choice():
                words.append(filled(part.chosen(details[part.name], language), details, language))
    return "".join(words)


def _pattern(pattern: ast.Pattern) -> Pattern:
    return tuple(
        element.value if isinstance(element, ast.TextElement) else _placeable(element)
        for element in pattern.elements
    )


def _placeable(placeable: ast.Placeable) -> str | Detail | Choice:
    match placeable.expression:
        case ast.VariableReference(id=ast.Identifier(name=name)):
            return Detail(name)
        case ast.StringLiteral() as literal:
            return str(literal.parse()["value"])
        case ast.SelectExpression(
            selector=ast.VariableReference(id=ast.Identifier(name=name)), variants=variants
        ):
            fitting = tuple((_key(variant), _pattern(variant.value)) for variant in variants)
            (default,) = (_pattern(variant.value) for variant in variants if variant.default)
            return Choice(name, fitting, default)
        case other:
            raise ValueError(f"uses a {type(other).__name__}, which our texts do without")


def _key(variant: ast.Variant) -> str | int:
    return int(variant.key.value) if isinstance(variant.key, ast.NumberLiteral) else variant.key.name
