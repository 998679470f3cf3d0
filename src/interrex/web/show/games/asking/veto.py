"""Veto! in the bar: what goes on, what one can do about it, and what matters now, in plain words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from interrex.engine.options import CARD, verb
from interrex.games.veto.cards import BITS, CHARACTER, Kind
from interrex.games.veto.table import NOBODY, TO_WIN
from interrex.games.veto.view import SeatView, StackView, VetoView
from interrex.web.phrases import speaker
from interrex.web.show.games.foreseeing.veto import (
    harms,
    in_words,
    is_idle,
    is_last_elekt,
    loses,
    odds_of_duel,
    only_negates,
    told_of,
)
from interrex.web.show.scene import Option, Scene, kinds

Say = Callable[..., str]
Matter = tuple[str, str]  # the end of a sentence's key, and the card it names

DEPLOY: Final = verb("deploy")
EQUIPPED: Final = verb("equip")
PLAYED: Final = (DEPLOY, verb("play"), EQUIPPED)  # options with a card that is paid for
USED: Final = (verb("play"), verb("use"))
DEEDS: Final = {"agitate with": "agitate", "challenge": "challenge", "move": "move"}
TRIFLES: Final = {
    "equip": "equipment", "attach": "thrust", "hand": "hand", "influence": "influence",
}  # fmt: skip
WARNING: Final = "⚠"
MOST_NAMED: Final = 2  # cards with which one can answer: of more it is only said that one can
ORDER: Final = ("character", "agitate", "challenge", "move", "card")
LESSER: Final = ("estate", "equipment", "thrust", "hand", "influence", "effect")


def prompted(scene: Scene, asked: bool) -> str:
    """What stands in the bar: what is asked, or what goes on; empty for the question as the game words it."""
    t = speaker(scene.words.language)
    if not asked or scene.decision is None:
        return _goes_on(scene, t)
    say = QUESTIONS.get(scene.decision.question)
    return say(scene, t) if say is not None else ""


def _goes_on(scene: Scene, t: Say) -> str:
    """For who waits: the duel, the card that was played, or whose turn it is; the same until that changes."""
    view: VetoView = scene.view
    if scene.seat < len(view.seats) and view.seats[scene.seat].out:
        return t("vt-goes-out")
    if view.duel is not None:
        return t("vt-goes-duel", **_fight(scene))
    if view.stack:
        said = _played(scene, view.stack[-1], t)
        return f"{said} {t('vt-goes-idle')}" if is_idle(scene) else said
    if view.voice == NOBODY or view.phase != "game":
        return t(f"vt-phase-{view.phase}")
    if view.voice == scene.seat:
        return t("vt-goes-own")
    return t("vt-goes-turn", who=scene.people[view.voice].name)


def _played(scene: Scene, item: StackView, t: Say) -> str:
    """Somebody's card on the stack; a name that ends a sentence by itself needs no full stop."""
    card = scene.words.card(item.card)
    if item.seat == scene.seat:
        return t("vt-goes-answered", card=card)
    does, who = scene.words.say(f"veto-item-{item.what}"), scene.people[item.seat].name
    aim = scene.words.card(item.aim) if item.aim else ""
    if not aim and item.at_seat != NOBODY:
        aim = scene.people[item.at_seat].called(t)
    key = "replied" if item.answers else "aimed" if aim else "played"
    return t(f"vt-goes-{key}", who=who, does=does, card=card, aim=aim).replace("!.", "!")


def _fight(scene: Scene) -> dict[str, str | int]:
    """Both fighters with their Szabla, the viewer's own first."""
    view: VetoView = scene.view
    assert view.duel is not None
    sides = [
        (scene.words.card(view.duel.challenger), view.duel.totals[0]),
        (scene.words.card(view.duel.challenged), view.duel.totals[1]),
    ]
    if view.duel.seats[1] == scene.seat:
        sides.reverse()
    (one, first), (two, second) = sides
    return {"one": one, "first": first, "two": two, "second": second}


def price_of(own: SeatView, option: Option) -> int:
    """What the card costs that an option brings from the hand; cards that only take part cost nothing."""
    does, cards = option.parts[0], [part.word for part in option.parts if part.type == CARD]
    if does not in PLAYED:
        return 0
    prices = dict(zip(own.known, own.prices, strict=True))
    return prices.get(cards[-1] if does == EQUIPPED else cards[0], 0)


