"""Chapter 100: setup."""

from __future__ import annotations

from typing import Final

from interrex.engine.questions import step
from interrex.engine.zones import draw, lay_out, move, shuffle
from interrex.games.elekt.abilities import moment
from interrex.games.elekt.cards import SETS, alphabetical
from interrex.games.elekt.court import asks_direction
from interrex.games.elekt.recruitment import play_round
from interrex.games.elekt.table import (
    DECK,
    DRAWN,
    ELITE_DECK,
    FACE_UP,
    HAND,
    OUT,
    UNUSED,
    ZONES,
    Elekt,
)

PRIVILEGES_IN_PLAY: Final = 6
CLOCKWISE: Final = "clockwise"
ANTICLOCKWISE: Final = "anticlockwise"


@step
def set_up(game: Elekt) -> None:
    """EL-121 to EL-136: decks, Heat, Basic Units, the first Sceptre."""
    lay_out_cards(game)
    for zone in ZONES:
        shuffle(game, DECK + zone)
    while len(game.cards_at[DECK + ZONES[-1]]) > PRIVILEGES_IN_PLAY:
        draw(game, DECK + ZONES[-1], UNUSED)  # EL-124: nobody sees them
    for zone in ZONES:
        draw(game, DECK + zone, FACE_UP + zone)  # EL-125
    shuffle(game, ELITE_DECK)
    game.then(draw_for_sceptre)


def lay_out_cards(game: Elekt) -> None:
    """EL-121 to EL-131: every card where it starts; Basic sets without a player are out."""
    pack = game.pack
    for card, kind in enumerate(pack.by_card):
        if kind.family == "unit" and not kind.basic:
            lay_out(game, card, ELITE_DECK)
        elif kind.family != "unit":
            lay_out(game, card, DECK + ("mission", "influence", "privilege").index(kind.family))
    basics = [card for card in range(pack.units) if pack.by_card[card].basic]
    for number, card in enumerate(basics):
        seat = number % SETS
        lay_out(game, card, HAND + seat if seat < game.seats else OUT)


@step
def draw_for_sceptre(game: Elekt) -> None:
    """EL-133, EL-134 Each shows one Elite card; the first name in the alphabet takes the Sceptre."""
    everyone = (1 << (game.seats + 1)) - 1
    if game.rulings.first_player_by == "lot":
        game.sceptre = game.chance.below(game.seats)
    else:
        language = "pl" if game.rulings.first_player_by == "polish_names" else "en"
        names = []
        for seat in range(game.seats):
            card = draw(game, ELITE_DECK, DRAWN + seat, shown=everyone)
            game.tell("drew_for_sceptre", seat, card, rule="EL-133")
            names.append(alphabetical(game.kinds[card].name[language]))
        for seat in range(game.seats):
            move(game, game.cards_at[DRAWN + seat][0], ELITE_DECK, shown=everyone)
        shuffle(game, ELITE_DECK)  # EL-136
        if names.count(min(names)) > 1:
            game.then(draw_for_sceptre)
            return
        game.sceptre = names.index(min(names))
    game.tell("first_sceptre", game.sceptre, rule="EL-134")
    game.then(first_direction)
    for zone in ZONES:
        moment(game, "revealed", zone, game.cards_at[FACE_UP + zone][0])  # EL-125, EL-931
    game.then(play_round)


@step
def first_direction(game: Elekt) -> None:
    """EL-135 The Sceptre holder chooses the direction of the first round."""
    if asks_direction(game):
        options = (CLOCKWISE, ANTICLOCKWISE)
        game.ask(game.sceptre, "first direction", options, direction_chosen, rule="EL-135")


@step
def direction_chosen(game: Elekt, direction: str) -> None:
    """EL-202 The Sceptre shows a direction."""
    game.direction = 1 if direction == CLOCKWISE else -1
    game.tell("direction", game.sceptre, game.direction, rule="EL-135")
