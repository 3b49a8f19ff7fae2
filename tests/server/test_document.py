"""The OpenAPI document, and whether the API keeps to it whatever is sent."""

import asyncio
import json
import threading
from collections.abc import Iterator
from queue import Queue
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case
from schemathesis.specs.openapi.checks import positive_data_acceptance

from caber.server.openapi import document
from caber.server.routes import ROUTES
from caber.server.settings import Settings, at_home
from tests.server.people import GAME, JSON, PATIENCE, new_id, street

SEATS = [{"kind": "me", "name": "Ailsa"}, {"kind": "here", "name": "Rob"}]
schema = schemathesis.openapi.from_dict(json.loads(document()))


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """Somebody at a server in another thread: schemathesis waits for its answers."""
    file = tmp_path_factory.mktemp("document") / "games.sqlite3"
    started: Queue[str] = Queue()
    end = threading.Event()

    async def serve() -> None:
        async with street(Settings(str(file), rates=at_home())) as address:
            started.put(address)
            await asyncio.to_thread(end.wait)

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    with httpx.Client(base_url=started.get(timeout=PATIENCE), headers=JSON) as client:
        yield client
    end.set()
    thread.join()


@pytest.fixture(scope="module")
def table(client: httpx.Client) -> str:
    """A table with a game on, so that not every call ends with 404."""
    id: str = client.post("/api/tables", json={"game": GAME, "seats": SEATS}).json()["id"]
    act = {"act": "ready", "seq": 0, "id": new_id(), "seed": "x"}
    assert client.post(f"/api/tables/{id}/acts", json=act).status_code == 200
    return id


def test_every_route_is_in_the_document() -> None:
    paths = json.loads(document())["paths"]
    listed = {(method.upper(), path) for path, methods in paths.items() for method in methods}
    assert listed == {(route.method, route.path) for route in ROUTES}
    assert all(operation["summary"] for methods in paths.values() for operation in methods.values())


def test_the_document_is_served(client: httpx.Client) -> None:
    answer = client.get("/api")
    assert answer.json()["openapi"].startswith("3.1") and answer.content == document()


@schema.parametrize()
@settings(
    max_examples=settings().max_examples // 4,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_the_api_keeps_to_its_document(case: Case[Any], client: httpx.Client, table: str) -> None:
    parameters: dict[str, Any] = case.path_parameters or {}
    if "id" in parameters and len(str(parameters["id"])) == 22:
        case.path_parameters = {**parameters, "id": table}
    case.call_and_validate(
        base_url=str(client.base_url),
        cookies=dict(client.cookies),
        excluded_checks=[positive_data_acceptance],  # what fits the types may still be against the rules
    )
