"""What the terminal shows and says of a position."""

import re
from pathlib import Path

import pytest

from caber import texts
from caber.core.contract import CHANCE, NOBODY, OVER, State
from caber.core.options import Value
from caber.core.rng import Rng
from caber.games.looks import PAINT
from caber.games.tug_of_war import board, telling
from caber.games.tug_of_war.board import (
    QUESTIONS,
    audit,
    ending,
    explain,
    marks,
    offers,
    paragraph,
    show,
    task,
)
from caber.games.tug_of_war.drawing import read
from caber.texts import LANGUAGES
from tests.games.tug_of_war.games import start

NAMES = ["Ailsa", "Rob"]
YOU = {"en": "You", "de": "Du", "nl": "Jij"}
TEAMS = "seat 1: 4 3 2 | 9 standing\n seat 2: 1 1 5 | 6 standing 1 lying"
THROWN = f"{TEAMS}\n turn: 1 assigning 3\n thrown: 1 4 4"
TRIPLE = f"{TEAMS}\n turn: 1 assigning 3\n thrown: 4 4 4"
SIX = f"{TEAMS.replace('4 3 2', '6 6 2')}\n turn: 1 throwing"
LAST_ONE = "seat 1: 2 2 5 | 3 standing\n seat 2: 1 1 1 | 1 standing\n turn: 1 assigning 3\n thrown: 1 4 4"
COSTLY = (
    "options: leaving=choice\n seat 1: 6 6 6 | 2 standing 2 lying\n seat 2: 1 1 1 | 3 standing\n"
    " turn: 1 assigning\n thrown: 2 3 4"
)
IDLE = "seat 1: 2 4 5 | 3 standing\n seat 2: 1 3 6 | 1 lying\n turn: 1 assigning\n thrown: 1\n beside: 3 6 -"
OVER_BOTH = (
    "bout: 2 won 2\n turn: 1 finished 2\n seat 1: 1 2 3 | 0 standing\n seat 2: 1 2 3 | 4 lying\n winner: 2"
)
DRAWN = """
 Return bout, turn 4

                     Plockton           Broadford
                   ▬▬▮▮▮▮▮▮▮▮▮━━━━◆━━━━▮▮▮
                                     △

                        column   beside   athletes                bouts won
 1 Ailsa                4  3  2  ·  4  ·  9 standing and 2 lying  1   to play
 2 Rob                  1  1  5           3 standing              0
 ▮ standing, ▬ lying, △ middle of the field
 To assign: 1 and 4
"""
POSITION = """
    bout: 2 won 1
    turn: 1 assigning 4
    seat 1: 4 3 2 | 9 standing 2 lying
    seat 2: 1 1 5 | 3 standing
    thrown: 1 4
    beside: - 4 -
"""


def said(drawing: str, *moves: str, language: str = "en", names: list[str] = NAMES) -> str:
    """The last of these moves in words."""
    state: State = read(drawing)
    for text in moves[:-1]:
        assert state.legal(state.parse(text)), text
        state = state.after(state.parse(text))
    return explain(state, int(state.parse(moves[-1])), names, language)


# -- the board -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(3))
def test_everything_fits_and_can_be_said(language: str, seed: int) -> None:
    """Many positions of a game, for every viewer: narrow enough, the same without colour, and in ASCII."""
    options: list[dict[str, Value]] = [
        {},
        {"leaving": "choice", "cap": 18},
        {"rerolls": "together", "turn_limit": 20},
    ]
    dice, names = Rng(seed), [f"{name} {'X' * 20}" for name in NAMES]
    state = start(options[seed])
    for _ in range(400):
        if state.turn == OVER:
            break
        move = int(state.pick(dice))
        seen = explain(state, move, names, language)
        assert seen == seen.strip() != ""
        if state.turn != CHANCE:
            seat = int(state.turn)
            view = state.hide(seat)
            plain = show(view, seat, names, language)
            assert max(map(len, plain.splitlines())) < 80
            assert len(plain.splitlines()) < 22
            assert PAINT.sub("", show(view, seat, names, language, colour=True)) == plain
            assert show(view, seat, names, language, ascii=True).isascii() or language == "de"
            assert all(ask(view, names, language) for ask in QUESTIONS.values())
            assert task(view, language)
            listed = offers(view, names, language)
            assert [each for moves, _ in listed for each in moves] == view.moves()
            assert all(text.startswith(view.text(move)) for (move, *_), text in listed)
            assert audit(view, move) is None
        state.act(move)
    assert max(map(len, show(state, NOBODY, names, language).splitlines())) < 80


def test_a_position_in_every_detail() -> None:
    assert f"\n{show(read(POSITION).hide(0), 0, NAMES)}\n" == DRAWN


