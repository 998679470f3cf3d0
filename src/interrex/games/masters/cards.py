"""The components of Masters of the Night: kinds, and reading them from a pack file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from interrex.engine.effects import MOMENT, Effect, Vocabulary
from interrex.engine.errors import BadFile, Reason
from interrex.engine.grammar import read_grammar
from interrex.engine.packs import (
    Entry,
    Grammar,
    Words,
    attempted,
    gathering,
    read_head,
    read_tables,
    refuse_all,
    rules_hash,
    same_in_all,
    text_hash,
)
from interrex.games.masters.moments import (
    BY_VAMPIRE,
    IN_DISTRICT,
    MOMENTS,
    OF_A_CARD,
    SIDES,
    Trigger,
    leaving,
    read_triggers,
    spoken_of,
)

FAMILIES: Final = ("district", "face", "vampire", "event", "relic")
COUNTS: Final = {"district": 9, "face": 4, "vampire": 6, "event": 54, "relic": 14}
ACTS: Final = 3
EVENTS_IN_ACT: Final = 18
CELL_NAMES: Final = ("r1c1", "r1c2", "r1c3", "r2c1", "r2c2", "r2c3", "r3c1", "r3c2", "r3c3")

# MN-101, MN-102: the tiles and the vampires of the box; texts name them, so packs keep their ids
DISTRICTS: Final = (
    "railway-station", "museum", "asylum", "city-park", "nightclub", "newspaper-office",
    "police-station", "cathedral", "old-cemetery",
)  # fmt: skip
VAMPIRES: Final = ("agnieszka", "imre", "ishtvan", "laszlo", "mila", "nevena")
# the Blood and the Darkness ability of each, as options and log lines name them
ABILITIES: Final = (
    "hypnosis", "mass-trance", "elders-care", "family-feast", "demon-summoning", "gates-of-hell",
    "battle-frenzy", "strike-from-the-shadows", "temptation", "thralls-of-the-night", "omen",
    "rewritten-fate",
)  # fmt: skip

ONE_OFF: Final = "one-off"
THIS_ROUND: Final = "this round"
PERMANENT: Final = "permanent"
PLACED: Final = "placed"
EVENT_KINDS: Final = (ONE_OFF, THIS_ROUND, PERMANENT, PLACED)
PLACED_ON: Final = (*DISTRICTS, "red", "most kills", "most blood", "sealed")

ON_VAMPIRES: Final = ("most kills", "most blood")
# standing verbs by what they speak of: the district, or the vampire, on which their card lies
OF_DISTRICTS: Final = frozenset(
    (
        "no_day_effect seal_cracked minions_double only_dice seal_free no_escort night_effect_cost "
        "less_fight_blood redirect_agent"
    ).split()
)
OF_VAMPIRES: Final = frozenset(("no_blood_ability", "fight_blood", "ap_less"))
ONLY_PLACED: Final = frozenset(("redirect_agent", "agent_after_plan"))

PASSIVE: Final = "passive"
ACTIVATED: Final = "activated"
PLACEABLE: Final = "placeable"
RELIC_KINDS: Final = (PASSIVE, ACTIVATED, PLACEABLE)

Row = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class District:
    """MN-114 A tile with a day effect (for either side ahead) or a night effect."""

    id: str
    name: Words
    text: Words
    origin: str
    note: Words
    night: bool
    ap: int
    night_effect: tuple[Effect, ...]
    minions_ahead: tuple[Effect, ...]
    agents_ahead: tuple[Effect, ...]
    triggers: tuple[Trigger, ...] = ()


@dataclass(frozen=True, slots=True)
class Face:
    """MN-113 A Veil face: the agent pool, the strong-Veil row and the weak-Veil row."""

    id: str
    name: Words
    origin: str
    note: Words
    vampires: int
    agents: int
    rows: tuple[Row, Row]
    reported: tuple[Row, Row]  # MN-R39


@dataclass(frozen=True, slots=True)
class Ability:
    """A Blood or Darkness ability, or a seal: several verbs of an ability are a choice of one."""

    name: Words
    text: Words
    cost: int
    effects: tuple[Effect, ...]
    in_fight: bool  # MN-1310
    entered: bool = False  # of a seal: it works when a vampire enters its district


@dataclass(frozen=True, slots=True)
class Vampire:
    """MN-103 A vampire card."""

    id: str
    name: Words
    origin: str
    note: Words
    blood: Ability
    darkness: Ability
    seal: Ability
    triggers: tuple[Trigger, ...] = ()
    seal_triggers: tuple[Trigger, ...] = ()  # once the seal lies in a district


@dataclass(frozen=True, slots=True)
class Event:
    """MN-404 An event: plan, sentences carried out, what holds while it lies, when it goes."""

    id: str
    name: Words
    text: Words
    origin: str
    note: Words
    act: int
    red: int
    grey: tuple[int, int]
    kind: str
    on: str
    effects: tuple[Effect, ...]
    standing: tuple[Effect, ...]
    discard_when: tuple[Effect, ...]
    daily: tuple[Effect, ...] = ()  # what it does when a day begins, while it lies
    triggers: tuple[Trigger, ...] = ()


@dataclass(frozen=True, slots=True)
class Relic:
    """MN-1010 A relic: what it costs to use or place, and what it does."""

    id: str
    name: Words
    text: Words
    origin: str
    note: Words
    kind: str
    ap: int
    blood: int
    veil: int
    once_per_round: bool
    effects: tuple[Effect, ...]
    triggers: tuple[Trigger, ...] = ()


Card = Event | Relic


@dataclass(frozen=True, slots=True)
class Pack:
    """The box. Card numbers: events in pack order, then relics."""

    id: str
    hash: str
    name: Words
    districts: tuple[District, ...]
    faces: tuple[Face, ...]
    vampires: tuple[Vampire, ...]
    events: tuple[Event, ...]
    relics: tuple[Relic, ...]
    edition: str  # the hash of the whole file
    grammar: Grammar
    spoken: frozenset[str] = frozenset()  # the moments of which some card speaks

    @property
    def cards(self) -> tuple[Card, ...]:
        return (*self.events, *self.relics)


def ability_number(kind: int, which: str) -> int:
    """The number of a Blood or Darkness ability in ``ABILITIES``."""
    return 2 * kind + (which == "darkness")


def load_pack(text: str, file: str, vocabulary: Vocabulary) -> Pack:
    """Read a pack file; any mistake names its line and field, and nothing is loaded."""
    mistakes: list[BadFile] = []
    tables = read_tables(text, file, ("pack", "grammar", *FAMILIES), mistakes)
    are_sure = not mistakes  # a heading that is wrong may be that of any card
    head = read_head(tables, file, "masters")
    for family, wanted in COUNTS.items() if are_sure else ():
        with gathering(Entry(file, family, 0, {}, {}, mistakes)):
            count(file, f"[[{family}]]", f"[[{family}]]", len(tables[family]), wanted)
    taken: set[str] = set()
    districts: list[District] = []
    for entry in tables["district"]:
        with gathering(entry):
            districts.append(read_district(entry, taken, vocabulary))
    faces: list[Face] = []
    for entry in tables["face"]:
        with gathering(entry):
            faces.append(read_face(entry, taken))
    vampires: list[Vampire] = []
    for entry in tables["vampire"]:
        with gathering(entry):
            vampires.append(read_vampire(entry, taken, vocabulary))
    events: list[Event] = []
    for entry in tables["event"]:
        with gathering(entry):
            events.append(read_event(entry, taken, vocabulary))
    relics: list[Relic] = []
    for entry in tables["relic"]:
        with gathering(entry):
            relics.append(read_relic(entry, taken, vocabulary))
    grammar = read_grammar(tables, taken, not mistakes)
    refuse_all(mistakes)
    for act in range(1, ACTS + 1):
        found = sum(event.act == act for event in events)
        count(file, f"events of act {act}", f"[[event]], act = {act}", found, EVENTS_IN_ACT)
    return Pack(
        head.id,
        rules_hash(text),
        head.name,
        tuple(sorted(districts, key=lambda district: DISTRICTS.index(district.id))),
        tuple(sorted(faces, key=lambda face: face.vampires)),
        tuple(sorted(vampires, key=lambda vampire: VAMPIRES.index(vampire.id))),
        tuple(sorted(events, key=lambda event: event.act)),
        tuple(relics),
        text_hash(text),
        grammar,
        spoken_in(districts, vampires, events, relics),
    )


def spoken_in(
    districts: list[District], vampires: list[Vampire], events: list[Event], relics: list[Relic]
) -> frozenset[str]:
    """The moments of which some text of the box speaks."""
    texts: list[District | Vampire | Event | Relic] = [*districts, *vampires, *events, *relics]
    triggers = [each for text in texts for each in text.triggers]
    triggers += [each for vampire in vampires for each in vampire.seal_triggers]
    return spoken_of(tuple(triggers), tuple(each for event in events for each in event.discard_when))


def count(file: str, what: str, counted: str, found: int, wanted: int) -> None:
    """MN-101 to MN-111: the box holds exactly so many; ``counted`` says which in the words of the pack."""
    if found != wanted:
        why = Reason("box", {"what": counted, "number": found, "wanted": wanted})
        reason = f"there are {found} {what}, but the box has {wanted}"
        raise BadFile(file, 0, "", reason, "Add or remove some", why)


def note_of(entry: Entry) -> Words:
    """Which parts are stand-in, or known, on a component that mixes both."""
    return entry.note("stand_in", "known")


def effects_of(entry: Entry, field: str, moment: str, vocabulary: Vocabulary) -> tuple[Effect, ...]:
    return entry.effects(field, moment, vocabulary) if entry.has(field) else ()


def read_district(entry: Entry, taken: set[str], vocabulary: Vocabulary) -> District:
    """One tile."""
    found, name, text, origin, note = (
        entry.id(taken, DISTRICTS), entry.words("name"), entry.words("text"), entry.origin(), note_of(entry),
    )  # fmt: skip
    night = entry.one_of("phase", ("day", "night"), decides=True) == "night"
    district = District(
        found,
        name,
        text,
        origin,
        note,
        night,
        entry.number("ap", 1, 2) if night else 0,
        entry.effects("effect", "night effect", vocabulary) if night else (),
        () if night else effects_of(entry, "minions_ahead", "day effect", vocabulary),
        () if night else effects_of(entry, "agents_ahead", "day effect", vocabulary),
        read_triggers(entry, "moments", sides_of("district"), vocabulary),
    )
    entry.done()
    return district


def read_row(entry: Entry, field: str) -> tuple[Row, Row]:
    """Two rows of three numbers: strong Veil, weak Veil."""
    rows: list[Any] = entry.list(field)
    remedy = "Write [[red, grey, grey], [red, grey, grey]] with numbers from 0 to 6"
    why = Reason("rows", {"field": field})
    if len(rows) != 2:
        raise entry.wrong(field, f"there are {len(rows)} rows", remedy, why)
    for row in rows:
        if not isinstance(row, list) or len(row) != 3:
            raise entry.wrong(field, f"{row!r} is not a row", remedy, why)
        if not all(type(number) is int and 0 <= number <= 6 for number in row) or row[1] < row[2]:
            remedy = f"{remedy}, the larger grey number first"
            raise entry.wrong(field, f"{row!r} does not fit", remedy, why)
    strong, weak = rows
    return (strong[0], strong[1], strong[2]), (weak[0], weak[1], weak[2])


NO_ROWS: Final[tuple[Row, Row]] = ((0, 0, 0), (0, 0, 0))


def read_face(entry: Entry, taken: set[str]) -> Face:
    """One Veil face."""
    face = Face(
        entry.id(taken),
        entry.words("name"),
        entry.origin(),
        note_of(entry),
        entry.number("vampires", 2, 5),
        entry.number("agents", 1, 12),
        attempted(entry, NO_ROWS, read_row, entry, "rows"),
        attempted(entry, NO_ROWS, read_row, entry, "reported_rows"),
    )
    entry.done()
    return face


def read_ability(
    entry: Entry, field: str, moments: tuple[str, ...], vocabulary: Vocabulary, is_needed: bool = True
) -> Ability:
    """An ability is a table of its own: name, cost, effect, text.

    A seal costs nothing; where stored packs name a cost, it is passed over.
    """
    table = entry.table(field)
    is_seal = moments[0] == "seal"
    if is_seal:
        table = {name: value for name, value in table.items() if name != "cost"}
    inner = Entry(entry.file, f"{entry.heading}.{field}", entry.line_of(field), table, {}, entry.mistakes)
    inner.gathers = entry.gathers
    name, text = inner.words("name"), inner.words("text")
    cost = 0 if is_seal else inner.number("cost", 0, 4)
    when = inner.one_of("when", moments, moments[0], decides=True)
    ability = Ability(
        name,
        text,
        cost,
        inner.effects("effect", when, vocabulary) if is_needed or inner.has("effect") else (),
        when == "fight",
        when == "entered",
    )
    if len({effect.verb for effect in ability.effects}) < len(ability.effects):
        why = Reason("same-verb", {"field": field, "use": "choose_one"})
        reason = "two parts to choose from have the same verb"
        raise entry.wrong(field, reason, "Write choose_one(…, …)", why)
    inner.done()
    return ability


NO_ABILITY: Final = Ability(same_in_all(""), same_in_all(""), 0, (), False)
NO_CELL: Final = -1


def read_vampire(entry: Entry, taken: set[str], vocabulary: Vocabulary) -> Vampire:
    """One vampire card; its seal may work when a vampire enters its district, or at any other moment."""
    found, name, origin, note = (
        entry.id(taken, VAMPIRES), entry.words("name"), entry.origin(), note_of(entry),
    )  # fmt: skip
    triggers = read_triggers(entry, "moments", sides_of("vampire"), vocabulary)
    seal_triggers = read_triggers(entry, "seal_moments", sides_of("vampire"), vocabulary)
    needs = not seal_triggers
    seal = attempted(entry, NO_ABILITY, read_ability, entry, "seal", ("seal", "entered"), vocabulary, needs)
    if seal.entered and seal.effects:
        entering = (vocabulary.parse("vampire_enters(here)", MOMENT),)
        seal_triggers = (Trigger(entering, seal.effects), *seal_triggers)
    vampire = Vampire(
        found,
        name,
        origin,
        note,
        attempted(entry, NO_ABILITY, read_ability, entry, "blood", ("turn", "fight"), vocabulary),
        attempted(entry, NO_ABILITY, read_ability, entry, "darkness", ("turn", "fight"), vocabulary),
        seal,
        triggers,
        seal_triggers,
    )
    entry.done()
    return vampire


def read_cell(entry: Entry, field: str, value: Any) -> int:
    if value not in CELL_NAMES:
        known = ", ".join(CELL_NAMES)
        why = Reason("one-of", {"field": field, "value": str(value), "known": known})
        raise entry.wrong(field, f"{value!r} is not a cell", f"Write one of: {known}", why)
    return CELL_NAMES.index(value)


def sides_of(family: str, kind: str = "", on: str = "") -> frozenset[str]:
    """The words by which a text says that a moment is its own: of its district, its vampire, its card."""
    if family in ("district", "vampire"):
        return IN_DISTRICT if family == "district" else BY_VAMPIRE
    if family == "relic":
        return OF_A_CARD | (IN_DISTRICT if kind == PLACEABLE else BY_VAMPIRE)
    if kind == PLACED and not on:
        return SIDES  # it is still to be chosen where it lies
    return OF_A_CARD | ((BY_VAMPIRE if on in ON_VAMPIRES else IN_DISTRICT) if on else frozenset())


def read_on(entry: Entry) -> str:
    return entry.one_of("on", PLACED_ON, decides=True)


def read_red(entry: Entry) -> int:
    return read_cell(entry, "red", entry.text("red"))


def read_grey(entry: Entry, red: int) -> tuple[int, int]:
    """MN-405 The other two cells of a plan; which is the red one may not be known."""
    grey = [read_cell(entry, "grey", value) for value in entry.list("grey")]
    if len({red, *grey}) != 3 or len(grey) != 2:
        reason, why = "a plan marks three different cells", Reason("plan", {})
        raise entry.wrong("grey", reason, "Name two cells besides the red one", why)
    return grey[0], grey[1]


def read_event(entry: Entry, taken: set[str], vocabulary: Vocabulary) -> Event:
    """One event card; MN-405: its plan marks three different cells."""
    found, name, text, origin, note = (
        entry.id(taken), entry.words("name"), entry.words("text"), entry.origin(), note_of(entry),
    )  # fmt: skip
    act = entry.number("act", 1, ACTS)
    red = attempted(entry, NO_CELL, read_red, entry)
    grey = attempted(entry, (0, 0), read_grey, entry, red)
    kind = entry.one_of("kind", EVENT_KINDS, decides=True)
    on = attempted(entry, "", read_on, entry) if kind == PLACED else ""
    is_sure = kind != PLACED or bool(on)  # where it lies decides which words it may say
    stays = kind != ONE_OFF
    standing = effects_of(entry, "while", "while", vocabulary) if stays else ()
    if is_sure:
        check_standing(entry, "while", standing, kind == PLACED, on in ON_VAMPIRES)
    sides = sides_of("event", kind, on)
    goes = entry.effects("discard_when", "discard when", vocabulary) if kind == PLACED else ()
    triggers = read_triggers(entry, "moments", sides, vocabulary) if stays else ()
    event = Event(
        found, name, text, origin, note, act, red, grey, kind, on,
        effects_of(entry, "effect", "event", vocabulary),
        standing,
        tuple(each for each in goes if each.verb not in MOMENTS),
        effects_of(entry, "daily", "daily", vocabulary) if stays else (),
        (*leaving(entry, goes, sides, vocabulary), *triggers),
    )  # fmt: skip
    entry.done()
    return event


def check_standing(
    entry: Entry, field: str, effects: tuple[Effect, ...], placed: bool, on_vampire: bool
) -> None:
    """MN-444 A text about a district lies in one, a text about a vampire on one; other cards mean all."""
    for effect in effects:
        district = effect.verb in OF_DISTRICTS and placed and on_vampire
        vampire = effect.verb in OF_VAMPIRES and placed and not on_vampire
        if district or (effect.verb in ONLY_PLACED and not placed):
            why = Reason("needs-district", {"name": effect.verb})
            reason = f"{effect.verb!r} speaks of the district in which its card lies"
            raise entry.wrong(field, reason, 'Write kind = "placed" and the district in "on"', why)
        if vampire:
            why = Reason("needs-vampire", {"name": effect.verb})
            reason = f"{effect.verb!r} speaks of the vampire on whom its card lies"
            raise entry.wrong(
                field, reason, 'Write on = "most kills" or "most blood", or let it be permanent', why
            )


def read_cost(entry: Entry) -> dict[str, int]:
    """What is paid for a relic."""
    cost = entry.table("cost", {})
    for what, number in cost.items():
        if what not in ("ap", "blood", "veil") or type(number) is not int or not 0 <= number <= 4:
            why = Reason("form", {"field": "cost", "example": "{ ap = 1, blood = 1, veil = 1 }"})
            raise entry.wrong(
                "cost", f"{what} = {number!r} does not fit", "Write { ap = 1, blood = 1, veil = 1 }", why
            )
    return cost


def read_relic(entry: Entry, taken: set[str], vocabulary: Vocabulary) -> Relic:
    """One relic card."""
    found, name, text, origin, note = (
        entry.id(taken), entry.words("name"), entry.words("text"), entry.origin(), note_of(entry),
    )  # fmt: skip
    kind = entry.one_of("kind", RELIC_KINDS, decides=True)
    cost = attempted(entry, {}, read_cost, entry)
    moment = {PASSIVE: "owned", ACTIVATED: "relic", PLACEABLE: "while"}[kind]
    sides = sides_of("relic", kind)
    triggers = read_triggers(entry, "moments", sides, vocabulary)
    is_needed = kind == ACTIVATED or not triggers
    relic = Relic(
        found, name, text, origin, note, kind,
        cost.get("ap", 0), cost.get("blood", 0), cost.get("veil", 0),
        entry.one_of("once", ("per round", "no"), "no") == "per round",
        entry.effects("effect", moment, vocabulary) if is_needed or entry.has("effect") else (),
        triggers,
    )  # fmt: skip
    check_standing(entry, "effect", relic.effects, kind == PLACEABLE, on_vampire=False)
    entry.done()
    return relic
