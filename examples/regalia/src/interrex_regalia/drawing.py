"""Regalia in the browser: the piece at stake in the middle, the rival above, the viewer below."""

from __future__ import annotations

from typing import Any

from interrex.engine.options import CARD
from interrex.web.show.games import plain
from interrex.web.show.scene import Scene, Thing, around
from interrex.words import Words
from interrex_regalia.cards import Pack
from interrex_regalia.table import NOBODY, POINTS_TO_WIN
from interrex_regalia.terminal import figure, kind_of
from interrex_regalia.view import HIDDEN, RegaliaView


def picture(scene: Scene) -> dict[str, Any]:
    """All that templates/table.html draws, taken from the view and from nothing else."""
    view: RegaliaView = scene.view
    viewer, rival = around(scene)
    pressed = words_of_press(view, scene.words)
    return {
        "rival": claimant(scene, rival),
        "me": claimant(scene, viewer),
        "stake": card(scene, view.stake) if view.stake else None,
        "pressed": pressed,
        "hand": [card(scene, each) for each in scene.view.seats[viewer].known],
        "pile": [card(scene, each) for each in view.pile],
    }


def words_of_press(view: RegaliaView, words: Words) -> str:
    """Who presses the claim."""
    if view.pressed == NOBODY:
        return ""
    return words.say("regalia-pressed", seat_name=words.seat(view.pressed, view.seat))


def claimant(scene: Scene, seat: int) -> dict[str, Any]:
    """One claimant's side of the table."""
    of = scene.view.seats[seat]
    return {
        "person": scene.people[seat],
        "points": of.points,
        "goal": POINTS_TO_WIN,
        "favours": of.favours,
        "hand": of.hand,
        "has_staff": seat == scene.view.staff,
        "taken": [card(scene, each) for each in of.taken],
        "known": [card(scene, each) for each in of.known] if seat != scene.seat else [],
        "face_down": of.laid == HIDDEN,
        "laid": card(scene, of.laid) if of.laid not in ("", HIDDEN) else None,
    }


def card(scene: Scene, card_id: str) -> dict[str, Any]:
    """A card as it lies open: what it is called, its strength or worth, its text."""
    words = scene.words
    kind = kind_of(scene.pack, card_id)
    return {
        "id": card_id,
        "thing": Thing(CARD, card_id),
        "family": kind.family,
        "name": words.card(card_id),
        "number": kind.worth or kind.strength,
        "figure": figure(kind, words),
        "text": kind.text[words.language],
    }


def card_face(words: Words, pack: Pack, card_id: str) -> dict[str, Any]:
    """An enlarged card also says its strength or worth."""
    face = plain.card_face(words, pack, card_id)
    return {**face, "lines": [figure(kind_of(pack, card_id), words)]}
