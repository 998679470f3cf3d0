"""Whatever is refused is refused in the reader's language: packs, records, decks, settings."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner

import interrex
from interrex.cli import app
from interrex.engine import unreadable
from interrex.engine.errors import BadFile, BadSetting, Reason
from interrex.engine.packs import LANGUAGES
from interrex.games import house_text, own_pack
from interrex.words import Words, refusal
from interrex.words.samples import patterns, variables

PACKAGE = Path(interrex.__file__).parent
GAMES = interrex.games()
REFUSALS = ("BadFile", "BadSetting", "BadEffect", "Unplayable")
SAYS_WHY = re.compile(r"\b(Reason|no_card)\(")
# Who writes a scenario, trains a bot, compares bots or hosts a house reads English: those files, options and
# reports are in English throughout.
IN_ENGLISH = (
    "scenario", "saved.py", "positions.py", "learned.py", "leaves.py", "levels.py", "lab", "research",
    "arena.py", "simulate.py", "serve.py", "store", "coverage.py", "compiling.py",
)  # fmt: skip
OF_PROGRAMS = (
    "register",
    "register_bot",
    "_house_pack",
    "_archived_pack",
    "read_shelf",
)  # read by whoever plugs in


@cache
def sources() -> tuple[tuple[Path, ast.Module], ...]:
    """Every file in which something is refused."""
    found = []
    for file in sorted(PACKAGE.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        if any(f"{each}(" in text for each in (*REFUSALS, "Reason", "wrong")):
            if not any(each.removesuffix(".py") in (*file.parts, file.stem) for each in IN_ENGLISH):
                found.append((file, ast.parse(text)))
    return tuple(found)


def refusals(tree: ast.Module) -> Iterator[ast.Call]:
    """Every place where something is refused with words of its own."""
    programs = [each for each in ast.walk(tree) if getattr(each, "name", "") in OF_PROGRAMS]
    passed = {id(inner) for each in programs for inner in ast.walk(each)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and id(node) not in passed:
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name in REFUSALS or (name == "wrong" and len(node.args) >= 3):
                yield node


def test_every_refusal_says_why_as_data() -> None:
    """A refusal carries its reason, so that it can be said in every language."""
    bare = []
    count = 0
    for file, tree in sources():
        for call in refusals(tree):
            count += 1
            given = [getattr(each, "id", "") == "why" for each in call.args]
            given += [
                isinstance(each, ast.Starred) or SAYS_WHY.search(ast.unparse(each)) is not None
                for each in call.args
            ]
            if not any(given):
                bare.append(f"{file.relative_to(PACKAGE)}:{call.lineno}")
    assert not bare, bare
    assert count > 100


@cache
def reasons() -> dict[str, set[str]]:
    """Every kind of reason in the sources, with the values it brings."""
    slips = [*(kind for _, kind in unreadable.KINDS), unreadable.LETTER, *unreadable.INNER.values()]
    found: dict[str, set[str]] = {kind: {"detail", "shown"} for kind in slips}
    for _, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason" and len(node.args) > 1:
                kinds = [each.value for each in ast.walk(node.args[0]) if isinstance(each, ast.Constant)]
                values = {""}  # of a dictionary that stands elsewhere
                if isinstance(node.args[1], ast.Dict):
                    values = {str(getattr(key, "value", "")) for key in node.args[1].keys}
                for kind in map(str, kinds):
                    known = found.get(kind, {""})
                    found[kind] = values if known == {""} else known if values == {""} else known & values
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence(language: str) -> None:
    """In every language there is a sentence, and it asks for no value that the refusal does not bring."""
    known = {key: pattern for game in ("", *GAMES) for key, pattern in patterns(language, game).items()}
    kinds = reasons()
    assert len(kinds) > 80
    assert not [kind for kind in kinds if f"bad-{kind}" not in known]
    more = {"text"}  # of the effect that is read, see Entry.effect
    asked = {
        kind: variables(known[f"bad-{kind}"]) - values - more
        for kind, values in kinds.items()
        if values != {""}
    }
    assert not {kind: names for kind, names in asked.items() if names}
    said = {key[4:].partition(".")[0] for key in known if key.startswith("bad-")} - {"line", "line-card"}
    assert not said - set(kinds), "these sentences are said of nothing"


BROKEN = {
    "elekt": ("attach(", "fasten("),
    "vendetta": ("steal(", "rob("),
    "masters": ('["', '["lift_'),
    "veto": ("draw(", "pull("),
}


@pytest.mark.parametrize("game", BROKEN)
def test_a_mistake_in_an_effect_is_told_in_every_language(game: str, tmp_path: Path) -> None:
    right, wrong = BROKEN[game]
    text = house_text(game) or ""
    assert right in text
    file = tmp_path / "my-box.toml"
    file.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    for language, line, said in (
        ("pl", "Wiersz ", "nie ma czasownika „"),
        ("pt", "Linha ", "não há verbo “"),
    ):
        shown = CliRunner().invoke(app, ["pack", "check", str(file), "--lang", language])
        told = " ".join(shown.stderr.split())
        assert shown.exit_code == 2
        assert told.startswith(line)
        assert said + wrong.strip('["(') in told
        assert "there is no verb" not in told


def test_every_mistake_of_a_pack_is_told() -> None:
    """Each with its line, in the order of the lines."""
    text = (
        (house_text("elekt") or "")
        .replace('effect = ["', 'effect = ["un')
        .replace('id = "house"', 'id = "mine"')
    )
    with pytest.raises(BadFile) as bad:
        own_pack("elekt", text, "my-box.toml")
    lines = refusal(bad.value, "pl").split("\n")
    assert len(lines) > 3
    assert all(line.startswith("Wiersz ") and "czasownika" in line for line in lines)
    assert all(re.match(r"Wiersz \d+, karta [a-z-]+: ", line) for line in lines)
    numbers = [int(line.split()[1].rstrip(",")) for line in lines]
    assert numbers == sorted(numbers)


RECORD = """# Interrex record, check 0000000000000000
[record]
format = 1
"""


@pytest.mark.parametrize(
    ("command", "text", "said"),
    [
        (["verify"], RECORD, "zapis zmieniono albo ucięto"),
        (["replay"], "dear diary", "to nie jest zapis gry"),
        (["play", "--resume"], RECORD, "zapis zmieniono albo ucięto"),
    ],
)
def test_a_bad_record_is_refused_in_the_readers_language(
    command: list[str], text: str, said: str, tmp_path: Path
) -> None:
    file = tmp_path / "evening.game"
    file.write_text(text, encoding="utf-8")
    shown = CliRunner().invoke(app, [*command, str(file), "--lang", "pl"])
    assert shown.exit_code == 2
    assert said in " ".join(shown.stderr.split())


def test_what_has_no_words_is_told_in_english() -> None:
    odd = BadSetting("It cannot be done.", Reason("of-another-game", {}))
    assert refusal(odd, "pl") == "It cannot be done."
    assert not Words("pl").can_say(odd)
    seats = BadSetting(
        "Elekt is for 2 seats, not 9.", Reason("seats", {"game": "elekt", "known": "2", "number": 9})
    )
    assert refusal(seats, "en") == "Elekt is for 2 seats, not 9."
    assert "liczba miejsc" in refusal(seats, "pl").lower()


NOBODY_THERE = """[pack]
id = "mine"
game = "masters"
version = 1
extends = "house"
name = { en = "Mine" }

[[event]]
id = "mine"
instead_of = "elite-squad"
name = { en = "Mine" }
act = 3
red = "r1c1"
grey = ["r1c2", "r3c2"]
kind = "permanent"
moments = [{ when = ["vampire_enters(own)"], do = ["veil_up(1)"] }]
text = { en = "Mine" }
origin = "box"
"""


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_command_refuses_a_pack_in_the_words_of_its_game(language: str, tmp_path: Path) -> None:
    # every game has a sentence for this mistake, and that of the first one speaks of Units
    file = tmp_path / "mine.toml"
    file.write_text(NOBODY_THERE, encoding="utf-8")
    with pytest.raises(BadFile) as bad:
        own_pack("masters", NOBODY_THERE, str(file), range(1, 100))
    said = {name: " ".join(Words(language, name).why(bad.value).split()) for name in ("masters", "elekt")}
    assert said["masters"] != said["elekt"]
    shown = CliRunner().invoke(app, ["pack", "check", str(file), "--lang", language]).output
    assert " ".join(shown.split()) == said["masters"]
