"""Run by Alembic, on the connection and inside the transaction that `cartographers.store.migrate` has opened."""

from alembic import context

from cartographers.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
