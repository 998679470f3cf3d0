"""The wording of packs: what a card says may be corrected; grammar and notes in every language."""

from collections.abc import Iterator

import pytest

import interrex
from interrex.engine.errors import BadFile
from interrex.engine.packs import LANGUAGES
from interrex.games import game_spec, house_pack, house_text, room
from interrex.words import Words


@pytest.mark.parametrize("game", interrex.games())
def test_corrected_wording_changes_no_rule(game: str) -> None:
    """Records of 0.1 name the house pack by its whole file; its rules are still those."""
    found = room(game, "packs", "earlier.txt")
    assert found is not None
    for line in found.read_text(encoding="utf-8").splitlines():
        if not line.startswith(("#", "positions ")):
            whole, rules = line.split()
            assert house_pack(game, whole).hash == rules  # as it is now, or kept in the archive


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
    assert pack.hash == house_pack("elekt").hash  # grammar is no rule
    mine, usual = (
        Words("pl", "elekt", pack)._card("card", "assassin"),
        Words("pl", "elekt")._card("card", "assassin"),
    )
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
