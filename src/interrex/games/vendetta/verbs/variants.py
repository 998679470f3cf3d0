"""Verbs of relics (1400) and location cards (1300)."""

from __future__ import annotations

from interrex.engine.questions import Option, step
from interrex.engine.zones import move, show
from interrex.games.vendetta.conflict import trigger_acquired
from interrex.games.vendetta.keywords import lose_to, play_blood, playable_blood
from interrex.games.vendetta.planning import RELIC_TARGETS, unknown_down
from interrex.games.vendetta.pools import deploy_from_bank, gain_blood
from interrex.games.vendetta.table import (
    ALLIANCE,
    DOWN,
    DRAINED,
    MAX_SEATS,
    NOBODY,
    NOWHERE,
    Vendetta,
    distinct,
)
from interrex.games.vendetta.verbs.vocabulary import CHANGE, FEW, verbs

# --- relics ------------------------------------------------------------------------------------


@verbs.verb("own_turn")
@step
def restore_drained(game: Vendetta, seat: int, card: int) -> None:
    """RE01: a drained card returns to the Alliance; Diablerie stays (VE-R69)."""
    if game.where[card] != DRAINED + seat:
        return  # a text that says it twice
    move(game, card, ALLIANCE + seat)
    game.tell("restored", seat, card, rule="VE-1404")
    if game.rulings.restored_triggers:
        trigger_acquired(game, seat, card, NOWHERE)


@verbs.verb("own_turn", takes=(FEW,))
@step
def gain_from_relic(game: Vendetta, seat: int, target: int, amount: int) -> None:
    """RE05: gain blood."""
    gain_blood(game, seat, amount)


@verbs.verb("own_turn")
@step
def look_at_location(game: Vendetta, seat: int, loc: int) -> None:
    """RE07: look at all face-down cards at one location."""
    game.tell("looked_at_location", seat, loc, rule="VE-138")
    for other in range(game.seats):
        place = DOWN + MAX_SEATS * loc + other
        if not game.sees[place] >> seat & 1:
            for card in game.cards_at[place]:
                show(game, card, 1 << seat)
                game.tell("saw_card", seat, card, loc, rule="VE-138", to=1 << seat)


def drained_cards(game: Vendetta, seat: int) -> list[tuple[str, int]]:
    """Every kind of card the player has drained."""
    return [("on", card) for card in distinct(game, game.cards_at[DRAINED + seat])]


def no_target(game: Vendetta, seat: int) -> list[tuple[str, int]]:
    """A relic that needs no target."""
    return [("", NOBODY)]


def locations_to_look_at(game: Vendetta, seat: int) -> list[tuple[str, int]]:
    """Locations with a face-down card the player does not know."""
    seats = range(game.seats)
    return [
        ("at", loc) for loc in game.locations if any(unknown_down(game, seat, loc, each) for each in seats)
    ]


RELIC_TARGETS["restore_drained"] = drained_cards
RELIC_TARGETS["gain_from_relic"] = no_target
RELIC_TARGETS["look_at_location"] = locations_to_look_at


@verbs.verb("resolution_start", takes=(FEW,))
@step
def blood_everywhere(game: Vendetta, seat: int, amount: int) -> None:
    """RE02: 1 blood at each location in play, from the pool or the bank (VE-R68)."""
    if game.rulings.chalice_source == "bank":
        for loc in game.locations:
            deploy_from_bank(game, seat, loc, amount)
    elif playable_blood(game, seat, len(game.locations)) >= len(game.locations):
        for loc in game.locations:
            play_blood(game, seat, loc, amount)
    else:
        game.then(chalice, seat, game.locations)


@step
def chalice(game: Vendetta, seat: int, left: tuple[int, ...]) -> None:
    """RE02: with too little blood the locations are the player's choice."""
    if not left or not playable_blood(game, seat, 1) or game.out[seat]:
        return
    if len(left) == 1 and game.settings.rules_version >= 2:
        game.then(poured, seat, left, left[0])
    else:
        game.ask(seat, "pour at", left, poured, seat, left, rule="VE-1404")


@step
def poured(game: Vendetta, seat: int, left: tuple[int, ...], loc: int) -> None:
    """RE02: 1 blood lies there; as long as there is blood, another location."""
    play_blood(game, seat, loc, 1)
    game.then(chalice, seat, tuple(each for each in left if each != loc))


@verbs.verb("choices_revealed")
def switch_stay(game: Vendetta) -> None:
    """RE03: the player's own choice is changed (withdrawal.py)."""


@verbs.verb("turn_end")
def extra_turn(game: Vendetta) -> None:
    """RE04: one more Planning turn (planning.py)."""


@verbs.verb("ranking", takes=(FEW,))
def add_to_total(game: Vendetta, seat: int, amount: int) -> int:
    """RE06: a bonus on the total (conflict.py)."""
    return amount


@verbs.verb("frenzy", takes=(FEW,))
@step
def gain_instead(game: Vendetta, seat: int, amount: int) -> None:
    """RE08: no frenzy; gain blood."""
    gain_blood(game, seat, amount)


# --- location cards ----------------------------------------------------------------------------


@verbs.verb("location_end", takes=(FEW,))
@step
def take_back_blood(game: Vendetta, seat: int, loc: int, most: int) -> None:
    """LC01: each player may take deployed blood here back (VE-R81)."""
    if game.out[seat] or (game.rulings.succubus_scope == "ranked_only" and seat not in game.ranking):
        return
    most = min(most, game.blood[MAX_SEATS * loc + seat])
    if most:
        options: list[Option] = list(range(most + 1))
        game.ask(seat, "take blood back", options, blood_taken_back, seat, loc, rule="VE-759")


@step
def blood_taken_back(game: Vendetta, seat: int, loc: int, amount: int) -> None:
    """LC01: from the position to the pool."""
    game.blood[MAX_SEATS * loc + seat] -= amount
    game.pool[seat] += amount
    if amount:
        game.tell("blood_back", seat, amount, loc, rule="VE-759")


@verbs.verb("frenzy_pay", takes=(FEW,))
def frenzy_here(game: Vendetta) -> None:
    """LC02: more for a frenzy through an effect here (frenzy.py)."""


@verbs.verb("withdrawn", takes=(FEW,))
@step
def lose_when_withdrawn(game: Vendetta, seat: int, loc: int, amount: int) -> None:
    """LC04: whoever withdraws from here loses blood; no causer."""
    game.then(lose_to, NOBODY, NOBODY, loc, amount, seat)


@verbs.verb("reward")
def third_draws(game: Vendetta) -> None:
    """LC05: the third also draws a victim (conflict.py)."""


@verbs.verb("reward", takes=(FEW,))
def winner_influence(game: Vendetta) -> None:
    """LC07: the winner gains more influence (conflict.py)."""


@verbs.verb("always", takes=(CHANGE,))
def play_cost(game: Vendetta) -> None:
    """LC06: playing a card here costs blood in Planning (playing.py)."""
