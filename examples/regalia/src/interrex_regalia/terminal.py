"""Regalia drawn in a terminal: the piece at stake, the two claimants below it, the viewer's hand."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from interrex.terminal.games.plain import card_of, origin
from interrex.terminal.lines import MARK, cut, joined, pad, text, wrap
from interrex.words import Words
from interrex_regalia.cards import Kind, Pack
from interrex_regalia.table import NOBODY, POINTS_TO_WIN
from interrex_regalia.view import HIDDEN, RegaliaView, SeatView


def draw(
    view: RegaliaView,
    words: Words,
    width: int,
    *,
    pack: Pack,
    people: Sequence[str],
    before: RegaliaView | None = None,
    detail: int = 2,
) -> list[Text]:
    """The whole table; with less detail the pile is left out."""
    lines = [text((status(view, words), "bold")), *stake(view, words, pack, before)]
    for number, seat in enumerate(view.seats):
        lines.append(claimant(view, number, words, people, before))
        lines += belongings(seat, number == view.seat, words, width)
    lines += hand(view, words, width, pack)
    if view.pile and detail == 2:
        said = words.say("regalia-pile", cards=", ".join(words.card(card) for card in view.pile))
        lines += [text((each.plain, "dim")) for each in wrap(f" {said}", width, indent=3)]
    return [cut(line, width) for line in lines]


def status(view: RegaliaView, words: Words) -> str:
    """Which claim it is, and what is still to come."""
    return words.say(
        "regalia-status", round=view.round, pieces=view.to_come, deck=view.deck, cellar=view.cellar
    )


def stake(view: RegaliaView, words: Words, pack: Pack, before: RegaliaView | None) -> list[Text]:
    """The piece at stake, and who presses the claim."""
    if not view.stake:
        return []
    new = MARK if before is not None and before.stake != view.stake else " "
    worth = words.say("regalia-at-stake", worth=kind_of(pack, view.stake).worth)
    pressed = ""
    if view.pressed != NOBODY:
        pressed = words.say("regalia-pressed", seat_name=words.seat(view.pressed, view.seat))
    return [joined([text(new, (words.card(view.stake), "bold yellow")), worth, text((pressed, "red"))])]


def claimant(
    view: RegaliaView, number: int, words: Words, people: Sequence[str], before: RegaliaView | None
) -> Text:
    """One line for a claimant: points, Favours, hand, the Staff, the Retainer laid."""
    seat = view.seats[number]
    was = before.seats[number] if before is not None else seat
    name = text((f" {seat.letter} {people[number]}", "bold" if number == view.seat else ""))
    points = words.say("regalia-points", points=seat.points, goal=POINTS_TO_WIN)
    laid = words.say("regalia-face-down") if seat.laid == HIDDEN else words.card(seat.laid)
    parts: list[Text | str] = [
        text((MARK if was.points != seat.points else " ", "bold"), points),
        words.say("regalia-favours", number=seat.favours),
        words.say("regalia-hand", number=seat.hand),
        words.say("regalia-staff") if number == view.staff else "",
        words.say("regalia-laid", card=laid) if seat.laid else "",
    ]
    return joined([pad(name, max(len(each) for each in people) + 4), *parts])


def belongings(seat: SeatView, own: bool, words: Words, width: int) -> list[Text]:
    """The pieces taken, and the cards of the rival's hand that the viewer knows."""
    parts = []
    if seat.taken:
        parts.append(words.say("regalia-taken", cards=", ".join(words.card(card) for card in seat.taken)))
    if seat.known and not own:
        parts.append(words.say("regalia-known", cards=", ".join(words.card(card) for card in seat.known)))
    return wrap(f"   {'; '.join(parts)}", width, indent=3) if parts else []


def hand(view: RegaliaView, words: Words, width: int, pack: Pack) -> list[Text]:
    """The viewer's own Retainers with their strength."""
    if view.seat >= len(view.seats) or not view.seats[view.seat].known:
        return []
    held = [f"{words.card(card)} {kind_of(pack, card).strength}" for card in view.seats[view.seat].known]
    return wrap(f" {words.say('regalia-your-hand')}: {', '.join(held)}", width, indent=3)


def kind_of(pack: Pack, card_id: str) -> Kind:
    """The kind of that id."""
    return next(kind for kind in pack.kinds if kind.id == card_id)


def figure(kind: Kind, words: Words) -> str:
    """Strength or worth."""
    if kind.family == "piece":
        return words.say("regalia-worth", number=kind.worth)
    return words.say("regalia-strength", number=kind.strength)


def note(pack: Pack, card_id: str, words: Words) -> Text:
    """A card beside an option: its strength and its text."""
    kind = kind_of(pack, card_id)
    return joined([figure(kind, words), text((kind.text[words.language], "dim"))])


def card(pack: Pack, card_id: str, words: Words) -> list[Text]:
    """A card in full: name, family, strength or worth, text, origin."""
    kind = kind_of(pack, card_id)
    lines = [text((words.card(card_id), "bold"), "  ", (words.name("family", kind.family), "dim"))]
    lines.append(Text(figure(kind, words)))
    if kind.text[words.language]:
        lines.append(Text(kind.text[words.language]))
    return [*lines, origin(card_of(pack, card_id, words), words)]
