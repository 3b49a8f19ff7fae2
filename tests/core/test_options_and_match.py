"""Options are checked, matches are added up."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caber.core.errors import BadOption, CaberError
from caber.core.game import Game
from caber.core.match import Match, agreed, beginner, options_for, replayed
from caber.core.options import Option, Options, Own, Value, written
from caber.core.outcome import Outcome
from caber.games import NAMES, game
from caber.texts import LANGUAGES
from tests.core.pebbles import PEBBLES

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


def test_the_best_may_be_several() -> None:
    assert (WON.winners, WON.winner) == ((0,), 0)
    shared = Outcome((1, -2, 1), (30, 12, 30), "built_out")
    assert (shared.winners, shared.winner) == ((0, 2), None)
    assert (LEVEL.winners, LEVEL.winner) == ((0, 1), None)


# -- own values --------------------------------------------------------------------------------------

PEBBLES_OPTION = PEBBLES.offered[1]
OWN = [(of, option, option.own) for of in (PEBBLES, *map(game, NAMES)) for option in of.offered if option.own]
by_own = pytest.mark.parametrize(
    ("of", "option", "own"), OWN, ids=[f"{of.name}-{option.name}" for of, option, _ in OWN]
)


@by_own
def test_the_example_of_an_own_value_is_one(of: Game, option: Option, own: Own) -> None:
    assert option.read(own.example) == option.check(own.example) == own.example
    options = of.options({option.name: own.example})
    assert options.changed() == {option.name: own.example}
    assert of.start(options).options == options


@by_own
@given(text=st.one_of(st.text(max_size=40), st.from_regex(r"[ 0-9a-z,]{1,30}", fullmatch=True)))
def test_whatever_is_taken_as_an_own_value_is_written_and_read(
    of: Game, option: Option, own: Own, text: str
) -> None:
    try:
        value = option.read(text)
    except BadOption:
        return
    assert option.read(written(value)) == option.check(value) == value
    options = of.options({option.name: value})
    again = Options.read(of.offered, str(options))
    assert again == options and hash(again) == hash(options)


@pytest.mark.parametrize(
    ("text", "value"), [("8", 8), ("21", "21"), (" 21 ", "21"), ("021", "21"), ("012", 12)]
)
def test_an_own_value_is_always_written_alike(text: str, value: Value) -> None:
    assert (PEBBLES_OPTION.read(text), PEBBLES_OPTION.check(text)) == (value, value)
    assert type(PEBBLES_OPTION.read(text)) is type(value)


@pytest.mark.parametrize("value", [True, "", "many", "0", "100", -3, "2 1"])
def test_the_refusal_of_an_own_value_says_why_and_what_else_there_is(value: Value) -> None:
    with pytest.raises(BadOption) as caught:
        PEBBLES.options({"pebbles": value})
    assert (caught.value.key, caught.value.marks) == ("error-option-own", ["pebbles"])
    for language in LANGUAGES:
        told = caught.value.tell(language)
        assert "12, 8" in told and "21" in told and f"{written(value)}" in told
        assert isinstance(caught.value.__cause__, CaberError)
        assert caught.value.__cause__.tell(language) in told


def test_options_with_own_values_go_to_other_processes() -> None:
    options = PEBBLES.seated(3, {"pebbles": "21"})
    assert pickle.loads(pickle.dumps(options)) == options
    assert pickle.loads(pickle.dumps(options)).offered == PEBBLES.offered


# -- how many play -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_a_game_for_several_numbers_of_players_has_an_option_for_them(name: str) -> None:
    found = game(name)
    if len(found.seats) == 1:
        assert found.agreed == found.offered
        assert found.players(found.options()) == found.seats[0]
    else:
        (option,) = set(found.offered) - set(found.agreed)
        assert (option.name, option.choices) == ("players", found.seats)
    for seats in found.seats:
        assert found.players(found.seated(seats, {})) == seats


@pytest.mark.parametrize("name", NAMES)
def test_the_options_shown_at_once_are_options(name: str) -> None:
    assert set(game(name).main) <= {option.name for option in game(name).agreed}


def test_the_seats_decide_how_many_play() -> None:
    assert PEBBLES.players(PEBBLES.options()) == 2
    options = PEBBLES.seated(4, {"pebbles": 8})
    assert dict(options) == {"players": 4, "pebbles": 8}
    assert PEBBLES.seated(4, options) == options
    assert [option.name for option in PEBBLES.agreed] == ["pebbles"]


@pytest.mark.parametrize(("seats", "players"), [(3, 2), (2, 4)])
def test_an_option_that_says_otherwise_is_refused(seats: int, players: int) -> None:
    with pytest.raises(BadOption) as caught:
        PEBBLES.seated(seats, {"players": players})
    assert caught.value.key == "error-players"
    for language in ("en", "de", "nl"):
        assert str(seats) in caught.value.tell(language) and str(players) in caught.value.tell(language)


def test_no_game_is_for_as_many_as_come() -> None:
    for seats in (1, 5):
        with pytest.raises(BadOption):
            PEBBLES.seated(seats, {})
    with pytest.raises(BadOption):
        game("schotten_totten").seated(3, {})


# -- who begins --------------------------------------------------------------------------------------


def test_a_game_that_decides_who_begins_is_played_with_the_same_options_again() -> None:
    options = PEBBLES.seated(3, {"pebbles": 8})
    won = Outcome((-1, -1, 2), (2, 2, 4), "last")
    match = Match(3, 3, begins=beginner(options)).add(won, beginner(options))
    assert options_for(match, options) == options
    match = replayed(3, 3, [(options, won), (options, won)])
    assert (match.points, match.leaders, match.over) == ((4, 4, 8), (2,), False)


def test_what_was_agreed_for_a_match_is_the_same_whoever_begins() -> None:
    offered = game("schotten_totten")
    first, second, other = (offered.options(chosen) for chosen in ({}, {"begins": 2}, {"expert": True}))
    assert first != second and agreed(first) == agreed(second) != agreed(other)
    assert (beginner(first), beginner(second)) == (0, 1)
