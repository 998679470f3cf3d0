"""The prompt by its parts: buttons in groups, amounts that are stepped through, advice and warnings."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from typing import Any

import pytest

from interrex.engine.options import NUMBER
from interrex.match.session import Stale
from interrex.web.access.viewer import Viewer
from interrex.web.show import regions
from interrex.web.show.advising import MOST_ADVISED, advised
from interrex.web.show.prompt import LONG_RUN, groups, run_of, waited_for
from interrex.web.show.scene import Scene, drawing
from interrex.web.tables import proposals
from interrex.web.tables.hall import Hall
from interrex.web.tables.live import Live
from tests.asgi import hall_of, opened, seated
from tests.web.drawn.scenes import asked

GAMES = [("elekt", 3, {}), ("vendetta", 3, {}), ("masters", 2, {}), ("veto", 2, {})]


def amounts(scene: Scene) -> list[int]:
    """The numbers of the options that differ by nothing else, where they follow each other."""
    rows: dict[Any, list[int]] = {}
    for each in scene.options:
        numbers = [part.value for part in each.parts if part.type == NUMBER]
        if len(numbers) == 1 and not each.things:
            rows.setdefault(tuple(part for part in each.parts if part.type != NUMBER), []).append(numbers[0])
    long = [
        row for row in rows.values() if len(row) >= LONG_RUN and row == list(range(row[0], row[0] + len(row)))
    ]
    return long[0] if long else []


@pytest.mark.parametrize(("game", "seats", "variants"), GAMES)
def test_every_option_has_one_button(game: str, seats: int, variants: dict[str, Any]) -> None:
    """Behind its card's name only where there are many; amounts that follow each other stand in one group."""
    seen = Counter[str]()
    for scene in asked(game, seats, 2, 150, **variants):
        found, numbers = groups(scene), amounts(scene)
        buttons = [each.word for group in found for each in group["buttons"]]
        assert sorted(buttons) == sorted(each.word for each in scene.options)
        assert [not group["name"] for group in found] == sorted(not group["name"] for group in found)
        by_word = {each.word: each for each in scene.options}
        for group in found:
            for each in group["buttons"]:
                whole = by_word[each.word]
                assert (each.card is not None) == (bool(group["name"]))
                assert each.short == (whole.short if group["name"] else "")
            if group["name"]:
                assert len(scene.options) > 4
                assert group["name"] == scene.words.card_part(group["buttons"][0].card)
                assert len({each.card for each in group["buttons"]}) == 1
                seen["named"] += 1
            elif len(scene.options) > 4:
                assert all(by_word[each.word].card is None or numbers for each in group["buttons"])
        runs = [group for group in found if group["run"] is not None]
        assert [len(group["buttons"]) for group in runs] == ([len(numbers)] if numbers else [])
        run, listed = run_of(scene)
        assert len(listed) == len(numbers)
        if run is not None:
            assert (run.lowest, run.highest) == (numbers[0], numbers[-1])
            check_handy(scene, run.handy, numbers)
            seen["run"] += 1
    assert seen["named"] or game in ("masters", "vendetta")


def check_handy(scene: Scene, handy: tuple[int, ...], numbers: list[int]) -> None:
    """The ends, and at most two between them, by what the game counts by."""
    assert scene.decision is not None
    assert scene.words.spec is not None
    stride = drawing(scene.words.spec.name).strides.get(scene.decision.question, 0)
    between = [numbers[0] + stride, numbers[0] + 2 * stride] if stride else []
    wanted = {numbers[0], numbers[-1], *(each for each in between if each <= numbers[-1])}
    assert handy == tuple(sorted(wanted))


def test_bribes_are_stepped_through_by_three() -> None:
    """Veto!: the least, three, six and the most, wherever there are so many."""
    found = set()
    for seed in range(6):
        for scene in asked("veto", 2, seed + 1, 120):
            run, _ = run_of(scene)
            if run is not None:
                check_handy(scene, run.handy, list(range(run.lowest, run.highest + 1)))
                found.add(run.handy)
        if len(found) > 2:
            break
    assert found


def test_who_waits_reads_for_which_people() -> None:
    """What the game says goes on, and after it the names of people who are asked; bots answer soon enough."""
    seen = Counter[bool]()
    for scene in asked("veto", 3, 1, 60):
        for are_bots in (False, True):
            people = tuple(each._replace(is_bot=are_bots) for each in scene.people)
            other = Scene(scene.view, scene.words, scene.pack, people, scene.seat, None)
            said = waited_for(other)
            names = [each.name for each in people if each.decides]
            assert all(
                (name in said) == (not are_bots) for name in names if name not in waited_for_bots(other)
            )
            seen[are_bots] += 1
    assert len(seen) == 2


def waited_for_bots(scene: Scene) -> str:
    """What is said where all who are asked are bots."""
    people = tuple(each._replace(is_bot=True) for each in scene.people)
    return waited_for(Scene(scene.view, scene.words, scene.pack, people, scene.seat, None))


# --- advice ------------------------------------------------------------------------------------------


def thought(options: tuple[str, ...], luck: random.Random) -> dict[str, Any]:
    """What a search might make of these options: the most visited first."""
    rows = []
    for each in options:
        chance = luck.randrange(20, 80) / 100
        width = luck.choice((0.01, 0.05, 0.2))
        interval = [max(0.0, chance - width), min(1.0, chance + width)]
        rows.append({"option": each, "chance": chance, "interval": interval, "reasons": [], "line": []})
    return {"options": rows}


