"""Veto! Szlachecka Gra Karciana (2nd edition, 2007), 2 to 4 players: constructed decks, replies, duels.

Rules source: the Polish rulebook of the second edition, by number in rules.md. The rulebook shows or
names 50 cards; the pack is filled up with stand-ins, marked as such.
"""

from __future__ import annotations

from typing import Final

from interrex.engine.kind import CardText, Decks, GameKind, card_texts
from interrex.engine.rulings import register
from interrex.engine.settings import Settings
from interrex.games.veto.audit import lost_or_made
from interrex.games.veto.cards import KEYWORDS, NAMED, Pack, load_pack
from interrex.games.veto.decks import SEATS, deck_choices, deck_in, decks_of
from interrex.games.veto.effects import verbs
from interrex.games.veto.options import FIELD_NAMES
from interrex.games.veto.position import facts, set_position
from interrex.games.veto.rulings import Rulings, rulings_from
from interrex.games.veto.setup import set_up
from interrex.games.veto.table import PHASE_NAMES, Veto
from interrex.games.veto.view import CARDBOARD, CHAPTERS, LOG_ARGS


def new(settings: Settings, pack: Pack) -> Veto:
    """A new game, set up and waiting for its first decision."""
    rulings = rulings_from(settings.rulings, settings.rules_version)
    game = Veto(settings, pack, rulings, decks_of(settings, pack, rulings))
    game.then(set_up)
    game.advance()
    return game


def read_pack(text: str, file: str) -> Pack:
    """Read a pack file of this game."""
    return load_pack(text, file, verbs)


def pack_cards(pack: Pack) -> tuple[CardText, ...]:
    """Every kind of card, for front ends."""
    return card_texts(pack.kinds)


GAME: Final = GameKind(
    name="veto",
    title="Veto!",
    seats=(2, 3, 4),
    rules_version=2,
    rulings=register(Rulings),
    new=new,
    read_pack=read_pack,
    pack_cards=pack_cards,
    set_position=set_position,
    facts=facts,
    lost_or_made=lost_or_made,
    log_args=LOG_ARGS,
    arg_words={"field": FIELD_NAMES, "phase": PHASE_NAMES, "keyword": KEYWORDS, "moment": NAMED},
    variants={
        "feast": (False, True),
        "learning": (False, True),
        "decklists": ("open", "closed"),
        **{name: deck_choices(seat) for seat, name in enumerate(SEATS)},
    },
    cardboard=CARDBOARD,
    chapters=CHAPTERS,
    decks=Decks(SEATS, deck_in),
)
