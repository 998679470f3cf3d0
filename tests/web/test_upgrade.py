"""An upgrade loses nothing: tables from before are played on, or told where rules or cards are gone."""

from __future__ import annotations

import json
import random
import re
import shutil
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

import interrex
from interrex.engine.packs import edition_of, text_hash
from interrex.games import game_spec, house_pack, house_text, is_called
from interrex.match import record as records
from interrex.match import story as match_story
from interrex.match.story import Line, Story
from interrex.web.pages.story import record_for, told
from interrex.web.phrases import say
from interrex.web.show import regions
from interrex.web.tables import chronicle
from interrex.words import places_of
from tests.test_before import BEFORE, CREATOR, PEOPLE, hashed, rows, visit
from tests.web.house import Open, opened, play_some, seated

REGISTRY: Any = sys.modules["interrex.games"]  # interrex.games is the function of the public face
PAGES = ("", "/replay", "/replay?at=3", "/log", "/report", "/verify", "/join")
OTHER_RULES = {
    "en": "This game was played under rules that this program no longer plays.",
    "pl": "Tę partię rozegrano według zasad, których ten program już nie zna.",
    "pt": "Esta partida foi jogada com regras que este programa não usa mais.",
}


def new_database(file: Path) -> Path:
    """The database of a server from before, as it was dumped."""
    with closing(sqlite3.connect(file)) as found:
        found.executescript((BEFORE / "tables.sql").read_text(encoding="utf-8"))
        found.commit()
    return file


def change(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file)) as found:
        for statement in statements:
            found.execute(statement)
        found.commit()


def house_on(file: Path) -> Any:
    """A house on that database, whose bots sit still."""
    return opened(database=f"sqlite:///{file}", pace=3600.0)


def tell(house: Open) -> None:
    """Let the chronicle tell all tables from before, without waiting for its turn."""
    house.do(house.hall.chronicle.tell_all())


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The database from before, once served by this program."""
    file = new_database(tmp_path_factory.mktemp("upgraded") / "tables.db")
    with house_on(file) as house:
        tell(house)
    return file


@pytest.fixture
def copy(upgraded: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(upgraded, tmp_path / "tables.db"))


def reworded(text: str) -> str:
    """A pack in which one letter of one card's text was corrected."""
    found = re.sub(r'(text = \{ en = "[^"]*?)e', r"\1a", text, count=1)
    assert len(found) == len(text)
    assert found != text
    return found


def altered(text: str) -> str:
    """A pack of other rules: its last two entries have changed places."""
    *before, first, last = reworded(text).split("\n[[")
    return "\n[[".join([*before, last.rstrip("\n") + "\n", first])


@pytest.fixture
def packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Path]]:
    """Lets the program come with other house packs: a rule is altered in each."""

    def forget() -> None:
        REGISTRY._house_pack.cache_clear()
        REGISTRY._earlier_names.cache_clear()
        REGISTRY._archived_pack.cache_clear()

    def room(game: str, *path: str) -> Any:
        if path[0] != "packs" or path[-1] == "earlier.txt":  # what packs were called stays
            return real_room(game, *path)
        found = tmp_path.joinpath("packs", game, *path[1:])
        return found if found.is_file() else None

    real_room = REGISTRY.room

    def correct(change: Callable[[str], str] = altered) -> Path:
        for game in interrex.games():
            folder = tmp_path / "packs" / game
            folder.mkdir(parents=True)
            (folder / "house.toml").write_text(change(house_text(game) or ""), encoding="utf-8")
        monkeypatch.setattr(REGISTRY, "room", room)
        forget()
        return tmp_path / "packs"

    yield correct
    monkeypatch.undo()
    forget()


def sitting(file: Path, table: str) -> list[str]:
    """The keys of people who sit at a table."""
    bound = {key for (key,) in rows(file, f"select key from seats where table_id = '{table}'")}
    return [key for key in PEOPLE if hashed(key) in bound]


