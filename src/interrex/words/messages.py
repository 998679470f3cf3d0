"""The Fluent messages of a language: those that all games share, and a game's own."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from interrex.engine.packs import LANGUAGES
from interrex.games import room
from interrex.words.patterns import Messages


def sources(game: str, language: str) -> Iterator[str]:
    """The Fluent texts of a language: the shared phrases, then the game's own."""
    yield (files("interrex") / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    if game:
        for path in (("words", f"{language}.ftl"), ("words", "readings", f"{language}.ftl")):
            own = room(game, *path)
            if own is not None:
                yield own.read_text(encoding="utf-8")


@cache
def gloss_keys(language: str, game: str) -> tuple[str, ...]:
    """The messages that say what a word of the box means."""
    entries = [each for text in sources(game, language) for each in FluentResource(text).body]
    names = [each.id.name for each in entries if isinstance(each, Message)]
    return tuple(name for name in names if name.startswith("gloss-"))


@cache
def messages(language: str, game: str) -> Messages:
    """All messages of a game in a language."""
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}")
    made = FluentBundle([language], use_isolating=False)
    for text in sources(game, language):
        made.add_resource(FluentResource(text), allow_overrides=True)
    for resource in _in_english(game, language):
        made.add_resource(resource, allow_overrides=True)
    return Messages(made)


def _in_english(game: str, language: str) -> list[Any]:
    """The words of a game that does not speak that language, and the forms of names that they need."""
    if not game or room(game, "words", f"{language}.ftl") is not None:
        return []
    shared, *own = sources(game, LANGUAGES[0])
    grammar = FluentResource(shared)
    grammar.body = [
        each for each in grammar.body if isinstance(each, Message) and each.id.name.startswith("seat-")
    ]
    return [grammar, *map(FluentResource, own)] if own else []
