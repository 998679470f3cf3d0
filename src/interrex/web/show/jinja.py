"""The templates: what pages and their parts are made with."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import markupsafe
from jinja2 import Environment, StrictUndefined, select_autoescape
from jinja2.runtime import Context
from markupsafe import Markup

from interrex.engine.packs import LANGUAGES
from interrex.web.phrases import level_name, speaker
from interrex.web.show.assets import STAMP, emblem_of, loader, style_of
from interrex.web.show.parts import cached, cached_each
from interrex.web.tables.new_table import COLOURS

_escape_text: Callable[[str], str]
try:
    from markupsafe import _escape_inner as _escape_text  # type: ignore[attr-defined]
except ImportError:  # not promised, but ten times as fast as what is: that marks the text as safe as well
    _escape_text = markupsafe.escape


def escape(value: Any) -> str:
    """What a template puts out, escaped; as it is joined at once, it need not be marked as safe again."""
    kind = type(value)
    if kind is str:
        return _escape_text(value)
    if kind is Markup:
        return value  # type: ignore[no-any-return]
    return str(value) if kind is int else markupsafe.escape(value)


class Calling(Context):
    """A template's variables; what it calls is called plainly, for nothing here asks for its context."""

    def call(self, called: Callable[..., Any], /, *args: Any, **named: Any) -> Any:
        """Call a function, a method or a macro."""
        named.pop("_block_vars", None)
        named.pop("_loop_vars", None)
        return called(*args, **named)


class Pages(Environment):
    """Jinja without the detours that these templates do not need: tables are drawn a quarter faster."""

    context_class = Calling

    def getattr(self, obj: Any, attribute: str) -> Any:
        """What a template means by ``obj.attribute``: pictures are dictionaries."""
        if type(obj) is dict and attribute in obj:
            return obj[attribute]
        try:
            return getattr(obj, attribute)
        except AttributeError:
            return super().getattr(obj, attribute)

    def _generate(self, *args: Any, **named: Any) -> str:
        """The code of a template, which escapes what it puts out."""
        return f"{super()._generate(*args, **named)}\nfrom {__name__} import escape\n"


environment: Final = Pages(
    loader=loader,
    autoescape=select_autoescape(("html",)),
    undefined=StrictUndefined,
    auto_reload=False,
    trim_blocks=True,
    lstrip_blocks=True,
)


environment.globals |= {"stamp": STAMP, "cached": cached, "cached_each": cached_each}
environment.globals |= {"style_of": style_of, "emblem_of": emblem_of, "level_name": level_name}


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
