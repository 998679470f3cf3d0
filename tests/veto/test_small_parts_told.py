"""Small parts that stories seldom vary, told a second time at stirred tables of Veto!."""

from __future__ import annotations

import copy
import dataclasses
from collections import Counter
from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest

import interrex
from interrex.engine.errors import BadFile, BadPack
from interrex.games import game_spec, house_pack, house_text
from interrex.games.veto import actions, answers, duel, equal_cards, resolving, result, stack
from interrex.games.veto.cards import BITS, TAGS
from interrex.games.veto.decks import decks_of
from interrex.games.veto.fitting import item_tags
from interrex.games.veto.reading import aims
from interrex.games.veto.scenario.facts import sight_facts
from interrex.games.veto.table import (
    DECK,
    DISCARD,
    NOBODY,
    PLAY,
    STALE,
    Veto,
    answers_itself,
    next_seat,
    opponents,
)
from interrex.games.veto.traits import company, derived, own_fighter
from tests.veto.laws import KIND, decisions_of
from tests.veto.stirred import drawn, in_play, stirred

REST = ("faction", "strategy")


def stacked(seed: int) -> tuple[Veto, Any]:
    """A stirred table with items of every sort that wait or were negated."""
    game, chance = stirred(seed)
    game.pack = copy.copy(game.pack)
    object.__setattr__(game.pack, "thrusts_of_others", chance.below(2) == 0)
    cards = in_play(game)
    for _ in range(chance.below(4) if cards else 0):
        what = drawn(chance, ("ability", "challenge", "thrust", "effect", "deploy"))
        game.stack.append((what, 0, drawn(chance, cards), 0, None, NOBODY, chance.below(2) == 0))
    game.negated = chance.below(1 << len(game.stack))
    game.phase = drawn(chance, (game.phase, 0, 3))
    return game, chance


@pytest.mark.rules("VT-318")
def test_what_the_stack_offers() -> None:
    """Every item that was not negated, or only the highest of them; thrusts to who fights, or to all."""
    met = Counter[tuple[bool, bool]]()
    for seed in range(240):
        game, _ = stacked(seed)
        allowed = answers.outside_allows(game)
        items = [item for at, item in enumerate(game.stack) if not game.negated >> at & 1]
        is_top = game.rulings.reply_target == "top_only"
        for seat in range(game.seats):
            tags = 0
            for item in (items[-1:] if is_top else items) if allowed else ():
                tags |= item_tags(game, item)
            if own_fighter(game, seat) == NOBODY and not game.pack.thrusts_of_others:
                tags &= ~TAGS["thrust_declared"]
            assert answers.open_tags(game, seat) == tags
            met[is_top, len(items) > 1 and allowed] += 1
    assert len(met) == 4


@pytest.mark.rules("VT-234", "VT-306", "VT-1301")
def test_the_rule_by_which_a_text_in_play_cannot_be_used() -> None:
    """First that the character is absent, then that it is silenced, then the deed, its cost and its limit."""
    met = Counter[str]()
    for seed in range(160):
        game, chance = stirred(seed)
        cards = in_play(game)
        game.deed = chance.below(2) == 0
        for card in cards:
            if chance.below(4) == 0:
                game.lasting.append(("blank", card))
            if chance.below(5) == 0:
                game.lasting.append(("keyword", card, BITS["nieobecny"]))
        game.derived = STALE
        for card, seat in product(cards, range(game.seats)):
            kind = game.kinds[card]
            person = kind.family == "character"
            blank = any(entry[:2] == ("blank", card) for entry in game.lasting)
            for number, ability in enumerate(kind.abilities):
                if person and derived(game).keywords[card] & BITS["nieobecny"]:
                    told = "VT-234"
                elif person and blank:
                    told = "VT-1301"
                elif ability.letter == "C" and game.deed:
                    told = "VT-306"
                else:
                    told = answers.why_not_cost(game, seat, card, ability)
                    told = told or answers.why_not_limit(game, card, number, NOBODY)
                assert actions.why_not_use(game, seat, card, number) == told
                met[told] += 1
    assert {"VT-234", "VT-1301", "VT-306", "VT-320", ""} <= set(met)


