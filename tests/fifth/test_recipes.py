"""The code that docs/add-a-game.md and docs/add-a-bot.md show is that of the examples, word for word."""

from __future__ import annotations

import re

import pytest

from tests.fifth.plugging import PATIENT, REGALIA, ROOT

SHOWN = {"add-a-game.md": REGALIA, "add-a-bot.md": PATIENT}
BLOCK = re.compile(r"^```(python|toml|html|markdown|fluent)\n(.*?)^```", re.M | re.S)
KINDS = (".py", ".toml", ".html", ".md", ".ftl")


@pytest.mark.parametrize("page", SHOWN)
def test_what_is_shown_stands_in_the_example(page: str) -> None:
    files = [file for file in SHOWN[page].rglob("*") if file.suffix in KINDS]
    texts = [file.read_text(encoding="utf-8") for file in files]
    blocks = BLOCK.findall((ROOT / "docs" / page).read_text(encoding="utf-8"))
    assert len(blocks) >= 2
    for _, block in blocks:
        if ">>>" not in block:  # those are run
            assert any(block in text or block.rstrip("\n") in text for text in texts), block
