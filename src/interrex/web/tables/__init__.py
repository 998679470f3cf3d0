"""How each game lies on the table: a module and a template of the same name a game.

A module offers ``picture(scene)``: what its template needs to draw the table. It may offer ``parts(scene)``
for pieces that can be drawn and replaced alone, by macros of ``<game>-parts.html``; the template says where
they lie. It may offer ``card_face(scene, kind_id)`` for an enlarged card. A game without a module is drawn
plainly.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from interrex.engine.decision import Decision
from interrex.engine.game import SEAT_LETTERS
from interrex.engine.kind import CardText
from interrex.games import game_kind
from interrex.words import STAND_IN, Words


@dataclass(frozen=True, slots=True)
class Person:
    """Who sits at a seat, as the page shows it."""

    seat: int
    letter: str
    name: str
    colour: str
    is_bot: bool
    is_free: bool
    is_you: bool
    is_here: bool
    decides: bool


@dataclass(frozen=True, slots=True)
class Scene:
    """What one seat may see, and in which language."""

    view: Any
    words: Words
    pack: Any
    people: Sequence[Person]
    viewer: int
    decision: Decision | None

    @property
    def marked(self) -> set[str]:
        """The words of all things that may be chosen now."""
        if self.decision is None:
            return set()
        return {thing for word in self.decision.options for thing in things(self.words, word)}


Part = tuple[Any, ...]  # name, macro and arguments: hashable, and all that the macro sees


@dataclass(frozen=True, slots=True)
class Drawing:
    """What a game's module offers, with plain drawing where it offers nothing."""

    template: str
    picture: Callable[[Scene], dict[str, Any]]
    card_face: Callable[[Words, Any, str], dict[str, Any]]
    parts: Callable[[Scene], Iterable[Part]] | None = None


@cache
def drawing(game: str) -> Drawing:
    """The drawing of a game."""
    from interrex.web.tables import plain

    try:
        module: Any = importlib.import_module(f"interrex.web.tables.{game}")
    except ModuleNotFoundError:
        return Drawing("tables/plain.html", plain.picture, plain.card_face)
    return Drawing(
        f"tables/{game}.html", module.picture, getattr(module, "card_face", plain.card_face),
        getattr(module, "parts", None),
    )  # fmt: skip


def things(words: Words, option: str) -> list[str]:
    """The words in an option that stand for things on the table: cards, places, seats, tokens."""
    tokens = option.partition(" #")[0].split()
    return [token for token in tokens if words.type_of(token) not in ("", "number")]


def card_text(words: Words, pack: Any, card_id: str) -> CardText | None:
    """A kind of card by its id."""
    assert words.kind is not None
    return next((card for card in words.kind.pack_cards(pack) if card.id == card_id), None)


def card_word(option_token: str) -> str:
    """The kind of card that a word stands for: ``acolyte.b`` is an acolyte."""
    return option_token.partition(".")[0]


def is_stand_in(words: Words, card_id: str) -> bool:
    """The card was made to fill the box."""
    return words.cards.get(card_id, "").endswith(STAND_IN)


def letters(count: int) -> str:
    """The letters of so many seats."""
    return SEAT_LETTERS[:count]


def title(game: str) -> str:
    """The title of a game."""
    return game_kind(game).title
