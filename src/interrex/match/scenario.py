"""Scenarios: a position, choices, and what must hold afterwards, in the game's own words.

The same file is a test, a puzzle, a lesson at the table and a bug report.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from interrex.engine.errors import BadSetting, IllegalChoice
from interrex.engine.game import SEAT_LETTERS, Table
from interrex.engine.kind import GameKind
from interrex.engine.packs import Entry, Words, read_tables
from interrex.engine.rulings import check_switches
from interrex.engine.settings import Settings, Switch
from interrex.games import game_kind, house_pack
from interrex.match import saved
from interrex.match.record import read_text

HEADINGS: Final = ("scenario", "given", "step")
OWN_FACTS: Final = (
    "asked", "offered", "not_offered", "options", "over", "winner", "told", "not_told",
)  # fmt: skip
LISTS_OF_WORDS: Final = ("offered", "not_offered", "told", "not_told")


@dataclass(frozen=True, slots=True)
class Refused:
    """A choice that must be refused, and by which rule."""

    choice: str
    rule: str


@dataclass(frozen=True, slots=True)
class Step:
    """Choices, choices that must be refused, and what must hold then.

    A lesson tells each step: ``say`` before its choices, ``wrong`` when the learner chooses something
    else, and the rules behind it.
    """

    line: int
    when: tuple[str, ...]
    refused: tuple[Refused, ...]
    then: dict[str, Any]
    say: Words
    wrong: Words
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario file, read and checked; ``position`` builds its table anew."""

    file: str
    id: str
    kind: GameKind
    title: str
    rules: tuple[str, ...]
    cards: tuple[str, ...]
    settings: Settings
    steps: tuple[Step, ...]
    text: str = field(repr=False)

    def position(self) -> Table:
        """The table of ``[given]``, waiting for its first decision."""
        given = read_tables(self.text, self.file, HEADINGS)["given"][0]
        given.number("seats", 1, 6)
        pack = house_pack(self.kind.name)
        if given.has(saved.FIELD):
            return saved.read(self.kind, self.settings, pack, given)
        return self.kind.set_position(self.settings, pack, given)


@dataclass(frozen=True, slots=True)
class Failure:
    """Something that did not hold."""

    line: int
    what: str


def load(file: Path) -> Scenario:
    """Read a scenario file; a mistake names line and field."""
    return read(read_text(file), str(file))


def read(text: str, file: str) -> Scenario:
    """Read the text of a scenario."""
    tables = read_tables(text, file, HEADINGS)
    head = _only(tables["scenario"], file, "scenario")
    given = _only(tables["given"], file, "given")
    kind = game_kind_of(head)
    seats = given.number("seats", 1, 6)
    if seats not in kind.seats:
        legal = ", ".join(map(str, kind.seats))
        raise given.wrong("seats", f"{kind.title} is not for {seats} seats", f"Legal: {legal}")
    scenario = Scenario(
        file=file,
        id=head.text("id"),
        kind=kind,
        title=head.text("title"),
        rules=_texts(head, "rules"),
        cards=_texts(head, "cards") if head.has("cards") else (),
        settings=_settings(head, kind, seats, given.has(saved.FIELD)),
        steps=tuple(_step(entry) for entry in tables["step"]),
        text=text,
    )
    head.done()
    if not scenario.steps:
        raise head.wrong("", "it has no [[step]]", "Add a step with when and then")
    scenario.position()
    return scenario


def game_kind_of(head: Entry) -> GameKind:
    name = head.text("game")
    try:
        return game_kind(name)
    except BadSetting as bad:
        raise head.wrong("game", str(bad).rstrip("."), "Name one of them") from None


def _only(entries: list[Entry], file: str, heading: str) -> Entry:
    if len(entries) != 1:
        first = entries[0] if entries else Entry(file, heading, 0, {}, {})
        raise first.wrong("", f"there are {len(entries)} of it", f"Write exactly one [{heading}]")
    return entries[0]


def _texts(entry: Entry, name: str) -> tuple[str, ...]:
    values = entry.list(name)
    if not all(isinstance(value, str) for value in values):
        raise entry.wrong(name, "something in it is not a text", 'Write ["…", "…"]')
    return tuple(values)


def _settings(head: Entry, kind: GameKind, seats: int, written: bool) -> Settings:
    """The settings of a scenario. A written position that names no rules version is of the oldest."""
    rulings: dict[str, Switch] = head.table("rulings", {})
    variants: dict[str, Switch] = head.table("variants", {})
    try:
        rulings = check_switches(kind.rulings, rulings)
    except BadSetting as bad:
        raise head.wrong("rulings", str(bad).rstrip("."), "Mend its name or its reading") from None
    for name, value in variants.items():
        if value not in kind.variants.get(name, ()):
            known = ", ".join(kind.variants) or "none"
            raise head.wrong("variants", f"{name} = {value!r} does not fit", f"Variants: {known}")
    pack = house_pack(kind.name)
    seed = head.number("seed", 0, 10**9, 1)
    oldest, newest = kind.oldest_rules_version, kind.rules_version
    version = head.number("rules_version", oldest, newest, oldest if written else newest)
    return Settings(kind.name, seats, seed, version, pack.id, pack.hash, rulings, variants)


