"""The prompt: who decides what and why, and every choice as a button."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from markupsafe import Markup

from interrex.bots.thoughts import say_data
from interrex.engine.options import NUMBER, SEAT_LETTERS, shown
from interrex.engine.table import Table
from interrex.games import game_spec
from interrex.match.lesson import lessons
from interrex.web.access.viewer import Viewer
from interrex.web.phrases import speaker
from interrex.web.show.advising import advised
from interrex.web.show.ending import ending, why
from interrex.web.show.jinja import macros, page
from interrex.web.show.parts import cached, memory
from interrex.web.show.scene import Option, Scene, drawing, passing
from interrex.web.tables import proposals
from interrex.web.tables.live import Live
from interrex.web.tables.sentences import words_of
from interrex.words import Words
from interrex.words.asking import text_asked_about

MAX_REASONS: Final = 2
MOST_BETWEEN: Final = 2  # amounts at hand besides the least and the most
LONG_RUN: Final = 5  # amounts: from here on one steps through them instead of having a button for each

A_TOKEN: Final = "\x02token\x03"  # stands for the form token of whoever looks; no name or text holds that
A_LETTER: Final = "\x02letter\x03"  # stands for their seat


class Run(NamedTuple):
    """Amounts that follow each other: one steps through them, and some are at hand."""

    lowest: int
    highest: int
    handy: tuple[int, ...]


class Group(NamedTuple):
    """Buttons that stand together, behind the name of their card where they have one."""

    name: str
    drawn: Markup
    run: Run | None = None  # where they are amounts


def prompt(live: Live, viewer: Viewer, seen: Scene) -> str:
    """Who decides what and why, and every choice as a button: of the viewer, or of whom they may advise."""
    game, decision = live.game, seen.decision
    words = words_of(live, viewer.language)
    own = decision if decision is not None and decision.seat == viewer.seat else None
    may_undo = not game.is_over and live.has_own_to_take_back(viewer.seat)
    if decision is None and not game.is_over:
        goes_on = waited_for(seen)
        waiting_text = (
            cached(waiting, live.row.settings.game, viewer.language, ((goes_on, ""),), True)
            if goes_on
            else live.cached(_waiting_now, viewer.language)
        )
        undo = (live.id, SEAT_LETTERS[viewer.seat], viewer.form_token) if may_undo else None
        return f"{waiting_text}{cached(undo_form, viewer.language, *undo)}" if undo else waiting_text
    questions = [
        {
            "text": (own is not None and said_of(seen, True)) or asked_of(words, game, which, viewer.seat),
            "rule": question.rule,
            "about": text_asked_about(words, game, which, viewer.seat),
        }
        for which, question in enumerate(game.questions)
        if own is None or question.seat == viewer.seat
    ]
    by_itself = given_by_itself(live, seen) if own is not None else ""
    proposed = advice(live, viewer, seen)
    proposes = own is None and decision is not None
    drawn = tuple([drawn_group(each, proposed, proposes, viewer.language) for each in groups(seen)])
    if proposes and not may_undo:  # those who advise are shown the same, but for who they are
        asking = tuple([(each["text"], each["rule"]) for each in questions])
        text = live.cached(_proposing, viewer.language, asking, drawn)
        return text.replace(A_TOKEN, viewer.form_token).replace(A_LETTER, SEAT_LETTERS[viewer.seat])
    return page(
        "prompt.html", viewer.language, live=live, token=viewer.form_token,
        letter=SEAT_LETTERS[viewer.seat] if viewer.seat < game.seats else "", questions=questions,
        groups=drawn,
        question=own.question if own is not None else "",
        ahead=drawing(live.row.settings.game).ahead.get(own.question) if own is not None else None,
        spread=own is not None and own.question in drawing(live.row.settings.game).spread,
        picks=drawing(live.row.settings.game).picks_first,
        asked=own is not None, proposes=proposes, waits=False,
        turn=live.opened[decision.seat] if decision else 0,
        passing=passing(seen) if own is not None else None,
        by_itself=by_itself, goes_on=said_of(seen, False) if by_itself else "",
        advice=proposed, may_undo=may_undo, ending=ending(live, viewer, words, seen),
        game=live.row.settings.game,
        matters=matters_to(seen) if own is not None and not (proposed["lines"] or proposed["best"]) else "",
        has_button=any(not each.things for each in seen.options),
        lesson=own is not None and is_first(live, own.seat),
    )  # fmt: skip


def said_of(seen: Scene, asked: bool) -> str:
    """What the game's own drawing says in the bar, to who is asked or to who waits; else nothing."""
    assert seen.words.spec is not None
    say = drawing(seen.words.spec.name).prompted
    return say(seen, asked) if say is not None else ""


