"""Playthroughs: a game written out like a score, with every choice, so that a changed rule shows as a diff.

A file begins with what the game was set up with. Then come, in the order of play, each choice (who was
asked what, by which rule, among how many options, and the word chosen) and each line of the log, indented.
The choices are read back from the file and made again; nothing else is. The last line says how the game
ended, or where the file leaves it, with a fingerprint of the position.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from interrex.engine.chance import Chance
from interrex.engine.errors import BadFile, BadSetting, IllegalChoice
from interrex.engine.questions import Decision
from interrex.engine.rulings import parse_switch
from interrex.engine.settings import Switch
from interrex.engine.table import SEAT_LETTERS, Table
from interrex.games import OWN, game_spec, house_pack

HEADINGS: Final = ("game", "chapters", "seats", "rules_version", "seed", "rulings", "variants")
PACK: Final = "pack"  # a heading only where an earlier house pack is played with
CHOICE: Final = re.compile(r"([A-F]) (.+?) \(([A-Z0-9-]*)\)(?:, 1 of (\d+))?: (.+)")
TOLD: Final = re.compile(r" {4}(\w+).*?(?: \(([A-Z0-9-]+)\))?")
LAST: Final = ("over by ", "left at ")


@dataclass(frozen=True, slots=True)
class Opening:
    """What a playthrough starts from, and which chapters of the rulebook it is there for."""

    game: str
    chapters: tuple[str, ...]
    seats: int
    rules_version: int
    seed: int
    rulings: Mapping[str, Switch]
    variants: Mapping[str, Switch]
    pack: str = ""  # the hash of an earlier house pack; without, that of today


@dataclass(frozen=True, slots=True)
class StoredChoice:
    """A choice as a file holds it; ``only`` when there was no other answer."""

    line: int
    seat: int
    question: str
    word: str
    only: bool


@dataclass(frozen=True, slots=True)
class Playthrough:
    """A file: its opening, its choices, and whether it goes on until the game is over."""

    file: str
    opening: Opening
    choices: tuple[StoredChoice, ...]
    whole: bool


@dataclass(frozen=True, slots=True)
class Written:
    """A playthrough written anew, and what had to be changed in its choices, a sentence each."""

    text: str
    changes: tuple[str, ...]


# --- reading ------------------------------------------------------------------------------------


def read(text: str, file: str) -> Playthrough:
    """The opening and the choices of a file; what was told is not read, it is told anew."""
    lines = text.splitlines()
    length = lines.index("") if "" in lines else len(lines)
    opening = _read_opening(lines[:length], file)
    choices, last = [], ""
    for number, line in enumerate(lines[length:], length + 1):
        if not line or line.startswith("    "):
            continue
        found = CHOICE.fullmatch(line)
        if last or not (found or line.startswith(LAST)):
            raise BadFile(
                file, number, "", f"{line!r} is not a choice", "Write: A question (RULE), 1 of 2: word"
            )
        if found is None:
            last = line
            continue
        letter, question, _, count, word = found.groups()
        choices.append(StoredChoice(number, SEAT_LETTERS.index(letter), question, word, count is None))
    return Playthrough(file, opening, tuple(choices), last.startswith(LAST[0]))


def _read_opening(lines: list[str], file: str) -> Opening:
    found: dict[str, str] = {}
    for number, line in enumerate(lines, 1):
        name, colon, value = line.partition(":")
        if not colon or name not in (*HEADINGS, PACK):
            known = ", ".join((*HEADINGS, PACK))
            raise BadFile(file, number, name, "this is not a heading", f"Headings: {known}")
        found[name] = value.strip()
    for name in HEADINGS:
        if name not in found:
            raise BadFile(file, 1, name, "the heading is missing", f"Add {name}: …")
        if name in ("seats", "rules_version", "seed") and not found[name].isdecimal():
            raise BadFile(file, 1, name, f"{found[name]!r} is not a number", "Write a whole number")
    if found["game"] not in OWN:
        raise BadFile(file, 1, "game", f"there is no game {found['game']!r}", f"Games: {', '.join(OWN)}")
    return Opening(
        game=found["game"],
        chapters=tuple(chapter.strip() for chapter in found["chapters"].split(",") if chapter.strip()),
        seats=int(found["seats"]),
        rules_version=int(found["rules_version"]),
        seed=int(found["seed"]),
        rulings=_switches(found["rulings"]),
        variants=_switches(found["variants"]),
        pack=found.get(PACK, ""),
    )


def _switches(text: str) -> dict[str, Switch]:
    return dict(parse_switch(part) for part in text.split(",") if part.strip())


def things_shown(text: str) -> frozenset[str]:
    """What a file shows: its settings, each question and each kind of log line with its rule, the end."""
    opening = read(text, "").opening
    found = {f"{opening.seats} seats", f"rules version {opening.rules_version}"}
    found.update(f"{name}={value}" for name, value in {**opening.rulings, **opening.variants}.items())
    for line in text.splitlines():
        if choice := CHOICE.fullmatch(line):
            found.add(f"asked: {choice[2]} ({choice[3]})")
        elif told := TOLD.fullmatch(line):
            found.add(f"told: {told[1]} ({told[2]})")
        elif line.startswith(LAST[0]):
            found.add(line.partition(":")[0])
    return frozenset(found)


# --- writing ------------------------------------------------------------------------------------


def write(playthrough: Playthrough, chance: Chance | None = None, limit: int | None = None) -> Written:
    """Make the stored choices again and write down what is asked and told now.

    A choice that is not legal any more is refused with its line. With ``chance``, random choices take
    the place of that choice and all later ones, as many as the file had (or ``limit``), or until the
    game is over if it was.
    """
    player = _Player(playthrough, chance, limit)
    while not player.game.is_over:
        answer = player.next_answer()
        if answer is None:
            break
        player.answer(*answer)
    return Written("\n".join([*player.lines, _last_line(player.game)]) + "\n", tuple(player.changes))


class _Player:
    """A game being played from stored choices, and the lines written about it."""

    def __init__(self, playthrough: Playthrough, chance: Chance | None, limit: int | None) -> None:
        self.file = playthrough.file
        self.left = list(playthrough.choices)
        self.limit = limit if limit is not None or playthrough.whole else len(self.left)
        self.chance = chance
        self.game = start(playthrough.opening, playthrough.file)
        self.lines = _heading(playthrough.opening)
        self.changes: list[str] = []
        self.made = 0
        self.told = 0
        self.tell()

    def next_answer(self) -> tuple[Decision, str] | None:
        """The decision to be made and the word for it; nothing where the file leaves the game."""
        while self.left:
            stored = self.left[0]
            open_decision = next((each for each in self.game.decisions if each.seat == stored.seat), None)
            same = open_decision is not None and open_decision.question == stored.question
            if stored.only and not same:
                self.left.pop(0)
                self.note(stored, f"{stored.question!r} with its only answer is not asked any more")
                continue
            if open_decision is not None and stored.word in open_decision.options:
                self.left.pop(0)
                return open_decision, stored.word
            if open_decision is not None and not same and len(open_decision.options) == 1:
                self.note(stored, f"{open_decision.question!r} is asked before, with one answer")
                return open_decision, open_decision.options[0]
            self.give_up(stored)
        return self.fresh_answer()

    def give_up(self, stored: StoredChoice) -> None:
        """This stored choice cannot be made, so the later ones mean nothing."""
        try:
            self.game.copy().choose(stored.word, stored.seat)
        except IllegalChoice as illegal:
            reason = str(illegal).rstrip(".")
        if self.chance is None:
            remedy = "Choose another word there, or go on with random choices from there (--go-on)"
            raise BadFile(self.file, stored.line, stored.question, reason, remedy)
        self.note(stored, f"{reason}; random choices from here on")
        self.left.clear()

    def fresh_answer(self) -> tuple[Decision, str] | None:
        if self.chance is None or (self.limit is not None and self.made >= self.limit):
            return None
        decisions = self.game.decisions
        decision = decisions[self.chance.below(len(decisions))]
        return decision, decision.options[self.chance.below(len(decision.options))]

    def answer(self, decision: Decision, word: str) -> None:
        asked = f"{SEAT_LETTERS[decision.seat]} {decision.question} ({decision.rule})"
        count = len(decision.options)
        self.lines.append(f"{asked}, 1 of {count}: {word}" if count > 1 else f"{asked}: {word}")
        self.game.choose(word, decision.seat)
        self.made += 1
        self.tell()

    def tell(self) -> None:
        """Write down the lines of the log since the last choice."""
        names = game_spec(self.game.settings.game).log_args
        for kind, args, rule, _ in self.game.told[self.told :]:
            types = [name.rpartition(":")[2] for name in names[kind].split()]
            words = [_word(self.game, name, value) for name, value in zip(types, args, strict=True)]
            self.lines.append(" ".join(["   ", kind, *words, *([f"({rule})"] if rule else [])]))
        self.told = len(self.game.told)

    def note(self, stored: StoredChoice, what: str) -> None:
        self.changes.append(f"{self.file}, line {stored.line}: {what}")


def start(opening: Opening, file: str) -> Table:
    """The game of an opening before its first choice, dealt by the fast generator: it is only an example."""
    spec = game_spec(opening.game)
    try:
        pack = house_pack(opening.game, opening.pack)
        settings = spec.settings(
            opening.seats, opening.seed, pack, opening.rulings, opening.variants, opening.rules_version
        )
    except BadSetting as bad:
        raise BadFile(file, 1, "", str(bad).rstrip("."), "Change the heading") from None
    return spec.new(settings, pack, Chance.from_seed(settings.seed))


def random_playthrough(file: str, opening: Opening, limit: int | None = None) -> Written:
    """A new playthrough: random choices until the game is over, or as many as the limit says."""
    return write(Playthrough(file, opening, (), True), Chance.from_seed(opening.seed), limit)


def at_newest_version(playthrough: Playthrough) -> Playthrough:
    """The same choices under the newest version of the rules."""
    newest = game_spec(playthrough.opening.game).rules_version
    return replace(playthrough, opening=replace(playthrough.opening, rules_version=newest))


def _heading(opening: Opening) -> list[str]:
    def listed(switches: Mapping[str, Switch]) -> str:
        return ", ".join(f"{name}={str(value).lower() if isinstance(value, bool) else value}"
                         for name, value in switches.items())  # fmt: skip

    return [
        f"game: {opening.game}",
        f"chapters: {', '.join(opening.chapters)}",
        f"seats: {opening.seats}",
        f"rules_version: {opening.rules_version}",
        f"seed: {opening.seed}",
        f"rulings: {listed(opening.rulings)}".rstrip(),
        f"variants: {listed(opening.variants)}".rstrip(),
        *([f"{PACK}: {opening.pack}"] if opening.pack else []),
        "",
    ]


def _last_line(game: Table) -> str:
    result = game.result
    if result is None:
        return f"{LAST[1]}position {position_fingerprint(game)}"
    winners = " ".join(SEAT_LETTERS[seat] for seat in result.winners) or "nobody"
    scores = " ".join(f"{score:g}" for score in result.scores)
    return f"{LAST[0]}{result.rule}: {winners}; scores {scores}"


def position_fingerprint(game: Table) -> str:
    """What holds in the position, in the words of a scenario, as a short number."""
    facts = game_spec(game.settings.game).facts(game)
    text = json.dumps(facts, sort_keys=True, default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def _word(game: Table, name: str, value: Any) -> str:
    """Cards, seats and the game's own things by their words; everything else as it is."""
    if isinstance(value, tuple | list):
        return "[" + " ".join(_word(game, name.rstrip("s"), each) for each in value) + "]"
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        return str(value)
    if name in ("card", "model"):
        return game.card_word(value)
    words = game_spec(game.settings.game).arg_words.get(name, ())
    if name in ("seat", "other"):
        words = tuple(SEAT_LETTERS)
    return words[value] if value < len(words) else str(value)
