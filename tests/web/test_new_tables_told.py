"""What a form asks for, what becomes of it, and a rematch of it, told a second time for random forms."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from interrex.engine.errors import InterrexError
from interrex.games import OWN, game_spec, house_pack
from interrex.web import keys
from interrex.web.access.guard import Visitor
from interrex.web.actions.new_tables import played_again
from interrex.web.pages.new import number, switches, wanted
from interrex.web.store import Notice, Seat
from interrex.web.tables.live import ADVICE, KNOWN, OWN_DECK, SAT, SHARED, Live
from interrex.web.tables.new_table import BOT_NAMES, COLOURS, Beginning, NewTable, check, own_decks, row_of

FORMS = 40
MAKER = "ab" * 16
LETTERS = "ABCDEF"


def text_of(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def drawn_form(luck: random.Random, game: str) -> dict[str, str]:
    """A form as a browser may send it; empty fields are left as they are."""
    spec = game_spec(game)
    form = {"seats": str(luck.choice(spec.seats)), "pack": "", "token": "x"}
    for letter in LETTERS:
        if luck.random() < 0.9:
            form[f"seat-{letter}"] = luck.choice(("person", "here", "greedy", "random"))
            form[f"name-{letter}"] = luck.choice(("", "Anna", "Bogdan"))
    for ruling in spec.rulings:
        if luck.random() < 0.3:
            form[f"ruling-{ruling.name}"] = luck.choice(("", *map(text_of, ruling.readings)))
    for name, values in spec.variants.items():
        if luck.random() < 0.3:
            form[f"variant-{name}"] = luck.choice(("", *map(text_of, values)))
    form["access"] = luck.choice(("open", "link", ""))
    form["patience"] = luck.choice(("", "0", "60", "300"))
    form["clock"] = luck.choice(("", "each 60"))
    form["advice"] = luck.choice(("yes", "no", ""))
    return form


def off_default(form: dict[str, str], prefix: str, known: dict[str, Any]) -> dict[str, Any]:
    found = {}
    for name, values in known.items():
        for value in values:
            if form.get(prefix + name) == text_of(value) and value is not values[0]:
                found[name] = value
    return found


def forms() -> Iterator[tuple[str, dict[str, str], random.Random]]:
    for seed in range(FORMS):
        luck = random.Random(seed)
        game = OWN[seed % len(OWN)]
        yield game, drawn_form(luck, game), luck


def test_a_form_is_read_field_by_field() -> None:
    advised = set()
    for game, form, _ in forms():
        spec, found = game_spec(game), wanted(form, game)
        count = int(form["seats"])
        sits = [form.get(f"seat-{letter}", "person") for letter in LETTERS[:count]]
        assert found.game == game
        assert list(found.seating) == ["person" if each == "here" else each for each in sits]
        here = [seat for seat, each in enumerate(sits) if each == "here"]
        assert found.names == {seat: form.get(f"name-{LETTERS[seat]}", "") for seat in here}
        rulings = {each.name: each.readings for each in spec.rulings}
        assert found.rulings == off_default(form, "ruling-", rulings)
        assert found.variants == off_default(form, "variant-", dict(spec.variants))
        assert found.is_open == (form["access"] == "open")
        assert found.patience == int(form["patience"] or 0)
        assert (found.clock, found.pack) == (form["clock"], "")
        people = sum(each in ("here", "person") for each in sits)
        assert found.has_advice == (form["advice"] == "yes" and people > 1)
        advised.add(found.has_advice)
    assert advised == {True, False}


def test_numbers_and_switches_of_forms() -> None:
    for text, value in (
        ("", 0), ("0", 0), ("7", 7), ("123456789", 123456789), ("1234567890", -1), ("-1", -1), ("x", -1),
        ("1.5", -1), (" 3", -1),
    ):  # fmt: skip
        assert number(text) == value
    known: dict[str, Any] = {"a": (False, True), "b": (1, 2), "c": ("one", "two")}
    assert switches({"x-a": "true", "x-b": "2", "x-c": "two", "y-a": "true"}, "x-", known) == {
        "a": True, "b": 2, "c": "two",
    }  # fmt: skip
    assert switches({"x-a": "false", "x-b": "1", "x-c": "one"}, "x-", known) == {}
    assert switches({"x-a": "", "b": "2"}, "x-", known) == {}
    for seats in ("", "1", "9", "x"):
        with pytest.raises(InterrexError):
            wanted({"seats": seats}, "elekt")


def test_limits_of_a_new_table() -> None:
    for patience, fits in ((0, True), (604800, True), (604801, False), (-1, False)):
        for clock, is_clock in (("", True), ("each 60", True), ("each", False)):
            for level in ("person", "greedy", "nobody"):
                table = NewTable("elekt", ["person", level], patience=patience, clock=clock)
                if fits and is_clock and level != "nobody":
                    check(table)
                else:
                    with pytest.raises(InterrexError):
                        check(table)


def drawn_table(luck: random.Random, game: str, form: dict[str, str]) -> NewTable:
    """What a form asks for, or a table that goes on from another, with people who sit there already."""
    read = wanted(form, game)
    people = {
        seat: Seat("person", "", luck.choice(("", "Anna", LETTERS[seat])), "violet", "", key=str(seat) * 64)
        for seat, level in enumerate(read.seating)
        if level == "person" and luck.random() < 0.5
    }
    begins = Beginning(luck.randrange(99)) if luck.random() < 0.5 else None
    variants: dict[str, Any] = dict(read.variants)
    decks = game_spec(game).decks
    for name in decks.variants if decks is not None else ():
        if luck.random() < 0.3:
            variants[name] = OWN_DECK
    return NewTable(
        game, read.seating, read.rulings, variants, read.is_open, read.patience, read.clock,
        names=read.names, is_shared=luck.random() < 0.3, has_advice=read.has_advice, people=people,
        beginning=begins, is_trial=luck.random() < 0.3, made_for=luck.choice(("", "aaaa/1")),
    )  # fmt: skip


def tables() -> Iterator[tuple[NewTable, Any, random.Random]]:
    """Tables whose settings go together."""
    for game, form, luck in forms():
        asked, pack = drawn_table(luck, game, form), house_pack(game)
        try:
            yield asked, row_of(MAKER, asked, pack, pack.hash), luck
        except InterrexError:
            continue


def test_a_row_says_what_was_asked_for() -> None:
    awaited = seen = 0
    for asked, row, _ in tables():
        seen += 1
        decks = game_spec(asked.game).decks
        own = decks.variants if decks is not None else ()
        for seat, (place, level) in enumerate(zip(row.seats, asked.seating, strict=True)):
            person = asked.people.get(seat)
            is_bot = level != "person"
            brings = seat < len(own) and asked.variants.get(own[seat]) == OWN_DECK and not is_bot
            assert place.is_bot == is_bot
            assert place.level == (level if is_bot else "")
            assert place.name == (BOT_NAMES[seat] if is_bot else person.name if person else "")
            assert place.colour == ("violet" if person else COLOURS[seat])
            assert place.key == (person.key if person else "")
            assert place.deck == (OWN_DECK if brings else "")
            assert place.link == keys.hashed(keys.link(MAKER, row.id, seat, 1))
            awaited += brings
        chosen, waits = own_decks(asked.game, asked.variants, asked.seating)
        assert waits == {seat for seat, place in enumerate(row.seats) if place.deck}
        assert chosen == {
            name: value for name, value in asked.variants.items() if not (name in own and value == OWN_DECK)
        }
        told = [KNOWN] * (asked.beginning is not None and not asked.is_trial)
        told += [SHARED] * (asked.is_shared or len(asked.names) > 1) + [ADVICE] * asked.has_advice
        named = [
            Notice(SAT, seat, person.name)
            for seat, person in asked.people.items()
            if person.name and person.name != LETTERS[seat]
        ]
        assert row.notices == [*map(Notice, told), *named]
        assert (row.is_open, row.patience, row.clock) == (asked.is_open, asked.patience, asked.clock)
        assert (row.is_over, row.made_for, row.watch_issue) == (False, asked.made_for, 1)
        assert row.creator == keys.hashed(MAKER)
        assert row.watch_link == keys.hashed(keys.link(MAKER, row.id, "watch", 1))
        assert row.settings.seats == len(asked.seating)
        if asked.beginning is not None:
            assert row.settings.seed == asked.beginning.seed
    assert seen > FORMS // 2
    assert awaited


def test_a_rematch_is_the_same_with_everybody_moved_on() -> None:
    moved_on = 0
    for asked, row, luck in tables():
        pack = house_pack(asked.game)
        live, count = Live(row, [], pack), len(row.seats)
        for place in row.seats:
            place.deck = ""
            if not place.is_bot:
                place.key = luck.choice(("", "1" * 64, "2" * 64, "3" * 64))
        moved = luck.randrange(count)
        maker = Visitor(MAKER if luck.random() < 0.5 else "cd" * 16, True, False, "en")
        again = played_again(live, moved, maker)
        for seat, place in enumerate(row.seats):
            to = (seat + moved) % count
            assert again.seating[to] == (place.level if place.is_bot else "person")
            assert (to in again.people) == (bool(place.key) and not place.is_bot)
            if to in again.people:
                assert again.people[to] is place
        decks = game_spec(asked.game).decks
        variants = dict(row.settings.variants)
        if decks is not None and moved:
            names = decks.variants[:count]
            first = game_spec(asked.game).variants
            for seat, name in enumerate(names):
                variants[names[(seat + moved) % count]] = row.settings.variants.get(name, first[name][0])
            moved_on += 1
        assert again.variants == variants
        assert (again.game, again.rulings) == (asked.game, row.settings.rulings)
        assert (again.is_open, again.patience, again.clock) == (row.is_open, row.patience, row.clock)
        assert (again.pack, again.rematch_of) == (row.settings.pack_hash, row.id)
        assert again.is_shared == live.is_shared
        assert again.has_advice == asked.has_advice
        assert again.made_for == (row.made_for if maker.key == MAKER else "")
        assert (again.beginning, again.is_trial, dict(again.names)) == (None, False, {})
    assert moved_on
