"""Positions in the game's words: building one for a scenario, and saying what holds in one."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.packs import Entry
from interrex.engine.positions import GIVE_LESS, GO_ON, Given, pause, stop_at
from interrex.engine.settings import Settings
from interrex.engine.zones import draw, move, shuffle
from interrex.games.masters.audit import all_minions, audit
from interrex.games.masters.cards import ACTS, CELL_NAMES, DISTRICTS, Pack
from interrex.games.masters.city import look_at_placed, refresh
from interrex.games.masters.events import events_left
from interrex.games.masters.rulings import Rulings
from interrex.games.masters.scenario.moments import MOMENTS, STOPS, schedule
from interrex.games.masters.setup import lay_cards, put, set_tiles, set_up, who_plays
from interrex.games.masters.table import (
    AP_A_NIGHT,
    BLOOD_SPARE,
    BLOOD_START,
    DECK,
    DICE_EACH,
    EVENTS_AN_ACT,
    IN_PLAY,
    NOBODY,
    ON_DISTRICT,
    ON_VAMPIRE,
    OUT,
    OWNED,
    RELIC_DECK,
    UNUSED,
    VEIL_TOP,
    Masters,
    left_over,
)

BASE_DICE: Final = {
    2: (1, 2, 3, 4),
    3: (1, 2, 3, 4, 5, 6),
    4: (1, 1, 2, 2, 3, 4, 5, 6),
    5: (1, 1, 2, 2, 3, 3, 4, 4, 5, 6),
}


DECKS: Final = (*range(DECK, DECK + ACTS), RELIC_DECK)


class Builder(Given):
    """Takes the fields of ``[given]`` one by one and lays out the table."""

    def __init__(self, settings: Settings, pack: Pack, rulings: Rulings, entry: Entry) -> None:
        super().__init__(entry, settings.seats)
        self.game = Masters(settings, pack, rulings, *who_plays(settings))
        self.vampires = [pack.vampires[kind].id for kind in self.game.line_up]
        self.events = len(pack.events)

    def copies_of(self, name: str) -> list[int]:
        return [card for card, kind in enumerate(self.game.cards) if kind.id == name]

    def vampire(self, field: str, name: Any) -> int:
        if name not in self.vampires:
            raise self.wrong(field, f"{name!r} is not in play", f"In play: {', '.join(self.vampires)}")
        return self.vampires.index(name)

    def cell(self, field: str, name: Any) -> int:
        return self.among(field, name, CELL_NAMES, "cell")

    def cards(self, field: str, names: Any, family: str = "card") -> list[int]:
        """Events or relics by their ids, none of them used yet."""
        found = []
        for name in self.names(field, names):
            copies = self.copies_of(name)
            if family != "card":
                copies = [card for card in copies if (card < self.events) == (family == "event")]
            found.append(self.unused(field, name, copies, family)[0])
            self.used.add(found[-1])
        return found

    def numbers(self, field: str, target: list[int], high: int) -> None:
        """A number for some vampires."""
        for name, number in self.entry.table(field, {}).items():
            target[self.vampire(field, name)] = self.number(field, number, 0, high)

    def dice(self, field: str, values: list[Any]) -> list[int]:
        return [self.number(field, value, 1, 6) for value in values]


def set_position(settings: Settings, pack: Pack, rulings: Rulings, entry: Entry) -> Masters:
    """Build the position of a scenario; what it does not mention is as in the rules' base state."""
    build = Builder(settings, pack, rulings, entry)
    game = build.game
    moment = entry.one_of("moment", MOMENTS)
    stop = build.stop_in(STOPS)
    build.take_chance()
    if moment == "setup":
        entry.done()
        game.then(set_up)
    else:
        lay_cards(game)
        set_city(build)
        set_vampires(build)
        set_cards(build)
        set_decks(build)
        set_counters(build)
        active = set_active(build, moment)
        entry.done()
        schedule(game, moment, active)
        refresh(game)
        look_at_placed(game)
        build.check(audit(game))
    build.load_chance(game, DECKS)
    stop_at(game, stop, pause, 0, GO_ON)
    game.advance()
    return game


def set_city(build: Builder) -> None:
    """Tiles as in the examples unless named, tokens as ``h2 e1 m3``."""
    game, entry = build.game, build.entry
    tiles = entry.list("tiles") if entry.has("tiles") else list(DISTRICTS)
    if sorted(map(str, tiles)) != sorted(DISTRICTS):
        raise build.wrong("tiles", "these are not the nine districts", f"Order: {', '.join(DISTRICTS)}")
    set_tiles(game, tuple(DISTRICTS.index(tile) for tile in tiles))
    rows = {"h": game.hidden, "e": game.exposed, "m": game.minions}
    for name, text in entry.table("city", {}).items():
        cell = build.cell("city", name)
        for part in str(text).split():
            if part[0] not in rows or not part[1:].isdecimal():
                raise build.wrong("city", f"{part!r} are not tokens", 'Write "h2 e1 m3"')
            rows[part[0]][cell] = int(part[1:])
    game.agent_pool = game.face.agents - sum(game.hidden) - sum(game.exposed)
    game.minion_pool = all_minions(game) - sum(game.minions)
    if game.agent_pool < 0:
        raise build.wrong("city", f"there are only {game.face.agents} agents (MN-156)", GIVE_LESS)
    if game.minion_pool < 0:
        raise build.wrong("city", f"there are only {all_minions(game)} minions (MN-138)", GIVE_LESS)
    for name, vampire in entry.table("seals", {}).items():
        owner = build.vampire("seals", vampire)
        if owner in game.seal_at:
            raise build.wrong("seals", f"{vampire!r} has only one seal (MN-1101)", "Give it one district")
        game.seal_at[build.cell("seals", name)] = owner


