"""What the terminal shows and says of a position."""

import re
from pathlib import Path

import pytest

from caber import texts
from caber.core.contract import CHANCE, NOBODY, OVER, State
from caber.core.rng import Rng
from caber.games.kilt_castle import GAME, board, telling
from caber.games.kilt_castle.board import QUESTIONS, audit, ending, explain, marks, offers, show, task
from caber.games.kilt_castle.drawing import read
from caber.games.kilt_castle.faces import SYMBOLS
from caber.games.looks import PAINT
from caber.texts import LANGUAGES
from tests.games.kilt_castle.games import ROOFS, after

NAMES = ["Ailsa", "Rob", "Mairi", "Ewan"]
CARDS = "cards: 3=r,o,l,d 4=or,ld,lr 5=do,rd 6=lo"
DRAWN = """
                    [5]     [6]     [7]     [8]     [9]
                    rD oD   oL
                    a       b       c       d       e
     rO rL Ld [4] 5 ▲l1     ▲l2*    ♦r12**  ·       ·       [10]
      R O L D [3] 4 ■d3*    ●o2^    ♦r1**!  ·       ·       [11]
              [2] 3 ·       ·       ·       ·       ·       [12]
              [1] 2 ·       ·       ·       ·       ~       [13]
              [0] 1 ·       ·       ·       ~       ~       [14]
                    [19]    [18]    [17]    [16]    [15]

                                          ducats floors left   area
 ♦r red         Ailsa                          4 11 3* 2**     7
 ●o orange      Ailsa                             2 0* 0**     1
 ▲l light grey  Rob                       hidden 11 3* 2**     4
 ■d dark grey   Rob                              11 3* 2**     3
 On a card, the capital letter faces the castle.
 * is a crest, ^ a roof, ! is new. Unused roofs: 1
 A ducat day follows this turn.
"""
POSITION = """
    options: hidden_purses=yes
    turn: 1 build d
    5  l1  l2* r12** .  .
    4  d3* o2^ r1**  .  .
    cards: 3=r,o,l,d 4=or,ld,lr 5=do,dr 6=lo
    purses: 4 31
    stock o: 2 0 0
    moved: rd
    day: yes
"""


def said(state: State, text: str, language: str = "en") -> str:
    return explain(state, int(state.parse(text)), NAMES, language)


# -- the board -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_fits_and_can_be_said(language: str, players: int) -> None:
    """All positions of a game, for every viewer: narrow enough, the same without colour, and in ASCII."""
    rng = Rng(players)
    names = [f"{name} {'X' * 20}" for name in NAMES[:players]]
    state = GAME.start({"players": players, "hidden_purses": True})
    last: list[int] = []
    while state.turn != OVER:
        move = int(state.pick(rng))
        for viewer in (*range(players), NOBODY):
            seen = explain(state.hide(viewer), int(state.seen(move, viewer)), names, language)
            assert seen == seen.strip() != ""
        if state.turn != CHANCE:
            seat = int(state.turn)
            view = state.hide(seat)
            plain = show(view, seat, names, language, last=last)
            assert max(map(len, plain.splitlines())) < 80
            assert len(plain.splitlines()) < 22
            assert PAINT.sub("", show(view, seat, names, language, last=last, colour=True)) == plain
            assert show(view, seat, names, language, ascii=True).isascii() or language == "de"
            assert all(ask(view, names, language) for ask in QUESTIONS.values())
            assert task(view, language)
            listed = offers(view, names, language)
            assert [each for moves, _ in listed for each in moves] == view.moves()
            assert len(listed) <= 11
            assert audit(view, move) is None
            last = [move]
        state.act(move)
    assert ending(state, names, language)
    assert max(map(len, show(state, NOBODY, names, language).splitlines())) < 80


def test_a_position_in_every_detail() -> None:
    position = read(POSITION)
    assert f"\n{show(position.hide(0), 0, NAMES, last=[position.parse('c4**')])}\n" == DRAWN


