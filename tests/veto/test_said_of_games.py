"""What is said of a game and of its words by what lies there: openings, moments, whoever was chosen."""

from __future__ import annotations

import random

import interrex
from interrex.engine.table import Table
from interrex.games.veto.moments import MOMENTS, Moment
from interrex.games.veto.spec import opening, plays, round_of, standing
from interrex.games.veto.table import Veto
from interrex.games.veto.verbs.meaning import is_player


def played(seed: int, seats: int, choices: int) -> Veto:
    luck, game = random.Random(seed), interrex.new("veto", seats, seed=seed)
    for _ in range(choices):
        if game.is_over:
            break
        decision = luck.choice(game.decisions)
        game.choose(luck.choice(decision.options), decision.seat)
    assert isinstance(game, Veto)
    return game


def deployed(game: Table, seat: int) -> list[str]:
    """The characters that a player deployed, by what everybody has read."""
    lines = [line for line in game.log(game.seats) if line.kind == "deploys" and line.rule == "VT-921"]
    return [game.card_word(line.args[1]) for line in lines if line.args[0] == seat]


def test_an_opening_is_the_first_character_that_a_player_deployed() -> None:
    seen = set()
    for seed in range(12):
        game = played(seed, 2 + seed % 3, 15 * seed)
        for seat in range(game.seats):
            characters = deployed(game, seat)
            assert opening(game, seat) == next(iter(characters), "")
            assert len(plays(game, seat)) == 1
            assert standing(game, seat) == game.kreski[seat]
            assert round_of(game.view(seat)) == game.round
            seen.add((seat > 0, min(len(characters), 2)))
    assert seen == {(later, many) for later in (False, True) for many in range(3)}


def group_of(moment: Moment) -> str:
    """Among which moments it is looked for."""
    if moment.part:
        return moment.part
    if moment.name.endswith("_declared"):
        return "declared"
    for name, holds in (("card", moment.card), ("player", moment.seat), ("duel", moment.duel)):
        if holds:
            return name
    return "round"


def test_moments_stand_among_their_like() -> None:
    groups = {moment.name: moment.group for moment in MOMENTS.values()}
    assert groups == {moment.name: group_of(moment) for moment in MOMENTS.values()}
    assert {"declared", "card", "player", "duel", "round"} <= set(groups.values())


def test_a_player_is_chosen_and_no_card_whatever_their_numbers() -> None:
    """Cards count from 0, players downwards from -1."""
    for target in range(-4, 4):
        assert is_player(target) == (target in (-1, -2, -3, -4))
    for other in ((), (0,), (-1,), "you", None):
        assert not is_player(other)  # type: ignore[arg-type]
