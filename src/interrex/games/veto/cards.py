"""The cards of Veto!: kinds, abilities, and reading them from a pack file."""

from __future__ import annotations

import dataclasses
import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from interrex.engine.effects import Effect, Vocabulary
from interrex.engine.errors import BadFile, Reason
from interrex.engine.grammar import read_grammar
from interrex.engine.language import NO_MORE, words_in
from interrex.engine.letters import plain_name
from interrex.engine.packs import (
    Entry,
    Grammar,
    Words,
    attempted,
    gathering,
    ids_in,
    read_head,
    read_tables,
    refuse_all,
    rules_hash,
    text_hash,
)
from interrex.games.veto.moments import LAST_MOMENTS, MOMENTS
from interrex.games.veto.reading import check_ability, chosen_by, counts, standing_text, verbs_on

FACTION: Final = "faction"
STRATEGY: Final = "strategy"
CHARACTER: Final = "character"
EQUIPMENT: Final = "equipment"
ESTATE: Final = "estate"
EFFECT: Final = "effect"
THRUST: Final = "thrust"
FAMILIES: Final = (FACTION, STRATEGY, CHARACTER, EQUIPMENT, ESTATE, EFFECT, THRUST)
DECK_FAMILIES: Final = (CHARACTER, EQUIPMENT, ESTATE, EFFECT, THRUST)  # VT-106

KEYWORDS: Final = (
    "slawny", "honorowy", "niewiasta", "pludrak", "karmazyn", "wplywowy", "elekt", "lojalny", "zyd",
    "nieobecny", "kozak", "karczma", "trwaly", "usuwany", "unikat", "ciecie",
)  # fmt: skip
BITS: Final = {keyword: 1 << number for number, keyword in enumerate(KEYWORDS)}
SLAWNY: Final = BITS["slawny"]
HONOROWY: Final = BITS["honorowy"]
NIEWIASTA: Final = BITS["niewiasta"]
PLUDRAK: Final = BITS["pludrak"]
KARMAZYN: Final = BITS["karmazyn"]
WPLYWOWY: Final = BITS["wplywowy"]
ELEKT: Final = BITS["elekt"]
LOJALNY: Final = BITS["lojalny"]
ZYD: Final = BITS["zyd"]
NIEOBECNY: Final = BITS["nieobecny"]
KOZAK: Final = BITS["kozak"]
TRWALY: Final = BITS["trwaly"]
USUWANY: Final = BITS["usuwany"]
UNIKAT: Final = BITS["unikat"]
CIECIE: Final = BITS["ciecie"]
MAGNATE: Final = KARMAZYN | WPLYWOWY

ARMS: Final = ("", "weapon", "firearm", "armour")  # VT-244 to VT-246

# the moments a text may answer: VT-325 to VT-329, as bits
TAGS: Final = {moment: 1 << number for number, moment in enumerate(MOMENTS)}
ANY_MOMENT: Final = sum(
    bit for moment, bit in TAGS.items() if moment not in LAST_MOMENTS and moment != "election_announced"
)  # VT-333; a card for any moment was read before elections were a moment

LETTERS: Final = ("P", "C", "D", "R", "T")  # passive, deed, trifle, reply, thrust in a slot
CHOSEN: Final = (CHARACTER, EQUIPMENT, ESTATE, EFFECT, "opponent")
HOSTS: Final = (CHARACTER, EQUIPMENT, ESTATE, EFFECT, "your_faction", "faction")
NO_WORDS: Final[Words] = {"en": "", "pl": "", "pt": ""}

More = Mapping[str, frozenset[str]]  # words that a pack adds to kinds of words
Tree = Any  # a word, a number, or a tuple: a word with its arguments
Text = tuple[str, Tree, tuple[Any, ...]]  # verb, condition (or None), arguments


