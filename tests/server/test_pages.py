"""The browser client's files, and its texts."""

from pathlib import Path

import pytest

from caber.server.settings import Settings, at_home
from caber.texts import LANGUAGES
from tests.server.people import House, house

pytestmark = pytest.mark.anyio


@pytest.fixture
def static(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Caber</title>")
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "assets" / "app-1a2b3c.js").write_text("/* " + "long " * 1000 + "*/")
    (tmp_path / "private.txt").write_text("private")
    return folder


async def test_files_and_pages(file: str, static: Path) -> None:
    async with house(Settings(file, static=static, rates=at_home())) as home:
        person = home.person()
        for path in ("/", "/tables/abc", "/games/schotten_totten/rules", "/index.html"):
            page = await person.call("GET", path)
            assert (page.status_code, page.headers["cache-control"]) == (200, "no-cache")
            assert page.headers["content-type"].startswith("text/html") and "Caber" in page.text
        script = await person.call("GET", "/assets/app-1a2b3c.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        icon = await person.call("GET", "/favicon.svg")
        assert icon.headers["content-type"] == "image/svg+xml"
        for path in ("/assets/gone.js", "/gone.png", "/..%2fprivate.txt", "/%2e%2e/private.txt"):
            missing = await person.call("GET", path)
            assert missing.status_code == 404 and "private" not in missing.text
        assert (await person.call("POST", "/")).status_code == 405


async def test_without_a_bundle_somebody_is_told_how_to_build_it(file: str, tmp_path: Path) -> None:
    async with house(Settings(file, static=tmp_path / "nothing", rates=at_home())) as home:
        page = await home.person().call("GET", "/")
        assert "make web" in page.text and page.status_code == 503


@pytest.mark.parametrize("language", LANGUAGES)
async def test_texts(cottage: House, language: str) -> None:
    person = cottage.person()
    page = await person.call("GET", f"/texts/{language}.ftl")
    assert "schotten-totten-title" in page.text and "server-no-table" in page.text
    assert page.text.count("\nserver-no-table =") == 1
    tag = {"If-None-Match": page.headers["etag"]}
    assert (await person.call("GET", f"/texts/{language}.ftl", headers=tag)).status_code == 304
    assert (await person.call("GET", "/texts/fr.ftl")).status_code == 404


@pytest.mark.parametrize(
    ("query", "header", "language"),
    [
        ("", "", "en"),
        ("", "de-AT,de;q=0.9,en;q=0.5", "de"),
        ("", "fr;q=0.9,nl;q=0.3", "nl"),
        ("?language=nl", "de", "nl"),
        ("", "x" * 5000, "en"),
        ("", ";q=,;;,=", "en"),
    ],
)
async def test_the_language_is_the_wish_or_that_of_the_browser(
    cottage: House, query: str, header: str, language: str
) -> None:
    person = cottage.person(**{"Accept-Language": header})
    words = {"en": "A card duel", "de": "Ein Kartenduell", "nl": "Een kaartduel"}
    (first, *_) = (await person.get(f"/api/games{query}"))["games"]
    told = {name: first["summary"].startswith(text.split()[0] + " ") for name, text in words.items()}
    assert told[language]