# --- what matters now --------------------------------------------------------------------------------


def matters(scene: Scene) -> str:
    """A rule of thumb in one sentence: the way to the throne, or what passing means."""
    if scene.decision is None:
        return ""
    t = speaker(scene.words.language)
    if passing_leads_to := told_of(scene):
        said = t(
            "vt-now-both" if scene.decision.question == "slot" else "vt-now-comes", told=passing_leads_to
        )
        return f"{WARNING} {said}" if harms(scene) else said
    odds = odds_of_duel(scene.view) if scene.decision.question in ("answer", "arms") else None
    if odds is not None:
        said = t("vt-now-odds", odds=in_words(scene, odds, t))
        return f"{WARNING} {said}" if odds.is_bad else said
    say = MATTERS.get(scene.decision.question)
    key, card = say(scene) if say is not None else ("", "")
    if not key:
        return ""
    view: VetoView = scene.view
    own, goal = view.seats[scene.seat], TO_WIN[len(view.seats)]
    return t(f"vt-now-{key}", kreski=own.kreski, goal=goal, card=scene.words.card(card) if card else "")


def is_elekt(kind: Kind) -> bool:
    """A candidate for the throne, by what is printed on the card."""
    return bool(kind.keywords & BITS["elekt"])


def _way(scene: Scene) -> Matter:
    """The next step to the throne: a candidate, votes, characters; what ending a turn means."""
    view: VetoView = scene.view
    own = view.seats[scene.seat]
    if view.is_last and not _can_do(scene).isdisjoint(ORDER):
        return "last", ""
    if view.deed:
        return "done", ""
    hand = {card for card, price in zip(own.known, own.prices, strict=True) if price <= own.ducats}
    deployed = {part.word for each in scene.options if each.parts[0] == DEPLOY for part in each.parts}
    playable = [kinds(scene.pack)[card] for card in own.known if card in hand & deployed]
    candidate = next((kind.id for kind in playable if is_elekt(kind)), "")
    if candidate and not own.elekt:
        return "elekt", candidate
    if any(option.parts[0].word == "agitate with" for option in scene.options):
        return "agitate", ""
    return ("character" if any(kind.family == CHARACTER for kind in playable) else "pass"), ""


def _answering(scene: Scene) -> Matter:
    """A card in hand that would answer can wait; to answer one's own is seldom wise."""
    view: VetoView = scene.view
    is_own = bool(view.stack) and view.stack[-1].seat == scene.seat
    named = {part.word for option in scene.options for part in option.parts if part.type == CARD}
    if not named & {*view.seats[scene.seat].known}:
        return "", ""
    if not is_own:
        return "reply", ""
    others = {item.card for item in view.stack if item.seat != scene.seat}
    return ("" if named & others else "own"), ""


def _thrusting(scene: Scene) -> Matter:
    """How the viewer's fighter stands, where thrusts and replies may still change it."""
    duel = scene.view.duel
    if duel is None or scene.seat not in duel.seats:
        return "", ""
    own = duel.seats.index(scene.seat)
    lead = duel.totals[own] - duel.totals[1 - own]
    return ("ahead" if lead > 0 else "behind" if lead else "even"), ""


def _first_hand(scene: Scene) -> Matter:
    """Which cards are good to keep; without anybody to play, or to pay for, new ones are better."""
    own = scene.view.seats[scene.seat]
    of = kinds(scene.pack)
    prices = [
        price for card, price in zip(own.known, own.prices, strict=True) if of[card].family == CHARACTER
    ]
    if not prices:
        return "nobody", ""
    return ("first-hand" if min(prices) <= own.ducats else "too-dear"), ""


MATTERS: Final[dict[str, Callable[[Scene], Matter]]] = {
    "turn": _way,
    "reply": _answering,
    "moment": _answering,
    "first hand": _first_hand,
    "slot": _thrusting,
    "bribe": lambda scene: ("bribe", ""),
    "election": lambda scene: ("election", ""),
    "end discard": lambda scene: ("discard", ""),
}


# --- what is asked ---------------------------------------------------------------------------------


def _turn(scene: Scene, t: Say) -> str:
    """The deeds and trifles that are possible now and can be paid for, each by a few words."""
    found = _can_do(scene)
    deeds = [t(f"vt-may-{each}") for each in ORDER if each in found]
    trifles = [t(f"vt-may-{each}") for each in LESSER if each in found]
    said = []
    if scene.view.deed:
        said.append(t("vt-ask-done"))
    elif deeds:
        said.append(t("vt-ask-deed", list=", ".join(deeds)))
    if trifles:
        said.append(t("vt-ask-trifles", list=", ".join(trifles)))
    return " ".join(said) if deeds or trifles else t("vt-ask-nothing")


