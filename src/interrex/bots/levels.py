"""Levels for people: budgets of one search, by the same names everywhere."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from importlib.util import find_spec
from typing import Final

from interrex.bots import Observation, judgement, without_thought
from interrex.bots.chances import sides_of
from interrex.bots.search import Budget, Search, Style
from interrex.bots.several import search_together
from interrex.bots.thoughts import Thought
from interrex.engine.table import Table


@dataclass(frozen=True, slots=True)
class Level:
    """How strongly a bot of this level plays."""

    iterations: int
    seconds: float  # at most, whatever the iterations say
    noise: float = 0.0  # so much of a win chance it overlooks
    style: Style = field(default_factory=Style)
    searches: int = 1  # so many at once, each on a core of its own
    learned: bool = False  # uses what was learned, in games where that helps


STRENGTHS: Final[dict[str, Level]] = {
    "easy": Level(8, 1.0, noise=0.08, style=Style(root_worlds=1)),
    "normal": Level(30, 1.5, noise=0.012),
    "hard": Level(200, 3.0, learned=True),
    "master": Level(1000, 6.0, learned=True),
}
BUDGET: Final = re.compile(
    r"search:(?:([1-9]\d{0,6})|(\d{1,3}(?:\.\d{1,3})?)s)(?:x([1-9]\d?))?(\+(?:learned|prior|leaves))?"
)
PRIOR_VISITS: Final = 20  # what the learned bot says of the options counts as
PRIOR_HELPS: Final = frozenset({"vendetta", "veto"})  # as far as was seen: docs/research.md
LEAVES_HELP: Final = frozenset(  # with so many seats, each for itself, as far as was seen: docs/bots.md
    {("elekt", 3), ("vendetta", 4), ("veto", 2)}
)
BOTH_HELP: Final = frozenset({"veto"})  # elsewhere the prior was seen to be the better of the two
# Where the same name asks for another measure: docs/bots.md.
IN_GAMES: Final[dict[tuple[str, str], Level]] = {
    ("masters", "easy"): Level(8, 1.0, noise=0.012, style=Style(root_worlds=1)),
    ("masters", "normal"): Level(30, 1.5, noise=0.003),
    ("masters", "hard"): Level(60, 3.0, noise=0.003),
    ("masters", "master"): Level(200, 6.0),
}
ADVISER: Final = Level(300, 3.0)  # who is asked what it would do


class SearchBot:
    """Looks ahead by search, as far as its budget goes. What it chooses hangs on its seed and on what its
    seat knows, and on nothing else unless time cuts it short."""

    def __init__(self, level: str | Level, seed: int, seconds: float | None = None) -> None:
        self.level = level
        self.seed = seed
        self.seconds = seconds

    def __deepcopy__(self, memo: dict[int, object]) -> SearchBot:
        """Nothing of it ever changes."""
        return self

    def choose(self, observation: Observation) -> str:
        level = self.level_in(observation.world.settings.game)
        return without_thought(observation.decision) or self._searched(observation).choice(level.noise)

    def think(self, observation: Observation) -> Thought:
        """What it makes of every option, with reasons."""
        return self._searched(observation, explain=True).thought()

    def _searched(self, observation: Observation, explain: bool = False) -> Search:
        level = self.level_in(observation.world.settings.game)
        style = style_at(level, observation.world)
        budget = budget_of(level, self.seconds)
        return search_together(observation, budget, self.seed, style, level.searches, explain)

    def level_in(self, game: str) -> Level:
        """How strongly it plays that game."""
        return self.level if isinstance(self.level, Level) else strength(self.level, game)


def strength(name: str, game: str) -> Level:
    """A level for people, as it is in a game."""
    return IN_GAMES.get((game, name), STRENGTHS[name])


def budget_of(level: Level, seconds: float | None = None) -> Budget:
    """How long a bot of a level thinks about a choice, where the table grants it so many seconds."""
    if seconds is None:
        return Budget(level.iterations, level.seconds)
    return Budget(level.iterations, min(seconds, level.seconds) if level.seconds else seconds)


def style_at(level: Level, world: Table) -> Style:
    """How a bot of a level searches at a table."""
    if not level.learned:
        return level.style
    prior = prior_helps(world)
    leaves = leaves_help(world) and (not prior or world.settings.game in BOTH_HELP)
    return replace(level.style, learned=PRIOR_VISITS if prior else 0, leaves=1.0 if leaves else 0.0)


def leaves_help(world: Table) -> bool:
    """The learned judgement makes the search stronger at such a table."""
    game = world.settings.game
    if (game, world.seats) not in LEAVES_HELP:
        return False
    return len(sides_of(judgement(game), world)) == world.seats  # no teams: it has seen none


def prior_helps(world: Table) -> bool:
    """The learned bot makes the search stronger in this game, and knows the cards of this table."""
    game = world.settings.game
    if game not in PRIOR_HELPS or find_spec("numpy") is None:
        return False
    from interrex.bots.learned import knows_cards, weights_file
    from interrex.research.encodings import encoding_of

    return weights_file(game) is not None and knows_cards(encoding_of(game), world)


def search_bot(level: str, seed: int, seconds: float | None = None) -> SearchBot | None:
    """A bot of a level for people, or of a budget; else nothing.

    ``search:200`` looks ahead so many times, ``search:1.5s`` thinks so long, ``search:1.5sx2`` thinks so long
    with two searches at once. With ``+prior`` behind it the search begins with what the learned bot says of
    the options, with ``+leaves`` the learned judgement says how all stand where the trees end, and with
    ``+learned`` both.
    """
    if level in STRENGTHS:
        return SearchBot(level, seed, seconds)
    found = BUDGET.fullmatch(level)
    if found is None:
        return None
    searches = int(found[3] or 1)
    style = Style(
        learned=PRIOR_VISITS if found[4] in ("+learned", "+prior") else 0,
        leaves=1.0 if found[4] in ("+learned", "+leaves") else 0.0,
    )
    if found[1]:
        return SearchBot(Level(int(found[1]), 0.0, style=style, searches=searches), seed, seconds)
    return SearchBot(Level(0, float(found[2]), style=style, searches=searches), seed, seconds)
