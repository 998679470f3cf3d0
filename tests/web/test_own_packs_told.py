"""What becomes of a pack of one's own, told a second time: what is read anew of it, who may change it, what
happens where another device has changed it meanwhile, and how much it may hold."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from datetime import datetime
from functools import partial
from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest

from interrex.games import house_text
from interrex.web import keys
from interrex.web.access.guard import Visitor
from interrex.web.access.refusals import Refused
from interrex.web.actions import own_packs as action
from interrex.web.store import Draft
from interrex.web.store.decks import TooMany
from interrex.web.store.own_packs import OwnPack
from tests.web.test_pack_pages import PACK

WHO = Visitor("a" * 32, True, False, "en")
NEW = Visitor("b" * 32, True, True, "en")


class Kept:
    """What a store keeps of one pack, and all that it is asked to change."""

    def __init__(self, pack: OwnPack | None, issue: int = 1) -> None:
        self.pack, self.own = pack, issue
        self.changes: list[tuple[Any, ...]] = []
        self.refuses = 0  # so many changes come too late
        self.is_full = False

    def find(self, pack: str) -> OwnPack | None:
        return self.pack if self.pack is not None and self.pack.id == pack else None

    def issue(self, pack: str, owner: str) -> int:
        return self.own if owner == WHO.hash else 0

    def of(self, owner: str, game: str) -> list[Any]:
        return [owner, game]

    def drafts(self, pack: str, place: str = "") -> list[Draft]:
        return [Draft("unit", place or "all", {})]

    def change(self, pack: OwnPack, name: str, text: str) -> OwnPack | None:
        self.changes.append((pack.version, name, text))
        if self.refuses:
            self.refuses -= 1
            assert self.pack is not None
            self.pack = self.pack._replace(version=self.pack.version + 1)
            return None
        return pack._replace(version=pack.version + 1, name=name, text=text)

    def forget(self, owner: str, pack: str, version: int) -> bool:
        self.changes.append(("forget", owner, pack, version))
        return not self.refuses

    def by_link(self, link: str) -> OwnPack | None:
        return self.pack if link == keys.hashed("c" * 32) else None

    def given(self, *given: Any) -> bool:
        if self.is_full:
            raise TooMany
        self.changes.append(given[:2])
        return bool(self.own)

    join = renew = keep_alone = given

    def add(self, pack: OwnPack, owner: str, link: str, issue: int) -> OwnPack:
        self.given(pack.id, owner)
        return pack

    def new(self, game: str, name: str, text: str) -> OwnPack:
        return PACK_THERE._replace(game=game, name=name, text=text)


PACK_THERE = OwnPack("0123456789abcdef", 3, "elekt", "My box", PACK, datetime(2026, 1, 2))


class House:
    """A hall whose readers say what they are told to, and note what they are asked."""

    def __init__(self, kept: Kept, read: dict[str, Any]) -> None:
        self.store: Any = SimpleNamespace(own_packs=kept)
        self.readers = self
        self.read, self.asked = read, []  # type: ignore[var-annotated]

    async def ask(self, work: Any, *given: Any) -> Any:
        return work(*given)

    async def pack(self, game: str, text: str, language: str, **more: Any) -> dict[str, Any]:
        self.asked.append((game, text, language, more))
        return self.read


@pytest.fixture(autouse=True)
def forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(action, "_in_order", {})
    monkeypatch.setattr(action, "PACK_ID", SimpleNamespace(fullmatch=lambda text: text != "no id"))


def in_order(**more: Any) -> dict[str, Any]:
    return {
        "text": PACK,
        "whole": "whole",
        "hash": "hash",
        "extends": True,
        "id": "my-box",
        "name": {},
        **more,
    }


def status(work: Coroutine[Any, Any, Any]) -> Any:
    """What it answers, or how it is refused."""
    try:
        return asyncio.run(work)
    except Refused as why:
        return why.status_code
    except action.PackChanged:
        return "changed"


def hall_of(kept: Kept, read: dict[str, Any] | None = None) -> Any:
    return House(kept, in_order() if read is None else read)


def test_a_pack_is_found_by_its_id_in_its_own_game() -> None:
    hall = hall_of(Kept(PACK_THERE))
    assert status(action.found(hall, "elekt", PACK_THERE.id)) == PACK_THERE
    for game, pack in (
        ("vendetta", PACK_THERE.id),
        ("nothing", PACK_THERE.id),
        ("elekt", "x"),
        ("elekt", "no id"),
    ):
        assert status(action.found(hall, game, pack)) == 404
    assert status(action.mine(hall, WHO, "elekt")) == [WHO.hash, "elekt"]
    assert status(action.mine(hall, NEW, "elekt")) == []


def test_a_pack_is_read_once_and_drafts_are_for_who_may_change_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only a reading is counted; a pack that stands alone has no cards of the house beside it."""
    monkeypatch.setattr(action, "boxed", lambda game, whole: f"box of {whole}")
    for who, issue, extends, card in product(
        (WHO, NEW), (0, 7), (False, True), ("", "my-widow", "ash-widow", "x")
    ):
        action._in_order.clear()
        hall = hall_of(Kept(PACK_THERE, issue), in_order(extends=extends))
        counted: list[int] = []
        for _ in range(2):
            check = partial(counted.append, 1)
            at = status(action.opened(hall, who, "elekt", PACK_THERE.id, check, card))
            own = issue if who is WHO else 0
            assert (at.pack, at.issue, at.is_own) == (PACK_THERE, own, bool(own))
            assert (at.box, at.hash, at.whole) == ("box of whole", "hash", "whole")
            place = {"": "all", "my-widow": "ash-widow"}.get(card, card)
            assert [each.place for each in at.drafts] == [place] * bool(own)
            assert bool(at.base) == extends
            assert [(each.id, each.place) for each in at.own] == [("my-widow", "ash-widow")]
            assert at.keywords == ()
        assert (len(counted), len(hall.asked)) == (1, 1)
    hall = hall_of(Kept(PACK_THERE), {"mistakes": [{"said": "wrong"}]})
    action._in_order.clear()
    assert status(action.opened(hall, WHO, "elekt", PACK_THERE.id)) == 409
    assert action._in_order == {}