def test_colours_have_a_letter_a_symbol_and_a_ground_each() -> None:
    position = read(f"5  r1  o1  l1  d1  .\n {CARDS}")
    plain, painted = (show(position, 0, NAMES, colour=colour) for colour in (False, True))
    for letter, symbol in SYMBOLS.items():
        assert f"{symbol}{letter}1" in plain and f"{symbol}{letter} " in plain
    assert len(set(SYMBOLS.values())) == 4
    assert len(set(PAINT.findall(painted))) >= 4


def test_what_the_last_moves_did_is_marked() -> None:
    before = read(CARDS)
    following = after(before, "ro>6", "b5*")
    shown = show(following, 0, NAMES, last=[before.parse("ro>6"), before.parse("b5*")])
    assert "Ro! oL" in shown and "♦r1*!" in shown
    assert show(following, 0, NAMES).count("!") == 1  # where it is explained


@pytest.mark.parametrize(("viewer", "hidden"), [(0, 2), (2, 2), (NOBODY, 3)])
def test_hidden_purses_are_not_on_the_board(viewer: int, hidden: int) -> None:
    cards = "cards: 1=r,o,l 2=ro,lr 3=lo"
    state = read(f"options: players=3 hidden_purses=yes\n purses: 41 42 43\n {cards}").hide(viewer)
    for language, word in (("en", "hidden"), ("de", "verdeckt"), ("nl", "verborgen")):
        shown = show(state, viewer, NAMES, language)
        assert shown.count(word) == hidden
        assert [seat for seat in range(3) if f" {41 + seat} " in shown] == ([] if viewer < 0 else [viewer])


def test_a_purse_stands_once_beside_two_colours() -> None:
    assert show(read(f"purses: 41 42\n {CARDS}"), 0, NAMES).count(" 41 ") == 1


# -- moves in words --------------------------------------------------------------------------------


def test_a_card_and_who_builds() -> None:
    assert said(read(CARDS), "ro>5") == "ro to slot 5: red builds, then orange"
    assert said(read(CARDS), "ro>5", "de") == "ro auf Platz 5: Rot baut, dann Orange"
    assert said(read(CARDS), "d>4", "nl") == "d naar plek 4: donkergrijs bouwt"


def test_a_floor_its_price_and_its_roof() -> None:
    state = read(ROOFS.replace("r1^", "r1"))
    assert said(state, "c3*") == "light grey floor with 1 crest on c3"
    assert said(state, "a3") == "light grey floor on a3, 2 ducats to Ailsa"
    assert said(state, "b3**", "de") == (
        "Stockwerk in Hellgrau mit 2 Wappen auf b3, 1 Dukate an Ailsa, und ein Dach darauf"
    )


@pytest.mark.parametrize(
    ("language", "you", "words"), [("en", "You", "to you"), ("de", "Du", "an dich"), ("nl", "Jij", "aan jou")]
)
def test_you_are_paid(language: str, you: str, words: str) -> None:
    state = read(ROOFS)
    assert words in explain(state, int(state.parse("a3")), [you, "Rob"], language)
    listed = {state.text(moves[0]): text for moves, text in offers(state, [you, "Rob"], language)}
    assert words in listed["a3"]


def test_a_roof_that_moves() -> None:
    state = after(read(ROOFS), "b3")
    assert task(state) == "Both roofs are in use. Which one moves to b3?"
    assert said(state, "roof b5") == "the roof of b5 moves to b3"
    assert offers(state, NAMES)[0][1] == "roof a5: move it to b3"
    assert marks(state, int(state.parse("roof b5"))) == ("b5", "b3")


def test_a_ducat_day_is_told_with_the_move_that_ends_the_turn() -> None:
    state = after(read("cards: 3=r,o,l,d 4=or,ld,lr 5=do 6=lo,rd"), "od>7")
    assert task(state) == "Build with orange in the line of slot 7. A ducat day follows."
    assert said(state, "c5*") == "orange floor with 1 crest on c5"
    state = after(state, "c5*")
    assert said(state, "c4") == "dark grey floor on c4. Ducat day: orange 2, dark grey 1."
    assert "Ducat day: orange 2, dark grey 1" in show(after(state, "c4"), 0, NAMES)


