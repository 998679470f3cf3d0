"""What pages are made of, told a second time: which analysis, which deck, which pack, and what is offered."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from types import ModuleType, SimpleNamespace
from typing import Any
from urllib.parse import urlencode

import pytest
from fastapi.responses import HTMLResponse, Response

from interrex import games
from interrex.analysis.choices import DEPTHS
from interrex.bots import USUAL_LEVEL
from interrex.engine.errors import BadSetting
from interrex.engine.packs import LANGUAGES
from interrex.games import game_spec, house_pack
from interrex.games.veto.decks import SHIPPED, preconstructed
from interrex.match.puzzle import puzzles as of_game
from interrex.match.puzzle import solving
from interrex.web import keys
from interrex.web.access.guard import Visitor
from interrex.web.access.refusals import Refused
from interrex.web.actions import decks as deck_actions
from interrex.web.pages import analysis, decks, new, puzzles, replay
from interrex.web.store.analyses import UnderWay
from interrex.web.tables.new_table import NewTable
from tests.asgi import Person, hall_of, opened
from tests.web.lives import live_of, play

KEYS = [f"{number:x}" * 32 for number in range(1, 5)]
CARDS = """
[pack]
id = "box"
game = "veto"
version = 1
extends = "house"
name = { en = "A box" }
"""


@contextlib.contextmanager
def given(module: ModuleType) -> Iterator[list[dict[str, Any]]]:
    """What the pages of a module are made of, in place of the pages."""
    found: list[dict[str, Any]] = []

    def page(request: object, who: object, template: str, status: int = 200, **values: Any) -> Response:
        found.append({"template": template, "status": status, **values})
        return HTMLResponse("page")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "whole_page", page)
        yield found


# --- the analysis of a game -------------------------------------------------------------------------------


class Study:
    """Analyses that are there, one that is under way, and who stopped what."""

    def __init__(self, there: list[str], job: UnderWay | None, failed: set[str]) -> None:
        self.there, self.job, self.failed = there, job, failed
        self.stopped: list[tuple[str, str]] = []

    async def under_way(self, live: object) -> UnderWay | None:
        return self.job

    async def depths(self, table: str) -> list[str]:
        return self.there

    async def found(self, table: str, depth: str) -> str | None:
        return f"the {depth} one" if depth in self.there else None

    async def stop(self, table: str, depth: str) -> None:
        self.stopped.append((table, depth))


def test_the_analysis_shown_is_the_one_asked_for_or_the_deepest(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it concerns who sat at one seat; whoever began it, made the table or sat there may stop another."""

    async def look(*_: object) -> int:
        return 0

    live = live_of("elekt", 2)
    play(live, 10_000)
    assert live.game.is_over
    live.row.creator = keys.hashed(KEYS[0])
    live.row.seats[0].key, live.row.seats[1].key = keys.hashed(KEYS[1]), keys.hashed(KEYS[2])
    monkeypatch.setattr(analysis, "viewing_seat", look)
    monkeypatch.setattr(analysis.show, "shown", lambda game, found, language, seat: (found, language, seat))
    monkeypatch.setattr(analysis, "check_form", lambda *_: None)
    names, met = list(DEPTHS), Counter[Any]()
    for seed in range(200):
        luck = random.Random(seed)
        there = [each for each in names if luck.random() < 0.5]
        luck.shuffle(there)
        who = Visitor(luck.choice(KEYS), True, False, luck.choice(LANGUAGES))
        job = UnderWay(luck.choice(names), keys.hashed(luck.choice(KEYS)), 3, 40, luck.choice((None, 0, 61)))
        study = Study(there, luck.choice((None, job)), luck.choice((set(), {live.id}, {"another"})))
        hall: Any = SimpleNamespace(study=study)
        live.row.seats[1].key = keys.hashed(luck.choice(KEYS[1:3]))
        wish = luck.choice(["", "x", *names])
        request: Any = SimpleNamespace(headers={})
        with given(analysis) as made:
            asyncio.run(analysis.analysis(request, hall, who, live, wish))
        (page,) = made
        shown = wish if wish in there else max(there, key=names.index, default="")
        sat = [seat for seat, place in enumerate(live.row.seats) if place.key == who.hash]
        assert (page["wish"], page["there"], page["job"]) == (shown, there, study.job)
        seat = sat[0] if len(sat) == 1 else None
        assert page["shown"] == ((f"the {shown} one", who.language, seat) if shown else None)
        assert page["failed"] == (live.id in study.failed)
        deeper = names[1 + max(map(names.index, there), default=-1) :]
        assert page["depths"] == deeper
        may = bool(sat) or who.hash == live.row.creator or who.hash == job.wanted_by
        assert page["may_stop"] == (study.job is not None and may)
        assert bool(page["left"]) == (study.job is not None and job.seconds_left is not None)
        with contextlib.suppress(Refused):
            asyncio.run(analysis.stop(request, hall, who, live, "x"))
        assert study.stopped == [(live.id, job.depth)] * page["may_stop"]
        met.update([shown == wish, len(sat), page["may_stop"], page["left"]])
    assert {0, 1, 2} <= set(met)


