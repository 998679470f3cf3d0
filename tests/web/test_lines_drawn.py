"""Lines of the log as pages show them, told once more from what the game says of their arguments."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from interrex.engine.arguments import typed
from interrex.engine.questions import LogLine
from interrex.games import game_spec
from interrex.web.show import regions
from interrex.web.show.scene import drawing
from tests.web.lives import live_of, play

PICTURED = {
    "elekt": ("counted",), "veto": ("negated",),
    "vendetta": ("revealed", "acts", "counts_as", "place_with_ally"),
}  # fmt: skip
GAMES = [("elekt", 3), ("vendetta", 3), ("masters", 2), ("veto", 2)]


def wanted(live: Any, told: LogLine) -> dict[str, Any]:
    """Who acted, which cards are named, what it begins; in a scene also where it is decided and by what."""
    game, by = live.game, drawing(live.row.settings.game)
    spec = game_spec(live.row.settings.game)
    named = [
        (name, kind, value)
        for (name, kind), value in zip(typed(spec.log_args.get(told.kind, "")), told.args, strict=False)
    ]
    seats = [value for _, kind, value in named if kind == "seat" and value >= 0]
    vampires = [value for name, _, value in named if name == "vampire" and value in game.line_up]
    if not seats and vampires:
        seats = [game.player[game.line_up.index(vampires[-1])]]
    scene = by.resolves.get(told.kind, "")
    counts = next((value for _, kind, value in named if kind == "counts"), ()) if scene == "counts" else ()
    where = [
        f"{kind}:{spec.arg_words[kind][value]}"
        for _, kind, value in named
        if scene and kind in spec.arg_words and isinstance(value, int) and value >= 0
    ]
    return {
        "rule": told.rule,
        "cards": [game.card_word(value) for _, kind, value in named if kind == "card" and value >= 0],
        "seat": "ABCDEF"[seats[0]] if seats else "",
        "colour": live.row.seats[seats[0]].colour if seats else "",
        "head": regions.HEADS.get(told.kind, ""),
        "quiet": told.kind in by.quiet,
        "scene": scene,
        "counts": [("ABCDEF"[seat], live.row.seats[seat].colour, number) for seat, number in counts],
        "at": " ".join(where),
    }


def is_pictured(name: str, told: LogLine) -> bool:
    """Beside its words stand the sign that is compared, a drawn or revealed card, dice, or the Veil."""
    arguments = {argument for argument, _ in typed(game_spec(name).log_args.get(told.kind, ""))}
    if told.kind not in drawing(name).resolves:
        return False
    if name == "masters":
        return bool(arguments & {"dice", "veil"}) or told.kind in ("event", "relic_drawn", "day")
    return told.kind in PICTURED.get(name, ())


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_line_says_who_acted_and_where_it_is_decided(name: str, seats: int) -> None:
    met = Counter[str]()
    for seed in range(3):
        live = live_of(name, seats)
        play(live, 150, seed)
        for viewer in range(seats + 1):
            for at, told in live.game.read_by(viewer):
                line = regions.log_line(live, live.game, at, told, viewer, "en")
                told_again = wanted(live, told)
                assert {key: line[key] for key in told_again} == told_again
                assert bool(line["picture"]) == is_pictured(name, told)
                assert line["passed"] == ""  # people sit at all seats
                met.update(key for key, value in line.items() if value)
    assert met["seat"]
    assert met["cards"]
    assert met["scene"]
    assert met["counts"] or name == "masters"
    assert met["at"] or name in ("masters", "veto")
    assert met["picture"] or name in ("vendetta", "veto")