def with_thought(live: Live, seat: int, found: dict[str, Any]) -> int:
    """Somebody at the seat has asked, and that is what the search said; the turn."""
    turn = live.opened[seat]
    live.thoughts[seat], live.asked_at[seat] = (turn, found), turn
    return turn


async def against_bots(hall: Hall, app: Any) -> tuple[Live, int]:
    """A table at which one person plays against bots that do nothing, and has several options."""
    live, _, _ = await seated(app, "elekt", 2)
    while len(live.game.decisions[0].options) < 5:
        decision = live.game.decisions[0]
        await hall.choose(live, decision.seat, decision.options[0])
    seat = live.game.decisions[0].seat
    live.row.seats[1 - seat].kind = "bot"
    live.notify()
    return live, seat


def test_three_options_at_most_are_advised_the_best_first() -> None:
    async def look() -> None:
        async with opened() as app:
            live, seat = await against_bots(hall_of(app), app)
            luck, told = random.Random(1), Counter[Any]()
            decision = live.game.decision_of(seat)
            assert decision is not None
            for count in (*range(1, 6), *[5] * 40):
                found = thought(decision.options[:count], luck)
                rows = found["options"][:3]
                with_thought(live, seat, found)
                live.notify()
                scene = regions.scene(live, seat, "en")
                shown = advised(live, Viewer(seat, (seat,), "en"), scene)
                best = shown["best"]
                rows.sort(key=lambda each: -each["chance"])
                assert [each["word"] for each in best] == [each["option"] for each in rows]
                assert shown["may_ask"] is False
                for each, row in zip(best, rows, strict=True):
                    numbers = (row["chance"], *row["interval"])
                    said = {"chance": numbers[0], "low": numbers[1], "high": numbers[2]}
                    percent = {name: round(100 * value) for name, value in said.items()}
                    assert each["said"] == scene.words.say("ui-advice-chance", **percent)
                told[len(best)] += 1
            assert {1, 3} <= set(told)
            assert MOST_ADVISED == 3
            check_others(live, seat)

    asyncio.run(look())


def check_others(live: Live, seat: int) -> None:
    """Nobody else is shown what the search said, nor whoever has not asked at this turn."""
    nothing: dict[str, Any] = {"may_ask": False, "best": [], "verdict": ""}
    other = 1 - seat
    assert advised(live, Viewer(other, (other,), "en"), regions.scene(live, other, "en")) == nothing
    watcher = live.game.seats
    assert advised(live, Viewer(watcher, (), "en"), regions.scene(live, watcher, "en")) == nothing
    assert proposals.thought_of(live, watcher) is None
    scene, viewer = regions.scene(live, seat, "en"), Viewer(seat, (seat,), "en")
    assert proposals.thought_of(live, seat) is not None
    for forget in (live.asked_at, live.thoughts):
        kept = forget.pop(seat)  # type: ignore[attr-defined]
        assert advised(live, viewer, scene) == {**nothing, "may_ask": True}
        forget[seat] = kept  # type: ignore[index]
    turn, said = live.thoughts[seat]
    live.thoughts[seat] = (turn - 1, said)
    assert advised(live, viewer, scene) == {**nothing, "may_ask": True}
    assert proposals.reasons_for(live, seat, said["options"][0]["option"]) == []
    live.thoughts[seat] = (turn, said)
    said["options"][1]["reasons"] = [{"key": "x"}]
    assert proposals.reasons_for(live, seat, said["options"][1]["option"]) == [{"key": "x"}]
    assert proposals.reasons_for(live, seat, "nonsense") == []
    live.row.seats[other].kind = "person"
    live.notify()
    assert advised(live, viewer, regions.scene(live, seat, "en")) == nothing


def test_a_choice_is_warned_of_once_where_it_surely_costs_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a tenth of the win chance at least, and where the estimates are apart."""

    async def look() -> None:
        async with opened() as app:
            found = hall_of(app)
            live, seat = await against_bots(found, app)
            decision = live.game.decision_of(seat)
            assert decision is not None
            best, word = decision.options[:2]
            turn = live.opened[seat]
            cases = [
                (0.60, [0.5, 0.7], 0.40, [0.3, 0.49], True), (0.60, [0.5, 0.7], 0.40, [0.3, 0.5], False),
                (0.10, [0.09, 0.11], 0.0, [0.0, 0.01], True), (0.10, [0.09, 0.11], 0.01, [0.0, 0.02], False),
            ]  # fmt: skip
            for chance, interval, other, around, costs in cases:
                rows = [
                    {"option": best, "chance": chance, "interval": interval, "reasons": [], "line": []},
                    {"option": word, "chance": other, "interval": around, "reasons": [], "line": []},
                ]
                live.thoughts[seat] = (turn, {"options": rows})
                live.warned.clear()
                assert await proposals.costly(found, live, seat, word, turn) == costs
                assert await proposals.costly(found, live, seat, word, turn) is False
                assert await proposals.costly(found, live, seat, best, turn) is False
                assert await proposals.costly(found, live, seat, "nonsense", turn) is False
            with pytest.raises(Stale):
                await proposals.advise(found, live, seat, turn + 1)
            live.thoughts.clear()

            async def nothing(*_: object) -> None:
                return None

            monkeypatch.setattr(found, "consider", nothing)
            with pytest.raises(Stale):
                await proposals.advise(found, live, seat, turn)
            assert seat not in live.thoughts

    asyncio.run(look())
