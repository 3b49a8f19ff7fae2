"""/metrics and /healthz: well-formed numbers that move, and nothing in them that is somebody's own."""

import asyncio
import re
from pathlib import Path
from typing import NamedTuple

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from starlette.requests import HTTPConnection

from caber.games import NAMES
from caber.server.app import Services
from caber.server.observing import from_here
from caber.server.routes import ROUTES
from caber.server.settings import RATES, Rate, Settings
from tests.server.conftest import settings_for
from tests.server.people import JSON, PATIENCE, House, Person, house, street
from tests.server.postgres import Postgres

pytestmark = pytest.mark.anyio
ME, HERE, OPEN = {"kind": "me", "name": "Ailsa"}, {"kind": "here", "name": "Rob"}, {"kind": "open"}
BOT = {"kind": "bot", "name": "random"}
PAGE = Path(__file__).parents[2] / "docs" / "operations.md"

NAME = r"[a-zA-Z_:][a-zA-Z0-9_:]*"
LABEL = r'([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"'
SAMPLE = re.compile(rf"({NAME})(?:\{{((?:{LABEL})(?:,{LABEL})*)\}})? (-?[0-9][0-9.e+-]*|[+-]Inf|NaN)")
HELP, TYPE = re.compile(rf"# HELP ({NAME}) (.+)"), re.compile(rf"# TYPE ({NAME}) (counter|gauge|histogram)")


class Page(NamedTuple):
    """A page of numbers, as the exposition format defines it."""

    kinds: dict[str, str]
    about: dict[str, str]
    samples: dict[tuple[str, frozenset[tuple[str, str]]], float]

    def sum(self, name: str, **labels: str) -> float:
        """All samples of a name that have these labels, added up."""
        wanted = set(labels.items())
        return sum(value for (each, own), value in self.samples.items() if each == name and wanted <= own)


def read(text: str) -> Page:
    """Reads a page; AssertionError if anything in it isn't as the format wants it."""
    page, family = Page({}, {}, {}), ""
    assert text.endswith("\n") and "\r" not in text
    for line in text[:-1].split("\n"):
        if told := HELP.fullmatch(line):
            family = told[1]
            assert family not in page.about, "a family stands together"
            page.about[family] = told[2]
        elif told := TYPE.fullmatch(line):
            assert told[1] == family and family not in page.kinds
            page.kinds[family] = told[2]
        else:
            sample = SAMPLE.fullmatch(line)
            assert sample is not None, line
            endings = ("_bucket", "_sum", "_count") if page.kinds[family] == "histogram" else ("",)
            assert sample[1] in [family + ending for ending in endings]
            pairs = re.findall(LABEL, sample[2] or "")
            labels = frozenset(pairs)
            assert len({name for name, _ in pairs}) == len(pairs)
            assert (sample[1], labels) not in page.samples, "each once"
            page.samples[sample[1], labels] = float(sample[sample.lastindex or 0])
    for name, kind in page.kinds.items():
        assert (kind == "counter") == name.endswith("_total")
        if kind == "histogram":
            check_histogram(page, name)
    return page


def check_histogram(page: Page, name: str) -> None:
    """Buckets add up, and the last of them holds all."""
    series: dict[frozenset[tuple[str, str]], list[tuple[float, float]]] = {}
    for (each, labels), value in page.samples.items():
        if each == f"{name}_bucket":
            (bound,) = (float(bound) for label, bound in labels if label == "le")
            rest = frozenset(pair for pair in labels if pair[0] != "le")
            series.setdefault(rest, []).append((bound, value))
    for labels, buckets in series.items():
        counts = [count for _, count in sorted(buckets)]
        assert counts == sorted(counts) and max(buckets)[0] == float("inf")
        assert counts[-1] == page.samples[f"{name}_count", labels]
        assert page.samples[f"{name}_sum", labels] >= 0


async def numbers(person: Person) -> Page:
    response = await person.call("GET", "/metrics")
    assert response.status_code == 200
    assert response.headers["content-type"].startswith("text/plain; version=0.0.4")
    return read(response.text)


