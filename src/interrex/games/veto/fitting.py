"""Chapter 1300: which items of the stack and which named moments a reply answers (VT-315)."""

from __future__ import annotations

from typing import Any, Final

from interrex.games.veto.cards import CHARACTER, ELEKT, TAGS, Tree
from interrex.games.veto.moments import LAST_MOMENTS, MOMENTS
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
    INFLUENCE,
    ITEM_TARGET,
    MOVE,
    NOBODY,
    REFUSE,
    SEATS,
    THRUST_PLAYED,
    UNDECIDED,
    USED,
    WINNER,
    StackItem,
    Veto,
    controller,
    in_play,
)
from interrex.games.veto.traits import keywords, own_fighter, passes, side_of

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
MOVED_BY_DEED: Final = TAGS["move_declared"]
AIMED: Final = (EFFECT_PLAYED, THRUST_PLAYED, ABILITY)  # items whose target is a card or a player


def item_tags(game: Veto, item: StackItem) -> int:
    """The moments that an item of the stack is."""
    what, _, _, number, _, _, is_reply = item
    tags = ITEM_TAGS.get(what, 0)
    if what == MOVE and "move_declared" in game.pack.spoken:
        tags = MOVED_BY_DEED
    if is_reply:
        tags |= TAGS["reply_declared"]
    if number == REVENGE_CALL:
        tags |= TAGS["ability_declared"]  # VT-258
    return tags


def whose(game: Veto, seat: int, who: Tree, other: int) -> bool:
    """``you``, ``opponent`` or ``any``."""
    return who == "any" or (who in ("you", "yours")) == (other == seat)


def fits_item(game: Veto, seat: int, card: int, when: tuple[Any, ...], item: StackItem) -> bool:
    """VT-315 The condition of a text is met by an item of the stack."""
    tag = when[0]
    if not TAGS.get(tag, 0) & item_tags(game, item):
        return False
    who = when[1] if len(when) > 1 else "any"
    _, actor, source, number, _, that, _ = item
    if tag == "challenge_declared":
        return called(game, seat, card, who, item) and (len(when) == 2 or number == REVENGE_CALL)
    if tag == "refusal_declared":
        if len(when) > 2 or who == "opponent":  # your_challenge
            return actor != seat and in_play(game, that) and controller(game, that) == seat
        return about(game, seat, card, who, source, actor)
    if tag == "thrust_declared":
        fighter = when[1] if len(when) > 1 else "enemy_fighter"
        return thrust_meant(game, seat, card, fighter, actor) and all(
            item_word(game, seat, card, word, item) for word in when[2:]
        )
    return about(game, seat, card, who, source, actor) and all(
        item_word(game, seat, card, word, item) for word in when[2:]
    )


def about(game: Veto, seat: int, card: int, who: Tree, subject: int, actor: int) -> bool:
    """Whom a word means: ``subject`` is the card that acts or that something is done to, of ``actor``."""
    if who == "self":
        return subject == card
    if who == "host":
        return subject == game.host[card]
    if who == "companion":
        return actor == seat and subject != card
    return whose(game, seat, who, actor)


def called(game: Veto, seat: int, card: int, who: Tree, item: StackItem) -> bool:
    """VT-1006 Who challenges, or who is challenged."""
    _, actor, challenger, _, target, _, _ = item
    if who == "any":
        return True
    if who.startswith("by_"):
        return about(game, seat, card, who[3:], challenger, actor)
    if who == "against_host":
        return bool(target == game.host[card])
    if controller(game, target) != seat:
        return False
    return who == "against_yours" or bool((target == card) == (who == "against_self"))


def thrust_meant(game: Veto, seat: int, card: int, who: Tree, actor: int) -> bool:
    """VT-1037 A thrust against one's own fighter, or one's own; on a character the enemy is that one's."""
    fighter = own_fighter(game, seat)
    if who == "any":
        return True
    if fighter == NOBODY or (actor == seat) != (who != "enemy_fighter"):
        return False
    if who == "your_fighter":
        return True
    return (who == "enemy_fighter" and game.kinds[card].family != CHARACTER) or fighter == card


def item_word(game: Veto, seat: int, card: int, word: Tree, item: StackItem) -> bool:
    """What else is said of an item of the stack: what kind it is, or at what it is aimed."""
    what, actor, source, number, target, _, _ = item
    if isinstance(word, tuple):
        return (
            negates(game, seat, word, item) if word[0] == "negates" else such(game, seat, card, word, source)
        )
    if word == "against_yours":
        return against(game, seat, item)
    if word in ("against_self", "against_host"):
        meant = card if word == "against_self" else game.host[card]
        aimed = target if isinstance(target, tuple) else (target,)
        return what in AIMED and meant != NOBODY and meant in aimed
    if word == "on_self":
        return bool(target == card)
    if word == "other_faction":
        from interrex.games.veto.actions import is_doubled

        return is_doubled(game, actor, source)
    if word == "influence":
        return what == ABILITY and number == INFLUENCE
    if word == "revenge":
        return number == REVENGE_CALL
    return game.kinds[source].family == CHARACTER