# The line before slot 0 is full of light grey, and nobody has any money.
POOR = """
    options: players=4
    purses: 0 0 0 0
    1  l1  l1  l1  ~   ~
    cards: 19=lr,r,d 20=ol,od,ld 21=ro,o,rd 22=l
"""


def test_who_can_not_build_is_let_off() -> None:
    assert said(read(POOR), "rl>0") == "rl to slot 0: light grey builds. Nothing to build for red."
    turned = read(POOR.replace("lr", "rl"))
    assert said(turned, "rl>0") == "rl to slot 0: light grey builds, then red"
    assert said(after(turned, "rl>0"), "a1") == "light grey floor on a1. Nothing to build for red."


def test_a_ducat_day_comes_even_if_nobody_can_build() -> None:
    state = read(POOR.replace("19=lr,r,d", "19=r").replace("22=l", "22=l,lr,d"))
    assert said(state, "r>0") == "r to slot 0. Nothing to build for red. Ducat day: light grey 3."


def test_the_reward_is_told_with_the_last_floor() -> None:
    state = read(
        f"turn: 1 build r\n 5  .  o2*  .  .  .\n stock r: 1 0 0\n stock o: 0 0 0\n {CARDS}\n moved: r"
    )
    assert said(state, "a4") == "red floor on a4. Reward at the end: Ailsa (3), Rob (0)."


def test_marks_are_cards_and_fields() -> None:
    state: State = read(CARDS)
    assert marks(state, int(state.parse("ro>5"))) == ("ro",)
    state = after(state, "ro>5")
    assert marks(state, int(state.parse("a5*"))) == ("a5",)


# -- choices and questions -------------------------------------------------------------------------


def test_card_moves_are_taken_together_by_card() -> None:
    state = read(CARDS)
    words = {state.text(moves[0]).partition(">")[0]: text for moves, text in offers(state, NAMES)}
    assert words["r"] == "r to slot 4 5 6 7 (red builds)"
    assert words["od"] == "od to slot 6 7 (orange builds, then dark grey)"
    assert "ol" not in words, "alone in front it can't go on"
    lonely = read("cards: 3=r,o,l,d 4=or,ld,lr 5=do 6=lo,rd")
    texts = [text for _, text in offers(lonely, NAMES)]
    assert "od to slot 6 7 (orange builds, then dark grey; ducat day)" in texts


def test_a_full_lap_stands_apart_as_it_brings_no_ducat_day() -> None:
    state = read("cards: 0=r 5=o,l,d 10=ro,rl 15=rd,ol 19=od,ld")
    assert [text for _, text in offers(state, NAMES)][:2] == [
        "r to slot 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 (red builds; ducat day)",
        "r to slot 0 (red builds)",
    ]


def test_builds_are_taken_together_by_field() -> None:
    assert [text for _, text in offers(read(ROOFS), NAMES)] == [
        "a3 a3* a3**: 2 ducats to Ailsa",
        "b3 b3* b3**: 1 ducat to Ailsa, and a roof on top",
        "c3 c3* c3**: free of charge",
    ]


def test_asking_about_areas_and_prices() -> None:
    state = read(f"5  .  r3*  l1  .  .\n 4  .  r1  o2^  .  .\n {CARDS}")
    assert QUESTIONS["areas"](state, NAMES, "en").splitlines() == [
        "red (Ailsa): 4 ducats for b4 c4 b5",
        "orange (Ailsa): 1 ducat for c4",
        "light grey (Rob): 2 ducats for c4 c5",
        "dark grey (Rob): 1 ducat for c4",
    ]
    assert QUESTIONS["prices"](state, NAMES, "en").splitlines() == [
        "Paid for towers of red (Ailsa): b4 1, b5 3",
        "Paid for towers of light grey (Rob): c5 1",
    ]
    assert (
        QUESTIONS["areas"](read(CARDS), NAMES, "de").splitlines()[0] == "Rot (Ailsa): keine Fläche, 0 Dukaten"
    )
    assert QUESTIONS["prices"](read(CARDS), NAMES, "en") == "No tower can be built over yet."


# -- the end ---------------------------------------------------------------------------------------


