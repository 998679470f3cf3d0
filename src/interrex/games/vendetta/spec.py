"""What Vendetta registers."""

from __future__ import annotations

from functools import partial
from typing import Final

from interrex.engine import by_hand, unmet
from interrex.engine.errors import BadSetting, Reason
from interrex.engine.language import words_in
from interrex.engine.settings import Settings, Switch
from interrex.engine.spec import GameSpec
from interrex.games.vendetta.asked import text_asked_about
from interrex.games.vendetta.audit import audit
from interrex.games.vendetta.cards import Pack, load_pack
from interrex.games.vendetta.ending import team_of, team_score
from interrex.games.vendetta.facets import facets
from interrex.games.vendetta.form import CARD_COUNTS, CARD_FORM
from interrex.games.vendetta.nobody import empty_word
from interrex.games.vendetta.rulings import RETIRED, Rulings
from interrex.games.vendetta.scenario import OPTION_WORDS, position_facts, set_position
from interrex.games.vendetta.setup import set_up
from interrex.games.vendetta.table import NOBODY, Vendetta
from interrex.games.vendetta.verbs.every import VERBS
from interrex.games.vendetta.view import ARG_WORDS, ASK_ARGS, CARDBOARD, CHAPTERS, LOG_ARGS

TEAM_SEATS: Final = (4, 6)


def check(settings: Settings, pack: Pack, rulings: Rulings) -> None:
    """VE-101, VE-1501, VE-R02, VE-R72 What cannot be set up is refused."""
    seats, variants = settings.seats, settings.variants
    if not rulings.open_pools:
        check_secret_influence(pack)
    if variants.get("teams") and seats not in TEAM_SEATS:
        why = Reason("teams", {"number": seats}, "VE-1501")
        raise BadSetting(f"Vendetta in teams is for 4 or 6 seats, not {seats} (VE-1501).", why)
    if rulings.stand_ins == "off":
        known = [kind for kind in pack.relics if kind.origin != "stand-in"]
        if variants.get("relics") and len(known) < seats + 1:
            why = Reason("stand-ins", {"family": "relic", "number": len(known)}, "VE-R72")
            raise BadSetting(f"Without stand-ins there are only {len(known)} relics: too few (VE-R72).", why)
        sites = [kind for kind in pack.sites if kind.origin != "stand-in"]
        needed = 3 if seats > 4 else 2
        if variants.get("location_cards") and len(sites) < needed:
            found = f"Without stand-ins there are only {len(sites)} location cards"
            why = Reason("stand-ins", {"family": "location_card", "number": len(sites)}, "VE-R72")
            raise BadSetting(f"{found}, {seats} seats need {needed} (VE-R72).", why)


def check_secret_influence(pack: Pack) -> None:
    """VE-R02 Where influence is hidden, no card may count it: what the card does would tell the table."""
    for kind in pack.kinds:
        for effects in kind.at.values():
            said = set(words_in(tuple((effect.verb, effect.args) for effect in effects)))
            if "influence_of" in said:  # compiled, a generator cannot be asked what is in it
                why = Reason("hidden-influence", {"card": kind.id}, "VE-R02")
                raise BadSetting(
                    f"{kind.id} counts influence, which is hidden at this table (VE-R02). "
                    "Play with open_pools=true, or with another pack.",
                    why,
                )


def standing(game: Vendetta, seat: int) -> int:
    """VE-1002, VE-1508 The score of a player or a team, as it would be counted now."""
    return team_score(game, team_of(game, seat))


def tried(pack: Pack, card: str, family: str) -> dict[str, Switch]:
    """The variants with which a card is played at all."""
    variants: dict[str, dict[str, Switch]] = {
        "relic": {"relics": True}, "location_card": {"location_cards": True},
    }  # fmt: skip
    return variants.get(family, {})


def plays(game: Vendetta, seat: int) -> tuple[str, ...]:
    """The clan of a seat."""
    clan = game.clan[seat]
    return () if clan == NOBODY else (game.pack.clans[clan].id,)


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
    titles={"pl": "Wampir: Maskarada – Wendeta", "pt": "Vampiro: A Máscara – Vendetta"},
    seats=(3, 4, 5, 6),
    package="interrex.games.vendetta",
    rules_version=2,
    fast_deals_until=1,
    readings=Rulings,
    retired_rulings=RETIRED,
    table=Vendetta,
    set_up=set_up,
    check=check,
    read_pack=partial(load_pack, vocabulary=VERBS),
    set_position=set_position,
    facts=position_facts,
    audit=audit,
    option_words=OPTION_WORDS,
    passes=("pass", "decline"),
    log_args={**LOG_ARGS, **by_hand.LOG_ARGS, **unmet.LOG_ARGS},
    seen_lines={
        "chose": "VE-708 when the last has chosen, all choices are revealed",
        "bid": "VE-209 when the last has bid, all bids are revealed",
    },
    ask_args={**ASK_ARGS, **by_hand.ASK_ARGS},
    text_asked_about=text_asked_about,
    arg_words=ARG_WORDS,
    variants={"location_cards": (False, True), "relics": (False, True), "teams": (False, True)},
    facets=facets,
    card_form=CARD_FORM,
    card_counts=CARD_COUNTS,
    empty_word=empty_word,
    card_rules=CARD_RULES,
    cardboard=CARDBOARD,
    chapters=CHAPTERS,
    standing=standing,
    plays=plays,
    tried=tried,
    judge="interrex.bots.judges.vendetta",
    encoding="interrex.games.vendetta.encoding",
    terminal="interrex.terminal.games.vendetta",
    drawing="interrex.web.show.games.vendetta",
)
