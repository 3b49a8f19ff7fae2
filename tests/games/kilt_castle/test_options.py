"""Every option both ways, with a case in which it makes a difference."""

import pytest

from caber.core.contract import NOBODY
from caber.games.kilt_castle import GAME
from caber.games.kilt_castle.picture import picture
from tests.games.kilt_castle.games import Both, builds, cards, lay, purses, refusal, targets

EARLY = "cards: 0=r,o,l,d 1=or,rl,rd 2=ol,od 3=ld"


def dealt(**options: bool | int | str) -> Both:
    """A game in which chance always takes its first outcome."""
    both = Both(options)
    while both.naive.turn == "chance":
        both.play(both.texts[0])
    return both


def test_every_option_is_tested_here() -> None:
    tests = [name for name in globals() if name.startswith("test_")]
    for option in GAME.offered:
        assert any(name.startswith(f"test_{option.name}") for name in tests), option.name


@pytest.mark.parametrize(
    ("players", "start", "colours", "rows"),
    [
        # The third pair of the first row can't be red again; the outward colour of the last card begins.
        (2, 1, "rold", {0: "r o l d", 1: "ro rl ol", 2: "rd od", 3: "ld"}),
        (3, 2, "rol", {1: "r o l", 2: "ro rl", 3: "ol"}),
        (4, 3, "rold", {0: "r o l d", 1: "ro rl ol", 2: "rd od", 3: "ld"}),
    ],
)
def test_players(players: int, start: int, colours: str, rows: dict[int, str]) -> None:
    """The cards, the purses, the floors and who begins."""
    both = dealt(players=players)
    assert cards(both) == {place: set(row.split()) for place, row in rows.items()}
    assert both.naive.turn == start
    assert purses(both) == [10] * players
    assert both.naive.stock == {colour: [11, 3, 2] for colour in colours}


def test_players_see_every_way_to_lay_the_cards_out() -> None:
    """The colours of a row: none may occur a third time. All other pairs are possible, both ways round."""
    both = Both({"players": 4})
    assert both.texts == ["ro", "or", "rl", "lr", "rd", "dr", "ol", "lo", "od", "do", "ld", "dl"]
    both.play("or", "dr")
    assert both.texts == ["ol", "lo", "od", "do", "ld", "dl"]
    both.play("dl")  # red, orange and light once or twice, dark twice: all may follow in the next row
    assert both.texts == ["rl", "lr", "ol", "lo", "od", "do"]
    both.play("lr", "ol", "do")
    assert both.naive.turn == 1  # orange looks outward on the foremost card


@pytest.mark.parametrize(
    ("corner", "south", "east", "north", "west"),
    [
        ("south_east", "c1", "e3", "e5", "a1"),
        ("south_west", "e1", "e1", "e5", "c1"),
        ("north_west", "e1", "e1", "e5", "a1"),
        ("north_east", "e1", "e1", "c5", "a1"),
    ],
)
def test_missing_fields(corner: str, south: str, east: str, north: str, west: str) -> None:
    """The first field seen along the southern row from the east, up the eastern column, and so on."""
    for slot, field in ((14, south), (15, east), (10, north), (0, west)):
        both = lay(f"options: missing_fields={corner}\ncards: {(slot - 1) % 20}=r,o {(slot - 1) % 20 + 1}=l")
        assert builds(both.play(f"r>{slot}")) == [field]
    assert len(both.naive.towers) == 22


@pytest.mark.parametrize(
    ("players", "start", "slots"),
    [(4, 0, [0, 1, 2, 3]), (4, 18, [18, 19, 0, 1]), (3, 5, [6, 7, 8]), (3, 19, [0, 1, 2])],
)
def test_start_slot(players: int, start: int, slots: list[int]) -> None:
    """Where the train ends when the game begins; with three players it is one slot shorter there."""
    both = dealt(players=players, start_slot=start)
    assert [place % 20 for place in both.naive.rows] == slots
    assert targets(both, "r") == [*slots[1:], (slots[-1] + 1) % 20]


