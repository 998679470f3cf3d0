"""What all see of a table of Masters of the Night, told a second time from what lies there, and as text."""

from __future__ import annotations

import random

import pytest

from interrex.engine.zones import move
from interrex.games.masters.cards import CELL_NAMES
from interrex.games.masters.table import (
    DRAWN,
    IN_PLAY,
    NOBODY,
    ON_DISTRICT,
    ON_VAMPIRE,
    OUT,
    OWNED,
    RELIC_DECK,
    REVEALED,
    VEIL_TOP,
    Masters,
)
from interrex.games.masters.view import MastersView, table_text, tokens_text
from tests.masters.test_outcomes import drawn_table

TABLES = 40


def stirred(seed: int) -> tuple[Masters, random.Random]:
    """A table with cards wherever they may lie, dice, tokens and a seal."""
    luck, game = random.Random(seed), drawn_table(seed)
    places = [REVEALED, RELIC_DECK, DRAWN, IN_PLAY, OUT, ON_DISTRICT + luck.randrange(9)]
    places += [part + luck.randrange(game.vampires) for part in (ON_VAMPIRE, OWNED)]
    for card in luck.sample(range(len(game.where)), 12):
        place = luck.choice(places)
        if place != game.where[card] and not (place in (REVEALED, DRAWN) and game.cards_at[place]):
            move(game, card, place)
    game.seal_at = [NOBODY] * 9
    game.seal_at[luck.randrange(9)] = luck.randrange(game.vampires)
    game.dice = [luck.randrange(1, 7) for _ in range(luck.randrange(5))]
    game.taken = [luck.randrange(1, 7) for _ in range(luck.randrange(3))]
    game.aside, game.loss, game.veil = luck.randrange(3), luck.randrange(4), luck.randrange(VEIL_TOP + 1)
    game.leader, game.active = (luck.randrange(-1, game.vampires) for _ in range(2))
    return game, luck


def names(game: Masters, place: int) -> list[str]:
    return [game.card_word(card) for card in game.cards_at[place]]


def check_places(game: Masters, view: MastersView) -> None:
    called = [game.pack.vampires[kind].id for kind in game.line_up]
    for cell, district in enumerate(view.districts):
        assert (district.cell, district.tile) == (CELL_NAMES[cell], game.pack.districts[game.tiles[cell]].id)
        tokens = (game.hidden[cell], game.exposed[cell], game.minions[cell])
        assert (district.hidden, district.exposed, district.minions) == tokens
        there = [name for vampire, name in enumerate(called) if game.at[vampire] == cell]
        assert list(district.vampires) == there
        owner = game.seal_at[cell]
        assert district.seal == ("" if owner == NOBODY else called[owner])
        assert list(district.cards) == names(game, ON_DISTRICT + cell)
    for vampire, seen in enumerate(view.vampires):
        assert (seen.name, seen.player) == (called[vampire], "ABCDE"[game.player[vampire]])
        assert (seen.cell, seen.blood) == (CELL_NAMES[game.at[vampire]], game.blood[vampire])
        assert (seen.kills, seen.ready) == (game.kills[vampire], not game.exhausted & 1 << vampire)
        assert list(seen.relics) == names(game, OWNED + vampire)
        assert list(seen.cards) == names(game, ON_VAMPIRE + vampire)
        sealed = [CELL_NAMES[cell] for cell in range(9) if game.seal_at[cell] == vampire]
        assert seen.sealed == (sealed[0] if sealed else "")


@pytest.mark.rules("MN-154")
def test_everything_lies_open() -> None:
    """MN-154 Every number and every card that lies open, to every seat and to who watches."""
    for seed in range(TABLES):
        game, _ = stirred(seed)
        called = [game.pack.vampires[kind].id for kind in game.line_up]
        for seat in range(game.seats + 1):
            view = game.view(seat)
            numbers = (view.round, view.ap, view.veil, view.loss, view.aside)
            assert numbers == (game.round, game.ap, game.veil, game.loss, game.aside)
            assert (list(view.dice), list(view.taken)) == (game.dice, game.taken)
            pools = (view.agent_pool, view.minion_pool, view.blood_pool)
            assert pools == (game.agent_pool, game.minion_pool, game.blood_pool)
            assert view.leader == ("" if game.leader == NOBODY else called[game.leader])
            assert view.active == ("" if game.active == NOBODY else called[game.active])
            assert (view.difficulty, view.face) == (game.difficulty, game.face.id)
            decks = [place for place in range(3) if game.cards_at[place]]
            assert view.events_left == sum(len(game.cards_at[place]) for place in decks)
            assert view.relics_left == len(game.cards_at[RELIC_DECK])
            assert [view.event] == (names(game, REVEALED) or [""])
            assert [view.relic] == (names(game, DRAWN) or [""])
            assert list(view.in_play) == names(game, IN_PLAY)
            assert list(view.out) == sorted(names(game, OUT))
            check_places(game, view)


def test_a_table_in_words_says_what_lies_there() -> None:
    """Tokens by their letters, those that there are; who acts; who is exhausted; where a seal lies."""
    assert tokens_text(0, 0, 0) == ""
    for hidden, exposed, minions in ((1, 0, 0), (0, 2, 0), (0, 0, 3), (1, 1, 1), (4, 0, 2)):
        parts = [
            f"{letter}{many}" for letter, many in zip("hem", (hidden, exposed, minions), strict=True) if many
        ]
        assert tokens_text(hidden, exposed, minions) == " ".join(parts)
    for seed in range(TABLES):
        game, _ = stirred(seed)
        view = game.view(0)
        lines = table_text(view).split("\n")
        head = f"Masters of the Night, {view.difficulty}, round {view.round}, {view.phase}; "
        acting = f", {view.active} acts with {view.ap} AP" if view.active else ""
        assert lines[0] == f"{head}leader {view.leader or 'nobody'}{acting}"
        dice = " ".join(str(each) for each in view.dice) or "none"
        assert lines[1].startswith(f"Veil {view.veil}; dice {dice} ({view.aside} aside); pools: ")
        assert lines[1].endswith(f"; {view.events_left} events, {view.relics_left} relics")
        for row in range(3):
            cells = [each.strip() for each in lines[2 + row].split(" | ")]
            for cell, text in zip(view.districts[3 * row : 3 * row + 3], cells, strict=True):
                tokens = tokens_text(cell.hidden, cell.exposed, cell.minions)
                words = [cell.tile, *tokens.split(), *(["sealed"] if cell.seal else [])]
                who = [f"[{' '.join(cell.vampires)}]"] if cell.vampires else []
                assert text == " ".join([*words, *who])
        for vampire, line in zip(view.vampires, lines[5:], strict=False):
            state = "" if vampire.ready else ", exhausted"
            relics = "".join(f", {each}" for each in vampire.relics)
            said = f"{vampire.name} ({vampire.player}) at {vampire.cell}: blood {vampire.blood}, kills "
            assert line == f"{said}{vampire.kills}{state}{relics}"
