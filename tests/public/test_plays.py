"""`Play`: games that go on, from every beginning, in all four games."""

import copy
import pickle
from pathlib import Path
from typing import Any, ClassVar

import pytest

import caber
from caber.bots import Forfeit
from caber.core.outcome import Outcome
from caber.core.record import read as read_record
from caber.games import game as find_game

GAMES = caber.names()


def finished(name: str, seed: int = 3) -> caber.Play:
    game = caber.start(name, seed=seed)
    game.finish()
    return game


@pytest.mark.parametrize("name", GAMES)
def test_a_game_begins_at_a_decision_and_ends_with_an_outcome(name: str) -> None:
    game = caber.start(name, seed="thistle")
    while not game.over:
        assert game.turn >= 0, "chance deals by itself"
        assert game.outcome is None
        assert game.moves
        assert all(game.state.legal(move) for move in game.moves)
        game.random()
    assert game.moves == []
    assert game.outcome is not None
    assert game.outcome.reason


@pytest.mark.parametrize("name", GAMES)
def test_a_seed_fixes_the_game_and_no_seed_does_not(name: str) -> None:
    assert finished(name).record.write() == finished(name).record.write()
    assert caber.start(name).record.secret != caber.start(name).record.secret


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_its_record(name: str) -> None:
    """What `read` makes of a saved game stands where it stood, and goes on alike."""
    game = caber.start(name, seed="thistle")
    for _ in range(5):
        game.random()
    again = caber.read(game.record.write())
    assert again.state == game.state
    assert again.record.write() == game.record.write()
    for each in (game, again):
        for _ in range(5):
            if not each.over:
                each.play(each.moves[0])
    assert again.record.write() == game.record.write()


@pytest.mark.parametrize("name", GAMES)
def test_the_command_line_reads_the_record_by_its_own_reader(name: str) -> None:
    game = finished(name)
    record = read_record(game.record.write(), find_game)
    assert record.state == game.state
    assert record.outcome() == game.outcome


@pytest.mark.parametrize("name", GAMES)
def test_every_decision_can_be_taken_back_and_is_dealt_alike_again(name: str) -> None:
    game = caber.start(name, seed="heather")
    marks = [(game.state, len(game.played))]
    taken: list[int] = []
    while not game.over and len(taken) < 30:
        taken.append(int(game.random()))
        marks.append((game.state, len(game.played)))
    for move, (state, played) in zip(reversed(taken), reversed(marks[:-1]), strict=True):
        assert game.undo() == move
        assert (game.state, len(game.played)) == (state, played)
    with pytest.raises(caber.CaberError, match="nothing to take back"):
        game.undo()
    for move, (state, _) in zip(taken, marks[1:], strict=True):
        game.play(move)
        assert game.state == state


@pytest.mark.parametrize("name", GAMES)
def test_copies_go_on_alike_and_branches_do_not_touch_the_game(name: str) -> None:
    game = caber.start(name, seed="thistle")
    game.random()
    before = game.record.write()
    twin, branch = game.copy(), game.branch(seed=1)
    assert branch.state == game.state
    branch.finish()
    move = twin.moves[0]
    twin.play(move)
    assert game.record.write() == before
    game.play(move)
    assert twin.record.write() == game.record.write()
    with pytest.raises(caber.CaberError, match="no record"):
        _ = branch.record


def test_branches_deal_other_futures() -> None:
    game = caber.start("schotten_totten", seed="thistle")
    futures = set()
    for seed in range(5):
        branch = game.branch(seed=seed)
        branch.finish(rng=caber.Rng(1))
        futures.add(branch.drawing())
    assert len(futures) == 5


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_read_as_it_was_drawn(name: str) -> None:
    game = caber.start(name, seed="heather")
    for _ in range(7):
        game.random()
    text = game.drawing()
    assert text.splitlines()[0] == f"game: {name}"
    again = caber.position(name, text)
    assert again.drawing() == text
    assert [str(move) for move in again.moves] == [str(move) for move in game.moves]


