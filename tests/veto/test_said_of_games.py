"""What is said of a game and of its words by what lies there: openings, moments, whoever was chosen."""

from __future__ import annotations

import random
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

import interrex
from interrex.engine.errors import BadFile
from interrex.engine.table import Table
from interrex.games.veto.deriving import elekt_limit_printed
from interrex.games.veto.moments import MOMENTS, Moment
from interrex.games.veto.scenario import given
from interrex.games.veto.spec import opening, plays, round_of, standing
from interrex.games.veto.table import PLAY, Veto, faction_card
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


def test_a_faction_allows_one_elekt_unless_its_card_says_more() -> None:
    """VT-227 By no other text of the card, and never fewer than one."""
    luck, game = random.Random(6), played(1, 3, 0)
    kinds = list(game.kinds)
    for _ in range(60):
        numbers = [luck.randrange(5) for _ in range(luck.randrange(3))]
        others = [("kreski_for_all", None, (luck.randrange(2, 9),)) for _ in range(luck.randrange(3))]
        texts: list[Any] = [*others, *(("elekt_limit", None, (number,)) for number in numbers)]
        luck.shuffle(texts)
        said = [args[0] for verb, _, args in texts if verb == "elekt_limit"]
        for seat in range(3):
            card = faction_card(game, seat)
            game.kinds = tuple(
                replace(kind, texts=tuple(texts)) if number == card else kind
                for number, kind in enumerate(kinds)
            )
            assert elekt_limit_printed(game, seat) == max([1, *said[-1:]])
            others_seat = (seat + 1) % 3
            own = [text for text in kinds[faction_card(game, others_seat)].texts if text[0] == "elekt_limit"]
            assert elekt_limit_printed(game, others_seat) == max([1, *(text[2][0] for text in own[-1:])])


@pytest.mark.rules("VT-410", "VT-411")
def test_in_a_story_a_unique_card_is_in_play_once_and_no_dead_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """VT-411 Each by its name, whatever its number; VT-410 a character that died lies nowhere in play."""
    monkeypatch.setattr(given, "audit", lambda game: [])

    def wrong(field: str, reason: str, remedy: str) -> BadFile:
        return BadFile("story", 1, field, reason, remedy)

    build: Any = SimpleNamespace(wrong=wrong, check=lambda found: None)
    luck = random.Random(8)
    names = [1 << number for number in range(4)]
    for _ in range(300):
        kinds = [
            SimpleNamespace(
                id="x", unique=luck.randrange(2), name_bit=luck.choice(names),
                family=luck.choice(("character", "estate")),
            )
            for _ in range(luck.randrange(5))
        ]  # fmt: skip
        places = {PLAY + seat: [] for seat in range(2)}  # type: dict[int, list[int]]
        for card in range(len(kinds)):
            places[PLAY + luck.randrange(2)].append(card)
        bans = luck.choice((0, 0, 1, 4))
        game: Any = SimpleNamespace(pool=0, seats=2, cards_at=places, kinds=kinds, bans=bans)
        unique = [each.name_bit for each in kinds if each.unique]
        dead = any(each.family == "character" and each.name_bit & bans for each in kinds)
        if len(unique) > len(set(unique)) or dead:
            with pytest.raises(BadFile):
                given.check(build, game)
        else:
            given.check(build, game)
        game.pool = -1
        with pytest.raises(BadFile, match="VT-103"):
            given.check(build, game)
