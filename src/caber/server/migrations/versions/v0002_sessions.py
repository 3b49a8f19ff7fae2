"""Sessions remember when they began, because none lasts for ever."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Those that are there began when they were last seen, for all that is known."""
    op.add_column("session", sa.Column("created", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE session SET created = seen")


def downgrade() -> None:
    """Forgets it again."""
    op.drop_column("session", "created")
