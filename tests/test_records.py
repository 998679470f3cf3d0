"""Records: small, exact, and refused with a clear word when something is wrong with them."""

from __future__ import annotations

import contextlib
import hashlib
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import interrex
from interrex.engine.chance import Chance
from interrex.engine.errors import BadFile, InterrexError
from interrex.games import OWN, game_spec
from interrex.match.record import from_text, replay, save, to_text, verify


def played(name: str, seats: int, seed: int, choices: int = 10_000) -> interrex.Table:
    game = interrex.new(name, seats, seed)
    chance = Chance(seed)
    while not game.is_over and len(game.choices) < choices:
        decision = game.decisions[0]
        game.choose(decision.options[chance.below(len(decision.options))], decision.seat)
    return game


ELEKT = to_text(played("elekt", 4, 3).record())


def sealed(text: str) -> str:
    """The text with a check that fits, as a forger would write it."""
    body = text.split("\n", 1)[1]
    return f"# Interrex record, check {hashlib.sha256(body.encode()).hexdigest()[:16]}\n{body}"


@pytest.mark.parametrize("name", OWN)
def test_saved_and_loaded_in_the_middle_and_at_the_end(name: str, tmp_path: Path) -> None:
    for choices in (0, 7, 10_000):
        game = played(name, game_spec(name).seats[-1], 4, choices)
        file = tmp_path / "game.toml"
        save(game, file)
        assert interrex.load(file).fingerprint() == game.fingerprint()
        assert verify(file).finished == game.is_over


def test_a_record_of_four_seats_is_under_20_kilobytes() -> None:
    assert len(ELEKT.encode()) < 20_000


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda text: text.replace("B: pass", "B: decline", 1), "edited or cut"),
        (lambda text: text[: len(text) // 2], "edited or cut"),
        (lambda text: "\n".join(text.splitlines()[:-5]), "edited or cut"),
        (lambda text: sealed(text[: len(text) // 2]), "TOML"),
        (lambda text: "hello", "does not begin as a record"),
        (lambda text: sealed(f"{text.splitlines()[0]}\n[rulings]\nx = 1\n"), r"\[record\].*there is none"),
        (lambda text: sealed(text.replace("format = 1", "format = 2")), "it is 2, but this program reads 1"),
        (lambda text: sealed(text.replace("format = 1", "format = 0")), "it is 0, but this program reads 1"),
        (lambda text: sealed(re.sub(r"rules_version = \d+", "rules_version = 99", text)), "rules version 99"),
        (lambda text: sealed(text.replace('"A: ', '"A: x', 1)), "choice"),
        (lambda text: sealed(text.replace('"A: ', '"G: ', 1)), "not a choice"),
        (lambda text: sealed(text.replace('seed = "3"', 'seed = "4"')), "promised before the deal"),
        (lambda text: sealed(text.replace('seed = "3"', 'seed = "three"')), "not a number"),
        (lambda text: sealed(text.replace('seed = "3"\n', "")), "secret until the game is over"),
        (lambda text: sealed(text.replace("seats = 4", "seats = 9")), "seats"),
        (lambda text: sealed(text.replace("seats = 4", "seats = 5")), "not 5"),
        (lambda text: sealed(text.replace('game = "elekt"', 'game = "chess"')), "no game 'chess'"),
        (lambda text: sealed(text.replace('pack_hash = "', 'pack_hash = "0')), "pack"),
        (lambda text: sealed(text + "\n[rulings]\nstarting_heat = 9\n"), "starting_heat"),
        (lambda text: sealed(text.replace("choices = [", 'colour = "red"\nchoices = [')), "colour"),
    ],
)
def test_a_broken_record_is_refused(change: object, complaint: str) -> None:
    with pytest.raises(InterrexError, match=complaint) as refused:
        replay(from_text(change(ELEKT), "game.toml"), file="game.toml")  # type: ignore[operator]
    assert len(str(refused.value)) < 1500


def test_an_illegal_choice_names_its_number_and_what_would_be_legal() -> None:
    text = sealed(ELEKT.replace('"A: ', '"A: x', 1))
    with pytest.raises(BadFile, match=r"choice \d+ of \d+.*Legal now"):
        replay(from_text(text, "game.toml"), file="game.toml")


def test_another_result_is_not_trusted(tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    result = from_text(ELEKT, "game.toml").result
    file.write_text(sealed(ELEKT.replace(result, "EL-808 D")), encoding="utf-8")
    with pytest.raises(BadFile, match="result"):
        verify(file)


def test_a_file_that_cannot_be_read_says_why(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="No such file") as missing:
        verify(tmp_path / "nothing.toml")
    assert missing.value.remedy == "Check the name of the file"
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadFile, match="it is not a text file"):
        verify(tmp_path / "bytes.toml")


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_fuzzed_records_never_crash(data: st.DataObject) -> None:
    position = data.draw(st.integers(0, len(ELEKT) - 1))
    length = data.draw(st.integers(0, 40))
    insert = data.draw(st.text(max_size=10))
    text = ELEKT[:position] + insert + ELEKT[position + length :]
    if data.draw(st.booleans()):
        text = sealed(text)
    with contextlib.suppress(InterrexError):  # anything else is a crash
        replay(from_text(text, "game.toml"), file="game.toml")
