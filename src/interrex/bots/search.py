"""One search for every game: information-set tree search from what a seat knows.

Again and again a world is dealt that the seat cannot tell from the real one, and played down the trees:
each seat decides by its own tree, which grows by what that seat sees. What lies below is judged by the
game's judgement as a win chance for every seat, and each seat prefers what is best for itself. All chance
comes from one seed and the search starts from ``plain_world``, so that with a budget of iterations two
tables that a seat cannot tell apart get the same choice.
"""

from __future__ import annotations

import math
import time
from collections import Counter
from dataclasses import dataclass
from typing import Final

from interrex.bots import Observation
from interrex.bots.chances import Chances
from interrex.bots.thoughts import Considered, Evidence, Fact, Thought, Turn, reasons_for
from interrex.bots.tree import Edge, Forest, Node, parts_seen
from interrex.engine.chance import Chance
from interrex.engine.options import word_of
from interrex.engine.table import Table
from interrex.engine.worlds import Dealer

DEEPEST: Final = 60  # choices down the trees
UNLIMITED: Final = 1 << 30  # iterations where only time counts
WORTH_MIXING: Final = 0.2  # of the visits of the best: less is not mixed in


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think: iterations, seconds, or both, whichever ends first."""

    iterations: int = 0
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Style:
    """How the search spends its budget."""

    curiosity: float = 1.5  # how much an option little looked at is preferred
    trust: float = 1.0  # the judgement of an option counts as so many visits
    sharpness: float = 12.0  # how much better-looking options are preferred at first
    root_worlds: int = 4  # so many worlds in which every option is judged first
    # Part of the worlds in which others do not know what the thinking seat holds. For research: it starts
    # from what others really know, so tables that the seat cannot tell apart may get different choices.
    doubt: float = 0.0
    hints: bool = False  # what one look ahead does not see counts in the trees too, not only at the root
    paranoid: bool = False  # all others play against the seat that thinks


class Walk:
    """One way down the trees: the world, every seat's state of knowledge, and the options taken."""

    __slots__ = ("held", "path", "states", "turns", "world")

    def __init__(self, world: Table) -> None:
        self.world = world
        self.states: list[int] = [0] * world.seats
        self.path: list[tuple[int, Edge]] = []
        self.held: list[str] = []  # answers to a question that several answer in secret
        self.turns: list[Turn] = []


