"""The cards of Vendetta: kinds, and reading them from a pack file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from interrex.engine.effects import Effect, Vocabulary
from interrex.engine.errors import BadFile, Reason
from interrex.engine.grammar import read_grammar
from interrex.engine.language import words_in
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
from interrex.games.vendetta.moments import FREE, IN_STEPS, OF_FAMILY, OWN_TEXTS, WON_IS_KNOWN, is_borne
from interrex.games.vendetta.verbs.vocabulary import COMPOSED, CONSULTED, FILTER, PLAYED

NO_WORDS: Final[Words] = {"en": "", "pl": "", "pt": ""}
CLANS: Final = 7
CLAN_CARDS: Final = 9
STARTING: Final = 2
COUNTS: Final = {
    "clan": 7,
    "clan_card": 63,
    "ally": 30,
    "victim": 35,
    "relic": 8,
    "location_card": 7,
    "tile": 4,
}
FAMILIES: Final = ("clan", "clan_card", "ally", "victim", "relic", "location_card", "tile")
TYPES: Final = ("passive", "preparation", "conflict", "aftermath")


@dataclass(frozen=True, slots=True)
class Values:
    """VE-107 The four values of an ally or victim."""

    influence: int
    feed: int
    drain: int
    drained: int


NO_VALUES: Final = Values(0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of card: a clan card, an ally, the victim, a relic, a location card or a tile."""

    id: str
    family: str
    name: Words
    text: Words
    origin: str
    note: Words  # which parts come from elsewhere on a card that mixes origins
    at: Mapping[str, tuple[Effect, ...]] = field(default_factory=dict)  # effects by moment
    copies: int = 1
    clan: int = -1
    type: str = ""
    power: int = 0
    start: bool = False
    vampire: bool = False
    values: Values = NO_VALUES
    earlier: Values = NO_VALUES  # VE-R31
    influence: int = 0  # VE-1406, of a relic
    paired: str = ""  # VE-R67: the relic with which it may have exchanged its name
    faces: tuple[str, ...] = ()  # names of the single victims


@dataclass(frozen=True, slots=True)
class Pack:
    """All cards of a box: clan cards, allies and victims by number; relics and location cards aside."""

    id: str
    hash: str
    name: Words
    kinds: tuple[Kind, ...]
    by_card: tuple[Kind, ...]
    clans: tuple[Kind, ...]
    relics: tuple[Kind, ...]
    sites: tuple[Kind, ...]  # location cards
    tiles: tuple[Kind, ...]
    bearers: Mapping[str, tuple[tuple[int, Effect], ...]]  # verb -> cards with it
    hearers: Mapping[str, tuple[int, ...]]  # moment -> cards that act then
    speakers: Mapping[str, tuple[int, ...]]  # moment of which a free text speaks -> cards with such a text
    scorers: tuple[int, ...]  # clan cards that score something at the end
    scores_more: bool  # a clan card, a relic or a location card does
    edition: str = ""  # the hash of the whole file
    grammar: Grammar = field(default_factory=dict)

    def cards(self, family: str) -> range:
        """The numbers of all cards of a family."""
        numbers = [number for number, kind in enumerate(self.by_card) if kind.family == family]
        return range(numbers[0], numbers[-1] + 1)


def load_pack(text: str, file: str, vocabulary: Vocabulary) -> Pack:
    """Read a pack file; any mistake names its line and field, and nothing is loaded."""
    mistakes: list[BadFile] = []
    tables = read_tables(text, file, ("pack", "grammar", *FAMILIES), mistakes)
    head = read_head(tables, file, "vendetta")
    clans = ids_in(tables["clan"])
    taken: set[str] = set()
    kinds: list[Kind] = []
    for family in FAMILIES:
        before = len(mistakes)
        for entry in tables[family]:
            with gathering(entry):
                kinds.append(read_kind(entry, family, taken, clans, vocabulary))
        if clans is not None and len(mistakes) == before:  # what is wrong may count or not
            with gathering(Entry(file, family, 0, {}, {}, mistakes)):
                _check_count(family, kinds, clans, file)
    grammar = read_grammar(tables, taken, not mistakes)
    refuse_all(mistakes)
    digest = rules_hash(text, [kind.origin == "stand-in" for kind in kinds])  # which relics there are
    return make_pack(head.id, digest, head.name, tuple(kinds), text_hash(text), grammar)


