"""Tables on which cards are tried, told a second time; names and mistakes of packs in words."""

from __future__ import annotations

import asyncio
import random
from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest

from interrex.bots import USUAL_LEVEL
from interrex.engine.errors import BadSetting
from interrex.engine.packs import LANGUAGES
from interrex.games import game_spec
from interrex.web.access.refusals import Refused
from interrex.web.actions import own_packs, pack_tables
from interrex.web.actions.own_cards import DRAFT, Card
from interrex.web.phrases import say
from interrex.web.store import PERSON
from interrex.web.tables.live import TRIAL
from interrex.web.workers import trials

GAMES = ("elekt", "masters", "veto")


class Hall:
    """A hall that knows packs and finds a trial, or none."""

    def __init__(self, found: dict[str, Any]) -> None:
        self.found, self.packs, self.readers, self.admit = found, self, self, "admit"
        self.asked: list[Any] = []

    async def ask(self, what: Any, *arguments: Any) -> str:
        self.asked.append((what, *arguments))
        return "named"

    async def trial(self, *asked: Any) -> dict[str, Any]:
        self.asked.append(asked)
        return self.found


@pytest.mark.parametrize("game", GAMES)
def test_a_card_is_tried_at_a_table_of_its_own(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The deal that was found is played up to where the card lies, and only then that is told; a draft cannot
    be tried."""
    made, told = list[Any](), list[Any]()

    async def new_table(hall: Any, who: Any, wanted: Any) -> str:
        made.append((who, wanted))
        return "live"

    async def tell(hall: Any, live: Any, kind: str, seat: int) -> None:
        told.append((live, kind, seat))

    monkeypatch.setattr(pack_tables, "new_table", new_table)
    monkeypatch.setattr(pack_tables, "tell", tell)
    at: Any = SimpleNamespace(pack=SimpleNamespace(game=game, id="p1"), box="box", whole="whole")
    who, spec = SimpleNamespace(), game_spec(game)
    for state, is_found, seats in product(("typed", "core", DRAFT), (False, True), spec.seats[:2]):
        choices = [[0, "one"], [1, "two"]]
        found: dict[str, Any] = {"found": is_found}
        if is_found:
            found |= {"seats": seats, "seed": "77", "choices": choices, "variants": {"a": 1}}
        hall: Any = Hall(found)
        card = Card("family", "place", {"id": "c1"}, state, None)
        made.clear()
        told.clear()
        trying = pack_tables.try_card(hall, who, at, card)  # type: ignore[arg-type]
        if state == DRAFT:
            with pytest.raises(Refused) as refused:
                asyncio.run(trying)
            assert (refused.value.status_code, refused.value.key) == (409, "try-draft")
            assert hall.asked == made == told == []
            continue
        assert asyncio.run(trying) == ("live", is_found)
        assert hall.asked == [("admit", game, "box", "whole"), (game, "whole", "c1", "family")]
        [(maker, wanted)] = made
        assert maker is who
        count = seats if is_found else spec.seats[0]
        assert (wanted.game, wanted.pack, wanted.made_for) == (game, "named", "p1/place")
        assert wanted.seating == [PERSON, *[USUAL_LEVEL] * (count - 1)]
        assert (wanted.is_trial, wanted.names) == (True, {0: ""})
        assert wanted.variants == ({"a": 1} if is_found else {})
        begun = wanted.beginning
        assert begun is None or (begun.seed, begun.choices) == (77, [(0, "one"), (1, "two")])
        assert (begun is not None) == is_found
        assert told == ([("live", TRIAL, 0)] if is_found else [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_mistakes_of_a_pack_are_told(language: str) -> None:
    """In the words of the check; those that it only names, in words of the pages."""
    assert own_packs.told([], language) == ""
    named = say(language, "pack-uneditable")
    assert named != "pack-uneditable"
    cases = [
        ({"said": "here", "kind": ""}, "here"), ({"said": "wrong", "kind": "uneditable"}, "wrong"),
        ({"said": "", "kind": "uneditable"}, named), ({"said": "no kind"}, "no kind"),
    ]  # fmt: skip
    for (one, first), (other, second) in product(cases, repeat=2):
        assert own_packs.told([one, other], language) == f"{first} {second}"
    many = [{"said": str(number), "kind": ""} for number in range(9)]
    assert own_packs.told(many, language) == "0 1 2 3 4"


def test_an_id_is_made_of_a_name_and_belongs_to_nobody_else() -> None:
    names = {
        "Żółw i Ćma": "zolw-i-cma", "  ": "card", "a" * 60: "a" * 40, "A-B  c!": "a-b-c", "łąka 2": "laka-2",
        "x" * 39 + "--y": "x" * 39, "🂡": "card",
    }  # fmt: skip
    for name, plain in names.items():
        for count in range(5):
            taken = {plain, *(f"{plain}-{number}" for number in range(2, count + 1))} if count else set()
            assert own_packs.slug(name, taken) == (f"{plain}-{max(2, count + 1)}" if count else plain)
    assert own_packs.slug("", set(), "pack") == "pack"


def told_changes(
    lines: list[tuple[str, str, int]], heads: dict[str, str], card: str, family: str
) -> list[str]:
    """Every deck in which the card takes the place of another of its family: of three copies, two or one."""
    if family in heads:
        head = ", ".join(f"{each} {card if each == family else kind}" for each, kind in heads.items())
        return [", ".join([head, *(f"{count} {kind}" for _, kind, count in lines)])]
    found = []
    for copies in (3, 2, 1):
        for at, (other, _, count) in enumerate(lines):
            if other != family or count < copies:
                continue
            left = [
                (kind, many - copies if at == place else many) for place, (_, kind, many) in enumerate(lines)
            ]
            cards = [f"{many} {kind}" for kind, many in left if many] + [f"{copies} {card}"]
            found.append(", ".join([*(f"{each} {kind}" for each, kind in heads.items()), *cards]))
    return found


def test_a_deck_is_changed_for_a_card() -> None:
    """As little as possible is left out: cards of the same family, as many as the card has copies."""
    luck = random.Random(1)
    for _ in range(60):
        lines = [
            (luck.choice(("unit", "thrust")), f"c{number}", luck.randrange(1, 5))
            for number in range(luck.randrange(5))
        ]
        heads = {"faction": "f1", "strategy": "s1"}
        deck: Any = SimpleNamespace(
            heads=[SimpleNamespace(family=each, id=kind) for each, kind in heads.items()],
            cards=[(SimpleNamespace(family=family, id=kind), count) for family, kind, count in lines],
        )
        decks: Any = SimpleNamespace(heads=tuple(heads))
        for family in ("unit", "thrust", "faction", "strategy", "nothing"):
            found = list(trials._changed(deck, "new", family, decks))
            assert found == told_changes(lines, heads, "new", family)


@pytest.mark.parametrize("there", [0, 1, 2])
def test_a_deck_that_has_the_card_is_taken_and_else_one_that_may_be_played(there: int) -> None:
    """The first that comes with the pack and has it, as a card or as its head; else what is legal first."""

    def deck_of(which: str) -> Any:
        kinds = [SimpleNamespace(family="unit", id=f"{which}-{number}") for number in range(2)]
        if which == str(there):
            kinds.append(SimpleNamespace(family="unit", id="wanted"))
        head = SimpleNamespace(family="faction", id=f"head-{which}")
        return SimpleNamespace(
            cards=[(kind, 1) for kind in kinds], heads=[head], code=lambda: f"deck {which}"
        )

    tried: list[str] = []

    def check(code: str, *_: Any) -> None:
        tried.append(code)
        if len(tried) < 3:
            raise BadSetting("not yet")

    decks: Any = SimpleNamespace(
        shipped=lambda pack: [SimpleNamespace(id=str(number)) for number in range(3)],
        find=lambda pack, which, *_: deck_of(which), heads=("faction",), parse=lambda pack, code: code,
        check=check,
    )  # fmt: skip
    assert trials.deck_with(decks, None, "wanted", "unit", None) == f"deck {there}"
    assert trials.deck_with(decks, None, "head-1", "faction", None) == "deck 1"
    assert tried == []
    assert trials.deck_with(decks, None, "new", "unit", None) == tried[2]
    assert "1 new" in tried[2]
    assert trials.deck_with(decks, None, "new", "nothing", None) == ""
