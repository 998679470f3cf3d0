"""How a card that somebody typed is kept, told a second time: against a store that is changed meanwhile."""

from __future__ import annotations

import asyncio
from collections import Counter
from datetime import datetime
from itertools import product
from typing import Any

import pytest

from interrex.match.pack_file import OwnCard
from interrex.web.access.guard import Visitor
from interrex.web.access.refusals import Refused
from interrex.web.actions import own_cards as action
from interrex.web.actions.own_packs import Opened
from interrex.web.store import Draft, OwnPack
from interrex.web.store.own_packs import TooLong, TooMany

WHO = Visitor("ab" * 16, True, False, "en")
TREE = {"id": "one", "name": {"en": "A"}}
OTHER = {"id": "one", "name": {"en": "B"}}
GOOD, WRONG = {"text": "new text", "whole": "w"}, {"mistakes": [{"said": "no", "kind": ""}], "preview": None}


def opened_with(tree: dict[str, Any] | None, is_draft: bool, is_own: bool = True) -> Opened:
    """A pack in which that card stands, or none."""
    pack = OwnPack("0" * 16, 1, "elekt", "A box", "# text", datetime(2026, 1, 1))
    card = [] if tree is None else [OwnCard("unit", "one", "", tree)]
    own, drafts = ([], [Draft("unit", "one", tree)]) if is_draft and tree is not None else (card, [])
    base = {("unit", "one"): OwnCard("unit", "one", "", {"id": "one", "origin": "core"})}
    return Opened(pack, 1 if is_own else None, None, "", "whole", tuple(own), tuple(drafts), base, ())


class Hall:
    """A hall whose reader says one thing, and whose store is changed by others so many times before."""

    def __init__(self, reading: dict[str, Any], late: int, later: Opened) -> None:
        self.reading, self.late, self.later = reading, late, later
        self.readers = self.store = self.own_packs = self
        self.kept: list[Any] = []
        self.read: list[Any] = []

    async def pack(self, game: str, text: str, language: str, **asked: Any) -> dict[str, Any]:
        self.read.append(asked)
        return dict(self.reading)

    def change(self, pack: OwnPack, name: str, text: str, draft: Any = None, place: Any = None) -> Any:
        self.late -= 1
        if self.late >= 0:
            return None
        self.kept.append((text, draft, place))
        return pack._replace(text=text)

    async def ask(self, work: Any, *arguments: Any) -> Any:
        return work(*arguments)


@pytest.fixture
def forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is remembered of what was read; a pack is opened anew as it has become meanwhile."""
    monkeypatch.setattr(action, "_of_drafts", {})

    async def opened(hall: Any, who: Any, game: str, pack: str, *_: Any, card: str = "") -> Opened:
        found: Opened = hall.later
        return found

    monkeypatch.setattr(action, "opened", opened)


STATES = [*product((None, TREE, OTHER), (False, True))]


@pytest.mark.usefixtures("forgetful")
@pytest.mark.parametrize("verb", ["write", "put back"])
def test_a_card_is_kept_where_it_is_as_somebody_saw_it(verb: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or as it is to be already; whatever else has changed meanwhile stays, but only so often is it tried."""
    met = Counter[str]()
    for now, then, is_seen, is_good, late in product(STATES, STATES, (0, 1), (0, 1), (0, 1, 2, action.TRIES)):
        monkeypatch.setattr(action, "_of_drafts", {})
        at, later = opened_with(*now), opened_with(*then)
        card, after = action.card_at(at, "one"), action.card_at(later, "one")
        hall: Any = Hall(GOOD if is_good else WRONG, late, later)
        stamp = card.stamp if is_seen else "another"

        def done(there: action.Card) -> bool:
            typed = there.state in ("typed", "draft")
            return typed and there.tree == TREE if verb == "write" else not typed

        trying = (
            action.write(hall, WHO, at, card, TREE, stamp)
            if verb == "write"
            else action.put_back(hall, WHO, at, card, stamp)
        )
        conflicts = (card.stamp != stamp and not done(card)) or (
            late > 0 and after.stamp != stamp and not done(after)
        )
        if verb == "put back" and not is_good and not (card.stamp != stamp and not done(card)):
            with pytest.raises(Refused) as refused:
                asyncio.run(trying)  # type: ignore[arg-type]
            assert (refused.value.status_code, hall.kept) == (422, [])
            met["wrong"] += 1
        elif conflicts:
            with pytest.raises(action.CardChanged) as changed:
                asyncio.run(trying)  # type: ignore[arg-type]
            assert hall.kept == []
            assert changed.value.card == (card if card.stamp != stamp and not done(card) else after)
            met["changed"] += 1
        elif late == action.TRIES:
            with pytest.raises(Refused) as refused:
                asyncio.run(trying)  # type: ignore[arg-type]
            assert (refused.value.key, hall.kept) == ("pack-changed", [])
            met["too often"] += 1
        else:
            said: Any = asyncio.run(trying)  # type: ignore[arg-type]
            place = ("unit", "one")
            if verb == "put back":
                assert hall.kept == [("new text", None, place)]
                assert hall.read == [{"drop": ["unit", "one"]}] * (late + 1)
            elif is_good:
                assert hall.kept == [("new text", None, place)]
            else:
                assert hall.kept == [("# text", Draft("unit", "one", TREE), None)]
                assert said["mistakes"] == WRONG["mistakes"]
            if verb == "write":
                assert said["stamp"] == action.Card("unit", "one", TREE, "typed", card.base).stamp
            met["kept"] += 1
    assert set(met) == {"changed", "too often", "kept"} | ({"wrong"} if verb == "put back" else set())


@pytest.mark.usefixtures("forgetful")
def test_nobody_keeps_a_card_in_a_pack_of_others_or_too_many_drafts() -> None:
    at = opened_with(TREE, False, is_own=False)
    card = action.card_at(at, "one")
    hall: Any = Hall(GOOD, 0, at)
    for trying in (
        action.write(hall, WHO, at, card, TREE, card.stamp),
        action.put_back(hall, WHO, at, card, card.stamp),
    ):
        with pytest.raises(Refused):
            asyncio.run(trying)  # type: ignore[arg-type]
    assert hall.kept == hall.read == []
    mine = opened_with(TREE, False)
    for wrong, status in ((TooMany(), 429), (TooLong(), 413)):
        full: Any = Hall(WRONG, 0, mine)

        def change(*_: Any, wrong: Exception = wrong) -> None:
            raise wrong

        full.change = change
        with pytest.raises(Refused) as refused:
            asyncio.run(action.write(full, WHO, mine, card, TREE, card.stamp))
        assert refused.value.status_code == status
