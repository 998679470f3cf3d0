"""Looks at tables without rules: several cards of a kind, places that are not told of, kinds without one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from interrex.engine.chance import Chance
from interrex.engine.encoding import ANYWHERE, Encoding
from interrex.engine.knowledge import knows
from interrex.engine.looks import Look
from interrex.engine.options import Parts, card_part, verb
from interrex.engine.packs import Words, same_in_all
from interrex.engine.questions import nothing
from interrex.engine.sides import Cards
from interrex.engine.table import bare
from tests.engine.games.sandbox import BAG, DECK, OPEN, Sandbox
from tests.engine.games.talk import SPEC
from tests.engine.test_worlds import events, table
from tests.research.plain import plain_observation, plain_vector

KINDS = {"ash": "tree", "oak": "tree", "orb": "relic", "elf": "folk"}
CARDS = ("ash", "ash", "oak", "orb", "orb", "orb", "elf")
ROLES = ("open", "mine", "theirs", "deck", "bag")
WHERE = {"tree": ROLES, "relic": ("open", "mine", "deck"), "folk": ("theirs",)}


@dataclass(frozen=True)
class Kind:
    id: str
    family: str
    name: Words = field(default_factory=lambda: same_in_all("x"))
    text: Words = field(default_factory=lambda: same_in_all(""))
    origin: str = "box"
    note: str = ""


@dataclass(frozen=True)
class Box:
    kinds: tuple[Kind, ...] = tuple(Kind(*each) for each in KINDS.items())


class Trees(Sandbox):
    """Cards of a few kinds."""

    __slots__ = ()

    def copy(self) -> Trees:
        other = bare(Trees)
        self.copy_flow(other)
        return other

    def card_word(self, card: int) -> str:
        return CARDS[card]

    def option_parts(self, question: str, option: Any) -> Parts:
        return (verb("pick"), card_part(option))


class Seen(Encoding):
    """Roles of places; the bag may not be told of, and the faces of odd cards not be known."""

    def __init__(self, roles_of: Mapping[str, tuple[str, ...]], tells_bag: bool, hides: bool) -> None:
        super().__init__(replace(SPEC, pack_cards=lambda pack: pack.kinds), Box(), (), ROLES, roles_of)
        self.tells_bag, self.hides = tells_bag, hides

    def role(self, game: Any, seat: int, place: int) -> int:
        if place in (OPEN, DECK, BAG):
            return {OPEN: 0, DECK: 3, BAG: 4 if self.tells_bag else -1}[place]
        return 1 if game.sees[place] >> seat & 1 else 2

    def are_faces_known(self, game: Any) -> bool:
        return not self.hides

    def is_face_known(self, game: Any, seat: int, card: int) -> bool:
        return not self.hides or card % 2 == seat % 2


def random_table(number: int) -> tuple[Any, Chance]:
    observers = table(2 + number % 2, len(CARDS), number % 3, Trees)
    observers.worlds = [set() for _ in observers.worlds]  # nobody keeps count
    return observers, Chance.from_seed(number)


@pytest.mark.parametrize("hides", [False, True])
@pytest.mark.parametrize("tells_bag", [False, True])
@pytest.mark.parametrize("roles_of", [ANYWHERE, WHERE])
def test_looking_again_shows_what_looking_plainly_does(
    roles_of: Mapping[str, tuple[str, ...]], tells_bag: bool, hides: bool
) -> None:
    """Whatever happened between two looks, one thing or several, and to whichever seat or watcher."""
    seen, changed = Seen(roles_of, tells_bag, hides), 0
    for number in range(6):
        observers, chance = random_table(number)
        game = observers.game
        looks = [Look(seen.size, len(seen.kinds)) for _ in range(game.seats)]
        before: dict[int, bytes] = {}
        for _ in range(25):
            for _ in range(1 + chance.below(3)):
                choices = list(events(game, chance)) or [("nothing", lambda table: None)]
                choices[chance.below(len(choices))][1](observers)
            for seat, look in enumerate(looks):
                if chance.below(4) == 0:
                    continue
                plain = plain_vector(plain_observation(seen, game.copy(), seat), seen.size)
                sheet = look.again(seen, game, seat)
                sheet.end()
                assert bytes(sheet.base) == plain
                assert plain_vector(seen.observe(game, seat), seen.size) == plain
                changed += before.get(seat, plain) != plain
                before[seat] = plain
    assert changed > 60


def test_options_name_where_a_card_lies_whatever_conclusions_were_put_off() -> None:
    """Exactly where the seat knows it, and whoever is asked."""
    seen, put_off, told = Seen(ANYWHERE, True, False), 0, 0
    for number in range(18):
        observers, chance = random_table(number)
        game = observers.game
        for _ in range(20):
            choices = list(events(game, chance)) or [("nothing", lambda table: None)]
            choices[chance.below(len(choices))][1](observers)
            for seat in range(game.seats) if game.unsettled or chance.below(5) == 0 else ():
                asked = game.copy()
                put_off += asked.unsettled >> seat & 1
                asked.asked = [(seat, "pick", tuple(range(len(CARDS))), nothing, (), "X-1", False)]
                for card, features in enumerate(seen.options(asked)):
                    lies = [
                        at - seen.first_role for at in features.at if 0 <= at - seen.first_role < len(ROLES)
                    ]
                    known = knows(asked, seat, card)
                    lots = asked.possible_lots[seat * len(CARDS) + card]
                    sure = known and not lots & (lots - 1)
                    assert lies == ([seen.role(asked, seat, asked.where[card])] if sure else [])
                    told += sure
    assert put_off > 5
    assert told > 100


@pytest.mark.parametrize("roles_of", [ANYWHERE, WHERE])
def test_every_kind_has_a_cell_for_each_role_in_which_it_may_lie_and_no_other(
    roles_of: Mapping[str, tuple[str, ...]],
) -> None:
    seen = Seen(roles_of, True, False)
    cells = [cell for cell in seen.cells if cell is not None]
    assert sorted(cells) == list(range(len(cells)))
    for kind, (name, family) in enumerate(KINDS.items()):
        assert seen.kind_number[name] == kind
        for role, called in enumerate(ROLES):
            cell = seen.cells[kind * len(ROLES) + role]
            assert (cell is not None) == (called in roles_of.get(family, () if roles_of else ROLES))
            lying = [each for each in seen.fields if each.name == f"cards: {called}"]
            assert cell is None or lying[0].start <= cell < lying[0].start + lying[0].size
    assert seen.slots() == {"tree": ["ash", "oak"], "relic": ["orb"], "folk": ["elf"]}


def test_cards_of_the_same_kinds_share_what_is_remembered() -> None:
    seen = Seen(ANYWHERE, True, False)
    one, two, three = object(), object(), object()
    first = seen.remember(one, [0, 0, 1], [0])
    assert seen.remembered(one) is first
    assert seen.remembered(two) is None
    second, third = seen.remember(two, [0, 0, 1], [0]), seen.remember(three, [0, 0, 1], [1])
    assert second is not first
    assert second.words is first.words
    assert third.words is not first.words
    assert first.of_kind(0) == [0, 1]
    assert second.of_kind(1) == [2]
    known = first.words_of("play")
    known["x"] = (1,)
    assert second.words_of("play") == {"x": (1,)}
    assert second.words_of("pay") == {}
    assert Cards(None, [1, 0, 1], []).of_kind(1) == [0, 2]
