"""Chapter 1300, the reply rule: windows, answers, and the stack that resolves last in, first out."""

from __future__ import annotations

from typing import Any

from interrex.engine.questions import step
from interrex.games.veto.answers import (
    DUEL_LIMIT,
    Answer,
    ability_of,
    current,
    hand_may_answer,
    moment_answers,
    open_tags,
    removable,
    stack_answers,
)
from interrex.games.veto.cards import (
    EFFECT,
    TAGS,
    THRUST,
    Ability,
)
from interrex.games.veto.equal_cards import distinct
from interrex.games.veto.fitting import fits_moment
from interrex.games.veto.table import (
    ABILITY,
    BENE,
    EFFECT_PLAYED,
    INFLUENCE,
    ITEM_SEAT,
    NOBODY,
    STACK,
    THRUST_PLAYED,
    Veto,
    answers_itself,
    clockwise,
    face,
    holder,
    in_game,
    in_play,
    next_seat,
    playing,
    put,
    tap,
    under,
)
from interrex.games.veto.traits import derived

# --- the open stack ---------------------------------------------------------------------------------


def first_to_reply(game: Veto, actor: int) -> int:
    """VT-1322, VT-R27 Clockwise from the player after the one who acted."""
    if game.rulings.reply_order == "initiative_first":
        return holder(game)
    return next_seat(game, actor)


@step
def reply_turn(game: Veto, seat: int, passes_made: int) -> None:
    """VT-1321, VT-1325 The players answer in turn; after as many bene as players the stack resolves."""
    left = playing(game) - passes_made
    while left > 0:
        if in_game(game, seat):
            answers = stack_answers(game, seat)
            if answers or hand_may_answer(game, seat, open_tags(game, seat)):
                options = (BENE, *answers)
                game.ask(seat, "reply", options, replied, seat, playing(game) - left, rule="VT-1321")
                return
            left -= 1
        seat = (seat + 1) % game.seats
    game.then(resolve_next)


@step
def replied(game: Veto, seat: int, passes_made: int, answer: str | Answer) -> None:
    """VT-1324 A reply is laid on top and the answering begins anew; bene hands on."""
    if isinstance(answer, str):
        game.then(reply_turn, next_seat(game, seat), passes_made + 1)
        return
    card, number, target, answers = answer
    game.answered.append((card, number, answers))
    game.then(declare, seat, card, number, target, answers, True)
    choose_more(game, seat, card, number)
    game.then(reply_turn, first_to_reply(game, seat), 0)


def choose_more(game: Veto, seat: int, card: int, number: int) -> None:
    """VT-914 A text on up to so many cards names them after its declaration."""
    from interrex.games.veto.game_phase import choose_targets

    if number >= INFLUENCE and ability_of(game, card, number).up_to > 1:
        game.then(choose_targets, seat)


# --- declaring --------------------------------------------------------------------------------------


@step
def declare(game: Veto, seat: int, card: int, number: int, target: Any, answers: int, reply: bool) -> None:
    """VT-911, VT-321 A card is shown or an ability named; costs other than ducats are paid now (R18)."""
    what = ABILITY
    family = game.kinds[card].family
    if family == THRUST or (family == EFFECT and not in_play(game, card)):
        what = EFFECT_PLAYED if family == EFFECT else THRUST_PLAYED
        game.host[card] = NOBODY
        put(game, card, STACK)
    game.tell("declared", seat, face(game, card), shown_target(game, target), rule="VT-911")
    note_limit(game, card, number)
    game.stack.append((what, seat, card, number, target, answers, reply))
    if game.rulings.tap_cost_timing == "declaration":
        game.then(pay_costs, seat, card, number, target)


def shown_target(game: Veto, target: Any) -> int:
    """The card a line of the log names as the target, or NOBODY."""
    if isinstance(target, tuple):
        return face(game, target[0]) if target else NOBODY
    return face(game, target) if isinstance(target, int) and target >= 0 else NOBODY


def note_limit(game: Veto, card: int, number: int) -> None:
    """Texts with a limit of their own, and VT-R73."""
    if number >= 0:
        limit = game.kinds[card].abilities[number].limit
        if limit == "turn":
            game.turn_used |= 1 << card
        elif limit == "duel":
            game.answered.append((card, number, DUEL_LIMIT))
        if game.kinds[card].abilities[number].letter == "R" and in_play(game, card):
            game.round_used |= 1 << card


@step
def pay_costs(game: Veto, seat: int, card: int, number: int, target: Any) -> None:
    """VT-321 Taps, discards, removals and returned kreski."""
    from interrex.games.veto.moving import discard_from_play, settle_losses
    from interrex.games.veto.victory import kreski_to_pool

    ability = ability_of(game, card, number) if number >= INFLUENCE else None
    if ability is None or ability.tap:
        if number != INFLUENCE or game.rulings.influence_use == "tap_trifle":
            tap(game, card)
    if ability is None:
        return
    if ability.tap_target and isinstance(target, int):
        tap(game, target)
    if ability.return_kreski:
        kreski_to_pool(game, seat, ability.return_kreski)
    if ability.discard_self:
        discard_from_play(game, card)
        settle_losses(game)
    if ability.remove_attached:
        game.then(remove_as_cost, seat, card)


@step
def remove_as_cost(game: Veto, seat: int, card: int) -> None:
    """VT-321 A card attached to this one is removed from the game."""
    options = distinct(game, removable(game, card))
    hidden = len(removable(game, card)) > 1 or not answers_itself(game)  # how many there are is seen
    if len(options) == 1 and not (hidden and under(game, card)):
        game.then(removed_as_cost, seat, options[0])
    elif options:
        game.ask(seat, "remove", options, removed_as_cost, seat, rule="VT-321")


