"""Positions in the game's words: building one for a scenario, and saying what holds in one."""

from __future__ import annotations

import dataclasses
from typing import Any, Final

from interrex.engine.decision import step
from interrex.engine.game import SEAT_LETTERS
from interrex.engine.packs import Entry
from interrex.engine.settings import Settings
from interrex.engine.zones import move, shuffle
from interrex.games.elekt.abilities import announce
from interrex.games.elekt.assignment import assignment_turn
from interrex.games.elekt.cards import NO_WORDS, SYMBOLS, Kind, Pack, Title, make_pack
from interrex.games.elekt.confrontations import (
    confront,
    confrontation_phase,
    order_of_confrontations,
    resolve_zone,
    zone_resolved,
)
from interrex.games.elekt.court import court_order
from interrex.games.elekt.ending import all_titles
from interrex.games.elekt.recruitment import play_round
from interrex.games.elekt.round_end import collect_court_heat, end_round, return_units, reveal
from interrex.games.elekt.rulings import rulings_from
from interrex.games.elekt.setup import PRIVILEGES_IN_PLAY, lay_out_cards
from interrex.games.elekt.table import (
    ASSIGNMENT,
    ATTRIBUTE_NAMES,
    ATTRIBUTES,
    CONFRONTATION,
    CORNER,
    COURT,
    DECK,
    ELITE_DECK,
    FACE_UP,
    HAND,
    HEAT_LIMIT,
    HEAT_TOKENS,
    NO_TOKENS,
    OUT,
    PHASE_NAMES,
    PILE,
    RECRUITMENT,
    ROUND_END,
    TOKENS,
    UNUSED,
    WON,
    ZONE_NAMES,
    ZONES,
    Elekt,
    corner,
    face_up,
)
from interrex.games.elekt.view import unit_text, zone_view

LETTERS: Final = {name[0].upper(): number for number, name in enumerate(ATTRIBUTE_NAMES)}
BLANK_TITLE: Final = Title({"en": "Blank", "pl": "Puste", "pt": "Vazio"}, "stand-in")
BLANK_CARDS: Final = (
    ("blank-mission", "mission", 1),
    ("blank-mission-2", "mission", 2),
    ("blank-influence", "influence", 1),
    ("blank-influence-2", "influence", 2),
    ("blank-privilege", "privilege", 0),
)
MOMENTS: Final = (
    "round begins", "assignment", "confrontation", "round end", "heat step", "return step",
    *(f"{zone} {what}" for zone in ZONE_NAMES for what in ("begins", *ATTRIBUTE_NAMES[1:])),
)  # fmt: skip


# --- cards without an ability, for examples ----------------------------------------------------


def blank_kind(card_id: str, family: str, titles: int = 0) -> Kind:
    """A card that does nothing; only scenarios use it."""
    name = {"en": "Blank", "pl": "Pusta", "pt": "Vazia"}
    ribbons = (BLANK_TITLE,) * titles
    return Kind(card_id, family, name, NO_WORDS, "stand-in", "", "", 0, (), titles=ribbons)


def with_blanks(pack: Pack, entry: Entry) -> Pack:
    """The pack and the blank cards: five that are always there, and Units the scenario describes."""
    blanks = [blank_kind(*card) for card in BLANK_CARDS]
    for described in entry.list("blanks") if entry.has("blanks") else []:
        blanks.append(blank_unit(entry, described))
    return make_pack(pack.id, pack.hash, pack.name, (*pack.kinds, *blanks))


def blank_unit(entry: Entry, described: Any) -> Kind:
    """A blank Elite Unit with symbols and type of its own: { id = "…", symbols = "V1 P2" }."""
    remedy = 'Write { id = "blank", symbols = "V1 P2", type = "cultist" }'
    if not isinstance(described, dict) or not isinstance(described.get("id"), str):
        raise entry.wrong("blanks", f"{described!r} is not a blank Unit", remedy)
    kind = described.get("type", "cultist")
    if kind not in ("cultist", "spectre") or set(described) - {"id", "symbols", "type"}:
        raise entry.wrong("blanks", f"{described!r} does not fit", remedy)
    symbols = [0] * len(SYMBOLS)
    for part in str(described.get("symbols", "")).split():
        if len(part) != 2 or part[0] not in LETTERS or not part[1].isdigit():
            raise entry.wrong("blanks", f"{part!r} is no symbol", remedy)
        symbols[LETTERS[part[0]]] = int(part[1])
    blank = blank_kind(described["id"], "unit")
    return dataclasses.replace(blank, spectre=kind == "spectre", symbols=tuple(symbols))


# --- building ----------------------------------------------------------------------------------


