"""The cards of Elekt: kinds, and reading them from a pack file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from interrex.engine.effects import Effect, Vocabulary
from interrex.engine.errors import BadFile, Reason
from interrex.engine.grammar import read_grammar
from interrex.engine.language import words_in
from interrex.engine.packs import (
    ORIGINS,
    Entry,
    Grammar,
    Words,
    gathering,
    read_head,
    read_tables,
    refuse_all,
    rules_hash,
    text_hash,
)
from interrex.games.elekt.moments import CONSULTED, FOR_NOBODY, MOMENTS, WORDS, events_heard

SETS: Final = 4
BASICS: Final = 4
ELITES: Final = 34
POLISH: Final = "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż"  # q, v and x stand in foreign words
FAMILIES: Final = ("unit", "mission", "influence", "privilege")
COUNTS: Final = {"mission": 17, "influence": 17, "privilege": 12}
SYMBOLS: Final = ("occultism", "deceit", "violence", "power")
NO_WORDS: Final[Words] = {"en": "", "pl": "", "pt": ""}
OF_THE_BEARER: Final = ("this", "another", "own_others", "own_other_spectres")  # only a Unit bears these


@dataclass(frozen=True, slots=True)
class Title:
    """EL-815 One ribbon: its name in every language, and where the name comes from."""

    name: Words
    origin: str


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of card. A Unit has a type and symbols, a Mission or Influence has Titles."""

    id: str
    family: str
    name: Words
    text: Words
    origin: str
    note: Words  # which parts are stand-in, or known, on a card that mixes both
    when: str
    cost: int
    effects: tuple[Effect, ...]
    copies: int = 1
    basic: bool = False
    spectre: bool = False
    symbols: tuple[int, ...] = (0, 0, 0, 0)
    titles: tuple[Title, ...] = ()

    @property
    def instant(self) -> bool:
        """EL-901 An ability marked with an arrow."""
        return self.when == "assigned"


@dataclass(frozen=True, slots=True)
class Pack:
    """All cards of a box: the kind of every card number, Units first."""

    id: str
    hash: str
    name: Words
    kinds: tuple[Kind, ...]
    by_card: tuple[Kind, ...]
    units: int  # cards below this number are Units
    edition: str = ""  # the hash of the whole file
    heard: frozenset[str] = frozenset()  # events of which some text speaks, see moments.py
    privileges_count: bool = False  # some Privilege changes counts
    grammar: Grammar = field(default_factory=dict)

    def cards(self, family: str) -> range:
        """The numbers of all cards of a family."""
        numbers = [number for number, kind in enumerate(self.by_card) if kind.family == family]
        return range(numbers[0], numbers[-1] + 1)


@dataclass(frozen=True, slots=True)
class Verbs:
    """The verbs of the game, and for each the families of cards that may bear it."""

    vocabulary: Vocabulary
    borne_by: Mapping[str, tuple[str, ...]]


def load_pack(text: str, file: str, verbs: Verbs) -> Pack:
    """Read a pack file; any mistake names its line and field, and nothing is loaded."""
    mistakes: list[BadFile] = []
    tables = read_tables(text, file, ("pack", "grammar", *FAMILIES), mistakes)
    are_sure = not mistakes  # a heading that is wrong may be that of any card
    head = read_head(tables, file, "elekt")
    taken: set[str] = set()
    kinds: list[Kind] = []
    for family in FAMILIES:
        found, before = [], len(mistakes)
        for entry in tables[family]:
            with gathering(entry):
                found.append(_kind(entry, family, taken, verbs))
        last = tables[family][-1] if tables[family] else Entry(file, family, 0, {}, {}, mistakes)
        if are_sure and len(mistakes) == before:  # what is wrong may count or not
            with gathering(last):
                _check_count(family, found, last)
        kinds.extend(found)
    grammar = read_grammar(tables, taken, not mistakes)
    refuse_all(mistakes)
    digest = rules_hash(text, *[_in_alphabet(kinds, language) for language in ("en", "pl")])
    return make_pack(head.id, digest, head.name, tuple(kinds), text_hash(text), grammar)


def _in_alphabet(kinds: list[Kind], language: str) -> list[list[str]]:
    """EL-134 The ids of elite Units as their names follow in the alphabet; equal names stand together."""
    found: dict[tuple[int, ...], list[str]] = {}
    for kind in kinds:
        if kind.family == "unit" and not kind.basic:
            found.setdefault(alphabetical(kind.name[language]), []).append(kind.id)
    return [found[place] for place in sorted(found)]


def alphabetical(name: str) -> tuple[int, ...]:
    """EL-R24 The place of a name in the Polish alphabet; capital letters and small alike, a space first."""
    return tuple(POLISH.find(letter) for letter in name.lower())


