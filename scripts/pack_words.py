"""Write docs/packs/<game>.md anew: the language of each game's packs, and sixty texts said in it."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

from interrex.cli.language import reference

ROOT = Path(__file__).parent.parent
GAMES = ("elekt", "masters", "veto", "vendetta")


def before(texts: list[dict[str, str]]) -> str:
    """How many of them could be said when they were written down."""
    then = [text["before"] for text in texts]
    exact, roughly, none = [then.count(each) for each in ("exact", "approximate", "impossible")]
    return (
        f"They were written down before the language was extended. Then {exact} could be said exactly, "
        f"{roughly} roughly and {none} not at all; now all can, and a test shows each at work in a position."
    )


def page(game: str) -> str:
    """The page of a game."""
    lines = reference(game)
    texts = ROOT / "tests" / "packs" / "own_box" / f"{game}.toml"
    if texts.is_file():
        found = tomllib.loads(texts.read_text(encoding="utf-8"))["text"]
        lines += [f"## {'Twenty texts' if len(found) == 20 else 'Some texts'} and how they are said", ""]
        lines += [before(found), ""]
        for text in found:
            lines += [
                f"{text['says']}",
                "",
                "```toml",
                f"# in [[{text['family']}]]",
                text["card"].strip(),
                "```",
                "",
            ]
    return "\n".join(lines).rstrip("\n") + "\n"


def main() -> None:
    for game in GAMES:
        (ROOT / "docs" / "packs" / f"{game}.md").write_text(page(game), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
