"""``python -m interrex.research GAME``: the page of a game for researchers, measured and written anew."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from interrex.engine.encoding import Field
from interrex.engine.errors import InterrexError
from interrex.games import game_spec, names
from interrex.research.encodings import encoding_of
from interrex.research.measures import size_of


def field_lines(fields: Sequence[Field]) -> list[str]:
    """A table of fields; those of cards by role share one line each."""
    lines = ["| field | places | meaning |", "|---|---|---|"]
    for field in fields:
        places = f"{field.start}–{field.start + field.size - 1}" if field.size > 1 else str(field.start)
        lines.append(f"| {field.name} | {places} | {field.meaning} |")
    return lines


def page(game: str, games: int) -> str:
    """The whole page."""
    spec, encoding = game_spec(game), encoding_of(game)
    lines = [
        f"# {spec.title}, for researchers",
        "",
        f"Written by `python -m interrex.research {game} --games {games}`; see [research](../research.md).",
        "",
        "## How large it is",
        "",
        f"Random games, {games} for each number of seats; choices without an alternative are not counted.",
        "*Hidden* is how many bits say where the cards unknown to the deciding seat lie (at most;",
        "the order of decks is not counted).",
        "",
        "| seats | horizon | longest | branching | widest | hidden | most |",
        "|---|---|---|---|---|---|---|",
    ]
    for seats in spec.seats:
        size = size_of(game, seats, games)
        lines.append(
            f"| {seats} | {size.horizon:.0f} | {size.longest} | {size.branching:.1f} | {size.widest} "
            f"| {size.hidden:.0f} bits | {size.most_hidden:.0f} bits |"
        )
    lines += [
        "",
        "How strong our bots are there: [bots](../bots.md). The rules: "
        f"[{spec.title}](../games/{game}.md), and `interrex rules {game}`.",
        "",
        "## The observation",
        "",
        f"{encoding.size} numbers; encoding `{encoding.fingerprint}`.",
        "",
        *field_lines(encoding.fields),
        "",
        "## The features of an option",
        "",
        f"{encoding.option_size} numbers.",
        "",
        *field_lines(encoding.option_fields),
        "",
        "## Actions",
        "",
        f"{encoding.actions} phrases: single words, cards, seats, numbers and letters, and these patterns:",
        "",
        *[f"- `{pattern}`" for pattern in encoding.seen.phrases],
    ]
    return "\n".join(lines) + "\n"


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        "python -m interrex.research", description="The page of a game, measured."
    )
    parser.add_argument("game", choices=names())
    parser.add_argument("--games", type=int, default=20, help="random games for each number of seats")
    asked = parser.parse_args(given)
    try:
        print(page(asked.game, asked.games), end="")
    except InterrexError as refused:
        print(refused, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
