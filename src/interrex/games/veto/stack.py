"""Chapter 1300, the reply rule: windows, answers, and the stack that resolves last in, first out."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.questions import step
from interrex.engine.triggers import tell_chain_stopped
from interrex.games.veto.answers import (
    DUEL_LIMIT,
    Answer,
    ability_of,
    current,
    hand_may_answer,
    kreski_for,
    moment_answers,
    open_tags,
    removable,
    stack_answers,
    why_not_negate,
)
from interrex.games.veto.cards import (
    EFFECT,
    TAGS,
    THRUST,
    Ability,
)
from interrex.games.veto.equal_cards import distinct
from interrex.games.veto.fitting import fits_item, fits_moment, item_tags
from interrex.games.veto.happening import tap
from interrex.games.veto.moments import LEAVING, ON_STACK, SPEAKS
from interrex.games.veto.table import (
    ABILITY,
    BENE,
    EFFECT_PLAYED,
    INFLUENCE,
    ITEM_SEAT,
    NOBODY,
    SETUP,
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
    under,
)
from interrex.games.veto.traits import derived

TO_ANSWER: Final = frozenset(ON_STACK)
ITEM: Final = "item"  # the moment of a text that answers an item of the stack: with its number there
AT_WORK: Final = -2000  # among the answers given: a text that works by itself, while it does
LONGEST_CHAIN: Final = 3  # so many texts set each other off

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
    choose_more(game, seat, target)
    open_stack(game, seat)


def choose_more(game: Veto, seat: int, target: Any) -> None:
    """VT-914 A text on up to so many cards names them after its declaration."""
    if isinstance(target, tuple):
        from interrex.games.veto.game_phase import choose_targets

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
    told = "declared" if what == ABILITY else "plays"  # from play, or from the hand
    game.tell(told, seat, face(game, card), shown_target(game, target), rule="VT-911")
    note_limit(game, card, number)
    game.stack.append((what, seat, card, number, target, answers, reply))
    if game.rulings.tap_cost_timing == "declaration":
        game.then(pay_costs, seat, card, number, target, answers)


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
def pay_costs(game: Veto, seat: int, card: int, number: int, target: Any, that: int = NOBODY) -> None:
    """VT-321 Taps, discards, removals and returned kreski."""
    from interrex.games.veto.moving import discard_from_play, settle_losses
    from interrex.games.veto.victory import kreski_to_pool

    ability = ability_of(game, card, number) if number >= INFLUENCE else None
    kreski = 0 if ability is None else kreski_for(game, seat, card, ability, target, that)
    if ability is None or ability.tap:
        if number != INFLUENCE or game.rulings.influence_use == "tap_trifle":
            tap(game, card)
    if ability is None:
        return
    if ability.tap_target and isinstance(target, int):
        tap(game, target)
    if kreski:
        kreski_to_pool(game, seat, kreski)
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
    """The answering begins for what has just been declared, after the texts that work by themselves."""
    if not TO_ANSWER.isdisjoint(game.pack.by_itself):
        game.then(declaration_noted)
    game.then(reply_turn, first_to_reply(game, actor), 0)


# --- named moments ----------------------------------------------------------------------------------


def window(game: Veto, tag: str, *facts: int) -> None:
    """VT-330 Schedule the window of a named moment."""
    game.then(open_window, (tag, *facts))


def note_moment(game: Veto, moment: tuple[Any, ...]) -> None:
    """VT-1327 What a result opens comes after the whole stack; what nothing is open for comes at once."""
    if game.phase == SETUP:
        return
    chain = texts_at_work(game)
    if len(chain) >= LONGEST_CHAIN:
        if set_off(game, moment, TAGS[moment[0]], chain) or may_be_answered(game, moment):
            tell_chain_stopped(game, "VT-1340")
        return
    if any(waiting in (resolve_next, reply_turn, stack_closed) for waiting, _ in game.agenda):
        game.pending.append((moment_comes, (moment, chain)))
    else:
        game.then(moment_comes, moment, chain)


@step
def open_window(game: Veto, moment: tuple[Any, ...]) -> None:
    """VT-330 At a named moment the initiative holder may reply first, then the others clockwise."""
    let_answer(game, moment, ())


@step
def moment_comes(game: Veto, moment: tuple[Any, ...], chain: tuple[tuple[int, int], ...]) -> None:
    """VT-330 The same for a moment that has come about; ``chain`` are the texts that brought it about."""
    let_answer(game, moment, chain)


def let_answer(game: Veto, moment: tuple[Any, ...], chain: tuple[tuple[int, int], ...]) -> None:
    """VT-330 Texts that work by themselves, then the window for replies."""
    tag = TAGS[moment[0]]
    if derived(game).triggers or moment[0] in LEAVING:
        fire(game, moment, tag, chain)
    if not may_be_answered(game, moment):
        return
    first = holder(game)
    if game.rulings.window_order == "active_first" and game.voice != NOBODY and in_game(game, game.voice):
        first = game.voice
    game.moment = (*game.moment, moment)
    game.then(window_turn, first, 0)
    game.then(close_window)


def may_be_answered(game: Veto, moment: tuple[Any, ...]) -> bool:
    """VT-330 Some card at this table can answer here, as far as everybody knows."""
    tag = TAGS[moment[0]]
    if moment[0] in LEAVING and game.kinds[moment[1]].reply_tags & tag:
        return True
    replies = derived(game).replies
    return any(
        game.hand_tags[seat] & tag or any(mask & tag for _, mask in replies[seat])
        for seat in range(game.seats)
    )


# --- texts that work by themselves: VT-1340 -----------------------------------------------------------


@step
def declaration_noted(game: Veto) -> None:
    """VT-1340 Passive texts that name what has just been declared work before anybody replies."""
    if game.stack:
        at = len(game.stack) - 1
        fire(game, (ITEM, at), item_tags(game, game.stack[at]), ())


def texts_at_work(game: Veto) -> tuple[tuple[int, int], ...]:
    """The texts that work by themselves now: one, and those that set it off."""
    return tuple([(card, number) for card, number, item in game.answered if item == AT_WORK])


def fire(game: Veto, moment: tuple[Any, ...], tag: int, chain: tuple[tuple[int, int], ...] = ()) -> None:
    """VT-301, VT-1340 Passive texts that name this moment work by themselves, before anybody replies."""
    found = set_off(game, moment, tag, chain)
    for seat, card, number in found:
        game.then(trigger_works, seat, card, number, moment, chain)
    if found and not game.stack:
        game.then(stack_closed)  # what strikes characters comes now


def set_off(
    game: Veto, moment: tuple[Any, ...], tag: int, chain: tuple[tuple[int, int], ...]
) -> list[tuple[int, int, int]]:
    """VT-1340 The texts that work by themselves at this moment: whose, the card, and which of its texts."""
    found: list[tuple[int, int, int]] = []
    listening = derived(game).triggers
    if moment[0] in LEAVING and moment[SPEAKS]:
        listening = [*listening, (moment[1], moment[2])]
    for seat in clockwise(game, holder(game)):
        for card, owner in listening:
            if owner != seat:
                continue
            for number, ability in enumerate(game.kinds[card].abilities):
                if (
                    ability.letter == "P"
                    and ability.tags & tag
                    and (card, number) not in chain
                    and fits_trigger(game, seat, card, ability, moment)
                ):
                    found.append((seat, card, number))
    return found


def fits_trigger(game: Veto, seat: int, card: int, ability: Ability, moment: tuple[Any, ...]) -> bool:
    """The moment is meant; ``self_used`` is looked at when a duel ends."""
    if moment[0] == ITEM:
        item = game.stack[moment[1]]
        if ability.negates and why_not_negate(game, ability, item):
            return False
        return any(fits_item(game, seat, card, when, item) for when in ability.when)
    for when in ability.when:
        if (
            when[0] == moment[0]
            and when[1:] != ("self_used",)
            and fits_moment(game, seat, card, when, moment)
        ):
            return True
    return False


@step
def trigger_works(
    game: Veto,
    seat: int,
    card: int,
    number: int,
    moment: tuple[Any, ...],
    chain: tuple[tuple[int, int], ...],
) -> None:
    """VT-301 The text works, if its card is still in play; what it chooses its owner names now."""
    from interrex.games.veto.resolving import aim_now, run

    leaves = moment[0] in LEAVING and moment[1] == card
    if not (in_play(game, card) or leaves) or not in_game(game, seat):
        return
    ability = ability_of(game, card, number)
    game.tell("works_by_itself", seat, face(game, card), rule="VT-301")
    game.answered.extend([(*each, AT_WORK) for each in (*chain, (card, number))])
    if moment[0] == ITEM:
        that = int(moment[1])
    else:
        game.moment = (*game.moment, moment)
        that = -1 - len(game.moment)
    if ability.target is not None:
        game.then(aim_now, seat, card, number, that, ())
    else:
        run(game, seat, card, None, that, list(ability.effects))
    if moment[0] != ITEM:
        game.then(close_window)
    game.then(text_done, len(chain) + 1)


@step
def text_done(game: Veto, texts: int) -> None:
    """VT-1340 The text has worked; so many stand among the answers for it."""
    for _ in range(texts):
        last = max([at for at, each in enumerate(game.answered) if each[2] == AT_WORK])
        del game.answered[last]


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
    choose_more(game, seat, target)
    open_stack(game, seat)
    game.then(window_turn, next_seat(game, seat), 0)


@step
def close_window(game: Veto) -> None:
    """The moment is over."""
    depth = -1 - len(game.moment)
    game.moment = game.moment[:-1]
    game.answered = [each for each in game.answered if each[2] != depth]