def make_pack(
    pack_id: str,
    digest: str,
    name: Words,
    kinds: tuple[Kind, ...],
    edition: str = "",
    grammar: Grammar | None = None,
) -> Pack:
    """Number the cards: Units first, then Missions, Influences, Privileges, in pack order."""
    by_card: list[Kind] = []
    for family in FAMILIES:
        for kind in kinds:
            if kind.family == family:
                by_card.extend([kind] * kind.copies)
    units = sum(kind.copies for kind in kinds if kind.family == "unit")
    return Pack(
        pack_id, digest, name, kinds, tuple(by_card), units, edition,
        events_heard((kind.family, kind.when) for kind in kinds),
        any(kind.family == "privilege" and kind.when == "counting" for kind in kinds),
        grammar or {},
    )  # fmt: skip


def _check_count(family: str, kinds: list[Kind], last: Entry) -> None:
    """EL-106 to EL-108: the box holds exactly so many."""
    if family == "unit":
        basics = [kind for kind in kinds if kind.basic]
        _count(last, "basic Units", 'rank = "basic"', len(basics), BASICS)
        for kind in basics:
            _count(last, f"copies of the basic Unit {kind.id!r}", f'id = "{kind.id}"', kind.copies, SETS)
        elites = sum(kind.copies for kind in kinds if not kind.basic)
        _count(last, "elite Units", 'rank = "elite"', elites, ELITES)
    else:
        _count(last, f"{family} cards", f"[[{family}]]", sum(kind.copies for kind in kinds), COUNTS[family])


def _count(last: Entry, what: str, counted: str, found: int, wanted: int) -> None:
    """``what`` is said in English, ``counted`` in the words of the pack."""
    if found != wanted:
        why = Reason("box", {"what": counted, "number": found, "wanted": wanted})
        raise last.wrong(
            "", f"up to here there are {found} {what}, but the box has {wanted}", "Add or remove some", why
        )


def _kind(entry: Entry, family: str, taken: set[str], verbs: Verbs) -> Kind:
    """One card of any family."""
    card_id = entry.id(taken)
    name = entry.words("name")
    origin = entry.origin()
    note = entry.note("stand_in", "known")
    basic = spectre = False
    symbols: tuple[int, ...] = (0, 0, 0, 0)
    titles: tuple[Title, ...] = ()
    if family == "unit":
        basic = entry.one_of("rank", ("basic", "elite")) == "basic"
        spectre = entry.one_of("type", ("spectre", "cultist")) == "spectre"
        with gathering(entry):
            symbols = _symbols(entry)
    elif family != "privilege":
        with gathering(entry):
            titles = _titles(entry)
    copies = entry.number("copies", 1, SETS, default=1)
    when, cost, effects, text = _ability(entry, family, verbs)
    entry.done()
    return Kind(
        card_id, family, name, text, origin, note, when, cost, effects,
        copies, basic, spectre, symbols, titles,
    )  # fmt: skip


def _ability(entry: Entry, family: str, verbs: Verbs) -> tuple[str, int, tuple[Effect, ...], Words]:
    """EL-112 At most one ability: its moment, its cost, its verbs and its text."""
    if not entry.has("when") and not entry.has("effect"):
        return "", 0, (), entry.words("text", NO_WORDS)
    text = entry.words("text")
    when, cost, effects = read_ability(entry, family, verbs)
    return when, cost, effects, text


def read_ability(entry: Entry, family: str, verbs: Verbs) -> tuple[str, int, tuple[Effect, ...]]:
    """The moment, the cost and the verbs of an ability; a card may bear only verbs of its family."""
    when = entry.one_of("when", WORDS.get(family, WORDS["zone"]), decides=True)
    cost = entry.number("cost", 0, 3, default=0) if when == "assigned" else 0
    effects = entry.effects("effect", when, verbs.vocabulary)
    if when in CONSULTED:
        effects = tuple([each for effect in effects for each in consulted_texts(effect, verbs.vocabulary)])
    for effect in effects:
        with gathering(entry):
            check_bearer(entry, family, effect, verbs)
            check_words(entry, family, when, effect)
    return when, cost, effects


def consulted_texts(effect: Effect, vocabulary: Vocabulary) -> Iterator[Effect]:
    """The plain texts inside one that the rules consult, each with the condition under which it holds."""
    for name, args, condition in _plainly(effect.verb, effect.args, None):
        yield Effect(name, vocabulary.verbs[name].function, args, condition)


