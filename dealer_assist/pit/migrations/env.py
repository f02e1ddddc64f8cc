"""Run by ``schema.set_up`` alone, over a connection that is open already."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"], version_table_schema="pit")
with context.begin_transaction():
    context.run_migrations()
