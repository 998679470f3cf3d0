"""Veto!: what stands behind an option: its price, how a duel would end, what passing ends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from interrex.engine.options import CARD, verb
from interrex.games.veto.view import SeatView, VetoView
from interrex.web.phrases import speaker
from interrex.web.show.games.asking.veto import price_of
from interrex.web.show.games.foreseeing.veto import Say, in_words, odds_of_challenge, odds_of_duel
from interrex.web.show.scene import Option, Scene, Warned, Weighed

BENE: Final = verb("bene")  # where actions are chosen it comes first
CHALLENGED: Final = verb("challenge")
AGITATED: Final = verb("agitate with")
ACCEPTED: Final = verb("accept")


def remarks(scene: Scene, options: Sequence[Option]) -> Iterator[str]:
    """A price, and what is missing; the Szabla of both in a challenge, and who wins as things stand."""
    view: VetoView = scene.view
    t = speaker(scene.words.language)
    if scene.decision is not None and scene.decision.question == "answer":
        yield from (_answered(scene, each, t) for each in options)
    elif options[0].parts[0] != BENE or len(options) == 1:
        yield from ("" for _ in options)
    else:
        yield from (_done(scene, view.seats[view.seat], each, t) for each in options)


def _answered(scene: Scene, option: Option, t: Say) -> str:
    """VT-1011 What accepting a challenge may come to, and what refusing it costs."""
    view: VetoView = scene.view
    if option.parts[0] != ACCEPTED:
        return t("vt-refusing", price=view.duel.refusal) if view.duel is not None else ""
    odds = odds_of_duel(view)
    if odds is None:
        return ""
    said = t("vt-szabla-against", own=odds.own, other=odds.other)
    return Warned(said) if odds.is_bad else said


def _done(scene: Scene, own: SeatView, option: Option, t: Say) -> str:
    """What is chosen in one's own turn, or in a window."""
    view: VetoView = scene.view
    does, cards = option.parts[0], [part.text for part in option.parts if part.type == CARD]
    price = price_of(own, option)
    if does == BENE:
        ends = view.is_last and scene.decision is not None and scene.decision.question == "turn"
        return t("vt-ends-turns") if ends else ""
    if price > own.ducats:
        return Warned(t("vt-dear", price=price, missing=price - own.ducats))
    if price:
        paid = t("vt-price", price=price, ducats=own.ducats)
        field = next((part.word for part in option.parts if part.type == "field"), "")
        return f"{paid}; {t(f'vt-at-{field}')}" if field else paid
    if does == CHALLENGED:
        return _challenged(scene, cards[1], cards[0], t)
    return t("vt-gather") if does == AGITATED else ""


def _challenged(scene: Scene, challenger: str, challenged: str, t: Say) -> str:
    """VT-1001 What a challenge would come to; cards in hand may still turn it, so it is always weighed."""
    odds = odds_of_challenge(scene.view, challenger, challenged)
    if odds is None:
        return ""
    said = in_words(scene, odds, t)
    return Warned(said) if odds.is_bad else Weighed(said)
