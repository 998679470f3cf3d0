"""The trees of a search: for each seat what it can tell apart, and what came of each option there."""

from __future__ import annotations

import math
from typing import Final

from interrex.engine.chance import Chance
from interrex.engine.choosing import STILL_SECRET
from interrex.engine.options import CARD, Parts, hidden, public, shown
from interrex.engine.questions import OpenQuestion
from interrex.engine.table import Table

MOST_EDGES: Final = 300_000  # with these bounds the trees stay below some 150 MB
MOST_STATES: Final = 300_000
NOT_KNOWN: Final = -1  # a state of knowledge that is not kept

LEAST_SPREAD: Final = 0.01  # differences below it are noise
FIRST_VISITS: Final = 4  # before anything was seen, what comes is taken to lie FIRST_SPREAD apart
FIRST_SPREAD: Final = 0.1
LAST_OF_ALL: Final = 1000.0  # more than any win chance and any curiosity
OPEN_MIND: Final = 0.25  # part of the search that all options get alike, whatever the judgement says


class Edge:
    """One option at a node: how often it could be taken and was, and what came of it."""

    __slots__ = ("available", "delays", "guess", "prior", "squares", "total", "visits", "word")

    def __init__(self, word: str, guess: float, delays: bool = False) -> None:
        self.word = word
        self.guess = guess  # the win chance by the judgement alone
        self.delays = delays  # it brings nobody any further: taken only where nothing else is left
        self.prior: float = 0.0  # how much of the search it deserves before anything is known
        self.available: int = 0
        self.visits: int = 0
        self.total: float = 0.0
        self.squares: float = 0.0

    def value(self, trust: float) -> float:
        """The win chance seen so far; the judgement counts as ``trust`` visits."""
        return (self.total + trust * self.guess) / (self.visits + trust)

    def interval(self, trust: float) -> tuple[float, float]:
        """Where the win chance lies, with 95 % confidence as far as the visits say."""
        value = self.value(trust)
        if self.visits < 2:
            return 0.0, 1.0
        mean = self.total / self.visits
        spread = max(1e-4, self.squares / self.visits - mean * mean)
        reach = 1.96 * math.sqrt(spread / self.visits) + 0.5 / (self.visits + 1)
        return max(0.0, value - reach), min(1.0, value + reach)


class Node:
    """Everything a seat cannot tell apart when it decides: its options by their words."""

    __slots__ = ("edges", "question", "squares", "total", "visits")

    def __init__(self, question: str) -> None:
        self.question = question
        self.edges: dict[str, Edge] = {}
        self.visits: int = 0
        self.total: float = 0.0  # what came of all visits for who decides here
        self.squares: float = 0.0

    def set_priors(self, sharpness: float) -> None:
        """Priors from the guesses: the better an option looks, the more of the search it gets.

        What counts is how much better, compared with how far the guesses lie apart.
        """
        guesses = [edge.guess for edge in self.edges.values()]
        best = max(guesses)
        mean = sum(guesses) / len(guesses)
        apart = math.sqrt(sum([(guess - mean) * (guess - mean) for guess in guesses]) / len(guesses))
        scale = sharpness / max(apart, LEAST_SPREAD)
        whole = 0.0
        for edge in self.edges.values():
            edge.prior = math.exp(scale * (edge.guess - best))
            whole += edge.prior
        fair = OPEN_MIND / len(self.edges)
        for edge in self.edges.values():
            edge.prior = fair + (1.0 - OPEN_MIND) * edge.prior / whole

    def getting_on(self) -> list[Edge]:
        """The options that do more than delay the game; all where none does."""
        return [edge for edge in self.edges.values() if not edge.delays] or list(self.edges.values())

    def spread(self) -> float:
        """How far apart what came of the visits lies: curiosity is worth that much, no more."""
        visits = self.visits + FIRST_VISITS
        mean = self.total / max(1, self.visits)
        apart = self.squares - mean * self.total + FIRST_VISITS * FIRST_SPREAD * FIRST_SPREAD
        return max(LEAST_SPREAD, math.sqrt(max(0.0, apart) / visits))

    def pick(self, words: tuple[str, ...], curiosity: float, trust: float) -> int:
        """The option to look at next among those that this world has."""
        curiosity *= self.spread()
        self.visits += 1
        edges = self.edges
        best = -math.inf
        chosen = 0
        for index, word in enumerate(words):
            edge = edges[word]
            edge.available += 1
            urge = curiosity * edge.prior * math.sqrt(edge.available) / (1 + edge.visits)
            score = (edge.total + trust * edge.guess) / (edge.visits + trust) + urge
            if edge.delays:
                score -= LAST_OF_ALL
            if score > best:
                best = score
                chosen = index
        return chosen


class Forest:
    """One tree per seat; every tree grows by what its seat sees of each choice, until memory is used up."""

    __slots__ = ("edges", "nodes", "numbers")

    def __init__(self) -> None:
        self.nodes: dict[tuple[int, int, str], Node] = {}
        self.edges: int = 0  # of all nodes
        self.numbers: dict[tuple[int, str], int] = {}  # from one state of knowledge to the next

    @property
    def full(self) -> bool:
        """Nothing more is added: what lies beyond is judged and forgotten."""
        return self.edges >= MOST_EDGES or len(self.numbers) >= MOST_STATES

    def step(self, state: int, seen: str) -> int:
        """The state of knowledge after seeing that; 0 is the beginning."""
        key = (state, seen)
        number = self.numbers.get(key)
        if number is None:
            if self.full:
                return NOT_KNOWN
            number = len(self.numbers) + 1
            self.numbers[key] = number
        return number


class Team:
    """Others that try options for a search: bots/several.py."""

    def searches(self) -> int:
        """How many they are with that search."""
        raise NotImplementedError

    def hand_out(self, runners: list[Edge], luck: Chance) -> list[Edge]:
        """Let the others begin with their shares; what is left to the search itself."""
        raise NotImplementedError

    def bring_in(self) -> dict[str, float]:
        """What came of the options that the others have tried, of those that are ready in time."""
        raise NotImplementedError


def parts_seen(world: Table, asked: OpenQuestion, parts: Parts, viewer: int) -> Parts:
    """What a seat sees of a choice just made: no card that it does not know, of a secret nothing.

    Worlds for playing out remember no more than that: seats know what lies where they see the faces, and
    cards that they saw laid where they lie.
    """
    if viewer == asked[0]:
        return shown(parts, world.card_word)
    if asked[6]:
        return STILL_SECRET
    told = public(parts)
    for part in told:
        if part.type != CARD or part.value < 0:
            continue
        seen_by = world.sees[world.where[part.value]] | world.pinned[part.value]
        if not seen_by >> viewer & 1:
            return hidden(shown(told, world.card_word))
    return shown(told, world.card_word)
