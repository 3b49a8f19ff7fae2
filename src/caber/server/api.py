"""The calls of the API, one function each. `routes` lists them."""

import asyncio
from collections.abc import Sequence

from msgspec import Raw

from caber.bots.analysis import Weighed
from caber.core.contract import State
from caber.core.errors import CaberError
from caber.server.accounts import clean_name, folded
from caber.server.analysts import weigh_all
from caber.server.calls import Call, Refused, address_of
from caber.server.privacy import Export, export
from caber.server.rulebook import RulesPage, rules_page
from caber.server.sessions import log_out_of, rename_player
from caber.server.tables import Running
from caber.server.types import Credentials, Erasure, Games, Me, Passwords, Rename, TableList, TableSummary
from caber.table import analysis as luck_and_skill
from caber.table import catalogue, show
from caber.table.acts import LONGEST_MOVE, AnyAct, Open
from caber.table.views import Analysis, Checked, Hint, Replay, TableView, Why


async def games(call: Call) -> Games:
    """The games that can be played here."""
    return Games(catalogue.games(call.language, call.services.programs.by_game))


async def rules(call: Call) -> RulesPage:
    """The rules of a game, with boards for the examples."""
    try:
        return rules_page(call.request.path_params["game"], call.language)
    except CaberError as error:
        raise Refused(404, error.key, error.details) from None


async def me(call: Call) -> Me:
    """Who the caller is; a guest is made if nobody is known."""
    caller = await call.somebody()
    return Me(caller.name, caller.account)


async def rename(call: Call, wanted: Rename) -> Me:
    """Sets the name that a guest is shown by; an account keeps the name that it is opened with."""
    caller = await call.somebody()
    if caller.account:
        raise Refused(409, "server-account-name", {"name": caller.name})
    name = clean_name(wanted.name)
    await rename_player(call.services.database, caller.player, name)
    return Me(name, False)


async def account(call: Call, wanted: Credentials) -> Me:
    """Registers or logs in; the games played as a guest come along."""
    await _limit_guesses(call, wanted.name)
    before, accounts = call.caller, call.services.accounts
    if wanted.new:
        caller, token = await accounts.register(wanted.name, wanted.password, before)
    else:
        caller, token, tables = await accounts.log_in(wanted.name, wanted.password, before)
        for table in tables:
            await call.services.tables.reread(table)
    call.sign_in(caller, token)
    if before is not None:
        await call.services.end_sessions([before.session])
    return Me(caller.name, True)


async def change_password(call: Call, wanted: Passwords) -> Me:
    """Sets another password; wherever else the account was open, it isn't any more."""
    caller = call.caller
    if caller is None or not caller.account:
        raise Refused(403, "server-no-account")
    await _limit_guesses(call, caller.name)
    changed, token, ended = await call.services.accounts.change(caller, wanted.password, wanted.new)
    call.sign_in(changed, token)
    await call.services.end_sessions(ended)
    return Me(changed.name, True)


async def log_out(call: Call) -> Me:
    """Ends the session; the caller is a new guest."""
    if call.caller is not None:
        await log_out_of(call.services.database, call.caller.session)
        await call.services.end_sessions([call.caller.session])
    call.caller = None
    await call.somebody()
    return Me("", False)


async def export_me(call: Call) -> Export:
    """Everything that is stored about the caller."""
    caller = await call.somebody()
    await call.limit("export")
    return await export(call.services.store, caller, call.language)


async def erase_me(call: Call, wanted: Erasure) -> Me:
    """Removes the caller and his name for good; finished games stay, without it. He is a new guest then."""
    if not wanted.sure:
        raise Refused(422, "server-erase-unsure")
    services, caller = call.services, call.caller
    if caller is not None:
        if caller.account:
            await _limit_guesses(call, caller.name)
            await services.accounts.check(caller, wanted.password)
        await services.erase(caller.player)
    call.caller = None
    await call.somebody()
    return Me("", False)


async def open_table(call: Call, wanted: Open) -> TableView:
    """Sets up a table; repeating the same wish, by its id, is harmless."""
    caller = await call.somebody()
    await call.limit("open")
    return await call.services.tables.open(wanted, caller.player, caller.name, call.language)