async def test_numbers_move(address: str) -> None:
    person = Person(address=address)
    before = await numbers(person)
    table = await person.open(ME, BOT, options={"begins": "2"})
    await person.ready(table)
    for _ in range(int(PATIENCE * 10)):
        if (await person.look(table))["choices"]:
            break
        await asyncio.sleep(0.1)
    await person.act(table, "move", move=person.view["choices"][0]["move"])
    assert (await person.send(table, "move", move="nonsense")).status_code == 422
    async with person.watch(table) as socket:
        await socket.recv()
        during = await numbers(person)
    for _ in range(int(PATIENCE * 10)):
        after = await numbers(person)
        if not after.sum("caber_sockets"):
            break
        await asyncio.sleep(0.1)
    await person.http.aclose()
    acts = {"method": "POST", "route": "/api/tables/{id}/acts"}
    assert before.sum("caber_requests_total", **acts) == 0
    assert after.sum("caber_requests_total", **acts, status="2xx") == 2
    assert after.sum("caber_requests_total", **acts, status="4xx") == 1
    assert after.sum("caber_request_seconds_count", **acts) == 3
    assert (before.sum("caber_act_seconds_count"), after.sum("caber_act_seconds_count")) == (0, 2)
    assert 0 < after.sum("caber_act_seconds_sum") <= after.sum("caber_request_seconds_sum", **acts)
    assert (before.sum("caber_tables"), during.sum("caber_tables")) == (0, 1)
    sockets = [page.sum("caber_sockets") for page in (before, during, after)]
    assert sockets == [0, 1, 0] and after.sum("caber_sockets_opened_total") == 1
    assert after.sum("caber_asked_total", whom="bot", result="answered") >= 1
    assert after.sum("process_resident_memory_bytes") > 10_000_000
    assert 0 < after.sum("process_start_time_seconds") < 4_000_000_000
    assert after.sum("caber_build_info") == 1
    assert after.sum("process_cpu_seconds_total") > before.sum("process_cpu_seconds_total")


async def test_nothing_in_them_comes_from_anybody(cottage: House) -> None:
    ailsa, rob = cottage.person(), cottage.person()
    table = await ailsa.open(ME, OPEN)
    await rob.join(table, "Rob Roy")
    await ailsa.ready(table)
    await rob.ready(table)
    for path in (
        "/api/tables/xyz",
        f"/api/tables/{table}/x",
        "/metrics?x=heather",
        "/%22%0a",
        "/api/heather",
    ):
        for method in ("GET", "HEATHER", "POST"):
            await ailsa.call(method, path)
    await ailsa.call("GET", "/heather", headers={"Host": "heather.example"})
    text = (await ailsa.call("GET", "/metrics")).text
    async with cottage.services.tables.at(table) as running:
        private = {table, *running.players.values(), running.table.sheets[0].record.commitment}
    private |= {person.http.cookies["caber"] for person in (ailsa, rob)}
    assert len(private) == 6
    for word in (*private, "Ailsa", "Rob", "heather", "HEATHER", "127.0.0.1", "xyz", *NAMES):
        assert word not in text
    routes = {dict(labels).get("route") for _, labels in read(text).samples}
    ours = {route.path for route in ROUTES} | {"/api", "/metrics", "/", "/api/{path:path}", "none"}
    assert routes - {None} <= ours


async def test_whatever_the_database_fails_is_counted(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(services: Services) -> None:
        pass

    monkeypatch.setattr(Services, "tidy", nothing)  # it would fail as well
    async with house(settings_for(file)) as home:
        person = home.person()
        await person.get("/api/me")
        async with home.services.database.write() as connection:
            await connection.exec_driver_sql("ALTER TABLE session RENAME TO mislaid")
        assert (await person.call("GET", "/api/me")).status_code == 503
        assert (await numbers(person)).sum("caber_database_errors_total") == 1
        with pytest.raises(SQLAlchemyError):
            await home.services.database.row(text("SELECT nothing FROM mislaid"), {})
        with pytest.raises(SQLAlchemyError):
            async with home.services.database.read() as connection:
                await connection.execute(text("SELECT nothing FROM mislaid"))
        with pytest.raises(IntegrityError):  # no failure: it was told to refuse this
            async with home.services.database.write() as connection:
                await connection.execute(text("INSERT INTO player SELECT * FROM player"))
        assert (await numbers(person)).sum("caber_database_errors_total") == 3


@pytest.mark.parametrize(
    ("client", "headers", "answer"),
    [
        ("127.0.0.1", {"host": "localhost:8311"}, True),
        ("127.0.0.9", {"host": "127.0.0.1"}, True),
        ("::1", {"host": "[::1]:8311"}, True),
        ("192.0.2.7", {"host": "localhost:8311"}, False),
        ("2001:db8::1", {"host": "localhost"}, False),
        ("127.0.0.1", {"host": "games.example"}, False),  # a page that made its own name mean this machine
        ("127.0.0.1", {"host": "localhost.games.example"}, False),
        ("127.0.0.1", {}, False),
        ("127.0.0.1", {"host": "localhost", "x-forwarded-for": "192.0.2.7"}, False),
        ("127.0.0.1", {"host": "localhost", "forwarded": "for=192.0.2.7"}, False),
        ("127.0.0.1", {"host": "localhost", "x-real-ip": "127.0.0.1"}, False),
        ("unix", {"host": "localhost"}, False),
    ],
)
def test_who_may_read_them(client: str, headers: dict[str, str], answer: bool) -> None:
    pairs = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "client": (client, 1), "headers": pairs, "path": "/metrics"}
    assert from_here(HTTPConnection(scope)) is answer


