"""A cluster: the same rows as on one core, also when a worker dies in the middle."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from interrex.engine.errors import BadSetting
from interrex.lab.arena import Contest
from interrex.lab.rows import Rows
from interrex.lab.spread import TASKS_WAITING, on_cores, on_ray

CONTEST = Contest("elekt", 2, ("random",))
PLACES = [(deal, 0) for deal in range(3 * TASKS_WAITING)]

# Ray changes signals and paths of the process that it is started in, so it has one of its own.
ON_RAY = """
import os, pathlib, signal, sys
from interrex.lab import spread
from interrex.lab.rows import play
from tests.lab.test_ray import CONTEST, PLACES, in_order

died = pathlib.Path(sys.argv[1])

def play_and_die_once(contest, places):
    found = [play(contest, *place) for place in places]
    if places[0][0] >= 4 and not died.exists():
        died.write_text(str(os.getpid()))
        os.kill(os.getpid(), signal.SIGKILL)
    return found

spread.play_places = play_and_die_once
played = list(spread.on_ray("local", jobs=2)(CONTEST, PLACES))
print(in_order(played))
"""


def in_order(games: list[Rows]) -> Rows:
    found = Rows()
    for each in games:
        found.add(each)
    found.sort()
    return found


@pytest.mark.slow
@pytest.mark.skipif(
    find_spec("ray") is None, reason="NOT TESTED: ray not installed (pip install 'interrex[ray]')"
)
def test_a_worker_killed_in_the_middle_loses_nothing(tmp_path: Path) -> None:
    died = tmp_path / "died"
    command = [sys.executable, "-c", ON_RAY, str(died)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert died.exists()
    assert str(in_order(list(on_cores(1)(CONTEST, PLACES)))) in done.stdout


def test_every_place_is_played_once_on_a_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many tasks there are for however few cores."""

    def wait(tasks: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        return tasks[:num_returns], tasks[num_returns:]

    cluster = SimpleNamespace(
        init=lambda **_: None, put=lambda contest: contest, wait=wait, get=list, shutdown=lambda: None,
        remote=lambda **_: lambda _: SimpleNamespace(remote=lambda _, places: tuple(places)),
        cluster_resources=lambda: {"CPU": 2.0},
    )  # fmt: skip
    monkeypatch.setitem(sys.modules, "ray", cluster)
    for number in (1, 7, 8, 9, 63, 64, 65, 200):
        places = [(deal, 0) for deal in range(number)]
        assert sorted(on_ray("local")(CONTEST, places)) == places  # type: ignore[type-var]


def test_where_no_cluster_is_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace())
    for address in ("127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999"):
        with pytest.raises(BadSetting, match=f"There is no Ray cluster at '{address}': "):
            on_ray(address)
