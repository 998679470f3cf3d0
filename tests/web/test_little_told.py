"""Little things that pages are made of, told a second time with everything they may be given: what a deck's
page answers, where the text of a pack comes from, who brings decks, which filter is used, what is escaped."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest
from markupsafe import Markup

from interrex import games
from interrex.analysis.whole import Reader
from interrex.engine.packs import LANGUAGES
from interrex.engine.spec import Deck
from interrex.games import game_spec, house_pack, house_text
from interrex.games.veto.decks import SHIPPED, preconstructed
from interrex.match.pool import pool_of
from interrex.rules.book import rulebook
from interrex.web.access import door
from interrex.web.access.guard import Visitor
from interrex.web.pages import puzzles, replay
from interrex.web.show import analysis, pool, regions, together
from interrex.web.show.ending import how_it_ended
from interrex.web.show.jinja import environment, escape
from interrex.web.tables.packs import Loaded, Packs
from interrex.web.tables.sentences import words_of
from tests.asgi import Person, opened
from tests.web.lives import live_of, play
from tests.web.test_company_told import HASHES, KEYS, tables
from tests.web.test_pages_told import line

GAMES = (("elekt", 2), ("vendetta", 3), ("masters", 2), ("veto", 2))


# --- pages of decks, rules and puzzles --------------------------------------------------------------------


def copies_of(deck: Deck) -> dict[str, int]:
    return {kind.id: copies for kind, copies in deck.cards}


def test_a_deck_is_weighed_written_and_compared_in_every_language() -> None:
    """The builder has steps beside each card and another hand; a list has names, a file has ids."""

    async def look() -> None:
        async with opened() as app:
            who, box = Person(app), house_pack("veto")
            for number, name in enumerate(SHIPPED):
                language, code = LANGUAGES[number % len(LANGUAGES)], line(name)
                deck = preconstructed(box, name)
                weighed = (await who.submit("/decks/veto/weigh", language, code=code)).text
                for card in copies_of(deck):
                    assert f'data-less="{card}"' in weighed
                    assert f'data-more="{card}"' in weighed
                assert "data-hand" in weighed
                assert f'data-size="{deck.size}"' in weighed
                page = (await who.get(f"/decks/veto/{name}", language)).text
                assert "data-less" not in page
                for form, is_file in (("toml", True), ("", False), ("text", False)):
                    sent = {"code": code, "form": form, "name": "Mine"}
                    text = json.loads((await who.submit("/decks/veto/write", language, **sent)).body)["text"]
                    told = [kind.id if is_file else kind.name[language] for kind, _ in deck.cards]
                    assert all(each in text for each in told)
                    assert ("Mine" in text) == is_file
                for form, kind in (("txt", "txt"), ("toml", "toml"), ("", "toml")):
                    answer = await who.get(f"/decks/veto/{name}/file?form={form}", language)
                    assert (
                        f'filename="{name}.{kind}"' in dict(answer.headers)[b"content-disposition"].decode()
                    )

    asyncio.run(look())


def test_rules_terms_and_puzzles_are_those_of_a_game() -> None:
    """One rule alone for a script, the rulebook for who opens its address; what is not there is not found."""

    async def look() -> None:
        async with opened() as app:
            who = Person(app)
            for name in games():
                rule = rulebook(name).rules[3]
                assert (await who.get(f"/rules/{name}")).status == 200
                terms = await who.get(f"/terms/{name}")
                assert (terms.status, bool(json.loads(terms.body))) == (200, True)
                alone = await who.get(f"/rules/{name}/{rule.id}")
                assert alone.status == 200
                assert rule.id in alone.text
                assert "<html" not in alone.text
                whole = await who.send("GET", f"/rules/{name}/{rule.id}", headers={"accept": "text/html"})
                assert dict(whole.headers)[b"location"].decode() == f"/rules/{name}#{rule.id}"
                for address in (
                    f"/rules/{name}/XX-999",
                    f"/rules/{name}/nothing",
                    f"/puzzles/{name}/nothing",
                ):
                    assert (await who.get(address)).status == 404
            for address in ("/rules/nothing", "/terms/nothing", "/rules/nothing/EL-101", "/decks/elekt",
                            "/puzzles/nothing/x", "/packs/nothing", "/decks/nothing"):  # fmt: skip
                assert (await who.get(address)).status == 404, address
            today = dict((await who.get("/puzzles/today")).headers)[b"location"].decode()
            assert (await who.get(today)).status == 200

    asyncio.run(look())


def test_the_puzzle_of_the_day_is_of_today(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is none, there is no such page."""
    days: list[int] = []

    def of(day: int) -> Any:
        days.append(day)
        return None

    async def look() -> None:
        async with opened() as app:
            answer = await Person(app).get("/puzzles/today")
            assert answer.status == 404

    monkeypatch.setattr(puzzles, "of_the_day", of)
    for moment, day in ((0.0, 0), (86_399.9, 0), (86_400.0, 1), (86_400.0 * 20_000 + 5, 20_000)):
        monkeypatch.setattr(puzzles, "steady", lambda moment=moment: moment)
        asyncio.run(look())
        assert days.pop() == day


