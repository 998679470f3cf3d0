"""Moments at which texts speak: who listens, in which order, and how a text acts (VE-1102, VE-1103, VE-1108).

A clan card listens while it lies face up, an ally while it is in an Alliance, a relic until it is used, a
location card always. Relics and location cards are numbered behind the cards that lie in places.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from interrex.engine.effects import Effect
from interrex.engine.questions import Item, step
from interrex.engine.triggers import Trigger, tell_chain_stopped
from interrex.games.vendetta.moments import FREE, OWN_TEXTS
from interrex.games.vendetta.order import are_partners, turn_order
from interrex.games.vendetta.relics import DECLINE, USE, relic_effects, use_relic
from interrex.games.vendetta.table import (
    ALLIANCE,
    DOWN,
    HAVEN,
    MAX_SEATS,
    NOBODY,
    NOWHERE,
    UP,
    Vendetta,
    is_site,
    owner_of,
    relic_number,
    site_number,
)
from interrex.games.vendetta.verbs.vocabulary import COMPOSED, FILTER, PLAYED, verbs

RULE: Final = "VE-1108"
LAST: Final = 100  # behind every seat
LONGEST_CHAIN: Final = 4  # so many texts set off one another


def listeners(game: Vendetta, moment: str, args: tuple[Any, ...]) -> list[Trigger]:
    """What speaks of the moment, in turn order of the players for whom it acts (VE-R74)."""
    player, at, subject = args
    found = sites_listening(game, moment, player, at)
    for card in game.pack.speakers[moment]:
        if card != subject:
            seat, loc = acting_for(game, card)
            if seat != NOBODY:
                found += listening(game, moment, seat, card, loc, player, at)
    found += own_text(game, moment, player, subject)
    return unless_stopped(game, found) + relics_listening(game, moment, player, at)


def unless_stopped(game: Vendetta, found: list[Trigger]) -> list[Trigger]:
    """VE-1110 So many texts have set off one another that no more follow; the table is told."""
    if found and sum(item[0] is spoken for item in game.agenda) >= LONGEST_CHAIN:
        tell_chain_stopped(game, "VE-1110")
        return []
    return found


def acting_for(game: Vendetta, card: int) -> tuple[int, int]:
    """The player for whom a clan card or an ally acts now, and where it lies; NOBODY when it does not act."""
    place = game.where[card]
    seat, loc = NOBODY, NOWHERE
    if UP <= place < DOWN:
        loc, seat = divmod(place - UP, MAX_SEATS)
        if game.rulings.moved_cards_act_for == "owner":  # VE-R30
            seat = owner_of(game, card)
    elif ALLIANCE <= place < ALLIANCE + MAX_SEATS:
        seat = place - ALLIANCE
    return (NOBODY, NOWHERE) if seat == NOBODY or game.out[seat] else (seat, loc)


def rank_of(game: Vendetta, seat: int, player: int) -> int:
    """VE-1102 In turn order, or with the player who acts first (VE-R74)."""
    if seat == player and game.rulings.trigger_order == "active_first":
        return -1
    return turn_order(game).index(seat)


def listening(
    game: Vendetta, moment: str, seat: int, card: int, loc: int, player: int, at: int
) -> list[Trigger]:
    """The text of one card, unless it means something else or is under way already."""
    if under_way(game, moment, card) or not items(game, moment, seat, card, loc, player, at):
        return []
    item = (speak, (moment, seat, card, loc, player, at, 0))
    return [Trigger(rank_of(game, seat, player), seat, card, item, "VE-1103")]


def own_text(game: Vendetta, moment: str, player: int, subject: int) -> list[Trigger]:
    """What a card says of itself: it is played, drained, turned up, moved."""
    own = OWN_TEXTS.get(moment, "")
    if subject == NOBODY or own not in game.kinds[subject].at:
        return []
    seat, loc = (player, NOWHERE) if own == "drained" else acting_for(game, subject)
    if seat == NOBODY or game.out[seat]:
        return []
    return listening(game, own, seat, subject, loc, NOBODY, loc)


def relics_listening(game: Vendetta, moment: str, player: int, at: int, down: int = 0) -> list[Trigger]:
    """VE-1404 An unused relic that names the moment may be used; chapters offer verbs of the box."""
    found: list[Trigger] = []
    for seat in turn_order(game):
        relic = game.relic[seat]
        if relic == NOBODY or game.relic_used[seat]:
            continue
        effects = relic_effects(game, relic).get(moment, ())
        source = relic_number(game, relic)
        free = bool(effects) and all(is_free(effect) for effect in effects)
        if free and items(game, moment, seat, source, NOWHERE, player, at, down):
            item = (offer_relic, (moment, seat, player, at, down))
            found.append(Trigger(rank_of(game, seat, player), seat, source, item, "VE-1404"))
    return found


def sites_listening(game: Vendetta, moment: str, player: int, at: int, down: int = 0) -> list[Trigger]:
    """VE-1304, VE-1305 Location cards speak of what happens there, to whom it happens or to all."""
    found: list[Trigger] = []
    is_first = game.rulings.location_card_order == "first"  # VE-R71
    for loc in game.locations:
        site = game.site[loc]
        if site == NOBODY or moment not in game.pack.sites[site].at or (FREE[moment].is_here and at != loc):
            continue
        source = site_number(game, site)
        if under_way(game, moment, source):
            continue
        everybody = player == NOBODY or game.out[player]  # VE-639 whoever is out is no longer concerned
        for seat in turn_order(game) if everybody else [player]:
            if items(game, moment, seat, source, loc, player, at, down):
                rank = loc - LAST if is_first else loc + LAST
                item = (speak, (moment, seat, source, loc, player, at, down))
                found.append(Trigger(rank, seat, source, item, "VE-1305"))
    return found


def own_turn_texts(game: Vendetta, seat: int) -> list[int]:
    """VE-623 Cards and location cards with a text that the player may use in their own turn."""
    found = [card for card in game.pack.speakers["own_turn"] if acting_for(game, card)[0] == seat]
    for loc in game.locations:
        site = game.site[loc]
        if site != NOBODY and "own_turn" in game.pack.sites[site].at:
            found.append(site_number(game, site))
    return found


def use_text(game: Vendetta, seat: int, card: int) -> None:
    """VE-623 The player uses such a text, where its card lies."""
    if is_site(game, card):
        loc = game.site.index(card - site_number(game, 0))
    else:
        loc = acting_for(game, card)[1]
    game.then(speak, "own_turn", seat, card, loc, NOBODY, loc, 0)


# --- what a text means ------------------------------------------------------------------------------


def is_free(effect: Effect) -> bool:
    """A text made of general verbs, not one that was made for a card of the box."""
    return effect.verb in COMPOSED or effect.verb in FILTER


def texts_of(game: Vendetta, moment: str, card: int) -> tuple[Effect, ...]:
    """The texts of a card, a relic or a location card at a moment."""
    number = card - len(game.kinds)
    if number < 0:
        return game.kinds[card].at.get(moment, ())
    relics = len(game.pack.relics)
    if number < relics:
        return relic_effects(game, number).get(moment, ())
    return game.pack.sites[number - relics].at.get(moment, ())


def items(
    game: Vendetta, moment: str, seat: int, card: int, loc: int, player: int, at: int, down: int = 0
) -> list[Item]:
    """What the free texts of a card do now, ready for the agenda."""
    found: list[Item] = []
    where: Any = loc if player == NOBODY or is_site(game, card) else (loc, player)
    for effect in texts_of(game, moment, card):
        inner: tuple[Any, ...] = ()
        if effect.verb in COMPOSED:
            inner = (effect.verb, *effect.args)
        elif effect.verb == PLAYED:
            whose, place, inside, *facing = effect.args
            if is_facing(facing, down) and is_meant(game, seat, loc, player, at, whose, place):
                inner = inside
        elif effect.verb in FILTER:
            whose, inside, *places = effect.args
            if is_meant(game, seat, loc, player, at, whose, places[0] if places else "anywhere"):
                inner = inside
        if inner:
            found.append((verbs.verbs[inner[0]].function, (seat, card, where, *inner[1:])))
    return found


def is_meant(game: Vendetta, seat: int, loc: int, player: int, at: int, whose: str, where: str) -> bool:
    """``if_it_is(opponent, …, here)`` means this player and this place."""
    if whose == "opponent" and (player in (NOBODY, seat) or are_partners(game, seat, player)):
        return False
    if whose == "you" and player != seat:
        return False
    if where == "here":
        return at == loc
    if where == "elsewhere":
        return at != loc
    return at == HAVEN if where == "haven" else True


def is_facing(facing: Sequence[str], down: int) -> bool:
    """VE-609 Where a text says so, only a card that is played on that side."""
    return not facing or (facing[0] == "face_down") == bool(down)


# --- a text acts ----------------------------------------------------------------------------------------


@step
def speak(
    game: Vendetta, moment: str, seat: int, card: int, loc: int, player: int, at: int, down: int
) -> None:
    """VE-1108 A text acts right after what it speaks of."""
    if game.out[seat]:
        return
    game.tell("text_acts", seat, card, rule=RULE)
    for function, args in items(game, moment, seat, card, loc, player, at, down):
        game.then_with(function, args)
    game.then(spoken, moment, card)


@step
def spoken(game: Vendetta, moment: str, card: int) -> None:
    """VE-1108 The text is finished; only now may it answer again."""


def under_way(game: Vendetta, moment: str, card: int) -> bool:
    """A text does not answer what it has set off itself."""
    return (spoken, (moment, card)) in game.agenda


@step
def offer_relic(game: Vendetta, moment: str, seat: int, player: int, at: int, down: int) -> None:
    """VE-1404 Used now, or kept."""
    if not game.out[seat] and not game.relic_used[seat]:
        args = (moment, seat, player, at, down)
        game.ask(seat, "use relic", (USE, DECLINE), relic_answered, *args, rule="VE-1404")


@step
def relic_answered(
    game: Vendetta, moment: str, seat: int, player: int, at: int, down: int, answer: str
) -> None:
    """VE-1404, VE-1405 A used relic acts once."""
    if answer == USE:
        use_relic(game, seat)
        relic_acts(game, moment, seat, player, at, down)


def relic_acts(
    game: Vendetta, moment: str, seat: int, player: int = NOBODY, at: int = NOWHERE, down: int = 0
) -> None:
    """The general verbs of a relic that has just been used."""
    source = relic_number(game, game.relic[seat])
    for function, args in items(game, moment, seat, source, NOWHERE, player, at, down):
        game.then_with(function, args)
