"""What the bar is drawn from, told a second time: at tables drawn at random, for everybody who looks."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import interrex
from interrex.games import game_spec
from interrex.match.lesson import lessons
from interrex.web.access.viewer import Viewer
from interrex.web.show import prompt, regions
from interrex.web.show.games.foreseeing import veto as foreseeing
from interrex.web.show.games.foreseeing.veto import is_idle
from interrex.web.show.scene import Scene, drawing, kinds, passing
from interrex.web.tables import proposals
from interrex.web.tables.live import Live
from interrex.web.tables.sentences import seats_text
from interrex.words.asking import text_asked_about
from tests.web.lives import choose, live_of, play
from tests.web.test_company_told import tables


@pytest.fixture
def pages(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What is given to the templates; nothing is remembered, so it is given each time."""
    given: list[dict[str, Any]] = []

    def page(template: str, language: str, **values: Any) -> str:
        given.append({"template": template, "language": language, **values})
        return f"{prompt.A_TOKEN} {prompt.A_LETTER}"

    monkeypatch.setattr(prompt, "page", page)
    monkeypatch.setattr(prompt, "cached", lambda make, *args: make(*args))
    monkeypatch.setattr(prompt, "undo_form", lambda *args: f"undo {args}")
    monkeypatch.setattr(Live, "cached", lambda self, make, *args: make(self, *args))
    return given


def asked_now(live: Live, seen: Any, seat: int, own: bool) -> list[tuple[str, str]]:
    """Every open question, or one's own, with its rule; what the game's drawing says comes before it."""
    words, found = seen.words, []
    for which, question in enumerate(live.game.questions):
        if own and question.seat != seat:
            continue
        mine = question.seat == seat
        said = prompt.said_of(seen, True) if own else ""
        text = said or (words.question(live.game, which, seat) if mine else words.question(live.game, which))
        found.append((text, question.rule))
    return found


def check_waiting(live: Live, seen: Any, shown: dict[str, Any]) -> None:
    """Who waits reads what goes on, and for whom; else who is asked what, and that one waits."""
    assert (shown["asked"], shown["proposes"], shown["waits"]) == (False, False, True)
    assert (shown["may_undo"], shown["ending"], shown["game"]) == (False, None, live.row.settings.game)
    assert not any(shown["advice"].values())
    goes_on = prompt.waited_for(seen)
    told = [(goes_on, "")] if goes_on else asked_now(live, seen, -1, own=False)
    assert [(each["text"], each["rule"]) for each in shown["questions"]] == told
    assert {each["about"] for each in shown["questions"]} <= {None}


def check_asked(live: Live, who: Viewer, seen: Any, shown: dict[str, Any]) -> None:
    game, name = live.game, live.row.settings.game
    decision, by = seen.decision, drawing(live.row.settings.game)
    own = decision is not None and decision.seat == who.seat
    assert [(each["text"], each["rule"]) for each in shown["questions"]] == asked_now(
        live, seen, who.seat, own
    )
    assert (shown["asked"], shown["proposes"], shown["waits"]) == (
        own,
        decision is not None and not own,
        False,
    )
    assert shown["turn"] == (live.opened[decision.seat] if decision is not None else 0)
    assert shown["game"] == name
    assert shown["question"] == (decision.question if own else "")
    assert shown["ahead"] == (by.ahead.get(decision.question) if own else None)
    assert shown["spread"] == (own and decision.question in by.spread)
    spec = game_spec(name)
    words = [each.word for each in seen.options]
    others = [place.kind for seat, place in enumerate(live.row.seats) if seat != who.seat]
    alone = spec.passing is not None and words == [spec.passing.word] and set(others) == {"bot"}
    assert shown["by_itself"] == (spec.passing.word if own and alone and spec.passing else "")
    assert shown["goes_on"] == (prompt.said_of(seen, False) if shown["by_itself"] else "")
    assert (shown["passing"] is not None) <= own
    chosen = {seat for seat, _ in live.choices}
    assert shown["lesson"] == (own and name in lessons() and who.seat not in chosen)
    advised = shown["advice"]
    quiet = not advised["lines"] and not advised["best"]
    assert shown["matters"] == (prompt.matters_to(seen) if own and quiet else "")
    if shown["may_undo"] or own or game.is_over:
        assert (shown["token"], shown["letter"]) == (
            who.form_token,
            "ABCDEF"[who.seat] if who.seat < game.seats else "",
        )
        assert shown["has_button"] == any(not each.things for each in seen.options)
    assert (shown["ending"] is not None) == game.is_over


def test_everybody_is_shown_what_concerns_them(pages: list[dict[str, Any]]) -> None:
    met = Counter[Any]()
    for live, luck in tables():
        if live.awaited():
            continue
        for seat in range(live.game.seats + 1):
            who = Viewer(
                seat, (seat,) if seat < live.game.seats else (), luck.choice(("en", "pl")), "", "token"
            )
            seen = regions.scene(live, seat, who.language)
            pages.clear()
            drawn = prompt.prompt(live, who, seen)
            (shown,) = pages
            may_undo = not live.game.is_over and live.has_own_to_take_back(seat)
            assert shown["template"] == "prompt.html"
            assert shown["language"] == who.language
            if seen.decision is None and not live.game.is_over:
                check_waiting(live, seen, shown)
                undo = f"undo {(who.language, live.id, 'ABCDEF'[seat], 'token')}"
                assert drawn == f"{prompt.A_TOKEN} {prompt.A_LETTER}{undo if may_undo else ''}"
                met["waits", may_undo] += 1
                continue
            check_asked(live, who, seen, shown)
            if shown["proposes"] and not may_undo:
                assert drawn == f"token {'ABCDEF'[seat]}"
                met["proposes"] += 1
            else:
                assert shown["may_undo"] == may_undo
            met["asked"] += shown["asked"]
            met["lesson"] += shown["lesson"]
    assert all(met[each] for each in ("asked", "proposes", ("waits", False), ("waits", True), "lesson")), met


