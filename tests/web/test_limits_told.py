"""What just fits a limit is taken and one more is not: decks, packs, words, names; how the lead changed."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from interrex.engine.packs import LANGUAGES
from interrex.games import game_spec, house_pack
from interrex.games.veto.decks import preconstructed
from interrex.match.lead import Change
from interrex.web.access.guard import Visitor
from interrex.web.access.refusals import Refused
from interrex.web.actions import own_packs as action
from interrex.web.pages import table
from interrex.web.phrases import say
from interrex.web.show import decks, ending
from interrex.web.store import Draft, Store, own_packs
from interrex.web.store.own_packs import OwnPack, TooLong
from interrex.web.store.rows import now
from interrex.web.tables.sentences import words_for
from tests.asgi import opened, seated

KEY = "ab" * 16


def test_hands_are_drawn_of_a_deck_of_so_many_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    pack, known = house_pack("veto"), game_spec("veto").decks
    assert known is not None
    deck = preconstructed(pack, "sicz")
    for most, is_drawn in ((deck.size - 1, False), (deck.size, True), (deck.size + 1, True)):
        monkeypatch.setattr(decks, "MAX_SHUFFLED", most)
        shown = decks.weigh("veto", known, pack, deck, "en", None, 1)
        assert bool(shown.hands) == is_drawn
        assert all(len(hand) == known.hand for hand in shown.hands)


@pytest.mark.parametrize("others", range(3))
def test_drafts_have_so_many_letters_all_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, others: int
) -> None:
    """Those of the same place do not count: they are replaced."""
    store = Store(f"sqlite:///{tmp_path}/tables.db")
    packs = store.own_packs
    pack: OwnPack | None = packs.add(packs.new("elekt", "One", "text"), KEY, "link", 7)
    tree = {"name": "ż" * 9}
    one = len(json.dumps(tree, ensure_ascii=False))
    for number in range(others):
        assert pack is not None
        pack = packs.change(pack, "One", "text", Draft("unit", f"place-{number}", tree))
    for _ in range(2):
        assert pack is not None
        monkeypatch.setattr(own_packs, "MAX_DRAFT_LETTERS", one * (others + 1) - 1)
        with pytest.raises(TooLong):
            packs.change(pack, "One", "text", Draft("unit", "last", tree))
        monkeypatch.setattr(own_packs, "MAX_DRAFT_LETTERS", one * (others + 1))
        pack = packs.change(pack, "One", "text", Draft("unit", "last", tree))
    store.close()


class Reading:
    """A hall whose reader finds nothing wrong in a pack, and that stores what is new."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.readers = self.store = self.own_packs = self

    async def pack(self, game: str, text: str, language: str, **_: Any) -> dict[str, Any]:
        found = {"text": text, "whole": text, "hash": "h", "id": "box" * 40, "extends": ""}
        return {**found, "name": {language: self.name}}

    def new(self, game: str, name: str, text: str) -> OwnPack:
        return OwnPack("0" * 16, 1, game, name, text, now())

    def add(self, pack: OwnPack, *_: object) -> OwnPack:
        return pack

    async def ask(self, work: Any, *arguments: Any) -> Any:
        return work(*arguments)


def test_a_pack_that_is_taken_in_has_so_many_cards_keywords_and_letters(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    who = Visitor(KEY, True, False, "en")

    def take_in(text: str, name: str = "A box") -> OwnPack:
        hall: Any = Reading(name)
        pack, wrong = asyncio.run(action.take_in(hall, who, "veto", text))
        assert pack is not None
        assert wrong == []
        return pack

    def refused(text: str) -> str:
        with pytest.raises(Refused) as why:
            take_in(text)
        assert why.value.status_code in (413, 422)
        return why.value.key

    monkeypatch.setattr(action, "MAX_CARDS", 3)
    monkeypatch.setattr(action, "MAX_KEYWORDS", 2)
    for number in range(5):
        cards = "".join(f'[[unit]]\nid = "c{each}"\n' for each in range(number))
        words = f"[pack]\nkeywords = {json.dumps([f'w{each}' for each in range(number)])}\n"
        for text, most, key in ((cards, 3, "pack-too-many"), (words, 2, "pack-keywords-many")):
            if not text:
                assert refused(text) == "import-nothing"
            elif number > most:
                assert refused(text) == key
            else:
                assert take_in(text).text == text
    long = "# " + "x" * (action.MAX_PACK - 2)
    assert take_in(long).text == long
    assert refused(long + "x") == "pack-too-long"
    assert take_in("\ufeff# a\r\n# b").text == "# a\n# b"
    most = action.MAX_NAME
    names = {"A box": "A box", "n" * most: "n" * most, "n" * (most + 1): "n" * most, " ": ("box" * 40)[:most]}
    for name, called in names.items():
        assert take_in("# a", name).name == called


def test_a_word_and_a_turn_have_so_many_letters() -> None:
    """What is longer is senseless; what fits is refused as any other word, or as too late."""

    async def look() -> None:
        async with opened() as app:
            live, people, _ = await seated(app, "elekt", 2)
            words = {"": False, "x": True, "x" * table.MAX_WORD_LENGTH: True, "x" * 201: False}
            turns = {
                "1": True,
                "9" * table.MAX_TURN_DIGITS: True,
                "9" * 8: False,
                "": False,
                "-1": False,
                "²": False,
            }
            for word, is_word in words.items():
                for turn, is_turn in turns.items():
                    for seat in ("", "A", "AB"):
                        answer = await people[0].submit(
                            f"/t/{live.id}/choose", word=word, turn=turn, seat=seat
                        )
                        fits = is_word and is_turn and seat != "AB"
                        assert answer.status == (409 if fits else 422), (word, turn, seat)

    asyncio.run(look())


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_the_lead_changed_is_said_of_those_who_had_it(language: str) -> None:
    """And together, from how much to how much."""
    words = words_for(language, "elekt", ("Anna", "Bona", "Cela"))
    seats = [words.seat(seat) for seat in range(3)]
    for leaders, before in (((1,), (0,)), ((0, 2), ()), ((2,), (0, 1))):
        change: Any = SimpleNamespace(
            number=4, leaders=leaders, before=before, standings=(7, 8, 9), were=(4, 5, 6), told=None
        )
        said = say(
            language, "lead-passes" if before else "lead-first", numbers="7 : 8 : 9",
            names=words.listed([seats[seat] for seat in leaders]),
            before=words.listed([seats[seat] for seat in before]),
        )  # fmt: skip
        assert ending._change_text(change, words, False) == said
        assert ending._change_text(change, words, True) == "4 → 7"
    assert {"leaders", "before", "standings", "were", "told", "number"} <= set(Change._fields)
