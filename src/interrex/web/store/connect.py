"""Opening a database and bringing it to the newest schema."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url

from interrex.engine.errors import BadSetting

BUSY_SECONDS: Final = 5  # for which a locked file is waited for


def file_of(url: str) -> Path | None:
    """The file of a SQLite database; None for one in memory and for other databases."""
    found = make_url(url)
    is_file = found.get_backend_name() == "sqlite" and found.database not in (None, "", ":memory:")
    return Path(str(found.database)) if is_file else None


def open_engine(url: str) -> Engine:
    """The database of that URL; a file's folder is made."""
    if not url.startswith("sqlite"):
        return create_engine(url, pool_pre_ping=True, connect_args={"connect_timeout": 5})
    if (file := file_of(url)) is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": BUSY_SECONDS})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def migrate(connection: Connection) -> None:
    """Bring the database to the newest schema; one from a newer program or a damaged file is refused."""
    config = Config()
    config.set_main_option("script_location", "interrex.web.store:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    if connection.dialect.name == "sqlite":
        check = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
        if check != "ok":
            why = str(check).strip().splitlines()[-1]
            raise BadSetting(f"The database is damaged ({why}). Put the last backup in its place.")
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        newest = ScriptDirectory.from_config(config).get_current_head()
        raise BadSetting(
            f"The database cannot be used: {error}. This program knows schemas up to {newest}; the file was "
            "made by a newer one. Start that one, or name another file with --database."
        ) from None


def is_damaged(error: BaseException) -> bool:
    """A database fails because its file is damaged: waiting does not help."""
    said = str(getattr(error, "orig", ""))
    return any(sign in said for sign in ("malformed", "not a database", "disk image"))
