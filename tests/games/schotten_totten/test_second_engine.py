"""The engine against a second, naive one that shares no code with it: same moves, same texts, same ends."""

import random

import pytest

from caber.core.contract import CHANCE, OVER, State
from caber.games import game
from tests.builds import COMPILED
from tests.games.schotten_totten.naive import OPTIONS, NaiveGame

GAME = game("schotten_totten")
CARD_SET = ("clans", "values", "stones", "hand")
# Uniform play hardly ever takes mud away from four cards, so some games look for it.
RARE = ("mud@", "play redeploy", "play deserter", "play traitor", "play scout", "take mud", "take fog")


def random_options(rng: random.Random, mode: str) -> dict[str, bool | int | str]:
    """Any rulings, usually with the full set of cards."""
    chosen: dict[str, bool | int | str] = {"mode": mode}
    for name, values in OPTIONS.items():
        if name != "mode" and (name not in CARD_SET or rng.random() < 0.15):
            chosen[name] = GAME.offered[[o.name for o in GAME.offered].index(name)].read(
                str(rng.choice(values))
            )
    while int(chosen.get("clans", 6)) * int(chosen.get("values", 9)) < 2 * int(chosen.get("hand", 6)):
        for name in CARD_SET:
            chosen.pop(name, None)
    return chosen


def choose(texts: list[str], rng: random.Random, style: str, muddy: str) -> str:
    """One of the moves, in the manner of this game; `muddy` is the stone in mud, if there is one."""
    if style == "muddy":
        # Four cards in mud on both sides, and only then a trick that takes the mud away.
        there = [text for text in texts if muddy and text.endswith(f"@{muddy}")]
        kept = [text for text in texts if not text.startswith(("claim", "play ", "fog@"))]
        wanted = [text for text in texts if text.startswith(("mud@", "take mud", "draw tactics"))]
        tricks = [text for text in texts if text.startswith("play ")]
        if tricks and muddy and not there:
            return rng.choice(tricks)
        return rng.choice(wanted or there or kept or texts)
    if style == "tricky" and rng.random() < 0.8:
        rare = [text for text in texts if text.startswith(RARE)]
        if rare:
            return rng.choice(rare)
        if "draw tactics" in texts:
            return "draw tactics"
    if style == "gathering" and rng.random() < 0.7:
        placed = [text for text in texts if "@" in text]
        if placed:  # keep to few stones: full sides, mud with four cards
            return min(placed, key=lambda text: (text.split("@")[1], rng.random()))
    if style == "stubborn" and rng.random() < 0.95:
        other = [text for text in texts if not text.startswith("claim")]
        if other:
            return rng.choice(other)
    return rng.choice(texts)


def naive_options(state: State) -> dict[str, str | int]:
    return {
        name: value if isinstance(value, int) and not isinstance(value, bool) else str(word)
        for (name, value), word in zip(
            state.options.items(), (w.split("=")[1] for w in str(state.options).split())
        )
    }


def agree(seed: int, mode: str) -> set[str]:
    """Plays one game on both engines; returns the kinds of move seen."""
    rng = random.Random(seed)
    state = GAME.start(random_options(rng, mode))
    naive = NaiveGame(naive_options(state))
    style = rng.choice(("uniform", "tricky", "gathering", "stubborn", "muddy"))
    muddy = ""
    kinds: set[str] = set()
    history: list[str] = []
    while state.turn != OVER:
        where = f"seed {seed} {mode}: {state.options}\n{'; '.join(history)}"
        turn = naive.turn()
        assert state.turn == (CHANCE if turn == "chance" else turn), where
        texts = [state.text(move) for move in state.moves()]
        assert texts == naive.moves(), where
        text = choose(texts, rng, style, muddy)
        muddy = text.removeprefix("mud@") if text.startswith("mud@") else muddy
        state.play(state.parse(text))
        naive.play(text)
        history.append(text)
        kinds.add(text.split("@")[0] if "@" in text else " ".join(text.split()[:2]))
    assert naive.turn() == "over", seed
    outcome = state.outcome()
    assert outcome is not None
    assert tuple(outcome) == naive.outcome(), (seed, str(state.options), history)
    return kinds


@pytest.mark.parametrize("mode", ["base", "tactics"])
def test_both_engines_agree(mode: str) -> None:
    kinds: set[str] = set()
    for seed in range(150 if COMPILED else 80):
        kinds |= agree(seed, mode)
    if mode == "tactics":
        rare = {"take mud", "take fog", "play scout", "play traitor", "discard", "drop"}
        seen = {kind.split()[0] if kind.startswith("drop") else kind for kind in kinds}
        assert rare <= seen


@pytest.mark.soak
@pytest.mark.parametrize("mode", ["base", "tactics"])
@pytest.mark.parametrize("block", range(4))
def test_both_engines_agree_for_long(mode: str, block: int) -> None:
    for seed in range(1_000_000 + block * 2_000, 1_000_000 + block * 2_000 + 2_000):
        agree(seed, mode)
