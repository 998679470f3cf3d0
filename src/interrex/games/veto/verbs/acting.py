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
from interrex.games.veto.cards import BITS, CHARACTER, ELEKT, FACTION, STRATEGY
from interrex.games.veto.duel import change_szabla, still_fighting
from interrex.games.veto.happening import happened
from interrex.games.veto.happening import tap as tap_card
from interrex.games.veto.moments import MOMENTS
from interrex.games.veto.moving import (
    discard_from_play,
    give_control,
    settle_losses,
    settle_rights,
)
from interrex.games.veto.permissions import MOST_DUCATS, company_elekt_room, protected
from interrex.games.veto.result import strike
from interrex.games.veto.szabla import in_role
from interrex.games.veto.table import (
    ABILITY,
    ARMS_BITS,
    BARRED,
    DOUBLED,
    IGNORED,
    ITEM_ABILITY,
    ITEM_ANSWERS,
    ITEM_CARD,
    ITEM_SEAT,
    ITEM_TARGET,
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
    is_tapped,
)
from interrex.games.veto.table import (
    untap as untap_card,
)
from interrex.games.veto.traits import fighters_of, keywords, side_of
from interrex.games.veto.verbs.meaning import Use, amount, cards_meant, is_true, players_meant
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
    game.tell("negated", seat, face(game, aimed), face(game, card), rule="VT-1333")
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
    game: Veto, seat: int, card: int, target: Any, that: int, number: Any, who: Any, *until: str
) -> None:
    """VT-1038 Szabla until the end of the duel, or of the round."""
    use = Use(seat, card, target, that)
    change = amount(game, use, number)
    if "round" in until:
        roles = tuple(word for word in until if word != "round")
        if who == "yours":
            game.lasting.append(("szabla", seat, change, roles))
            return
        for each in cards_meant(game, use, who):
            game.lasting.append(("szabla of", each, change, roles))
            game.tell("szabla_of_round", face(game, each), change, rule="VT-1038")
        return
    if not still_fighting(game):
        return
    for each in cards_meant(game, use, "your_fighter" if who == "yours" else who):
        side = side_of(game, each)
        if side != NOBODY and in_role(game, side, until):
            change_szabla(game, side, change)
    if change > 0 and who == "your_fighter":
        for noted in game.action:  # Riposta: VT-R34
            if noted[0] == "copy" and noted[1] == len(game.stack):
                change_szabla(game, noted[2], change)


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
    use = Use(item[ITEM_SEAT], item[ITEM_CARD], item[ITEM_TARGET], item[ITEM_ANSWERS])
    for effect in ability_of(game, item[ITEM_CARD], item[ITEM_ABILITY]).effects:
        name, args = effect.verb, effect.args
        if name == "given" and is_true(game, use, args[0]):
            name, args = args[1][0], args[1][1:]
        if name == "szabla" and args[1] == "your_fighter":
            change = amount(game, use, args[0])
            if change > 0:
                change_szabla(game, side, change)


@verbs.verb("do", "passive", takes=TREE)
@step
def price_add(game: Veto, seat: int, card: int, target: Any, that: int, number: Any, *what: Any) -> None:
    """VT-926 The price of what is being deployed."""
    game.action.append(("add", amount(game, Use(seat, card, target, that), number)))


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
def yield_add(game: Veto, seat: int, card: int, target: Any, that: int, number: Any, *condition: Any) -> None:
    """VT-943 The yield of an agitation."""
    game.action.append(("yield", amount(game, Use(seat, card, target, that), number)))


@verbs.verb("do", takes=TREE)
@step
def deploy_kreski_add(game: Veto, seat: int, card: int, target: Any, that: int, number: Any) -> None:
    """VT-932 What the deployment brings."""
    game.action.append(("kreski", amount(game, Use(seat, card, target, that), number)))


@verbs.verb("do", "passive", takes=TREE)
@step
def refusal_add(game: Veto, seat: int, card: int, target: Any, that: int, number: Any, *who: Any) -> None:
    """VT-1068 More kreski for this refusal."""
    game.action.append(("refusal", amount(game, Use(seat, card, target, that), number)))


@verbs.verb("do", takes=TREE)
@step
def refusal_free(game: Veto, seat: int, card: int, target: Any, that: int, who: str) -> None:
    """VT-1068 No kreski for this refusal."""
    game.action.append(("free",))


# --- kreski, ducats, initiative ----------------------------------------------------------------------


@verbs.verb("do", takes=TREE)
@step
def take_kreski(
    game: Veto, seat: int, card: int, target: Any, that: int, number: Any, who: Any = "you"
) -> None:
    """VT-152 From the common pool."""
    use = Use(seat, card, target, that)
    for player in players_meant(game, use, who):
        kreski_from_pool(game, player, amount(game, use, number), "VT-152")


