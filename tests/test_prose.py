"""The English of pages and docstrings keeps the rules that `tools/prose.py` can measure."""

import re
from pathlib import Path

import pytest

from tools.prose import (
    PACKAGE,
    REWRITTEN,
    ROOT,
    Found,
    faults,
    faults_of_module,
    is_long,
    main,
    modules,
    pages,
    prose,
    sentences,
)

SENTENCE = "The wind carries the caber over the field"  # eight words


def test_only_prose_is_read() -> None:
    page = (
        "---\ntitle: whoever\n---\n# Whoever\n\nA line with `whoever` and [a link](whoever.md).\n\n"
        "```text\nwhoever\n```\n\n| whoever |\n|---|\n\n<p title='whoever'>Words.</p>\n<!-- whoever -->\n"
        ":::{note}\nA note.\n:::\n"
    )
    found = [each.text for each in sentences(page)]
    assert found == ["A line with C and [a link] .", "Words.", "A note."]
    assert prose(page).count("\n") == page.count("\n")
    assert "hoever" not in prose(page)


def test_a_sentence_has_its_line() -> None:
    page = "One line.\nTwo lines\nmake one. Three!\n\n- an item\n- another\n  one\n"
    assert [each.line for each in sentences(page)] == [1, 2, 3, 5, 6]


@pytest.mark.parametrize(("words", "long"), [(35, False), (36, True)])
def test_long_sentences_are_found(words: int, long: bool) -> None:
    (sentence,) = sentences(" ".join(["stone"] * words) + ".")
    assert is_long(sentence) is long


def test_items_of_a_list_are_sentences() -> None:
    page = "".join(f"{number}. {SENTENCE}\n" for number in range(1, 9))
    assert [is_long(each) for each in sentences(page)] == [False] * 8


@pytest.mark.parametrize("words", ["Whoever", "anew", "so\nmany", "is told", "his", "besides"])
def test_retired_words_are_found(words: str, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"First line.\n\nThis {words} stands here.\n")
    (found,) = faults(page)
    assert found == Found(3, f'retired: "{" ".join(words.split())}"')


@pytest.mark.parametrize("words", ["The theme of this", "`whoever`", "so manyfold", "history"])
def test_other_words_are_not(words: str, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(words)
    assert faults(page) == []


@pytest.mark.parametrize("opener", ["What", "Whether", "How", "Who's", "Whatever"])
def test_question_words_are_found(opener: str) -> None:
    source = f'"""A module."""\n\n\nclass _Cards:\n    """{opener} lies there."""\n'
    assert Found(5, f'a docstring begins with "{opener.removesuffix(chr(39) + "s")}"') in faults_of_module(
        source
    )


def test_docstrings_and_comments_are_read() -> None:
    source = '"""A module.\n\nWhoever reads.\n\n>>> anew\n1\n\nBegins anew.\n"""\n\nname = "whoever"  # his\n'
    assert faults_of_module(source) == [
        Found(3, 'retired: "Whoever"'),
        Found(8, 'retired: "anew"'),
        Found(11, 'retired: "his"'),
    ]


@pytest.mark.parametrize(
    ("signature", "explained", "missing"),
    [
        ("one, two, three", "", ""),
        ("one, two, three, four", "`one` and `two`, `three`; four", "`four`"),
        ("self, one, two, three", "", ""),
        ("one, *two, three=0, **four", "`one` `two` `**four`", "`three`"),
        ("one, two, three, four", "`one` `two` `three` `four`", ""),
    ],
)
@pytest.mark.parametrize("name", ["play", "_play"])
def test_parameters_are_explained(signature: str, explained: str, missing: str, name: str) -> None:
    source = f'class Table:\n    def {name}({signature}):\n        """Play. {explained}"""\n'
    expected = [Found(2, f"play doesn't explain {missing}")] if missing and name == "play" else []
    assert faults_of_module(source) == expected


def test_the_report_names_file_and_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"{SENTENCE}.\n\n{' and '.join([SENTENCE] * 5)}.\n\nWhoever.\n")
    assert main([tmp_path]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{page}: 1 of 3 sentences are long, 33.3%",
        f"{page}:3: 44 words: The wind carries the caber over the field and The wind carri…",
        f'{page}:5: retired: "Whoever"',
        "In all: 1 of 3 sentences are long, 33.3%; faults of wording: 1",
    ]
    page.write_text(SENTENCE)
    assert main([page]) == 0


@pytest.mark.parametrize("file", modules(), ids=lambda file: str(file.relative_to(ROOT)))
def test_docstrings_keep_the_rules(file: Path) -> None:
    assert [f"{file.relative_to(ROOT)}:{line}: {text}" for line, text in faults(file)] == []


MOST, MOST_OF_PAGE, PAGE = 0.015, 0.05, 10  # shares of long sentences; a page counts from this many sentences


def share(file: Path) -> tuple[int, int]:
    """Return the number of long sentences of a page, and of all."""
    every = sentences(file.read_text(encoding="utf-8"))
    return sum(map(is_long, every)), len(every)


@pytest.mark.parametrize("package", REWRITTEN)
def test_every_rewritten_package_is_read(package: str) -> None:
    assert any((PACKAGE / package) in file.parents for file in modules())


@pytest.mark.parametrize("file", pages(), ids=lambda file: str(file.relative_to(ROOT)))
def test_pages_keep_the_rules(file: Path) -> None:
    assert [f"{file.relative_to(ROOT)}:{line}: {text}" for line, text in faults(file)] == []


@pytest.mark.parametrize("file", pages(), ids=lambda file: str(file.relative_to(ROOT)))
def test_a_page_has_few_long_sentences(file: Path) -> None:
    long, every = share(file)
    assert every < PAGE or long <= MOST_OF_PAGE * every


def test_few_sentences_are_long() -> None:
    counts = [share(file) for file in pages() if file.name not in ("CHANGELOG.md", "CONTRIBUTING.md")]
    assert len(counts) > 50
    assert sum(long for long, _ in counts) < MOST * sum(every for _, every in counts)


DECISIONS = sorted((ROOT / "docs" / "decisions").glob("0*.md"))


@pytest.mark.parametrize("file", DECISIONS, ids=lambda file: file.stem)
def test_a_decision_is_short_and_says_when_it_was_made_and_whether_it_holds(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert len(text.split()) <= 350
    assert re.match(rf"# {int(file.stem[:4])}\. .+\n\nDate: 20\d\d-\d\d-\d\d\n\nStatus: \w+", text)
