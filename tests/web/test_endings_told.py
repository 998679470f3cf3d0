"""The end of a game as pages tell it, told a second time for games that were played at random."""

from __future__ import annotations

import asyncio
import random
from itertools import product
from types import SimpleNamespace
from typing import Any

import alembic.command
import pytest
from sqlalchemy import Connection

from interrex.engine.errors import BadSetting
from interrex.engine.packs import LANGUAGES
from interrex.engine.questions import Result
from interrex.games import game_spec
from interrex.match import outcome
from interrex.web import keys
from interrex.web.access.refusals import Refused
from interrex.web.access.viewer import Viewer
from interrex.web.actions import new_tables
from interrex.web.phrases import say
from interrex.web.show import regions
from interrex.web.show.ending import changes, ending, how_it_ended, why
from interrex.web.show.scene import drawing
from interrex.web.store import connect
from interrex.web.tables.live import Live, lead_changes
from interrex.web.tables.sentences import words_of
from tests.asgi import Person, hall_of, opened, seated
from tests.web.lives import MAKER, live_of, play

GAMES = [("elekt", 3), ("vendetta", 3), ("masters", 2), ("veto", 2)]


def over(name: str, seats: int, seed: int) -> Live:
    live = live_of(name, seats)
    play(live, 5000, seed)
    assert live.game.is_over
    live.lead_changes = lead_changes(live.session)
    return live


def check_places(live: Live, found: dict[str, Any], seen: Any) -> None:
    """The winners first, the others by their scores, then by what they have; equal ones share a place."""
    result = live.game.result
    assert result is not None
    together = game_spec(live.row.settings.game).cooperative
    counts = outcome.counts(live.game, result)
    worth = [(seat in result.winners, result.scores[seat], counts[seat]) for seat in range(live.game.seats)]
    order = [each["who"].seat for each in found["places"]]
    assert sorted(order) == list(range(live.game.seats))
    assert [worth[seat] for seat in order] == sorted(worth, reverse=True)
    for each in found["places"]:
        seat = each["who"].seat
        assert each["who"] == seen.people[seat]
        assert each["won"] == (seat in result.winners)
        better = sum(1 for other in worth if other > worth[seat]) if seat not in result.winners else 0
        assert each["place"] == (0 if together else 1 + better)
        assert each["score"] == ("" if together else f"{counts[seat]:g}")
        tally = drawing(live.row.settings.game).tally
        assert each["made_of"] == (tally(seen, each["who"].seat) if tally is not None else [])


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_the_end_of_a_game(name: str, seats: int) -> None:
    for seed in range(2):
        live = over(name, seats, seed)
        result, spec = live.game.result, game_spec(name)
        assert result is not None
        ways = product(
            LANGUAGES, range(seats + 1), (False, True), ("", "0" * 12), ("", "pack", "pack/unit/x")
        )
        for language, viewer, is_open, rematch, made in random.Random(seed).sample([*ways], 24):
            live.row.is_open, live.row.rematch, live.row.made_for = is_open, rematch, made
            words = words_of(live, language)
            creator = MAKER if (viewer + seed) % 2 else ""
            who = Viewer(viewer, (viewer,) if viewer < seats else (), language, creator)
            seen = regions.scene(live, viewer, language)
            found = ending(live, who, words, seen)
            assert found is not None
            assert found["rule"] == result.rule
            assert found["text"] == how_it_ended(live, viewer, words)["text"]  # type: ignore[index]
            assert result.rule not in found["text"]
            assert found["why"] == why(name, language, result.rule) != ""
            check_places(live, found, seen)
            assert found["together"] == spec.cooperative
            assert bool(found["stood"]) == spec.cooperative
            assert (found["changes"], found["all_changes"]) == (changes(live, words), live.lead_changes.all)
            assert found["seated"] == (viewer < seats)
            assert found["rematch"] == (rematch if viewer < seats or is_open else "")
            link = f"/w/{keys.link(MAKER, live.id, keys.WATCH, live.row.watch_issue)}"
            assert found["share"] == (link if creator and not is_open else f"/t/{live.id}/replay")
            pack, _, card = made.partition("/")
            workshop = f"/packs/{name}/{pack}" if pack else ""
            assert found["workshop"] == ((f"{workshop}/card/{card}" if card else workshop) if creator else "")
            counted = say(language, f"counts-{name}")
            key = "lost-most" if spec.cooperative else "lead-changed"
            if counted == f"counts-{name}":
                assert found["changed"] == say(language, f"{key}-plain")
            else:
                assert found["changed"] == say(language, key, counted=counted)


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_who_has_won_is_named(name: str, seats: int) -> None:
    """The winners by their names, oneself as you; nobody, where nobody has won; nothing while it goes on."""
    live = live_of(name, seats)
    words = words_of(live, "en")
    seen, watcher = regions.scene(live, seats, "en"), Viewer(seats, (), "en")
    assert how_it_ended(live, seats, words) is None
    assert ending(live, watcher, words, seen) is None
    assert why(name, "en", "XX-000") == why("no such game", "en", "XX-000") == ""
    live = over(name, seats, 1)
    words, result = words_of(live, "en"), live.game.result
    assert result is not None
    for winners in ((), (0,), (0, 1)):
        live.game.result = Result(result.rule, winners, result.scores)
        for viewer in range(seats + 1):
            found = how_it_ended(live, viewer, words)
            assert found is not None
            if game_spec(name).cooperative:
                assert found["text"] == say("en", "won-together" if winners else "lost-together")
                continue
            for seat in range(seats):
                called = words.seat(seat, viewer)
                assert (called in found["text"]) == (seat in winners)
            assert (found["text"] == how_it_ended(live, seats, words)["text"]) == (  # type: ignore[index]
                viewer not in winners
            )


