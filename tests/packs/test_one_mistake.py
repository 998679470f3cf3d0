"""One mistake in a pack is one mistake of the check: it names that place, and nothing follows from it.

A sample here; ``python -m tests.packs mistakes 2000`` for a long run.
"""

from __future__ import annotations

import pytest

from tests.packs.boxes import toml, tree_of
from tests.packs.growing import GAMES
from tests.packs.mistakes import check_mistakes, mistakes_in

PACKS = 60


@pytest.mark.parametrize("game", GAMES)
def test_exactly_the_place_that_is_wrong_is_named(game: str) -> None:
    judged, wrongly = check_mistakes(game, 5, PACKS)
    assert judged > PACKS // 2
    assert not wrongly, "\n\n".join(wrongly)


def test_a_clan_with_a_wrong_id_does_not_make_its_cards_wrong() -> None:
    tree = tree_of("vendetta")
    tree["clan"][0]["id"] = "no id"
    assert [bad.field for bad in mistakes_in("vendetta", toml(tree))] == ["field 'id' of [clan]"]


def test_a_faction_with_a_wrong_id_does_not_make_its_cards_wrong() -> None:
    tree = tree_of("veto")
    tree["faction"][1]["id"] = tree["faction"][0]["id"]
    assert [bad.field for bad in mistakes_in("veto", toml(tree))] == ["field 'id' of [faction]"]


def test_nothing_is_said_of_fields_that_a_misspelt_one_decides() -> None:
    tree = tree_of("masters")
    night = next(each for each in tree["district"] if each["phase"] == "night")
    night["phase"] = "nihgt"
    assert [bad.field for bad in mistakes_in("masters", toml(tree))] == ["field 'phase' of [district]"]


def test_a_misspelt_heading_makes_no_card_too_few() -> None:
    for game in GAMES:
        tree = tree_of(game)
        family = next(name for name, value in tree.items() if isinstance(value, list))
        tree[f"{family}s"] = [tree[family].pop()]
        assert [bad.field for bad in mistakes_in(game, toml(tree))] == [f"[{family}s]"]


def test_a_misspelt_field_is_named_with_what_was_meant() -> None:
    tree = tree_of("elekt")
    card = next(each for each in tree["privilege"] if "when" in each)
    card["whem"] = card.pop("when")
    (bad,) = mistakes_in("elekt", toml(tree))
    assert (bad.field, bad.reasons[0].values["known"]) == ("field 'whem' of [privilege]", "when")


def test_two_wrong_cards_and_the_head_are_named_together() -> None:
    tree = tree_of("veto")
    tree["pack"]["version"] = "first"
    tree["character"][0]["id"] = "?"
    tree["character"][0]["origin"] = "rumour"
    tree["deck"][0]["cards"] = "none"
    fields = [bad.field for bad in mistakes_in("veto", toml(tree))]
    assert fields == [
        "field 'version' of [pack]",
        "field 'id' of [character]",
        "field 'origin' of [character]",
        "field 'cards' of [deck]",
    ]
