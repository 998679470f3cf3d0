"""Moments as they come in games: where each happens, and to whom, is known before any card speaks of it."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from interrex.engine.chance import Chance
from interrex.engine.meant import Said
from interrex.games.masters import exhaustion, hearing
from interrex.games.masters.cards import ON_VAMPIRES, PLACED, PLACED_ON, sides_of
from interrex.games.masters.exhaustion import drop_excess, exhaust, gain_blood
from interrex.games.masters.meaning import Use
from interrex.games.masters.moments import BY_VAMPIRE, HAPPENED, IN_DISTRICT, MOMENTS, OF_A_CARD, SIDES
from interrex.games.masters.nobody import CONDITIONS, TO_AN_OWNER, empty_word, has_one, has_place, is_side
from interrex.games.masters.table import BLOOD_START, DAY, NIGHT, NOBODY, Masters
from tests.masters.tables import random_table, table

CHOICES = 160


def test_a_moment_has_a_place_and_a_vampire_wherever_it_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A word for the place or the vampire of a moment is taken exactly where games tell one of it."""
    cells, vampires = defaultdict[str, set[bool]](set), defaultdict[str, set[bool]](set)
    counts = defaultdict[str, set[int]](set)

    def heard(game: Masters, moment: str, vampire: int, cell: int, card: int, many: int) -> None:
        cells[moment].add(cell >= 0)
        vampires[moment].add(vampire >= 0)
        counts[moment].add(many)

    monkeypatch.setattr(hearing, "hear", heard)
    for seed in range(40):
        game, chance = random_table(seed, with_rulings=True), Chance.from_seed(seed)
        game.pack = replace(game.pack, spoken=frozenset(MOMENTS))
        for _ in range(CHOICES):
            if game.is_over:
                break
            decision = game.decisions[chance.below(len(game.decisions))]
            game.choose(decision.options[chance.below(len(decision.options))], decision.seat)
    assert len(cells) > len(MOMENTS) // 2
    for moment in set(cells) - set(TO_AN_OWNER):  # what comes to an owner is told by its card
        assert not has_place(moment) or cells[moment] == {True}
        assert has_one(moment) == (vampires[moment] == {True}) or moment.endswith("_discarded")
        assert has_place(moment) == (cells[moment] == {True}) or moment.endswith("_discarded")
        if moment.endswith("_replaced"):  # one after the other
            assert counts[moment] == {1}


@pytest.mark.rules("MN-901", "MN-903", "MN-904", "MN-R17")
@pytest.mark.parametrize("vampires", [2, 5])
def test_who_is_exhausted_before_its_turn_is_remembered_for_the_night(vampires: int) -> None:
    """MN-904 The active vampire loses its points and its turn; MN-R17 of any other it is noted, by night."""
    for vampire, active, phase in product(range(vampires), range(-1, vampires), (DAY, NIGHT)):
        game = table(2, 1, vampires=vampires)
        game.phase, game.active, game.ap, game.fell = phase, active, 2, 0
        exhaust(game, vampire)
        is_active = vampire == active
        assert (game.ap, game.turn_over) == ((0, True) if is_active else (2, False))
        assert game.fell == (1 << vampire if phase == NIGHT and not is_active else 0)
        assert game.exhausted >> vampire & 1


@pytest.mark.rules("MN-120")
@pytest.mark.parametrize("family", ["district", "vampire", "relic", "event"])
def test_what_is_no_card_does_not_discard_itself(family: str) -> None:
    """A district stays, and so does a vampire; events and relics may go."""
    fields = {"relic": {"kind": "placeable"}, "event": {"kind": "placed", "on": "district"}}.get(family, {})
    part = {"when": ["night_begins()"], "do": ["discard_this()"]}
    for call in (("discard_this",), ("may", ("discard_this",)), ("both", ("discard_this",), ("veil_up", 1))):
        said = Said(family, fields, part, "moments", HAPPENED, call)
        assert empty_word(said) == ("discard_this" if family in ("district", "vampire") else "")


