"""What stands beside a table, what lists say of cards, and who may propose, told a second time."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from dataclasses import replace
from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest
from markupsafe import Markup

from interrex import games
from interrex.engine.packs import LANGUAGES
from interrex.games import game_spec, house_pack, house_text
from interrex.match.pack_file import cards_in
from interrex.match.pool import FAMILY, ORIGIN, pool_of
from interrex.match.session import Stale
from interrex.web.access.refusals import Refused
from interrex.web.actions import decks
from interrex.web.phrases import entry_label, field_label, say, speaker
from interrex.web.show import editor, pool, prompt, scenario
from interrex.web.show.games import vendetta
from interrex.web.show.games.asking import vendetta as asking
from interrex.web.store import Draft
from interrex.web.tables import proposals
from interrex.web.tables.sentences import seats_text, words_for
from interrex.words.facets import facet_name, facet_text, value_name
from interrex.words.remarks import remarks_on_card
from tests.web.drawn.scenes import asked, key_speaker, positions, scene_of

THUMBS = {"clan": "clan", "keep": "keep", "card": "card", "turn": "blood"}


# --- Vendetta ------------------------------------------------------------------------------------------


def test_what_goes_on_and_what_matters_in_vendetta(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who waits hears which place is resolved, else whose turn it is; who is asked a rule of thumb, or where
    a card is worth most."""
    monkeypatch.setattr(asking, "speaker", key_speaker)
    met = Counter[str]()
    for number, game in enumerate(positions("vendetta", 3, 3, 90)):
        for seat in range(3):
            scene = scene_of(game, seat)
            view = scene.view
            for active in (view.active, -1, seat, (seat + 1) % 3) if number % 5 == 0 else (view.active,):
                seen = replace(scene, view=replace(view, active=active))
                if view.now:
                    told = f"ve-goes-place place={scene.words.place('location', view.now)}"
                elif active < 0:
                    told = ""
                elif active == seat:
                    told = "ve-goes-own"
                else:
                    told = f"ve-goes-turn who={scene.people[active].name}"
                assert asking.prompted(seen, asked=False) == told
                met[told.partition(" ")[0]] += 1
            question = scene.decision.question if scene.decision is not None else ""
            found = asking.aim(scene)
            told = ""
            if question in THUMBS:
                told = f"ve-now-{THUMBS[question]}"
                offered = {option.parts[0].word for option in scene.options}
                easy = [clan for clan in asking.EASE if question == "clan" and clan in offered]
                if easy:  # of the clans of the box the one that is easiest to begin with
                    told = f"ve-now-clan-easy clan={scene.words.card(easy[0])}"
            elif found is not None:
                place = scene.words.place("location", found.place) if found.place else ""
                say = key_speaker("en")
                parts = [say(
                    f"ve-now-{found.key}", place=place, own=found.own, rival=found.rival, rank=found.rank,
                    gain=found.gain, more=found.rival - found.own + 1,
                    where="haven" if found.place == "H" else "elsewhere",
                )]  # fmt: skip
                if found.hidden:
                    parts.append(say("ve-now-hidden", number=found.hidden))
                if found.changing:
                    cards = ", ".join(scene.words.card(each) for each in found.changing)
                    parts.append(say("ve-now-changing", number=len(found.changing), cards=cards))
                told = " ".join(parts)
            assert asking.matters(scene) == told
            met[f"{question}: {bool(told)}"] += 1
    assert {"ve-goes-place", "ve-goes-turn", "ve-goes-own", "plan: True", ": False"} <= set(met), met


def test_which_cards_are_kept_in_vendetta(monkeypatch: pytest.MonkeyPatch) -> None:
    """Said where each option is a card, or two of which one is given up; else the question stays as it is."""
    monkeypatch.setattr(asking, "speaker", key_speaker)
    scene = next(asked("vendetta", 3, 1, 5))
    card, mark = SimpleNamespace(type="card"), SimpleNamespace(type="mark")
    forms = {"one": (card,), "two": (card, mark, card), "none": (mark,)}
    for few in (["one"], ["two"], ["one", "two"], ["one", "one"], ["two", "two"], ["none", "one"], ["none"]):
        options = tuple(SimpleNamespace(parts=forms[each]) for each in few)
        kept = asking._keeping(SimpleNamespace(options=options), key_speaker("en"))  # type: ignore[arg-type]
        told = {frozenset({"one"}): "ve-ask-keep", frozenset({"two"}): "ve-ask-keep-two"}
        assert kept == told.get(frozenset(few), "")
    assert asking._staying(replace(scene, view=replace(scene.view, now=""))) is None