@pytest.mark.parametrize(("strict", "free"), [("no", [1, 2, 3, 4, 5, 6]), ("yes", [1, 3, 4, 5, 6])])
def test_strict_neighbour(strict: str, free: list[int]) -> None:
    """A gap may be filled by a card that lies alone there, or only next to a card behind it."""
    both = lay(f"options: players=4 strict_neighbour={strict}\ncards: 0=r,o,l 3=d,ro 4=rl,rd 5=ol,od,ld")
    assert targets(both, "r") == free
    if strict == "yes":
        assert refusal(both, "r>2") == "gap"
    lone = lay(f"options: players=4 strict_neighbour={strict}\ncards: 0=r 3=o,l,d,ro 4=rl,rd 5=ol,od,ld")
    assert targets(lone, "r") == ([1, 2, 4, 5, 6] if strict == "no" else [4, 5, 6])  # it leaves nobody behind


@pytest.mark.parametrize("by_colour", ["no", "yes"])
def test_roof_by_colour(by_colour: str) -> None:
    """Two colours of one player on one field: no roof, or one; colours of different players: always one."""
    own = lay(f"options: roof_by_colour={by_colour}\n{EARLY}").play("ro>2", "a3", "a3")
    assert own.naive.roofs == (set() if by_colour == "no" else {"a3"})
    assert purses(own) == [10, 10]
    both = lay(f"options: roof_by_colour={by_colour}\n{EARLY}").play("rl>2", "a3", "a3")
    assert both.naive.roofs == {"a3"}
    moved = lay(f"options: roof_by_colour={by_colour}\n5  l1^ . . . l1^\n{EARLY}").play("ro>2", "a3", "a3")
    assert moved.naive.phase == ("move" if by_colour == "no" else "roof")


@pytest.mark.parametrize(("ends", "phase"), [("no", "move"), ("yes", "over")])
def test_colour_ends(ends: str, phase: str) -> None:
    """With the last red floor the game goes on while there are orange ones, or ends."""
    both = lay(f"options: colour_ends={ends}\n{EARLY}\nstock r: 0 1 0").play("r>1", "a2*")
    assert both.naive.phase == phase
    finished = lay(f"options: colour_ends={ends}\n{EARLY}\nstock r: 0 1 0").play("ro>2", "a3*")
    assert finished.naive.phase == "build"  # the turn is finished in any case


def test_hidden_purses() -> None:
    """Purses are open to all, or only to their owners until the game is over; the play is the same."""
    for hidden in ("no", "yes"):
        both = lay(f"options: players=3 hidden_purses={hidden}\ncards: 0=r,o,l 1=ro,rl 2=ol\nstock r: 1 0 0")
        shown = {viewer: picture(both.state.hide(viewer))["purses"] for viewer in (0, 2, NOBODY)}
        if hidden == "no":
            assert shown == {0: [10, 10, 10], 2: [10, 10, 10], NOBODY: [10, 10, 10]}
        else:
            assert shown == {0: [10, None, None], 2: [None, None, 10], NOBODY: [None, None, None]}
        both.play("r>1", "a2")
        assert picture(both.state.hide(NOBODY))["purses"] == [11, 10, 10]


@pytest.mark.parametrize("standstill", [10, 20, 40])
def test_standstill(standstill: int) -> None:
    """So many quiet turns in a row are the end."""
    drawing = """
        options: players=4 standstill={}
        1  d9  d9^ d9 ~  ~
        cards: 0=d 17=o,l,ro,rl 18=rd,ol,od 19=r,ld
        purses: 0 0 0 0
        quiet: {}
    """
    assert lay(drawing.format(standstill, standstill - 2)).play("r>0").naive.phase == "move"
    still = lay(drawing.format(standstill, standstill - 1)).play("r>0")
    assert still.naive.phase == "over"
    assert still.naive.reason == "standstill"
