"""A law: texts hear of whatever the log tells, of its vampire, its district, its number, and of nothing else.

For each kind of line a table says which moments come with it. In random games with a box in which every kind
of card speaks of every moment, lines and moments are noted, and both must agree after each choice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import pytest

from interrex.engine.chance import Chance
from interrex.engine.table import Table
from interrex.games.masters import hearing
from interrex.games.masters.cards import ability_number
from interrex.games.masters.city import discard_event, put_in_play, refresh
from interrex.games.masters.deeds import do_hunt, do_seal, do_wild_hunt
from interrex.games.masters.setup import put
from interrex.games.masters.table import NOBODY, ON_DISTRICT, ON_VAMPIRE, OUT, OWNED, Masters
from tests.masters.tables import table
from tests.packs.test_moments_of_masters import position


class Before(NamedTuple):
    """What was so when the line before was told."""

    where: tuple[int, ...]
    kills: tuple[int, ...]


Moment = tuple[str, int, int, int, int]  # the moment, the vampire, the district, the card, how many
GAMES = 12
LONGEST = 80
THRESHOLDS = (1, 2, 4, 5, 6, 9)


def in_district(name: str, cell: int, many: int) -> Moment:
    return (name, NOBODY, cell, NOBODY, many)


def of_vampire(game: Masters, name: str, kind: int, many: int = 0, card: int = NOBODY) -> Moment:
    """Something that a vampire does or has done to it, where it stands."""
    vampire = game.line_up.index(kind)
    return (name, vampire, game.at[vampire], card, many)


def at_all(name: str, many: int = 0, card: int = NOBODY) -> Moment:
    return (name, NOBODY, NOBODY, card, many)


def moved(what: str) -> Callable[..., Iterable[Moment]]:
    return lambda game, before, origin, to, many: [
        in_district(f"{what}_leave", origin, many),
        in_district(f"{what}_enter", to, many),
    ]


def of_card(name: str) -> Callable[..., Iterable[Moment]]:
    """Something that happens to a card: with the vampire that has it, in the district in which it lies."""

    def found(game: Masters, before: Before, card: int, *_: Any) -> Iterable[Moment]:
        place = before.where[card] if game.where[card] == OUT else game.where[card]
        kind = name.format("event" if card < len(game.pack.events) else "relic")
        if place >= ON_VAMPIRE:
            vampire = (place - ON_VAMPIRE) if place < OWNED else place - OWNED
            return [(kind, vampire, game.at[vampire], card, 0)]
        return [(kind, NOBODY, place - ON_DISTRICT if place >= ON_DISTRICT else NOBODY, card, 0)]

    return found


def vampire_moved(game: Masters, before: Before, kind: int, origin: int, to: int) -> Iterable[Moment]:
    vampire = game.line_up.index(kind)
    return [("vampire_leaves", vampire, origin, NOBODY, 0), ("vampire_enters", vampire, to, NOBODY, 0)]


def kills(game: Masters, before: Before, kind: int, number: int, total: int) -> Iterable[Moment]:
    """MN-612 Every number of kills that allows something new is heard of by itself."""
    yield of_vampire(game, "kills_come", kind, number)
    for threshold in THRESHOLDS:
        if before.kills[game.line_up.index(kind)] < threshold <= total:
            yield of_vampire(game, "threshold_reached", kind, threshold)


def ability(game: Masters, before: Before, kind: int, number: int) -> Iterable[Moment]:
    """An ability may be another vampire's."""
    all_kinds = range(len(game.pack.vampires))
    numbers = {ability_number(each, which): which for each in all_kinds for which in ("blood", "darkness")}
    return [of_vampire(game, f"uses_{numbers[number]}", kind)]


def of(name: str) -> Callable[..., Iterable[Moment]]:
    """What a vampire does; how much of it, where the line says so."""
    return lambda game, before, kind, many=0, *_: [of_vampire(game, name, kind, many)]


LINES: dict[str, Callable[..., Iterable[Moment]]] = {
    "rolled": lambda game, before, dice: [at_all("dice_refilled", len(dice))],
    "day": lambda game, before, *_: [at_all("day_begins")],
    "night": lambda game, before, *_: [at_all("night_begins")],
    "leader": of("becomes_leader"),
    "turn": lambda game, before, kind, *_: [of_vampire(game, "turn_begins", kind)],
    "event": lambda game, before, card: [at_all("event_revealed", card=card)],
    "veil_weakened": lambda game, before, number, veil: [at_all("veil_weakened", number)] if veil else [],
    "veil_strengthened": lambda game, before, number, veil: [at_all("veil_strengthened", number)],
    "agents_entered": lambda game, before, cell, many: [in_district("agents_enter", cell, many)],
    "agents_removed": lambda game, before, cell, many: [in_district("agents_leave", cell, many)],
    "agents_moved": moved("agents"),
    "minions_added": lambda game, before, cell, many: [in_district("minions_enter", cell, many)],
    "minions_removed": lambda game, before, cell, many: [in_district("minions_leave", cell, many)],
    "minions_moved": moved("minions"),
    "vampire_moved": vampire_moved,
    "placed_on_district": of_card("{}_placed"),
    "placed_on_vampire": of_card("{}_placed"),
    "event_discarded": of_card("{}_discarded"),
    "relic_discarded": of_card("{}_discarded"),
    "missing": lambda game, before, many: [at_all("missing_loss", many)],
    "landing": lambda game, before, cell, many: [in_district("landing_loss", cell, many)],
    "hunted": of("hunts"),
    "wild_hunt": of("hunts_wildly"),
    "sealed": lambda game, before, kind, *_: [of_vampire(game, "seal_placed", kind)],
    "night_effect": lambda game, before, kind, *_: [of_vampire(game, "uses_district", kind)],
    "ability": ability,
    "relic_used": lambda game, before, kind, card: [of_vampire(game, "relic_used", kind, 0, card)],
    "blood_gained": of("blood_comes"),
    "blood_lost": of("blood_goes"),
    "exhausted": of("becomes_exhausted"),
    "fight": lambda game, before, kind, cell, many: [of_vampire(game, "fight_begins", kind, many)],
    "kills": kills,
}


