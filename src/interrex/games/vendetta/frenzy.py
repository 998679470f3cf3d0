"""Chapter 800: frenzy; and chapter 600's draining, Diablerie and elimination."""

from __future__ import annotations

from interrex.engine.questions import step
from interrex.engine.zones import move
from interrex.games.vendetta.ending import last_one_standing, score_of
from interrex.games.vendetta.order import are_partners, give_ambition, next_clockwise
from interrex.games.vendetta.pools import gain_blood, gain_influence, lose_influence
from interrex.games.vendetta.relics import DECLINE, USE, relic_at, relic_effects, use_relic
from interrex.games.vendetta.speaking import is_free, relic_acts
from interrex.games.vendetta.table import (
    ALLIANCE,
    BOX,
    DIABLERIE_LIMIT,
    DOWN,
    DRAINED,
    HAND,
    LOCATIONS,
    MAX_SEATS,
    NOBODY,
    NOWHERE,
    OUT,
    UP,
    Vendetta,
    face_up_with,
    happened,
    is_present,
    owner_of,
    site_effect,
)


@step
def frenzy(game: Vendetta, seat: int, causer: int, loc: int, card: int) -> None:
    """VE-801 A pool at 0 blood: frenzy at once, unless a relic prevents it."""
    if game.out[seat] or game.pool[seat]:
        return
    relic = relic_at(game, seat, "frenzy")
    if relic != NOBODY:
        game.ask(seat, "use relic", (USE, DECLINE), frenzy_answered, seat, causer, loc, card, rule="VE-1404")
    else:
        game.then(enter_frenzy, seat, causer, loc, card)


@step
def frenzy_answered(game: Vendetta, seat: int, causer: int, loc: int, card: int, answer: str) -> None:
    """The relic is used instead of the frenzy, or kept."""
    if answer == DECLINE:
        game.then(enter_frenzy, seat, causer, loc, card)
        return
    use_relic(game, seat)
    for effect in relic_effects(game, game.relic[seat])["frenzy"]:
        if not is_free(effect):
            game.then_with(effect.function, (seat, *effect.args))
    relic_acts(game, "frenzy", seat, seat, loc)


@step
def enter_frenzy(game: Vendetta, seat: int, causer: int, loc: int, card: int) -> None:
    """VE-805, VE-807 The causer is paid first; then the frenzied player drains."""
    if causer == seat or (causer != NOBODY and game.out[causer]):
        causer = NOBODY
    if causer == NOBODY:
        game.tell("frenzy", seat, rule="VE-807")
    else:
        game.tell("frenzy_by", seat, causer, card, rule="VE-801")
        pay_causer(game, seat, causer, loc)
    game.then(choose_replacement, seat, loc)
    if "frenzy" in game.pack.speakers or "frenzy_caused" in game.pack.speakers:
        game.then(frenzy_over, seat, causer, loc)


@step
def frenzy_over(game: Vendetta, seat: int, causer: int, loc: int) -> None:
    """VE-801, VE-1108 What speaks of a frenzy acts when it has been resolved."""
    happened(game, "frenzy", seat, loc)
    if causer != NOBODY:
        happened(game, "frenzy_caused", causer, loc)


def pay_causer(game: Vendetta, seat: int, causer: int, loc: int) -> None:
    """VE-805, VE-808 1 influence and all bonuses together; nothing for the partner (VE-1506)."""
    influence, blood = 1, 0
    for _, player, where, effect in face_up_with(game, "frenzy_influence"):
        anywhere = game.rulings.brujah_ready_scope == "opponents"  # VE-R62
        if player == causer and (anywhere or is_present(game, where, seat)):
            influence += effect.args[0]
    for verb in ("ally_frenzy_influence", "ally_frenzy_blood"):
        for bonus, effect in game.pack.bearers.get(verb, ()):
            if game.where[bonus] == ALLIANCE + causer:
                if verb == "ally_frenzy_influence":
                    influence += effect.args[0]
                else:
                    blood += effect.args[0]
    collar = site_effect(game, loc, "frenzy_here")
    if collar is not None:
        if game.rulings.collar_bonus == "influence":  # VE-R70
            influence += collar.args[0]
        else:
            blood += collar.args[0]
    if are_partners(game, seat, causer):
        influence = 0
        if game.rulings.team_frenzy_bonus == "none":  # VE-R64
            blood = 0
    gain_influence(game, causer, influence, NOBODY, "VE-805")
    if blood:
        gain_blood(game, causer, blood, NOBODY, "VE-808")


@step
def choose_replacement(game: Vendetta, seat: int, loc: int) -> None:
    """TR08: if the frenzy comes from here, the card may be turned face down instead of draining."""
    for card, player, where, _ in face_up_with(game, "instead_drain"):
        conflict_only = game.rulings.tremere_ready_type == "conflict" and not game.totals  # VE-R40
        if player == seat and where == loc and not conflict_only:
            options = (USE, DECLINE)
            game.ask(seat, "turn down instead", options, replacement_answered, seat, card, rule="VE-1101")
            return
    game.then(frenzy_drain, seat)


@step
def replacement_answered(game: Vendetta, seat: int, card: int, answer: str) -> None:
    """TR08 Turned face down instead of draining; then 1 blood."""
    if answer == DECLINE:
        game.then(frenzy_drain, seat)
        return
    turn_down(game, card)
    gain_blood(game, seat, 1, card, "VE-1101")


