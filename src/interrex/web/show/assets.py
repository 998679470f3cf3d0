"""What a game brings along for its page: templates, styles and pictures.

Our own games have theirs in ``web/templates/tables`` and ``web/static``, by their names. A game from
elsewhere has them in its own package: ``templates/`` with ``table.html`` and perhaps ``parts.html``,
``static/`` with ``table.css`` and ``emblem.svg``. Its templates are called ``games/<game>/table.html``, and
browsers find its files at ``/static/games/<game>/``.
"""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from pathlib import PurePosixPath
from typing import Final

from jinja2 import ChoiceLoader, FunctionLoader, PackageLoader

from interrex.games import OWN, game_spec, names, room

PREFIX: Final = "games"
STYLE: Final = "table.css"
EMBLEM: Final = "emblem.svg"
KINDS: Final = {  # what is served from a package: how it ends, and what it is
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".js": "text/javascript",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


def _stamp() -> str:
    """A hash of all our scripts and styles: part of their addresses, so that browsers may cache them."""
    found = hashlib.sha256()
    for each in sorted((files("interrex.web") / "static").iterdir(), key=lambda file: file.name):
        if each.is_file():
            found.update(each.read_bytes())
    return found.hexdigest()[:10]


STAMP: Final = _stamp()


# --- templates -----------------------------------------------------------------------------------


def template_of(game: str, part: str) -> str:
    """The name of a game's template: ``table``, or ``parts`` with its macros; empty where it has none."""
    if game in OWN:
        return f"tables/{game}.html" if part == "table" else f"tables/{game}-{part}.html"
    name = f"{PREFIX}/{game}/{part}.html"
    return name if _source(name) is not None else ""


def _source(name: str) -> str | None:
    """The text of a template in the package of a game from elsewhere."""
    prefix, _, rest = name.partition("/")
    game, _, file = rest.partition("/")
    if prefix != PREFIX or game in OWN or game not in names() or "/" in file or "\\" in file:
        return None
    found = room(game, "templates", file)
    return found.read_text(encoding="utf-8") if found is not None else None


loader: Final = ChoiceLoader([PackageLoader("interrex.web"), FunctionLoader(_source)])


# --- files ---------------------------------------------------------------------------------------


@cache
def files_of(game: str) -> dict[str, bytes]:
    """The styles and pictures of a game from elsewhere, by name."""
    package = game_spec(game).package
    folder = files(package) / "static" if package and game not in OWN else None
    if folder is None or not folder.is_dir():
        return {}
    return {
        each.name: each.read_bytes() for each in folder.iterdir() if each.is_file() and kind_of(each.name)
    }


def kind_of(name: str) -> str:
    """What a file is, by its name; empty for kinds that are not served."""
    return KINDS.get(PurePosixPath(name).suffix, "")


def address_of(game: str, name: str) -> str:
    """Where a browser finds a file of a game; empty where the game has none."""
    if game in OWN:
        return f"/static/{game}{name[name.rindex('.') :]}?{STAMP}"
    found = files_of(game).get(name)
    if found is None:
        return ""
    return f"/static/{PREFIX}/{game}/{name}?{hashlib.sha256(found).hexdigest()[:10]}"


def style_of(game: str) -> str:
    """The address of a game's style sheet, if it has one."""
    return address_of(game, STYLE)


def emblem_of(game: str) -> str:
    """The address of the picture by which a game is known; ours where it has none."""
    return address_of(game, EMBLEM) or f"/static/crown.svg?{STAMP}"


def has_drawing(game: str) -> bool:
    """The game says how it is drawn: by a module and a template."""
    return bool(game_spec(game).drawing) and bool(template_of(game, "table"))