class Ledger:
    """What the log has told of one table, and what was heard."""

    def __init__(self, game: Masters) -> None:
        self.before = Before(tuple(game.where), tuple(game.kills))
        self.lines: set[str] = set()
        self.expected: Counter[Moment] = Counter()
        self.heard: Counter[Moment] = Counter()

    def told(self, game: Masters, kind: str, args: tuple[Any, ...]) -> None:
        self.lines.add(kind)
        if kind in LINES:
            self.expected.update(LINES[kind](game, self.before, *args))
        self.before = Before(tuple(game.where), tuple(game.kills))

    def wrong(self, names: set[str]) -> list[Moment]:
        """What was told and not heard, and of these moments what was heard and not told."""
        return [*(self.expected - self.heard)] + [
            each for each in self.heard - self.expected if each[0] in names
        ]


@pytest.fixture
def ledgers(monkeypatch: pytest.MonkeyPatch) -> dict[int, Ledger]:
    """The ledger of every table that is kept, by the table's identity."""
    found: dict[int, Ledger] = {}
    tell, hear = Table.tell, hearing.hear

    def telling(game: Any, kind: str, *args: Any, **more: Any) -> None:
        tell(game, kind, *args, **more)
        if id(game) in found:
            found[id(game)].told(game, kind, args)

    def hearing_of(game: Masters, *moment: Any) -> None:
        hear(game, *moment)
        if id(game) in found:
            found[id(game)].heard[moment] += 1

    monkeypatch.setattr(Table, "tell", telling)
    monkeypatch.setattr(hearing, "hear", hearing_of)
    return found


RARE = {"placed_on_vampire", "sealed"}  # shown below
UNTOLD = {"agents_leave", "agents_enter"}  # also where two districts change their agents


def test_texts_hear_of_whatever_the_log_tells(ledgers: dict[int, Ledger]) -> None:
    lines: set[str] = set()
    for seed in range(GAMES):
        game, chance = position(seed), Chance(seed)
        ledger = ledgers[id(game)] = Ledger(game)
        while not game.is_over and len(game.choices) < LONGEST:
            decision = game.decisions[0]
            options = [each for each in decision.options if each not in ("end turn", "ritual")]
            options = options or list(decision.options)
            game.choose(options[chance.below(len(options))], decision.seat)
            wrong = ledger.wrong({each[0] for each in ledger.expected} - UNTOLD)
            assert not wrong, (seed, len(game.choices), wrong)
            ledger.expected.clear()
            ledger.heard.clear()
        lines |= ledger.lines
        ledgers.clear()
    assert set(LINES) - lines <= RARE


@pytest.mark.rules("MN-444")
@pytest.mark.parametrize("place", [ON_VAMPIRE, ON_VAMPIRE + 2, ON_DISTRICT + 4, ON_DISTRICT, ON_DISTRICT + 8])
def test_texts_hear_of_a_card_that_comes_and_goes(ledgers: dict[int, Ledger], place: int) -> None:
    """MN-444 With the vampire and the district it lies on."""
    game = position(1)
    for card in (3, len(game.pack.events) + 3):
        ledger = ledgers[id(game)] = Ledger(game)
        put_in_play(game, card, place)
        discard_event(game, card, "MN-447")
        vampire = place - ON_VAMPIRE if place >= ON_VAMPIRE else NOBODY
        cell = game.at[vampire] if vampire != NOBODY else place - ON_DISTRICT
        kind = "event" if card == 3 else "relic"
        assert set(ledger.heard) == {
            (f"{kind}_placed", vampire, cell, card, 0),
            ("event_discarded", vampire, cell, card, 0),
        }


@pytest.mark.rules("MN-785")
def test_texts_hear_of_a_seal(ledgers: dict[int, Ledger]) -> None:
    for vampire in range(3):
        game = position(1)
        game.at[vampire] = 4
        ledger = ledgers[id(game)] = Ledger(game)
        do_seal(game, vampire)
        assert not ledger.wrong({each[0] for each in ledger.expected})
        assert ledger.heard["seal_placed", vampire, 4, NOBODY, 0] == 1


@pytest.mark.rules("MN-445")
@pytest.mark.parametrize("hunt", [do_hunt, do_wild_hunt])
@pytest.mark.parametrize("hunter", [0, 1])
def test_a_hunt_of_either_kind_ends_what_a_hunt_ends(hunt: Callable[..., None], hunter: int) -> None:
    """MN-445 On the vampire that hunts, and on no other."""
    for bearer in (0, 1):
        game = table(2, 1)
        [card] = [number for number, event in enumerate(game.pack.events) if event.id == "blood-fast"]
        put(game, card, ON_VAMPIRE + bearer)
        refresh(game)
        hunt(game, hunter)
        assert (game.where[card] == OUT) == (bearer == hunter)