def knot(drawing: str, viewer: int) -> int:
    """By how much the knot of the rope is away from the middle; negative: to the left."""
    lines = show(read(drawing), viewer, NAMES, ascii=True).splitlines()
    return lines[3].index("#") - lines[4].index("^")


def test_the_rope_moves_to_the_larger_team_from_where_one_looks() -> None:
    level = TEAMS.replace("9 standing", "7 standing")
    strong = TEAMS.replace("9 standing", "20 standing")
    assert knot(level, 0) == knot(level, 1) == 0
    assert knot(strong, 0) < knot(TEAMS, 0) < 0
    assert knot(strong, 1) == -knot(strong, 0)


def test_whoever_looks_is_on_the_left_and_first() -> None:
    lines = show(read(TEAMS), 1, NAMES, ascii=True).splitlines()
    assert lines[2].split() == ["Broadford", "Plockton"]
    assert [line.split()[1] for line in lines[7:9]] == ["Rob", "Ailsa"]


def test_lying_athletes_have_another_shape_and_are_farthest_from_the_rope() -> None:
    assert "_IIIIII----#----IIIIIIIII" in show(read(TEAMS), 1, NAMES, ascii=True)
    assert "IIIIIIIII----#----IIIIII_" in show(read(TEAMS), 0, NAMES, ascii=True)


def test_a_crowd_is_cut_short_and_counted() -> None:
    crowd = show(read(TEAMS.replace("9 standing", "40 standing 3 lying")), 0, NAMES, ascii=True)
    assert f" +{'I' * 25}-" in crowd
    assert "40 standing and 3 lying" in crowd


def test_an_empty_field_is_shown_before_the_columns_are_rolled() -> None:
    lines = show(start(), 0, NAMES, ascii=True).splitlines()
    assert lines[0] == " First bout, the columns are being rolled"
    assert lines[3].strip() == "----#----"
    assert lines[7].split() == ["1", "Ailsa", ".", ".", ".", "nobody", "0"]


def test_what_else_there_is_to_know() -> None:
    state = read(SIX)
    for text in ("1-2-3", "reroll 1", "5"):
        state.play(state.parse(text))
    assert show(state, 0, NAMES).splitlines()[-2:] == [
        " To assign: 2, 3 and 5 (re-rolled)",
        " Re-rolls left: 1",
    ]
    state = read(COSTLY)
    state.play(state.parse("3@1 swap"))
    assert show(state, 0, NAMES).splitlines()[-1] == " Teammates who still have to leave: 2"
    assert show(read(f"options: turn_limit=20\n {TEAMS}"), 0, NAMES).startswith(" First bout, turn 1 of 20")


# -- moves in words --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("drawing", "moves", "words"),
    [
        (THROWN, ["4@1 remove"], "4 onto 4: a standing opponent leaves, 5 standing and 1 lying left"),
        (THROWN, ["1@2 remove lying"], "1 onto 3: a lying opponent leaves, 6 standing left"),
        (THROWN, ["1@1 weaken"], "1 onto 4: an opponent goes down, 5 standing and 2 lying left"),
        (THROWN, ["4@2 swap"], "4 onto 3: swap, 2 athletes join, now 11 standing"),
        (THROWN, ["1@3 swap"], "1 onto 2: swap, nobody joins or leaves, now 9 standing"),
        (THROWN, ["1@1 swap"], "1 onto 4: swap, 2 teammates leave, now 7 standing"),
        (
            f"options: cap=9\n {THROWN}",
            ["4@2 swap"],
            "4 onto 3: swap, but there is no room for more athletes, now 9 standing",
        ),
        (
            TRIPLE,
            ["berserker"],
            "three times 4, and gone berserk: 4 opponents leave, 2 standing and 1 lying left",
        ),
        (IDLE, ["1@3 idle"], "1 onto 5: no effect"),
        (IDLE, ["1@3 swap"], "1 onto 5: swap, 3 teammates leave, and the bout is lost"),
        (LAST_ONE, ["4@1 remove"], "4 onto 2: a standing opponent leaves, and the bout is won"),
        (COSTLY, ["3@1 swap"], "3 onto 6: swap, 2 teammates have to leave"),
        (COSTLY, ["3@1 swap", "leave standing"], "a standing athlete leaves, now 1 standing and 2 lying"),
        (COSTLY, ["3@1 swap", "leave lying"], "a lying athlete leaves, now 2 standing and 1 lying"),
        (SIX, ["1-2-3", "keep"], "no re-roll"),
        (SIX, ["1-2-3", "reroll 2"], "the 2 is taken up again"),
        (SIX, ["1-2-3", "reroll 2", "6"], "the 2 re-rolled: 6"),
        (SIX, ["3-1-2"], "Ailsa throws 1, 2 and 3"),
        ("", ["1-2-3"], "Ailsa rolls 1, 2 and 3 for the column: 6 standing"),
        ("", ["1-2-3", "6-6-6"], "Rob rolls 6, 6 and 6 for the column: 18 standing"),
    ],
)
def test_moves_in_words(drawing: str, moves: list[str], words: str) -> None:
    assert said(drawing, *moves) == words


