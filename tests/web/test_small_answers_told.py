"""Small answers of pages and servers, told a second time: decks as text, filters, foresight, endings."""

from __future__ import annotations

import asyncio
import json
from collections import Counter, OrderedDict
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest

from interrex import games
from interrex.engine.packs import LANGUAGES
from interrex.games import house_pack, house_text
from interrex.games.veto.decks import preconstructed
from interrex.games.veto.options import FIELD_NAMES
from interrex.match.session import Stale
from interrex.web.access import door
from interrex.web.access.guard import Visitor
from interrex.web.actions import decks as actions
from interrex.web.pages import decks, puzzles, replay
from interrex.web.show import analysis, editor, pool, regions
from interrex.web.show.games import vendetta, veto
from interrex.web.show.games.asking import vendetta as asking
from interrex.web.show.regions import HEADS
from interrex.web.tables import hall as halls
from interrex.web.tables.packs import Packs
from interrex.web.tables.sentences import words_for
from tests.asgi import Person, opened
from tests.web.drawn.scenes import asked, key_speaker, parts_by_name, positions, scene_of
from tests.web.lives import live_of, play

DECK = "faction sicz, strategy wolny-kozak, 3 latyfundium"


# --- pages ---------------------------------------------------------------------------------------------


def test_a_deck_is_written_as_a_file_or_as_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    """With ids for programs, else with names in the reader's language; in the builder it can be built on."""
    seen: list[dict[str, Any]] = []

    def page(template: str, language: str, **values: Any) -> str:
        seen.append(values)
        return "page"

    async def look() -> None:
        box, spec = house_pack("veto"), actions.decks_of("veto")
        code = preconstructed(box, "sicz").code()
        deck = await actions.deck_in(spec, box, code)
        async with opened() as app:
            who = Person(app)
            for language, form in product(LANGUAGES, ("toml", "", "txt")):
                found = await who.submit("/decks/veto/write", language, code=code, form=form, name="Mine")
                told = spec.write(deck, "Mine", box.id) if form == "toml" else spec.listed(deck, language)
                assert json.loads(found.body) == {"text": told}
            monkeypatch.setattr(decks, "page", page)
            await who.submit("/decks/veto/weigh", code=code)
            assert seen.pop()["building"] is True
            for game in (*games(), "chess"):
                assert (await who.get(f"/terms/{game}")).status == (404 if game == "chess" else 200)
            for found_today in (None, SimpleNamespace(game="elekt", id="one")):
                monkeypatch.setattr(
                    puzzles, "of_the_day", lambda number, found_today=found_today: found_today
                )
                assert (await who.get("/puzzles/today")).status == (303 if found_today else 404)

    asyncio.run(look())


def test_an_earlier_position_says_how_the_game_ended_only_at_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay.prompts, "waiting", lambda game, language, asked: asked)
    for name in ("elekt", "vendetta"):
        live = live_of(name, 3)
        before = live.game.copy()
        play(live, 5000)
        assert live.game.is_over
        for seat in range(4):
            end = replay.how_it_ended(live, seat, replay.words_of(live, "en"))
            assert end is not None
            assert replay.asked_then(live, seat, "en", live.game) == ((end["text"], end["rule"]),)
            assert (end["text"], end["rule"]) not in replay.asked_then(live, seat, "en", before)


@pytest.mark.parametrize("name", ["-from", "-to"])
def test_any_filter_makes_a_search(name: str) -> None:
    box = house_pack("veto")
    plain = pool.filters("veto", box, "en", {})
    assert not plain.is_used
    for number in plain.numbers:
        assert pool.filters("veto", box, "en", {f"{number.name}{name}": "1"}).is_used
    for words in plain.words:
        assert pool.filters("veto", box, "en", {words.name: words.values[0][0]}).is_used
    assert not pool.filters("veto", box, "en", {"sort": "name"}).is_used


