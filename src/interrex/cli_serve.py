"""The command ``interrex serve``: the table in the browser."""

from __future__ import annotations

import contextlib
import os
import time
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console

from interrex.cli_play import saves
from interrex.engine.errors import BadSetting

PATIENCE: Final = 30  # seconds in which a database may come up


def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="Where to listen.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="N", min=0, max=65535, help="On which port.")] = 8000,
    database: Annotated[
        str,
        typer.Option(
            "--database",
            metavar="FILE",
            help="A file, or the URL of a database; a file of its own if not named.",
        ),
    ] = "",
    pace: Annotated[
        float, typer.Option("--pace", min=0, metavar="S", help="Seconds before a bot's move is shown.")
    ] = 0.7,
    proxies: Annotated[
        str, typer.Option("--proxies", metavar="LIST", help="Reverse proxies to believe, with commas.")
    ] = "127.0.0.1",
    quiet: Annotated[bool, typer.Option("--quiet", help="Print no line for the start.")] = False,
) -> None:
    """Open the table in the browser, for yourself and for friends. Ctrl-C closes it; nothing is lost."""
    try:
        import uvicorn

        from interrex.web.app import House, make_app
    except ImportError as missing:
        raise BadSetting(
            f"The web table needs {missing.name!r}: pip install 'interrex[web]', or start ./run serve."
        ) from None
    house = House(database=database_url(database), pace=pace)
    wait_for_database(house.database)
    if not quiet:
        shown = f"[{host}]" if ":" in host else host
        console = Console(highlight=False, markup=False)
        console.print(f"Interrex is at http://{shown}:{port} (Ctrl-C closes it)")
    app = make_app(house)

    class Server(uvicorn.Server):
        """Lets those go who listen, before it closes."""

        def handle_exit(self, sig: int, frame: Any) -> None:
            app.state.hall.dismiss()
            super().handle_exit(sig, frame)

    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        log_level="warning",
        access_log=False,  # addresses of pages hold the links to seats
        timeout_graceful_shutdown=2,
        forwarded_allow_ips=proxies,
    )
    with contextlib.suppress(KeyboardInterrupt):
        Server(config).run()


def wait_for_database(url: str) -> None:
    """A database that is still starting is waited for a little; one that stays away is named."""
    from sqlalchemy.exc import ArgumentError, DBAPIError

    from interrex.web.store import Store

    for attempt in range(PATIENCE, -1, -1):
        try:
            Store(url).close()
            return
        except DBAPIError as error:
            if not attempt or url.startswith("sqlite"):
                reason = str(error.orig).strip().splitlines()[0]
                raise BadSetting(f"The database cannot be used: {reason}") from None
            time.sleep(1)
        except (ArgumentError, ImportError) as error:
            raise BadSetting(f"The database cannot be used: {error}. See docs/hosting.md.") from None


def database_url(text: str) -> str:
    """A URL as it is; a file's name as a URL; the usual file if nothing is named."""
    text = text or os.environ.get("INTERREX_DATABASE", "") or str(saves() / "tables.db")
    return text if "://" in text else f"sqlite:///{Path(text).absolute()}"
