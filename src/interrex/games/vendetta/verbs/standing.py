"""Verbs that stand: power in the Conflict, answers to played cards, texts that chapters consult."""

from __future__ import annotations

from interrex.engine.questions import step
from interrex.games.vendetta.conflict import printed_power
from interrex.games.vendetta.keywords import INCLUDE, SPARE, lose_to
from interrex.games.vendetta.order import are_partners, partner_of, rivals
from interrex.games.vendetta.pools import deploy_from_bank
from interrex.games.vendetta.table import (
    ALLIANCE,
    DRAINED,
    HAVEN,
    MAX_SEATS,
    UP,
    Vendetta,
    alliance_size,
    cards_on,
    counted,
    is_present,
)
from interrex.games.vendetta.verbs.vocabulary import CHANGE, FEW, verbs

# --- power: VE-732 (5) -------------------------------------------------------------------------


@verbs.verb("power", takes=(CHANGE,))
def power_with_blood(game: Vendetta, seat: int, card: int, loc: int, change: int) -> int:
    """BR01: while this player has deployed blood here."""
    return change if game.blood[MAX_SEATS * loc + seat] else 0


@verbs.verb("power", takes=(FEW,))
def power_per_own_card(game: Vendetta, seat: int, card: int, loc: int, each: int) -> int:
    """BR02, MA08: per card on the player's own position here, itself included."""
    return each * counted(game, loc, seat)


@verbs.verb("power", takes=(FEW,))
def power_per_card_here(game: Vendetta, seat: int, card: int, loc: int, each: int) -> int:
    """TO05: per deployed card here, on all positions."""
    return each * sum(counted(game, loc, other) for other in range(game.seats))


@verbs.verb("power", takes=(FEW,))
def power_if_fewest(game: Vendetta, seat: int, card: int, loc: int, bonus: int) -> int:
    """MA04: if no player present here has fewer face-up cards (VE-R51)."""
    own = len(game.cards_at[UP + MAX_SEATS * loc + seat])
    for other in range(game.seats):
        if other == seat or not is_present(game, loc, other):
            continue
        if game.spared >> card & 1 and other == partner_of(game, seat):
            continue
        if game.rulings.shadow_strike_counts == "with_cards" and not cards_on(game, loc, other):
            continue
        if len(game.cards_at[UP + MAX_SEATS * loc + other]) < own:
            return 0
    return bonus


@verbs.verb("power", takes=(FEW,))
def power_at_haven(game: Vendetta, seat: int, card: int, loc: int, bonus: int) -> int:
    """NO08: while at the Prince's Haven."""
    return bonus if loc == HAVEN else 0


@verbs.verb("power", takes=(FEW,))
def power_per_alliance(game: Vendetta, seat: int, card: int, loc: int, most: int) -> int:
    """TO02: per card in the Alliance, up to a limit."""
    return min(most, alliance_size(game, seat))


@verbs.verb("power")
def power_less_pool(game: Vendetta, seat: int, card: int, loc: int) -> int:
    """TR01: -1 per blood in the pool."""
    return -game.pool[seat]


@verbs.verb("power", takes=(FEW,))
def power_per_rival(game: Vendetta, seat: int, card: int, loc: int, each: int) -> int:
    """VE01: per rival here; in teams the partner counts by choice (VE-R63)."""
    found = rivals(game, seat, loc)
    if game.spared >> card & 1:
        found = [other for other in found if other != partner_of(game, seat)]
    return each * len(found)


@verbs.verb("power")
def power_as_highest(game: Vendetta, seat: int, card: int, loc: int) -> int:
    """VE04: the highest printed power on any face-up card here."""
    return max(
        (
            printed_power(game, loc, other, each)
            for other in range(game.seats)
            for each in game.cards_at[UP + MAX_SEATS * loc + other]
        ),
        default=0,
    )


@verbs.verb("power")
def halve_rivals(game: Vendetta, seat: int, card: int, loc: int) -> int:
    """GA02: the printed power of rivals' cards here counts half; conflict.py consults it."""
    return 0


@verbs.verb("power")
def zero_highest(game: Vendetta, seat: int, card: int, loc: int) -> int:
    """VE02: the highest printed power on the other positions is set to 0; conflict.py consults it."""
    return 0


@verbs.verb("power", takes=(FEW,))
def blood_worth(game: Vendetta, seat: int, card: int, loc: int, worth: int) -> int:
    """GA03: what each own deployed blood here gives; conflict.py consults it."""
    return 0


# --- answers to played cards -------------------------------------------------------------------


@verbs.verb("card_played", takes=(FEW,))
@step
def lose_when_elsewhere(
    game: Vendetta, seat: int, card: int, loc: int, player: int, at: int, down: int, amount: int
) -> None:
    """BR03: an opponent who plays a card at another location loses blood."""
    if are_partners(game, seat, player):
        args = (seat, card, loc, amount, player)
        game.ask(seat, "include partner", (INCLUDE, SPARE), partner_challenged, *args, rule="VE-1504")
    else:
        game.then(lose_to, seat, card, loc, amount, player)


@step
def partner_challenged(
    game: Vendetta, seat: int, card: int, loc: int, amount: int, player: int, answer: str
) -> None:
    """VE-1504 The partner is hit or spared."""
    if answer == INCLUDE:
        game.then(lose_to, seat, card, loc, amount, player)


