"""What stands beside what is drawn, told a second time: remarks behind options, what became of cards, the
arms of a faction, the figures of a card in full, and what the bar says under every question."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest

from interrex.engine.options import CARD, Part, verb
from interrex.engine.packs import LANGUAGES
from interrex.games import house_pack
from interrex.games.vendetta.cards import Kind
from interrex.web.phrases import speaker
from interrex.web.show.games import vendetta, veto
from interrex.web.show.games.asking import elekt as asking_elekt
from interrex.web.show.games.asking import vendetta as asking
from interrex.web.show.games.remarking import veto as remarking
from interrex.web.show.scene import Coming, Scene, Warned, Weighed, kinds
from interrex.words.clans import about_clan, cards_of_clan
from tests.web.drawn.scenes import asked, key_speaker, parts_by_name, positions, scene_of, with_own, with_view

SAY = key_speaker("en")


# --- Vendetta ---------------------------------------------------------------------------------------------


def lines_in_full(scene: Scene, kind: Kind) -> list[str]:
    """Power, values or influence; of a clan what it is like, and its cards by name."""
    words, values = scene.words, kind.values
    if kind.family == "clan_card":
        return [words.say("vendetta-power", number=kind.power)]
    if kind.family in ("ally", "victim"):
        named = {"influence": values.influence, "feed": values.feed, "drain": values.drain}
        return [words.say("vendetta-values", **named, drained=values.drained)]
    if kind.family == "relic":
        return [words.say("vendetta-influence", number=kind.influence)]
    if kind.family == "clan":
        deck = ", ".join(words.card(each.id) for each in cards_of_clan(scene.pack, kind.id))
        return [each for each in (about_clan(words, scene.pack, kind.id), deck) if each]
    return []


def test_every_card_in_full_says_what_its_family_has() -> None:
    met = Counter[str]()
    game = next(positions("vendetta", 3, 1))
    for number, (card, kind) in enumerate(kinds(house_pack("vendetta")).items()):
        scene = scene_of(game, 0, LANGUAGES[number % 3])
        full = vendetta.card_face(scene.words, scene.pack, card)
        assert full["lines"] == lines_in_full(scene, kind)
        met[kind.family] += 1
        told = vendetta._clan(scene.words, scene.pack, kind)
        assert told == (full["lines"][0] if kind.family == "clan" else "")
    assert {"clan", "clan_card", "ally", "victim", "relic"} <= set(met)


def test_behind_an_option_stands_what_a_clan_is_like_or_what_draining_brings(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(vendetta, "speaker", key_speaker)
    met = Counter[str]()
    for scene in asked("vendetta", 3, 3, 160):
        of = kinds(scene.pack)
        assert scene.decision is not None
        for option, said in zip(scene.options, vendetta.remarks(scene, scene.options), strict=True):
            about = ""
            if scene.decision.question == "clan":
                about = about_clan(scene.words, scene.pack, option.parts[0].word)
            if option.parts[0].word == "drain":
                kind = of[option.parts[1].word]
                key = "ve-drains-vampire" if kind.vampire else "ve-drains"
                values = kind.values
                about = SAY(key, blood=values.drain, then=values.drained, now=values.influence)
                met[key] += 1
            assert said == (f"– {about}" if about else "")
            met[scene.decision.question] += bool(said)
    assert met["clan"]
    assert met["ve-drains"] + met["ve-drains-vampire"]


def test_the_bar_says_under_every_question_what_to_touch(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where one place is concerned with its name; with the other things that may be done now."""
    monkeypatch.setattr(asking, "speaker", key_speaker)
    monkeypatch.setattr(asking, "_planning", lambda scene, t: "planning")
    monkeypatch.setattr(asking, "_keeping", lambda scene, t: "keeping")
    real = next(asked("vendetta", 3, 1, 5))
    beside = ("blood", "flip", "drain", "look", "relic", "use")
    luck, words = random.Random(1), real.words
    for question, playing, now, count in product(
        ("clan", "plan", "card", "turn", "stay or withdraw", "keep", "relic"), ("", "L1", "L1.up", "H.down"),
        ("", "H", "L2"), (0, 1, 2, 5),
    ):  # fmt: skip
        does = luck.sample(("play", *beside), count)
        options = tuple(SimpleNamespace(parts=(Part("verb", 0, each, -1),)) for each in does)
        view = SimpleNamespace(playing=playing, now=now)
        decision = SimpleNamespace(question=question)
        scene: Any = SimpleNamespace(decision=decision, options=options, view=view, words=words)
        word, _, side = playing.partition(".")
        place = words.place("location", word or now) if word or now else ""
        at_any = ", ".join(f"ve-ask-may-{each}" for each in beside[2:] if each in does)
        at_end = ", ".join(f"ve-ask-may-{each}" for each in beside if each in does)
        wanted = {
            "clan": "ve-ask-clan",
            "plan": f"planning ve-ask-first list={at_any}" if at_any else "planning",
            "card": f"ve-ask-card-{side} place={place}" if side else "",
            "turn": "" if not place else f"ve-ask-turn list={at_end} place={place}"
            if at_end else f"ve-ask-end place={place}",
            "stay or withdraw": f"ve-ask-stay place={place}",
            "keep": "keeping" if count > 1 else "", "relic": "",
        }  # fmt: skip
        assert asking.prompted(scene, True) == wanted[question], (question, playing, now, does)