@dataclass(frozen=True, slots=True)
class Ability:
    """VT-301 One text: its kind, its moments, its cost, its limit, and what it does."""

    letter: str
    when: tuple[Tree, ...]
    tags: int
    tap: bool  # tap this card
    pay: Tree  # a number, or what is counted for it
    discard_self: bool
    return_kreski: Tree
    remove_attached: bool
    tap_target: bool  # the chosen card is tapped as the cost
    limit: str
    target: Tree  # what is chosen at the declaration, or None
    up_to: Tree
    host: Tree  # what an attached effect is attached to, or None
    effects: tuple[Effect, ...]  # what it does once
    texts: tuple[Text, ...]  # what it says while its card is in play
    negates: bool
    discards: bool
    aimed_verbs: frozenset[str]  # what is done to the card that is chosen
    is_counted: bool  # what is chosen depends on something counted
    is_priced_by_choice: bool  # what is paid depends on what is chosen
    is_priced_by_event: bool  # and on what is answered


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of card; a number that its family does not have is 0."""

    number: int
    id: str
    family: str
    name: Words
    nickname: Words
    text: Words
    origin: str
    note: Words
    faction: str  # "" is neutral (VT-108)
    keywords: int
    unique: bool
    szabla: int
    kreski: int
    lafa: int
    upkeep: int  # income is below 0
    arms: str
    treasury: int
    income: int
    abilities: tuple[Ability, ...]
    influence: Ability | None
    reply_tags: int  # moments at which one of its texts may answer
    texts: tuple[Text, ...]
    triggers: tuple[Ability, ...]  # passive texts that work by themselves at a moment
    name_bit: int  # the same for all cards of one name (VT-411)

    @property
    def short(self) -> str:
        """The name that uniqueness goes by (VT-411)."""
        return self.name["pl"]


class ShippedDeck(NamedTuple):
    """A deck that comes with a pack, and how it wants to win; under feast rules some copies are changed."""

    id: str
    name: Words
    faction: str
    strategy: str
    cards: tuple[tuple[str, int], ...]
    feast: tuple[tuple[str, int], ...]
    about: Words


@dataclass(frozen=True, slots=True)
class Pack:
    """All designs that decks may be built from, and the decks that come with them."""

    id: str
    hash: str
    name: Words
    kinds: tuple[Kind, ...]
    decks: tuple[ShippedDeck, ...]
    edition: str  # the hash of the whole file
    grammar: Grammar
    keywords: tuple[str, ...] = ()  # those the pack adds
    by_id: dict[str, Kind] = dataclasses.field(init=False, repr=False, compare=False)
    by_name: dict[str, Kind] = dataclasses.field(
        init=False, repr=False, compare=False, default_factory=dict
    )  # filled when names are first asked for
    spoken: frozenset[str] = dataclasses.field(init=False, repr=False, compare=False)  # moments of its cards
    by_itself: frozenset[str] = dataclasses.field(init=False, repr=False, compare=False)  # of texts P alone
    thrusts_of_others: bool = dataclasses.field(init=False, repr=False, compare=False)  # may be answered
    thrust_tags: int = dataclasses.field(init=False, repr=False, compare=False)  # that thrusts may answer

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_id", {kind.id: kind for kind in self.kinds})
        every = [ability for kind in self.kinds for ability in kind.abilities]
        whens = [when[0] for ability in every for when in ability.when]
        own = [when[0] for ability in every if ability.letter == "P" for when in ability.when]
        object.__setattr__(self, "spoken", frozenset(whens))
        object.__setattr__(self, "by_itself", frozenset(own))
        tags = 0
        for kind in self.kinds:
            if kind.family == THRUST:
                tags |= kind.reply_tags
        object.__setattr__(self, "thrust_tags", tags)
        others = any(when[:2] == ("thrust_declared", "any") for ability in every for when in ability.when)
        object.__setattr__(self, "thrusts_of_others", others)

    def kind(self, card_id: str) -> Kind | None:
        return self.by_id.get(card_id)

    def names(self) -> dict[str, Kind]:
        """Cards by their ids and their names in every language, with and without nickname, in plain letters;
        the first is meant."""
        if not self.by_name:
            found: dict[str, Kind] = {}
            for kind in self.kinds:
                found.setdefault(plain_name(kind.id), kind)
            for kind in self.kinds:
                for language, name in kind.name.items():
                    for called in (f"{name} {kind.nickname.get(language, '')}", name):
                        found.setdefault(plain_name(called), kind)
            self.by_name.update(found)
        return self.by_name

    def hand_tags(self, faction: str) -> int:
        """The moments at which a player of that faction may hold an answer in his hand."""
        tags = 0
        for kind in self.kinds:
            if kind.family in (EFFECT, THRUST) and kind.faction in ("", faction):
                tags |= kind.reply_tags
        return tags


def load_pack(text: str, file: str, vocabulary: Vocabulary) -> Pack:
    """Read a pack file; every mistake names its line and field, and nothing is loaded."""
    mistakes: list[BadFile] = []
    tables = read_tables(text, file, ("pack", "grammar", *FAMILIES, "deck"), mistakes)
    head = read_head(tables, file, "veto", ("keywords",))
    factions = frozenset(_factions(tables))
    more = {"keyword": new_keywords(head.more.get("keywords", []), file), "faction": factions}
    taken: set[str] = set()
    names: dict[str, int] = {}
    kinds: list[Kind] = []
    for family in FAMILIES:
        for entry in tables[family]:
            with gathering(entry):
                kinds.append(_kind(entry, family, len(kinds), taken, names, vocabulary, more))
                _check_faction(entry, kinds[-1], more["faction"])
    known = {kind.id: kind for kind in kinds}
    decks: list[ShippedDeck] = []
    are_sure = not mistakes  # a card that could not be read may be a card of a deck
    for entry in tables["deck"]:
        with gathering(entry):
            decks.append(_deck(entry, known, are_sure))
    grammar = read_grammar(tables, taken, are_sure)
    refuse_all(mistakes)
    digest = rules_hash(text, [kind.name_bit.bit_length() for kind in kinds])
    own = tuple(sorted(more["keyword"]))
    return Pack(head.id, digest, head.name, tuple(kinds), tuple(decks), text_hash(text), grammar, own)


def _factions(tables: Mapping[str, list[Entry]]) -> list[str]:
    """The ids of the factions; where one is wrong, whatever cards name as theirs."""
    ids = ids_in(tables[FACTION])
    if ids is not None:
        return list(ids)
    return [entry.peek(field) for each in tables.values() for entry in each for field in ("id", "faction")]


def _check_faction(entry: Entry, kind: Kind, factions: frozenset[str]) -> None:
    if kind.faction and kind.faction not in factions:
        why = Reason("faction", {"name": kind.faction, "known": ", ".join(sorted(factions))})
        reason = f"there is no faction {kind.faction!r}"
        raise entry.wrong("faction", reason, "Name one of the pack", why)


def _deck(entry: Entry, known: dict[str, Kind], are_sure: bool) -> ShippedDeck:
    """A deck that comes with the pack; legality is checked where it is used."""
    deck_id = entry.text("id")
    name = entry.words("name")
    faction = entry.text("faction")
    strategy = entry.text("strategy", "")
    cards = entry.table("cards")
    feast = entry.table("feast", {})
    about = entry.words("about", NO_WORDS)
    for field, table in (("cards", cards), ("feast", feast)):
        for card_id, count in table.items():
            if are_sure and card_id not in known:
                why = Reason("card", {"name": card_id})
                raise entry.wrong(field, f"there is no card {card_id!r}", "Name cards of this pack", why)
            if type(count) is not int or not -9 <= count <= 99:
                why = Reason("number", {"field": card_id, "low": -9, "high": 99})
                raise entry.wrong(field, f"{count!r} is not a number of copies", "Write a number", why)
    entry.done()
    return ShippedDeck(deck_id, name, faction, strategy, tuple(cards.items()), tuple(feast.items()), about)


def _kind(
    entry: Entry,
    family: str,
    number: int,
    taken: set[str],
    names: dict[str, int],
    vocabulary: Vocabulary,
    more: More = NO_MORE,
) -> Kind:
    card_id = entry.id(taken)
    name = entry.words("name")
    nickname = entry.words("nickname", NO_WORDS)
    text = entry.words("text", NO_WORDS)
    origin = entry.origin()
    note = entry.note("stand_in", "known")
    keywords = attempted(entry, 0, _keywords, entry, more)
    lafa, upkeep = attempted(entry, (0, 0), _lafa, entry)
    szabla = entry.number("szabla", -9, 20, default=0)
    kreski = entry.number("kreski", -9, 9, default=0)
    arms = entry.one_of("arms", ARMS, "") if family == EQUIPMENT else ""
    unique = family == CHARACTER or bool(entry.number("unique", 0, 1, default=0))
    treasury = entry.number("treasury", 0, 99) if family == FACTION else 0
    income = entry.number("income", 0, 99) if family == FACTION else 0
    faction = card_id if family == FACTION else attempted(entry, "", entry.text, "faction", "")
    before = len(entry.mistakes or ())
    abilities = tuple(_abilities(entry, "ability", family, vocabulary, more))
    influence = next(iter(_abilities(entry, "influence", family, vocabulary, more)), None)
    entry.done()
    if family == THRUST and not abilities and len(entry.mistakes or ()) == before:
        why = Reason("thrust-text", {})
        raise entry.wrong("ability", "a thrust without a text does nothing", "Add ability = …", why)
    tags = 0
    for ability in abilities:
        if ability.letter == "R":
            tags |= ability.tags
    if keywords & NIEWIASTA:
        tags |= TAGS["exchange_slot"]
    named = [when[0] for ability in abilities for when in ability.when]
    if family == EFFECT and "exchange_slot" not in named:
        tags &= ~TAGS["exchange_slot"]  # one for any moment is no duel reply (VT-1032)
    check_in_play(entry, family, abilities)
    texts = tuple(each for ability in abilities if not ability.tags for each in ability.texts)
    triggers = tuple(ability for ability in abilities if ability.letter == "P" and ability.tags)
    return Kind(
        number, card_id, family, name, nickname, text, origin, note, faction, keywords, unique, szabla,
        kreski, lafa, upkeep, arms, treasury, income, abilities, influence, tags, texts, triggers,
        names.setdefault(name["pl"], 1 << len(names)),
    )  # fmt: skip


def check_in_play(entry: Entry, family: str, abilities: tuple[Ability, ...]) -> None:
    """VT-303 Only what stays in play works by itself at a moment: an effect has to be attached."""
    if family != EFFECT or any(ability.host is not None for ability in abilities):
        return
    if any(ability.letter == "P" and ability.when for ability in abilities):
        why = Reason("never-in-play", {"example": '{ kind = "D", do = ["attach(…)"] }'})
        reason = "an effect that is not attached is never in play, so nothing happens by itself"
        raise entry.wrong(
            "ability", reason, 'Add { kind = "D", do = ["attach(…)"] }, or write kind = "R"', why
        )


def load_kind(entry: Entry, family: str, number: int, names: dict[str, int], vocabulary: Vocabulary) -> Kind:
    """One card that is not in a pack file, such as a scenario's own."""
    return _kind(entry, family, number, set(), names, vocabulary)


