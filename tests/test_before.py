"""Records, saved games, reports and databases from before still open, and come to what they came to then."""

from __future__ import annotations

import dataclasses
import hashlib
import io
import json
import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

import interrex
from interrex.engine.errors import BadFile
from interrex.engine.settings import Record
from interrex.engine.table import SEAT_LETTERS, Table
from interrex.games import game_spec, house_text
from interrex.match import record as records
from interrex.match import saved, scenario
from tests.web.house import Open, opened

BEFORE = Path(__file__).parent / "before"
OUTCOMES: dict[str, dict[str, Any]] = json.loads((BEFORE / "outcomes.json").read_text(encoding="utf-8"))
GAMES = sorted([*BEFORE.glob("records/*.game"), *BEFORE.glob("saves/*.game")])
REPORTS = sorted(BEFORE.glob("reports/*.toml"))
CREATOR = "0" * 32
LATER = (
    "unmet",
    "counts_as",
    "counts_as_by",
    "blood_counts",
    "down_counts",
    "place",
    "place_with_ally",
    "place_with_victim",
)  # lines that no version had then
PEOPLE = [str(number) * 32 for number in range(1, 7)]


def name(file: Path) -> str:
    return file.relative_to(BEFORE).as_posix()


def outcome(game: Table) -> dict[str, Any]:
    """How a game stands, as everybody may know it, and what may be chosen next."""
    return {
        "choices": len(game.choices),
        "result": game.record().result,
        "scores": list(game.scores()) if game.is_over else [],
        "log": len([line for line in game.log(game.seats) if line.kind not in LATER]),
        "options": {SEAT_LETTERS[each.seat]: list(each.options) for each in game.decisions},
    }


# --- files --------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", GAMES, ids=name)
def test_a_game_comes_to_what_it_came_to(file: Path) -> None:
    game = records.load(file)
    assert game.settings.rules_version == 1
    assert outcome(game) == OUTCOMES[name(file)]
    assert records.verify(file).finished == game.is_over


def test_there_is_a_finished_and_a_stopped_record_of_each_game() -> None:
    read = [records.from_text(records.read_text(file), name(file)) for file in BEFORE.glob("records/*.game")]
    found = {(record.settings.game, bool(record.result)) for record in read}
    assert found >= {
        (game, over) for game in ("elekt", "masters", "vendetta", "veto") for over in (True, False)
    }


