"""Who sits at a table, who looks on, whose clock runs and from where somebody may look, told a second time.

Tables are drawn at random: people, bots and free seats, keys that hold several seats, stand-ins, decks that
are awaited, people who look here or through another server. Nothing runs around them.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from interrex.match.session import STAND_IN, Move
from interrex.web import keys
from interrex.web.access import door, guard
from interrex.web.access.connections import MAX_FROM_ADDRESS, Connections
from interrex.web.access.guard import Bucket, Visitor
from interrex.web.access.refusals import Refused
from interrex.web.clock import steady
from interrex.web.store import Notice
from interrex.web.tables import absence, clocks, company, proposals
from interrex.web.tables.live import ADVICE, OWN_DECK, SHARED, Live
from interrex.web.tables.new_table import COLOURS
from tests.web.lives import live_of, play

TABLES = 60
GAMES = (("elekt", 3), ("vendetta", 4), ("masters", 3), ("veto", 2))
KEYS = [f"{number:x}" * 32 for number in range(1, 6)]
HASHES = [keys.hashed(key) for key in KEYS]
CLOCKS = ("", "each 60", "total 300 5")


def drawn_table(seed: int) -> tuple[Live, random.Random]:
    luck = random.Random(seed)
    name, seats = luck.choice(GAMES)
    live = live_of(name, seats, clock=luck.choice(CLOCKS), patience=luck.choice((0, 60, 300)))
    play(live, luck.randrange(6), seed)
    live.row.creator = luck.choice(HASHES)
    live.row.is_open = luck.random() < 0.3
    for place in live.row.seats:
        place.key = "" if luck.random() < 0.2 else luck.choice(HASHES[:4])
        place.name = luck.choice(("", "Anna", "Bogdan"))
        if luck.random() < 0.3:
            place.kind, place.level, place.key = "bot", luck.choice(("greedy", "random")), ""
        place.deck = OWN_DECK if luck.random() < 0.05 else ""
    for kind in (SHARED, ADVICE):
        if luck.random() < 0.2:
            live.row.notices.append(Notice(kind))
    for seat, place in enumerate(live.row.seats):
        if place.key and luck.random() < 0.2:
            live.session = live.session.after(Move(seat, STAND_IN, "greedy"))
    for _ in range(luck.randrange(4)):
        live.listeners[asyncio.Event()] = luck.randrange(seats + 1)
    for number in range(luck.randrange(3)):
        until = time.monotonic() + luck.choice((-60, 60))
        live.elsewhere[str(number)] = (until, frozenset({luck.randrange(seats + 1)}))
    now = steady()
    live.started = now - luck.choice((10, 100, 1000))
    live.seen = {each: now - luck.choice((5, 100, 1000)) for each in HASHES if luck.random() < 0.5}
    live.times.since = [now - luck.choice((1, 70, 400, 2000)) for _ in range(seats)]
    live.tempos = {seat: luck.choice((0.0, 0.5, 2.0)) for seat in range(seats) if luck.random() < 0.5}
    return live, luck


def tables() -> Iterator[tuple[Live, random.Random]]:
    for seed in range(TABLES):
        yield drawn_table(seed)


def looks(live: Live) -> set[int]:
    """From which seats somebody looks, here or elsewhere; the number of seats stands for watchers."""
    found = set(live.listeners.values())
    for until, seats in live.elsewhere.values():
        if until > time.monotonic():
            found |= seats
    return found


# --- who sits there -------------------------------------------------------------------------------------


def test_who_plays_which_seat() -> None:
    stood_in = shared = 0
    for live, _ in tables():
        places = live.row.seats
        bots, persons = [], []
        for seat, place in enumerate(places):
            is_bot, stands_in = place.kind == "bot", seat in live.session.stand_ins
            level = place.level if is_bot else "greedy" if stands_in else ""
            assert live.bot_level(seat) == level
            bots += [seat] * bool(level)
            persons += [seat] * (not is_bot and bool(place.key) and not stands_in)
            assert place.is_free == (not is_bot and not place.key)
            stood_in += stands_in
        assert (live.bots(), live.persons()) == (bots, persons)
        assert live.keys() == [place.key if place.kind == "person" else "" for place in places]
        assert live.names == [place.name or "ABCDE"[seat] for seat, place in enumerate(places)]
        assert live.awaited() == [seat for seat, place in enumerate(places) if place.deck == OWN_DECK]
        for key in HASHES:
            assert live.seats_of(key) == [seat for seat, place in enumerate(places) if place.key == key]
        several = any(len(live.seats_of(key)) > 1 for key in HASHES)
        told = {notice.kind for notice in live.row.notices}
        assert live.is_shared == (several or SHARED in told)
        assert [live.is_noted(kind) for kind in (SHARED, ADVICE)] == [SHARED in told, ADVICE in told]
        shared += several
    assert stood_in
    assert 0 < shared < TABLES


def test_who_is_here_and_how_fast_bots_move() -> None:
    for live, _ in tables():
        from_seats = {live.row.seats[seat].key for seat in looks(live) if seat < live.game.seats}
        present = {seat for seat, place in enumerate(live.row.seats) if place.key and place.key in from_seats}
        assert live.present() == present
        tempos = [live.tempos.get(seat, 1.0) for seat in present if seat in live.persons()]
        assert live.tempo() == max(tempos, default=1.0)
        here = [seat for seat in live.listeners.values() if seat == live.game.seats]
        elsewhere = [seats for _, seats in live.elsewhere.values() if live.game.seats in seats]
        assert company.watching(live) == len(here) + len(elsewhere)


def test_whose_clock_runs_and_whose_time_is_up() -> None:
    ran = up = 0
    for live, _ in tables():
        now = steady()
        all_here = all(place.kind == "bot" or place.key for place in live.row.seats)
        runs = bool(live.row.clock) and all_here and not live.awaited() and not live.game.is_over
        running = [seat for seat in live.game.seats_asked if runs and not live.bot_level(seat)]
        assert clocks.running(live) == running
        for seat in range(live.game.seats):
            spent = round((now - live.times.since[seat]) * 1000)
            assert clocks.thought(live, seat, now) == (spent if seat in running else 0)
            assert clocks.thought(live, seat, live.times.since[seat] - 1) == 0
            times, clock = live.times, live.times.clock
            left = clock.each or clock.total + clock.more * times.choices[seat] - times.spent[seat] / 1000
            ends = times.since[seat] + left
            for moment in (ends - 0.01, ends + 0.01):
                assert (seat in clocks.up(live, moment)) == (seat in running and moment > ends)
            up += seat in clocks.up(live, now)
        ran += len(running)
    assert 0 < up < ran


def test_for_whom_a_bot_may_stand_in() -> None:
    found = 0
    for live, _ in tables():
        now, patience = steady(), live.row.patience
        for seat, place in enumerate(live.row.seats):
            waits = seat in live.game.seats_asked and not live.bot_level(seat) and seat not in live.present()
            since = max(live.times.since[seat], live.started)
            if place.key:
                since = max(since, live.seen.get(place.key, 0))
            assert absence.away_since(live, seat) == (since if waits else None)
            agreed = waits and patience > 0 and not live.awaited() and not live.game.is_over
            for moment in (since + patience - 0.01, since + patience, now):
                offered = agreed and moment >= since + patience
                assert (seat in absence.offered(live, moment)) == offered
                found += offered
    assert found


def test_who_may_propose_and_be_advised() -> None:
    found = {True: 0, False: 0}
    for live, _ in tables():
        together = live.row.settings.game == "masters"
        asked = [each for each in live.game.decisions if not live.bot_level(each.seat)]
        decider = asked[0] if together and asked else None
        assert proposals.open_decision(live) == decider
        told = any(notice.kind == ADVICE for notice in live.row.notices)
        for seat in range(live.game.seats + 1):
            others = [place for each, place in enumerate(live.row.seats) if each != seat]
            alone = together or all(place.kind == "bot" for place in others)
            assert proposals.may_be_coached(live, seat) == alone
            assert proposals.may_be_advised(live, seat) == (alone or told)
            sits = seat < live.game.seats and not live.bot_level(seat)
            wanted = decider if decider is not None and sits and decider.seat != seat else None
            assert proposals.proposable(live, seat) == wanted
            may_ask = decider is not None and decider.seat == seat and len(decider.options) > 1
            assert proposals.bots_may_propose(live, seat) == (may_ask and bool(live.bots()))
            found[wanted is not None] += 1
    assert all(found.values())


# --- from where somebody looks --------------------------------------------------------------------------


def visitor(number: int, **more: Any) -> Visitor:
    return Visitor(KEYS[number], True, more.pop("is_new", False), "en", more.pop("cookies", {}))


def refusal(work: Callable[[], Any]) -> Any:
    """What comes of it: its result, or the key of the refusal."""
    try:
        return work()
    except Refused as why:
        return why.key


def test_for_which_seat_somebody_chooses() -> None:
    found = set()
    for live, _ in tables():
        letters = "ABCDE"[: live.game.seats]
        for number, key in enumerate(HASHES):
            own = [seat for seat, place in enumerate(live.row.seats) if place.key == key]
            asked = [seat for seat in live.game.seats_asked if seat in own]
            for named in ("", *letters, *letters.lower(), "Z", "AB", "watch"):
                wanted: Any
                if not own:
                    wanted = "not-seated"
                elif not named:
                    wanted = [*asked, own[0]][0]
                elif len(named) != 1 or named.upper() not in letters:
                    wanted = "no-such-seat"
                else:
                    seat = letters.index(named.upper())
                    wanted = seat if seat in own else "not-your-seat"
                assert refusal(lambda: door.own_seat(live, visitor(number), named)) == wanted  # noqa: B023
                found.add(wanted)
    assert found >= {"not-seated", "no-such-seat", "not-your-seat", 0, 1, 2}


def test_who_may_look_at_a_table_and_as_whom() -> None:
    """Who sits there, from his seat or as a watcher; else where it is open, made by him, or he has a link."""
    found = set()
    for live, luck in tables():
        link = luck.choice(KEYS)
        live.row.watch_link = keys.hashed(link)
        for number, key in enumerate(HASHES):
            kept, brings, is_new = (
                luck.random() < 0.2,
                luck.choice((link, KEYS[0], "", "no link")),
                not number,
            )

            async def ask(work: Any, table: str, asker: str, live: Live = live, kept: bool = kept) -> bool:
                assert table == live.id
                return kept and asker in HASHES

            hall: Any = SimpleNamespace(ask=ask, store=SimpleNamespace(watches=None))
            who = visitor(number, is_new=is_new, cookies={keys.watch_cookie(live.id): brings})
            own = live.seats_of(key)
            for named in ("", "watch"):
                before = dict(live.seen)
                wanted: Any = "by-link-only"
                if own:
                    wanted = live.game.seats if named else door.own_seat(live, who, "")
                elif live.row.is_open or live.row.creator == key or brings == link or (kept and not is_new):
                    wanted = live.game.seats
                work = door.viewing_seat(hall, live, who, named)
                assert refusal(lambda: asyncio.run(work)) == wanted  # noqa: B023
                assert (live.seen != before) == bool(own)
                if own:
                    assert steady() - live.seen[key] < 5
                found.add(wanted)
    assert found >= {"by-link-only", 0, 1, 2, 3}


@pytest.mark.parametrize("seed", range(3))
def test_who_asks_and_in_which_language(seed: int) -> None:
    luck = random.Random(seed)
    tokens = ("", KEYS[0], KEYS[1], "short", "G" * 32)
    for _ in range(200):
        bearer, cookie = luck.choice(tokens), luck.choice(tokens)
        kind = luck.choice(("Bearer", "bearer", "Basic"))
        lang, kept = (luck.choice(("", "en", "pl", "pt", "de", "PL")) for _ in range(2))
        wishes = [luck.choice(("de", "pl-PL", "pt;q=0.8", "fr", " en")) for _ in range(luck.randrange(3))]
        request: Any = SimpleNamespace(
            headers={"authorization": f"{kind} {bearer}", "accept-language": ",".join(wishes)},
            cookies={guard.COOKIE: cookie, guard.LANGUAGE_COOKIE: kept},
            query_params={"lang": lang} if lang else {},
        )
        found = guard.visitor(request)
        if kind != "Basic" and bearer in KEYS:
            assert (found.key, found.by_cookie, found.is_new) == (bearer, False, False)
        elif cookie in KEYS:
            assert (found.key, found.by_cookie, found.is_new) == (cookie, True, False)
        else:
            assert keys.is_token(found.key)
            assert found.key not in KEYS
            assert (found.by_cookie, found.is_new) == (True, True)
        spoken = [wish.strip()[:2] for wish in wishes if wish.strip()[:2] in ("en", "pl", "pt")]
        chosen = lang or kept
        assert found.language == (chosen if chosen in ("en", "pl", "pt") else [*spoken, "en"][0])


def test_forms_come_from_here_and_from_the_browser_that_was_given_them() -> None:
    who = visitor(0)
    for by_cookie in (True, False):
        for origin in (None, "null", "https://here", "https://here:8000", "http://elsewhere", "here"):
            for token in (who.form_token, visitor(1).form_token, ""):
                request: Any = SimpleNamespace(
                    headers={"host": "here"} | ({"origin": origin} if origin else {})
                )
                asked = Visitor(KEYS[0], by_cookie, False, "en")
                wanted = None
                if by_cookie and origin not in (None, "null", "https://here"):
                    wanted = "other-site"
                elif by_cookie and token != who.form_token:
                    wanted = "old-page"
                assert refusal(lambda: guard.check_form(request, asked, token)) == wanted  # noqa: B023


# --- limits -----------------------------------------------------------------------------------------------


def test_a_limit_fills_up_again_as_time_goes_by(monkeypatch: pytest.MonkeyPatch) -> None:
    """For each address of its own: so many at once, and as many again in the period."""
    luck, now = random.Random(4), [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    for limit, period in ((3, 6.0), (1, 10.0), (5, 20.0)):
        bucket = Bucket(limit, period)
        left: dict[str, float] = {}
        since: dict[str, float] = {}
        answers = set()
        for _ in range(200):
            now[0] += luck.choice((0.0, 0.0, 0.5, period / limit, period * 3))
            address = luck.choice("ab")
            more = (now[0] - since.get(address, now[0])) * limit / period
            there = min(float(limit), left.get(address, float(limit)) + more)
            since[address] = now[0]
            left[address] = there - 1 if there >= 1 else there
            assert bucket.take(address) == (there >= 1)
            answers.add(there >= 1)
        assert answers == {True, False}
    crowd = Bucket(1, 1e9)
    for number in range(10_001):
        assert crowd.take(str(number))
    assert len(crowd.left) == 10_000
    assert not crowd.take("1")
    assert crowd.take("0")  # forgotten, since it has not come for longest


def test_an_address_counts_as_its_network() -> None:
    luck = random.Random(2)
    for _ in range(50):
        parts = [luck.randrange(1, 65536) for _ in range(8)]
        whole = ":".join(f"{part:x}" for part in parts)
        neighbour = ":".join(f"{part:x}" for part in (*parts[:4], *reversed(parts[4:])))
        other = ":".join(f"{part:x}" for part in (*parts[:3], parts[3] ^ 1, *parts[4:]))
        assert guard.network(whole) == guard.network(neighbour) != guard.network(other)
        four = ".".join(str(luck.randrange(256)) for _ in range(4))
        assert guard.network(four) == four
        assert guard.network(f"::ffff:{four}") == f"::ffff:{four}"
    assert guard.network("a name") == "a name"


def test_connections_are_counted_by_address_and_the_silent_make_room() -> None:
    class Wire:
        def __init__(self) -> None:
            self.is_aborted = False

        def abort(self) -> None:
            self.is_aborted = True

    luck = random.Random(5)
    connections = Connections(frozenset({"proxy"}), most=300)
    here: list[str] = []
    silent: list[Any] = []
    for number in range(900):
        if here and luck.random() < 0.25:
            address = here.pop(luck.randrange(len(here)))
            connections.go(address)
        else:
            address = luck.choice(("proxy", "proxy", "a", "a", "a", "b"))
            here.append(address)
            makes_room = len(here) > 300 and bool(silent)
            may = connections.come(address)
            assert may == (address == "proxy" or here.count(address) <= MAX_FROM_ADDRESS)
            if makes_room:
                assert silent.pop(0).is_aborted
            assert not any(wire.is_aborted for wire in silent)
            if number % 3 == 0:
                wire: Any = Wire()
                silent.append(wire)
                connections.silent[wire] = None
        assert connections.open == len(here)
        assert dict(connections.by_address) == {each: here.count(each) for each in set(here)}
    assert here.count("a") > MAX_FROM_ADDRESS


# --- names ------------------------------------------------------------------------------------------------


def test_names_and_colours_are_plain() -> None:
    luck = random.Random(3)
    for _ in range(200):
        text = "".join(luck.choice("ab ż\t\n\u200b\u2003\x00é") for _ in range(luck.randrange(60)))
        name = door.clean_name(text, "C")
        visible = "".join(each if each in "abżé" else " " for each in text).split()
        assert name == (" ".join(visible)[:24].strip() or "C")
        colour = luck.choice((*COLOURS, "pink", ""))
        seat = luck.randrange(9)
        assert door.clean_colour(colour, seat) == (colour if colour in COLOURS else COLOURS[seat % 6])


def test_a_link_has_the_form_of_one() -> None:
    for text in (KEYS[0], KEYS[0][:-1], f"{KEYS[0]}0", "", "z" * 32, KEYS[0].upper() + "A"):
        fits = len(text) == 32 and set(text) <= set("0123456789abcdef")
        assert refusal(lambda: door.checked_link(text)) == (text if fits else "no-such-link")  # noqa: B023
