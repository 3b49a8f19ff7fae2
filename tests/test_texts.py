"""Every text exists in every language, can be filled, is used; the rules pages agree with the code."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from pathlib import Path

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from caber import texts
from caber.bots import names as bot_names
from caber.core.contract import CHANCE, OVER
from caber.core.options import Option, Options, is_number, written
from caber.core.record import FORFEITS
from caber.core.rng import Rng
from caber.games import NAMES, game
from caber.table.catalogue import how_it_plays
from caber.texts import (
    FALLBACK,
    LANGUAGES,
    OPTIONS_PLACE,
    best_language,
    options_table,
    rules,
    short_rules,
    tell,
)
from caber.texts import messages as text_messages
from caber.texts.patterns import SINGULAR, filled, parsed
from tests.contract.spread import move_numbers, settings

PACKAGE = Path(__file__).parents[1] / "src" / "caber"
SOURCES = sorted(PACKAGE.rglob("*.py"))
FOLDER = Path(texts.__file__).parent
PREFIXES = {name: name.replace("_", "-") for name in NAMES}  # with which the keys of a game begin
SHARED = (
    "error", "record", "rules", "options-table", "list", "number", "table", "analysis", "solving",
    "arena", "ladder", "program", "stats", "drawing", "hint", "extra", "bench",
    "public", "file",
)  # fmt: skip
KEY = re.compile(f"({'|'.join([*SHARED, *PREFIXES.values()])})-[a-z-]*[a-z]")
COUNTED = {"line", "number", "count", "moves", "cards", "needed"}
COUNTED |= {"stone", "stones", "sum", "places", "missing"}

PROJECT = tomllib.loads((PACKAGE.parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS = PROJECT["project"]["optional-dependencies"].keys() - {"all"}

by_game = pytest.mark.parametrize("name", NAMES)
by_language = pytest.mark.parametrize("language", LANGUAGES)


# -- what the files hold ---------------------------------------------------------------------------


def messages(language: str, name: str = "*") -> Iterator[ftl.Message]:
    for file in sorted((FOLDER / language).glob(f"{name}.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert isinstance(entry, ftl.Message | ftl.BaseComment), f"{file} holds something else"
            if isinstance(entry, ftl.Message):
                yield entry


class Variables(visitor.Visitor):
    """The variables of a message, and for those that choose a variant its keys."""

    def __init__(self, message: ftl.Message) -> None:
        self.found: dict[str, set[str | int]] = {}
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        self.generic_visit(node)
        assert isinstance(node.selector, ftl.VariableReference)
        for variant in node.variants:
            key = variant.key
            word = int(key.value) if isinstance(key, ftl.NumberLiteral) else key.name
            self.found[node.selector.id.name].add(word)


TEXTS = {
    language: {message.id.name: Variables(message).found for message in messages(language)}
    for language in LANGUAGES
}


def test_each_folder_is_a_language() -> None:
    assert {file.name for file in FOLDER.iterdir() if file.is_dir() and file.name[0] != "_"} == set(LANGUAGES)


@by_language
def test_no_text_stands_twice(language: str) -> None:
    keys = [message.id.name for message in messages(language)]
    assert len(keys) == len(set(keys))


@by_language
def test_every_language_has_every_text_with_the_same_variables(language: str) -> None:
    assert {key: set(variables) for key, variables in TEXTS[language].items()} == {
        key: set(variables) for key, variables in TEXTS[FALLBACK].items()
    }


def samples(variables: dict[str, set[str | int]]) -> Iterator[dict[str, str | int]]:
    """Details for every variant of a text."""
    choices: list[list[str | int]] = []
    for name, keys in variables.items():
        if name in COUNTED or "one" in keys:
            choices.append([1, 2, 12345])
        else:
            choices.append([*(keys - {"other"}), "Ailsa"] if keys else ["r7"])
    return (dict(zip(variables, chosen)) for chosen in product(*choices))


@by_language
def test_every_text_can_be_filled(language: str) -> None:
    for key, variables in TEXTS[language].items():
        for details in samples(variables):
            text = tell(key, details, language)
            assert text == text.strip() != ""
            assert not re.search(r"[{}\u2068\u2069]|12[.,]345", text), text


DETAILS = ("100 %s {x}\\", "b" * text_messages.LONGEST, -7, 12345)


@cache
def bundle(language: str) -> FluentBundle:
    """What Fluent's own runtime makes of the same files, without the marks that isolate details."""
    whole = FluentBundle([language], use_isolating=False)
    for file in (FOLDER / language).glob("*.ftl"):
        whole.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return whole


