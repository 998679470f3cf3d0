"""The verbs that cards of Veto! may use.

A verb that acts is a step; it gets (seat, card, target, that, …): who uses the text, the card that
bears it, what was chosen at the declaration (a card, or -1 - seat for a player), and what is answered
(an item of the stack). Verbs of the moment ``passive`` are consulted by the rules; costs and moments
are read when the pack is loaded.
"""

from __future__ import annotations

from typing import Any

from interrex.engine.questions import step
from interrex.games.veto.answers import ability_of, undiscardable
from interrex.games.veto.cards import BITS, ELEKT, MOMENTS
from interrex.games.veto.duel import change_szabla, fighters_of, still_fighting
from interrex.games.veto.moving import (
    discard_from_play,
    give_control,
    settle_losses,
    settle_rights,
)
from interrex.games.veto.permissions import company_elekt_room
from interrex.games.veto.result import strike
from interrex.games.veto.table import (
    ABILITY,
    ARMS_BITS,
    BARRED,
    DOUBLED,
    IGNORED,
    ITEM_ABILITY,
    ITEM_CARD,
    ITEM_SEAT,
    KILLED,
    NOBODY,
    SAFE,
    SAVED,
    UNDECIDED,
    VICTIM,
    WINNER,
    Veto,
    changed,
    controller,
    face,
    in_play,
)
from interrex.games.veto.table import (
    tap as tap_card,
)
from interrex.games.veto.table import (
    untap as untap_card,
)
from interrex.games.veto.traits import holds, keywords
from interrex.games.veto.verbs.vocabulary import PASSIVE_VERBS, TREE, consulted, verbs
from interrex.games.veto.victory import hand_over, kreski_from_pool, kreski_to_pool

# --- the stack ---------------------------------------------------------------------------------------


@verbs.verb("do", takes=TREE)
@step
def negate(game: Veto, seat: int, card: int, target: Any, that: int, what: str, also: str = "") -> None:
    """VT-1333 The aimed item has no result."""
    if not 0 <= that < len(game.stack):
        return
    declared, _, aimed, _, _, _, _ = game.stack[that]
    game.negated |= 1 << that
    game.tell("negated", seat, face(game, aimed), rule="VT-1333")
    if declared == ABILITY and also == "discard" and game.rulings.veto_on_abilities == "cancel_and_discard":
        if in_play(game, aimed) and game.kinds[aimed].family not in ("faction", "strategy"):
            discard_from_play(game, aimed)  # VT-R51
            settle_losses(game)


@verbs.verb("do", takes=TREE)
@step
def redirect_challenge(game: Veto, seat: int, card: int, target: Any, that: int, to: str) -> None:
    """VT-1008 Another character is challenged instead."""
    from interrex.games.veto.duel import why_not_challenged

    if 0 <= that < len(game.stack) and in_play(game, card) and not why_not_challenged(game, card):
        what, actor, challenger, number, _, answers, reply = game.stack[that]
        game.stack[that] = (what, actor, challenger, number, card, answers, reply)
        game.tell("redirected", face(game, card), rule="VT-1008")


# --- traits and prices -------------------------------------------------------------------------------


def side_meant(game: Veto, seat: int, who: Any) -> int:
    """The side of ``your_fighter`` or ``enemy_fighter``, or NOBODY when there is no duel."""
    seats = fighters_of(game)
    if seat not in seats or not still_fighting(game):
        return NOBODY
    side = seats.index(seat)
    return 1 - side if who == "enemy_fighter" else side


@verbs.verb("do", "passive", takes=TREE)
@step
def szabla(
    game: Veto, seat: int, card: int, target: Any, that: int, number: int, who: Any, *until: str
) -> None:
    """VT-1038 Szabla until the end of the duel, or of the round."""
    if "round" in until:
        roles = tuple(word for word in until if word != "round")
        game.lasting.append(("szabla", seat, number, roles))
        return
    side = side_meant(game, seat, who)
    if side == NOBODY:
        return
    change_szabla(game, side, number)
    if number > 0 and who == "your_fighter":
        for change in game.action:  # Riposta: VT-R34
            if change[0] == "copy" and change[1] == len(game.stack):
                change_szabla(game, change[2], number)


