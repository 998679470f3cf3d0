"""Lines of Veto!, which name cards by their faces."""

from __future__ import annotations

from typing import Any, Final

from interrex.games.veto.table import (
    DECK,
    DISCARD,
    HAND,
    LIMBO,
    LOOK,
    OUT,
    PLAY,
    REMOVED,
    STACK,
    UNDER,
    UNTAP,
    VICTIM,
)
from tests.lines import Claim, Moved, many, seen_by, still, unknown


def face(game: Any, card: int) -> int:
    return len(game.kinds) + int(game.kinds[card].number)


def moved_by_hand(game: Any, moved: Moved, bearer: str, named: int, origin: Any, to: Any) -> bool:
    """One card of that face has moved; any, where it lay face down to some."""
    return len(moved) == 1 and (named < 0 or face(game, next(iter(moved))) == named)


def one(game: Any, moved: Moved, named: int, to: int, *origins: int) -> bool:
    """One card of that face has moved there, from one of these places if any are given."""
    if len(moved) != 1:
        return False
    ((card, (origin, place)),) = moved.items()
    return face(game, card) == named and place == to and (not origins or origin in origins)


def owned(game: Any, moved: Moved, seat: int, named: int, to: int) -> bool:
    """A card of that face came to a place of its owner, who is that seat; of who is out, out of the game."""
    mine = all(game.owner[card] == seat for card in moved)
    return mine and one(game, moved, named, OUT if game.out >> seat & 1 else to + seat)


def in_play(game: Any, named: int, seat: int | None = None) -> bool:
    """A card of that face is in play, with that player."""
    seats = range(game.seats) if seat is None else (seat,)
    return any(face(game, card) == named for each in seats for card in game.cards_at[PLAY + each])


def hosts(game: Any, named: int) -> set[int]:
    """The faces of those to which cards of that face are attached."""
    return {
        face(game, game.host[card])
        for card in range(len(game.kinds))
        if face(game, card) == named and game.host[card] >= 0
    }


def bits(game: Any, named: int, bits_: int) -> set[int]:
    """Of the cards in play with that face, whether these bits are set."""
    cards = [card for seat in range(game.seats) for card in game.cards_at[PLAY + seat]]
    return {bits_ >> card & 1 for card in cards if face(game, card) == named}


def faces_seen(game: Any, seat: int, *places: int) -> bool:
    """The seat knows every card there; with closed decklists it has seen each face."""
    cards = [card for place in places for card in game.cards_at[place]]
    return seen_by(game, seat, *places) and (
        not game.closed or all(game.seen[card] >> seat & 1 for card in cards)
    )


def foretold(game: Any, moved: Moved) -> Moved:
    """Cards on their way to a pile, of which the last alone is seen (VT-609), and cards that are looked at.

    A card that is taken back from a pile is named before it is taken.
    """
    back = [
        (args[1], (DISCARD + args[0], HAND + args[0]))
        for kind, args, *_ in game.told[-1:]
        if kind == "took_back"
    ]
    return {
        card: (origin, to)
        for card, (origin, to) in moved.items()
        if LIMBO <= to < STACK
        or (LIMBO <= origin < STACK and (game.cards_at[origin] or game.cards_at[to][-1] != card))
        or (LOOK <= to < LIMBO or (LOOK <= origin < LIMBO and DECK <= to < HAND))
        or (face(game, card), (origin, to)) in back
        or (DISCARD <= to < REMOVED and game.cards_at[to][-1] != card)
    }


