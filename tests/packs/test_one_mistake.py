"""One mistake in a pack is one mistake of the check: it names that place, and nothing follows from it.

A sample here; ``python -m tests.packs mistakes 2000`` for a long run.
"""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import Any

import pytest

from interrex.engine.effects import BadEffect
from interrex.words.telling import vocabulary_of
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


DECIDING = (  # fields by which others are read, and where they stand in an entry
    ("elekt", "unit", "when"),
    ("elekt", "mission", "when"),
    ("elekt", "privilege", "when"),
    ("vendetta", "clan_card", "clan"),
    ("masters", "district", "phase"),
    ("masters", "vampire", "blood when"),
    ("masters", "vampire", "darkness when"),
    ("masters", "event", "kind"),
    ("masters", "event", "on"),
    ("masters", "relic", "kind"),
    ("veto", "character", "ability kind"),
)


def bearer_of(entry: dict[str, Any], names: list[str]) -> dict[str, Any]:
    """The table in which a field stands; of several abilities the first."""
    for name in names:
        inner = entry.get(name, {})
        entry = inner[0] if isinstance(inner, list) else inner
    return entry


@pytest.mark.parametrize(("game", "family", "path"), DECIDING)
def test_nothing_is_said_of_fields_that_a_misspelt_one_decides(game: str, family: str, path: str) -> None:
    """Of several values that the field has in the house's pack."""
    *names, field = path.split()
    tree = tree_of(game)
    seen: set[str] = set()
    for entry in tree[family]:
        bearer = bearer_of(entry, names)
        value = bearer.get(field)
        if value is None or value in seen or len(seen) > 2:
            continue
        seen.add(value)
        bearer[field] = "nihgt"
        [bad] = mistakes_in(game, toml(tree))
        assert bad.field.startswith(f"field '{field}' of "), bad
        bearer[field] = value
    assert seen


def test_nothing_is_said_of_a_text_whose_moment_is_misspelt() -> None:
    """At another moment its verbs could not work: each moment of the house's cards, one at a time."""
    tree, seen = tree_of("veto"), set()
    cards = [entry for entries in tree.values() if isinstance(entries, list) for entry in entries]
    for ability in [each for card in cards for each in card.get("ability", ())]:
        for at, call in enumerate(ability.get("when", ())):
            if (ability["kind"], call) in seen:
                continue
            seen.add((ability["kind"], call))
            ability["when"][at] = f"{call[:3]}{call[4:]}"
            [bad] = mistakes_in("veto", toml(tree))
            assert bad.field.startswith("field 'when' of "), bad
            ability["when"][at] = call
    assert len(seen) > 9


@pytest.mark.parametrize("game", GAMES)
def test_a_misspelt_verb_is_named_with_what_was_meant(game: str) -> None:
    """Every verb of the language at a moment of its own, a letter left out."""
    for verb in vocabulary_of(game).verbs.values():
        for at in range(1, len(verb.name), 3):
            wrong = verb.name[:at] + verb.name[at + 1 :]
            if len(verb.name) < 4 or wrong in vocabulary_of(game).verbs:
                continue
            with pytest.raises(BadEffect) as bad:
                vocabulary_of(game).parse(f"{wrong}(1)", verb.moments[0])
            assert bad.value.why.kind == "effect-near"
            meant = bad.value.why.values["known"]
            assert meant == verb.name or is_nearer(wrong, str(meant), verb.name), (wrong, meant)
            assert str(meant) in bad.value.remedy


def is_nearer(wrong: str, one: str, other: str) -> bool:
    """Another verb is as like the misspelt word."""
    return SequenceMatcher(None, one, wrong).ratio() >= SequenceMatcher(None, other, wrong).ratio()


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


@pytest.mark.parametrize(
    ("game", "family", "field"), [("masters", "district", "moments"), ("veto", "character", "ability")]
)
@pytest.mark.parametrize("wrong", [1, 2, 3])
def test_of_several_texts_the_wrong_one_is_counted(game: str, family: str, field: str, wrong: int) -> None:
    """The first is 1."""
    good: dict[str, Any] = {"when": ["night_begins()"], "do": ["veil_up(1)"]}
    if game == "veto":
        good = {"kind": "D", "limit": "turn", "do": ["draw(1)"]}
    tree = tree_of(game)
    texts = [dict(good) for _ in range(3)]
    texts[wrong - 1]["do"] = ["no_such_verb(1)"]
    tree[family][0][field] = texts
    [bad] = mistakes_in(game, toml(tree))
    assert str(wrong) in bad.field, bad.field
    assert not {"1", "2", "3"} - {str(wrong)} & {*bad.field}