def look_everywhere(house: Open, file: Path) -> int:
    """Ask for every page of every table, as its creator and as all who sit there; none of them fails."""
    seen = 0
    for (table,) in rows(file, "select id from tables"):
        for key in (CREATOR, *sitting(file, table)):
            with visit(house, key) as who:
                for path in (*PAGES, "/record", "/pack"):
                    answer = who.get(f"/t/{table}{path}")
                    expected = (200, 303, 403, 404, 409) if path == "/join" else (200,)
                    if path == "/pack" and not rows(file, "select 1 from packs where hash is not null"):
                        expected = (404,)  # it is gone
                    assert answer.status_code in expected, (path, answer.status_code, answer.text)
                    seen += 1
                assert who.get(f"/api/tables/{table}").status_code in (200, 409)
                assert who.get("/").status_code == 200
    return seen


def play_everywhere(house: Open, file: Path) -> int:
    """A move at every table in play where a person is asked."""
    played = 0
    for (table,) in rows(file, "select id from tables where not is_over"):
        for key in sitting(file, table):
            with visit(house, key) as who:
                decision = who.get(f"/api/tables/{table}").json()["decision"]
                if decision is not None:
                    body = {"word": decision["options"][0], "turn": decision["turn"]}
                    answer = who.post(f"/api/tables/{table}/choose", json=body)
                    assert answer.status_code == 200, answer.text
                    played += 1
                    break
    return played


# --- packs ----------------------------------------------------------------------------------------


def test_every_table_keeps_its_pack_whole(upgraded: Path) -> None:
    kept = {each: (game, text) for each, game, text in rows(upgraded, "select hash, game, text from packs")}
    used = {pack for (pack,) in rows(upgraded, "select distinct pack_hash from tables")}
    assert used
    assert used <= set(kept)
    for each, (game, text) in kept.items():  # its wording may have been corrected
        assert is_called(game, game_spec(game).read_pack(text, "kept"), each)


@pytest.mark.slow
def test_an_altered_rule_stops_no_table(copy: Path, packs: Callable[..., Path]) -> None:
    before = {game: house_pack(game).hash for game in interrex.games()}
    packs()
    assert all(house_pack(game).hash != before[game] for game in before)
    with house_on(copy) as house:
        look_everywhere(house, copy)
        assert play_everywhere(house, copy) >= 10
        assert not house.hall.only_told
        for table, over in rows(copy, "select id, is_over from tables"):
            live = house.table(table)
            settings = live.game.settings
            assert is_called(settings.game, live.pack, settings.pack_hash)
            if over:
                with visit(house, CREATOR) as who:
                    assert "✓" in who.get(f"/t/{table}/verify").text
        fresh = house.visitor()
        table = fresh.new_table("person", "greedy", "greedy")
        assert house.table(table).pack.hash == house_pack("elekt").hash != before["elekt"]


def test_a_corrected_letter_leaves_the_pack_the_same(packs: Callable[..., Path]) -> None:
    before = {game: house_pack(game) for game in interrex.games()}
    packs(reworded)
    for game, pack in before.items():
        assert house_pack(game).hash == pack.hash
        assert edition_of(house_pack(game)) != edition_of(pack)
    settings = game_spec("elekt").settings(2, 1, before["elekt"])
    record = game_spec("elekt").new(settings, before["elekt"]).record()
    assert records.replay(record).record() == record


def test_bots_play_on_with_the_cards_of_their_table(copy: Path, packs: Callable[..., Path]) -> None:
    packs()
    with house_on(copy) as house:
        live = house.table(rows(copy, "select id from tables where game = 'veto'")[0][0])
        pack = live.pack
        settings = game_spec("veto").settings(2, 1, pack)
        game = game_spec("veto").new(settings, pack)
        text = house.do(house.hall.pack_text(live))
        assert text_hash(text) == edition_of(pack)
        assert pack.hash != house_pack("veto").hash
        decision = game.decisions[0]
        thinkers = house.hall.thinkers
        word = house.do(thinkers.choose("x", settings, [], decision, "greedy", text))
        assert word in decision.options


