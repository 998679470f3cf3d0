"""How each game lies on the table: a module and a template of the same name a game.

A module offers ``picture(scene)``: what its template needs to draw the table. It may offer ``parts(scene)``
for pieces that can be drawn and replaced alone, by macros of ``<game>-parts.html``; the template says where
they lie. It may offer ``card_face(words, pack, card_id)`` for an enlarged card, and ``things(parts)``
where the words of an option do not stand for the things themselves.
A game without a module is drawn plainly.
"""

from __future__ import annotations

import dataclasses
import importlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, NamedTuple

from interrex.engine.decision import Decision
from interrex.engine.options import Parts
from interrex.engine.spec import CardText
from interrex.games import game_spec
from interrex.words import Words


class Person(NamedTuple):
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
    marked: frozenset[str] = field(init=False)  # all things that may be chosen now

    def __post_init__(self) -> None:
        options = self.decision.parts if self.decision is not None else ()
        found = frozenset(thing for parts in options for thing in things(self.words, parts))
        object.__setattr__(self, "marked", found)


class Pass(NamedTuple):
    """A window in which one may pass for a whole round: the option, and a name for the wish to do so."""

    option: str
    wish: str


def passing(scene: Scene) -> Pass | None:
    """How to pass until the round is over, where the question is such a window."""
    assert scene.words.kind is not None
    decision, windows = scene.decision, scene.words.kind.passing
    if decision is None or windows is None or not windows.open_in(decision.question, decision.options):
        return None
    window = windows.window(decision.question, scene.view)
    return Pass(windows.word, f"{window}-{windows.round(scene.view)}")


Part = tuple[Any, ...]  # name, macro and arguments: hashable, and all that the macro sees


@dataclass(frozen=True, slots=True)
class Drawing:
    """What a game's module offers, with plain drawing where it offers nothing."""

    template: str
    picture: Callable[[Scene], dict[str, Any]]
    card_face: Callable[[Words, Any, str], dict[str, Any]]
    things: Callable[[Parts], list[str]]
    parts: Callable[[Scene], Iterable[Part]] | None = None


@cache
def drawing(game: str) -> Drawing:
    """The drawing of a game: that of the module it names, plainly where it offers nothing."""
    from interrex.web.show.games import plain

    spec = game_spec(game)
    if not spec.drawing:
        return Drawing("tables/plain.html", plain.picture, plain.card_face, plain.things)
    module: Any = importlib.import_module(spec.drawing)
    return Drawing(
        f"tables/{game}.html", module.picture, getattr(module, "card_face", plain.card_face),
        getattr(module, "things", plain.things), getattr(module, "parts", None),
    )  # fmt: skip


def things(words: Words, option: Parts) -> list[str]:
    """The things on the table that an option names: cards, places, seats, tokens."""
    assert words.kind is not None
    return drawing(words.kind.name).things(option)


def undrawn(scene: Scene, lying: Iterable[str]) -> tuple[str, ...]:
    """The cards that may be chosen but are not among those that lie open: those of a searched deck."""
    cards = {thing for thing in scene.marked if scene.words.type_of(thing) == "card"}
    return tuple(sorted(cards.difference(lying))) if cards else ()


def around(scene: Scene) -> list[int]:
    """The seats clockwise from the viewer; a watcher sits beside the first."""
    count = len(scene.people)
    first = scene.viewer if scene.viewer < count else 0
    return [(first + step) % count for step in range(count)]


_KINDS: Final[dict[str, dict[str, Any]]] = {}


def kinds(pack: Any) -> dict[str, Any]:
    """Everything in a pack that has an id, by its id."""
    if pack.hash not in _KINDS:
        parts = (getattr(pack, each.name) for each in dataclasses.fields(pack))
        rows = [part for part in parts if isinstance(part, tuple)]
        _KINDS[pack.hash] = {each.id: each for row in rows for each in row if hasattr(each, "id")}
    return _KINDS[pack.hash]


def card_text(words: Words, pack: Any, card_id: str) -> CardText | None:
    """A kind of card by its id."""
    assert words.kind is not None
    return next((card for card in words.kind.pack_cards(pack) if card.id == card_id), None)
