"""A table at which a card can be tried: an event comes next and lies open, a relic has its owner."""

from __future__ import annotations

from typing import Final

from interrex.engine.errors import BadSetting, Reason
from interrex.engine.settings import Settings
from interrex.engine.spec import TRIED
from interrex.engine.zones import draw, move, show
from interrex.games.masters.cards import Event, Pack
from interrex.games.masters.city import refresh
from interrex.games.masters.table import DECK, NOBODY, OUT, OWNED, Masters, everyone, left_over

KILLS: Final = 2  # with which a vampire may own a relic (MN-1002)


def number_of(pack: Pack, name: str) -> int:
    """The event or relic of that id, or NOBODY."""
    return next((card for card, kind in enumerate(pack.cards) if kind.id == name), NOBODY)


def check_tried(settings: Settings, pack: Pack) -> None:
    """A card that is to be tried is an event or a relic of the pack."""
    if TRIED not in settings.variants:
        return
    name = settings.variants[TRIED]
    if number_of(pack, str(name)) == NOBODY:
        why = Reason("card", {"name": str(name)})
        raise BadSetting(f"There is no event or relic {name!r} in this pack.", why, field="variants")


def lay_tried(game: Masters) -> None:
    """MN-145, MN-1002 The event is on top, after the acts before its own; the relic is owned at once."""
    card = number_of(game.pack, str(game.settings.variants[TRIED]))
    kind = game.cards[card]
    if not isinstance(kind, Event):
        owner = game.player.index(0)
        game.kills[owner] = KILLS
        move(game, card, OWNED + owner, shown=everyone(game))
        refresh(game)
        return
    for act in range(kind.act - 1):
        while game.cards_at[DECK + act]:
            draw(game, DECK + act, left_over(game, act))
    deck = DECK + kind.act - 1
    if game.where[card] != deck:
        draw(game, deck, left_over(game, kind.act - 1))
    move(game, card, OUT, shown=everyone(game))
    move(game, card, deck)
    show(game, card, everyone(game))
