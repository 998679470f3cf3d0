"""Chapter 300: showing. Both Retainers are turned up, texts act, the stronger one takes the piece."""

from __future__ import annotations

from interrex.engine.questions import step
from interrex.engine.zones import move
from interrex_regalia.cards import Kind
from interrex_regalia.ending import take_piece
from interrex_regalia.table import DOWN, NOBODY, PILE, SHOWN, STAKE, Regalia, in_order, rival


@step
def show_retainers(game: Regalia) -> None:
    """RG-301 Both Retainers are turned up; what acts when shown acts, the holder of the Staff first."""
    if not game.cards_at[STAKE]:
        return  # RG-205: somebody has yielded
    for seat in in_order(game):
        retainer = game.cards_at[DOWN + seat][0]
        move(game, retainer, SHOWN + seat)
        game.tell("shown", seat, retainer, rule="RG-301")
    for seat in in_order(game):
        schedule_text(game, seat, "shown")
    game.then(compare)


@step
def compare(game: Regalia) -> None:
    """RG-302, RG-303 The stronger Retainer takes the piece; RG-305 then the texts of loser and winner act."""
    game.tell("counted", tuple((seat, strength(game, seat)) for seat in (0, 1)), rule="RG-302")
    winner = stronger_side(game)
    loser = rival(winner)
    take_piece(game, winner, "RG-303")
    if game.pressed != NOBODY:
        game.favours[winner] += 1
        game.tell("favour", winner, rule="RG-304")
    schedule_text(game, loser, "lost")
    schedule_text(game, winner, "won")
    game.then(dismiss)


@step
def dismiss(game: Regalia) -> None:
    """RG-306 Retainers that are still there go to the open pile."""
    for seat in in_order(game):
        for retainer in list(game.cards_at[SHOWN + seat]):
            move(game, retainer, PILE)


def retainer_of(game: Regalia, seat: int) -> Kind:
    """The Retainer that the seat has shown."""
    return game.kinds[game.cards_at[SHOWN + seat][0]]


def schedule_text(game: Regalia, seat: int, moment: str) -> None:
    """A text that acts at that moment is carried out for the seat that shows it."""
    kind = retainer_of(game, seat)
    if kind.when == moment:
        for effect in kind.effects:
            game.then(effect.function, seat, *effect.args)


def strength(game: Regalia, seat: int) -> int:
    """RG-302 The printed strength, and what the text adds to it."""
    kind = retainer_of(game, seat)
    added: list[int] = [
        effect.function(game, *effect.args) for effect in kind.effects if kind.when == "counting"
    ]
    return kind.strength + sum(added)


def overcomes(game: Regalia, seat: int) -> bool:
    """RG-601 The text of this Retainer beats the other one, whatever their strengths."""
    kind, other = retainer_of(game, seat), retainer_of(game, rival(seat))
    return kind.when == "comparing" and any(effect.function(other, *effect.args) for effect in kind.effects)


def stronger_side(game: Regalia) -> int:
    """RG-303 The stronger one; of equals the one without the Staff (RG-R01)."""
    for seat in (0, 1):
        if overcomes(game, seat) and not overcomes(game, rival(seat)):
            return seat
    first, second = strength(game, 0), strength(game, 1)
    if first != second:
        return 0 if first > second else 1
    return game.staff if game.rulings.tie_goes_to == "staff" else rival(game.staff)
