"""Playing a card (VE-603 to VE-617, VE-1605): costs, placing it, and what answers."""

from __future__ import annotations

from typing import Any

from interrex.engine.triggers import Trigger
from interrex.engine.zones import move, show
from interrex.games.vendetta.keywords import can_spend
from interrex.games.vendetta.order import are_partners, turn_order
from interrex.games.vendetta.speaking import own_text, relics_listening, sites_listening, unless_stopped
from interrex.games.vendetta.table import (
    ALLIANCE,
    DOWN,
    HAVEN,
    MAX_SEATS,
    NOBODY,
    NOWHERE,
    RESOLUTION,
    UP,
    Vendetta,
    face_up_with,
    happened,
    owner_of,
    site_effect,
)


def face_down_cost(game: Vendetta, seat: int, loc: int) -> int:
    """VE-609, VE-612 1 blood, changed by allies and location cards, never below 0 (VE-R38)."""
    cost = 1
    for card, effect in game.pack.bearers.get("face_down_cost", ()):
        if game.where[card] == ALLIANCE + seat:
            cost += effect.args[0]
    floor = 1 if game.rulings.face_down_cost_floor == "one" else 0
    cost = max(floor, cost)
    here = site_effect(game, loc, "face_down_cost")
    return max(0, cost + here.args[0]) if here is not None else cost


def play_cost(game: Vendetta, seat: int, loc: int, down: int) -> int:
    """All blood to be spent to play a card there."""
    extra = site_effect(game, loc, "play_cost")
    cost = extra.args[0] if extra is not None else 0
    return cost + (face_down_cost(game, seat, loc) if down else 0)


def must_play_down(game: Vendetta, seat: int, loc: int) -> bool:
    """NO03: opponents of a face-up Eyes in the Dark play face down there."""
    for _, player, where, _ in face_up_with(game, "must_play_down"):
        if where == loc and player != seat:
            if not (game.eyes_free and are_partners(game, player, seat)):
                return True
    return False


def play_options(game: Vendetta, seat: int) -> list[tuple[int, int]]:
    """VE-604, VE-608 to VE-610 Each location with each facing that can be paid."""
    options = []
    for loc in game.locations:
        forced = must_play_down(game, seat, loc)
        down = can_spend(game, seat, play_cost(game, seat, loc, 1))
        up = can_spend(game, seat, play_cost(game, seat, loc, 0))
        if forced:
            up = up and not down and game.rulings.eyes_unaffordable == "face_up"  # VE-R85
        if up:
            options.append((loc, 0))
        if down:
            options.append((loc, 1))
    return options


def place_card(game: Vendetta, player: int, card: int, seat: int, loc: int, down: int) -> None:
    """VE-1605 A card is put on the position of ``seat``; ``player`` plays it. Then what answers acts.

    By effect or in Planning alike; under VE-R29 plays by effects may not count.
    """
    by_effect = game.phase == RESOLUTION
    move(game, card, (DOWN if down else UP) + MAX_SEATS * loc + seat)
    if down:
        game.tell("played_down_card", player, card, loc, rule="VE-609", to=1 << player)
        game.tell("played_down", player, loc, rule="VE-609", to=~(1 << player))
        for _, eyes, where, _ in face_up_with(game, "must_play_down"):
            if where == loc and eyes != player and not (game.eyes_free and are_partners(game, eyes, player)):
                show(game, card, 1 << eyes)
                game.tell("saw_card", eyes, card, loc, rule="VE-138", to=1 << eyes)
    else:
        game.tell("played_up", player, card, loc, rule="VE-608")
    if by_effect:
        if game.rulings.mid_step_arrivals == "ignore":  # VE-R15
            game.resolved |= 1 << card
        if not game.rulings.effect_plays_count:  # VE-R29
            return
    game.emit("card_played", player, loc, down, NOBODY if down else card)


def card_arrives(game: Vendetta, seat: int, loc: int, moved: int) -> None:
    """VE-1606 A card was moved; VE-R39: to the Haven it counts as an arrival for Carmelita Neillson."""
    if loc == HAVEN and game.rulings.neillson_trigger == "arrivals":
        for card, effect in game.pack.bearers.get("deploy_at_haven", ()):
            if game.where[card] == ALLIANCE + seat:
                game.then_with(effect.function, (seat, card, NOWHERE, seat, loc, 0, *effect.args))
    happened(game, "card_moved", seat, loc, moved)


def answers_to_card(game: Vendetta, moment: str, args: tuple[Any, ...]) -> list[Trigger]:
    """VE-1102, VE-1103 What answers a played card, in turn order of the players it acts for (VE-R74)."""
    player, at, down, played = args
    order = turn_order(game)
    active_first = game.rulings.trigger_order == "active_first"
    found: list[Trigger] = []
    own: list[Trigger] = []
    if moment in game.pack.speakers:
        found = sites_listening(game, moment, player, at, down)
        own = own_text(game, moment, player, played)
        if not unless_stopped(game, found + own):
            found, own = [], []
    for card in game.pack.hearers.get(moment, ()):
        if card == played:
            continue
        place = game.where[card]
        if UP <= place < DOWN:
            loc, seat = divmod(place - UP, MAX_SEATS)
            if game.rulings.moved_cards_act_for == "owner":
                seat = owner_of(game, card)
        elif ALLIANCE <= place < ALLIANCE + MAX_SEATS:
            loc, seat = NOWHERE, place - ALLIANCE
        else:
            continue
        if game.out[seat]:
            continue
        rank = -1 if active_first and seat == player else order.index(seat)
        for effect in game.kinds[card].at[moment]:
            if wants(game, effect.verb, seat, loc, player, at, down):
                item = (effect.function, (seat, card, loc, player, at, down, *effect.args))
                found.append(Trigger(rank, seat, card, item, "VE-1103"))
    found += own
    if moment in game.pack.speakers:
        found += relics_listening(game, moment, player, at, down)
    return found


def wants(game: Vendetta, verb: str, seat: int, loc: int, player: int, at: int, down: int) -> bool:
    """Whether a text that answers played cards means this one."""
    if verb == "lose_when_elsewhere":
        return player != seat and at != loc
    if verb == "deploy_when_here":
        return player != seat and at == loc
    if verb == "deploy_when_down":  # VE-R54
        return bool(down) and at == loc and (player != seat or game.rulings.eyes_own_cards == "count")
    if verb == "deploy_at_haven":
        return player == seat and at == HAVEN
    return True
