"""Bots compared through `import caber`: the figures of `caber arena`, for names, classes and objects."""

import json
from typing import Any

import pytest
from click.testing import CliRunner

import caber
from caber.arena.pairs import paired_score
from caber.bots import bot
from caber.cli import caber as command
from caber.games import game

TRACK = "3,4,5,6"


class Last:
    """Chooses the last move, and counts how many of it there were."""

    made = 0

    def __init__(self) -> None:
        Last.made += 1

    def choose(self, view: caber.State, rng: caber.Rng) -> int:
        return view.moves()[-1]


def test_the_figures_are_those_of_the_command() -> None:
    score = caber.compare("level3", "level1", "schotten_rennen", deals=20, seed=5, track=TRACK)
    words = ["arena", "schotten_rennen", "level3", "level1", "--games", "40", "--seed", "5", "--json", "-"]
    spoken = CliRunner().invoke(command, [*words, "--workers", "1", "--option", f"track={TRACK}"])
    assert spoken.exit_code == 0, spoken.output
    said = json.loads(spoken.stdout)
    assert (score.games, round(score.score, 6)) == (said["games"], said["score"])
    assert [round(score.low, 6), round(score.high, 6)] == said["interval"]
    assert score.elo == pytest.approx(said["elo"], abs=0.05)
    assert (score.wins, score.draws, score.losses) == tuple(
        said["standings"][0][name] for name in ("wins", "draws", "losses")
    )


def test_the_older_way_to_pair_bots_agrees() -> None:
    score = caber.compare("level3", "level1", "schotten_totten", deals=10, seed=3)
    kind = game("schotten_totten")
    other = paired_score(kind, {}, (bot("level3", kind.name), bot("level1", kind.name)), 10, 3)
    assert (score.games, score.score) == (other.games, other.score)


def test_classes_and_objects_are_as_good_as_names() -> None:
    before = Last.made
    by_class = caber.compare(Last, "random", "schotten_rennen", deals=5, track=TRACK)
    assert Last.made == before + 10, "a new one for each game"
    by_object = caber.compare(Last(), "random", "schotten_rennen", deals=5, track=TRACK)
    assert Last.made == before + 11
    assert by_class == by_object
    assert by_class.bot == "Last"
    both = caber.compare(Last(), Last(), "schotten_rennen", deals=5, track=TRACK)
    assert both.score == 0.5, "two objects of a class are two bots, and these play alike"


def test_several_processes_play_the_same_games() -> None:
    one, two = (
        caber.compare("level2", "random", "schotten_rennen", deals=6, workers=workers, track=TRACK)
        for workers in (1, 2)
    )
    assert one == two
    with pytest.raises(caber.CaberError, match="Last"):
        caber.compare(Last, "random", "schotten_rennen", deals=1, workers=2)


def test_a_name_is_never_imported() -> None:
    with pytest.raises(caber.CaberError):
        caber.compare("tests.public.test_contests:Last", "random", "schotten_rennen", deals=1)


def test_a_bot_that_gives_up_says_why() -> None:
    class Quitter:
        def choose(self, view: caber.State, rng: caber.Rng) -> int:
            from caber.bots import Forfeit

            raise Forfeit("crashed", "no battery")

    score = caber.compare(Quitter, "random", "kilt_castle", deals=2)
    assert (score.score, score.forfeits, score.detail) == (0, {"crashed": 4}, {"crashed": "no battery"})
    assert "4 by crashed (no battery)" in str(score)


def test_a_ladder_has_the_strongest_first() -> None:
    rated = caber.ladder("kilt_castle", bots=["random", "level1", "level3"], deals=10)
    assert [each.bot for each in rated] == ["level3", "level1", "random"]
    assert rated[-1].elo == 0
    assert all(each.low <= each.elo <= each.high and each.games == 40 for each in rated)
    assert "Elo" in str(rated[0])
    with pytest.raises(caber.CaberError, match="3"):
        caber.ladder("kilt_castle", bots=["random", "level1"], players=3)


