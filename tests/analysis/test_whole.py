"""A whole game: only real decisions, sums that add up, in any order, and clear words for bad files."""

from __future__ import annotations

import json
import os
from multiprocessing import get_context
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import interrex
from interrex.analysis.choices import QUICK, Depth
from interrex.analysis.telling import as_lines, curve, signed, sparkline
from interrex.analysis.whole import Analysis, Moment, Reader, finished, put_together, turns_of
from interrex.cli import analyse, app
from interrex.engine.chance import Chance
from interrex.engine.settings import Record
from interrex.engine.table import Table
from interrex.match import record as records
from interrex.words import Words
from tests.bots.small import Nothing, playable

LIGHT = Depth("quick", 6, 2, 1)


def played(name: str = "elekt", seats: int = 2, seed: int = 3) -> Table:
    """A game played at random."""
    game = interrex.new(name, seats, seed)
    chance = Chance(seed)
    while not game.is_over:
        decision = game.decisions[0]
        game.choose(decision.options[chance.below(len(decision.options))], decision.seat)
    return game


@pytest.fixture(scope="module")
def record() -> Record:
    return played().record()


@pytest.fixture(scope="module")
def analysis(record: Record) -> Analysis:
    """The beginning of a game of Elekt, and its end."""
    reader = Reader(record)
    moments = [reader.moment(each, LIGHT) for each in reader.moments()[:12]]
    return put_together(finished(record), LIGHT, moments)


def test_a_forced_choice_is_never_judged() -> None:
    """Ten matches: two, three, three (one was right), one (two would have won); the last must be taken."""
    with playable("matches") as game:
        for number, word in enumerate(("2", "3", "3", "1", "1")):
            game.choose(word, number % 2)
        reader = Reader(game.record(), Nothing())
        assert reader.moments() == [0, 1, 2, 3]
        found = [reader.moment(number, Depth("quick", 200, 40, 4)) for number in reader.moments()]
        whole = put_together(game, QUICK, found)
    assert whole["choices"] == 5
    assert [each["mark"] for each in whole["moments"]] == ["", "", "blunder", "blunder"]
    assert [each["best"]["option"] for each in whole["moments"]][2:] == ["1", "2"]


def test_what_was_chosen_is_what_is_judged(record: Record, analysis: Analysis) -> None:
    for each in analysis["moments"]:
        assert record.choices[each["number"]] == ("ABCDEF".index(each["seat"]), each["chosen"]["option"])
        assert each["cost"] >= 0
        if each["mark"]:
            assert each["chosen"]["high"] < each["best"]["low"]


def test_where_the_chances_went_adds_up(analysis: Analysis) -> None:
    """From the start to the end by own choices, those of others, and luck; what one loses another gains."""
    for sums in analysis["sums"]:
        whole = sums["start"] + sums["own"] + sums["others"] + sums["luck"]
        assert whole == pytest.approx(sums["end"], abs=1e-3)
    assert sum(each["own"] + each["others"] for each in analysis["sums"]) == pytest.approx(0, abs=0.05)
    assert sorted(analysis["end"]) == [0.0, 1.0]


def test_moments_may_be_looked_at_in_any_order(record: Record, analysis: Analysis) -> None:
    reader = Reader(record)
    numbers = [each["number"] for each in analysis["moments"]][5:9]
    found = {number: reader.moment(number, LIGHT) for number in reversed(numbers)}
    assert [json.dumps(found[number]) for number in numbers] == [
        json.dumps(each) for each in analysis["moments"] if each["number"] in numbers
    ]


def test_secret_answers_are_no_points_of_a_curve() -> None:
    """While some have answered in secret and others have not, nobody can say how things stand."""
    record = played("vendetta", 3, 2).record()
    reader = Reader(record)
    together = [number for number in reader.moments() if reader.at(number).together]
    moment = reader.moment(together[0], LIGHT)
    assert (moment["own"], moment["open"]) == ([], [])
    alone = next(number for number in reader.moments() if not reader.at(number).together)
    moment = reader.moment(alone, LIGHT)
    assert sum(moment["open"]) == pytest.approx(1, abs=1e-3)
    assert len(moment["own"]) == 3


def row(number: int, chance: float, effect: float) -> Moment:
    valued: dict[str, object] = {"option": "x", "chance": chance, "low": chance, "high": chance}
    found: dict[str, object] = {
        "number": number, "seat": "A", "question": "q", "options": 2, "chosen": valued, "best": valued,
        "cost": 0.0, "mark": "", "reasons": [], "line": [], "effects": [effect, -effect], "doubt": 0.0,
        "own": [chance, 1 - chance], "open": [chance, 1 - chance],
    }  # fmt: skip
    return found  # type: ignore[return-value]