def test_the_return_bout_is_told_with_the_extra_athlete() -> None:
    moves = ["4@1 remove", "1-2-3"]
    assert (
        said(LAST_ONE, *moves)
        == "Ailsa rolls 1, 2 and 3 for the return bout: 7 standing, one of them for the bout won"
    )
    assert said(LAST_ONE, *moves, "1-1-1") == "Rob rolls 1, 1 and 1 for the return bout: 3 standing"
    full = LAST_ONE.replace("seat 1", "options: cap=6\n seat 1", 1)
    assert said(full, *moves) == "Ailsa rolls 1, 2 and 3 for the return bout: 6 standing"


def test_a_bout_may_end_with_its_last_turn() -> None:
    last = (
        "options: turn_limit=10\n seat 1: 1 1 1 | 5 standing\n seat 2: 4 4 4 | {count} standing\n"
        " turn: 2 assigning 10\n thrown: 4\n beside: 1 1 -"
    )
    assert said(last.format(count=5), "4@3 remove").endswith(
        "leaves, and with the last turn over, the bout is won"
    )
    assert said(last.format(count=3), "4@3 remove").endswith(
        "leaves, and with the last turn over, the bout is lost"
    )


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["you throw 1, 2 and 3", "you roll 1, 2 and 3 for the column: 6 standing"]),
        ("de", ["du würfelst 1, 2 und 3", "du würfelst 1, 2 und 3 für die Kolonne: 6 stehend"]),
        ("nl", ["jij gooit 1, 2 en 3", "jij gooit 1, 2 en 3 voor de kolom: 6 staand"]),
    ],
)
def test_you_throw(language: str, words: list[str]) -> None:
    names = [YOU[language], "Rob"]
    assert [said(drawing, "1-2-3", language=language, names=names) for drawing in (SIX, "")] == words


def test_marks_are_places() -> None:
    state = read(TRIPLE)
    assert marks(state, int(state.parse("4@2 swap"))) == ["1-2"]
    assert marks(state, int(state.parse("berserker"))) == ["1-1", "1-2", "1-3"]
    assert marks(read(SIX), int(state.parse("1-2-3"))) == []


def test_a_turn_is_a_paragraph() -> None:
    """It begins with the first thing that is decided, and its throw follows on from what was before."""
    state: State = read(SIX)
    begun = []
    for text in ("1-2-3", "reroll 2", "6", "keep", "1@1 weaken"):
        begun.append(paragraph(state, int(state.parse(text))))
        state = state.after(state.parse(text))
    assert begun == [True, True, False, False, False]
    assert paragraph(read(THROWN), int(state.parse("4@1 remove")))
    assert paragraph(start(), int(state.parse("1-2-3")))


def test_dice_re_rolled_together_are_told_together() -> None:
    """The first answers what was decided; another one follows on from it."""
    state: State = read(f"options: rerolls=together\n {SIX}")
    for text in ("1-2-3", "reroll 1", "reroll 2"):
        state = state.after(state.parse(text))
    assert explain(state, int(state.parse("6")), NAMES) == "the 1 re-rolled: 6"
    assert not paragraph(state, int(state.parse("6")))
    state = state.after(state.parse("6"))
    assert explain(state, int(state.parse("5")), NAMES) == "the 2 re-rolled: 5"
    assert paragraph(state, int(state.parse("5")))


# -- choices and questions -------------------------------------------------------------------------


def test_tasks() -> None:
    state: State = read(SIX)
    state = state.after(state.parse("1-2-3"))
    assert task(state) == "You have 1, 2 and 3. Re-roll up to 2 dice, or keep the throw?"
    assert task(read(THROWN)) == "Assign 1, 4 and 4 to your column, one die after another."
    assert task(read(TRIPLE)) == "Three times 4! Go berserk, or assign the dice one after another."
    assert task(read(IDLE)) == "Assign your last die, the 1."
    state = read(COSTLY)
    state = state.after(state.parse("3@1 swap"))
    assert task(state) == "2 of your athletes have to leave: somebody standing, or somebody lying?"


