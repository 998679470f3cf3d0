"""What Vendetta registers."""

from __future__ import annotations

from typing import Final

from interrex.engine.settings import Settings
from interrex.engine.spec import GameSpec
from interrex.games.vendetta.audit import audit
from interrex.games.vendetta.cards import Pack, load_pack
from interrex.games.vendetta.rulings import RETIRED, Rulings
from interrex.games.vendetta.scenario import OPTION_WORDS, facts, set_position
from interrex.games.vendetta.setup import check_settings, set_up
from interrex.games.vendetta.table import Vendetta
from interrex.games.vendetta.verbs.every import verbs
from interrex.games.vendetta.view import ARG_WORDS, ASK_ARGS, CARDBOARD, CHAPTERS, LOG_ARGS


def table(settings: Settings, pack: Pack, rulings: Rulings) -> Vendetta:
    """An empty table."""
    return Vendetta(settings, pack, rulings)


def read_pack(text: str, file: str) -> Pack:
    """Read a pack file of this game."""
    return load_pack(text, file, verbs)


CARD_RULES: Final = {  # the rules of a family, a type or a keyword
    "clan": "VE-102 VE-118 VE-119",
    "clan_card": "VE-103 VE-137",
    "passive": "VE-614 VE-615",
    "preparation": "VE-724 VE-725",
    "conflict": "VE-731 VE-732 VE-733",
    "aftermath": "VE-754 VE-756",
    "ally": "VE-104 VE-107 VE-301 VE-623 VE-626",
    "victim": "VE-105 VE-106 VE-301 VE-623 VE-626",
    "relic": "VE-1404 VE-1405 VE-1406 VE-1407",
    "location_card": "VE-1303 VE-1304 VE-1305",
    "tile": "VE-108 VE-117",
}

GAME: Final = GameSpec(
    name="vendetta",
    title="Vampire: The Masquerade – Vendetta",
    seats=(3, 4, 5, 6),
    package="interrex.games.vendetta",
    rules_version=2,
    fast_deals_until=1,
    readings=Rulings,
    retired_rulings=RETIRED,
    table=table,
    set_up=set_up,
    check=check_settings,
    read_pack=read_pack,
    set_position=set_position,
    facts=facts,
    audit=audit,
    option_words=OPTION_WORDS,
    passes=("pass", "decline"),
    log_args=LOG_ARGS,
    ask_args=ASK_ARGS,
    arg_words=ARG_WORDS,
    variants={"location_cards": (False, True), "relics": (False, True), "teams": (False, True)},
    card_rules=CARD_RULES,
    cardboard=CARDBOARD,
    chapters=CHAPTERS,
    judge="interrex.bots.judges.vendetta",
    terminal="interrex.terminal.games.vendetta",
    drawing="interrex.web.show.games.vendetta",
)
