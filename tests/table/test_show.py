"""What leaves a table: complete for whoever may see it, and byte for byte the same whatever is hidden."""

from collections.abc import Collection, Mapping, Sequence

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from caber.bots import names as bot_names
from caber.core.contract import CHANCE, NOBODY, State
from caber.core.dealer import Dealer
from caber.core.errors import CaberError
from caber.core.options import Option, Own
from caber.core.record import read
from caber.core.rng import Rng
from caber.games import NAMES, game
from caber.games.boards import screen_of
from caber.table import catalogue, show
from caber.table.events import Moved
from caber.table.names import distinct
from caber.table.sheet import Sheet
from caber.table.table import Table, fold
from caber.texts import LANGUAGES, listed
from tests.naming import NOTATION, SPOKEN, cards_in
from tests.table.hall import FOR_THREE, FRIEND, HERE, ME, NOW, OPEN_TO_ALL, ROBOT, Desk, started


def everything(table: Table, mine: Collection[int], language: str = "en") -> bytes:
    """All that a viewer can ask for."""
    found = [
        show.view(table, mine, language, now=NOW),
        show.headline(table, language),
        show.my_turn(table, mine),
    ]
    if table.sheets:
        found += [show.replay(table, 1, mine, language), show.record(table, 1, mine)]
    if table.turn is not None and table.turn in mine:
        found += [_why(table, mine, f"claim {stone}", language) for stone in range(1, 10)]
        found += [_why(table, mine, f"{card}@1", language) for card in ("r1", "g5", "fog", "macgregor")]
    return msgspec.json.encode(found)


def _why(table: Table, mine: Collection[int], move: str, language: str) -> object:
    try:
        return show.why(table, move, mine, language)
    except CaberError as error:
        return error.tell(language)


def another_world(desk: Desk, viewer: int, seed: int) -> Table:
    """The same table, had the cards that the viewer doesn't know been others: all he saw is the same."""
    table = fold(desk.table.id, desk.log)
    sheet = table.sheets[-1]
    record = sheet.record
    guessed = record.state.hide(viewer).guess(Rng(seed))
    other = Sheet(record, sheet.begun)
    other.before = [state.hide(viewer) for state in sheet.before]
    other.seqs = sheet.seqs
    record.moves[:] = [int(s.seen(m, viewer)) for s, m in zip(sheet.before, record.moves)]
    record.state = guessed
    table.sheets[-1] = other
    return table


@given(st.integers(0, 10**6), st.sampled_from(["base", "tactics"]), st.sampled_from([NOBODY, 0, 1]))
def test_two_worlds_that_look_alike_leave_alike(seed: int, mode: str, viewer: int) -> None:
    """The hidden past is replaced by what the viewer saw of it, the present by a guess."""
    desk = started(ME, FRIEND, options={"mode": mode})
    for _ in range(seed % 90):
        if desk.table.stage == "playing":
            desk.step(seed)
    if desk.table.stage != "playing":
        return
    mine = [] if viewer == NOBODY else [viewer]
    assert everything(desk.table, mine) == everything(another_world(desk, viewer, seed), mine)


@pytest.mark.parametrize("mode", ["base", "tactics"])
def test_no_card_of_the_other_hand_is_ever_sent(mode: str) -> None:
    """Every byte for one player, searched for the names of the cards that only the other one holds."""
    checked = 0
    for seed in range(4):
        desk = started(ME, FRIEND, options={"mode": mode, "clans": "6"})
        while desk.table.stage == "playing":
            if desk.table.seq % 7 == 0:
                for mine in ([], [0], [1]):
                    secret = _unknown_to(desk, mine)
                    found = cards_in(_sent(desk, mine))
                    assert not secret & found, (secret & found, mine)
                    checked += len(secret)
            desk.step(seed)
    assert checked > 500


def _unknown_to(desk: Desk, mine: Collection[int]) -> set[str]:
    """Cards in hands and stack that the holder of these seats has never seen."""
    sheet = desk.table.sheets[-1]
    own = set()
    for before, event in zip(sheet.before, [e for e in desk.log if isinstance(e, Moved)]):
        viewer = next(iter(mine), NOBODY)
        own |= set(NOTATION.findall(before.text(int(before.seen(before.parse(event.move), viewer)))))
    return {f"{clan}{value}" for clan in "roygbv" for value in range(1, 10)} - own


def _sent(desk: Desk, mine: Collection[int]) -> str:
    return msgspec.json.encode(show.view(desk.table, mine, "en", now=NOW)).decode()


