"""The arena: deals, seatings, the test that may stop, and its file of results."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import types
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from interrex.cli import app
from interrex.engine.errors import BadSetting
from interrex.lab import statistics
from interrex.lab.arena import Contest, Played, Standings, play_game
from interrex.lab.statistics import SureYet, ratings, wilson


def run(*args: object) -> Any:
    return CliRunner().invoke(app, ["arena", *map(str, args)])


def test_every_bot_sits_in_every_seat() -> None:
    contest = Contest("elekt", 3, ("easy", "random"))
    assert contest.seatings == (
        ("easy", "random", "random"),
        ("random", "easy", "random"),
        ("random", "random", "easy"),
    )
    assert contest.even == pytest.approx(1 / 3)
    assert len(Contest("elekt", 3, ("easy", "random", "greedy")).seatings) == 3
    assert Contest("masters", 2, ("easy", "greedy")).seatings == (("easy", "easy"), ("greedy", "greedy"))
    teams = Contest("vendetta", 4, ("easy", "random"), variants={"teams": True})
    assert teams.even == pytest.approx(0.5)


def test_the_same_deal_is_played_alike() -> None:
    contest = Contest("elekt", 2, ("search:3", "random"))
    one, two = (play_game(contest, 4, contest.seatings[0]) for _ in range(2))
    assert (one.outcome, one.choices, one.rule) == (two.outcome, two.choices, two.rule)


def test_the_test_stops_when_it_is_clear_and_seldom_errs() -> None:
    sure = SureYet(0.5)
    needed = 0
    while not sure.answer:
        sure.add(0.9)
        needed += 1
    assert sure.answer == "above"
    assert needed < 20
    luck = random.Random(1)
    wrong = 0
    for _ in range(200):
        sure = SureYet(1 / 3)
        for _ in range(150):
            sure.add(float(luck.random() < 1 / 3))
            if sure.answer:
                wrong += 1
                break
    assert wrong <= 10  # 5 % at most, however often one looks


@pytest.mark.parametrize("bar", [0.0, 1.0, -1.0, 2.0])
def test_a_bar_that_cannot_be_is_refused(bar: float) -> None:
    with pytest.raises(BadSetting, match="between 0 and 1"):
        SureYet(bar)


def test_intervals() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(30, 60)
    assert (round(low, 3), round(high, 3)) == (0.377, 0.623)


def played(deal: int, seating: tuple[str, ...], outcome: tuple[float, ...]) -> Played:
    zero = dict.fromkeys(seating, 0.0)
    return Played(deal, seating, outcome, "EL-803", dict.fromkeys(seating, 1), zero, zero)


def test_a_deal_counts_once_all_its_games_are_played() -> None:
    contest = Contest("elekt", 2, ("easy", "random"))
    standings = Standings(contest)
    standings.add(played(1, ("easy", "random"), (1.0, 0.0)))
    assert standings.test.above == [1.0] * len(standings.test.above)
    standings.add(played(1, ("random", "easy"), (0.0, 1.0)))
    assert min(standings.test.above) > 1.0
    assert standings.share("easy")[:2] == (2.0, 2)


def test_with_all_decks_every_pair_has_its_turn() -> None:
    contest = Contest("veto", 2, ("easy", "random"), all_decks=True)
    pairs = [tuple(contest.decks_of(deal).values()) for deal in range(6)]
    assert len(set(pairs)) == 6
    assert {deck for pair in pairs for deck in pair} == {
        "awanturnicy", "dworscy", "radziwillowie", "wisniowieccy",
    }  # fmt: skip
    assert contest.table(3).settings.variants["deck_a"] == pairs[3][0]
    assert Contest("veto", 2, ("easy", "random")).decks_of(3) == {}


def test_results_are_kept_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    options = ("elekt", "--seats", 2, "--bots", "search:1,random", "-j", 1, "--no-ratings", "--results", file)
    first = run(*options, "-n", 2)
    assert first.exit_code == 0, first.output
    assert "2 games of 1 deals" in first.output
    before = file.read_text()
    file.write_text(before + '{"deal": 1, "seat')  # cut short by a crash
    assert "4 games of 2 deals" in run(*options, "-n", 4).output
    after = file.read_text().splitlines()
    assert after[:3] == before.splitlines()
    assert len(after) == 5
    assert json.loads(after[0])["bots"] == ["search:1", "random"]


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (("elekt", "--bots", "hardest,random"), "There is no bot 'hardest'"),
        (("elekt", "--bots", "easy,easy"), "names a bot twice"),
        (("elekt", "--seats", 7, "--bots", "easy,random"), "for 2, 3, 4 seats"),
        (("elekt", "--seats", 2, "--bots", "easy,random,greedy"), "3 bots for 2 seats"),
        (("chess", "--bots", "easy,random"), "There is no game"),
        (("elekt", "--bots", "easy,random", "--bar", "1.5"), "between 0 and 1"),
        (("elekt", "--bots", "easy,random", "--all-decks"), "elekt has none"),
        (("elekt", "--bots", "easy,random", "--ruling", "nonsense=1"), "nonsense"),
    ],
)
def test_bad_input_is_refused_and_nothing_is_written(
    tmp_path: Path, options: tuple[object, ...], why: str
) -> None:
    file = tmp_path / "results.jsonl"
    result = run(*options, "--no-ratings", "--results", file)
    assert result.exit_code == 2
    assert why in " ".join(result.output.split())
    assert not file.exists()


@pytest.mark.parametrize("held", ["nonsense\n", '{"arena": 1, "game": "veto"}\n', "[]\n", '{"a": 1}\n'])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, held: str) -> None:
    file = tmp_path / "results.jsonl"
    file.write_text(held)
    result = run("elekt", "--seats", 2, "--bots", "easy,random", "--no-ratings", "--results", file)
    assert result.exit_code == 2
    assert "Name another file" in " ".join(result.output.split())
    assert file.read_text() == held


def test_a_missing_library_names_its_extra(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    file = tmp_path / "results.jsonl"
    result = run("elekt", "--seats", 2, "--bots", "easy,random", "--results", file)
    assert result.exit_code == 2
    assert "interrex[lab]" in " ".join(result.output.split())
    assert not file.exists()


def test_who_sits_twice_is_rated_by_the_mean(monkeypatch: pytest.MonkeyPatch) -> None:
    class Model:
        """As openskill's, but a winner gains 1 and a loser loses 1."""

        def rating(self, mu: float = 25.0, sigma: float = 8.0, name: str = "") -> Any:
            return types.SimpleNamespace(mu=mu, sigma=sigma, name=name)

        def rate(self, teams: list[list[Any]], scores: list[float]) -> list[list[Any]]:
            return [
                [self.rating(team[0].mu + (1 if score == max(scores) else -1), 7.0)]
                for team, score in zip(teams, scores, strict=True)
            ]

    monkeypatch.setattr(statistics, "rating_model", Model)
    found = ratings(("a", "b"), [(("a", "b", "b"), (0.0, 1.0, 0.0))])
    assert found == {"a": (24.0, 7.0), "b": (25.0, 7.0)}


