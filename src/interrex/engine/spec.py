"""What a game registers: everything the rings around it need, with fallbacks for what it leaves out."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from interrex.engine.card_form import Field
from interrex.engine.chance import Chance, SealedChance
from interrex.engine.errors import BadSetting, Reason
from interrex.engine.meant import Said, nothing_empty
from interrex.engine.packs import Entry, Words, same_in_all, text_hash
from interrex.engine.questions import Question, Step
from interrex.engine.rulings import Ruling, SwitchValues, all_rulings, check_switches, is_among, switch_text
from interrex.engine.settings import Settings, Switch
from interrex.engine.table import Table


class Pack(Protocol):
    """A box of cards, read from a pack file."""

    @property
    def id(self) -> str: ...
    @property
    def hash(self) -> str: ...
    @property
    def name(self) -> Words: ...


TRIED: Final = "tried"  # a variant: the card that lies before the first seat


@dataclass(frozen=True, slots=True)
class CardText:
    """A kind of card as front ends show it."""

    id: str
    family: str
    name: Words
    text: Words
    origin: str
    note: Words


def card_texts(kinds: Iterable[Any]) -> tuple[CardText, ...]:
    """Kinds of cards as front ends show them."""
    return tuple(
        CardText(kind.id, kind.family, kind.name, kind.text, kind.origin, _note(kind.note)) for kind in kinds
    )


def _note(note: Words | str) -> Words:
    """A note in every language; a game from elsewhere may have it in one."""
    return same_in_all(note) if isinstance(note, str) else note


def cards_of_pack(pack: Any) -> tuple[CardText, ...]:
    """Every kind of card of a pack that keeps them in ``kinds``."""
    return card_texts(pack.kinds)


Facet = int | tuple[str, ...]  # a number, or words of which a card bears any number


def no_facets(pack: Any) -> Mapping[str, Mapping[str, Facet]]:
    """For a game whose cards are searched by their names, texts and families alone."""
    return {}


class Deck(Protocol):
    """A deck that a seat may bring."""

    @property
    def size(self) -> int: ...
    @property
    def heads(self) -> Sequence[Any]: ...  # kinds that lead the deck and are not shuffled into it
    @property
    def cards(self) -> Sequence[tuple[Any, int]]: ...  # kinds with their number of copies
    def code(self) -> str: ...  # in one line, as settings and records keep it


class ShippedDeck(Protocol):
    """A deck that comes with a pack: its name, and how it wants to win."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> Words: ...
    @property
    def about(self) -> Words: ...


@dataclass(frozen=True, slots=True)
class Decks:
    """How seats bring decks. ``variants`` names, for each seat, the variant that holds its deck.

    ``read`` takes the text of a deck file apart, ``parse`` the one line that settings keep; ``find`` gives a
    deck of the pack by its name, ``shipped`` all of them; ``check`` refuses one that cannot be played with
    every reason. ``write`` makes a deck file that names its pack, ``listed`` a list of names in a language.
    ``find`` and ``check`` get the other variants of the game and its rulings. ``heads`` are the families of
    cards that lead a deck, ``families`` those of its cards; ``totals`` says what a deck amounts to, ``price``
    what a card of it costs, and ``hand`` how many cards are drawn at first.
    """

    variants: tuple[str, ...]
    read: Callable[[Any, str, str], Any]
    parse: Callable[[Any, str], Any]
    find: Callable[[Any, str, Mapping[str, Switch], Any], Any]
    shipped: Callable[[Any], Sequence[ShippedDeck]]
    check: Callable[[Any, str, Mapping[str, Switch], Any], None]
    write: Callable[[Any, str, str], str]
    listed: Callable[[Any, str], str]
    heads: tuple[str, ...]
    families: tuple[str, ...]
    totals: Callable[[Any], Mapping[str, int]]
    price: Callable[[Any, Any], int]
    hand: int

    def code(self, pack: Any, text: str, file: str, variants: Mapping[str, Switch], rulings: Any) -> str:
        """The deck in a file, checked, in the one line that settings keep."""
        deck = self.read(pack, text, file)
        self.check(deck, file, variants, rulings)
        return str(deck.code())


