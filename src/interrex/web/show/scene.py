"""How each game lies on the table: one module and one template per game (see ``assets``).

A module offers ``picture(scene)``: what its template needs to draw the table. It may offer ``parts(scene)``
for pieces that can be drawn and replaced alone, by macros of its template of parts; the template says where
they lie. It may offer ``card_face(words, pack, card_id)`` for an enlarged card, and ``things(parts)`` where
the parts of an option do not stand for the things themselves; ``tally(scene, seat)`` for what a seat's score
is made of at the end, ``stood(scene)`` for what all had together then; ``concluded(scene)`` for
what decided it, in a sentence or two; ``remarks(scene, options)`` for what
stands behind each option; ``prompted(scene, asked)`` for what the bar says in place of the question, or to
who waits, and ``matters(scene)`` for what it says below, a rule of thumb;
``lying(question, parts, pack)`` for the things of an option that lie in play, where equal cards may be in
hand, and ``held(question, parts, pack)`` for those that lie in hand; ``acting(view, pack, parts)`` for the
things with which one would do what an option says, where others are only what it is done to;
``places(scene, option)`` for where its card would come to lie, which may be touched too; ``AHEAD`` for
questions in which one may touch a card that the next asks for; ``SPREAD`` for questions about the whole
hand, which a small screen then lays out; ``PICKS_FIRST`` where no first touch chooses;
``STRIDES`` for what amounts are counted by, such as three ducats;
``QUIET`` for lines of the log that say only what follows from the line before, such as a price;
``RECALLS`` for those that the table itself still shows until the next turn begins;
``RESOLVES`` for lines of the log that are seen in a scene, ``HOLDS`` for those that a heading there is about,
``pictured(words, kind, values)`` for what such a line shows beside its words, and ``actor(game, values)`` for
the seat a line is about where it names none; ``BY_MOMENTS`` where the table is seen to change with each
line of a scene, ``moved(before, now)`` for the totals that this changes; ``parts_alike(scene)`` for more
parts that look the same from every seat. A game without a module is drawn plainly.
"""

from __future__ import annotations

import dataclasses
import importlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

from interrex.engine import options as engine
from interrex.engine.packs import edition_of
from interrex.engine.questions import Decision
from interrex.engine.spec import CardText
from interrex.games import game_spec
from interrex.web.show.assets import has_drawing, template_of
from interrex.web.show.parts import cached
from interrex.web.tables.sentences import words_for
from interrex.words import Words


class Person(NamedTuple):
    """Who sits at a seat, as the page shows it."""

    seat: int
    letter: str
    name: str
    colour: str
    is_bot: bool
    level: str  # of the bot
    is_free: bool
    is_you: bool
    is_here: bool
    decides: bool

    def called(self, t: Callable[..., str]) -> str:
        """What the page says beside the letter; whoever has given no name is "You" to themselves."""
        if self.name != self.letter:
            return self.name
        return t("free-seat") if self.is_free else t("you-name") if self.is_you else ""

    @property
    def thing(self) -> Thing:
        """The seat as something to choose."""
        return Thing(engine.SEAT, self.letter)


class Thing(NamedTuple):
    """Something on the table that can be chosen: ``card:acolyte.b``, ``zone:court``, ``seat:B``."""

    type: str
    name: str

    @property
    def id(self) -> str:
        """What the page calls it, as no other thing is called."""
        return f"{self.type}:{self.name}"


class Ahead(NamedTuple):
    """A question that comes after another and may be answered before it, by touching a card in hand."""

    question: str
    verb: str  # of the options that lead to it
    where: str  # phrases: what is touched after the card, and that a card is touched after that
    which: str


class Coming(NamedTuple):
    """A line that would be told next if all who are asked passed, or one that was told in this turn."""

    kind: str
    seat: int | None  # the seat that it names first
    cards: tuple[str, ...]  # the cards it names
    text: str


def thing_of(part: engine.Part) -> Thing:
    """The thing that a part of an option names."""
    return Thing(part.type, part.text)


class Weighed(str):
    """A remark to be read before its option is chosen: no touch on the table alone does that."""

    __slots__ = ()


