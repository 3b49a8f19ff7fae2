"""All that a table sends somebody who looks at it, and whether two tables send the same."""

import json
import pickle
import random
from collections.abc import Callable, Iterator, Mapping
from functools import partial

import msgspec

from caber.bots.analysis import SURE, Weighed
from caber.bots.program import SEEDS, question
from caber.core.contract import State
from caber.core.errors import CaberError
from caber.core.rng import Rng
from caber.games import game
from caber.server.analysts import Study
from caber.server.bots import Task
from caber.server.calls import refusal
from caber.server.tables import seen, summary_of
from caber.table import analysis, show
from caber.table.acts import AnyAct, BeReady, Play, Sit, TakeBack
from caber.table.table import Table
from caber.texts import LANGUAGES
from tests.contract.spread import move_numbers
from tests.faults.worlds import NOW, TICK, Pair, Scene

NONSENSE = ("?", "claim 99", "draw " * 9)
ASKED = 3  # moves at random that are asked about beside
SELDOM = 16  # events, after one of which replays are asked for
SHOWN = 60  # bytes on either side of the first difference

Outputs = Mapping[str, bytes]


def difference(one: Outputs, other: Outputs) -> str:
    """What gives the two worlds away, and where; nothing if nothing does."""
    for (what, ours), (also, theirs) in zip(one.items(), other.items()):
        if what != also:
            return f"{what}, but in the other world {also}"
        if ours != theirs:
            place = next((at for at, (a, b) in enumerate(zip(ours, theirs)) if a != b), 0)
            around = slice(max(place - SHOWN, 0), place + SHOWN)
            return f"{what}: {ours[around]!r} and {theirs[around]!r}"
    return "" if len(one) == len(other) else "one world says more"


def given_away(pair: Pair) -> str:
    """How the viewer of two worlds could tell them apart now."""
    if not pair.scene.looks(pair.tables[0]):
        return ""
    return difference(*(outputs(table, pair.scene) for table in pair.tables))


def outputs(table: Table, scene: Scene) -> Outputs:
    """All that leaves the table for the viewer, by what he asks; refusals as the server sends them."""
    language = LANGUAGES[table.seq % len(LANGUAGES)]
    found = {}
    for what, answer in asked(table, scene, language):
        try:
            found[what] = in_bytes(answer())
        except CaberError as error:
            response = refusal(error, language)
            found[what] = b"%d %r %b" % (response.status_code, response.raw_headers, bytes(response.body))
    return found


def asked(table: Table, scene: Scene, language: str) -> Iterator[tuple[str, Callable[[], object]]]:
    """Every question that can be put to a table; those at random are the same for the same seq."""
    rng, mine, now = random.Random(table.seq), scene.mine, NOW + TICK * table.seq
    yield "listing", partial(summary_of, table)
    yield "my turn", partial(show.my_turn, table, mine)
    for since in sorted({-1, table.seq - 1, rng.randrange(table.seq + 1)}):
        yield f"view since {since}", partial(seen, table, mine, language, since, now)
    for number in range(1, len(table.sheets) + 2):
        if table.seq % SELDOM == 0:  # it holds all positions so far, and takes as long as all else together
            yield f"replay {number}", partial(show.replay, table, number, mine, language)
        yield f"record {number}", partial(show.record, table, number, mine)
        yield f"check {number}", partial(show.check, table, number)
        yield f"analysis {number}", partial(told, table, number)
    for move in (*NONSENSE, *some_moves(table.game.name, rng)):
        yield f"why {move}", partial(show.why, table, move, mine, language)
        yield f"move {move}", partial(refused, table, Play(seq=0, id="", move=move), scene, now)
    for act in (
        Sit(seq=0, id="", seat=0, name="Ewan"),
        BeReady(seq=0, id="", seed="s"),
        TakeBack(seq=0, id=""),
    ):
        yield f"act {act}", partial(refused, table, act, scene, now)
    yield "hint", partial(hinted, table, scene, language)
    yield "bot", partial(handed_to_a_bot, table, scene)


def some_moves(name: str, rng: random.Random) -> list[str]:
    """Moves of a game in notation, legal or not."""
    text = game(name).start().text
    return [text(rng.randrange(move_numbers(name))) for _ in range(ASKED)]


def refused(table: Table, act: AnyAct, scene: Scene, now: int) -> None:
    """Nothing, if an act is accepted: what it leads to is seen later."""
    table.decide(act, scene.mine, now)


def told(table: Table, number: int) -> None:
    """Nothing, if a game can be told as luck and skill: all of it is public then."""
    sheet = show.sheet_of(table, number)
    analysis.to_be_told(sheet.record, sheet.positions())


def hinted(table: Table, scene: Scene, language: str) -> object:
    """What an analyst is handed, and the hint that is made of his answer."""
    view = analysis.to_be_hinted(table, scene.mine)
    hint = analysis.hint(table.game, view, weighed(view), language)
    return pickle.dumps(Study(table.game.name, view, 1, None)), hint


def weighed(view: State) -> Weighed:
    """The answer of an analyst who judges by whatever he is handed, to the last cell."""
    rng = random.Random(pickle.dumps(view))
    chance = rng.randrange(SURE)
    return Weighed(
        (chance, SURE - chance), tuple(rng.randrange(SURE) for _ in view.moves()), (0,) * int(view.count())
    )


def handed_to_a_bot(table: Table, scene: Scene) -> object:
    """What the viewer is handed if he is a bot, or a program, that is to move."""
    thinking = table.thinking()
    if thinking is None or thinking.seat != scene.viewer:
        return None
    seed = int(Rng(thinking.luck).below(SEEDS))
    line = json.dumps(question(table.game, thinking.view, 1, seed, 1000))
    return pickle.dumps(Task(thinking.bot, table.game.name, thinking.view, thinking.luck)), line


def in_bytes(answer: object) -> bytes:
    """An answer as it is sent."""
    return answer.encode() if isinstance(answer, str) else msgspec.json.encode(answer)
