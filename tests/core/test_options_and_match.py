"""Options are checked, matches are added up."""

import pytest

from caber.core.errors import BadOption
from caber.core.match import Match, options_for, replayed
from caber.core.options import Options
from caber.core.outcome import Outcome
from caber.games import NAMES, game

WON = Outcome((1, -1), (5, 3), "majority")
LOST = Outcome((-1, 1), (2, 5), "three_adjacent")
LEVEL = Outcome((0, 0), (4, 4), "level")


@pytest.mark.parametrize("name", NAMES)
def test_every_value_of_every_option_is_written_and_read(name: str) -> None:
    offered = game(name).offered
    for option in offered:
        for value in option.choices:
            options = Options(offered, {option.name: value})
            assert Options.read(offered, str(options)) == options
            assert options.changed() == ({} if value == option.default else {option.name: value})


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("expert=maybe", "error-option-value"),
        ("speed=9", "error-option-name"),
        ("expert", "error-option-name"),
        ("expert=yes expert=no", "error-option-twice"),
    ],
)
def test_bad_options_are_refused(text: str, key: str) -> None:
    with pytest.raises(BadOption) as caught:
        Options.read(game("schotten_totten").offered, text)
    assert caught.value.key == key and str(caught.value)


def test_a_number_is_not_a_yes() -> None:
    with pytest.raises(BadOption):
        game("schotten_totten").options({"expert": 1})


def test_two_hands_need_cards() -> None:
    with pytest.raises(BadOption):
        game("schotten_totten").start({"clans": 1, "hand": 6})


def test_the_winner_scores_five_the_loser_his_stones_and_the_winner_begins() -> None:
    match = Match(3, 2).add(WON, begins=0)
    assert (match.points, match.begins, match.over) == ((5, 3), 0, False)
    match = match.add(LOST, begins=0)
    assert (match.points, match.begins) == ((7, 8), 1)
    match = match.add(LEVEL, begins=1)
    assert (match.points, match.begins, match.over, match.leaders) == ((11, 12), 0, True, (1,))


def test_a_match_is_what_its_games_add_up_to() -> None:
    options = game("schotten_totten").options()
    first = options_for(Match(2, 2), options)
    second = options_for(Match(2, 2).add(LOST, 0), options)
    assert (first["begins"], second["begins"]) == (1, 2)
    assert replayed(2, 2, [(first, LOST), (second, LEVEL)]).points == (6, 9)