# --- decks ------------------------------------------------------------------------------------------------


def line(of: str) -> str:
    return preconstructed(house_pack("veto"), of).code()


NAMED = {line(each): each for each in ("sicz", "trybuni", "dworscy")}


def test_the_builder_begins_with_the_deck_that_was_meant() -> None:
    """One of the pack, a saved one as it is or as it was, one to be copied, one's own pack's, or none."""

    async def look() -> None:
        async with opened() as app:
            anna, bogdan, luck = Person(app), Person(app), random.Random(1)
            hall = hall_of(app)
            saved = hall.store.decks.save(anna.hash, "veto", "", "First", line("sicz"), "", 0)
            hall.store.decks.save(anna.hash, "veto", "", "Second", line("trybuni"), saved.id, saved.version)
            made = await anna.submit("/packs/veto/import", text=CARDS)
            own = dict(made.headers)[b"location"].decode().rsplit("/", 1)[1]
            begins = dict((await anna.get(f"/packs/veto/{own}/decks")).headers)[b"location"].decode()
            pack = begins.partition("pack=")[2].partition("&")[0]
            with given(decks) as pages:
                for who in (anna, bogdan):
                    for query, code, changed in (
                        ("", "", False),
                        ("?deck=dworscy", line("dworscy"), False),
                        (f"?deck={saved.id}", line("trybuni"), who is anna),
                        (f"?deck={saved.id}&copy=yes", line("trybuni"), False),
                        (f"?deck={saved.id}&version=1", line("sicz"), who is anna),
                        (f"?deck={saved.id}&own={own}&pack={pack}", line("trybuni"), who is anna),
                        (f"?own={own}", "", False),
                        (f"?pack={pack}", "", False),
                    ):
                        query += f"&lang={luck.choice(LANGUAGES)}" if query else ""
                        assert (await who.get(f"/decks/veto/build{query}")).status == 200
                        page = pages.pop()
                        assert (page["code"], page["is_changed"]) == (code, changed), query
                        assert (page["start"] is not None) == ("deck=" in query)
                        assert page["begun"] is None
                        assert page["pack"] == (pack if "pack=" in query else "")
                        assert page["own"] == (own if "own=" in query else "")
                        leads = {each.family: each.chosen for each in page["leads"]}
                        deck = preconstructed(house_pack("veto"), NAMED.get(code, "trybuni"))
                        heads = {kind.family: kind.id for kind in deck.heads if code}
                        assert leads == dict.fromkeys(leads, "") | heads

    asyncio.run(look())