def test_an_earlier_house_pack_is_found_in_the_archive(packs: Callable[..., Path], tmp_path: Path) -> None:
    file = sorted(BEFORE.glob("records/elekt*.game"))[0]
    record = records.from_text(records.read_text(file), file.name)
    named = record.settings.pack_hash
    earlier, rules = house_text("elekt", named) or "", house_pack("elekt", named).hash
    folder = packs()
    with pytest.raises(
        records.Unplayable, match=rf"--pack, or put it beside .* as {record.settings.pack_hash}"
    ):
        records.load(file)
    archive = folder / "elekt" / "archive"
    archive.mkdir()
    (archive / f"{rules}.toml").write_text(earlier, encoding="utf-8")
    assert records.load(file).record().choices == record.choices
    assert house_pack("elekt", rules).edition == text_hash(earlier)
    assert house_text("elekt", "../../elekt/house") is None


def test_every_pack_that_old_games_name_is_here() -> None:
    """Who changes a house pack keeps what it was as ``packs/archive/<hash>.toml`` beside it."""
    named = set()
    for file in (*BEFORE.glob("records/*.game"), *BEFORE.glob("saves/*.game")):
        settings = records.from_text(records.read_text(file), file.name).settings
        named.add((settings.game, settings.pack_hash))
    assert {game for game, _ in named} == set(interrex.games())
    missing = [each for each in named if house_text(*each) is None]
    assert missing == [], "keep the earlier text of these house packs in packs/archive"


# --- stories --------------------------------------------------------------------------------------


def lived(house: Open, table: str) -> dict[str, Any]:
    """What everybody may know of a table that is played: log, record and position."""
    live = house.table(table)
    seats = range(live.game.seats + 1)
    return {
        "log": {
            (seat, language): [line["text"] for line in regions.log_lines(live, seat, language)]
            for seat in seats
            for language in OTHER_RULES
        },
        "rules": {seat: [told[2] for told in live.game.log(seat)] for seat in seats},
        "record": {seat: records.to_text(live.game.record(seat)) for seat in seats},
        "seen": [str(live.game.view(seat)) for seat in seats],
    }


def lines_of(story: Story) -> list[Line]:
    return [*story.opening, *(line for each in story.moments for line in each.lines)]


@pytest.mark.slow
@pytest.mark.parametrize("reason", ["rules", "cards", "choices"])
def test_what_cannot_be_played_is_told(reason: str, copy: Path, packs: Callable[..., Path]) -> None:
    with house_on(copy) as house:
        tables = rows(copy, "select id, is_over from tables")
        before = {table: lived(house, table) for table, _ in tables}
        house.do(house.hall.chronicle.look())
    if reason == "rules":
        change(copy, "update tables set rules_version = 99")
    elif reason == "cards":
        change(copy, "delete from packs")
        packs()
    else:  # read otherwise without a new version
        change(copy, "update choices set word = 'nonsense' where number = 2 and kind = 'choose'")
    nonsense = {table for (table,) in rows(copy, "select table_id from choices where word = 'nonsense'")}
    assert len(nonsense) > 10 or reason != "choices"
    with house_on(copy) as house:
        look_everywhere(house, copy)
        for table, _ in tables:
            if reason == "choices" and table not in nonsense:
                continue
            row, story = house.hall.store.table(table), house.hall.store.story(table)
            assert row is not None
            assert house.hall.only_told[table][0] == reason
            for seat in range(row.settings.seats + 1):
                mine = [line for line in lines_of(story) if line.to >> seat & 1]
                assert [line.rule for line in mine] == before[table]["rules"][seat]
                assert story.positions[-1].seen[seat] == before[table]["seen"][seat]
                if reason == "cards":
                    assert records.to_text(record_for(row, story, seat)) == before[table]["record"][seat]


