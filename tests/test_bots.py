"""Every bot of every game plays by the rules; those of Schotten-Totten beat chance."""

import random
import subprocess
import sys

import pytest

from caber.arena.pairs import Score, paired_score, play_game, play_pair
from caber.bots import Bot, Timed, bot, names
from caber.core.contract import CHANCE, NOBODY, OVER, State
from caber.core.errors import BadOption, CaberError
from caber.core.game import Game
from caber.core.options import Value
from caber.core.rng import Rng
from caber.games import NAMES, game
from tests.builds import COMPILED
from tests.contract.spread import considered, represented
from tests.strength import strength

Chosen = dict[str, Value]
ALL_BOTS = [(name, each) for name in NAMES for each in names(name)]
DEFAULTS: Chosen = {}
TACTICS: Chosen = {"mode": "tactics"}
EXPERT: Chosen = {"expert": True}
EXPERT_TACTICS: Chosen = {"mode": "tactics", "expert": True}
DEALS = 3 if COMPILED else 1
ASKED = 0.1  # of the decisions in a game, those that a bot is asked about
# A bot that first works out what a whole track is worth, or searches turns, is given short games, and fewer.
SOLVING = ("level3", "level4", "level5")
SHORT: Chosen = {"track": "10,rival,hop", "cap": 6}
# Moves that uniform play makes too rarely to lead to every kind of decision.
RARE = ("draw tactics", "play", "take")


def options_of(found: Game) -> list[Chosen]:
    """Every option by itself, and many of them mixed at random."""
    rng = random.Random(5)
    wanted: list[Chosen] = [{option.name: value} for option in found.offered for value in represented(option)]
    for _ in range(70):
        some = rng.sample(found.offered, rng.randint(2, len(found.offered)))
        wanted.append({option.name: rng.choice(represented(option)) for option in some})
    return [chosen for chosen in wanted if possible(found, chosen)]


def options_for(name: str, found: Game) -> list[Chosen]:
    """The same for a bot, if it hasn't to solve too much; on plain Python a sample of them."""
    wanted = options_of(found)[:: 1 if COMPILED else 4]
    return [{**chosen, **short(found)} for chosen in wanted[::5]] if name in SOLVING else wanted


def short(found: Game) -> Chosen:
    """What makes a game short, as far as it has such options."""
    return {option.name: SHORT[option.name] for option in found.offered if option.name in SHORT}


def possible(found: Game, chosen: Chosen) -> bool:
    """Whether these options go together: there may be too few cards for two hands."""
    try:
        found.start(chosen)
    except BadOption:
        return False
    return True


def stray(state: State, rng: random.Random) -> int:
    """A random move or outcome, with a liking for rare moves."""
    if state.turn == CHANCE:
        return rng.choice(state.moves())
    moves = considered(state, rng)
    rare = [move for move in moves if state.text(move).startswith(RARE)]
    return rng.choice(rare if rare and rng.random() < 0.6 else moves)


def kind(text: str) -> str:
    """What sort of move it is: the sign or the verb in it, or a plain place."""
    for sign in "@>":
        if sign in text:
            return sign
    verb = text.split()[0]
    return verb if verb.isalpha() else "place"


def brisk(name: str, game_name: str) -> Bot:
    """The bot of that name; one that thinks by the clock counts its simulations instead, and takes few."""
    player = bot(name, game_name)
    if hasattr(player, "simulations"):
        player.simulations = 3
    return player


@pytest.mark.parametrize(("game_name", "name"), ALL_BOTS)
def test_a_bot_makes_legal_moves_whatever_the_options(game_name: str, name: str) -> None:
    found, player = game(game_name), brisk(name, game_name)
    met: set[str] = set()
    offered: set[str] = set()
    for number, chosen in enumerate(options_for(name, found)):
        rng = random.Random(number)
        state = found.start(chosen)
        while state.turn != OVER:
            kinds = {kind(state.text(each)) for each in state.moves()} if state.turn != CHANCE else set()
            offered |= kinds
            if kinds and (kinds - met or rng.random() < ASKED):
                view = state.hide(state.turn)
                before = view.copy()
                move = player.choose(view, Rng(number))
                assert move in state.moves(), (chosen, state.text(move))
                assert view == before, "a bot may not play on the view that it is shown"
                met |= kinds
            state.play(stray(state, rng))
    assert met == offered, "the bot was asked about every kind of decision"
    assert len(offered) > 2