def test_what_is_known_of_a_hand_stands_beside_all_others_but_not_beside_oneself() -> None:
    """One's own hand lies below; of others it is said what is known, and what is one of two."""
    scene = scene_of(next(positions("vendetta", 3, 1, 9)), 1)
    seats = tuple(
        replace(each, known=(f"k{number}",), either=(f"e{number}",))
        for number, each in enumerate(scene.view.seats)
    )
    scene = replace(scene, view=replace(scene.view, seats=seats))
    for seat in range(3):
        *_, known, either = vendetta._player(scene, seat)
        assert (known, either) == (((), ()) if seat == 1 else ((f"k{seat}",), (f"e{seat}",)))


# --- cards in lists ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["elekt", "vendetta", "masters", "veto"])
def test_the_list_of_a_pack_has_each_card_once_and_says_how_far_it_is(game: str) -> None:
    """Family by family: those of the pack that it changes, then its own, then those that are begun."""
    language = LANGUAGES[1]
    luck, box = random.Random(game), house_pack(game)
    every = [each for each in cards_in(house_text(game) or "") if each.family in game_spec(game).card_form]
    chosen = luck.sample(every, min(36, len(every)))
    base = {(each.family, each.place): each for each in chosen[:18]}
    own = [each._replace(instead_of=each.id, id=f"my-{each.id}") for each in chosen[6:12]]
    own += [each._replace(id=f"my-{each.id}") for each in chosen[18:24]]
    drafts = [
        Draft(each.family, each.place, {**each.tree, "name": {"pl": "Szkic"}}) for each in chosen[10:14]
    ]
    drafts += [Draft(each.family, f"draft-{each.id}", {"name": {"en": "Begun"}}) for each in chosen[24:28]]
    here = editor.in_places(game, box, language, own, drafts, base)
    words = words_for(language, game, "ABCDEF", box)
    called = {card.id: card for card in game_spec(game).pack_cards(box)}
    told = []
    for family in game_spec(game).card_form:
        places = [each.place for each in chosen[:18] if each.family == family]
        written_now: list[Any] = [*own, *drafts]
        for begun in written_now:
            if begun.family == family and begun.place not in places:
                places.append(begun.place)
        told += [(family, place) for place in places]
    assert [(each.family, each.place) for each in here] == told
    states = Counter[str]()
    for shown in here:
        each: Any = shown
        mine = next((card for card in own if (card.family, card.place) == (each.family, each.place)), None)
        half = next((card for card in drafts if (card.family, card.place) == (each.family, each.place)), None)
        written = half or mine or base[each.family, each.place]
        assert each.state == ("draft" if half else "typed" if mine else "missing")
        assert each.id == (mine.id if mine else each.place)
        kind = called.get(each.id) if half is None else None
        said = dict(kind.name) if kind else written.tree.get("name", {})
        assert each.name == (kind.name[language] if kind else _first(said, language) or each.place)
        assert each.text == (kind.text[language] if kind else _first(written.tree.get("text", {}), language))
        idle = each.state == "typed" and any(
            remark.kind == editor.IDLE for remark in remarks_on_card(each.family, dict(written.tree))
        )
        assert each.is_idle == idle
        values = [
            value_name(words, field.named or field.name, str(written.tree[field.name]))
            for field in game_spec(game).card_form[each.family]
            if field.kind == "choice" and field.name != "when" and field.name in written.tree
        ]
        assert each.called == f"{' '.join(map(str, said.values()))} {' '.join(values)}"
        states[each.state] += 1
    assert len(states) == 3


def _first(said: Any, language: str) -> str:
    """In the reader's language, else in the first that there is."""
    return editor._said(said, language)


