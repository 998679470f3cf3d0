"""Puzzles: positions of bots' games in which one option is clearly the best, written as scenario files.

Every position is glanced at by a small search; what looks promising there is looked at longer, and what is
still clear is confirmed by a deeper search with another seed. A position is a puzzle if all find the same
option best, the last by a margin, with intervals that do not overlap; if something speaks for that option
besides its chance; and if it is not obvious from the position right after it. The file holds what the
deciding seat knows and nothing else: all the rest is laid out by a fixed rule.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

import interrex
from interrex.analysis.choices import SEED, Depth, side_by_side
from interrex.bots import GreedyBot, judgement, observe
from interrex.bots.search import Budget, Search
from interrex.bots.thoughts import Reason, say_reason
from interrex.engine.chance import Chance
from interrex.engine.packs import LANGUAGES
from interrex.engine.settings import Switch
from interrex.engine.table import SEAT_LETTERS, Table
from interrex.games import game_spec, house_pack
from interrex.match import saved
from interrex.words import Words

MARGIN: Final = 0.08  # of a win chance, between the best option and the next
LIKELY: Final = 0.07  # of a win chance, at the first look
PROMISING: Final = 0.06  # of a win chance, at a glance: less is not looked at longer
OBVIOUS: Final = 0.25  # of a win chance, by the judgement of the next position alone: that is no puzzle
GLANCED_AT: Final = 4  # one position of so many, where the judgement alone prefers nothing
LEAST_OPTIONS: Final = 3
GLANCE: Final = Depth("glance", 64, 0, 1)
FIRST: Final = Depth("first look", 240, 24, 1)
CONFIRMED: Final = Depth("confirmed", 2000, 240, 1)
MAX_RIVALS: Final = 3  # that the best option is tried against
OTHER_SEED: Final = 10_007
RANDOM: Final = 6  # one choice of so many in the bots' games is random, so that something is left to find
STAGES: Final = 3  # early, in the middle, late
MAX_OF_A_GAME: Final = 3  # puzzles from one game, each of another question
MAX_LOOKS: Final = 120  # at positions of one game
NEW_LINE: Final = "\n"
LONGEST: Final = 600  # choices of a game: what goes on and on is left


@dataclass(frozen=True, slots=True)
class Best:
    """The best option of a decision, and how far it stands above the next one."""

    word: str
    chance: float
    low: float
    next_word: str
    next_chance: float
    next_high: float
    reasons: tuple[Reason, ...]

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
    found = best_of(game, seat, depth, seed)
    return found if found.low > found.next_high and found.margin >= MARGIN else None


def best_of(game: Table, seat: int, depth: Depth, seed: int = SEED) -> Best:
    """The best option and the next one, tried side by side once the search is done.

    Where another option looks better than the next one after that, it is tried too.
    """
    search = Search(observe(game, seat, Chance.from_seed(seed)), Budget(depth.iterations), seed, explain=True)
    search.run()
    trust = search.style.trust
    first = search.best()
    others = [edge for edge in search.root.edges.values() if edge is not first]
    tried: list[str] = []
    while len(tried) < MAX_RIVALS:
        rival = max(others, key=lambda edge: edge.value(trust)).word
        if rival in tried:
            break
        side_by_side(search, first.word, rival, depth.laps)
        tried.append(rival)
    thought = {each.word: each for each in search.thought().options}
    best = thought[first.word]
    following = max((thought[edge.word] for edge in others), key=lambda each: each.chance)
    return Best(
        best.word, best.chance, best.low, following.word, following.chance, following.high, best.reasons
    )


def is_promising(game: Table, seat: int, depth: Depth = GLANCE) -> bool:
    """Whether one option is ahead, but not so far that the next position alone makes it obvious.

    What the judgement alone prefers is quickly seen; what it does not see a small search finds, which takes
    its time and so looks only at some of the positions.
    """
    name = game.settings.game
    search = Search(observe(game, seat, Chance.from_seed(SEED)), Budget(depth.of(name).iterations), SEED)
    guesses = sorted((edge.guess for edge in search.root.edges.values()), reverse=True)
    lead = guesses[0] - guesses[1]
    if lead >= PROMISING:
        return lead < OBVIOUS
    if len(game.choices) % GLANCED_AT and judgement(name).play_on is None:
        return False
    search.run()
    values = sorted((edge.value(search.style.trust) for edge in search.root.edges.values()), reverse=True)
    return values[0] - values[1] >= PROMISING


def puzzle_at(game: Table, seat: int, first: Depth = FIRST, confirmed: Depth = CONFIRMED) -> Puzzle | None:
    """The puzzle of a position, if it is one; a secret choice is none, since it must come out mixed."""
    question = game.question_of(seat)
    if question is None or game.together or len(question.options) < LEAST_OPTIONS:
        return None
    if not is_promising(game, seat):
        return None
    name = game.settings.game
    found = best_of(game, seat, first.of(name))
    if found.margin < LIKELY:
        return None
    again = clear_best(game, seat, confirmed.of(name), OTHER_SEED)
    if again is None or again.word != found.word or not again.reasons:
        return None
    try:
        return written(game, seat, again)
    except saved.NotWritable:  # cards of a secret decklist
        return None


# --- where they are looked for ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Position:
    """A decision of a bots' game, and in which third of the game it stands."""

    game: Table
    seat: int
    stage: int

    @property
    def question(self) -> str:
        asked = self.game.question_of(self.seat)
        assert asked is not None
        return asked.name


