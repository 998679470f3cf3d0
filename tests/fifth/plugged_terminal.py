"""Run where Regalia is plugged in: whole games at a terminal, by a typist and by bots."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import interrex
from interrex.bots import bot_levels, make, observe
from interrex.engine.chance import Chance
from interrex.engine.packs import LANGUAGES
from interrex.games import house_pack
from interrex.terminal.play import Sitting
from interrex.terminal.table import Screen
from interrex.words import Words


class Typist:
    """Types what it is told, then always the first option."""

    def __init__(self, *typed: str) -> None:
        self.typed = list(typed)

    def __call__(self, prompt: str) -> str:
        return self.typed.pop(0) if self.typed else "1"


def console(width: int = 80) -> Console:
    return Console(width=width, height=24, file=StringIO(), color_system=None, force_terminal=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_at_the_terminal(tmp_path: Path, language: str) -> None:
    table = interrex.new("regalia", 2, seed=5)
    words = Words(language, "regalia")
    screen = console()
    typist = Typist("h", "?", "? 303", "c spy", "l")
    sitting = Sitting(
        table, {1: ("greedy", make("greedy", 1))}, words, house_pack("regalia"), screen,
        tmp_path / "a.game", typist,
    )  # fmt: skip
    assert sitting.run()
    said = " ".join(screen.file.getvalue().split())  # type: ignore[attr-defined]
    assert words.say("regalia-your-hand") in said
    assert "RG-202" in said
    assert "RG-303" in said
    assert words.say("regalia-help")[:20] in said
    assert "{$" not in said
    assert interrex.load(tmp_path / "a.game").fingerprint() == sitting.game.fingerprint()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawing_fits_and_hides_the_rivals_hand(language: str) -> None:
    table = interrex.new("regalia", 2, seed=9)
    chance = Chance(9)
    pack = house_pack("regalia")
    while not table.is_over:
        for seat in (0, 1, 2):
            shown = Screen(console(), Words(language, "regalia"), pack, ["you", "greedy"])
            lines = shown.table(table.view(seat))
            assert max(line.cell_len for line in lines) <= 80
            world = table.sample_world(seat, chance)
            assert [line.plain for line in shown.table(world.view(seat))] == [line.plain for line in lines]
        decision = table.decisions[chance.below(len(table.decisions))]
        table.choose(decision.options[chance.below(len(decision.options))], decision.seat)


def wins(first: str, second: str, games: int) -> int:
    """How often the first bot wins, each sitting at either seat by turns."""
    won = 0
    for seed in range(games):
        table, chance = interrex.new("regalia", 2, seed=seed), Chance(seed)
        own = seed % 2
        bots = {own: make(first, seed), 1 - own: make(second, seed + 1)}
        while table.result is None:
            seat = table.seats_asked[0]
            table.choose(bots[seat].choose(observe(table, seat, chance)), seat)
        won += own in table.result.winners
    return won


def test_the_judgement_is_better_than_chance() -> None:
    assert wins("greedy", "random", 40) >= 26


def test_the_patient_bot_is_plugged_in_and_wins() -> None:
    assert "patient" in bot_levels()
    assert wins("patient", "random", 16) >= 11
    assert wins("patient", "greedy", 12) >= 3
