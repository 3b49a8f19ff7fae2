from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from caber.server.settings import Settings, at_home
from tests.server.people import House, Person, house, street
from tests.server.postgres import Postgres


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return str(tmp_path / "games.sqlite3")
    address: str = request.getfixturevalue("postgres").database()
    return address


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A file for SQLite, for what has nothing to do with the kind of database."""
    return str(tmp_path / "games.sqlite3")


def settings_for(database: str) -> Settings:
    return Settings(database, rates=at_home())


@pytest.fixture
async def home(database: str) -> AsyncIterator[House]:
    """An application on each kind of database."""
    async with house(settings_for(database)) as running:
        yield running


@pytest.fixture
async def cottage(file: str) -> AsyncIterator[House]:
    """An application on SQLite."""
    async with house(settings_for(file)) as running:
        yield running


@pytest.fixture
async def address(file: str) -> AsyncIterator[str]:
    """A real server on SQLite."""
    async with street(settings_for(file)) as place:
        yield place


@pytest.fixture
async def visitor(address: str) -> AsyncIterator[Callable[[], Person]]:
    """Makes people with a browser at the real server."""
    people: list[Person] = []

    def come() -> Person:
        people.append(Person(address=address))
        return people[-1]

    yield come
    for person in people:
        await person.http.aclose()
