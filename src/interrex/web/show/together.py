"""The region beside the prompt: what people do together besides choosing. Nothing in it is secret."""

from __future__ import annotations

from typing import Any

from interrex.engine.choosing import STILL_SECRET
from interrex.engine.table import SEAT_LETTERS
from interrex.web.access.viewer import Viewer
from interrex.web.phrases import say
from interrex.web.tables import clocks, consent
from interrex.web.tables import decks as decks_of
from interrex.web.tables.live import Live
from interrex.web.tables.sentences import words_of


def contents(live: Live, viewer: Viewer, seat: int) -> dict[str, Any]:
    """What stands in the region beside the prompt."""
    return {
        "free": "" if live.game.is_over else ", ".join(free_letters(live)),
        "decks": ", ".join(live.names[seat] for seat in live.awaited()),
        "request": request(live, viewer, seat),
        "note": note(live, viewer.language),
        "stand_ins": stand_ins(live, viewer),
        "away": away(live, viewer),
        "clocks": clock_faces(live, viewer),
    }


def free_letters(live: Live) -> list[str]:
    """The seats that nobody has taken and no bot plays for."""
    stand_ins = live.session.stand_ins
    return [
        SEAT_LETTERS[seat]
        for seat, each in enumerate(live.row.seats)
        if each.is_free and seat not in stand_ins
    ]


def is_silent(live: Live) -> bool:
    """The region is empty for everybody, as it is most of the time."""
    session = live.session
    something = session.request or session.note or session.stand_ins or live.offered or live.times.clock
    return not something and not live.awaited() and not any(seat.is_free for seat in live.row.seats)


def request(live: Live, viewer: Viewer, seat: int) -> dict[str, Any] | None:
    """Who asks to take back what, whom the table waits for, and what this viewer may answer."""
    asked = live.session.request
    if asked is None:
        return None
    language = viewer.language
    waiting = consent.still_asked(live)
    answering = next((seat for seat in viewer.own if seat in waiting), None)
    whose = live.choices[asked.back_to][0]
    number = len(live.choices) - asked.back_to
    key = f"request-{'own' if whose == asked.seat else 'other'}-{'one' if number == 1 else 'many'}"
    return {
        "text": say(
            language, key, name=live.names[asked.seat], number=number, whose=live.names[whose],
            choice=choice_text(live, asked.back_to, seat, language),
        ),
        "answering": SEAT_LETTERS[answering] if answering is not None else "",
        "own": SEAT_LETTERS[asked.seat] if asked.seat in viewer.own else "",
        "waiting": ", ".join(live.names[seat] for seat in waiting),
    }  # fmt: skip


def choice_text(live: Live, number: int, seat: int, language: str) -> str:
    """A choice as the viewer may know it, behind a colon; nothing while it is secret."""
    parts = live.game.chosen_parts(number, seat)
    if parts == STILL_SECRET:
        return ""
    words = words_of(live, language)
    said = words.option(live.game.choices[number].question, parts, seat)
    return f": {said}"


def note(live: Live, language: str) -> str:
    """What became of the last request."""
    found = live.session.note
    if found is None:
        return ""
    return say(language, f"request-{found.kind}", name=live.names[found.seat], by=live.names[found.by])


def stand_ins(live: Live, viewer: Viewer) -> list[dict[str, str]]:
    """For whom a bot plays."""
    return [
        {
            "seat": SEAT_LETTERS[seat],
            "name": live.names[seat],
            "own": "yes" if seat in viewer.own else "",
        }
        for seat in sorted(live.session.stand_ins)
        if not live.game.is_over
    ]


def away(live: Live, viewer: Viewer) -> list[dict[str, str]]:
    """For whom a bot may stand in, as people at the table are offered it."""
    if not viewer.own or not live.offered:
        return []
    return [
        {"seat": SEAT_LETTERS[seat], "name": live.names[seat]}
        for seat in sorted(live.offered - live.present())
        if seat not in viewer.own and seat not in live.session.stand_ins
    ]


def clock_faces(live: Live, viewer: Viewer) -> list[dict[str, Any]]:
    """The clocks of all people; a running one says when it runs out, in milliseconds since 1970."""
    if not live.times.clock or live.game.is_over:
        return []
    runs = clocks.running(live)
    return [
        {
            "name": live.names[seat],
            "own": seat in viewer.own,
            "until": round(live.times.until(seat) * 1000) if seat in runs else 0,
            "left": clocks.as_text(live.times.left(seat)),
        }
        for seat in range(live.game.seats)
        if not live.bot_level(seat)
    ]


def takes_back(live: Live, viewer: Viewer) -> tuple[str, ...]:
    """What a seat may ask to take back: its own last choice, and where others are asked the last one."""
    if viewer.seat not in live.persons() or live.game.is_over or live.session.request or not live.choices:
        return ()
    return ("own", "last") if consent.still_asked(live, viewer.seat) else ("own",)


def deck_form(live: Live, viewer: Viewer) -> dict[str, Any]:
    """The form for a deck, where this viewer is to bring one."""
    seat = next((each for each in (viewer.seat, *viewer.own) if each in live.awaited()), None)
    words = words_of(live, viewer.language)
    decks = [] if seat is None else decks_of.names(live, seat)
    return {
        "live": live,
        "viewer": viewer,
        "seat": "" if seat is None else SEAT_LETTERS[seat],
        "name": "" if seat is None else live.names[seat],
        "decks": [(deck, words.card(str(deck))) for deck in decks],
    }