@pytest.mark.parametrize("game", ["elekt", "masters", "veto"])
def test_cards_of_a_pool_are_drawn_with_what_they_say(game: str) -> None:
    """Numbers with their signs, keywords alone, everything else in one line after the family."""
    met = Counter[str]()
    for language in LANGUAGES[:2]:
        box = house_pack(game)
        words = words_for(language, game, "ABCDEF", box)
        drawn = pool.drawn_cards(game, box, language)
        for card in pool_of(game, box).cards[::3]:
            found = drawn[card.id]
            kinds, figures, keywords = [words.name(FAMILY, card.card.family)], [], ""
            for name, facet in card.facets.items():
                if isinstance(facet, int):
                    number = str(facet) if facet >= 0 else f"−{-facet}"
                    figures.append((pool.SIGNS.get(name, ""), facet_name(words, name), number))
                elif name == "keyword":
                    keywords = facet_text(words, name, facet)
                elif facet and name not in (FAMILY, ORIGIN):
                    kinds.append(facet_text(words, name, facet))
            assert [tuple(each) for each in found.figures] == figures
            assert (found.kind, found.keywords) == (" · ".join(kinds), keywords)
            met["figures"] += bool(figures)
            met["kinds"] += len(kinds) > 1
    assert met["kinds"]


def test_labels_of_entries_and_seats_of_games() -> None:
    """An entry is called by its own words where there are some, else as its field; seats from the least."""
    for language, name in product(
        LANGUAGES, ("ability", "title", "moments", "some_field", "cost", "effects")
    ):
        key = f"add-{name.replace('_', '-')}"
        said = say(language, key)
        assert entry_label(language, name) == (said if said != key else field_label(language, name))
    for game in games():
        seats = game_spec(game).seats
        assert seats_text(game) == (str(seats[0]) if len(seats) == 1 else f"{min(seats)}–{max(seats)}")


def test_for_two_alone_or_for_few_a_game_is_so_called(monkeypatch: pytest.MonkeyPatch) -> None:
    for seats, told in {(2,): "2", (2, 3): "2–3", (1, 2, 3, 4): "1–4", (3,): "3"}.items():
        monkeypatch.setattr(
            "interrex.web.tables.sentences.game_spec",
            lambda game: SimpleNamespace(seats=seats),  # noqa: B023
        )
        assert seats_text("elekt") == told


def test_a_card_that_is_not_there_yet_is_shown_with_what_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else as it is drawn anywhere; a card that cannot be drawn by its name and origin."""
    pages: list[Any] = []

    def page(name: str, language: str, **given: Any) -> str:
        pages.append((name, given))
        return "page"

    monkeypatch.setattr(editor, "page", page)
    monkeypatch.setattr(editor, "fallen_back_on", lambda *given: "tongue")
    for drawn, known in product(("drawn", ""), (True, False)):
        monkeypatch.setattr(vars(editor)["render"], "card", lambda *given, **how: drawn)  # noqa: B023
        tree = {"name": {"en": "Mine"}, "origin": "archive"} if known else {}
        card = SimpleNamespace(id="c1", tree=tree)
        monkeypatch.setattr(editor, "cards_in", lambda whole: [card])  # noqa: B023
        pages.clear()
        said = editor.preview("elekt", "c1" if known else "c2", "en", None, "whole")
        assert said == (drawn or "page")
        assert len(pages) == (not drawn)
        for name, given in pages:
            assert (name, given["card_id"], given["told"]) == ("card.html", "c1" if known else "c2", [])
            assert given["face"]["name"] == ("Mine" if known else "")
            assert not given["face"]["is_stand_in"]
            origin = "archive" if known else "box"
            assert given["face"]["origin"] == words_for("en", "elekt", "ABCDEF").say(f"ui-origin-{origin}")


# --- who proposes, who is advised ----------------------------------------------------------------------


class Table:
    """A table at which some are asked, some are bots, and a thought may be there."""

    def __init__(self, luck: random.Random) -> None:
        self.game = SimpleNamespace(seats=3)
        self.opened = [luck.randrange(3) for _ in range(4)]
        self.bots_at = {seat for seat in range(3) if luck.random() < 0.3}
        self.asked = {seat for seat in range(3) if luck.random() < 0.6}
        self.thoughts = {
            seat: (luck.randrange(3), {"seat": seat}) for seat in range(3) if luck.random() < 0.5
        }
        self.is_advised = luck.random() < 0.7
        self.session = SimpleNamespace(proposing=lambda *given: given)

    def bot_level(self, seat: int) -> str:
        return "usual" if seat in self.bots_at else ""

    def bots(self) -> list[int]:
        return sorted(self.bots_at)

    def decision_of(self, seat: int) -> Any:
        return SimpleNamespace(seat=seat) if seat in self.asked else None


class House:
    """A hall that stores what it is told and thinks as it was told to."""

    def __init__(self, thought: Any) -> None:
        self.thought, self.considered = thought, 0

    @contextlib.asynccontextmanager
    async def locked(self, live: Any) -> Any:
        yield

    async def move(self, live: Any, moved: Any) -> Any:
        return moved

    async def consider(self, live: Any, decision: Any) -> Any:
        self.considered += 1
        return self.thought


def outcome(work: Any) -> Any:
    try:
        return asyncio.run(work)
    except Stale:
        return Stale


def test_who_may_propose_and_who_is_advised(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots propose nothing themselves; a thought is for who is asked now, may be advised, and is had once."""
    monkeypatch.setattr(proposals, "may_be_advised", lambda live, seat: live.is_advised)
    luck, met = random.Random(1), Counter[Any]()
    for _ in range(60):
        live: Any = Table(luck)
        house: Any = House(luck.choice(({"thought": 1}, None)))
        for seat in range(3):
            turn = luck.randrange(3)
            told: Any = Stale if seat in live.bots_at else (seat, "word", turn, live.bots())
            assert outcome(proposals.propose(house, live, seat, "word", turn)) == told
            known, house.considered = live.thoughts.get(seat), 0
            is_now = seat in live.asked and live.opened[seat] == turn and live.is_advised
            had = is_now and known is not None and known[0] == turn
            told = known[1] if had else house.thought if is_now and house.thought else Stale
            assert outcome(proposals.advise(house, live, seat, turn)) == told
            assert house.considered == (is_now and not had)
            if told is not Stale:
                assert live.thoughts[seat] == (turn, told)
            met[is_now, had, told is Stale] += 1
    assert len(met) == 4


