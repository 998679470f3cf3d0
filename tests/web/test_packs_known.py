"""The packs that a server knows: those of the house, of its shelf, and those that somebody has written."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from interrex.engine.errors import BadFile, BadSetting
from interrex.engine.packs import LANGUAGES, edition_of
from interrex.games import game_spec, house_pack, house_text
from interrex.web.store import Store
from interrex.web.tables import packs as known
from interrex.web.tables.packs import Packs, pack_title, read_shelf
from tests.asgi import Person, hall_of, opened
from tests.web.test_pack_limits import PACK

HOUSE = house_text("elekt", house_pack("elekt").hash) or ""


def written(name: str) -> tuple[Any, str]:
    """A pack that somebody has written: the Ash Widow has another name."""
    text = HOUSE.replace('id = "house"', f'id = "{name}"', 1).replace('"Ash Widow"', f'"Widow {name}"', 1)
    text = text.replace("power = 1", "power = 2", 1)
    return game_spec("elekt").read_pack(text, "pack"), text


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    found = Store(f"sqlite:///{tmp_path}/tables.db")
    yield found
    found.close()


def test_packs_are_found_where_they_are(store: Store) -> None:
    """On the shelf, in memory, in the store; the house pack needs none of them."""
    on_shelf, text = written("shelf")
    here = Packs(store, (("elekt", text),))
    assert here.offered("elekt") == [house_pack("elekt"), on_shelf]
    assert here.offered("veto") == [house_pack("veto")]
    own, own_text = written("own")
    name = here.admit("elekt", own, own_text)
    assert name == edition_of(own)
    assert here.admit("elekt", on_shelf, text) == on_shelf.hash
    assert here.admit("elekt", on_shelf, f"{text}\n# other words\n") == edition_of(on_shelf)
    assert here.admit("elekt", house_pack("elekt"), HOUSE) == house_pack("elekt").hash
    assert here.find("elekt", name) is own
    assert here.find("elekt", on_shelf.hash) == on_shelf
    assert here.find("elekt", "") is here.find("elekt", house_pack("elekt").hash) is house_pack("elekt")
    assert (here.is_here("elekt", name), here.is_here("veto", name)) == (True, False)
    assert here.is_here("elekt", "")
    assert (here.text("elekt", name), here.text("elekt", on_shelf.hash), here.text("elekt", "")) == (
        own_text,
        text,
        "",
    )
    assert (here.id_of("elekt", name), here.id_of("elekt", "0" * 16)) == ("own", "")
    assert here.name_for_new("elekt", "") == house_pack("elekt").hash
    assert here.name_for_new("elekt", name) == name
    for game, strange in (("veto", name), ("elekt", "0" * 16)):
        with pytest.raises(BadFile):
            here.find(game, strange)
        with pytest.raises(BadSetting, match=house_pack(game).hash):
            here.chosen(game, strange)
    here.keep("elekt", name, own_text)
    again = Packs(store)
    assert not again.is_here("elekt", name)
    assert again.id_of("elekt", name) == "own"
    assert again.text("elekt", name) == own_text
    assert again.find("elekt", name) == own
    assert again.is_here("elekt", name)


def test_only_house_and_shelf_correct_what_is_stored(store: Store) -> None:
    """A pack that somebody has written stays as it was first kept; each is stored at once."""
    on_shelf, text = written("shelf")
    here = Packs(store, (("elekt", text),))
    here.keep("elekt", "mine", "first")
    here.keep("elekt", "mine", "second")
    assert store.pack("mine", "elekt") == "first"
    store.keep_pack(on_shelf.hash, "elekt", "old words")
    store.keep_pack(house_pack("elekt").hash, "elekt", "old words")
    here.keep("elekt", on_shelf.hash, text)
    here.keep("elekt", house_pack("elekt").hash, "")
    assert store.pack(on_shelf.hash, "elekt") == text
    assert store.pack(house_pack("elekt").hash, "elekt") == HOUSE
    store.keep_pack(on_shelf.hash, "elekt", "spoiled", True)
    here.keep("elekt", on_shelf.hash, text)  # it was kept already: nobody writes it at every table
    assert store.pack(on_shelf.hash, "elekt") == "spoiled"
    here.keep("elekt", "0" * 16, "")  # of which there is no text
    assert store.pack("0" * 16, "elekt") is None


def test_packs_that_nobody_uses_are_forgotten(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(known, "MAX_LOADED", 2)
    here = Packs(store)
    made = [written(name) for name in ("one", "two", "three")]
    names = [here.admit("elekt", *each) for each in made[:2]]
    assert here.is_here("elekt", names[0])  # used again, and so the other is older
    names.append(here.admit("elekt", *made[2]))
    assert [here.is_here("elekt", name) for name in names] == [True, False, True]


def test_a_pack_is_called_by_its_name_where_it_is_not_the_house(store: Store) -> None:
    own, _ = written("own")
    for language in LANGUAGES:
        assert pack_title("elekt", house_pack("elekt"), language) == ""
        assert pack_title("elekt", own, language) == own.name[language]
    assert read_shelf(None) == ()
    with pytest.raises(BadSetting):
        read_shelf(Path("/no/such/folder"))
    assert store.packs_missing() == []


def test_a_list_of_cards_is_fetched_without_its_page_and_a_file_is_taken_in() -> None:
    """What a script asks for is the list alone; a file counts as a pasted text does, and must be text."""

    async def look() -> None:
        async with opened() as app:
            who = Person(app)
            head = "--x\r\nContent-Disposition: form-data; name="
            kind = {"content-type": "multipart/form-data; boundary=x", "accept": "application/json"}

            def form(file: bytes) -> bytes:
                token = f'{head}"token"\r\n\r\n{who.form_token}\r\n{head}"file"; filename="f.toml"\r\n\r\n'
                return token.encode() + file + b"\r\n--x--\r\n"

            made = await who.send("POST", "/packs/elekt/import", form(PACK.encode()), kind)
            assert made.status == 303
            address = dict(made.headers)[b"location"].decode()
            bad = await who.send("POST", "/packs/elekt/import", form(b"\xff\xfe" * 9), kind)
            assert bad.status == 422
            whole, cards = await who.get(address), await who.get(f"{address}?only=cards")
            other = await who.get(f"{address}?only=more")
            assert "<html" in whole.text
            assert "<html" in other.text
            assert "<html" not in cards.text
            assert cards.text.count("/card/") > 10
            hall = hall_of(app)
            done = asyncio.Event()

            async def work() -> None:
                done.set()

            task = hall.start(work())
            assert task in hall.tasks
            await task
            await asyncio.sleep(0)
            assert task not in hall.tasks  # nobody keeps what is done

    asyncio.run(look())