@pytest.mark.parametrize("late", [0, 1, 2, 100])
def test_a_change_is_tried_again_where_another_device_was_quicker(late: int) -> None:
    kept = Kept(PACK_THERE)
    kept.refuses = late
    hall, seen = hall_of(kept), action.head_stamp(PACK_THERE)
    found = status(action.rename(hall, WHO, "elekt", PACK_THERE.id, " Other ", "", seen))
    tries = min(late + 1, action.TRIES)
    assert kept.changes == [(3 + number, "Other", PACK) for number in range(tries)]
    head = {"name": {"en": "Other"}}
    assert hall.asked == [("elekt", PACK, "en", {"head": head})] * tries
    if late < action.TRIES:
        assert (found.name, found.version) == ("Other", 4 + late)
        assert ("elekt", PACK) in action._in_order
    else:
        assert found == 409


def test_a_pack_is_renamed_as_somebody_saw_it() -> None:
    """Whoever has not seen how it is called now changes nothing, but may call it what it is called."""
    with_words = PACK_THERE._replace(text=PACK.replace("version = 1", 'version = 1\nkeywords = ["one"]', 1))
    for pack, is_seen, name, words in product(
        (PACK_THERE, with_words), (True, False), ("", "My box", "Other"), ("", "one", "one, two;one")
    ):
        kept = Kept(pack)
        before = ["one"] if pack is with_words else []
        listed = list(dict.fromkeys(words.replace(",", " ").replace(";", " ").split()))
        called = name or "My box"
        hall = hall_of(kept)
        seen = action.head_stamp(pack) if is_seen else "x"
        found = status(action.rename(hall, WHO, "elekt", pack.id, name, words, seen))
        if not is_seen and (called, listed) != ("My box", before):
            assert (found, kept.changes, hall.asked) == ("changed", [], [])
            continue
        (asked,) = hall.asked
        head = {"name": {"en": called}} | ({"keywords": listed} if listed or before else {})
        assert asked[3] == {"head": head}
        assert found.name == called
    assert (
        status(action.rename(hall_of(Kept(PACK_THERE, 0)), WHO, "elekt", PACK_THERE.id, "x", "", "")) == 403
    )
    assert status(action.rename(hall_of(Kept(PACK_THERE)), NEW, "elekt", PACK_THERE.id, "x", "", "")) == 403
    for read, refused in (
        ({"mistakes": [{"said": "wrong"}]}, 422), (in_order(text="x" * (action.MAX_PACK + 1)), 413),
    ):  # fmt: skip
        kept = Kept(PACK_THERE)
        seen = action.head_stamp(PACK_THERE)
        assert (
            status(action.rename(hall_of(kept, read), WHO, "elekt", PACK_THERE.id, "x", "", seen)) == refused
        )
        assert kept.changes == []
    just = in_order(text="x" * action.MAX_PACK)
    found = status(action.rename(hall_of(Kept(PACK_THERE), just), WHO, "elekt", PACK_THERE.id, "x", "", seen))
    assert found.version == 4