# --- what can be begun from a finished game ---------------------------------------------------------------


def test_a_game_that_goes_on_is_neither_played_again_nor_continued() -> None:
    """Nor by anybody who did not sit there; a finished one has nothing after its last choice."""

    async def look() -> None:
        async with opened() as app:
            hall = hall_of(app)
            live, people, _ = await seated(app, "elekt", 2, is_open=True)
            here: Any = SimpleNamespace(
                key=people[0].key, hash=people[0].hash, is_new=False, cookies={}, language="en"
            )
            stranger: Any = SimpleNamespace(key="0" * 32, hash=Person(app).hash, is_new=False, cookies={})
            goes_on = new_tables.continue_from(hall, live, here, 0, ["person"] * 2, {})
            for begun, refused in (
                (new_tables.rematch(hall, live, here, 0), (409, "rematch-not-yet")),
                (new_tables.rematch(hall, live, stranger, 0), (403, "not-seated")),
                (goes_on, (409, "continue-not-yet")),
            ):
                with pytest.raises(Refused) as found:
                    await begun
                assert (found.value.status_code, found.value.key) == refused
            luck = random.Random(1)
            while not live.game.is_over:
                decision = live.game.decisions[0]
                await hall.choose(live, decision.seat, luck.choice(decision.options))
            last = len(live.record().choices)
            for at, fits in ((last, False), (last + 1, False), (last - 1, True), (0, True)):
                work = new_tables.continue_from(hall, live, here, at, ["person"] * 2, {})
                if not fits:
                    with pytest.raises(Refused) as found:
                        await work
                    assert (found.value.status_code, found.value.key) == (409, "continue-at-the-end")
                else:
                    again = await work
                    assert again.record().choices == live.record().choices[:at]
            for moved in (0, 1):  # whoever asks first
                assert (await new_tables.rematch(hall, live, here, moved)).id == live.row.rematch != ""

    asyncio.run(look())


# --- a database that is opened ------------------------------------------------------------------------


def test_a_damaged_database_is_refused_in_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite says what is wrong, on its last line; another database looks after itself."""
    upgraded: list[str] = []
    monkeypatch.setattr(alembic.command, "upgrade", lambda config, wanted: upgraded.append(wanted))
    for name, said, good in (
        ("sqlite", "ok", True), ("postgresql", "wrong", True),
        ("sqlite", "*** in database main ***\nTree 5 page 7: it is wrong \n", False),
    ):  # fmt: skip
        answer = SimpleNamespace(scalar=lambda said=said: said)
        connection: Connection | Any = SimpleNamespace(
            dialect=SimpleNamespace(name=name), exec_driver_sql=lambda asked, answer=answer: answer
        )
        upgraded.clear()
        if good:
            connect.migrate(connection)
            assert upgraded == ["head"]
        else:
            with pytest.raises(BadSetting, match=r"damaged \(Tree 5 page 7: it is wrong\)\. "):
                connect.migrate(connection)
            assert upgraded == []