class Warned(Weighed):
    """One that warns as well: of a price that cannot be paid, of a duel that would be lost."""

    __slots__ = ()


class Option(NamedTuple):
    """An option of a decision: its word, its parts, what people read, the things on the table that it names.

    One that pairs a card with a place can stand behind the card's name, and is then ``short``.
    """

    word: str
    parts: engine.Parts
    said: str
    things: tuple[Thing, ...]
    card: engine.Part | None = None
    short: str = ""
    remark: str = ""  # what the game's drawing adds, such as a price that cannot be paid
    lies: tuple[Thing, ...] = ()  # those of its things that lie in play alone: no equal card in hand is meant
    held: tuple[Thing, ...] = ()  # those that lie in hand alone: no equal card in play is meant
    places: tuple[Thing, ...] = ()  # those to which its card goes: they may be touched after it, and need not

    @property
    def warns(self) -> bool:
        """It cannot be had as things stand, or ends badly: it does not look as good as others."""
        return isinstance(self.remark, Warned)

    @property
    def weighs(self) -> bool:
        """It waits for its button, or for another touch on the same thing."""
        return isinstance(self.remark, Weighed)

    @property
    def text(self) -> str:
        """What people read, as on a button."""
        return self.said[:1].upper() + self.said[1:]

    def going_to(self, places: Iterable[Thing]) -> Option:
        """The same with the places to which its card goes among its things."""
        found = tuple(places)
        more = (each for each in found if each not in self.things)
        return self._replace(things=(*self.things, *more), places=found)

    def alone(self) -> Option:
        """The same where it does not stand behind a card's name."""
        return self._replace(card=None, short="")


@dataclass(frozen=True, slots=True)
class Scene:
    """What one seat may see, and in which language."""

    view: Any
    words: Words
    pack: Any
    people: Sequence[Person]
    seat: int  # from which it is seen; the number of seats stands for a watcher
    decision: Decision | None
    coming: tuple[Coming, ...] = ()  # what passing leads to, where the viewer may pass and has a choice
    recalled: tuple[Coming, ...] = ()  # what was told in this turn, and is still shown on the table
    options: tuple[Option, ...] = field(init=False)  # of the decision, put into words once
    marked: frozenset[Thing] = field(init=False)  # all things that may be chosen now

    def __post_init__(self) -> None:
        decision = self.decision
        options = _options(self.words, decision, self.seat) if decision is not None else ()
        assert self.words.spec is not None
        if options and (where := drawing(self.words.spec.name).places) is not None:
            options = tuple(each.going_to(where(self, each)) for each in options)
        if options and (remarks := drawing(self.words.spec.name).remarks) is not None:
            options = tuple(
                each._replace(remark=said) for each, said in zip(options, remarks(self, options), strict=True)
            )
        object.__setattr__(self, "options", options)
        first = (thing for each in options for thing in each.things if thing not in each.places)
        object.__setattr__(self, "marked", frozenset(first))

    @property
    def marked_cards(self) -> frozenset[str]:
        """The cards among the things that may be chosen."""
        return frozenset(thing.name for thing in self.marked if thing.type == engine.CARD)

    @property
    def cards_elsewhere(self) -> frozenset[str]:
        """Those that some option names without saying that they lie in play or in hand alone."""
        return frozenset(
            thing.name
            for option in self.options
            for thing in set(option.things).difference(option.lies, option.held)
            if thing.type == engine.CARD
        )


def _options(words: Words, decision: Decision, seat: int) -> tuple[Option, ...]:
    """The options of a decision; one that names nobody is worded alike at all tables."""
    anybody = _by_letters(words)
    return tuple(
        cached(option, words, decision.question, word, parts, copy, seat)
        if names_somebody(parts)
        else cached(option, anybody, decision.question, word, parts, copy, None)
        for word, parts, copy in zip(decision.options, decision.parts, decision.copies, strict=True)
    )


@lru_cache(maxsize=400)
def _by_letters(words: Words) -> Words:
    """The same sentences with letters for names: shared by all tables."""
    assert words.spec is not None
    places = tuple(words.places.items())
    return words_for(words.language, words.spec.name, engine.SEAT_LETTERS, words.pack, places)