async def test_others_do_not_learn_that_there_are_any(cottage: House) -> None:
    response = await cottage.person().call("GET", "/metrics", headers={"X-Forwarded-For": "192.0.2.7"})
    assert response.status_code == 404 and response.json()["error"] == "server-no-page"


async def test_the_documents_list_them_all(cottage: House) -> None:
    rows = re.findall(
        r"^\| `([a-z_]+)` \| (\w+) \| (.*?) \| (.*?) \|$", PAGE.read_text(encoding="utf-8"), re.M
    )
    families = [measure.family for measure in cottage.services.numbers.all]
    assert rows == [
        (each.name, each.kind, ", ".join(f"`{label}`" for label in each.labels) or "–", each.about)
        for each in families
    ]


# -- health ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("host", ["localhost", "10.1.2.3:8311", "caber.internal"])
async def test_a_healthy_server_says_so_under_any_name(home: House, host: str) -> None:
    person = home.person()
    for _ in range(int(PATIENCE * 50)):  # until it listens to the others, too
        response = await person.call("GET", "/healthz", headers={"Host": host})
        if response.status_code == 200:
            break
        await asyncio.sleep(0.02)
    assert response.json() == {"status": "well"}
    assert "set-cookie" not in response.headers and response.headers["cache-control"] == "no-store"
    assert response.headers["x-content-type-options"] == "nosniff"
    assert (await person.call("HEAD", "/healthz")).status_code == 200
    assert (await person.call("POST", "/healthz", json={})).status_code in (404, 405)


async def test_probes_are_not_counted_against_anybody(file: str) -> None:
    none = dict.fromkeys(RATES, Rate(1, 0.001))
    async with house(Settings(file, rates=none)) as home:
        person = home.person()
        assert {(await person.call("GET", "/healthz")).status_code for _ in range(20)} == {200}
        assert 429 in {(await person.call("GET", "/api/me", headers=JSON)).status_code for _ in range(3)}


async def test_a_database_that_is_away_is_told(file: str, tmp_path: Path) -> None:
    async with house(settings_for(file)) as home:
        person = home.person()
        await home.services.database.engine.dispose()
        Path(file).rename(tmp_path / "aside")
        Path(file).mkdir()
        response = await person.call("GET", "/healthz")
        Path(file).rmdir()
        (tmp_path / "aside").rename(file)
        assert response.status_code == 503
        assert response.json() == {"status": "ill", "faults": ["database"]}


async def test_a_server_recovers_with_its_database() -> None:
    postgres = Postgres()
    try:
        async with street(settings_for(postgres.database())) as address:
            person = Person(address=address)
            await until(person, 200, [])
            postgres._stop("immediate")
            await until(person, 503, ["database", "notices"])
            postgres._start()
            await until(person, 200, [])
            await person.http.aclose()
    finally:
        postgres.close()


async def until(person: Person, status: int, faults: list[str]) -> None:
    """Waits until the server is as well as that."""
    async with asyncio.timeout(PATIENCE):
        while True:
            response = await person.call("GET", "/healthz")
            if (response.status_code, response.json().get("faults", [])) == (status, faults):
                return
            await asyncio.sleep(0.05)