def is_first(live: Live, seat: int) -> bool:
    """Nothing has been chosen yet by that seat, and the game has a lesson to offer."""
    return live.row.settings.game in lessons() and all(each[0] != seat for each in live.choices)


def matters_to(seen: Scene) -> str:
    """What matters now to who is asked, as the game's drawing says it; else nothing."""
    assert seen.words.spec is not None
    say = drawing(seen.words.spec.name).matters
    return say(seen) if say is not None else ""


def waited_for(seen: Scene) -> str:
    """What goes on, and for which people one waits; bots answer soon enough, and nothing flickers."""
    said = said_of(seen, False)
    people = [each.name for each in seen.people if each.decides and not each.is_bot]
    if not said or not people:
        return said
    return f"{said} {speaker(seen.words.language)('waits-for', names=seen.words.listed(people))}"


def given_by_itself(live: Live, seen: Scene) -> str:
    """The pass, where nothing can be gained by an answer and bots sit at all other seats: no time tells them
    anything."""
    assert seen.words.spec is not None
    windows, is_idle = seen.words.spec.passing, drawing(live.row.settings.game).is_idle
    if windows is None or not are_bots(live, seen.seat):
        return ""
    is_alone = [each.word for each in seen.options] == [windows.word]
    return windows.word if is_alone or (is_idle is not None and is_idle(seen)) else ""


def are_bots(live: Live, seat: int) -> bool:
    """Bots sit at all other seats."""
    return all(each.is_bot for number, each in enumerate(live.row.seats) if number != seat)


def _proposing(
    live: Live, language: str, asked: tuple[tuple[str, str], ...], drawn: tuple[Group, ...]
) -> str:
    """The prompt of those who may propose, with marks for who they are."""
    decision = proposals.open_decision(live)
    return page(
        "prompt.html", language, live=live, token=A_TOKEN, letter=A_LETTER,
        questions=[{"text": text, "rule": rule, "about": None} for text, rule in asked], groups=drawn,
        question="", ahead=None, spread=False, picks=drawing(live.row.settings.game).picks_first,
        asked=False, proposes=True, waits=False, turn=live.opened[decision.seat] if decision else 0,
        passing=None, by_itself="", goes_on="",
        advice={"bots": False, "may_ask": False, "best": [], "lines": []}, may_undo=False, ending=None,
        game=live.row.settings.game, matters="", has_button=False, lesson=False,
    )  # fmt: skip


def drawn_group(group: dict[str, Any], advice: dict[str, Any], proposes: bool, language: str) -> Group:
    """The buttons of a group, with those who propose them."""
    macro, t = macros("option.html").option, speaker(language)
    proposed, own = advice["by_option"], advice["own"]
    buttons = [
        cached(macro, each, proposed.get(each.word, ""), each.word == own if proposes else None, t)
        for each in group["buttons"]
    ]
    return Group(group["name"], Markup("".join(buttons)), group["run"])


def _waiting_now(live: Live, language: str) -> str:
    words, game = words_of(live, language), live.game
    asked = tuple((asked_of(words, game, which), each.rule) for which, each in enumerate(game.questions))
    text: str = cached(waiting, live.row.settings.game, language, asked, True)
    return text


def asked_of(words: Words, game: Any, which: int, viewer: int | None = None) -> str:
    """What somebody is asked; of somebody else, who and which question is all that is told."""
    question = game.questions[which]
    if question.seat == viewer:
        return words.question(game, which, viewer)
    said: str = memory.find((words, question.seat, question.name), lambda: words.question(game, which))
    return said


def waiting(game: str, language: str, asked: tuple[tuple[str, str], ...], waits: bool = False) -> str:
    """The prompt of all who wait for others, or who look at a position that is over."""
    questions = [{"text": text, "rule": rule, "about": None} for text, rule in asked]
    return page(
        "prompt.html", language, questions=questions, asked=False, proposes=False, waits=waits,
        advice={"bots": False, "may_ask": False, "best": []}, may_undo=False, ending=None, game=game,
    )  # fmt: skip


