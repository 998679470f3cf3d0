"""Moments as they come: a place of the rules says what has happened; who speaks of it is asked elsewhere."""

from __future__ import annotations

from interrex.games.veto.table import Veto, controller, in_play, is_tapped
from interrex.games.veto.table import tap as tap_card


def happened(game: Veto, moment: str, *facts: int) -> None:
    """VT-330 A moment has come; it is passed over where no card of the pack speaks of it."""
    if moment in game.pack.spoken:
        from interrex.games.veto.stack import note_moment

        note_moment(game, (moment, *facts))


def tap(game: Veto, card: int) -> None:
    """VT-628 A card is tapped; one that is tapped already is not tapped again (VT-629)."""
    was_tapped = is_tapped(game, card)
    tap_card(game, card)
    if not was_tapped and in_play(game, card):
        happened(game, "card_tapped", card, controller(game, card))
