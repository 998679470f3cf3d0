"""Recorded games, each chapter of each rulebook in one, played again choice by choice."""

from __future__ import annotations

import difflib
from dataclasses import replace
from pathlib import Path

import pytest

from interrex.engine.chance import Chance
from interrex.engine.errors import BadFile
from interrex.games import OWN, game_spec
from tests.playthroughs.score import Opening, Playthrough, random_playthrough, read, write
from tests.playthroughs.shows import files_of, shown_only_by, text_of

FILES = [file for name in OWN for file in files_of(name)]
ANEW = "if that is meant, run python -m tests.playthroughs and read the diff"


def named(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


@pytest.mark.parametrize("file", FILES, ids=named)
def test_the_game_goes_as_recorded(file: Path) -> None:
    recorded = text_of(file)
    played = write(read(recorded, str(file))).text
    changes = difflib.unified_diff(recorded.splitlines(), played.splitlines(), "recorded", "now", n=3)
    assert played == recorded, "\n".join([f"the game goes differently now; {ANEW}", *list(changes)[:60]])


@pytest.mark.parametrize("name", OWN)
def test_every_chapter_has_a_playthrough(name: str) -> None:
    chapters = [chapter for file in files_of(name) for chapter in read(text_of(file), "").opening.chapters]
    assert game_spec(name).chapters
    assert sorted(chapters) == sorted(game_spec(name).chapters), "each chapter in one file, and no other"


@pytest.mark.parametrize("file", FILES, ids=named)
def test_a_playthrough_shows_something_that_no_other_does(file: Path) -> None:
    assert shown_only_by(file), f"{named(file)} shows nothing of its own: delete it"


# --- how stored choices are read and made again --------------------------------------------------


def example(limit: int = 12) -> Playthrough:
    opening = Opening("elekt", ("setup",), 2, game_spec("elekt").rules_version, 100, {}, {})
    return read(random_playthrough("example", opening, limit).text, "example")


def with_word(playthrough: Playthrough, number: int, word: str) -> Playthrough:
    choices = list(playthrough.choices)
    choices[number] = replace(choices[number], word=word)
    return replace(playthrough, choices=tuple(choices))


def test_what_is_written_is_read_and_played_the_same() -> None:
    playthrough = example()
    assert len(playthrough.choices) == 12
    assert read(write(playthrough).text, "example") == playthrough


def test_a_file_may_end_before_the_game() -> None:
    text = write(example()).text
    assert text.splitlines()[-1].startswith("left at position ")
    cut = text[: text.rindex("\n", 0, text.rindex("left at")) + 1]
    assert write(read(cut, "cut")).text.splitlines()[-1].startswith("left at position ")


def test_a_choice_that_is_no_longer_legal_is_named_with_its_line_and_reason() -> None:
    playthrough = example()
    bad = with_word(playthrough, 4, "abdicate")
    with pytest.raises(BadFile, match="'abdicate' is not an answer") as wrong:
        write(bad)
    assert wrong.value.line == playthrough.choices[4].line
    assert "--go-on" in wrong.value.remedy


def test_the_choices_before_it_stay_and_random_ones_follow_when_asked_for() -> None:
    playthrough = example()
    written = write(with_word(playthrough, 4, "abdicate"), Chance.from_seed(1))
    again = read(written.text, "example")
    assert len(again.choices) == len(playthrough.choices)
    assert again.choices[:4] == playthrough.choices[:4]
    assert "random choices from here on" in written.changes[0]


def test_an_only_answer_that_is_no_longer_asked_for_is_left_out_and_said() -> None:
    playthrough = example()
    extra = replace(playthrough.choices[2], question="bow", word="bow", only=True)
    choices = (*playthrough.choices[:2], extra, *playthrough.choices[2:])
    written = write(replace(playthrough, choices=choices))
    assert written.text == write(playthrough).text
    assert "'bow' with its only answer is not asked any more" in written.changes[0]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("seats: 2", "seats: two", "'two' is not a number"),
        ("seats: 2\n", "", "the heading is missing"),
        ("seed: 100", "luck: 100", "this is not a heading"),
        ("game: elekt", "game: chess", "there is no game 'chess'"),
        (f"rules_version: {game_spec('elekt').rules_version}", "rules_version: 99", "no rules version 99"),
        ("\nA ", "\nA: ", "is not a choice"),
    ],
)
def test_a_broken_file_is_refused(old: str, new: str, said: str) -> None:
    text = write(example()).text
    assert old in text
    with pytest.raises(BadFile, match=said):
        write(read(text.replace(old, new, 1), "broken"))
