"""Scenarios: a position, choices, and what must hold afterwards, in the game's own words.

The same file is a test, a puzzle, a lesson at the table and a bug report.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

from interrex.engine.chance import LoadedChance
from interrex.engine.errors import BadFile, BadSetting, EngineError, IllegalChoice, InterrexError
from interrex.engine.packs import Entry, Words, read_tables
from interrex.engine.questions import LogLine
from interrex.engine.settings import Settings, Switch
from interrex.engine.spec import GameSpec
from interrex.engine.table import SEAT_LETTERS, Table
from interrex.games import game_spec, house_pack, written_with
from interrex.match import saved
from interrex.match.record import read_text
from interrex.match.wording import Vocabulary, fits, line_word

HEADINGS: Final = ("scenario", "given", "step")
OPTION_FACTS: Final = ("options", "offered", "not_offered")
LOG_FACTS: Final = ("told", "not_told", "told_in_order")
ALL: Final = "all"  # pass = "all"
OTHERS: Final = "others"  # in a table of [then]: all keys that it does not name
POSSIBLE: Final = "Give a position that can come in a game"
CORRECT: Final = "Correct the word"
MAX_VERSION: Final = 1_000_000  # of rules; the game says which it has
NOTHING: Final = "nothing"  # no card, no number, an empty word


class Choice(NamedTuple):
    """What a seat chooses; a file has it as ``A: word``."""

    seat: int
    word: str

    def __str__(self) -> str:
        return f"{SEAT_LETTERS[self.seat]}: {self.word}"


@dataclass(frozen=True, slots=True)
class Refused:
    """A choice that must be refused, and by which rule."""

    choice: Choice
    rule: str


@dataclass(frozen=True, slots=True)
class Step:
    """Choices, then everybody passes if it says so, choices that must be refused, and what must hold then.

    A lesson tells each step: ``say`` before its choices, ``wrong`` when the learner chooses something
    else, and the rules behind it.
    """

    line: int
    when: tuple[Choice, ...]
    refused: tuple[Refused, ...]
    then: dict[str, Any]
    say: Words
    wrong: Words
    rules: tuple[str, ...]
    all_pass: bool = False


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario file, read and checked; ``position`` builds its table anew."""

    file: str
    id: str
    spec: GameSpec
    title: str
    rules: tuple[str, ...]
    cards: tuple[str, ...]
    settings: Settings
    steps: tuple[Step, ...]
    text: str = field(repr=False)
    pack: Any = field(repr=False)  # the cards it is played with

    def position(self) -> Table:
        """The table of ``[given]``, waiting for its first decision."""
        given = read_tables(self.text, self.file, HEADINGS)["given"][0]
        given.number("seats", 1, 6)
        if saved.is_in(given):
            return saved.read(self.spec, self.settings, self.pack, given)
        try:
            return self.spec.position(self.settings, self.pack, given)
        except BadFile:
            raise
        except EngineError as wrong:
            raise given.wrong("", f"the game cannot go on from here ({wrong})", POSSIBLE) from None
        except InterrexError as wrong:
            raise given.wrong("", str(wrong).rstrip("."), POSSIBLE) from None


@dataclass(frozen=True, slots=True)
class Failure:
    """Something that did not hold."""

    line: int
    what: str


def load(file: Path) -> Scenario:
    """Read a scenario file; a mistake names line and field."""
    return read(read_text(file), str(file))


def read(text: str, file: str, pack: Any = None) -> Scenario:
    """Read the text of a scenario; it may be about the cards of a pack of one's own."""
    tables = read_tables(text, file, HEADINGS)
    head = _only(tables["scenario"], file, "scenario")
    given = _only(tables["given"], file, "given")
    spec = _spec_of(head)
    named = head.text("pack") if head.has("pack") else ""
    if pack is None:
        pack = _house_of(named, head, given, spec)
    scenario = Scenario(
        file=file,
        id=head.text("id"),
        spec=spec,
        title=head.text("title"),
        rules=_texts(head, "rules"),
        cards=_texts(head, "cards") if head.has("cards") else (),
        settings=_settings(head, given, spec, pack),
        steps=tuple(_step(entry) for entry in tables["step"]),
        text=text,
        pack=pack,
    )
    head.done()
    if not scenario.steps:
        raise head.wrong("", "it has no [[step]]", "Add a step with 'when' and 'then'")
    _check_words(scenario, tables["step"])
    return scenario


