"""Chapter 1600: gaining blood and influence, losing influence, deploying from the bank, drawing victims."""

from __future__ import annotations

from interrex.engine.zones import move
from interrex.games.vendetta.table import ALLIANCE, DECK, HAND, MAX_SEATS, NOBODY, VICTIMS, Vendetta, happened


def tell_by(game: Vendetta, card: int, rule: str, kind: str, *args: int) -> None:
    """A line of the log; where a card is the cause, the line of that kind that names it."""
    if not game.keeps_log:
        return
    if card == NOBODY:
        game.tell(kind, *args, rule=rule)
    else:
        game.tell(f"{kind}_by", *args, card, rule=rule)


def from_bank(game: Vendetta, amount: int) -> int:
    """VE-112 As much blood as the bank has (VE-R01)."""
    if game.rulings.bank_supply == "printed":
        amount = min(amount, max(0, game.bank_blood))
    game.bank_blood -= amount
    return amount


def gain_blood(game: Vendetta, seat: int, amount: int, card: int = NOBODY, rule: str = "VE-1613") -> None:
    """VE-1613 Blood from the bank into the pool."""
    amount = from_bank(game, amount)
    game.pool[seat] += amount
    if amount:
        tell_by(game, card, rule, "gained", seat, amount)
        happened(game, "blood_gained", seat)


def gain_influence(game: Vendetta, seat: int, amount: int, card: int = NOBODY, rule: str = "VE-1613") -> None:
    """VE-1613 Influence from the bank into the pool."""
    if game.rulings.bank_supply == "printed":
        amount = min(amount, max(0, game.bank_influence))
    game.bank_influence -= amount
    game.influence[seat] += amount
    if amount:
        tell_by(game, card, rule, "gained_influence", seat, amount)
        happened(game, "influence_gained", seat)


def lose_influence(game: Vendetta, seat: int, amount: int, card: int = NOBODY, rule: str = "VE-1615") -> int:
    """VE-1617 Never more than the player has."""
    amount = min(amount, game.influence[seat])
    game.influence[seat] -= amount
    game.bank_influence += amount
    if amount:
        tell_by(game, card, rule, "lost_influence", seat, amount)
        happened(game, "influence_lost", seat)
    return amount


def deploy_from_bank(game: Vendetta, seat: int, loc: int, amount: int, card: int = NOBODY) -> None:
    """VE-1610 Blood from the bank onto a position; the pool is not touched."""
    amount = from_bank(game, amount)
    game.blood[MAX_SEATS * loc + seat] += amount
    if amount:
        tell_by(game, card, "VE-1610", "deployed", seat, amount, loc)
        happened(game, "blood_deployed", seat, loc)


def draw_victim(game: Vendetta, seat: int, card: int = NOBODY, rule: str = "VE-741") -> bool:
    """VE-741, VE-136 The top victim joins the Alliance, if there is one."""
    if not game.cards_at[VICTIMS]:
        return False
    move(game, game.cards_at[VICTIMS][-1], ALLIANCE + seat)
    tell_by(game, card, rule, "drew_victim", seat)
    happened(game, "victim_drawn", seat)
    return True


def draw_from_clan_deck(game: Vendetta, seat: int) -> None:
    """VE-750 The top card of a clan deck goes to hand; only its player sees it."""
    if game.cards_at[DECK + seat]:
        drawn = game.cards_at[DECK + seat][-1]
        move(game, drawn, HAND + seat)
        game.tell("drew_card", seat, rule="VE-750", to=~(1 << seat))
        game.tell("kept", seat, drawn, rule="VE-750", to=1 << seat)
