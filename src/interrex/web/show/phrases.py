"""What the pages themselves say, in every language: Fluent messages in ``words/<language>.ftl``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache, partial
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource

from interrex.games import game_spec, house_pack
from interrex.words import Words, places_of

if TYPE_CHECKING:
    from interrex.web.tables.live import Live


@cache
def _bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source(language)))
    return made


def source(language: str) -> str:
    """The Fluent text of a language."""
    return (files("interrex.web") / "words" / f"{language}.ftl").read_text(encoding="utf-8")


def say(language: str, key: str, **values: Any) -> str:
    """The phrase of that key; the key itself where there is none."""
    return _said(language, key, tuple(values.items()))


@lru_cache(maxsize=5000)
def _said(language: str, key: str, values: tuple[tuple[str, Any], ...]) -> str:
    bundle = _bundle(language)
    if not bundle.has_message(key):
        return key
    pattern = bundle.get_message(key).value
    return str(bundle.format_pattern(pattern, dict(values))[0]) if pattern is not None else key


def level_name(language: str, level: str) -> str:
    """A bot as people call it; one that is plugged in by its name."""
    key = f"level-{level}"
    said = say(language, key)
    return level if said == key else said


@cache
def speaker(language: str) -> Callable[..., str]:
    """What templates call ``t``: the phrases of one language."""
    return partial(say, language)


@dataclass(frozen=True, slots=True)
class _Boxed:
    """A pack, told from others by its hash."""

    hash: str
    pack: Any = field(compare=False)


@lru_cache(maxsize=400)
def _words(
    language: str, game: str, boxed: _Boxed, names: tuple[str, ...], places: tuple[tuple[str, str], ...]
) -> Words:
    return Words(language, game, boxed.pack, names, places)


def words_for(
    language: str,
    game: str,
    names: Sequence[str],
    pack: Any = None,
    places: tuple[tuple[str, str], ...] = (),
) -> Words:
    """The sentences of a game with these people's names and this pack's cards, else the house pack's.

    ``places`` has the card that lies at each place, where places are called by it.
    """
    pack = house_pack(game) if pack is None else pack
    return _words(language, game, _Boxed(pack.hash, pack), tuple(names), places)


def words_of(live: Live, language: str) -> Words:
    """The sentences of a table with its people's names."""
    return live.cached(_words_of, language)


def _words_of(live: Live, language: str) -> Words:
    return words_for(language, live.row.settings.game, live.names, live.pack, places_of(live.game))


def seats_text(game: str) -> str:
    """For how many people a game is."""
    seats = game_spec(game).seats
    return f"{seats[0]}–{seats[-1]}" if len(seats) > 1 else str(seats[0])