def _plainly(name: str, args: tuple[Any, ...], condition: Any) -> Iterator[tuple[str, tuple[Any, ...], Any]]:
    if name == "both":
        for each in args:
            yield from _plainly(each[0], each[1:], condition)
    elif name == "given":
        for each, asked in zip(args[1:], (args[0], ("not", args[0])), strict=False):
            yield from _plainly(each[0], each[1:], asked if condition is None else ("both", condition, asked))
    else:
        yield name, args, condition


def check_bearer(entry: Entry, family: str, effect: Effect, verbs: Verbs) -> None:
    """A card bears only verbs of its family, and words that mean something there."""
    bearers = verbs.borne_by[effect.verb]
    if family not in bearers:
        reason, known = f"a card in [[{family}]] cannot have {effect.verb!r}", ", ".join(bearers)
        why = Reason("effect-bearer", {"heading": family, "name": effect.verb, "known": known})
        raise entry.wrong("effect", reason, f"Cards that may have it: {known}", why)
    mine = [word for word in effect.args if word in OF_THE_BEARER]
    if mine and family != "unit":
        known = "all, spectres, cultists, basics, elite"
        remedy = "Name a group such as all, spectres, cultists, basics or elite"
        why = Reason("word-group", {"name": str(mine[0]), "heading": family, "known": known})
        raise entry.wrong("effect", f"{mine[0]!r} means nothing in [[{family}]]", remedy, why)


OF_A_PLAYER: Final = frozenset(("that_player", "theirs"))
NO_WORD: Final[frozenset[str]] = frozenset()
OF_GIVEN: Final = frozenset(("owner", "another"))
NEED_AN_OWNER: Final = frozenset(
    (
        "owner winner own opponents one up_to may pay choose_one steal_heat one_opponent one_opponent_here"
    ).split()
)


def check_words(entry: Entry, family: str, when: str, effect: Effect) -> None:
    """Words that mean nothing on such a card at such a moment."""
    words = set(words_in((effect.verb, effect.args, effect.condition)))
    given = OF_GIVEN.intersection(words_in(effect.args)) if effect.verb == "give" else NO_WORD
    word, reason, remedy = "", "", "Name the players or Units in another way"
    if family != "unit" and "this" in words:
        word, remedy = "this", "Name a group such as each(spectre)"
        reason = f"'this' means nothing in [[{family}]]"
    elif family not in ("unit", "privilege") and when in FOR_NOBODY and words & NEED_AN_OWNER:
        word = min(words & NEED_AN_OWNER)
        reason = f"{word!r} means nobody at the moment {when!r} in [[{family}]]"
    elif given and family != "unit":
        word = min(given)
        reason = f"{word!r} means nothing in [[{family}]]"
    elif "that" in words and not MOMENTS[when].that_unit and "for_each" not in words:
        word, reason = "that", f"'that' means no Unit at the moment {when!r}"
    elif words & OF_A_PLAYER and not words & BINDING and not MOMENTS[when].that_player:
        word = min(words & OF_A_PLAYER)
        reason = f"{word!r} means nobody at the moment {when!r}"
    if reason:
        why = Reason("word-empty", {"name": word, "heading": family, "moment": when})
        raise entry.wrong("effect", reason, remedy, why)


BINDING: Final = frozenset(("unless_pays", "for_each", "those"))  # inside them a player is meant


def _symbols(entry: Entry) -> tuple[int, ...]:
    table = entry.table("symbols", {})
    for name, value in table.items():
        if name not in SYMBOLS:
            known = ", ".join(SYMBOLS)
            why = Reason("one-of", {"field": "symbols", "value": name, "known": known})
            raise entry.wrong("symbols", f"{name!r} is not an Attribute", f"Use {known}", why)
        if type(value) is not int or not 0 <= value <= 9:
            why = Reason("number", {"field": "symbols", "low": 0, "high": 9})
            raise entry.wrong("symbols", f"{value!r} does not fit", "Write a number from 0 to 9", why)
    return tuple(table.get(name, 0) for name in SYMBOLS)


def _titles(entry: Entry) -> tuple[Title, ...]:
    titles = []
    for ribbon in entry.list("titles"):
        if not isinstance(ribbon, dict) or ribbon.get("origin") not in ORIGINS:
            known = ", ".join(ORIGINS)
            remedy, why = f"Add origin = … to each Title, one of: {known}", Reason("title", {"known": known})
            raise entry.wrong("titles", "a Title has no origin that is known", remedy, why)
        words = {language: word for language, word in ribbon.items() if language != "origin"}
        titles.append(Title(entry.check_words("titles", words), ribbon["origin"]))
    if not 1 <= len(titles) <= 3:
        why = Reason("titles", {"number": len(titles)})
        raise entry.wrong("titles", f"there are {len(titles)} Titles", "Write 1 to 3 Titles", why)
    return tuple(titles)