def test_decks_are_looked_for_where_one_is_to_be_brought(monkeypatch: pytest.MonkeyPatch) -> None:
    """By who sits there; whoever only looks is asked for none."""

    async def saved(hall: object, live: object, who: object) -> tuple[tuple[str, str], ...]:
        return (("id", "a deck"),)

    async def seat(hall: object, live: object, who: object, named: str) -> int:
        return 0

    monkeypatch.setattr(door, "saved_decks", saved)
    monkeypatch.setattr(door, "viewing_seat", seat)
    for own, awaited in product(([], [0]), ([], [0], [1])):
        live: Any = SimpleNamespace(
            row=SimpleNamespace(creator=""),
            seats_of=lambda key, own=own: own,
            awaited=lambda there=awaited: there,
        )
        found = asyncio.run(door.viewer_at(SimpleNamespace(), live, Visitor("k" * 32, True, False, "en")))  # type: ignore[arg-type]
        assert found.decks == ((("id", "a deck"),) if own and awaited else ())


# --- what is seen --------------------------------------------------------------------------------------


def test_what_passing_leads_to_is_foreseen_for_whoever_has_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(regions, "coming", lambda live, seat, language: ("something",))
    met = Counter[str]()
    for name, seats in (("masters", 3), ("veto", 2)):
        live = live_of(name, seats)
        for step in range(60):
            for seat in range(seats + 1):
                scene = regions.scene(live, seat, "en")
                own = live.decision_of(seat)
                foresees = own is not None and len(own.options) > 1
                assert scene.coming == (("something",) if foresees else ())
                met["some" if foresees else "none"] += 1
                met["two"] += own is not None and len(own.options) == 2
            play(live, 1, step)
    assert min(met["some"], met["none"], met["two"]) > 0