def as_fluent_says(key: str, details: dict[str, str | int], language: str) -> str:
    given = {
        name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
        for name, value in details.items()
    }
    pattern = bundle(language).get_message(key).value
    assert pattern is not None
    text, errors = bundle(language).format_pattern(pattern, given)
    assert errors == []
    return str(text)


@by_language
def test_texts_read_as_the_runtime_of_fluent_says_them(language: str) -> None:
    plain = compared = 0
    for key, variables in TEXTS[language].items():
        for details in samples(variables):
            for detail in DETAILS if details else ("",):
                more = {name: detail if value == "r7" else value for name, value in details.items()}
                expected = as_fluent_says(key, more, language)
                assert tell(key, more, language) == text_messages.filled(key, more, language) == expected
                compared += 1
        plain += text_messages.plain(key, language) is not None
    assert 300 < plain < len(TEXTS[language]) - 50
    assert compared > 5000


@by_language
def test_every_number_has_the_plural_that_it_has_in_the_language(language: str) -> None:
    source = "said = { $count ->\n    [one] one\n   *[other] other\n}"
    rule = Locale(language).plural_form
    assert language in SINGULAR
    for number in [*range(-200, 2000), 10**6, 10**9 + 1]:
        assert filled(parsed(source), {"count": number}, language) == rule(number)


def test_a_long_detail_is_shortened() -> None:
    book = "b" * 5000
    assert len(tell("error-unknown-game", {"name": book, "games": "none"})) < 1100


@pytest.mark.parametrize(
    "source",
    [
        "said = { -term }",
        "said = { NUMBER($count) }",
        "said = { other }",
        "said = { NUMBER($count) ->\n   *[other] x\n}",
        "said =\n    .label = x",
        "said = words\n    .label = x",
        "said",
        "# nothing",
    ],
)
def test_more_of_fluent_than_texts_may_use_is_refused(source: str) -> None:
    with pytest.raises(ValueError, match=r"is no message|which our texts do without"):
        parsed(source)


@by_language
def test_every_text_of_the_files_is_found(language: str) -> None:
    assert set(text_messages.sources(language)) == set(TEXTS[language])


# -- what the code says ----------------------------------------------------------------------------


def constants(node: ast.AST) -> set[str]:
    values = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
    return {value for value in values if isinstance(value, str)}


def game_of(file: Path) -> str | None:
    """The game in whose folder a source file lies."""
    parts = file.relative_to(PACKAGE).parts
    return parts[1] if parts[0] == "games" and parts[1] in NAMES else None


@cache
def said_in_code() -> set[str]:
    """Every key that the code names, whole or with a reason for a refusal."""
    found = set()
    for file in SOURCES:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        found |= {text for text in constants(tree) if KEY.fullmatch(text)}
        if (name := game_of(file)) is None:
            continue
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Name(id="_refused"), args=[reason, *_]):
                    found |= {f"{PREFIXES[name]}-refused-{word}" for word in constants(reason)}
    return found


def words_of(option: Option) -> list[str]:
    """Its values that aren't said by their digits, as they are written."""
    return [written(value) for value in option.choices if not is_number(value)]


def said_by_name() -> set[str]:
    """Every key that is put together from the names of things that any game has."""
    found = {f"options-table-{column}" for column in ("option", "values", "meaning", "own")}
    found |= {f"ending-{reason}" for reason in FORFEITS}
    found |= {f"extra-{name}" for name in EXTRAS}
    for name, prefix in PREFIXES.items():
        said = {"title", "summary"}
        for option in game(name).offered:
            said |= {f"option-{option.name}", f"option-{option.name}-about"}
            said |= {f"value-{option.name}-{word}" for word in words_of(option)}
        found |= {f"{prefix}-{key}".replace("_", "-") for key in said}
        found |= {key for bot in bot_names(name) for key in (f"bot-{bot}", how_it_plays(bot, prefix))}
        # Tables that were opened long ago show bots by the names that they had then.
        if find_spec(own := f"caber.bots.{name}"):
            found |= {f"bot-{bot}" for bot in getattr(import_module(own), "EARLIER", {})}
    return found