@step
def removed_as_cost(game: Veto, seat: int, card: int) -> None:
    """VT-621 It goes to its owner's removed pile."""
    from interrex.games.veto.moving import remove_from_play, settle_rights

    remove_from_play(game, card)
    game.then(settle_rights)


# --- resolving --------------------------------------------------------------------------------------


@step
def resolve_next(game: Veto) -> None:
    """VT-1326 Last in, first out."""
    from interrex.games.veto.resolving import item_negated, item_resolves

    if not game.stack:
        game.then(stack_closed)
        return
    at = len(game.stack) - 1
    item = game.stack.pop()
    negated = bool(game.negated >> at & 1)
    game.negated &= ~(1 << at)
    game.answered = [each for each in game.answered if each[2] != at]
    game.then(item_negated if negated or not in_game(game, item[ITEM_SEAT]) else item_resolves, item)
    if game.rulings.replies_while_resolving == "yes" and at > 0:
        game.then(reply_turn, first_to_reply(game, item[ITEM_SEAT]), 0)
    else:
        game.then(resolve_next)


@step
def stack_closed(game: Veto) -> None:
    """VT-1327 What a result opens comes after the whole stack."""
    game.negated = 0
    pending = game.pending[:]
    game.pending.clear()
    for follows, args in pending:
        game.then_with(follows, args)


def open_stack(game: Veto, actor: int) -> None:
    """The answering begins for what has just been declared."""
    game.then(reply_turn, first_to_reply(game, actor), 0)


# --- named moments ----------------------------------------------------------------------------------


def window(game: Veto, tag: str, *facts: int) -> None:
    """VT-330 Schedule the window of a named moment."""
    game.then(open_window, (tag, *facts))


@step
def open_window(game: Veto, moment: tuple[Any, ...]) -> None:
    """VT-330 At a named moment the initiative holder may reply first, then the others clockwise."""
    tag = TAGS[moment[0]]
    if derived(game).triggers:
        fire(game, moment, tag)
    if not any(
        game.hand_tags[seat] & tag or any(mask & tag for _, mask in derived(game).replies[seat])
        for seat in range(game.seats)
    ):
        return  # no card at this table can ever answer here
    first = holder(game)
    if game.rulings.window_order == "active_first" and game.voice != NOBODY and in_game(game, game.voice):
        first = game.voice
    game.moment = (*game.moment, moment)
    game.then(window_turn, first, 0)
    game.then(close_window)


def fire(game: Veto, moment: tuple[Any, ...], tag: int) -> None:
    """VT-301 Passive texts that name this moment work by themselves, before anybody replies (VT-330)."""
    fired = False
    for seat in clockwise(game, holder(game)):
        for card, owner in derived(game).triggers:
            if owner != seat:
                continue
            for number, ability in enumerate(game.kinds[card].abilities):
                if (
                    ability.letter == "P"
                    and ability.tags & tag
                    and fits_trigger(game, seat, card, ability, moment)
                ):
                    game.then(trigger_works, seat, card, number, moment)
                    fired = True
    if fired and not game.stack:
        game.then(stack_closed)  # what strikes characters comes now


def fits_trigger(game: Veto, seat: int, card: int, ability: Ability, moment: tuple[Any, ...]) -> bool:
    """The moment is meant; ``self_used`` is looked at when a duel ends."""
    for when in ability.when:
        if (
            when[0] == moment[0]
            and when[1:] != ("self_used",)
            and fits_moment(game, seat, card, when, moment)
        ):
            return True
    return False


@step
def trigger_works(game: Veto, seat: int, card: int, number: int, moment: tuple[Any, ...]) -> None:
    """VT-301 The text works, if its card is still in play; what it chooses its owner names now."""
    from interrex.games.veto.resolving import aim_now, run

    if not in_play(game, card) or not in_game(game, seat):
        return
    ability = ability_of(game, card, number)
    game.tell("works_by_itself", seat, face(game, card), rule="VT-301")
    game.moment = (*game.moment, moment)
    that = -1 - len(game.moment)
    if ability.target is not None:
        game.then(aim_now, seat, card, number, that, ())
    else:
        run(game, seat, card, None, that, list(ability.effects))
    game.then(close_window)


@step
def window_turn(game: Veto, seat: int, passes_made: int) -> None:
    """VT-330 The window closes when all have said bene in succession."""
    left = playing(game) - passes_made
    tag = TAGS[current(game)[0]]
    while left > 0:
        if in_game(game, seat):
            answers = moment_answers(game, seat)
            if answers or hand_may_answer(game, seat, tag):
                made = playing(game) - left
                options = (BENE, *answers)
                game.ask(seat, "moment", options, window_answered, seat, made, rule="VT-330")
                return
            left -= 1
        seat = (seat + 1) % game.seats


@step
def window_answered(game: Veto, seat: int, passes_made: int, answer: str | Answer) -> None:
    """VT-335 A reply opens a stack of its own; then the window goes on with the next player."""
    if isinstance(answer, str):
        game.then(window_turn, next_seat(game, seat), passes_made + 1)
        return
    card, number, target, answers = answer
    game.answered.append((card, number, answers))
    game.then(declare, seat, card, number, target, answers, True)
    choose_more(game, seat, card, number)
    open_stack(game, seat)
    game.then(window_turn, next_seat(game, seat), 0)


@step
def close_window(game: Veto) -> None:
    """The moment is over."""
    depth = -1 - len(game.moment)
    game.moment = game.moment[:-1]
    game.answered = [each for each in game.answered if each[2] != depth]