def test_decks_are_laid_ready_only_for_who_is_to_bring_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sits there while decks are awaited; a creator has the links, a watcher neither."""
    asked: list[Any] = []

    async def saved(hall: object, live: object, who: object) -> tuple[tuple[str, str], ...]:
        asked.append(who)
        return (("id", "name"),)

    async def seat(*_: object) -> int:
        return 1

    monkeypatch.setattr(door, "saved_decks", saved)
    monkeypatch.setattr(door, "viewing_seat", seat)
    met = Counter[Any]()
    for live, luck in tables():
        for key, of in zip(KEYS, HASHES, strict=True):
            who = Visitor(key, True, False, luck.choice(LANGUAGES))
            hall: Any = None
            found = asyncio.run(door.viewer_at(hall, live, who))
            own = tuple(number for number, place in enumerate(live.row.seats) if place.key == of)
            brings = bool(own) and bool(live.awaited())
            assert (found.seat, found.own, found.language) == (1, own, who.language)
            assert found.creator_key == (key if live.row.creator == of else "")
            assert found.decks == ((("id", "name"),) if brings else ())
            assert len(asked) == brings
            asked.clear()
            met[bool(own), bool(live.awaited())] += 1
    assert len(met) == 4


# --- packs and cards --------------------------------------------------------------------------------------


def test_the_text_of_a_pack_comes_from_memory_the_store_or_the_game() -> None:
    """And its id from the pack, or from that text; another game's pack is none."""
    for game, here, stored in product(
        (*games(), "nothing"), (False, True), (None, '[pack]\nid = "stored"\n')
    ):
        asked: list[Any] = []

        def pack(name: str, of: str, asked: list[Any] = asked, stored: Any = stored) -> str | None:
            asked.append((name, of))
            return stored if name == "known" else None

        store: Any = SimpleNamespace(packs_missing=list, pack=pack)
        known = Packs(store)
        if here:
            known.loaded[game, "known"] = Loaded(SimpleNamespace(id="loaded"), "its text")
        assert known.stored(game, "known") == ("its text" if here else stored)
        assert asked == ([] if here else [("known", game)])
        assert known.id_of(game, "known") == ("loaded" if here else "stored" if stored else "")
        if game != "nothing":
            assert known.is_here(game, "known") == here
            assert known.text(game, "known") == ("its text" if here else stored or "")
            house = house_pack(game)
            assert known.stored(game, house.hash) == house_text(game, house.hash)
            assert known.id_of(game, house.hash) == house.id
            assert known.text(game, house.hash) == ""
        assert known.stored(game, "0" * 16) is None


@pytest.mark.parametrize("game", games())
def test_a_filter_that_is_filled_in_is_used(game: str) -> None:
    """Each one alone, and none of those that mean nothing here; the order is no filter."""
    pack, luck = house_pack(game), random.Random(1)
    known = pool_of(game, pack)
    assert not pool.filters(game, pack, "en", {}).is_used
    assert not pool.filters(game, pack, "en", {"sort": "name", "nothing": "x"}).is_used
    for name, values in known.values().items():
        word = luck.choice(list(values))
        found = pool.filters(game, pack, "en", {name: word})
        assert found.is_used
        assert [each.chosen for each in found.words if each.name == name] == [word]
        assert {each.chosen for each in found.words if each.name != name} <= {""}
    for name in known.numbers():
        for end in (pool.LOW, pool.HIGH):
            found = pool.filters(game, pack, "en", {name + end: "3"})
            assert found.is_used
            (mine,) = [each for each in found.numbers if each.name == name]
            assert (mine.low, mine.high) == (("3", "") if end == pool.LOW else ("", "3"))
            assert {each.low + each.high for each in found.numbers if each is not mine} <= {""}
    assert pool.filters(game, pack, "en", {"text": "x"}).is_used