def put_together(name: str) -> re.Pattern[str]:
    """Matches the keys that a game puts together from names of its own, such as f"colour-{letter}"."""
    patterns = {"nothing"}
    for file in SOURCES:
        if game_of(file) == name:
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                match node:
                    case ast.JoinedStr(values=[ast.Constant(value=str(first)), *others]):
                        ends = [part.value if isinstance(part, ast.Constant) else "" for part in others]
                        key = first.removeprefix(f"{PREFIXES[name]}-")
                        # One that any key would match hands keys on; refusals are found by their reasons.
                        if re.fullmatch("[a-z-]+-", key) and key != "refused-":
                            patterns.add(key + "".join(str(end) or "[a-z-]+" for end in ends))
    return re.compile(f"{PREFIXES[name]}-({'|'.join(sorted(patterns))})")


def test_every_key_that_is_said_exists() -> None:
    assert (said_in_code() | said_by_name()) - TEXTS[FALLBACK].keys() == set()


@pytest.mark.parametrize(
    "file",
    [
        "core",
        "table",
        "bots",
        "program",
        "analysis",
        "solving",
        "arena",
        "batch",
        "drawing",
        "hint",
        "bench",
        "extras",
        "public",
        "files",
    ],
)
def test_every_text_is_said(file: str) -> None:
    own = {message.id.name for message in messages(FALLBACK, file)}
    assert own and own - said_in_code() - said_by_name() == set()


@by_game
def test_every_text_of_a_game_is_said(name: str) -> None:
    own = {message.id.name for message in messages(FALLBACK, name)}
    assert all(key.startswith(f"{PREFIXES[name]}-") for key in own)
    pattern = put_together(name)
    left = own - said_in_code() - said_by_name()
    assert {key for key in left if not pattern.fullmatch(key)} == set()


def test_the_code_gives_the_details_that_a_text_wants() -> None:
    checked = 0
    caused: set[ast.expr] = set()  # raised because of another error, which is told as the reason
    for file in SOURCES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Raise(exc=ast.expr() as error, cause=ast.expr()):
                    caused.add(error)
                    continue
                case ast.Call(args=[ast.Constant(value=str(key)), ast.Dict(keys=keys)]) if None not in keys:
                    given = {name for each in keys if each for name in constants(each)}
                    if node in caused:
                        given.add("reason")
                case ast.Call(func=ast.Name(id="_refused"), args=[ast.Constant(value=str(reason)), _]):
                    name = game_of(file)
                    if name is None:
                        continue
                    key = f"{PREFIXES[name]}-refused-{reason}"
                    given = {"move", *(word.arg for word in node.keywords if word.arg)}
                case _:
                    continue
            if KEY.fullmatch(key):
                checked += 1
                assert TEXTS[FALLBACK][key].keys() <= given, f"{file.name}: {key}"
    assert checked > 25


@by_game
def test_every_refusal_that_play_meets_can_be_told(name: str) -> None:
    told: set[tuple[str, ...]] = set()
    for seed, setting in enumerate(settings(name)[::12]):
        rng = Rng(seed)
        state = setting.start()
        for count in range(200):
            if state.turn == OVER:
                break
            if count % 10 == seed % 10 and state.turn != CHANCE:
                for move in range(move_numbers(name)):
                    error = state.refusal(move)
                    if error is not None and (kind := (error.key, *error.details)) not in told:
                        told.add(kind)
                        assert len({error.tell(language) for language in LANGUAGES}) == len(LANGUAGES)
            state.act(state.pick(rng))
    assert told


# -- the functions ---------------------------------------------------------------------------------


def test_what_a_language_lacks_is_told_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text_messages, "sources", {"en": text_messages.sources("en"), "de": {}}.__getitem__)
    for known in (texts._plain, texts._told):
        known.cache_clear()
    assert tell("options-table-meaning", {}, "de") == "meaning"
    assert tell("list-and", {"names": "Ailsa", "last": "Rob"}, "de") == "Ailsa and Rob"
    for known in (texts._plain, texts._told):
        known.cache_clear()  # they would go on in English


