"""Who may sit down by a link or at an open table, told a second time; and what the hall says of each game."""

from __future__ import annotations

import asyncio
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from interrex import games
from interrex.engine.packs import LANGUAGES
from interrex.games import game_spec
from interrex.web import keys
from interrex.web.access.guard import Visitor
from interrex.web.access.refusals import Refused
from interrex.web.actions import seats as action
from interrex.web.pages import home, new
from interrex.web.phrases import say
from interrex.web.store import Seated
from interrex.web.tables import seating
from interrex.web.tables.live import Live
from tests.web.lives import live_of, play
from tests.web.test_company_told import KEYS, drawn_table

LINK, OTHER = (keys.link("ab" * 16, "t1", number, 1) for number in (0, 1))


class Hall:
    """A hall with one table; its links are known, and whoever sits down is noted."""

    def __init__(self, live: Live, seat: int) -> None:
        self.live, self.seat = live, seat
        self.store = self

    def linked_seat(self, link: str) -> tuple[str, int] | None:
        return ("t1", self.seat) if link == keys.hashed(LINK) else None

    def linked_watch(self, link: str) -> str | None:
        return "t1" if link == keys.hashed(LINK) else None

    async def ask(self, work: Any, *arguments: Any) -> Any:
        return work(*arguments)

    async def table(self, table: str) -> Live:
        assert table == "t1"
        return self.live


def outcome(work: Any) -> Any:
    """What it comes to, or why it is refused."""
    try:
        return asyncio.run(work)
    except Refused as why:
        return why.status_code, why.key


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Who has sat down; whoever sits at the table already is refused."""
    sat: list[Any] = []

    async def take_seat(
        hall: Any, live: Live, seat: int, key: str, name: str, colour: str, from_bot: bool
    ) -> None:
        if live.seats_of(key) and not live.is_shared:
            raise Seated
        sat.append((seat, key, name, from_bot))

    monkeypatch.setattr(seating, "take_seat", take_seat)
    return sat


def over() -> Live:
    live = live_of("masters", 3)
    play(live, 9000)
    assert live.game.is_over
    return live


def test_who_may_sit_down(taken: list[Any]) -> None:
    """A link leads to a seat, also to a bot's while the game goes on; an open table to its first free one."""
    met = Counter[Any]()
    finished = over()
    for seed in range(60):
        live, luck = drawn_table(seed)
        if seed % 3 == 0:
            finished.row.seats = [*live.row.seats, *live.row.seats, *live.row.seats][:3]
            finished.row.notices, finished.row.creator = live.row.notices, live.row.creator
            finished.row.is_open = live.row.is_open
            live = finished
        for key in (*KEYS[:2], KEYS[-1]):
            who = Visitor(key, True, False, luck.choice(LANGUAGES))
            here = [each.key for each in live.row.seats].count(who.hash)
            refused = (409, "one-seat") if here and not live.is_shared else None
            for seat, place in enumerate(live.row.seats):
                hall: Any = Hall(live, seat)
                taken.clear()
                found = outcome(action.sit_by_link(hall, who, LINK, "Ada", ""))
                if place.kind == "bot" and live.game.is_over:
                    assert (found, taken) == ((409, "seat-over"), [])
                elif refused:
                    assert (found, taken) == (refused, [])
                else:
                    assert (found, taken) == ((live, seat), [(seat, who.hash, "Ada", True)])
                met["link", place.kind, live.game.is_over] += 1
                for wrong in (OTHER, "", "nonsense"):
                    assert outcome(action.sit_by_link(hall, who, wrong, "", "")) == (404, "no-such-link")
                    assert outcome(action.watched(hall, wrong)) == (404, "no-such-link")
                assert outcome(action.watched(hall, LINK)) == "t1"
            free = [seat for seat, each in enumerate(live.row.seats) if each.kind != "bot" and not each.key]
            taken.clear()
            found = outcome(action.join(hall, live, who, "", ""))
            if not live.row.is_open and live.row.creator != who.hash:
                assert found == (403, "by-link-only")
            elif not free or refused:
                assert found == (refused if free else (409, "no-free-seat"))
            else:
                assert found == free[0]
                assert taken == [(free[0], who.hash, "ABCDEF"[free[0]], False)]
            met["open", type(found) is int] += 1
            met["refused"] += bool(refused)
    assert met["refused"]
    assert all(met[each] for each in (("link", "bot", True), ("link", "person", True), ("open", True))), met


def test_only_the_maker_puts_bots_and_makes_links(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[Any] = []

    async def note(*asked: Any) -> None:
        done.append(asked[2:])

    async def go_on(*_: Any) -> None:
        done.append("decks")

    monkeypatch.setattr(seating, "let_in_again", note)
    monkeypatch.setattr(seating, "seat_bot", note)
    monkeypatch.setattr(action.decks, "go_on_without", go_on)
    for seed in range(12):
        live, _ = drawn_table(seed)
        hall: Any = SimpleNamespace()
        for key in KEYS[:2]:
            who = Visitor(key, True, False, "en")
            live.row.creator = who.hash if seed % 2 else "another"
            for seat, letter in enumerate("ABCDEF"[: live.game.seats]):
                done.clear()
                answers = [
                    outcome(action.let_in_again(hall, live, who, letter)),
                    outcome(action.seat_bot(hall, live, who, letter, "greedy")),
                ]
                assert answers == ([None] * 2 if seed % 2 else [(403, "only-creator")] * 2)
                assert done == ([(seat, key), (seat, "greedy"), "decks"] if seed % 2 else [])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_the_hall_says_of_a_game_what_its_own_words_say(name: str, language: str) -> None:
    """A game from elsewhere brings its sentence along; nothing is said where nobody has written one."""
    words = home.words_for(language, name, home.SEAT_LETTERS)
    for key, here, said in (
        (f"game-{name}", f"about-{name}", home.about(name, language)),
        (f"length-{name}", f"length-{name}", home.length(name, language)),
    ):
        other = say(language, here)
        wanted = words.say(key) if words.has(key) else "" if other == here else other
        assert said.casefold() == wanted.casefold()
        assert said
    assert home.about(name, language)[:1].isupper()
    assert home.said_here(language, "no such phrase") == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_a_value_of_a_variant_is_read_in_words(name: str, language: str) -> None:
    """A card or a thing of the game by its name, yes or no, a phrase of the pages; else as it is written."""
    spec, words = game_spec(name), home.words_for(language, name, home.SEAT_LETTERS)
    cards = list(words.cards)[:3]
    things: list[Any] = [value for values in spec.variants.values() for value in values]
    for value in (*things, *cards, True, False, 3, 12, "A", "no_such_thing", "medium"):
        found = new.value_text(spec, value, language)
        text = str(value)
        kind = words.type_of(text)
        if value is True or value is False:
            assert found == say(language, "yes" if value else "no")
        elif text in words.cards:
            assert found == words.card(text)
        elif kind not in ("", "number", "seat"):
            assert found == words.name(kind, text)
        else:
            key = "value-" + text.replace("_", "-")
            assert found == (say(language, key) if say(language, key) != key else text.replace("_", " "))