class Builder:
    """Takes the fields of ``[given]`` one by one and lays out the table."""

    def __init__(self, settings: Settings, pack: Pack, entry: Entry) -> None:
        self.entry = entry
        self.game = Elekt(settings, with_blanks(pack, entry), rulings_from(settings.rulings))
        self.used: set[int] = set()
        lay_out_cards(self.game)

    def wrong(self, field: str, reason: str, remedy: str) -> Exception:
        return self.entry.wrong(field, reason, remedy)

    def seat(self, field: str, letter: Any) -> int:
        legal = SEAT_LETTERS[: self.game.seats]
        if not isinstance(letter, str) or len(letter) != 1 or letter not in legal:
            raise self.wrong(field, f"there is no seat {letter!r}", f"Seats: {', '.join(legal)}")
        return legal.index(letter)

    def card(self, field: str, name: str, family: str, seat: int = 0) -> int:
        """A card of that kind not used yet; of a Basic Unit the seat's own copy first."""
        game = self.game
        cards = [
            card
            for card, kind in enumerate(game.kinds)
            if kind.id == name and kind.family == family and card not in self.used
        ]
        if not cards:
            known = any(kind.id == name and kind.family == family for kind in game.kinds)
            reason = "is used up already" if known else f"is no {family} of this pack"
            raise self.wrong(field, f"{name!r} {reason}", "Name a card that is there")
        own = [card for card in cards if game.where[card] == HAND + seat]
        card = (own or cards)[0]
        self.used.add(card)
        return card

    def put(self, card: int, place: int) -> None:
        if self.game.where[card] != place:
            everyone = (1 << (self.game.seats + 1)) - 1
            move(self.game, card, place, shown=everyone)

    def by_seat(self, field: str) -> list[tuple[int, Any]]:
        return [(self.seat(field, letter), value) for letter, value in self.entry.table(field, {}).items()]

    def names(self, field: str, value: Any) -> list[str]:
        if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
            raise self.wrong(field, f"{value!r} is not a list of cards", 'Write ["acolyte", …]')
        return value

    def number(self, field: str, value: Any, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(field, f"{value!r} does not fit", f"Write a number from {low} to {high}")
        return value


def set_position(settings: Settings, pack: Pack, entry: Entry) -> Elekt:
    """Build the position of a scenario; what it does not mention has its usual place and number."""
    build = Builder(settings, pack, entry)
    game = build.game
    moment = entry.one_of("moment", MOMENTS)
    set_counters(build)
    set_units(build)
    set_cards(build, moment)
    set_elite_deck(build)
    to_move = build.seat("to_move", entry.text("to_move", SEAT_LETTERS[game.sceptre]))
    entry.done()
    schedule(game, moment, to_move)
    complaint = lost_or_made(game)
    if complaint:
        raise build.wrong("", complaint, "Give only what the box holds")
    game.advance()
    return game


def set_counters(build: Builder) -> None:
    """Sceptre, Heat, round, assignments made, who has passed."""
    game, entry = build.game, build.entry
    game.sceptre = build.seat("sceptre", entry.text("sceptre", "A"))
    clockwise = entry.one_of("direction", ("clockwise", "anticlockwise"), "clockwise")
    game.direction = 1 if clockwise == "clockwise" else -1
    game.round = entry.number("round", 1, 6, 1)
    for seat, heat in build.by_seat("heat"):
        game.heat[seat] = build.number("heat", heat, 0, HEAT_LIMIT)
    game.heat_pool = HEAT_TOKENS - sum(game.heat)
    for seat, made in build.by_seat("assigned"):
        game.assigned[seat] = build.number("assigned", made, 0, 6)
    for letter in entry.list("passed") if entry.has("passed") else []:
        game.passed[build.seat("passed", letter)] = True
    if entry.has("privilege_winner"):
        game.privilege_winner = build.seat("privilege_winner", entry.text("privilege_winner"))


def set_units(build: Builder) -> None:
    """Units in Zones with their tokens, hands, the pile."""
    game, entry = build.game, build.entry
    for zone in ZONES:
        field = ZONE_NAMES[zone]
        for seat, value in build.by_seat(field):
            for text in build.names(field, value):
                name, *tokens = text.split()
                unit = build.card(field, name, "unit", seat)
                build.put(unit, corner(zone, seat))
                set_tokens(build, field, unit, tokens)
    given_hands = dict(build.by_seat("hand"))
    for seat, value in given_hands.items():
        for name in build.names("hand", value):
            build.put(build.card("hand", name, "unit", seat), HAND + seat)
    for name in build.names("pile", entry.list("pile") if entry.has("pile") else []):
        build.put(build.card("pile", name, "unit"), PILE)
    for seat in given_hands:
        for unit in list(game.lying[HAND + seat]):
            if unit not in build.used:
                build.put(unit, OUT)


def set_tokens(build: Builder, field: str, unit: int, tokens: list[str]) -> None:
    """``acolyte +P +V``: tokens from the pool."""
    game = build.game
    have = [0, 0, 0, 0]
    for token in tokens:
        attribute = LETTERS.get(token[1:], -1) if token.startswith("+") else -1
        if attribute < 0:
            raise build.wrong(field, f"{token!r} is no token", "Write +O, +D, +V or +P")
        if not game.pool[attribute]:
            raise build.wrong(field, f"there are only {TOKENS[attribute]} {token} tokens", "Give fewer")
        game.pool[attribute] -= 1
        have[attribute] += 1
    game.tokens[unit] = tuple(have)


def set_cards(build: Builder, moment: str) -> None:
    """Face-up cards (blank ones unless named), won cards, and how many Privileges are left."""
    game, entry = build.game, build.entry
    families = ("mission", "influence", "privilege")
    named = entry.table("face_up", {})
    for field in named:
        if field not in ZONE_NAMES:
            raise build.wrong("face_up", f"{field!r} is no Zone", f"Zones: {', '.join(ZONE_NAMES)}")
    for seat, value in build.by_seat("won"):
        for name in build.names("won", value):
            family = next((kind.family for kind in game.kinds if kind.id == name), "mission")
            build.put(build.card("won", name, family), WON + seat)
    done = ZONE_NAMES.index(moment.split()[0]) if moment.split()[0] in ZONE_NAMES else 0
    done = len(ZONES) if moment in ("round end", "heat step", "return step") else done
    for zone in ZONES:
        name = named.get(ZONE_NAMES[zone], "" if zone < done else f"blank-{families[zone]}")
        if name:
            build.put(build.card("face_up", name, families[zone]), FACE_UP + zone)
    left = entry.number("privileges_left", 0, PRIVILEGES_IN_PLAY - 1, 6 - game.round)
    for zone in ZONES:
        for card in list(game.lying[DECK + zone]):
            if game.kinds[card].id.startswith("blank-"):
                move(game, card, OUT)
        shuffle(game, DECK + zone)
    while len(game.lying[DECK + COURT]) > left:
        move(game, game.lying[DECK + COURT][-1], UNUSED)


def set_elite_deck(build: Builder) -> None:
    """The Elite deck from the top, or all Elite Units not used, shuffled."""
    game, entry = build.game, build.entry
    for card in list(game.lying[ELITE_DECK]):
        if game.kinds[card].origin == "stand-in" and game.kinds[card].name["en"] == "Blank":
            move(game, card, OUT)
    if not entry.has("elite_deck"):
        shuffle(game, ELITE_DECK)
        return
    wanted = [
        build.card("elite_deck", name, "unit") for name in build.names("elite_deck", entry.list("elite_deck"))
    ]
    for card in list(game.lying[ELITE_DECK]):
        build.put(card, OUT)
    for card in reversed(wanted):
        build.put(card, ELITE_DECK)
    for card in game.lying[ELITE_DECK]:
        game.pinned[card] = 0


def schedule(game: Elekt, moment: str, to_move: int) -> None:
    """Put on the agenda what comes from that moment on."""
    game.then(play_round)
    if moment == "round begins":
        game.phase = RECRUITMENT
        game.round -= 1
        return
    tail = {"return step": 2, "heat step": 3}.get(moment, 4)
    if tail < 4:
        game.phase = ROUND_END
        for item in (reveal, return_units, collect_court_heat)[:tail]:
            game.then(item)
        return
    game.then(end_round)
    if moment == "round end":
        return
    if moment == "assignment":
        game.phase = ASSIGNMENT
        game.then(confrontation_phase)
        game.then(announce, "assignment_end")
        game.then(assignment_turn, to_move)
    elif moment == "confrontation":
        game.then(confrontation_phase)
    else:
        schedule_zone(game, *moment.split())


def schedule_zone(game: Elekt, zone_name: str, what: str) -> None:
    """From the beginning of a Zone, or from one of its confrontations."""
    game.phase = CONFRONTATION
    zone = ZONE_NAMES.index(zone_name)
    for later in reversed(ZONES[zone + 1 :]):
        game.then(resolve_zone, later)
    game.then(pause)
    for earlier in ZONES[:zone]:
        game.resolved |= 1 << earlier
    if what == "begins":
        game.then(resolve_zone, zone)
        return
    game.then(zone_resolved, zone)
    order = list(order_of_confrontations(game, zone))
    attribute = ATTRIBUTE_NAMES.index(what)
    left = order[order.index(attribute) :] if attribute in order else []
    for each in reversed(left):
        game.then(confront, zone, each)


@step
def pause(game: Elekt) -> None:
    """A scenario about one Zone stops when it is resolved, so that one can look at the table."""
    game.ask(0, "go on", ("go-on",), go_on)


@step
def go_on(game: Elekt, answer: str) -> None:
    """The round goes on."""


# --- saying what holds -------------------------------------------------------------------------


def facts(game: Elekt) -> dict[str, Any]:
    """What holds now, in the words of ``[given]``."""
    names = [kind.id for kind in game.kinds]
    seats = range(game.seats)

    def by_seat(place: int) -> dict[str, list[str]]:
        return {
            SEAT_LETTERS[seat]: sorted(names[card] for card in game.lying[place + seat]) for seat in seats
        }

    zones = {
        ZONE_NAMES[zone]: {
            SEAT_LETTERS[seat]: sorted(unit_text(unit) for unit in zone_view(game, zone, names).corners[seat])
            for seat in seats
        }
        for zone in ZONES
    }
    cards = {ZONE_NAMES[zone]: face_up(game, zone) for zone in ZONES}
    return {
        "round": game.round,
        "phase": PHASE_NAMES[game.phase],
        "sceptre": SEAT_LETTERS[game.sceptre],
        "direction": "clockwise" if game.direction > 0 else "anticlockwise",
        "order": " ".join(SEAT_LETTERS[seat] for seat in court_order(game)),
        "heat": {SEAT_LETTERS[seat]: game.heat[seat] for seat in seats},
        "heat_pool": game.heat_pool,
        "pool": " ".join(f"{letter}{game.pool[kind]}" for letter, kind in LETTERS.items()),
        "hand": by_seat(HAND),
        "hand_size": {SEAT_LETTERS[seat]: len(game.lying[HAND + seat]) for seat in seats},
        "won": by_seat(WON),
        "titles": {SEAT_LETTERS[seat]: number for seat, number in enumerate(all_titles(game))},
        "assigned": {SEAT_LETTERS[seat]: game.assigned[seat] for seat in seats},
        "pile": sorted(names[card] for card in game.lying[PILE]),
        "elite_deck": len(game.lying[ELITE_DECK]),
        "face_up": {zone: names[card] if card >= 0 else "" for zone, card in cards.items()},
        "face_down": {ZONE_NAMES[zone]: len(game.lying[DECK + zone]) for zone in ZONES},
        "out": sorted(names[card] for card in game.lying[OUT]),
        **zones,
        **confrontation_facts(game),
    }


def confrontation_facts(game: Elekt) -> dict[str, Any]:
    """Counts and winners as the log told them, the last of each kind, and the order of all."""
    counted: dict[str, dict[str, int]] = {}
    won: dict[str, str] = {}
    order: list[str] = []
    for kind, args, _, _ in game.told:
        if kind == "counted":
            zone, attribute, counts = args
            word = f"{ZONE_NAMES[zone]} {ATTRIBUTE_NAMES[attribute]}"
            counted[word] = {SEAT_LETTERS[seat]: number for seat, number in counts}
            order.append(word)
        elif kind == "won":
            won[f"{ZONE_NAMES[args[1]]} {ATTRIBUTE_NAMES[args[2]]}"] = SEAT_LETTERS[args[0]]
    return {"counted": counted, "won_by": won, "confronted": order}


def lost_or_made(game: Elekt) -> str:
    """EL-103, EL-104 Every token and every Heat is somewhere, every card in exactly one place."""
    for attribute in ATTRIBUTES:
        lying = sum(tokens[attribute] for tokens in game.tokens) + game.pool[attribute]
        if lying != TOKENS[attribute]:
            return f"{lying} {ATTRIBUTE_NAMES[attribute]} tokens instead of {TOKENS[attribute]}"
    if sum(game.heat) + game.heat_pool != HEAT_TOKENS:
        return f"{sum(game.heat) + game.heat_pool} Heat instead of {HEAT_TOKENS}"
    if max(game.heat) > HEAT_LIMIT:
        return f"a player has {max(game.heat)} Heat, the limit is {HEAT_LIMIT} (EL-708)"
    cards_lying = sorted(card for place in game.lying for card in place)
    if cards_lying != list(range(len(game.kinds))):
        return "a card is lost or lies in two places"
    for place, cards in enumerate(game.lying):
        for card in cards:
            if game.where[card] != place:
                return f"{game.kinds[card].id} is not where it lies"
    for unit, tokens in enumerate(game.tokens):
        if tokens != NO_TOKENS and game.where[unit] < CORNER:
            return f"{game.kinds[unit].id} has tokens outside a Zone (EL-103)"
    return ""