def test_three_sit_at_a_table() -> None:
    rated = caber.ladder("kilt_castle", bots=["random", "level1", "level2"], players=3, deals=2)
    assert {each.bot for each in rated} == {"random", "level1", "level2"}
    assert all(each.games == 6 for each in rated)


def test_statistics_count_what_happens() -> None:
    study = caber.statistics("schotten_rennen", bots=["level3", "random"], deals=5, track=TRACK)
    assert study.games == 10
    assert study.figures()["game"] == "schotten_rennen"
    assert "turns" in study.summary()
    alike = caber.statistics("kilt_castle", bots=Last, deals=2, players=3)
    assert alike.games == 2


@pytest.mark.parametrize("deals", [0, -1])
def test_nothing_is_measured_without_deals(deals: int) -> None:
    for measure in (
        lambda: caber.compare("level1", "random", "schotten_rennen", deals=deals),
        lambda: caber.ladder("schotten_rennen", deals=deals),
        lambda: caber.statistics("schotten_rennen", deals=deals),
        lambda: caber.loss("random", "schotten_rennen", deals=deals, track=TRACK),
    ):
        with pytest.raises(caber.CaberError, match=f"`deals` is {deals}"):
            measure()


def test_numbers_that_mean_nothing_are_refused() -> None:
    with pytest.raises(caber.CaberError, match="`milliseconds` is 0"):
        caber.bot("level5", milliseconds=0)
    with pytest.raises(caber.CaberError, match="`milliseconds` is -1"):
        caber.compare("level1", "random", "schotten_rennen", milliseconds=-1)
    with pytest.raises(caber.CaberError, match="`workers` is 0"):
        caber.compare("level1", "random", "schotten_rennen", workers=0)
    with pytest.raises(caber.CaberError, match="`simulations` is 0"):
        caber.weigh(caber.start("schotten_totten"), simulations=0)


def test_there_are_as_many_bots_as_seats() -> None:
    with pytest.raises(caber.BadOption):
        caber.compare("level1", "random", "kilt_castle", deals=1, players=3)
    with pytest.raises(caber.BadOption):
        caber.ladder("tug_of_war", players=3, deals=1)
    with pytest.raises(caber.BadOption):
        caber.statistics("tug_of_war", bots=["random"] * 3, deals=1)
    with pytest.raises(caber.BadOption):
        caber.statistics("kilt_castle", bots=["random"] * 2, deals=1, players=3)


def test_bots_go_by_names_that_tell_them_apart() -> None:
    made = caber.bot("level3")
    assert caber.compare(made, "random", "schotten_rennen", deals=1, track=TRACK).bot == "level3"
    assert caber.compare(made, "level3", "schotten_rennen", deals=1, track=TRACK).bot == "level3'"

    class greedy(Last):  # noqa: N801 - the earlier name of a bot of Caber's
        pass

    against = caber.compare(greedy, "greedy", "kilt_castle", deals=1)
    assert against.bot == "greedy'"
    assert greedy.made >= 2


def test_a_bot_may_choose_notation_or_a_number_of_another_library() -> None:
    class Number:
        def __init__(self, number: int) -> None:
            self.number = number

        def __index__(self) -> int:
            return self.number

    class Writer:
        def choose(self, view: caber.State, rng: caber.Rng) -> Any:
            return view.text(view.moves()[-1])

    class Counter:
        def choose(self, view: caber.State, rng: caber.Rng) -> Any:
            return Number(view.moves()[-1])

    found = [caber.loss(each, "schotten_rennen", deals=2, track=TRACK) for each in (Last, Writer, Counter)]
    assert found[0] == found[1] == found[2]


def test_a_ladder_wants_a_list_of_bots() -> None:
    with pytest.raises(caber.CaberError, match="a list of bots"):
        caber.ladder("kilt_castle", bots="level1")