@pytest.mark.rules("VT-941")
def test_who_may_agitate_as_texts_ask_it() -> None:
    """On the way to an answer: whoever is not kept from it by what it is, untapped, not with the magnates."""
    met = Counter[bool]()
    barred = ("nieobecny", "niewiasta", "pludrak", "zyd", "kozak")
    for seed in range(80):
        game, _ = stirred(seed)
        for seat in range(game.seats):
            for card in company(game, seat):
                mask = derived(game).keywords[card]
                told = not any(mask & BITS[each] for each in barred)
                told = told and not game.tapped >> card & 1 and not game.fields >> card & 1
                game.asking = True
                assert actions.may_agitate(game, card) == told
                game.asking = False
                actions.may_agitate(game, card)
                assert not game.asking
                met[told] += 1
    assert len(met) == 2


def test_what_replies_lie_open() -> None:
    """Of every card in play that may reply: a text that exchanges where the card says so itself, or is a
    woman; an absent or silenced character has none."""
    met = Counter[bool]()
    exchange = TAGS["exchange_slot"]
    for seed in range(80):
        game, chance = stirred(seed)
        for card in in_play(game):
            for entry in (
                ("blank", card),
                ("keyword", card, BITS["nieobecny"]),
                ("keyword", card, BITS["niewiasta"]),
            ):
                if chance.below(6) == 0:
                    game.lasting.append(entry)
        game.derived = STALE
        now = derived(game)
        for seat in range(game.seats):
            told = []
            for card in game.cards_at[PLAY + seat]:
                kind = game.kinds[card]
                tags = kind.reply_tags
                if kind.family == "character":
                    own = any(each.letter == "R" and each.tags & exchange for each in kind.abilities)
                    absent = bool(now.keywords[card] & BITS["nieobecny"])
                    is_woman = bool(now.keywords[card] & BITS["niewiasta"]) and not absent
                    silenced = any(entry[:2] == ("blank", card) for entry in game.lasting)
                    tags = 0 if absent or silenced else tags & ~exchange | (exchange if own else 0)
                    tags |= exchange if is_woman else 0
                if tags and not game.out >> seat & 1 and kind.family not in ("effect", "thrust"):
                    told.append((card, tags))
            assert now.replies[seat] == told
            met[any(tags & exchange for _, tags in told)] += 1
    assert len(met) == 2


def test_what_a_pack_says_of_its_replies() -> None:
    """Reckoned once for a pack: which moments each card may answer, thrusts above all."""
    pack = game_spec("veto").read_pack(house_text("veto") or "", "pack")
    exchange = TAGS["exchange_slot"]
    for kind in pack.kinds:
        tags = 0
        for ability in kind.abilities:
            tags |= ability.tags if ability.letter == "R" else 0
        tags |= exchange if kind.keywords & BITS["niewiasta"] else 0
        if kind.family == "effect" and not any(
            w[0] == "exchange_slot" for a in kind.abilities for w in a.when
        ):
            tags &= ~exchange
        assert kind.reply_tags == tags, kind.id
    thrusts = 0
    for kind in pack.kinds:
        thrusts |= kind.reply_tags if kind.family == "thrust" else 0
    assert pack.thrust_tags == thrusts
    for when in (("thrust_declared", "any"), ("thrust_declared", "you"), ("ability_declared", "any")):
        ability = dataclasses.replace(pack.kinds[0].abilities[0] if pack.kinds[0].abilities else next(
            each for kind in pack.kinds for each in kind.abilities), when=(when,))  # fmt: skip
        alone = dataclasses.replace(next(kind for kind in pack.kinds if kind.abilities), abilities=(ability,))
        other = dataclasses.replace(pack, kinds=(alone,))
        assert other.thrusts_of_others == (when == ("thrust_declared", "any"))


def test_what_a_faction_of_a_card_must_be() -> None:
    """One of the pack, whatever card names it."""
    text = house_text("veto") or ""
    line = next(each for each in text.splitlines() if each.startswith("faction = "))
    with pytest.raises(BadFile, match="there is no faction 'nowhere'"):
        game_spec("veto").read_pack(text.replace(line, 'faction = "nowhere"', 1), "pack")


