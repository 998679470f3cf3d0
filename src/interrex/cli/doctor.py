"""``interrex doctor``: what runs, what is missing, and what to do about it."""

from __future__ import annotations

import contextlib
import glob
import os
import platform
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import resources
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from interrex import __version__, compiled
from interrex.cli.serve import database_url

BROKEN: Final = 1
LIBRARIES: Final = (  # by the extra that brings them
    ("", ("fluent.runtime", "rich", "typer")),
    ("web", ("fastapi", "jinja2", "sqlalchemy", "uvicorn")),
    ("lab", ("openskill",)),
)
CHROMIUM: Final = ("chromium", "chromium-browser", "google-chrome")
SERVERS: Final = "/usr/lib/postgresql/*/bin/initdb"
SECONDS: Final = 5  # for a database to answer


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at."""

    about: str
    says: str
    is_broken: bool = False  # something that is needed does not work


def doctor(
    database: Annotated[
        str, typer.Option("--database", metavar="FILE", help="Look at this file, or the URL of a database.")
    ] = "",
) -> None:
    """Say what runs here, what is missing, and what to do about it."""
    console = Console(highlight=False, markup=False, soft_wrap=True)
    found = list(look_around(database_url(database)))
    for finding in found:
        console.print(f"{finding.about + ':':12} {finding.says}")
    if any(finding.is_broken for finding in found):
        raise typer.Exit(BROKEN)


def look_around(database: str) -> Iterator[Finding]:
    """All findings, the most important first."""
    yield Finding("Interrex", f"{__version__}, in {compiled.PACKAGE}.")
    yield Finding("Python", f"{platform.python_version()} on {platform.system()} {platform.machine()}.")
    yield look_at_engine()
    yield from look_at_libraries()
    yield look_at_database(database)
    yield look_at_driver(database)
    yield look_at_chromium()


def look_at_engine() -> Finding:
    """Compiled or plain, and what stands in the way."""
    if compiled.running():
        return Finding("Engine", "compiled.")
    plain = "plain Python, several times slower than compiled"
    if compiled.wish() == "no":
        return Finding("Engine", f"{plain}: INTERREX_COMPILED is no. Unset it.")
    if not compiled.IS_CHECKOUT:
        note = resources.files("interrex").joinpath("not_compiled.txt")
        why = note.read_text(encoding="utf-8").strip() if note.is_file() else "it was installed so."
        return Finding("Engine", f"{plain}: {why} Install it anew where a C compiler is.")
    if compiled.find() is not None:
        return Finding("Engine", "plain Python in this process; by now it is compiled, for the next start.")
    from interrex.compiling import is_building, obstacle

    if why := obstacle():
        return Finding("Engine", f"{plain}: {why}")
    if is_building():
        return Finding("Engine", f"{plain}. It is being compiled in the background for a few minutes.")
    if why := compiled.failure():
        return Finding("Engine", f"{plain}. Compiling failed ({why}). To try again: {compiled.BUILD_COMMAND}")
    return Finding("Engine", f"{plain}. ./run compiles it; to do that now: {compiled.BUILD_COMMAND}")


def look_at_libraries() -> Iterator[Finding]:
    """The versions of what is installed, and which extra brings the rest."""
    installed: list[str] = []
    for extra, names in LIBRARIES:
        missing: list[str] = []
        for name in names:
            try:
                installed.append(f"{name} {version(name)}")
            except PackageNotFoundError:
                missing.append(name)
        if missing:
            what = {"": "Interrex", "web": "the table in the browser", "lab": "ratings in the arena"}[extra]
            package = f"'interrex[{extra}]'" if extra else "interrex"
            yield Finding(
                "Missing", f"{', '.join(missing)}, for {what}: pip install {package}.", is_broken=not extra
            )
    yield Finding("Libraries", f"{', '.join(installed)}.")


def look_at_database(url: str) -> Finding:
    """Whether the database can be used; nothing is written, made or brought up to date."""
    if not url.startswith("sqlite:///"):
        return _look_at_server(url)
    file = Path(url.removeprefix("sqlite:///"))
    if not file.exists():
        return _look_at_folder(file)
    try:
        with contextlib.closing(
            sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True, timeout=SECONDS)
        ) as opened:
            opened.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.Error as error:
        return Finding(
            "Database",
            f"{file} cannot be read: {error}. Put the last backup in its place, or name another.",
            True,
        )
    if not os.access(file, os.W_OK):
        return Finding("Database", f"{file} cannot be written: check its permissions.", True)
    return Finding(
        "Database", f"SQLite {sqlite3.sqlite_version}, {file}, {file.stat().st_size / 1e6:.1f} MB."
    )


def _look_at_folder(file: Path) -> Finding:
    folder = next(each for each in file.parents if each.exists())
    if not os.access(folder, os.W_OK):
        return Finding(
            "Database", f"{file} cannot be made: check your rights to {folder}, or name another.", True
        )
    return Finding("Database", f"SQLite {sqlite3.sqlite_version}; {file} is made at the first start.")


def _look_at_server(url: str) -> Finding:
    try:
        from sqlalchemy import create_engine, text
        from sqlalchemy.exc import ArgumentError, SQLAlchemyError
    except ImportError:
        return Finding("Database", "it needs sqlalchemy: pip install 'interrex[web]'.", True)
    try:
        engine = create_engine(url, connect_args={"connect_timeout": SECONDS})
        with engine.connect() as connection:
            found = connection.execute(text("SELECT version()")).scalar_one()
        engine.dispose()
    except (ArgumentError, ImportError, SQLAlchemyError) as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0].rstrip(".")
        return Finding("Database", f"it cannot be used: {reason}. See docs/hosting.md.", True)
    return Finding("Database", f"{str(found).partition(' on ')[0]} answers.")


def look_at_driver(url: str) -> Finding:
    """PostgreSQL: the driver, and the server's programs, which tests start."""
    server = "its server is installed" if glob.glob(SERVERS) else "its server is not installed here"
    try:
        return Finding(
            "PostgreSQL", f"driver psycopg {version('psycopg')}; {server}. SQLite does without both."
        )
    except PackageNotFoundError:
        remedy = "pip install 'interrex[postgres]'"
        says = f"no driver; {server}. Only who keeps tables in PostgreSQL needs one: {remedy}."
        return Finding("PostgreSQL", says, is_broken=url.startswith("postgresql"))


def look_at_chromium() -> Finding:
    """Tests in a browser use it; nobody needs it to play."""
    for name in CHROMIUM:
        if found := shutil.which(name):
            done = subprocess.run([found, "--version"], capture_output=True, text=True, check=False)
            return Finding("Chromium", f"{done.stdout.strip() or 'installed'}, {found}; only tests use it.")
    return Finding("Chromium", "not installed; only tests use it. On Debian: apt-get install chromium.")
