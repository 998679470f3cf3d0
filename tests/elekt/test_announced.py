"""A law: whatever the log tells, cards that speak of it hear of it, at its place, of its Unit and its player.

For each kind of line a table says which moments are announced with it. In random games with cards of one's
own every line and every announcement is noted, and both must agree.
"""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from interrex.engine.chance import Chance
from interrex.engine.table import Table
from interrex.engine.zones import move
from interrex.games import game_spec
from interrex.games.elekt import abilities
from interrex.games.elekt.moments import EVENTS
from interrex.games.elekt.table import (
    ATTRIBUTE_NAMES,
    CORNER,
    FACE_UP,
    INFLUENCE,
    MISSION,
    NO_TOKENS,
    NOBODY,
    POWER,
    Elekt,
    corner,
)
from interrex.games.elekt.verbs.reactions import remove_all_tokens, sceptre_turned
from tests.elekt.hearing import box, boxes, choices

Announced = tuple[str, int, int, int, int]  # the event; Zone, card, player, another player


def by(event: str, seat: int, other: int = NOBODY) -> Announced:
    """Something that a player does."""
    return (event, NOBODY, NOBODY, seat, other)


def at(event: str, zone: int = NOBODY, card: int = NOBODY) -> Announced:
    """Something that nobody does, at the table, in a Zone or to a card."""
    return (event, zone, card, NOBODY, NOBODY)


def left(*events: str) -> Callable[..., Iterable[Announced]]:
    """A Unit has left its Zone; elsewhere it is not heard of."""

    def announced(game: Elekt, lay: list[int], unit: int, *_: Any) -> Iterable[Announced]:
        zone, owner = divmod(lay[unit] - CORNER, 4)
        return [(event, zone, unit, owner, NOBODY) for event in (*events, "left") if zone >= 0]

    return announced


def here(event: str, game: Elekt, unit: int) -> Announced:
    """Something that happens to a Unit where it lies now."""
    zone, owner = divmod(game.where[unit] - CORNER, 4)
    return (event, zone, unit, owner, NOBODY)


def there(event: str, lay: list[int], unit: int) -> Announced:
    """Something that happened to a Unit where it lay until now."""
    zone, owner = divmod(lay[unit] - CORNER, 4)
    return (event, zone, unit, owner, NOBODY)


def zone_won(game: Elekt, lay: list[int], winner: int, zone: int, attribute: int) -> Iterable[Announced]:
    card = game.cards_at[FACE_UP + zone][0] if attribute == POWER else NOBODY
    return [(f"after_{ATTRIBUTE_NAMES[attribute]}", zone, card, winner, NOBODY)]


def tied(event: str) -> Callable[..., Iterable[Announced]]:
    return lambda game, lay, zone, attribute, *_: [
        (f"{event}_{ATTRIBUTE_NAMES[attribute]}", zone, NOBODY, NOBODY, NOBODY)
    ]


def counted(
    game: Elekt, lay: list[int], zone: int, attribute: int, counts: tuple[tuple[int, int], ...]
) -> Iterable[Announced]:
    """A shared highest count is a tie."""
    top = max(count for _, count in counts)
    is_tie = [count for _, count in counts].count(top) > 1
    return tied("tied")(game, lay, zone, attribute) if is_tie else []


LINES: dict[str, Callable[..., Iterable[Announced]]] = {
    "discarded_heat": lambda game, lay, seat, *_: [by("discards_heat", seat)],
    "collected": lambda game, lay, seat, *_: [by("collects_heat", seat)],
    "paid": lambda game, lay, seat, *_: [by("pays_heat", seat)],
    "took_heat": lambda game, lay, seat, other, amount: (
        [by("takes_heat", seat, other), by("loses_heat", other, seat)] if amount else []
    ),
    "attached": lambda game, lay, attribute, unit, *_: [here("token_attached", game, unit)],
    "removed": lambda game, lay, attribute, unit, *_: [here("token_removed", game, unit)],
    "discarded": left("discarded"),
    "to_hand": left("returned"),
    "moved": lambda game, lay, unit, *_: [there("left", lay, unit), here("moved", game, unit)],
    "swapped": lambda game, lay, one, other, *_: [
        each for unit in (one, other) for each in (there("left", lay, unit), here("swapped", game, unit))
    ],
    "placed": lambda game, lay, seat, unit, zone: [here("placed", game, unit)],
    "passed": lambda game, lay, seat: [by("passes", seat)],
    "passed_forced": lambda game, lay, seat: [by("passes", seat)],
    "kept_one": lambda game, lay, seat: [by("recruits", seat)],
    "redrew": lambda game, lay, seat: [by("redraws", seat), by("recruits", seat)],
    "deck_rebuilt": lambda game, lay, *_: [at("deck_rebuilt")],
    "round_begins": lambda game, lay, *_: [at("round_start")],
    "revealed": lambda game, lay, zone, card: [at("revealed", zone, card)],
    "card_out": lambda game, lay, card: [at("card_removed", lay[card] - FACE_UP, card)],
    "card_taken": lambda game, lay, seat, robbed, card: [
        by("takes_card", seat, robbed),
        by("loses_card", robbed, seat),
    ],
    "sceptre_turned": lambda game, lay, *_: [at("sceptre_turned")],
    "saved": lambda game, lay, owner, unit: [here("saved", game, unit)],
    "zone_begins": lambda game, lay, zone, *_: [at("before_zone", zone)],
    "counted": counted,
    "tied": tied("nobody_wins"),
    "won": zone_won,
}
LATER = {"assigned": "assigned", "ability_used": "instant_used", "card_won": "card_won"}
OF_LINES = {
    "discards_heat", "collects_heat", "pays_heat", "takes_heat", "loses_heat", "token_attached", "discarded",
    "returned", "left", "moved", "swapped", "placed", "passes", "recruits", "redraws", "deck_rebuilt",
    "round_start", "revealed", "card_removed", "takes_card", "loses_card", "saved", "before_zone",
    *(f"{word}_{each}" for word in ("tied", "after") for each in ATTRIBUTE_NAMES),
}  # fmt: skip
SOMETIMES = {  # announced with such a line, and without one
    "token_removed", "sceptre_turned", *(f"nobody_wins_{each}" for each in ATTRIBUTE_NAMES)
}  # fmt: skip