@verbs.verb("do", "cost", takes=TREE)
@step
def return_kreski(game: Veto, seat: int, card: int, target: Any, that: int, who: Any, number: Any) -> None:
    """VT-152 To the common pool."""
    use = Use(seat, card, target, that)
    for player in players_meant(game, use, who):
        kreski_to_pool(game, player, amount(game, use, number), "VT-152")


@verbs.verb("do", takes=TREE)
@step
def seize_kreski(game: Veto, seat: int, card: int, target: Any, that: int, number: Any, who: Any) -> None:
    """VT-152 From another player."""
    use = Use(seat, card, target, that)
    for player in players_meant(game, use, who):
        hand_over(game, player, seat, amount(game, use, number), "VT-152")


@verbs.verb("do", takes=TREE)
@step
def ducats(game: Veto, seat: int, card: int, target: Any, that: int, number: Any, who: Any = "you") -> None:
    """VT-103 From the bank."""
    use = Use(seat, card, target, that)
    for player in players_meant(game, use, who):
        taken = min(amount(game, use, number), MOST_DUCATS)
        game.ducats[player] += taken
        game.tell("took_ducats", player, taken, rule="VT-103")


@verbs.verb("do", takes=TREE)
@step
def lose_ducats(game: Veto, seat: int, card: int, target: Any, that: int, number: Any, who: Any) -> None:
    """VT-103 To the bank, as many as are there."""
    use = Use(seat, card, target, that)
    for player in players_meant(game, use, who):
        lost = min(amount(game, use, number), game.ducats[player])
        game.ducats[player] -= lost
        game.tell("lost_ducats", player, lost, rule="VT-103")


@verbs.verb("do", takes=TREE)
@step
def steal_ducats(game: Veto, seat: int, card: int, target: Any, that: int, number: Any, who: Any) -> None:
    """VT-152 From another treasury."""
    use = Use(seat, card, target, that)
    for victim in players_meant(game, use, who):
        stolen = min(amount(game, use, number), game.ducats[victim])
        game.ducats[victim] -= stolen
        game.ducats[seat] += stolen
        game.tell("stole_ducats", seat, victim, stolen, rule="VT-152")


@verbs.verb("do", "passive", takes=TREE)
@step
def initiative(game: Veto, seat: int, card: int, target: Any, that: int, number: Any, who: Any) -> None:
    """VT-705 A total for initiative."""
    game.reply_total[seat] += amount(game, Use(seat, card, target, that), number)


@verbs.verb("do", takes=TREE)
@step
def no_election(game: Veto, seat: int, card: int, target: Any, that: int, until: str) -> None:
    """VT-1301 Nobody may announce an election this round."""
    game.no_election = True
    game.tell("no_election", seat, rule="VT-1301")


# --- states ------------------------------------------------------------------------------------------


def spared(game: Veto, deed: str, card: int, seat: int) -> bool:
    """VT-1301 A text protects the card from this deed of another player's card."""
    return controller(game, card) != seat and protected(game, deed, card, seat)


@verbs.verb("do", "cost", takes=TREE)
@step
def tap(game: Veto, seat: int, card: int, target: Any, that: int, who: Any, *up_to: Any) -> None:
    """VT-628 Tap a card."""
    for each in cards_meant(game, Use(seat, card, target, that), who):
        if not spared(game, "tap", each, seat):
            tap_card(game, each)
            game.tell("tapped", face(game, each), rule="VT-628")


@verbs.verb("do", takes=TREE)
@step
def untap(game: Veto, seat: int, card: int, target: Any, that: int, who: Any, *up_to: Any) -> None:
    """VT-628 Untap cards."""
    for each in cards_meant(game, Use(seat, card, target, that), who):
        was_tapped = is_tapped(game, each)
        untap_card(game, each)
        game.tell("untapped", face(game, each), rule="VT-628")
        if was_tapped:
            happened(game, "card_untapped", each, controller(game, each))


@verbs.verb("do", takes=TREE)
@step
def move_field(game: Veto, seat: int, card: int, target: Any, that: int, who: Any) -> None:
    """VT-955 To the other field, without tapping."""
    from interrex.games.veto.permissions import may_stand_on_magnates

    for each in cards_meant(game, Use(seat, card, target, that), who):
        if game.kinds[each].family == CHARACTER and may_stand_on_magnates(game, each):
            game.fields ^= 1 << each
            changed(game)
            game.tell("moved", seat, face(game, each), game.fields >> each & 1, rule="VT-955")
            happened(game, "moved", each, controller(game, each))