@pytest.mark.parametrize("name", GAMES)
def test_a_view_shows_what_the_seat_may_know(name: str) -> None:
    game = caber.start(name, seed="thistle")
    assert game.view() == game.state.hide(game.turn)
    assert game.view(1 - game.turn) == game.state.hide(1 - game.turn)
    game.finish()
    assert game.view() == game.state


def test_a_position_drawn_for_one_seat_stays_as_it_knows_it() -> None:
    text = "seen by: 1\nhand 1: r7 r8 r9 g1 g2 g3\nhand 2: ? ? ? ? ? ?"
    game = caber.position("schotten_totten", text, seed="thistle", seats=["Ailsa", "Rob"])
    assert "r7" in str(game)
    assert {choice.text for choice in game.hint(54)} == {move.text for move in game.moves}
    game.play("r7@5")
    game.play("draw")
    assert game.turn == 1
    assert "r8" in str(game)
    assert game.moves, "what the other may lay is unknown, but that something may be is not"
    with pytest.raises(ValueError, match="can't be shown to seat 1"):
        game.view(1)


def test_what_a_user_does_to_the_state_does_not_reach_the_game() -> None:
    game = caber.start("schotten_totten", seed="thistle")
    game.state.play(game.moves[0])
    game.played.append(99)
    game.record.play(int(game.moves[0]))
    assert game.state == caber.start("schotten_totten", seed="thistle").state


def test_an_illegal_move_says_why_and_changes_nothing() -> None:
    game = caber.start("schotten_totten", seed="thistle")
    before = game.record.write()
    with pytest.raises(caber.IllegalMove, match="isn't in your hand"):
        game.play("b1@2")
    with pytest.raises(caber.BadNotation, match="no move"):
        game.play("castle")
    with pytest.raises(caber.CaberError, match="10000"):
        game.play(10_000)
    assert game.record.write() == before


def test_a_game_that_is_over_takes_no_move() -> None:
    game = finished("schotten_rennen")
    for deed in (game.random, lambda: game.play("roll")):
        with pytest.raises(caber.CaberError, match="over"):
            deed()


def test_moves_are_numbers_with_texts() -> None:
    game = caber.start("schotten_totten", seed="thistle", seats=["Ailsa", "Rob"])
    move = game.moves[0]
    assert isinstance(move, int)
    assert (str(move), repr(move), move.words) == ("r6@1", "r6@1", "r6 at stone 1")
    for again in (pickle.loads(pickle.dumps(move)), copy.deepcopy(move)):
        assert (again, again.text, again.words) == (move, move.text, move.words)
    game.language = "de"
    assert game.moves[0].words == "r6 an Stein 1"


def test_printing_shows_the_board_and_the_task() -> None:
    game = caber.start("schotten_totten", seed="thistle", seats=["Ailsa", "Rob"])
    text = str(game)
    assert " Ailsa" in text
    assert "r6" in text
    assert text.endswith("Ailsa: Lay a card.")
    hidden = {card for move in game.state.hide(1).guess(caber.Rng(0)).moves() for card in [move]}
    assert hidden
    assert game._repr_html_().startswith("<pre>")
    game.finish()
    assert "wins" in str(game).splitlines()[-1] or "draw" in str(game).splitlines()[-1].lower()


def test_the_board_of_one_player_hides_the_other_hand() -> None:
    game = caber.start("schotten_totten", seed="thistle")
    theirs = {text.partition("@")[0] for text in (game.branch().state.text(m) for m in _moves_of(game, 1))}
    assert theirs
    assert not any(card in str(game) for card in theirs)


def _moves_of(game: caber.Play, seat: int) -> list[int]:
    """Return the moves that a seat would have now, from its own view."""
    text = game.drawing().replace("turn: 1", f"turn: {seat + 1}")
    return [int(move) for move in caber.position(game.game.name, text).moves]


@pytest.mark.parametrize(
    ("options", "value"), [({"expert": "yes"}, True), ({"expert": True}, True), ({"expert": "no"}, False)]
)
def test_options_are_taken_typed_and_as_records_write_them(options: dict[str, Any], value: bool) -> None:
    assert caber.start("schotten_totten", **options).options["expert"] is value


