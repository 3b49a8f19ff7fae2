"""Behind nginx, by the very configuration that docs/hosting/ hands out."""

import asyncio
import os
import random
import shutil
import signal
import sqlite3
import ssl
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from caber.server.settings import RATES
from tests.faults.history import parties
from tests.faults.servers import Commands, Server
from tests.server.people import JSON, PATIENCE, Person, View, frame, play
from tests.server.postgres import NOBODY, free_port

pytestmark = pytest.mark.anyio
SITE = Path(__file__).parents[2] / "docs" / "hosting" / "nginx.conf"
NAME = "games.example"
# What nginx needs beside the site, so that anybody may run it, in a folder of its own.
AROUND = """
daemon off;
pid nginx.pid;
events { worker_connections 256; }
http {
    client_body_temp_path body;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
    include site.conf;
}
"""
FORGED = "203.0.113.9"
FORGERIES = {"X-Forwarded-For": FORGED, "Forwarded": f"for={FORGED}", "X-Real-IP": FORGED}
ME, HERE, OPEN = {"kind": "me", "name": "Ailsa"}, {"kind": "here", "name": "Rob"}, {"kind": "open"}


class Hosted(Server):
    """A `caber serve` for others: it knows by which address people come, and its limits are narrow."""

    def __init__(self, file: Path, origin: str) -> None:
        super().__init__(file, Commands())
        self.origin = origin

    def start(self) -> None:
        words = ["serve", "--no-open", "--port", str(self.port), "--origin", self.origin]
        self._process = self.starter.start(self.output, [*words, "--database", str(self.file)])


class Street:
    """A Caber and an nginx before it."""

    def __init__(self, folder: Path) -> None:
        self.port, self.plain = free_port(), free_port()
        self.address = f"https://{NAME}:{self.port}"
        self.server = Hosted(folder / "games.sqlite3", self.address)
        self.folder = Path(tempfile.mkdtemp(prefix="caber-nginx-"))
        self.certificate, self.key = self.folder / "certificate.pem", self.folder / "key.pem"
        self.server.start()
        self._configure()
        self._start()

    def site(self) -> str:
        """The configuration, with what is ours in place of the examples."""
        text = SITE.read_text()
        ours = {
            "listen 80;": f"listen 127.0.0.1:{self.plain};",
            "listen [::]:80;": "",
            "listen 443 ssl;": f"listen 127.0.0.1:{self.port} ssl;",
            "listen [::]:443 ssl;": "",
            f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(self.certificate),
            f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(self.key),
            "server 127.0.0.1:8311;": f"server 127.0.0.1:{self.server.port};",
            f"https://{NAME}$request_uri": f"{self.address}$request_uri",
        }
        for example, own in ours.items():
            assert text.count(example) == 1, example
            text = text.replace(example, own)
        return text

    def _configure(self) -> None:
        words = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
        words += ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
        command = ["openssl", "req", *words, "-keyout", str(self.key), "-out", str(self.certificate)]
        subprocess.run(command, check=True, capture_output=True)
        (self.folder / "site.conf").write_text(self.site())
        (self.folder / "nginx.conf").write_text(AROUND)

    def _start(self) -> None:
        program = shutil.which("nginx", path=f"{os.environ['PATH']}{os.pathsep}/usr/sbin")
        assert program, "these tests need nginx; `make test` installs it, or says how"
        user: dict[str, Any] = {}
        if os.geteuid() == 0:
            user = {"user": NOBODY, "extra_groups": []}
            for each in (self.folder, *self.folder.iterdir()):
                shutil.chown(each, NOBODY)
        self.log = self.folder / "error.log"
        self.nginx = subprocess.Popen(
            [program, "-p", self.folder, "-c", "nginx.conf", "-e", "error.log"], cwd=self.folder, **user
        )

    def close(self) -> None:
        self.nginx.terminate()
        self.nginx.wait()
        self.server.end(signal.SIGTERM)
        shutil.rmtree(self.folder)

    def trusts(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=self.certificate)

    def limited(self, what: str) -> set[str]:
        """The addresses that have been counted against a limit."""
        with closing(sqlite3.connect(f"file:{self.server.file}?mode=ro", uri=True)) as database:
            keys = [key for (key,) in database.execute("SELECT key FROM bucket")]
        return {key.removeprefix(f"{what} ") for key in keys if key.startswith(f"{what} ")}


class Road(httpx.AsyncHTTPTransport):
    """Leads to this machine, whatever the name, and comes from an address of its own."""

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        extensions = {**request.extensions, "sni_hostname": request.url.host}
        there = request.url.copy_with(host="127.0.0.1")
        return await super().handle_async_request(
            httpx.Request(
                request.method, there, headers=request.headers, stream=request.stream, extensions=extensions
            )
        )


class Visitor(Person):
    """Somebody elsewhere, who comes through nginx."""

    def __init__(self, street: Street, home: str) -> None:
        super().__init__(Road(verify=street.trusts(), local_address=home), street.address)
        self.street, self.home = street, home

    @asynccontextmanager
    async def watch(self, table: str, query: str = "", **headers: str) -> AsyncIterator[ClientConnection]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        async with connect(
            f"{self.address.replace('http', 'ws')}/api/tables/{table}/live{query}",
            additional_headers={"Cookie": cookies, "Origin": self.address, **headers},
            open_timeout=PATIENCE,
            host="127.0.0.1",
            ssl=self.street.trusts(),
            server_hostname=NAME,
            local_addr=(self.home, 0),
        ) as socket:
            yield socket


