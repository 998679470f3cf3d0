"""Random games under variants and rulings drawn at random, for laws that hold at every decision."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

import interrex
from interrex.engine.arguments import typed_values
from interrex.engine.chance import Chance
from interrex.engine.options import SEAT_LETTERS
from interrex.engine.settings import Switch
from interrex.games import game_spec, house_pack
from interrex.games.veto.moving import subject_of
from interrex.games.veto.table import NOBODY, PLAY, Veto, face, in_play

KIND = game_spec("veto")
VARIANTS: tuple[dict[str, Switch], ...] = (
    {},
    {},
    {"feast": True},
    {"learning": True},
    {"decklists": "closed"},
)


def drawn_game(seed: int, version: int = KIND.rules_version) -> Veto:
    """A new game; about a quarter of the rulings are drawn anew."""
    chance = Chance(1000 + seed)
    rulings = {
        ruling.name: ruling.readings[chance.below(len(ruling.readings))]
        for ruling in KIND.rulings
        if chance.below(4) == 0 and ruling.name != "distinct_factions"
    }
    variants = VARIANTS[chance.below(len(VARIANTS))]
    seats = 2 if variants.get("learning") else 2 + chance.below(3)
    game = interrex.new("veto", seats, seed, rulings, **variants)
    if version != KIND.rules_version:
        game = KIND.new(dataclasses.replace(game.settings, rules_version=version), house_pack("veto"))
    assert isinstance(game, Veto)
    return game


def decisions_of(seed: int, length: int, version: int = KIND.rules_version) -> Iterator[Veto]:
    """The table at every decision of one random game; fighters rarely say bene, so that duels last."""
    game = drawn_game(seed, version)
    chance = Chance(seed)
    for _ in range(length):
        if game.is_over:
            return
        yield game
        options = game.asked[0][2]
        first = 1 if len(options) > 1 and options[0] == "bene" and chance.below(3) else 0
        game.play(first + chance.below(len(options) - first))


# --- laws of one table -----------------------------------------------------------------------------------

NEGATED, CONTROL = "negated", "control"  # lines that name somebody with a card of another player


def wrong_owners(game: Veto) -> list[str]:
    """Who is named with a card owns one like it, or has had control of it."""
    found = []
    owners: dict[int, set[int]] = {}
    for card in range(len(game.kinds)):
        holders = {seat for seat in range(game.seats) if card in game.cards_at[PLAY + seat]}
        owners.setdefault(face(game, card), set()).update(holders | {game.owner[card]})
    for told in game.told:
        named = list(typed_values(KIND.log_args.get(told[0], ""), told[1]))[:2]
        if [type_name for _, type_name, _ in named] == ["seat", "card"] and told[0] != NEGATED:
            seat, card = named[0][2], named[1][2]
            if told[0] == CONTROL:
                owners[card].add(seat)
            elif seat not in owners[card]:
                found.append(f"{told[0]}: {SEAT_LETTERS[seat]} has no {game.card_word(card)}")
    return found


def remembered(game: Veto) -> list[str]:
    """VT-1309 A card out of play is not tapped, on no field, has no thrusts, and nothing lasts on it."""
    bits = game.tapped | game.fields | game.crowned | game.turn_used | game.round_used
    lasting = {subject_of(entry) for entry in game.lasting}
    return [
        f"{game.kinds[card].id} is out of play and remembers"
        for card in range(len(game.kinds))
        if not in_play(game, card)
        and (bits >> card & 1 or card in lasting or game.slot[card] != NOBODY or game.host[card] != NOBODY)
    ]