class Search:
    """The search of one seat at one decision."""

    def __init__(
        self,
        observation: Observation,
        budget: Budget,
        seed: int,
        style: Style | None = None,
        explain: bool = False,
    ) -> None:
        self.seat = observation.seat
        self.decision = observation.decision
        self.evidence: dict[str, Evidence] | None = {} if explain else None
        self.budget = budget
        self.style = style or Style()
        if self.style.doubt:  # others must know what they know, which a plain world leaves out
            base = observation.world.copy()
        else:
            base = observation.world.plain_world(observation.seat)
        self.chance = Chance.from_seed(seed * 1_000_003 + len(base.choices))
        base.told = []
        base.choices = []
        self.base = base
        self.dealer = Dealer(base, self.seat)
        self.chances = Chances(base)
        self.judge = self.chances.judge
        self.forest = Forest()
        self.holds = f"holds {self.judge.secret(base, self.seat)}" if self.judge.secret is not None else "all"
        self.iterations = 0
        self.started = time.perf_counter()
        self.which = base.seats_asked.index(observation.seat)
        self.root = self._root()

    # --- the budget ------------------------------------------------------------------------

    def out_of_time(self) -> bool:
        seconds = self.budget.seconds
        return seconds > 0 and time.perf_counter() - self.started >= 0.98 * seconds

    def run(self) -> None:
        """Think until the budget is used up."""
        limit = self.budget.iterations or UNLIMITED
        while self.iterations < limit and not self.out_of_time():
            self.iterate()

    # --- one iteration -----------------------------------------------------------------------

    def iterate(self) -> None:
        """Deal a world, play down the trees, judge where they end, and remember it on the way."""
        self.iterations += 1
        world = self.new_world()
        doubted = self.style.doubt > 0 and self.chance.below(1000) < 1000 * self.style.doubt
        if doubted and world.seats > 1:
            other = (self.seat + 1 + self.chance.below(world.seats - 1)) % world.seats
            world = world.sample_world(other, self.chance)
        walk = Walk(world)
        self.begin(walk, doubted)
        which = self.which
        value: list[float] | None = None
        while world.result is None and len(walk.path) < DEEPEST:
            asked = world.asked[which]
            if len(asked[2]) == 1:
                world.play(0, which)
                which = 0
                continue
            mover: int = asked[0]
            words = world.option_words(which)
            key = (mover, walk.states[mover], asked[1])
            node = self.forest.nodes.get(key)
            if node is None:
                node = Node(asked[1])
                self.forest.nodes[key] = node
                value = self.learn(node, world, which, words)
                break
            if any(word not in node.edges for word in words):
                self.learn(node, world, which, words)
            index = node.pick(words, self.style.curiosity, self.style.trust)
            walk.path.append((mover, node.edges[words[index]]))
            self.go_down(walk, which, index, words[index])
            which = 0
        if self.evidence is not None:
            self.note(walk)
        if value is None:
            value = self.chances.of(self.settled(world))
        self.remember(walk.path, value)

    def new_world(self) -> Table:
        """A world that the seat cannot tell from the real one; only doubt needs what others know in it."""
        if self.style.doubt:
            return self.base.sample_world(self.seat, self.chance)
        return self.dealer.world(self.chance)

    def begin(self, walk: Walk, doubted: bool) -> None:
        """Where every seat's tree begins: others choose by what they hold, as far as the judgement says it.

        In a doubted world the thinking seat holds something else, and so is elsewhere in its own tree.
        """
        secret = self.judge.secret
        for seat in range(walk.world.seats):
            holds = f"holds {secret(walk.world, seat)}" if secret is not None else ""
            if seat != self.seat and holds:
                walk.states[seat] = self.forest.step(0, holds)
            elif seat == self.seat and doubted and holds != self.holds:
                walk.states[seat] = self.forest.step(0, holds or "holds something else")

    def go_down(self, walk: Walk, which: int, index: int, word: str) -> None:
        """Take an option; each seat's tree goes on by what the seat sees of it."""
        world = walk.world
        asked = world.asked[which]
        parts = world.option_parts(asked[1], asked[2][index])
        together = bool(world.together)
        world.play(index, which)
        if together:
            walk.held.append(f"{asked[0]} {word}")
        for seat in range(world.seats):
            seen = word
            if seat != asked[0]:
                seen = f"{asked[0]} {word_of(parts_seen(world, asked, parts, seat))}"
            walk.states[seat] = self.forest.step(walk.states[seat], seen)
        if together and not world.together:  # all have answered: now all see what was chosen
            seen = "; ".join(walk.held)
            walk.held = []
            for seat in range(world.seats):
                walk.states[seat] = self.forest.step(walk.states[seat], seen)
        if self.evidence is not None:
            walk.turns.append((asked[0], asked[1], parts_seen(world, asked, parts, self.seat)))

    def note(self, walk: Walk) -> None:
        """Keep what held at the end of the walk, for the reasons."""
        assert self.evidence is not None
        if not walk.path or walk.path[0][1] is not self.root.edges.get(walk.path[0][1].word):
            return  # a doubted world
        word = walk.path[0][1].word
        facts: list[Fact] = []
        if self.judge.reasons is not None and walk.world.result is None:
            facts = self.judge.reasons(walk.world, self.seat)
        self.evidence.setdefault(word, Evidence()).add(facts, walk.turns[1:])

    def remember(self, path: list[tuple[int, Edge]], value: list[float]) -> None:
        """Every choice on the way gets what came of it for the seat that made it."""
        for mover, edge in path:
            gain = value[mover]
            if self.style.paranoid and mover != self.seat:
                gain = 1.0 - value[self.seat]
            edge.visits += 1
            edge.total += gain
            edge.squares += gain * gain

    # --- judging -------------------------------------------------------------------------------

    def learn(self, node: Node, world: Table, which: int, words: tuple[str, ...]) -> list[float]:
        """Judge the options that the node does not know yet; the chances after the best of all these."""
        mover: int = world.asked[which][0]
        fresh = [index for index, word in enumerate(words) if word not in node.edges]
        best: list[float] = []
        for index, found in self.judged(world, which, fresh):
            node.edges[words[index]] = Edge(words[index], found[mover])
            if not best or found[mover] > best[mover]:
                best = found
        node.set_priors(self.style.sharpness)
        return best

    def judged(
        self, world: Table, which: int, indices: list[int], at_root: bool = False
    ) -> list[tuple[int, list[float]]]:
        """The chances of all seats after each of these options."""
        asked = world.asked[which]
        mover: int = asked[0]
        luck = self.chance.split()
        found: list[tuple[int, list[float]]] = []
        if world.answers:  # the mover does not know what the others have answered
            world = world.copy()
            world.ask_again(mover, luck)
            which = world.seats_asked.index(mover)
            asked = world.asked[which]
        if self.judge.weigh is not None:
            worth = self.judge.weigh(world, mover, luck)
            return [(index, self.chances.from_worth([worth[index]] * world.seats)) for index in indices]
        for index in indices:
            after = world.copy()
            after.chance = luck.copy()
            after.play(index, which)
            self.settled(after)
            if after.result is not None:
                found.append((index, self.chances.final(after)))
                continue
            standing = self.chances.worth(after)
            if self.judge.hint is not None and (self.style.hints or at_root):
                standing[mover] += self.judge.hint(world, mover, asked[1], asked[2][index])
            found.append((index, self.chances.from_worth(standing)))
        return found

    def settled(self, world: Table) -> Table:
        """The world once nobody's answer to a secret question is outstanding."""
        while world.together and world.result is None:
            world.play(world.chance.below(len(world.asked[0][2])))
        return world

    def _root(self) -> Node:
        """The decision itself: every option judged in a few worlds before the search begins."""
        words = self.base.option_words(self.which)
        node = Node(self.base.asked[self.which][1])
        self.forest.nodes[(self.seat, 0, node.question)] = node
        sums = [0.0] * len(words)
        worlds = 0
        for _ in range(max(1, min(self.style.root_worlds, self.judge.worlds))):
            world = self.new_world()
            for index, found in self.judged(world, self.which, list(range(len(words))), at_root=True):
                sums[index] += found[self.seat]
            worlds += 1
            if self.out_of_time():
                break
        for word, total in zip(words, sums, strict=True):
            node.edges[word] = Edge(word, total / worlds)
        node.set_priors(self.style.sharpness)
        return node

    # --- what comes out ------------------------------------------------------------------------

    def best(self) -> Edge:
        """The option looked at most; of equals the better one, of equal ones the first."""
        trust = self.style.trust
        return max(self.root.edges.values(), key=lambda edge: (edge.visits, edge.value(trust)))

    def choice(self, noise: float = 0.0) -> str:
        """The word of the choice. A secret one is drawn by how often each option was looked at, so that
        others cannot foresee it; with ``noise`` options nearly as good are chosen too."""
        edges = list(self.root.edges.values())
        trust = self.style.trust
        best = self.best()
        if noise > 0:
            weights = [math.exp((edge.value(trust) - best.value(trust)) / noise) for edge in edges]
        elif self.base.asked[self.which][6]:
            least = best.visits * WORTH_MIXING
            weights = [float(edge.visits * edge.visits) if edge.visits >= least else 0.0 for edge in edges]
        else:
            return best.word
        whole = sum(weights)
        if whole <= 0:
            return best.word
        point = self.chance.below(1 << 30) / (1 << 30) * whole
        for edge, weight in zip(edges, weights, strict=True):
            point -= weight
            if point < 0:
                return edge.word
        return best.word

    def thought(self) -> Thought:
        """What the search makes of every option, the one looked at most first."""
        trust = self.style.trust
        edges = sorted(self.root.edges.values(), key=lambda edge: (-edge.visits, -edge.value(trust)))
        visits = max(1, sum(edge.visits for edge in edges))
        evidence = self.evidence or {}
        worlds = sum(each.worlds for each in evidence.values())
        facts: Counter[Fact] = Counter()
        for each in evidence.values():
            facts.update(each.facts)
        options = []
        for edge in edges:
            low, high = edge.interval(trust)
            seen = evidence.get(edge.word, Evidence())
            options.append(
                Considered(
                    edge.word, self.decision.parts_of(edge.word), edge.visits / visits, edge.value(trust),
                    low, high, seen.expected_line(), reasons_for(seen, worlds, facts),
                )
            )  # fmt: skip
        game = self.base.settings.game
        return Thought(game, self.seat, self.decision.question, self.iterations, tuple(options))