@pytest.mark.parametrize("is_bare", [False, True])
def test_a_deck_is_tried_against_the_one_that_is_named(
    monkeypatch: pytest.MonkeyPatch, is_bare: bool
) -> None:
    """Else against whatever is usual; where the pack brings no deck, against itself."""
    made: list[NewTable] = []
    known, mine = deck_actions.decks_of("veto"), line("sicz")
    offered = [each.id for each in known.shipped(house_pack("veto"))]
    decks_there = replace(known, shipped=lambda pack: []) if is_bare else known

    async def new_table(hall: object, who: object, wanted: NewTable) -> None:
        made.append(wanted)

    async def look() -> None:
        async with opened() as app:
            who = Visitor(KEYS[0], True, False, "en")
            for against in (*offered, "", "nobody"):
                await deck_actions.test_it(hall_of(app), who, "veto", "", mine, against)
                wanted = made.pop()
                own, other = known.variants[:2]
                meets = mine if is_bare else against if against in offered else None
                assert wanted.variants == {own: mine} | ({other: meets} if meets else {})
                assert (wanted.game, wanted.pack, wanted.names) == ("veto", "", {0: ""})
                assert wanted.seating == ["person", USUAL_LEVEL]

    monkeypatch.setattr(deck_actions, "decks_of", lambda game: decks_there)
    monkeypatch.setattr(deck_actions, "new_table", new_table)
    asyncio.run(look())


def test_what_can_be_done_with_a_deck() -> None:
    """One of the pack says how often it won, a saved one which versions there are; it is compared with all
    others that are offered, and whoever has saved it may change and forget it."""

    async def look() -> None:
        async with opened() as app:
            anna, bogdan = Person(app), Person(app)
            saving = hall_of(app).store.decks.save
            first = saving(anna.hash, "veto", "", "First", line("sicz"), "", 0)
            saving(anna.hash, "veto", "", "Second", line("trybuni"), first.id, 1)
            other = saving(bogdan.hash, "veto", "", "Another", line("dworscy"), "", 0)
            shipped = [each.id for each in deck_actions.decks_of("veto").shipped(house_pack("veto"))]
            mine = {anna: first, bogdan: other}
            with given(decks) as pages:
                for who in (anna, bogdan, Person(app)):
                    for ref, versions in (("sicz", []), (first.id, [2, 1]), (other.id, [1])):
                        assert (await who.get(f"/decks/veto/{ref}")).status == 200
                        page = pages.pop()
                        own = [mine[who].id] if who in mine else []
                        assert [each for each, _ in page["others"]] == [
                            each for each in (*shipped, *own) if each != ref
                        ]
                        assert [each for each, _ in page["offered"]] == shipped
                        assert [each.version for each in page["versions"]] == versions
                        assert (page["shares"] is None) == bool(versions)
                        assert (page["found"].is_own, page["found"].version) == (ref in own, len(versions))
                        code = {first.id: line("trybuni"), other.id: line("dworscy")}.get(ref, line("sicz"))
                        assert (page["deck"].code, page["changed"]) == (code, "")
                for version, code in ((1, line("sicz")), (2, line("trybuni")), (0, line("trybuni"))):
                    for name in ("txt", "toml"):
                        text = (
                            await bogdan.get(f"/decks/veto/{first.id}/file?form={name}&version={version}")
                        ).text
                        read = await bogdan.submit("/decks/veto/read", text=text)
                        assert json.loads(read.body) == {"code": code}
                    await bogdan.get(f"/decks/veto/diff?one={first.id}&version={version}&other={other.id}")
                    page = pages.pop()
                    assert [page["one"].deck.code(), page["other"].deck.code()] == [code, line("dworscy")]
                    changes = {change.kind.id: change.more for _, change in page["changes"]}
                    before, after = (Counter(dict(counted(each))) for each in (code, line("dworscy")))
                    assert changes == {
                        each: after[each] - before[each]
                        for each in (before | after) if after[each] != before[each]
                    }  # fmt: skip

    asyncio.run(look())


def counted(code: str) -> Iterator[tuple[str, int]]:
    """The cards of a deck, what leads it too, with their copies."""
    deck = deck_actions.decks_of("veto").parse(house_pack("veto"), code)
    yield from ((kind.id, 1) for kind in deck.heads)
    yield from ((kind.id, copies) for kind, copies in deck.cards)


# --- the form for a new table -----------------------------------------------------------------------------


