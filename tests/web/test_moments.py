"""Scenes by moments: for every line of random games the table shows what is told."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import interrex
from interrex.engine.arguments import typed_values
from interrex.engine.table import Table
from interrex.games import game_spec
from interrex.games.elekt.view import ElektView
from interrex.games.masters.view import MastersView
from interrex.match.moments import moments
from interrex.web.show.games import elekt
from interrex.web.show.games.masters import RESOLVES
from interrex.web.show.moments import _moments, between
from interrex.web.show.regions import table_page
from tests.web.lives import choose, live_of, viewer

KINDS = [kind for kind, what in RESOLVES.items() if what != "ends"]
Line = tuple[str, dict[str, Any]]  # its kind, and its arguments by name


def said(game: Table, told: int) -> Iterator[Line]:
    """What was told since, cells and vampires by their words."""
    spec = game_spec(game.settings.game)
    for kind, args, *_ in game.told[told:]:
        values = {}
        for name, what, value in typed_values(spec.log_args.get(kind, ""), args):
            if what == "card":
                values[name] = game.card_word(value)
            else:
                values[name] = spec.arg_words[what][value] if what in spec.arg_words else value
        yield kind, values


def changes(lines: Sequence[Line]) -> Counter[tuple[str, str]]:
    """What these lines say that came and went: agents and minions by district, blood by vampire."""
    found: Counter[tuple[str, str]] = Counter()
    for kind, values in lines:
        what, _, verb = kind.partition("_")
        if what in ("agents", "minions") and verb in ("entered", "added", "removed", "moved"):
            found[what, values["cell"]] += values["number"] * (1 if verb in ("entered", "added") else -1)
            if verb == "moved":
                found[what, values["other_cell"]] += values["number"]
        elif what == "blood":
            found[what, values["vampire"]] += values["number"] * (1 if verb == "gained" else -1)
    return Counter({each: number for each, number in found.items() if number})


def counted(view: MastersView) -> Counter[tuple[str, str]]:
    """The same as it stands."""
    found = Counter({("agents", each.cell): each.hidden + each.exposed for each in view.districts})
    found.update({("minions", each.cell): each.minions for each in view.districts})
    found.update({("blood", each.name): each.blood for each in view.vampires})
    return found


def check_facts(view: MastersView, lines: Sequence[Line]) -> None:
    """The newest line of each kind holds on the table."""
    for kind, values in dict(lines).items():
        if kind == "day":
            assert (view.round, view.phase) == (values["number"], "day")
        elif kind == "leader" and view.phase == "day":
            assert (view.leader, view.step) == (values["vampire"], "leader")
        elif kind == "event":
            assert (view.event, view.last_event, view.step) == (values["card"], values["card"], "event")
        elif kind == "fight" and view.phase == "day":
            assert view.step == "hunt"
        elif kind in ("veil_weakened", "veil_strengthened"):
            assert view.veil == values["veil"]
        elif kind == "kills":
            assert (
                next(each.kills for each in view.vampires if each.name == values["vampire"])
                == values["total"]
            )
        elif kind == "dice_taken":
            assert tuple(sorted(view.taken)) == tuple(sorted(values["dice"]))
        elif kind == "relic_drawn":
            assert values["card"] in (view.relic, *[relic for each in view.vampires for relic in each.relics])


def test_what_a_scene_tells_is_what_the_table_shows() -> None:
    met: Counter[str] = Counter()
    for seats, seed in ((2, 1), (3, 2), (3, 3), (4, 4)):
        luck, game = random.Random(seed), interrex.new("masters", seats, seed=seed)
        while not game.is_over and len(game.choices) < 260:
            before, decision = game.copy(), luck.choice(game.decisions)
            word = luck.choice(decision.options)
            game.choose(word, decision.seat)
            shown, told = before.view(0), len(before.told)
            for moment in moments(before, word, decision.seat, KINDS):
                lines, view = list(said(moment, told)), moment.view(0)
                assert moment.told == game.told[: len(moment.told)]
                was = counted(shown)
                was.update(changes(lines))
                assert +was == +counted(view), lines
                check_facts(view, lines)
                met.update(kind for kind, _ in lines)
                shown, told = view, len(moment.told)
            assert not [line for line in game.told[told:] if line[0] in KINDS], "told, but never shown"
    assert {"day", "leader", "event", "agents_entered", "veil_weakened", "fight", "kills"} <= met.keys(), met


LAID: frozenset[str] = frozenset(
    ("assigned", "swapped", "moved", "placed", "to_hand", "destroyed", "discarded", "card_out")
)  # lines by which a Unit comes to lie elsewhere


def laid(view: ElektView) -> list[list[Counter[str]]]:
    """The Units in every corner of every Zone."""
    return [[Counter(unit.kind for unit in corner) for corner in zone.corners] for zone in view.zones]


def check_confrontation(was: ElektView, view: ElektView, lines: Sequence[Line], game: Table) -> None:
    """Units, counts and won cards are on the table as these lines tell them, neither sooner nor later."""
    kinds = {kind for kind, _ in lines}
    assert laid(was) == laid(view) or kinds & LAID, kinds
    assert [each.won for each in was.seats] == [each.won for each in view.seats] or kinds & {
        "card_won", "card_taken", "card_out", "privilege_discarded",
    }, kinds  # fmt: skip
    zones = game_spec("elekt").arg_words["zone"]
    for kind, values in lines:
        if kind == "counted":
            zone = view.zones[zones.index(values["zone"])]
            counts = zone.counts[game_spec("elekt").arg_words["attribute"].index(values["attribute"])]
            assert counts == values["counts"]
        elif kind == "card_won":
            assert values["card"] in view.seats[values["seat"]].won
            assert values["card"] not in [each.card for each in view.zones]


def test_a_confrontation_is_told_beside_the_table_of_that_moment() -> None:
    met: Counter[str] = Counter()
    for seats, seed in ((2, 1), (3, 2), (4, 4)):
        luck, game = random.Random(seed), interrex.new("elekt", seats, seed=seed)
        while not game.is_over:
            before, decision = game.copy(), luck.choice(game.decisions)
            word = luck.choice(decision.options)
            game.choose(word, decision.seat)
            was, told = before.view(0), len(before.told)
            for moment in moments(before, word, decision.seat, list(elekt.RESOLVES)):
                lines, view = list(said(moment, told)), moment.view(0)
                check_confrontation(was, view, lines, moment)
                met.update(kind for kind, _ in lines)
                was, told = view, len(moment.told)
            assert not [line for line in game.told[told:] if line[0] in elekt.RESOLVES], "never shown"
    assert {"counted", "won", "card_won", "swapped", "attached", "destroyed", "discarded"} <= met.keys(), met


def test_pages_of_moments_are_those_of_the_seat_and_end_at_a_curtain() -> None:
    """Whoever looks first; and where a curtain falls, or another looks at the same browser, none is shown."""
    for game, seats in (("elekt", 3), ("vendetta", 4), ("masters", 3)):
        live, luck, found = live_of(game, seats), random.Random(3), 0
        while found < 6 and not live.game.is_over:
            looked = [table_page(live, viewer(live, seat)) for seat in range(seats)]
            decision = luck.choice(live.game.decisions)
            choose(live, luck.choice(decision.options), decision.seat)
            now = [table_page(live, viewer(live, seat)) for seat in range(seats)]
            for seat in luck.sample(range(seats), seats):
                pages = list(between(looked[seat], now[seat]))
                beats = live.cached(_moments, 1) if pages else []
                for page, beat in zip(pages, beats, strict=False):
                    assert page.scene is not None
                    assert str(page.scene.view) == str(beat.position.view(seat))
                assert not list(between(looked[seat], replace(now[seat], scene=None)))
                assert not list(between(looked[seat], now[(seat + 1) % seats]))
                found += bool(pages)
        assert found >= 6
