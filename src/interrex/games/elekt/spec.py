"""What Elekt registers."""

from __future__ import annotations

from functools import partial
from typing import Final

from interrex.engine import by_hand, unmet
from interrex.engine.spec import GameSpec
from interrex.games.elekt.asked import text_asked_about
from interrex.games.elekt.audit import audit
from interrex.games.elekt.cards import load_pack
from interrex.games.elekt.facets import facets
from interrex.games.elekt.form import CARD_COUNTS, CARD_FORM
from interrex.games.elekt.nobody import empty_word
from interrex.games.elekt.rulings import RETIRED, Rulings
from interrex.games.elekt.scenario import OPTION_WORDS, position_facts, set_position
from interrex.games.elekt.setup import set_up
from interrex.games.elekt.table import ATTRIBUTE_NAMES, DECLINE, PASS, ZONE_NAMES, Elekt, titles_of
from interrex.games.elekt.verbs.every import VERBS
from interrex.games.elekt.view import ASK_ARGS, CARDBOARD, CHAPTERS, LOG_ARGS

CARD_RULES: Final = {  # the rules of a family, a type or a keyword
    "unit": "EL-112 EL-113 EL-114 EL-901 EL-921",
    "mission": "EL-115 EL-921 EL-931",
    "influence": "EL-115 EL-921 EL-931",
    "privilege": "EL-116 EL-936 EL-937 EL-938",
}

GAME: Final = GameSpec(
    name="elekt",
    title="Elekt",
    seats=(2, 3, 4),
    package="interrex.games.elekt",
    rules_version=2,
    fast_deals_until=1,
    readings=Rulings,
    retired_rulings=RETIRED,
    table=Elekt,
    set_up=set_up,
    read_pack=partial(load_pack, verbs=VERBS),
    set_position=set_position,
    facts=position_facts,
    audit=audit,
    option_words=OPTION_WORDS,
    passes=(PASS, DECLINE),
    log_args={**LOG_ARGS, **by_hand.LOG_ARGS, **unmet.LOG_ARGS},
    ask_args={**ASK_ARGS, **by_hand.ASK_ARGS},
    text_asked_about=text_asked_about,
    arg_words={"zone": ZONE_NAMES, "attribute": ATTRIBUTE_NAMES},
    facets=facets,
    card_form=CARD_FORM,
    card_counts=CARD_COUNTS,
    empty_word=empty_word,
    card_rules=CARD_RULES,
    cardboard=CARDBOARD,
    chapters=CHAPTERS,
    standing=titles_of,
    judge="interrex.bots.judges.elekt",
    encoding="interrex.games.elekt.encoding",
    terminal="interrex.terminal.games.elekt",
    drawing="interrex.web.show.games.elekt",
)