def test_a_new_table_begins_with_what_one_comes_with() -> None:
    """A game, a deck of the pack or a saved one in any version, a pack of one's own or of somebody else."""

    async def look() -> None:
        async with opened() as app:
            anna, bogdan, hall = Person(app), Person(app), hall_of(app)
            first = hall.store.decks.save(anna.hash, "veto", "", "First", line("sicz"), "", 0)
            hall.store.decks.save(anna.hash, "veto", "", "Second", line("trybuni"), first.id, 1)
            made = await anna.submit("/packs/veto/import", text=CARDS)
            own = dict(made.headers)[b"location"].decode().rsplit("/", 1)[1]
            begins = dict((await anna.get(f"/packs/veto/{own}/decks")).headers)[b"location"].decode()
            hash_of = begins.partition("pack=")[2].partition("&")[0]
            house = [(each.hash, f"{each.name['en']} ({each.id})") for each in hall.packs.offered("veto")]
            variants = deck_actions.decks_of("veto").variants
            seat = f"variant-{variants[0]}"
            saved = f"deck={first.id}"
            with given(new) as pages:
                for who in (anna, bogdan):
                    of_anna = [("own-" + own, "A box")] if who is anna else []
                    mine = [(line("trybuni"), "Second")] if who is anna else []
                    before, now = (line("sicz"), "First"), (line("trybuni"), "Second")
                    for query, filled, packs, brought in (
                        ("", {"pack": ""}, [], []),
                        (f"pack={hash_of}", {"pack": hash_of}, [(hash_of, "A box")], []),
                        (f"pack={house[0][0]}", {"pack": house[0][0]}, [], []),
                        ("pack=nothing", {"pack": "nothing"}, [], []),
                        (f"own={own}", {"pack": f"own-{own}"}, [(f"own-{own}", "A box")], []),
                        ("deck=sicz", {seat: "sicz", "pack": "", "seats": "2"}, [], []),
                        (saved, {seat: now[0], "pack": "", "seats": "2"}, [], [now]),
                        (f"{saved}&version=1", {seat: before[0], "pack": "", "seats": "2"}, [], [before]),
                    ):  # fmt: skip
                        assert (await who.get(f"/new?game=veto&{query}")).status == 200
                        page = pages.pop()
                        assert (page["filled"], page["status"], page["wrong"]) == (filled, 200, "")
                        known = [*house, *of_anna]
                        assert page["packs"] == known + [each for each in packs if each not in known]
                        offered = [] if own in query or hash_of in query else mine
                        added = offered + [each for each in brought if each not in offered]
                        for letter, name, shown in zip("ABCD", variants, page["decks"], strict=True):
                            usual = [str(each) for each in game_spec("veto").variants[name]]
                            assert (shown["letter"], shown["name"]) == (letter, name)
                            ids = [each for each, _ in shown["values"]]
                            of_pack = [each for each in usual if each in SHIPPED]
                            assert ids == of_pack + [each for each, _ in added]
                            assert shown["values"][len(shown["values"]) - len(added) :] == added
                for name in (*games(), "nothing", ""):
                    await anna.get(f"/new?game={name}&deck=sicz" if name != "veto" else "/new?game=veto")
                    page = pages.pop()
                    spec = game_spec(name if name in games() else games()[0])
                    assert page["spec"].name == spec.name
                    assert (page["filled"], page["usual"]) == ({"pack": ""}, spec.usual_seats)
                    assert bool(page["decks"]) == (spec.decks is not None)

    asyncio.run(look())


# --- puzzles ----------------------------------------------------------------------------------------------


