"""Puzzles: positions of bots' games in which one option is clearly the best, written as scenario files.

A position is a puzzle if the search, and then a deeper one with another seed, find the same option best, by a
margin, with intervals that do not overlap. The file holds what the deciding seat knows and nothing else: all
the rest is laid out by a fixed rule.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

import interrex
from interrex.analysis.choices import SEED, Depth, side_by_side
from interrex.bots import GreedyBot, observe
from interrex.bots.search import Budget, Search
from interrex.bots.thoughts import say_data
from interrex.engine.chance import Chance
from interrex.engine.packs import LANGUAGES
from interrex.engine.settings import Switch
from interrex.engine.table import SEAT_LETTERS, Table
from interrex.games import game_spec, house_pack
from interrex.match import saved
from interrex.words import Words

MARGIN: Final = 0.12  # of a win chance, between the best option and the next
GLANCE: Final = 0.08  # of a win chance, by the judgement alone, before anything is searched
LEAST_OPTIONS: Final = 3
FIRST: Final = Depth("first look", 64, 24, 1)
CONFIRMED: Final = Depth("confirmed", 1200, 200, 1)
OTHER_SEED: Final = 10_007
RANDOM: Final = 6  # one choice of so many in the bots' games is random, so that something is left to find
EVERY: Final = 3  # one decision of so many is looked at


@dataclass(frozen=True, slots=True)
class Best:
    """The best option of a decision, and how far it stands above the next one."""

    word: str
    chance: float
    next_chance: float
    reasons: tuple[dict[str, Any], ...]

    @property
    def margin(self) -> float:
        return self.chance - self.next_chance


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with one clearly best option, as a scenario file."""

    id: str
    best: Best
    text: str


def clear_best(game: Table, seat: int, depth: Depth, seed: int = SEED) -> Best | None:
    """The best option, if it stands above all others by the margin, and beyond what luck may do."""
    search = Search(observe(game, seat, Chance.from_seed(seed)), Budget(depth.iterations), seed, explain=True)
    search.run()
    edges, trust = search.root.edges, search.style.trust
    first = search.best().word
    others = [each for each in edges.values() if each.word != first]
    following = max(others, key=lambda each: each.value(trust)).word
    side_by_side(search, first, following, depth.laps)
    told = {each["option"]: each for each in search.thought().as_data()["options"]}
    best, rival = (
        told[first],
        max((told[each.word] for each in others), key=lambda each: float(each["chance"])),
    )
    is_clear = best["interval"][0] > told[following]["interval"][1]
    if not is_clear or best["chance"] - rival["chance"] < MARGIN:
        return None
    return Best(first, best["chance"], rival["chance"], tuple(best["reasons"]))


def stands_out(game: Table, seat: int) -> bool:
    """Whether the judgement alone prefers one option by far: only there is it worth looking further."""
    search = Search(observe(game, seat, Chance.from_seed(SEED)), Budget(1), SEED)
    guesses = sorted((edge.guess for edge in search.root.edges.values()), reverse=True)
    return guesses[0] - guesses[1] >= GLANCE


def puzzle_at(game: Table, seat: int, first: Depth = FIRST, confirmed: Depth = CONFIRMED) -> Puzzle | None:
    """The puzzle of a position, if it is one; a secret choice is none, since it must come out mixed."""
    question = game.question_of(seat)
    if question is None or game.together or len(question.options) < LEAST_OPTIONS:
        return None
    name = game.settings.game
    if not stands_out(game, seat):
        return None
    found = clear_best(game, seat, first.of(name))
    if found is None:
        return None
    again = clear_best(game, seat, confirmed.of(name), OTHER_SEED)
    if again is None or again.word != found.word:
        return None
    try:
        return written(game, seat, again)
    except saved.NotWritable:  # cards of a secret decklist
        return None


def positions(
    name: str, seats: int, seed: int, variants: Mapping[str, Switch] | None = None
) -> Iterator[tuple[Table, int]]:
    """Some decisions of a game of bots that err now and then."""
    game = interrex.new(name, seats, seed, None, None, **(variants or {}))
    chance = Chance.from_seed(seed)
    bots = [GreedyBot(seed + seat, worlds=1) for seat in range(seats)]
    while not game.is_over:
        seat = game.seats_asked[0]
        observation = observe(game, seat, chance)
        options = observation.decision.options
        if chance.below(EVERY) == 0:
            yield game, seat
        errs = chance.below(RANDOM) == 0
        game.choose(options[chance.below(len(options))] if errs else bots[seat].choose(observation), seat)


# --- as a scenario ---------------------------------------------------------------------------------


def written(game: Table, seat: int, best: Best) -> Puzzle:
    """A position and its solution as a scenario: a step to solve, and a step that says why."""
    settings, name = game.settings, game.settings.game
    world = game.plain_world(seat)
    question = game.question_of(seat)
    assert question is not None
    table = saved.write(world, game_spec(name), house_pack(name))
    puzzle_id = hashlib.sha256(table.encode()).hexdigest()[:10]
    head = [
        f"# Win chance {best.chance:.0%}, with the next best option {best.next_chance:.0%}.",
        "[scenario]",
        f"id = {_quoted(puzzle_id)}",
        f"game = {_quoted(name)}",
        f"rules_version = {settings.rules_version}",
        f"title = {_quoted(question.name)}",
        f"rules = {_quoted([question.rule])}",
        *_switches("rulings", settings.rulings),
        *_switches("variants", settings.variants),
        "",
        "[given]",
        f"seats = {game.seats}",
        f"{saved.CHECK} = {_quoted(saved.check(table))}",
        f"{saved.FIELD} = '''",
        f"{table}'''",
    ]
    steps = [
        "",
        "[[step]]",
        f"when = [{_quoted(f'{SEAT_LETTERS[seat]}: {best.word}')}]",
        f"rules = {_quoted([question.rule])}",
        *_said(game, best),
    ]
    return Puzzle(puzzle_id, best, "\n".join([*head, *steps]) + "\n")


def _said(game: Table, best: Best) -> list[str]:
    """Why the best option is the best, in every language."""
    lines = []
    for language in LANGUAGES:
        words = Words(language, game.settings.game)
        words.at(game)
        chances = {"chance": round(100 * best.chance), "low": round(100 * best.next_chance)}
        said = [words.say("ui-puzzle-why", **chances)]
        said += [say_data(game.settings.game, reason, words) for reason in best.reasons]
        lines.append(f"say.{language} = {_quoted(' '.join(said))}")
    return lines


def _switches(heading: str, switches: Mapping[str, Switch]) -> list[str]:
    inner = ", ".join(f"{name} = {_quoted(value)}" for name, value in switches.items())
    return [f"{heading} = {{ {inner} }}"] if switches else []


def _quoted(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
