"""What the bar of Veto! says: by its keys, at real tables and at those on which more goes on."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from interrex.engine.options import CARD
from interrex.games.veto.cards import KEYWORDS, Kind
from interrex.games.veto.table import NOBODY, TO_WIN
from interrex.games.veto.view import SeatView, VetoView
from interrex.web.show.games.asking import veto as asking
from interrex.web.show.games.foreseeing.veto import is_last_elekt, odds_of, only_negates
from interrex.web.show.games.remarking import veto as remarking
from interrex.web.show.scene import Option, Scene, kinds
from tests.web.drawn.scenes import asked, key_speaker, positions, scene_of, with_own, with_view
from tests.web.drawn.test_veto import busy

FROM_HAND = {"deploy": 0, "play": 0, "equip": -1}  # which card of an option is paid for


@pytest.fixture(autouse=True)
def by_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (asking, remarking):
        monkeypatch.setattr(module, "speaker", key_speaker)


def scenes(question: str, seats: int = 2, seeds: int = 3, choices: int = 250) -> Iterator[Scene]:
    """What who is asked that sees, in random games."""
    for scene in asked("veto", seats, seeds, choices):
        if scene.decision is not None and scene.decision.question == question:
            yield scene


def cards_of(option: Option) -> list[str]:
    return [part.word for part in option.parts if part.type == CARD]


def paid(own: SeatView, option: Option) -> int:
    """What an option costs, as one would reckon it from the cards in hand."""
    does = option.parts[0].word
    card = cards_of(option)[FROM_HAND[does]] if does in FROM_HAND else ""
    return own.prices[own.known.index(card)] if card in own.known else 0


def elekts(player: SeatView) -> list[str]:
    return [each.kind for each in player.company if "elekt" in each.keywords]


def is_staked(scene: Scene, card: str) -> bool:
    """With this character somebody would lose the only Elekt."""
    return any(elekts(each) == [card] for each in scene.view.seats)


def offered(scene: Scene, verb: str) -> set[str]:
    """The cards of the options with that verb."""
    return {card for each in scene.options if each.parts[0].word == verb for card in cards_of(each)}


def fight_values(scene: Scene) -> str:
    """Both fighters, one's own first."""
    duel, called = scene.view.duel, scene.words.card
    sides = [(called(duel.challenger), duel.totals[0]), (called(duel.challenged), duel.totals[1])]
    (one, first), (two, second) = sides[::-1] if duel.seats[1] == scene.seat else sides
    return f"first={first} one={one} second={second} two={two}"


@pytest.mark.parametrize("seats", [2, 3])
def test_who_waits_reads_what_goes_on(seats: int) -> None:
    """That one is out, then the duel, then the stack, then the turn."""
    luck, told = random.Random(seats), Counter[str]()
    for game in positions("veto", seats, 8, 160, 3):
        for viewer in range(seats + 1):
            scene = busy(scene_of(game, viewer), luck)
            if luck.random() < 0.3:
                scene = with_view(scene, stack=(), duel=None)
            if luck.random() < 0.3:
                scene = with_view(scene, phase="settlement")
            view, said = scene.view, asking.prompted(scene, False)
            told[said.split()[0]] += 1
            if viewer < seats and view.seats[viewer].out:
                assert said == "vt-goes-out"
            elif view.duel is not None:
                assert said == f"vt-goes-duel {fight_values(scene)}"
            elif view.stack:
                check_played(scene, said)
            elif view.voice == NOBODY or view.phase != "game":
                assert said == f"vt-phase-{view.phase}"
            elif view.voice == viewer:
                assert said == "vt-goes-own"
            else:
                assert said == f"vt-goes-turn who={scene.people[view.voice].name}"
    ends = ("out", "duel", "own", "turn", "answered", "replied", "aimed", "played")
    assert {"vt-phase-settlement", *(f"vt-goes-{each}" for each in ends)} <= set(told), told


