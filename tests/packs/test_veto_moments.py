"""Every moment of the rules of Veto!: cards may speak of it, it is told in every language, and it comes.

A sample here; ``INTERREX_BOXES=50`` for a long run. ``python -m tests.packs 1000 veto`` grows boxes of random
texts at random moments.
"""

from __future__ import annotations

import os
import re
from typing import Any

import pytest

from interrex.engine.chance import Chance
from interrex.engine.errors import BadFile
from interrex.engine.packs import LANGUAGES, Entry
from interrex.games import house_pack, room
from interrex.games.veto.cards import load_kind
from interrex.games.veto.moments import MOMENTS, ON_STACK
from interrex.games.veto.verbs.every import VERBS
from interrex.words import Words
from interrex.words.parts import entry_parts
from interrex.words.telling import Teller
from tests.packs.growing import Grower
from tests.packs.veto_moments import FAMILIES, call_of, may_speak, never_met, spoken_of, texts_for

BOXES = int(os.environ.get("INTERREX_BOXES", "1"))
RAW = re.compile(r"[a-z]+_[a-z]+|[{}]|\[\]|\(\)|  ")


def read(family: str, texts: list[dict[str, Any]]) -> None:
    name = {"en": "A", "pl": "A", "pt": "A"}
    fields: dict[str, Any] = {"id": "a", "name": name, "origin": "box", "ability": texts}
    if family == "faction":
        fields |= {"treasury": 1, "income": 1}
    load_kind(Entry("card.toml", family, 7, fields, {}), family, 0, {}, VERBS)


@pytest.mark.parametrize("letter", "PR")
@pytest.mark.parametrize("family", FAMILIES)
def test_cards_of_every_family_speak_of_every_moment_that_they_can_meet(family: str, letter: str) -> None:
    for moment in MOMENTS:
        texts = texts_for(family, letter, moment)
        if may_speak(family, letter, moment):
            read(family, texts)
        else:
            with pytest.raises(BadFile) as refused:
                read(family, texts)
            assert refused.value.line == 7
            assert refused.value.remedy


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_is_told_with_all_its_words(language: str) -> None:
    teller = Teller(Words(language, "veto"))
    grower = Grower("veto", Chance(3))
    for moment in MOMENTS:
        for call in [call_of(moment), *[grower.call(VERBS.verbs[moment], "moment") for _ in range(6)]]:
            for letter in "PR":
                card = {"ability": [{"kind": letter, "when": [call], "do": ["draw(1)"]}]}
                [sentence] = teller.card("x", list(entry_parts(card)))
                assert not RAW.search(sentence), (call, sentence)


def test_every_rule_of_a_moment_exists() -> None:
    file = room("veto", "rules", "en.md")
    assert file is not None
    known = set(re.findall(r"^- \*\*(VT-\d+)\*\*", file.read_text(encoding="utf-8"), re.MULTILINE))
    for moment in MOMENTS.values():
        assert moment.rules
        assert set(moment.rules) <= known, moment


@pytest.mark.parametrize("letter", "PR")
def test_every_moment_comes(letter: str) -> None:
    """In random games with factions that speak of all of them."""
    assert not never_met(letter, 60)


WORKING = [(family, letter) for family in FAMILIES for letter in "PR" if (family, letter) != ("thrust", "P")]


@pytest.mark.parametrize(("family", "letter"), WORKING)
def test_cards_of_every_family_do_what_they_say(family: str, letter: str) -> None:
    """In random games in which each card of the family speaks of one moment; a thrust P has a story."""
    enough = 2 if BOXES == 1 else 12
    assert len(spoken_of(family, letter, 8 * BOXES, enough)) >= enough


def test_no_card_of_the_house_speaks_of_what_only_comes_where_it_is_spoken_of() -> None:
    spoken = house_pack("veto").spoken
    first = list(MOMENTS).index("move_declared")
    assert not spoken & set(list(MOMENTS)[first:])
    assert not house_pack("veto").by_itself & set(ON_STACK)