def test_numbers_may_be_written() -> None:
    assert caber.start("schotten_totten", hand="5").options["hand"] == 5
    assert len(caber.start("kilt_castle", players="3").names) == 3


@pytest.mark.parametrize(
    ("name", "options", "words"),
    [
        ("schotten_toten", {}, "Did you mean “schotten_totten”"),
        ("chess", {}, "Games: schotten_totten"),
        ("schotten_totten", {"exprt": True}, "Did you mean “expert”"),
        ("schotten_totten", {"expert": "maybe"}, "takes one of: no, yes"),
        ("kilt_castle", {"players": 7}, "takes one of"),
    ],
)
def test_a_wrong_beginning_says_what_would_be_right(name: str, options: dict[str, Any], words: str) -> None:
    with pytest.raises(caber.CaberError, match=words):
        caber.start(name, **options)


def test_seats_say_how_many_play() -> None:
    assert caber.start("kilt_castle", seats=["Ailsa", "Rob", "Mairi", "Iain"]).options["players"] == 4
    with pytest.raises(caber.CaberError, match="for 2 players, but 3 seats"):
        caber.start("schotten_totten", seats=["Ailsa", "Rob", "Mairi"])
    for wrong in ("AB", ["Ailsa", 2]):
        with pytest.raises(caber.CaberError, match="list of names"):
            caber.start("schotten_totten", seats=wrong)  # type: ignore[arg-type]


def test_saving_keeps_what_is_somebody_elses(tmp_path: Path) -> None:
    file = tmp_path / "duel.caber"
    game = caber.start("schotten_totten", seed="thistle")
    assert game.save(file) == file
    game.random()
    game.save(file)
    assert caber.read(file).state == game.state
    other = caber.start("schotten_totten", seed="heather")
    with pytest.raises(caber.CaberError, match="exists"):
        other.save(file)
    other.save(file, overwrite=True)
    assert caber.read(str(file)).state == other.state


def test_several_games_are_read_together(tmp_path: Path) -> None:
    file = tmp_path / "match.caber"
    games = [finished(name) for name in GAMES]
    file.write_text("\n".join(game.record.write() for game in games), encoding="utf-8")
    assert [each.game.name for each in caber.read_all(file)] == list(GAMES)
    with pytest.raises(caber.CaberError, match="4 games"):
        caber.read(file)


def test_a_record_without_its_secret_waits_for_chance() -> None:
    game = caber.start("schotten_totten", seed="thistle")
    game.play("r6@2")
    text = "\n".join(line for line in game.record.write().splitlines() if not line.startswith("secret:"))
    waiting = caber.read(text + "\n")
    waiting.play("draw")
    assert waiting.turn == caber.CHANCE
    assert len(waiting.moves) == 42
    assert str(waiting)
    waiting.play(waiting.moves[0])
    assert waiting.turn == 1


def test_a_forfeit_ends_a_game() -> None:
    class Quitter:
        def choose(self, view: caber.State, rng: caber.Rng) -> int:
            from caber.bots import Forfeit

            raise Forfeit("crashed")

    game = caber.start("schotten_totten", seed="thistle", seats=["Ailsa", "Rob"])
    game.finish("level1", Quitter())
    assert game.over
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.reason) == (0, "crashed")
    assert "forfeit: seat 2 crashed" in game.record.write()
    assert caber.read(game.record.write()).outcome == game.outcome
    assert str(game)


def test_bots_finish_a_game_from_every_seat() -> None:
    game = caber.start("kilt_castle", seats=["Ailsa", "Rob", "Mairi"], seed=5)
    with pytest.raises(caber.CaberError, match="3 seats"):
        game.finish("level1", "level2")
    game.finish("level1", "level2", "random")
    assert game.over