def test_a_picture_of_a_line_names_the_first_card_too(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []

    def pictured(words: object, kind: str, values: Any) -> None:
        seen.append(values)

    monkeypatch.setattr(regions, "drawing", lambda name: SimpleNamespace(pictured=pictured))
    game = live_of("elekt", 2).game
    typed = [("card", "card", 0), ("other", "card", -1), ("seat", "seat", 1), ("third", "card", 3)]
    assert regions._picture("elekt", words_for("en", "elekt", "AB"), game, "x", typed) == ""
    assert seen == [{"card": game.card_word(0), "other": -1, "seat": 1, "third": game.card_word(3)}]


def test_only_the_first_field_of_a_company_bears_its_arms() -> None:
    for game in positions("veto", 3, 2, 60, 15):
        scene = scene_of(game, 0)
        parts = parts_by_name(veto.parts(scene))
        for seat, player in enumerate(scene.view.seats):
            letter = scene.people[seat].letter
            arms = [parts[f"{field}-{letter}"][7] for field in FIELD_NAMES]
            assert arms == [player.faction] + [""] * (len(FIELD_NAMES) - 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clan_tells_of_itself_and_of_its_deck(language: str) -> None:
    box = house_pack("vendetta")
    words = words_for(language, "vendetta", "AB", box)
    clans = [each for each in box.kinds if each.family == "clan"]
    for kind in clans:
        told = [vendetta.about_clan(words, box, kind.id), vendetta._deck(words, box, kind)]
        assert vendetta.card_face(words, box, kind.id)["lines"] == [each for each in told if each]
        assert any(told)
    assert clans


def test_to_keep_the_only_card_needs_no_rule_of_touch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "speaker", key_speaker)
    met = 0
    for scene in asked("vendetta", 3, 2, 60):
        decision = scene.decision
        if decision is not None and decision.question == "keep" and len(scene.options) > 1:
            one = {each: getattr(decision, each)[:1] for each in ("options", "parts", "copies")}
            assert asking.prompted(replace(scene, decision=replace(decision, **one)), True) == ""
            met += 1
    assert met


def test_rounds_stand_where_they_begin_up_to_the_last_choice() -> None:
    """Also one that begins with the last choice of a record."""
    live = live_of("elekt", 2)
    play(live, 5000)
    record, told, begun = live.record(), 0, []
    reader = analysis.Reader(record, live.pack)
    for number in range(len(record.choices) + 1):
        lines = reader.at(number).told
        begun += [number for line in lines[told:] if HEADS.get(line[0]) == "round"]
        told = len(lines)
    assert analysis.along(record, live.pack) == begun
    for last in begun:
        short = replace(record, choices=record.choices[:last])
        assert analysis.along(short, live.pack) == [each for each in begun if each <= last]


# --- the editor ----------------------------------------------------------------------------------------


def option(value: str, label: str) -> Any:
    return SimpleNamespace(value=value, label=label, group="", is_refused=False)


def test_a_call_is_said_or_what_was_chosen_of_it_or_as_it_is_written() -> None:
    slot = SimpleNamespace(value="b", options=(option("a", "First"), option("b", "Second")))
    strange = SimpleNamespace(value="c", options=slot.options)
    for said, at, wanted in (
        ("In words", slot, "In words"), ("", slot, "Second"), ("", strange, "b(x"), ("", None, "b(x"),
    ):  # fmt: skip
        assert editor._in_words(SimpleNamespace(said=said, slot=at, text="b(x")) == wanted  # type: ignore[arg-type]


def test_the_shape_of_a_form_changes_with_what_is_laid_out_below() -> None:
    """What is chosen in a list is part of it where more is asked below, and only there."""

    def slot(value: str, *inner: Any) -> Any:
        return SimpleNamespace(
            path="at", value=value, inner=inner, options=(option("a", "A"),), is_needed=True, unsaid="",
            called="", is_strange=False, is_open=False, laid_out=(),
        )  # fmt: skip

    def shape(at: Any) -> list[Any]:
        return list(editor._slot_shape(at))

    assert shape(slot("a")) == shape(slot("b"))
    assert shape(slot("a", slot("x"))) != shape(slot("b", slot("x")))
    assert shape(slot("a", slot("x"))) == shape(slot("a", slot("y")))


# --- the hall ------------------------------------------------------------------------------------------


def test_a_table_that_is_asked_for_is_the_last_that_is_forgotten() -> None:
    here: Any = SimpleNamespace(live=OrderedDict((name, f"table {name}") for name in "abc"))
    for name in "bac":
        assert asyncio.run(halls.Hall.table(here, name)) == f"table {name}"
    assert list(here.live) == ["b", "a", "c"]


def test_bots_stop_quietly_where_none_is_asked() -> None:
    released = []

    async def release(table: str) -> None:
        released.append(table)

    live: Any = SimpleNamespace(id="table", thinking="a task")
    here: Any = SimpleNamespace(
        closed=False, live={"table": live}, _bots_asked=lambda live: [], wire=SimpleNamespace(release=release)
    )
    asyncio.run(halls.Hall._bots_move(here, live))
    assert (live.thinking, released) == (None, ["table"])


@pytest.mark.parametrize("is_anew", [True, False])
def test_a_table_that_was_dealt_anew_elsewhere_is_forgotten(is_anew: bool) -> None:
    """Nobody plays on at the old deal; else what the store knows more is taken over."""
    forgotten: list[object] = []
    live = live_of("elekt", 2)
    row = replace(live.row, settings=replace(live.row.settings, seed=live.row.settings.seed + is_anew))
    answers: Iterator[Any] = iter([row, []])

    async def ask(*named: Any) -> Any:
        return next(answers)

    here: Any = SimpleNamespace(
        ask=ask, store=SimpleNamespace(table=None, moves=None), forget=forgotten.append,
        let_bots_move=lambda live: None, start=lambda work: work.close(), wire=SimpleNamespace(),
    )  # fmt: skip
    live.behind = 1
    if is_anew:
        with pytest.raises(Stale):
            asyncio.run(halls.Hall._caught_up(here, live))
    else:
        asyncio.run(halls.Hall._caught_up(here, live))
    assert forgotten == ([live] if is_anew else [])
    assert live.behind == is_anew


def test_the_text_of_a_pack_is_that_of_a_table_or_came_with_the_game() -> None:
    name = house_pack("elekt").hash
    for kept, game, wanted in (
        ("a text", "elekt", "a text"), (None, "elekt", house_text("elekt", name)), (None, "chess", None),
        ("a text", "chess", "a text"),
    ):  # fmt: skip
        here: Any = SimpleNamespace(
            _here=lambda game, name: None, store=SimpleNamespace(pack=lambda name, game, kept=kept: kept)
        )
        assert Packs.stored(here, game, name) == wanted
    assert house_text("elekt", name)
