"""Lessons in the browser: one step per page, on the drawing of the real table. Nothing is stored."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request
from fastapi.responses import RedirectResponse, Response

from interrex.engine.table import SEAT_LETTERS
from interrex.games import game_spec, house_pack
from interrex.match.lesson import LEARNER, Page, lesson, lessons
from interrex.match.lesson import page as page_of
from interrex.web.access.door import Who
from interrex.web.access.guard import Visitor
from interrex.web.access.refusals import Refused
from interrex.web.pages.answers import SEE_OTHER, whole_page
from interrex.web.phrases import say
from interrex.web.show import prompt as prompts
from interrex.web.show import regions as render
from interrex.web.show.scene import Person, Scene
from interrex.web.tables.new_table import BOT_NAMES, COLOURS
from interrex.web.tables.sentences import words_for
from interrex.words import places_of

router: Final = APIRouter(include_in_schema=False)


@router.get("/learn/{game}")
async def learn(
    request: Request, who: Who, game: str, step: Annotated[int, Query(ge=1, le=1000)] = 1,
    word: Annotated[str, Query(max_length=200)] = "",
) -> Response:  # fmt: skip
    """A step of a lesson; the right choice leads to the next one, any other is answered with a reason."""
    if game not in lessons():
        raise Refused(404, "no-such-game")
    at = page_of(lesson(game), step)
    if word and word == at.wanted:
        return RedirectResponse(f"/learn/{game}?step={at.number + 1}", SEE_OTHER)
    return whole_page(
        request, who, "lesson.html", spec=game_spec(game), at=at, last=len(lesson(game).steps),
        said=at.step.say[who.language] if at.step is not None else "",
        wrong=_gently(at, who) if word else "", **_regions(at, game, who),
    )  # fmt: skip


def _gently(at: Page, who: Visitor) -> str:
    """Why another choice would be better here."""
    told = at.step.wrong if at.step is not None else {}
    return told.get(who.language) or say(who.language, "lesson-other")


def _regions(at: Page, game: str, who: Visitor) -> dict[str, Any]:
    """The table, the question with its options, and the log, as the learner sees them."""
    table = at.table
    names = [say(who.language, "you-name"), *BOT_NAMES[1 : table.seats]]
    words = words_for(who.language, game, names, places=places_of(table))
    decision = table.decision_of(LEARNER) if at.wanted else None
    asked = table.seats_asked
    which = asked.index(LEARNER) if decision else 0
    people = [
        Person(
            seat=seat, letter=SEAT_LETTERS[seat], name=name, colour=COLOURS[seat], is_bot=seat != LEARNER,
            level="",
            is_free=False, is_you=seat == LEARNER, is_here=True, decides=seat in asked,
        )
        for seat, name in enumerate(names)
    ]  # fmt: skip
    scene = Scene(table.view(LEARNER), words, house_pack(game), people, LEARNER, decision)
    things = [each.id for option in scene.options if option.word == at.wanted for each in option.things]
    log = table.log(LEARNER)
    lines = [
        {"text": words.line(table, told, LEARNER), "rule": told.rule, "cards": ()} for told in reversed(log)
    ]
    return {
        "question": words.question(table, which, LEARNER) if decision else "",
        "groups": prompts.groups(scene),
        "drawn": pointed(render.drawn_scene(scene, game), things),
        "points": bool(things),
        "lines": lines[: at.told],
    }


def pointed(drawn: str, things: list[str]) -> str:
    """A drawing in which the things that a step asks for bear numbers, in the order of touching."""
    order = {thing: number for number, thing in enumerate(dict.fromkeys(things), 1)}
    return render.THING.sub(
        lambda each: f'{each[0]} data-point="{order[each[1]]}"' if each[1] in order else each[0], drawn
    )
