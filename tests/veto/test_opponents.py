"""What an opponent has, as texts count it: of the one who was chosen, or of the one who has the most."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

import interrex
from interrex.games import game_spec
from interrex.games.veto.table import HAND, NOBODY, Veto, in_game
from interrex.games.veto.verbs.meaning import Use, amount, is_true
from tests.packs.boxes import toml, tree_of

HAS: Final = ("kreski", "ducats", "cards")


def positions(seats: int, seed: int) -> Iterator[Veto]:
    """Every fifth position of a random game."""
    luck = random.Random(seed)
    game = interrex.new("veto", seats=seats, seed=seed)
    assert isinstance(game, Veto)
    while not game.is_over and len(game.choices) < 400:
        game.play(luck.randrange(len(game.asked[0][2])), 0)
        if not game.is_over and len(game.choices) % 5 == 0:
            yield game


def has(game: Veto, seat: int, what: str) -> int:
    if what == "cards":
        return len(game.cards_at[HAND + seat])
    return (game.kreski if what == "kreski" else game.ducats)[seat]


def test_an_opponent_is_never_nobody() -> None:
    """Where a text works by itself, none is chosen: the one who has the most is meant."""
    differed = 0
    for game in (each for seats in (2, 3, 4) for seed in range(2) for each in positions(seats, seed)):
        playing = [seat for seat in range(game.seats) if in_game(game, seat)]
        for seat in playing:
            others = [each for each in playing if each != seat]
            for what in HAS:
                most = max([has(game, each, what) for each in others], default=0)
                value = (f"held_{what}", "opponent")
                for target in (None, 3):  # nothing, or a card
                    use = Use(seat, 0, target, NOBODY)
                    assert amount(game, use, value) == most
                    has_more = is_true(game, use, ("more", value, (f"held_{what}", "you")))
                    assert has_more == (most > has(game, seat, what))
                    differed += has_more
                    if what != "cards":
                        assert is_true(game, use, (f"has_{what}", "opponent", most))
                        assert not is_true(game, use, (f"has_{what}", "opponent", most + 1))
                for other in others:
                    chosen = Use(seat, 0, -1 - other, NOBODY)
                    assert amount(game, chosen, value) == has(game, other, what)
    assert differed > 100


def test_a_text_that_works_by_itself_counts_the_opponent() -> None:
    """Every character: when it is deployed, if an opponent has more kreski, draw two cards."""
    tree = tree_of("veto")
    text = "given(more(held_kreski(opponent), held_kreski(you)), draw(2))"
    for card in tree["character"]:
        card["ability"] = [{"kind": "P", "when": ["deployed(self)"], "do": [text]}]
    spec = game_spec("veto")
    pack = spec.read_pack(toml(tree), "own.toml")
    found = {True: 0, False: 0}
    for seed in range(4):
        game, luck = spec.new(spec.settings(2, seed, pack), pack), random.Random(seed)
        while not game.is_over and len(game.choices) < 300:
            told = len(game.told)
            game.play(luck.randrange(len(game.asked[0][2])), 0)
            lines = game.told[told:]
            for line in lines:
                if line[0] == "works_by_itself":
                    seat = line[1][0]
                    behind = game.kreski[1 - seat] > game.kreski[seat]
                    assert behind == any(each[0] == "drew" for each in lines), lines
                    found[behind] += 1
    assert min(found.values()) > 5
