"""What a game offers to the rings around it: one value a game, the same for all."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from interrex.engine.game import Table
from interrex.engine.packs import Entry, Words
from interrex.engine.rulings import Ruling
from interrex.engine.settings import Settings, Switch


class Readings(Protocol):
    """The values a variant may have: a tuple, or something that knows more of them."""

    def __contains__(self, value: object, /) -> bool: ...
    def __iter__(self) -> Iterator[Switch]: ...
    def __getitem__(self, index: int, /) -> Switch: ...


@dataclass(frozen=True, slots=True)
class CardText:
    """A kind of card as front ends show it."""

    id: str
    family: str
    name: Words
    text: Words
    origin: str
    note: str


def card_texts(kinds: Iterable[Any]) -> tuple[CardText, ...]:
    """Kinds of cards as front ends show them."""
    return tuple(
        CardText(kind.id, kind.family, kind.name, kind.text, kind.origin, kind.note) for kind in kinds
    )


@dataclass(frozen=True, slots=True)
class Decks:
    """How seats bring decks: the variant that names each seat's deck, and the value for a deck file.

    ``read`` gets the pack, the text of a deck file, the file's name and the other variants. A deck
    that cannot be played is refused with every reason.
    """

    variants: tuple[str, ...]
    read: Callable[[Any, str, str, Mapping[str, Switch]], str]


@dataclass(frozen=True, slots=True)
class GameKind:
    """A game: how to set one up, how to read its packs, how to check and describe its positions.

    ``new`` gets complete settings and a pack read by ``read_pack``. ``set_position`` builds the
    position of a scenario's ``[given]``; ``facts`` says what holds in a position, in the same words.
    ``log_args`` names the arguments of every kind of log line ("seat card zone"), so that front ends
    can put them into sentences; ``ask_args`` names the arguments of answering steps in the same way, by
    the step's name; ``arg_words`` has the words of arguments that are numbers (``zone``: mission, …).
    ``lost_or_made`` returns a complaint when a card or token has
    appeared or vanished, otherwise nothing. In a ``cooperative`` game all win or lose together and the
    options of every decision lie open to all, so that others may propose one. ``places`` says which card
    lies at each place that is called by it, where that differs from game to game (``r1c2``: asylum).
    New games are played under ``rules_version``; records of all versions since ``oldest_rules_version`` can
    still be played, each under its own.
    """

    name: str
    title: str
    seats: tuple[int, ...]
    rules_version: int
    rulings: tuple[Ruling, ...]
    new: Callable[[Settings, Any], Table]
    read_pack: Callable[[str, str], Any]
    pack_cards: Callable[[Any], tuple[CardText, ...]]
    set_position: Callable[[Settings, Any, Entry], Table]
    facts: Callable[[Any], dict[str, Any]]
    lost_or_made: Callable[[Any], str]
    log_args: Mapping[str, str]
    ask_args: Mapping[str, str] = field(default_factory=dict)
    arg_words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    variants: Mapping[str, Readings] = field(default_factory=dict)  # default first
    cardboard: Mapping[str, str] = field(default_factory=dict)  # rules nothing computes: why
    retired_rulings: tuple[str, ...] = ()  # switches that old records may name; they change nothing
    chapters: tuple[str, ...] = ()  # each has a playthrough
    cooperative: bool = False
    decks: Decks | None = None
    places: Callable[[Any], Mapping[str, str]] | None = None
    oldest_rules_version: int = 1
