"""Two people at one keyboard never see each other's hands."""

import re
from pathlib import Path

import pytest

from caber.games.schotten_totten import layout as at
from caber.games.schotten_totten.cards import name, numbers, tactics_numbers
from caber.games.schotten_totten.state import SchottenTotten
from tests.cli.desk import GAME, Desk, typing

SEATS = ("--seats", "human:Ailsa,human:Rob")


def hand(state: SchottenTotten, seat: int) -> set[str]:
    cards = numbers(state.cells[at.HAND + seat]) + tactics_numbers(state.cells[at.HAND_TACTICS + seat])
    return {name(card) for card in cards}


def secrets(state: SchottenTotten, viewer: int) -> set[str]:
    """The cards that the viewer can't know where they are, though somebody holds them."""
    return hand(state, 1 - viewer) - hand(state.hide(viewer), 1 - viewer)


@pytest.mark.parametrize("mode", ["base", "tactics"])
@pytest.mark.parametrize("seed", range(3))
def test_no_hidden_card_is_ever_shown(desk: Desk, mode: str, seed: int) -> None:
    """Between two handovers no card of the other hand appears, whatever is asked."""
    checked: list[int] = []
    asked = ["board", "", "moves", "log", "help"]

    def player(prompt: str, since: str) -> str | None:
        sitting, state = desk.sessions[-1], desk.record.state
        assert isinstance(state, SchottenTotten)
        if "press Enter" in prompt:
            # Nothing at all is shown before the other player says that he is alone.
            assert not re.search(r"[roygbv]\d|Hand", since.rpartition("\n" * 40)[2])
            return ""
        assert sitting.facing == state.turn
        shown = set(
            re.findall(r"\b[a-z]+\d*\b", since.rpartition("\n" * 40)[2] if "\n" * 40 in since else since)
        )
        assert not shown & secrets(state, sitting.facing), since
        checked.append(sitting.facing)
        if len(checked) > 120:
            return None
        if len(checked) % 3:
            return asked[len(checked) % len(asked)]
        # The last move of the list: never a claim, whose proof may name any card that isn't face up.
        return str(state.count() - (seed if state.count() > 20 else 0))

    result = desk.run("play", GAME, *SEATS, "--option", f"mode={mode}", "--seed", f"{seed}", player=player)
    assert result.code == 0
    assert set(checked) == {0, 1}
    assert result.out.count("press Enter, Ailsa:") > 5 < result.out.count("press Enter, Rob:")


def test_a_hot_seat_game_can_be_resumed(desk: Desk) -> None:
    left = desk.run(
        "play", GAME, *SEATS, "--seed", "x", "--save", "hot", player=typing("", "1", "", "", "1", "quit")
    )
    assert "The game is saved in hot." in left.out
    again = desk.run("play", "--resume", "hot", player=typing("quit"))
    prompt = "It is Rob's turn. Is no one else looking? Then press Enter, Rob:"
    assert again.out.replace("\n", "").startswith(prompt)
    assert "Hand" not in again.out
    assert "seats: Ailsa | Rob" in Path("hot").read_text(encoding="utf-8")


def test_undo_does_not_reach_behind_a_handover(desk: Desk) -> None:
    result = desk.run(
        "play", GAME, *SEATS, "--seed", "x", player=typing("", "1", "undo", "1", "", "", "undo")
    )
    assert result.out.count("Taken back.") == 1
    assert "You have not moved yet" in result.out


def test_people_without_names_are_numbered(desk: Desk) -> None:
    result = desk.run("play", GAME, "--seats", "human,human", "--seed", "x", player=typing("", "1"))
    assert "press Enter, human 1:" in result.out
    assert "\n human 2: hand 6\n" in result.out


def test_the_last_screen_shows_no_hand(desk: Desk) -> None:
    result = desk.run(
        "play", GAME, *SEATS, "--seed", "x", "--option", "stones=1 hand=3 clans=2", player=desk.anything(3)
    )
    last = result.out.rpartition("\n" * 40)[2]
    assert "wins with" in last or "draw" in last
    assert "Hand:" not in last