def set_vampires(build: Builder) -> None:
    """Where they stand, blood, kills; without blood they are exhausted."""
    game, entry = build.game, build.entry
    for name, cell in entry.table("at", {}).items():
        if name == "all":
            game.at = [build.cell("at", cell)] * game.vampires
        else:
            game.at[build.vampire("at", name)] = build.cell("at", cell)
    build.numbers("blood", game.blood, 6)
    build.numbers("kills", game.kills, 30)
    for vampire, blood in enumerate(game.blood):
        if not blood:
            game.exhausted |= 1 << vampire
    for name in build.listed("fell"):
        game.fell |= 1 << build.vampire("fell", name)
    game.blood_pool = BLOOD_SPARE + BLOOD_START * game.vampires - sum(game.blood)
    if game.blood_pool < 0:
        raise build.wrong("blood", f"that is {-game.blood_pool} more than there is (MN-140)", GIVE_LESS)
    game.leader = build.vampire("leader", entry.text("leader", build.vampires[0]))


def set_cards(build: Builder) -> None:
    """Relics owned, cards placed on districts and vampires, cards in play or out of the game."""
    game, entry = build.game, build.entry
    for name, ids in entry.table("relics", {}).items():
        for card in build.cards("relics", ids, "relic"):
            put(game, card, OWNED + build.vampire("relics", name))
    for name, ids in entry.table("placed", {}).items():
        on_cell = name in CELL_NAMES
        place = (
            ON_DISTRICT + CELL_NAMES.index(name) if on_cell else ON_VAMPIRE + build.vampire("placed", name)
        )
        for card in build.cards("placed", ids):
            put(game, card, place)
    for field, place in (("in_play", IN_PLAY), ("out", OUT)):
        for card in build.cards(field, build.listed(field), "event" if field == "in_play" else "card"):
            put(game, card, place)
    for name in build.names_in("used"):
        if not build.copies_of(name):
            raise build.wrong("used", f"{name!r} is not a card of this pack", "Name a card that is there")
        game.once |= 1 << build.copies_of(name)[0]


def set_decks(build: Builder) -> None:
    """The event deck and the relic deck: named cards on top, the rest by chance."""
    game, entry = build.game, build.entry
    wanted = build.cards("events", build.listed("events"), "event")
    acts = [game.pack.events[card].act for card in wanted]
    if acts != sorted(acts):
        raise build.wrong("events", f"they are of the acts {acts}, out of order (MN-145)", "Sort them by act")
    relics = build.cards("relic_deck", build.listed("relic_deck"), "relic")
    given = entry.has("events_left")
    size = entry.number("events_left", 0, 54, ACTS * EVENTS_AN_ACT[game.difficulty])
    for act_number in range(ACTS):
        shuffle(game, DECK + act_number)
    shuffle(game, RELIC_DECK)
    earliest = min(acts, default=1)
    for card in wanted:
        put(game, card, OUT)
    for act_number in range(earliest - 1):
        while game.cards_at[DECK + act_number]:
            draw(game, DECK + act_number, left_over(game, act_number))
    for act_number in range(ACTS):
        while events_left(game) + len(wanted) > size and game.cards_at[DECK + act_number]:
            draw(game, DECK + act_number, left_over(game, act_number))
    for card in reversed(wanted):
        move(game, card, DECK + game.pack.events[card].act - 1)
        game.pinned[card] = 0
    if given and events_left(game) != size:
        reason = f"with the other fields {events_left(game)} events are left, not {size}"
        raise build.wrong("events_left", reason, "Correct the number, or leave it out")
    for card in relics:
        put(game, card, OUT)
    for card in reversed(relics):
        move(game, card, RELIC_DECK)
        game.pinned[card] = 0
    shuffle(game, UNUSED)


def set_counters(build: Builder) -> None:
    """Veil, round, dice."""
    game, entry = build.game, build.entry
    game.veil = entry.number("veil", 0, VEIL_TOP, VEIL_TOP)
    game.round = entry.number("round", 1, 60, 1)
    pool = build.dice("dice", entry.list("dice")) if entry.has("dice") else list(BASE_DICE[game.vampires])
    if len(pool) > DICE_EACH * game.vampires:
        raise build.wrong("dice", f"there are only {DICE_EACH * game.vampires} (MN-212)", GIVE_LESS)
    game.dice = sorted(pool)
    game.aside = DICE_EACH * game.vampires - len(pool)
    build.rolls += tuple(build.dice("next_roll", build.listed("next_roll")))


def set_active(build: Builder, moment: str) -> int:
    """Whose turn it is, and with how many AP."""
    game, entry = build.game, build.entry
    if moment not in ("turn", "act"):
        if entry.has("active"):
            raise build.wrong("active", "nobody is active then", 'Use it with the moments "turn" and "act"')
        return NOBODY
    if moment == "act":
        game.ap = entry.number("ap", 0, 9, AP_A_NIGHT)
    return build.vampire("active", entry.text("active", build.vampires[game.leader]))
