"""Token buckets in the database, so that they hold for all processes and over restarts."""

from math import ceil
from time import time

from sqlalchemy import text

from caber.core.errors import CaberError
from caber.server.database import Database
from caber.server.settings import Settings

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

    async def take(self, what: str, who: str) -> None:
        """One token of a bucket; TooMany if it is empty."""
        rate = self.rates[what]
        key, now = f"{what} {who}", time()
        tokens, until = self._leases.get(key, (0, 0.0))
        if not tokens or until < now:
            values = {
                "key": key,
                "burst": rate.burst,
                "rate": rate.per_second,
                "batch": rate.batch,
                "now": now,
            }
            row = await self.database.row(TAKE, values)
            assert row is not None
            left, taken = row
            if not taken:
                raise TooMany(max(1, ceil((1 - left) / rate.per_second)))
            # Others may have fetched some for the same key meanwhile.
            tokens, until = self._leases.get(key, (0, 0.0))[0] + taken, now + LEASE
        if tokens > 1 and len(self._leases) < LEASES:
            self._leases[key] = (tokens - 1, until)
        else:
            self._leases.pop(key, None)

    def forget(self) -> None:
        """Drops leases that have run out."""
        now = time()
        self._leases = {key: lease for key, lease in self._leases.items() if lease[1] >= now}