@verbs.verb("do", takes=TREE)
@step
def copy_modifier(game: Veto, seat: int, card: int, target: Any, that: int, what: str) -> None:
    """VT-R34 The modifier of the answered thrust also applies to one's own fighter, if it works."""
    side = side_meant(game, seat, "your_fighter")
    if side == NOBODY or not 0 <= that < len(game.stack):
        return
    if game.rulings.riposta_copies == "when_it_works":
        game.action.append(("copy", that, side))
        return
    item = game.stack[that]
    for effect in ability_of(game, item[ITEM_CARD], item[ITEM_ABILITY]).effects:
        name, args = effect.verb, effect.args
        if name == "given" and holds(game, item[ITEM_CARD], item[ITEM_SEAT], args[0]):
            name, args = args[1][0], args[1][1:]
        if name == "szabla" and args[1] == "your_fighter" and args[0] > 0:
            change_szabla(game, side, int(args[0]))


@verbs.verb("do", "passive", takes=TREE)
@step
def price_add(game: Veto, seat: int, card: int, target: Any, that: int, number: int, *what: Any) -> None:
    """VT-926 The price of what is being deployed."""
    game.action.append(("add", number))


@verbs.verb("do", takes=TREE)
@step
def price_half(game: Veto, seat: int, card: int, target: Any, that: int, what: str) -> None:
    """VT-R60 Half the price."""
    game.action.append(("half",))


@verbs.verb("do", takes=TREE)
@step
def price_single(game: Veto, seat: int, card: int, target: Any, that: int, what: str) -> None:
    """VT-924 The doubling is left out."""
    game.action.append(("single",))


@verbs.verb("do", "passive", takes=TREE)
@step
def yield_add(game: Veto, seat: int, card: int, target: Any, that: int, number: int) -> None:
    """VT-943 The yield of an agitation."""
    game.action.append(("yield", number))


@verbs.verb("do", takes=TREE)
@step
def deploy_kreski_add(game: Veto, seat: int, card: int, target: Any, that: int, number: int) -> None:
    """VT-932 What the deployment brings."""
    game.action.append(("kreski", number))


@verbs.verb("do", "passive", takes=TREE)
@step
def refusal_add(game: Veto, seat: int, card: int, target: Any, that: int, number: int, who: str) -> None:
    """VT-1068 More kreski for this refusal."""
    game.action.append(("refusal", number))


@verbs.verb("do", takes=TREE)
@step
def refusal_free(game: Veto, seat: int, card: int, target: Any, that: int, who: str) -> None:
    """VT-1068 No kreski for this refusal."""
    game.action.append(("free",))


# --- kreski, ducats, initiative ----------------------------------------------------------------------


@verbs.verb("do", takes=TREE)
@step
def take_kreski(game: Veto, seat: int, card: int, target: Any, that: int, number: int) -> None:
    """VT-152 From the common pool."""
    kreski_from_pool(game, seat, number, "VT-152")


@verbs.verb("do", "cost", takes=TREE)
@step
def return_kreski(game: Veto, seat: int, card: int, target: Any, that: int, who: str, number: int) -> None:
    """VT-152 To the common pool."""
    kreski_to_pool(game, -1 - target if who == "opponent" else seat, number, "VT-152")


@verbs.verb("do", takes=TREE)
@step
def seize_kreski(game: Veto, seat: int, card: int, target: int, that: int, number: int, who: str) -> None:
    """VT-152 From another player."""
    hand_over(game, -1 - target, seat, number, "VT-152")


@verbs.verb("do", takes=TREE)
@step
def ducats(game: Veto, seat: int, card: int, target: Any, that: int, number: Any) -> None:
    """VT-103 From the bank."""
    amount = game.kinds[target].lafa if isinstance(number, tuple) else int(number)
    game.ducats[seat] += amount
    game.tell("took_ducats", seat, amount, rule="VT-103")


@verbs.verb("do", takes=TREE)
@step
def steal_ducats(game: Veto, seat: int, card: int, target: int, that: int, number: int, who: str) -> None:
    """VT-152 From another treasury."""
    victim = -1 - target
    amount = min(number, game.ducats[victim])
    game.ducats[victim] -= amount
    game.ducats[seat] += amount
    game.tell("stole_ducats", seat, victim, amount, rule="VT-152")


