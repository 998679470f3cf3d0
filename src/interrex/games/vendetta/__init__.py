"""Vampire: The Masquerade – Vendetta (2020), 3 to 5 players, teams of 2 at 4 or 6: bluff, secret choices.

Rules source: the Polish and the Brazilian Portuguese rulebooks, by number in rules.md. Effects not
printed there come from a public list of the cards; six relics and five location cards are stand-ins,
marked as such in the pack.
"""

from __future__ import annotations

from typing import Final

from interrex.engine.kind import CardText, GameKind, card_texts
from interrex.engine.rulings import register
from interrex.engine.settings import Settings
from interrex.games.vendetta.cards import Pack, load_pack
from interrex.games.vendetta.effects import verbs
from interrex.games.vendetta.facts import facts, lost_or_made
from interrex.games.vendetta.position import set_position
from interrex.games.vendetta.rulings import RETIRED, Rulings, rulings_from
from interrex.games.vendetta.setup import check_settings, set_up
from interrex.games.vendetta.table import Vendetta
from interrex.games.vendetta.view import ARG_WORDS, ASK_ARGS, CARDBOARD, CHAPTERS, LOG_ARGS


def new(settings: Settings, pack: Pack) -> Vendetta:
    """A new game, set up and waiting for its first decision."""
    rulings = rulings_from(settings.rulings)
    check_settings(settings, pack, rulings)
    game = Vendetta(settings, pack, rulings)
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
    name="vendetta",
    title="Vampire: The Masquerade – Vendetta",
    seats=(3, 4, 5, 6),
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
    arg_words=ARG_WORDS,
    variants={"location_cards": (False, True), "relics": (False, True), "teams": (False, True)},
    cardboard=CARDBOARD,
    chapters=CHAPTERS,
)