def one_stage(game: Any) -> int:
    """For a game whose rounds are not divided."""
    return 0


@dataclass(frozen=True, slots=True)
class Passing:
    """Windows in which a seat is asked whether it wants to do something, and mostly passes by ``word``.

    A seat may wish to pass in all windows of one kind; ``window`` says the kind, from the question and the
    seat's view, and ``round`` the round until whose end such a wish holds.
    """

    word: str
    questions: tuple[str, ...]
    window: Callable[[str, Any], str]
    round: Callable[[Any], int]
    told: str = ""  # the line of the log that says so, if any; its first argument is the seat
    stage: Callable[[Any], Any] = one_stage  # of the round, from the table: what all passes end with
    stage_told: str = ""  # the line of the log with which another begins

    def open_in(self, question: str, options: Sequence[str]) -> bool:
        """This question is such a window."""
        return question in self.questions and self.word in options


@dataclass(frozen=True, slots=True)
class Cardless:
    """The pack of a game without cards: an empty box."""

    id: str
    hash: str
    name: Words
    kinds: tuple[Any, ...] = ()


def no_cards(text: str, file: str) -> Cardless:
    """For a game without cards: a box with nothing in it."""
    return Cardless("none", text_hash(""), {"en": "no cards", "pl": "bez kart", "pt": "sem cartas"})


def no_audit(game: Any) -> str:
    """For a game that counts nothing: no complaint."""
    return ""


def no_facts(game: Any) -> dict[str, Any]:
    """For a game without words for its positions: nothing is said of them."""
    return {}


def about_no_text(game: Any, question: Question) -> str:
    """For games of which no question is about the text of a card."""
    return ""


def no_check(settings: Settings, pack: Any, rulings: Any) -> None:
    """For a game whose settings may be combined freely."""


@dataclass(frozen=True, slots=True)
class NoRulings:
    """For a game whose rules can be read in one way only."""


_usual: Final[dict[tuple[Any, int], Any]] = {}  # the rulings of each version, made once


def usual_rulings(readings: type[Any], rules_version: int) -> Any:
    """The rulings of a rules version where nothing else is said."""
    key = (readings, rules_version)
    if key not in _usual:
        _usual[key] = readings(
            **{each.name: each.default_in(rules_version) for each in all_rulings(readings)}
        )
    return _usual[key]