@pytest.mark.parametrize(("game_name", "name"), ALL_BOTS)
def test_a_bot_refuses_to_see_more_or_less_than_its_seat_may(game_name: str, name: str) -> None:
    state = game(game_name).start(short(game(game_name)) if name in SOLVING else {})
    while state.turn == CHANCE:
        state.play(state.nth(0))
    player = brisk(name, game_name)
    seat = state.turn
    assert player.choose(state.hide(seat), Rng(1)) in state.moves()
    for view in (state, state.hide(1 - seat), state.hide(NOBODY)):
        with pytest.raises(CaberError) as caught:
            player.choose(view, Rng(1))
        assert caught.value.key == "error-bot-view"
        assert "bot.choose(state.hide(state.turn), rng)" in str(caught.value)


def test_a_bot_is_not_asked_where_no_seat_is_to_act() -> None:
    with pytest.raises(CaberError, match="No seat is to act here"):
        bot("random", "schotten_totten").choose(game("schotten_totten").start().hide(0), Rng(1))


def test_the_heuristic_bot_gives_up_the_right_card_when_mud_leaves() -> None:
    """Both fill four places in mud, which then deserts; seat 1 drops first, then seat 0 out of turn."""
    state = game("schotten_totten").start({"mode": "tactics", "mud_drop": "owner"})
    wishes = ("drop", "take mud", "mud", "@1", "play deserter", "deserter", "draw tactics", "")
    dropped: list[tuple[int, str, list[str]]] = []
    while len(dropped) < 2:
        texts = [state.text(move) for move in state.moves()]
        choice = next(text for wish in wishes for text in texts if wish in text and "claim" not in text)
        if choice.startswith("drop"):
            seat = state.turn
            choice = state.text(bot("heuristic", "schotten_totten").choose(state.hide(seat), Rng(1)))
            dropped.append((seat, choice, texts))
        state.play(state.parse(choice))
    assert dropped == [
        (1, "drop r2", ["drop r2", "drop r4", "drop r6", "drop r8"]),
        (0, "drop r1", ["drop r1", "drop r3", "drop r5", "drop r7"]),
    ]


# -- the table of bots -----------------------------------------------------------------------------


def test_an_unknown_bot_is_named_beside_those_there_are() -> None:
    with pytest.raises(CaberError) as caught:
        bot("oracle", "schotten_totten")
    assert caught.value.key == "error-unknown-bot"
    known = "random, level1, level2, level3, level4, level5"
    assert caught.value.details == {
        "name": "oracle", "bots": known, "game": "schotten_totten", "nearest": ""
    }  # fmt: skip


def test_a_misspelled_bot_is_suggested() -> None:
    with pytest.raises(CaberError, match=r"Did you mean “level3”\?$"):
        bot("levle3", "schotten_totten")


def test_a_bot_that_thinks_by_the_clock_takes_a_budget_with_its_name() -> None:
    timed = [bot("search:250", "kilt_castle"), bot("search", "kilt_castle", 90)]
    assert [player.milliseconds for player in timed if isinstance(player, Timed)] == [250, 90]
    assert not isinstance(bot("random", "kilt_castle", 90), Timed)  # which takes no time worth a budget


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("random:50", "error-untimed-bot"),
        ("search:0", "error-bot-budget"),
        ("search:", "error-bot-budget"),
        ("search:-5", "error-bot-budget"),
        ("search:soon", "error-bot-budget"),
        ("search:99999999999", "error-bot-budget"),
        (":250", "error-unknown-bot"),
    ],
)
def test_a_budget_that_makes_no_sense_is_refused(name: str, key: str) -> None:
    with pytest.raises(CaberError) as caught:
        bot(name, "kilt_castle")
    assert caught.value.key == key


@pytest.mark.parametrize("name", ["chess", "random", "__init__", "../bots"])
def test_bots_are_looked_up_for_games_only(name: str) -> None:
    with pytest.raises(CaberError) as caught:
        names(name)
    assert caught.value.key == "error-unknown-game"