def make_pack(
    pack_id: str,
    digest: str,
    name: Words,
    kinds: tuple[Kind, ...],
    edition: str = "",
    grammar: Grammar | None = None,
) -> Pack:
    """Number the cards: clan cards, then allies, then victims, in pack order."""
    by_card: list[Kind] = []
    for family in ("clan_card", "ally", "victim"):
        for kind in kinds:
            if kind.family == family:
                by_card.extend([kind] * kind.copies)
    bearers: dict[str, list[tuple[int, Effect]]] = {}
    hearers: dict[str, list[int]] = {}
    for card, kind in enumerate(by_card):
        for moment, effects in kind.at.items():
            hearers.setdefault(moment, []).append(card)
            for effect in effects:
                bearers.setdefault(effect.verb, []).append((card, effect))
    scorers = sorted({card for card, _ in bearers.get("score", ()) if by_card[card].clan >= 0})
    scoring = [
        kind for kind in kinds if any(effect.verb == "score" for effect in kind.at.get("game_end", ()))
    ]

    def of(family: str) -> tuple[Kind, ...]:
        return tuple(kind for kind in kinds if kind.family == family)

    return Pack(
        pack_id, digest, name, kinds, tuple(by_card),
        of("clan"), of("relic"), of("location_card"), of("tile"),
        {verb: tuple(cards) for verb, cards in bearers.items()},
        {moment: tuple(cards) for moment, cards in hearers.items()},
        speakers_of(by_card, kinds),
        tuple(scorers),
        any(kind.family != "ally" for kind in scoring),
        edition,
        grammar or {},
    )  # fmt: skip


def speakers_of(by_card: list[Kind], kinds: tuple[Kind, ...]) -> dict[str, tuple[int, ...]]:
    """By moment the clan cards and allies with a free text; a moment of others has no card."""
    found: dict[str, list[int]] = {}
    others = {own: moment for moment, own in OWN_TEXTS.items()}
    for kind in kinds:
        for moment in kind.at:
            if speaks(kind, moment):
                found.setdefault(others.get(moment, moment), [])
    for card, kind in enumerate(by_card):
        for moment in kind.at:
            if moment not in others and moment not in IN_STEPS.get(kind.family, ()) and speaks(kind, moment):
                found[moment].append(card)
    return {moment: tuple(cards) for moment, cards in found.items()}


def speaks(kind: Kind, moment: str) -> bool:
    """The card has a text made of general verbs at that moment."""
    return any(effect.verb in COMPOSED or effect.verb in FILTER for effect in kind.at[moment])


def _check_count(family: str, kinds: list[Kind], clans: tuple[str, ...], file: str) -> None:
    """VE-102 to VE-113: the box holds exactly so many."""
    found = [kind for kind in kinds if kind.family == family]
    copies = sum(kind.copies for kind in found)
    _count(file, f"{family} cards", f"[[{family}]]", copies, COUNTS[family])
    if family == "clan_card":
        for clan, name in enumerate(clans):
            own = [kind for kind in found if kind.clan == clan]
            _count(file, "cards of one clan", f'clan = "{name}"', len(own), CLAN_CARDS)
            starting = sum(kind.start for kind in own)
            _count(
                file, "starting cards of one clan", f'clan = "{name}", place = "start"', starting, STARTING
            )


def _count(file: str, what: str, counted: str, found: int, wanted: int) -> None:
    """``what`` is said in English, ``counted`` in the words of the pack."""
    if found != wanted:
        why = Reason("box", {"what": counted, "number": found, "wanted": wanted})
        reason = f"there are {found} {what}, but the box has {wanted}"
        raise BadFile(file, 0, "", reason, "Add or remove some", why)


def read_kind(
    entry: Entry, family: str, taken: set[str], clans: tuple[str, ...] | None, vocabulary: Vocabulary
) -> Kind:
    """One card of any family; of no ``clans`` where it is not sure which there are."""
    card_id = entry.id(taken)
    name = entry.words("name")
    origin = entry.origin()
    note = entry.note("note")
    text = entry.words("text", NO_WORDS)
    at = _effects(entry, family, vocabulary) if entry.has("effects") else {}
    more: dict[str, Any] = {}
    if family == "clan_card":
        named = entry.text("clan") if clans is None else entry.one_of("clan", clans, decides=True)
        more["clan"] = clans.index(named) if clans is not None else -1
        more["type"] = entry.one_of("type", TYPES)
        more["power"] = entry.number("power", 0, 20)
        more["start"] = entry.one_of("place", ("deck", "start"), "deck") == "start"
    elif family in ("ally", "victim"):
        more["values"] = values = attempted(entry, NO_VALUES, _values, entry, "values")
        more["earlier"] = (
            attempted(entry, values, _values, entry, "earlier") if entry.has("earlier") else values
        )
        more["vampire"] = family == "ally" and entry.one_of("blood", ("vampire", "human")) == "vampire"
        more["copies"] = entry.number("copies", 1, 60, default=1)
        if entry.has("faces"):
            more["faces"] = tuple(str(face) for face in attempted(entry, [], entry.list, "faces"))
    elif family == "relic":
        more["influence"] = entry.number("influence", 0, 9)
        more["paired"] = attempted(entry, "", entry.text, "paired", "")
    entry.done()
    return Kind(card_id, family, name, text, origin, note, at, **more)


def _values(entry: Entry, name: str) -> Values:
    """VE-107 [influence, feed, drain blood, drained influence]."""
    numbers = entry.list(name)
    if len(numbers) != 4 or not all(type(each) is int and -9 <= each <= 20 for each in numbers):
        why = Reason("form", {"field": name, "example": "[influence, feed, drain, drained]"})
        raise entry.wrong(name, f"{numbers!r} does not fit", "Write [influence, feed, drain, drained]", why)
    return Values(*numbers)


