"""Bots: they get what a seat may know, never the table.

A bot is made by name, and chooses one of the words of the decision it is shown. A program may
``register_bot`` its own; a package plugs one in by an entry point of the group ``interrex.bots``.
"""

from __future__ import annotations

import importlib
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Any, Final, Protocol

from interrex.engine import by_hand
from interrex.engine.chance import Chance
from interrex.engine.errors import BadSetting, EngineError, Reason
from interrex.engine.packs import ID
from interrex.engine.questions import Decision
from interrex.engine.table import Table
from interrex.games import game_spec

LEVELS: Final = ("easy", "normal", "hard", "master", "greedy", "random")  # our own, the first four for people
USUAL_LEVEL: Final = "normal"
LEARNED: Final = "learned"  # a level where NumPy is installed and weights come with the program
NO_BOTS: Final = ("person", "here", "me")  # who else may sit at a seat
GROUP: Final = "interrex.bots"
MAX_WORLDS: Final = 1000


@dataclass(frozen=True, slots=True)
class Observation:
    """What a seat may know: its decision, its view, and worlds it cannot tell from the real one."""

    seat: int
    decision: Decision
    world: Table  # dealt anew: not the real table

    def view(self) -> Any:
        return self.world.view(self.seat)

    def sample(self, chance: Chance) -> Table:
        """Another world that agrees with everything this seat knows."""
        return self.world.sample_world(self.seat, chance)


def observe(game: Table, seat: int, chance: Chance) -> Observation:
    """Look at a table as one seat does; what the seat cannot know is dealt anew first."""
    decision = game.decision_of(seat)
    if decision is None:
        raise EngineError(f"seat {seat} is not asked")
    return Observation(seat, decision, game.sample_world(seat, chance))


def let_signals_in() -> None:
    """Ctrl-C and its like are raised here.

    Compiled code does not look for them; the interpreter does, whenever it runs a function, and this package
    itself is never compiled.
    """


def without_thought(decision: Decision) -> str:
    """The answer that needs no thought, or nothing: the only one; by hand bots settle nothing, and agree."""
    options = decision.options
    return options[0] if len(options) == 1 or decision.question in by_hand.QUESTIONS else ""


class Bot(Protocol):
    """Somebody who chooses."""

    def choose(self, observation: Observation) -> str: ...


class RandomBot:
    """Chooses any option, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance.from_seed(seed)

    def choose(self, observation: Observation) -> str:
        options = observation.decision.options
        if observation.decision.question in by_hand.QUESTIONS:
            return options[0]
        return options[self.chance.below(len(options))]


class GreedyBot:
    """Tries every option in a few worlds and takes the one after which its seat stands best."""

    def __init__(self, seed: int, worlds: int = 4) -> None:
        self.chance = Chance.from_seed(seed)
        self.worlds = worlds

    def choose(self, observation: Observation) -> str:
        options = observation.decision.options
        if answer := without_thought(observation.decision):
            return answer
        worth = [0.0] * len(options)
        worlds = min(self.worlds, judgement(observation.world.settings.game).worlds)
        for _ in range(worlds):
            self.try_all(observation.sample(self.chance), observation.seat, worth)
        left = getting_on(observation.world, observation.seat)
        best = max([worth[index] for index in left])
        ties = [options[index] for index in left if worth[index] > best - 1e-9]
        return ties[self.chance.below(len(ties))]

    def try_all(self, world: Table, seat: int, worth: list[float]) -> None:
        """Add to each option how the seat stands after it in this world."""
        judge = judgement(world.settings.game)
        which = next(number for number, asked in enumerate(world.seats_asked) if asked == seat)
        question = world.questions[which]
        luck = self.chance.split()
        if judge.weigh is not None:
            for index, value in enumerate(judge.weigh(world, seat, luck)):
                worth[index] += value
            return
        for index in range(len(worth)):
            after = world.copy()
            after.chance = luck.copy()
            after.play(index, which)
            while after.together and not after.is_over:  # others answer the same secret question
                after.play(luck.below(len(after.questions[0].options)))
            worth[index] += judge.evaluate(after, seat)
            if judge.hint is not None:
                worth[index] += judge.hint(world, seat, question.name, question.options[index])


@dataclass(frozen=True, slots=True)
class Judgement:
    """How a game's bot judges: a position for a seat, and an option before it is taken."""

    evaluate: Callable[[Any, int], float]
    hint: Callable[[Any, int, str, Any], float] | None
    weigh: Callable[[Any, int, Chance], list[float]] | None  # all options at once, in place of these
    worlds: int  # as many as are worth looking at, where little is hidden
    standings: Callable[[Any], list[float]] | None = None  # how all seats stand at once; uses the world up
    sides: Callable[[Any], tuple[tuple[int, ...], ...]] | None = None  # the seats that win together
    reasons: Callable[[Any, int], list[Any]] | None = None  # facts that matter to a seat, see thoughts
    against: frozenset[str] = frozenset()  # those of the facts that speak against a seat
    secret: Callable[[Any, int], Any] | None = None  # what a seat holds, where its choices hang on it
    tells_chances: bool = False  # what it says is a win chance already
    # what the win chance is fitted on: the stage of the game, and for every seat as many numbers as names
    features: Callable[[Any], tuple[int, list[list[float]]]] | None = None
    feature_names: tuple[str, ...] = ()
    free_features: tuple[str, ...] = ()  # those that may speak against a seat; the others only for it
    scores_after: Callable[[Any, int, Chance, list[list[float]]], list[float]] | None = None  # as ``weigh``
    delays: Callable[[Any, int, str, Any], bool] | None = None  # a seat's option brings nobody any further
    play_on: Callable[[Any], None] | None = None  # plays on to a moment at which positions can be compared
    settle: Callable[[Any], None] | None = None  # plays what is going on quickly to its end
    # what the learned judgement sees, as ``features``; a seat that has left the game has none
    details: Callable[[Any], tuple[int, list[list[float]]]] | None = None
    detail_names: tuple[str, ...] = ()


