"""What somebody may not know is in no byte that is sent to him."""

import json
import random
from collections.abc import Callable

import pytest

from caber.core.contract import NOBODY
from caber.server.app import Services
from tests.naming import cards_in
from tests.server.people import House, Person, frame, play

pytestmark = pytest.mark.anyio
ME, OPEN = {"kind": "me", "name": "Ailsa"}, {"kind": "open"}


async def kept(services: Services, table: str) -> list[set[str]]:
    """What is in the hands and kept from each seat and from a spectator, straight from the position.

    A scout who has put a card back knows who drew it.
    """
    async with services.tables.at(table) as running:
        state = running.table.sheets[-1].state
    hands = [_held(state.hide(seat), seat) for seat in (0, 1)]
    return [
        set().union(*(hands[seat] - _held(state.hide(viewer), seat) for seat in (0, 1)))
        for viewer in (0, 1, NOBODY)
    ]


def _held(view: object, seat: int) -> set[str]:
    """What a view knows of a seat's hand."""
    from caber.games.schotten_totten.drawing import draw

    text = draw(view)  # type: ignore[arg-type]
    return {
        word
        for line in text.splitlines()
        if line.startswith(f"hand {seat + 1}")
        for word in line.partition(":")[2].split()
    }


@pytest.mark.parametrize("mode", ["base", "tactics"])
async def test_no_hand_is_in_what_others_are_sent(cottage: House, mode: str) -> None:
    ailsa, rob, watcher = cottage.person(), cottage.person(), cottage.person()
    table = await ailsa.open(ME, OPEN, options={"mode": mode})
    await rob.join(table, "Rob")
    await ailsa.ready(table)
    await rob.ready(table)
    rng, checked = random.Random(4), 0
    for _ in range(6):
        secret = await kept(cottage.services, table)
        assert all(secret)
        for person, hidden in zip((ailsa, rob, watcher), secret):
            person.bodies.clear()
            await person.get(f"/api/tables/{table}")
            await person.get(f"/api/tables/{table}/games/1/replay")
            await person.call("GET", f"/api/tables/{table}/games/1/record")
            await person.call("GET", f"/api/tables/{table}/games/1/check")
            await person.call("GET", f"/api/tables/{table}/why?move=claim%201")
            await person.call("GET", "/api/tables")
            await person.send(table, "undo")
            checked += len(hidden)
            for body in person.bodies:
                assert hidden.isdisjoint(cards_in(body.decode())), body
            assert b'secret":"' not in b"".join(person.bodies)
        if await play([ailsa, rob], table, rng, 7) == 0:
            break
    assert checked > 100
    own = await ailsa.call("GET", f"/api/tables/{table}/games/1/record")
    assert secret[1] & cards_in(own.text)  # the search finds what is there


async def test_no_hand_is_in_a_frame(address: str, visitor: Callable[[], Person]) -> None:
    ailsa, rob, watcher = visitor(), visitor(), visitor()
    table = await ailsa.open(ME, OPEN, options={"begins": "1"})
    await rob.join(table, "Rob")
    await ailsa.ready(table)
    await rob.ready(table)
    async with ailsa.watch(table) as hers, rob.watch(table) as his, watcher.watch(table) as other:
        for _ in range(20):
            seen = [await frame(socket) for socket in (hers, his, other)]
            cards = [
                set(view["position"]["picture"]["hands"][seat]["cards"]) for seat, view in enumerate(seen[:2])
            ]
            assert cards[0] and cards[1] and cards[0].isdisjoint(cards[1])
            sent = [cards_in(json.dumps(view, separators=(",", ":"))) for view in seen]
            for found, hidden in ((sent[0], cards[1]), (sent[1], cards[0]), (sent[2], cards[0] | cards[1])):
                assert found.isdisjoint(hidden)
            await play([ailsa, rob], table, random.Random(1), 1)


async def test_ids_of_players_never_leave(cottage: House) -> None:
    ailsa, rob = cottage.person(), cottage.person()
    table = await ailsa.open(ME, OPEN)
    await rob.join(table, "Rob")
    await ailsa.ready(table)
    await rob.ready(table)
    async with cottage.services.tables.at(table) as running:
        players = set(running.players.values())
    assert len(players) == 2
    sent = b"".join(ailsa.bodies + rob.bodies)
    assert not [player for player in players if player.encode() in sent]
    assert ailsa.http.cookies["caber"].encode() not in sent
