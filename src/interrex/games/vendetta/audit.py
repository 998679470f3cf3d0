"""Nothing is lost and nothing made: blood, influence, Diablerie tokens and cards."""

from __future__ import annotations

from interrex.engine.positions import lost_card
from interrex.engine.table import SEAT_LETTERS
from interrex.games.vendetta.table import (
    ALLIANCE,
    BLOOD_TOKENS,
    DECK,
    DIABLERIE_TOKENS,
    HAND,
    INFLUENCE_TOKENS,
    LOOK,
    Vendetta,
    cards_on,
)


def audit(game: Vendetta) -> str:
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
    return lost_card(game) or misplaced(game)


def misplaced(game: Vendetta) -> str:
    """VE-1604, VE-639, VE-820 Hands hold own cards only; the eliminated have nothing; pools hold blood."""
    for seat in range(game.seats):
        for place in (HAND + seat, DECK + seat, LOOK + seat):
            for card in game.cards_at[place]:
                if game.kinds[card].clan != game.clan[seat]:
                    return f"{game.kinds[card].id} is in a foreign hand or deck"
        if game.out[seat] and (
            game.pool[seat] or game.cards_at[HAND + seat] or game.cards_at[ALLIANCE + seat]
        ):
            return f"{SEAT_LETTERS[seat]} is eliminated and still has something"
    quiet = game.asked and game.questions[0].name in ("keep", "plan", "turn", "stay or withdraw")
    if quiet and game.rulings.zero_blood_drain == "chain" and game.rulings.bank_supply == "unlimited":
        for seat in range(game.seats):
            if not game.out[seat] and game.pool[seat] < 1:
                return f"{SEAT_LETTERS[seat]} has no blood and no frenzy (VE-820)"
    if game.rulings.elimination_cleanup == "remove_all":
        for seat in range(game.seats):
            if game.out[seat] and any(cards_on(game, loc, seat) for loc in game.locations):
                return f"{SEAT_LETTERS[seat]} is eliminated and still has cards (VE-640)"
    return ""
