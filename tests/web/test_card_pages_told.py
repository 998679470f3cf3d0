"""What the form of a card answers, told a second time for everything that can be sent and everything that a
card can be; and which changes of a form draw it anew."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest
from fastapi.responses import Response

from interrex.engine.card_form import Field
from interrex.web.access.guard import Visitor
from interrex.web.pages import pack_cards as pages_of_cards
from interrex.web.show import editor
from interrex.words.card_forms import Call, Control
from interrex.words.picking import Option, Slot

pack_cards: Any = pages_of_cards
WHO = Visitor("a" * 32, True, False, "en")


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """What is done in place of all that a form does, in its order."""
    found: list[tuple[Any, ...]] = []

    def done(name: str, answer: Any = None) -> Any:
        async def note(*given: Any) -> Any:
            found.append((name, *given))
            return answer

        return note

    monkeypatch.setattr(pack_cards.action, "put_back", done("put back"))
    monkeypatch.setattr(pack_cards, "opened", lambda *given, **named: again(found, named))
    monkeypatch.setattr(pack_cards, "_context", done("drawn", {"shape": "now", "controls": []}))
    monkeypatch.setattr(pack_cards, "_changed", lambda who, at, card, sent: {"changed": card.place})
    monkeypatch.setattr(pack_cards, "_answer", lambda language, context, redraw: {"redraw": redraw})
    return found


async def again(found: list[tuple[Any, ...]], named: dict[str, Any]) -> Any:
    found.append(("opened", named))
    return at()


def at() -> Any:
    return SimpleNamespace(pack=SimpleNamespace(game="elekt", id="p"), whole="whole", is_own=True)


def asks(is_script: bool) -> Any:
    return SimpleNamespace(headers={"accept": "application/json" if is_script else "text/html"})


def test_what_is_sent_is_taken_back_kept_or_undone(
    noted: list[tuple[Any, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A script hears what the card is now, with its form where it looks otherwise; others are sent there."""

    def there(at: Any, place: str) -> Any:
        return SimpleNamespace(place=place, tree="tree")

    met = Counter[str]()
    for act, base, is_script, is_wrong, shape, otherwise in product(
        ("", "reset", "undone", "copy", "add.x"),
        (None, "house"), (False, True), (False, True),
        ("", "now", "then"), (False, True),
    ):  # fmt: skip
        read: dict[str, Any] = {"mistakes": []} if is_wrong else {"stamp": "s"}

        async def write(*given: Any, read: dict[str, Any] = read) -> dict[str, Any]:
            noted.append(("written", *given[3:]))
            return read

        monkeypatch.setattr(pack_cards.action, "write", write)
        monkeypatch.setattr(pack_cards.action, "card_at", there)
        monkeypatch.setattr(pack_cards.shown, "says_otherwise", lambda *_, otherwise=otherwise: otherwise)
        card: Any = SimpleNamespace(place="widow", base=base)
        sent = {"~act": act, "~stamp": "seen", **({"shape": shape} if shape else {})}
        noted.clear()
        hall: Any = None
        answer: Response = asyncio.run(pack_cards._written(asks(is_script), hall, WHO, at(), card, sent))
        where = f"/packs/elekt/p{'/card/widow' if base or act != 'reset' else ''}"
        done = [each[0] for each in noted]
        if act == "reset":
            assert done == ["put back"]
            assert noted[0][4:] == (card, "seen")
        elif act == "undone" and base and is_script:
            assert done == ["put back", "opened", "drawn"]
            assert noted[1] == ("opened", {"card": "widow"})
            assert noted[2][4:] == ("tree", {"whole": "whole"}, "missing")
            assert json.loads(bytes(answer.body)) == {"redraw": True}
            met["undone"] += 1
            continue
        else:
            assert noted[0] == ("written", card, {"changed": "widow"}, "seen")
            assert done[1:] == ["drawn"] * is_script
            if is_script:
                assert noted[1][4:] == ({"changed": "widow"}, read, "draft" if is_wrong else "typed")
                redraw = bool(act) or shape != "now" or otherwise
                assert json.loads(bytes(answer.body)) == {"redraw": redraw}
                met[f"redraw {redraw}"] += 1
                continue
        if is_script:
            assert json.loads(bytes(answer.body)) == {"go": where}
        else:
            assert (answer.status_code, answer.headers["location"]) == (303, where)
        met[where] += 1
    assert min(met.values()) > 1
    assert len(met) == 5


