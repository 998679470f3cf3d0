"""What holds in a position, in the words of ``[given]``."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.positions import known_order
from interrex.games.veto.cards import KEYWORDS
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
from interrex.games.veto.view import duel_view, known_faces, view

# what options are made of, besides cards, seats, numbers and the words of ``arg_words``
OPTION_WORDS: Final = frozenset(
    (
        "accept against agitate and announce at attach bene beside challenge deploy discarding done enough "
        "equip favour from go hand influence instead keep move none not nothing now of on pay place play "
        "ready redraw refuse thrust to under use with"
    ).split()
)


def facts(game: Veto) -> dict[str, Any]:
    """What holds now, in the words of ``[given]``."""
    names = [kind.id for kind in game.kinds]
    seats = range(game.seats)

    def by_seat(place_: int) -> dict[str, list[str]]:
        return {SEAT_LETTERS[seat]: [names[card] for card in game.cards_at[place_ + seat]] for seat in seats}

    def letters(numbers: list[int]) -> dict[str, int]:
        return {SEAT_LETTERS[seat]: number for seat, number in enumerate(numbers)}

    folk = [card for seat in seats for card in company(game, seat)]
    everything = [card for seat in seats for card in game.cards_at[PLAY + seat]]
    duel = duel_view(game)
    return {
        "round": game.round,
        "phase": PHASE_NAMES[game.phase],
        "initiative": SEAT_LETTERS[game.initiative],
        "voice": SEAT_LETTERS[game.voice] if game.voice != NOBODY else "",
        "deed": game.deed,
        "election": SEAT_LETTERS[game.election] if game.election != NOBODY else "",
        "pool": game.pool,
        "kreski": letters(game.kreski),
        "ducats": letters(game.ducats),
        "hand": by_seat(HAND),
        "hand_size": letters([len(game.cards_at[HAND + seat]) for seat in seats]),
        "deck_size": letters([len(game.cards_at[DECK + seat]) for seat in seats]),
        "discard": by_seat(DISCARD),
        "top": {
            SEAT_LETTERS[seat]: names[game.cards_at[DISCARD + seat][-1]]
            if game.cards_at[DISCARD + seat]
            else ""
            for seat in seats
        },
        "removed": by_seat(REMOVED),
        "company": {SEAT_LETTERS[seat]: [names[card] for card in company(game, seat)] for seat in seats},
        "estates": {
            SEAT_LETTERS[seat]: [
                names[c] for c in game.cards_at[PLAY + seat] if game.kinds[c].family == "estate"
            ]
            for seat in seats
        },
        "effects": {
            SEAT_LETTERS[seat]: [
                names[card]
                for card in attached(game, faction_card(game, seat))
                if card != strategy_of(game, seat)
            ]
            for seat in seats
        },
        "tapped": sorted(names[card] for card in everything if is_tapped(game, card)),
        "is_tapped": {names[card]: is_tapped(game, card) for card in everything},
        "magnates": sorted(names[card] for card in folk if on_magnates(game, card)),
        "attached": {names[card]: [names[other] for other in attached(game, card)] for card in folk},
        "face_down": {names[card]: len(under(game, card)) for card in folk},
        "szabla": {names[card]: szabla(game, card) for card in folk},
        "kreski_trait": {names[card]: kreski_trait(game, card) for card in folk},
        "keywords": {
            names[card]: [word for at, word in enumerate(KEYWORDS) if keywords(game, card) >> at & 1]
            for card in folk
        },
        "stack": [f"{SEAT_LETTERS[item[1]]} {item[0]} {names[item[2]]}" for item in game.stack],
        "duel": f"{duel.challenger} {duel.totals[0]} : {duel.totals[1]} {duel.challenged}" if duel else "",
        "totals": next(
            (f"{args[1]} : {args[3]}" for kind, args, _, _ in reversed(game.told) if kind == "totals"), ""
        ),
        "initiative_totals": next(
            (
                {SEAT_LETTERS[seat]: number for seat, number in enumerate(args[0])}
                for kind, args, _, _ in reversed(game.told)
                if kind == "totals_initiative"
            ),
            {},
        ),
        "banned": sorted({kind.short for kind in game.pack.kinds if game.bans & kind.name_bit}),
        "out": [SEAT_LETTERS[seat] for seat in seats if not in_game(game, seat)],
        "ended_by": game.result.rule if game.result is not None else "",
        "sees": {SEAT_LETTERS[seat]: sight_facts(game, seat) for seat in seats},
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
