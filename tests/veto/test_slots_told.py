"""Which thrusts may be played in a duel, and how many lie with a character, told a second time."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from interrex.engine.chance import Chance
from interrex.games.veto import moving, permissions, slots
from interrex.games.veto.cards import CIECIE, KARMAZYN, SLAWNY
from interrex.games.veto.table import BARRED, NOBODY, PLAY, SEATS, Veto, under
from interrex.match import scenario
from interrex.research.encodings import encoding_of
from tests.veto.test_rounds_told import drawn_table

TABLES = 60


def against(game: Veto, seat: int, card: int, fighter: int, forbids: set[Any], holds: bool) -> str:
    """The first rule by which the thrust cannot be played."""
    kind = game.kinds[card]
    is_cut = bool(kind.keywords & CIECIE)
    if fighter == NOBODY:
        return "VT-1070"
    if kind.faction and kind.faction != game.factions[seat]:
        return "VT-1505"
    barred = game.duel[BARRED + 1]
    none_at_all = barred & 2 or ("play_thrust", "any") in forbids
    no_cut = barred & 1 or ("play_thrust", "ciecie") in forbids
    for verb, what, whom in game.lasting:
        if verb == "cannot" and whom == fighter and what[0] == "play_thrust":
            none_at_all = none_at_all or what[1] == "any"
            no_cut = no_cut or what[1] == "ciecie"
    asks = any(verb == "playable_if" for verb, _, _ in kind.texts)
    return "VT-1301" if none_at_all or (is_cut and no_cut) or (asks and not holds) else ""


@pytest.mark.rules("VT-1070", "VT-1505", "VT-1301")
def test_which_thrusts_may_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    cited: set[tuple[str, bool]] = set()
    words = [("play_thrust", "any"), ("play_thrust", "ciecie")]
    for seed, game in enumerate([drawn_table(seed) for seed in range(TABLES)]):
        chance = Chance.from_seed(seed)
        seat = chance.below(game.seats)
        fighter = NOBODY if chance.below(8) == 0 else 5
        game.duel = [0] * (SEATS + 2)
        game.duel[BARRED + 1] = (0, 0, 0, 1, 2)[chance.below(5)]
        forbids = {word for word in words if chance.below(6) == 0}
        holds = chance.below(2) == 1
        game.lasting = [
            ("cannot", words[chance.below(2)], 5 if chance.below(2) else 6) for _ in range(chance.below(2))
        ]
        other = (seat + 1) % game.seats
        monkeypatch.setattr(slots, "own_fighter", lambda game, seat, fighter=fighter: fighter)
        monkeypatch.setattr(slots, "fighters_of", lambda game, seats=(other, seat): seats)
        monkeypatch.setattr(
            slots, "forbidden", lambda game, action, card, forbids=forbids: 3 if action in forbids else NOBODY
        )
        monkeypatch.setattr(slots, "holds", lambda game, card, seat, condition, holds=holds: holds)
        for card, kind in enumerate(game.kinds):
            if kind.family == "thrust":
                rule = against(game, seat, card, fighter, forbids, holds)
                assert slots.why_not_thrust(game, seat, card) == rule, (seed, kind.id)
                cited.add((rule, bool(kind.keywords & CIECIE)))
    assert {rule for rule, _ in cited} == {"", "VT-1070", "VT-1505", "VT-1301"}


@pytest.mark.rules("VT-972", "VT-973")
def test_how_many_thrusts_lie_with_a_character(monkeypatch: pytest.MonkeyPatch) -> None:
    """VT-972 Two face down, with a Karmazyn one; VT-973 one face up with a Slawny; texts add to it."""
    for seed, game in enumerate([drawn_table(seed) for seed in range(20)]):
        chance = Chance.from_seed(seed)
        reading = game.rulings.slawny_thrusts
        readings = [reading, "three"]
        for mask in (0, KARMAZYN, SLAWNY, KARMAZYN | SLAWNY):
            more = [chance.below(6) - 4 for _ in range(chance.below(3))]
            holds = [chance.below(2) == 1 for _ in more]
            rows = [(1, 0, each, (number, ())) for number, each in zip(more, holds, strict=True)]
            monkeypatch.setattr(permissions, "keywords", lambda game, card, mask=mask: mask)
            monkeypatch.setattr(permissions, "texts", lambda game, verb, rows=rows: rows)
            monkeypatch.setattr(permissions, "means", lambda *_: True)
            monkeypatch.setattr(permissions, "meets", lambda game, card, owner, condition: condition)
            down = 1 if mask & KARMAZYN else 2
            down += sum(number for number, each in zip(more, holds, strict=True) if each)
            down, up = max(0, down), int(bool(mask & SLAWNY))
            for name in readings:
                game.rulings = replace(game.rulings, slawny_thrusts=name)
                bonus = name == "three" and mask == KARMAZYN | SLAWNY
                assert permissions.thrust_limits(game, 1) == (down + bonus, up)


def test_whose_cards_have_a_face() -> None:
    """With closed decklists one's own, and what one has seen; else all."""
    encoding: Any = encoding_of("veto").seen
    game = drawn_table(1)
    card = next(card for card, owner in enumerate(game.owner) if owner == 1)
    for closed in (False, True):
        for seen in range(1 << game.seats):
            game.closed, game.seen[card] = closed, seen
            for seat in range(game.seats):
                wanted = not closed or seat == 1 or bool(seen & 1 << seat)
                assert encoding.is_face_known(game, seat, card) == wanted
            assert encoding.are_faces_known(game) == (not closed)


STORY = """
[scenario]
id = "control"
game = "veto"
title = "Thrusts that change sides"
rules = ["VT-R48"]
rulings = { attached_thrust_secret = "READING" }

[given]
seats = 3
company = { A = ["roch-kowalski THRUSTS"] }

[[step]]
then.over = false
"""


@pytest.mark.rules("VT-1304", "VT-R48")
@pytest.mark.parametrize("thrusts", ["", "~finta", "~finta ~finta"])
@pytest.mark.parametrize("reading", ["controller_only", "owner_only"])
def test_who_looks_at_thrusts_of_a_character_that_changes_sides(reading: str, thrusts: str) -> None:
    """VT-R48 Whoever controls it now, or whoever did when they were attached; without any nothing is kept."""
    for seat in (1, 2):
        text = STORY.replace("READING", reading).replace("THRUSTS", thrusts)
        game = scenario.read(text, "control.toml").position()
        assert isinstance(game, Veto)
        card = next(card for card in game.cards_at[PLAY] if game.kinds[card].id == "roch-kowalski")
        lying = list(under(game, card))
        assert len(lying) == thrusts.count("~")
        moving.give_control(game, card, seat)
        assert game.where[card] == PLAY + seat
        assert list(under(game, card)) == lying
        assert (game.slot[card] == NOBODY) == (not lying)
        looks = seat if reading == "controller_only" else 0
        for thrust in lying:
            assert game.sees[game.where[thrust]] == 1 << looks