class Quitter:
    """Gives up at its third decision."""

    def __init__(self) -> None:
        self.left = 2
        self.ended: Outcome | None = None

    def choose(self, view: caber.State, rng: caber.Rng) -> int:
        if not self.left:
            raise Forfeit("crashed")
        self.left -= 1
        return view.moves()[0]

    def close(self, outcome: Outcome | None = None) -> None:
        self.ended = outcome


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_a_bot_gave_up_is_over_and_says_so_with_a_record_or_without(name: str) -> None:
    start = caber.start(name, seed="thistle", seats=["Ailsa", "Rob"])
    for game in (start, start.branch(seed=1)):
        quitter = Quitter()
        game.finish("random", quitter)
        assert game.over
        assert "Rob" in game.task
        assert str(game).endswith(game.task)
        assert game.view() == game.state, "nothing is hidden once the game is over"
        assert quitter.ended == game.outcome
        with pytest.raises(caber.CaberError) as refusal:
            game.hint()
        assert refusal.value.key == "public-weigh-turn"


def test_bots_are_never_asked_to_choose_for_chance() -> None:
    """A record without its secret can't be dealt; chance is random there."""

    class Player:
        turns: ClassVar[set[int]] = set()

        def choose(self, view: caber.State, rng: caber.Rng) -> int:
            self.turns.add(int(view.turn))
            return view.moves()[int(rng.below(view.count()))]

    record = caber.start("schotten_totten", seed="thistle").record
    record.secret = None
    game = caber.read(record.write())
    game.finish(Player)
    assert game.over
    assert Player.turns == {0, 1}


def test_the_board_marks_what_the_others_did() -> None:
    game = caber.start("schotten_totten", seed="thistle", seats=["Ailsa", "Rob"])
    game.play("r6@2")
    assert "*" not in str(game), "she knows what she did herself"
    game.play("draw")
    assert "r6*" in str(game)
    laid = game.moves[0].text.partition("@")[0]
    for move in (0, "draw", "o6@5"):
        game.play(game.moves[move] if isinstance(move, int) else move)
    assert game.turn == 0, "she has begun her turn, and still sees what he did"
    assert f"{laid}*" in str(game)
    assert str(game).count("*") == 1
    assert "*" not in str(game.branch()), "a branch doesn't know the last moves"


@pytest.mark.parametrize(
    ("name", "text", "seats"),
    [
        ("schotten_totten", "hand 1: o4 b2", ["A"]),
        ("schotten_totten", "hand 1: o4 b2", ["A", "B", "C"]),
        ("kilt_castle", "options: players=3", ["A", "B"]),
        ("kilt_castle", "options: players=2", ["A", "B", "C"]),
    ],
)
def test_a_position_needs_a_name_for_each_seat(name: str, text: str, seats: list[str]) -> None:
    with pytest.raises(caber.BadOption):
        caber.position(name, text, seats=seats)


def test_seats_say_how_many_play_on_from_a_position() -> None:
    game = caber.position("kilt_castle", "", seats=["Ailsa", "Rob", "Mairi"])
    assert game.options["players"] == 3


@pytest.mark.parametrize("move", [None, 1.5, b"r6@1"])
def test_a_move_is_a_number_or_a_notation(move: Any) -> None:
    game = caber.start("schotten_totten", seed="thistle")
    before = game.state
    with pytest.raises(TypeError):
        game.play(move)
    assert game.state == before


def test_a_save_replaces_only_earlier_saves_of_the_same_game(tmp_path: Path) -> None:
    game, other = (caber.start("tug_of_war", seed=seed) for seed in (1, 2))
    kept = {
        "match": game.record.write() + "\n" + other.record.write(),
        "another game with the same luck": caber.start("kilt_castle", seed=1).record.write(),
        "what one seat saw": game.record.redact(0).write(),
        "a draft": f"commitment: {game.record.commitment}\n",
    }
    for what, text in kept.items():
        path = tmp_path / what
        path.write_text(text)
        with pytest.raises(caber.CaberError) as refusal:
            game.save(path)
        assert refusal.value.key == "public-exists"
        assert path.read_text() == text
    path = game.save(tmp_path / "game")
    game.random()
    game.save(path)
    assert caber.read(path).state == game.state
