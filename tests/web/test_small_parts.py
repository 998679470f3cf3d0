"""Small parts of pages by themselves: names, forms, what games from elsewhere bring along, stories."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from interrex import games
from interrex.engine.errors import BadSetting
from interrex.engine.packs import LANGUAGES
from interrex.engine.spec import GameSpec
from interrex.games import game_spec, house_pack
from interrex.match.story import Line
from interrex.rules.book import cited, rulebook
from interrex.web.access import guard
from interrex.web.access.refusals import Refused
from interrex.web.pages import assets as assets_page
from interrex.web.pages import new, pack_cards, story
from interrex.web.phrases import say, speaker
from interrex.web.show import assets, card_rules
from interrex.web.show.analysis import lines_of
from interrex.web.show.editor import Here
from interrex.web.show.scene import Person, kinds
from interrex.web.store import Notice
from interrex.web.tables.sentences import words_for


def person(**changed: Any) -> Person:
    usual: dict[str, Any] = {
        "seat": 1, "letter": "B", "name": "B", "colour": "azure", "is_bot": False, "level": "",
        "is_free": False, "is_you": False, "is_here": True, "decides": False,
    }  # fmt: skip
    return Person(**{**usual, **changed})


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_no_name_is_called_by_what_one_sees(language: str) -> None:
    """A name is a name; without one a seat is free, is one's own, or has its letter alone."""
    t = speaker(language)
    for free, you in product((True, False), repeat=2):
        assert person(name="Anna", is_free=free, is_you=you).called(t) == "Anna"
    assert person(is_free=True).called(t) == t("free-seat")
    assert person(is_you=True).called(t) == t("you-name")
    assert person().called(t) == ""
    assert person().thing.id == "seat:B"


@pytest.mark.parametrize("name", games())
def test_a_card_comes_with_the_rules_that_concern_it(name: str) -> None:
    """Those that name it, those that its verbs carry out, those of its kind, in this order, each once."""
    spec, pack = game_spec(name), house_pack(name)
    book = {rule.id: rule for rule in rulebook(name).rules}
    seen = 0
    for card in spec.pack_cards(pack)[::4]:
        kind = kinds(pack).get(card.id)
        found = card_rules.card_rules(name, card, kind, (card.family,))
        assert len(found) == len(set(found)) <= card_rules.MAX_RULES
        docs = [effect.function.__doc__ or "" for effect in card_rules.effects(kind)]
        by_verbs = [rule for doc in docs for rule in sorted(cited(doc.split("\n")[0])) if rule in book]
        by_kind = spec.card_rules.get(card.family, "").split()
        naming = [each for each in found if each not in by_verbs and each not in by_kind]
        words = (card.name["en"], card.id)
        assert all(
            any(word in f"{book[each].section} {book[each].text}" for word in words) for each in naming
        )
        wanted = dict.fromkeys([*naming, *by_verbs, *by_kind])
        assert set(found) <= set(wanted)
        assert len(found) == min(len(wanted), card_rules.MAX_RULES)
        seen += bool(by_verbs)
    assert seen
    assert card_rules.first_line(None) == ""
    assert card_rules.first_line("VE-101 One.\n\nMore.") == "VE-101 One."


# --- forms -------------------------------------------------------------------------------------------


def test_numbers_of_a_form() -> None:
    found = {"": 0, "0": 0, "7": 7, "300": 300, "999999999": 999_999_999, "1000000000": -1, "-1": -1, "x": -1}
    assert {text: new.number(text) for text in found} == found


@pytest.mark.parametrize("name", games())
def test_a_form_says_only_what_is_off_its_default(name: str) -> None:
    spec = game_spec(name)
    known = {**{each.name: each.readings for each in spec.rulings}, **spec.variants}
    luck = random.Random(name)
    for _ in range(20):
        chosen = {switch: luck.choice(list(values)) for switch, values in known.items()}
        form = {f"x-{switch}": new.written(value) for switch, value in chosen.items()}
        wanted = {switch: value for switch, value in chosen.items() if value != known[switch][0]}
        found = new.switches(form, "x-", known)
        assert {each: (value, type(value)) for each, value in found.items()} == {
            each: (value, type(value)) for each, value in wanted.items()
        }
    assert new.switches({}, "x-", known) == {}


@pytest.mark.parametrize("name", games())
def test_every_variant_and_value_is_said_in_words(name: str) -> None:
    """Without underscores and keys; decks are offered seat by seat, and not among the variants."""
    spec = game_spec(name)
    decks = spec.decks.variants if spec.decks is not None else ()
    for language in LANGUAGES:
        shown = new._variants(spec, SimpleNamespace(language=language))  # type: ignore[arg-type]
        assert [each["name"] for each in shown] == [each for each in spec.variants if each not in decks]
        for each in shown:
            values = spec.variants[each["name"]]
            assert [value for value, _ in each["values"]] == [new.written(value) for value in values]
            said = [each["text"], *(text for _, text in each["values"])]
            assert not any("_" in text or text.startswith(("variant-", "value-")) for text in said)
            assert each["numbered"] == each["name"][-1].isdigit()
            for value, (_, text) in zip(values, each["values"], strict=True):
                if isinstance(value, bool):
                    assert text == say(language, "yes" if value else "no")
    assert new.variant_text("no_such_variant", "en") == "no such variant"
    assert new.variant_text("no_such_2", "en") == say("en", "variant-no_such-of", number="2")


