"""Who may ask, under which name, and what browsers are told to forbid."""

import pytest

from caber.server.settings import Settings, at_home
from tests.server.people import JSON, House, house

pytestmark = [pytest.mark.anyio, pytest.mark.promise("R15", "items of OWASP ASVS")]
OPEN = {"game": "schotten_totten", "seats": [{"kind": "me"}, {"kind": "open"}]}
OWN = "http://localhost"


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),
        ({"Origin": OWN}, 201),
        ({"Origin": OWN, "Sec-Fetch-Site": "same-origin"}, 201),
        ({"Sec-Fetch-Site": "same-origin"}, 201),
        ({"Origin": "http://friend.example"}, 201),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "http://localhost.evil.example"}, 403),
        ({"Origin": "http://localhost:9999"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "http://["}, 403),
        ({"Origin": ""}, 403),
        ({"Origin": "http://evil.example", "Sec-Fetch-Site": "same-origin"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
        ({"Content-Type": "text/plain"}, 415),
        ({"Content-Type": "application/x-www-form-urlencoded"}, 415),
        ({"Content-Type": "text/plain", "Origin": OWN}, 415),
        ({"Host": "evil.example"}, 421),
        ({"Host": "evil.example", "Origin": "http://evil.example"}, 421),
        ({"Host": "127.0.0.1:8311", "Origin": "http://127.0.0.1:8311"}, 201),
        ({"Host": "[::1]:8311", "Origin": "http://[::1]:8311"}, 201),
        ({"Host": ""}, 421),
    ],
)
async def test_who_may_act(file: str, headers: dict[str, str], status: int) -> None:
    settings = Settings(file, origins=("http://friend.example",), rates=at_home())
    async with house(settings) as home:
        response = await home.person().call("POST", "/api/tables", json=OPEN, headers={**JSON, **headers})
        assert response.status_code == status, response.text
        if status != 201:
            assert set(response.json()) == {"error", "words", "marks", "table"}
            assert "set-cookie" not in response.headers


async def test_other_names_get_nothing_at_all(cottage: House) -> None:
    for path in ("/", "/api/me", "/texts/en.ftl"):
        response = await cottage.person().call("GET", path, headers={"Host": "rebound.example"})
        assert response.status_code == 421


async def test_a_server_for_everybody_answers_to_any_name(file: str) -> None:
    async with house(Settings(file, hosts=(), rates=at_home())) as home:
        headers = {**JSON, "Host": "caber.example", "Origin": "https://caber.example"}
        assert (
            await home.person().call("POST", "/api/tables", json=OPEN, headers=headers)
        ).status_code == 201


@pytest.mark.parametrize("path", ["/", "/api", "/api/me", "/api/nothing", "/texts/de.ftl", "/assets/none.js"])
async def test_every_answer_has_the_headers(cottage: House, path: str) -> None:
    headers = (await cottage.person().call("GET", path)).headers
    policy = headers["content-security-policy"]
    for part in ("default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"):
        assert part in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "access-control-allow-origin" not in headers
    if path.startswith("/api/"):
        assert headers["cache-control"] == "no-store"