def test_a_story_speaks_the_readers_language(copy: Path) -> None:
    with house_on(copy) as house:
        logs = {table: lived(house, table)["log"] for (table,) in rows(copy, "select id from tables")}
    change(copy, "update tables set rules_version = 99")
    with house_on(copy) as house:
        for table, log in logs.items():
            row, story = house.hall.store.table(table), house.hall.store.story(table)
            assert row is not None
            names = [seat.name or "ABCDEF"[number] for number, seat in enumerate(row.seats)]
            watcher = row.settings.seats
            for language, sentence in OTHER_RULES.items():
                mine = [line.text(language, names) for line in lines_of(story) if line.to >> watcher & 1]
                assert mine == log[watcher, language]
                with visit(house, CREATOR) as who:
                    page = who.get(f"/t/{table}", params={"lang": language}).text
                    assert sentence in page
                    assert "⟨" not in page


@pytest.mark.parametrize("viewer", [0, 2])
def test_a_story_has_the_notices_of_the_table(house: Open, viewer: int) -> None:
    """Who took which seat and for whom a link was made stands among the lines as in the log."""
    table, maker, _ = seated(house, 2)
    live = house.table(table)
    play_some(house, table, 7)
    assert maker.submit(f"/t/{table}/again", seat="B").status_code == 200
    play_some(house, table, 3, seed=2)
    assert maker.submit(f"/t/{table}/again", seat="A").status_code == 200
    row, story = house.hall.store.table(table), house.hall.store.story(table)
    assert row is not None
    shown = told(row, story, viewer, "en", "")
    notices = [
        say("en", "notice-link", name="Person 1", letter="B"),
        say("en", "notice-link", name="Person 0", letter="A"),
    ]
    found = [
        *shown["opening"],
        *(line for each in shown["moments"] for line in each["lines"]),
        *shown["rest"],
    ]
    log = regions.log_lines(live, viewer, "en")
    assert [line["rule"] for line in found] == [line["rule"] for line in log]
    places = [number for number, line in enumerate(log) if not line["rule"]]
    assert [found[number]["text"] for number in places] == [log[number]["text"] for number in places]
    assert notices == [line["text"] for line in found if line["text"] in notices]
    assert found[-1]["text"] == notices[1]
    assert len(places) >= 4


def test_a_story_keeps_secrets(copy: Path) -> None:
    """In play nobody reads more than before; a stranger reads nothing; at the end everything is open."""
    change(copy, "update tables set rules_version = 0")
    with house_on(copy) as house, httpx.Client(base_url=house.url, verify=False) as stranger:
        hidden = 0
        for table, over, is_open in rows(copy, "select id, is_over, is_open from tables"):
            story = house.hall.store.story(table)
            assert stranger.get(f"/t/{table}").status_code == (200 if is_open else 403)
            assert stranger.get(f"/t/{table}/record").status_code == (200 if is_open else 403)
            row = house.hall.store.table(table)
            assert row is not None
            for seat in range(row.settings.seats + 1):
                record = record_for(row, story, seat)
                assert (record.seed is not None) == bool(over)
                secret = [each for each in story.moments if not each.to >> seat & 1 and each.seat != seat]
                hidden += 0 if over else len(secret)
                assert over or all(
                    word == each.hidden
                    for each, (_, word) in zip(story.moments, record.choices, strict=True)
                    if each in secret
                )
        assert hidden > 10


def test_nothing_can_be_done_at_a_table_that_is_only_told(copy: Path) -> None:
    change(copy, "update tables set rules_version = 99")
    with house_on(copy) as house:
        [(table, _), *_] = rows(copy, "select id, touched from tables where not is_over")
        with visit(house, sitting(copy, table)[0]) as who:
            for path in ("choose", "undo", "continue", "bot"):
                form = {"token": "-", "word": "x", "turn": 1, "at": 0, "seat": "A", "level": "greedy"}
                assert who.post(f"/t/{table}/{path}", data=form).status_code == 409
            answer = who.post(f"/api/tables/{table}/choose", json={"word": "x"})
            assert answer.status_code == 409
            assert answer.json()["detail"] == OTHER_RULES["en"]
            assert who.get(answer.json()["record"]).text.startswith("# Interrex record")


