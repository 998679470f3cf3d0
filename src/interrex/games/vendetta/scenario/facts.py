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
        "and at blood both decline done down drain end flip for go include influence leave look no none "
        "on pass pay play relic rest skip spare the turn up use yes"
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


def facts(game: Vendetta) -> dict[str, Any]:
    """What holds now, in the words of ``[given]``."""
    names = [kind.id for kind in game.kinds]
    seats = range(game.seats)
    letters = SEAT_LETTERS

    def lists(place: int) -> dict[str, list[str]]:
        return {letters[seat]: sorted(names[card] for card in game.cards_at[place + seat]) for seat in seats}

    def own(kinds: Any, values: list[int]) -> dict[str, str]:
        return {letters[seat]: kinds[values[seat]].id for seat in seats if values[seat] != NOBODY}

    def numbers(values: list[int]) -> dict[str, int]:
        return {letters[seat]: values[seat] for seat in seats}

    return {
        "round": game.round,
        "phase": PHASE_NAMES[game.phase],
        "ambition": letters[game.ambition],
        "order": " ".join(letters[seat] for seat in turn_order(game)),
        "row": " ".join(LOCATION_WORDS[loc] for loc in game.locations),
        "pool": numbers(game.pool),
        "influence": numbers(game.influence),
        "diablerie": numbers(game.diablerie),
        "flipped": numbers(game.flipped),
        "alliance": lists(ALLIANCE),
        "drained": lists(DRAINED),
        "hand": lists(HAND),
        "looked": lists(LOOK),
        "hand_size": {letters[seat]: len(game.cards_at[HAND + seat]) for seat in seats},
        "deck": {
            letters[seat]: " ".join(names[card] for card in reversed(game.cards_at[DECK + seat]))
            for seat in seats
        },
        "deck_size": {letters[seat]: len(game.cards_at[DECK + seat]) for seat in seats},
        "clans": {
            letters[seat]: game.pack.clans[game.clan[seat]].id for seat in seats if game.clan[seat] >= 0
        },
        "relics": {
            letters[seat]: game.pack.relics[game.relic[seat]].id for seat in seats if game.relic[seat] >= 0
        },
        "relics_used": [letters[seat] for seat in seats if game.relic_used[seat]],
        "out": [letters[seat] for seat in seats if game.out[seat]],
        "removed": sorted(names[card] for card in game.cards_at[OUT] if game.kinds[card].clan == NOBODY),
        "victims": len(game.cards_at[VICTIMS]),
        "ally_deck": len(game.cards_at[ALLY_DECK]),
        "allies": {
            LOCATION_WORDS[loc]: names[game.cards_at[AT + loc][0]] if game.cards_at[AT + loc] else ""
            for loc in game.locations
        },
        "location_cards": {
            LOCATION_WORDS[loc]: game.pack.sites[game.site[loc]].id
            for loc in game.locations
            if game.site[loc] >= 0
        },
        "score": {letters[seat]: score_of(game, seat) for seat in seats if not game.out[seat]},
        "teams": sorted({"".join(letters[each] for each in team_of(game, seat)) for seat in seats}),
        "bank_blood": game.bank_blood,
        **{
            LOCATION_WORDS[loc]: {letters[seat]: position_word(game, loc, seat) for seat in seats}
            for loc in game.locations
        },
        **told_facts(game),
        "sees": {letters[seat]: sight_facts(game, seat) for seat in seats},
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
