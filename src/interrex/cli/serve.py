"""The command ``interrex serve``: the table in the browser."""

from __future__ import annotations

import contextlib
import errno
import os
import socket
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.console import Console

from interrex.cli.packs import saves
from interrex.cli.settings import Lang, find_words
from interrex.engine.errors import BadSetting

if TYPE_CHECKING:
    import uvicorn
    from fastapi import FastAPI

    from interrex.web.store import Store

PORT: Final = 8000
PORTS_TRIED: Final = 50
SHORT_TURN: Final = 0.001  # seconds: the thread that stores moves is not kept waiting
EVERYWHERE: Final = ("0.0.0.0", "::")  # all addresses of this machine
ELSEWHERE: Final = ("192.0.2.1", 9)  # an address for examples; nobody is there
PATIENCE: Final = 30  # seconds in which a database may come up


Host = Annotated[str, typer.Option("--host", metavar="ADDRESS", help="Where to listen.")]
Port = Annotated[
    int | None,
    typer.Option(
        "--port",
        metavar="N",
        min=0,
        max=65535,
        help=f"On which port; by default {PORT} or the next free one.",
    ),
]
Database = Annotated[
    str,
    typer.Option(
        "--database", metavar="FILE", help="A file, or the URL of a database; by default a file of its own."
    ),
]
Pace = Annotated[
    float,
    typer.Option(
        "--pace",
        min=0,
        metavar="S",
        help="Seconds before a bot's turn, to which answers keep time; 0 lets it give away what it holds.",
    ),
]
PacksFolder = Annotated[
    Path | None, typer.Option("--packs", metavar="FOLDER", help="A folder with more packs of cards.")
]
Proxies = Annotated[
    str, typer.Option("--proxies", metavar="LIST", help="Reverse proxies to trust, separated by commas.")
]
Reports = Annotated[
    str, typer.Option("--reports", metavar="FOLDER", help="Keep reports of problems in this folder.")
]
Quiet = Annotated[bool, typer.Option("--quiet", help="Print nothing at the start.")]


def serve(
    host: Host = "127.0.0.1",
    port: Port = None,
    database: Database = "",
    pace: Pace = 0.7,
    packs: PacksFolder = None,
    proxies: Proxies = "127.0.0.1",
    reports: Reports = "",
    quiet: Quiet = False,
    lang: Lang = "",
) -> None:
    """Open the table in the browser, for yourself and for friends. Ctrl-C closes it; nothing is lost."""
    try:
        from interrex.web.app import House, make_app
    except ImportError as missing:
        raise BadSetting(
            f"The web table needs {missing.name!r}: pip install 'interrex[web]', or start ./run serve."
        ) from None
    house = House(database=database_url(database), pace=pace, packs=packs, reports=reports)
    app = make_app(house)
    door = listen(host, port)
    app.state.store = wait_for_database(house.database)
    if not quiet:
        announce(host, door.getsockname()[1], port, lang)
    keep_open(app, door, proxies)


def server_config(app: FastAPI, proxies: str) -> uvicorn.Config:
    """How the server listens: whose word on a visitor's address is believed, and how long it waits."""
    import uvicorn

    from interrex.web.access.connections import Connections, files_allowed, patient_protocol

    believed = frozenset(each.strip() for each in proxies.split(","))
    return uvicorn.Config(
        app,
        ws="none",
        http=patient_protocol(Connections(believed, files_allowed())),
        log_level="warning",
        access_log=False,  # addresses of pages hold the links to seats
        timeout_graceful_shutdown=2,
        forwarded_allow_ips=proxies,
    )


def keep_open(app: FastAPI, door: socket.socket, proxies: str) -> None:
    """Serve until Ctrl-C; then let those go who listen, and close."""
    import uvicorn

    class Server(uvicorn.Server):
        """Lets those go who listen, before it closes."""

        def handle_exit(self, sig: int, frame: Any) -> None:
            app.state.hall.begin_closing()
            super().handle_exit(sig, frame)

    sys.setswitchinterval(SHORT_TURN)
    with contextlib.suppress(KeyboardInterrupt), door:
        Server(server_config(app, proxies)).run(sockets=[door])


def listen(host: str, port: int | None) -> socket.socket:
    """The door: the port that was named, or the first free one from the usual on."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(PORT, PORT + PORTS_TRIED) if port is None else (port,):
        try:
            return socket.create_server((host, number), family=family, backlog=2048)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise BadSetting(
                    f"Cannot listen at {host}, port {number}: {error.strerror or error}. "
                    "Name another with --host and --port."
                ) from None
    if port is None:
        raise BadSetting(f"Ports {PORT} to {PORT + PORTS_TRIED - 1} are all taken. Name another with --port.")
    raise BadSetting(f"Port {port} is taken. Name another with --port, or none for the next free one.")


def announce(host: str, port: int, wished: int | None, lang: str) -> None:
    """Say where the table is, and why there."""
    words = find_words(lang)
    console = Console(highlight=False, markup=False, soft_wrap=True)
    shown = f"[{host}]" if ":" in host else host
    if wished is None and port != PORT:
        console.print(words.say("ui-port-taken", taken=str(PORT), port=str(port)))
    everywhere = host in EVERYWHERE
    console.print(words.say("ui-served", link=f"http://{'127.0.0.1' if everywhere else shown}:{port}"))
    if everywhere and (here := address_in_the_network()):
        console.print(words.say("ui-served-network", link=f"http://{here}:{port}"))


def address_in_the_network() -> str:
    """This machine's address as others in its network know it; empty where there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked, contextlib.suppress(OSError):
        # nothing is sent: the system only says by which of its addresses it would be
        asked.connect(ELSEWHERE)
        found = str(asked.getsockname()[0])
        return "" if found.startswith(("127.", "0.")) else found
    return ""


def wait_for_database(url: str) -> Store:
    """A database that is still starting is waited for a little; one that cannot be used is named."""
    from sqlalchemy.exc import ArgumentError, DBAPIError

    from interrex.web.store import Store
    from interrex.web.store.connect import is_damaged

    for attempt in range(PATIENCE, -1, -1):
        try:
            return Store(url)
        except DBAPIError as error:
            if not attempt or url.startswith("sqlite"):
                reason = str(error.orig).strip().splitlines()[0].rstrip(".")
                remedy = " Put the last backup in its place, or name another." if is_damaged(error) else ""
                raise BadSetting(f"The database cannot be used: {reason}.{remedy}") from None
            time.sleep(1)
        except (ArgumentError, ImportError) as error:
            raise BadSetting(f"The database cannot be used: {error}. See docs/hosting.md.") from None
    raise AssertionError("the last attempt returns or refuses")


def database_url(text: str) -> str:
    """A URL as it is; a file's name as a URL; the usual file if nothing is named."""
    text = text or os.environ.get("INTERREX_DATABASE", "") or str(saves() / "tables.db")
    return text if "://" in text else f"sqlite:///{Path(text).absolute()}"
