"""A law: texts hear of whatever the log tells, of its card and its player, and of nothing else of that kind.

For each kind of line a table says which moments come with it. In random games, with the house's cards and
with random ones, lines and moments are noted, and both must agree after each choice.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from interrex.engine.chance import Chance
from interrex.engine.table import Table
from interrex.games import game_spec, house_pack
from interrex.games.veto import stack
from interrex.games.veto.moments import MOMENTS
from interrex.games.veto.table import SETUP, Veto, face
from tests.packs.growing import grown_box

GAMES = 8
LONGEST = 260
Moment = tuple[Any, ...]  # its name, the card or the seat, and what more there is to say


def of_seat(name: str) -> Callable[..., Iterable[Moment]]:
    return lambda game, before, seat, *_: [(name, seat)]


def of_card(name: str) -> Callable[..., Iterable[Moment]]:
    """The card that a line names, as the log calls it, and the player."""
    return lambda game, before, seat, card, *_: [(name, card, seat)]


def gave(game: Veto, before: int, giver: int, taker: int, number: int) -> Iterable[Moment]:
    return [("kreski_lost", giver), ("kreski_gained", taker)]


def took(game: Veto, before: int, seat: int, number: int) -> Iterable[Moment]:
    yield ("kreski_gained", seat)
    if not game.pool:
        yield ("pool_emptied",)


LINES: dict[str, Callable[..., Iterable[Moment]]] = {
    "moved": of_card("moved"),
    "entered": of_card("card_entered"),
    "control": of_card("control_changed"),
    "takes_up": of_card("equipment_chosen"),
    "took_kreski": took,
    "returned_kreski": of_seat("kreski_lost"),
    "gave_kreski": gave,
    "drew": of_seat("cards_drawn"),
    "reshuffled": of_seat("deck_emptied"),
    "bribed": lambda game, before, seat, amount: [("bribe_paid", seat)] if amount else [],
    "initiative": lambda game, before, seat: [("initiative_fixed", seat, int(seat != before))],
    "bene": lambda game, before, seat: [] if game.deed else [("turn_passed", seat)],
    "shuffled": of_seat("deck_searched"),
}
ONLY_SO = {  # moments that come with such a line and not otherwise
    "moved", "control_changed", "equipment_chosen", "kreski_gained", "kreski_lost", "pool_emptied",
    "cards_drawn", "deck_emptied", "bribe_paid", "initiative_fixed", "turn_passed",
}  # fmt: skip
OF_CARDS = ("moved", "card_entered", "control_changed", "equipment_chosen")
RARE = {"control", "shuffled", "reshuffled"}


class Ledger:
    """What the log has told of one table, and what was heard."""

    def __init__(self, game: Veto) -> None:
        self.initiative = game.initiative  # when it was told last
        self.lines: set[str] = set()
        self.expected: Counter[Moment] = Counter()
        self.heard: Counter[Moment] = Counter()

    def told(self, game: Veto, kind: str, args: tuple[Any, ...]) -> None:
        if game.phase != SETUP:
            self.lines.add(kind)
            if kind in LINES:
                self.expected.update(LINES[kind](game, self.initiative, *args))
        if kind == "initiative":
            self.initiative = game.initiative

    def wrong(self) -> list[Moment]:
        untold = [each for each in self.heard - self.expected if each[0] in ONLY_SO]
        return [*untold, *(self.expected - self.heard)]


@pytest.fixture
def ledgers(monkeypatch: pytest.MonkeyPatch) -> dict[int, Ledger]:
    """The ledger of every table that is kept, by the table's identity."""
    found: dict[int, Ledger] = {}
    tell, note = Table.tell, stack.note_moment

    def telling(game: Any, kind: str, *args: Any, **more: Any) -> None:
        tell(game, kind, *args, **more)
        if id(game) in found:
            found[id(game)].told(game, kind, args)

    def noting(game: Veto, moment: Moment) -> None:
        note(game, moment)
        if id(game) in found and game.phase != SETUP:
            name, *facts = moment
            if name in OF_CARDS:
                facts[0] = face(game, facts[0])
            found[id(game)].heard[name, *facts] += 1

    monkeypatch.setattr(Table, "tell", telling)
    monkeypatch.setattr(stack, "note_moment", noting)
    return found


def new_table(seed: int) -> Veto:
    pack = grown_box("veto", seed, 3)[0] if seed % 3 == 2 else house_pack("veto")
    pack = copy.copy(pack)
    object.__setattr__(pack, "spoken", frozenset(MOMENTS))
    spec = game_spec("veto")
    game = spec.new(spec.settings(2 + seed % 3, seed, pack), pack)
    assert isinstance(game, Veto)
    return game


@pytest.mark.rules("VT-330")
def test_texts_hear_of_whatever_the_log_tells(ledgers: dict[int, Ledger]) -> None:
    lines: set[str] = set()
    for seed in range(GAMES):
        game, chance = new_table(seed), Chance(seed)
        ledger = ledgers[id(game)] = Ledger(game)
        while not game.is_over and len(game.choices) < LONGEST:
            decision = game.decisions[chance.below(len(game.decisions))]
            options = decision.options
            if chance.below(3):
                options = tuple(each for each in options if each not in ("bene", "pass")) or options
            game.choose(options[chance.below(len(options))], decision.seat)
            assert not ledger.wrong(), (seed, len(game.choices), ledger.wrong(), game.told[-3:])
            ledger.expected.clear()
            ledger.heard.clear()
        lines |= ledger.lines
        ledgers.clear()
    assert set(LINES) - lines <= RARE
