"""Packs that an earlier version stored are opened, played and changed as ever."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import text as sql

from interrex.match.pack_file import cards_in
from interrex.web.tables.packs import read_shelf
from tests.packs.boxes import rewritten, toml, tree_of
from tests.packs.test_nobody import EMPTY
from tests.web.house import Open
from tests.web.test_pack_pages import new, write


@pytest.mark.parametrize("game", list(EMPTY))
def test_a_stored_pack_with_a_word_for_nobody_is_opened_played_and_changed(
    house: Open, tmp_path: Path, game: str
) -> None:
    """Only the card that is being written is refused, and a file that is brought."""
    who = house.visitor()
    tree = tree_of(game)
    family, fields, _ = EMPTY[game]
    rewritten(game, tree, family, 0, fields)
    text = toml(tree)
    place = next(each.id for each in cards_in(text) if each.family == family)
    other = next(each.id for each in cards_in(text) if each.family == family and each.id != place)
    assert who.submit(f"/packs/{game}/import", text=text).status_code == 422
    pack = new(who, game)
    with house.hall.store.engine.begin() as connection:
        stored = {"text": text, "id": pack.rpartition("/")[2]}
        connection.execute(sql("update own_packs set text = :text where id = :id"), stored)
    for path in (pack, f"{pack}/card/{place}", f"/packs/{game}", f"{pack}/file"):
        assert who.get(path).status_code == 200, path
    assert who.submit(f"{pack}/play").status_code == 200
    assert write(who, pack, other, **{"name.en": "Mine"})["state"] == "typed"
    assert write(who, pack, place, **{"name.en": "Mine too"})["state"] == "draft"
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    assert [each for each, _ in read_shelf(tmp_path)] == [game]