def test_an_unknown_key_or_language_is_an_error() -> None:
    with pytest.raises(KeyError, match="no-such-text"):
        tell("no-such-text", {}, "de")
    with pytest.raises(KeyError, match="chess"):
        rules("chess", "nl")
    with pytest.raises(ValueError, match="en, de, nl"):
        tell("error-option-twice", {"name": "mode"}, "fr")
    with pytest.raises(ValueError, match="en, de, nl"):
        best_language("fr", {"LANG": "de_DE"})


@by_language
def test_a_missing_detail_is_an_error(language: str) -> None:
    with pytest.raises(ValueError, match="record-start"):
        tell("record-start", {}, language)
    with pytest.raises(ValueError, match="schotten-totten-refused-phase"):
        tell("schotten-totten-refused-phase", {"move": "pass"}, language)


@pytest.mark.parametrize(
    ("wanted", "env", "language"),
    [
        ("de", {"LC_ALL": "nl_NL"}, "de"),
        ("NL-be", {}, "nl"),
        (None, {}, "en"),
        (None, {"LANG": ""}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        (None, {"LANG": "de_DE.UTF-8", "LC_MESSAGES": "nl"}, "nl"),
        (None, {"LANG": "de_DE.UTF-8", "LC_MESSAGES": "nl", "LC_ALL": "en_GB"}, "en"),
    ],
)
def test_the_language_is_the_wish_or_that_of_the_machine(
    wanted: str | None, env: dict[str, str], language: str
) -> None:
    assert best_language(wanted, env) == language


def test_fluent_is_imported_only_when_something_is_said() -> None:
    check = "import sys, caber.texts, caber.core.errors; sys.exit('fluent' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0


# -- the rules pages -------------------------------------------------------------------------------


def headings(page: str) -> list[int]:
    return [len(marks) for marks in re.findall(r"^(#+) ", page, re.MULTILINE)]


def quoted(page: str) -> set[str]:
    """What stands in the page as it is typed."""
    return set(re.findall(r"`([^`]+)`", page))


@by_game
def test_the_pages_have_the_same_parts(name: str) -> None:
    pages = [rules(name, language) for language in LANGUAGES]
    assert len(set(pages)) == len(LANGUAGES), "each language has a page of its own"
    assert len({tuple(headings(page)) for page in pages}) == 1
    assert len({len(re.findall("^~~~board ", page, re.MULTILINE)) for page in pages}) == 1
    assert len({short_rules(name, language) for language in LANGUAGES}) == len(LANGUAGES)


@by_game
@by_language
def test_a_page_has_a_place_for_its_options(name: str, language: str) -> None:
    assert rules(name, language).splitlines().count(OPTIONS_PLACE) == 1


@by_game
@by_language
def test_what_a_page_says_of_options_is_right(name: str, language: str) -> None:
    """Each setting that it quotes exists, and what it rules is the default."""
    offered = game(name).offered
    for text in quoted(rules(name, language)):
        if re.fullmatch(r"\w+=\w+( \w+=\w+)*", text):
            assert Options.read(offered, text)
    rulings = re.findall(r"^- `(\w+)=(\w+)`\.", rules(name, language), re.MULTILINE)
    assert dict(rulings).items() <= {option.name: written(option.default) for option in offered}.items()


@by_game
@by_language
def test_the_table_of_options_lists_them_all(name: str, language: str) -> None:
    offered = game(name).offered
    rows = game(name).options_table(language).splitlines()[2:]
    listed = [[option.name, *map(written, option.choices)] for option in offered]
    for names, option in zip(listed, offered):
        names += [option.own.example] if option.own else []
    assert [re.findall(r"`([^`]+)`", row) for row in rows] == listed
    for row, option in zip(rows, offered):
        assert all(f"({word})" in row for word in words_of(option))


@by_language
def test_the_table_of_options_shows_how_an_own_value_is_written(language: str) -> None:
    table = options_table("schotten_totten", {"mode": ["base"]}, {"mode": "r,g,b"}, language)
    assert re.findall(r"`([^`]+)`", table) == ["mode", "base", "r,g,b"]
