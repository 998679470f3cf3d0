"""The prompt: who decides what and why, and every choice as a button."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from markupsafe import Markup

from interrex.engine.decision import Decision
from interrex.engine.options import CARD, MARK, NUMBER, SEAT, SEAT_LETTERS, VERB, Part, Parts
from interrex.web.show import talk as talk_view
from interrex.web.show.jinja import macros, page
from interrex.web.show.parts import memory, recall
from interrex.web.show.phrases import speaker, words_for, words_of
from interrex.web.show.scene import Scene, passing, things
from interrex.web.tables.live import Live
from interrex.words import Words, copy_of

if TYPE_CHECKING:
    from interrex.web.show.regions import Looker


def prompt(live: Live, looker: Looker, seen: Scene) -> str:
    """Who decides what and why, and every choice as a button: of the looker, or of whom he may advise."""
    game, decision = live.game, seen.decision
    words = words_of(live, looker.language)
    own = decision if decision is not None and decision.seat == looker.seat else None
    may_undo = live.last_chooser is not None and live.last_chooser == looker.seat and not game.is_over
    if decision is None and not game.is_over:
        shown = live.once(_waiting_now, looker.language)
        undo = (live.id, SEAT_LETTERS[looker.seat], looker.form_token) if may_undo else None
        return f"{shown}{recall(undoing, looker.language, *undo)}" if undo else shown
    questions = [
        {"text": words.question(game, which, looker.seat), "rule": asked[5]}
        for which, asked in enumerate(game.asked)
        if own is None or asked[0] == looker.seat
    ]
    advice = talk_view.advice(live, looker, words, decision)
    proposes = own is None and decision is not None
    found = groups(words, decision, looker.seat) if decision else []
    return page(
        "prompt.html", looker.language, live=live, looker=looker, questions=questions,
        groups=[drawn_group(each, advice, proposes, looker.language) for each in found],
        asked=own is not None, proposes=proposes, turn=live.opened[decision.seat] if decision else 0,
        passing=passing(seen) if own is not None else None,
        advice=advice, may_undo=may_undo, ending=ending(live, looker, words), game=live.row.settings.game,
    )  # fmt: skip


def drawn_group(
    group: dict[str, Any], advice: dict[str, Any], proposes: bool, language: str
) -> dict[str, Any]:
    """The buttons of a group, with those who propose them."""
    macro, t = macros("option.html").option, speaker(language)
    proposed, own = advice["by_option"], advice["own"]
    buttons = [
        recall(macro, each, proposed.get(each.word, ""), each.word == own if proposes else None, t)
        for each in group["buttons"]
    ]
    return {"name": group["name"], "drawn": Markup("".join(buttons))}


def _waiting_now(live: Live, language: str) -> str:
    words, game = words_of(live, language), live.game
    asked = tuple((asked_of(words, game, which), each[5]) for which, each in enumerate(game.asked))
    shown: str = recall(waiting, live.row.settings.game, language, asked)
    return shown


def asked_of(words: Words, game: Any, which: int) -> str:
    """What somebody else is asked: who and which question is all that is told."""
    seat, question = game.asked[which][:2]
    said: str = memory.find((words, seat, question), lambda: words.question(game, which))
    return said


def waiting(game: str, language: str, asked: tuple[tuple[str, str], ...]) -> str:
    """The prompt of all who wait for others."""
    questions = [{"text": text, "rule": rule} for text, rule in asked]
    return page(
        "prompt.html", language, questions=questions, asked=False, proposes=False, advice={"bots": False},
        may_undo=False, ending=None, game=game,
    )  # fmt: skip


def undoing(language: str, table_id: str, letter: str, form_token: str) -> str:
    """The form by which somebody who waits takes back his last choice."""
    form = macros("undo.html").undo(table_id, letter, form_token, speaker(language))
    return f'<div class="row aside">{form}</div>'


def ending(live: Live, looker: Looker, words: Words) -> dict[str, Any] | None:
    """How the game ended."""
    result = live.game.result
    if result is None:
        return None
    winners = words.listed([words.seat(seat, looker.seat) for seat in result.winners])
    said = words.say("ui-won" if result.winners else "ui-lost", winners=winners, rule=result.rule)
    scores = [(live.names[seat], f"{score:g}") for seat, score in enumerate(result.scores)]
    return {"text": said, "rule": result.rule, "scores": scores}


def groups(words: Words, decision: Decision, seat: int) -> list[dict[str, Any]]:
    """The options; those that pair one card with a place stand together behind the card's name."""
    assert words.kind is not None
    places = tuple(words.places.items())
    anybody = words_for(words.language, words.kind.name, SEAT_LETTERS, words.pack, places)
    paired = len(decision.options) > 4
    found: dict[Part | None, dict[str, Any]] = {}
    for word, parts in zip(decision.options, decision.parts, strict=True):
        if names_somebody(parts):
            button = recall(option, words, decision.question, word, parts, seat, paired)
        else:  # worded alike at all tables
            button = recall(option, anybody, decision.question, word, parts, None, paired)
        if button.card not in found:
            name = words.card_part(button.card) if button.card is not None else ""
            found[button.card] = {"name": name, "buttons": []}
        found[button.card]["buttons"].append(button)
    return sorted(found.values(), key=lambda group: not group["name"])


class Button(NamedTuple):
    """An option as a button: what it says and what it stands for; short behind the name of its card."""

    word: str
    text: str
    things: str
    card: Part | None
    short: str


def names_somebody(parts: Parts) -> bool:
    """An option names a seat, or a card by its owner."""
    return any(part.type == SEAT or part.owner >= 0 for part in parts)


def option(words: Words, question: str, word: str, parts: Parts, seat: int | None, paired: bool) -> Button:
    """An option as a button; one that pairs a card with a place may stand behind the card's name."""
    said = words.option(question, parts, seat, copy_of(word))
    card, short = pair_of(words, parts) if paired else (None, "")
    return Button(word, said[:1].upper() + said[1:], " ".join(things(words, parts)), card, short)


def pair_of(words: Words, parts: Parts) -> tuple[Part | None, str]:
    """The card of an option that pairs it with a place, and the short name of the place."""
    named = [part for part in parts if part.type not in (VERB, MARK)]
    if len(named) != 2 or named[0].type != CARD or named[1].type in (CARD, SEAT, NUMBER):
        return None, ""
    return named[0], words.name(named[1].type, named[1].word, "short")