def _step(entry: Entry) -> Step:
    when = _texts(entry, "when") if entry.has("when") else ()
    refused = []
    for each in entry.list("refused") if entry.has("refused") else []:
        if not isinstance(each, dict) or set(each) - {"choice", "rule"} or "choice" not in each:
            raise entry.wrong("refused", f"{each!r} does not fit", 'Write { choice = "A: …", rule = "…" }')
        refused.append(Refused(each["choice"], each.get("rule", "")))
    for choice in (*when, *(each.choice for each in refused)):
        _split(entry, choice)
    then = entry.table("then", {})
    for name in LISTS_OF_WORDS:
        wanted = then.get(name, [])
        if not isinstance(wanted, list) or not all(isinstance(word, str) for word in wanted):
            raise entry.wrong(
                "then", f"{name} = {wanted!r} is no list of words", f'Write {name} = ["…", "…"]'
            )
    say = entry.words("say", {})
    wrong = entry.words("wrong", {})
    if wrong and not (say and when):
        raise entry.wrong("wrong", "nothing is told or chosen here", "Add say and when, or leave it out")
    rules = _texts(entry, "rules") if entry.has("rules") else ()
    entry.done()
    return Step(entry.line, when, tuple(refused), then, say, wrong, rules)


def _split(entry: Entry, choice: str) -> tuple[int, str]:
    letter, colon, word = choice.partition(": ")
    if not colon or len(letter) != 1 or letter not in SEAT_LETTERS:
        raise entry.wrong("when", f"{choice!r} is no choice", 'Write "A: word"')
    return SEAT_LETTERS.index(letter), word


# --- running ------------------------------------------------------------------------------------


def run(scenario: Scenario) -> list[Failure]:
    """Play the scenario; the result names everything that did not hold."""
    game = scenario.position()
    failures: list[Failure] = []
    for step in scenario.steps:
        told = len(game.told)
        for choice in step.when:
            try:
                game.choose(choice[3:], SEAT_LETTERS.index(choice[0]))
            except IllegalChoice as illegal:
                failures.append(Failure(step.line, f"{choice}: {illegal}"))
                return failures
        for refused in step.refused:
            failures.extend(_refusal(game, refused, step.line))
        facts = {**scenario.kind.facts(game), **_own_facts(game, told)}
        failures.extend(_compare(facts, step))
    return failures


def _refusal(game: Table, refused: Refused, line: int) -> list[Failure]:
    before = game.fingerprint()
    try:
        game.choose(refused.choice[3:], SEAT_LETTERS.index(refused.choice[0]))
    except IllegalChoice as illegal:
        if refused.rule and illegal.rule != refused.rule:
            what = f"{refused.choice} was refused by {illegal.rule}, not {refused.rule}"
            return [Failure(line, what)]
        if game.fingerprint() != before:
            return [Failure(line, f"the refused {refused.choice} changed something")]
        return []
    return [Failure(line, f"{refused.choice} was not refused")]


def _own_facts(game: Table, told: int) -> dict[str, Any]:
    decisions = game.decisions
    words = [word for decision in decisions[:1] for word in decision.options]
    kinds = {line[0] for line in game.told[told:]}
    winners = game.result.winners if game.result is not None else ()
    return {
        "asked": " and ".join(f"{SEAT_LETTERS[each.seat]} {each.question}" for each in decisions),
        "options": words,
        "offered": set(words),
        "not_offered": set(words),
        "over": game.is_over,
        "winner": " ".join(SEAT_LETTERS[seat] for seat in winners),
        "told": kinds,
        "not_told": kinds,
    }


def _compare(facts: dict[str, Any], step: Step) -> list[Failure]:
    failures = []
    for name, wanted in step.then.items():
        if name not in facts:
            known = ", ".join(sorted(facts))
            failures.append(Failure(step.line, f"{name!r} is no fact of this game; facts: {known}"))
            continue
        found = facts[name]
        if name in ("offered", "told"):
            wrong = [each for each in wanted if each not in found]
        elif name in ("not_offered", "not_told"):
            wrong = [each for each in wanted if each in found]
        else:
            wrong = [] if _holds(found, wanted) else [wanted]
        if wrong:
            shown = sorted(found) if isinstance(found, set) else found
            failures.append(Failure(step.line, f"{name}: wanted {wrong!r}, found {shown!r}"))
    return failures


def _holds(found: Any, wanted: Any) -> bool:
    """A table must hold for the keys it names; lists of words in any order; the rest exactly."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        return all(key in found and _holds(found[key], value) for key, value in wanted.items())
    if isinstance(wanted, list) and isinstance(found, list | tuple):
        return sorted(map(str, wanted)) == sorted(map(str, found))
    return bool(found == wanted)