def positions(
    name: str, seats: int, seed: int, variants: Mapping[str, Switch] | None = None
) -> Iterator[Position]:
    """The decisions of a game of bots that err now and then, in any order: early ones do not come first."""
    game = interrex.new(name, seats, seed, None, None, **(variants or {}))
    chance = Chance.from_seed(seed)
    bots = [GreedyBot(seed + seat, worlds=1) for seat in range(seats)]
    met: list[tuple[Table, int]] = []
    while not game.is_over and len(game.choices) < LONGEST:
        seat = game.seats_asked[0]
        observation = observe(game, seat, chance)
        options = observation.decision.options
        if len(options) >= LEAST_OPTIONS and not game.together:
            met.append((game.copy(), seat))
        errs = chance.below(RANDOM) == 0
        game.choose(options[chance.below(len(options))] if errs else bots[seat].choose(observation), seat)
    order = list(range(len(met)))
    chance.shuffle(order)
    for table, seat in [met[number] for number in order[:MAX_LOOKS]]:
        yield Position(table, seat, STAGES * len(table.choices) // len(game.choices))


class Variety:
    """What was found so far: of no kind should there be too many."""

    PARTS: Final = {"question": 0.45, "solution": 0.25, "stage": 0.5, "seats": 0.5}

    def __init__(self, wanted: int) -> None:
        self.most = {kind: max(2, round(part * wanted)) for kind, part in self.PARTS.items()}
        self.counts: Counter[tuple[str, str]] = Counter()

    def has_room(self, **kinds: object) -> bool:
        """Whether one more of these kinds may come in."""
        return all(self.counts[(kind, str(which))] < self.most[kind] for kind, which in kinds.items())

    def add(self, **kinds: object) -> None:
        """One more of these kinds."""
        self.counts.update((kind, str(which)) for kind, which in kinds.items())


# --- as a scenario ---------------------------------------------------------------------------------


def written(game: Table, seat: int, best: Best) -> Puzzle:
    """A position and its solution as a scenario: a step to solve, and a step that says why."""
    settings, name = game.settings, game.settings.game
    world = game.plain_world(seat)
    question = game.question_of(seat)
    assert question is not None
    table = saved.write(world, game_spec(name), house_pack(name, settings.pack_hash))
    puzzle_id = hashlib.sha256(table.encode()).hexdigest()[:10]
    head = [
        f"# Win chance {best.chance:.0%}, at least {best.low:.0%}; "
        f"with the next best option ({best.next_word}) {best.next_chance:.0%}, at most {best.next_high:.0%}.",
        "[scenario]",
        f"id = {_quoted(puzzle_id)}",
        f"game = {_quoted(name)}",
        f"rules_version = {settings.rules_version}",
        f"pack = {_quoted(settings.pack_hash)}",
        f"title = {_quoted(question.name)}",
        f"rules = {_quoted([question.rule])}",
        *_switches("rulings", settings.rulings),
        *_switches("variants", settings.variants),
        "",
        "[given]",
        f"seats = {game.seats}",
        f"{saved.CHECK} = {_quoted(saved.check(table))}",
        f"{saved.PACKED} = {_quoted(saved.pack(table))}",
    ]
    steps = [
        "",
        "[[step]]",
        f"when = [{_quoted(f'{SEAT_LETTERS[seat]}: {best.word}')}]",
        f"rules = {_quoted([question.rule])}",
        *_said(game, seat, best),
    ]
    return Puzzle(puzzle_id, best, "\n".join([*head, *steps]) + "\n")


def _said(game: Table, seat: int, best: Best) -> list[str]:
    """Why the best option is the best, in every language, as its seat sees it."""
    decision = game.decision_of(seat)
    assert decision is not None
    lines = []
    for language in LANGUAGES:
        words = Words(language, game.settings.game)
        words.at(game)
        after = words.option(decision.question, decision.parts_of(best.next_word), seat)
        chances = {"chance": round(100 * best.chance), "low": round(100 * best.next_chance)}
        said = [words.say("ui-puzzle-why", option=after, **chances)]
        said += [say_reason(game.settings.game, reason, words) for reason in best.reasons]
        lines.append(f"say.{language} = {_quoted(NEW_LINE.join(said))}")
    return lines


def _switches(heading: str, switches: Mapping[str, Switch]) -> list[str]:
    inner = ", ".join(f"{name} = {_quoted(value)}" for name, value in switches.items())
    return [f"{heading} = {{ {inner} }}"] if switches else []


def _quoted(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