def test_the_better_bot_is_rated_higher() -> None:
    """By the real library, where it is installed."""
    pytest.importorskip("openskill")
    won = [(("a", "b", "b"), (1.0, 0.0, 0.0)), (("b", "a", "b"), (0.0, 1.0, 0.0))] * 10
    found = ratings(("a", "b"), won)
    assert found["a"][0] > found["b"][0] + found["b"][1]
    even = ratings(("a", "b"), [(("a", "b"), (0.5, 0.5))] * 10)
    assert even["a"][0] == pytest.approx(even["b"][0])


def test_an_interrupt_keeps_what_is_done(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    code = (
        "import interrex.cli.arena as arena, interrex.cli, sys\n"
        "real, count = arena.play_job, []\n"
        "def interrupted(job):\n"
        "    count.append(job)\n"
        "    if len(count) == 3: raise KeyboardInterrupt\n"
        "    return real(job)\n"
        "arena.play_job = interrupted\n"
        "sys.argv = 'interrex arena elekt --seats 2 --bots search:1,random -n 8 -j 1 --no-ratings'.split()\n"
        f"sys.argv += ['--results', {str(file)!r}]\n"
        "interrex.cli.main()\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "stopped: what was played is counted" in done.stdout
    assert len(file.read_text().splitlines()) == 3