@verbs.verb("do", "passive", takes=TREE)
@step
def initiative(game: Veto, seat: int, card: int, target: Any, that: int, number: int, who: Any) -> None:
    """VT-705 A total for initiative."""
    game.reply_total[seat] += number


@verbs.verb("do", takes=TREE)
@step
def no_election(game: Veto, seat: int, card: int, target: Any, that: int, until: str) -> None:
    """VT-1301 Nobody may announce an election this round."""
    game.no_election = True
    game.tell("no_election", seat, rule="VT-1301")


# --- states ------------------------------------------------------------------------------------------


def all_targets(game: Veto, card: int, target: Any, who: Any) -> list[int]:
    """The cards a verb means: its bearer, its host, or what was chosen."""
    if who == "self":
        cards = [card]
    elif who == "host":
        cards = [game.host[card]]
    else:
        cards = list(target) if isinstance(target, tuple) else [target]
    return [each for each in cards if each != NOBODY and in_play(game, each)]


@verbs.verb("do", "cost", takes=TREE)
@step
def tap(game: Veto, seat: int, card: int, target: Any, that: int, who: Any) -> None:
    """VT-628 Tap a card."""
    for each in all_targets(game, card, target, who):
        tap_card(game, each)
        game.tell("tapped", face(game, each), rule="VT-628")


@verbs.verb("do", takes=TREE)
@step
def untap(game: Veto, seat: int, card: int, target: Any, that: int, who: Any, *up_to: Any) -> None:
    """VT-628 Untap cards."""
    for each in all_targets(game, card, target, who):
        untap_card(game, each)
        game.tell("untapped", face(game, each), rule="VT-628")


@verbs.verb("do", takes=TREE)
@step
def move_field(game: Veto, seat: int, card: int, target: Any, that: int, who: str) -> None:
    """VT-955 To the other field, without tapping."""
    from interrex.games.veto.permissions import may_stand_on_magnates

    for each in all_targets(game, card, target, who):
        if may_stand_on_magnates(game, each):
            game.fields ^= 1 << each
            changed(game)
            game.tell("moved", seat, face(game, each), game.fields >> each & 1, rule="VT-955")


@verbs.verb("do", "cost", takes=TREE)
@step
def discard(game: Veto, seat: int, card: int, target: Any, that: int, what: Any) -> None:
    """VT-619 From play to the discard pile."""
    for each in all_targets(game, card, target, what):
        if not undiscardable(game.kinds[each]):
            discard_from_play(game, each)
            game.then(settle_rights)


@verbs.verb("do", takes=TREE)
@step
def wound(game: Veto, seat: int, card: int, target: Any, that: int, who: Any, *how: str) -> None:
    """VT-624, VT-635 When the stack has resolved the character is wounded."""
    game.pending.append((strike, (victim_of(game, seat, target, who), 0, NOBODY, 0)))


@verbs.verb("do", takes=TREE)
@step
def kill(game: Veto, seat: int, card: int, target: Any, that: int, who: Any) -> None:
    """VT-626, VT-635 When the stack has resolved the character is killed."""
    game.pending.append((strike, (victim_of(game, seat, target, who), 1, NOBODY, 0)))


def victim_of(game: Veto, seat: int, target: Any, who: Any) -> int:
    """The chosen character, or the enemy in the duel."""
    if who == "enemy_fighter":
        seats = fighters_of(game)
        return game.duel[1 - seats.index(seat)]
    return int(target)


@verbs.verb("do", takes=TREE)
@step
def not_discarded(game: Veto, seat: int, card: int, target: Any, that: int, who: str) -> None:
    """VT-1048 A wounded character stays."""
    if game.harm and in_play(game, game.harm[VICTIM]) and not game.harm[SAVED]:
        game.harm[SAVED] = 1


@verbs.verb("do", takes=TREE)
@step
def to_hand_instead(game: Veto, seat: int, card: int, target: Any, that: int, who: str) -> None:
    """A wounded character goes to his owner's hand instead of being discarded."""
    if game.harm and in_play(game, game.harm[VICTIM]) and not game.harm[SAVED]:
        game.harm[SAVED] = 2


