"""Who sits where, which links their creator sees and what is hidden, told a second time at random tables."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from interrex import games
from interrex.games import game_spec
from interrex.web import keys
from interrex.web.access.viewer import Viewer
from interrex.web.show import regions
from tests.web.lives import live_of, play
from tests.web.test_company_told import KEYS, tables


def test_everybody_sees_who_sits_where() -> None:
    for live, _ in tables():
        present, asked = live.present(), live.game.seats_asked
        for viewer in range(live.game.seats + 1):
            found = regions.people(live, viewer)
            assert [each.seat for each in found] == list(range(live.game.seats))
            for each, place in zip(found, live.row.seats, strict=True):
                level = live.bot_level(each.seat)
                assert (each.letter, each.name) == ("ABCDEF"[each.seat], live.names[each.seat])
                assert (each.colour, each.level, each.is_bot) == (place.colour, level, bool(level))
                assert each.is_free == (place.kind == "person" and not place.key)
                assert each.is_you == (each.seat == viewer)
                assert each.is_here == (bool(level) or each.seat in present)
                assert each.decides == (each.seat in asked)


def test_whoever_made_the_table_has_its_links(monkeypatch: pytest.MonkeyPatch) -> None:
    """To free seats and, until the end, to those of bots, which come last; to sit down oneself only where one
    does not sit, or one browser may hold several seats."""
    given: list[dict[str, Any]] = []

    def page(template: str, language: str, **values: Any) -> str:
        given.append(values)
        return "page"

    monkeypatch.setattr(regions, "page", page)
    met = Counter[str]()
    for live, luck in tables():
        for is_over in (False, True):
            mine = tuple(seat for seat in range(live.game.seats) if luck.random() < 0.3)
            given.clear()
            with monkeypatch.context() as still:
                still.setattr(type(live.game), "is_over", is_over)
                assert regions.links(live, Viewer(0, mine, "en")) == ""
                assert given == []
                assert regions.links(live, Viewer(0, mine, "en", KEYS[0])) == "page"
            (shown,) = given
            wanted = []
            for seat, place in enumerate(live.row.seats):
                is_bot, is_free = place.kind == "bot", place.kind == "person" and not place.key
                if (is_bot and not is_over) or (not is_bot and (is_free or seat not in mine)):
                    wanted.append(
                        {
                            "seat": seat, "letter": "ABCDEF"[seat], "name": place.name, "is_free": is_free,
                            "is_bot": is_bot, "level": place.level,
                            "link": f"/s/{keys.link(KEYS[0], live.id, seat, place.issue)}",
                            "sit_here": not mine or live.is_shared,
                        }
                    )  # fmt: skip
                    met.update(each for each in ("is_bot", "is_free", "sit_here") if wanted[-1][each])
            people = [each for each in wanted if not each["is_bot"]]
            assert shown["seats"] == people + [each for each in wanted if each["is_bot"]]
            assert shown["watch"] == f"/w/{keys.link(KEYS[0], live.id, keys.WATCH, live.row.watch_issue)}"
    assert met["is_bot"]
    assert met["is_free"]
    assert met["sit_here"]


def test_behind_a_curtain_nothing_of_the_table_is_shown() -> None:
    """Where another seat of the same browser must decide; if all play together, it is that seat's page."""
    hidden = 0
    for name, seats in (("elekt", 3), ("vendetta", 3), ("masters", 2), ("veto", 2)):
        for seed in range(2):
            live = live_of(name, seats)
            play(live, 3 + 5 * seed, seed)
            for viewer in range(seats):
                asked = live.game.seats_asked
                for own in ((viewer,), tuple(range(seats))):
                    page = regions.table_page(live, Viewer(viewer, own, "en"))
                    waits = len(own) > 1 and viewer not in asked and not live.game.is_over
                    together = game_spec(name).cooperative
                    assert (page.scene is None) == (waits and not together)
                    assert page.viewer.seat == (asked[0] if waits and together else viewer)
                    whole = page.whole()
                    if page.scene is None:
                        hidden += 1
                        assert (whole["table"], whole["log"], page.parts, page.frame) == ("", "", {}, {})
                    else:
                        assert whole["table"]
                        assert whole["log"] == regions.log(live, page.viewer.seat, "en")
                    assert page.told == len(live.game.told)
                    assert page.number == live.number
                    assert page.names == tuple(live.names)
    assert hidden


def test_where_all_play_together_one_browser_is_shown_the_seat_that_is_asked() -> None:
    """No secrets are to be hidden there: with several seats one sees the page of the one that must decide."""
    met = 0
    for name in games():
        seats = 3
        if seats not in game_spec(name).seats:
            continue
        live = live_of(name, seats)
        for number in range(30):
            if live.game.is_over:
                break
            for seat in range(seats):
                for own in (tuple(range(seats)), (seat, (seat + 1) % seats)):
                    viewer = Viewer(seat, own, "en")
                    curtain, page = viewer.curtain(live), regions.table_page(live, viewer)
                    if curtain is None:
                        assert page.viewer == viewer
                        assert page.scene is not None
                    elif game_spec(name).cooperative:
                        assert page.viewer.seat == curtain
                        assert page.scene is not None
                        assert page.scene.seat == curtain
                        met += 1
                    else:
                        assert page.scene is None
                        assert live.names[curtain] in page.regions["prompt"]
            play(live, 1, number)
    assert met
