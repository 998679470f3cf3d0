"""Chapter 100: set-up; with location cards (1300), relics (1400) and teams (1500)."""

from __future__ import annotations

from interrex.engine.questions import step
from interrex.engine.zones import lay_out, move, shuffle
from interrex.games.vendetta.order import turn_order
from interrex.games.vendetta.rounds import play_round
from interrex.games.vendetta.table import (
    ALLIANCE,
    ALLY_DECK,
    DECK,
    HAND,
    HAVEN,
    OUT,
    START_BLOOD,
    START_INFLUENCE,
    VICTIMS,
    Vendetta,
)


@step
def set_up(game: Vendetta) -> None:
    """VE-114 to VE-118: first player, location cards, relics and clan sheets are drawn by lot."""
    lay_out_cards(game)
    shuffle(game, ALLY_DECK)
    game.ambition = game.chance.below(game.seats)
    game.tell("first_player", game.ambition, rule="VE-114")
    if game.settings.variants.get("location_cards"):
        draw_location_cards(game)
    if game.settings.variants.get("relics"):
        relics = usable(game, "relic")
        game.chance.shuffle(relics)
        game.open_relics = sorted(relics[: game.seats + 1])  # VE-1401
    sheets = list(range(len(game.pack.clans)))
    game.chance.shuffle(sheets)
    game.sheets = sorted(sheets[: game.seats + 1])  # VE-118
    order = turn_order(game)
    for seat in order:
        game.then(choose_clan, seat)
    if game.open_relics:
        for seat in reversed(order):  # VE-1402
            game.then(choose_relic, seat)
    game.then(begin)


def lay_out_cards(game: Vendetta) -> None:
    """Every card where it starts: clans in the box until chosen, allies and victims in their decks."""
    for card, kind in enumerate(game.kinds):
        place = {"clan_card": OUT, "ally": ALLY_DECK, "victim": VICTIMS}[kind.family]
        lay_out(game, card, place)


def usable(game: Vendetta, family: str) -> list[int]:
    """VE-R72 The numbers of relics or location cards in the box, with or without stand-ins."""
    kinds = game.pack.relics if family == "relic" else game.pack.sites
    every = game.rulings.stand_ins == "on"
    return [number for number, kind in enumerate(kinds) if every or kind.origin != "stand-in"]


def draw_location_cards(game: Vendetta) -> None:
    """VE-1301 One random location card at each location except the Haven."""
    sites = usable(game, "location_card")
    game.chance.shuffle(sites)
    for loc in game.locations:
        if loc != HAVEN:
            game.site[loc] = sites.pop()
            game.tell("location_card", loc, game.site[loc], rule="VE-1301")


@step
def choose_clan(game: Vendetta, seat: int) -> None:
    """VE-119 In turn order each player takes one revealed clan sheet."""
    game.ask(seat, "clan", tuple(game.sheets), clan_chosen, seat, rule="VE-119")


@step
def clan_chosen(game: Vendetta, seat: int, clan: int) -> None:
    """VE-102 No clan is used twice."""
    game.sheets.remove(clan)
    take_clan(game, seat, clan)
    game.tell("clan_chosen", seat, clan, rule="VE-119")


def take_clan(game: Vendetta, seat: int, clan: int) -> None:
    """VE-124, VE-125 Hunt and Ready to hand, known to all; the other seven shuffled into the clan deck."""
    game.clan[seat] = clan
    for card, kind in enumerate(game.kinds):
        if kind.clan == clan:
            move(game, card, HAND + seat if kind.start else DECK + seat)
    shuffle(game, DECK + seat)


@step
def choose_relic(game: Vendetta, seat: int) -> None:
    """VE-1402 Against the turn order each player takes one open relic."""
    game.ask(seat, "relic", tuple(game.open_relics), relic_chosen, seat, rule="VE-1402")


@step
def relic_chosen(game: Vendetta, seat: int, relic: int) -> None:
    """VE-1403 The relics left over are out of the game."""
    game.open_relics.remove(relic)
    game.relic[seat] = relic
    game.tell("relic_chosen", seat, relic, rule="VE-1402")


@step
def begin(game: Vendetta) -> None:
    """VE-127, VE-128 6 blood, 3 influence and 1 victim each; then the first round."""
    for seat in range(game.seats):
        game.pool[seat] = START_BLOOD
        game.influence[seat] = START_INFLUENCE
        game.bank_blood -= START_BLOOD
        game.bank_influence -= START_INFLUENCE
        move(game, game.cards_at[VICTIMS][-1], ALLIANCE + seat)
    game.then(play_round)
