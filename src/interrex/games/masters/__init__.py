"""Masters of the Night (Władcy Nocy), 1 to 5 people running 2 to 5 vampires: cooperative.

Rules source: the Polish rulebook, by number in rules.md. The rulebook does not show every component;
the box is filled with stand-ins, marked as such in the pack.
"""

from __future__ import annotations

from typing import Final

from interrex.engine.kind import CardText, GameKind
from interrex.engine.rulings import register
from interrex.engine.settings import Settings
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
from interrex.games.masters.effects import verbs
from interrex.games.masters.position import facts, lost_or_made, set_position
from interrex.games.masters.rulings import RETIRED, Rulings, rulings_from
from interrex.games.masters.setup import VARIANTS, set_up, who_plays
from interrex.games.masters.table import Masters
from interrex.games.masters.view import CARDBOARD, CHAPTERS, LOG_ARGS


def new(settings: Settings, pack: Pack) -> Masters:
    """A new game, set up and waiting for its first decision."""
    game = Masters(settings, pack, rulings_from(settings.rulings), *who_plays(settings))
    game.then(set_up)
    game.advance()
    return game


def read_pack(text: str, file: str) -> Pack:
    """Read a pack file of this game."""
    return load_pack(text, file, verbs)


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


GAME: Final = GameKind(
    name="masters",
    title="Masters of the Night",
    seats=(1, 2, 3, 4, 5),
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
    arg_words={"cell": CELL_NAMES, "vampire": VAMPIRES, "ability": ABILITIES},
    variants=VARIANTS,
    cardboard=CARDBOARD,
    chapters=CHAPTERS,
    cooperative=True,
    places=places,
)