def test_boards_are_handed_moves_as_the_viewer_saw_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draws are among the last moves, so that dice can be shown: what was drawn is covered before that."""
    desk = started(ME, FRIEND)
    screen = screen_of(desk.table.game)
    handed: list[tuple[State, int]] = []

    def picture(state: State, last: Sequence[tuple[State, int]] = ()) -> Mapping[str, object]:
        handed.extend(last)
        return {}

    monkeypatch.setattr(screen, "picture", picture)
    covered = 0
    for _ in range(12):
        desk.step()
        for viewer in (NOBODY, 0, 1):
            handed.clear()
            mine = [] if viewer == NOBODY else [viewer]
            show.view(desk.table, mine, "en", now=NOW)
            show.replay(desk.table, 1, mine, "en")
            for before, move in handed:
                assert before.viewer == viewer and before.seen(move, viewer) == move
                covered += before.turn == CHANCE
    assert covered > 100


def test_the_search_for_cards_can_find_some() -> None:
    desk = started(ME, FRIEND)
    text, secret = _sent(desk, [1]), _unknown_to(desk, [0])
    assert len(cards_in(text) & secret) == 6
    assert len({f"{clan[0]}{value}" for clan, value in SPOKEN.findall(text)} & secret) == 6  # the text board


def test_the_secret_leaves_only_after_the_end() -> None:
    desk = started(ME, ROBOT)
    secret = desk.table.secret.hex()
    assert secret.encode() not in everything(desk.table, [0])
    desk.finish()
    assert secret.encode() in everything(desk.table, [])
    assert desk.table.secret.hex().encode() not in everything(desk.table, [0])  # that of the next game
    assert show.check(desk.table, 1).cards == desk.table.sheets[0].record.actors.count(CHANCE)


def test_the_deal_cannot_be_checked_before_the_end() -> None:
    desk = started(ME, ROBOT)
    with pytest.raises(CaberError, match="when the game is over"):
        show.check(desk.table, 1)
    with pytest.raises(CaberError, match="no game 2"):
        show.check(desk.table, 2)


# -- lines -------------------------------------------------------------------------------------------


@given(st.integers(0, 10**6), st.lists(st.integers(0, 9), max_size=60))
def test_whoever_resumes_ends_with_the_same_lines(seed: int, whims: list[int]) -> None:
    """Somebody looks now and then, and merges what he gets; somebody else looks only at the end."""
    desk = started(ME, ROBOT)
    seen: list[tuple[int, str]] = []
    since = -1
    for whim in whims:
        if desk.table.stage == "playing":
            if whim == 0 and desk.table.may_take_back(desk.mine):
                desk.undo()
            else:
                desk.step(seed + whim)
        if whim % 3 == 0:
            since, seen = merged(desk, since, seen)
    since, seen = merged(desk, since, seen)
    whole = show.view(desk.table, desk.mine, "en")
    assert seen == [(line.seq, line.words) for line in whole.lines]


def merged(desk: Desk, since: int, seen: list[tuple[int, str]]) -> tuple[int, list[tuple[int, str]]]:
    view = show.view(desk.table, desk.mine, "en", since)
    kept = [line for line in seen if line[0] <= view.keep]
    return view.seq, kept + [(line.seq, line.words) for line in view.lines]


def test_a_draw_is_told_by_what_was_drawn() -> None:
    desk = started(ME, FRIEND)
    state = desk.table.sheets[0].state
    desk.play(state.text(state.moves()[0]), [0])
    desk.play("draw", [0])
    mine, theirs = (show.view(desk.table, [seat], "en").lines[-1].words for seat in (0, 1))
    assert SPOKEN.match(mine) and mine.endswith(" drawn") and theirs == "a clan card drawn"


def test_games_begin_and_end_in_the_log() -> None:
    desk = started(ME, ROBOT)
    desk.finish()
    desk.ready()
    desk.resign()
    lines = [line.words for line in show.view(desk.table, desk.mine, "en").lines if line.seat == NOBODY]
    assert len(lines) == 2 and lines[0] == "Game 2 begins." and lines[1].startswith("Ailsa gave up.")


def test_a_new_game_has_a_log_of_its_own() -> None:
    desk = started(ME, ROBOT)
    desk.finish()
    since = desk.table.seq
    desk.ready()
    view = show.view(desk.table, desk.mine, "en", since)
    assert view.keep == -1  # what the first game told is dropped, by whoever was there, too
    assert {line.seq > since for line in view.lines} == {True}


def test_between_games_everybody_is_told_who_is_waited_for() -> None:
    desk = Desk(ME, FRIEND, games=2)
    desk.sit(1, "Morag")
    desk.ready([0])
    assert show.my_turn(desk.table, [1]) and not show.my_turn(desk.table, [0])
    desk.ready([1])
    desk.resign([1])
    assert show.my_turn(desk.table, [0]) and "We wachten op Ailsa en Morag." in show.headline(
        desk.table, "nl"
    )
    desk.ready([1])
    assert show.view(desk.table, [0], "en").task.endswith("Waiting for Ailsa.")
    desk.ready([0])
    desk.resign([1])  # the match is over: nobody has to do anything, unless somebody wants a rematch
    assert not show.my_turn(desk.table, [0]) and "Waiting" not in show.headline(desk.table, "en")
    desk.ready([1])
    assert show.my_turn(desk.table, [0])


# -- seats -------------------------------------------------------------------------------------------


def test_at_one_device_the_view_is_that_of_whoever_moves() -> None:
    desk = started(ME, HERE)
    for expected in (0, 1, 0):
        view = show.view(desk.table, desk.mine, "en")
        assert view.position is not None
        assert (view.position.viewer, view.position.bottom) == (expected, expected)
        assert view.choices
        while desk.table.turn == expected:
            desk.step()


def test_a_spectator_sees_no_hand_and_has_no_choice() -> None:
    desk = started(ME, FRIEND)
    view = show.view(desk.table, [], "nl")
    assert view.position is not None and view.position.viewer == NOBODY
    assert [hand["cards"] for hand in view.position.picture["hands"]] == [[], []]
    assert view.choices == [] and not view.undo and view.task == "Ailsa is aan de beurt."


def test_two_bots_of_a_kind_are_told_apart_by_their_seats() -> None:
    assert distinct(["Ailsa", "Wanderer", "Chieftain", "Wanderer"]) == [
        "Ailsa", "Wanderer 2", "Chieftain", "Wanderer 4",
    ]  # fmt: skip


# -- three seats, and nothing to hide ----------------------------------------------------------------


@pytest.mark.parametrize("name", FOR_THREE)
def test_three_play(name: str) -> None:
    desk = started(ME, ROBOT, ROBOT, game=name)
    view = show.view(desk.table, desk.mine, "en", now=NOW)
    assert [seat.name for seat in view.seats] == ["Ailsa", "Wanderer 2", "Wanderer 3"]
    assert view.options == {}  # that there are three can be seen
    assert desk.table.sheets[0].record.options["players"] == 3
    desk.finish()
    view = show.view(desk.table, desk.mine, "en", now=NOW)
    assert view.ending is not None and len(view.ending.points) == len(view.match.points) == 3
    outcome = desk.table.sheets[0].record.outcome()
    assert outcome is not None and tuple(view.ending.winners) == outcome.winners
    assert read(show.record(desk.table, 1, []), game).seats == ("Ailsa", "random", "random")


@pytest.mark.parametrize("name", FOR_THREE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_when_one_of_three_gives_up_the_others_are_named(name: str, language: str) -> None:
    desk = started(ME, FRIEND, ROBOT, game=name)
    desk.resign([0])
    view = show.view(desk.table, [0], language, now=NOW)
    assert view.ending is not None and 0 not in view.ending.winners
    names = [view.seats[seat].name for seat in view.ending.winners]
    assert "Ailsa" in view.ending.words and listed(names, language) in view.ending.words


@pytest.mark.parametrize("name", OPEN_TO_ALL)
def test_where_nothing_is_secret_a_shared_device_looks_back_with_open_eyes(name: str) -> None:
    desk = started(ME, HERE, game=name)
    for _ in range(5):
        desk.step()
    view = show.view(desk.table, desk.mine, "en")
    assert desk.table.turn is not None and not view.secrets
    assert view.task.startswith(f"{view.seats[desk.table.turn].name}: ")
    replay = show.replay(desk.table, 1, desk.mine, "en")
    assert {step.position.viewer for step in replay.steps} == {desk.table.turn}
    assert "viewer: seat" in show.record(desk.table, 1, desk.mine)


# -- replay and record -------------------------------------------------------------------------------


def test_a_replay_has_a_step_for_each_choice_and_ends_where_the_game_ended() -> None:
    desk = started(ME, ROBOT)
    desk.finish()
    replay = show.replay(desk.table, 1, [0], "en")
    record = desk.table.sheets[0].record
    choices = [actor for actor in record.actors if actor != CHANCE]
    assert [step.line.seat for step in replay.steps[1:] if step.line] == choices
    assert replay.steps[-1].move == len(record.moves)
    view = show.view(desk.table, [0], "en").position
    assert view is not None
    assert replay.steps[-1].position.picture["stones"] == view.picture["stones"]
    assert len(replay.steps[0].position.picture["hands"][1]["cards"]) == 6  # all is open now


def test_a_running_replay_and_record_show_no_more_than_the_table() -> None:
    desk = started(ME, FRIEND)
    for _ in range(9):
        desk.step()
    replay = show.replay(desk.table, 1, [1], "en")
    assert all(not step.position.picture["hands"][0]["cards"] for step in replay.steps)
    text = show.record(desk.table, 1, [1])
    assert "viewer: seat 2\n" in text and "secret:" not in text
    assert read(text, game).result() == "unfinished"


def test_a_shared_device_replays_a_running_game_without_hands() -> None:
    desk = started(ME, HERE)
    for _ in range(5):
        desk.step()
    replay = show.replay(desk.table, 1, desk.mine, "en")
    hands = [hand["cards"] for step in replay.steps for hand in step.position.picture["hands"]]
    assert not any(hands)
    assert "viewer: spectator\n" in show.record(desk.table, 1, desk.mine)


def test_the_text_board_says_what_was_laid_last() -> None:
    desk = started(ME, FRIEND)
    desk.play(show.view(desk.table, [0], "en").choices[0].move, [0])
    position = show.view(desk.table, [1], "en").position
    assert position is not None
    [card] = position.picture["fresh"]
    clans = {"r": "red", "o": "orange", "y": "yellow", "g": "green", "b": "blue", "v": "violet"}
    assert f"Laid last: {clans[card[0]]} {card[1:]}" in position.reading.facts


def test_a_finished_record_can_be_verified_by_anybody() -> None:
    desk = started(ME, ROBOT)
    desk.finish()
    record = read(show.record(desk.table, 1, []), game)
    assert record.secret is not None and Dealer(record.secret).commitment == record.commitment


# -- why ---------------------------------------------------------------------------------------------


def test_why_gives_the_rule_or_the_proof() -> None:
    desk = started(ME, HERE)
    answer = show.why(desk.table, "claim 3", desk.mine, "en")
    assert not answer.legal and "3 cards are missing" in answer.words
    move = show.view(desk.table, desk.mine, "en").choices[0].move
    assert show.why(desk.table, move, desk.mine, "en").legal
    with pytest.raises(CaberError, match="no seat"):
        show.why(desk.table, "claim 3", [], "en")


@pytest.mark.parametrize(("language", "name"), [("en", "Wanderer"), ("nl", "Zwerver")])
def test_whose_turn_it_is_instead_is_told_as_on_the_board(language: str, name: str) -> None:
    desk = started(ME, ROBOT, options={"begins": "2"})
    state = desk.table.sheets[-1].state
    move = state.text(state.moves()[0])
    for ask in (
        lambda: show.why(desk.table, move, desk.mine, language),
        lambda: desk.play(move),
    ):
        with pytest.raises(CaberError) as refused:
            ask()
        assert name in refused.value.tell(language)


# -- the catalogue -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_offers_every_option_in_words(language: str) -> None:
    entries = catalogue.games(language)
    assert [entry.name for entry in entries] == list(NAMES)
    for entry in entries:
        agreed = game(entry.name).agreed
        assert [option.name for option in entry.options] == [option.name for option in agreed]
        for option, offered in zip(entry.options, agreed):
            assert option.default in [choice.value for choice in option.choices]
            assert option.own == (offered.own and offered.own.example)
            assert option.title and option.about and all(choice.words for choice in option.choices)
        assert [bot.name for bot in entry.bots] == bot_names(entry.name)
        assert all(bot.title and bot.about for bot in entry.bots)
        assert set(entry.main) <= {option.name for option in entry.options}


def test_the_same_level_plays_each_game_in_its_own_way() -> None:
    about: dict[str, list[str]] = {}
    for entry in catalogue.games("en"):
        for bot in entry.bots:
            about.setdefault(bot.name, []).append(bot.about)
    assert len(set(about["random"])) == 1 < len(about["random"])
    assert all(len(set(told)) == len(told) for name, told in about.items() if name != "random")


def test_numbers_are_shown_in_order_and_words_by_their_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "tell", lambda key, *_: f"the {key} (none)")
    view = catalogue._option("race", Option("to_win", (7, 11, 2, "none")), "en")
    shown = [("2", "2"), ("7", "7"), ("11", "11"), ("none", "the race-value-to-win-none (none)")]
    assert [(choice.value, choice.words) for choice in view.choices] == shown
    assert (view.default, view.own, view.about) == ("7", None, "the race-option-to-win-about")
    switch = catalogue._option("race", Option("rain", (True, False), Own(str, "hail")), "en")
    assert [choice.value for choice in switch.choices] == ["yes", "no"]
    assert switch.own == "hail"
