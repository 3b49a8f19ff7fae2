"""Every option both ways, with a case in which it makes a difference."""

import pytest

from caber.core.errors import BadOption
from caber.games.schotten_rennen import GAME
from tests.games.schotten_rennen.games import Both, figures, lay, now, risk, start, stones
from tests.games.schotten_rennen.naive import OPTIONS

NUMBERS = [
    "bog_red",
    "hop_red",
    "hop_yellow",
    "skip_red",
    "skip_yellow",
    "jump_red",
    "jump_yellow",
    "well_red",
]
LAST = "turn: 1 go_on\nseat 1: stone 0 figure 4 risk 3\nseat 2: stone 1 figure 1 risk 3\nlast: yes\npassed: 4"


def test_every_option_is_tested_here() -> None:
    tests = [name for name in globals() if name.startswith("test_")]
    for option in GAME.offered:
        tested = any(name.startswith(f"test_{option.name}") for name in tests)
        assert tested or option.name in NUMBERS, option.name


def test_both_engines_know_the_same_options() -> None:
    assert {option.name: list(option.choices) for option in GAME.offered} == OPTIONS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_players(players: int) -> None:
    """So many race, and the turn comes round to each."""
    both = Both({"players": players, "track": "3,4"})
    for seat in range(players):
        assert now(both) == (seat + 1, "begin")
        both.play("roll", "1-2", "secure")
    assert now(both) == (1, "begin")
    assert stones(both) == [1] * players


def test_track() -> None:
    """Base, pro, or one's own: of any length, in the order given, a white card as often as one likes."""
    assert now(Both())[1] == now(Both({"track": "base"}))[1] == "laying"
    assert now(Both({"track": "pro"}))[1] == "picking"
    for track in ("11", "3,3,3,3", "rival,rank,load,crowd,path,bog,hop,skip,jump,well,3,3"):
        both = Both({"track": track})
        assert both.naive.track == track.split(",")
        assert now(both) == (1, "begin")
    for written in ("3,4,bog", " 3 4 Bog", "3;4; bog,"):
        assert start({"track": written}).options["track"] == "3,4,bog"
    short = Both({"track": "3"}).play("roll", "1-2")
    assert short.texts == ["secure"]
    assert short.play("secure", "roll", "1-2", "secure", "roll", "6-6").naive.phase == "over"


@pytest.mark.parametrize(
    "track",
    ["", ",", " ; ", "2", "12", "goal", "3,4,bog,bog", "34", "3,3,3,3,3,3,3,3,3,3,3,3,3", "?", "base,3"],
)
def test_track_refused(track: str) -> None:
    with pytest.raises(BadOption):
        start({"track": track})


def test_shuffle() -> None:
    """One's own cards in any order; base and pro are shuffled in any case."""
    both = Both({"track": "11,3,bog,3", "shuffle": True})
    assert both.texts == ["3", "11", "bog"]
    assert both.state.odds() == [2, 1, 1]
    both.play("bog", "3", "11")
    assert both.state.odds() == [1]
    both.play("3")
    assert both.naive.track == ["bog", "3", "11", "3"]
    assert Both({"shuffle": True}).texts == Both({"shuffle": False}).texts
    assert Both({"track": "pro", "shuffle": True}).texts == Both({"track": "pro"}).texts


@pytest.mark.parametrize("begins", [1, 2, 3, 4])
def test_begins(begins: int) -> None:
    both = Both({"players": 4, "track": "3,4", "begins": begins})
    assert now(both) == (begins, "begin")
    assert now(both.play("roll", "1-2", "secure")) == (begins % 4 + 1, "begin")
    for players in range(2, begins):
        with pytest.raises(BadOption):
            start({"players": players, "begins": begins})


@pytest.mark.parametrize(
    ("play_on", "phase", "reason"), [("no", "over", "goal_reached"), ("yes", "begin", "")]
)
def test_play_on(play_on: str, phase: str, reason: str) -> None:
    both = lay(f"options: players=3 track=3,4 play_on={play_on}\nseat 1: stone 2 figure 2 risk 0")
    both.play("roll", "6-6")
    assert (both.naive.phase, both.naive.reason) == (phase, reason)


@pytest.mark.parametrize("target", range(2, 13))
def test_goal_target(target: int) -> None:
    both = lay(f"options: track=3 goal_target={target}\nseat 1: stone 1 figure 1 risk 0").play("roll")
    assert both.naive.need == target
    assert both.play("1-1").naive.phase == ("over" if target == 2 else "begin")