def names_somebody(parts: engine.Parts) -> bool:
    """An option names a seat, or a card by its owner."""
    return any(part.type == engine.SEAT or part.owner >= 0 for part in parts)


def option(
    words: Words, question: str, word: str, parts: engine.Parts, copy: int, seat: int | None
) -> Option:
    """An option as the viewer reads it, and the things on the table that it names."""
    assert words.spec is not None
    said = words.option(question, parts, seat, copy)
    drawn = drawing(words.spec.name)
    things = tuple(drawn.things(parts))
    lies = tuple(drawn.lying(question, parts, words.pack)) if drawn.lying is not None else ()
    held = tuple(drawn.held(question, parts, words.pack)) if drawn.held is not None else ()
    return Option(
        word, parts, said, things, *_pair(words, parts), lies=_alone(lies, things), held=_alone(held, things)
    )


def _alone(some: tuple[Thing, ...], things: tuple[Thing, ...]) -> tuple[Thing, ...]:
    """Those of which the option names no like that lies elsewhere."""
    return tuple(each for each in some if some.count(each) == things.count(each))


def _pair(words: Words, parts: engine.Parts) -> tuple[engine.Part | None, str]:
    """The card of an option that pairs it with a place, and the short name of the place."""
    named = [part for part in parts if part.type not in (engine.VERB, engine.MARK)]
    alone = (engine.CARD, engine.SEAT, engine.NUMBER)
    if len(named) != 2 or named[0].type != engine.CARD or named[1].type in alone:
        return None, ""
    return named[0], words.name(named[1].type, named[1].word, "short")


class Pass(NamedTuple):
    """A window in which one may pass for a whole round: the option, and a name for the wish to do so."""

    option: str
    wish: str


def passing(scene: Scene) -> Pass | None:
    """How to pass until the round is over, where the question is such a window."""
    assert scene.words.spec is not None
    decision, windows = scene.decision, scene.words.spec.passing
    if decision is None or windows is None or not windows.open_in(decision.question, decision.options):
        return None
    window = windows.window(decision.question, scene.view)
    return Pass(windows.word, f"{window}-{windows.round(scene.view)}")


class Moved(NamedTuple):
    """A total that a moment has changed: whose, what it was, what it is, and where."""

    seat: int
    was: int
    now: int
    at: Thing


Drawn = tuple[Any, ...]  # a part: name, macro and arguments; hashable, and all that the macro sees


@dataclass(frozen=True, slots=True)
class Drawing:
    """What a game's module offers, with plain drawing where it offers nothing."""

    template: str
    picture: Callable[[Scene], dict[str, Any]]
    card_face: Callable[[Words, Any, str], dict[str, Any]]
    things: Callable[[engine.Parts], list[Thing]]
    parts: Callable[[Scene], Iterable[Drawn]] | None = None
    ahead: Mapping[str, Ahead] = field(default_factory=dict)  # where a card in hand may be touched early
    resolves: Mapping[str, str] = field(default_factory=dict)  # lines of the log that are seen in a scene
    tally: Callable[[Scene, int], list[tuple[str, int]]] | None = None  # what a seat's score is made of
    stood: Callable[[Scene], list[tuple[str, str]]] | None = None  # how a game ended that all play together
    remarks: Callable[[Scene, Sequence[Option]], Iterable[str]] | None = None  # what stands behind options
    pictured: Callable[[Words, str, Mapping[str, Any]], Drawn | None] | None = None  # a line of a scene
    actor: Callable[[Any, Mapping[str, Any]], int | None] | None = (
        None  # whom a line that names no seat is about
    )
    parts_alike: Callable[[Scene], Iterable[Drawn]] | None = None  # more parts, the same for all seats
    prompted: Callable[[Scene, bool], str] | None = None  # what the bar says to who is asked, or waits
    matters: Callable[[Scene], str] | None = None  # what matters now, to who is asked
    lying: Callable[[str, engine.Parts, Any], Iterable[Thing]] | None = None  # what of an option lies in play
    acting: Callable[[Any, Any, engine.Parts], Iterable[Thing]] | None = None  # what one does something with
    held: Callable[[str, engine.Parts, Any], Iterable[Thing]] | None = None  # what of an option lies in hand
    spread: frozenset[str] = frozenset()  # questions about the whole hand
    picks_first: bool = False  # no touch alone chooses: the first picks, and a second or a button completes
    is_idle: Callable[[Scene], bool] | None = None  # nothing could be gained by any answer
    strides: Mapping[str, int] = field(default_factory=dict)  # what the amounts of a question are counted by
    quiet: frozenset[str] = frozenset()  # lines of the log that say only what follows from another
    holds: Mapping[str, tuple[str, ...]] = field(
        default_factory=dict
    )  # what stands under a heading of a scene
    places: Callable[[Scene, Option], Iterable[Thing]] | None = None  # where an option's card comes to lie
    recalls: frozenset[str] = frozenset()  # lines of the log that the table shows until the next turn begins
    concluded: Callable[[Scene], str] | None = None  # what decided a game that is over
    by_moments: bool = False  # the table is seen to change with each line of a scene
    moved: Callable[[Any, Any], Iterable[Moved]] | None = None  # the totals that a moment has changed