def undo_form(language: str, table_id: str, letter: str, form_token: str) -> str:
    """The form by which somebody who waits takes back their last choice."""
    form = macros("undo.html").undo(table_id, letter, form_token, speaker(language))
    return f'<div class="row aside">{form}</div>'


def reasons_against(
    game: Table, pack: Any, seat: int, language: str, touched: frozenset[str]
) -> list[dict[str, str]]:
    """The rules by which nothing can be done with these things now, from what the asked seat knows.

    Only what one would do with them: not what somebody else could do to them, or with other cards.
    """
    name = game.settings.game
    question = next((each for each in game.questions if each.seat == seat), None)
    if question is None or not touched:
        return []
    by, view = drawing(name), game.view(seat)
    acting = by.acting or (lambda _view, _pack, parts: by.things(parts))
    said = ((shown(parts, game.card_word), rule) for parts, rule in game.near_misses(question))
    found = dict.fromkeys(
        rule
        for parts, rule in said
        if touched <= {thing.id for thing in by.things(parts)}
        and any(thing.id in touched for thing in acting(view, pack, parts))
    )
    return [{"rule": rule, "text": why(name, language, rule)} for rule in list(found)[:MAX_REASONS]]


def advice(live: Live, viewer: Viewer, seen: Scene) -> dict[str, Any]:
    """What is proposed for the decision a viewer sees, by option; and whether bots can still be asked."""
    decision = seen.decision
    if decision is None or not game_spec(live.row.settings.game).cooperative:
        return {"by_option": {}, "lines": [], "own": "", "bots": False, **advised(live, viewer, seen)}
    found = proposals.proposed(live, decision.seat)
    listed = seen.words.listed
    by_option = {word: listed([live.names[seat] for seat in seats]) for word, seats in found.items()}
    said = {each.word: each for each in seen.options}
    game = live.row.settings.game
    lines = [
        {
            "word": word,
            "text": said[word].said,
            "things": " ".join(thing.id for thing in said[word].things),
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
    bots = proposals.bots_may_propose(live, viewer.seat)
    return {"by_option": by_option, "lines": lines, "own": own, "bots": bots, **advised(live, viewer, seen)}


def groups(seen: Scene) -> list[dict[str, Any]]:
    """The options; those that pair one card with a place stand together behind the card's name, and so do
    amounts that follow each other."""
    words = seen.words
    paired = len(seen.options) > 4
    run, amounts = run_of(seen)
    found: dict[Any, dict[str, Any]] = {}
    for option in seen.options:
        button = option if paired and option not in amounts else option.alone()
        key = run if option in amounts else button.card
        if key not in found:
            name = words.card_part(button.card) if button.card is not None else ""
            found[key] = {"name": name, "buttons": [], "run": run if option in amounts else None}
        found[key]["buttons"].append(button)
    return sorted(found.values(), key=lambda group: not group["name"])


def run_of(seen: Scene) -> tuple[Run | None, frozenset[Option]]:
    """The options that differ only by an amount, one more from each to the next; none where they are few."""
    by_rest: dict[Any, list[tuple[int, Option]]] = {}
    for option in seen.options:
        numbers = [part.value for part in option.parts if part.type == NUMBER]
        if len(numbers) == 1 and not option.things:
            rest = tuple(part for part in option.parts if part.type != NUMBER)
            by_rest.setdefault(rest, []).append((numbers[0], option))
    for row in by_rest.values():
        numbers = [number for number, _ in row]
        if len(row) >= LONG_RUN and numbers == list(range(numbers[0], numbers[0] + len(row))):
            return Run(numbers[0], numbers[-1], handy(seen, numbers)), frozenset(each for _, each in row)
    return None, frozenset()


def handy(seen: Scene, numbers: list[int]) -> tuple[int, ...]:
    """The least and the most; and between them what the game counts by."""
    assert seen.words.spec is not None
    assert seen.decision is not None
    stride = drawing(seen.words.spec.name).strides.get(seen.decision.question, 0)
    between = numbers[stride::stride][:MOST_BETWEEN] if stride else []
    return tuple(sorted({numbers[0], *between, numbers[-1]}))
