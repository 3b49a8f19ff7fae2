"""The texts of Schotten-Totten: names of cards and formations, verdicts on claims, and its rules pages."""

import re
from itertools import product

import pytest

from caber.core.errors import BadNotation, CaberError
from caber.core.options import Options, written
from caber.games.schotten_totten.cards import CLAN_LETTERS, TACTICS_NAMES
from caber.games.schotten_totten.certificates import ClaimRefused, words
from caber.games.schotten_totten.checking import RANKS, Certificate, Formation, rate
from caber.games.schotten_totten.notation import parse
from caber.games.schotten_totten.rules import OFFERED
from caber.texts import FALLBACK, LANGUAGES, rules, short_rules, tell
from tests.test_texts import messages, quoted

GAME = "schotten_totten"
# The verdicts on a claim. A tie that is only possible never refutes one.
VERDICTS = {
    *(f"{answer}-{verdict}-laid" for answer, verdict in product(("holds", "fails"), ("rank", "sum", "tie"))),
    *(f"{answer}-{verdict}-possible" for answer, verdict in product(("holds", "fails"), ("rank", "sum"))),
    "holds-tie-possible",
}

by_language = pytest.mark.parametrize("language", LANGUAGES)


def test_the_texts_name_the_things_of_the_game_and_no_others() -> None:
    keys = {message.id.name.removeprefix("schotten-totten-") for message in messages(FALLBACK, GAME)}
    for kind, names in {
        "card": TACTICS_NAMES,
        "clan": CLAN_LETTERS,
        "rank": [*RANKS, "sum"],
        "claim": [*VERDICTS, "refused", "unfillable"],
    }.items():
        expected = {f"{kind}-{name}".replace("_", "-") for name in names}
        assert {key for key in keys if key.startswith(f"{kind}-")} == expected


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


def test_the_pages_quote_the_same() -> None:
    assert quoted(rules(GAME, "de")) == quoted(rules(GAME, "nl")) == quoted(rules(GAME, "en")) | {"y"}


@by_language
def test_a_page_names_every_option_with_its_default_first(language: str) -> None:
    page = rules(GAME, language)
    settings = [text.partition("=")[0] for text in quoted(page) if is_setting(text)]
    assert set(settings) == {option.name for option in OFFERED}
    rulings = re.findall(r"^- `(\w+)=(\w+)`\.", page, re.MULTILINE)
    defaults = {option.name: written(option.default) for option in OFFERED}
    assert dict(rulings).items() <= defaults.items()
    # What no book leaves open needs no ruling.
    assert defaults.keys() - dict(rulings).keys() == {"mode", "clans", "values", "stones", "hand"}


@by_language
def test_a_page_names_every_tactics_card(language: str) -> None:
    for name in TACTICS_NAMES:
        assert f"**{tell(f'schotten-totten-card-{name}', {}, language)}** (`{name}`)" in rules(GAME, language)


@by_language
def test_what_a_page_quotes_can_be_typed(language: str) -> None:
    for text in quoted(rules(GAME, language)):
        cards = all(re.fullmatch(r"[roygbv][1-9]", word) for word in text.split())
        assert cards or text in CLAN_LETTERS or is_setting(text) or is_move(text), text


@by_language
def test_the_formations_of_a_page_are_in_order(language: str) -> None:
    rows = re.findall(r"^\| ([^|]+) \| [^|]+ \| `((?:\w\d ?){3})` \|$", rules(GAME, language), re.MULTILINE)
    ranks = [rate([(card[0], int(card[1:])) for card in cards.split()], fog=False)[0] for _, cards in rows]
    assert ranks == [4, 3, 2, 1, 0]
    for rank, (name, _) in zip(ranks, rows):
        key = f"schotten-totten-rank-{RANKS[rank]}".replace("_", "-")
        assert name in tell(key, {"cards": "", "sum": 0}, language)


@by_language
def test_the_short_rules_name_the_same_formations(language: str) -> None:
    rows = re.findall(r"^\| ([^|]+) \| [^|]+ \| `((?:\w\d ?){3})` \|$", rules(GAME, language), re.MULTILINE)
    names = re.findall(r"^\d\. \*\*(.+)\*\*", short_rules(GAME, language), re.MULTILINE)
    assert [name.casefold() for name in names] == [name.casefold() for name, _ in rows]
    assert quoted(short_rules(GAME, language)) <= {cards for _, cards in rows}
