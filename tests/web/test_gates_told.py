"""Small decisions of the server, told a second time: warnings, room in a pack, curves, places in a form."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections import Counter
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from interrex.engine import card_form as kinds
from interrex.engine.card_form import Field
from interrex.engine.errors import BadSetting
from interrex.engine.packs import LANGUAGES
from interrex.games import game_spec
from interrex.match.pack_file import OwnCard
from interrex.match.session import Stale
from interrex.rules.book import RULING_NAMES
from interrex.web.access.guard import Visitor
from interrex.web.access.refusals import Refused
from interrex.web.actions import decks, moves, own_cards, report
from interrex.web.pages import new
from interrex.web.phrases import say
from interrex.web.show import advising, editor
from interrex.web.show import analysis as drawn
from interrex.web.tables import chronicle, proposals
from interrex.web.workers.packs import _value_at
from interrex.words.card_forms import Call, Control, Option
from tests.web.lives import live_of, play


@pytest.mark.parametrize("name", ["elekt", "veto"])
def test_who_is_coached_is_warned_where_there_is_a_choice(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of what costs much, by whoever nobody plays against; without a thought the choice is theirs."""
    luck, live, met = random.Random(name), live_of(name, 2), Counter[Any]()
    found: list[bool | None] = []

    async def costly(*_: object) -> bool:
        if found[0] is None:
            raise Stale
        return found[0]

    monkeypatch.setattr(proposals, "costly", costly)
    for _ in range(120):
        if live.game.is_over:
            break
        decision = luck.choice(live.game.decisions)
        seat, other = decision.seat, 1 - decision.seat
        for kind, says, word in product(
            ("bot", "person"), (True, False, None), (decision.options[-1], "none")
        ):
            live.row.seats[other].kind = kind
            found[:] = [says]
            warned = asyncio.run(moves._is_warned(None, live, seat, word, 0))  # type: ignore[arg-type]
            is_choice = word != "none" and len(decision.options) > 1
            assert warned == (kind == "bot" and is_choice and says is True)
            met[len(decision.options) > 1, says] += 1
        play(live, 1, luck.randrange(99))
    assert len(met) == (6 if name == "veto" else 3)  # in Elekt nobody is asked without a choice


