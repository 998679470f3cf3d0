"""Tuning: a number is changed in the pack and nowhere else; the value that is fair is found."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from interrex.cli import app
from interrex.engine.errors import BadSetting
from interrex.games import house_pack
from interrex.lab.arena import Contest
from interrex.lab.findings import Effect
from interrex.lab.rows import Rows
from interrex.lab.tuning import Number, Trial, drop_behind, proposed, with_value

ELEKT = Contest("elekt", 2, ("random",))
POWER = Number.named("ash-widow.symbols.power")


def test_one_number_is_changed_and_nothing_else() -> None:
    tuned, house = with_value(ELEKT, POWER, 3).pack(), house_pack("elekt")
    assert tuned.id != house.id
    assert tuned.hash != house.hash
    differing = [one.id for one, two in zip(house.kinds, tuned.kinds, strict=True) if one != two]
    assert differing == ["ash-widow"]
    again = with_value(with_value(ELEKT, POWER, 3), POWER, 1).pack()
    assert list(again.kinds) == list(house.kinds)


@pytest.mark.parametrize(
    ("number", "reason"),
    [
        ("acolyte.copies", "only stand-ins are tuned"),
        ("nobody.copies", "There is no card 'nobody'"),
        ("ash-widow.symbols", "Its numbers: .*symbols.power"),
        ("ash-widow.price", "Its numbers: "),
        ("ash-widow", "does not name a number"),
    ],
)
def test_what_cannot_be_tuned_is_refused(number: str, reason: str) -> None:
    with pytest.raises(BadSetting, match=reason):
        with_value(ELEKT, Number.named(number), 2)


def test_a_value_that_the_pack_does_not_allow_is_refused() -> None:
    told = CliRunner().invoke(
        app, ["lab", "tune", "elekt", "ash-widow.symbols.power", "--values", "1,999", "--games", "1"]
    )
    assert told.exit_code == 2
    told = CliRunner().invoke(app, ["lab", "tune", "elekt", "ash-widow.symbols.power", "--values", "1"])
    assert told.exit_code == 2
    assert "two or more" in told.output


def trial(value: int, points: float, error: float) -> Trial:
    return Trial(value, ELEKT, Rows(), Effect(points, points - 1.96 * error, points + 1.96 * error, 0.5))


def test_what_is_clearly_further_from_the_target_is_out() -> None:
    trials = [trial(1, -12.0, 1.0), trial(2, 0.5, 1.0), trial(3, 2.0, 1.0)]
    drop_behind(trials, 0.0, looks=10)
    assert [each.value for each in trials if not each.is_out] == [2, 3]
    best = proposed(trials, 0.0)
    assert best is not None
    assert best.value == 2
    drop_behind(trials, -12.0, looks=10)
    assert proposed([trial(1, -12.0, 1.0), *trials], -12.0) is not None


def test_the_command_proposes_a_value() -> None:
    told = CliRunner().invoke(
        app,
        [
            "lab",
            "tune",
            "elekt",
            "ash-widow.symbols.power",
            "--values",
            "0,1",
            "--games",
            "24",
            "--jobs",
            "1",
            "--bots",
            "random",
            "--seats",
            "2",
        ],
    )
    assert told.exit_code == 0, told.output
    assert "after 24 games of each: 0:" in told.output
    assert "proposed" in told.output or "too rarely" in told.output