CLAIMS: Final[dict[str, Claim]] = {
    "deploys": lambda g, m, seat, card: one(g, m, card, STACK, HAND + seat),
    "equips": lambda g, m, seat, card, host: one(g, m, card, STACK, HAND + seat) and in_play(g, host, seat),
    "declared": lambda g, m, seat, card, target: not m,
    "plays": lambda g, m, seat, card, target: one(g, m, card, STACK),
    "entered": lambda g, m, seat, card: one(g, m, card, PLAY + seat) and in_play(g, card, seat),
    "attached": lambda g, m, seat, card, host: one(g, m, card, PLAY + seat) and host in hosts(g, card),
    "attached_thrust": lambda g, m, seat, host: (
        len(m) == 1
        and {origin for origin, _ in m.values()} == {HAND + seat}
        and all(face(g, g.holders[to - UNDER]) == host for _, to in m.values())
    ),
    "transferred": lambda g, m, seat, card, host: still(m, host in hosts(g, card)),
    "returned_to_hand": lambda g, m, seat, card: one(g, m, card, HAND + seat, STACK),
    "to_hand": lambda g, m, seat, card: owned(g, m, seat, card, HAND),
    "discarded": lambda g, m, seat, card: owned(g, m, seat, card, DISCARD),
    "removed": lambda g, m, seat, card: owned(g, m, seat, card, REMOVED),
    "drew_card": lambda g, m, seat, card: one(g, m, card, HAND + seat, DECK + seat),
    "bought_card": lambda g, m, seat, card: one(g, m, card, HAND + seat),
    "redrew": lambda g, m, seat: (
        many(m, len(m), HAND + seat, DECK + seat) and not g.cards_at[HAND + seat] and unknown(g, DECK + seat)
    ),
    "reshuffled": lambda g, m, seat: many(m, len(m), DISCARD + seat, DECK + seat) and unknown(g, DECK + seat),
    "control": lambda g, m, seat, card: (
        in_play(g, card, seat) and PLAY + seat in {to for _, to in m.values()}
    ),
    "by_hand_moved": lambda g, m, *args: not m or moved_by_hand(g, m, *args),  # some have lines of their own
    "shuffled": lambda g, m, seat: (
        {HAND + seat, STACK, PLAY + seat} >= {to for _, to in m.values()} and unknown(g, DECK + seat)
    ),
    "looked_at_hand": lambda g, m, seat, other: still(m, faces_seen(g, seat, HAND + other)),
    "looked_at_thrusts": lambda g, m, seat, other: still(
        m, faces_seen(g, seat, *range(UNDER + other * g.slots, UNDER + (other + 1) * g.slots))
    ),
    "searches": lambda g, m, seat: still(m, faces_seen(g, seat, DECK + seat)),
    "accepts": lambda g, m, seat, card: still(m, in_play(g, card, seat)),
    "refuses": lambda g, m, seat, card: still(m, in_play(g, card, seat)),
    "takes_up": lambda g, m, seat, card: still(m, in_play(g, card, seat)),
    "agitates": lambda g, m, seat, card: still(m, 1 in bits(g, card, g.tapped)),
    "moves": lambda g, m, seat, card: still(m, 1 in bits(g, card, g.tapped)),
    "challenges": lambda g, m, seat, card, target: still(m, in_play(g, card, seat) and in_play(g, target)),
    "tapped": lambda g, m, card: still(m, 1 in bits(g, card, g.tapped)),
    "untapped": lambda g, m, card: still(m, 0 in bits(g, card, g.tapped)),
    "moved": lambda g, m, seat, card, field: still(m, field in bits(g, card, g.fields)),
    "all_untapped": lambda g, m: still(m, not g.tapped),
    "round": lambda g, m, number: still(m, g.round == number),
    "phase": lambda g, m, phase: still(m, g.phase == phase >= UNTAP),
    "voice": lambda g, m, seat: still(m, g.voice == seat),
    "bene": lambda g, m, seat: still(m, g.voice == seat),
    "handed_on": lambda g, m, seat: still(m, g.voice == seat),
    "initiative": lambda g, m, seat: g.initiative == seat,
    "election": lambda g, m, seat: still(m, g.election == seat),
    "no_election": lambda g, m, seat: still(m, g.no_election),
    "saw_hand": lambda g, m, seat, cards: still(
        m, tuple(sorted(face(g, card) for card in g.cards_at[HAND + seat])) == cards
    ),
    "killed": lambda g, m, card: still(m, face(g, g.harm[VICTIM]) == card),
    "wounded": lambda g, m, card: still(m, face(g, g.harm[VICTIM]) == card),
    "dropped_out": lambda g, m, seat: bool(g.out >> seat & 1),
}