@cache
def judgement(game: str) -> Judgement:
    """The judgement of a game, by the module it names; a game without one is judged by playing on."""
    module = importlib.import_module(game_spec(game).judge or "interrex.bots.judges.playing_on")
    return Judgement(
        module.evaluate,
        getattr(module, "hint", None),
        getattr(module, "weigh", None),
        getattr(module, "WORLDS", MAX_WORLDS),
        getattr(module, "standings", None),
        getattr(module, "sides", None),
        getattr(module, "reasons", None),
        getattr(module, "AGAINST", frozenset()),
        getattr(module, "secret", None),
        getattr(module, "TELLS_CHANCES", False),
        getattr(module, "features", None),
        getattr(module, "FEATURES", ()),
        getattr(module, "FREE", ()),
        getattr(module, "scores_after", None),
        getattr(module, "delays", None),
        getattr(module, "play_on", None),
        getattr(module, "settle", None),
        getattr(module, "details", None),
        getattr(module, "DETAILS", ()),
    )


def getting_on(world: Table, seat: int) -> list[int]:
    """The options of a seat, by their places, that do more than delay the game; all where none does."""
    _, question, options, *_ = world.asked[world.seats_asked.index(seat)]
    every, delays = list(range(len(options))), judgement(world.settings.game).delays
    if delays is None:
        return every
    return [index for index in every if not delays(world, seat, question, options[index])] or every


# --- bots by name ----------------------------------------------------------------------------------

MakeBot = Callable[[int], Bot]  # a bot from a seed

_registered: Final[dict[str, MakeBot]] = {}


def register_bot(name: str, make_bot: MakeBot) -> None:
    """Add a bot; from then on it can be named wherever bots are: play, simulate, a table in the browser."""
    if not callable(make_bot):
        raise BadSetting(
            f"A bot is registered by what makes it from a seed, not by {type(make_bot).__name__}."
        )
    if not ID.fullmatch(name) or name != name.lower():
        raise BadSetting(f"{name!r} is not a name for a bot: use lower-case letters, digits and hyphens.")
    if name in (*LEVELS, LEARNED, *NO_BOTS) or _registered.get(name, make_bot) is not make_bot:
        raise BadSetting(f"The name {name!r} is taken.")
    _registered[name] = make_bot


@cache
def _plug_in() -> None:
    """Register the bots of installed packages, once; one that cannot be loaded is told and left out."""
    for point in entry_points(group=GROUP):
        try:
            register_bot(point.name, point.load())
        except Exception as bad:  # whatever a foreign package does wrong
            warnings.warn(f"The bot {point.name!r} of {point.value} is left out: {bad}", stacklevel=2)


def bot_levels() -> tuple[str, ...]:
    """The names of all bots."""
    _plug_in()
    return (*LEVELS, *((LEARNED,) if has_learned() else ()), *sorted(_registered))


@cache
def has_learned() -> bool:
    """Learned bots can play: NumPy is installed, and there are weights for some game."""
    weights = resources.files(__package__).joinpath("weights")
    return weights.is_dir() and find_spec("numpy") is not None


def check_level(level: str, game: str = "", pack: Any = None) -> None:
    """Refuse a level of which there is no bot; a bot of any budget is for commands, not for tables.

    Where a game is named with its pack, a learned bot must know its cards.
    """
    if level not in bot_levels():
        raise _no_bot(level)
    if level == LEARNED and game:
        from interrex.bots import learned  # which needs this module, and NumPy

        learned.check_cards(game, pack)


def _no_bot(level: str) -> BadSetting:
    known = ", ".join(bot_levels())
    return BadSetting(
        f"There is no bot {level!r}. Bots: {known}.", Reason("bot", {"name": level, "known": known})
    )


def make(level: str, seed: int, seconds: float | None = None) -> Bot:
    """A bot of that level; one of ours thinks at most so many seconds about a choice.

    ``search:200`` makes a bot that looks ahead 200 times before each choice, ``search:1.5s`` one that
    thinks so long. ``learned:FILE`` plays by the weights in a file.
    """
    if level == "random":
        return RandomBot(seed)
    if level == "greedy":
        return GreedyBot(seed)
    if level.partition(":")[0] == LEARNED:
        from interrex.bots import learned  # which needs this module, and NumPy

        return learned.learned_bot(level, seed)
    if level in bot_levels() and level not in LEVELS:
        return _registered[level](seed)
    from interrex.bots import levels  # which needs this module

    bot = levels.search_bot(level, seed, seconds)
    if bot is None:
        raise _no_bot(level)
    return bot
