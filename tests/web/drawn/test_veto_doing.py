"""What one would do with a card of Veto!: only what a player might think of is told to who touches it."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from interrex.engine.options import CARD, Part, Parts, verb
from interrex.games.veto.view import VetoView
from interrex.web.show.games.doing import veto as doing
from interrex.web.show.scene import Scene, kinds
from tests.web.drawn.scenes import positions, scene_of

VERBS = tuple(doing.ACTING)


class Table:
    """Where cards lie, as the seat that looks would say it."""

    def __init__(self, scene: Scene) -> None:
        view: VetoView = scene.view
        own = view.seats[scene.seat]
        self.of = kinds(scene.pack)
        self.hand, self.company = set(own.known), {each.kind for each in own.company}
        self.borne = {card.kind for each in own.company for card in each.attached}
        self.under = {thrust for each in own.company for thrust in each.thrusts}
        others = {each.kind for each in (*own.estates, *own.effects)}
        self.laid = self.company | self.borne | others | {own.faction, own.strategy}
        rivals = [player for seat, player in enumerate(view.seats) if seat != scene.seat]
        self.rivals = {each.kind for player in rivals for each in player.company}

    def is_a(self, card: str, *families: str) -> bool:
        return card in self.of and self.of[card].family in families

    def letters(self, card: str) -> set[str]:
        return {each.letter for each in self.of[card].abilities} if card in self.of else set()

    def works(self, card: str) -> bool:
        """It has a text that one uses oneself."""
        return bool(self.letters(card) - {"P"})

    def acting(self, does: str, cards: list[str]) -> list[str]:
        first, last = cards[0], cards[-1]
        held, is_own = first in self.hand, first in self.company
        if does == "challenge":
            return [first, last] if first in self.rivals and last in self.company else []
        if does == "equip":
            fits = first in self.company and last in self.hand and self.is_a(last, "equipment")
            return [last] if fits else []
        holds = {
            "deploy": held and self.is_a(first, "character", "estate"),
            "attach": held and self.is_a(first, "thrust") and last in self.company,
            "hand": first in self.borne and len(cards) > 1 and cards[1] in self.company,
            "agitate with": is_own and all(self.is_a(each, "thrust") for each in cards[1:]),
            "move": is_own,
            "play": held and self.is_a(first, "effect") and self.works(first),
            "use": first in self.laid and not held and self.works(first),
            "thrust": (held or first in self.under) and self.is_a(first, "thrust"),
            "": "R" in self.letters(first) and (first in self.laid or (held and self.is_a(first, "effect"))),
        }
        return [first] if holds[does] else []


def parts_of(does: str, cards: list[str]) -> Parts:
    named = tuple(Part(CARD, -1, card, -1) for card in cards)
    return (verb(does), *named) if does else named


@pytest.mark.parametrize("seats", [2, 3])
def test_only_what_a_player_might_think_of_is_told(seats: int) -> None:
    luck, seen = random.Random(seats), Counter[str]()
    for seed in range(2):
        for game in positions("veto", seats, seed, 240, 12):
            for seat in range(seats):
                scene = scene_of(game, seat)
                table = Table(scene)
                near = [*sorted(table.hand | table.laid | table.rivals | table.under), "nobody"]
                hand, own = sorted(table.hand) or near, sorted(table.company) or near
                pairs = [luck.choices(near, k=2) for _ in range(4)]
                pairs += [[luck.choice(hand), luck.choice(own)] for _ in range(3)]
                pairs += [[luck.choice(own), luck.choice(hand)] for _ in range(3)]
                for does in VERBS:
                    for cards in pairs:
                        found = doing.acting(scene.view, scene.pack, parts_of(does, cards))
                        wanted = table.acting(does, cards)
                        assert [thing.id for thing in found] == [f"card:{card}" for card in wanted], (
                            does,
                            cards,
                        )
                        seen[does] += bool(wanted)
    assert min(seen[each] for each in VERBS if each != "hand") > 0, seen


def test_who_watches_does_nothing() -> None:
    scene = scene_of(next(positions("veto", 2, 1)), 2)
    assert doing.acting(scene.view, scene.pack, parts_of("move", ["anna"])) == []
    own = scene_of(next(positions("veto", 2, 1)), 0)
    assert doing.acting(own.view, own.pack, parts_of("bene", ["anna"])) == []
    assert doing.acting(own.view, own.pack, (verb("move"),)) == []
