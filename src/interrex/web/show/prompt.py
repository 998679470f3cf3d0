"""The prompt: who decides what and why, and every choice as a button."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final

from markupsafe import Markup

from interrex.bots.thoughts import say_data, say_line
from interrex.engine.errors import BadSetting
from interrex.engine.options import SEAT_LETTERS, Part
from interrex.engine.questions import Result
from interrex.games import game_spec
from interrex.rules.book import rulebook
from interrex.web.access.viewer import Viewer
from interrex.web.phrases import speaker
from interrex.web.show.jinja import macros, page
from interrex.web.show.parts import cached, memory
from interrex.web.show.scene import Scene, drawing, passing
from interrex.web.tables import proposals
from interrex.web.tables.live import Live
from interrex.web.tables.sentences import words_of
from interrex.words import Words

REMARKS: Final = re.compile(
    r"^\([A-Z]\) |\s*\*[^*]+\*$|\s*\[[^\]]*\](?=\s*$|\s*\*)|\s*\((?:→ |R)[^)]*\)"
)  # of the rulebook's editors

MOST_ADVISED: Final = 3


def prompt(live: Live, viewer: Viewer, seen: Scene) -> str:
    """Who decides what and why, and every choice as a button: of the viewer, or of whom they may advise."""
    game, decision = live.game, seen.decision
    words = words_of(live, viewer.language)
    own = decision if decision is not None and decision.seat == viewer.seat else None
    may_undo = live.last_chooser is not None and live.last_chooser == viewer.seat and not game.is_over
    if decision is None and not game.is_over:
        waiting_text = live.cached(_waiting_now, viewer.language)
        undo = (live.id, SEAT_LETTERS[viewer.seat], viewer.form_token) if may_undo else None
        return f"{waiting_text}{cached(undo_form, viewer.language, *undo)}" if undo else waiting_text
    questions = [
        {"text": words.question(game, which, viewer.seat), "rule": question.rule}
        for which, question in enumerate(game.questions)
        if own is None or question.seat == viewer.seat
    ]
    proposed = advice(live, viewer, seen)
    proposes = own is None and decision is not None
    return page(
        "prompt.html", viewer.language, live=live, viewer=viewer, questions=questions,
        groups=[drawn_group(each, proposed, proposes, viewer.language) for each in groups(seen)],
        question=own.question if own is not None else "",
        ahead=drawing(live.row.settings.game).ahead.get(own.question, "") if own is not None else "",
        asked=own is not None, proposes=proposes, turn=live.opened[decision.seat] if decision else 0,
        passing=passing(seen) if own is not None else None,
        advice=proposed, may_undo=may_undo, ending=ending(live, viewer, words, seen),
        game=live.row.settings.game,
    )  # fmt: skip


def drawn_group(
    group: dict[str, Any], advice: dict[str, Any], proposes: bool, language: str
) -> dict[str, Any]:
    """The buttons of a group, with those who propose them."""
    macro, t = macros("option.html").option, speaker(language)
    proposed, own = advice["by_option"], advice["own"]
    buttons = [
        cached(macro, each, proposed.get(each.word, ""), each.word == own if proposes else None, t)
        for each in group["buttons"]
    ]
    return {"name": group["name"], "drawn": Markup("".join(buttons))}


def _waiting_now(live: Live, language: str) -> str:
    words, game = words_of(live, language), live.game
    asked = tuple((asked_of(words, game, which), each.rule) for which, each in enumerate(game.questions))
    text: str = cached(waiting, live.row.settings.game, language, asked)
    return text


def asked_of(words: Words, game: Any, which: int) -> str:
    """What somebody else is asked: who and which question is all that is told."""
    question = game.questions[which]
    said: str = memory.find((words, question.seat, question.name), lambda: words.question(game, which))
    return said


def waiting(game: str, language: str, asked: tuple[tuple[str, str], ...]) -> str:
    """The prompt of all who wait for others."""
    questions = [{"text": text, "rule": rule} for text, rule in asked]
    return page(
        "prompt.html", language, questions=questions, asked=False, proposes=False,
        advice={"bots": False, "may_ask": False, "best": []}, may_undo=False, ending=None, game=game,
    )  # fmt: skip


def undo_form(language: str, table_id: str, letter: str, form_token: str) -> str:
    """The form by which somebody who waits takes back their last choice."""
    form = macros("undo.html").undo(table_id, letter, form_token, speaker(language))
    return f'<div class="row aside">{form}</div>'


def ending(live: Live, viewer: Viewer, words: Words, seen: Scene | None = None) -> dict[str, Any] | None:
    """How the game ended: who won by which rule, and with a scene everybody's place and score taken apart."""
    result = live.game.result
    if result is None:
        return None
    winners = words.listed([words.seat(seat, viewer.seat) for seat in result.winners])
    said = words.say("ui-won" if result.winners else "ui-lost", winners=winners, rule=result.rule)
    game = live.row.settings.game
    end = {"text": said, "rule": result.rule, "why": why(game, words.language, result.rule)}
    if seen is None:
        return end
    tally = drawing(game).tally
    order = sorted(
        range(live.game.seats), key=lambda seat: (seat not in result.winners, -result.scores[seat])
    )
    places = [
        {
            "place": _place(result, seat),
            "who": seen.people[seat],
            "won": seat in result.winners,
            "score": f"{result.scores[seat]:g}",
            "made_of": tally(seen, seat) if tally is not None else [],
        }
        for seat in order
    ]
    together = game_spec(game).cooperative  # there all win or lose, and a score says nothing
    seated = viewer.seat < live.game.seats
    return {**end, "places": [] if together else places, "rematch": live.rematch, "seated": seated}