def _effects(entry: Entry, family: str, vocabulary: Vocabulary) -> dict[str, tuple[Effect, ...]]:
    """The calls of verbs, by moment: { preparation = ["steal(1)"] }."""
    legal = OF_FAMILY.get(family, ())
    result: dict[str, tuple[Effect, ...]] = {}
    for moment, calls in attempted(entry, {}, entry.table, "effects").items():
        with gathering(entry):
            if moment not in legal:
                known = ", ".join(legal)
                why = Reason("one-of", {"field": "effects", "value": moment, "known": known})
                reason = f"{moment!r} is not a moment of a {family}"
                raise entry.wrong("effects", reason, f"Moments: {known}", why)
            if not isinstance(calls, list) or not calls or not all(isinstance(call, str) for call in calls):
                why = Reason("form", {"field": "effects", "example": '["verb(…)"]'})
                raise entry.wrong("effects", f"{calls!r} is not a list of calls", 'Write ["verb(…)"]', why)
            result[moment] = _said(entry, family, moment, calls, vocabulary)
    return result


def _said(
    entry: Entry, family: str, moment: str, calls: list[str], vocabulary: Vocabulary
) -> tuple[Effect, ...]:
    """The calls of verbs at one moment."""
    found: list[Effect] = []
    for call in calls:
        with gathering(entry):
            effect = entry.effect("effects", call, moment, vocabulary)
            check_words(entry, family, moment, effect, vocabulary)
            found.append(effect)
    return tuple(found)


def check_words(entry: Entry, family: str, moment: str, effect: Effect, vocabulary: Vocabulary) -> None:
    """Words that mean nothing on such a card at such a moment; a bare verb does not say whose card."""
    if moment == "card_played" and effect.verb in COMPOSED:
        why = Reason("inside-played", {"name": effect.verb, "use": "when_played"})
        remedy = "Write when_played(opponent, here, …) around it"
        raise entry.wrong("effects", f"{effect.verb!r} does not say whose card is meant", remedy, why)
    empty = empty_word(family, moment, effect, vocabulary)
    if empty:
        why = Reason("word-empty", {"name": empty, "heading": family, "moment": moment})
        reason = f"{empty!r} means nothing at the moment {moment!r} in [[{family}]]"
        raise entry.wrong("effects", reason, "Say it in another way", why)


def empty_word(family: str, moment: str, effect: Effect, vocabulary: Vocabulary) -> str:
    """A word that means nothing on such a card at such a moment, if there is one."""
    words = set(words_in((effect.verb, effect.args)))
    for verb in sorted(words & set(vocabulary.verbs)):
        made_for_one = verb not in COMPOSED and verb not in CONSULTED
        if made_for_one and not is_borne(family, verb, vocabulary.verbs[verb].moments):
            return verb
    known = FREE.get(moment)
    is_site = family == "location_card"
    if "that_player" in words and not words & {"when_played", "unless_pays", "for_each"}:
        if known is None or not known.is_about or is_site:
            return "that_player"
    nowhere = family in ("ally", "relic") or (family == "clan_card" and moment == "round_end")
    if nowhere and words & NOWHERE_WORDS:
        return min(words & NOWHERE_WORDS)
    if "won" in words and moment not in WON_IS_KNOWN:
        return "won"
    return empty_side(family, moment, effect.verb, effect.args)


def empty_side(family: str, moment: str, verb: str, args: Sequence[Any]) -> str:
    """Whose card or which place is meant means nothing there; of a call half made, as far as it goes."""
    known, is_site = FREE.get(moment), family == "location_card"
    if verb in FILTER and known is not None:
        if moment in IN_STEPS.get(family, ()):
            return verb
        whose, place = said_at(args, 0, ANYBODY), said_at(args, 2, ANYWHERE)
        if not known.is_here and place not in (ANYWHERE, OPEN):
            return place
        if not known.is_about and whose not in (ANYBODY, OPEN):
            return whose
        return empty_at_site(whose, place) if is_site else ""
    if verb == PLAYED and is_site:
        return empty_at_site(said_at(args, 0, ANYBODY), said_at(args, 1, ANYWHERE))
    return ""


def said_at(args: Sequence[Any], at: int, otherwise: str) -> str:
    """A word of a call; another where the call ends before it."""
    return str(args[at]) if at < len(args) else otherwise


def empty_at_site(whose: str, where: str) -> str:
    """VE-1304 A location card speaks of what happens there, to whomever it happens."""
    if whose == "opponent":
        return whose
    return where if where in ("elsewhere", "haven") else ""


ANYWHERE: Final = "anywhere"
ANYBODY: Final = "anybody"
OPEN: Final = "_"  # what is still to be chosen
NOWHERE_WORDS: Final = frozenset(  # an ally or a relic lies at no location
    (
        "each_rival one_rival rivals cards_of deployed_of deploy_blood alone at_haven face_down here won "
        "present elsewhere move_to_haven may_move_to_haven steal deploy play_blood_here blood_home"
    ).split()
)