@verbs.verb("do", "cost", takes=TREE)
@step
def discard(game: Veto, seat: int, card: int, target: Any, that: int, what: Any, *up_to: Any) -> None:
    """VT-619 From play to the discard pile."""
    for each in cards_meant(game, Use(seat, card, target, that), what):
        kind = game.kinds[each]
        if kind.family not in (FACTION, STRATEGY) and not undiscardable(kind):
            if in_play(game, each) and not spared(game, "discard", each, seat):
                discard_from_play(game, each)
                game.then(settle_rights)


@verbs.verb("do", takes=TREE)
@step
def wound(game: Veto, seat: int, card: int, target: Any, that: int, who: Any, *how: str) -> None:
    """VT-624, VT-635 When the stack has resolved, the character is wounded."""
    strike_later(game, Use(seat, card, target, that), who, 0)


@verbs.verb("do", takes=TREE)
@step
def kill(game: Veto, seat: int, card: int, target: Any, that: int, who: Any) -> None:
    """VT-626, VT-635 When the stack has resolved, the character is killed."""
    strike_later(game, Use(seat, card, target, that), who, 1)


def strike_later(game: Veto, use: Use, who: Any, killed: int) -> None:
    """VT-635 What strikes characters waits until the stack has resolved."""
    deed = "kill" if killed else "wound"
    for victim in cards_meant(game, use, who):
        if game.kinds[victim].family == CHARACTER and not spared(game, deed, victim, use.seat):
            game.pending.append((strike, (victim, killed, NOBODY, 0)))


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
        victim = game.harm[VICTIM]
        if game.harm[KILLED] and in_play(game, victim):
            happened(game, "was_saved", victim, controller(game, victim))
        game.harm[KILLED] = 0
        game.tell("only_wounded", face(game, victim), rule="VT-1050")


@verbs.verb("do", takes=TREE)
@step
def control(game: Veto, seat: int, card: int, target: Any, that: int, who: Any, until: str) -> None:
    """VT-1304, VT-R37, VT-R41 Control until the end of the round."""
    from interrex.games.veto.traits import kreski_trait

    for each in cards_meant(game, Use(seat, card, target, that), who):
        former = controller(game, each)
        if former == seat or spared(game, "control", each, seat):
            continue
        if keywords(game, each) & ELEKT and not company_elekt_room(game, seat):
            if game.rulings.second_elekt == "impossible":
                continue
        give_control(game, each, seat)
        game.lasting.append(("control", each, former))
        if game.rulings.control_kreski == "follow":
            hand_over(game, former, seat, kreski_trait(game, each), "VT-1308")


# --- permissions -------------------------------------------------------------------------------------


@verbs.verb("do", "passive", takes=TREE)
@step
def keyword(
    game: Veto, seat: int, card: int, target: Any, that: int, word: str, who: Any, until: str
) -> None:
    """VT-201 A keyword until the end of the round."""
    for each in cards_meant(game, Use(seat, card, target, that), who):
        game.lasting.append(("keyword", each, BITS[word]))
        game.tell("gained", face(game, each), word, rule="VT-201")
    changed(game)
    game.then(settle_rights)


@verbs.verb("do", "passive", takes=TREE)
@step
def cannot(game: Veto, seat: int, card: int, target: Any, that: int, what: Any, who: Any, until: str) -> None:
    """VT-1301 A prohibition until the end of the duel or the round."""
    use = Use(seat, card, target, that)
    for each in cards_meant(game, use, "your_fighter" if who == "you" else who):
        if until == "round":
            game.lasting.append(("cannot", what, each))
            continue
        side = side_of(game, each)
        if side == NOBODY or not still_fighting(game):
            continue
        if what == "be_killed":
            game.duel[SAFE + side] = 1
        elif isinstance(what, tuple):
            game.duel[BARRED + side] |= 2 if what[1] == "any" else 1


@verbs.verb("do", takes=TREE)
@step
def blank(game: Veto, seat: int, card: int, target: Any, that: int, who: Any, until: str) -> None:
    """VT-R67 A character's rule does not work until the end of the round."""
    for each in cards_meant(game, Use(seat, card, target, that), who):
        game.lasting.append(("blank", each))
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


# --- what the rules consult and the pack reads -------------------------------------------------------

for _name in PASSIVE_VERBS:
    if _name not in verbs.verbs:
        consulted(_name, "passive")
consulted("attach", "do")
for _name in ("pay", "remove", "choose"):
    consulted(_name, "cost")
for _name in (*MOMENTS, "any_moment"):
    consulted(_name, "moment")
