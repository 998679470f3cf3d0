"""What holds in a position, in the words of a scenario."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.knowledge import known_in
from interrex.engine.table import SEAT_LETTERS
from interrex.games.elekt.court import court_order
from interrex.games.elekt.ending import all_titles
from interrex.games.elekt.table import (
    ATTRIBUTE_NAMES,
    DECK,
    DRAWN,
    ELITE_DECK,
    FACE_UP,
    HAND,
    OUT,
    PHASE_NAMES,
    PILE,
    WON,
    ZONE_NAMES,
    ZONES,
    Elekt,
)
from interrex.games.elekt.view import unit_text, view

LETTERS: Final = {name[0].upper(): number for number, name in enumerate(ATTRIBUTE_NAMES)}

# what options are made of, besides cards, seats, numbers and the words of ``arg_words``
OPTION_WORDS: Final = frozenset(
    (
        "anticlockwise clockwise collect decline discard first fourth from go-on keep let-go "
        "move on pass pay redraw "
        "save save-by-writ second stop take-to-hand third to turn use use-dispensation win-the-card with"
    ).split()
)


def position_facts(game: Elekt) -> dict[str, Any]:
    """What holds now, in the words of ``[given]``."""
    names = [kind.id for kind in game.kinds]
    letters = SEAT_LETTERS[: game.seats]

    def by_seat(place: int) -> dict[str, list[str]]:
        return {
            letter: sorted(names[card] for card in game.cards_at[place + seat])
            for seat, letter in enumerate(letters)
        }

    return {
        "round": game.round,
        "phase": PHASE_NAMES[game.phase],
        "sceptre": SEAT_LETTERS[game.sceptre],
        "direction": "clockwise" if game.direction > 0 else "anticlockwise",
        "order": " ".join(SEAT_LETTERS[seat] for seat in court_order(game)),
        "heat": dict(zip(letters, game.heat, strict=True)),
        "heat_pool": game.heat_pool,
        "pool": " ".join(f"{letter}{game.pool[kind]}" for letter, kind in LETTERS.items()),
        "hand": by_seat(HAND),
        "hand_size": {letter: len(game.cards_at[HAND + seat]) for seat, letter in enumerate(letters)},
        "drawn": by_seat(DRAWN),
        "won": by_seat(WON),
        "titles": dict(zip(letters, all_titles(game), strict=True)),
        "assigned": dict(zip(letters, game.assigned, strict=True)),
        "passed": [letter for seat, letter in enumerate(letters) if game.passed[seat]],
        "pile": sorted(names[card] for card in game.cards_at[PILE]),
        "elite_deck": len(game.cards_at[ELITE_DECK]),
        "face_up": {ZONE_NAMES[zone]: _first(names, game.cards_at[FACE_UP + zone]) for zone in ZONES},
        "face_down": {ZONE_NAMES[zone]: len(game.cards_at[DECK + zone]) for zone in ZONES},
        "out": sorted(names[card] for card in game.cards_at[OUT] if card >= game.pack.units),
        "units_out": sorted(names[card] for card in game.cards_at[OUT] if card < game.pack.units),
        **zone_facts(game),
        **confrontation_facts(game),
        "ended_by": game.result.rule if game.result is not None else "",
        "sees": {letter: sight_facts(game, seat, names) for seat, letter in enumerate(letters)},
    }


def _first(names: list[str], cards: list[int]) -> str:
    return names[cards[0]] if cards else ""


def zone_facts(game: Elekt) -> dict[str, dict[str, list[str]]]:
    """The Units in every corner with their tokens."""
    return {
        zone.name: {
            SEAT_LETTERS[seat]: sorted(unit_text(unit) for unit in units)
            for seat, units in enumerate(zone.corners)
        }
        for zone in view(game, game.seats).zones
    }


def confrontation_facts(game: Elekt) -> dict[str, Any]:
    """Counts and winners ("" for a tie) as the log told them, the last of each kind, and the order of all."""
    counted: dict[str, dict[str, int]] = {}
    won: dict[str, str] = {}
    confronted: list[str] = []
    orders: dict[str, str] = {}
    for kind, args, _, _ in game.told:
        if kind == "counted":
            zone, attribute, counts = args
            word = f"{ZONE_NAMES[zone]} {ATTRIBUTE_NAMES[attribute]}"
            counted[word] = {SEAT_LETTERS[seat]: number for seat, number in counts}
            confronted.append(word)
        elif kind == "won":
            won[f"{ZONE_NAMES[args[1]]} {ATTRIBUTE_NAMES[args[2]]}"] = SEAT_LETTERS[args[0]]
        elif kind == "tied":
            won[f"{ZONE_NAMES[args[0]]} {ATTRIBUTE_NAMES[args[1]]}"] = ""
        elif kind == "zone_begins":
            orders[ZONE_NAMES[args[0]]] = " ".join(ATTRIBUTE_NAMES[each] for each in args[1])
    return {"counted": counted, "won_by": won, "confronted": ", ".join(confronted), "zone_order": orders}


def sight_facts(game: Elekt, seat: int, names: list[str]) -> dict[str, Any]:
    """What one seat sees: hand sizes ("?" where hidden), cards it knows in hands, the pile."""
    seen = view(game, seat)
    return {
        "hand_size": {each.letter: "?" if each.hand is None else each.hand for each in seen.seats},
        "hand": {each.letter: list(each.known) for each in seen.seats},
        "drawn": {each.letter: list(each.drawn) for each in seen.seats},
        "pile": list(seen.pile),
        "elite_deck": [names[card] for card in known_in(game, seat, ELITE_DECK)],
    }
