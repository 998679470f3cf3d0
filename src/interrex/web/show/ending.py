"""The end of a game: who won by which rule, places and scores taken apart, how the lead changed."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final

from interrex.engine.errors import BadSetting
from interrex.games import game_spec
from interrex.match import outcome
from interrex.match.lead import Change
from interrex.rules.book import rulebook
from interrex.web import keys
from interrex.web.access.viewer import Viewer
from interrex.web.phrases import say
from interrex.web.show.scene import Scene, drawing
from interrex.web.tables.live import Live
from interrex.words import Words

REMARKS: Final = re.compile(
    r"^\([A-Z]\) |\s*\*[^*]+\*$|\s*\[[^\]]*\](?=\s*$|\s*\*)|\s*\((?:[^()]*→ |R)[^)]*\)"
)  # of the rulebook's editors


def how_it_ended(live: Live, viewer: int, words: Words) -> dict[str, Any] | None:
    """Who won, and by which rule; nothing while the game goes on."""
    result, game = live.game.result, live.row.settings.game
    if result is None:
        return None
    if game_spec(game).cooperative:
        said = say(words.language, "won-together" if result.winners else "lost-together")
    else:
        winners = words.listed([words.seat(seat, viewer) for seat in result.winners])
        said = words.say("ui-won" if result.winners else "ui-lost", winners=winners, rule=result.rule)
        said = said.replace(f" ({result.rule})", "")
    return {"text": said, "rule": result.rule, "why": why(game, words.language, result.rule)}


def ending(live: Live, viewer: Viewer, words: Words, seen: Scene) -> dict[str, Any] | None:
    """How the game ended, with everybody's place and score taken apart, and how the lead changed."""
    end, result = how_it_ended(live, viewer.seat, words), live.game.result
    if end is None or result is None:
        return None
    game = live.row.settings.game
    spec, drawn = game_spec(game), drawing(game)
    counts = outcome.counts(live.game, result)
    order = sorted(
        range(live.game.seats),
        key=lambda seat: (seat not in result.winners, -result.scores[seat], -counts[seat]),
    )
    places = [
        {
            "place": 0 if spec.cooperative else outcome.place(result, counts, seat),
            "who": seen.people[seat],
            "won": seat in result.winners,
            "score": "" if spec.cooperative else f"{counts[seat]:g}",
            "made_of": drawn.tally(seen, seat) if drawn.tally is not None else [],
        }
        for seat in order
    ]
    seated = viewer.seat < live.game.seats
    return {
        **end,
        "places": places,
        "together": spec.cooperative,
        "stood": drawn.stood(seen) if drawn.stood is not None else [],
        "concluded": drawn.concluded(seen) if drawn.concluded is not None else "",
        "changes": changes(live, words),
        "all_changes": live.lead_changes.all,
        "changed": _heading(game, words.language, spec.cooperative),
        "rematch": live.row.rematch if seated or live.row.is_open else "",
        "seated": seated,
        "share": shared_link(live, viewer),
        "workshop": live.row.workshop if viewer.creator_key else "",
    }


def shared_link(live: Live, viewer: Viewer) -> str:
    """What one gives to friends: of a table by link only its creator can let others look at it."""
    if viewer.creator_key and not live.row.is_open:
        return f"/w/{keys.link(viewer.creator_key, live.id, keys.WATCH, live.row.watch_issue)}"
    return f"/t/{live.id}/replay"


def changes(live: Live, words: Words) -> list[dict[str, Any]]:
    """How the lead changed, as sentences, each with the position after it."""
    together = game_spec(live.row.settings.game).cooperative
    return [
        {"number": each.number, "text": _change_text(each, words, together), "told": _told(live, each, words)}
        for each in live.lead_changes.told
    ]


def _heading(game: str, language: str, together: bool) -> str:
    """How the lead changed, or when most was lost; and by what count, where the pages have a word for it."""
    counted = say(language, f"counts-{game}")
    key = "lost-most" if together else "lead-changed"
    return say(language, f"{key}-plain" if counted == f"counts-{game}" else key, counted=counted)


def _change_text(change: Change, words: Words, together: bool) -> str:
    if together:
        return f"{change.were[0]} → {change.standings[0]}"
    names = words.listed([words.seat(seat) for seat in change.leaders])
    before = words.listed([words.seat(seat) for seat in change.before])
    numbers = " : ".join(str(number) for number in change.standings)
    key = "lead-passes" if change.before else "lead-first"
    return say(words.language, key, names=names, before=before, numbers=numbers)


def _told(live: Live, change: Change, words: Words) -> str:
    return words.line(live.game, change.told) if change.told is not None else ""


@lru_cache(maxsize=200)
def why(game: str, language: str, rule: str) -> str:
    """The rule by which a game ended, in plain words; nothing where the game brings no rules."""
    try:
        text = rulebook(game, language).find(rule).text
    except BadSetting:
        return ""
    return REMARKS.sub("", text).strip()
