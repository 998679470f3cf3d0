"""What cards are searched by is what is printed on them, and a question about a text names whose it is."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from interrex.games import house_pack
from interrex.games.elekt import facets as elekt_facets
from interrex.games.elekt.asked import text_asked_about as elekt_asked
from interrex.games.masters import asked as masters_asked
from interrex.games.masters import hearing
from interrex.games.masters.table import NOBODY, Masters
from interrex.games.veto import facets as veto_facets
from interrex.research.encodings import encoding_of
from tests.masters.tables import table as masters_table
from tests.packs.boxes import tree_of

SYMBOLS = ("occultism", "deceit", "violence", "power")


def entries(game: str) -> dict[str, tuple[str, dict[str, Any]]]:
    """What the house's file says of each card, with its family."""
    found = {}
    for family, values in tree_of(game).items():
        for entry in values if isinstance(values, list) else ():
            if "id" in entry:
                found[entry["id"]] = (family, entry)
    return found


def test_a_card_of_elekt_is_searched_by_what_is_printed() -> None:
    pack = house_pack("elekt")
    for kind in pack.kinds:
        found = elekt_facets.facets_of(kind)
        wanted: dict[str, Any] = {"titles": len(kind.titles), "cost": kind.cost}
        if kind.family == "unit":
            wanted |= dict(zip(SYMBOLS, kind.symbols, strict=True))
        wanted = {name: number for name, number in wanted.items() if number}
        if kind.family == "unit":
            wanted["rank"] = ("basic",) if kind.basic else ("elite",)
            wanted["nature"] = ("spectre",) if kind.spectre else ("cultist",)
        assert found == wanted, kind.id
    assert {kind.id for kind in pack.kinds} == elekt_facets.facets(pack).keys()
    for family, count in (("unit", pack.units), ("mission", None), ("privilege", None)):
        numbers = pack.cards(family)
        assert {pack.by_card[number].family for number in numbers} == {family}
        assert count is None or len(numbers) == count


def test_a_card_of_veto_is_searched_by_what_is_printed() -> None:
    pack = house_pack("veto")
    printed, facets = entries("veto"), veto_facets.facets(pack)
    seen: set[str] = set()
    for kind in pack.kinds:
        found: dict[str, Any] = dict(facets[kind.id])
        family, entry = printed[kind.id]
        assert ("faction" in found) == (family != "strategy")
        if family not in ("strategy", "faction"):
            assert found["faction"] == (entry.get("faction", "neutral"),), kind.id
        assert found.get("arms", ("",))[0] == entry.get("arms", "")
        for name, number in (("szabla", kind.szabla), ("kreski", kind.kreski)):
            assert (name in found) == (family == "character" or bool(number)), (kind.id, name)
            assert found.get(name, 0) == number
        assert ("lafa" in found) == (family == "character" or bool(kind.lafa))
        assert found.get("upkeep", 0) == max(0, kind.upkeep)
        assert found.get("income", 0) == max(0, -kind.upkeep)
        assert not {"upkeep", "income"} <= found.keys()
        assert set(found["keyword"]) == {*entry.get("keywords", ())}, kind.id
        seen |= found.keys()
    assert seen >= {"faction", "arms", "szabla", "kreski", "lafa", "upkeep", "income", "keyword"}


def question(step: str, *args: Any, name: str = "", options: tuple[Any, ...] = ()) -> Any:
    return SimpleNamespace(step=SimpleNamespace(__name__=step), args=args, name=name, options=options)


@pytest.mark.parametrize("vampire", [0, 1, NOBODY])
def test_whose_text_a_question_of_masters_is_about(vampire: int) -> None:
    game = masters_table(2, 1)
    kinds = game.pack.vampires
    tiles = [game.pack.districts[tile].id for tile in game.tiles]
    for cell in range(9):
        assert masters_asked.text_asked_about(game, question("agent_lured", cell)) == tiles[cell]
        for step in masters_asked.USES:
            named = masters_asked.text_asked_about(game, question(step, (vampire, cell, 5)))
            assert named == game.cards[5].id
            own = kinds[game.line_up[vampire]].id if vampire != NOBODY else tiles[cell]
            assert masters_asked.text_asked_about(game, question(step, (vampire, cell, NOBODY))) == own
    nobody = question("wanted", (NOBODY, NOBODY, NOBODY))
    assert masters_asked.text_asked_about(game, nobody) == ""
    game.then(hearing.text_over, hearing.OF_DISTRICT, 3, 0)
    assert masters_asked.text_asked_about(game, nobody) == tiles[3]


def test_a_privilege_that_may_be_used_is_the_text() -> None:
    game: Any = SimpleNamespace(card_word=lambda card: f"card {card}")
    asked = question("more_collected", 0, 1, name="use privilege", options=(7, "decline"))
    assert elekt_asked(game, asked) == "card 7"


@pytest.mark.parametrize(
    ("seals", "kills", "rounds", "progress"),
    [
        ((), (0, 0), 0, 0.0),
        ((0,), (0, 0), 0, 0.25),
        ((1, 0), (0, 0), 0, 0.5),
        ((), (9, 0), 0, 0.15),
        ((), (12, 12), 0, 0.3),
        ((), (0, 0), 9, 0.1),
        ((0, 1), (9, 9), 40, 1.0),
    ],
)
def test_how_far_a_game_of_masters_has_come(
    seals: tuple[int, ...], kills: tuple[int, int], rounds: int, progress: float
) -> None:
    game = masters_table(2, 1)
    assert isinstance(game, Masters)
    for cell, vampire in enumerate(seals):
        game.seal_at[cell] = vampire
    game.kills, game.round = list(kills), rounds
    assert encoding_of("masters").seen.progress(game) == pytest.approx(progress)
