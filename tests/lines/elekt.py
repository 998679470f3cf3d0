"""Lines of Elekt."""

from __future__ import annotations

from typing import Any, Final

from interrex.games.elekt.table import (
    CONFRONTATION,
    CORNER,
    COURT,
    DECK,
    DRAWN,
    ELITE_DECK,
    FACE_UP,
    HAND,
    NO_TOKENS,
    OUT,
    PILE,
    PLACES,
    UNUSED,
    WON,
)
from tests.lines import Claim, Moved, by_hand, came, many, one, seen_by, still, unknown


def corner(zone: int, seat: int) -> int:
    return CORNER + 4 * zone + seat


def whose(game: Any, card: int) -> int:
    """In whose corner a card lies."""
    place: int = game.where[card]
    return (place - CORNER) % 4 if place >= CORNER else -1


def zone_of(game: Any, card: int) -> int:
    return int(game.where[card] - CORNER) // 4


def rebuilt(game: Any, moved: Moved, number: int) -> bool:
    """All cards of the pile are in the deck, but for those that are out of the game (EL-R10)."""
    from_pile = {card for card, (origin, _) in moved.items() if origin == PILE}
    others = {way for card, way in moved.items() if card not in from_pile}
    return (
        len(game.cards_at[ELITE_DECK]) == number
        and unknown(game, ELITE_DECK)
        and not game.cards_at[PILE]
        and all(moved[card][1] in (ELITE_DECK, OUT) for card in from_pile)
        and {moved[card][1] == OUT for card in from_pile if game.kinds[card].basic}
        <= {game.rulings.basics_in_rebuilt_deck == "removed"}
        and all(origin == ELITE_DECK and HAND <= to < WON for origin, to in others)
    )


def drawn(game: Any, moved: Moved, place: int, number: int) -> bool:
    """So many cards of the Elite deck came there; if it was rebuilt meanwhile, some of them before."""
    rebuilt_now = any(line[0] == "deck_rebuilt" for line in game.told[-3:])
    all_came = len(moved) == number or (rebuilt_now and len(moved) < number)
    return set(moved.values()) <= {(ELITE_DECK, place)} and all_came


def to_owners(game: Any, moved: Moved) -> bool:
    """Units go from a player's corner to his hand; those that were lent to their owners."""
    empty = all(not game.cards_at[place] for place in range(CORNER, PLACES))
    own = [origin >= CORNER and (origin - CORNER) % 4 == to - HAND for origin, to in moved.values()]
    lent = not game.rulings.stolen_units_kept and not game.lent  # EL-R22
    return empty and all(HAND <= to < DRAWN for _, to in moved.values()) and (lent or all(own))


def exchanged(game: Any, moved: Moved, card: int, model: int, owner: int, other: int) -> bool:
    """Each came to the Zone of the other, into the corner of its player."""
    if (whose(game, card), whose(game, model)) != (owner, other):
        return False
    here, there = zone_of(game, card), zone_of(game, model)
    return moved == {
        card: (corner(there, owner), corner(here, owner)),
        model: (corner(here, other), corner(there, other)),
    }


CLAIMS: Final[dict[str, Claim]] = {
    "assigned": lambda g, m, seat, card, zone: one(m, card, HAND + seat, corner(zone, seat)),
    "placed": lambda g, m, seat, card, zone: came(m, card, corner(zone, seat)),
    "moved": lambda g, m, card, zone, owner: came(m, card, corner(zone, owner)),
    "swapped": exchanged,
    "discarded": lambda g, m, card: came(m, card, PILE),
    "to_hand": lambda g, m, card, seat: came(m, card, HAND + seat),
    "took_from_pile": lambda g, m, seat, card: one(m, card, PILE, HAND + seat),
    "card_out": lambda g, m, card: came(m, card, OUT),
    "card_won": lambda g, m, seat, card: came(m, card, WON + seat),
    "card_taken": lambda g, m, seat, other, card: one(m, card, WON + other, WON + seat),
    "revealed": lambda g, m, zone, card: one(m, card, DECK + zone, FACE_UP + zone),
    "kept": lambda g, m, seat, card: one(m, card, DRAWN + seat, HAND + seat),
    "drew": lambda g, m, seat, number: (
        drawn(g, m, DRAWN + seat, number) and len(g.cards_at[DRAWN + seat]) == number
    ),
    "drew_by_text": lambda g, m, seat, number: drawn(g, m, HAND + seat, number),
    "deck_rebuilt": rebuilt,
    "privilege_discarded": lambda g, m, seat: many(m, 1, DECK + COURT, UNUSED),
    "units_returned": to_owners,
    "attached": lambda g, m, attribute, card, owner: still(
        m, g.tokens[card][attribute] > 0 and whose(g, card) == owner
    ),
    "removed": lambda g, m, attribute, card, owner: still(m, whose(g, card) == owner),
    "tokens_cleared": lambda g, m, zone: still(
        m,
        all(
            g.tokens[unit] == NO_TOKENS for seat in range(g.seats) for unit in g.cards_at[corner(zone, seat)]
        ),
    ),
    "copied": lambda g, m, card, model, owner, other: still(
        m,
        (whose(g, card), whose(g, model)) == (owner, other) and g.given[card] == g.kinds[model].symbols,
    ),
    "destroyed": lambda g, m, seat, card, owner: still(m, whose(g, card) == owner),
    "saved": lambda g, m, seat, card: still(m, whose(g, card) == seat),
    "guard_chose": lambda g, m, seat, card: still(m, whose(g, card) == seat),
    "privilege_used": lambda g, m, seat, card: still(m, g.where[card] == WON + seat and g.used >> card & 1),
    "ability_used": lambda g, m, seat, card: still(m, whose(g, card) == seat),
    "ability_declined": lambda g, m, seat, card: still(m, whose(g, card) == seat),
    "saw_hand": lambda g, m, seat, cards: still(m, sorted(g.cards_at[HAND + seat]) == list(cards)),
    "looked_at_hand": lambda g, m, seat, other: still(m, seen_by(g, seat, HAND + other)),
    "direction": lambda g, m, seat, direction: still(m, g.direction == direction),
    "sceptre_turned": lambda g, m, direction: still(m, g.direction == direction or g.turn_later),
    "sceptre_given": lambda g, m, seat, other: still(m, g.sceptre == other),
    "round_begins": lambda g, m, number, seat: still(m, (g.round, g.sceptre) == (number, seat)),
    "zone_begins": lambda g, m, zone, order: still(m, g.phase == CONFRONTATION),
    "won": lambda g, m, seat, zone, attribute: still(m, 0 <= seat < g.seats),
    "game_won": lambda g, m, seat, number: still(m, True),
    "by_hand_moved": by_hand,
}


def foretold(game: Any, moved: Moved) -> Moved:
    """What a line told before that one says: who redraws draws one more card into hand (EL-306)."""
    for kind, args, *_ in game.told[-4:]:
        for card, way in moved.items() if kind == "redrew" else ():
            if way == (ELITE_DECK, HAND + args[0]):
                return {card: way}
    return {}
