"""Games that go on at another table, told a second time: from which choice on, with whom, with which deal."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from interrex.games import house_pack
from interrex.web.access.guard import Visitor
from interrex.web.access.refusals import Refused
from interrex.web.actions import decks, new_tables
from interrex.web.actions.decks import Found
from interrex.web.actions.pack_tables import changed_since
from interrex.web.store import SavedDeck
from interrex.web.store.rows import now
from interrex.web.tables.new_table import Beginning, NewTable
from tests.web.lives import live_of, play
from tests.web.test_pages_told import KEYS, line

WHO = Visitor(KEYS[0], True, False, "en")


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[NewTable]:
    """The tables that were asked for."""
    found: list[NewTable] = []

    async def new_table(hall: object, who: object, wanted: NewTable) -> str:
        assert who is WHO
        found.append(wanted)
        return "the table"

    async def look(*_: object) -> int:
        return 0

    monkeypatch.setattr(new_tables, "new_table", new_table)
    monkeypatch.setattr(new_tables, "viewing_seat", look)
    return found


@pytest.mark.parametrize("game", ["elekt", "veto"])
def test_a_finished_game_goes_on_from_any_choice_before_the_last(made: list[NewTable], game: str) -> None:
    live = live_of(game, 2)
    play(live, 5)
    hall: Any = None
    seats, names = ["person", "greedy"], {0: "Ada"}
    with pytest.raises(Refused) as refused:
        asyncio.run(new_tables.continue_from(hall, live, WHO, 1, seats, names))
    assert (refused.value.status_code, refused.value.key) == (409, "continue-not-yet")
    play(live, 20_000, 2)
    record, settings = live.record(), live.row.settings
    for at in (0, 1, len(record.choices) - 1):
        assert asyncio.run(new_tables.continue_from(hall, live, WHO, at, seats, names)) == "the table"
        wanted = made.pop()
        begun = Beginning(settings.seed, record.choices[:at], settings.rules_version)
        assert wanted.beginning == begun
        assert (wanted.game, wanted.seating, wanted.names) == (game, seats, names)
        assert (wanted.rulings, wanted.variants) == (settings.rulings, settings.variants)
        assert wanted.pack == settings.pack_hash
    for at in (len(record.choices), len(record.choices) + 1):
        with pytest.raises(Refused) as refused:
            asyncio.run(new_tables.continue_from(hall, live, WHO, at, seats, names))
        assert (refused.value.status_code, refused.value.key) == (409, "continue-at-the-end")
    asyncio.run(new_tables.from_record(hall, WHO, record))
    wanted = made.pop()
    assert wanted.beginning == Beginning(settings.seed, record.choices, settings.rules_version)
    assert (wanted.game, wanted.seating, wanted.pack) == (game, ["person"] * 2, settings.pack_hash)
    assert made == []


# --- saved decks and packs that have changed since ----------------------------------------------------------


class Pack:
    """A pack with an id, named by its rules and by its whole text; it has all cards of a deck or not."""

    def __init__(self, name: str, pack_id: str, has_all: bool = True) -> None:
        self.id, self.hash, self.edition, self.has_all = pack_id, f"rules of {name}", name, has_all


def saved(pack_hash: str) -> SavedDeck:
    return SavedDeck("0" * 16, 1, "veto", pack_hash, "A deck", line("sicz"), WHO.hash, now())


@pytest.fixture
def deck_in(monkeypatch: pytest.MonkeyPatch) -> None:
    async def read(known: object, pack: Any, code: str) -> str:
        if not getattr(pack, "has_all", True):
            raise decks.BadSetting("Not all cards are there.")
        return code

    monkeypatch.setattr(decks, "deck_in", read)
    monkeypatch.setattr("interrex.web.actions.pack_tables.deck_in", read)


@pytest.mark.usefixtures("deck_in")
def test_decks_of_a_pack_are_those_that_name_it_or_what_it_was() -> None:
    """The house pack has those that name none; another those of the same id whose cards it still has."""
    ids = {"now": "box", "before": "box", "another": "other", "rules of now": "box"}
    there = [saved(each) for each in ("", *ids, house_pack("veto").hash)]
    store = SimpleNamespace(decks=SimpleNamespace(of=lambda key, game: there if key == WHO.hash else []))

    async def ask(work: Any, *arguments: Any) -> Any:
        return work(*arguments)

    hall: Any = SimpleNamespace(
        store=store, ask=ask, packs=SimpleNamespace(id_of=lambda game, name: ids.get(name, "none"))
    )

    def of(pack: Any, who: Visitor = WHO) -> list[str]:
        return [each.pack_hash for each in asyncio.run(decks.mine_of(hall, who, "veto", pack))]

    assert of(Pack("now", "box")) == ["now", "before", "rules of now"]
    assert of(Pack("now", "box", has_all=False)) == ["now", "rules of now"]
    assert of(Pack("new", "other")) == ["another"]
    assert of(Pack("new", "nothing")) == []
    assert of(house_pack("veto")) == ["", house_pack("veto").hash]
    assert of(Pack("now", "box"), Visitor(KEYS[0], True, True, "en")) == []


@pytest.mark.usefixtures("deck_in")
def test_a_saved_deck_says_whether_its_pack_has_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    boxes = {"a": Pack("now", "box"), "b": Pack("later", "box", has_all=False), "c": Pack("later", "box")}
    mine: list[str] = []

    async def mine_of(hall: object, who: object, game: str) -> list[Any]:
        return [SimpleNamespace(id=each) for each in mine]

    async def opened(hall: object, who: object, game: str, pack: str, check: object) -> Any:
        return SimpleNamespace(box=boxes[pack])

    monkeypatch.setattr("interrex.web.actions.pack_tables.mine", mine_of)
    monkeypatch.setattr("interrex.web.actions.pack_tables.opened", opened)
    deck: Any = SimpleNamespace(code=lambda: line("sicz"))
    for pack, name, version, own, found in (
        (boxes["a"], "now", 1, "abc", "c"), (boxes["a"], "now", 1, "ab", ""), (boxes["a"], "", 1, "abc", ""),
        (boxes["a"], "now", 0, "abc", ""), (boxes["a"], "now", 1, "ca", "c"), (boxes["a"], "now", 1, "", ""),
        (Pack("now", "another"), "now", 1, "abc", ""), (boxes["c"], "later", 1, "abc", "a"),
    ):  # fmt: skip
        mine[:] = own
        there = Found("0" * 16, "A deck", "", deck, pack, name, True, version)
        hall: Any = None
        assert asyncio.run(changed_since(hall, WHO, "veto", there)) == found
