"""What is stored. Migrations lead here; a test compares."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

player = Table(
    "player",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),  # as shown; may be empty
    Column("created", BigInteger, nullable=False),
)

account = Table(
    "account",
    metadata,
    Column("folded", Text, primary_key=True),  # the name without case
    Column("player", String(32), ForeignKey("player.id"), nullable=False, unique=True),
    Column("password", Text, nullable=False),  # argon2
)

session = Table(
    "session",
    metadata,
    Column("token", String(64), primary_key=True),  # SHA-256 of what the cookie holds
    Column("player", String(32), ForeignKey("player.id"), nullable=False, index=True),
    Column("seen", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False, server_default="0"),
)

# One row per table, always as the last event left it, so that nothing has to be replayed to list tables.
summary = Table(
    "summary",
    metadata,
    Column("table_id", String(22), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("waiting_for_bot", Boolean, nullable=False),
    Column("deadline", BigInteger),
    Column("listing", LargeBinary, nullable=False),  # JSON of `store.Listing`
    Index("summary_waiting", "waiting_for_bot"),
    Index("summary_deadline", "deadline"),
)

# The log is the truth. Its primary key is the lock: who comes second with a seq is refused.
event = Table(
    "event",
    metadata,
    Column("table_id", String(22), ForeignKey("summary.table_id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),  # JSON of `events.AnyEvent`
)

# Which acts were carried out, so that a repeated one is answered and not done again.
act = Table(
    "act",
    metadata,
    Column("table_id", String(22), ForeignKey("summary.table_id"), primary_key=True),
    Column("player", String(32), primary_key=True, index=True),
    Column("id", String(64), primary_key=True),
    Column("seq", Integer, nullable=False),  # of the last event it led to
    Column("at", BigInteger, nullable=False),
)

seat = Table(
    "seat",
    metadata,
    Column("table_id", String(22), ForeignKey("summary.table_id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(32), ForeignKey("player.id"), nullable=False, index=True),
)

bucket = Table(
    "bucket",
    metadata,
    Column("key", Text, primary_key=True),
    Column("tokens", Double, nullable=False),
    Column("taken", Integer, nullable=False),  # by the last who asked
    Column("at", Double, nullable=False),  # seconds since 1970
)