def _keywords(entry: Entry, more: More) -> int:
    mask = 0
    for word in entry.list("keywords") if entry.has("keywords") else []:
        if not isinstance(word, str) or (word not in KEYWORDS and word not in more.get("keyword", ())):
            known = ", ".join((*KEYWORDS, *sorted(more.get("keyword", ()))))
            remedy = f"Keywords: {known}. A pack names its own in [pack] keywords"
            why = Reason("keyword", {"value": str(word), "known": known})
            raise entry.wrong("keywords", f"{word!r} is not a keyword", remedy, why)
        mask |= BITS[word]
    return mask


def new_keywords(words: list[str], file: str) -> frozenset[str]:
    """Keywords that a pack adds. Each has a bit of its own in its pack, the same in every process."""
    taken: dict[int, str] = {}
    for word in words:
        if not isinstance(word, str) or not re.fullmatch(r"[a-z][a-z_]{1,29}", word):
            reason, why = f"{word!r} is not a keyword", Reason("keyword-form", {"value": str(word)})
            raise BadFile(file, 0, "field 'keywords' of [pack]", reason, "Use lower-case letters", why)
        bit = 1 << (len(KEYWORDS) + int(hashlib.sha256(word.encode()).hexdigest(), 16) % 4000)
        if word not in KEYWORDS:
            if taken.setdefault(bit, word) != word:
                reason, why = f"{word!r} is taken", Reason("keyword-taken", {"value": word})
                raise BadFile(file, 0, "field 'keywords' of [pack]", reason, "Use another word", why)
            BITS[word] = bit
    return frozenset(words)