@pytest.mark.rules("MN-1019")
@pytest.mark.parametrize("ruling", ["discard", "keep"])
def test_blood_above_a_lower_maximum_goes_and_is_heard(ruling: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """MN-1019 All above the maximum goes back to the pool, told and heard of in number; else it stays."""
    heard: list[tuple[object, ...]] = []
    monkeypatch.setattr(exhaustion, "happened", lambda game, *what, many: heard.append((*what, many)))
    for vampire, more in product(range(3), range(4)):
        game = table(2, 1, {"excess_blood": ruling}, vampires=3)
        game.blood[vampire] = BLOOD_START + more
        pool, lines = game.blood_pool, len(game.told)
        heard.clear()
        drop_excess(game, vampire)
        gone = more if ruling == "discard" else 0
        assert (game.blood[vampire], game.blood_pool) == (BLOOD_START + more - gone, pool + gone)
        assert heard == ([("blood_goes", vampire, game.at[vampire], gone)] if gone else [])
        told = [("blood_lost", (game.line_up[vampire], gone), "MN-1019")] if gone else []
        assert [line[:3] for line in game.told[lines:]] == told


@pytest.mark.rules("MN-120")
def test_by_which_words_a_text_says_that_a_moment_is_its_own() -> None:
    """By its place in a district or beside a vampire; a card that lies nowhere yet may say any of them."""
    families, kinds = ("district", "vampire", "relic", "event"), ("placeable", "activated", "placed")
    for family, kind, on in product(families, kinds, ("", *PLACED_ON)):
        found, lies = sides_of(family, kind, on), on or kind != PLACED
        if family == "district":
            wanted = IN_DISTRICT
        elif family == "vampire":
            wanted = BY_VAMPIRE
        elif family == "relic":
            wanted = OF_A_CARD | (IN_DISTRICT if kind == "placeable" else BY_VAMPIRE)
        elif on:
            wanted = OF_A_CARD | (BY_VAMPIRE if on in ON_VAMPIRES else IN_DISTRICT)
        else:
            wanted = OF_A_CARD if lies else SIDES
        assert found == wanted


@pytest.mark.rules("MN-751", "MN-753", "MN-906")
def test_who_gains_blood_is_ready_and_only_who_was_exhausted_becomes_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """MN-906 Of each vampire for itself, whoever else is; as much as there is room and blood for."""
    heard: list[tuple[object, ...]] = []
    monkeypatch.setattr(
        exhaustion, "happened", lambda game, *what, **more: heard.append((*what, *more.values()))
    )
    for vampire, tired, number, pool, blood in product(range(3), range(8), range(3), range(3), range(5)):
        game = table(2, 1, vampires=3)
        game.exhausted, game.blood_pool, game.blood[vampire] = tired, pool, blood
        heard.clear()
        gained = gain_blood(game, vampire, number)
        assert gained == min(number, pool, BLOOD_START - blood)
        assert (game.blood[vampire], game.blood_pool) == (blood + gained, pool - gained)
        assert game.exhausted == (tired & ~(1 << vampire) if gained else tired)
        wanted: list[tuple[object, ...]] = []
        if gained:
            wanted.append(("blood_comes", vampire, game.at[vampire], gained))
            if tired in {each for each in range(8) if each & 1 << vampire}:
                wanted.append(("becomes_ready", vampire, game.at[vampire]))
        assert heard == wanted


def test_the_side_of_a_moment_stands_directly_in_its_call() -> None:
    """Not in another call within it, nor at other times than when it is asked whether the moment is meant."""
    for moment, verb, depth in product(
        (*CONDITIONS, HAPPENED, "event"), ("night_begins", "veil_up"), range(4)
    ):
        said = Said("event", {}, {}, "moments", moment, (verb, "this"))
        path: Any = (((verb,), 1),) * depth
        assert is_side(said, path) == (moment in CONDITIONS and verb == "night_begins" and depth == 1)


@pytest.mark.rules("MN-1012")
def test_a_relic_at_work_is_the_one_that_was_used_last() -> None:
    """Whatever else has been told since; of any other use the vampire or the district is named."""
    for seed in range(6):
        game = random_table(seed, with_rulings=False)
        events = len(game.pack.events)
        for relic in (events, events + 3):
            game.tell("relic_used", game.line_up[0], relic, rule="MN-1012")
            for line in ("veil_weakened", "agents_removed", "rolled"):
                game.tell(line, 1, 2, rule="MN-413")
                for vampire, cell in product((NOBODY, *range(game.vampires)), (0, 8)):
                    use = Use(vampire, cell, NOBODY)
                    assert hearing.bearer_of(game, use, "relic") == game.card_word(relic)
                    named = (
                        game.pack.vampires[game.line_up[vampire]].id
                        if vampire != NOBODY
                        else game.pack.districts[game.tiles[cell]].id
                    )
                    assert hearing.bearer_of(game, use, "event") == named
                    tile = game.pack.districts[game.tiles[cell]].id
                    assert hearing.bearer_of(game, use, "night effect") == tile
                    card_use = use._replace(card=3)
                    assert hearing.bearer_of(game, card_use, "relic") == game.cards[3].id
