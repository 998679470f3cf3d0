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
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from interrex.bots import Observation, let_signals_in
from interrex.bots.chances import Chances, is_over
from interrex.bots.thoughts import LOST, WON, Considered, Evidence, Fact, Thought, Turn, reasons_for
from interrex.bots.tree import NOT_KNOWN, Edge, Forest, Node, Team, parts_seen
from interrex.engine.chance import Chance
from interrex.engine.options import word_of
from interrex.engine.table import Table
from interrex.engine.worlds import Dealer

DEEPEST: Final = 60  # choices down the trees
UNLIMITED: Final = 1 << 30  # iterations where only time counts
HOPELESS: Final = 0.004  # by the judgement
LEAST_LAPS: Final = 6  # of a race before anybody is out
PATIENCE: Final = 0.2  # of the budget before anybody is out: what looks bad at first may turn out well
LAST_TWO: Final = 0.8  # of the budget, when no more than two options are left
SURE: Final = 3.0  # standard errors
MUCH_LOOKED_AT: Final = 0.5  # of the visits of the one looked at most
WORTH_MIXING: Final = 0.2  # of the visits of the best: less is not mixed in


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think: iterations, seconds, or both, whichever ends first."""

    iterations: int = 0
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Style:
    """How the search spends its budget."""

    curiosity: float = 4.0  # how much an option little looked at is preferred
    trust: float = 1.0  # the judgement of an option counts as so many visits
    sharpness: float = 1.0  # how much better-looking options are preferred at first
    race: bool = True  # the options of the decision itself are tried side by side in the same worlds
    root_worlds: int = 4  # so many worlds in which every option is judged first
    # Part of the worlds in which others do not know what the thinking seat holds. For research: it starts
    # from what others really know, so tables that the seat cannot tell apart may get different choices.
    doubt: float = 0.0
    hints: bool = False  # what one look ahead does not see counts in the trees too, not only at the root
    paranoid: bool = False  # all others play against the seat that thinks
    learned: int = 0  # what the learned bot says of the options counts as so many visits of each
    leaves: float = 0.0  # part that the learned judgement has where positions are judged, from 0 to 1


class Walk:
    """One way down the trees: the world, every seat's state of knowledge, and the options taken."""

    __slots__ = ("held", "path", "states", "turns", "world")

    def __init__(self, world: Table) -> None:
        self.world = world
        self.states: list[int] = [0] * world.seats
        self.path: list[tuple[int, Node, Edge]] = []
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
        self.chances = Chances(base, self.style.leaves)
        self.judge = self.chances.judge
        self.forest = Forest()
        self.holds = f"holds {self.judge.secret(base, self.seat)}" if self.judge.secret is not None else "all"
        self.iterations = 0
        self.started = time.perf_counter()
        self.interruption: Callable[[], None] = let_signals_in
        self.which = base.seats_asked.index(observation.seat)
        self.root = self._root()
        if self.style.learned:
            self.take_advice(observation, seed)

    # --- the budget ------------------------------------------------------------------------

    def out_of_time(self) -> bool:
        seconds = self.budget.seconds
        return seconds > 0 and time.perf_counter() - self.started >= 0.98 * seconds

    @property
    def races(self) -> bool:
        """The options are tried side by side; of a secret choice they are not: it must come out mixed."""
        return self.style.race and not self.base.asked[self.which][6] and not self.style.doubt

    def run(self, team: Team | None = None) -> None:
        """Think until the budget is used up, with others who help where options race."""
        searches = team.searches() if team is not None else 1
        limit = self.budget.iterations * searches or UNLIMITED
        if self.races:
            self.race(limit, team)
            limit = self.iterations + (limit - self.iterations) // searches  # the rest is one's own
        while self.iterations < limit and not self.out_of_time():
            self.interruption()
            self.iterate()

    def race(self, limit: int, team: Team | None) -> None:
        """Try the options side by side, each in the same worlds, and leave those behind that fall behind.

        So luck weighs on all alike.
        """
        trust = self.style.trust
        runners = sorted(self.root.getting_on(), key=lambda edge: -edge.guess)
        runners = [edge for edge in runners if edge.guess > HOPELESS] or runners
        runners = runners[: max(2, limit // LEAST_LAPS)]
        gains: dict[str, list[float]] = {edge.word: [] for edge in runners}
        while len(runners) > 1 and self.iterations + len(runners) <= limit:
            if not self.lap(runners, gains, team):
                return
            used = self.used(limit)
            best = max(runners, key=lambda edge: edge.value(trust))
            if len(gains[best.word]) >= LEAST_LAPS and used >= PATIENCE:
                runners = [edge for edge in runners if not self.beaten(gains[edge.word], gains[best.word])]
            most = max(2, math.ceil(len(gains) * (1.0 - used / LAST_TWO)))
            if len(runners) > most:
                runners = sorted(runners, key=lambda edge: -edge.value(trust))[:most]

    def lap(self, runners: list[Edge], gains: dict[str, list[float]], team: Team | None) -> bool:
        """Try every option once, with the same luck; whether there was time for all of them."""
        luck = self.chance.split()
        own = team.hand_out(runners, luck) if team is not None else runners
        for edge in own:
            if not self.try_out(edge, gains, luck):
                return False
        return team is None or self.take_in(runners, own, team.bring_in(), gains, luck)

    def take_in(
        self,
        runners: list[Edge],
        own: list[Edge],
        brought: dict[str, float],
        gains: dict[str, list[float]],
        luck: Chance,
    ) -> bool:
        """Count what others have found; what one had in hand who is gone is tried here, if there is time."""
        tried = {edge.word for edge in own}
        for edge in runners:
            gain = brought.get(edge.word)
            if gain is not None:
                self.iterations += 1
                self.root.visits += 1
                self.credit(self.root, edge, gain)
                gains[edge.word].append(gain)
            elif edge.word not in tried and not self.try_out(edge, gains, luck):
                return False
        return True

    def try_out(self, edge: Edge, gains: dict[str, list[float]], luck: Chance) -> bool:
        """Try one option with that luck, if there is time for it."""
        self.interruption()
        if self.out_of_time():
            return False
        self.chance = luck.copy()
        gains[edge.word].append(self.iterate(edge.word)[self.seat])
        return True

    def used(self, limit: int) -> float:
        """The part of the budget that is used up."""
        used = self.iterations / limit
        if self.budget.seconds > 0:
            used = max(used, (time.perf_counter() - self.started) / self.budget.seconds)
        return used

    def beaten(self, gains: list[float], best: list[float]) -> bool:
        """Whether an option is worse than the best, in the same worlds, beyond what luck may do."""
        laps = len(gains)
        lead = math.fsum(best) - math.fsum(gains)
        squares = math.fsum([(one - two) * (one - two) for one, two in zip(best, gains, strict=True)])
        mean = lead / laps
        luck = math.sqrt(max(1e-9, squares / laps - mean * mean) / laps)
        return mean > SURE * luck + 0.001

    # --- one iteration -----------------------------------------------------------------------

    def iterate(self, first: str = "") -> list[float]:
        """Deal a world, play down the trees, judge where they end, and remember it on the way.

        Where an option is named, it is the first to be taken. What came of it for every seat.
        """
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
                if walk.states[mover] != NOT_KNOWN and not self.forest.full:
                    self.forest.nodes[key] = node
                value = self.learn(node, world, which, words)
                if self.judge.play_on is not None:
                    value = self.played_on(node, world, mover)
                break
            if any(word not in node.edges for word in words):
                self.learn(node, world, which, words)
            if first and node is self.root:
                index = words.index(first)
                node.visits += 1
            else:
                index = node.pick(words, self.style.curiosity, self.style.trust)
            walk.path.append((mover, node, node.edges[words[index]]))
            self.go_down(walk, which, index, words[index])
            which = 0
        if self.evidence is not None:
            self.note(walk)
        if value is None:
            value = self.chances.of(self.settled(world))
        self.remember(walk.path, value)
        return value

    def played_on(self, node: Node, world: Table, mover: int) -> list[float]:
        """The chances once the judgement has played on for a while. The guesses at the node say how its
        options compare; where they lie is what came of the best of them."""
        assert self.judge.play_on is not None
        self.judge.play_on(world)
        value = self.chances.of(world)
        shift = value[mover] - max([edge.guess for edge in node.edges.values()])
        for edge in node.edges.values():
            edge.guess = max(0.0, edge.guess + shift)
        return value

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
        if not walk.path or walk.path[0][1] is not self.root:
            return  # a doubted world
        word = walk.path[0][2].word
        facts: list[Fact] = []
        result = walk.world.result
        if result is not None:
            facts = [(WON if self.seat in result.winners else LOST, ())]
        elif self.judge.reasons is not None:
            facts = self.judge.reasons(walk.world, self.seat)
        self.evidence.setdefault(word, Evidence()).add(facts, walk.turns[1:], result is not None)

    def remember(self, path: list[tuple[int, Node, Edge]], value: list[float]) -> None:
        """Every choice on the way gets what came of it for the seat that made it."""
        for mover, node, edge in path:
            gain = value[mover]
            if self.style.paranoid and mover != self.seat:
                gain = 1.0 - value[self.seat]
            self.credit(node, edge, gain)

    def credit(self, node: Node, edge: Edge, gain: float) -> None:
        """Count what came of an option."""
        edge.visits += 1
        edge.total += gain
        edge.squares += gain * gain
        node.total += gain
        node.squares += gain * gain

    # --- judging -------------------------------------------------------------------------------

    def learn(self, node: Node, world: Table, which: int, words: tuple[str, ...]) -> list[float]:
        """Judge the options that the node does not know yet; the chances after the best of all these."""
        mover: int = world.asked[which][0]
        fresh = [index for index, word in enumerate(words) if word not in node.edges]
        best: list[float] = []
        for index, found in self.judged(world, which, fresh):
            node.edges[words[index]] = Edge(words[index], found[mover], self.delays(world, which, index))
            if not best or found[mover] > best[mover]:
                best = found
        node.set_priors(self.style.sharpness)
        self.forest.edges += len(fresh)
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
        weights = self.chances.weights
        if self.judge.scores_after is not None and weights:
            scores = self.judge.scores_after(world, mover, luck, weights)
            return [(index, self.chances.from_scores([scores[index]] * world.seats)) for index in indices]
        if self.judge.weigh is not None and (at_root or not weights):
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
            scores = self.chances.scores(after)
            if is_over(after):
                found.append((index, self.chances.final(after)))
                continue
            if self.judge.hint is not None and (self.style.hints or at_root):
                leaning = self.judge.hint(world, mover, asked[1], asked[2][index])
                scores[mover] += self.chances.slope * leaning
            found.append((index, self.chances.from_scores(scores)))
        return found

    def delays(self, world: Table, which: int, index: int) -> bool:
        """Whether an option brings nobody any further, so that it could be taken for ever."""
        if self.judge.delays is None:
            return False
        asked = world.asked[which]
        return self.judge.delays(world, asked[0], asked[1], asked[2][index])

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
        for index, word in enumerate(words):
            node.edges[word] = Edge(word, sums[index] / worlds, self.delays(self.base, self.which, index))
        node.set_priors(self.style.sharpness)
        if self.judge.play_on is not None:
            self.played_on(node, self.settled(self.new_world()), self.seat)
        return node

    def take_advice(self, observation: Observation, seed: int) -> None:
        """The learned bot says how the options compare; where they lie is what the judgement says."""
        from interrex.bots.learned import LearnedBot  # which needs NumPy

        count = (
            0 if self.base.asked[self.which][6] else self.style.learned
        )  # a secret choice is drawn by visits
        liked = LearnedBot(seed).judge(observation)
        root = self.root
        shift = max([edge.guess for edge in root.edges.values()]) - max(liked)
        for word, value in zip(self.decision.options, liked, strict=True):
            edge = root.edges[word]
            edge.guess = max(0.0, value + shift)
            edge.visits += count
            edge.total += count * edge.guess
            edge.squares += count * edge.guess * edge.guess
        root.set_priors(self.style.sharpness)

    # --- what comes out ------------------------------------------------------------------------

    def best(self) -> Edge:
        """The best of the options looked at most, of equal ones the first."""
        trust = self.style.trust
        edges = self.root.getting_on()
        enough = MUCH_LOOKED_AT * max([edge.visits for edge in edges])
        return max([edge for edge in edges if edge.visits >= enough], key=lambda edge: edge.value(trust))

    def choice(self, noise: float = 0.0) -> str:
        """The word of the choice: the best, or with ``noise`` one nearly as good. What is chosen in secret is
        drawn by how often each option was looked at, so that others cannot foresee it."""
        edges = self.root.getting_on()
        trust = self.style.trust
        best = self.best()
        if self.base.asked[self.which][6]:
            least = best.visits * WORTH_MIXING
            weights = [float(edge.visits * edge.visits) if edge.visits >= least else 0.0 for edge in edges]
        elif noise > 0:
            weights = [math.exp((edge.value(trust) - best.value(trust)) / noise) for edge in edges]
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
        best = self.best()
        edges = sorted(
            self.root.edges.values(),
            key=lambda edge: (edge is not best, -edge.visits, -edge.value(trust)),
        )
        visits = max(1, sum(edge.visits for edge in edges))
        evidence = self.evidence or {}
        seen_after = [evidence.get(edge.word, Evidence()) for edge in edges]
        reasons = reasons_for(seen_after, self.judge.against)
        options = []
        for number, edge in enumerate(edges):
            low, high = edge.interval(trust)
            options.append(
                Considered(
                    edge.word, self.decision.parts_of(edge.word), edge.visits / visits, edge.value(trust),
                    low, high, seen_after[number].expected_line(), reasons[number],
                )
            )  # fmt: skip
        game = self.base.settings.game
        return Thought(game, self.seat, self.decision.question, self.iterations, tuple(options))
