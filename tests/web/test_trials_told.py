"""Deals in which a card is looked for, told a second time: how near it lies, how long each deal is played."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import pytest

from interrex.engine.errors import BadSetting, EngineError
from interrex.web.workers import trials
from interrex.web.workers.trials import Nearness

CARD = "card"


class Place:
    """A position with some cards, of which some copies are the one that is tried."""

    def __init__(self, luck: random.Random) -> None:
        self.words = [luck.choice((CARD, "other")) for _ in range(luck.randrange(4))]
        self.where = list(range(len(self.words)))
        self.sees = [luck.randrange(4) for _ in self.words]
        self.pinned = [luck.choice((0, 0, 1, 2)) for _ in self.words]
        self.aside = [luck.random() < 0.4 for _ in self.words]
        self.is_asked, self.shows = luck.random() < 0.8, luck.random() < 0.5
        self.named = [[luck.choice((CARD, "other", "seat")) for _ in range(luck.randrange(3))] for _ in "ab"]
        self.puts_aside = [luck.choice(("no", "one", "never ends")) for _ in "ab"]

    def card_word(self, card: int) -> str:
        return self.words[card]

    def view(self, seat: int) -> Any:
        assert seat == 0
        return {"seen": [CARD] if self.shows else ["cardinal"]}

    def decision_of(self, seat: int) -> Any:
        assert seat == 0
        if not self.is_asked:
            return None
        parts = [
            [SimpleNamespace(type="seat" if word == "seat" else "card", word=CARD if word == "seat" else word)
             for word in named]
            for named in self.named
        ]  # fmt: skip
        return SimpleNamespace(options=["0", "1"], parts=parts)

    def copy(self) -> Place:
        other = object.__new__(Place)
        other.__dict__ = {**self.__dict__, "aside": list(self.aside)}
        return other

    def choose(self, word: str, seat: int) -> None:
        assert seat == 0
        how = self.puts_aside[int(word)]
        if how == "never ends":
            raise EngineError("it does not end")
        if how == "one":
            there = [at for at, each in enumerate(self.words) if each == CARD and not self.aside[at]]
            for at in there[:1]:
                self.aside[at] = True


def uses(place: Place, option: int) -> bool:
    """Whoever does nothing but put a copy aside does not use the card."""
    may_go = any(word == CARD and not aside for word, aside in zip(place.words, place.aside, strict=True))
    return not (place.puts_aside[option] == "one" and may_go)


def told_nearness(place: Place, must_offer: bool) -> Nearness:
    copies = [at for at, word in enumerate(place.words) if word == CARD]
    before = [at for at in copies if (place.sees[at] & 1 or place.pinned[at] & 1) and not place.aside[at]]
    if not place.is_asked or (copies and not before):
        return Nearness.FAR
    offering = [number for number, named in enumerate(place.named) if CARD in named]
    if offering:
        return Nearness.USABLE if any(uses(place, each) for each in offering) else Nearness.AT_HAND
    if not place.shows:
        return Nearness.FAR
    return Nearness.AT_HAND if must_offer else Nearness.USABLE


def test_how_near_a_card_lies(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only who is asked can use it, and only where a copy lies before them that was not put aside; what an
    option names is used unless the option does nothing but put it aside."""
    monkeypatch.setattr(trials, "is_aside", lambda place, card: place.aside[card])
    luck, seen = random.Random(1), set()
    for _ in range(3000):
        place: Any = Place(luck)
        for must_offer in (False, True):
            nearness = told_nearness(place, must_offer)
            assert trials.nearness_of(place, CARD, must_offer) is nearness
            seen.add((nearness, must_offer))
    assert len(seen) == 6


class Deal:
    """A game of two seats in which every choice is one of three words, until some choice ends it."""

    def __init__(self, length: int, breaks_at: int) -> None:
        self.length, self.breaks_at, self.made = length, breaks_at, list[tuple[int, str]]()

    @property
    def decision(self) -> Any:
        seat = len(self.made) % 2
        return SimpleNamespace(seat=seat, options=["x", "y", "z"]) if len(self.made) < self.length else None

    def choose(self, word: str, seat: int) -> None:
        if len(self.made) == self.breaks_at:
            raise EngineError("it does not end")
        self.made.append((seat, word))


def test_a_deal_is_played_on_and_takes_what_it_likes() -> None:
    """The first seat takes what it likes, others anything; positions before and after each choice are met."""
    luck, others = random.Random(1), set()
    for _ in range(200):
        length, breaks_at, most = luck.randrange(6), luck.choice((2, 9)), luck.randrange(6)
        game: Any = Deal(length, breaks_at)
        liked = frozenset(luck.sample(["x", "y", "w"], luck.randrange(3)))
        met = [list(each) for each in trials._played(game, most, luck, liked)]
        assert len(met) == 1 + min(length, most, breaks_at)
        assert met == [game.made[:number] for number in range(len(met))]
        for seat, word in game.made:
            assert seat or not liked & {"x", "y"} or word in liked
            others.add((seat, word))
    assert len(others) == 6


