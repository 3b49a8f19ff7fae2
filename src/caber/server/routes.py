"""The table of calls. The routes and the OpenAPI document are both made from it, so they can't disagree."""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from caber.server import api
from caber.server.privacy import Export
from caber.server.rulebook import RulesPage
from caber.server.types import Credentials, Erasure, Games, Me, Passwords, Rename, TableList
from caber.table.acts import LONGEST_MOVE, AnyAct, Open
from caber.table.views import Analysis, Checked, Hint, Replay, TableView, Why

Handler = Callable[..., Awaitable[Any]]


class Query(NamedTuple):
    """A word that may stand behind the question mark."""

    name: str
    about: str
    schema: dict[str, Any]
    required: bool = False


SINCE = Query(
    "since",
    "Only lines of the log with a later seq are sent; -1: all.",
    {"type": "integer", "minimum": -1, "maximum": 2**31 - 1, "default": -1},
)
MOVE = Query(
    "move", "A move in notation.", {"type": "string", "minLength": 1, "maxLength": LONGEST_MOVE}, True
)


class Route(NamedTuple):
    """One call of the API."""

    method: str
    path: str
    handler: Handler  # its docstring is the summary
    answer: Any  # the type; str: plain text
    body: Any = None
    query: tuple[Query, ...] = ()
    status: int = 200


ROUTES = (
    Route("GET", "/api/games", api.games, Games),
    Route("GET", "/api/games/{game}/rules", api.rules, RulesPage),
    Route("GET", "/api/me", api.me, Me),
    Route("PUT", "/api/me", api.rename, Me, Rename),
    Route("DELETE", "/api/me", api.erase_me, Me, Erasure),
    Route("GET", "/api/me/export", api.export_me, Export),
    Route("POST", "/api/account", api.account, Me, Credentials),
    Route("PUT", "/api/account", api.change_password, Me, Passwords),
    Route("DELETE", "/api/session", api.log_out, Me),
    Route("GET", "/api/tables", api.my_tables, TableList),
    Route("POST", "/api/tables", api.open_table, TableView, Open, status=201),
    Route("GET", "/api/tables/{id}", api.table, TableView, query=(SINCE,)),
    Route("POST", "/api/tables/{id}/acts", api.act, TableView, AnyAct, (SINCE,)),
    Route("GET", "/api/tables/{id}/why", api.why, Why, query=(MOVE,)),
    Route("GET", "/api/tables/{id}/hint", api.hint, Hint),
    Route("GET", "/api/tables/{id}/games/{n}/replay", api.replay, Replay),
    Route("GET", "/api/tables/{id}/games/{n}/record", api.record, str),
    Route("GET", "/api/tables/{id}/games/{n}/check", api.check, Checked),
    Route("GET", "/api/tables/{id}/games/{n}/analysis", api.analysis, Analysis),
)
