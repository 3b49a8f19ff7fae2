"""The acts of a player are found without looking through everybody's."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """As erasing and exporting ask for them."""
    op.create_index("ix_act_player", "act", ["player"])


def downgrade() -> None:
    """They are looked for one by one again."""
    op.drop_index("ix_act_player", "act")
