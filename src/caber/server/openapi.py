"""The OpenAPI document, made from the table of calls and the types they name."""

import re
from typing import Any

import msgspec

from caber import __version__
from caber.server.calls import TABLE_ID
from caber.server.routes import ROUTES, Route
from caber.server.types import Error
from caber.texts import LANGUAGES

ABOUT = (
    "Tables for Scottish games. Whoever calls is known by a cookie, which `GET /api/me` sets. "
    "Every answer is made for one caller: nothing is in it that he may not see. "
    "A table is watched at the WebSocket `/api/tables/{id}/live`, which sends a TableView at once and after "
    'each change; it takes `{"watch": {"since": 12, "language": "de"}}` and `{"ping": 1}`.'
)
LANGUAGE = {
    "name": "language",
    "in": "query",
    "description": "The language of all words; by default the browser's.",
    "schema": {"enum": list(LANGUAGES)},
}
PARAMETERS: dict[str, dict[str, Any]] = {
    "id": {"type": "string", "pattern": f"^{TABLE_ID}$"},
    "n": {"type": "integer", "minimum": 1, "maximum": 9999},
    "game": {"type": "string", "pattern": "^[a-z_]{1,40}$"},
}


def document() -> bytes:
    """The whole document, as JSON."""
    bodies = [route.body for route in ROUTES if route.body is not None]
    types = [Error, *bodies, *(route.answer for route in ROUTES if route.answer is not str)]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    by_type = dict(zip(map(str, types), schemas))
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, by_type)
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Caber", "version": __version__, "description": ABOUT},
            "paths": paths,
            "components": {"schemas": components},
        }
    )


def _operation(route: Route, schemas: dict[str, dict[str, Any]]) -> dict[str, Any]:
    kind = "text/plain" if route.answer is str else "application/json"
    answer = {"type": "string"} if route.answer is str else schemas[str(route.answer)]
    summary = (route.handler.__doc__ or "").strip()
    operation: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "summary": summary,
        "parameters": [*_path_parameters(route.path), *map(_query, route.query), LANGUAGE],
        "responses": {
            str(route.status): {"description": summary, "content": {kind: {"schema": answer}}},
            "default": {
                "description": "Refused; the words say why.",
                "content": {"application/json": {"schema": schemas[str(Error)]}},
            },
        },
    }
    if route.body is not None:
        body = {"application/json": {"schema": schemas[str(route.body)]}}
        operation["requestBody"] = {"required": True, "content": body}
    return operation


def _query(query: Any) -> dict[str, Any]:
    return {
        "name": query.name,
        "in": "query",
        "description": query.about,
        "required": query.required,
        "schema": query.schema,
    }


def _path_parameters(path: str) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]}
        for name in re.findall(r"{(\w+)}", path)
    ]
