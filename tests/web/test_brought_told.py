"""Decks that people bring, told a second time: which is taken, when they are dealt, what is refused."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from interrex.engine.errors import BadSetting
from interrex.engine.settings import Settings
from interrex.games import game_spec
from interrex.match.session import Stale
from interrex.web.tables import decks
from interrex.web.tables.live import OWN_DECK, Live
from tests.web.lives import live_of
from tests.web.test_pages_told import line

SPEC = game_spec("veto")
assert SPEC.decks is not None
VARIANTS = SPEC.decks.variants
FILES = ("sicz", "trybuni", "dworscy")


class Table:
    """A hall with one table: what it is told of decks; nothing is dealt where they do not go together."""

    def __init__(self, live: Live, go_together: bool = True) -> None:
        self.live, self.go_together = live, go_together
        self.done: list[tuple[Any, ...]] = []
        self.readers = SimpleNamespace(deck=self.read)

    @asynccontextmanager
    async def locked(self, live: Live) -> AsyncIterator[None]:
        assert live is self.live
        yield

    async def set_deck(self, live: Live, seat: int, deck: str) -> None:
        self.done.append((seat, deck))
        live.row.seats[seat].deck = deck

    async def deal(self, live: Live, settings: Settings) -> None:
        self.done.append(("dealt", settings))
        if not self.go_together:
            raise BadSetting("They do not go together.")

    async def pack_text(self, live: Live) -> str:
        return "the pack"

    async def read(self, settings: Settings, pack: str, text: str) -> str:
        assert (settings, pack) == (self.live.row.settings, "the pack")
        return f"read {text}"


def drawn_table(luck: random.Random) -> Live:
    """A table for which some have brought a deck, some are to bring one, and some play one of the pack's."""
    live = live_of("veto", luck.choice((2, 3, 4)))
    live.row.settings = replace(live.row.settings, pack_hash="another name")
    for place in live.row.seats:
        place.deck = luck.choice((OWN_DECK, OWN_DECK, line(luck.choice(FILES)), ""))
    return live


def check_dealt(settings: Settings, live: Live, brought: dict[int, str]) -> None:
    """With every deck that was brought, a seed that is new, and everything else as it was."""
    before = live.row.settings
    assert settings.seed != before.seed
    assert settings.seed.bit_length() > 64
    assert settings.pack_hash == "another name"
    assert (settings.seats, settings.rulings, settings.rules_version) == (
        before.seats, before.rulings, before.rules_version,
    )  # fmt: skip
    for seat, name in enumerate(VARIANTS[: before.seats]):
        assert settings.variants.get(name) == brought.get(seat, before.variants.get(name))


def test_the_last_deck_is_dealt_and_one_before_it_waits() -> None:
    met = Counter[str]()
    for seed in range(60):
        luck = random.Random(seed)
        live, code = drawn_table(luck), line(luck.choice(FILES))
        seat, go_together = luck.randrange(live.game.seats), luck.random() < 0.7
        hall: Any = Table(live, go_together)
        held = {number: place.deck for number, place in enumerate(live.row.seats)}
        awaited = [number for number, deck in held.items() if deck == OWN_DECK]
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(decks, "value_of", partial(given, code))
            bringing = decks.bring(hall, live, seat, "", "x")
            if seat not in awaited:
                with pytest.raises(Stale):
                    asyncio.run(bringing)
                assert hall.done == []
                met["not awaited"] += 1
            elif awaited != [seat]:
                assert asyncio.run(bringing) == live.number
                assert hall.done == [(seat, code)]
                met["waits"] += 1
            else:
                brought = {number: deck for number, deck in held.items() if deck and deck != OWN_DECK}
                check_last(hall, live, bringing, brought, {seat: code})
                met[f"dealt {go_together}"] += 1
    assert set(met) == {"not awaited", "waits", "dealt True", "dealt False"}


def check_last(hall: Any, live: Live, work: Any, brought: dict[int, str], last: dict[int, str]) -> None:
    """All are in: the table is dealt, or all get theirs back."""
    before = live.row.seats
    if hall.go_together:
        asyncio.run(work)
        ((said, settings),) = hall.done
    else:
        with pytest.raises(BadSetting):
            asyncio.run(work)
        (said, settings), *back = hall.done
        assert back == [(number, OWN_DECK) for number in brought]
        assert [place.deck == OWN_DECK for place in before] == [
            number in brought or number in last for number in range(len(before))
        ]
    assert said == "dealt"
    check_dealt(settings, live, brought | last)


async def given(code: str, *_: object) -> str:
    return code


def test_a_bot_that_takes_a_seat_is_not_waited_for() -> None:
    met = Counter[str]()
    for seed in range(60):
        luck = random.Random(seed)
        live, go_together = drawn_table(luck), luck.random() < 0.7
        for place in live.row.seats:
            if place.deck == OWN_DECK and luck.random() < 0.8:
                place.deck = ""
        hall: Any = Table(live, go_together)
        held = [place.deck for place in live.row.seats]
        going = decks.go_on_without(hall, live)
        if OWN_DECK in held or not any(held):
            asyncio.run(going)
            assert hall.done == []
            met["waits" if OWN_DECK in held else "nobody brings any"] += 1
            continue
        check_last(hall, live, going, {number: deck for number, deck in enumerate(held) if deck}, {})
        met[f"dealt {go_together}"] += 1
    assert set(met) == {"waits", "nobody brings any", "dealt True", "dealt False"}


def test_a_deck_is_one_of_the_packs_or_a_file_of_so_many_letters() -> None:
    live = live_of("veto", 2)
    hall: Any = Table(live)
    for seat, variant in enumerate(VARIANTS[:2]):
        there = list(SPEC.variants[variant])
        assert decks.names(live, seat) == there
        for name in there:
            assert asyncio.run(decks.value_of(hall, live, seat, str(name), " \n")) == name
        for name in ("", "nobody", "x" * 100):
            with pytest.raises(BadSetting) as bad:
                asyncio.run(decks.value_of(hall, live, seat, name, ""))
            (reason,) = bad.value.reasons
            assert reason.values == {"name": name[:40], "legal": ", ".join(map(str, there))}
        for text, read in (("a\r\nb", "a\nb"), ("x" * decks.MAX_DECK, "x" * decks.MAX_DECK)):
            assert asyncio.run(decks.value_of(hall, live, seat, "nobody", text)) == f"read {read}"
        with pytest.raises(BadSetting):
            asyncio.run(decks.value_of(hall, live, seat, "sicz", "x" * (decks.MAX_DECK + 1)))
    assert decks.names(live_of("elekt", 2), 0) == []