class Ledger:
    """What the log has told, and what was announced."""

    def __init__(self, game: Elekt) -> None:
        self.lay = list(game.where)  # when the last line was told
        self.lines: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.expected: Counter[Announced] = Counter()
        self.announced: Counter[Announced] = Counter()

    def told(self, game: Elekt, kind: str, args: tuple[Any, ...], rule: str) -> None:
        self.lines[kind] += 1
        if kind in LINES and rule != "EL-1006":  # Heat that does not fit is not discarded by anybody
            self.expected.update(LINES[kind](game, self.lay, *args))
        self.lay = list(game.where)

    def heard(self, event: str, zone: int = -1, unit: int = -1, seat: int = -1, other: int = -1) -> None:
        self.events[event] += 1
        if event in ("takes_card", "loses_card"):
            zone = NOBODY  # which the line does not tell
        self.announced[event, zone, unit, seat, other] += 1

    def wrong(self) -> list[Announced]:
        untold = [each for each in self.announced - self.expected if each[0] in OF_LINES]
        return untold + list(self.expected - self.announced)


@pytest.fixture
def ledgers(monkeypatch: pytest.MonkeyPatch) -> dict[int, Ledger]:
    """The ledger of every table that is kept, by the table's identity."""
    found: dict[int, Ledger] = {}
    tell, then, then_with = Table.tell, Table.then, Table.then_with

    def telling(game: Any, kind: str, *args: Any, **more: Any) -> None:
        tell(game, kind, *args, **more)
        if id(game) in found:
            found[id(game)].told(game, kind, args, str(more.get("rule")))

    def scheduling(game: Any, step: Any, *args: Any) -> None:
        then(game, step, *args)
        if step is abilities.announce and id(game) in found:
            found[id(game)].heard(*args)

    def scheduling_with(game: Any, step: Any, args: tuple[Any, ...]) -> None:
        then_with(game, step, args)
        if step is abilities.announce and id(game) in found:
            found[id(game)].heard(*args)

    monkeypatch.setattr(Table, "tell", telling)
    monkeypatch.setattr(Table, "then", scheduling)
    monkeypatch.setattr(Table, "then_with", scheduling_with)
    return found


def new_table(seed: int) -> Elekt:
    pack = dataclasses.replace(box(seed % boxes())[0], heard=EVENTS)
    spec = game_spec("elekt")
    game = spec.new(spec.settings(2 + seed % 3, seed, pack), pack)
    assert isinstance(game, Elekt)
    return game


GAMES = 24


@pytest.mark.rules("EL-942")
def test_cards_hear_of_whatever_the_log_tells(ledgers: dict[int, Ledger]) -> None:
    events: Counter[str] = Counter()
    lines: Counter[str] = Counter()
    for seed in range(GAMES):
        game = new_table(seed)
        ledger = ledgers[id(game)] = Ledger(game)
        for choice in choices(game, Chance(seed)):
            assert not ledger.wrong(), (seed, choice, ledger.wrong())
            if not game.dying and not game.is_over:
                pointed = {ledger.events[each] for each in ("pointed_at", "destroyed")}
                assert len({ledger.lines["destroyed"], *pointed}) == 1, (seed, choice)
        for line, event in LATER.items():  # the game may end before the last of them
            assert 0 <= ledger.lines[line] - ledger.events[event] <= 1, (seed, line)
        assert ledger.events["destroyed"] == ledger.events["saved"] + ledger.events["unsaved"]
        events += ledger.events
        lines += ledger.lines
        ledgers.clear()
    assert not (OF_LINES | SOMETIMES) - set(events)
    assert set(LINES) - set(lines) == {"sceptre_turned"}


@pytest.mark.rules("EL-208", "EL-942")
@pytest.mark.parametrize("answer", ["turn", "decline"])
def test_cards_hear_of_a_sceptre_that_a_card_turns(ledgers: dict[int, Ledger], answer: str) -> None:
    game = new_table(1)
    ledger = ledgers[id(game)] = Ledger(game)
    sceptre_turned(game, answer)
    assert not ledger.wrong()
    assert ledger.events["sceptre_turned"] == ledger.lines["sceptre_turned"] == (answer == "turn")


@pytest.mark.rules("EL-1011", "EL-942")
def test_cards_hear_of_every_unit_that_loses_its_tokens(ledgers: dict[int, Ledger]) -> None:
    """Of each once, however many tokens lay on it; not of a Unit that had none."""
    game = new_table(2)
    bare, one, two, elsewhere = range(4)
    for unit in (bare, one, two):
        move(game, unit, corner(INFLUENCE, 1))
    move(game, elsewhere, corner(MISSION, 0))
    game.tokens[one], game.tokens[two], game.tokens[elsewhere] = (1, 0, 0, 0), (0, 1, 0, 1), (1, 0, 0, 0)
    ledger = ledgers[id(game)] = Ledger(game)
    remove_all_tokens(game, INFLUENCE)
    assert [game.tokens[unit] for unit in range(4)] == [NO_TOKENS] * 3 + [(1, 0, 0, 0)]
    assert set(ledger.announced) == {("token_removed", INFLUENCE, unit, 1, NOBODY) for unit in (one, two)}
    assert ledger.events["token_removed"] == 2
