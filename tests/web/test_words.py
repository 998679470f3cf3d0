"""What the pages say is there in every language, and nothing is said that is not there."""

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentSerializer, parse
from fluent.syntax.ast import Junk, Message

from interrex.engine.packs import LANGUAGES
from interrex.games import OWN
from interrex.web.phrases import source


def keys_of(language: str) -> dict[str, set[str]]:
    body = parse(source(language)).body
    assert not [each for each in body if isinstance(each, Junk)]
    return {
        each.id.name: set(re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(each)))
        for each in body
        if isinstance(each, Message)
    }


def used() -> set[str]:
    folder = files("interrex.web")
    found = set()
    for place, ending in (
        (folder / "templates", ".html"),
        (folder / "templates" / "tables", ".html"),
        (folder, ".py"),
    ):
        for file in place.iterdir():
            if file.name.endswith(ending):
                text = file.read_text(encoding="utf-8")
                found |= set(re.findall(r"""(?<![\w])t\(["']([a-z-]+)["'][,)]""", text))
                found |= set(re.findall(r"""say\([\w.]*language, ["']([a-z-]+)["']""", text))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_in_every_language(language: str) -> None:
    assert keys_of(language) == keys_of("en")


def test_every_phrase_used_is_there() -> None:
    known = set(keys_of("en"))
    assert used() - known == set()
    assert {f"length-{game}" for game in OWN} <= known
    assert len(used()) > 60


@pytest.mark.parametrize("game", OWN)
def test_every_game_has_a_picture(game: str) -> None:
    assert (files("interrex.web") / "static" / f"{game}.svg").is_file()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_phrase_is_said_twice(language: str) -> None:
    """Of two phrases with one key nobody could tell which is shown."""
    names = [each.id.name for each in parse(source(language)).body if isinstance(each, Message)]
    assert len(names) == len(set(names)), {name for name in names if names.count(name) > 1}