class Spec:
    """A game whose deals are as near as a list says, in the order in which they are dealt."""

    def __init__(self, luck: random.Random, has_decks: bool) -> None:
        self.luck = luck
        self.seats = (2, 3, 5)
        self.variants = {"deck-a": ("",), "deck-b": ("",), "way": ("one", "two"), "flag": (True, False)}
        self.has_decks = has_decks
        self.wanted = luck.choice(({}, {"way": "two"}))
        self.fails = {number for number in range(600) if luck.random() < 0.1}
        self.asked: list[tuple[int, int, dict[str, Any]]] = []
        own = SimpleNamespace(variants=("deck-a", "deck-b"), families=("unit",))
        self.decks = own if has_decks else None

    def tried(self, pack: Any, card: str, family: str) -> dict[str, Any]:
        assert (pack, card, family) == ("pack", CARD, "unit")
        return self.wanted

    def rulings_by(self, chosen: dict[str, str]) -> str:
        assert chosen == {}
        return "rulings"

    def facets(self, pack: Any) -> dict[str, dict[str, Any]]:
        return {CARD: {"clan": ("a", "b"), "name": "c"}, "other": {"clan": ("d",)}}

    def settings(self, seats: int, seed: int, pack: Any, rulings: Any, variants: dict[str, Any]) -> Any:
        assert (pack, rulings) == ("pack", None)
        self.asked.append((seats, seed, dict(variants)))
        if len(self.asked) in self.fails:
            raise BadSetting("not with the others")
        return len(self.asked)

    def new(self, settings: int, pack: Any) -> Any:
        return settings


def looked_at(fails: set[int], step: float, usable: tuple[int, int] | None) -> list[tuple[int, int]]:
    """The positions that there is time for, up to the first in which the card can be used."""
    met, seconds, number = list[tuple[int, int]](), 0.0, 0
    while seconds < 4.0:
        number += 1
        for at in range(2 if number not in fails else 0):
            met.append((number, at))
            seconds += step
            if met[-1] == usable:
                return met
            if seconds > 4.0:
                break
    return met


@pytest.mark.parametrize("seed", range(24))
def test_the_first_deal_that_is_usable_is_taken_and_else_the_nearest(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sixty deals as they are, a hundred played on for ten choices, sixty for sixty, later ones for 300;
    with another number of seats and a variant by chance every third time and always after 220."""
    luck = random.Random(seed)
    spec: Any = Spec(luck, has_decks=seed % 2 == 0)
    clock, step = [0.0], luck.choice((1 / 512, 1 / 256, 1 / 8))
    best = luck.choice((*Nearness, Nearness.USABLE))
    nearnesses: dict[tuple[int, int], Nearness] = {}
    sought, last = list[int](), [0, 0]

    def played(game: int, most: int, chance: random.Random, liked: frozenset[str]) -> Any:
        assert liked == {"a", "b"}
        sought.append(most)
        choices: list[Any] = []
        for number in range(2):
            yield choices
            choices.append((0, f"{game} {number}"))

    def nearness_of(game: int, card: str, must_offer: bool) -> Nearness:
        assert (card, must_offer) == (CARD, spec.has_decks)
        clock[0] += step
        chance = luck.random()
        found = best if chance < 0.003 else Nearness.FAR if chance < 0.9 else min(best, Nearness.AT_HAND)
        at_choice = 0 if game != last[0] else last[1] + 1
        last[:] = game, at_choice
        nearnesses[game, at_choice] = found
        return found

    def deck_with(*asked: Any) -> str:
        assert asked == (spec.decks, "pack", CARD, "unit", "rulings")
        return "code"

    monkeypatch.setattr(trials, "time", SimpleNamespace(monotonic=lambda: clock[0]))
    monkeypatch.setattr(trials, "_played", played)
    monkeypatch.setattr(trials, "nearness_of", nearness_of)
    monkeypatch.setattr(trials, "deck_with", deck_with)
    found = trials.look_for(spec, "pack", CARD, "unit")
    decks = {"deck-a": "code"} if spec.has_decks else {}
    first = next((at for at, each in nearnesses.items() if each is Nearness.USABLE), None)
    if first is None:
        first = next((at for at, each in nearnesses.items() if each is Nearness.AT_HAND), None)
    usable = first if first is not None and nearnesses[first] is Nearness.USABLE else None
    assert list(nearnesses) == looked_at(spec.fails, step, usable)
    if first is None:
        assert found == {"found": False}
    else:
        seats, number, variants = spec.asked[first[0] - 1]
        choices = [(0, f"{first[0]} {each}") for each in range(first[1])]
        assert found == {
            "found": True, "seats": seats, "seed": str(number), "choices": choices, "variants": variants
        }  # fmt: skip
    dealt = [number for number in range(1, len(spec.asked) + 1) if number not in spec.fails]
    assert sought == [
        next(most for deals, most in ((60, 0), (160, 10), (220, 60), (9999, 300)) if number <= deals)
        for number in dealt
    ]
    others = set()
    for number, (seats, _, variants) in enumerate(spec.asked, 1):
        if spec.wanted or (number % 3 and number <= 220):
            assert (seats, variants) == (2, {**decks, **spec.wanted})
        else:
            [(name, value)] = set(variants.items()) - set(decks.items())
            assert decks.items() <= variants.items()
            assert value in spec.variants[name]
            assert not spec.has_decks or not name.startswith("deck")
            others.add((seats, name, value))
    seeds = {number for _, number, _ in spec.asked}
    assert len(seeds) == len(spec.asked)
    assert max(seeds) < 2**128
    assert len(spec.asked) < 200 or spec.wanted or len(others) > 6


def test_where_no_deck_may_have_the_card_nothing_is_dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    spec: Any = Spec(random.Random(1), has_decks=True)
    monkeypatch.setattr(trials, "deck_with", lambda *asked: "")
    assert trials.look_for(spec, "pack", CARD, "unit") == {"found": False}
    assert spec.asked == []