def test_a_deck_and_a_pack_have_so_many_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    for length in range(4):
        monkeypatch.setattr(decks, "MAX_DECK", 2)
        if length > 2:
            with pytest.raises(Refused):
                decks.check_length("x" * length)
        else:
            decks.check_length("x" * length)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pack_has_room_for_so_many_cards_and_letters(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A card that is there already takes no more room; of another family it is another card."""
    cards: list[OwnCard] = []
    monkeypatch.setattr(own_cards, "parsed", lambda text: ({}, tuple(cards)))
    for most, count, length in product((1, 2, 3), range(4), range(9, 12)):
        monkeypatch.setattr(own_cards, "MAX_CARDS", most)
        monkeypatch.setattr(own_cards, "MAX_PACK", 10)
        cards[:] = [OwnCard("unit", f"c{number}", "", {}) for number in range(count)]
        for family, place in (("unit", "c0"), ("unit", "new"), ("mission", "c0")):
            card: Any = SimpleNamespace(family=family, place=place)
            pack: Any = SimpleNamespace(text="")
            said = asyncio.run(own_cards._too_much(pack, card, "x" * length, language))
            is_there = family == "unit" and place == "c0" and count > 0
            wanted = say(language, "pack-too-many", most=most) if count >= most and not is_there else ""
            assert said == (say(language, "pack-too-long", most=10) if length > 10 else wanted)


def test_a_folder_has_so_many_reports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other files do not count; one that is refused leaves nothing behind."""
    folder = tmp_path / "reports"
    monkeypatch.setattr(report, "MAX_REPORTS", 3)
    for number in range(5):
        names = {f"r{each}.toml" for each in range(min(number, 3))}
        assert {each.name for each in folder.glob("*")} == (names | {"note.txt"} if number else set())
        if number < 3:
            report._keep(folder, f"r{number}.toml", f"text {number}")
            assert (folder / f"r{number}.toml").read_text(encoding="utf-8") == f"text {number}"
            (folder / "note.txt").touch()
        else:
            with pytest.raises(Refused) as full:
                report._keep(folder, f"r{number}.toml", "text")
            assert (full.value.status_code, full.value.key) == (409, "report-full")


@pytest.mark.parametrize("name", ["elekt", "veto", "nothing"])
def test_why_a_table_is_only_told(name: str) -> None:
    """Other rules, other cards, or other choices; what was to be chosen is a secret."""
    spec = game_spec(name) if name != "nothing" else None
    first, last = (spec.oldest_rules_version, spec.rules_version) if spec is not None else (1, 1)
    for version, has_pack in product(range(first - 1, last + 2), (False, True)):
        row: Any = SimpleNamespace(
            id="t1", settings=SimpleNamespace(game=name, rules_version=version)
        )  # fmt: skip
        found = chronicle.why_not(row, BadSetting("the secret word"), has_pack)
        knows = spec is not None and first <= version <= last
        assert found.reason == (("choices" if has_pack else "cards") if knows else "rules")
        assert found.row is row
        assert ("secret" in str(found)) == (found.reason != "choices")
        assert "t1" in str(found)


def test_a_curve_goes_through_its_points_and_bears_its_marks() -> None:
    """From left to right and from the bottom to the top; marks where somebody knew it, on the first only."""
    luck, seen = random.Random(2), Counter[Any]()
    for seats in (2, 3, 4):
        for choices in (0, 1, 7, 40):
            moments = [
                {
                    "number": number, "own": [luck.random() for _ in range(seats)],
                    "open": [luck.random() for _ in range(seats)] if luck.random() < 0.7 else [],
                    "mark": luck.choice(("", "", *drawn.SIGNS)), "seat": "ABCD"[luck.randrange(seats)],
                    "best": {"chance": luck.random()},
                }
                for number in range(choices)
            ]  # fmt: skip
            whole: Any = {"moments": moments, "choices": choices, "end": [1.0] + [0.0] * (seats - 1)}
            colours = ["azure", "rose", "amber", "green"][:seats]
            lines = [(seat, f"N{seat}") for seat in range(seats)]
            last, rounds = max(1, choices), [each for each in (0, 3) if each < choices]

            def x(number: int, last: int = last) -> int:
                return round(84 + (900 - 84 - 24) * number / last)

            def y(chance: float) -> int:
                return round(24 + (260 - 24) * (1 - chance))

            for kind in drawn.KINDS:
                found = drawn.chart(whole, kind, colours, lines, rounds)
                points = [each for each in moments if each[kind]]
                for (seat, name), line in zip(lines, found["lines"], strict=True):
                    path = [(x(each["number"]), y(each[kind][seat])) for each in points]
                    path.append((x(choices), y(whole["end"][seat])))
                    assert line["path"] == " ".join(f"{a},{b}" for a, b in path)
                    assert (line["name"], line["colour"]) == (name, colours[seat])
                    assert line["letter"] == "ABCD"[seat]
                marked = [each for each in moments if each["mark"]] if kind == "own" else []
                assert found["marks"] == [
                    {
                        "x": x(each["number"]), "y": y(each["best"]["chance"]), "number": each["number"],
                        "sign": {"slip": "?!", "mistake": "?", "blunder": "??"}[each["mark"]],
                        "mark": each["mark"], "colour": colours["ABCD".index(each["seat"])],
                        "letter": each["seat"],
                    }
                    for each in marked
                ]  # fmt: skip
                assert [(each["y"], each["label"]) for each in found["grid"]] == [
                    (y(part / 100), f"{part}%") for part in (0, 25, 50, 75, 100)
                ]
                assert found["axis"] == ("rounds" if rounds else "choices")
                assert (found["kind"], found["rounds"]) == (kind, drawn.scale(rounds, last))
                seen[kind, bool(marked)] += 1
    assert seen["own", True]


@pytest.mark.parametrize("count", [1, 11, 12, 13, 24, 25, 40])
def test_at_most_so_many_numbers_stand_along_a_curve(count: int) -> None:
    rounds = [3 * number for number in range(count)]
    found = drawn.scale(rounds, 3 * count)
    labels = [each["label"] for each in found]
    step = -(-count // drawn.MAX_LABELS)
    assert labels == [str(at + 1) if at % step == 0 else "" for at in range(count)]
    assert sum(bool(each) for each in labels) <= drawn.MAX_LABELS
    alone = [each["label"] for each in drawn.scale([], count)]
    assert alone == [str(number) for number in range(0, count + 1, max(1, count // drawn.MAX_LABELS))]


def test_what_is_worth_as_much_at_the_very_bounds() -> None:
    """A difference of just so much is one; estimates that touch cannot tell options apart."""
    for chance, interval, other, high, wanted in (
        (0.02, 0.01, 0.0, 0.0, ["best", "weaker"]), (0.1, 0.05, 0.0, 0.0, ["best", "much-weaker"]),
        (0.5, 0.25, 0.25, 0.25, ["looks-best", "unsure"]), (0.5, 0.25, 0.25, 0.125, ["best", "much-weaker"]),
        (0.51, 0.5, 0.5, 0.4, ["as-good", "as-good"]), (0.52, 0.5, 0.5, 0.5, ["looks-best", "unsure"]),
    ):  # fmt: skip
        best: Any = {"chance": chance, "interval": [interval, 1.0]}
        assert advising.worth([best, {"chance": other, "interval": [0.0, high]}]) == wanted


def test_what_stands_at_a_place_of_a_card() -> None:
    """Whatever there is not is nothing: a number past the end, a name in a list, a field of a word."""
    tree: Any = {"a": [1, {"b": [2]}], "c": {"d": "word"}}
    there = {"a.0": 1, "a.1.b.0": 2, "a.1.b": [2], "c.d": "word", "a": tree["a"]}
    gone = ("a.2", "a.3", "a.x", "a.-1", "c.e", "c.d.0", "a.0.0", "a.1.b.1", "x", "")
    assert {path: _value_at(tree, path) for path in (*there, *gone)} == {**there, **dict.fromkeys(gone)}


FIELDS = (
    Field("name", kinds.WORDS), Field("szabla", kinds.NUMBER), Field("faction", kinds.CHOICE),
    Field("keywords", kinds.MARKS), Field("effect", kinds.CALLS), Field("cost", kinds.GROUP),
    Field("ability", kinds.GROUPS), Field("rows", kinds.ROWS),
)  # fmt: skip


def drawn_controls(luck: random.Random, depth: int = 0) -> tuple[Control, ...]:
    """A form with anything in it: words, marks, calls, numbers in rows, groups in groups."""
    found = []
    for number in range(luck.randrange(1, 5)):
        field, path = luck.choice(FIELDS), f"{depth}.{number}.{luck.randrange(99)}"
        options = tuple(Option(each, each.upper()) for each in "ab")
        values = [luck.choice("abc") for _ in range(luck.randrange(3))]
        numbers = tuple((f"{path}.{each}", each, luck.choice("12")) for each in ("en", "pl", "pt"))
        calls = tuple(
            Call(f"{path}.{each}", f"call {each}", None, luck.choice(("", "in words")))
            for each in range(luck.randrange(3))
        )
        is_grouped = field.kind in (kinds.GROUP, kinds.GROUPS) and depth < 2
        groups = tuple(
            (f"{path}.g{each}", drawn_controls(luck, depth + 1))
            for each in range(luck.randrange(3) * is_grouped)
        )
        fill = luck.randrange(4) if field.kind != kinds.ROWS else 1
        found.append(
            Control(
                path, field, luck.choice("abc") if fill == 0 else "", options,
                tuple(values) if fill == 2 else (), numbers if fill == 1 else (), calls, groups,
            )
        )  # fmt: skip
    return tuple(found)


def places_of(controls: tuple[Control, ...], language: str, within: str) -> list[tuple[str, str, str]]:
    """Every place that is filled in: its path, what it is called and what it says, as people read it."""
    upper, found = {"a": "A", "b": "B"}, []
    for each in controls:
        name = within + editor.field_label(language, each.field.name)
        if each.kind == kinds.ROWS:
            found += [(path, within + said, value) for path, said, value in each.numbers]
        elif each.numbers:
            for path, tongue, value in each.numbers:
                other = f" ({say(language, f'language-{tongue}')})" if tongue != language else ""
                found.append((path, name + other, value))
        elif each.marked:
            found.append((each.path, name, ", ".join(upper.get(one, one) for one in each.marked)))
        elif each.value:
            found.append((each.path, name, upper.get(each.value, each.value)))
        many = len(each.calls) > 1
        for at, call in enumerate(each.calls):
            found.append((call.path, f"{name} {at + 1}" if many else name, call.said or call.text))
        for at, (_, inner) in enumerate(each.groups):
            entry = f"{within}{editor.entry_label(language, each.field.name)} {at + 1}"
            found += places_of(inner, language, f"{name if each.kind == kinds.GROUP else entry} › ")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_of_a_form_is_told_by_its_name(language: str) -> None:
    luck, seen = random.Random(language), 0
    for _ in range(150):
        controls = drawn_controls(luck)
        wanted = places_of(controls, language, "")
        assert list(editor.filled_in(controls, language)) == wanted
        seen += any(" › " in said for _, said, _ in wanted)
    assert seen > 20


@pytest.mark.parametrize("length", [0, 1, 119, 120, 121, 400])
def test_a_report_is_called_by_what_was_said(length: int) -> None:
    """On one line, by so many letters; without a word by the seat."""
    live = live_of("elekt", 2)
    said = ("ab " * 200)[:length].replace("b", "b\n")
    lines = report._scenario(live, 0, live.row.settings, said, "A")
    words = " ".join(said.split())
    title = words[:120] if words else "A problem reported from seat A"
    assert f"title = {json.dumps(title)}" in lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["elekt", "vendetta", "masters", "veto"])
def test_what_a_rulebook_leaves_open_is_asked_in_a_sentence(game: str, language: str) -> None:
    """On one line, without labels and names of the switch; where nothing is asked, its default."""
    rulings = new._rulings(game_spec(game), Visitor("ab" * 16, True, False, language))
    titles, open_ones = {each["title"] for each in rulings}, {each["ruling"].ruling_id for each in rulings}
    assert len(titles) == len(open_ones)
    for each in rulings:
        title, plain = each["title"], each["about"].plain
        question, _, default = plain.partition(RULING_NAMES[language][0])
        assert len(title) > 11
        assert title[:1] == title[:1].upper()
        assert "?" not in title[:-1]
        assert (title[-1] == "?") == ("?" in question)
        assert not re.search(r"\n|^- |\w_\w| = |[.·|-]$", title)
        assert not any(name in title for name in RULING_NAMES[language])
        stem = title.rstrip("?")[1:]
        assert stem in question or (not re.sub(r"^\w+ = [^.]*\. ", "", question).strip() and stem in default)
