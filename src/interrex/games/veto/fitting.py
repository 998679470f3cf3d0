"""Chapter 1300: which items of the stack and which named moments a reply answers (VT-315)."""

from __future__ import annotations

from typing import Any, Final

from interrex.games.veto.cards import CHARACTER, LAST_MOMENTS, TAGS, Tree
from interrex.games.veto.table import (
    ABILITY,
    AGITATE,
    BUILD,
    BY,
    CARDS_PLAYED,
    CHALLENGE,
    DEPLOY,
    EFFECT_PLAYED,
    EQUIP,
    ITEM_TARGET,
    NOBODY,
    REFUSE,
    THRUST_PLAYED,
    StackItem,
    Veto,
    controller,
    in_play,
)
from interrex.games.veto.traits import keywords, own_fighter

REVENGE_CALL: Final = -3
ITEM_TAGS: Final = {
    DEPLOY: TAGS["card_declared"] | TAGS["deploy_declared"],
    EQUIP: TAGS["card_declared"] | TAGS["equipment_declared"],
    BUILD: TAGS["card_declared"] | TAGS["estate_declared"],
    EFFECT_PLAYED: TAGS["card_declared"] | TAGS["effect_declared"],
    THRUST_PLAYED: TAGS["card_declared"] | TAGS["thrust_declared"],
    ABILITY: TAGS["ability_declared"],
    AGITATE: TAGS["agitation_declared"],
    CHALLENGE: TAGS["challenge_declared"],
    REFUSE: TAGS["refusal_declared"],
}


def item_tags(game: Veto, item: StackItem) -> int:
    """The moments that an item of the stack is."""
    what, _, _, number, _, _, is_reply = item
    tags = ITEM_TAGS.get(what, 0)
    if is_reply:
        tags |= TAGS["reply_declared"]
    if number == REVENGE_CALL:
        tags |= TAGS["ability_declared"]  # VT-258
    return tags


def whose(game: Veto, seat: int, who: Tree, other: int) -> bool:
    """``you``, ``opponent`` or ``any``."""
    return who == "any" or (who in ("you", "yours")) == (other == seat)


def fits_item(game: Veto, seat: int, card: int, when: tuple[Any, ...], item: StackItem) -> bool:
    """VT-315 The condition of a reply is met by an item of the stack."""
    tag = when[0]
    if not TAGS.get(tag, 0) & item_tags(game, item):
        return False
    who = when[1] if len(when) > 1 else "any"
    _, actor, source, _, target, that, _ = item
    if tag == "agitation_declared" and who == "host":
        return source == game.host[card]
    if tag == "challenge_declared":
        if who == "by_yours":
            return actor == seat
        if controller(game, target) != seat:
            return False
        return who == "against_yours" or (target == card) == (who == "against_self")
    if tag == "refusal_declared":
        if len(when) > 2 or who == "opponent":  # your_challenge
            return actor != seat and in_play(game, that) and controller(game, that) == seat
        return actor == seat and (who == "yours" or source != card)
    if tag == "thrust_declared":
        fighter = own_fighter(game, seat)
        if fighter == NOBODY or actor == seat:
            return False
        return game.kinds[card].family != CHARACTER or fighter == card
    if not whose(game, seat, who, actor):
        return False
    if tag == "ability_declared" and len(when) > 2:
        return game.kinds[source].family == CHARACTER
    if tag == "deploy_declared" and len(when) > 2:
        from interrex.games.veto.actions import is_doubled

        return is_doubled(game, actor, source)
    if tag == "reply_declared":
        return negates(game, seat, when[2], item)
    if tag in ("card_declared", "effect_declared") and len(when) > 2:
        return against(game, seat, item)
    return True


def against(game: Veto, seat: int, item: StackItem) -> bool:
    """What is declared is aimed at the seat, or at a card he controls."""
    target = item[ITEM_TARGET]
    for each in target if isinstance(target, tuple) else (target,):
        if isinstance(each, int):
            if each < 0 and -1 - each == seat and item[0] in (EFFECT_PLAYED, THRUST_PLAYED):
                return True
            if each >= 0 and item[0] in (EFFECT_PLAYED, THRUST_PLAYED) and in_play(game, each):
                if controller(game, each) == seat:
                    return True
    return False


def negates(game: Veto, seat: int, wanted: tuple[Any, ...], item: StackItem) -> bool:
    """The reply would negate a card being played (or an ability) of the one meant."""
    _, _, card, number, _, that, _ = item
    from interrex.games.veto.answers import ability_of

    if number < 0 or not ability_of(game, card, number).negates or not 0 <= that < len(game.stack):
        return False
    aimed_at, actor, _, _, _, _, _ = game.stack[that]
    what = wanted[1]
    kinds = what[1:] if isinstance(what, tuple) else (what,)
    fits = ("card" in kinds and aimed_at in CARDS_PLAYED) or ("ability" in kinds and aimed_at == ABILITY)
    return fits and whose(game, seat, wanted[2], actor)


def fits_moment(game: Veto, seat: int, card: int, when: tuple[Any, ...], moment: tuple[Any, ...]) -> bool:
    """VT-315 The condition of a reply is met by a named moment."""
    tag = when[0]
    if tag == "any_moment":
        return moment[0] not in LAST_MOMENTS
    if tag != moment[0]:
        return False
    who = when[1] if len(when) > 1 else "any"
    if tag in ("deployed", "election_announced"):
        return bool(whose(game, seat, who, moment[1]))
    if tag in ("wounded", "killed"):
        return fits_harm(game, seat, card, who, moment[1])
    if tag == "before_duel":
        return own_fighter(game, seat) != NOBODY
    if tag == "duel_end":
        return fits_duel_end(game, seat, card, who)
    return True


def fits_harm(game: Veto, seat: int, card: int, who: Tree, victim: int) -> bool:
    """``wounded`` and ``killed``: whose character it is."""
    if not in_play(game, victim):
        return False
    if who == "any":
        return True
    if who == "host":
        return game.host[card] == victim
    if who == "self":
        return victim == card
    if who == "opponent":
        return controller(game, victim) != seat
    if who in ("by_self", "by_yours"):
        by = game.harm[BY]
        if by == NOBODY or not in_play(game, by):
            return False
        return by == card if who == "by_self" else controller(game, by) == seat
    if controller(game, victim) != seat:
        return False
    if who == "your_elekt":
        from interrex.games.veto.cards import ELEKT

        return bool(keywords(game, victim) & ELEKT) and victim != card
    return who == "yours" or victim != card


def fits_duel_end(game: Veto, seat: int, card: int, who: Tree) -> bool:
    """VT-1061 ``yours``, ``won_by_you``, ``won_by_self``, ``self_used``."""
    from interrex.games.veto.duel import fighters_of, winner_of

    if who == "self_used":
        return bool(game.duel[3] >> card & 1)
    seats = fighters_of(game)
    if seat not in seats:
        return False
    if who == "yours":
        enemy = game.duel[1 - seats.index(seat)]
        return in_play(game, enemy)
    side = winner_of(game)
    if side not in (0, 1) or seats[side] != seat:
        return False
    return who == "won_by_you" or game.duel[side] == card
