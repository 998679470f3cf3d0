"""Chapter 1600: spend, lose and steal; who is immune, what reacts, and whom an effect hits."""

from __future__ import annotations

from typing import Final

from interrex.engine.questions import Step, step
from interrex.games.vendetta.frenzy import frenzy
from interrex.games.vendetta.order import opponents, partner_of, rivals
from interrex.games.vendetta.pools import gain_blood, lose_influence, tell_by
from interrex.games.vendetta.table import (
    MAX_SEATS,
    NOBODY,
    NOWHERE,
    Vendetta,
    face_up_with,
    happened,
    has_cards,
    is_present,
    is_site,
    owner_of,
)

INCLUDE: Final = "include"
SPARE: Final = "spare"
MEASURED: Final = ("steal", "lose", "discard")  # nothing happens when the amount is 0


# --- playing blood -----------------------------------------------------------------------------


def playable_blood(game: Vendetta, seat: int, most: int) -> int:
    """VE-622 How much blood may be played: one stays in the pool (VE-R08, VE-R84)."""
    keep = 0 if game.rulings.play_last_blood == "allow_frenzy" else 1
    return max(0, min(most, game.pool[seat] - keep))


def play_blood(game: Vendetta, seat: int, loc: int, amount: int, rule: str = "VE-1609") -> None:
    """VE-1609 Blood from the pool onto the player's own position; neither Spend nor Lose."""
    game.pool[seat] -= amount
    game.blood[MAX_SEATS * loc + seat] += amount
    if amount:
        game.tell("blood_played", seat, amount, loc, rule=rule)
        if not game.pool[seat]:  # VE-R08
            game.then(frenzy, seat, NOBODY, NOWHERE, NOBODY)
        happened(game, "blood_played", seat, loc)


# --- spend -------------------------------------------------------------------------------------


def can_spend(game: Vendetta, seat: int, amount: int) -> bool:
    """VE-1614, VE-1106 The last blood can never be spent; a cost is paid in full."""
    return amount <= 0 or game.pool[seat] > amount


def spend(game: Vendetta, seat: int, amount: int, loc: int) -> None:
    """VE-1614 Pay blood to the bank, or to Dark Pact; Retaliation answers where it lies."""
    if amount <= 0:
        return
    game.pool[seat] -= amount
    game.tell("spent", seat, amount, rule="VE-1614")
    to_bank_or_pact(game, seat, amount)
    react_to_taken(game, seat, amount, loc)
    happened(game, "blood_spent", seat, loc)


def to_bank_or_pact(game: Vendetta, seat: int, amount: int) -> None:
    """Blood lost or spent goes to the bank, or where a card says instead (TR04, VE-R44)."""
    for card, player, loc, _ in face_up_with(game, "dark_pact"):
        if player == seat:
            game.blood[MAX_SEATS * loc + seat] += amount
            tell_by(game, card, "VE-1101", "deployed", seat, amount, loc)
            return
    game.bank_blood += amount


def react_to_taken(game: Vendetta, seat: int, amount: int, loc: int) -> None:
    """VE-1108 What answers blood spent or taken here."""
    if amount <= 0 or loc == NOWHERE:
        return
    for card, player, where, effect in face_up_with(game, "retaliate"):
        if player == seat and where == loc:
            game.then_with(effect.function, (seat, card, loc, amount, *effect.args))


# --- lose and steal ----------------------------------------------------------------------------


def is_immune(game: Vendetta, seat: int, card: int, loc: int) -> bool:
    """VE-1628 Submission where the effect happens (VE-R45), or Forestall against that card."""
    if card != NOBODY and (seat, card) in game.forestalled:
        return True
    for _, player, where, _ in face_up_with(game, "immune_here"):
        if player == seat:
            if where == loc:
                return True
            if game.rulings.submission_scope == "while_present" and is_present(game, where, seat):
                return True
    return False


def credit(game: Vendetta, actor: int, card: int) -> int:
    """VE-806 The causer of a frenzy: the player for whom the card acts, or its owner (VE-R24)."""
    if is_site(game, card):  # VE-807
        return NOBODY
    if game.rulings.frenzy_credit == "owner" and 0 <= card < len(game.kinds) and game.kinds[card].clan >= 0:
        return owner_of(game, card)
    return actor