def _lafa(entry: Entry) -> tuple[int, int]:
    """VT-113 to VT-116 "X", "X/Y" or "X/+Y": the price, and what is paid every round."""
    text = entry.text("lafa", "0")
    found = re.fullmatch(r"([0-9]{1,4})(?:/(\+?)([0-9]{1,4}))?", text)
    if not found:
        why = Reason("form", {"field": "lafa", "example": '"5", "6/1", "3/+2"'})
        raise entry.wrong("lafa", f"{text!r} is not a Lafa", 'Write "5", "6/1" or "3/+2"', why)
    upkeep = int(found.group(3) or 0)
    return int(found.group(1)), -upkeep if found.group(2) else upkeep


def _abilities(entry: Entry, field: str, family: str, vocabulary: Vocabulary, more: More) -> list[Ability]:
    found = []
    listed: list[Any] = attempted(entry, [], _described, entry, field) if entry.has(field) else []
    for number, described in enumerate(listed, 1):
        heading = f"{entry.heading}, {field} {number}"
        part = Entry(entry.file, heading, entry.line_of(field), described, {}, entry.mistakes)
        with gathering(part):
            found.append(_ability(part, field, family, vocabulary, more))
    return found


def _described(entry: Entry, field: str) -> list[Any]:
    listed = entry.list(field)
    for described in listed:
        if not isinstance(described, dict):
            why = Reason("form", {"field": field, "example": '{ kind = "D", do = ["…"] }'})
            raise entry.wrong(
                field, f"{described!r} is not an ability", 'Write { kind = "D", do = ["…"] }', why
            )
    return listed


