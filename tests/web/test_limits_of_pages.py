"""What just fits a limit is shown or read, one more is not: reasons, amounts, signs, numbers, fields."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from interrex.engine.packs import LANGUAGES
from interrex.games import game_spec, house_pack
from interrex.games.elekt.view import UnitView
from interrex.match.pool import pool_of
from interrex.rules.book import rulebook
from interrex.web.pages import pack_cards
from interrex.web.show import prompt
from interrex.web.show.games import elekt
from interrex.web.show.kit import kit_of
from interrex.web.show.pool import HIGH, LOW, MAX_NUMBER, search_of
from interrex.web.show.scene import drawing
from interrex.web.store import analyses
from interrex.web.tables.study import MOST_AT_ONCE, Job, Study
from tests.asgi import Person, opened
from tests.web.drawn.scenes import asked, positions, scene_of
from tests.web.test_pack_limits import PACK


@pytest.mark.parametrize(("name", "seats"), [("elekt", 3), ("vendetta", 4), ("masters", 3), ("veto", 2)])
def test_so_many_reasons_are_told(name: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first ones, to whoever is asked, about the things that are touched together; of nothing none.

    What misses only a little is drawn from what may be chosen, with rules drawn from the rulebook.
    """
    luck, told, by = random.Random(name), Counter[Any](), drawing(name)
    rules = [each.id for each in rulebook(name).rules[:4]]
    missed: list[tuple[Any, str]] = []
    games = (game for seed in range(3) for game in positions(name, seats, seed, 120, 4))
    for game in games:
        if game.is_over:
            continue
        monkeypatch.setattr(type(game), "near_misses", lambda self, question: missed)
        for seat in range(seats):
            asked = [each for each in game.decisions if each.seat == seat]
            offered = [parts for each in asked for parts in each.parts] or list(game.decisions[0].parts)
            missed[:] = [(luck.choice(offered), luck.choice(rules)) for _ in range(luck.randrange(12))]
            things = [frozenset(each.id for each in by.things(parts)) for parts, _ in missed]
            view = game.view(seat)
            acting = [
                {each.id for each in (by.acting(view, game.pack, parts) if by.acting else by.things(parts))}
                for parts, _ in missed
            ]
            known = sorted({each for row in things for each in row}) or ["card:nothing"]
            for touched in (
                *things[:2], frozenset(luck.sample(known, 1)),
                frozenset(luck.sample(known, min(2, len(known)))), frozenset[str](),
            ):  # fmt: skip
                wanted = list(
                    dict.fromkeys(
                        rule
                        for (_, rule), row, does in zip(missed, things, acting, strict=True)
                        if asked and touched <= row and touched & does
                    )
                )
                for most in {max(0, len(wanted) - 1), len(wanted), len(wanted) + 1}:
                    monkeypatch.setattr(prompt, "MAX_REASONS", most)
                    language = luck.choice(LANGUAGES)
                    found = prompt.reasons_against(game, game.pack, seat, language, touched)
                    texts = [prompt.why(name, language, rule) for rule in wanted[:most]]
                    assert [(each["rule"], each["text"]) for each in found] == list(
                        zip(wanted[:most], texts, strict=True)
                    )
                told[seat, min(len(wanted), 2)] += 1
    assert all(told[seat, 2] and told[seat, 0] for seat in range(seats)), told


def test_so_many_amounts_are_at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """The ends, and between them so many of those that the game counts by."""
    scene = next(each for each in asked("veto", 2, 1, 40) if each.decision is not None)
    assert scene.decision is not None
    met = Counter[Any]()
    for question, stride in {**drawing("veto").strides, "anything else": 0}.items():
        there = replace(scene, decision=replace(scene.decision, question=question))
        for low in range(3):
            for count in range(prompt.LONG_RUN, 14):
                for most in (1, 2, 3):
                    monkeypatch.setattr(prompt, "MOST_BETWEEN", most)
                    between = [each for each in range(low, low + count) if stride and each > low]
                    between = [each for each in between if (each - low) % stride == 0]
                    wanted = sorted({low, low + count - 1, *between[:most]})
                    assert prompt.handy(there, list(range(low, low + count))) == tuple(wanted)
                    met[(len(between) > most) - (len(between) < most)] += 1
    assert len(met) == 3


def test_signs_of_a_unit_are_counted_up_to_so_many() -> None:
    """All of them together: its own, its tokens and what it has copied."""
    kit, _ = kit_of(elekt.Cards, scene_of(next(positions("elekt", 3, 1)), 0))
    units = [card for card, kind in kit.kinds.items() if kind.family == "unit"]
    luck, met = random.Random(2), Counter[int]()
    for _ in range(300):
        card, most = luck.choice(units), elekt.MAX_SIGNS
        tokens, copied = (tuple(luck.randrange(3) for _ in range(4)) for _ in range(2))
        count = sum((*kit.kinds[card].symbols, *tokens, *copied))
        letter, number = luck.choice("ABC"), luck.randrange(1, 4)
        bears = kit.unit(UnitView(card, tokens, copied), letter, number)["bears"]
        assert bears == (count if count < most else most)
        met[count - most] += 1
    assert {-1, 0, 1} <= set(met)


