"""No text of a pack holds a sign with which pages and chronicles mark where something is put in."""

from __future__ import annotations

from typing import Any

import pytest

from interrex.engine.chance import Chance
from interrex.engine.errors import BadFile, BadPack
from interrex.engine.packs import LANGUAGES
from interrex.games import OWN, house_pack, house_text, own_pack
from interrex.match.story import SEAT_MARKS
from interrex.web.show.prompt import A_LETTER, A_TOKEN
from interrex.words import Words
from tests.packs.boxes import toml, tree_of
from tests.packs.mistakes import Mistake, line_of

MARKS = (A_TOKEN, A_LETTER, *SEAT_MARKS, "⟨Z⟩", "⟨", "⟩", "\x00", "\x1b[31m", "\x7f", "\x85")
TRIED = 12  # packs of each game


def texts_in(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where the texts of people's languages stand in an entry."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    found = [path] if isinstance(value, str) and path[-1] in LANGUAGES else []
    return found + [each for key, one in inner for each in texts_in(one, (*path, key))]


def marked(tree: dict[str, Any], mark: str, chance: Chance) -> Mistake:
    """Put a mark into a text anywhere in a pack; where."""
    every = [
        (heading, number, path)
        for heading, value in tree.items()
        for number, entry in enumerate(value if isinstance(value, list) else [value])
        for path in texts_in(entry)
    ]
    heading, number, path = every[chance.below(len(every))]
    place = tree[heading][number] if isinstance(tree[heading], list) else tree[heading]
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = f"{place[path[-1]]} {mark}"
    return Mistake(heading, number, path[0], mark)


def mistakes_in(game: str, text: str) -> list[BadFile]:
    with pytest.raises(BadFile) as refused:
        own_pack(game, text, "mine.toml")
    return list(refused.value.mistakes) if isinstance(refused.value, BadPack) else [refused.value]


@pytest.mark.parametrize("game", OWN)
def test_wherever_a_mark_stands_its_line_and_field_are_named(game: str) -> None:
    for number in range(TRIED):
        tree, mark = tree_of(game), MARKS[number % len(MARKS)]
        where = marked(tree, mark, Chance(number))
        text = toml(tree)
        (bad,) = mistakes_in(game, text)
        assert (bad.line, bad.field) == (line_of(text, where), f"field {where.field!r} of [{where.heading}]")
        assert bad.remedy
        said = {language: Words(language, game).why(bad) for language in LANGUAGES}
        assert len(set(said.values())) == len(LANGUAGES)
        assert all(where.field in each and each.isprintable() for each in said.values())


def test_it_is_named_with_what_else_is_wrong_and_no_field_twice() -> None:
    tree = tree_of("elekt")
    tree["privilege"][0] |= {"origin": "rumour", "name": {"en": "⟨B⟩"}}
    tree["privilege"][1]["id"] = "⟨A⟩"
    fields = [f"field {each!r} of [privilege]" for each in ("name", "origin", "id")]
    assert sorted(bad.field for bad in mistakes_in("elekt", toml(tree))) == sorted(fields)


def test_a_pack_that_extends_names_its_own_line() -> None:
    text = '[pack]\ngame = "elekt"\nextends = "house"\nid = "mine"\nversion = 1\nname = { en = "⟨C⟩" }\n'
    (bad,) = mistakes_in("elekt", text)
    assert (bad.line, bad.field) == (6, "field 'name' of [pack]")


def test_a_file_that_is_no_pack_is_refused_as_before() -> None:
    for text, reason in (("[pack", "not TOML"), ("title = 'x'\n[pack]\ngame = 'elekt'\n", "not known")):
        assert reason in mistakes_in("elekt", text)[0].reason


@pytest.mark.parametrize("game", OWN)
def test_lines_and_other_signs_stay(game: str) -> None:
    tree = tree_of(game)
    tree["pack"]["name"] = {"en": "[A] <B> „C”\tone\r\n\ntwo – … ½"}
    assert own_pack(game, toml(tree), "mine.toml").name["en"].startswith("[A] <B>")


@pytest.mark.parametrize("game", OWN)
def test_the_house_packs_hold_none(game: str) -> None:
    assert own_pack(game, house_text(game) or "", "copy.toml").hash == house_pack(game).hash
