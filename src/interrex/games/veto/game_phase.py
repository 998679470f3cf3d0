"""Chapter 900: the game phase.

1. start, with its window (VT-901)
2. turns: one deed and any number of trifles, then bene (VT-903 to VT-906)
3. end, when as many turns in succession as there are players had no deed (VT-907)
"""

from __future__ import annotations

from typing import Any

from interrex.engine.questions import step
from interrex.games.veto.actions import (
    passes_after,
    turn_options,
    why_not_attach,
)
from interrex.games.veto.answers import ability_of, legal_target, most_targets
from interrex.games.veto.cards import THRUST
from interrex.games.veto.equal_cards import distinct, one_of_each
from interrex.games.veto.happening import happened, tap
from interrex.games.veto.moving import drop_thrust, settle_rights, slot_for
from interrex.games.veto.permissions import thrust_limits
from interrex.games.veto.stack import choose_more, declare, open_stack, window
from interrex.games.veto.table import (
    AGITATE,
    BENE,
    BUILD,
    CHALLENGE,
    DEPLOY,
    EQUIP,
    GAME_PHASE,
    HAND,
    INFLUENCE,
    MOVE,
    NOBODY,
    PLAY,
    STACK,
    Veto,
    changed,
    everyone,
    face,
    holder,
    in_game,
    next_seat,
    opponents,
    playing,
    put,
    under,
)
from interrex.games.veto.traits import company


@step
def game_phase(game: Veto) -> None:
    """VT-901 Start, turns, end."""
    game.phase = GAME_PHASE
    game.voice = holder(game)
    game.passes = 0
    game.tell("phase", GAME_PHASE, rule="VT-901")
    window(game, "game_start")
    game.then(begin_turn)
    window(game, "game_end")
    game.then(end_of_turns)


@step
def end_of_turns(game: Veto) -> None:
    """VT-907 Nobody has the voice outside the game phase."""
    game.voice = NOBODY


@step
def begin_turn(game: Veto) -> None:
    """VT-903 A turn lasts from receiving the voice until bene."""
    if not in_game(game, game.voice):
        game.voice = next_seat(game, game.voice)
    game.deed = False
    game.acted = False
    game.turn_used = 0
    game.returned.clear()
    game.action = []
    game.tell("voice", game.voice, rule="VT-903")
    if game.rulings.attach_thrust == "free_any_time":
        for seat in opponents(game, game.voice):
            game.then(attach_freely, seat)
    happened(game, "turn_start", game.voice)
    game.then(turn, game.voice)


@step
def turn(game: Veto, seat: int) -> None:
    """VT-904 One deed and any number of trifles, in any order; then bene."""
    if not in_game(game, seat):
        game.then(turn_over)  # VT-1434
        return
    options = turn_options(game, seat)
    if len(options) == 1 and not game.cards_at[HAND + seat]:
        game.then(turn_over)
        return
    game.ask(seat, "turn", options, turn_chosen, seat, rule="VT-904")


@step
def turn_chosen(game: Veto, seat: int, option: Any) -> None:
    """VT-905 Actions are done one at a time."""
    if option == BENE:
        game.then(turn_over)
        return
    if option == "hand on":
        game.then(handed_on)
        return
    game.acted = True
    game.action = []
    verb = option[0]
    if verb == "play" or verb == "use":
        declare_text(game, seat, *option[1:])
    elif verb == "attach":
        attach_thrust(game, seat, option[1], option[2])
    elif verb == "transfer":
        game.host[option[1]] = option[2]
        game.tell("transferred", seat, face(game, option[1]), face(game, option[2]), rule="VT-967")
        changed(game)
        game.then(settle_rights)
    elif verb == "estate":
        declare_card(game, seat, BUILD, option[1], None)
    elif verb == "equip":
        declare_card(game, seat, EQUIP, option[1], option[2])
    else:
        game.deed = True
        declare_deed(game, seat, verb, option[1], option[-1])
    game.then(turn, seat)


def declare_deed(game: Veto, seat: int, verb: str, card: int, detail: int) -> None:
    """VT-307 The basic deeds."""
    if verb == "deploy":
        declare_card(game, seat, DEPLOY, card, detail)
        return
    tap(game, card)
    if verb == "agitate":
        game.tell("agitates", seat, face(game, card), rule="VT-941")
        extra = 0
        if detail != NOBODY:
            drop_thrust(game, detail)  # VT-1503
            extra = 1
        game.stack.append((AGITATE, seat, card, NOBODY, extra, NOBODY, False))
    elif verb == "challenge":
        game.tell("challenges", seat, face(game, card), face(game, detail), rule="VT-1001")
        game.stack.append((CHALLENGE, seat, card, 0, detail, NOBODY, False))
    else:
        game.tell("moves", seat, face(game, card), rule="VT-955")
        game.stack.append((MOVE, seat, card, NOBODY, None, NOBODY, False))
    open_stack(game, seat)