@verbs.verb("card_played", takes=(FEW,))
@step
def deploy_when_here(
    game: Vendetta, seat: int, card: int, loc: int, player: int, at: int, down: int, amount: int
) -> None:
    """GA06: an opponent plays a card here: blood from the bank on the player's own position."""
    if are_partners(game, seat, player):
        args = (seat, card, loc, amount)
        game.ask(seat, "include partner", (INCLUDE, SPARE), partner_prowled, *args, rule="VE-1504")
    else:
        deploy_from_bank(game, seat, loc, amount, card)


@step
def partner_prowled(game: Vendetta, seat: int, card: int, loc: int, amount: int, answer: str) -> None:
    """VE-1504 The partner's card counts or not."""
    if answer == INCLUDE:
        deploy_from_bank(game, seat, loc, amount, card)


@verbs.verb("card_played", takes=(FEW,))
@step
def deploy_when_down(
    game: Vendetta, seat: int, card: int, loc: int, player: int, at: int, down: int, amount: int
) -> None:
    """NO03: a card played face down here: blood from the bank on the player's own position."""
    deploy_from_bank(game, seat, loc, amount, card)


@verbs.verb("card_played", takes=(FEW,))
@step
def deploy_at_haven(
    game: Vendetta, seat: int, card: int, loc: int, player: int, at: int, down: int, amount: int
) -> None:
    """AL05: the player plays a card at the Haven: blood from the bank on the position there."""
    deploy_from_bank(game, seat, HAVEN, amount, card)


@verbs.verb("withdrawn", takes=(FEW,))
@step
def deploy_when_withdrawn(game: Vendetta, seat: int, card: int, loc: int, moved: int, each: int) -> None:
    """NO04: blood from the bank here per card moved in a withdrawal from another location."""
    if game.out[seat] and game.settings.rules_version >= 2:  # a location card has just eliminated them
        return
    game.tell("acts", seat, card, loc, rule="VE-714")
    deploy_from_bank(game, seat, loc, each * moved, card)


# --- texts that chapters consult ---------------------------------------------------------------


@verbs.verb("playing")
def must_play_down(game: Vendetta) -> None:
    """NO03: opponents play face down here; its player sees those cards (playing.py)."""


@verbs.verb("withdrawing")
def cloak(game: Vendetta) -> None:
    """NO02: a withdrawal from another location leads here (withdrawal.py)."""


@verbs.verb("stayed", takes=(FEW,))
def steal_from_stayers(game: Vendetta) -> None:
    """VE05: the price for rivals who stay (withdrawal.py)."""


@verbs.verb("before_revelation")
def play_alliance_blood(game: Vendetta) -> None:
    """TO07: blood before Revelation, as much as cards in the Alliance (revelation.py)."""


@verbs.verb("revelation")
def one_step_ahead(game: Vendetta) -> None:
    """NO06: rivals pay to turn their cards up (revelation.py)."""


@verbs.verb("always")
def immune_here(game: Vendetta) -> None:
    """TO06: lose and steal effects that happen here do not affect its player (keywords.py)."""


@verbs.verb("always")
def dark_pact(game: Vendetta) -> None:
    """TR04: blood lost or spent is deployed here instead (keywords.py)."""


@verbs.verb("frenzy")
def instead_drain(game: Vendetta) -> None:
    """TR08: turned face down instead of a drain (frenzy.py)."""


@verbs.verb("frenzy_pay", takes=(FEW,))
def frenzy_influence(game: Vendetta) -> None:
    """BR08: more influence for a frenzy of a rival (frenzy.py)."""


@verbs.verb("round_end")
def shuffle_back(game: Vendetta) -> None:
    """MA06: a card goes back into the deck at the round end (round_end.py)."""


@verbs.verb("frenzy_pay", takes=(FEW,))
def ally_frenzy_influence(game: Vendetta) -> None:
    """AL12: more influence for a frenzy (frenzy.py)."""


@verbs.verb("frenzy_pay", takes=(FEW,))
def ally_frenzy_blood(game: Vendetta) -> None:
    """AL15: blood for a frenzy (frenzy.py)."""


@verbs.verb("draining")
def cannot_drain(game: Vendetta) -> None:
    """AL11: never drained (frenzy.py)."""


@verbs.verb("draining", takes=(FEW,))
def diablerie(game: Vendetta) -> None:
    """AL14: this many Diablerie tokens when drained (frenzy.py)."""


@verbs.verb("frenzy")
def drained_first(game: Vendetta) -> None:
    """AL30: in a frenzy drained without a draw (frenzy.py)."""


@verbs.verb("always")
def win_ties(game: Vendetta) -> None:
    """AL08: wins all ties (order.py)."""


@verbs.verb("always", takes=(CHANGE,))
def face_down_cost(game: Vendetta) -> None:
    """AL07, AL28, LC03: face-down plays cost more or less (playing.py)."""


@verbs.verb("own_turn")
def pay_to_look(game: Vendetta) -> None:
    """AL13: 1 blood to look at a face-down card (planning.py)."""


@verbs.verb("hand_building")
def keep_both(game: Vendetta) -> None:
    """AL27: keep both cards for one from hand (rounds.py)."""


@verbs.verb("game_end", takes=(FEW,))
def only_human(game: Vendetta, seat: int, card: int, loc: int, influence: int) -> int:
    """AL26: if she is the only undrained human ally (VE-R35)."""
    cards = list(game.cards_at[ALLIANCE + seat])
    if game.rulings.munoz_counts == "all_humans":
        cards += game.cards_at[DRAINED + seat]
    humans = [each for each in cards if game.kinds[each].family == "ally" and not game.kinds[each].vampire]
    return influence if humans == [card] else 0