def test_a_card_is_looked_up_by_its_place_and_one_to_be_copied_in_the_whole_pack(
    noted: list[tuple[Any, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    for act, family in product(("", "copy", "reset"), ("", "unit")):
        sent = {"~act": act, "~family": family, "token": "t"}
        found: list[Any] = []

        async def form(request: Any, sent: dict[str, str] = sent) -> dict[str, str]:
            return sent

        async def written(*given: Any, found: list[Any] = found) -> str:
            found.append(given)
            return "answer"

        for name, work in (("_sent", form), ("_written", written)):
            monkeypatch.setattr(pack_cards, name, work)
        for name in ("check_form", "check_edits", "check_own"):
            monkeypatch.setattr(
                pack_cards, name, lambda *given, name=name, found=found: found.append((name, *given[2:]))
            )
        monkeypatch.setattr(pack_cards.action, "card_at", lambda *given: given[1:])
        noted.clear()
        hall: Any = None
        answer = asyncio.run(pack_cards.write_card(asks(True), hall, WHO, "elekt", "p", "widow"))
        assert answer == "answer"
        assert noted == [("opened", {"card": "" if act == "copy" else "widow"})]
        assert found[:3] == [("check_form", "t"), ("check_edits",), ("check_own",)]
        assert found[3][4:] == (("widow", family), sent)


def test_a_card_is_drawn_from_what_was_read_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside the house's own where there is one; nothing is drawn of what could not be read."""
    shown = pack_cards.shown
    for name in ("text_first", "faults", "shape", "languages_of", "family_name", "instead"):
        monkeypatch.setattr(shown, name, lambda *given, name=name: name)
    monkeypatch.setattr(shown, "form_of", lambda *given: SimpleNamespace(controls=lambda tree: []))
    monkeypatch.setattr(shown, "to_type", lambda form, tree: {})
    monkeypatch.setattr(shown, "places_called", lambda *_: [("a", "A")])
    monkeypatch.setattr(shown, "namesakes", lambda *given: given[3:5])
    monkeypatch.setattr(shown, "preview", lambda game, card, language, box, whole: f"{card} of {whole}")
    monkeypatch.setattr(shown, "house_card", lambda game, place, language: f"house {place}")
    monkeypatch.setattr(pack_cards, "boxed", lambda game, whole: None)
    monkeypatch.setattr(shown, "is_blank", lambda tree: not tree)
    monkeypatch.setattr(shown, "name_of", lambda tree, language: tree.get("name", ""))
    reads: tuple[tuple[dict[str, Any], str], ...] = (
        ({"whole": "all"}, "id of all"), ({"whole": "all", "stamp": "new"}, "id of all"),
        ({"mistakes": [], "preview": {"whole": "half"}}, "id of half"), ({"mistakes": []}, ""),
        ({"mistakes": [], "preview": None}, ""),
    )  # fmt: skip
    for (read, drawn), base, state, of_card, tree, kinds in product(
        reads, (None, "house"), ("", "typed", "missing"), ("typed", "draft", "box"), ({}, {"name": "N"}),
        ((), ("idle",), ("else",), ("else", "idle")),
    ):  # fmt: skip
        remarks = [(kind, f"said {kind}") for kind in kinds]
        monkeypatch.setattr(shown, "remarks", lambda form, card, tree, remarks=remarks: remarks)
        card: Any = SimpleNamespace(
            id="id", place="place", family="unit", base=base, state=of_card, stamp="old"
        )
        there: Any = SimpleNamespace(pack=SimpleNamespace(game="elekt"), own_words={}, box=None, drafts=())
        found = pack_cards._drawn("en", there, card, tree, read, state)
        now = state or of_card
        is_own = now in ("typed", "draft")
        assert (found["preview"], found["house"]) == (drawn, "house place" if base else "")
        assert (found["state"], found["card_stamp"]) == (now, read.get("stamp", "old"))
        assert found["remarks"] == ([said for _, said in remarks] if is_own else [])
        assert found["idle"] == (now == "typed" and "idle" in kinds)
        assert found["is_blank"] == (base is None and not tree)
        assert (found["name"], found["namesakes"]) == (tree.get("name", "place"), ("id", "place"))
        assert (found["called"], found["card"], found["game"]) == ({"a": "A"}, card, "elekt")


@pytest.mark.parametrize("redraw", [False, True])
def test_a_change_is_answered_with_the_form_only_where_it_is_drawn_anew(
    redraw: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    pages: list[tuple[str, Any]] = []

    def page(template: str, language: str, **values: Any) -> str:
        pages.append((template, values["is_own"]))
        return template

    monkeypatch.setattr(pack_cards, "page", page)
    context = {"faults": {}, "card_stamp": "s", "idle": False, "controls": [], "state": "typed", "name": "N"}
    found = pack_cards._answer("en", context, redraw)
    assert found["form"] == ("pack-form.html" if redraw else "")
    assert found["side"] == "pack-side.html"
    assert pages == [("pack-form.html", True)] * redraw + [("pack-side.html", True)]
    assert [found[each] for each in ("faults", "stamp", "idle", "calls", "told", "state", "name")] == [
        {}, "s", False, {}, {}, "typed", "N",
    ]  # fmt: skip


# --- which changes draw a form anew -----------------------------------------------------------------------

ONE, TWO = Option("one", "One", group="g"), Option("two", "Two")
INNER = Slot("f.0.0", "", (), (), False)
SLOT = Slot("f.0", "one", (ONE, TWO), (), True)
FULL = SLOT._replace(inner=(INNER,))
STRANGE = SLOT._replace(value="three", called="Three")


def control_of(slot: Slot | None) -> Control:
    return Control("f", Field("effect", "calls"), calls=(Call("f", "one()", slot),))


def is_drawn_anew(one: Slot | None, other: Slot | None) -> bool:
    return editor.shape([control_of(one)]) != editor.shape([control_of(other)])


def test_a_form_is_drawn_anew_where_something_else_is_asked_or_offered() -> None:
    """And not where only something else is filled in, unless there are slots inside."""
    anew: list[tuple[Slot, dict[str, Any]]] = [
        (SLOT, {"path": "f.1"}), (SLOT, {"is_needed": False}), (SLOT, {"unsaid": "nobody"}),
        (SLOT, {"inner": (INNER,)}), (SLOT, {"value": ""}), (SLOT, {"value": "three"}),
        (FULL, {"value": "two"}), (FULL, {"inner": (INNER._replace(path="g"),)}),
        (FULL, {"inner": (INNER._replace(is_needed=True),)}),
        (FULL, {"inner": (INNER._replace(asks="who"),)}),
        (FULL, {"inner": (INNER, INNER)}), (STRANGE, {"called": "Third"}), (STRANGE, {"value": "one"}),
        *((SLOT, {"options": (ONE._replace(**each), TWO)}) for each in (
            {"value": "other"}, {"label": "Other"}, {"group": "h"}, {"is_refused": True},
        )),
        (SLOT, {"options": (TWO, ONE)}), (SLOT, {"options": (ONE,)}),
    ]  # fmt: skip
    for slot, changed in anew:
        assert is_drawn_anew(slot, slot._replace(**changed)), changed
    for slot, changed in (
        (SLOT, {"value": "two"}), (SLOT, {"called": "Other"}), (SLOT, {"text": "x"}),
        (SLOT, {"kinds": ("y",)}),
        (STRANGE, {"value": "four"}), (FULL, {"called": "Other"}),
        (SLOT, {"options": (ONE._replace(is_own=True), TWO)}),
    ):  # fmt: skip
        assert not is_drawn_anew(slot, slot._replace(**changed)), changed
    assert is_drawn_anew(SLOT, None)
    assert not is_drawn_anew(None, None)
    plain = control_of(SLOT)
    for changes, anew_too in (
        ({"path": "g"}, True), ({"options": (ONE,)}, True), ({"calls": ()}, True), ({"value": "x"}, False),
        ({"calls": (Call("g", "one()", SLOT),)}, True),
        ({"calls": (Call("f", "two()", SLOT, "Two"),)}, False),
        ({"groups": (("f.0", (plain,)),)}, True), ({"marked": ("x",)}, False),
    ):  # fmt: skip
        assert (editor.shape([plain]) != editor.shape([plain._replace(**changes)])) == anew_too
    nested = plain._replace(groups=(("f.0", (plain,)),))
    offered, elsewhere = plain._replace(options=(ONE,)), nested._replace(groups=(("g", (plain,)),))
    other = plain._replace(groups=(("f.0", (offered,)),))
    assert len({editor.shape([each]) for each in (plain, nested, other, elsewhere)}) == 4


def test_a_call_is_told_as_far_as_it_has_been_chosen() -> None:
    """In words once everything is chosen, else by the name of what was chosen first, else as written."""
    for said, slot, told in (
        ("It burns.", SLOT, "It burns."), ("It burns.", None, "It burns."), ("", SLOT, "One"),
        ("", SLOT._replace(value="two"), "Two"), ("", SLOT._replace(value=""), "one()"),
        ("", STRANGE, "one()"), ("", None, "one()"), ("", SLOT._replace(options=()), "one()"),
    ):  # fmt: skip
        assert editor._in_words(Call("f", "one()", slot, said)) == told
