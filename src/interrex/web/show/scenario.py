"""A position of a scenario as a page shows it, at the drawing of the real table: lessons and puzzles."""

from __future__ import annotations

import re
from typing import Any, Final

from interrex.engine.table import SEAT_LETTERS, Table
from interrex.games import house_pack
from interrex.web.phrases import say
from interrex.web.show import prompt as prompts
from interrex.web.show import regions as render
from interrex.web.show.scene import Person, Scene
from interrex.web.tables.new_table import BOT_NAMES, COLOURS
from interrex.web.tables.sentences import words_for
from interrex.words import places_of

MARKED: Final = re.compile(rf"({render.THING.pattern})(?: data-choosable)?")


def regions_of(
    table: Table, language: str, seat: int, is_asked: bool, told: int, wanted: str = ""
) -> dict[str, Any]:
    """The table, the question with its options, and the newest lines of the log, as a seat sees them.

    Where an option is wanted, its things alone can be touched: they bear numbers. Others stay in the list.
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
    drawn, things = render.drawn_scene(scene, game), things_of(scene, wanted)
    lines = [
        {"text": words.line(table, line, seat), "rule": line.rule, "cards": ()}
        for line in reversed(table.log(seat))
    ]
    return {
        "question": words.question(table, which, seat) if decision else "",
        "groups": only(prompts.groups(scene), wanted) if wanted else prompts.groups(scene),
        "options": {each.word: each.text for each in scene.options},
        "drawn": pointed(drawn, things) if wanted else drawn,
        "points": len(set(things).intersection(render.THING.findall(drawn))),
        "lines": lines[:told],
    }


def things_of(scene: Scene, wanted: str) -> list[str]:
    """What is touched on the table to choose an option."""
    return [each.id for option in scene.options if option.word == wanted for each in option.things]


def only(groups: list[dict[str, Any]], wanted: str) -> list[dict[str, Any]]:
    """The same options; none but the wanted one is chosen on the table, and by the touches that it names."""
    return [
        {
            **group,
            "buttons": [
                each._replace(remark="")
                if each.word == wanted
                else each._replace(things=(), lies=(), held=())
                for each in group["buttons"]
            ],
        }
        for group in groups
    ]


def pointed(drawn: str, things: list[str]) -> str:
    """A drawing in which the things that a step asks for bear numbers, in the order of touching.

    Nothing else is marked: whatever can be touched is accepted.
    """
    order = {thing: number for number, thing in enumerate(dict.fromkeys(things), 1)}
    return MARKED.sub(
        lambda each: f'{each[0]} data-point="{order[each[2]]}"' if each[2] in order else each[1], drawn
    )