def over(purses: str, lines: str = "", reason: str = "built_out") -> str:
    players = len(purses.split())
    cards = "cards: 1=r,o,l 2=ro,lr 3=lo" if players == 3 else CARDS
    turn = f"turn: 1 finished\n reason: {reason}"
    return ending(read(f"options: players={players}\n {turn}\n purses: {purses}\n {lines}\n {cards}"), NAMES)


def test_the_richest_wins() -> None:
    assert over("40 57 41") == (
        "Somebody has built their last floor. Rob wins with 57 ducats. Behind: Mairi (41), Ailsa (40)."
    )


def test_floors_decide_between_equals() -> None:
    assert over("57 57 41", "stock r: 1 0 0\n stock o: 0 0 0") == (
        "Somebody has built their last floor. There is a tie for the lead with 57 ducats, so the floors "
        "decide. Rob wins with 16 floors built. Behind: Ailsa (57), Mairi (41)."
    )


def test_a_win_may_be_shared() -> None:
    stock = "stock r: 1 0 0\n stock o: 1 0 0\n stock d: 1 0 0"
    assert over("57 57 41 57", stock) == (
        "Somebody has built their last floor. Ailsa, Rob and Ewan share the win, each with 57 ducats "
        "and 15 floors built. Behind: Mairi (41)."
    )
    assert "Behind" not in over("9 9")


def test_a_standstill_is_an_end() -> None:
    assert over("57 40", reason="standstill") == (
        "Nobody has built anything for 20 turns in a row. Ailsa wins with 57 ducats. Behind: Rob (40)."
    )


@pytest.mark.parametrize(
    ("language", "you", "words"),
    [("en", "You", "You win with"), ("de", "Du", "Du gewinnst mit"), ("nl", "Jij", "Jij wint met")],
)
def test_you_win(language: str, you: str, words: str) -> None:
    for purses, stock in (("57 40", ""), ("57 57", "stock r: 1 0 0")):
        state = read(f"turn: 1 finished\n reason: built_out\n purses: {purses}\n {stock}\n {CARDS}")
        assert words in ending(state, [you, "Rob"], language)


@pytest.mark.parametrize(
    ("language", "you", "words"),
    [
        ("en", "You", "You and Rob share the win, each with 9 ducats and 0 floors built."),
        ("de", "Du", "Geteilter Sieg: Du und Rob, mit je 9 Dukaten und 0 verbauten Stockwerken."),
        ("nl", "Jij", "Gedeelde winst: Jij en Rob, elk met 9 dukaten en 0 gebouwde verdiepingen."),
    ],
)
def test_you_share_the_win(language: str, you: str, words: str) -> None:
    state = read(f"turn: 1 finished\n reason: built_out\n purses: 9 9\n {CARDS}")
    assert ending(state, [you, "Rob"], language).endswith(words)


# -- texts -----------------------------------------------------------------------------------------


def test_the_board_says_what_is_there_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions with all that can happen, and everything that can be said about them."""
    told = {f"kilt-castle-ask-{name}" for name in QUESTIONS}

    def collect(key: str, details: object, language: str) -> str:
        told.add(key)
        return "text"

    monkeypatch.setattr(telling, "tell", collect)
    rng = Rng(1)
    drawn = [read(each) for each in (CARDS, ROOFS, POSITION, POOR)]
    for state in [GAME.start({"players": 4}), *drawn]:
        while state.turn != OVER:
            view = state.hide(NOBODY)
            board.show(view, 0, NAMES)
            for each in QUESTIONS.values():
                each(view, NAMES, "en")
            if state.turn != CHANCE:
                offers(view, NAMES)
                task(view)
            move = int(state.pick(rng))
            explain(view, move, NAMES)
            state.act(move)
        board.show(state, 0, NAMES)
    over("1 2"), over("2 2"), over("2 2", "stock r: 1 0 0"), over("1 2", reason="standstill")
    file = Path(texts.__file__).parent / "en" / "kilt_castle_board.ftl"
    keys = set(re.findall(r"^([a-z][a-z-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE))
    assert keys - told == set()
    assert {key for key in told if not key.startswith("kilt-castle-colour-")} - keys == set()
