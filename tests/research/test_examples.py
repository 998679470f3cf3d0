"""What is shown to researchers runs: examples, the notebook, and the page of every game."""

from __future__ import annotations

import contextlib
import importlib.util
import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from interrex.engine.chance import Chance
from interrex.games import OWN, game_spec
from interrex.research.__main__ import field_lines, main
from interrex.research.encodings import MissingExtra, encoding_of, needs
from interrex.research.episodes import new_table
from interrex.research.measures import hidden_bits

ROOT = Path(__file__).parent.parent.parent
HAS_GYM = importlib.util.find_spec("gymnasium") is not None
HAS_ALL = all(importlib.util.find_spec(each) for each in ("gymnasium", "pettingzoo", "pyspiel"))
HAS_TORCH = importlib.util.find_spec("torch") is not None


def run(*command: str) -> str:
    """What a program of ours prints."""
    path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": path, "OMP_NUM_THREADS": "1"}
    done = subprocess.run(
        [sys.executable, *command], capture_output=True, text=True, env=environment, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def test_the_first_steps_run() -> None:
    said = run(str(ROOT / "examples" / "research_first_steps.py"))
    assert all(f"{game}: observation {encoding_of(game).size}" in said for game in OWN)


@pytest.mark.skipif(not HAS_GYM, reason="NOT TESTED: gymnasium not installed; see docs/research.md")
@pytest.mark.filterwarnings("ignore")
def test_the_notebook_runs() -> None:
    notebook = json.loads((ROOT / "examples" / "research.ipynb").read_text(encoding="utf-8"))
    program = "\n".join("".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code")
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(program, "research.ipynb", "exec"), {})
    assert "five worlds, one observation" in printed.getvalue()


@pytest.mark.skipif(not HAS_ALL, reason="NOT TESTED: not all of pettingzoo, gymnasium, openspiel installed")
def test_what_the_page_shows_runs_in_a_fresh_process() -> None:
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    said = run("-c", "\n".join([*blocks, "print(env.reset(seed=1)[1], envs.num_envs, game.num_players())"]))
    assert len(blocks) >= 3
    assert said.startswith("{'seat': ")
    assert said.endswith("} 64 4\n")


@pytest.mark.skipif(not (HAS_GYM and HAS_TORCH), reason="NOT TESTED: gymnasium or torch not installed")
def test_ppo_trains_from_an_example_of_one_page() -> None:
    example = ROOT / "examples" / "research_ppo.py"
    assert len(example.read_text(encoding="utf-8").splitlines()) < 150
    said = run(str(example), "--game", "masters", "--steps", "128", "--envs", "4", "--length", "16")
    assert "steps 128" in said


@pytest.mark.parametrize("name", OWN)
def test_the_page_of_a_game_lists_the_fields_as_they_are(name: str) -> None:
    page = (ROOT / "docs" / "research" / f"{name}.md").read_text(encoding="utf-8")
    encoding = encoding_of(name)
    for line in (*field_lines(encoding.fields), *field_lines(encoding.option_fields)):
        assert line in page, f"write it anew: python -m interrex.research {name} > docs/research/{name}.md"
    assert f"{encoding.actions} phrases" in page


def test_the_page_is_written_by_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["masters", "--games", "1"]) == 0
    written = capsys.readouterr().out
    assert written.startswith(f"# {game_spec('masters').title}, for researchers")


def test_less_is_hidden_from_a_seat_that_has_seen_more() -> None:
    table = new_table(encoding_of("elekt"), 3, seed=1)
    watcher = hidden_bits(table, 3)
    chance = Chance.from_seed(1)
    while table.decision is not None and table.decision.question != "assign":
        table.play(chance.below(len(table.asked[0][2])))
    assert hidden_bits(table, 3) > watcher  # recruits were drawn in secret
    assert hidden_bits(table, 0) < hidden_bits(table, 3)


def test_a_missing_library_names_the_extra() -> None:
    with pytest.raises(MissingExtra, match=r"pip install 'interrex\[gymnasium\]'"):
        needs("a_library_that_nobody_has", "gymnasium")