def take_blood(game: Vendetta, actor: int, card: int, loc: int, amount: int, target: int, thief: int) -> int:
    """VE-804, VE-1104 Take blood for a loss (thief NOBODY) or a steal, as much as there is.

    Frenzy and reactions are scheduled; the amount really taken is returned.
    """
    if amount <= 0:
        return 0
    if is_immune(game, target, card, loc):
        tell_by(game, card, "VE-1628", "immune", target)
        if thief != NOBODY and game.rulings.immune_steal_gain == "bank":  # VE-R80
            gain_blood(game, thief, amount, card, "VE-1628")
        return 0
    taken = min(amount, game.pool[target])
    if not taken:
        return 0
    game.pool[target] -= taken
    stolen = thief != NOBODY
    if stolen and game.rulings.dark_pact_scope == "also_stolen":  # VE-R44
        stolen = not any(player == target for _, player, _, _ in face_up_with(game, "dark_pact"))
    if stolen:
        game.pool[thief] += taken
        game.tell("stole", thief, taken, target, card, rule="VE-1616")
    else:
        if actor == NOBODY:
            game.tell("lost", target, taken, rule="VE-1615")
        elif is_site(game, card):
            game.tell("lost_through", target, taken, card, rule="VE-1615")
        else:
            game.tell("lost_by", target, taken, actor, card, rule="VE-1615")
        to_bank_or_pact(game, target, taken)
    if not game.pool[target]:
        game.then(frenzy, target, credit(game, actor, card) if actor != NOBODY else NOBODY, loc, card)
    nominal = game.rulings.retaliation_amount == "nominal"  # VE-R43
    react_to_taken(game, target, amount if nominal else taken, loc)
    happened(game, "blood_stolen" if stolen else "blood_lost", target, loc)
    return taken


@step
def steal_from(game: Vendetta, actor: int, card: int, loc: int, amount: int, target: int) -> None:
    """VE-1616 Steal blood from one player; the last blood too."""
    if not (game.out[actor] or game.out[target]):
        take_blood(game, actor, card, loc, amount, target, actor)


@step
def lose_to(game: Vendetta, actor: int, card: int, loc: int, amount: int, target: int) -> None:
    """VE-1615 One player loses blood to the bank."""
    if not game.out[target] and (actor == NOBODY or not game.out[actor]):
        take_blood(game, actor, card, loc, amount, target, NOBODY)


@step
def lose_influence_to(game: Vendetta, actor: int, card: int, loc: int, amount: int, target: int) -> None:
    """VE-1615 One player loses influence to the bank."""
    if not (game.out[actor] or game.out[target]):
        lose_influence(game, target, amount, card)


# --- hitting each rival or opponent ------------------------------------------------------------


@step
def hit_each(game: Vendetta, actor: int, card: int, loc: int, hit: str, amount: int, whom: str) -> None:
    """VE-210, VE-1504 An effect on each rival or opponent; the player decides about the partner."""
    targets = targets_of(game, actor, loc, whom)
    if not targets or game.out[actor] or (amount == 0 and hit in MEASURED):
        return
    partner = partner_of(game, actor)
    if partner in targets and not can_touch(game, hit, loc, partner):
        partner = NOBODY
    if partner in targets:
        args = (actor, card, loc, hit, amount, tuple(targets), partner)
        game.ask(actor, "include partner", (INCLUDE, SPARE), partner_decided, *args, rule="VE-1504")
    else:
        game.then(hit_all, actor, card, loc, hit, amount, tuple(targets))


def can_touch(game: Vendetta, hit: str, loc: int, target: int) -> bool:
    """The target has something that this hit takes; until version 2 it was asked for in any case."""
    if game.settings.rules_version < 2:
        return True
    blood, influence = game.blood[MAX_SEATS * loc + target] > 0, game.influence[target] > 0
    if hit in ("take half", "discard"):
        return blood
    if hit == "lose_influence":
        return influence or not game.rulings.open_pools
    return hit != "gaze" or blood or influence or not game.rulings.open_pools


def targets_of(game: Vendetta, actor: int, loc: int, whom: str) -> list[int]:
    """VE-1622, VE-1623 Those an effect speaks of."""
    if whom == "rivals":
        return rivals(game, actor, loc)
    found = opponents(game, actor)
    if whom == "absent_opponents":  # VE01: blood alone does not protect
        found = [other for other in found if not has_cards(game, loc, other)]
    return found


@step
def partner_decided(
    game: Vendetta, actor: int, card: int, loc: int, hit: str, amount: int,
    targets: tuple[int, ...], partner: int, answer: str,
) -> None:  # fmt: skip
    """VE-1505 The decision holds for this effect only."""
    if answer == SPARE:
        targets = tuple(target for target in targets if target != partner)
    game.then(hit_all, actor, card, loc, hit, amount, targets)


@step
def hit_all(
    game: Vendetta, actor: int, card: int, loc: int, hit: str, amount: int, targets: tuple[int, ...]
) -> None:
    """VE-213 One after another, each with frenzy and reactions before the next."""
    if not targets:
        return
    if game.rulings.rival_choices == "secret" and f"{hit} secretly" in TOGETHER:  # VE-R58
        hit = f"{hit} secretly"
    if hit in TOGETHER:
        game.then(TOGETHER[hit], actor, card, loc, amount, targets)
        return
    for target in targets:
        game.then(HITS[hit], actor, card, loc, amount, target)


# effects.py adds those of single cards
HITS: Final[dict[str, Step]] = {"steal": steal_from, "lose": lose_to, "lose_influence": lose_influence_to}
TOGETHER: Final[dict[str, Step]] = {}  # hits that concern all targets at once
