"""What a player may type, and what he is told when it doesn't work."""

import re

import pytest

from caber.cli.entry import understand
from caber.core.contract import OVER
from caber.core.errors import CaberError
from caber.core.rng import Rng
from caber.games import NAMES, game
from caber.games.schotten_totten.drawing import read
from tests.cli.desk import GAME, SMALL, Desk, typing

POSITION = read(
    """
    options: mode=tactics
    1  r7 r8 r9  |  b2
    2  g1 g2     |  b5 b6 b8
    hand 1: r1 o4 o5 reinforcement scout
    """
).hide(0)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("o4@3", "o4@3"),
        ("O4 @ 3", "o4@3"),
        ("o4 3", "o4@3"),
        ("o 4 3", "o4@3"),
        ("reinf 4", "reinforcement@4"),
        ("play scout", "play scout"),
        ("play s", "play scout"),
        ("p", "play scout"),
        ("1", "claim 1"),
        ("2", "r1@2"),
        ("c", "claim 1"),
    ],
)
def test_a_move_may_be_written_in_many_ways(typed: str, meant: str) -> None:
    assert [POSITION.text(move) for move in understand(POSITION, typed)] == [meant]


@pytest.mark.parametrize("name", NAMES)
def test_every_move_is_understood_as_it_is_written(name: str) -> None:
    for seed in range(8):
        state, rng = game(name).start(), Rng(seed)
        while state.turn != OVER:
            if state.turn >= 0 and rng.below(3) == 0:
                view = state.hide(state.turn)
                for move in view.moves():
                    assert understand(view, view.text(move)) == [move], view.text(move)
            state.act(state.pick(rng))


@pytest.mark.parametrize(
    ("typed", "count", "all_begin"),
    [("o4", 8, "o4@"), ("o", 16, "o"), ("reinforcement", 8, "reinforcement@"), ("re", 8, "reinforcement@")],
)
def test_the_beginning_of_several_moves_names_them_all(typed: str, count: int, all_begin: str) -> None:
    texts = [POSITION.text(move) for move in understand(POSITION, typed)]
    assert len(texts) == count
    assert all(text.startswith(all_begin) for text in texts)


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("0", "There is no number 0"),
        ("99999999999999999999", "There is no number 99999999999999999999"),
        ("o4@1", "Your side of stone 1 already has its 3 cards."),
        ("o4 1", "Your side of stone 1 already has its 3 cards."),
        ("r7@3", "r7 isn't in your hand"),
        ("r7", "only names a card"),
        ("r7 3", "r7 isn't in your hand"),  # and not the reinforcement
        ("claim 2", "Stone 2 can't be claimed before your side is complete: one card is missing."),
        ("claim2", "Stone 2 can't be claimed before"),
        ("draw", "First play a card"),
        ("pass", "You can't pass while"),
        ("hello", "“hello” is no move."),
        ("r7@", "“r7@” is no move."),
        ("²", "“²” is no move."),
        ("@", "“@” is no move."),
        ("\x00\x1b[2J", "is no move."),
        ("x" * 5000, "is no move."),
        ("1" * 5000, "There is no number 1111"),
    ],
)
def test_what_can_not_be_played_gets_its_reason(typed: str, reason: str) -> None:
    with pytest.raises(CaberError, match=re.escape(reason)):
        understand(POSITION, typed)


def test_every_legal_move_can_be_typed_and_has_a_number() -> None:
    for number, move in enumerate(POSITION.moves(), 1):
        assert understand(POSITION, str(number)) == [move]
        assert understand(POSITION, POSITION.text(move).upper()) == [move]


def test_bad_answers_change_nothing(desk: Desk) -> None:
    bad = [
        "",
        "?",
        "nonsense",
        "999",
        "r",
        "claim 1",
        "undo",
        "save .",
        "help me",
        "quit now",
        "moves",
        "MOVES",
    ]
    result = desk.run("play", GAME, "--seed", "x", player=typing(*bad))
    assert result.code == 0
    assert "Nothing was played" in result.out
    assert all(actor < 0 for actor in desk.record.actors)


