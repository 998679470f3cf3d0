"""Positions in the game's words: building one for a scenario, and saying what holds in one."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.packs import Entry
from interrex.engine.settings import Settings
from interrex.engine.zones import draw, move, shuffle
from interrex.games.masters.cards import ACTS, CELL_NAMES, DISTRICTS, Pack
from interrex.games.masters.city import look_at_placed, refresh
from interrex.games.masters.day import day_effects, day_phase
from interrex.games.masters.events import event_of_the_day, events_left
from interrex.games.masters.hunt import hunt_for_vampires
from interrex.games.masters.night import act, begin_turn, end_night, night_phase
from interrex.games.masters.rulings import rulings_from
from interrex.games.masters.setup import lay_cards, minion_pool, put, set_tiles, who_plays
from interrex.games.masters.table import (
    AP_A_NIGHT,
    BLOOD_SPARE,
    BLOOD_START,
    DAY,
    DECK,
    DICE_EACH,
    EVENTS_AN_ACT,
    IN_PLAY,
    NIGHT,
    NOBODY,
    ON_DISTRICT,
    ON_VAMPIRE,
    OUT,
    OWNED,
    PLACES,
    RELIC_DECK,
    START_MINIONS,
    UNUSED,
    VEIL_TOP,
    Masters,
    blood_maximum,
    left_over,
)
from interrex.games.masters.view import tokens_text, view

MOMENTS: Final = ("round begins", "day effects", "event", "hunt", "night", "turn", "act", "night ends")
BASE_DICE: Final = {
    2: (1, 2, 3, 4),
    3: (1, 2, 3, 4, 5, 6),
    4: (1, 1, 2, 2, 3, 4, 5, 6),
    5: (1, 1, 2, 2, 3, 3, 4, 4, 5, 6),
}


class Builder:
    """Takes the fields of ``[given]`` one by one and lays out the table."""

    def __init__(self, settings: Settings, pack: Pack, entry: Entry) -> None:
        self.entry = entry
        self.game = Masters(settings, pack, rulings_from(settings.rulings), *who_plays(settings))
        self.names = [pack.vampires[kind].id for kind in self.game.line_up]
        self.ids = [card.id for card in self.game.cards]
        lay_cards(self.game)

    def wrong(self, field: str, reason: str, remedy: str) -> Exception:
        return self.entry.wrong(field, reason, remedy)

    def vampire(self, field: str, name: Any) -> int:
        if name not in self.names:
            raise self.wrong(field, f"{name!r} is not in play", f"In play: {', '.join(self.names)}")
        return self.names.index(name)

    def cell(self, field: str, name: Any) -> int:
        if name not in CELL_NAMES:
            raise self.wrong(field, f"{name!r} is no cell", f"Cells: {', '.join(CELL_NAMES)}")
        return CELL_NAMES.index(name)

    def card(self, field: str, name: Any) -> int:
        if name not in self.ids:
            raise self.wrong(field, f"{name!r} is no card of this pack", "Name an event or a relic by its id")
        return self.ids.index(name)

    def cards(self, field: str, names: Any) -> list[int]:
        if not isinstance(names, list):
            raise self.wrong(field, f"{names!r} is not a list of cards", 'Write ["ravens-eye", …]')
        return [self.card(field, name) for name in names]

    def listed(self, field: str) -> list[Any]:
        return self.entry.list(field) if self.entry.has(field) else []

    def numbers(self, field: str, target: list[int], high: int) -> None:
        """A number for some vampires."""
        for name, number in self.entry.table(field, {}).items():
            if type(number) is not int or not 0 <= number <= high:
                raise self.wrong(field, f"{number!r} does not fit", f"Write a number from 0 to {high}")
            target[self.vampire(field, name)] = number

    def dice(self, field: str, values: list[Any]) -> list[int]:
        if not all(type(value) is int and 1 <= value <= 6 for value in values):
            raise self.wrong(field, f"{values!r} are no dice", "Write numbers from 1 to 6")
        return values


def set_position(settings: Settings, pack: Pack, entry: Entry) -> Masters:
    """Build the position of a scenario; what it does not mention is as in the rules' base state."""
    build = Builder(settings, pack, entry)
    moment = entry.one_of("moment", MOMENTS)
    set_city(build)
    set_vampires(build)
    set_cards(build)
    set_decks(build)
    set_counters(build)
    schedule(build, moment)
    entry.done()
    refresh(build.game)
    look_at_placed(build.game)
    complaint = lost_or_made(build.game)
    if complaint:
        raise build.wrong("", complaint, "Give only what the box holds")
    build.game.advance()
    return build.game


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
            if part[0] not in rows or not part[1:].isdigit():
                raise build.wrong("city", f"{part!r} are no tokens", 'Write "h2 e1 m3"')
            rows[part[0]][cell] = int(part[1:])
    game.agent_pool = game.face.agents - sum(game.hidden) - sum(game.exposed)
    game.minion_pool = all_minions(game) - sum(game.minions)
    for name, vampire in entry.table("seals", {}).items():
        game.seal_at[build.cell("seals", name)] = build.vampire("seals", vampire)


