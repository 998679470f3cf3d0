"""What a seat sees of the table talk: as a region of the page and as data. Nothing in it is secret."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from interrex.engine.decision import Decision
from interrex.engine.game import SEAT_LETTERS
from interrex.games import game_spec
from interrex.web.show.phrases import say, words_of
from interrex.web.tables import clocks, consent, proposals
from interrex.web.tables import decks as decks_of
from interrex.web.tables.live import Live
from interrex.words import Words

if TYPE_CHECKING:
    from interrex.web.show.regions import Looker

HIDDEN: Final = "…"  # what a record shows of a choice that is still secret


def shown(live: Live, looker: Looker, viewer: int) -> dict[str, Any]:
    """What stands in the region beside the prompt."""
    return {
        "free": "" if live.game.is_over else ", ".join(free_letters(live)),
        "decks": ", ".join(live.names[seat] for seat in live.awaited()),
        "request": request(live, looker, viewer),
        "note": note(live, looker.language),
        "stand_ins": stand_ins(live, looker),
        "away": away(live, looker),
        "clocks": clock_faces(live, looker),
    }


def free_letters(live: Live) -> list[str]:
    """The seats that nobody has taken and no bot plays for."""
    stand_ins = live.talk.stand_ins
    return [
        SEAT_LETTERS[seat]
        for seat, each in enumerate(live.row.seats)
        if each.is_free and seat not in stand_ins
    ]


def is_silent(live: Live) -> bool:
    """Nobody could be shown anything there: so it is most of the time."""
    talk = live.talk
    something = talk.request or talk.note or talk.stand_ins or live.offered or live.times.clock
    return not something and not live.awaited() and not any(seat.is_free for seat in live.row.seats)


def request(live: Live, looker: Looker, viewer: int) -> dict[str, Any] | None:
    """Who asks to take back what, whom the table waits for, and what this looker may answer."""
    asked = live.talk.request
    if asked is None:
        return None
    language = looker.language
    waiting = consent.still_asked(live)
    answering = next((seat for seat in looker.own if seat in waiting), None)
    whose = live.choices[asked.back_to][0]
    number = len(live.choices) - asked.back_to
    key = f"request-{'own' if whose == asked.seat else 'other'}-{'one' if number == 1 else 'many'}"
    return {
        "text": say(
            language, key, name=live.names[asked.seat], number=number, whose=live.names[whose],
            choice=choice_text(live, asked.back_to, viewer, language),
        ),
        "answering": SEAT_LETTERS[answering] if answering is not None else "",
        "own": SEAT_LETTERS[asked.seat] if asked.seat in looker.own else "",
        "waiting": ", ".join(live.names[seat] for seat in waiting),
    }  # fmt: skip


def choice_text(live: Live, number: int, viewer: int, language: str) -> str:
    """A choice as the viewer may know it, behind a colon; nothing while it is secret."""
    word = live.game.record(viewer).choices[number][1]
    if word == HIDDEN:
        return ""
    words = words_of(live, language)
    said = words.option(live.game.choices[number][1], live.game.chosen_parts(number, viewer), viewer)
    return f": {said}"


def note(live: Live, language: str) -> str:
    """What became of the last request."""
    found = live.talk.note
    if found is None:
        return ""
    return say(language, f"request-{found.kind}", name=live.names[found.seat], by=live.names[found.by])


def stand_ins(live: Live, looker: Looker) -> list[dict[str, str]]:
    """For whom a bot plays."""
    return [
        {
            "seat": SEAT_LETTERS[seat],
            "name": live.names[seat],
            "own": "yes" if seat in looker.own else "",
        }
        for seat in sorted(live.talk.stand_ins)
        if not live.game.is_over
    ]


def away(live: Live, looker: Looker) -> list[dict[str, str]]:
    """For whom a bot may stand in, as people at the table are offered it."""
    if not looker.own or not live.offered:
        return []
    return [
        {"seat": SEAT_LETTERS[seat], "name": live.names[seat]}
        for seat in sorted(live.offered - live.present())
        if seat not in looker.own and seat not in live.talk.stand_ins
    ]


def clock_faces(live: Live, looker: Looker) -> list[dict[str, Any]]:
    """The clocks of all people; one that runs says when it is down, in milliseconds since 1970."""
    if not live.times.clock or live.game.is_over:
        return []
    runs = clocks.running(live)
    return [
        {
            "name": live.names[seat],
            "own": seat in looker.own,
            "until": round(live.times.until(seat) * 1000) if seat in runs else 0,
            "left": clocks.shown(live.times.left(seat)),
        }
        for seat in range(live.game.seats)
        if not live.bot_level(seat)
    ]


def takes_back(live: Live, looker: Looker) -> tuple[str, ...]:
    """What a seat may ask to take back: its own last choice, and where others are asked the last one."""
    if looker.seat not in live.persons() or live.game.is_over or live.talk.request or not live.choices:
        return ()
    return ("own", "last") if consent.still_asked(live, looker.seat) else ("own",)


def advice(live: Live, looker: Looker, words: Words, decision: Decision | None) -> dict[str, Any]:
    """What is proposed for the decision a looker sees, by option; and whether bots can still be asked."""
    if decision is None or not game_spec(live.row.settings.game).cooperative:
        return {"by_option": {}, "lines": [], "own": "", "bots": False}
    found = proposals.proposed(live, decision.seat)
    by_option = {word: words.listed([live.names[seat] for seat in seats]) for word, seats in found.items()}
    lines = [
        {
            "word": word,
            "text": words.option(decision.question, decision.parts_of(word), looker.seat),
            "names": by_option[word],
        }
        for word in found
    ]
    own = live.talk.proposals.get(decision.seat, {}).get(looker.seat, "")
    bots = decision.seat == looker.seat and len(decision.options) > 1 and bool(proposals.advisers(live))
    return {"by_option": by_option, "lines": lines, "own": own, "bots": bots}


def deck_form(live: Live, looker: Looker) -> dict[str, Any]:
    """The form for a deck, where this looker is to bring one."""
    seat = next((each for each in (looker.seat, *looker.own) if each in live.awaited()), None)
    words = words_of(live, looker.language)
    decks = [] if seat is None else decks_of.names(live, seat)
    return {
        "live": live,
        "looker": looker,
        "seat": "" if seat is None else SEAT_LETTERS[seat],
        "name": "" if seat is None else live.names[seat],
        "decks": [(deck, words.card(str(deck))) for deck in decks],
    }


# --- data ------------------------------------------------------------------------------------------


def state(live: Live) -> dict[str, Any]:
    """The table talk for programs."""
    asked = live.talk.request
    found = live.talk.note
    open_to_all = proposals.open_decision(live)
    return {
        "made": len(live.choices),
        "decks_awaited": [SEAT_LETTERS[seat] for seat in live.awaited()],
        "request": None
        if asked is None
        else {
            "seat": SEAT_LETTERS[asked.seat],
            "back_to": asked.back_to,
            "waiting": [SEAT_LETTERS[seat] for seat in consent.still_asked(live)],
        },
        "note": None
        if found is None
        else {"kind": found.kind, "seat": SEAT_LETTERS[found.seat], "by": SEAT_LETTERS[found.by]},
        "stand_ins": [SEAT_LETTERS[seat] for seat in sorted(live.talk.stand_ins)],
        "away": [SEAT_LETTERS[seat] for seat in sorted(live.offered - live.present())],
        "clocks": [
            {
                "seat": SEAT_LETTERS[seat],
                "left": live.times.left(seat) / 1000,
                "until": live.times.until(seat) if seat in clocks.running(live) else None,
            }
            for seat in range(live.game.seats)
            if live.times.clock and not live.bot_level(seat)
        ],
        "open_decision": None
        if open_to_all is None
        else {
            "seat": SEAT_LETTERS[open_to_all.seat],
            "options": list(open_to_all.options),
            "turn": live.opened[open_to_all.seat],
        },
        "proposals": [
            {"seat": SEAT_LETTERS[seat], "to": SEAT_LETTERS[decider], "word": word}
            for decider, by_seat in live.talk.proposals.items()
            for seat, word in by_seat.items()
        ],
    }
