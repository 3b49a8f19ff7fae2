"""Players, accounts, sessions, tables with their events, and limits."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Makes everything."""
    op.create_table(
        "player",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "account",
        sa.Column("folded", sa.Text, primary_key=True),
        sa.Column("player", sa.String(32), sa.ForeignKey("player.id"), nullable=False, unique=True),
        sa.Column("password", sa.Text, nullable=False),
    )
    op.create_table(
        "session",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(32), sa.ForeignKey("player.id"), nullable=False, index=True),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "summary",
        sa.Column("table_id", sa.String(22), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("waiting_for_bot", sa.Boolean, nullable=False),
        sa.Column("deadline", sa.BigInteger),
        sa.Column("listing", sa.LargeBinary, nullable=False),
        sa.Index("summary_waiting", "waiting_for_bot"),
        sa.Index("summary_deadline", "deadline"),
    )
    op.create_table(
        "event",
        sa.Column("table_id", sa.String(22), sa.ForeignKey("summary.table_id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "act",
        sa.Column("table_id", sa.String(22), sa.ForeignKey("summary.table_id"), primary_key=True),
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "seat",
        sa.Column("table_id", sa.String(22), sa.ForeignKey("summary.table_id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.String(32), sa.ForeignKey("player.id"), nullable=False, index=True),
    )
    op.create_table(
        "bucket",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("tokens", sa.Double, nullable=False),
        sa.Column("taken", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )


def downgrade() -> None:
    """There is nothing before."""
    raise NotImplementedError
