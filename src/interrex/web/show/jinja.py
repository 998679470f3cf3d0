"""The templates: what pages and their parts are made with."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape
from markupsafe import Markup

from interrex.engine.packs import LANGUAGES
from interrex.web.show.parts import cached, cached_each
from interrex.web.show.phrases import speaker
from interrex.web.tables.hall import COLOURS


class Pages(Environment):
    """Jinja that looks into dictionaries first; pictures are dictionaries, and so drawn a quarter faster."""

    def getattr(self, obj: Any, attribute: str) -> Any:
        """What a template means by ``obj.attribute``."""
        if type(obj) is dict and attribute in obj:
            return obj[attribute]
        return super().getattr(obj, attribute)


environment: Final = Pages(
    loader=PackageLoader("interrex.web"),
    autoescape=select_autoescape(("html",)),
    undefined=StrictUndefined,
    auto_reload=False,
    trim_blocks=True,
    lstrip_blocks=True,
)


def _stamp() -> str:
    """A hash of all scripts and styles: part of their addresses, so that browsers may cache them."""
    folder = files("interrex.web") / "static"
    found = hashlib.sha256()
    for each in sorted(folder.iterdir(), key=lambda file: file.name):
        if each.is_file():
            found.update(each.read_bytes())
    return found.hexdigest()[:10]


STAMP: Final = _stamp()
environment.globals |= {"stamp": STAMP, "cached": cached, "cached_each": cached_each}


def page(template: str, language: str, **context: Any) -> str:
    """A page or a part of one in a language."""
    return environment.get_template(template).render(
        t=speaker(language), language=language, languages=LANGUAGES, colours=COLOURS, **context
    )


@cache
def macros(template: str) -> Any:
    """The macros of a template; they see their arguments only."""
    return environment.get_template(template).module


environment.globals["macros"] = macros


def trusted(text: str) -> Markup:
    """Text that is HTML already: a region."""
    return Markup(text)
