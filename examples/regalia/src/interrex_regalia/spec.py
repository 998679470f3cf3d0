"""What Regalia registers: the entry point in pyproject.toml names ``GAME``."""

from __future__ import annotations

from functools import partial
from typing import Final

from interrex.engine.positions import lost_card
from interrex.engine.spec import GameSpec
from interrex_regalia.cards import load_pack
from interrex_regalia.options import OPTION_WORDS
from interrex_regalia.rulings import Rulings
from interrex_regalia.scenario import facts, set_position
from interrex_regalia.setup import set_up
from interrex_regalia.table import Regalia
from interrex_regalia.verbs.every import VERBS
from interrex_regalia.view import LOG_ARGS

GAME: Final = GameSpec(
    name="regalia",
    title="Regalia",
    seats=(2,),
    package="interrex_regalia",
    readings=Rulings,
    table=Regalia,
    set_up=set_up,
    read_pack=partial(load_pack, verbs=VERBS),
    set_position=set_position,
    facts=facts,
    audit=lost_card,
    option_words=OPTION_WORDS,
    log_args=LOG_ARGS,
    card_rules={"piece": "RG-201 RG-501", "retainer": "RG-202 RG-302"},
    cardboard={"RG-106": "what the box holds besides cards is made of wood"},
    judge="interrex_regalia.judge",
    terminal="interrex_regalia.terminal",
    drawing="interrex_regalia.drawing",
)