@pytest.fixture(scope="module")
def street(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Street]:
    running = Street(tmp_path_factory.mktemp("street"))
    yield running
    running.close()


@asynccontextmanager
async def visitors(street: Street, *homes: str) -> AsyncIterator[list[Visitor]]:
    people = [Visitor(street, home) for home in homes]
    try:
        async with asyncio.timeout(PATIENCE * 2):
            while True:  # until both are up
                try:
                    if (await people[0].http.get("/healthz")).status_code == 200:
                        break
                except httpx.TransportError:
                    assert street.nginx.poll() is None, street.log.read_text()
                await asyncio.sleep(0.05)
        yield people
    finally:
        for person in people:
            await person.http.aclose()


async def raw(street: Street, path: str) -> bytes:
    """The answer to a path that is sent as it is."""
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", street.port, ssl=street.trusts(), server_hostname=NAME
    )
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {NAME}\r\nConnection: close\r\n\r\n".encode())
    answer = await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    await writer.wait_closed()
    return answer


@pytest.mark.promise("R11", "games through nginx")
async def test_a_whole_game_by_http_and_websocket(street: Street) -> None:
    party = next(each for each in parties(random.Random(1), few=True) if each.setting.seats == 2)
    wanted = {**party.wanted, "seats": [ME, OPEN]}
    async with visitors(street, "127.0.0.2", "127.0.0.3") as (ailsa, rob):
        answer = await ailsa.call("POST", "/api/tables", json=wanted, headers={"Origin": street.address})
        assert answer.status_code == 201, answer.text
        assert "Secure" in answer.headers["set-cookie"]
        assert "strict-transport-security" in answer.headers
        table = str(answer.json()["id"])
        ailsa.view = answer.json()
        await rob.join(table, "Rob")
        async with ailsa.watch(table) as one, rob.watch(table) as other:
            await ailsa.ready(table)
            await rob.ready(table)
            assert await play([ailsa, rob], table, random.Random(2)) > 5
            last = (await ailsa.look(table))["seq"]
            assert ailsa.view["stage"] == "over"
            for socket in (one, other):
                view: View = await frame(socket)
                while view["seq"] < last:
                    view = await frame(socket)
                assert view["stage"] == "over"


async def test_whoever_comes_without_tls_is_sent_to_it(street: Street) -> None:
    async with visitors(street, "127.0.0.2"), httpx.AsyncClient() as plain:
        answer = await plain.get(f"http://127.0.0.1:{street.plain}/x?y=1", headers={"Host": NAME})
    assert (answer.status_code, answer.headers["location"]) == (308, f"{street.address}/x?y=1")


async def test_a_page_of_another_site_may_not_act(street: Street) -> None:
    async with visitors(street, "127.0.0.2") as (person,):
        body = {"game": "schotten_totten", "seats": [ME, HERE]}
        headers = {"Origin": "https://elsewhere.example"}
        assert (await person.call("POST", "/api/tables", json=body, headers=headers)).status_code == 403


@pytest.mark.parametrize(
    "path",
    ["/metrics", "/metrics/", "/metrics?x=1", "//metrics", "/%6detrics", "/api/../metrics", "/metrics/x"],
)
async def test_numbers_are_for_this_machine_alone(street: Street, path: str) -> None:
    async with visitors(street, "127.0.0.2"), httpx.AsyncClient() as here:
        answer = await here.get(f"http://localhost:{street.server.port}/metrics")
        assert answer.status_code == 200 and "caber_requests_total" in answer.text
        refused = await raw(street, path)
    assert refused.startswith(b"HTTP/1.1 404 ") and b"caber_" not in refused
    assert b"<center>nginx</center>" in refused, "nginx itself refuses it"


async def open_some(person: Person, headers: dict[str, str]) -> list[int]:
    """Opens tables as ever new guests, until that is refused."""
    body = {"game": "schotten_totten", "seats": [ME, HERE]}
    codes = []
    for _ in range(int(RATES["open-player"].burst)):
        codes.append((await person.call("POST", "/api/tables", json=body, headers=headers)).status_code)
        if codes[-1] != 201:
            break
    person.http.cookies.clear()
    return codes


@pytest.mark.promise("R16", "floods through nginx")
async def test_limits_are_for_each_address_and_nobody_chooses_his_own(street: Street) -> None:
    async with visitors(street, "127.0.0.4", "127.0.0.5") as (flood, neighbour):
        codes: list[int] = []
        for _ in range(8):
            if not codes or codes[-1] == 201:
                codes += await open_some(flood, {})
        assert codes[-1] == 429 and len(codes) > RATES["open-address"].burst
        for name, value in FORGERIES.items():
            assert await open_some(flood, {name: value}) == [429]
        assert (await open_some(neighbour, FORGERIES))[:3] == [201] * 3
    assert {"127.0.0.4", "127.0.0.5"} <= street.limited("open-address")
    assert FORGED not in street.limited("open-address") | street.limited("call-address")


async def test_only_a_proxy_is_believed(street: Street) -> None:
    """Whoever reaches Caber itself from another machine can't forge an address either."""
    async with visitors(street, "127.0.0.2"):
        transport = httpx.AsyncHTTPTransport(local_address="127.0.0.6")
        async with httpx.AsyncClient(transport=transport, headers={**JSON, **FORGERIES}) as stranger:
            answer = await stranger.get(f"http://127.0.0.1:{street.server.port}/api/me")
            assert answer.status_code == 200
    assert "127.0.0.6" in street.limited("call-address")
    assert FORGED not in street.limited("call-address")
