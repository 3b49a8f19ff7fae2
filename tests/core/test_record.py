"""Records: written, read, stepped, redacted; and every broken one refused with line and reason."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caber.core.contract import CHANCE, NOBODY
from caber.core.errors import BadRecord, CaberError
from caber.core.record import FIRST_LINE, Record, read, read_all
from caber.core.verify import check_deal
from caber.games import NAMES, game
from tests.core.games import dealt
from tests.core.pebbles import PEBBLES, find

EXAMPLE = dealt(game("schotten_totten"), {"mode": "tactics"}, seed=4)
TEXT = EXAMPLE.write()


def refused(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        read(text, game)
    assert str(caught.value)
    return caught.value


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def line_of(text: str, start: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(start))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("moves", [0, 5, 60, 10**6])
def test_what_is_written_reads_the_same(name: str, moves: int) -> None:
    for seed in range(10):
        record = dealt(game(name), seed=seed, moves=moves)
        again = read(record.write(), game)
        assert again.write() == record.write()
        assert again.state == record.state
        assert again.state.digest() == record.state.digest()


@pytest.mark.parametrize("name", NAMES)
def test_stepping_forth_and_back(name: str) -> None:
    record = dealt(game(name), seed=3)
    positions = list(record.positions())
    assert len(positions) == len(record.moves) + 1
    assert positions[0] == record.start() and positions[-1] == record.state
    for count in (0, 1, len(record.moves) // 2):
        assert record.at(count) == positions[count]


@pytest.mark.parametrize("name", NAMES)
def test_a_redacted_record_is_the_game_as_that_seat_saw_it(name: str) -> None:
    for seed in range(6):
        record = dealt(game(name), seed=seed, moves=40 + 30 * seed)
        for viewer in (NOBODY, *range(len(record.seats))):
            redacted = read(record.redact(viewer).write(), game)
            assert redacted.viewer == viewer and redacted.secret is None
            for seen, full in zip(redacted.positions(), record.positions()):
                assert seen == full.hide(viewer)


def test_a_redacted_record_names_no_card_of_the_other_hand() -> None:
    record = dealt(game("schotten_totten"), seed=1, moves=12)  # just dealt
    words = set(re.findall(r"\b[roygbv]\d\b", record.redact(0).write()))
    assert len(words) == 6
    assert not re.findall(r"\b[roygbv]\d\b", record.redact(NOBODY).write())


def test_a_finished_game_is_undone_no_further_than_chance() -> None:
    record = dealt(game("schotten_totten"), seed=2, moves=14)
    assert [actor == CHANCE for actor in record.actors[-2:]] == [False, False]  # a card laid, then `draw`
    before = record.at(12)
    assert record.undo() and record.undo()
    assert record.state == before
    assert not record.undo()


def test_the_deal_is_checked() -> None:
    assert check_deal(read(TEXT, game)) == EXAMPLE.actors.count(CHANCE)


def test_a_changed_card_is_found() -> None:
    cards = re.search(r"chance: (\w+); (\w+);", TEXT)
    assert cards is not None
    swapped = changed(f"chance: {cards[1]}; {cards[2]};", f"chance: {cards[2]}; {cards[1]};")
    body = swapped[: swapped.index("seat 1:", swapped.index("chance:"))]  # only the deal, which stays legal
    unfinished = re.sub("result: .*", "result: unfinished", body)
    with pytest.raises(BadRecord) as caught:
        check_deal(read(unfinished, game))
    assert caught.value.key == "record-deal"
    assert caught.value.line == line_of(unfinished, "chance:")


def test_a_changed_secret_is_found() -> None:
    forged = changed(f"secret: {EXAMPLE.secret.hex() if EXAMPLE.secret else ''}", f"secret: {'ab' * 32}")
    with pytest.raises(BadRecord) as caught:
        check_deal(read(forged, game))
    assert caught.value.key == "record-commitment"
    assert caught.value.line == line_of(forged, "secret")


@pytest.mark.parametrize(
    ("old", "new", "key", "start"),
    [
        (FIRST_LINE, "caber recrod 1", "record-start", "caber"),
        ("game: schotten_totten", "game: chess", "record-value", "game"),
        ("rules: 1", "rules: 99", "record-version", "rules"),
        ("mode=tactics", "mode=fast", "record-value", "options"),
        ("mode=tactics", "made=tactics", "record-value", "options"),
        ("clans=6 values=9", "clans=1 values=9", "record-value", "options"),
        ("seats: player 1 | player 2", "seats: player 1", "record-seats", "seats"),
        ("seats: player 1 | player 2", "seats: player 1 | ", "record-value", "seats"),
        ("commitment: ", "commitment: xy", "record-hex", "commitment"),
        ("commitment: ", "commitment: 00", "record-hex", "commitment"),
        ("secret: ", "secret: 0 ", "record-hex", "secret"),
        ("seeds:", "colour:", "record-header", "colour"),
        ("seeds: one | two", "seeds: one\nseeds: two", "record-header-twice", "seeds: two"),
        ("result: ", "result: 0 0 ", "record-result", "result"),
        ("seat 1:", "seat 2:", "record-turn", "seat 2"),
        ("seat 1:", "seat x:", "record-turn", "seat x"),
        ("seat 1:", "sæt 1:", "record-line", "sæt"),
        ("; draw", "; drow", "record-move", "seat 1"),
        ("; draw", "; pass", "record-move", "seat 1"),
        ("; draw", ";; draw", "record-move", "seat 1"),
    ],
)
def test_a_broken_record_says_where_and_why(old: str, new: str, key: str, start: str) -> None:
    broken = changed(old, new)
    error = refused(broken)
    assert error.key == key
    assert error.line == line_of(broken, start)
    assert str(error.line) in str(error)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_record_has_as_many_names_as_its_options_say(players: int) -> None:
    text = dealt(PEBBLES, {"players": players}, seed=1).write()
    assert len(read(text, find).seats) == players
    names = next(line for line in text.splitlines() if line.startswith("seats:"))
    for wrong in (names.rpartition(" |")[0], f"{names} | Ewan"):
        broken = text.replace(names, wrong)
        with pytest.raises(BadRecord) as caught:
            read(broken, find)
        assert (caught.value.key, caught.value.line) == ("record-seats", line_of(broken, "seats"))
        assert all(str(players) in caught.value.tell(language) for language in ("en", "de", "nl"))


def test_a_record_keeps_an_own_value_of_an_option() -> None:
    text = dealt(PEBBLES, {"pebbles": "21"}, seed=1).write()
    assert "options: players=2 pebbles=21\n" in text
    again = read(text, find)
    assert again.options["pebbles"] == "21" and again.write() == text
    with pytest.raises(BadRecord) as caught:
        read(text.replace("pebbles=21", "pebbles=many"), find)
    assert caught.value.key == "record-value" and "21" in str(caught.value)  # the example


def test_no_record_is_begun_with_another_number_of_names() -> None:
    with pytest.raises(CaberError) as caught:
        Record(PEBBLES, PEBBLES.options({"players": 3}), ("Ailsa", "Rob"), EXAMPLE.commitment)
    assert caught.value.key == "error-players"


def test_an_illegal_move_names_move_number_and_reason() -> None:
    error = refused(re.sub(r"(?m)^(seat 1: \S+);.*$", r"\1; claim 5", TEXT, count=1))
    assert error.key == "record-move"
    assert error.details["move"] == "claim 5" and error.details["number"] == 14
    assert str(error.__cause__) in str(error)
    for language in ("en", "de", "nl"):
        assert isinstance(error.__cause__, CaberError)
        assert error.__cause__.tell(language) in error.tell(language)


@pytest.mark.parametrize("name", ["game", "rules", "options", "seats", "commitment", "result"])
def test_a_missing_header_is_named(name: str) -> None:
    error = refused("\n".join(line for line in TEXT.splitlines() if not line.startswith(f"{name}:")))
    assert error.key == "record-header-missing" and error.details["name"] == name


def test_moves_after_the_end_are_refused() -> None:
    assert refused(TEXT + "seat 1: draw\n").key == "record-after-end"


def test_an_empty_text_is_no_record() -> None:
    assert refused("\n# nothing\n").key == "record-empty"


def test_several_records_in_one_text() -> None:
    records = read_all(TEXT + TEXT, game)
    assert [record.write() for record in records] == [TEXT, TEXT]
    assert refused(TEXT + TEXT).line == len(TEXT.splitlines()) + 1


@pytest.mark.parametrize("name", ["", " Ailsa", "A|B", "A\nB", "A\u2028B"])
def test_names_that_could_not_be_read_again_are_refused(name: str) -> None:
    with pytest.raises(CaberError) as caught:
        Record(EXAMPLE.game, EXAMPLE.options, (name, "B"), EXAMPLE.commitment)
    assert caught.value.key == "error-name"


def read_or_refuse(text: str) -> None:
    """Any text is either a record that writes itself again, or refused with a line."""
    refusal: BadRecord | None = None
    try:
        record = read(text, game)
    except BadRecord as error:
        refusal = error
    if refusal is not None:
        assert refusal.line >= 1 and refusal.tell("de")
    else:
        assert read(record.write(), game).state == record.state


LINES = TEXT.splitlines()
TOKENS = st.sampled_from(
    [*LINES, *(token for line in LINES for token in re.split(r"[:;]", line)), ";", ":", "|", "?"]
)
MANGLED = st.builds(
    lambda cut, to, put: TEXT[:cut] + put + TEXT[to:],
    st.integers(0, len(TEXT)),
    st.integers(0, len(TEXT)),
    st.text(max_size=8) | TOKENS,
)
TEXTS = st.one_of(st.text(), st.lists(TOKENS, max_size=30).map("\n".join), MANGLED)


@settings(max_examples=1000)
@given(TEXTS)
def test_no_text_breaks_the_reader(text: str) -> None:
    read_or_refuse(text)


@pytest.mark.soak
@settings(max_examples=100_000)
@given(TEXTS)
def test_no_text_breaks_the_reader_for_long(text: str) -> None:
    read_or_refuse(text)


WORDS = st.sampled_from(
    [
        "claim",
        "draw",
        "tactics",
        "take",
        "to",
        "return",
        "drop",
        "play",
        "r7",
        "fog",
        "@",
        "3",
        "?",
        "discard",
        " ",
    ]
)
NOTATION = st.text() | st.lists(WORDS, max_size=5).map("".join) | st.lists(WORDS, max_size=5).map(" ".join)


def parse_or_refuse(text: str) -> None:
    for name in NAMES:
        state = game(name).start()
        try:
            move = state.parse(text)
        except CaberError:
            continue
        assert state.parse(state.text(move)) == move


@settings(max_examples=1000)
@given(NOTATION)
def test_no_text_breaks_the_notation(text: str) -> None:
    parse_or_refuse(text)


@pytest.mark.soak
@settings(max_examples=100_000)
@given(NOTATION)
def test_no_text_breaks_the_notation_for_long(text: str) -> None:
    parse_or_refuse(text)
