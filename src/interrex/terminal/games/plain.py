"""The plain drawing, for a game that has no drawing of its own yet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, TypeVar

from rich.text import Text

from interrex.engine.spec import CardText
from interrex.terminal.lines import wrap
from interrex.words import STAND_IN, Words


class HasId(Protocol):
    """A kind of card."""

    @property
    def id(self) -> str: ...


KindT = TypeVar("KindT", bound=HasId)
KindT_co = TypeVar("KindT_co", bound=HasId, covariant=True)


class HasKinds(Protocol[KindT_co]):
    """A pack that keeps its kinds of cards in ``kinds``."""

    @property
    def kinds(self) -> Iterable[KindT_co]: ...


def draw(
    view: Any,
    words: Words,
    width: int,
    *,
    pack: Any,
    people: Sequence[str],
    before: Any = None,
    detail: int = 2,
) -> list[Text]:
    """The view as its game prints it."""
    return [line for each in str(view).splitlines() for line in wrap(each, width, indent=4)]


def note(pack: Any, card_id: str, words: Words) -> Text:
    """The text of the card."""
    return Text(card_of(pack, card_id, words).text[words.language], style="dim")


def card(pack: Any, card_id: str, words: Words) -> list[Text]:
    """Name, text and origin."""
    found = card_of(pack, card_id, words)
    lines = [Text(words.card(card_id), style="bold")]
    if found.text[words.language]:
        lines.append(Text(found.text[words.language]))
    lines.append(origin(found, words))
    return lines


def card_of(pack: Any, card_id: str, words: Words) -> CardText:
    """The card of that id."""
    assert words.spec is not None
    return next(each for each in words.spec.pack_cards(pack) if each.id == card_id)


def kind_of(pack: HasKinds[KindT], card_id: str) -> KindT:
    """The kind of that id."""
    return next(kind for kind in pack.kinds if kind.id == card_id)


def origin(found: CardText, words: Words) -> Text:
    """Where the card's facts come from; what is made up is said to be so."""
    mark = STAND_IN if found.origin == "stand-in" else ""
    said = words.say(f"origin-{found.origin.replace(' ', '-')}")
    note = found.note[words.language]
    if note:
        whose = "ui-origin-known" if found.origin == "stand-in" else "ui-origin-ours"
        said = words.say(whose, said=said, note=note)
    return Text(f"{mark}{said}", style="dim")