def turn_down(game: Vendetta, card: int) -> None:
    """A face-up card is turned face down where it lies; everybody still knows it."""
    place = game.where[card]
    move(game, card, place - UP + DOWN)
    loc, seat = divmod(place - UP, MAX_SEATS)
    game.tell("turned_down", seat, card, loc, rule="VE-1621")
    happened(game, "card_turned_down", seat, loc, card)


@step
def frenzy_drain(game: Vendetta, seat: int) -> None:
    """VE-809 One card of the Alliance drawn at random is drained; without one VE-814."""
    if game.out[seat] or game.pool[seat]:
        return
    alliance = game.cards_at[ALLIANCE + seat]
    undrainable = {card for card, _ in game.pack.bearers.get("cannot_drain", ())}
    first = [card for card, _ in game.pack.bearers.get("drained_first", ()) if card in alliance]
    excluded = game.rulings.portia_in_frenzy == "excluded"  # VE-R23
    candidates = [card for card in alliance if not (excluded and card in undrainable)]
    chosen = NOBODY
    if first:
        chosen = first[0]  # VE-813
    elif candidates:
        chosen = candidates[game.chance.below(len(candidates))]
    if chosen == NOBODY or chosen in undrainable:
        if game.rulings.frenzy_empty_alliance == "influence_for_blood":  # VE-R21
            lose_influence(game, seat, 1, NOBODY, "VE-814")
        gain_blood(game, seat, 1, NOBODY, "VE-814")
        return
    drain(game, seat, chosen, "VE-809")
    if game.rulings.zero_blood_drain == "chain":  # VE-816
        game.then(frenzy_drain, seat)


# --- draining: VE-623 to VE-638 ----------------------------------------------------------------


def can_drain(game: Vendetta, card: int) -> bool:
    """A card of the Alliance that may be drained by choice."""
    return all(other != card for other, _ in game.pack.bearers.get("cannot_drain", ()))


def drain(game: Vendetta, seat: int, card: int, rule: str = "VE-625") -> None:
    """VE-624, VE-625 The card leaves the Alliance and gives its blood; a vampire stains."""
    move(game, card, DRAINED + seat)
    game.tell("drained", seat, card, rule=rule)
    gain_blood(game, seat, game.values[card].drain, card, "VE-625")
    if game.kinds[card].vampire:
        tokens = 1
        for effect in game.kinds[card].at.get("draining", ()):
            if effect.verb == "diablerie":
                tokens = effect.args[0]
        take_diablerie(game, seat, tokens)
    happened(game, "card_drained", seat, NOWHERE, card)


def take_diablerie(game: Vendetta, seat: int, tokens: int) -> None:
    """VE-630, VE-632 Diablerie tokens; the third eliminates at once."""
    if game.rulings.bank_supply == "printed":
        tokens = min(tokens, game.bank_diablerie)
    game.bank_diablerie -= tokens
    game.diablerie[seat] += tokens
    if tokens:
        game.tell("diablerie", seat, game.diablerie[seat], rule="VE-630")
        happened(game, "diablerie_taken", seat)
    if game.diablerie[seat] >= DIABLERIE_LIMIT:
        eliminate(game, seat)


def eliminate(game: Vendetta, seat: int) -> None:
    """VE-639 to VE-645 The player leaves the game at once, with everything."""
    game.frozen[seat] = score_of(game, seat)
    game.out[seat] = True
    game.tell("eliminated", seat, rule="VE-632")
    leave = game.rulings.elimination_cleanup == "leave_until_round_end"  # VE-R11
    for card in range(len(game.kinds)):
        place = game.where[card]
        if game.kinds[card].clan == game.clan[seat]:
            if place in (OUT, BOX) or (leave and place >= UP):
                continue
            hidden = place >= DOWN or HAND <= place < ALLIANCE
            move(game, card, BOX if hidden else OUT)
        elif place >= UP and (place - UP) % MAX_SEATS == seat and not leave:
            move(game, card, HAND + owner_of(game, card))  # VE-642
        elif place in (ALLIANCE + seat, DRAINED + seat):
            move(game, card, OUT)
    game.bank_blood += game.pool[seat]
    game.bank_influence += game.influence[seat]
    game.bank_diablerie += game.diablerie[seat]
    game.pool[seat] = game.influence[seat] = game.diablerie[seat] = game.flipped[seat] = 0
    if not leave:
        clear_deployed(game, seat)
    if game.ambition == seat:
        pass_ambition(game, seat)
    happened(game, "eliminated", seat)
    last_one_standing(game)


def clear_deployed(game: Vendetta, seat: int) -> None:
    """All deployed blood of a player goes to the bank."""
    for loc in range(LOCATIONS):
        game.bank_blood += game.blood[MAX_SEATS * loc + seat]
        game.blood[MAX_SEATS * loc + seat] = 0


def pass_ambition(game: Vendetta, seat: int) -> None:
    """VE-207 The next remaining player takes Ambition (VE-R04)."""
    left = [other for other in range(game.seats) if not game.out[other]]
    if not left:
        return
    heir = next_clockwise(game, seat)
    if game.rulings.ambition_after_elimination == "most_influence":
        heir = min(left, key=lambda other: (-game.influence[other], (other - seat) % game.seats))
    give_ambition(game, heir, "VE-207")
