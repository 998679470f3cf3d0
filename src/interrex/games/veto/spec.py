"""What Veto! registers."""

from __future__ import annotations

from functools import partial
from typing import Final

from interrex.engine import by_hand, unmet
from interrex.engine.settings import Settings
from interrex.engine.spec import Decks, GameSpec, Passing
from interrex.games.veto.asked import text_asked_about
from interrex.games.veto.audit import audit
from interrex.games.veto.cards import (
    DECK_FAMILIES,
    FACTION,
    KEYWORDS,
    STRATEGY,
    Pack,
    load_pack,
)
from interrex.games.veto.deck_files import read_deck, write_deck, write_list
from interrex.games.veto.decks import (
    PRECONSTRUCTED,
    SEATS,
    SHIPPED,
    check_deck,
    deck_choices,
    decks_of,
    find_deck,
    price,
    read_code,
    shipped,
    totals,
)
from interrex.games.veto.facets import facets
from interrex.games.veto.form import CARD_FORM
from interrex.games.veto.moments import LATER_NAMED, NAMED
from interrex.games.veto.nobody import empty_word
from interrex.games.veto.options import FIELD_NAMES
from interrex.games.veto.rulings import Rulings
from interrex.games.veto.scenario import OPTION_WORDS, position_facts, set_position
from interrex.games.veto.setup import set_up
from interrex.games.veto.table import BENE, FIRST_HAND, PHASE_NAMES, Veto
from interrex.games.veto.verbs.every import VERBS
from interrex.games.veto.view import CARDBOARD, CHAPTERS, LOG_ARGS, VetoView


def table(settings: Settings, pack: Pack, rulings: Rulings) -> Veto:
    """An empty table."""
    return Veto(settings, pack, rulings, decks_of(settings, pack, rulings))


def check(settings: Settings, pack: Pack, rulings: Rulings) -> None:
    """VT-401 and after: decks that cannot be played are refused."""
    decks_of(settings, pack, rulings)


def window_of(question: str, view: VetoView) -> str:
    """The kind of a reply window, for which a wish holds."""
    return f"{question}:{view.moment}" if question == "moment" else question


def round_of(view: VetoView) -> int:
    """The round that is played."""
    return view.round


def stage(game: Veto) -> tuple[int, int]:
    """The round and its phase."""
    return game.round, game.phase


def standing(game: Veto, seat: int) -> int:
    """VT-1206 The kreski of a player."""
    return game.kreski[seat]


def plays(game: Veto, seat: int) -> tuple[str, ...]:
    """VT-1401 The deck of a player; the faction where it has no name."""
    deck = str(game.settings.variants.get(SEATS[seat], PRECONSTRUCTED[seat]))
    return (deck,) if deck in SHIPPED else (game.decks[seat].faction.id,)


def opening(game: Veto, seat: int) -> str:
    """VT-921 The first character that a player deployed; nothing where there was none."""
    for kind, args, rule, _ in game.told:
        if kind == "deploys" and args[0] == seat and rule == "VT-921":
            return game.card_word(args[1])
    return ""


WINDOWS: Final = ("reply", "moment", "slot", "revenge")
CARD_RULES: Final = {  # the rules of a family, a type or a keyword
    "faction": "VT-117 VT-119 VT-120 VT-123 VT-124",
    "strategy": "VT-145 VT-148 VT-149",
    "character": "VT-111 VT-125 VT-127 VT-128",
    "equipment": "VT-129 VT-130 VT-247",
    "estate": "VT-131 VT-132",
    "effect": "VT-133 VT-134 VT-140",
    "thrust": "VT-142 VT-143",
    "slawny": "VT-204 VT-209 VT-210",
    "honorowy": "VT-212",
    "niewiasta": "VT-213 VT-214 VT-215 VT-216",
    "pludrak": "VT-217 VT-218 VT-219",
    "karmazyn": "VT-220 VT-221 VT-222 VT-223",
    "wplywowy": "VT-224 VT-225 VT-226",
    "elekt": "VT-227 VT-228 VT-229",
    "lojalny": "VT-230",
    "zyd": "VT-231 VT-232 VT-233",
    "nieobecny": "VT-234 VT-235 VT-240",
    "kozak": "VT-241 VT-242 VT-243",
    "karczma": "VT-248",
    "trwaly": "VT-249",
    "usuwany": "VT-250 VT-251",
    "unikat": "VT-252",
    "ciecie": "VT-253",
}

GAME: Final = GameSpec(
    name="veto",
    title="Veto!",
    seats=(2, 3, 4),
    package="interrex.games.veto",
    rules_version=3,
    fast_deals_until=1,
    readings=Rulings,
    table=table,
    set_up=set_up,
    check=check,
    read_pack=partial(load_pack, vocabulary=VERBS),
    set_position=set_position,
    facts=position_facts,
    audit=audit,
    option_words=OPTION_WORDS,
    passes=(BENE,),
    log_args={**LOG_ARGS, **by_hand.LOG_ARGS, **unmet.LOG_ARGS},
    ask_args=by_hand.ASK_ARGS,
    text_asked_about=text_asked_about,
    seen_lines={
        "redrew": "VT-507 whether somebody draws a new hand is seen, also where all decide at once",
        "drew": "VT-507 the new hand is as large as the old one",
    },
    arg_words={
        "field": FIELD_NAMES,
        "phase": PHASE_NAMES,
        "keyword": KEYWORDS,
        "moment": NAMED + LATER_NAMED,
    },
    variants={
        "feast": (False, True),
        "learning": (False, True),
        "decklists": ("open", "closed"),
        **{name: deck_choices(seat) for seat, name in enumerate(SEATS)},
    },
    facets=facets,
    card_form=CARD_FORM,
    empty_word=empty_word,
    card_rules=CARD_RULES,
    cardboard=CARDBOARD,
    chapters=CHAPTERS,
    standing=standing,
    plays=plays,
    opening=opening,
    decks=Decks(
        SEATS,
        read_deck,
        read_code,
        find_deck,
        shipped,
        check_deck,
        write_deck,
        write_list,
        heads=(FACTION, STRATEGY),
        families=DECK_FAMILIES,
        totals=totals,
        price=price,
        hand=FIRST_HAND,
    ),
    passing=Passing(BENE, WINDOWS, window_of, round_of, told="bene", stage=stage, stage_told="phase"),
    judge="interrex.bots.judges.veto",
    encoding="interrex.games.veto.encoding",
    terminal="interrex.terminal.games.veto",
    drawing="interrex.web.show.games.veto",
)