# --- pieces of pages -----------------------------------------------------------------------------------


def test_a_button_says_who_proposes_it_and_whether_that_is_oneself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only who may propose sees that; for all others a button is one."""
    given: list[Any] = []

    def cached(macro: Any, *values: Any) -> Markup:
        given.append(values)
        return Markup(f"<{values[0].word}>")

    monkeypatch.setattr(prompt, "cached", cached)
    buttons = [SimpleNamespace(word=word) for word in "abc"]
    for proposes, own in product((False, True), ("", "a", "c")):
        given.clear()
        advice = {"by_option": {"b": "Anna"}, "own": own}
        group = prompt.drawn_group({"name": "n", "buttons": buttons, "run": "r"}, advice, proposes, "en")
        assert tuple(group) == ("n", Markup("<a><b><c>"), "r")
        assert [each[1:3] for each in given] == [
            ("Anna" if word == "b" else "", (word == own) if proposes else None) for word in "abc"
        ]
        assert all(each[0] is button for each, button in zip(given, buttons, strict=True))
        assert speaker("en") in given[0]


def test_who_decides_at_a_table_of_a_scenario(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who are asked; whoever looks is called you, and all others are bots."""
    seen: list[Any] = []
    was: Any = vars(scenario)["Scene"]

    def noted(view: Any, words: Any, pack: Any, people: Any, *rest: Any) -> Any:
        seen.append(people)
        return was(view, words, pack, people, *rest)

    monkeypatch.setattr(scenario, "Scene", noted)
    met = Counter[tuple[bool, bool]]()
    for game in positions("elekt", 3, 2, 40, every=8):
        for seat in range(3):
            seen.clear()
            scenario.regions_of(game, "en", seat, game.decision_of(seat) is not None, 3)
            for each in seen[0]:
                assert each.decides == (each.seat in game.seats_asked)
                assert (each.is_you, each.is_bot) == (each.seat == seat, each.seat != seat)
                met[each.decides, each.is_you] += 1
    assert len(met) == 4


def test_a_deck_is_read_for_games_with_decks_alone() -> None:
    """A game without decks has no page for them, whatever is sent there."""

    class Readers:
        async def draft(self, game: str, pack: str, text: str) -> str:
            return f"{game} {pack} {text!r}"

    hall: Any = SimpleNamespace(readers=Readers(), packs=SimpleNamespace(text=lambda game, pack: pack))
    for game in games():
        if game_spec(game).decks is None:
            with pytest.raises(Refused) as refused:
                asyncio.run(decks.read(hall, game, None, "hash", "1 card"))
            assert refused.value.status_code == 404
        else:
            assert (
                asyncio.run(decks.read(hall, game, None, "hash", "a\r\nb\rc")) == f"{game} hash 'a\\nb\\rc'"
            )
