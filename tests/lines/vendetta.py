"""Lines of Vendetta."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.knowledge import knows
from interrex.games.vendetta.table import (
    ALLIANCE,
    ALLY_DECK,
    ASIDE,
    AT,
    BOX,
    DECK,
    DOWN,
    DRAINED,
    HAND,
    HAVEN,
    LOOK,
    MAX_SEATS,
    OUT,
    UP,
    VICTIMS,
)
from tests.lines import Claim, Moved, by_hand, came, many, one, still, unknown


def up(location: int, seat: int) -> int:
    return UP + MAX_SEATS * location + seat


def down(location: int, seat: int) -> int:
    return DOWN + MAX_SEATS * location + seat


def at(game: Any, card: int, location: int) -> bool:
    """The card lies at the location."""
    place = game.where[card]
    return bool(place >= UP and (place - UP) // MAX_SEATS % 4 == location)


def seat_of(place: int) -> int:
    """Whose hand, deck, position or Alliance it is."""
    return (place - HAND) % MAX_SEATS


def to_owners(game: Any, moved: Moved, number: int) -> bool:
    """So many cards went from positions to the hands of those whose clan they are of (VE-R13: laid aside)."""
    ways = [(game.kinds[card].clan, to) for card, (_, to) in moved.items()]
    return len(moved) == number and all(
        (HAND <= to < DECK or ASIDE <= to < ALLIANCE) and game.clan[seat_of(to)] == clan for clan, to in ways
    )


def all_back(game: Any, moved: Moved) -> bool:
    """No clan card lies at a location or aside any more."""
    empty = not any(game.cards_at[place] for place in (*range(UP, len(game.sees)), *range(ASIDE, ALLIANCE)))
    return empty and to_owners(game, moved, len(moved))


def is_out(game: Any, card: int, place: int) -> bool:
    """The card, or the place where it lay, is of a player who is out of the game."""
    out = [seat for seat in range(game.seats) if game.out[seat]]
    return seat_of(place) in out or game.kinds[card].clan in [game.clan[seat] for seat in out]


def foretold(game: Any, moved: Moved) -> Moved:
    """Hand Building: cards are looked at, and those not kept go back; each line says only what was kept.

    And the cards of who has been eliminated leave the game; those of others at his positions go home.
    """
    gone = any(line[0] == "eliminated" for line in game.told[-4:])
    built = any(line[0] == "kept_some" for line in game.told[-4:])
    return {
        card: way
        for card, way in moved.items()
        if sorted(way) in ([DECK + seat, LOOK + seat] for seat in range(game.seats))
        or (gone and way[0] >= HAND and (is_out(game, card, way[0]) and way[1] in (OUT, BOX)))
        or (gone and way[0] >= UP and game.out[seat_of(way[0])] and to_owners(game, {card: way}, 1))
        or (built and HAND <= way[0] < DECK and way[1] in (DECK + seat_of(way[0]), BOX))
    }


def kept(game: Any, moved: Moved, seat: int, card: int) -> bool:
    """It is in hand; it was looked at, or had been there."""
    return game.where[card] == HAND + seat and {way[0] for way in moved.values()} <= {
        LOOK + seat,
        DECK + seat,
    }


CLAIMS: Final[dict[str, Claim]] = {
    "ally_arrives": lambda g, m, card, location: one(m, card, ALLY_DECK, AT + location),
    "ally_removed": lambda g, m, card, location: one(m, card, AT + location, OUT),
    "took_ally": lambda g, m, seat, card: came(m, card, ALLIANCE + seat),
    "place": lambda g, m, seat, location, place, number: still(m, g.ranking[place - 1] == seat),
    "place_with_ally": lambda g, m, seat, location, place, number, card: still(m, g.ranking[0] == seat),
    "place_with_victim": lambda g, m, seat, location, place, number: still(m, g.ranking[place - 1] == seat),
    "drained": lambda g, m, seat, card: came(m, card, DRAINED + seat),
    "restored": lambda g, m, seat, card: one(m, card, DRAINED + seat, ALLIANCE + seat),
    "drew_victim": lambda g, m, seat: many(m, 1, VICTIMS, ALLIANCE + seat),
    "drew_victim_by": lambda g, m, seat, card: many(m, 1, VICTIMS, ALLIANCE + seat),
    "drew_card": lambda g, m, seat: many(m, 1, DECK + seat, HAND + seat),
    "played_up": lambda g, m, seat, card, location: came(m, card, up(location, seat)),
    "played_down_card": lambda g, m, seat, card, location: came(m, card, down(location, seat)),
    "revealed": lambda g, m, seat, card, location: one(m, card, down(location, seat), up(location, seat)),
    "turned_down": lambda g, m, seat, card, location: one(m, card, up(location, seat), down(location, seat)),
    "moved": lambda g, m, seat, card, location: came(m, card, up(location, seat)) and location == HAVEN,
    "by_hand_moved": by_hand,
    "kept": kept,
    "kept_some": lambda g, m, seat, number: still(m, True),
    "to_hand": lambda g, m, seat, number: to_owners(g, m, number),
    "cards_returned": all_back,
    "shuffled_back": lambda g, m, seat: many(m, 1, HAND + seat, DECK + seat) and unknown(g, DECK + seat),
    "cloaked": lambda g, m, seat, number, origin, to: (
        len(m) == number
        and {way[0] for way in m.values()} <= {up(origin, seat), down(origin, seat)}
        and {way[1] for way in m.values()} <= {up(to, seat), down(to, seat)}
    ),
    "acts": lambda g, m, seat, card, location: still(m, True),
    "saw_card": lambda g, m, seat, card, location: still(m, at(g, card, location) and knows(g, seat, card)),
    "ambition": lambda g, m, seat: still(m, g.ambition == seat),
    "round_begins": lambda g, m, number, seat: (g.round, g.ambition) == (number, seat),
    "eliminated": lambda g, m, seat: still(m, g.out[seat]),
    "diablerie": lambda g, m, seat, number: still(m, g.diablerie[seat] == number),
    "clan_chosen": lambda g, m, seat, clan: g.clan[seat] == clan,
    "relic_chosen": lambda g, m, seat, relic: g.relic[seat] == relic,
    "relic_used": lambda g, m, seat, relic: still(m, g.relic[seat] == relic and g.relic_used[seat]),
}