@pytest.mark.parametrize("name", games())
def test_a_form_describes_the_table(name: str) -> None:
    """Who sits where, patience and clock, names of those who sit here; advice only among several people."""
    spec = game_spec(name)
    for count in spec.seats:
        for here in range(count + 1):
            sits = ["here" if at < here else "greedy" for at in range(6)]
            form = {f"seat-{letter}": each for letter, each in zip("ABCDEF", sits, strict=True)}
            form |= {"seats": str(count), "access": "open", "patience": "60", "advice": "yes"}
            form["name-A"] = "Anna"
            found = new.wanted(form, name)
            assert list(found.seating) == ["person"] * here + ["greedy"] * (count - here)
            assert (found.is_open, found.patience) == (True, 60)
            assert found.names == {at: "Anna" if at == 0 else "" for at in range(here)}
            assert found.has_advice == (here > 1)
    with pytest.raises(BadSetting):
        new.wanted({"seats": "9"}, name)
    least = {"seats": str(spec.seats[0])}
    assert not new.wanted({**least, "advice": "no"}, name).has_advice
    assert not new.wanted(least, name).is_open


def test_each_card_of_a_pack_leads_to_its_neighbours(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first has none before it, the last none after it; a card that is nowhere has none at all."""
    cards = [
        Here("unit" if at < 3 else "relic", str(at), str(at), f"N{at}", "text", "typed") for at in range(5)
    ]
    monkeypatch.setattr(pack_cards.shown, "in_places", lambda *_: cards)
    at_hand: Any = SimpleNamespace(pack=SimpleNamespace(game=""), box=None, own=(), drafts=(), base={})
    for at in range(6):
        place: Any = SimpleNamespace(place=str(at), family="unit" if at < 3 else "relic")
        found = pack_cards._around(at_hand, place, "en")
        before, after = found["before"], found["after"]
        assert (before.place if before else "") == (str(at - 1) if 0 < at < 5 else "")
        assert (after.place if after else "") == (str(at + 1) if at < 4 else "")
        copied = {each.place for each in (*found["near"], *found["others"])}
        assert copied == {each.place for each in cards if each.family == place.family} - {str(at)}


def test_only_a_body_that_is_not_whole_must_come_in_time() -> None:
    """Who streams is waited for as long as they stay; who sends is not, and no more is read than may be."""

    async def look() -> None:
        sent: list[Any] = []

        async def receive() -> Any:
            await asyncio.sleep(0)
            return sent.pop(0)

        loop = asyncio.get_running_loop()
        body, gone = {"type": "http.request", "body": b"ab"}, {"type": "http.disconnect"}
        limited = guard._Limited(receive, 4)
        assert limited.until > loop.time()
        sent[:] = [{**body, "more_body": True}, body, gone]
        assert await limited() == {**body, "more_body": True}
        assert await limited() == body
        limited.until = loop.time() - 1
        assert await limited() == gone
        for messages, status in (([{**body, "more_body": True}] * 3, 413), ([body], 408)):
            limited = guard._Limited(receive, 4)
            sent[:] = messages
            if status == 408:
                limited.until = loop.time() - 1
            for _ in messages[1:]:
                await limited()
            with pytest.raises(Refused) as refused:
                await limited()
            assert refused.value.status_code == status

    asyncio.run(look())


# --- games from elsewhere ----------------------------------------------------------------------------


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package with templates, styles and other files, for a game that is called ``stones``."""
    package = tmp_path / "interrex_stones"
    for folder in ("templates", "static"):
        (package / folder / "deeper").mkdir(parents=True)
    (package / "__init__.py").write_text("", encoding="utf-8")
    (package / "templates" / "table.html").write_text("a table", encoding="utf-8")
    (package / "static" / "table.css").write_text("a style", encoding="utf-8")
    (package / "static" / "secret.toml").write_text("no", encoding="utf-8")
    spec: Any = SimpleNamespace(package="interrex_stones", drawing="interrex_stones.drawing")
    plain: Any = SimpleNamespace(package="", drawing="")
    specs = {"stones": spec, "plain": plain}
    monkeypatch.syspath_prepend(tmp_path)

    def found(name: str) -> GameSpec:
        return specs[name] if name in specs else game_spec(name)

    def room(name: str, *path: str) -> Path | None:
        file = package.joinpath(*path)
        return file if name == "stones" and file.is_file() else None

    monkeypatch.setattr(assets, "game_spec", found)
    monkeypatch.setattr(assets, "names", lambda: (*games(), *specs))
    monkeypatch.setattr(assets, "room", room)
    assets.files_of.cache_clear()
    yield package
    assets.files_of.cache_clear()
    sys.modules.pop("interrex_stones", None)


def test_a_game_from_elsewhere_brings_its_own_page(elsewhere: Path) -> None:
    assert assets.template_of("stones", "table") == "games/stones/table.html"
    assert assets.template_of("stones", "parts") == ""
    assert assets._source("games/stones/table.html") == "a table"
    for name in (
        "games/stones/parts.html", "games/nobody/table.html", "tables/stones/table.html",
        "games/elekt/table.html", "games/stones/deeper/table.html", "games/stones/..\\table.html",
    ):  # fmt: skip
        assert assets._source(name) is None
    assert assets.files_of("stones") == {"table.css": b"a style"}
    assert assets.files_of("plain") == assets.files_of("elekt") == {}
    style = assets.style_of("stones")
    assert style.startswith("/static/games/stones/table.css?")
    assert len(style.partition("?")[2]) == 10
    assert assets.emblem_of("stones") == f"/static/crown.svg?{assets.STAMP}"
    assert assets.address_of("stones", "secret.toml") == ""
    assert assets.has_drawing("stones")
    assert not assets.has_drawing("plain")
    for game in games():
        assert assets.style_of(game) == f"/static/{game}.css?{assets.STAMP}"
        assert assets.has_drawing(game)
    (elsewhere / "static" / "table.css").write_text("another", encoding="utf-8")
    assets.files_of.cache_clear()
    assert assets.style_of("stones") != style


def test_only_what_a_game_brings_along_is_served(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assets_page, "games", lambda: (*games(), "stones", "plain"))

    async def look() -> None:
        answer = await assets_page.file("stones", "table.css")
        assert (bytes(answer.body), answer.media_type) == (b"a style", "text/css")
        for game, name in (
            ("stones", "secret.toml"),
            ("plain", "table.css"),
            ("elekt", "table.css"),
            ("no", "x"),
        ):
            with pytest.raises(Refused) as refused:
                await assets_page.file(game, name)
            assert refused.value.status_code == 404

    asyncio.run(look())
    assert elsewhere.is_dir()


def test_the_stamp_changes_with_every_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "static" / "pictures").mkdir(parents=True)
    monkeypatch.setattr(assets, "files", lambda _: tmp_path)
    seen = set()
    for name in ("b.css", "a.js", "c.svg"):
        (tmp_path / "static" / name).write_text(name, encoding="utf-8")
        seen.add(assets._stamp())
    assert len(seen) == 3
    assert all(len(each) == 10 for each in seen)


