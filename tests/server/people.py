"""People who play through the API, and servers to play on."""

import asyncio
import json
import random
import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import uvicorn
from starlette.applications import Starlette
from websockets.asyncio.client import ClientConnection, connect

from caber.server.app import Services, build
from caber.server.door import Door, Window
from caber.server.live import LARGEST
from caber.server.run import bind
from caber.server.settings import Settings

JSON = {"Content-Type": "application/json"}
GAME = "schotten_totten"
PATIENCE = 20.0  # seconds for what should take moments; machines are shared
DAWDLED = 100  # moves made at random before somebody gets on with the game
View = dict[str, Any]


def new_id() -> str:
    return str(uuid.uuid4())


class Person:
    """Somebody with a browser."""

    def __init__(
        self, transport: httpx.AsyncBaseTransport | None = None, address: str = "http://localhost"
    ) -> None:
        self.http = httpx.AsyncClient(transport=transport, base_url=address, headers=JSON, timeout=PATIENCE)
        self.address = address
        self.view: View = {}
        self.bodies: list[bytes] = []  # all that was ever sent to this person

    async def call(self, method: str, path: str, **more: Any) -> httpx.Response:
        response = await self.http.request(method, path, **more)
        self.bodies.append(response.content)
        return response

    async def get(self, path: str, status: int = 200) -> Any:
        response = await self.call("GET", path)
        assert response.status_code == status, response.text
        return response.json()

    async def open(self, *seats: View, **more: Any) -> str:
        response = await self.call("POST", "/api/tables", json={"game": GAME, "seats": list(seats), **more})
        assert response.status_code == 201, response.text
        self.view = response.json()
        return str(self.view["id"])

    async def send(self, table: str, act: str, **more: Any) -> httpx.Response:
        body = {"act": act, "seq": self.view.get("seq", 0), "id": new_id(), **more}
        return await self.call("POST", f"/api/tables/{table}/acts?since={body['seq']}", json=body)

    async def act(self, table: str, act: str, **more: Any) -> View:
        response = await self.send(table, act, **more)
        assert response.status_code == 200, response.text
        self.view = response.json()
        return self.view

    async def look(self, table: str) -> View:
        self.view = await self.get(f"/api/tables/{table}?since={self.view.get('seq', -1)}")
        return self.view

    async def join(self, table: str, name: str) -> None:
        await self.look(table)
        await self.act(table, "sit", seat=1, name=name)

    async def ready(self, table: str) -> None:
        await self.look(table)
        await self.act(table, "ready", seed="heather")

    @asynccontextmanager
    async def watch(self, table: str, query: str = "", **headers: str) -> AsyncIterator[ClientConnection]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.address.replace("http", "ws") + f"/api/tables/{table}/live{query}"
        async with connect(
            address, additional_headers={"Cookie": cookies, **headers}, open_timeout=PATIENCE
        ) as socket:
            yield socket


async def frame(socket: ClientConnection) -> View:
    """The next view that a socket gets."""
    view: View = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
    return view


async def play(people: list[Person], table: str, rng: random.Random, moves: int = 1000) -> int:
    """Lets people play at random until the game is over; returns how many moves were made."""
    for made in range(moves):
        turn = await _turn(people, table)
        if turn is None:
            return made
        choices = turn.view["choices"]
        # The first moves of a menu get on with the game: without them a race would hardly end.
        choice = rng.choice(choices) if made < DAWDLED else choices[0]
        await turn.act(table, "move", move=choice["move"])
        people.sort(key=lambda person: person is not turn)
    return moves


async def _turn(people: list[Person], table: str) -> Person | None:
    """Whose turn it is, None if the game is over; waits while a bot is thinking."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for person in people:
                if person.view["choices"] and person is people[0]:
                    return person
                await person.look(table)
                if person.view["stage"] != "playing":
                    return None
                if person.view["choices"]:
                    return person
            await asyncio.sleep(0.02)


class House:
    """An application that runs in this process."""

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.services: Services = app.state.services
        self.people: list[Person] = []

    def person(self, **headers: str) -> Person:
        person = Person(httpx.ASGITransport(self.app))
        person.http.headers.update(headers)
        self.people.append(person)
        return person


@asynccontextmanager
async def house(settings: Settings) -> AsyncIterator[House]:
    """The application, from its start to its end."""
    app = build(settings)
    async with app.router.lifespan_context(app):
        running = House(app)
        try:
            yield running
        finally:
            for person in running.people:
                await person.http.aclose()


@asynccontextmanager
async def street(settings: Settings) -> AsyncIterator[str]:
    """The application behind a real socket of this process; yields its address."""
    async with served(build(settings)) as address:
        yield address


@asynccontextmanager
async def served(app: Starlette) -> AsyncIterator[str]:
    """An application behind a real socket; yields its address."""
    bound = bind("127.0.0.1", 0)
    port = bound.getsockname()[1]
    config = uvicorn.Config(
        app, log_config=None, http=Door, ws=Window, ws_max_size=LARGEST, timeout_graceful_shutdown=3
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve(sockets=[bound]))
    while not server.started and not task.done():
        await asyncio.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await task
