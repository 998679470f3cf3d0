"""A position of a scenario as a page shows it, at the drawing of the real table: lessons and puzzles."""

from __future__ import annotations

from typing import Any

from interrex.engine.table import SEAT_LETTERS, Table
from interrex.games import house_pack
from interrex.web.phrases import say
from interrex.web.show import prompt as prompts
from interrex.web.show import regions as render
from interrex.web.show.scene import Person, Scene
from interrex.web.tables.new_table import BOT_NAMES, COLOURS
from interrex.web.tables.sentences import words_for
from interrex.words import places_of


def regions_of(
    table: Table, language: str, seat: int, is_asked: bool, told: int, wanted: str = ""
) -> dict[str, Any]:
    """The table, the question with its options, and the newest lines of the log, as a seat sees them.

    The things of the option that is wanted bear numbers.
    """
    game = table.settings.game
    names = list(BOT_NAMES[: table.seats])
    names[seat] = say(language, "you-name")
    pack = house_pack(game, table.settings.pack_hash)
    words = words_for(language, game, names, pack, places_of(table))
    decision = table.decision_of(seat) if is_asked else None
    asked = table.seats_asked
    which = asked.index(seat) if decision else 0
    people = [
        Person(
            seat=each, letter=SEAT_LETTERS[each], name=name, colour=COLOURS[each], is_bot=each != seat,
            level="", is_free=False, is_you=each == seat, is_here=True, decides=each in asked,
        )
        for each, name in enumerate(names)
    ]  # fmt: skip
    scene = Scene(table.view(seat), words, pack, people, seat, decision)
    things = [each.id for option in scene.options if option.word == wanted for each in option.things]
    lines = [
        {"text": words.line(table, line, seat), "rule": line.rule, "cards": ()}
        for line in reversed(table.log(seat))
    ]
    return {
        "question": words.question(table, which, seat) if decision else "",
        "groups": prompts.groups(scene),
        "options": {each.word: each.text for each in scene.options},
        "drawn": pointed(render.drawn_scene(scene, game), things),
        "points": bool(things),
        "lines": lines[:told],
    }


def pointed(drawn: str, things: list[str]) -> str:
    """A drawing in which the things that a step asks for bear numbers, in the order of touching."""
    order = {thing: number for number, thing in enumerate(dict.fromkeys(things), 1)}
    return render.THING.sub(
        lambda each: f'{each[0]} data-point="{order[each[1]]}"' if each[1] in order else each[0], drawn
    )