def all_minions(game: Masters) -> int:
    """MN-138 The minions in the game."""
    return minion_pool(game) + START_MINIONS[game.vampires]


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
    game.leader = build.vampire("leader", entry.text("leader", build.names[0]))


def set_cards(build: Builder) -> None:
    """Relics owned, cards placed on districts and vampires, cards in play or out of the game."""
    game, entry = build.game, build.entry
    for name, ids in entry.table("relics", {}).items():
        for card in build.cards("relics", ids):
            put(game, card, OWNED + build.vampire("relics", name))
    for name, ids in entry.table("placed", {}).items():
        on_cell = name in CELL_NAMES
        place = (
            ON_DISTRICT + CELL_NAMES.index(name) if on_cell else ON_VAMPIRE + build.vampire("placed", name)
        )
        for card in build.cards("placed", ids):
            put(game, card, place)
    for field, place in (("in_play", IN_PLAY), ("out", OUT)):
        for card in build.cards(field, build.listed(field)):
            put(game, card, place)
    for card in build.cards("used", build.listed("used")):
        game.once |= 1 << card


def set_decks(build: Builder) -> None:
    """The event deck and the relic deck: named cards on top, the rest by chance."""
    game, entry = build.game, build.entry
    wanted = build.cards("events", build.listed("events"))
    relics = build.cards("relic_deck", build.listed("relic_deck"))
    size = entry.number("events_left", 0, 54, ACTS * EVENTS_AN_ACT[game.difficulty])
    for act_number in range(ACTS):
        shuffle(game, DECK + act_number)
    shuffle(game, RELIC_DECK)
    earliest = min([game.pack.events[card].act for card in wanted], default=1)
    for card in wanted:
        put(game, card, OUT)
    for act_number in range(earliest - 1):
        while game.lying[DECK + act_number]:
            draw(game, DECK + act_number, left_over(game, act_number))
    for act_number in range(ACTS):
        while events_left(game) + len(wanted) > size and game.lying[DECK + act_number]:
            draw(game, DECK + act_number, left_over(game, act_number))
    for card in reversed(wanted):
        move(game, card, DECK + game.pack.events[card].act - 1)
        game.pinned[card] = 0
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
    game.dice = sorted(pool)
    game.aside = DICE_EACH * game.vampires - len(pool)
    game.script = tuple(build.dice("next_roll", build.listed("next_roll")))


def schedule(build: Builder, moment: str) -> None:
    """Put on the agenda what comes from that moment on (the last written comes first)."""
    game, entry = build.game, build.entry
    game.then(day_phase)
    game.phase = DAY
    if moment == "round begins":
        game.round -= 1
        return
    if moment in ("turn", "act", "night ends"):
        schedule_night(build, moment)
        return
    game.then(night_phase)
    if moment in ("hunt", "event", "day effects"):
        game.then(hunt_for_vampires)
    if moment in ("event", "day effects"):
        game.then(event_of_the_day)
    if moment == "day effects":
        game.then(day_effects)
    if entry.has("active"):
        raise build.wrong("active", "nobody is active then", 'Use it with the moments "turn" and "act"')


def schedule_night(build: Builder, moment: str) -> None:
    """The rest of a night, from the turn of the active vampire on."""
    game, entry = build.game, build.entry
    game.phase = NIGHT
    game.then(end_night)
    if moment == "night ends":
        return
    active = build.vampire("active", entry.text("active", build.names[game.leader]))
    order = [(game.leader + distance) % game.vampires for distance in range(game.vampires)]
    for vampire in reversed(order[order.index(active) + 1 :]):
        game.then(begin_turn, vampire)
    if moment == "turn":
        game.then(begin_turn, active)
        return
    game.active = active
    game.ap = entry.number("ap", 0, 9, AP_A_NIGHT)
    game.then(act, active)


