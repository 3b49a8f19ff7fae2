"""Token buckets in the database, so that they hold for all processes and over restarts."""

import asyncio
from contextlib import suppress
from math import ceil
from time import time

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from caber.core.errors import CaberError
from caber.server.database import Database
from caber.server.settings import Rate, Settings

LEASE = 600.0  # seconds for which fetched tokens are kept
LEASES = 20_000

# What is left, refilled; then as many tokens as are wanted and there.
FULL = "bucket.tokens + (:now - bucket.at) * :rate"
LEFT = f"CASE WHEN {FULL} > :burst THEN :burst WHEN :now < bucket.at THEN bucket.tokens ELSE {FULL} END"
TAKEN = f"CASE WHEN {LEFT} >= :batch THEN :batch WHEN {LEFT} >= 1 THEN 1 ELSE 0 END"
TAKE = text(
    "INSERT INTO bucket (key, tokens, taken, at) VALUES (:key, :burst - :batch, :batch, :now) "
    f"ON CONFLICT (key) DO UPDATE SET tokens = ({LEFT}) - ({TAKEN}), taken = {TAKEN}, "
    "at = CASE WHEN :now < bucket.at THEN bucket.at ELSE :now END "
    "RETURNING tokens, taken"
)


class TooMany(CaberError):
    """Somebody asks too often; `wait` is how many seconds later it may be tried again."""

    def __init__(self, wait: int) -> None:
        super().__init__("server-too-many", {"seconds": wait})
        self.wait = wait


class Limits:
    """Takes tokens, or refuses."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.database = database
        self.rates = settings.rates
        self._leases: dict[str, tuple[int, float]] = {}  # tokens fetched and not used yet, and until when
        self._fetching: dict[str, asyncio.Task[None]] = {}  # more of them, by key

    async def take(self, what: str, who: str) -> None:
        """One token of a bucket; TooMany if it is empty."""
        rate = self.rates[what]
        key = f"{what} {who}"
        tokens, until = self._leases.get(key, (0, 0.0))
        if not tokens or until < time():
            left, until = await self._fetch(key, rate)
            tokens = self._leases.get(key, (0, 0.0))[0]
            if not tokens:
                raise TooMany(max(1, ceil((1 - left) / rate.per_second)))
        if tokens > 1 and len(self._leases) < LEASES:
            self._leases[key] = (tokens - 1, until)
        else:
            self._leases.pop(key, None)
        # On SQLite who writes waits for whoever commits: better before somebody is waiting for the answer.
        if tokens == rate.batch // 4 and key not in self._fetching:
            self._fetching[key] = task = asyncio.create_task(self._fetch_ahead(key, rate))
            task.add_done_callback(lambda _: self._fetching.pop(key, None))

    async def _fetch(self, key: str, rate: Rate) -> tuple[float, float]:
        """Adds what there is to a lease; how many are left in the bucket, and until when these are ours."""
        now = time()
        values = {"key": key, "burst": rate.burst, "rate": rate.per_second, "batch": rate.batch, "now": now}
        row = await self.database.row(TAKE, values)
        assert row is not None
        left, taken = row
        # Others may have fetched some for the same key meanwhile.
        lease = (self._leases.get(key, (0, 0.0))[0] + taken, now + LEASE)
        if taken:
            self._leases[key] = lease
        return left, lease[1]

    async def _fetch_ahead(self, key: str, rate: Rate) -> None:
        with suppress(SQLAlchemyError):  # whoever needs them asks again
            await self._fetch(key, rate)

    async def close(self) -> None:
        """Waits for what is under way."""
        await asyncio.gather(*self._fetching.values(), return_exceptions=True)

    def forget(self) -> None:
        """Drops leases that have run out."""
        now = time()
        self._leases = {key: lease for key, lease in self._leases.items() if lease[1] >= now}
