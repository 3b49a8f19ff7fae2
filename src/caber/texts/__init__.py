"""Texts in the player's language: Project Fluent files and rules pages, one folder per language.

Whoever has something to say names the key of a text and the details that fill it. Every `.ftl` file in a
language's folder counts; what a language lacks is told in English.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    # Fluent takes a twentieth of a second to import, and most programs that use the library say nothing.
    from caber.texts.messages import Plain

Details = Mapping[str, str | int]

LANGUAGES = ("en", "de", "nl")
FALLBACK = "en"
LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides
# A position drawn in a rules page: a caption, and the drawing that the game's `screen.example` reads.
DRAWING = re.compile(r"^~~~board (.+)\n((?:.*\n)*?)~~~$", re.MULTILINE)
OPTIONS_PLACE = "{options}"  # the line of a rules page where the table of options belongs


def tell(key: str, details: Details | None = None, language: str = FALLBACK) -> str:
    """The text of that key, filled with the details; KeyError if there is none.

    >>> tell("error-unknown-game", {"name": "chess", "games": "schotten_totten"}, "de")
    'Ein Spiel namens „chess“ gibt es nicht. Spiele: schotten_totten.'
    """
    plain = _plain(key, language)
    if plain is not None:
        return plain.filled(key, details or {})
    return _told(key, tuple(sorted((details or {}).items())), language)


@cache
def _plain(key: str, language: str) -> "Plain | None":
    from caber.texts.messages import plain

    return plain(key, _language_that_has(key, language))


@lru_cache(10_000)  # a board says the same few things over and over, and Fluent takes its time
def _told(key: str, details: tuple[tuple[str, str | int], ...], language: str) -> str:
    from caber.texts.messages import filled

    return filled(key, dict(details), _language_that_has(key, language))


def _language_that_has(key: str, language: str) -> str:
    from caber.texts.messages import sources

    for each in (_known(language), FALLBACK):
        if key in sources(each):
            return each
    raise KeyError(key)


def has(key: str) -> bool:
    """Whether there is a text of that key.

    >>> has("error-unknown-game"), has("error-no-such-text")
    (True, False)
    """
    from caber.texts.messages import sources

    return key in sources(FALLBACK)


def listed(names: Sequence[str], language: str = FALLBACK) -> str:
    """Names in a row, as one says them.

    >>> listed(["Ailsa"]), listed(["Ailsa", "Rob", "Mairi"], "nl")
    ('Ailsa', 'Ailsa, Rob en Mairi')
    """
    if len(names) < 2:
        return "".join(names)
    return tell("list-and", {"names": ", ".join(names[:-1]), "last": names[-1]}, language)


def decimal(number: str, language: str = FALLBACK) -> str:
    """A number such as 0.5 with the sign that the language has between ones and tenths.

    >>> decimal("0.5", "de"), decimal("7")
    ('0,5', '7')
    """
    whole, point, part = number.partition(".")
    return tell("number-decimal", {"whole": whole, "part": part}, language) if point else number


def best_language(wanted: str | None, env: Mapping[str, str]) -> str:
    """The language asked for (ValueError if it isn't ours), else that of the environment, else English.

    >>> best_language("nl", {"LANG": "de_DE.UTF-8"}), best_language(None, {"LANG": "de_DE.UTF-8"})
    ('nl', 'de')
    >>> best_language(None, {"LC_ALL": "C", "LANG": "nl_NL"})
    'en'
    """
    if wanted is not None:
        return _known(_language_of(wanted))
    language = next((_language_of(env[name]) for name in LOCALES if env.get(name)), FALLBACK)
    return language if language in LANGUAGES else FALLBACK


def rules(game_name: str, language: str = FALLBACK) -> str:
    """The rules page of a game in Markdown; the caller replaces OPTIONS_PLACE by `options_table`.

    >>> rules("schotten_totten", "nl").splitlines()[0]
    '# Schotten-Totten'
    """
    return _page("rules", game_name, language)


def short_rules(game_name: str, language: str = FALLBACK) -> str:
    """What somebody has to know to begin, in a few lines of Markdown.

    >>> short_rules("schotten_totten").splitlines()[0]
    'Be the first to own **three stones side by side**, or **five** anywhere.'
    """
    return _page("short", game_name, language)


def _page(folder: str, game_name: str, language: str) -> str:
    from importlib.resources import files

    for each in (language, FALLBACK):
        page = files(__name__).joinpath(_known(each), folder, f"{game_name}.md")
        if page.is_file():
            return page.read_text(encoding="utf-8")
    raise KeyError(game_name)


def options_table(
    game_name: str,
    choices: Mapping[str, Sequence[str]],
    examples: Mapping[str, str],
    language: str = FALLBACK,
) -> str:
    """The options of a game as a Markdown table: for each its values as written, the default first.

    Those that take own values have an example of one.

    >>> print(options_table("schotten_totten", {"begins": ["1", "2"]}, {}))
    | option | values, default first | meaning |
    |---|---|---|
    | `begins` | `1`, `2` | **Who begins.** The seat that begins (1 or 2). |
    """
    heads = [tell(f"options-table-{column}", {}, language) for column in ("option", "values", "meaning")]
    rows = [f"| {' | '.join(heads)} |", "|---|---|---|"]
    for name, values in choices.items():
        key = f"{game_name}-option-{name}".replace("_", "-")
        listed = ", ".join(f"`{value}`" for value in values)
        if name in examples:
            listed = tell("options-table-own", {"values": listed, "example": f"`{examples[name]}`"}, language)
        meaning = f"**{tell(key, {}, language)}.** {tell(f'{key}-about', {}, language)}"
        rows.append(f"| `{name}` | {listed} | {meaning} |")
    return "\n".join(rows)


def _known(language: str) -> str:
    if language not in LANGUAGES:
        raise ValueError(f"no texts in “{language}”; languages: {', '.join(LANGUAGES)}")
    return language


def _language_of(locale: str) -> str:
    """The language in `de_DE.UTF-8`, `nl-BE` or `EN`."""
    return locale.replace("-", "_").replace(".", "_").partition("_")[0].strip().lower()