def test_the_choices_are_numbered_as_the_moves(desk: Desk) -> None:
    result = desk.run("play", GAME, "--seed", "x", player=typing("", "moves", "h"))
    lines = re.findall(r"^ +(\d+)–(\d+)  (\w+) at stone (.+)$", result.out, re.MULTILINE)
    assert len(lines) == 6
    listed = dict(re.findall(r"(\d+) ([a-z]\d@\d)", result.out))
    assert len(listed) == 54
    for first, last, card, stones in lines:
        numbers = range(int(first), int(last) + 1)
        assert [listed[str(number)] for number in numbers] == [f"{card}@{stone}" for stone in stones.split()]
    assert "claims   which stones can be claimed" in result.out


def test_undo_takes_back_until_a_card_is_drawn(desk: Desk) -> None:
    seen: list[int] = []

    def player(prompt: str, since: str) -> str | None:
        seen.append(len(desk.record.moves))
        return ["undo", "1", "undo", "2", "u", "3", "", "undo", None][len(seen) - 1]

    result = desk.run("play", GAME, "--seats", "human,random", "--seed", "x", player=player)
    dealt = 12
    assert seen == [dealt, dealt, dealt + 1, dealt, dealt + 1, dealt, dealt + 1, dealt + 6, dealt + 6]
    assert "You have not moved yet" in result.out
    assert result.out.count("Taken back.") == 2
    assert "Enter: draw; undo takes your last move back >" in result.out
    assert "A card has been turned up since your last move" in result.out


def test_undo_does_not_take_back_the_moves_of_others(desk: Desk) -> None:
    """With the stacks empty nothing is revealed by the end of a turn, but the bot has moved since."""
    tried: list[str] = []
    anything = desk.anything(1)

    def player(prompt: str, since: str) -> str | None:
        actors = desk.record.actors
        if actors[-1] == 1 and not tried and desk.record.state.outcome() is None:
            tried.append(prompt)
            return "undo"
        return anything(prompt, since)

    result = desk.run(
        "play", GAME, *SMALL, "--option", "clans=2", "--seats", "human,random", "--seed", "y", player=player
    )
    assert tried
    assert "Another player has moved since your last move" in result.out


def test_forced_moves_are_made_and_told(desk: Desk) -> None:
    """One card and one stone: nothing to choose, and so nothing to take back."""
    prompts: list[str] = []

    def player(prompt: str, since: str) -> str | None:
        prompts.append(prompt)
        return "undo" if len(prompts) == 1 else "" if len(prompts) < 20 else None

    options = "stones=1 hand=1 clans=2"
    result = desk.run(
        "play", GAME, "--option", options, "--seed", "6", "--seats", "human,random", player=player
    )
    assert re.search(r"Only one move was possible, so it was made: \w\d@1\.", result.out)
    assert prompts[0] == "Enter: draw (nothing else is possible) > "
    assert "Taken back." not in result.out
    assert "A card has been turned up since your last move" in result.out


def test_refused_and_accepted_claims_are_explained(desk: Desk) -> None:
    said: list[str] = []
    anything = desk.anything(4)

    def player(prompt: str, since: str) -> str | None:
        state = desk.record.state
        if ">" in prompt and state.turn == 0:
            claims = [move for move in state.moves() if state.text(move).startswith("claim")]
            if claims:
                return state.text(claims[0])
            said.append("claims")
            if len(said) % 2:
                return "claims"
        return anything(prompt, since)

    result = desk.run("play", GAME, "--seats", "human,random", "--seed", "x", player=player)
    assert "No side of an unclaimed stone is complete yet" in result.out
    assert re.search(r"You: Stone \d isn't won yet\. Here: ", result.out)
    assert re.search(r"You: claim! Stone \d is won\. Here: ", result.out)