async def my_tables(call: Call) -> TableList:
    """The caller's tables, the latest first."""
    if call.caller is None:
        return TableList([])
    mine = await call.services.tables.store.tables_of(call.caller.player)
    return TableList(
        [
            TableSummary(
                id=each.table,
                game=each.listing.game,
                stage=each.listing.stage,
                names=each.listing.names[call.language],
                seats=each.seats,
                my_turn=not set(each.seats).isdisjoint(each.listing.turns),
                number=each.listing.number,
                round=each.listing.round,
                games=each.listing.games,
                updated=each.updated,
                words=each.listing.words[call.language],
            )
            for each in mine
        ]
    )


async def table(call: Call) -> TableView:
    """How a table stands, as the caller may see it."""
    since = call.number("since", -1)
    async with call.services.tables.at(call.request.path_params["id"]) as running:
        return call.services.tables.view(running, _player(call), call.language, since)


async def act(call: Call, wanted: AnyAct) -> TableView | Raw:
    """Does something at a table; repeating the same act is harmless."""
    caller = await call.somebody()
    await call.limit("act")
    since = call.number("since", -1)
    id = call.request.path_params["id"]
    return await call.services.tables.act(id, caller.player, wanted, call.language, since)


async def why(call: Call) -> Why:
    """Whether the caller may play a move now, and why (not)."""
    await call.limit("study")
    move = call.request.query_params.get("move", "")
    if not 0 < len(move) <= LONGEST_MOVE:
        raise Refused(400, "server-move")
    async with call.services.tables.at(call.request.path_params["id"]) as running:
        return show.why(running.table, move, _mine(call, running), call.language)


async def replay(call: Call) -> Replay:
    """A whole game, step by step, as far as the caller may see it."""
    await call.limit("study")
    async with call.services.tables.at(call.request.path_params["id"]) as running:
        number, mine = call.request.path_params["n"], _mine(call, running)
        return await asyncio.to_thread(show.replay, running.table, number, mine, call.language)


async def record(call: Call) -> str:
    """The record of a game; what the caller may not know is left out while it runs."""
    await call.limit("study")
    async with call.services.tables.at(call.request.path_params["id"]) as running:
        return show.record(running.table, call.request.path_params["n"], _mine(call, running))


async def check(call: Call) -> Checked:
    """Deals a finished game again from the dealer's secret, and compares."""
    await call.limit("study")
    async with call.services.tables.at(call.request.path_params["id"]) as running:
        return await asyncio.to_thread(show.check, running.table, call.request.path_params["n"])


async def hint(call: Call) -> Hint:
    """What the caller's moves are worth now; only where nobody is wronged by it."""
    await call.limit("weigh")
    async with call.services.tables.at(call.request.path_params["id"]) as running:
        table = running.table
        state = luck_and_skill.to_be_hinted(table, _mine(call, running))
    # The table goes on meanwhile: nobody waits for a hint.
    weighed = await _weighed(call, table.game.name, [state], [None])
    return luck_and_skill.hint(table.game, state, weighed[0], call.language)


async def analysis(call: Call) -> Analysis:
    """A finished game as luck and skill: the chances step by step, and where the result came from."""
    await call.limit("weigh")
    async with call.services.tables.at(call.request.path_params["id"]) as running:
        sheet = show.sheet_of(running.table, call.request.path_params["n"])
        record, names = sheet.record, running.table.names(call.language)
        views = luck_and_skill.to_be_told(record, sheet.positions())
    weighed = await _weighed(call, record.game.name, views, luck_and_skill.chosen_in(record, views))
    return luck_and_skill.analysis(record, views, weighed, names, call.language)


async def _weighed(
    call: Call, game: str, views: Sequence[State], chosen: Sequence[int | None]
) -> list[Weighed]:
    services = call.services
    found = await weigh_all(services.analysts, services.settings.analyst_limit, game, views, chosen)
    if found is None:
        raise Refused(503, "server-analysis-late")
    return found


async def _limit_guesses(call: Call, name: str) -> None:
    """Counts an attempt to say the password of an account."""
    account, address = folded(clean_name(name)), address_of(call.request)
    # The narrow limit is for one name from one place: others can't keep anybody from logging in.
    await call.services.limits.take("account-guess", f"{account} {address}")
    await call.services.limits.take("account-name", account)
    await call.services.limits.take("account-address", address)


def _player(call: Call) -> str | None:
    return call.caller.player if call.caller else None


def _mine(call: Call, running: Running) -> frozenset[int]:
    return running.seats_of(_player(call))
