"""Chances, accounts and proofs through `import caber`, against what stands underneath."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

import caber
from caber.bots.analysis import SURE, analyst
from caber.cli import caber as command

TRACK = "3,4,5,6"


def race(seed: str = "thistle") -> caber.Play:
    return caber.start("schotten_rennen", seed=seed, track=TRACK, seats=["Ailsa", "Rob"])


def test_choices_come_best_first_with_what_they_cost() -> None:
    game = race()
    while len(game.moves) < 2:
        game.play(game.moves[0])
    choices = caber.weigh(game)
    assert sorted(choice.move for choice in choices) == sorted(map(int, game.moves))
    assert [choice.cost for choice in choices] == sorted(choice.cost for choice in choices)
    assert choices[0].cost == 0
    assert all(choice.margin == 0 for choice in choices), "a race of two is solved"
    assert game.hint(1) == choices[:1]
    assert repr(choices[0]) == f"{choices[0].text}: {100 * choices[0].chance:.1f} %"
    view = game.view()
    found = analyst("schotten_rennen")
    assert found is not None
    assert {choice.move: choice.chance for choice in choices} == {
        move: chance / SURE for move, chance in zip(view.moves(), found.weigh(view).moves, strict=True)
    }


def test_the_best_chance_is_the_value_of_the_game() -> None:
    """The solver bounds the value from both sides without the analyst's code for moves."""
    game = race()
    solution = caber.solve("schotten_rennen", track=TRACK)
    assert game.hint(1)[0].chance == pytest.approx(solution.value, abs=1e-4)
    assert solution.lower <= solution.value <= solution.upper


@pytest.mark.parametrize("name", ["schotten_totten", "kilt_castle"])
def test_a_search_takes_as_many_simulations_as_it_is_given(name: str) -> None:
    game = caber.start(name, seed="thistle")
    few, again = (caber.weigh(game, simulations=40) for _ in range(2))
    assert few == again
    assert [choice.chance for choice in few] != [
        choice.chance for choice in caber.weigh(game, simulations=300)
    ]
    assert any(choice.margin for choice in few)


def test_a_position_is_weighed_by_what_its_seat_can_know() -> None:
    game = caber.start("schotten_totten", seed="thistle")
    view = game.view()
    assert caber.weigh(view, simulations=40) == [
        choice._replace(words=choice.words) for choice in caber.weigh(game, simulations=40)
    ]
    assert caber.weigh(game.state, simulations=40) == caber.weigh(view, simulations=40)
    other = view.guess(caber.Rng(9))  # the same view with another hand behind it
    assert caber.weigh(other, simulations=40) == caber.weigh(view, simulations=40)
    with pytest.raises(caber.CaberError, match="seat to act"):
        caber.weigh(game.view(1 - game.turn))
    game.finish()
    with pytest.raises(caber.CaberError, match="no moves to weigh"):
        caber.weigh(game)


def test_a_game_without_an_analyst_says_so() -> None:
    game = caber.start("schotten_rennen", seats=["Ailsa", "Rob", "Mairi"], seed=1)
    with pytest.raises(caber.CaberError, match="No analysis"):
        game.hint()


def test_luck_and_skill_add_up_to_the_result() -> None:
    game = race()
    game.finish("level1")
    found = caber.analyse(game)
    assert found.exact
    assert found.seats == ("Ailsa", "Rob")
    for seat, account in enumerate(found.accounts):
        assert sum(account[:4]) == pytest.approx(account.result)
        assert account.result == float(game.outcome is not None and game.outcome.winner == seat)
        assert account.own <= 0 <= account.others
    assert all(sum(each) == pytest.approx(1) for each in found.chances)
    lost = [sum(each.cost for each in found.mistakes if each.seat == seat) for seat in (0, 1)]
    assert all(cost <= -account.own + 1e-9 for cost, account in zip(lost, found.accounts, strict=True))
    assert str(found).startswith("Ailsa")


def test_a_flawless_player_loses_nothing() -> None:
    game = race("heather")
    game.finish("level5")
    found = caber.analyse(game.record)
    assert [account.own for account in found.accounts] == [0, 0]
    assert found.mistakes == ()


def test_a_running_game_is_not_explained() -> None:
    with pytest.raises(caber.CaberError, match="over"):
        caber.analyse(race())


def test_a_sound_game_is_verified(tmp_path: Path) -> None:
    game = caber.start("schotten_totten", seed="thistle")
    game.finish("level2")
    found = caber.verify(game)
    assert found.ok
    assert found.moves == len(game.played)
    assert found.dealt == game.record.actors.count(caber.CHANCE)
    assert found.claims == sum(game.game.name != "" and text.startswith("claim") for text in _texts(game))
    file = game.save(tmp_path / "duel.caber")
    assert caber.verify(file) == found
    spoken = CliRunner().invoke(command, ["verify", str(file), "--json"])
    assert spoken.exit_code == 0
    (said,) = json.loads(spoken.output)["games"]
    assert (said["moves"], said["dealt"], said["claims"]) == (found.moves, found.dealt, found.claims)


def _texts(game: caber.Play) -> list[str]:
    return [game.state.text(move) for move in game.played]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda text: text.replace("seat 1: r6@1", "seat 1: r6@2", 1), "Line"),
        (lambda text: text.replace("result: ", "result: 0 0 of "), "result"),
        (lambda text: text.replace("rules: 1", "rules: 99"), "version"),
        (lambda text: text + "castle\n", "Line"),
    ],
)
def test_a_tampered_game_is_not(change: object, words: str) -> None:
    assert callable(change)
    game = caber.start("schotten_totten", seed="thistle")
    game.play("r6@1")
    game.finish()
    text = str(change(game.record.write()))
    assert text != game.record.write()
    found = caber.verify(text)
    assert not found.ok
    assert words in str(found)
    assert isinstance(found.problems[0], caber.CaberError)


def test_a_card_that_was_not_dealt_as_promised_is_found() -> None:
    first, second = (caber.start("schotten_totten", seed=seed).record for seed in ("thistle", "heather"))
    text = first.write().replace(first.secret.hex() if first.secret else "", "00" * 32)
    found = caber.verify(text)
    assert not found.ok
    assert "commitment" in str(found)
    swapped = second.write().split("\n\n")[0] + "\n\n" + first.write().split("\n\n")[1]
    assert "the dealer had to deal" in str(caber.verify(swapped))


def test_a_finished_game_has_to_show_its_secret() -> None:
    game = caber.start("tug_of_war", seed=1, cap=3)
    game.finish()
    text = "\n".join(line for line in game.record.write().splitlines() if not line.startswith("secret:"))
    found = caber.verify(text + "\n")
    assert not found.ok
    assert not found.problems
    assert "can't be checked" in str(found)


def test_a_position_set_up_by_hand_has_nothing_to_verify() -> None:
    with pytest.raises(caber.CaberError, match="no record"):
        caber.verify(caber.position("schotten_totten", "hand 1: r7"))


def test_solving_reports_progress_and_refuses_what_nobody_solved() -> None:
    with pytest.raises(caber.CaberError, match="no single value"):
        caber.solve("schotten_rennen", players=3, track=TRACK)
    with pytest.raises(caber.CaberError, match="schotten_rennen"):
        caber.solve("schotten_totten")
    assert caber.solve("schotten_rennen", report=lambda share: None, track=TRACK).positions > 0
