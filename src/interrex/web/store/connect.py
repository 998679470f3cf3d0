"""Opening a database and bringing it to the newest schema."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event


def open_engine(url: str) -> Engine:
    """The database of that URL; a file's folder is made."""
    if not url.startswith("sqlite"):
        return create_engine(url, pool_pre_ping=True, connect_args={"connect_timeout": 5})
    Path(url.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": 20})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def migrate(connection: Connection) -> None:
    """Bring the database to the newest schema."""
    config = Config()
    config.set_main_option("script_location", "interrex.web.store:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
