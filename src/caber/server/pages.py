"""Everything that is no API: the browser client, and its texts."""

from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from caber import texts
from caber.server.calls import Refused
from caber.texts import LANGUAGES

FOR_EVER = "public, max-age=31536000, immutable"  # the names of assets change with what is in them
ASK_AGAIN = "no-cache"
MISSING = (
    "The browser client has not been built.\n\nIn a checkout of the sources, build it with: make web\n"
    "The API answers under /api.\n"
)


class Pages(StaticFiles):
    """The client's files; every other path is a page of the client, which index.html draws."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.index = folder / "index.html"

    async def check_config(self) -> None:
        """The folder may be missing: then there is something to be said, below."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the client's one page."""
        if not self.index.is_file():
            return PlainTextResponse(MISSING, 503)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            # What looks like a file is missing; what looks like a page is the client's business.
            if error.status_code != 404 or "." in path.rpartition("/")[2].strip("."):
                raise
            path, response = "index.html", await super().get_response("index.html", scope)
        response.headers["Cache-Control"] = FOR_EVER if path.startswith("assets/") else ASK_AGAIN
        return response


async def texts_page(request: Request) -> Response:
    """All texts of a language in one file."""
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise Refused(404, "server-no-page")
    body, tag = _texts(language)
    headers = {"ETag": tag, "Cache-Control": ASK_AGAIN}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type="text/plain")


@cache
def _texts(language: str) -> tuple[bytes, str]:
    body = all_texts(language).encode()
    return body, f'"{sha256(body).hexdigest()[:24]}"'


def all_texts(language: str) -> str:
    """All texts of a language, as the browser client reads them."""
    folder = files(texts).joinpath(language)
    found = sorted(
        (file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name
    )
    return "\n".join(file.read_text(encoding="utf-8") for file in found)
