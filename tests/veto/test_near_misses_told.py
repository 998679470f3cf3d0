"""What a seat of Veto! might nearly choose, told a second time: which cards are meant, and by which rule."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from interrex.engine.options import Part, Parts, card_part, kind_part, mark, place_part, verb
from interrex.games.veto import near_misses
from interrex.games.veto.near_misses import open_characters, targets
from interrex.games.veto.options import FIELD_NAMES, turn_parts
from interrex.games.veto.table import HAND, NOBODY, PLAY, Veto, under
from interrex.games.veto.traits import company, fighters_of
from tests.veto.laws import decisions_of
from tests.veto.test_small_parts_told import stacked

LATE = "VT-000"  # a rule that stands for all that may forbid something first


def tables(games: int = 6, length: int = 90, every: int = 9) -> list[tuple[Veto, Any]]:
    """Tables of random games, with a question of each."""
    found = []
    for seed in range(games):
        for number, game in enumerate(decisions_of(seed, length)):
            if number % every == 0 and game.questions:
                found.append((game.copy(), game.questions[number % len(game.questions)]))
    return found


def brought(card: str, family: str, bearers: list[Part]) -> set[Parts]:
    """All ways to say that a card of the hand comes into play."""
    named = kind_part(card)
    if family in ("character", "estate"):
        fields = [place_part("field", field, FIELD_NAMES) for field in range(len(FIELD_NAMES))]
        return {(verb("deploy"), named), *((verb("deploy"), named, mark("to"), each) for each in fields)}
    if family == "equipment":
        return {(verb("equip"), bearer, mark("with"), named) for bearer in bearers}
    if family == "thrust":
        return {(verb("attach"), named, mark("to"), bearer) for bearer in bearers}
    return set()


def not_held(game: Veto, seat: int) -> set[tuple[Parts, str]]:
    """Of every card of the pack what one would do with it, as far as it is not where it would have to be."""
    thrusts = [
        card for bearer in company(game, seat) for card in under(game, bearer)
        if game.sees[game.where[card]] >> seat & 1
    ]  # fmt: skip
    hand = {game.kinds[card].id for card in game.cards_at[HAND + seat]}
    laid = {game.kinds[card].id for card in (*game.cards_at[PLAY + seat], *thrusts)}
    bearers = [kind_part(kind.id) for kind in game.pack.kinds if kind.family == "character"]
    fights = bool(game.duel) and seat in fighters_of(game)
    told: set[tuple[Parts, str]] = set()
    for kind in game.pack.kinds:
        named = kind_part(kind.id)
        if kind.id not in hand:
            told |= {(parts, "VT-614") for parts in brought(kind.id, kind.family, bearers)}
        if kind.id not in laid and kind.family == "character":
            told |= {((verb("agitate with"), named), "VT-941"), ((verb("move"), named), "VT-955")}
            for victim in open_characters(game, seat):
                told.add(((verb("challenge"), card_part(victim), mark("with"), named), "VT-1001"))
        if kind.id not in laid and kind.id not in hand:
            if kind.family == "thrust":
                rule = "VT-1034" if fights else "VT-1070" if game.duel else "VT-142"
                told.add(((verb("thrust"), named), rule))
            for word in ("play", "use"):
                told |= {((verb(word), named, *said), "VT-614") for said, _ in targets(game, seat)}
    return told


def test_what_one_does_not_have_is_refused_for_every_card_of_the_pack() -> None:
    for game, question in tables():
        found = list(near_misses.not_held(game, question.seat))
        assert set(found) == not_held(game, question.seat)


def test_equipment_is_handed_and_nothing_else() -> None:
    """VT-967 Whoever bears it, to any character; by its own rule only where one's own character bears it."""
    met = Counter[str]()
    for game, question in tables(8):
        seat = question.seat
        wanted: dict[Parts, bool] = {}
        for each in range(game.seats):
            for card in game.cards_at[PLAY + each]:
                if game.kinds[card].family == "equipment" and game.host[card] != NOBODY:
                    is_own = game.host[card] in company(game, seat)
                    for other in open_characters(game, seat):
                        wanted[turn_parts(game, ("transfer", card, other))] = is_own
        found = list(near_misses.handings(game, question))
        assert {parts for parts, _ in found} == set(wanted)
        late = near_misses.not_now(game, question, False)
        for parts, rule in found:
            assert rule
            assert rule == (late or "VT-967") or wanted[parts]
            met["own" if wanted[parts] else "of others"] += 1
    assert min(met["own"], met["of others"]) > 0


def test_what_has_left_the_table_is_no_target(monkeypatch: pytest.MonkeyPatch) -> None:
    """VT-914 A card of the family that a text aims at, of which none lies in play; unless more is wrong."""
    met = Counter[str]()
    for game, question in tables(4, every=17):
        there = {game.kinds[card].id for each in range(game.seats) for card in game.cards_at[PLAY + each]}
        for fault in ("", LATE):
            monkeypatch.setattr(
                near_misses, "text_fault", lambda game, question, card, fault=fault: (fault, None)
            )
            monkeypatch.setattr(near_misses, "wanted_family", lambda ability: "estate")
            found = dict(near_misses.texts_and_replies(game, question))
            for card in game.cards_at[HAND + question.seat][:2]:
                for kind in game.pack.kinds:
                    if kind.family == "estate" and kind.id not in there:
                        for word in ("play", "use"):
                            parts = (verb(word), card_part(card), mark("on"), kind_part(kind.id))
                            assert found[parts] == (fault or "VT-914")
                            met[fault] += 1
    assert len(met) == 2


def test_a_reply_that_cannot_be_paid_is_refused_by_its_price(monkeypatch: pytest.MonkeyPatch) -> None:
    """VT-321 Also where the price depends on what is answered: the first that it cannot be paid for."""
    monkeypatch.setattr(near_misses, "why_not_play", lambda *named: "")
    met = Counter[bool]()
    for seed in range(60):
        game, _ = stacked(seed)
        game.answered = []
        items = [at for at, _ in near_misses.open_items(game)]
        for by_event in (True, False):
            for dear in (None, *items):

                def cost(*named: Any, that: int = NOBODY, dear: int | None = dear) -> str:
                    return LATE if that != NOBODY and that == dear else ""

                monkeypatch.setattr(near_misses, "why_not_cost", cost)
                ability = SimpleNamespace(limit=0, is_priced_by_event=by_event, negates=False, when=())
                card = game.cards_at[HAND][0] if game.cards_at[HAND] else 0
                why = near_misses.reply_fault(game, 0, card, ability)  # type: ignore[arg-type]
                assert (why == LATE) == (by_event and dear is not None)
                met[why == LATE] += 1
    assert min(met[True], met[False]) > 0
