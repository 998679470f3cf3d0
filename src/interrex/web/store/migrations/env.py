"""How alembic runs the migrations: on the connection it is given, or on INTERREX_DATABASE."""

from __future__ import annotations

import os

from alembic import context

from interrex.web.store.connect import open_engine
from interrex.web.store.schema import metadata


def run() -> None:
    """Run the migrations."""
    connection = context.config.attributes.get("connection")
    if connection is not None:
        context.configure(connection=connection, target_metadata=metadata)
        with context.begin_transaction():
            context.run_migrations()
        return
    with open_engine(os.environ["INTERREX_DATABASE"]).begin() as own:
        context.configure(connection=own, target_metadata=metadata)
        with context.begin_transaction():
            context.run_migrations()


run()
