"""Chapter 1000: who may own relics, the Museum's card, discarding, handing over."""

from __future__ import annotations

from interrex.engine.questions import step
from interrex.engine.zones import draw, move
from interrex.games.masters.city import happened_to_card, refresh
from interrex.games.masters.exhaustion import drop_excess
from interrex.games.masters.happening import happened
from interrex.games.masters.table import (
    DRAWN,
    OUT,
    OWNED,
    RELIC_DECK,
    Masters,
    decide,
    leading,
)


def relic_limit(game: Masters, vampire: int) -> int:
    """MN-1001 to MN-1003 None below 2 kills, one from 2, two from 5."""
    kills = game.kills[vampire]
    return 0 if kills < 2 else 1 if kills < 5 else 2


def may_draw(game: Masters) -> bool:
    """MN-1005 Somebody may own a relic."""
    return max(game.kills) >= 2


@step
def draw_for_museum(game: Masters) -> None:
    """MN-318 The top relic is turned up."""
    card = draw(game, RELIC_DECK, DRAWN)
    game.tell("relic_drawn", card, rule="MN-318")
    game.then(give_relic)


@step
def give_relic(game: Masters) -> None:
    """MN-1004, MN-1007 The leader gives it to any vampire whose limit is at least 1."""
    options = [vampire for vampire in range(game.vampires) if relic_limit(game, vampire)]
    decide(game, leading(game), "give relic", options, relic_given, rule="MN-1004")


@step
def relic_given(game: Masters, vampire: int) -> None:
    """MN-1006 Beyond the limit one is discarded at once."""
    card = game.cards_at[DRAWN][0]
    move(game, card, OWNED + vampire)
    refresh(game)
    game.tell("relic_given", card, game.line_up[vampire], rule="MN-1004")
    happened_to_card(game, "relic_gained", card)
    if len(game.cards_at[OWNED + vampire]) > relic_limit(game, vampire):
        game.then(discard_beyond_limit, vampire)


@step
def discard_beyond_limit(game: Masters, vampire: int) -> None:
    """MN-1006 Its player chooses, also when the leader is another player."""
    owned = tuple(game.cards_at[OWNED + vampire])
    decide(game, game.player[vampire], "discard relic", owned, relic_discarded, vampire, rule="MN-1006")


@step
def relic_discarded(game: Masters, vampire: int, card: int) -> None:
    """MN-1008 A discarded relic leaves the game (or goes under the deck, MN-R23)."""
    happened_to_card(game, "relic_discarded", card)
    if game.rulings.discarded_relics == "deck_bottom":
        move(game, card, RELIC_DECK, bottom=True)
    else:
        move(game, card, OUT)
    refresh(game)
    game.tell("relic_discarded", card, game.line_up[vampire], rule="MN-1008")
    drop_excess(game, vampire)


def exchanges(game: Masters, vampire: int, other: int) -> list[tuple[int, ...]]:
    """MN-758 to MN-760 Every set of relics that may change hands between the two, limits kept."""
    mine, theirs = game.cards_at[OWNED + vampire], game.cards_at[OWNED + other]
    cards = [*mine, *theirs]
    found = []
    for chosen in range(1, 1 << len(cards)):
        moving = tuple(card for number, card in enumerate(cards) if chosen >> number & 1)
        given = sum(card in mine for card in moving)
        taken = len(moving) - given
        if len(mine) - given + taken <= relic_limit(game, vampire) and len(
            theirs
        ) - taken + given <= relic_limit(game, other):
            found.append(moving)
    return found


def hand_over(game: Masters, vampire: int, other: int, moving: tuple[int, ...]) -> None:
    """MN-758 The chosen relics change hands."""
    for card in moving:
        owner = game.where[card] - OWNED
        taker = other if owner == vampire else vampire
        move(game, card, OWNED + taker)
        game.tell("relic_handed", card, game.line_up[owner], game.line_up[taker], rule="MN-758")
    refresh(game)
    drop_excess(game, vampire)
    drop_excess(game, other)
    happened(game, "exchanges", vampire, game.at[vampire], many=len(moving))