def test_the_table_of_bots_loads_no_game() -> None:
    script = "import sys, caber.bots; print(*(name for name in sys.modules if name.startswith('caber.')))"
    loaded = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    ).stdout.split()
    assert "caber.bots" in loaded
    assert not [name for name in loaded if name.startswith(("caber.games.", "caber.bots."))]


# -- paired games ----------------------------------------------------------------------------------


class Spy:
    """Plays like another bot and remembers what it was shown."""

    def __init__(self, inner: Bot) -> None:
        self.inner = inner
        self.seen: list[str] = []

    def choose(self, view: State, rng: Rng) -> int:
        self.seen.append(view.digest())
        return self.inner.choose(view, rng)


@pytest.mark.parametrize("begins", [1, 2])
def test_the_exchanged_game_deals_the_same_cards(begins: int) -> None:
    """Whoever begins sees the same hand in both games, though another bot holds it."""
    chosen: Chosen = {"begins": begins}
    found = game("schotten_totten")
    first, second = Spy(bot("random", found.name)), Spy(bot("heuristic", found.name))
    starts = []
    for secret in (b"one", b"two"):
        for bots in ((first, second), (second, first)):
            for spy in bots:
                spy.seen.clear()
            play_game(found, chosen, bots, secret)
            starts.append(bots[begins - 1].seen[0])
    assert starts[0] == starts[1] != starts[2] == starts[3]


@pytest.mark.parametrize("name", names("schotten_totten"))
def test_a_bot_exchanged_with_itself_repeats_the_game(name: str) -> None:
    found = game("schotten_totten")
    spies = Spy(brisk(name, found.name)), Spy(brisk(name, found.name))
    one, other = play_pair(found, TACTICS, spies, b"again")
    assert one == other
    assert sorted(spies[0].seen) == sorted(spies[1].seen)  # each has seen both seats' views
    score = paired_score(found, DEFAULTS, (brisk(name, found.name), brisk(name, found.name)), DEALS)
    assert (score.games, score.score) == (2 * DEALS, 0.5)


def test_a_score_is_the_same_for_the_same_seed_and_reports_progress() -> None:
    found = game("schotten_totten")
    bots = bot("random", found.name), bot("random", found.name)
    heard: list[tuple[int, int]] = []
    chosen: Chosen = {"stones": 3, "hand": 3, "stuck": "draw"}
    score = paired_score(
        found, chosen, bots, 4, seed=9, progress=lambda done, total: heard.append((done, total))
    )
    assert heard == [(1, 4), (2, 4), (3, 4), (4, 4)]
    assert score == paired_score(found, chosen, bots, 4, seed=9)


def test_a_draw_counts_half_and_the_interval_goes_by_pairs() -> None:
    even = Score.of([0.5] * 100, wins=60, draws=80)
    split = Score.of([0.0, 1.0] * 50, wins=100, draws=0)
    assert even.score == split.score == 0.5
    assert even.high - even.low < 0.05 < 0.18 < split.high - split.low
    flawless = Score.of([1.0] * 10, wins=20, draws=0)
    assert flawless.score == flawless.high == 1.0 and flawless.low < 0.95
    assert str(flawless) == "100.0% of 20 games (67.4% to 100.0%)"


# -- strength --------------------------------------------------------------------------------------


def check_strength(chosen: Chosen, deals: int, seed: int, least: float) -> None:
    """The heuristic bot wins more than that against the random one, and not by luck of this sample."""
    found = game("schotten_totten")
    score = paired_score(
        found, chosen, (bot("heuristic", found.name), bot("random", found.name)), deals, seed
    )
    assert score.low > least, score


@strength
@pytest.mark.parametrize("chosen", [DEFAULTS, TACTICS], ids=["base", "tactics"])
def test_the_heuristic_bot_beats_the_random_one(chosen: Chosen) -> None:
    check_strength(chosen, deals=50, seed=2025, least=0.9)


@pytest.mark.soak
@pytest.mark.parametrize(
    "chosen", [DEFAULTS, TACTICS, EXPERT, EXPERT_TACTICS], ids=["base", "tactics", "expert", "expert tactics"]
)
def test_the_heuristic_bot_beats_the_random_one_for_long(chosen: Chosen) -> None:
    check_strength(chosen, deals=500, seed=2026, least=0.95)
