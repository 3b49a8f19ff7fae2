"""What the log tells of a game: the throw for the next turn doesn't take the place of what was done last."""

from caber.core.contract import EVERYBODY, State
from caber.games.boards import board_of
from caber.games.tug_of_war import GAME
from caber.games.tug_of_war.drawing import read
from caber.table.story import told

NAMES = ["Ailsa", "Rob"]
SIXES = "seat 1: 6 6 2 | 9 standing\n seat 2: 1 1 1 | 7 standing\n turn: 1 throwing"


def log(drawing: str, *texts: str) -> list[tuple[int, str]]:
    """Who did what, in words."""
    state: State = read(drawing)
    positions, moves = [], []
    for text in texts:
        positions.append(state)
        moves.append(int(state.parse(text)))
        state = state.after(moves[-1])
    entries = told(board_of(GAME), positions, moves, EVERYBODY, NAMES, "en")
    return [(entry.seat, entry.words) for entry in entries]


def test_the_last_deed_of_a_turn_is_told_with_the_next_throw() -> None:
    assert log(SIXES, "1-1-2", "keep", "1@1 weaken", "1@2 weaken", "2@3 remove", "1-2-3") == [
        (0, "no re-roll"),
        (0, "1 onto 6: an opponent goes down, 6 standing and 1 lying left"),
        (0, "1 onto 6: an opponent goes down, 5 standing and 2 lying left"),
        (0, "2 onto 2: a standing opponent leaves, 4 standing and 2 lying left; Rob throws 1, 2 and 3"),
    ]


def test_a_re_rolled_die_is_told_by_what_it_shows() -> None:
    assert log(SIXES, "1-1-2", "reroll 1", "5", "reroll 2", "6") == [
        (0, "the 1 re-rolled: 5"),
        (0, "the 2 re-rolled: 6"),
    ]


def test_dice_re_rolled_together_are_all_told() -> None:
    assert log(f"options: rerolls=together\n {SIXES}", "1-1-2", "reroll 1", "reroll 2", "5", "6") == [
        (0, "the 1 is taken up again"),
        (0, "the 1 re-rolled: 5; the 2 re-rolled: 6"),
    ]


def test_a_new_bout_is_told_after_the_deed_that_won_the_old_one() -> None:
    last = "seat 1: 2 2 2 | 3 standing\n seat 2: 1 1 1 | 1 standing\n turn: 1 assigning\n thrown: 2 2 3"
    assert log(last, "2@1 remove", "1-1-1", "1-1-2", "4-4-4") == [
        (
            0,
            "2 onto 2: a standing opponent leaves, and the bout is won; "
            "Ailsa rolls 1, 1 and 1 for the return bout: 4 standing, one of them for the bout won; "
            "Rob rolls 1, 1 and 2 for the return bout: 4 standing; Rob throws 4, 4 and 4",
        )
    ]
