"""A table at which a card can be tried: a deal, perhaps some choices, and it lies before the first seat."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Iterator, Mapping
from enum import IntEnum
from typing import Any, Final

from interrex.engine.by_hand import is_aside
from interrex.engine.errors import BadFile, BadSetting, EngineError
from interrex.engine.options import CARD
from interrex.engine.spec import Decks, GameSpec
from interrex.engine.table import Table
from interrex.games import game_spec

SECONDS: Final = 4.0  # in which a deal is looked for
DEPTHS: Final = ((60, 0), (160, 10), (220, 60))  # up to so many deals, each is played on for so many choices
PLAYED: Final = 220  # deals, before variants are chosen by chance
CHOICES: Final = 300  # for which every later deal is played on
COPIES: Final = (3, 2, 1)
SEAT: Final = 0
NOT_FOUND: Final[dict[str, Any]] = {"found": False}


class Nearness(IntEnum):
    """How near a card is to whoever tries it: not there, there but not to be used now, to be used now."""

    FAR = 0
    AT_HAND = 1
    USABLE = 2


def trial(asked: Mapping[str, Any]) -> dict[str, Any]:
    """Seats, seed, choices and decks of a table at which the card can be tried, where one is found."""
    spec = game_spec(asked["game"])
    return look_for(spec, spec.read_pack(asked["text"], "pack"), asked["card"], asked["family"])


def look_for(spec: GameSpec, pack: Any, card: str, family: str) -> dict[str, Any]:
    """A table of a game with that pack at which the card lies before the first seat."""
    wanted = dict(spec.tried(pack, card, family)) if spec.tried is not None else {}
    decks: dict[str, Any] = {}
    if spec.decks is not None:
        deck = deck_with(spec.decks, pack, card, family, spec.rulings_by({}))
        if not deck:
            return NOT_FOUND
        decks[spec.decks.variants[SEAT]] = deck
    liked = _words_of(spec, pack, card)
    must_offer = spec.decks is not None and family in spec.decks.families
    end = time.monotonic() + SECONDS
    tried = 0
    best, best_nearness = NOT_FOUND, Nearness.FAR
    while time.monotonic() < end:
        seed = secrets.randbits(128)
        tried += 1
        is_usual = wanted or (tried % 3 and tried <= PLAYED)
        luck = random.Random(seed)
        seats = spec.seats[0] if is_usual else luck.choice(spec.seats)  # some cards come with more seats only
        variants = {**decks, **wanted} if is_usual else {**decks, **_by_chance(spec, luck)}
        try:
            game = spec.new(spec.settings(seats, seed, pack, None, variants), pack)
        except (BadSetting, EngineError):  # a variant that does not go with the others, a card without an end
            continue
        most = next((choices for deals, choices in DEPTHS if tried <= deals), CHOICES)
        for choices in _played(game, most, random.Random(seed), liked):
            nearness = nearness_of(game, card, must_offer)
            if nearness > best_nearness:
                best_nearness = nearness
                best = {
                    "found": True, "seats": seats, "seed": str(seed), "choices": choices[:],
                    "variants": variants,
                }  # fmt: skip
            if nearness is Nearness.USABLE:
                return best
            if time.monotonic() > end:
                break
    return best


def _by_chance(spec: GameSpec, luck: random.Random) -> dict[str, Any]:
    """A variant other than decks, by chance: some cards are played with under one only."""
    own = spec.decks.variants if spec.decks is not None else ()
    names = [name for name in spec.variants if name not in own]
    name = luck.choice(names) if names else ""
    return {name: luck.choice(list(spec.variants[name]))} if name else {}


def _words_of(spec: GameSpec, pack: Any, card: str) -> frozenset[str]:
    """The words by which a card is found, such as its clan: who is offered one of them takes it."""
    values = spec.facets(pack).get(card, {}).values()
    return frozenset([word for value in values if isinstance(value, tuple) for word in value])


def _played(
    game: Table, most: int, luck: random.Random, liked: frozenset[str]
) -> Iterator[list[tuple[int, str]]]:
    """Play on by chance, but by what is liked; after each choice all that were made."""
    choices: list[tuple[int, str]] = []
    yield choices
    for _ in range(most):
        decision = game.decision
        if decision is None:
            return
        wanted = [word for word in decision.options if word in liked] if decision.seat == SEAT else []
        word = luck.choice(wanted or decision.options)
        try:
            game.choose(word, decision.seat)
        except EngineError:  # a card that does not end: another deal
            return
        choices.append((decision.seat, word))
        yield choices


def nearness_of(game: Table, card: str, must_offer: bool) -> Nearness:
    """How near the card is to the first seat, where that seat is asked."""
    decision = game.decision_of(SEAT)
    if decision is None or not lies_at_hand(game, card):
        return Nearness.FAR
    words = [
        word
        for word, parts in zip(decision.options, decision.parts, strict=True)
        if any(part.type == CARD and part.word == card for part in parts)
    ]
    if words:
        return Nearness.USABLE if any(is_use(game, card, word) for word in words) else Nearness.AT_HAND
    if f"'{card}'" not in repr(game.view(SEAT)):
        return Nearness.FAR
    return Nearness.AT_HAND if must_offer else Nearness.USABLE


def is_use(game: Table, card: str, word: str) -> bool:
    """That option does something with the card: whoever only puts it aside learns nothing of it."""
    after = game.copy()
    try:
        after.choose(word, SEAT)
    except EngineError:  # a card that does not end can be tried as well
        return True
    return not any(is_aside(after, each) for each in _copies(game, card) if not is_aside(game, each))


def _copies(game: Table, card: str) -> list[int]:
    return [number for number in range(len(game.where)) if game.card_word(number) == card]


def lies_at_hand(game: Table, card: str) -> bool:
    """A copy of the card lies before the first seat: seen by it, neither discarded nor in somebody's deck or
    hand. What is no card of the game, such as a district, lies on the table."""
    copies = _copies(game, card)
    seen = [each for each in copies if (game.sees[game.where[each]] | game.pinned[each]) >> SEAT & 1]
    return not copies or any(not is_aside(game, each) for each in seen)


def deck_with(decks: Decks, pack: Any, card: str, family: str, rulings: Any) -> str:
    """A deck that may be played and has the card: one that comes with the pack, or one changed for it."""
    for shipped in decks.shipped(pack):
        deck = decks.find(pack, shipped.id, {}, rulings)
        there = [kind.id for kind, _ in deck.cards] + [kind.id for kind in deck.heads]
        if card in there:
            return str(deck.code())
    for shipped in decks.shipped(pack):
        deck = decks.find(pack, shipped.id, {}, rulings)
        for code in _changed(deck, card, family, decks):
            if _is_legal(decks, pack, code, rulings):
                return code
    return ""


def _changed(deck: Any, card: str, family: str, decks: Decks) -> Iterator[str]:
    heads = {kind.family: kind.id for kind in deck.heads}
    lines = [(kind, copies) for kind, copies in deck.cards]
    if family in decks.heads:
        heads[family] = card
        yield _code(heads, [(kind.id, copies) for kind, copies in lines])
        return
    for copies in COPIES:
        for other, there in lines:
            if there >= copies and other.family == family:
                kept = [(kind.id, number - copies * (kind is other)) for kind, number in lines]
                yield _code(heads, [*((each, number) for each, number in kept if number), (card, copies)])


def _code(heads: Mapping[str, str], cards: list[tuple[str, int]]) -> str:
    first = [f"{family} {card}" for family, card in heads.items()]
    return ", ".join([*first, *(f"{copies} {card}" for card, copies in cards)])


def _is_legal(decks: Decks, pack: Any, code: str, rulings: Any) -> bool:
    try:
        decks.check(decks.parse(pack, code), "deck", {}, rulings)
    except (BadFile, BadSetting):
        return False
    return True
