"""The sheet of all sentences: ``python -m interrex.words.sheet > docs/words.md``.

Every message of every game and of the pages with examples in all languages, side by side, and the glossary,
so that whoever knows a language can read through what the table says in it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial

from interrex.engine.packs import LANGUAGES
from interrex.games import OWN, game_spec
from interrex.words.glossary import avoided, terms
from interrex.words.samples import Example, Sampler, page_examples, page_patterns, patterns

EXAMPLES = 3  # of one message
GRAMMAR = ("seat-", "called-", "card-", "list-", "gloss-")  # they are seen in other sentences
TOLD = ("", "you", "1", "5", "no card")  # what is shown of a message beside its usual form
HEAD = """# What the table says

Every sentence of the games and of the pages, in English, Polish and Brazilian Portuguese, with examples:
names of people, numbers and cards of different kinds. It is made by one command and never edited by hand:

    python -m interrex.words.sheet > docs/words.md

The sentences are in `words/`, in the `words/` of each game and of the web.
`tests/test_renderings.py` reads all of them with every kind of argument, and fails on a form that is
missing, on a bare name where a case is asked for, and on a number without plural branches;
`tests/test_glossary.py` looks for words that are to be avoided.
"""


def lines() -> Iterator[str]:
    """The sheet, line by line."""
    yield from HEAD.splitlines()
    for game in OWN:
        yield from ("", f"## {game_spec(game).title}")
        yield from table(game)
    yield from ("", "## What all games share")
    yield from table("")
    yield from ("", "## The pages")
    yield from rows(
        [key for key in page_patterns(LANGUAGES[0]) if "." not in key],
        {language: partial(page_examples, language) for language in LANGUAGES},
    )
    yield from glossary()


def table(game: str) -> Iterator[str]:
    """All messages of a game."""
    shared = set(patterns(LANGUAGES[0], "")) if game else set()
    keys = [key for key in patterns(LANGUAGES[0], game) if not key.startswith(GRAMMAR) and key not in shared]
    keys = [key for key in keys if "." not in key or key.startswith(("ask-", "log-", "option-", "reading"))]
    return rows(keys, {language: Sampler(language, game).examples for language in LANGUAGES})


def rows(keys: list[str], examples: dict[str, Callable[[str], Iterator[Example]]]) -> Iterator[str]:
    """A table: each message with its examples in every language."""
    yield from ("", f"| message | {' | '.join(LANGUAGES)} |", "|---" * (len(LANGUAGES) + 1) + "|")
    for key in keys:
        cells = [" <br> ".join(_some(examples[language](key))) for language in LANGUAGES]
        yield f"| `{key}` | {' | '.join(cells)} |"


def _some(examples: Iterator[Example]) -> list[str]:
    """A few examples: the usual one, what the reader is told, other numbers."""
    found = list(examples)
    chosen = [each.text for number, each in enumerate(found) if not number or each.about in TOLD]
    return [text.replace("|", "\\|") for text in dict.fromkeys(chosen)][:EXAMPLES]


def glossary() -> Iterator[str]:
    """The terms of every game, and what is to be avoided."""
    yield from ("", "## Glossary")
    for game in OWN:
        yield from (
            "",
            f"### {game_spec(game).title}",
            "",
            f"| {' | '.join(LANGUAGES)} |",
            "|---" * len(LANGUAGES) + "|",
        )
        yield from (f"| {' | '.join(term[language] for language in LANGUAGES)} |" for term in terms(game))
    yield from (
        "",
        "### Words to be avoided",
        "",
        "| language | game | not (a pattern) | but |",
        "|---|---|---|---|",
    )
    for each in avoided():
        pattern = each.pattern.pattern.replace("|", "\\|")
        yield f"| {each.language} | {each.game or 'all'} | `{pattern}` | {each.say} |"


def main() -> None:
    """Print the sheet."""
    sys.stdout.write("\n".join(lines()) + "\n")


if __name__ == "__main__":
    main()
