"""VT-322, VT-323 A thrust that costs ducats is paid for when it resolves, and played by who has them."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from interrex.engine.chance import Chance
from interrex.engine.errors import BadFile
from interrex.games import ALL_LINES, game_spec, own_pack
from interrex.games.veto.table import BENE, THRUST_PLAYED, Veto
from tests.packs.boxes import toml, tree_of
from tests.packs.growing import new_table
from tests.packs.slots import QUESTIONS, SPOILS

CHOICES = 700  # of a game
STRONGER = ["szabla(1, your_fighter, duel)"]
PRICED: tuple[dict[str, Any], ...] = (
    {"kind": "T", "cost": ["pay(1)"], "do": STRONGER},
    {"kind": "R", "when": ["thrust_declared(enemy_fighter)"], "cost": ["pay(1)"], "do": STRONGER},
)


def with_thrusts(ability: dict[str, Any], lafa: str) -> Any:
    """A pack in which every other thrust has that text, and that Lafa."""
    tree = tree_of("veto")
    for card in tree["thrust"][::2] if ability["kind"] == "R" else tree["thrust"]:
        card.update({"ability": [ability], "lafa": lafa})
    return game_spec("veto").read_pack(toml(tree), "own.toml")


def on_stack(game: Veto) -> list[tuple[int, int]]:
    """The thrusts on the stack that have a price: who plays which."""
    items = [item for item in game.stack if item[0] == THRUST_PLAYED]
    return [(item[1], item[2]) for item in items if game.kinds[item[2]].abilities[0].pay]


def played_in(game: Veto, options: tuple[Any, ...]) -> list[Any]:
    """The options by which a thrust that has a price is played."""
    cards = [(each, each[1]) for each in options if isinstance(each, tuple) and isinstance(each[1], int)]
    thrusts = [each for each, card in cards if game.kinds[card].family == "thrust"]
    return [each for each in thrusts if game.kinds[each[1]].abilities[0].pay]


def resolved(game: Veto, seat: int, card: int) -> list[Any]:
    """What is told until the thrust has left the stack, where everybody says bene."""
    begin = len(game.told)
    while (seat, card) in on_stack(game) and game.asked[0][1] in QUESTIONS:
        game.play(game.asked[0][2].index(BENE))
    return game.told[begin:]


@pytest.mark.parametrize("ability", PRICED)
@pytest.mark.parametrize("lafa", ["0", "1"])
def test_a_thrust_is_paid_for(ability: dict[str, Any], lafa: str) -> None:
    pack, price, paid = with_thrusts(ability, lafa), 1 + int(lafa), 0
    for seed in range(12):
        game, chance = new_table("veto", pack, seed), Chance(seed)
        assert isinstance(game, Veto)
        while not game.is_over and len(game.choices) < CHOICES and paid < 5:
            seat, question, options = game.asked[0][:3]
            priced = played_in(game, options) if question in (*QUESTIONS, "slot") else []
            assert not priced or game.ducats[seat] >= price
            before, last = game.copy(), on_stack(game)
            tuples = [each for each in options if isinstance(each, tuple)]
            fights = [each for each in tuples if each[0] in ("thrust", "challenge")]
            wanted = [*priced, *fights]
            game.play(options.index(wanted[0]) if wanted else chance.below(len(options)))
            game.choices.append((0, ""))  # type: ignore[arg-type]
            new = [each for each in on_stack(game) if each not in last]
            told = game.told[len(before.told) :]
            if new:
                world = game.copy()
                told = [*told, *resolved(world, *new[0])]
                kinds = {line[0] for line in told}
                if new[0] not in on_stack(world) and not kinds & {*SPOILS, "duel_over"}:
                    assert ("paid", (new[0][0], price)) in [line[:2] for line in told], told
                    paid += 1
    assert paid


@pytest.mark.parametrize("version", [1, 2])
def test_until_version_3_nobody_paid(version: int) -> None:
    """Records of before go as they went: no thrust is refused for its price, and none is paid for."""
    pack, poor = with_thrusts({"kind": "T", "cost": ["pay(1)"], "do": STRONGER}, "0"), 0
    for seed in range(12):
        newest, chance = new_table("veto", pack, seed), Chance(seed)
        settings = dataclasses.replace(newest.settings, rules_version=version)
        game = game_spec("veto").new(settings, pack)
        assert isinstance(game, Veto)
        for _ in range(CHOICES):
            if game.is_over:
                break
            seat, question, options = game.asked[0][:3]
            priced = played_in(game, options) if question == "slot" else []
            poor += bool(priced) and game.ducats[seat] == 0
            begin = len(game.told)
            game.play(options.index(priced[0]) if priced else chance.below(len(options)))
            if priced:
                world = game.copy()
                told = [*game.told[begin:], *(resolved(world, *on_stack(game)[-1]) if on_stack(game) else [])]
                assert ("paid", (seat, 1)) not in [line[:2] for line in told]
    assert poor


def test_a_price_does_not_speak_of_what_a_thrust_chooses_later() -> None:
    """VT-1039 It chooses when it works, and is paid for before; packs that are stored are read as before."""
    ability = {"kind": "T", "cost": ["pay(lafa_of(chosen))"], "do": ["tap(character())"]}
    tree = tree_of("veto")
    tree["thrust"][0].update({"ability": [ability]})
    assert game_spec("veto").read_pack(toml(tree), "own.toml")
    with pytest.raises(BadFile, match="chosen"):
        own_pack("veto", toml(tree), "own.toml", ALL_LINES)
