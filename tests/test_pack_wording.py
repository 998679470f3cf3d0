"""The wording of packs: what a card says may be corrected, what it does stays; grammar and notes by language."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import interrex
from interrex.engine.errors import BadFile
from interrex.engine.packs import LANGUAGES
from interrex.games import game_spec, house_pack, house_text
from interrex.words import Words

WORDING = {"grammar", "known", "nickname", "note", "stand_in", "text"}
# Elekt gives the first Sceptre by the alphabet (EL-134), Veto! tells unique cards apart by name (VT-411).
NAMES_THAT_COUNT = {"elekt": {"en", "pl"}, "veto": {"pl"}}
PACKS = sorted(Path(interrex.__file__).parent.glob("games/*/packs/archive/*.toml"))


def rules_of(game: str, value: Any) -> Any:
    """A pack without its wording."""
    if isinstance(value, dict):
        if set(value) == set(LANGUAGES):
            return {language: text for language, text in value.items() if language in NAMES_THAT_COUNT.get(game, ())}
        return {name: rules_of(game, each) for name, each in value.items() if name not in WORDING}
    return [rules_of(game, each) for each in value] if isinstance(value, list) else value


@pytest.mark.parametrize("file", PACKS, ids=lambda file: f"{file.parts[-4]}-{file.stem}")
def test_corrected_wording_changes_no_rule(file: Path) -> None:
    """An earlier house pack with other rules needs another archive file, and this test an exception with its reason."""
    game = file.parts[-4]
    before = rules_of(game, tomllib.loads(file.read_text(encoding="utf-8")))
    now = rules_of(game, tomllib.loads(house_text(game) or ""))
    assert before == now


def test_every_earlier_pack_still_opens() -> None:
    for file in PACKS:
        assert house_pack(file.parts[-4], file.stem).hash == file.stem
    assert len(PACKS) >= 4


def notes(game: str) -> Iterator[tuple[str, dict[str, str]]]:
    for card in game_spec(game).pack_cards(house_pack(game)):
        yield card.id, dict(card.note)


@pytest.mark.parametrize("game", interrex.games())
def test_notes_are_in_the_readers_language(game: str) -> None:
    for card, note in notes(game):
        assert set(note) == set(LANGUAGES), card
        assert not note["en"] or len({*note.values()}) == len(LANGUAGES), (card, note)


GRAMMAR = """
[grammar.pl]
{0}
"""


def pack_with(lines: str) -> str:
    text = house_text("elekt") or ""
    head, rest = text.split("[[unit]]", 1)
    return f"{head}{GRAMMAR.format(lines)}\n[[unit]]{rest}"


def test_a_pack_may_bring_gender_and_cases() -> None:
    text = pack_with('assassin = { gender = "m", acc = "Zabójcę" }')
    pack = game_spec("elekt").read_pack(text, "mine.toml")
    mine, usual = Words("pl", "elekt", pack)._card("card", "assassin"), Words("pl", "elekt")._card("card", "assassin")
    assert (mine["card"], mine["card_gender"], mine["card_acc"]) == ("Zabójca", "m", "Zabójcę")
    assert (usual["card_gender"], usual["card_acc"]) == ("none", "Jednostkę „Zabójca”")
    assert mine["card_gen"] == "Jednostki „Zabójca”"  # what the pack leaves out is said with a noun


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ('nobody = { gender = "m" }', "there is no card 'nobody'"),
        ('assassin = { gender = "x" }', "the gender 'x' of 'assassin' is not known"),
        ("assassin = 3", "has forms that are not texts"),
        ("assassin = { acc = 3 }", "has forms that are not texts"),
    ],
)
def test_bad_grammar_is_refused(lines: str, reason: str) -> None:
    with pytest.raises(BadFile, match=reason):
        game_spec("elekt").read_pack(pack_with(lines), "mine.toml")
