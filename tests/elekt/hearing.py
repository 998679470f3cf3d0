"""Boxes full of cards that speak of moments, and what is heard of them in random games."""

from __future__ import annotations

import dataclasses
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

from interrex.engine.chance import Chance
from interrex.games import game_spec, house_pack
from interrex.games.elekt import abilities
from interrex.games.elekt.cards import Kind, Pack, make_pack
from interrex.games.elekt.moments import TABLE, WORDS
from interrex.games.elekt.table import Elekt
from interrex.games.elekt.verbs.every import VERBS

HEARD = {family: [each.name for each in TABLE if each.events and family in each.families] for family in WORDS}
EACH = 4  # words of a family in one box
KEPT = ("assigned", "won_power", "taking_part")  # texts of the house that bring things about
CAUSES = (("assigned", "place()"), ("assigned", "remove(1)"), ("won_power", "take_won_card(1)"))
DEEDS = (
    "shift(one(own), other_zone)", "gain_heat(1, everyone)", "strike(one(opponents))",
    "put_token(any_token, one())", "steal_heat(1, one_opponent)", "lose_heat(1, everyone)",
    "send_home(one())", "drop(one(opponents))",
)  # fmt: skip
FOR_NOBODY = ("gain_heat(1, everyone)", "lose_heat(1, everyone)", "strip(each())")
PASSING = ("pass", "decline")


def group(kind: Kind) -> str:
    """The family of a card as the table of moments names it."""
    return "zone" if kind.family in ("mission", "influence") else kind.family


def speaking(kind: Kind, word: str, *calls: str) -> Kind:
    """The card with a text about a moment."""
    effects = tuple(VERBS.vocabulary.parse(call, word) for call in calls)
    return dataclasses.replace(kind, when=word, cost=0, effects=effects)


def pack_of(*kinds: Kind) -> Pack:
    house = house_pack("elekt")
    return make_pack("hearing", "hearing", house.name, kinds)


def box(number: int) -> tuple[Pack, set[tuple[str, str]]]:
    """A box in which few words stand on many cards, and those words with their families."""
    used: set[tuple[str, str]] = set()
    kinds, at = [], Counter[str]()
    for kind in house_pack("elekt").kinds:
        family = group(kind)
        if kind.when in KEPT:
            kinds.append(kind)
            continue
        words = HEARD[family]
        word = words[(EACH * number + at[family] % EACH) % len(words)]
        at[family] += 1
        if family == "unit" and not kind.basic and at[family] % 2:
            kinds.append(speaking(kind, *CAUSES[at[family] // 2 % len(CAUSES)]))
            continue
        used.add((family, word))
        deeds = FOR_NOBODY if family == "zone" else DEEDS
        kinds.append(speaking(kind, word, deeds[(at[family] + number) % len(deeds)]))
    return pack_of(*kinds), used


def boxes() -> int:
    """So many boxes have every word."""
    return max(-(-len(words) // EACH) for words in HEARD.values())


class Hearing:
    """Counts the texts that act, by family and word; to be patched in the place of ``listeners``."""

    def __init__(self) -> None:
        self.found: Counter[tuple[str, str]] = Counter()
        self.listeners = abilities.listeners

    def __call__(self, game: Elekt, event: str, args: tuple[Any, ...]) -> list[Any]:
        found = self.listeners(game, event, args)
        for trigger in found:
            kind = game.kinds[trigger.card]
            self.found[group(kind), kind.when] += 1
        return found


def random_game(pack: Pack, seed: int, seats: int) -> Elekt:
    """A game in which everything is chosen by chance, mostly to act; nothing is lost on the way."""
    spec = game_spec("elekt")
    game = spec.new(spec.settings(seats, seed, pack), pack)
    assert isinstance(game, Elekt)
    for _ in choices(game, Chance(seed + 1)):
        pass
    assert not spec.audit(game)
    return game


def choices(game: Elekt, chance: Chance) -> Iterator[int]:
    while not game.is_over:
        decision = game.decisions[chance.below(len(game.decisions))]
        options = decision.options
        if chance.below(8):
            options = tuple(option for option in options if option not in PASSING) or options
        game.choose(options[chance.below(len(options))], decision.seat)
        yield len(game.choices)


def unheard(hearing: Hearing, numbers: range, most: int) -> set[tuple[str, str]]:
    """The words of these boxes that were never heard, each box played up to so many times."""
    left: set[tuple[str, str]] = set()
    for number in numbers:
        pack, words = box(number)
        for seed in range(most):
            random_game(pack, 100 * number + seed, 2 + (number + seed) % 3)
            if all(hearing.found[word] for word in words):
                break
        left |= {word for word in words if not hearing.found[word]}
    return left


def main() -> None:
    """``python -m tests.elekt.hearing 40``: which words are not heard in so many random games of each box."""
    hearing = Hearing()
    abilities.listeners = hearing
    most = int(sys.argv[1]) if len(sys.argv) > 1 else 12
    left = unheard(hearing, range(boxes()), most)
    print(f"{sum(hearing.found.values())} texts of {len(hearing.found)} words and families have acted")
    print("never heard:", ", ".join(f"{word} ({family})" for family, word in sorted(left)) or "none")


if __name__ == "__main__":
    main()


DYING = ("save", "guard", "keep in zone")  # questions while Units are pointed at


def dying(game: Elekt) -> list[str]:
    """EL-1023 A Unit is pointed at only as long as a destruction goes on."""
    names = [question.name for question in game.questions]
    return [f"dying at {names}"] if game.dying and not set(names) & {*DYING} else []
