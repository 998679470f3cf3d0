"""What the pages themselves say, in every language: Fluent messages in ``words/<language>.ftl``."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache, partial
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from interrex.words.patterns import Messages


@cache
def _messages(language: str) -> Messages:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source(language)))
    return Messages(made)


def source(language: str) -> str:
    """The Fluent text of a language."""
    return (files("interrex.web") / "words" / f"{language}.ftl").read_text(encoding="utf-8")


def say(language: str, key: str, **values: Any) -> str:
    """The phrase of that key; the key itself where there is none."""
    return _said(language, key, tuple(values.items()))


@lru_cache(maxsize=5000)
def _said(language: str, key: str, values: tuple[tuple[str, Any], ...]) -> str:
    said = _messages(language).say(key, dict(values))
    return key if said is None else said


def level_name(language: str, level: str) -> str:
    """A bot as people call it; one that is plugged in by its name."""
    key = f"level-{level}"
    said = say(language, key)
    return level if said == key else said


def field_label(language: str, name: str) -> str:
    """What the form of a card calls a field."""
    return say(language, f"card-field-{name.replace('_', '-')}")


def entry_label(language: str, name: str) -> str:
    """What the form of a card calls one entry of a field with several: an ability, a title."""
    key = f"add-{name.replace('_', '-')}"
    said = say(language, key)
    return field_label(language, name) if said == key else said


@cache
def speaker(language: str) -> Callable[..., str]:
    """What templates call ``t``: the phrases of one language."""
    return partial(say, language)
