"""README and docs are executed: Python examples, scenarios, commands, links."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest
from typer.main import get_command

from interrex.cli import app
from interrex.match import scenario

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(page: Path, kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", page.read_text(encoding="utf-8"), re.M | re.S)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_python_examples_run(page: Path) -> None:
    found = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert found.failed == 0
    assert found.attempted or ">>>" not in page.read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_scenarios_hold(page: Path) -> None:
    for block in blocks(page, "toml"):
        if "[scenario]" in block:
            assert scenario.run(scenario.read(block, str(page))) == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_commands_exist(page: Path) -> None:
    command = get_command(app)
    for block in blocks(page, "console"):
        for line in re.findall(r"^\$ (?:interrex|\./run) (.*)$", block, re.M):
            name, *rest = line.split()
            assert name in command.commands, f"{page.name}: no command {name!r}"
            inner = command.commands[name]
            if hasattr(inner, "commands"):
                assert rest[0] in inner.commands, f"{page.name}: no command {name} {rest[0]}"
                inner = inner.commands[rest[0]]
            known = {option for parameter in inner.params for option in parameter.opts}
            for word in rest:
                if word.startswith("--"):
                    assert word.split("=")[0] in known, f"{page.name}: {name} has no option {word}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+?)\)", page.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), f"{page.name} links to {target}, which is not there"