def _ability(entry: Entry, field: str, family: str, vocabulary: Vocabulary, more: More) -> Ability:
    before = len(entry.mistakes or ())
    letter = entry.one_of("kind", LETTERS, decides=True)
    passive = letter == "P" and not entry.has("when")
    whens = _calls(entry, "when", vocabulary, "moment", more)
    costs = _calls(entry, "cost", vocabulary, "cost", more)
    limit = entry.one_of("limit", ("", "duel", "turn"), "")
    does = _calls(entry, "do", vocabulary, "passive" if passive else "do", more)
    entry.done()
    if len(entry.mistakes or ()) == before:
        check_ability(entry, field, family, letter, whens, costs, limit, does)
    tags = 0
    for when in whens:
        tags |= ANY_MOMENT if when.verb == "any_moment" else TAGS[when.verb]
    cost = {each.verb: each.args for each in costs}
    effects = tuple(each for each in does if each.verb != "attach")
    host = next((each.args[0] for each in does if each.verb == "attach"), None)
    target, up_to = chosen_by(costs, does)
    negation = next((each for each in does if each.verb == "negate"), None)
    tap = cost.get("tap", ())
    prices = set(words_in(cost.get("pay", ()))) | set(words_in(cost.get("return_kreski", ())[1:]))
    return Ability(
        letter=letter,
        when=tuple((each.verb, *each.args) for each in whens),
        tags=tags,
        tap=tap == ("self",),
        pay=cost["pay"][0] if "pay" in cost else 0,
        discard_self="discard" in cost,
        return_kreski=cost["return_kreski"][1] if "return_kreski" in cost else 0,
        remove_attached="remove" in cost,
        tap_target=bool(tap) and tap != ("self",),
        limit=limit,
        target=target,
        up_to=up_to,
        host=host,
        effects=() if passive else effects,
        texts=tuple(standing_text(each.verb, each.args, None) for each in does) if passive else (),
        negates=negation is not None,
        discards=negation is not None and "discard" in negation.args,
        aimed_verbs=verbs_on(target, does),
        is_counted=counts(host) or counts(target),
        is_priced_by_choice=target is not None
        and ("chosen" in prices or ("opponent" in prices and target[0] == "opponent")),
        is_priced_by_event=bool(prices & {"that", "that_player"}),
    )


def _calls(entry: Entry, field: str, vocabulary: Vocabulary, moment: str, more: More) -> tuple[Effect, ...]:
    return entry.effects(field, moment, vocabulary, more) if entry.has(field) else ()
