"""What holds in a position, in the words of ``[given]``; and whether anything was lost or made."""

from __future__ import annotations

from typing import Any

from interrex.engine.game import SEAT_LETTERS
from interrex.games.vendetta.ending import score_of, team_of
from interrex.games.vendetta.order import turn_order
from interrex.games.vendetta.table import (
    ALLIANCE,
    ALLY_DECK,
    AT,
    BLOOD_TOKENS,
    DECK,
    DIABLERIE_TOKENS,
    DOWN,
    DRAINED,
    HAND,
    INFLUENCE_TOKENS,
    LOCATION_WORDS,
    LOOK,
    MOST,
    NOBODY,
    OUT,
    PHASE_NAMES,
    UP,
    VICTIMS,
    Vendetta,
    cards_on,
)


def position_word(game: Vendetta, loc: int, seat: int) -> str:
    """``BR04 BR07- +2``, as in ``[given]``; cards by id."""
    place = MOST * loc + seat
    words = sorted(game.kinds[card].id for card in game.lying[UP + place])
    words += sorted(f"{game.kinds[card].id}-" for card in game.lying[DOWN + place])
    if game.blood[place]:
        words.append(f"+{game.blood[place]}")
    return " ".join(words)


def facts(game: Vendetta) -> dict[str, Any]:
    """What holds now, in the words of ``[given]``."""
    names = [kind.id for kind in game.kinds]
    seats = range(game.seats)
    letters = SEAT_LETTERS

    def lists(place: int) -> dict[str, list[str]]:
        return {letters[seat]: sorted(names[card] for card in game.lying[place + seat]) for seat in seats}

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
        "hand_size": {letters[seat]: len(game.lying[HAND + seat]) for seat in seats},
        "deck": {
            letters[seat]: " ".join(names[card] for card in reversed(game.lying[DECK + seat]))
            for seat in seats
        },
        "deck_size": {letters[seat]: len(game.lying[DECK + seat]) for seat in seats},
        "clans": {
            letters[seat]: game.pack.clans[game.clan[seat]].id for seat in seats if game.clan[seat] >= 0
        },
        "relics": {
            letters[seat]: game.pack.relics[game.relic[seat]].id for seat in seats if game.relic[seat] >= 0
        },
        "relics_used": [letters[seat] for seat in seats if game.relic_used[seat]],
        "out": [letters[seat] for seat in seats if game.out[seat]],
        "removed": sorted(names[card] for card in game.lying[OUT] if game.kinds[card].clan == NOBODY),
        "victims": len(game.lying[VICTIMS]),
        "ally_deck": len(game.lying[ALLY_DECK]),
        "allies": {
            LOCATION_WORDS[loc]: names[game.lying[AT + loc][0]] if game.lying[AT + loc] else ""
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


def lost_or_made(game: Vendetta) -> str:
    """Every blood, influence and Diablerie token is somewhere, every card in exactly one place."""
    blood = sum(game.pool) + sum(game.blood) + game.bank_blood
    if blood != BLOOD_TOKENS:
        return f"{blood} blood instead of {BLOOD_TOKENS}"
    influence = sum(game.influence) + game.bank_influence
    if influence != INFLUENCE_TOKENS:
        return f"{influence} influence instead of {INFLUENCE_TOKENS}"
    if sum(game.diablerie) + game.bank_diablerie != DIABLERIE_TOKENS:
        return "a Diablerie token is lost or made"
    if min(game.pool) < 0 or min(game.influence) < 0 or min(game.blood) < 0:
        return "somebody has less than nothing"
    if any(flipped > held for flipped, held in zip(game.flipped, game.diablerie, strict=True)):
        return "a token is flipped that nobody has"
    seen = 0
    for place, cards in enumerate(game.lying):
        for card in cards:
            if game.where[card] != place:
                return f"{game.kinds[card].id} is not where it lies"
        seen += len(cards)
    if seen != len(game.kinds):
        return "a card is lost or lies in two places"
    return misplaced(game)


def misplaced(game: Vendetta) -> str:
    """VE-1604, VE-639, VE-820 Hands hold own cards only; the eliminated have nothing; pools hold blood."""
    for seat in range(game.seats):
        for place in (HAND + seat, DECK + seat, LOOK + seat):
            for card in game.lying[place]:
                if game.kinds[card].clan != game.clan[seat]:
                    return f"{game.kinds[card].id} is in a foreign hand or deck"
        if game.out[seat] and (game.pool[seat] or game.lying[HAND + seat] or game.lying[ALLIANCE + seat]):
            return f"{SEAT_LETTERS[seat]} is eliminated and still has something"
    quiet = game.asked and game.asked[0][1] in ("keep", "plan", "turn", "stay or withdraw")
    if quiet and game.rulings.zero_blood_drain == "chain" and game.rulings.bank_supply == "unlimited":
        for seat in range(game.seats):
            if not game.out[seat] and game.pool[seat] < 1:
                return f"{SEAT_LETTERS[seat]} has no blood and no frenzy (VE-820)"
    if game.rulings.elimination_cleanup == "remove_all":
        for seat in range(game.seats):
            if game.out[seat] and any(cards_on(game, loc, seat) for loc in game.locations):
                return f"{SEAT_LETTERS[seat]} is eliminated and still has cards (VE-640)"
    return ""