def check_played(scene: Scene, said: str) -> None:
    item = scene.view.stack[-1]
    card = scene.words.card(item.card)
    if item.seat == scene.seat:
        assert said == f"vt-goes-answered card={card}"
        return
    who = scene.people[item.at_seat].name if item.at_seat != NOBODY else ""
    aim = scene.words.card(item.aim) if item.aim else who
    key = "replied" if item.answers else "aimed" if aim else "played"
    assert said.startswith(f"vt-goes-{key} aim={aim} card={card} ")
    assert said.endswith(f"who={scene.people[item.seat].name}")


DEEDS = ("character", "agitate", "challenge", "move", "card")
TRIFLES = ("estate", "equipment", "thrust", "hand", "influence", "effect")
BY_VERB = {
    "agitate with": "agitate", "challenge": "challenge", "move": "move", "equip": "equipment",
    "attach": "thrust", "hand": "hand", "influence": "influence",
}  # fmt: skip


def sorts(scene: Scene) -> set[str]:
    """What sorts of deeds and trifles the options are that one can pay for."""
    found, own = set(), scene.view.seats[scene.seat]
    for option in scene.options:
        does, cards = option.parts[0].word, cards_of(option)
        assert asking.price_of(own, option) == paid(own, option)
        kind: Any = kinds(scene.pack)[cards[0]] if cards else None
        if paid(own, option) > own.ducats:
            continue
        if does == "deploy":
            found.add("character" if kind.family == "character" else "estate")
        elif does in ("play", "use") and kind is not None:
            is_deed = "C" in {each.letter for each in kind.abilities} and not scene.view.deed
            found.add("card" if is_deed else "effect")
        elif does in BY_VERB:
            found.add(BY_VERB[does])
    return found


@pytest.mark.parametrize("seats", [2, 3])
def test_a_turn_names_what_can_be_paid(seats: int) -> None:
    """Each deed and each trifle that an option is and that has a price one can pay, in their order."""
    told = Counter[str]()
    for real in scenes("turn", seats):
        ducats = real.view.seats[real.seat].ducats
        for deed, left in ((False, ducats), (True, ducats), (False, 1)):
            scene = with_own(with_view(real, deed=deed), ducats=left)
            found = sorts(scene)
            told.update(found)
            deeds = ", ".join(f"vt-may-{each}" for each in DEEDS if each in found)
            trifles = ", ".join(f"vt-may-{each}" for each in TRIFLES if each in found)
            wanted = ["vt-ask-done"] if deed else [f"vt-ask-deed list={deeds}"] if deeds else []
            wanted += [f"vt-ask-trifles list={trifles}"] if trifles else []
            assert asking.prompted(scene, True) == (" ".join(wanted) if found else "vt-ask-nothing")
    assert len(told) > 6, told


def test_the_way_to_the_throne() -> None:
    """A candidate that can be paid, else agitation, else a character; after the deed only that it is done."""
    told = Counter[str]()
    for real in scenes("turn", 2, 6):
        before = real.view.seats[real.seat]
        states = (
            (False, before.ducats, before.elekt, False), (True, 9, False, False), (False, 30, False, False),
            (False, 0, True, False), (False, before.ducats, before.elekt, True),
        )  # fmt: skip
        for deed, ducats, elekt, is_last in states:
            scene, of = with_view(real, deed=deed, is_last=is_last), kinds(real.pack)
            scene = with_own(scene, ducats=ducats, elekt=elekt)
            prices = zip(before.known, before.prices, strict=True)
            deployed = offered(scene, "deploy")
            can = [of[card] for card, price in prices if price <= ducats and card in deployed]
            candidates = [kind.id for kind in can if "elekt" in keywords_of(kind)]
            key, card = "pass", ""
            if deed:
                key = "done"
            elif is_last and sorts(scene) & set(DEEDS):
                key = "last"
            elif candidates and not elekt:
                key, card = "elekt", candidates[0]
            elif any(each.parts[0].word == "agitate with" for each in scene.options):
                key = "agitate"
            elif any(kind.family == "character" for kind in can):
                key = "character"
            name = scene.words.card(card) if card else ""
            assert asking.matters(scene) == f"vt-now-{key} card={name} goal=14 kreski={before.kreski}"
            told[key] += 1
    assert len(told) == 6, told