def test_turning_points_say_whether_it_was_luck() -> None:
    rows = [row(0, 0.5, 0.0), row(3, 0.52, -0.3), row(4, 0.2, 0.0), row(9, 0.25, 0.0)]
    turns = turns_of(rows, [1.0, 0.0], 12)
    assert [(each["number"], each["seat"], each["by"]) for each in turns] == [
        (3, "A", "choice"), (9, "A", "luck"),
    ]  # fmt: skip


# --- in words --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "pl", "pt"])
def test_everything_is_said(record: Record, analysis: Analysis, language: str) -> None:
    marked: Analysis = json.loads(json.dumps(analysis))
    marked["moments"][0]["mark"] = "blunder"
    lines = list(as_lines(marked, Reader(record), Words(language, "elekt"), 80))
    assert not [line for line in lines if "ui-analysis" in line or "$" in line]
    assert len([line for line in lines if "▁" in line or "█" in line]) == 4


def test_a_curve_is_drawn_in_any_width(analysis: Analysis) -> None:
    points = curve(analysis, "own", 0)
    assert points[-1] == (analysis["choices"], analysis["end"][0])
    assert len(sparkline(points, 12)) == 12
    assert len(sparkline(points[-1:], 12)) == 1
    assert [signed(each) for each in (0.1, -0.1, 0.0)] == ["+10", "−10", "0"]


# --- the command -----------------------------------------------------------------------------------


@pytest.fixture
def file(record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    some = Reader(record).moments()[:5]
    monkeypatch.setattr(Reader, "moments", lambda _: some)
    monkeypatch.setattr(analyse, "QUICK", Depth("quick", 2, 1, 1))
    monkeypatch.setenv("INTERREX_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")
    name = tmp_path / "a.game"
    name.write_text(records.to_text(record), encoding="utf-8")
    return name


def run(*words: object) -> Result:
    return CliRunner().invoke(app, ["analyse", *map(str, words)])


def test_the_command_tells_a_game(file: Path) -> None:
    done = run(file, "--jobs", 1)
    assert done.exit_code == 0, done.output
    assert done.stdout.startswith("Quick analysis of Elekt.")
    assert max(map(len, done.stdout.splitlines())) <= 80
    again = json.loads(run(file, "--json", "--jobs", 1).stdout)
    assert again["game"] == "elekt"
    assert len(again["moments"]) == 5
    assert len(again["told"]) == sum(bool(each["mark"]) for each in again["moments"])


def test_processes_share_few_moments_and_read_no_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pipe can be read once; and a machine with many cores uses as many as there is work for."""
    started = []

    class Context:
        def Pool(self, count: int, begin: Any, given: tuple[object, ...]) -> Any:  # noqa: N802
            started.append(count)
            assert not any(isinstance(each, Path) for each in given)
            return get_context("spawn").Pool(count, begin, given)

    monkeypatch.setattr(analyse, "get_context", lambda _: Context())
    alone = run(file, "--json", "--jobs", 1)
    pipe = file.with_name("pipe")
    os.mkfifo(pipe)
    writer = Thread(target=pipe.write_text, args=(file.read_text(encoding="utf-8"), "utf-8"))
    writer.start()
    shared = run(pipe, "--json", "--jobs", 16)
    writer.join()
    assert shared.exit_code == 0, shared.output
    assert shared.stdout == alone.stdout
    assert started == [2]


def test_bad_and_foreign_files_are_refused_in_a_sentence(file: Path, tmp_path: Path) -> None:
    unfinished = tmp_path / "b.game"
    unfinished.write_text(records.to_text(interrex.new("elekt", 2, 1).record()), encoding="utf-8")
    foreign = tmp_path / "c.game"
    foreign.write_bytes(b"\x89PNG\xff\xfe")
    notes = tmp_path / "d.game"
    notes.write_text("dear diary", encoding="utf-8")
    edited = tmp_path / "e.game"
    edited.write_text(file.read_text(encoding="utf-8").replace("A: ", "B: ", 1), encoding="utf-8")
    for name, said in (
        (unfinished, "is not over"), (foreign, "not a text file"), (notes, "does not begin as a record"),
        (edited, "edited or cut"), (tmp_path / "none.game", "No such file"),
    ):  # fmt: skip
        done = run(name)
        assert done.exit_code == 2
        assert said in " ".join(done.stderr.split())
        assert done.stdout == ""
    assert "not both" in run(file, "--quick", "--deep").stderr
    assert "jeszcze trwa" in " ".join(run(unfinished, "--lang", "pl").stderr.split())
