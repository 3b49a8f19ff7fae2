"""Games for three and more, and games without secrets, at one keyboard."""

from pathlib import Path

import pytest

from caber.bots import names
from caber.cli.files import read_records
from caber.cli.seats import HUMAN, seats_from, shown_names
from caber.core.contract import CHANCE
from caber.core.match import agreed
from caber.games import game
from caber.texts import LANGUAGES
from tests.cli.desk import Desk, typing
from tests.table.hall import FOR_THREE, OPEN_TO_ALL

for_three = pytest.mark.parametrize("name", FOR_THREE)
open_to_all = pytest.mark.parametrize("name", OPEN_TO_ALL)


@for_three
def test_the_seats_decide_how_many_play(desk: Desk, name: str) -> None:
    seats = ("--seats", "human:Ailsa,random,random")
    left = desk.run("play", name, *seats, "--seed", "x", "--save", "game", player=desk.anything(1, stop=6))
    assert left.code == 0
    over = desk.run("play", "--resume", "game", player=desk.anything(2))
    assert over.code == 0 and "random 2" in over.out and "random 3" in over.out
    (record,) = read_records(Path("game"))
    assert (record.options["players"], record.seats) == (3, ("Ailsa", "random", "random"))
    assert set(record.actors) == {CHANCE, 0, 1, 2} and record.outcome() is not None
    assert desk.run("verify", "game").code == 0
    assert desk.run("replay", "game", "--seat", "3").code == 0
    assert desk.run("replay", "game", "--seat", "4").code == 1


@for_three
def test_the_option_brings_as_many_of_the_best_bot(name: str) -> None:
    best = names(name)[-1]
    assert [seat.name for seat in seats_from(None, game(name), {})] == [HUMAN, best]
    three = seats_from(None, game(name), {"players": 3})
    assert [seat.name for seat in three] == [HUMAN, best, best]
    assert shown_names(three, "en") == ["You", f"{best} 2", f"{best} 3"]


@for_three
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_contradiction_is_refused(desk: Desk, name: str, language: str) -> None:
    for players in ("2", "4"):
        asked = desk.run(
            "play",
            name,
            "--seats",
            "human,random,random",
            "--option",
            f"players={players}",
            "--lang",
            language,
        )
        assert asked.code == 1 and players in asked.err and "3" in asked.err
    five = desk.run("play", name, "--seats", "human,random,random,random,random", "--lang", language)
    assert five.code == 1 and "2, 3, 4" in five.err


@for_three
def test_a_match_of_three_goes_on_with_the_same_options(desk: Desk, name: str) -> None:
    args = ("--seats", "random,random,random", "--games", "2", "--seed", "x", "--save", "match")
    result = desk.run("play", name, *args)
    assert result.code == 0 and "Final score" in result.out
    first, second = read_records(Path("match"))
    assert agreed(first.options) == agreed(second.options) and first.commitment != second.commitment
    assert "is over" in desk.run("play", "--resume", "match").out


@open_to_all
def test_where_nothing_is_secret_the_keyboard_needs_no_handing_over(desk: Desk, name: str) -> None:
    seats = ("--seats", "human:Ailsa,human:Rob")
    result = desk.run("play", name, *seats, "--seed", "x", player=desk.anything(1, stop=12))
    assert result.code == 0
    assert "no one else looking" not in result.out and "\n" * 20 not in result.out
    assert "Ailsa >" in result.out and "Rob >" in result.out


@open_to_all
def test_where_something_is_secret_it_does(desk: Desk, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check above can fail."""
    kind = game(name)._replace(secrets=True)
    monkeypatch.setattr("caber.cli.play.game", lambda wanted: kind)
    result = desk.run("play", name, "--seats", "human:Ailsa,human:Rob", "--seed", "x", player=typing("", "1"))
    assert "no one else looking" in result.out