def keywords_of(kind: Kind) -> list[str]:
    return [word for at, word in enumerate(KEYWORDS) if kind.keywords >> at & 1]


def test_who_may_answer_hears_what_passing_means() -> None:
    """A card of the hand may answer somebody else's, or one's own on top; cards that lie say nothing."""
    told = Counter[str]()
    for question, real in [(each, scene) for each in ("reply", "moment") for scene in scenes(each, 2, 4)]:
        own = real.view.seats[real.seat]
        for top in (real.seat, 1 - real.seat):
            stack = tuple(replace(item, seat=top) for item in real.view.stack)
            scene = with_view(real, stack=stack)
            named = {card for each in scene.options for card in cards_of(each)}
            from_hand = bool(named & set(own.known))
            key = ("own" if stack and stack[-1].seat == real.seat else "reply") if from_hand else ""
            wanted = f"vt-now-{key} card= goal=14 kreski={own.kreski}"
            assert asking.matters(scene) == (wanted if key else "")
            told[key] += 1
            check_reply(scene, question)
    assert len(told) == 3, told


def answers_of(scene: Scene) -> str:
    """What stands behind what happens: the cards with which one can answer, if they are few."""
    named = list(dict.fromkeys(cards_of(each)[0] for each in scene.options if cards_of(each)))
    if not named:
        return "vt-ask-pass"
    return f"vt-ask-reply-with cards={listed(scene, named)}" if len(named) < 3 else "vt-ask-reply"


def listed(scene: Scene, cards: list[str]) -> str:
    return ", ".join(scene.words.card(each) for each in cards)


def check_reply(scene: Scene, question: str) -> None:
    said, stack, answer = asking.prompted(scene, True), scene.view.stack, answers_of(scene)
    if question == "moment":
        name, duel = scene.words.name("moment", scene.view.moment), scene.view.duel
        about = scene.words.card(scene.view.about) if scene.view.about else ""
        key = "vt-ask-moment-card" if about else "vt-ask-moment-duel" if duel else "vt-ask-moment"
        assert said.startswith(f"{key} " if scene.view.moment else "")
        assert said.endswith(f"moment={name} {answer}" if key == "vt-ask-moment" else answer) or not said
        assert f" card={about} " in said or not (about and said)
    elif not stack:
        assert said == ""
    elif stack[-1].seat == scene.seat:
        named = list(dict.fromkeys(cards_of(each)[0] for each in scene.options if cards_of(each)))
        adds = any(not only_negates(kinds(scene.pack)[each]) for each in named)
        card = f"card={scene.words.card(stack[-1].card)}"
        if adds:
            assert said == f"vt-ask-own-more {card} cards={listed(scene, named)}"
        else:
            assert said == f"{'vt-ask-own-reply' if named else 'vt-ask-own-pass'} {card}"
    else:
        assert said.endswith(f" {answer}")
        check_played(scene, said.removesuffix(f" {answer}"))


