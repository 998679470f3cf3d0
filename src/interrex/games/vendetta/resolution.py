"""Chapter 700: Resolution, location by location, step by step."""

from __future__ import annotations

from typing import Any

from interrex.engine.questions import Step, step
from interrex.engine.zones import move
from interrex.games.vendetta.conflict import conflict, is_decided, reward
from interrex.games.vendetta.keywords import playable_blood
from interrex.games.vendetta.order import turn_order
from interrex.games.vendetta.planning import between_turns
from interrex.games.vendetta.relics import DECLINE, USE, relic_at, relic_effects, use_relic
from interrex.games.vendetta.revelation import before_revelation, revelation
from interrex.games.vendetta.speaking import is_free, relic_acts
from interrex.games.vendetta.table import (
    AT,
    HAVEN,
    MAX_SEATS,
    NOBODY,
    NOWHERE,
    OUT,
    RESOLUTION,
    UP,
    Vendetta,
    happened,
    has_cards,
    is_present,
    owner_of,
)
from interrex.games.vendetta.withdrawal import withdraw_step


@step
def resolution_phase(game: Vendetta) -> None:
    """VE-701, VE-702 "Start of Resolution" effects, then the locations in row order, the Haven last."""
    game.phase = RESOLUTION
    happened(game, "resolution_start")
    for seat in turn_order(game):
        game.then(start_relic, seat)
    for loc in game.locations:
        game.then(resolve_location, loc)
    game.then(resolution_over)


@step
def start_relic(game: Vendetta, seat: int) -> None:
    """VE-701 A relic that names the start of Resolution may be used."""
    if not game.out[seat] and relic_at(game, seat, "resolution_start") != NOBODY and not idle(game, seat):
        game.ask(seat, "use relic", (USE, DECLINE), start_relic_answered, seat, rule="VE-1404")


def idle(game: Vendetta, seat: int) -> bool:
    """All can see that the relic would do nothing: no blood that it could deploy (RE02, VE-R68)."""
    if game.settings.rules_version < 2:  # until version 2 it could be used for nothing
        return False
    if game.rulings.chalice_source == "bank":
        return game.rulings.bank_supply == "printed" and game.bank_blood <= 0
    return game.rulings.open_pools and not playable_blood(game, seat, 1)


@step
def start_relic_answered(game: Vendetta, seat: int, answer: str) -> None:
    """VE-1404 Used once, or kept."""
    if answer == USE:
        use_relic(game, seat)
        for effect in relic_effects(game, game.relic[seat])["resolution_start"]:
            if not is_free(effect):
                game.then_with(effect.function, (seat, *effect.args))
        relic_acts(game, "resolution_start", seat)


@step
def resolve_location(game: Vendetta, loc: int) -> None:
    """VE-703 Withdraw, Revelation, Preparation, Conflict, Aftermath."""
    game.now = loc
    game.resolved = game.skips = game.spared = game.rewarded = game.friends_used = 0
    game.lone = NOBODY
    game.totals.clear()
    game.ranking.clear()
    for seat in range(game.seats):
        game.assault[seat] = game.bonus[seat] = 0
    game.old_order = tuple(turn_order(game))
    game.tell("location_begins", loc, rule="VE-702")
    if not any(is_present(game, loc, seat) for seat in range(game.seats)):
        remove_ally(game, loc, "VE-704")
        game.done |= 1 << loc
        happened(game, "location_unwon", NOBODY, loc)
        return
    happened(game, "location_begin", NOBODY, loc)
    if game.rulings.maropis_timing == "any_time":  # VE-R37
        for seat in turn_order(game):
            game.then(between_turns, seat)
    for _, location_step, args in location_steps(loc):
        game.then_with(location_step, args)


def location_steps(loc: int) -> tuple[tuple[str, Step, tuple[Any, ...]], ...]:
    """VE-703 The steps of a location in order, each with its name."""
    return (
        ("withdraw", withdraw_step, (loc,)),
        ("lone", find_lone, (loc,)),
        ("before revelation", before_revelation, (loc,)),
        ("revelation", revelation, (loc,)),
        ("after revelation", card_step, (loc, "after_revelation")),
        ("preparation", card_step, (loc, "preparation")),
        ("conflict", conflict, (loc,)),
        ("rewards", reward, (loc,)),
        ("aftermath", card_step, (loc, "aftermath")),
        ("after location", location_over, (loc,)),
    )


