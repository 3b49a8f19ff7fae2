"""What the terminal shows of a position."""

import pytest

from caber.core.contract import CHANCE, OVER
from caber.core.rng import Rng
from caber.games import game
from caber.games.looks import PAINT
from caber.games.schotten_totten.board import show
from caber.games.schotten_totten.drawing import read
from caber.games.schotten_totten.faces import SYMBOLS
from caber.games.schotten_totten.telling import claims, explain, offers, task
from caber.texts import LANGUAGES

NAMES = ["Ailsa", "Rob"]
DRAWN = """
 Ailsa: hand 1 clan, 1 tactics · stones 3 · tactics played 3

                           ●v4
  macfar           ♦o6     ●v3      ·       ·       ·       ·       ·
   ♥r8             ♦o5     ●v2      ·       ·       ·       ·       ·
   ♥r7     ♣g1     ♦o4     ●v1      ·       ·       ·       ·       ·
                  ~fog~   ~mud~
 ─△[1]△───▼ 2 ▼───▲ 3 ▲───△[4]△────[5]─────[6]─────[7]─────[8]─────[9]───
   ■b2     ♣g7     ★y1     ♥r1     ★y3      ·       ·       ·       ·
   ■b3     ♣g8     ★y2    shield   ★y4*     ·       ·       ·       ·
    ·      ♣g9              ·      ★y5      ·       ·       ·       ·
                            ·

 Rob: stones 2 · tactics played 1
 Hand: ■b9  ●v9  traitor
 Stacks: 29 clan, 3 tactics · Discards: ♣g2 redeploy
 Can be claimed now: 1 (Ailsa), 4 (Ailsa)
"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(3))
def test_everything_fits_and_can_be_said(language: str, seed: int) -> None:
    """All positions of a game, for every viewer: narrow enough, the same without colour, and in ASCII."""
    rng = Rng(seed)
    state = game("schotten_totten").start({"mode": "tactics", "mud_drop": "owner", "values": 10})
    last: list[int] = []
    while state.turn != OVER:
        move = int(state.pick(rng))
        for viewer in (0, 1, -1):
            view = state.hide(viewer)
            seen = explain(view, int(state.seen(move, viewer)), NAMES, language)
            assert seen == seen.strip() != ""
        if state.turn != CHANCE:
            view = state.hide(state.turn)
            plain = show(view, int(state.turn), NAMES, language, last=last)
            assert max(map(len, plain.splitlines())) < 80
            assert len(plain.splitlines()) < 22
            assert (
                PAINT.sub("", show(view, int(state.turn), NAMES, language, last=last, colour=True)) == plain
            )
            assert show(view, int(state.turn), NAMES, language, ascii=True).isascii() or language == "de"
            assert claims(view, NAMES, language)
            assert task(view, language)
            listed = offers(view, NAMES, language)
            assert [each for moves, _ in listed for each in moves] == view.moves()
            assert len(listed) < 24
            last = [move]
        state.act(move)


def test_a_position_in_every_detail() -> None:
    position = read(
        """
        options: mode=tactics
        turn: 2 play
        1  r7 r8 macfarlane  |  b2 b3
        2  g1                >  g7 g8 g9
        3  o4 o5 o6 fog      <  y1 y2
        4  v1 v2 v3 v4 mud   |  shield r1
        5                    |  y3 y4 y5
        hand 1: r2 scout
        hand 2: b9 v9 traitor
        discards: g2 redeploy
        """
    )
    assert f"\n{show(position.hide(1), 1, NAMES, last=[position.parse('y4@5')])}\n" == DRAWN


def test_both_players_have_their_side_at_the_bottom() -> None:
    position = read("1  r7  |  b2 b3\n hand 1: o4\n hand 2: o5")
    for viewer, mine, theirs in ((0, "♥r7", "■b2"), (1, "■b2", "♥r7")):
        above, _, below = show(position.hide(viewer), viewer, NAMES).partition("[1]")
        assert theirs in above and mine in below
        assert f"♦o{4 + viewer}" in below and f"♦o{5 - viewer}" not in above + below


def test_clans_have_a_letter_a_symbol_and_a_colour_each() -> None:
    position = read("1  r1 o1 y1  |\n 2  g1 b1 v1  |")
    plain, colour = (show(position, 0, NAMES, colour=colour) for colour in (False, True))
    for letter, symbol in SYMBOLS.items():
        assert f"{symbol}{letter}1" in plain
    assert len(set(PAINT.findall(colour))) > 6
    assert len(set(SYMBOLS.values())) == 6


def test_owned_and_provable_stones() -> None:
    position = read("1  r7 r8 r9  |\n 2  g7 g8 g9  <\n 3   >  v7 v8 v9\n 4  |  b7 b8 b9")
    shown = show(position, 0, NAMES)
    assert "▽[1]▽───▼ 2 ▼───▲ 3 ▲───△[4]△────[5]─" in shown
    assert "Can be claimed now: 1 (Ailsa), 4 (Rob)" in shown
    assert "Ailsa: stones 2" in shown
    assert "Rob: stones 3" in shown


def test_terrain_and_places() -> None:
    position = read("options: mode=tactics\n 1  fog  |  mud")
    rows = show(position, 0, NAMES).splitlines()
    stones = next(index for index, row in enumerate(rows) if "[1]" in row)
    assert rows[stones - 1].split() == ["~mud~"]
    assert rows[stones + 1].split() == ["~fog~"]
    assert sum(row.split()[:1] == ["·"] for row in rows) == 8
