"""Alembic runs this; the connection is handed over by `caber.server.database`."""

from alembic import context

from caber.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