def test_a_game_that_is_not_here_any_more_is_told(copy: Path) -> None:
    change(copy, "update tables set game = 'chess'", "update packs set game = 'chess'")
    with house_on(copy) as house:
        look_everywhere(house, copy)
        assert {reason for reason, _ in house.hall.only_told.values()} == {"rules"}


def test_what_cannot_be_told_stops_no_game(
    house: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, _, _ = seated(house, 2)
    play_some(house, table, 2)
    monkeypatch.setattr(chronicle, "lines_since", None)
    monkeypatch.setattr(chronicle, "unsaid_since", None)
    play_some(house, table, 2)
    fresh = house.visitor().new_table("person", "person")
    monkeypatch.undo()
    assert "cannot be told" in caplog.text
    story = house.hall.store.story(table)
    assert [bool(each.lines) or each.to > 0 for each in story.moments] == [True, True, False, False]
    assert story.moments[-1].word_for(5) == "…"
    house.do(house.hall.chronicle.tell_all())
    assert lines_of(house.hall.store.story(fresh))


# --- while it is played ---------------------------------------------------------------------------


def test_the_story_is_stored_with_each_choice_and_all_positions_at_the_end(house: Open) -> None:
    table, _, _ = seated(house, 2)
    play_some(house, table, 5)
    live = house.table(table)
    story = house.hall.store.story(table)
    assert story.choices() == tuple(live.choices)
    assert len(lines_of(story)) == len(live.game.told)
    assert table in house.hall.store.untold()  # what a server that was killed has still to put into words
    house.do(house.hall.chronicle.look())
    assert lines_of(house.hall.store.story(table)) == chronicle.lines_since(live.game, live.pack, 0)
    assert table not in house.hall.store.untold()
    play_some(house, table, 10_000)
    assert live.game.is_over
    house.do(house.hall.chronicle.end(live.row, live.session))
    story = house.hall.store.story(table)
    assert [each.number for each in story.positions] == list(range(len(live.choices) + 1))
    assert story.result == live.game.record().result
    assert lines_of(story) == chronicle.lines_since(live.game, live.pack, 0)
    assert table not in house.hall.store.untold()


@pytest.mark.parametrize("game", interrex.games())
def test_what_is_put_into_words_later_reads_as_if_it_had_been_at_once(game: str) -> None:
    """From what is stored alone, without the table at which it was told."""
    table, luck = interrex.new(game, max(game_spec(game).seats), seed=5), random.Random(5)
    pack = house_pack(game)
    while not table.is_over and len(table.choices) < 150:
        since = len(table.told)
        decision = luck.choice(table.decisions)
        table.choose(luck.choice(decision.options), decision.seat)
        stored = match_story.unsaid_text(table, places_of(table), chronicle.unsaid_since(table, since))
        said = match_story.said_text(stored, partial(chronicle.in_words, game, pack))
        lines = [Line(*each) for each in json.loads(said)["lines"]]
        assert lines == chronicle.lines_since(table, pack, since)


def test_what_was_taken_back_is_not_told(house: Open) -> None:
    table, _, _ = seated(house, 2)
    live = house.table(table)
    while True:
        decision = live.game.decisions[0]
        house.do(house.hall.choose(live, decision.seat, decision.options[0]))
        if live.session.why_not_undo(decision.seat) is None:
            break
    before = len(house.hall.store.story(table).moments)
    house.do(house.hall.undo(live, decision.seat))
    story = house.hall.store.story(table)
    assert len(story.moments) == before - 1 == len(live.choices)
    assert len([*story.opening, *(line for each in story.moments for line in each.lines)]) == len(
        live.game.told
    )
