"""Every text exists in every language, can be filled, is used; the rules pages agree with the code."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from caber import texts
from caber.bots import names as bot_names
from caber.core.contract import CHANCE, OVER
from caber.core.errors import BadNotation, CaberError
from caber.core.options import Options, written
from caber.core.record import FORFEITS
from caber.core.rng import Rng
from caber.games import game
from caber.games.schotten_totten.cards import CLAN_LETTERS, TACTICS_NAMES
from caber.games.schotten_totten.certificates import ClaimRefused, words
from caber.games.schotten_totten.checking import RANKS, Certificate, Formation, rate
from caber.games.schotten_totten.layout import MOVES
from caber.games.schotten_totten.notation import parse
from caber.games.schotten_totten.rules import OFFERED
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

SOURCES = sorted((Path(__file__).parents[1] / "src" / "caber").rglob("*.py"))
FOLDER = Path(texts.__file__).parent
GAME = "schotten_totten"
KEY = re.compile("(error|record|rules|options-table|schotten-totten|table)-[a-z-]*[a-z]")
# The verdicts on a claim. A tie that is only possible never refutes one.
VERDICTS = {
    *(f"{answer}-{verdict}-laid" for answer, verdict in product(("holds", "fails"), ("rank", "sum", "tie"))),
    *(f"{answer}-{verdict}-possible" for answer, verdict in product(("holds", "fails"), ("rank", "sum"))),
    "holds-tie-possible",
}
COUNTED = {"line", "number", "count", "moves", "cards", "needed"}
COUNTED |= {"stone", "stones", "sum", "places", "missing"}


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_stands_twice(language: str) -> None:
    keys = [message.id.name for message in messages(language)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_text_with_the_same_variables(language: str) -> None:
    assert {key: set(variables) for key, variables in TEXTS[language].items()} == {
        key: set(variables) for key, variables in TEXTS[FALLBACK].items()
    }


def samples(variables: dict[str, set[str | int]]) -> Iterator[dict[str, str | int]]:
    """Details for every variant of a text."""
    choices: list[list[str | int]] = []
    for name, keys in variables.items():
        if name in COUNTED:
            choices.append([1, 2, 12345])
        else:
            choices.append([*keys, "Ailsa"] if keys else ["r7"])
    return (dict(zip(variables, chosen)) for chosen in product(*choices))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_filled(language: str) -> None:
    for key, variables in TEXTS[language].items():
        for details in samples(variables):
            text = tell(key, details, language)
            assert text == text.strip() != ""
            assert not re.search(r"[{}\u2068\u2069]|12[.,]345", text), text


# -- what the code says ----------------------------------------------------------------------------


def constants(node: ast.AST) -> set[str]:
    values = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
    return {value for value in values if isinstance(value, str)}


def said_in_code() -> set[str]:
    """Every key that the code names, whole or with a reason for a refusal."""
    found = set()
    for file in SOURCES:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        found |= {text for text in constants(tree) if KEY.fullmatch(text)}
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Name(id="_refused"), args=[reason, *_]):
                    found |= {f"schotten-totten-refused-{word}" for word in constants(reason)}
    return found


def said_by_name() -> set[str]:
    """Every key that is put together from the names of things."""
    found = {"title", "summary", *(f"claim-{verdict}" for verdict in VERDICTS)}
    found |= {f"rank-{rank}" for rank in (*RANKS, "sum")}
    found |= {f"card-{name}" for name in TACTICS_NAMES} | {f"clan-{letter}" for letter in CLAN_LETTERS}
    for option in OFFERED:
        found |= {f"option-{option.name}", f"option-{option.name}-about"}
        if not isinstance(option.default, int) or isinstance(option.default, bool):
            found |= {f"value-{option.name}-{written(value)}" for value in option.choices}
    table = {f"options-table-{column}" for column in ("option", "values", "meaning")}
    table |= {f"ending-{reason}" for reason in FORFEITS}
    table |= {key for name in bot_names(GAME) for key in (f"bot-{name}", f"bot-{name}-about")}
    return table | {f"schotten-totten-{name}".replace("_", "-") for name in found}


def test_every_key_that_is_said_exists() -> None:
    assert (said_in_code() | said_by_name()) - TEXTS[FALLBACK].keys() == set()


def test_every_text_is_said() -> None:
    own = {
        message.id.name for name in ("core", GAME, "table", "bots") for message in messages(FALLBACK, name)
    }
    assert own - said_in_code() - said_by_name() == set()


def test_the_code_gives_the_details_that_a_text_wants() -> None:
    checked = 0
    for file in SOURCES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(args=[ast.Constant(value=str(key)), ast.Dict(keys=keys)]) if None not in keys:
                    given = {name for each in keys if each for name in constants(each)}
                case ast.Call(func=ast.Name(id="_refused"), args=[ast.Constant(value=str(reason)), _]):
                    key = f"schotten-totten-refused-{reason}"
                    given = {"move", *(word.arg for word in node.keywords if word.arg)}
                case _:
                    continue
            if KEY.fullmatch(key):
                checked += 1
                assert TEXTS[FALLBACK][key].keys() <= given, f"{file.name}: {key}"
    assert checked > 25


def test_every_refusal_that_play_meets_can_be_told() -> None:
    told: set[tuple[str, ...]] = set()
    for seed in range(6):
        rng = Rng(seed)
        chosen: dict[str, bool | str] = {"mode": "tactics", "mud_drop": "owner", "scout_stacks": "one"}
        state = game(GAME).start({**chosen, "expert": seed % 2 == 1})
        for count in range(200):
            if state.turn == OVER:
                break
            if count % 10 == seed and state.turn != CHANCE:
                for move in range(MOVES):
                    error = state.refusal(move)
                    if error is not None and (kind := (error.key, *error.details)) not in told:
                        told.add(kind)
                        assert len({error.tell(language) for language in LANGUAGES}) == len(LANGUAGES)
            state.act(state.pick(rng))
    assert len(told) > 10


@pytest.mark.parametrize("verdict", sorted(VERDICTS))
def test_every_verdict_on_a_claim_is_told(verdict: str) -> None:
    answer, difference, stage = verdict.split("-")
    mine = Formation(("r4", "r5", "macfarlane"), (("macfarlane", "r6"),), "ordered_clan", 15)
    theirs = mine._replace(cards=("g4", "g5", "g6"), meanings=())
    if difference == "rank":
        theirs = theirs._replace(rank="clan")
    if difference == "sum":
        theirs = theirs._replace(sum=18)
    added = ("g6",) if stage == "possible" else ()
    certificate = Certificate(0, 2, answer == "holds", mine, theirs, added, False)
    for language in LANGUAGES:
        said = words(certificate, language)
        details: dict[str, str | int] = {"cards": "r4 r5 macfarlane (r6)", "sum": 15}
        assert tell("schotten-totten-rank-ordered-clan", details, language) in said
        assert ("g6: " in said or "g6 " in said) == (stage == "possible")
        assert ClaimRefused(certificate).tell(language) == said


# -- the functions ---------------------------------------------------------------------------------


def test_what_a_language_lacks_is_told_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    bundles = {"en": texts._bundle("en"), "de": FluentBundle(["de"])}
    monkeypatch.setattr(texts, "_bundle", bundles.__getitem__)
    texts._told.cache_clear()
    assert tell("options-table-meaning", {}, "de") == "meaning"
    texts._told.cache_clear()  # it would go on in English


def test_an_unknown_key_or_language_is_an_error() -> None:
    with pytest.raises(KeyError, match="no-such-text"):
        tell("no-such-text", {}, "de")
    with pytest.raises(KeyError, match="chess"):
        rules("chess", "nl")
    with pytest.raises(ValueError, match="en, de, nl"):
        tell("error-option-twice", {"name": "mode"}, "fr")
    with pytest.raises(ValueError, match="en, de, nl"):
        best_language("fr", {"LANG": "de_DE"})


@pytest.mark.parametrize("language", LANGUAGES)
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


def is_move(text: str) -> bool:
    try:
        parse(text)
    except BadNotation:
        return False
    return True


def is_setting(text: str) -> bool:
    try:
        return bool(Options.read(OFFERED, text))
    except CaberError:
        return text in {option.name for option in OFFERED}


def test_the_pages_have_the_same_parts() -> None:
    assert headings(rules(GAME, "de")) == headings(rules(GAME, "nl")) == headings(rules(GAME, "en"))
    assert quoted(rules(GAME, "de")) == quoted(rules(GAME, "nl")) == quoted(rules(GAME, "en")) | {"y"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_names_every_option_with_its_default_first(language: str) -> None:
    page = rules(GAME, language)
    assert page.splitlines().count(OPTIONS_PLACE) == 1
    settings = [text.partition("=")[0] for text in quoted(page) if is_setting(text)]
    assert set(settings) == {option.name for option in OFFERED}
    rulings = re.findall(r"^- `(\w+)=(\w+)`\.", page, re.MULTILINE)
    defaults = {option.name: written(option.default) for option in OFFERED}
    assert dict(rulings).items() <= defaults.items()
    # What no book leaves open needs no ruling.
    assert defaults.keys() - dict(rulings).keys() == {"mode", "clans", "values", "stones", "hand"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_names_every_tactics_card(language: str) -> None:
    for name in TACTICS_NAMES:
        assert f"**{tell(f'schotten-totten-card-{name}', {}, language)}** (`{name}`)" in rules(GAME, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_page_quotes_can_be_typed(language: str) -> None:
    for text in quoted(rules(GAME, language)):
        cards = all(re.fullmatch(r"[roygbv][1-9]", word) for word in text.split())
        assert cards or text in CLAN_LETTERS or is_setting(text) or is_move(text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_formations_of_a_page_are_in_order(language: str) -> None:
    rows = re.findall(r"^\| ([^|]+) \| [^|]+ \| `((?:\w\d ?){3})` \|$", rules(GAME, language), re.MULTILINE)
    ranks = [rate([(card[0], int(card[1:])) for card in cards.split()], fog=False)[0] for _, cards in rows]
    assert ranks == [4, 3, 2, 1, 0]
    for rank, (name, _) in zip(ranks, rows):
        key = f"schotten-totten-rank-{RANKS[rank]}".replace("_", "-")
        assert name in tell(key, {"cards": "", "sum": 0}, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_short_rules_name_the_same_formations(language: str) -> None:
    rows = re.findall(r"^\| ([^|]+) \| [^|]+ \| `((?:\w\d ?){3})` \|$", rules(GAME, language), re.MULTILINE)
    names = re.findall(r"^\d\. \*\*(.+)\*\*", short_rules(GAME, language), re.MULTILINE)
    assert [name.casefold() for name in names] == [name.casefold() for name, _ in rows]
    assert quoted(short_rules(GAME, language)) <= {cards for _, cards in rows}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_options_lists_them_all(language: str) -> None:
    choices = {option.name: [written(value) for value in option.choices] for option in OFFERED}
    table = options_table(GAME, choices, language)
    rows = [re.findall(r"`([^`]+)`", row) for row in table.splitlines()[2:]]
    assert rows == [[name, *values] for name, values in choices.items()]
    for row, option in zip(table.splitlines()[2:], OFFERED):
        if not isinstance(option.default, int) or isinstance(option.default, bool):
            assert all(f"({written(value)})" in row for value in option.choices)