def test_the_least_and_the_most_of_a_number() -> None:
    """What just fits is read, and one less or more is a mistake, each on its line."""
    lines = (house_text("veto") or "").splitlines()
    for is_wrong in (0, 1):
        bounds = {"kreski": [-9 - is_wrong, 9 + is_wrong], "szabla": [-9 - is_wrong, 20 + is_wrong]}
        bounds |= {name: [-is_wrong, 99 + is_wrong] for name in ("treasury", "income")}
        bounds["unique"] = [-is_wrong, 1 + is_wrong]
        changed, places = list(lines), []
        for at, line in enumerate(lines):
            name, _, value = line.partition(" = ")
            if value.isdecimal() and bounds.get(name):
                changed[at] = f"{name} = {bounds[name].pop()}"
                places.append(at + 1)
        assert len(places) == 10
        if not is_wrong:
            game_spec("veto").read_pack("\n".join(changed), "pack")
            continue
        with pytest.raises(BadPack) as refused:
            game_spec("veto").read_pack("\n".join(changed), "pack")
        assert len(refused.value.mistakes) == 10


@pytest.mark.rules("VT-503")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_has_seen_what_after_the_deal(seats: int) -> None:
    """Everybody factions and strategies; every other card nobody but its owner."""
    game = interrex.new("veto", seats, 3)
    assert isinstance(game, Veto)
    for card, kind in enumerate(game.kinds):
        everybody = (1 << seats + 1) - 1
        assert game.seen[card] == (everybody if kind.family in REST else 1 << game.owner[card])


@pytest.mark.rules("VT-1401")
def test_different_factions_are_asked_for_where_a_reading_does() -> None:
    """With three or four players; whoever plays different ones may."""
    pack, decks = house_pack("veto"), [deck.id for deck in house_pack("veto").decks]
    factions = {deck.id: deck.faction for deck in pack.decks}
    alone = list({factions[each]: each for each in decks}.values())
    for seats, reading in product((2, 3, 4), ("required", "advised")):
        for is_same in (False, True):
            chosen = alone[:seats] if not is_same else [*alone[: seats - 1], alone[0]]
            named = {f"deck_{letter}": each for letter, each in zip("abcd", chosen, strict=False)}
            settings: Any = SimpleNamespace(seats=seats, variants=named)
            rulings: Any = dataclasses.replace(KIND.rulings_by({}), distinct_factions=reading)
            if seats > 2 and is_same and reading == "required":
                with pytest.raises(interrex.BadSetting, match="different faction"):
                    decks_of(settings, pack, rulings)
            else:
                assert len(decks_of(settings, pack, rulings)) == seats


def test_what_scenarios_ask_of_discard_piles() -> None:
    met = 0
    for seed in range(6):
        for game in decisions_of(seed, 60):
            if game.closed:
                continue
            told = {
                "ABCD"[seat]: sorted(game.kinds[card].id for card in game.cards_at[DISCARD + seat])
                for seat in range(game.seats)
            }
            for seat in range(game.seats):
                found = sight_facts(game, seat)["discard"]
                for letter, cards in told.items():
                    assert len(found[letter]) <= len(cards)
                    assert not Counter(found[letter]) - Counter(cards)
                    met += len(found[letter]) > 1
    assert met


def test_equal_cards_are_one_choice_since_version_two() -> None:
    met = Counter[tuple[int, bool]]()
    for seed in range(20):
        game, _ = stirred(seed)
        cards = sorted(card for seat in range(game.seats) for card in game.cards_at[DECK + seat])
        for version in (1, 2, KIND.rules_version):
            game.settings = dataclasses.replace(game.settings, rules_version=version)
            told: list[int] = []
            for card in cards:
                alike = any(
                    game.kinds[card].number == game.kinds[other].number
                    and equal_cards.alike(game, card, other)
                    for other in told
                )
                if version < 2 or not alike:
                    told.append(card)
            assert equal_cards.one_of_each(game, cards) == told
            met[version, len(told) < len(cards)] += 1
    assert {(1, False), (2, True), (KIND.rules_version, True)} <= set(met)
    assert (1, True) not in met