# --- Elekt ------------------------------------------------------------------------------------------------


def test_a_unit_with_equals_is_one_s_own_by_its_owner(monkeypatch: pytest.MonkeyPatch) -> None:
    """One without equals by its name, whatever owner is named; a Unit that lies elsewhere never is."""

    def of(copies: int) -> dict[str, Any]:
        return {"a": SimpleNamespace(copies=copies)}

    for copies, seat, owner, lies in product((1, 2, 3), (0, 1), (-1, 0, 1), (True, False)):
        monkeypatch.setattr(asking_elekt, "kinds", lambda pack, copies=copies: of(copies))
        unit = SimpleNamespace(kind="a" if lies else "b")
        corners = [[unit] if each == seat else [SimpleNamespace(kind="a")] for each in (0, 1)]
        part = Part(CARD, 0, "a", owner)
        scene: Any = SimpleNamespace(
            view=SimpleNamespace(zones=[SimpleNamespace(corners=corners)]), seat=seat, pack=None,
            options=[SimpleNamespace(parts=(part, Part("zone", 0, "court", -1)))],
        )  # fmt: skip
        assert asking_elekt._are_own(scene) == (lies and (copies == 1 or owner == seat))


def test_one_s_place_at_court_is_counted_from_the_sceptre() -> None:
    """In the direction of play, from 1; nobody has one while nobody has the Sceptre."""
    for count, direction, sceptre in product((2, 3, 4), (1, -1), (-1, 0, 1)):
        view: Any = SimpleNamespace(sceptre=sceptre, direction=direction, seats=range(count))
        places = [asking_elekt.court_place(view, seat) for seat in range(count)]
        order = [(sceptre + direction * step) % count for step in range(count)]
        assert places == ([order.index(seat) + 1 for seat in range(count)] if sceptre >= 0 else [0] * count)


# --- Veto! ------------------------------------------------------------------------------------------------


def test_the_arms_of_a_faction_stand_in_the_first_field() -> None:
    for game in positions("veto", 3, 2, 60, 20):
        for viewer in range(4):
            scene = scene_of(game, viewer)
            parts = parts_by_name(veto.parts(scene))
            for who, player in zip(scene.people, scene.view.seats, strict=True):
                assert parts[f"electoral-{who.letter}"][7] == player.faction
                assert parts[f"magnates-{who.letter}"][7] == ""


def test_what_became_of_cards_stays_until_something_new_is_played() -> None:
    """The last two lines of those that say so, each with the card that it names first, if it names one."""
    real = scene_of(next(positions("veto", 2, 1)), 0)
    lines = (
        ("negated", ()), ("took_ducats", ("a",)), ("no_result", ("one",)), ("redirected", ("two", "three")),
        ("another", ()), ("returned_to_hand", ()),
    )  # fmt: skip
    told = tuple(Coming(kind, None, cards, f"text of {kind}") for kind, cards in lines)
    for count, is_open in product(range(len(told) + 1), (False, True)):
        scene = replace(with_view(real, stack=("item",) * is_open), recalled=told[:count])
        fates = [each for each in told[:count] if each.kind not in ("took_ducats", "another")]
        wanted = [(each.kind, (*each.cards, "")[0], each.text) for each in fates[-2:]]
        assert list(veto._fates(scene)) == ([] if is_open else wanted)


def test_only_a_card_that_undoes_another_is_pictured() -> None:
    words, values = scene_of(next(positions("veto", 2, 1)), 0).words, {"by": "one", "card": "two"}
    found = veto.pictured(words, "negated", values)
    assert found is not None
    assert found[:3] == ("undoing", "one", "two")
    for kind in ("played", "entered", ""):
        assert veto.pictured(words, kind, values) is None