@dataclass(frozen=True, slots=True)
class GameSpec:
    """A game as it is registered. What has a default may be left out.

    ``package`` holds its rooms: ``packs/house.toml``, ``rules/``, ``words/``, ``lesson.toml``, and of a game
    from elsewhere ``templates/`` and ``static/`` for its page. ``table`` makes an empty table from settings,
    pack and rulings, ``set_up`` is the first step on its agenda. ``check`` refuses settings that do not go
    together. ``judge``, ``terminal`` and ``drawing`` name the modules by which bots judge positions and front
    ends draw them.

    ``set_position`` builds the position of a scenario's ``[given]`` from settings, pack and rulings;
    ``facts`` says what holds in a position, in the same words. ``audit`` returns a complaint when a
    card or token has appeared or vanished. ``option_words`` are the verbs and marks of options, whole or
    word by word, so that a scenario with a mistyped option is noticed.
    ``log_args`` names the arguments of every kind of log line ("seat card zone"), so that front ends can put
    them into sentences; ``ask_args`` names the arguments of answering steps in the same way, by the step's
    name; ``text_asked_about`` says which card's text a question is about, as far as the asked seat knows it;
    ``arg_words`` has the words of arguments that are numbers (``zone``: mission, …). ``seen_lines`` are
    the kinds of lines that tell what is seen at the table though no view shows it, with the reason.
    ``places`` says which card lies at each place that is called by it, where that differs by table.
    ``tried`` says, for a pack, a card and its family, under which variants the card lies before the first
    seat, so that it can be tried; there the variant ``TRIED``, which nobody is offered, names a card.

    In a ``cooperative`` game all win or lose together and the options of every decision lie open to all, so
    that others may propose one. New games are played under ``rules_version``; records of all versions since
    ``oldest_rules_version`` can still be played, each under its own. Games up to version ``fast_deals_until``
    were dealt by the fast generator; the deals of all others cannot be computed from what was seen of them.
    """

    name: str
    title: str
    seats: tuple[int, ...]
    table: Callable[[Settings, Any, Any], Table]
    set_up: Step
    package: str = ""
    read_pack: Callable[[str, str], Any] = no_cards
    rules_version: int = 1
    oldest_rules_version: int = 1
    fast_deals_until: int = 0
    readings: type[Any] = NoRulings  # the dataclass of its rulings
    retired_rulings: tuple[str, ...] = ()  # switches that old records may name; they change nothing
    variants: Mapping[str, SwitchValues] = field(default_factory=dict)  # default first
    tried: Callable[[Any, str, str], Mapping[str, Switch]] | None = None
    check: Callable[[Settings, Any, Any], None] = no_check
    pack_cards: Callable[[Any], tuple[CardText, ...]] = cards_of_pack
    facets: Callable[[Any], Mapping[str, Mapping[str, Facet]]] = no_facets  # of every card, by its id
    card_form: Mapping[str, tuple[Field, ...]] = field(
        default_factory=dict
    )  # by family, for editors of packs
    card_counts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # rules on how many, by family
    empty_word: Callable[[Said], str] = nothing_empty  # a word of a call that cannot stand there
    decks: Decks | None = None
    passing: Passing | None = None
    cooperative: bool = False
    standing: Callable[[Any, int], int] | None = None  # what of a seat counts towards winning
    plays: Callable[[Any, int], Sequence[str]] | None = None  # ids of whom or what a seat plays
    opening: Callable[[Any, int], str] | None = None  # the id of what a seat opened with
    set_position: Callable[[Settings, Any, Any, Entry], Table] | None = None
    facts: Callable[[Any], dict[str, Any]] = no_facts
    option_words: frozenset[str] = frozenset()  # verbs and marks: what is done, and what joins the rest
    passes: tuple[str, ...] = ("pass",)  # the options by which a seat lets others go on
    audit: Callable[[Any], str] = no_audit
    log_args: Mapping[str, str] = field(default_factory=dict)
    ask_args: Mapping[str, str] = field(default_factory=dict)
    text_asked_about: Callable[[Any, Question], str] = about_no_text
    arg_words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    seen_lines: Mapping[str, str] = field(default_factory=dict)
    places: Callable[[Any], Mapping[str, str]] | None = None
    card_rules: Mapping[str, str] = field(default_factory=dict)  # rules of a family or keyword, by id
    cardboard: Mapping[str, str] = field(default_factory=dict)  # rules nothing computes: why
    chapters: tuple[str, ...] = ()  # each has a playthrough
    judge: str = ""
    encoding: str = ""  # the module with its ``ENCODING``, a class of encoding for programs that learn
    terminal: str = ""
    drawing: str = ""
    titles: Words = field(default_factory=dict)  # where its title differs in a language
    first_game: Mapping[str, str] = field(default_factory=dict)  # variants for whoever just begins

    def title_in(self, language: str) -> str:
        """What the game is called in that language."""
        return self.titles.get(language, self.title)

    def called_in(self, language: str) -> GameSpec:
        """The same game under the title it has in that language."""
        return dataclasses.replace(self, title=self.title_in(language))

    @property
    def usual_seats(self) -> int:
        """The number of seats when nobody names one: the middle of the legal ones, the smaller of two."""
        return self.seats[(len(self.seats) - 1) // 2]

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """All switches of the game, in the order of its register."""
        return all_rulings(self.readings)

    def settings(
        self,
        seats: int,
        seed: int,
        pack: Pack,
        rulings: Mapping[str, Switch] | None = None,
        variants: Mapping[str, Switch] | None = None,
        rules_version: int | None = None,
    ) -> Settings:
        """Checked settings: the one gate for seats, rulings, variants and decks."""
        self.check_seats(seats)
        version = self.rules_version if rules_version is None else rules_version
        self.check_version(version)
        settings = Settings(
            game=self.name,
            seats=seats,
            seed=seed,
            rules_version=version,
            pack=pack.id,
            pack_hash=pack.hash,
            rulings=self._checked_rulings(rulings or {}, version),
            variants=self._checked(variants or {}),
        )
        self.check(settings, pack, self.rulings_of(settings))
        return settings

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats for which the game is not made."""
        if seats not in self.seats:
            legal = ", ".join(map(str, self.seats))
            why = Reason("seats", {"game": self.name, "known": legal, "number": seats})
            raise BadSetting(f"{self.title} is for {legal} seats, not {seats}.", why, field="seats")

    def check_version(self, version: int) -> None:
        """Refuse a rules version that cannot be played here."""
        if not self.oldest_rules_version <= version <= self.rules_version:
            raise BadSetting(
                f"{self.title} has no rules version {version} here; this program plays "
                f"{self.oldest_rules_version} to {self.rules_version}.",
                Reason("record-newer", {}),
                field="rules_version",
            )

    def _checked_rulings(self, chosen: Mapping[str, Switch], version: int) -> dict[str, Switch]:
        """The rulings off their default; those retired since may stand in a record of an older version."""
        old = self.retired_rulings if version < self.rules_version else ()
        current = {name: value for name, value in chosen.items() if name not in old}
        retired = {name: value for name, value in chosen.items() if name in old}
        return {**check_switches(self.rulings, current, version), **retired}

    def _checked(self, chosen: Mapping[str, Switch]) -> dict[str, Switch]:
        known = self.variants
        for name, value in chosen.items():
            if name == TRIED and self.tried is not None:
                continue
            if name not in known:
                names = ", ".join(known) or "none"
                raise BadSetting(
                    f"{self.title} has no variant {name!r}. Its variants: {names}.",
                    Reason("variant", {"game": self.name, "name": name, "known": names}),
                    field="variants",
                )
            if not is_among(value, known[name]):
                legal = ", ".join(switch_text(each) for each in known[name])
                raise BadSetting(
                    f"Variant {name} of {self.title} cannot be {switch_text(value)}. Choose: {legal}.",
                    Reason("variant-value", {"name": name, "value": switch_text(value), "known": legal}),
                    field="variants",
                )
        return {
            name: value for name, value in sorted(chosen.items()) if name == TRIED or value != known[name][0]
        }

    def rulings_of(self, settings: Settings) -> Any:
        """The rulings under which a game is played."""
        return self.rulings_by(settings.rulings, settings.rules_version)

    def rulings_by(self, chosen: Mapping[str, Switch], rules_version: int | None = None) -> Any:
        """The rulings of a rules version with those chosen off their default; a wrong one is refused."""
        version = self.rules_version if rules_version is None else rules_version
        usual = usual_rulings(self.readings, version)
        if not chosen:
            return usual
        changes = self._checked_rulings(chosen, version)
        return dataclasses.replace(
            usual, **{name: changes[name] for name in changes if name not in self.retired_rulings}
        )

    def empty_table(self, settings: Settings, pack: Any) -> Table:
        """A table on which nothing lies yet."""
        return self.table(settings, pack, self.rulings_of(settings))

    def position(self, settings: Settings, pack: Any, given: Entry) -> Table:
        """The position of a scenario's ``[given]``, waiting for its first decision."""
        if self.set_position is None:
            why = Reason("no-positions", {"game": self.name})
            raise BadSetting(
                f"{self.title} has no words for positions; its scenarios begin with a new game.", why
            )
        return self.set_position(settings, pack, self.rulings_of(settings), given)

    def new(self, settings: Settings, pack: Any, chance: Chance | None = None) -> Table:
        """A new game by checked settings, set up and waiting for its first decision.

        It is dealt by its seed, so that its record can be played again. A game that is only an example may
        bring another chance; it has no record.
        """
        game = self.empty_table(settings, pack)
        if chance is not None:
            game.chance = chance
            game.recorded = False
        elif settings.rules_version > self.fast_deals_until:
            game.chance = SealedChance.from_seed(settings.seed)
        game.then(self.set_up)
        game.advance()
        return game
