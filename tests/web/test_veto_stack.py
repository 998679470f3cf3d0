"""Veto!: what becomes of what lies on the stack is said, and stays where the stack was."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from interrex import new
from interrex.engine.arguments import typed_values
from interrex.games.veto.view import LOG_ARGS
from interrex.web.show import regions
from interrex.web.show.games import veto
from interrex.web.show.scene import drawing
from tests.web.lives import choose, live_of


def word(game: Any, luck: random.Random) -> str:
    """A choice at random; whoever may answer mostly does."""
    options = game.decision.options
    answers = [each for each in options if each != "bene"]
    return str(luck.choice(answers if answers and luck.random() < 0.8 else options))


def test_what_negates_a_card_is_named_with_it() -> None:
    """VT-1333 The line names an item of the stack, and before it the card that answered it."""
    met = 0
    for seed in range(5):
        game, luck = new("veto", seats=2 + seed % 2, seed=seed), random.Random(seed)
        for _ in range(200):
            if game.is_over:
                break
            before, told = game.view(0).stack, len(game.told)
            game.choose(word(game, luck))
            for kind, args, _, _ in game.told[told:]:
                if kind != "negated":
                    continue
                named = {name: value for name, _, value in typed_values(LOG_ARGS[kind], args)}
                card, by = game.card_word(named["card"]), game.card_word(named["by"])
                waiting = [each.card for each in before]
                if by in waiting and card in waiting:  # else a text worked by itself
                    answers = [each.answers for each in before if each.card == by and each.answers]
                    assert card in [before[number - 1].card for number in answers]
                    met += 1
    assert met > 5


def test_what_became_of_the_cards_of_a_turn_stays_until_the_next() -> None:
    """While nothing waits there: the last lines since the turn began that say what came of a card."""
    met = Counter[str]()
    for seed in range(2):
        live, luck = live_of("veto", 2), random.Random(seed)
        for _ in range(120):
            if live.game.is_over:
                break
            seat = live.game.seats_asked[0]
            choose(live, word(live.game, luck), seat)
            seen = regions.scene(live, 0, "en")
            turn = []
            for told in live.game.log(0):
                turn = [] if told.kind in regions.HEADS else [*turn, told]
            kinds = [each.kind for each in turn if each.kind in veto.FATES]
            drawn = next(each for each in veto.parts(seen) if each[0] == "stack")
            fates = [each.kind for each in drawn[5]]
            assert fates == ([] if seen.view.stack else kinds[-veto.MOST_FATES :])
            met.update(fates)
    assert met["negated"]
    assert drawing("veto").recalls == frozenset(veto.RECALLS)


def test_every_card_goes_somewhere() -> None:
    """A card is touched, and then what it is played on; else a field of one's own or the stack."""
    met = Counter[tuple[str, ...]]()
    for seed in range(3):
        live, luck = live_of("veto", 2 + seed % 2), random.Random(seed)
        for _ in range(100):
            if live.game.is_over:
                break
            seat = live.game.seats_asked[0]
            seen = regions.scene(live, seat, "en")
            drawn = str(regions.drawn_scene(seen, "veto"))
            for option in seen.options:
                places = tuple(each.id for each in option.places)
                does = option.parts[0].word
                question = seen.decision.question if seen.decision is not None else ""
                if question in veto.STACKED and does not in ("bene", "influence"):
                    assert len(option.things) > 1
                    assert len(places) <= 1
                first = [each for each in option.things if each not in option.places]
                assert {each.type for each in first} <= {
                    "card",
                    "seat",
                }  # only they are lit before one is touched
                for place in places:
                    assert drawn.count(f'data-thing="{place}"') == 1
                met[places] += 1
            choose(live, word(live.game, luck), seat)
    assert len(met) == 4


def test_the_end_says_what_decided_the_game() -> None:
    """The deaths that lost it, or the election with its votes and candidate."""
    for seed in (1, 3, 4):
        live, luck = live_of("veto", 2 + seed % 2), random.Random(seed)
        while not live.game.is_over:
            choose(live, word(live.game, luck), live.game.seats_asked[0])
        result, seen = live.game.result, regions.scene(live, 0, "en")
        assert result is not None
        said = veto.concluded(seen)
        if result.rule in ("VT-1208", "VT-1409"):
            assert said.endswith("the candidate is dead.")
        elif result.rule == "VT-1201":
            assert str(seen.view.seats[result.winners[0]].kreski) in said
        else:
            assert said == ""
