"""Chapters 300 to 500: the round, Feed, Location Setup and Hand Building."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from interrex.engine.questions import Option, step
from interrex.engine.zones import draw, move, shuffle
from interrex.games.vendetta.frenzy import frenzy
from interrex.games.vendetta.order import turn_order
from interrex.games.vendetta.planning import planning_phase
from interrex.games.vendetta.pools import gain_blood
from interrex.games.vendetta.resolution import resolution_phase
from interrex.games.vendetta.round_end import end_round
from interrex.games.vendetta.table import (
    ALLIANCE,
    ALLY_DECK,
    AT,
    BOX,
    DECK,
    FEED,
    HAND,
    HAND_BUILDING,
    LOCATION_SETUP,
    LOOK,
    NOBODY,
    NOWHERE,
    Vendetta,
    ally_with,
    happened,
)

BOTH: Final = "both"


@step
def play_round(game: Vendetta) -> None:
    """VE-135 Feed, Location Setup, Hand Building, Planning, Resolution, round end."""
    game.round += 1
    game.phase = FEED
    game.tell("round_begins", game.round, game.ambition, rule="VE-134")
    happened(game, "round_begin")
    if game.round > 1 or game.rulings.feed_in_round_one:  # VE-R06
        for seat in turn_order(game):
            game.then(feed, seat)
    game.then(location_setup)
    game.then(hand_building)
    game.then(planning_phase)
    game.then(resolution_phase)
    game.then(end_round)
    game.then(play_round)


@step
def feed(game: Vendetta, seat: int) -> None:
    """VE-301 to VE-304 The feed values of the Alliance are added up."""
    if game.out[seat]:
        return
    amount = sum(game.values[card].feed for card in game.cards_at[ALLIANCE + seat])
    if amount > 0:
        gain_blood(game, seat, amount, NOBODY, "VE-302")
    elif amount < 0 and game.rulings.negative_feed != "no_effect":  # VE-R07
        keep = 1 if game.rulings.negative_feed == "floor_at_one" else 0
        lost = min(-amount, max(0, game.pool[seat] - keep))
        game.pool[seat] -= lost
        game.bank_blood += lost
        if lost:
            game.tell("lost", seat, lost, rule="VE-304")
            game.then(frenzy, seat, NOBODY, NOWHERE, NOBODY)  # VE-308
    happened(game, "feed", seat)


@step
def location_setup(game: Vendetta) -> None:
    """VE-401 An ally from the deck is put at each location, in row order."""
    game.phase = LOCATION_SETUP
    for loc in game.locations:
        if game.cards_at[ALLY_DECK]:
            card = draw(game, ALLY_DECK, AT + loc)
            game.tell("ally_arrives", card, loc, rule="VE-401")
            happened(game, "ally_arrives", NOBODY, loc)


# --- Hand Building -----------------------------------------------------------------------------


@step
def hand_building(game: Vendetta) -> None:
    """VE-501 Each player privately looks at the top cards of their own clan deck."""
    game.phase = HAND_BUILDING
    looks = 3 if game.seats == 3 and game.round == 1 else 2  # VE-1202
    for seat in turn_order(game):
        for _ in range(min(looks, len(game.cards_at[DECK + seat]))):
            draw(game, DECK + seat, LOOK + seat)
    game.then(build_hands, looks - 1)


@step
def build_hands(game: Vendetta, keep: int) -> None:
    """VE-502, VE-504 All choose at the same time which cards they keep; nobody else learns it."""
    seats = [seat for seat in turn_order(game) if len(game.cards_at[LOOK + seat]) > 1]
    if seats:
        options = [keep_options(game, seat, keep) for seat in seats]
        game.ask_all(seats, "keep", options, hands_built, tuple(seats), rule="VE-502")
    else:
        game.then(hands_built, (), ())


def keep_options(game: Vendetta, seat: int, keep: int) -> list[Option]:
    """VE-502, VE-507 The cards to keep; with Roberta Urbani both, for one that was in hand."""
    looked = sorted(game.cards_at[LOOK + seat])
    options: list[Option] = list(combinations(looked, min(keep, len(looked) - 1)))
    if keep == 1 and ally_with(game, seat, "keep_both"):
        options.extend((BOTH, card) for card in sorted(game.cards_at[HAND + seat]))
    return options


@step
def hands_built(game: Vendetta, seats: tuple[int, ...], answers: tuple[Option, ...]) -> None:
    """VE-502, VE-503, VE-506 Kept cards go to hand, the rest under the deck; a single card is taken."""
    for seat, answer in zip(seats, answers, strict=True):
        looked = sorted(game.cards_at[LOOK + seat])
        both = answer[0] == BOTH
        kept = looked if both else [card for card in looked if card in answer]
        returned = [answer[1]] if both else [card for card in looked if card not in answer]
        exchanging = ally_with(game, seat, "keep_both")
        for card in (
            looked if exchanging else kept
        ):  # VE-209 nobody sees whether an old or a new card goes back
            move(game, card, HAND + seat)
        for card in kept:
            game.tell("kept", seat, card, rule="VE-502", to=1 << seat)
        game.tell("kept_some", seat, len(kept) - both, rule="VE-502", to=~(1 << seat))
        for card in returned:
            put_back(game, seat, card, both)
    for seat in turn_order(game):
        for card in list(game.cards_at[LOOK + seat]):
            move(game, card, HAND + seat)
            game.tell("kept", seat, card, rule="VE-506", to=1 << seat)
            game.tell("kept_some", seat, 1, rule="VE-506", to=~(1 << seat))
    happened(game, "hand_building")


def put_back(game: Vendetta, seat: int, card: int, exchanged: bool) -> None:
    """VE-503 To the bottom of the clan deck (VE-R36, VE-R75)."""
    if exchanged and game.rulings.urbani_discard == "out_of_game":
        move(game, card, BOX)
        return
    move(game, card, DECK + seat, bottom=True)
    if game.seats == 3 and game.round == 1 and game.rulings.three_player_rest == "shuffle":
        shuffle(game, DECK + seat)