def test_a_pack_is_forgotten_as_somebody_saw_it_and_shared_by_its_keepers() -> None:
    for who, issue, version, is_late in product((WHO, NEW), (0, 1), (2, 3), (False, True)):
        kept = Kept(PACK_THERE, issue)
        kept.refuses = is_late
        found = status(action.forget(hall_of(kept), who, "elekt", PACK_THERE.id, version))
        may = who is WHO and bool(issue)
        done = may and version == 3
        assert found == (403 if not may else None if done and not is_late else "changed")
        assert kept.changes == [("forget", WHO.hash, PACK_THERE.id, 3)] * done
    for issue, is_full in product((0, 1), (False, True)):
        kept = Kept(PACK_THERE, issue)
        kept.is_full = is_full
        hall = hall_of(kept)
        assert status(action.join(hall, WHO, "c" * 32)) == (429 if is_full else PACK_THERE)
        if is_full:
            assert status(action.create(hall, WHO, "elekt", "Mine")) == 429
            continue
        for work in (action.renew_link, action.keep_alone):
            assert status(work(hall, WHO, "elekt", PACK_THERE.id)) == (None if issue else 403)
            assert status(work(hall, WHO, "elekt", "no id")) == 404
        assert kept.changes == [(PACK_THERE.id, WHO.hash)] * 3
    for link in ("d" * 32, "no link", ""):
        assert status(action.by_link(hall_of(Kept(PACK_THERE)), link)) == 404


def test_what_is_taken_in_is_called_as_it_says_and_may_hold_so_much(monkeypatch: pytest.MonkeyPatch) -> None:
    read = in_order(name={"en": "  A  box ", "pl": "Pudło"}, id="box")
    for text, answer, named in (
        (f"\ufeff{PACK}", read, "A box"), (PACK.replace("\n", "\r\n"), read, "A box"),
        (PACK, in_order(name={"pl": "Pudło"}), "my-box"),
        (PACK, in_order(name={"en": " "}, id="i" * 99), None),
    ):  # fmt: skip
        hall = hall_of(Kept(PACK_THERE), answer)
        pack, wrong = status(action.take_in(hall, WHO, "elekt", text))
        assert (pack.name, pack.text, wrong) == (named or "i" * action.MAX_NAME, PACK, [])
        assert hall.asked == [("elekt", PACK, "en", {"is_new": True})]
    for text in ("", "  \r\n ", "\ufeff"):
        assert status(action.take_in(hall_of(Kept(None)), WHO, "elekt", text)) == 422
    wrong = {"mistakes": [{"said": f"{number}"} for number in range(7)]}
    found = status(action.take_in(hall_of(Kept(None), wrong), WHO, "elekt", PACK))
    assert found == (None, [f"{number}" for number in range(7)])
    long = PACK + "#" * (action.MAX_PACK - len(PACK))
    assert status(action.take_in(hall_of(Kept(None)), WHO, "elekt", long))[0].text == long
    assert status(action.take_in(hall_of(Kept(None)), WHO, "elekt", f"{long}#")) == 413
    for limit, more in (("MAX_CARDS", 1), ("MAX_KEYWORDS", 2)):
        text = PACK.replace("version = 1", 'version = 1\nkeywords = ["one", "two"]', 1)
        monkeypatch.setattr(action, limit, more)
        assert status(action.take_in(hall_of(Kept(None)), WHO, "elekt", text))[1] == []
        monkeypatch.setattr(action, limit, more - 1)
        assert status(action.take_in(hall_of(Kept(None)), WHO, "elekt", text)) == 413
        monkeypatch.undo()
    assert house_text("elekt")


def test_what_was_read_longest_ago_is_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(action, "MAX_READ", 3)
    readings: Any = {}
    for name in "abcab":
        action.keep_reading(readings, (name,), {"read": name})
    assert list(readings) == [("c",), ("a",), ("b",)]
    action.keep_reading(readings, ("d",), {})
    assert list(readings) == [("a",), ("b",), ("d",)]
    assert readings["a",] == {"read": "a"}