def test_in_a_duel_both_numbers_stand_and_what_is_at_stake() -> None:
    luck, told = random.Random(3), Counter[str]()
    for real in (*scenes("slot", 2, 8, 200), *scenes("answer", 2, 8, 200), *scenes("arms", 2, 8, 200)):
        for _ in range(4):
            scene = busy(real, luck)
            duel = scene.view.duel
            question = scene.decision.question if scene.decision is not None else ""
            said, now = asking.prompted(scene, True), asking.matters(scene)
            if duel is None:
                assert said == ""
                assert now == ("" if question == "slot" else now)
                continue
            fighters = (duel.challenger, duel.challenged)
            own = fighters[duel.seats.index(scene.seat)] if scene.seat in duel.seats else ""
            staked, values = is_staked(scene, own), fight_values(scene)
            if question != "slot" and own and ends_of(scene)[0] == "lost":
                staked = False  # said below
            assert said == f"vt-ask-{question} {values}" + f" vt-stake-own {values}" * staked
            assert all(is_last_elekt(scene.view, each) == is_staked(scene, each) for each in fighters)
            if question == "slot":
                at = duel.seats.index(scene.seat)
                lead = duel.totals[at] - duel.totals[1 - at]
                key = "even" if not lead else "ahead" if lead > 0 else "behind"
                assert now.startswith(f"vt-now-{key} ")
                told[key] += 1
            else:
                assert now == f"{BAD_SIGN * (ends_of(scene)[0] in BAD)}vt-now-odds odds={odds_told(scene)}"
                told[ends_of(scene)[0]] += 1
    assert set(told) >= {"even", "ahead", "behind", "wounded", "killed", "wounds", "kills"}, told


BAD, BAD_SIGN = ("wounded", "killed", "lost"), "⚠ "


def ends_of(scene: Scene) -> tuple[str, str, tuple[int, int]]:
    """How the duel ends as things stand, who loses it, and with which numbers, one's own first."""
    duel, own = scene.view.duel, scene.view.duel.seats.index(scene.seat)
    numbers = [szabla + arms for szabla, arms in zip(duel.totals, duel.reserve, strict=True)]
    first, second = numbers[own], numbers[1 - own]
    cards = (duel.challenger, duel.challenged)
    if first == second:
        return "even", "", (first, second)
    if first > second:
        ends = "kills" if first - second >= duel.kills_at[own] else "wounds"
        return ends, cards[1 - own], (first, second)
    ends = "killed" if second - first >= duel.kills_at[1 - own] else "wounded"
    return "lost" if ends == "killed" and is_staked(scene, cards[own]) else ends, cards[own], (first, second)


def test_an_answer_to_a_challenge_tells_what_it_may_come_to() -> None:
    """VT-1011 Accepting: both numbers, with a warning to whoever would lose; refusing: its price."""
    luck, told = random.Random(5), Counter[str]()
    for real in scenes("answer", 2, 8, 200):
        for _ in range(4):
            scene = busy(real, luck)
            duel = scene.view.duel
            for option in scene.options:
                wanted, is_bad = "", False
                if option.parts[0].word != "accept" and duel is not None:
                    wanted = f"vt-refusing price={duel.refusal}"
                elif duel is not None and scene.seat in duel.seats:
                    ends, _, (own, other) = ends_of(scene)
                    wanted, is_bad = f"vt-szabla-against other={other} own={own}", ends in BAD
                assert (option.remark, option.warns) == (wanted, is_bad)
                told[f"{wanted.partition(' ')[0]} {is_bad}"] += 1
    assert set(told) == {" False", "vt-refusing False", "vt-szabla-against True", "vt-szabla-against False"}


def odds_told(scene: Scene) -> str:
    ends, loser, (own, other) = ends_of(scene)
    key = "vt-odds-armed" if any(scene.view.duel.reserve) else "vt-szabla-against"
    card = scene.words.card(loser) if loser else ""
    return f"{key} other={other} own={own}: vt-odds-{ends} card={card}"


def test_a_first_hand_is_kept_for_somebody_who_can_be_paid() -> None:
    told = Counter[str]()
    for real in scenes("first hand", 2, 8, 3):
        own, of = real.view.seats[real.seat], kinds(real.pack)
        hand = list(zip(own.known, own.prices, strict=True))
        folk = [price for card, price in hand if of[card].family == "character"]
        others = [(card, price) for card, price in hand if of[card].family != "character"]
        known, prices = tuple(card for card, _ in others), tuple(price for _, price in others)
        states = [("nobody", with_own(real, known=known, prices=prices))]
        if folk:
            states.append(("first-hand", with_own(real, ducats=min(folk))))
            states.append(("too-dear", with_own(real, ducats=min(folk) - 1)))
        for key, scene in states:
            assert asking.matters(scene).startswith(f"vt-now-{key} ")
            told[key] += 1
    assert len(told) == 3