@pytest.mark.rules("VT-914", "VT-324")
def test_a_text_without_a_target_does_the_rest_and_what_is_not_paid_is_remembered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where nothing can be chosen any more, whatever does not aim at what was chosen still happens."""
    done: list[Any] = []
    monkeypatch.setattr(resolving, "run", lambda *given: done.append(given))
    monkeypatch.setattr(resolving, "targets_of", lambda *given: [])
    monkeypatch.setattr(resolving, "most_targets", lambda *given: 2)
    kinds, unpaid = Counter[int](), 0
    for seed in range(60):
        game, chance = stirred(seed)
        for card in in_play(game):
            for number, ability in enumerate(game.kinds[card].abilities):
                done.clear()
                resolving.aim_now(game, 0, card, number, NOBODY, ())
                rest = [each for each in ability.effects if not aims(each.verb, each.args)]
                assert done == [(game, 0, card, None, NOBODY, rest)]
                resolving.aim_now(game, 0, card, number, NOBODY, (card,))
                assert done[1:] == [(game, 0, card, (card,), NOBODY, list(ability.effects))]
                kinds[len(rest)] += 1
                price = chance.below(4)
                monkeypatch.setattr(resolving, "ducats_for", lambda *given: price)  # noqa: B023
                before = list(game.returned)
                was, lines = game.ducats[0], len(game.told)
                resolving.text_works(game, 0, card, number, card, NOBODY)
                if price > was:
                    allowed = game.rulings.unaffordable_text == "allowed"
                    told = [(game.kinds[card].number, price, was)] if allowed else []
                    assert game.returned == [*before, *told]
                    assert [line[0] for line in game.told[lines:]] == ["cannot_pay"]
                    unpaid += allowed
                game.agenda.clear()
                game.asked.clear()
                game.ducats[0] = was
    assert len(kinds) > 1
    assert unpaid


@pytest.mark.rules("VT-R52")
def test_the_only_other_victim_is_challenged(monkeypatch: pytest.MonkeyPatch) -> None:
    met = Counter[int]()
    for seed in range(80):
        game, chance = stirred(seed)
        spared = chance.below(8)
        monkeypatch.setattr(duel, "why_not_challenged", lambda game, card: "no" if card % 8 > spared else "")  # noqa: B023
        victims = [card for seat in opponents(game, 0) for card in company(game, seat) if card % 8 <= spared]
        duel.challenge_another(game, 0, 5)
        if not victims:
            assert not game.agenda
            assert not game.asked
        elif len(victims) == 1 and answers_itself(game):
            assert game.agenda == [(duel.another_challenged, (5, victims[0]))]
        else:
            [asked] = game.asked
            assert list(asked[2]) == victims
        met[min(len(victims), 2)] += 1
    assert len(met) == 3


@pytest.mark.rules("VT-624", "VT-635", "VT-1048")
def test_harm_is_heard_and_one_waits_for_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Killed, wounded or saved: whichever it was is told once; who strikes meanwhile is done first."""
    heard: list[str] = []
    monkeypatch.setattr(result, "happened", lambda game, moment, *where: heard.append(moment))
    met = Counter[str]()
    for seed in range(160):
        game, chance = stirred(seed)
        cards = in_play(game)
        people = [card for card in cards if game.kinds[card].family == "character"]
        if not people or game.duel:
            continue
        victim, killed, saved = drawn(chance, people), chance.below(2), chance.below(3)
        saved = 0 if killed else saved
        game.harm = [victim, killed, NOBODY, 0, saved]
        heard.clear()
        result.harm_done(game)
        told = "was_killed" if killed else "was_saved" if saved else "was_wounded"
        assert [each for each in heard if each.startswith("was_")] == [told]
        met[told] += 1
    assert len(met) == 3
    for outer in (result.harm_done, result.after_result, result.wounded_window, None):
        game, _ = stirred(5)
        game.harm = [1, 0, 2, 0, 1]
        game.agenda = [(outer, ())] if outer else []
        result.strike(game, len(game.kinds) - 1, 0, NOBODY, 0)
        resumed = [args for what, args in game.agenda if what is result.harm_resumed]
        waits = outer in (result.harm_done, result.after_result)
        assert resumed == ([((1, 0, 2, 0, 1),)] if waits else [])
        assert game.harm == [len(game.kinds) - 1, 0, NOBODY, 0, 0]


@pytest.mark.rules("VT-335")
def test_a_reply_at_a_moment_is_a_reply(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stack, "choose_more", lambda *given: None)
    monkeypatch.setattr(stack, "open_stack", lambda *given: None)
    for seed in range(12):
        game, chance = stirred(seed)
        seat, passes = chance.below(game.seats), chance.below(3)
        stack.window_answered(game, seat, passes, "bene")
        [(what, given)] = game.agenda
        assert (what, given) == (stack.window_turn, (next_seat(game, seat), passes + 1))
        game.agenda.clear()
        stack.window_answered(game, seat, passes, (3, 1, 7, -2))
        assert game.answered[-1] == (3, 1, -2)
        assert (stack.declare, (seat, 3, 1, 7, -2, True)) in game.agenda
        assert (stack.window_turn, (next_seat(game, seat), 0)) in game.agenda
