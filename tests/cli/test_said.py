"""Every text of the command line and of the board is said somewhere."""

import re
from pathlib import Path

import pytest

import caber.cli
from caber import texts
from caber.cli.asides import COMMANDS
from caber.core.contract import CHANCE, OVER, State
from caber.core.options import Value
from caber.core.rng import Rng
from caber.games import game
from caber.games.schotten_totten import board, telling
from caber.games.schotten_totten.drawing import read
from caber.texts import LANGUAGES

FOLDER = Path(texts.__file__).parent
SOURCES = Path(caber.cli.__file__).parent.glob("*.py")
NAMES = ["Ailsa", "Rob"]


def keys(name: str, language: str = "en") -> set[str]:
    text = (FOLDER / language / f"{name}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][a-z-]*) =", text, re.MULTILINE))


def test_the_command_line_says_what_is_there_and_no_more() -> None:
    said = {f"cli-help-{name}" for name in COMMANDS}
    for file in SOURCES:
        said |= set(re.findall(r"""["'](cli-[a-z-]+[a-z])["']""", file.read_text(encoding="utf-8")))
    assert said == keys("cli")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_too_long_for_a_prompt(language: str) -> None:
    text = (FOLDER / language / "cli.ftl").read_text(encoding="utf-8")
    prompts = re.findall(r"^cli-(?:prompt|replay-prompt|keep|next-game)[a-z-]* = (.*)$", text, re.MULTILINE)
    assert len(prompts) == 6
    assert max(map(len, prompts)) < 75


def test_the_board_says_what_is_there_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Random games with all that can happen, and everything that can be said about them."""
    said = {f"schotten-totten-ask-{name}" for name in board.QUESTIONS}

    def collect(key: str, details: object, language: str) -> str:
        said.add(key)
        return "text"

    monkeypatch.setattr(telling, "tell", collect)
    monkeypatch.setattr(telling, "words", lambda certificate, language: "proof")
    options: list[dict[str, Value]] = [{"mode": "tactics"}, {"mode": "base"}, {"mode": "base", "stones": 4}]
    for seed in range(60):
        play_on(game("schotten_totten").start(options[seed % 3]), Rng(seed))
    muddy = read(
        "options: mode=tactics mud_drop=owner\n 1  r1 r2 r3 r4 mud  |  b1\n hand 2: deserter\n turn: 2 play"
    )
    for text in ("play deserter", "take mud"):
        muddy.play(muddy.parse(text))
    play_on(muddy, Rng(1))
    assert keys("schotten_totten_board") - said == set()
    assert said - keys("schotten_totten_board") == set()


def play_on(state: State, rng: Rng) -> None:
    """Plays to the end at random, saying everything."""
    while state.turn != OVER:
        move = int(state.pick(rng))
        for viewer in (0, 1):
            board.explain(state.hide(viewer), int(state.seen(move, viewer)), NAMES)
        if state.turn != CHANCE:
            view = state.hide(state.turn)
            board.show(view, int(state.turn), NAMES)
            board.offers(view, NAMES)
            board.task(view)
            board.QUESTIONS["claims"](view, NAMES, "en")
        state.act(move)
    board.ending(state, NAMES)