@verbs.verb("do", "passive", takes=TREE)
@step
def wounded_instead(game: Veto, seat: int, card: int, target: Any, that: int, who: str) -> None:
    """VT-1050 A kill becomes a wound."""
    if game.harm:
        game.harm[KILLED] = 0
        game.tell("only_wounded", face(game, game.harm[VICTIM]), rule="VT-1050")


@verbs.verb("do", takes=TREE)
@step
def control(game: Veto, seat: int, card: int, target: int, that: int, who: Any, until: str) -> None:
    """VT-1304, VT-R37, VT-R41 Control until the end of the round."""
    from interrex.games.veto.traits import kreski_trait

    if keywords(game, target) & ELEKT and not company_elekt_room(game, seat):
        if game.rulings.second_elekt == "impossible":
            return
    former = controller(game, target)
    give_control(game, target, seat)
    game.lasting.append(("control", target, former))
    if game.rulings.control_kreski == "follow":
        hand_over(game, former, seat, kreski_trait(game, target), "VT-1308")


# --- permissions -------------------------------------------------------------------------------------


@verbs.verb("do", "passive", takes=TREE)
@step
def keyword(
    game: Veto, seat: int, card: int, target: Any, that: int, word: str, who: Any, until: str
) -> None:
    """VT-201 A keyword until the end of the round."""
    for each in all_targets(game, card, target, who):
        game.lasting.append(("keyword", each, BITS[word]))
        game.tell("gained", face(game, each), word, rule="VT-201")
    changed(game)
    game.then(settle_rights)


@verbs.verb("do", "passive", takes=TREE)
@step
def cannot(game: Veto, seat: int, card: int, target: Any, that: int, what: Any, who: Any, until: str) -> None:
    """VT-1301 A prohibition until the end of the duel or the round."""
    if until == "round":
        game.lasting.append(("cannot", what, target))
        return
    side = side_meant(game, seat, "your_fighter")
    if side == NOBODY:
        return
    if what == "be_killed":
        game.duel[SAFE + side] = 1
    else:
        game.duel[BARRED + side] |= 2 if what[1] == "any" else 1


@verbs.verb("do", takes=TREE)
@step
def blank(game: Veto, seat: int, card: int, target: int, that: int, who: Any, until: str) -> None:
    """VT-R67 A character's rule does not work until the end of the round."""
    game.lasting.append(("blank", target))
    changed(game)
    game.then(settle_rights)


# --- the duel ----------------------------------------------------------------------------------------


@verbs.verb("do", takes=TREE)
@step
def double_weapon(game: Veto, seat: int, card: int, target: Any, that: int, who: str) -> None:
    """Double the bonus of the weapon used in this duel."""
    side = side_meant(game, seat, who)
    if side != NOBODY:
        game.duel[DOUBLED + side] += 1


@verbs.verb("do", "passive", takes=TREE)
@step
def ignore(game: Veto, seat: int, card: int, target: Any, that: int, arms: str, who: str, until: str) -> None:
    """That equipment of a fighter does not work in this duel."""
    side = side_meant(game, seat, who)
    if side != NOBODY:
        game.duel[IGNORED + side] |= ARMS_BITS[arms]


@verbs.verb("do", takes=TREE)
@step
def end_undecided(game: Veto, seat: int, card: int, target: Any, that: int) -> None:
    """VT-1045 The duel ends undecided."""
    if still_fighting(game):
        game.duel[WINNER] = UNDECIDED


@verbs.verb("do", "passive", takes=TREE)
@step
def given(game: Veto, seat: int, card: int, target: Any, that: int, condition: Any, inner: Any) -> None:
    """The inner verb, if its condition holds now."""
    if holds(game, card, seat, condition):
        game.then(verbs.verbs[inner[0]].function, seat, card, target, that, *inner[1:])


# --- what the rules consult and the pack reads -------------------------------------------------------

for _name in PASSIVE_VERBS:
    if _name not in verbs.verbs:
        consulted(_name, "passive")
for _name in ("attach",):
    consulted(_name, "do")
for _name in ("pay", "remove", "choose"):
    consulted(_name, "cost")
for _name in (*MOMENTS, "any_moment"):
    consulted(_name, "moment")