def _place(result: Result, seat: int) -> int:
    """The winners stand first, the others by their scores."""
    if seat in result.winners:
        return 1
    better = [
        each for each, score in enumerate(result.scores)
        if each in result.winners or score > result.scores[seat]
    ]  # fmt: skip
    return 1 + len(better)


@lru_cache(maxsize=200)
def why(game: str, language: str, rule: str) -> str:
    """The rule by which a game ended, in plain words; nothing where the game brings no rules."""
    try:
        text = rulebook(game, language).find(rule).text
    except BadSetting:
        return ""
    return REMARKS.sub("", text).strip()


def advice(live: Live, viewer: Viewer, seen: Scene) -> dict[str, Any]:
    """What is proposed for the decision a viewer sees, by option; and whether bots can still be asked."""
    decision = seen.decision
    if decision is None or not game_spec(live.row.settings.game).cooperative:
        return {"by_option": {}, "lines": [], "own": "", "bots": False, **advised(live, viewer, seen)}
    found = proposals.proposed(live, decision.seat)
    listed = seen.words.listed
    by_option = {word: listed([live.names[seat] for seat in seats]) for word, seats in found.items()}
    said = {each.word: each.said for each in seen.options}
    game = live.row.settings.game
    lines = [
        {
            "word": word,
            "text": said[word],
            "names": by_option[word],
            "why": [
                say_data(game, reason, seen.words)
                for reason in proposals.reasons_for(live, decision.seat, word)
            ],
        }
        for word in found
        if word in said
    ]
    own = live.session.proposals.get(decision.seat, {}).get(viewer.seat, "")
    bots = decision.seat == viewer.seat and len(decision.options) > 1 and bool(proposals.advisers(live))
    return {"by_option": by_option, "lines": lines, "own": own, "bots": bots, **advised(live, viewer, seen)}


def advised(live: Live, viewer: Viewer, seen: Scene) -> dict[str, Any]:
    """The three best options by the search, for whoever has asked; and whether they may ask."""
    decision = seen.decision
    if decision is None or decision.seat != viewer.seat or not proposals.may_be_advised(live, viewer.seat):
        return {"may_ask": False, "best": []}
    thought = proposals.thought_of(live, viewer.seat)
    if thought is None:
        return {"may_ask": True, "best": []}
    game, words = live.row.settings.game, seen.words
    known = {each.word: each for each in seen.options}
    best = [
        {
            "word": each["option"],
            "text": known[each["option"]].text,
            "things": " ".join(thing.id for thing in known[each["option"]].things),
            "said": words.say(
                "ui-advice-chance", chance=round(100 * each["chance"]),
                low=round(100 * each["interval"][0]), high=round(100 * each["interval"][1]),
            ),
            "why": [say_data(game, reason, words) for reason in each["reasons"]],
            "line": say_line(each["line"], words, viewer.seat),
        }
        for each in sorted(thought["options"], key=lambda each: -each["chance"])[:MOST_ADVISED]
        if each["option"] in known
    ]  # fmt: skip
    return {"may_ask": False, "best": best}


def groups(seen: Scene) -> list[dict[str, Any]]:
    """The options; those that pair one card with a place stand together behind the card's name."""
    words = seen.words
    paired = len(seen.options) > 4
    found: dict[Part | None, dict[str, Any]] = {}
    for option in seen.options:
        button = option if paired else option.alone()
        if button.card not in found:
            name = words.card_part(button.card) if button.card is not None else ""
            found[button.card] = {"name": name, "buttons": []}
        found[button.card]["buttons"].append(button)
    return sorted(found.values(), key=lambda group: not group["name"])