def test_a_puzzle_says_whether_the_word_is_the_best_one() -> None:
    """Shown, it is known and not solved; after the last one of a game its first one follows."""

    async def look() -> None:
        async with opened() as app:
            who, shown = Person(app), Counter[Any]()
            with given(puzzles) as pages:
                for game in games():
                    found = of_game(game)
                    for puzzle in {found[0].id: found[0], found[-1].id: found[-1]}.values() if found else ():
                        at = solving(puzzle)
                        words = at.table.decision_of(at.seat).options
                        wrong = next(each for each in words if each != at.word)
                        for word, show in (
                            ("", ""),
                            ("", "yes"),
                            (wrong, ""),
                            (at.word, ""),
                            (at.word, "yes"),
                        ):
                            query = urlencode({"word": word, "show": show})
                            assert (await who.get(f"/puzzles/{game}/{puzzle.id}?{query}")).status == 200
                            page = pages.pop()
                            following = found[(found.index(puzzle) + 1) % len(found)].id
                            assert (page["puzzle"], page["word"], page["next"]) == (puzzle, word, following)
                            solved = word == at.word
                            assert (page["is_solved"], page["is_known"]) == (solved, solved or bool(show))
                            assert page["why"] == at.why.get("en", "").splitlines()
                            assert bool(page["tried"]) == bool(word)
                            assert page["best"]
                            assert (page["best"] == page["tried"]) == solved
                            shown.update([solved, page["is_known"]])
                    assert (await who.get(f"/puzzles/{game}/nothing")).status == 404
                assert (await who.get("/puzzles/nothing/nothing")).status == 404
                await who.get("/puzzles")
                kinds = pages.pop()["kinds"]
                assert [each["name"] for each in kinds] == [each for each in games() if of_game(each)]
                for each in kinds:
                    named = [one.id for *_, theirs in each["themes"] for one in theirs]
                    assert sorted(named) == sorted(one.id for one in of_game(each["name"]))
                assert pages == []
                assert shown[True] > shown[False] / 4

    asyncio.run(look())


# --- a record that somebody has kept ----------------------------------------------------------------------

READ: tuple[dict[str, Any], ...] = (
    {"wrong": "It was edited."},
    {"needs": ("elekt", "there")},
    {"needs": ("elekt", "not there")},
    {"choices": 7, "result": "", "seal": "sealed"},
    {"choices": 9, "result": "A wins", "seal": "sealed"},
)


@pytest.mark.parametrize("answer", READ)
@pytest.mark.parametrize("wish", ["", "analyse", "x"])
@pytest.mark.parametrize("name", ["mine.game", "n" * 101, None])
def test_a_record_is_checked_and_a_finished_one_opened(
    monkeypatch: pytest.MonkeyPatch, answer: dict[str, Any], wish: str, name: str | None
) -> None:
    """With the pack that it needs, where that is here; a table is made only of a game that is over."""
    asked: list[str] = []
    made: list[object] = []

    class Readers:
        async def verify(self, text: str, called: str, pack: str = "", language: str = "") -> dict[str, Any]:
            assert (text, called, language) == ("ż", (name or "record")[:100], "pl")
            asked.append(pack)
            return answer if not pack else READ[4]

    class Packs:
        def find(self, game: str, pack: str) -> None:
            if pack != "there":
                raise BadSetting("There is no such pack.")

        def text(self, game: str, pack: str) -> str:
            return f"the text of {pack}"

    async def ask(work: Callable[..., Any], *arguments: Any) -> Any:
        return work(*arguments)

    async def from_record(hall: object, who: object, record: object) -> SimpleNamespace:
        made.append(record)
        return SimpleNamespace(id="table")

    async def read() -> bytes:
        return "ż".encode()

    for gate in ("check_form", "check_files", "check_new_tables"):
        monkeypatch.setattr(replay, gate, lambda *_: None)
    monkeypatch.setattr(replay.new_tables, "from_record", from_record)
    monkeypatch.setattr(replay.records, "from_text", lambda text, called: (text, called))
    hall: Any = SimpleNamespace(readers=Readers(), packs=Packs(), ask=ask)
    file: Any = SimpleNamespace(filename=name, read=read)
    who, request = Visitor(KEYS[0], True, False, "pl"), SimpleNamespace()
    with given(replay) as pages:
        found = asyncio.run(replay.verify_file(request, hall, who, "", file, wish))  # type: ignore[arg-type]
    final = READ[4] if answer.get("needs") == ("elekt", "there") else answer
    assert asked == ["", "the text of there"][: 1 + (final is not answer)]
    is_over = bool(final.get("result"))
    if is_over and wish == "analyse":
        assert (found.status_code, found.headers["location"]) == (303, "/t/table/analysis")
        assert (made, pages) == ([("ż", (name or "record")[:100])], [])
        return
    (page,), good = pages, "choices" in final and (wish != "analyse" or is_over)
    assert (page["status"], page["outcome"]["good"]) == (200 if good else 422, good)
    assert page["seal"] == ("sealed" if good else "")
    assert page["outcome"]["said"]
    assert made == []