@pytest.mark.parametrize("game", ["elekt", "vendetta", "masters", "veto"])
def test_a_number_in_a_filter_has_so_many_characters(game: str) -> None:
    """What stands after them is not read; around it spaces do not count."""
    pool = pool_of(game, house_pack(game))
    names = list(pool.numbers())
    assert names or game == "masters"
    for name in names:
        for length in (MAX_NUMBER - 1, MAX_NUMBER, MAX_NUMBER + 1, 5000):
            typed = ("12345" * 1000)[:length]
            read = int(typed[:MAX_NUMBER])
            for end, at in ((LOW, "low"), (HIGH, "high")):
                found = search_of(pool, {name + end: f"  {typed} "}).ranges
                assert list(found) == [name]
                assert getattr(found[name], at) == read
            both = search_of(pool, {name + LOW: "1", name + HIGH: typed}).ranges[name]
            assert (both.low, both.high) == (1, read)
        assert search_of(pool, {name + LOW: " ", name + HIGH: ""}).ranges == {}


def test_a_form_of_a_card_has_so_many_fields_with_names_of_so_many_letters(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def look() -> None:
        async with opened() as app:
            who, seen = Person(app), list[dict[str, str]]()
            sent_by = pack_cards._sent

            async def sent(request: Any) -> dict[str, str]:
                seen.append(await sent_by(request))
                return seen[-1]

            monkeypatch.setattr(pack_cards, "_sent", sent)
            answer = await who.submit("/packs/elekt/import", text=PACK)
            pack = dict(answer.headers)[b"location"].decode()
            card = game_spec("elekt").pack_cards(house_pack("elekt"))[0].id
            for fields in (pack_cards.MAX_FIELDS - 1, pack_cards.MAX_FIELDS, pack_cards.MAX_FIELDS + 1):
                seen.clear()
                more = {f"x{number}": "" for number in range(fields - 1)}  # beside the token
                answer = await who.submit(f"{pack}/card/{card}", **more)
                fits = fields <= pack_cards.MAX_FIELDS
                assert (answer.status != 400) == fits, answer.text
                assert [len(each) for each in seen] == ([fields] if fits else [])
            for length in (199, 200):
                seen.clear()
                assert (await who.submit(f"{pack}/card/{card}", **{"n" * length: "1"})).status != 400
                assert ("n" * length in seen[0]) == (length < 200)

    asyncio.run(look())


class Desk:
    """A hall whose store knows which analyses are wanted."""

    def __init__(self, wanted: list[tuple[str, str]]) -> None:
        self.wanted, self.store = wanted, None

    async def ask(self, work: Any, *arguments: Any) -> Any:
        return self.wanted if work is analyses.wanted else SimpleNamespace(depth="quick")

    async def table(self, table: str) -> Any:
        return SimpleNamespace(id=table, game=SimpleNamespace(is_over=True))


def test_so_many_games_are_analysed_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that is looked at begins only where there is room; after a start the others wait for their turn."""
    for there in range(MOST_AT_ONCE + 2):
        desk: Any = Desk([])
        found, begun = Study(desk, None), list[str]()  # type: ignore[arg-type]
        found.jobs = {str(number): Job("deep") for number in range(there)}
        monkeypatch.setattr(
            found, "_start", lambda live, depth, begun=begun: begun.append(f"{live.id} {depth}")
        )
        asyncio.run(found.under_way(SimpleNamespace(id="new")))  # type: ignore[arg-type]
        assert begun == (["new quick"] if there < MOST_AT_ONCE else [])
        if there:
            asyncio.run(found.under_way(SimpleNamespace(id="0")))  # type: ignore[arg-type]
            found.failed.add("lost")
            asyncio.run(found.under_way(SimpleNamespace(id="lost")))  # type: ignore[arg-type]
            assert begun == (["new quick"] if there < MOST_AT_ONCE else [])
        with_room, slept = Study(desk, None), list[float]()  # type: ignore[arg-type]
        with_room.jobs = {str(number): Job("deep") for number in range(there)}
        desk.wanted = [("a", "quick"), ("b", "deep")]
        started: list[str] = []

        def start(live: Any, depth: str, study: Study = with_room, started: list[str] = started) -> None:
            assert len(study.jobs) < MOST_AT_ONCE
            study.jobs[live.id] = Job(depth)
            started.append(f"{live.id} {depth}")

        async def sleep(seconds: float, study: Study = with_room, slept: list[float] = slept) -> None:
            slept.append(seconds)
            study.jobs.pop(next(iter(study.jobs)))

        monkeypatch.setattr(with_room, "_start", start)
        with monkeypatch.context() as clock:
            clock.setattr(asyncio, "sleep", sleep)
            asyncio.run(with_room.resume())
        assert started == ["a quick", "b deep"]
        assert len(slept) == max(0, there + 2 - MOST_AT_ONCE)
