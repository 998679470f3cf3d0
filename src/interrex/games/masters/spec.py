"""What Masters of the Night registers."""

from __future__ import annotations

from functools import partial
from typing import Final

from interrex.engine import by_hand, unmet
from interrex.engine.settings import Settings, Switch
from interrex.engine.spec import TRIED, CardText, GameSpec
from interrex.games.masters.actions import END_TURN
from interrex.games.masters.asked import text_asked_about
from interrex.games.masters.audit import audit
from interrex.games.masters.cards import (
    ABILITIES,
    CELL_NAMES,
    VAMPIRES,
    Ability,
    Pack,
    Vampire,
    ability_number,
    load_pack,
)
from interrex.games.masters.facets import facets
from interrex.games.masters.form import CARD_COUNTS, CARD_FORM
from interrex.games.masters.nobody import empty_word
from interrex.games.masters.rulings import RETIRED, Rulings
from interrex.games.masters.scenario import OPTION_WORDS, position_facts, set_position
from interrex.games.masters.setup import VARIANTS, set_up, who_plays
from interrex.games.masters.table import Masters
from interrex.games.masters.tried import check_tried
from interrex.games.masters.verbs.every import VERBS
from interrex.games.masters.view import CARDBOARD, CHAPTERS, LOG_ARGS


def table(settings: Settings, pack: Pack, rulings: Rulings) -> Masters:
    """An empty table."""
    return Masters(settings, pack, rulings, *who_plays(settings))


def check(settings: Settings, pack: Pack, rulings: Rulings) -> None:
    """MN-121 to MN-124 Vampires and players that do not go together are refused."""
    who_plays(settings)
    check_tried(settings, pack)


def tried(pack: Pack, card: str, family: str) -> dict[str, Switch]:
    """The variants under which a card lies before the first seat: districts always do."""
    if family == "face":
        return {"vampires": next(face.vampires for face in pack.faces if face.id == card)}
    if family == "vampire":
        return {"vampire_1": card}
    return {TRIED: card} if family in ("event", "relic") else {}


def pack_cards(pack: Pack) -> tuple[CardText, ...]:
    """Every component, for front ends; a vampire's text is its two abilities and its seal."""
    found = [
        CardText(card.id, family, card.name, card.text, card.origin, card.note)
        for family, cards in (("district", pack.districts), ("event", pack.events), ("relic", pack.relics))
        for card in cards
    ]
    for kind, vampire in enumerate(pack.vampires):
        found.append(vampire_text(vampire))
        for which, ability in (("blood", vampire.blood), ("darkness", vampire.darkness)):
            word = ABILITIES[ability_number(kind, which)]
            found.append(CardText(word, "ability", ability.name, ability.text, "stand-in", vampire.note))
    return tuple(found)


def vampire_text(vampire: Vampire) -> CardText:
    """A vampire card as one text in every language."""
    abilities: tuple[Ability, ...] = (vampire.blood, vampire.darkness, vampire.seal)
    text = {
        language: " ".join(f"{ability.name[language]}: {ability.text[language]}" for ability in abilities)
        for language in vampire.name
    }
    return CardText(vampire.id, "vampire", vampire.name, text, vampire.origin, vampire.note)


def places(game: Masters) -> dict[str, str]:
    """MN-126 The district at each cell, from the set-up on."""
    districts = game.pack.districts
    return {name: districts[tile].id for name, tile in zip(CELL_NAMES, game.tiles, strict=False)}


def standing(game: Masters, seat: int) -> int:
    """MN-1206 The Veil, which all keep together."""
    return game.veil


def plays(game: Masters, seat: int) -> tuple[str, ...]:
    """The vampires that a seat runs, in turn order."""
    line_up = zip(game.line_up, game.player, strict=True)
    return tuple([game.pack.vampires[kind].id for kind, player in line_up if player == seat])


CARD_RULES: Final = {  # the rules of a family, a type or a keyword
    "district": "MN-114",
    "day": "MN-307 MN-312 MN-313 MN-314",
    "night": "MN-730 MN-733 MN-735",
    "vampire": "MN-737 MN-738 MN-770 MN-771 MN-785",
    "ability": "MN-737 MN-738 MN-770 MN-771",
    "event": "MN-404 MN-405",
    "relic": "MN-1001 MN-1002 MN-1003 MN-1010",
    "passive": "MN-1010",
    "activated": "MN-1012 MN-1013",
    "placeable": "MN-1014 MN-1015 MN-1017",
}

GAME: Final = GameSpec(
    name="masters",
    title="Masters of the Night",
    titles={"pl": "Władcy Nocy", "pt": "Senhores da Noite"},
    seats=(1, 2, 3, 4, 5),
    package="interrex.games.masters",
    rules_version=2,
    fast_deals_until=1,
    readings=Rulings,
    retired_rulings=RETIRED,
    table=table,
    set_up=set_up,
    check=check,
    read_pack=partial(load_pack, vocabulary=VERBS),
    pack_cards=pack_cards,
    set_position=set_position,
    facts=position_facts,
    audit=audit,
    option_words=OPTION_WORDS,
    passes=("decline", END_TURN),
    log_args={**LOG_ARGS, **by_hand.LOG_ARGS, **unmet.LOG_ARGS},
    ask_args=by_hand.ASK_ARGS,
    text_asked_about=text_asked_about,
    arg_words={"cell": CELL_NAMES, "vampire": VAMPIRES, "ability": ABILITIES},
    variants=VARIANTS,
    first_game={"difficulty": "easy"},
    tried=tried,
    facets=facets,
    card_form=CARD_FORM,
    card_counts=CARD_COUNTS,
    empty_word=empty_word,
    card_rules=CARD_RULES,
    cardboard=CARDBOARD,
    chapters=CHAPTERS,
    cooperative=True,
    standing=standing,
    plays=plays,
    places=places,
    judge="interrex.bots.judges.masters",
    encoding="interrex.games.masters.encoding",
    terminal="interrex.terminal.games.masters",
    drawing="interrex.web.show.games.masters",
)