def remove_ally(game: Vendetta, loc: int, rule: str) -> None:
    """VE-735, VE-704 The ally of a location nobody won is out of the game."""
    for card in list(game.cards_at[AT + loc]):
        move(game, card, OUT)
        game.tell("ally_removed", card, loc, rule=rule)


@step
def find_lone(game: Vendetta, loc: int) -> None:
    """VE-736 The only player with cards here wins automatically (VE-R16)."""
    seats = range(game.seats)
    with_cards = [seat for seat in seats if has_cards(game, loc, seat)]
    present = [seat for seat in seats if is_present(game, loc, seat)]
    alone = present if game.rulings.lone_win_basis == "presence" else with_cards
    if len(alone) == 1 and with_cards == alone and not game.out[alone[0]]:
        game.lone = alone[0]
        game.tell("lone", alone[0], loc, rule="VE-736")


# --- steps in which cards are resolved ---------------------------------------------------------


@step
def card_step(game: Vendetta, loc: int, moment: str) -> None:
    """VE-722, VE-724, VE-754 In turn order each player resolves the cards of the step."""
    if is_decided(game):
        return
    game.resolved = 0
    happened(game, moment, NOBODY, loc)
    order = turn_order(game)
    if loc == HAVEN and moment == "aftermath" and game.rulings.haven_aftermath_order == "old":  # VE-R20
        order = [seat for seat in game.old_order if not game.out[seat]]
    for seat in order:
        if not game.skips >> seat & 1:  # VE03
            game.then(resolve_cards, loc, seat, moment)


@step
def resolve_cards(game: Vendetta, loc: int, seat: int, moment: str) -> None:
    """VE-725 A player with several cards of the step chooses their order."""
    cards = cards_to_resolve(game, loc, seat, moment)
    if len(cards) == 1:
        game.then(resolve_card, loc, seat, moment, cards[0])
    elif cards:
        game.ask(seat, "resolve", cards, resolve_card, loc, seat, moment, rule="VE-725")


def cards_to_resolve(game: Vendetta, loc: int, seat: int, moment: str) -> list[int]:
    """VE-727 to VE-729 Face-up cards here that act for the player now and have not been resolved."""
    if game.out[seat]:
        return []
    kinds = game.kinds
    resolved = game.resolved
    if game.rulings.moved_cards_act_for == "owner":  # VE-R30
        lying = [card for other in range(game.seats) for card in game.cards_at[UP + MAX_SEATS * loc + other]]
        lying = [card for card in lying if owner_of(game, card) == seat]
    else:
        lying = game.cards_at[UP + MAX_SEATS * loc + seat]
    return sorted(card for card in lying if moment in kinds[card].at and not resolved >> card & 1)


@step
def resolve_card(game: Vendetta, loc: int, seat: int, moment: str, card: int) -> None:
    """VE-726 A card is resolved completely before the next."""
    game.resolved |= 1 << card
    game.tell("acts", seat, card, loc, rule="VE-726")
    for effect in game.kinds[card].at[moment]:
        game.then_with(effect.function, (seat, card, loc, *effect.args))
    game.then(resolve_cards, loc, seat, moment)


# --- the end of a location ---------------------------------------------------------------------


@step
def location_over(game: Vendetta, loc: int) -> None:
    """VE-759 "After this location" effects of location cards; then the next location."""
    site = game.site[loc]
    if site != NOBODY:
        for effect in game.pack.sites[site].at.get("location_end", ()):
            for seat in [] if is_free(effect) else turn_order(game):
                game.then_with(effect.function, (seat, loc, *effect.args))
    happened(game, "location_end", NOBODY, loc)
    game.then(location_done, loc)


@step
def location_done(game: Vendetta, loc: int) -> None:
    """VE-757 Cards and blood stay; what lasted for the location is over."""
    game.done |= 1 << loc
    if game.rulings.forestall_duration == "location":  # VE-R61
        game.forestalled.clear()
    if game.cards_at[AT + loc]:
        remove_ally(game, loc, "VE-735")


@step
def resolution_over(game: Vendetta) -> None:
    """The round end follows."""
    game.now = NOWHERE
    for seat in range(game.seats):
        game.assault[seat] = game.bonus[seat] = 0
    game.skips = game.spared = game.resolved = game.rewarded = game.friends_used = 0
    game.lone = NOBODY
    game.totals.clear()
    game.ranking.clear()