def test_goal_target_none() -> None:
    """The goal is entered without dice, and still closed to a figure whose stone is on Start."""
    both = lay("options: track=3 goal_target=none\nseat 1: stone 1 figure 1 risk 0")
    assert both.texts == ["roll", "retreat"]
    assert both.play("roll").naive.phase == "over"
    banned = lay("options: track=3,3 goal_target=none\nturn: 1 go_on\nseat 1: stone 0 figure 2 risk 3")
    assert banned.texts == ["secure"]
    options = "options: players=3 play_on=yes track=3,10 goal_target=none"
    on = lay(f"{options}\nturn: 1 go_on\nseat 1: stone 1 figure 2 risk 0")
    assert on.play("roll").naive.runners[0].place == 1
    assert now(on) == (2, "begin")


@pytest.mark.parametrize("catch_up", ["choice", "automatic"])
def test_catch_up(catch_up: str) -> None:
    """After the fifth card the stone comes up if he wants it, or in any case; a new count begins then."""
    both = lay(f"options: track=3,3,3,3,3,3,3,3,3,3,3,3 catch_up={catch_up}\n{LAST}").play("roll", "1-2")
    assert both.texts == (["secure", "up", "roll"] if catch_up == "choice" else ["secure", "roll"])
    assert stones(both)[0] == (0 if catch_up == "choice" else 5)
    for _ in range(5):
        both.play("roll", "1-2")
    assert stones(both)[0] == (0 if catch_up == "choice" else 10)


def test_catch_up_automatic_counts_as_secured() -> None:
    both = lay(f"options: track=3,3,3,3,11,3,3 catch_up=automatic\n{LAST.replace('risk 3', 'risk 1', 1)}")
    assert risk(both.play("roll", "6-6", "roll", "1-2"))[0] == 1


def test_catch_up_automatic_comes_after_the_bonus() -> None:
    for way, stone in (("bonus", 7), ("stay", 5)):
        both = lay(f"options: track=3,3,3,3,skip,3,3,3 catch_up=automatic\n{LAST}")
        both.play("yellow", "6-6")
        assert stones(both)[0] == 0
        assert stones(both.play(way))[0] == stone
    both = lay(f"options: track=3,3,3,3,skip,3,3,3 catch_up=automatic bonus=automatic\n{LAST}")
    both.play("yellow", "6-6")
    assert stones(both)[0] == figures(both)[0] == 7


def test_catch_up_automatic_opens_the_goal_but_not_to_a_bonus() -> None:
    """The bonus is moved first, while the stone is still on Start: it stops on the last card."""
    both = lay(f"options: track=3,3,3,3,jump,3 catch_up=automatic bonus=automatic\n{LAST}")
    both.play("yellow", "6-6")
    assert stones(both)[0] == figures(both)[0] == 6
    assert both.texts == ["secure", "roll"]


@pytest.mark.parametrize("bonus", ["choice", "automatic"])
def test_bonus(bonus: str) -> None:
    both = lay(f"options: track=3,skip,3,3,3 bonus={bonus}\nseat 1: stone 1 figure 1 risk 3")
    both.play("yellow", "6-6")
    assert now(both) == (1, "bonus" if bonus == "choice" else "go_on")
    assert figures(both)[0] == (2 if bonus == "choice" else 4)


def test_bonus_automatic_stops_like_the_other() -> None:
    goal = lay("options: track=3,jump bonus=automatic\nseat 1: stone 1 figure 1 risk 3").play("yellow", "6-6")
    assert goal.naive.phase == "over"
    banned = lay("options: track=jump,3 bonus=automatic").play("yellow", "6-6")
    assert figures(banned)[0] == 2
    assert banned.texts == ["secure"]
    red = lay("options: track=3,jump,3 bonus=automatic\nseat 1: stone 1 figure 1 risk 3").play("roll", "6-6")
    assert figures(red)[0] == 2


@pytest.mark.parametrize("number", range(2, 13))
@pytest.mark.parametrize("option", NUMBERS)
def test_numbers_of_cards(option: str, number: int) -> None:
    """The number that nobody could read off a card is what the option says; its other number stays."""
    card, colour = option.split("_")
    way, other = ("roll", "yellow") if colour == "red" else ("yellow", "roll")
    drawing = f"options: track={card},3"
    assert lay(f"{drawing} {option}={number}").play(way).naive.need == number
    assert lay(f"{drawing} {option}={number}").play(other).naive.need == lay(drawing).play(other).naive.need