@pytest.mark.parametrize("file", sorted(BEFORE.glob("saves/*.game")), ids=name)
def test_a_saved_game_goes_on(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from interrex.cli import main

    for each in file.parent.glob(f"{file.name}*"):
        shutil.copy(each, tmp_path)
    copy = tmp_path / file.name
    monkeypatch.setattr("sys.argv", ["interrex", "play", "--resume", str(copy)])
    monkeypatch.setattr("sys.stdin", io.StringIO("\n1\n\n1\nq\n"))  # Enter where the screen is handed over
    with pytest.raises(SystemExit) as left:
        main()
    assert not left.value.code
    assert str(copy) in capsys.readouterr().out
    before = len(records.load(file).choices)
    assert len(records.load(copy).choices) > before
    assert copy.with_name(f"{copy.name}.seats").read_text() == (BEFORE / f"{name(file)}.seats").read_text()


@pytest.mark.parametrize("file", REPORTS, ids=name)
def test_a_reported_position_opens(file: Path) -> None:
    """It stands as it stood, under the rules it was played by, and can be played on."""
    found = scenario.load(file)
    assert found.settings.rules_version == 1
    assert not scenario.run(found)
    play_on(found.position())


def play_on(game: Table) -> None:
    for _ in range(10):
        if not game.is_over:
            game.choose(game.decisions[0].options[-1], game.decisions[0].seat)


@pytest.mark.parametrize("file", REPORTS, ids=name)
def test_a_step_that_has_moved_to_another_file_is_found(file: Path) -> None:
    """A report names each step by its file; only the step's own name must last."""
    text = file.read_text(encoding="utf-8")
    written = text.split("table = '''\n")[1].split("'''")[0]
    moved = re.sub(r"(interrex\.games\.\w+)\.\w+\.", r"\1.somewhere.", written)
    assert moved != written
    text = text.replace(written, moved).replace(saved.check(written), saved.check(moved))
    play_on(scenario.read(text, file.name).position())


# --- versions of the rules ----------------------------------------------------------------------


def under(record: Record, version: int) -> Record:
    """The record as if it were of another rules version."""
    return dataclasses.replace(record, settings=dataclasses.replace(record.settings, rules_version=version))


@pytest.mark.parametrize("game", interrex.games())
def test_a_record_is_played_under_the_version_it_names(game: str) -> None:
    spec = game_spec(game)
    record = interrex.new(game, spec.seats[0], seed=1).record()
    assert record.settings.rules_version == spec.rules_version
    for version in range(spec.oldest_rules_version, spec.rules_version + 1):
        found = records.replay(under(record, version))
        assert found.settings.rules_version == found.record().settings.rules_version == version


@pytest.mark.parametrize("game", interrex.games())
def test_a_version_that_nobody_knows_is_refused(game: str) -> None:
    spec = game_spec(game)
    record = interrex.new(game, spec.seats[0], seed=1).record()
    for version in (spec.oldest_rules_version - 1, spec.rules_version + 1):
        with pytest.raises(
            BadFile, match=f"played under rules version {version} of .*, but this program has"
        ):
            records.start(under(record, version))


def test_a_scenario_may_name_an_earlier_version() -> None:
    text = (BEFORE / "reports" / "elekt-A.toml").read_text(encoding="utf-8")
    newest = game_spec("elekt").rules_version
    for version in range(1, newest + 1):
        named = text.replace('game = "elekt"\n', f'game = "elekt"\nrules_version = {version}\n')
        assert scenario.read(named, "x.toml").settings.rules_version == version
    with pytest.raises(BadFile, match="rules_version"):
        scenario.read(
            text.replace('game = "elekt"\n', f'game = "elekt"\nrules_version = {newest + 1}\n'), "x"
        )


# --- records that this program does not play ----------------------------------------------------


def run_cli(monkeypatch: pytest.MonkeyPatch, *words: object) -> int:
    from interrex.cli import main

    monkeypatch.setattr("sys.argv", ["interrex", *map(str, words)])
    try:
        main()
    except SystemExit as left:
        return int(left.code or 0)
    return 0


@pytest.fixture
def finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game played with a pack of one's own, whose file is edited afterwards."""
    monkeypatch.setenv("INTERREX_SAVES", str(tmp_path / "saves"))
    monkeypatch.setenv("COLUMNS", "400")
    pack, file = tmp_path / "own.toml", tmp_path / "own.game"
    pack.write_text(str(house_text("elekt")).replace('"house"', '"own"', 1), encoding="utf-8")
    words = ("watch", "elekt", "--seats", 2, "--bots", "random", "--pause", 0, "--pack", pack, "--save", file)
    assert run_cli(monkeypatch, *words) == 0
    pack.write_text("edited", encoding="utf-8")
    return file


def test_a_record_finds_the_pack_it_was_played_with(
    finished: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    assert run_cli(monkeypatch, "verify", finished) == 0
    assert "in order" in capsys.readouterr().out
    [kept] = (finished.parent / "saves" / "packs").glob("*.toml")
    kept.rename(finished.parent / kept.name)  # beside the record is as good
    assert run_cli(monkeypatch, "verify", finished) == 0


def test_a_record_whose_pack_is_gone_is_read_as_it_was_written(
    finished: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record = records.from_text(records.read_text(finished), "x")
    shutil.rmtree(finished.parent / "saves")
    capsys.readouterr()
    assert run_cli(monkeypatch, "replay", finished, "--lang", "pt") == 2
    told = capsys.readouterr()
    assert "Este programa não consegue reproduzir este registro" in told.out
    assert [line.split(None, 1)[1] for line in told.out.splitlines()[1 : len(record.choices) + 1]] == [
        f"{SEAT_LETTERS[seat]}: {word}" for seat, word in record.choices
    ]
    assert told.out.rstrip().endswith(record.result)
    assert f"ao lado do registro como {record.settings.pack_hash}.toml" in told.err


def test_a_record_of_other_rules_is_read_as_it_was_written(
    finished: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record = records.from_text(records.read_text(finished), "x")
    finished.write_text(records.to_text(under(record, 99)), encoding="utf-8")
    capsys.readouterr()
    assert run_cli(monkeypatch, "replay", finished, "--lang", "en") == 2
    told = capsys.readouterr()
    assert "This program cannot play this record: elekt, seats: 2, rules version 99" in told.out
    assert record.choices[-1][1] in told.out
    assert "use the version of the program that wrote it" in told.err
    assert "Traceback" not in told.err


# --- the database -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("before") / "tables.db"
    with closing(sqlite3.connect(file)) as found:
        found.executescript((BEFORE / "tables.sql").read_text(encoding="utf-8"))
        found.commit()
    return file


@pytest.fixture(scope="module")
def house(database: Path) -> Iterator[Open]:
    with opened(database=f"sqlite:///{database}") as found:
        yield found


def rows(file: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(file)) as found:
        return found.execute(query).fetchall()


def hashed(key: str) -> str:
    """What the database holds of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


def visit(house: Open, key: str) -> httpx.Client:
    who = {"authorization": f"Bearer {key}", "accept-language": "en"}
    return httpx.Client(base_url=house.url, headers=who, timeout=60, verify=False)


def standing(house: Open, table: str) -> dict[str, Any]:
    return outcome(house.table(table).game)


def test_every_table_stands_as_it_stood(house: Open, database: Path) -> None:
    found = {table: standing(house, table) for (table,) in rows(database, "select id from tables")}
    stood = {key.removeprefix("tables/"): each for key, each in OUTCOMES.items() if key.startswith("tables/")}
    assert found == stood


def test_every_page_replay_and_record_of_every_table_can_be_seen(house: Open, database: Path) -> None:
    tables = rows(database, "select id, is_over from tables")
    with visit(house, CREATOR) as creator:
        for table, is_over in tables:
            seats = rows(database, f"select seat, key from seats where table_id = '{table}'")
            for key in (CREATOR, *(key for key in PEOPLE if hashed(key) in {each for _, each in seats})):
                with visit(house, key) as who:
                    for path in ("", "/replay", "/replay?at=5", "/log", "/record", "/report"):
                        answer = who.get(f"/t/{table}{path}")
                        assert answer.status_code == 200, (path, answer.text)
            state = creator.get(f"/api/tables/{table}").json()
            assert state["over"] == bool(is_over)
            if is_over:
                assert creator.get(f"/t/{table}/verify").status_code == 200
        assert creator.get("/").status_code == 200


def test_what_people_have_said_is_still_there(house: Open, database: Path) -> None:
    kinds = {kind for (kind,) in rows(database, "select distinct kind from choices")}
    assert kinds == {"agree", "ask", "back", "choose", "propose", "refuse", "return", "standin", "undo"}
    with visit(house, CREATOR) as creator:
        talks = [
            creator.get(f"/api/tables/{table}").json()["talk"]
            for (table,) in rows(database, "select id from tables where not is_over")
        ]
    assert any(talk["proposals"] for talk in talks)
    assert any(talk["stand_ins"] for talk in talks)
    assert any(talk["decks_awaited"] for talk in talks)


def test_at_every_table_in_play_somebody_can_go_on(house: Open, database: Path) -> None:
    played = set()
    for table, game in rows(database, "select id, game from tables where not is_over"):
        seats = rows(database, f"select key from seats where table_id = '{table}'")
        for number, (bound,) in enumerate(seats):
            if bound != hashed(PEOPLE[number]):
                continue
            with visit(house, PEOPLE[number]) as who:
                decision = who.get(f"/api/tables/{table}").json()["decision"]
                if decision is None:
                    continue
                body = {"word": decision["options"][0], "turn": decision["turn"]}
                answer = who.post(f"/api/tables/{table}/choose", json=body)
                assert answer.status_code == 200, answer.text
                played.add((table, game))
                break
    assert {game for _, game in played} == {"elekt", "masters", "vendetta", "veto"}
    assert len(played) >= 10


def test_a_finished_game_can_be_continued_under_its_rules(house: Open, database: Path) -> None:
    for (table,) in rows(database, "select id from tables where is_over"):
        with visit(house, CREATOR) as creator:
            answer = creator.post(f"/t/{table}/continue", data={"token": "-", "at": 10})
            assert answer.status_code == 303, answer.text
            fresh = answer.headers["location"].rsplit("/", 1)[1]
        [(version,)] = rows(database, f"select rules_version from tables where id = '{fresh}'")
        assert version == 1
