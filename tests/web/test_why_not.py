"""Why something cannot be chosen is told to the seat that is asked, and to nobody else."""

import random
from typing import Any

import pytest

import interrex
from interrex.engine.options import CARD, MARK, NUMBER, VERB, Parts, shown
from interrex.web.show.scene import drawing, kinds
from tests.web.house import Open, play_some, seated


def missed(game: Any, name: str) -> tuple[int, str, str] | None:
    """A seat that is asked, a thing of something it may not choose, and the rule against it."""
    for question in game.questions:
        for parts, rule in game.near_misses(question):
            for thing in acting(game, name, game.view(question.seat), shown(parts, game.card_word)):
                return question.seat, thing, rule
    return None


@pytest.mark.parametrize("name", ["elekt", "vendetta", "masters"])
def test_reasons_are_told_to_who_is_asked(house: Open, name: str) -> None:
    table, maker, people = seated(house, 3, name)
    live = house.table(table)
    found = None
    for seed in range(60):
        found = missed(live.game, name)
        if found is not None:
            break
        play_some(house, table, 3, seed)
    assert found is not None
    seat, thing, rule = found
    path = f"/t/{table}/why"
    told = people[seat].get(path, params={"seat": "ABC"[seat], "things": thing}).json()
    assert rule in [each["rule"] for each in told]
    assert all(each["text"] for each in told)
    asked = live.game.seats_asked
    for other in range(3):
        if other not in asked:
            got = people[other].get(path, params={"seat": "ABC"[other], "things": thing})
            assert got.json() == []
    stolen = people[(seat + 1) % 3].get(path, params={"seat": "ABC"[seat], "things": thing})
    assert stolen.status_code == 403
    assert people[seat].get(path, params={"seat": "ABC"[seat], "things": ""}).json() == []
    assert people[seat].get(path, params={"seat": "ABC"[seat], "things": "x" * 400}).status_code == 422
    assert maker.get(path, params={"seat": "watch", "things": thing}).json() == []


SEATS = {"elekt": 3, "vendetta": 4, "masters": 3, "veto": 3}
RARE: dict[str, set[Any]] = {  # no random game comes to that, or hardly any
    "masters": {"wild hunt", "seal", "ritual", "exchange", "use", "place"},
    "veto": {"hand", ("use", "strategy"), ("use", "effect")},
}
CHOICES = 350


def acting(game: Any, name: str, view: Any, parts: Parts) -> set[str]:
    """The things with which one would do what these parts say."""
    by = drawing(name)
    found = by.acting(view, game.pack, parts) if by.acting is not None else by.things(parts)
    return {each.id for each in found}


def shape(game: Any, name: str, view: Any, parts: Parts) -> tuple[str, ...]:
    """What is done, and with what sort of thing."""
    of, does = kinds(game.pack), acting(game, name, view, parts)
    sorts = [
        getattr(of.get(part.word), "family", CARD) if part.type == CARD else part.type
        for part in parts
        if part.type not in (MARK, NUMBER, VERB) and f"{part.type}:{part.text}" in does
    ]
    return (parts[0].word if parts[0].type == VERB else "", *sorted(set(sorts)))


@pytest.mark.parametrize("name", sorted(SEATS))
def test_reasons_are_about_what_was_touched(name: str) -> None:
    """A law over random positions: whoever touches a thing is told why that cannot be done which games do
    with such things, and by the rule by which the rules themselves refuse it."""
    real: set[tuple[str, ...]] = set()
    told: dict[tuple[str, ...], tuple[Parts, str]] = {}
    reasons = refused = 0
    for seed in range(4):
        game, luck = interrex.new(name, seats=SEATS[name], seed=seed), random.Random(seed)
        for number in range(CHOICES):
            if game.is_over:
                break
            question = luck.choice(game.questions)
            decision = next(each for each in game.decisions if each.seat == question.seat)
            view = game.view(question.seat)
            real |= {shape(game, name, view, parts) for parts in decision.parts}
            if number % 35 == 0:
                for raw, rule in game.near_misses(question):
                    parts = shown(raw, game.card_word)
                    things = {each.id for each in drawing(name).things(parts)}
                    does = acting(game, name, view, parts)
                    assert does <= things
                    if not does:
                        continue
                    reasons += 1
                    told[shape(game, name, view, parts)] = parts, rule
                    if reasons % 200 == 0:
                        word = " ".join(part.text for part in parts)
                        refused += game.refusal(question, word) == rule
                        assert game.refusal(question, word) == rule or word in decision.options, word
            game.choose(luck.choice(decision.options), question.seat)
    rare: set[Any] = RARE.get(name, set())
    strange = {each: told[each] for each in told.keys() - real if not rare & {each, each[0]}}
    assert not strange
    assert reasons


def test_a_card_of_veto_tells_of_its_own_use(house: Open) -> None:
    """Touched in hand: somebody to deploy is not told of thrusts, an estate not of agitation."""
    allowed = {
        "character": {"deploy", ""}, "estate": {"deploy", ""}, "equipment": {"equip", ""},
        "thrust": {"attach", "thrust"}, "effect": {"play", ""},
    }  # fmt: skip
    game: Any = interrex.new("veto", seats=3, seed=3)
    luck, seen = random.Random(3), set()
    for number in range(400):
        if game.is_over:
            break
        question = luck.choice(game.questions)
        decision = next(each for each in game.decisions if each.seat == question.seat)
        view = game.view(question.seat)
        own = view.seats[question.seat]
        laid = {each.kind for each in own.company} | {each.kind for each in own.estates}
        if number % 30 == 0:
            for raw, _ in game.near_misses(question):
                parts = shown(raw, game.card_word)
                for thing in acting(game, "veto", view, parts):
                    card = thing.partition(":")[2]
                    if card in own.known and card not in laid:
                        family = kinds(game.pack)[card].family
                        does = parts[0].word if parts[0].type == VERB else ""
                        assert does in allowed[family], (card, does)
                        seen.add(family)
        game.choose(luck.choice(decision.options), question.seat)
    assert seen == set(allowed)