def declare_card(game: Veto, seat: int, what: str, card: int, detail: int | None) -> None:
    """VT-921, VT-961, VT-964 A card is shown from the hand."""
    put(game, card, STACK)
    if what == EQUIP and detail is not None:
        game.tell("equips", seat, face(game, card), face(game, detail), rule="VT-964")
    else:
        game.tell("deploys", seat, face(game, card), rule="VT-921" if what == DEPLOY else "VT-961")
    game.stack.append((what, seat, card, NOBODY, detail, NOBODY, False))
    open_stack(game, seat)


def declare_text(game: Veto, seat: int, card: int, number: int, target: Any) -> None:
    """VT-312 An effect is played or the rule of a card in play is used."""
    ability = game.kinds[card].influence if number == INFLUENCE else game.kinds[card].abilities[number]
    assert ability is not None
    if ability.letter == "C":
        game.deed = True
    if number == INFLUENCE:
        game.influenced |= 1 << seat
    game.then(declare, seat, card, number, target, NOBODY, False)
    choose_more(game, seat, target)
    open_stack(game, seat)


@step
def choose_targets(game: Veto, seat: int) -> None:
    """VT-914 Up to so many targets for what has just been declared, one after another."""
    _, _, card, number, chosen, that, _ = game.stack[-1]
    ability = ability_of(game, card, number)
    cards = [
        other
        for each in range(game.seats)
        for other in game.cards_at[PLAY + each]
        if other not in chosen and legal_target(game, seat, card, ability, ability.target, other, that)
    ]
    options: list[Any] = one_of_each(game, cards)
    if len(chosen) < most_targets(game, seat, card, ability, that) and options:
        game.ask(seat, "choose", [*options, "enough"], target_chosen, seat, rule="VT-914")


@step
def target_chosen(game: Veto, seat: int, more: Any) -> None:
    """VT-914 One more target, or enough."""
    if more != "enough":
        what, actor, card, number, chosen, that, reply = game.stack[-1]
        game.stack[-1] = (what, actor, card, number, (*chosen, more), that, reply)
        game.then(choose_targets, seat)


# --- thrusts ----------------------------------------------------------------------------------------


def attach_thrust(game: Veto, seat: int, card: int, bearer: int) -> None:
    """VT-970, VT-211 Face down under a character; the extra one of a Sławny lies face up."""
    down, _ = thrust_limits(game, bearer)
    if len(under(game, bearer)) < down:
        put(game, card, slot_for(game, seat, bearer))
        game.tell("attached_thrust", seat, face(game, bearer), rule="VT-970")
    else:
        game.host[card] = bearer
        put(game, card, PLAY + seat, shown=everyone(game))
        game.tell("attached", seat, face(game, card), face(game, bearer), rule="VT-211")
    happened(game, "thrust_attached", bearer, seat)


@step
def attach_freely(game: Veto, seat: int) -> None:
    """VT-R14 Thrusts may be attached in anybody's turn."""
    if not in_game(game, seat) or not game.cards_at[HAND + seat] or not company(game, seat):
        return
    options: list[Any] = [BENE]
    for card in distinct(game, game.cards_at[HAND + seat]):
        if game.kinds[card].family == THRUST:
            options.extend(
                ("attach", card, bearer)
                for bearer in company(game, seat)
                if not why_not_attach(game, seat, card, bearer)
            )
    game.ask(seat, "attach", options, attached_freely, seat, rule="VT-970")


@step
def attached_freely(game: Veto, seat: int, option: Any) -> None:
    """VT-R14 One thrust, and perhaps another."""
    if option != BENE:
        attach_thrust(game, seat, option[1], option[2])
        game.then(attach_freely, seat)


# --- passing ----------------------------------------------------------------------------------------


@step
def turn_over(game: Veto) -> None:
    """VT-907, VT-908, VT-R08 Bene: a turn without a deed is a pass."""
    game.passes = passes_after(game)
    game.tell("bene", game.voice, rule="VT-906")
    if not game.deed:
        happened(game, "turn_passed", game.voice)
    end_turn(game)


def end_turn(game: Veto) -> None:
    """VT-906 The turn is over; who has the voice keeps it until all that speaks of that has been done."""
    happened(game, "turn_end", game.voice)
    if game.pack.spoken.isdisjoint(("turn_end", "turn_passed")):
        hand_voice_on(game)
    else:
        game.then(hand_voice_on)


@step
def hand_voice_on(game: Veto) -> None:
    """VT-907, VT-909 The next player has the voice, unless all have passed."""
    if game.passes < playing(game):
        game.voice = next_seat(game, game.voice)
        game.then(begin_turn)


@step
def handed_on(game: Veto) -> None:
    """VT-1433, VT-R08 The voice is handed on without bene."""
    game.passes = 0
    game.tell("handed_on", game.voice, rule="VT-1433")
    end_turn(game)
