"""Chapter 1100: the end phase.

1. start: Sławny, the window, then "until the end of the round" stops (VT-1102, VT-1103)
2. victory check (VT-1104)
3. hand discards (VT-1105)
4. end
"""

from __future__ import annotations

from typing import Any

from interrex.engine.questions import step
from interrex.games.veto.cards import NIEOBECNY, SLAWNY
from interrex.games.veto.equal_cards import distinct
from interrex.games.veto.happening import happened
from interrex.games.veto.moving import discard_from_play, give_control, settle_rights, to_pile
from interrex.games.veto.stack import window
from interrex.games.veto.table import (
    END,
    HAND,
    Veto,
    changed,
    clockwise,
    controller,
    holder,
    in_game,
    in_play,
)
from interrex.games.veto.traits import company, keywords
from interrex.games.veto.victory import check_victory, kreski_from_pool


@step
def end_phase(game: Veto) -> None:
    """VT-1101 Start, victory check, hand discards, end; after each a window."""
    game.phase = END
    game.tell("phase", END, rule="VT-1101")
    game.then(fame)
    window(game, "end_start")
    if game.rulings.round_effects_end == "before_victory":
        game.then(round_effects_end)
    game.then(check_victory)
    window(game, "victory_checked")
    for seat in clockwise(game, holder(game)):
        game.then(discard_one, seat)
    window(game, "hand_discards")
    if game.rulings.round_effects_end == "phase_end":
        game.then(round_effects_end)
    window(game, "end_end")


def famous(game: Veto, seat: int) -> int:
    """VT-207, VT-208 How many Sławny characters of a player count."""
    count = 0
    for card in company(game, seat):
        mask = keywords(game, card)
        if mask & SLAWNY and not (mask & NIEOBECNY and game.rulings.nieobecny_counts != "all"):
            count += 1
    return count


@step
def fame(game: Veto) -> None:
    """VT-204 to VT-206 Only the player with most Sławny characters takes, and only the difference."""
    order = clockwise(game, holder(game))
    numbers = sorted(((famous(game, seat), seat) for seat in order), reverse=True)
    first, second = numbers[0], numbers[1]
    if first[0] == second[0]:
        return
    others = second[0]
    if game.rulings.slawny_many == "difference_to_sum":  # VT-R43
        others = sum(number for number, _ in numbers[1:])
    if first[0] > others:
        if kreski_from_pool(game, first[1], first[0] - others, "VT-204"):
            happened(game, "fame_kreski", first[1])


@step
def round_effects_end(game: Veto) -> None:
    """VT-1103 Everything that works "until the end of the round" stops."""
    entries = game.lasting[:]
    game.lasting.clear()
    changed(game)
    for entry in entries:
        if entry[0] == "control" and in_play(game, entry[1]):
            former = entry[2]
            if not in_game(game, former):
                discard_from_play(game, entry[1])
            elif controller(game, entry[1]) != former:
                give_control(game, entry[1], former)
    game.then(settle_rights)


@step
def discard_one(game: Veto, seat: int) -> None:
    """VT-1105, VT-1106 Each player may discard one card from his hand."""
    if in_game(game, seat) and game.cards_at[HAND + seat]:
        options: list[Any] = ["keep", *distinct(game, game.cards_at[HAND + seat])]
        game.ask(seat, "end discard", options, one_discarded, seat, rule="VT-1105")


@step
def one_discarded(game: Veto, seat: int, card: int | str) -> None:
    """VT-1105 At most one card."""
    if isinstance(card, int):
        to_pile(game, card)
        happened(game, "hand_card_discarded", seat)