def _can_do(scene: Scene) -> set[str]:
    """The deeds and trifles that are offered and can be paid for."""
    own = scene.view.seats[scene.seat]
    paid = [each for each in scene.options if price_of(own, each) <= own.ducats]
    return {each for option in paid for each in _does(scene, option)}


def _does(scene: Scene, option: Option) -> Iterator[str]:
    first = option.parts[0]
    card = next((part.word for part in option.parts if part.type == CARD), "")
    kind: Kind | None = kinds(scene.pack).get(card)
    if first == DEPLOY and kind is not None:
        yield "character" if kind.family == CHARACTER else "estate"
    elif first in USED and kind is not None:
        is_deed = any(each.letter == "C" for each in kind.abilities) and not scene.view.deed
        yield "card" if is_deed else "effect"
    elif word := DEEDS.get(first.word) or TRIFLES.get(first.word):
        yield word


def _reply(scene: Scene, t: Say) -> str:
    stack = scene.view.stack
    if not stack:
        return ""
    if stack[-1].seat != scene.seat:
        return f"{_played(scene, stack[-1], t)} {_answer(scene, t)}"
    card, with_what = scene.words.card(stack[-1].card), answering(scene)
    if len(scene.options) == 1:
        return t("vt-ask-own-pass", card=card)
    if any(not only_negates(kinds(scene.pack)[each]) for each in with_what):
        return t("vt-ask-own-more", card=card, cards=_listed(scene, with_what))
    return t("vt-ask-own-reply", card=card)


def _moment(scene: Scene, t: Say) -> str:
    """Which moment it is, of which card or duel, and how one can answer."""
    moment = scene.view.moment
    if not moment:
        return ""
    name, about = scene.words.name("moment", moment), scene.view.about
    if about:
        said = t("vt-ask-moment-card", moment=name, card=scene.words.card(about))
    elif scene.view.duel is not None:
        said = t("vt-ask-moment-duel", moment=name, **_fight(scene))
    else:
        said = t("vt-ask-moment", moment=name)
    return f"{said} {_answer(scene, t)}"


def answering(scene: Scene) -> list[str]:
    """The cards with which one can answer now, each once."""
    named = [next((part.word for part in each.parts if part.type == CARD), "") for each in scene.options]
    return list(dict.fromkeys(card for card in named if card))


def _answer(scene: Scene, t: Say) -> str:
    """With which cards one can answer, or that one cannot."""
    with_what = answering(scene)
    if not with_what:
        return t("vt-ask-pass")
    if len(with_what) > MOST_NAMED:
        return t("vt-ask-reply")
    return t("vt-ask-reply-with", cards=_listed(scene, with_what))


def _listed(scene: Scene, cards: list[str]) -> str:
    return ", ".join(scene.words.card(each) for each in cards)


def _in_duel(key: str) -> Callable[[Scene, Say], str]:
    def say(scene: Scene, t: Say) -> str:
        duel = scene.view.duel
        if duel is None:
            return ""
        fight = _fight(scene)
        own = dict(zip(duel.seats, (duel.challenger, duel.challenged), strict=True)).get(scene.seat, "")
        said = t(key, **fight)
        odds = odds_of_duel(scene.view) if key != "vt-ask-slot" else None
        is_said = loses(scene) or (odds is not None and odds.ends == "lost")  # below
        is_staked = is_last_elekt(scene.view, own) and not is_said
        return f"{said} {t('vt-stake-own', **fight)}" if is_staked else said

    return say


QUESTIONS: Final[dict[str, Callable[[Scene, Say], str]]] = {
    "turn": _turn,
    "reply": _reply,
    "moment": _moment,
    "slot": _in_duel("vt-ask-slot"),
    "answer": _in_duel("vt-ask-answer"),
    "arms": _in_duel("vt-ask-arms"),
    "bribe": lambda scene, t: t("vt-ask-bribe"),
    "first hand": lambda scene, t: t("vt-ask-first-hand"),
    "pile next": lambda scene, t: t("vt-ask-pile"),
    "election": lambda scene, t: t("vt-ask-election"),
}