def _check_words(scenario: Scenario, entries: list[Entry]) -> None:
    """The position can be built, and whatever is not to happen has a name in this game."""
    game = scenario.position()
    words = Vocabulary(scenario.spec, game)
    facts = {*scenario.spec.facts(game), *_own_facts(scenario.spec, game, 0)}
    for step, entry in zip(scenario.steps, entries, strict=True):
        for name, wanted in step.then.items():
            if name not in facts:
                known = ", ".join(sorted(facts))
                raise entry.wrong("then", f"{name!r} is not a fact of this game", f"Facts: {known}")
            if name in OPTION_FACTS or name in LOG_FACTS:
                if not isinstance(wanted, list) or not all(isinstance(word, str) for word in wanted):
                    remedy = f'Write {name} = ["…", "…"]'
                    raise entry.wrong("then", f"{name} = {wanted!r} is not a list of words", remedy)
                for word in wanted:  # an option that is to be offered shows by itself whether it can come
                    why = words.no_line(word) if name in LOG_FACTS else ""
                    if name == "not_offered":
                        why = words.no_option(word)
                    if why:
                        raise entry.wrong("then", f"{name}: {word!r} cannot come: {why}", CORRECT)
        for refused in step.refused:
            why = words.no_option(refused.choice.word)
            if why:
                raise entry.wrong("refused", f"'{refused.choice}' cannot come: {why}", CORRECT)


def _spec_of(head: Entry) -> GameSpec:
    name = head.text("game")
    try:
        return game_spec(name)
    except BadSetting as bad:
        raise head.wrong("game", str(bad).rstrip("."), "Name one of them") from None


def _only(entries: list[Entry], file: str, heading: str) -> Entry:
    if len(entries) != 1:
        first = entries[0] if entries else Entry(file, heading, 0, {}, {})
        raise first.wrong("", f"there are {len(entries)} of them", f"Write exactly one [{heading}]")
    return entries[0]


def _texts(entry: Entry, name: str) -> tuple[str, ...]:
    values = entry.list(name)
    if not all(isinstance(value, str) for value in values):
        raise entry.wrong(name, "something in it is not a text", 'Write ["…", "…"]')
    return tuple(values)


def _house_of(named: str, head: Entry, given: Entry, spec: GameSpec) -> Any:
    """The house pack that a scenario names by its hash, or that of today. In a written position cards are
    numbers, so it belongs to one pack; where it names none, to that of the time when none was named."""
    try:
        return house_pack(spec.name, named or (written_with(spec.name) if saved.is_in(given) else ""))
    except BadSetting as bad:
        raise head.wrong("pack", str(bad).rstrip("."), "Use the file as it was made") from None


def _settings(head: Entry, given: Entry, spec: GameSpec, pack: Any) -> Settings:
    """The settings of a scenario. A written position that names no rules version is of the oldest."""
    rulings: dict[str, Switch] = head.table("rulings", {})
    variants: dict[str, Switch] = head.table("variants", {})
    seats = given.number("seats", 1, len(SEAT_LETTERS))
    seed = head.number("seed", 0, 10**9, 1)
    usual = spec.oldest_rules_version if saved.is_in(given) else spec.rules_version
    version = head.number("rules_version", 0, MAX_VERSION, usual)
    try:
        return spec.settings(seats, seed, pack, rulings, variants, version)
    except BadSetting as bad:
        entry = given if bad.field == "seats" else head
        raise entry.wrong(bad.field, str(bad).rstrip("."), "Correct its name or its value") from None


def _step(entry: Entry) -> Step:
    texts = _texts(entry, "when") if entry.has("when") else ()
    when = tuple(_choice(entry, "when", text) for text in texts)
    refused = tuple(_refused(entry, each) for each in (entry.list("refused") if entry.has("refused") else []))
    then = entry.table("then", {})
    say = entry.words("say", {})
    wrong = entry.words("wrong", {})
    if wrong and not (say and when):
        raise entry.wrong("wrong", "nothing is told or chosen here", "Add 'say' and 'when', or leave it out")
    all_pass = entry.has("pass") and entry.one_of("pass", (ALL,)) == ALL
    if all_pass and say:
        raise entry.wrong("pass", "a lesson names each choice", "Write the choices in 'when'")
    rules = _texts(entry, "rules") if entry.has("rules") else ()
    entry.done()
    return Step(entry.line, when, refused, then, say, wrong, rules, all_pass)


def _refused(entry: Entry, given: Any) -> Refused:
    fits_in = isinstance(given, dict) and {"choice"} <= set(given) <= {"choice", "rule"}
    if not fits_in or not all(isinstance(value, str) for value in given.values()):
        raise entry.wrong("refused", f"{given!r} does not fit", 'Write { choice = "A: …", rule = "…" }')
    return Refused(_choice(entry, "refused", given["choice"]), given.get("rule", ""))


def _choice(entry: Entry, name: str, text: str) -> Choice:
    letter, colon, word = text.partition(": ")
    if not colon or len(letter) != 1 or letter not in SEAT_LETTERS:
        raise entry.wrong(name, f"{text!r} is not a choice", 'Write "A: word"')
    return Choice(SEAT_LETTERS.index(letter), word)


# --- running ------------------------------------------------------------------------------------


def run(scenario: Scenario, table: Table | None = None) -> list[Failure]:
    """Play the scenario, at this table if it is given; the result names everything that did not hold."""
    game = scenario.position() if table is None else table
    failures: list[Failure] = []
    told = 0  # the first step sees all that has happened since the position was laid out
    for step in scenario.steps:
        why = _play(scenario.spec, game, step)
        if why:
            failures.append(Failure(step.line, why))
            return failures
        for refused in step.refused:
            failures.extend(_refusal(game, refused, step.line))
        facts = {**scenario.spec.facts(game), **_own_facts(scenario.spec, game, told)}
        failures.extend(_compare(facts, step))
        told = len(game.told)
    failures.extend(_unused_chance(game, scenario.steps[-1].line))
    return failures