def such(game: Veto, seat: int, card: int, wanted: tuple[Any, ...], subject: int) -> bool:
    """A selector such as ``character(kozak)`` fits the card that a moment is about."""
    return game.kinds[subject].family == wanted[0] and all(
        passes(game, seat, card, each, subject) for each in wanted[1:]
    )


def against(game: Veto, seat: int, item: StackItem) -> bool:
    """What is declared is aimed at the seat, or at a card he controls."""
    target = item[ITEM_TARGET]
    for each in target if isinstance(target, tuple) else (target,):
        if isinstance(each, int) and item[0] in AIMED:
            if -1 - each == seat:  # a player is told by a number below 0
                return True
            if each >= 0 and in_play(game, each) and controller(game, each) == seat:
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
    """VT-315 The condition of a text is met by a named moment."""
    tag = when[0]
    if tag == "any_moment":
        return moment[0] not in LAST_MOMENTS
    if tag != moment[0]:
        return False
    who = when[1] if len(when) > 1 else "any"
    if tag in ("wounded", "killed"):
        return in_play(game, moment[1]) and fits_harm(game, seat, card, who, moment[1])
    if tag in ("was_wounded", "was_killed"):
        return fits_loss(game, seat, card, who, moment)
    if tag == "before_duel":
        return fits_fight(game, seat, card, when[1] if len(when) > 1 else "yours")
    if tag in ("duel_end", "result_fixed"):
        return fits_duel_end(game, seat, card, who)
    if tag == "exchange_slot":
        return fits_slot(game, seat, card, who, moment[1])
    return fits_facts(game, seat, card, when[1:], moment)


def fits_facts(game: Veto, seat: int, card: int, words: tuple[Any, ...], moment: tuple[Any, ...]) -> bool:
    """The words of a moment fit its facts: the card and the player that it is about."""
    known = MOMENTS[moment[0]]
    subject = moment[known.card] if known.card else NOBODY
    actor = moment[known.seat] if known.seat else NOBODY
    for word in words:
        if isinstance(word, tuple):
            if not such(game, seat, card, word, subject):
                return False
        elif word == "changes_hands":
            if not moment[2]:
                return False
        elif not about(game, seat, card, word, subject, actor):
            return False
    return True


def fits_harm(game: Veto, seat: int, card: int, who: Tree, victim: int) -> bool:
    """``wounded`` and ``killed``: whose character it is, or who strikes."""
    if who in ("by_self", "by_yours"):
        return struck_by(game, seat, card, who, game.harm[BY])
    if who == "your_elekt":
        mine = controller(game, victim) == seat and victim != card
        return mine and bool(keywords(game, victim) & ELEKT)
    return about(game, seat, card, who, victim, controller(game, victim))


def struck_by(game: Veto, seat: int, card: int, who: Tree, by: int) -> bool:
    """This character strikes, or one of the seat's."""
    if by == NOBODY or not in_play(game, by):
        return False
    return by == card if who == "by_self" else controller(game, by) == seat


def fits_loss(game: Veto, seat: int, card: int, who: Tree, moment: tuple[Any, ...]) -> bool:
    """``was_wounded`` and ``was_killed``: the character is gone, its controller is a fact."""
    _, victim, lost_by, _, by, elekt = moment
    if who in ("by_self", "by_yours"):
        return struck_by(game, seat, card, who, by)
    if who == "your_elekt":
        return lost_by == seat and victim != card and bool(elekt)
    return about(game, seat, card, who, victim, lost_by)


def fits_fight(game: Veto, seat: int, card: int, who: Tree) -> bool:
    """VT-1022 Whose duel is about to start; without a word, one's own."""
    if who == "any":
        return True
    if who == "self":
        return side_of(game, card) != NOBODY
    if who == "host":
        return side_of(game, game.host[card]) != NOBODY
    fighter = own_fighter(game, seat)
    return fighter not in (NOBODY, card) if who == "companion" else fighter != NOBODY


def fits_slot(game: Veto, seat: int, card: int, who: Tree, slot_of: int) -> bool:
    """VT-1032 A slot of one's own; on a character, without a word, one in which a companion fights."""
    fighter = own_fighter(game, seat)
    if slot_of != seat or fighter == NOBODY or who == "yours":
        return slot_of == seat and fighter != NOBODY
    if who == "self_fights":
        return fighter == card
    return fighter != card


def fits_duel_end(game: Veto, seat: int, card: int, who: Tree) -> bool:
    """VT-1061, VT-1045 How a duel has ended, and whose it was; ``yours`` needs an enemy still in play."""
    duel = game.duel
    if who == "any":
        return True
    if who == "self_used":
        return bool(duel[USED] >> card & 1)
    if who == "self":
        return side_of(game, card) != NOBODY
    seats = duel[SEATS : SEATS + 2]
    if seat not in seats:
        return False
    if who == "yours":
        return in_play(game, duel[1 - seats.index(seat)])
    won = duel[WINNER]
    if who == "undecided":
        return won == UNDECIDED
    if won not in (0, 1):
        return False
    side = won if who.startswith("won_") else 1 - won
    return seats[side] == seat and (who.endswith("_you") or duel[side] == card)