@pytest.mark.parametrize("name", games())
def test_there_is_a_curve_for_each_seat_or_one_for_all(name: str) -> None:
    words, analysis = words_for("en", name, ["Anna", "Bona", "Cela"]), {"game": name, "seats": 3}
    lines = lines_of(analysis, words, None)  # type: ignore[arg-type]
    if game_spec(name).cooperative:
        assert lines == [(0, words.say("ui-analysis-all"))]
    else:
        assert [seat for seat, _ in lines] == [0, 1, 2]
        assert [name for _, name in lines] == ["Anna", "Bona", "Cela"]


# --- stories -----------------------------------------------------------------------------------------


def test_notices_stand_where_a_watcher_read_them() -> None:
    """Each viewer reads the own lines; a notice stands after as many public lines as there were then."""
    watcher, luck = 2, random.Random(1)
    for viewer in range(3):
        for _ in range(30):
            lines = [Line(luck.choice((1, 2, 3, 4, 7)), f"R{at}", {"en": f"line {at}"}) for at in range(6)]
            public = [at for at, each in enumerate(lines) if each.to >> watcher & 1]
            times = sorted(luck.randrange(len(public) + 3) for _ in range(3))
            notices = [Notice("sat", 0, f"N{number}", told) for number, told in enumerate(times)]
            telling = story.TellingLines(notices, viewer, watcher, "en", ["Anna", "Bona"])
            cut = luck.randrange(7)
            found = telling.of(lines[:cut]) + telling.of(lines[cut:])
            rest = telling.rest()
            texts = [each["text"] for each in (*found, *rest)]
            own = [f"line {at}" for at, each in enumerate(lines) if each.to >> viewer & 1]
            assert [each for each in texts if each.startswith("line")] == own
            assert [each["rule"] for each in found if each["rule"]] == [f"R{each[5:]}" for each in own]
            names = [each for each in texts if not each.startswith("line")]
            assert len(names) == 3
            assert all(f"N{number}" in each for number, each in enumerate(names))
            assert len(rest) == sum(told > len(public) for told in times)
            for number, told in enumerate(times):
                before = [at for at in range(6) if f"line {at}" in texts[: texts.index(names[number])]]
                heard = public[told - 1] if 0 < told <= len(public) else -1 if not told else 5
                assert all(at <= heard for at in before)