def _play(spec: GameSpec, game: Table, step: Step) -> str:
    """Make the choices of a step; the result is what could not be done."""
    for choice in step.when:
        try:
            game.choose(choice.word, choice.seat)
        except InterrexError as wrong:
            return f"{choice}: {wrong}"
    return _all_pass(spec, game) if step.all_pass else ""


def _all_pass(spec: GameSpec, game: Table) -> str:
    """Everybody who is asked the question that is open passes, once each, until another comes."""
    if not game.asked:
        return 'pass = "all": nobody is asked'
    question = game.decisions[0].question
    passed: set[int] = set()
    while game.asked:
        decision = game.decisions[0]
        word = next((word for word in spec.passes if word in decision.options), "")
        if decision.question != question or decision.seat in passed or not word:
            break
        passed.add(decision.seat)
        game.choose(word, decision.seat)
    if passed:
        return ""
    return f'pass = "all": nobody can pass at {question!r}; options: {", ".join(game.decisions[0].options)}'


def _unused_chance(game: Table, line: int) -> list[Failure]:
    """What ``next_rolls`` and ``next_draws`` fixed must have come."""
    chance = game.chance
    if not isinstance(chance, LoadedChance):
        return []
    found = []
    if chance.numbers:
        found.append(Failure(line, f"next_rolls: {list(chance.numbers)} never came"))
    if chance.tops:
        cards = [game.card_word(copies[0]) for copies in chance.tops if copies]
        found.append(Failure(line, f"next_draws: {cards} never came into a deck"))
    return found


def _refusal(game: Table, refused: Refused, line: int) -> list[Failure]:
    before = game.fingerprint()
    try:
        game.choose(refused.choice.word, refused.choice.seat)
    except IllegalChoice as illegal:
        if refused.rule and illegal.rule != refused.rule:
            what = f"{refused.choice} was refused by {illegal.rule}, not {refused.rule}"
            return [Failure(line, what)]
        if game.fingerprint() != before:
            return [Failure(line, f"the refused {refused.choice} changed something")]
        return []
    return [Failure(line, f"{refused.choice} was not refused")]


def _own_facts(spec: GameSpec, game: Table, told: int) -> dict[str, Any]:
    """What can be asked of every game; the log since the last step."""
    decisions = game.decisions
    words = [word for decision in decisions[:1] for word in decision.options]
    lines = [line_word(spec, game, LogLine(*line)) for line in game.told[told:]]
    winners = game.result.winners if game.result is not None else ()
    return {
        "asked": " and ".join(f"{SEAT_LETTERS[each.seat]} {each.question}" for each in decisions),
        "options": words,
        "offered": words,
        "not_offered": words,
        "over": game.is_over,
        "winner": " ".join(SEAT_LETTERS[seat] for seat in winners),
        "told": lines,
        "not_told": lines,
        "told_in_order": lines,
    }


def _compare(facts: dict[str, Any], step: Step) -> list[Failure]:
    """What does not hold, fact by fact."""
    failures = []
    for name, wanted in step.then.items():
        if name not in facts:  # a fact that comes and goes with the position
            failures.append(Failure(step.line, f"{name}: wanted {wanted!r}, found nothing of it"))
            continue
        found = facts[name]
        wrong = _wrong(name, found, wanted)
        if wrong:
            failures.append(Failure(step.line, f"{name}: wanted {wrong!r}, found {found!r}"))
    return failures


def _wrong(name: str, found: Any, wanted: Any) -> list[Any]:
    """The part of what is wanted that does not hold."""
    if name == "offered":
        return [each for each in wanted if each not in found]
    if name == "not_offered":
        return [each for each in wanted if each in found]
    if name == "told":
        return [each for each in wanted if not any(fits(line, each) for line in found)]
    if name == "not_told":
        return [each for each in wanted if any(fits(line, each) for line in found)]
    if name == "told_in_order":
        left = list(wanted)
        for line in found:
            if left and fits(line, left[0]):
                left.pop(0)
        return left
    return [] if _holds(found, wanted) else [wanted]


def _holds(found: Any, wanted: Any) -> bool:
    """A table must hold for the keys it names; lists of words in any order; the rest exactly.

    ``others`` stands for every key that the table does not name, ``"nothing"`` for what is empty.
    """
    if isinstance(wanted, dict) and isinstance(found, dict):
        named = {key: value for key, value in wanted.items() if key != OTHERS}
        if not all(key in found and _holds(found[key], value) for key, value in named.items()):
            return False
        rest = [value for key, value in found.items() if key not in named]
        return OTHERS not in wanted or all(_holds(value, wanted[OTHERS]) for value in rest)
    if wanted == NOTHING and not found:
        return True
    if isinstance(wanted, list) and isinstance(found, list | tuple):
        return sorted(map(str, wanted)) == sorted(map(str, found))
    return bool(found == wanted)