def wanted_remark(scene: Scene, option: Any, price: int, odds: Any) -> tuple[str, type]:
    """A price that cannot be paid warns; a challenge is always weighed, and warns where it would be lost."""
    view, own = scene.view, scene.view.seats[scene.seat]
    assert scene.decision is not None
    does = option.parts[0].word
    if does == "bene":
        ends = view.is_last and scene.decision.question == "turn"
        return ("vt-ends-turns" if ends else ""), str
    if price > own.ducats:
        return SAY("vt-dear", price=price, missing=price - own.ducats), Warned
    if price:
        paid = SAY("vt-price", price=price, ducats=own.ducats)
        fields = [each.word for each in option.parts if each.type == "field"]
        return "; ".join([paid, *(f"vt-at-{each}" for each in fields[:1])]), str
    if does == "challenge":
        return ("in words", Warned if odds.is_bad else Weighed) if odds is not None else ("", str)
    return ("vt-gather" if does == "agitate with" else ""), str


def test_behind_an_option_of_veto_stands_its_price_or_how_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    luck, met = random.Random(1), Counter[Any]()
    monkeypatch.setattr(remarking, "speaker", key_speaker)
    for real in asked("veto", 2, 4, 130):
        assert real.decision is not None
        odds = luck.choice([None, SimpleNamespace(is_bad=True), SimpleNamespace(is_bad=False)])
        price, last = luck.choice((0, 0, 1, 3)), luck.random() < 0.5
        named: list[Any] = []

        def foreseen(view: Any, *cards: str, named: list[Any] = named, odds: Any = odds) -> Any:
            named.append(cards)
            return odds

        monkeypatch.setattr(remarking, "odds_of_challenge", foreseen)
        monkeypatch.setattr(remarking, "in_words", lambda scene, odds, t: "in words")
        monkeypatch.setattr(remarking, "price_of", lambda own, option, price=price: price)
        scene = with_own(with_view(real, is_last=last), ducats=luck.choice((0, 1, 2, 3, 9)))
        options = list(scene.options)
        if real.decision.question == "answer":
            continue
        if options[0].parts[0].word == "bene" and len(options) > 1:
            attack = (verb("challenge"), Part(CARD, 0, "his", -1), Part(CARD, 0, "mine", -1))
            options += [
                replace_parts(options[0], attack), replace_parts(options[0], (verb("agitate with"),)),
                replace_parts(options[0], (verb("else"), Part("field", 0, "magnates", -1))),
            ]  # fmt: skip
        said = list(remarking.remarks(scene, tuple(options)))
        is_plain = options[0].parts[0].word != "bene" or len(options) == 1
        for option, each in zip(options, said, strict=True):
            wanted, kind = ("", str) if is_plain else wanted_remark(scene, option, price, odds)
            assert (str(each), type(each)) == (wanted, kind)
            met[wanted.partition(" ")[0], kind.__name__] += 1
        assert set(named) <= {cards for cards in named if cards[0] != "his"}
    keys = {key for key, _ in met}
    assert {"vt-ends-turns", "vt-dear", "vt-price", "in", "vt-gather", ""} <= keys, met
    assert met["in", "Warned"]
    assert met["in", "Weighed"]


def replace_parts(option: Any, parts: tuple[Part, ...]) -> Any:
    return option._replace(parts=parts)


def test_an_answer_to_a_challenge_says_what_it_may_come_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """Accepting it the Szabla of both, with a warning where it would be lost; refusing it the price."""
    monkeypatch.setattr(remarking, "speaker", key_speaker)
    for odds, duel in product(
        (None, SimpleNamespace(own=2, other=5, is_bad=True), SimpleNamespace(own=4, other=3, is_bad=False)),
        (None, SimpleNamespace(refusal=3)),
    ):  # fmt: skip
        monkeypatch.setattr(remarking, "odds_of_duel", lambda view, odds=odds: odds)
        scene: Any = SimpleNamespace(
            view=SimpleNamespace(duel=duel), decision=SimpleNamespace(question="answer"),
            words=SimpleNamespace(language="en"),
        )  # fmt: skip
        options: Any = [SimpleNamespace(parts=(verb(each),)) for each in ("accept", "refuse")]
        accepted, refused = remarking.remarks(scene, options)
        assert refused == (SAY("vt-refusing", price=3) if duel else "")
        said = SAY("vt-szabla-against", own=odds.own, other=odds.other) if odds else ""
        assert str(accepted) == said
        assert isinstance(accepted, Warned) == (odds is not None and odds.is_bad)
    assert speaker("en")("vt-gather")