def test_what_a_template_puts_out_is_escaped_once() -> None:
    class Own:
        def __str__(self) -> str:
            return "<own>"

    for value, text in (
        ("<b>", "&lt;b&gt;"), (Markup("<b>"), "<b>"), (7, "7"), (True, "True"), (1.5, "1.5"),
        (Own(), "&lt;own&gt;"), ("", ""), (Markup(""), ""),
    ):  # fmt: skip
        assert escape(value) == text
        drawn = environment.from_string("{% autoescape true %}{{ it }}{% endautoescape %}").render(it=value)
        assert drawn == text
    safe = Markup("<b>")
    assert escape(safe) is safe


# --- a finished game looked back on -----------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_at_every_earlier_position_one_reads_who_was_asked_then(name: str, seats: int) -> None:
    """And after the last choice how it ended; rounds begin where the log says so for the first time."""
    live = live_of(name, seats)
    play(live, 10_000, 3)
    assert live.game.is_over
    record, given = live.record(), []
    reader, began, told = Reader(record, live.pack), [], 0
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("interrex.web.show.prompt.waiting", lambda game, language, asked: given.append(asked))
        for number in range(len(record.choices) + 1):
            game, is_last = reader.at(number), number == len(record.choices)
            rounds = [each for each in game.told[told:] if regions.HEADS.get(each[0]) == "round"]
            began += [number] * len(rounds)
            told = len(game.told)
            if number % 9 and not is_last:
                continue
            for seat in range(seats + 1):
                replay.asked_then(live, seat, "en", game)
                words, asked = words_of(live, "en"), given.pop()
                end = how_it_ended(live, seat, words)
                assert end is not None
                wanted = [
                    (
                        words.question(game, which, seat)
                        if each.seat == seat
                        else words.question(game, which),
                        each.rule,
                    )
                    for which, each in enumerate(game.questions)
                ]
                assert list(asked) == wanted + [(end["text"], end["rule"])] * is_last
    assert analysis.along(record, live.pack) == began
    assert began or name == "veto"


def test_stand_ins_are_told_in_the_order_of_seats() -> None:
    met = 0
    for live, _ in tables():
        for own in ((), (0,), (1, 2)):
            viewer: Any = SimpleNamespace(own=own)
            seats = list(live.session.stand_ins)
            for order in (seats, seats[::-1]):
                live.session.stand_ins = {seat: live.session.stand_ins[seat] for seat in order}
                found = together.stand_ins(live, viewer)
                assert [each["seat"] for each in found] == ["ABCDEF"[seat] for seat in sorted(seats)]
                for each in found:
                    seat = "ABCDEF".index(each["seat"])
                    assert (each["name"], each["own"]) == (live.names[seat], "yes" if seat in own else "")
            met += len(seats) > 1
    assert met


# --- what one sees of a table -----------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_what_passing_leads_to_is_looked_for_where_there_is_a_choice_of_one_s_own(
    name: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And everybody sees the table as it is from there, whoever has looked before."""
    monkeypatch.setattr(regions, "coming", lambda live, seat, language: (("coming", seat, language),))
    met = Counter[Any]()
    live, luck = live_of(name, seats), random.Random(4)
    for _ in range(60):
        if live.game.is_over:
            break
        for seat in luck.sample(range(seats + 1), seats + 1):
            seen = regions.scene(live, seat, "en")
            decision = live.game.decision_of(seat)
            options = len(decision.options) if decision is not None else 0
            assert seen.coming == ((("coming", seat, "en"),) if options > 1 else ())
            assert seen.view == live.game.view(seat)
            assert [each.is_you for each in seen.people] == [each == seat for each in range(seats)]
            own = seen.decision is not None and seen.decision.seat == seat
            assert own == (decision is not None)
            met[min(options, 3)] += 1
        play(live, 1, luck.randrange(1000))
    assert {0, 3} <= set(met)


def test_a_line_pictures_every_card_by_its_word(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first card too, whose number is 0; no card has no word, and other numbers stay numbers."""
    given: list[Any] = []
    by = SimpleNamespace(pictured=lambda words, kind, values: given.append((kind, values)))
    monkeypatch.setattr(regions, "drawing", lambda name: by)
    live = live_of("elekt", 2)
    words = words_of(live, "en")
    for number in (-1, 0, 1, 5):
        typed = [("card", "card", number), ("seat", "seat", number), ("amount", "number", number)]
        assert regions._picture("elekt", words, live.game, "told", typed) == ""
        card = live.game.card_word(number) if number >= 0 else -1
        assert given.pop() == ("told", {"card": card, "seat": number, "amount": number})
        named = [(kind, value) for _, kind, value in typed]
        spec = game_spec("elekt")
        for kind, known in spec.arg_words.items():
            for value in range(-1, len(known)):
                found = regions._where(words, [*named, (kind, value)])
                assert found == (f"{kind}:{known[value]}" if value >= 0 else "")
        assert spec.arg_words
