"""Elekt (2019), 2 to 4 players: area control with hidden hands.

Rules source: the Polish rulebook, version 4.36, by number in rules.md. The rulebook does not show
every card; the box is filled with stand-ins, marked as such in the pack.
"""

from __future__ import annotations

from typing import Final

from interrex.engine.kind import CardText, GameKind, card_texts
from interrex.engine.rulings import register
from interrex.engine.settings import Settings
from interrex.games.elekt.cards import Pack, load_pack
from interrex.games.elekt.effects import VERBS
from interrex.games.elekt.facts import facts, lost_or_made
from interrex.games.elekt.position import set_position
from interrex.games.elekt.rulings import RETIRED, Rulings, rulings_from
from interrex.games.elekt.setup import set_up
from interrex.games.elekt.table import ATTRIBUTE_NAMES, ZONE_NAMES, Elekt
from interrex.games.elekt.view import ASK_ARGS, CARDBOARD, CHAPTERS, LOG_ARGS


def new(settings: Settings, pack: Pack) -> Elekt:
    """A new game, set up and waiting for its first decision."""
    game = Elekt(settings, pack, rulings_from(settings.rulings, settings.rules_version))
    game.then(set_up)
    game.advance()
    return game


def read_pack(text: str, file: str) -> Pack:
    """Read a pack file of this game."""
    return load_pack(text, file, VERBS)


def pack_cards(pack: Pack) -> tuple[CardText, ...]:
    """Every kind of card, for front ends."""
    return card_texts(pack.kinds)


GAME: Final = GameKind(
    name="elekt",
    title="Elekt",
    seats=(2, 3, 4),
    rules_version=2,
    rulings=register(Rulings),
    retired_rulings=RETIRED,
    new=new,
    read_pack=read_pack,
    pack_cards=pack_cards,
    set_position=set_position,
    facts=facts,
    lost_or_made=lost_or_made,
    log_args=LOG_ARGS,
    ask_args=ASK_ARGS,
    arg_words={"zone": ZONE_NAMES, "attribute": ATTRIBUTE_NAMES},
    cardboard=CARDBOARD,
    chapters=CHAPTERS,
)