def remark_of(scene: Scene, option: Option) -> str:
    """What should stand behind an option."""
    own, does, cards = scene.view.seats[scene.seat], option.parts[0].word, cards_of(option)
    if does == "bene":
        return "vt-ends-turns" if scene.view.is_last else ""
    price = paid(own, option)
    if price > own.ducats:
        return f"vt-dear missing={price - own.ducats} price={price}"
    if price:
        field = "".join([f"; vt-at-{part.word}" for part in option.parts if part.type == "field"])
        return f"vt-price ducats={own.ducats} price={price}{field}"
    if does == "challenge":
        pair = [cards[1], cards[0]]
        duel = next(each for each in scene.view.challenges if [each.challenger, each.challenged] == pair)
        odds = odds_of(scene.view, duel)
        assert option.warns == odds.is_bad
        key = "vt-odds-armed" if any(duel.reserve) else "vt-szabla-against"
        card = scene.words.card(odds.loser) if odds.loser else ""
        return f"{key} other={odds.other} own={odds.own}: vt-odds-{odds.ends} card={card}"
    return "vt-gather" if does == "agitate with" else ""


@pytest.mark.parametrize("seats", [2, 3])
def test_remarks_tell_prices_and_odds(seats: int) -> None:
    """Where one chooses what to do: the price, also one that is too high, both Szabla in a challenge."""
    told = Counter[str]()
    for real in scenes("turn", seats, 5):
        for ducats in (real.view.seats[real.seat].ducats, 0, 99):
            scene = with_own(real, ducats=ducats)
            for option in scene.options:
                wanted = remark_of(scene, option) if len(scene.options) > 1 else ""
                assert option.remark == wanted
                assert option.warns or not wanted.startswith("vt-dear")
                assert option.weighs == (option.warns or "vt-odds" in wanted)  # a challenge is confirmed
                told[wanted.split()[0] if wanted else ""] += 1
    assert len(told) >= 6, told


def lying(view: VetoView) -> set[str]:
    """The cards that lie somewhere, so that one may mean them and not their like in hand."""
    found = {item.card for item in view.stack}
    for player in view.seats:
        found |= {player.faction, player.strategy, player.top, *player.removed}
        for each in (*player.company, *player.estates, *player.effects):
            found.add(each.kind)
        for person in player.company:
            found |= {*person.thrusts, *(card.kind for card in person.attached)}
    return found


def test_things_of_an_option_lie_where_it_says() -> None:
    """Of equal cards in hand and in play an option means one: what is brought or discarded lies in hand; who
    bears, fights or moves, and what is aimed at, lies in play."""
    told = Counter[str]()
    for scene in asked("veto", 2, 2, 200):
        assert scene.decision is not None
        question = scene.decision.question
        hand, there = set(scene.view.seats[scene.seat].known), lying(scene.view)
        for option in scene.options:
            lies, held = {each.name for each in option.lies}, {each.name for each in option.held}
            assert lies <= there
            assert held <= hand
            does, cards = option.parts[0].word, cards_of(option)
            told.update([f"{does} lies"] * len(lies) + [f"{does} held"] * len(held))
            if question in ("end discard", "discard down"):
                assert held == set(cards)
            elif question == "turn" and does in ("deploy", "play", "equip", "attach"):
                assert held == {cards[FROM_HAND.get(does, 0)]}
            elif question == "turn" and does in ("challenge", "move"):
                assert lies == set(cards)
            elif question == "arms" or (question == "turn" and does == "agitate with"):
                assert lies == set(cards)  # also what a fighter bears, and the thrust that is given up
    assert min(told["challenge lies"], told["equip lies"], told["deploy held"]) > 0, told


def test_the_goal_depends_on_how_many_play() -> None:
    for seats in (2, 3, 4):
        scene = next(scenes("turn", seats, 1))
        assert f"goal={TO_WIN[seats]} " in asking.matters(scene)