def test_choices_say_what_comes_of_them() -> None:
    listed = [text for _, text in offers(read(IDLE), NAMES)]
    assert listed == [
        "1@3 swap: swap, 3 teammates leave, and the bout is lost",
        "1@3 idle: no effect",
    ]
    state: State = read(f"options: rerolls=together\n {SIX}")
    state = state.after(state.parse("1-2-2"))
    assert [text for _, text in offers(state, NAMES)] == [
        "keep: the throw stands",
        "reroll 1: the second result stands",
        "reroll 2: the second result stands",
    ]
    state = state.after(state.parse("reroll 1"))
    assert offers(state, NAMES)[0][1] == "keep: re-roll only what you have taken up"


def test_asking_about_odds_and_teams() -> None:
    assert QUESTIONS["odds"](read(TEAMS), NAMES, "en").splitlines()[:5] == [
        "The column of Ailsa:",
        "place 1: 4 or more for a standing athlete (50%), 2 or more for a lying one (83%)",
        "place 2: 3 or more for a standing athlete (67%), 1 or more for a lying one (100%)",
        "place 3: 2 or more for a standing athlete (83%), 1 or more for a lying one (100%)",
        "The column of Rob:",
    ]
    assert QUESTIONS["teams"](read(f"bout: 2 won 2\n {TEAMS}"), NAMES, "en").splitlines() == [
        "Ailsa, Plockton: 9 standing; column 4, 3 and 2; bouts won: 0",
        "Rob, Broadford: 6 standing and 1 lying; column 1, 1 and 5; bouts won: 1",
    ]


# -- the end ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            [
                "Rob wins both bouts and the game.",
                "One bout each. The return bout decides, and Rob wins the game.",
                "A draw: the first bout went to Ailsa, the return bout to Rob.",
            ],
        ),
        (
            "de",
            [
                "Rob gewinnt beide Durchgänge und damit das Spiel.",
                "Jeder hat einen Durchgang. Die Revanche entscheidet, und Rob gewinnt das Spiel.",
                "Unentschieden: Der erste Durchgang ging an Ailsa, die Revanche an Rob.",
            ],
        ),
        (
            "nl",
            [
                "Rob wint beide rondes, en daarmee het spel.",
                "Ieder heeft één ronde. De revanche beslist, en Rob wint het spel.",
                "Gelijkspel: de eerste ronde ging naar Ailsa, de revanche naar Rob.",
            ],
        ),
    ],
)
def test_endings(language: str, words: list[str]) -> None:
    each = OVER_BOTH.replace("won 2", "won 1")
    drawings = [OVER_BOTH, each, f"options: drawn=yes\n {each}"]
    assert [ending(read(drawing), NAMES, language) for drawing in drawings] == words


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            [
                "You win both bouts and the game.",
                "and you win the game.",
                "went to Ailsa, the return bout to you.",
            ],
        ),
        ("de", ["Du gewinnst beide", "und du gewinnst das Spiel.", "ging an Ailsa, die Revanche an dich."]),
        ("nl", ["Jij wint beide", "en jij wint het spel.", "ging naar Ailsa, de revanche naar jou."]),
    ],
)
def test_you_win(language: str, words: list[str]) -> None:
    each = OVER_BOTH.replace("won 2", "won 1")
    drawings = [OVER_BOTH, each, f"options: drawn=yes\n {each}"]
    for drawing, part in zip(drawings, words, strict=True):
        assert part in ending(read(drawing), ["Ailsa", YOU[language]], language)


# -- texts -----------------------------------------------------------------------------------------


def test_the_board_says_what_is_there_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions with all that can happen, and everything that can be said about them."""
    told = {f"tug-of-war-ask-{name}" for name in QUESTIONS}

    def collect(key: str, details: object, language: str) -> str:
        told.add(key)
        return "text"

    monkeypatch.setattr(telling, "tell", collect)
    drawn: list[State] = [read(each) for each in (THROWN, TRIPLE, COSTLY, IDLE, LAST_ONE, SIX)]
    drawn += [read(f"options: cap=9\n {THROWN}"), start({"turn_limit": 10, "cap": 6, "leaving": "choice"})]
    drawn += [start({"drawn": True, "turn_limit": 10, "rerolls": "together"}) for _ in range(12)]
    for seed, state in enumerate(drawn):
        dice = Rng(seed)
        for _ in range(400):
            if state.turn == OVER:
                break
            board.show(state, 0, NAMES)
            for each in QUESTIONS.values():
                each(state, NAMES, "en")
            if state.turn != CHANCE:
                offers(state, NAMES)
                task(state)
            for move in state.moves():
                explain(state, move, NAMES)
            state.act(state.pick(dice))
    for drawing in (OVER_BOTH, OVER_BOTH.replace("won 2", "won 1")):
        ending(read(drawing), NAMES)
        ending(read(f"options: drawn=yes\n {drawing}"), NAMES)
    file = Path(texts.__file__).parent / "en" / "tug_of_war_board.ftl"
    keys = set(re.findall(r"^([a-z][a-z-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE))
    assert keys == told