@pytest.mark.parametrize(("name", "seats"), [("elekt", 2), ("vendetta", 3), ("masters", 2), ("veto", 2)])
def test_whatever_is_asked_along_a_game_is_shown(pages: list[dict[str, Any]], name: str, seats: int) -> None:
    """Each sort of question once or twice, to who is asked it: also those that come late in a game."""
    met, luck = Counter[str](), random.Random(5)
    by = drawing(name)
    for seed in range(2):
        live = live_of(name, seats)
        for _ in range(150):
            if live.game.is_over:
                break
            decision = luck.choice(live.game.decisions)
            if met[decision.question] <= seed:
                met[decision.question] += 1
                who = Viewer(decision.seat, (decision.seat,), "en", "", "token")
                seen = regions.scene(live, decision.seat, "en")
                pages.clear()
                prompt.prompt(live, who, seen)
                check_asked(live, who, seen, pages[-1])
                assert pages[-1]["picks"] == by.picks_first
                assert (pages[-1]["passing"] is not None) == (passing(seen) is not None)
                assert [each["about"] for each in pages[-1]["questions"]] == [
                    text_asked_about(seen.words, live.game, which, decision.seat)
                    for which, question in enumerate(live.game.questions)
                    if question.seat == decision.seat
                ]
                met["ahead"] += pages[-1]["ahead"] is not None
            choose(live, luck.choice(decision.options), decision.seat)
    assert bool(met["ahead"]) == bool(by.ahead), met
    assert len(met) > 4


def test_a_game_that_is_over_asks_nobody(pages: list[dict[str, Any]]) -> None:
    for name, seats in (("elekt", 2), ("masters", 2)):
        live = live_of(name, seats)
        play(live, 5000)
        assert live.game.is_over
        for seat in range(seats + 1):
            who = Viewer(seat, (), "en", "", "token")
            seen = regions.scene(live, seat, "en")
            pages.clear()
            prompt.prompt(live, who, seen)
            check_asked(live, who, seen, pages[-1])
            assert not pages[-1]["may_undo"]
            assert pages[-1]["groups"] == ()


def test_a_pass_is_given_by_itself_among_bots_alone() -> None:
    """Where it is the only answer of the window, or all others are idle; with people nothing goes alone."""
    found = Counter[bool]()
    for seed in range(4):
        live, luck = live_of("veto", 2), random.Random(seed)
        for _ in range(80):
            if live.game.is_over:
                break
            decision = live.game.decisions[0]
            for kind in ("person", "bot"):
                live.row.seats[1 - decision.seat].kind = kind
                live.notify()
                seen = regions.scene(live, decision.seat, "en")
                idle = is_idle(seen)
                alone = (decision.options == ("bene",) or idle) and kind == "bot"
                assert prompt.given_by_itself(live, seen) == ("bene" if alone else "")
                found[alone] += 1
                assert not idle or {item.seat for item in seen.view.stack if not item.negated} == {seen.seat}
            live.row.seats[1 - decision.seat].kind = "person"
            play(live, 1, luck.randrange(999))
    assert found[True]


def test_a_reply_that_does_more_than_negate_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """VT-1321 A second effect, a card to lie at, no negation, no reply at all; nor is nothing enough."""
    found = 0
    for seen in answering():
        if not is_idle(seen):
            continue
        found += 1
        assert seen.decision is not None
        passing = {each: getattr(seen.decision, each)[:1] for each in ("options", "parts", "copies")}
        assert not is_idle(replace(seen, decision=replace(seen.decision, **passing)))
        assert not is_idle(replace(seen, decision=replace(seen.decision, question="moment")))
        assert not is_idle(replace(seen, decision=None))
        for change in ({"effects": 2}, {"host": ("character",)}, {"negates": False}, {"letter": "C"}):
            monkeypatch.setattr(foreseeing, "kinds", lambda pack, change=change: changed(pack, change))
            assert not is_idle(seen), change
        monkeypatch.undo()
        if found == 3:
            break
    assert found


def answering() -> Iterator[Scene]:
    """What a seat sees that may answer, in random games."""
    live = live_of("veto", 2)
    for seed in range(60):
        game, luck = interrex.new("veto", seats=2, seed=seed), random.Random(seed)
        live.session.game = game
        for _ in range(300):
            if game.is_over:
                break
            decision = luck.choice(game.decisions)
            if decision.question == "reply" and len(decision.options) > 1:
                live.notify()
                yield regions.scene(live, decision.seat, "en")
            game.choose(luck.choice(decision.options), decision.seat)


def changed(pack: Any, change: dict[str, Any]) -> dict[str, Any]:
    """The kinds of cards, all abilities changed in one way; so many effects are its first, over and over."""

    def other(each: Any) -> Any:
        fields = {**change, "effects": each.effects * change["effects"]} if "effects" in change else change
        return replace(each, **fields)

    return {
        name: replace(kind, abilities=tuple(other(each) for each in kind.abilities))
        for name, kind in kinds(pack).items()
        if hasattr(kind, "abilities")
    }


def test_for_how_many_a_game_is() -> None:
    assert [seats_text(each) for each in ("elekt", "vendetta", "veto")] == ["2–4", "3–6", "2–4"]
    for name in ("elekt", "masters"):
        seats = game_spec(name).seats
        assert seats_text(name) == f"{min(seats)}–{max(seats)}"
    assert proposals.open_decision(live_of("elekt", 2)) is None
