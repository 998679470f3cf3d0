"""What holds in a position, in the words of ``[given]``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from interrex.engine.positions import known_order
from interrex.games.veto.cards import ESTATE, KEYWORDS
from interrex.games.veto.duel_view import duel_view
from interrex.games.veto.permissions import strategy_of
from interrex.games.veto.szabla import szabla
from interrex.games.veto.table import (
    DECK,
    DISCARD,
    HAND,
    NOBODY,
    PHASE_NAMES,
    PLAY,
    REMOVED,
    SEAT_LETTERS,
    Veto,
    faction_card,
    in_game,
    is_tapped,
    on_magnates,
    under,
)
from interrex.games.veto.traits import attached, company, keywords, kreski_trait
from interrex.games.veto.view import known_faces, view

# what options are made of, besides cards, seats, numbers and the words of ``arg_words``
OPTION_WORDS: Final = frozenset(
    (
        "accept against agitate and announce at attach bene beside challenge deploy discarding do "
        "done enough first fourth it leave second third "
        "equip favour from go hand influence instead keep move none not nothing now of on pay place play "
        "ready redraw refuse thrust to under use with"
    ).split()
)


def position_facts(game: Veto) -> dict[str, Any]:
    """What holds now, in the words of ``[given]``."""
    return {
        **turn_facts(game),
        **seat_facts(game),
        **card_facts(game),
        **action_facts(game),
        **told_facts(game),
        "sees": {SEAT_LETTERS[seat]: sight_facts(game, seat) for seat in range(game.seats)},
    }


def turn_facts(game: Veto) -> dict[str, Any]:
    """Round, phase, who has the initiative and the voice, and how the game ended."""
    return {
        "round": game.round,
        "phase": PHASE_NAMES[game.phase],
        "initiative": SEAT_LETTERS[game.initiative],
        "voice": SEAT_LETTERS[game.voice] if game.voice != NOBODY else "",
        "deed": game.deed,
        "election": SEAT_LETTERS[game.election] if game.election != NOBODY else "",
        "pool": game.pool,
        "banned": sorted({kind.short for kind in game.pack.kinds if game.bans & kind.name_bit}),
        "out": [SEAT_LETTERS[seat] for seat in range(game.seats) if not in_game(game, seat)],
        "ended_by": game.result.rule if game.result is not None else "",
    }


def seat_facts(game: Veto) -> dict[str, Any]:
    """What each seat has: kreski, ducats, and its cards by where they lie."""
    every = {SEAT_LETTERS[seat]: seat for seat in range(game.seats)}
    cards_at = game.cards_at
    return {
        "kreski": {letter: game.kreski[seat] for letter, seat in every.items()},
        "ducats": {letter: game.ducats[seat] for letter, seat in every.items()},
        "hand": {letter: ids(game, cards_at[HAND + seat]) for letter, seat in every.items()},
        "hand_size": {letter: len(cards_at[HAND + seat]) for letter, seat in every.items()},
        "deck_size": {letter: len(cards_at[DECK + seat]) for letter, seat in every.items()},
        "discard": {letter: ids(game, cards_at[DISCARD + seat]) for letter, seat in every.items()},
        "top": {letter: "".join(ids(game, cards_at[DISCARD + seat][-1:])) for letter, seat in every.items()},
        "removed": {letter: ids(game, cards_at[REMOVED + seat]) for letter, seat in every.items()},
        "company": {letter: ids(game, company(game, seat)) for letter, seat in every.items()},
        "estates": {letter: ids(game, estates(game, seat)) for letter, seat in every.items()},
        "effects": {letter: ids(game, effects(game, seat)) for letter, seat in every.items()},
    }


def ids(game: Veto, cards: Iterable[int]) -> list[str]:
    """The cards by the ids of their kinds."""
    return [game.kinds[card].id for card in cards]


def estates(game: Veto, seat: int) -> list[int]:
    return [card for card in game.cards_at[PLAY + seat] if game.kinds[card].family == ESTATE]


def effects(game: Veto, seat: int) -> list[int]:
    """What is attached to the faction, without the strategy."""
    strategy = strategy_of(game, seat)
    return [card for card in attached(game, faction_card(game, seat)) if card != strategy]


def card_facts(game: Veto) -> dict[str, Any]:
    """How the cards in play stand, and what the characters are worth."""
    seats = range(game.seats)
    in_play = {card: game.kinds[card].id for seat in seats for card in game.cards_at[PLAY + seat]}
    folk = {card: game.kinds[card].id for seat in seats for card in company(game, seat)}
    return {
        "tapped": sorted(name for card, name in in_play.items() if is_tapped(game, card)),
        "is_tapped": {name: is_tapped(game, card) for card, name in in_play.items()},
        "magnates": sorted(name for card, name in folk.items() if on_magnates(game, card)),
        "attached": {name: ids(game, attached(game, card)) for card, name in folk.items()},
        "face_down": {name: len(under(game, card)) for card, name in folk.items()},
        "szabla": {name: szabla(game, card) for card, name in folk.items()},
        "kreski_trait": {name: kreski_trait(game, card) for card, name in folk.items()},
        "keywords": {
            name: [word for at, word in enumerate(KEYWORDS) if keywords(game, card) >> at & 1]
            for card, name in folk.items()
        },
    }


def action_facts(game: Veto) -> dict[str, Any]:
    """What lies on the stack, and how the duel stands."""
    duel = duel_view(game)
    return {
        "stack": [
            f"{SEAT_LETTERS[seat]} {what} {game.kinds[card].id}"
            for what, seat, card, _, _, _, _ in game.stack
        ],
        "duel": f"{duel.challenger} {duel.totals[0]} : {duel.totals[1]} {duel.challenged}" if duel else "",
    }


def told_facts(game: Veto) -> dict[str, Any]:
    """The last totals, of a duel and of the initiative, as the log told them."""
    duels = [args for kind, args, _, _ in game.told if kind == "totals"]
    initiatives = [args[0] for kind, args, _, _ in game.told if kind == "totals_initiative"]
    return {
        "totals": f"{duels[-1][1]} : {duels[-1][3]}" if duels else "",
        "initiative_totals": dict(zip(SEAT_LETTERS, initiatives[-1], strict=False)) if initiatives else {},
    }


def sight_facts(game: Veto, seat: int) -> dict[str, Any]:
    """What one seat sees: known cards of hands and decks, of what is looked at, of face-down thrusts."""
    seen = view(game, seat)
    return {
        "hand": {each.letter: list(each.known) for each in seen.seats},
        "hand_size": {each.letter: each.hand for each in seen.seats},
        "looking": {each.letter: list(each.looking) for each in seen.seats},
        "deck": {
            each.letter: [game.kinds[card].id for card in known_order(game, seat, DECK + at)]
            for at, each in enumerate(seen.seats)
        },
        "deck_size": {each.letter: each.deck for each in seen.seats},
        "discard": {each.letter: known_faces(game, seat, DISCARD + at) for at, each in enumerate(seen.seats)},
        "top": {each.letter: each.top for each in seen.seats},
        "thrusts": {folk.kind: list(folk.thrusts) for each in seen.seats for folk in each.company},
        "face_down": {folk.kind: folk.face_down for each in seen.seats for folk in each.company},
    }