@cache
def drawing(game: str) -> Drawing:
    """The drawing of a game: that of the module it names, plainly where it offers nothing."""
    from interrex.web.show.games import plain

    if not has_drawing(game):
        return Drawing("tables/plain.html", plain.picture, plain.card_face, plain.things)
    module: Any = importlib.import_module(game_spec(game).drawing)
    return Drawing(
        template_of(game, "table"), module.picture, getattr(module, "card_face", plain.card_face),
        getattr(module, "things", plain.things), getattr(module, "parts", None),
        getattr(module, "AHEAD", {}), getattr(module, "RESOLVES", {}), getattr(module, "tally", None),
        getattr(module, "stood", None), getattr(module, "remarks", None),
        getattr(module, "pictured", None), getattr(module, "actor", None),
        getattr(module, "parts_alike", None), getattr(module, "prompted", None),
        getattr(module, "matters", None), getattr(module, "lying", None),
        getattr(module, "acting", None), getattr(module, "held", None),
        frozenset(getattr(module, "SPREAD", ())), getattr(module, "PICKS_FIRST", False),
        getattr(module, "is_idle", None),
        getattr(module, "STRIDES", {}),
        frozenset(getattr(module, "QUIET", ())), getattr(module, "HOLDS", {}),
        getattr(module, "places", None),
        frozenset(getattr(module, "RECALLS", ())),
        getattr(module, "concluded", None),
        getattr(module, "BY_MOMENTS", False), getattr(module, "moved", None),
    )  # fmt: skip


def undrawn(scene: Scene, lying: Iterable[str]) -> tuple[str, ...]:
    """The cards that may be chosen but are not among those that lie open: those of a searched deck."""
    cards = scene.marked_cards
    return tuple(sorted(cards.difference(lying))) if cards else ()


def around(scene: Scene) -> list[int]:
    """The seats clockwise from the viewer; a watcher sits beside the first."""
    count = len(scene.people)
    first = scene.seat if scene.seat < count else 0
    return [(first + step) % count for step in range(count)]


_KINDS: Final[dict[str, dict[str, Any]]] = {}


def kinds(pack: Any) -> dict[str, Any]:
    """Every kind of card in a pack, by its id; a deck that comes with it may be called as one of them."""
    edition = edition_of(pack)
    if edition not in _KINDS:
        parts = (getattr(pack, each.name) for each in dataclasses.fields(pack))
        rows = [part for part in parts if isinstance(part, tuple)]
        found = [
            each for row in rows for each in row if dataclasses.is_dataclass(each) and hasattr(each, "id")
        ]
        _KINDS[edition] = {each.id: each for each in found}
    return _KINDS[edition]


def card_text(words: Words, pack: Any, card_id: str) -> CardText | None:
    """A kind of card by its id."""
    assert words.spec is not None
    return next((card for card in words.spec.pack_cards(pack) if card.id == card_id), None)
