"""What holds in a position, in the words of ``[given]``."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.positions import known_order
from interrex.engine.table import SEAT_LETTERS
from interrex.games.vendetta.ending import score_of, team_of
from interrex.games.vendetta.order import turn_order
from interrex.games.vendetta.table import (
    ALLIANCE,
    ALLY_DECK,
    AT,
    DECK,
    DOWN,
    DRAINED,
    HAND,
    LOCATION_WORDS,
    LOOK,
    MAX_SEATS,
    NOBODY,
    OUT,
    PHASE_NAMES,
    UP,
    VICTIMS,
    Vendetta,
)
from interrex.games.vendetta.view import UNKNOWN, position_text, view

# what options are made of, besides cards, seats, numbers and the words of ``arg_words``
OPTION_WORDS: Final = frozenset(
    (
        "and at blood both decline done down drain end first flip for fourth go include influence leave look "
        "no none on pass pay play relic rest second skip spare the third turn up use yes"
    ).split()
)


def position_word(game: Vendetta, loc: int, seat: int) -> str:
    """``BR04 BR07- +2``, as in ``[given]``; cards by id."""
    place = MAX_SEATS * loc + seat
    words = sorted(game.kinds[card].id for card in game.cards_at[UP + place])
    words += sorted(f"{game.kinds[card].id}-" for card in game.cards_at[DOWN + place])
    if game.blood[place]:
        words.append(f"+{game.blood[place]}")
    return " ".join(words)


def position_facts(game: Vendetta) -> dict[str, Any]:
    """What holds now, in the words of ``[given]``."""
    return {
        **round_facts(game),
        **seat_facts(game),
        **location_facts(game),
        **told_facts(game),
        "sees": {SEAT_LETTERS[seat]: sight_facts(game, seat) for seat in range(game.seats)},
    }


def round_facts(game: Vendetta) -> dict[str, Any]:
    """Round, phase, order of seats, and what lies in the bank and the box."""
    seats = range(game.seats)
    return {
        "round": game.round,
        "phase": PHASE_NAMES[game.phase],
        "ambition": SEAT_LETTERS[game.ambition],
        "order": " ".join(SEAT_LETTERS[seat] for seat in turn_order(game)),
        "row": " ".join(LOCATION_WORDS[loc] for loc in game.locations),
        "relics_used": [SEAT_LETTERS[seat] for seat in seats if game.relic_used[seat]],
        "out": [SEAT_LETTERS[seat] for seat in seats if game.out[seat]],
        "removed": sorted(
            game.kinds[card].id for card in game.cards_at[OUT] if game.kinds[card].clan == NOBODY
        ),
        "victims": len(game.cards_at[VICTIMS]),
        "ally_deck": len(game.cards_at[ALLY_DECK]),
        "teams": sorted({"".join(SEAT_LETTERS[each] for each in team_of(game, seat)) for seat in seats}),
        "bank_blood": game.bank_blood,
    }


def seat_facts(game: Vendetta) -> dict[str, Any]:
    """What each seat has: its numbers, its cards by where they lie, clan and relic, its score."""
    every = {SEAT_LETTERS[seat]: seat for seat in range(game.seats)}
    clans, relics = game.pack.clans, game.pack.relics
    return {
        "pool": {letter: game.pool[seat] for letter, seat in every.items()},
        "influence": {letter: game.influence[seat] for letter, seat in every.items()},
        "diablerie": {letter: game.diablerie[seat] for letter, seat in every.items()},
        "flipped": {letter: game.flipped[seat] for letter, seat in every.items()},
        "alliance": {letter: sorted(ids(game, ALLIANCE + seat)) for letter, seat in every.items()},
        "drained": {letter: sorted(ids(game, DRAINED + seat)) for letter, seat in every.items()},
        "hand": {letter: sorted(ids(game, HAND + seat)) for letter, seat in every.items()},
        "looked": {letter: sorted(ids(game, LOOK + seat)) for letter, seat in every.items()},
        "hand_size": {letter: len(game.cards_at[HAND + seat]) for letter, seat in every.items()},
        "deck": {letter: " ".join(reversed(ids(game, DECK + seat))) for letter, seat in every.items()},
        "deck_size": {letter: len(game.cards_at[DECK + seat]) for letter, seat in every.items()},
        "clans": {
            letter: clans[game.clan[seat]].id for letter, seat in every.items() if game.clan[seat] >= 0
        },
        "relics": {
            letter: relics[game.relic[seat]].id for letter, seat in every.items() if game.relic[seat] >= 0
        },
        "score": {letter: score_of(game, seat) for letter, seat in every.items() if not game.out[seat]},
    }


def ids(game: Vendetta, place: int) -> list[str]:
    """The cards at a place by the ids of their kinds."""
    return [game.kinds[card].id for card in game.cards_at[place]]


def location_facts(game: Vendetta) -> dict[str, Any]:
    """What lies at each location: its ally, its location card, every seat's position."""
    words = {LOCATION_WORDS[loc]: loc for loc in game.locations}
    seats = range(game.seats)
    return {
        "allies": {word: "".join(ids(game, AT + loc)[:1]) for word, loc in words.items()},
        "location_cards": {
            word: game.pack.sites[game.site[loc]].id for word, loc in words.items() if game.site[loc] >= 0
        },
        **{
            word: {SEAT_LETTERS[seat]: position_word(game, loc, seat) for seat in seats}
            for word, loc in words.items()
        },
    }


def sight_facts(game: Vendetta, seat: int) -> dict[str, Any]:
    """What one seat sees: known cards of hands and decks, faces of face-down cards ("?" where hidden)."""
    seen = view(game, seat)
    names = game.kinds
    return {
        "hand": {each.letter: sorted(each.known) for each in seen.seats},
        "hand_or_down": {each.letter: sorted(each.either) for each in seen.seats},
        "hand_size": {each.letter: each.hand for each in seen.seats},
        "looked": {each.letter: sorted(each.looked) for each in seen.seats},
        "deck": {
            each.letter: [names[card].id for card in known_order(game, seat, DECK + other)]
            for other, each in enumerate(seen.seats)
        },
        "deck_size": {each.letter: each.deck for each in seen.seats},
        "influence": {
            each.letter: UNKNOWN if each.influence is None else each.influence for each in seen.seats
        },
        "score": {each.letter: UNKNOWN if each.score is None else each.score for each in seen.seats},
        **{
            location.word: {
                SEAT_LETTERS[other]: position_text(position)
                for other, position in enumerate(location.positions)
            }
            for location in seen.locations
        },
    }


def told_facts(game: Vendetta) -> dict[str, Any]:
    """The last totals and ranking as the log told them, and what each frenzy paid."""
    totals: dict[str, int] = {}
    ranking = ""
    frenzies = []
    won: dict[str, str] = {}
    rule = game.result.rule if game.result is not None else ""
    for kind, args, _, _ in game.told:
        if kind == "totals":
            totals = {SEAT_LETTERS[seat]: total for seat, total in args[1]}
        elif kind == "ranked":
            ranking = " ".join(SEAT_LETTERS[seat] for seat in args[1])
        elif kind in ("frenzy", "frenzy_by"):
            frenzies.append(SEAT_LETTERS[args[0]])
        elif kind == "won":
            won[LOCATION_WORDS[args[1]]] = SEAT_LETTERS[args[0]]
    return {
        "totals": totals,
        "ranking": ranking,
        "frenzies": " ".join(frenzies),
        "won_by": won,
        "ended_by": rule,
    }