# --- saying what holds ----------------------------------------------------------------------------------


def facts(game: Masters) -> dict[str, Any]:
    """What holds now, in the words of ``[given]``."""
    shown = view(game, 0)
    by_name = {vampire.name: vampire for vampire in shown.vampires}
    return {
        "round": game.round,
        "phase": shown.phase,
        "leader": shown.leader,
        "active": shown.active,
        "ap": game.ap,
        "veil": game.veil,
        "loss": game.loss,
        "dice": list(game.dice),
        "aside": game.aside,
        "taken": sorted(game.taken),
        "agent_pool": game.agent_pool,
        "minion_pool": game.minion_pool,
        "blood_pool": game.blood_pool,
        "agents": game.face.agents,
        "tiles": [district.tile for district in shown.districts],
        "city": {
            district.cell: tokens_text(district.hidden, district.exposed, district.minions)
            for district in shown.districts
        },
        "at": {name: vampire.cell for name, vampire in by_name.items()},
        "player": {name: vampire.player for name, vampire in by_name.items()},
        "blood": {name: vampire.blood for name, vampire in by_name.items()},
        "blood_maximum": {name: vampire.blood_maximum for name, vampire in by_name.items()},
        "kills": {name: vampire.kills for name, vampire in by_name.items()},
        "exhausted": [name for name, vampire in by_name.items() if not vampire.ready],
        "relics": {name: sorted(vampire.relics) for name, vampire in by_name.items()},
        "placed": {
            **{district.cell: sorted(district.cards) for district in shown.districts},
            **{name: sorted(vampire.cards) for name, vampire in by_name.items()},
        },
        "seals": {district.cell: district.seal for district in shown.districts},
        "in_play": sorted(shown.in_play),
        "out": list(shown.out),
        "events_left": shown.events_left,
        "acts_left": [len(game.lying[DECK + act_number]) for act_number in range(ACTS)],
        "event_to_come": shown.event_to_come,
        "relics_left": shown.relics_left,
        "face": game.face.id,
        "minions_gone": game.minions_gone,
    }


def lost_or_made(game: Masters) -> str:
    """MN-138, MN-140, MN-156, MN-212 Every token, die and card is somewhere, and only once."""
    agents = sum(game.hidden) + sum(game.exposed) + game.agent_pool
    if agents != game.face.agents:
        return f"{agents} agents instead of {game.face.agents} (MN-156)"
    minions = sum(game.minions) + game.minion_pool + game.minions_gone
    if minions != all_minions(game):
        return f"{minions} minions instead of {all_minions(game)} (MN-138)"
    blood, tokens = sum(game.blood) + game.blood_pool, BLOOD_START * game.vampires + BLOOD_SPARE
    if blood != tokens:
        return f"{blood} blood instead of {tokens} (MN-140)"
    if len(game.dice) + game.aside != DICE_EACH * game.vampires:
        return f"{len(game.dice)} dice and {game.aside} aside (MN-212)"
    counts = (*game.hidden, *game.exposed, *game.minions, game.agent_pool, game.minion_pool, game.blood_pool)
    if min(*counts, *game.blood, game.veil, game.ap) < 0 or game.veil > VEIL_TOP:
        return "a number has left its track"
    return cards_lost_or_made(game)


def cards_lost_or_made(game: Masters) -> str:
    """MN-104, MN-105 Every card lies in exactly one place; a vampire has one seal."""
    lying = sorted(card for place in range(PLACES) for card in game.lying[place])
    if lying != list(range(len(game.cards))):
        return "a card is lost or lies in two places"
    for place, cards in enumerate(game.lying):
        for card in cards:
            if game.where[card] != place:
                return f"{game.cards[card].id} is not where it lies"
    seals = [vampire for vampire in game.seal_at if vampire != NOBODY]
    if len(set(seals)) < len(seals):
        return "a vampire has two seals (MN-1101)"
    if game.rulings.excess_blood == "discard" and game.rulings.passive_relics_by_day == "work":
        for vampire in range(game.vampires):
            if game.blood[vampire] > blood_maximum(game, vampire):
                return f"a vampire has {game.blood[vampire]} blood (MN-752)"
    return ""
