"""Elekt drawn in a terminal: three Zones in a row, every seat's corner in each, the seats below."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from interrex.games.elekt.cards import Pack
from interrex.games.elekt.table import ATTRIBUTE_NAMES, HEAT_LIMIT, NOBODY, TITLES_TO_WIN
from interrex.games.elekt.view import ElektView, SeatView, UnitView, ZoneView
from interrex.terminal.games.plain import card_of, kind_of, origin
from interrex.terminal.lines import MARK, box, cut, joined, pad, text, wrap
from interrex.words import Words

COLOURS: Final = ("magenta", "cyan", "red", "yellow")
TURNS: Final = {1: "↻", -1: "↺"}
FEW_TEXT_LINES: Final = 2
LETTER_WIDTH: Final = 3


def draw(
    view: ElektView,
    words: Words,
    width: int,
    *,
    pack: Pack,
    people: Sequence[str],
    before: ElektView | None = None,
    detail: int = 2,
) -> list[Text]:
    """The whole table; with less detail the texts of face-up cards are cut short or left out."""
    lines = [cut(status(view, words), width)]
    if detail == 2:
        lines.append(cut(legend(words), width))
    lines += zones(view, words, width, pack, before, detail)
    lines += [cut(line, width) for line in players(view, words, pack, people, before)]
    if detail == 2:
        for number, seat in enumerate(view.seats):
            lines += _won_and_known(seat, number == view.seat, words, width)
    lines += hand(view, words, width, pack)
    return lines


def status(view: ElektView, words: Words) -> Text:
    """Round, phase, Sceptre, pools and decks in one line."""
    tokens = " ".join(f"{sign(words, kind)}{number}" for kind, number in enumerate(view.pool))
    said = words.say(
        "elekt-status",
        round=view.round,
        phase=words.name("phase", view.phase),
        heat=view.heat_pool,
        tokens=tokens,
        deck=view.elite_deck,
        pile=len(view.pile),
    )
    return Text(said, style="bold", no_wrap=True)


def legend(words: Words) -> Text:
    """What the letters stand for."""
    names = [
        text((sign(words, kind), COLOURS[kind]), (f" {words.name('attribute', name)}", "dim"))
        for kind, name in enumerate(ATTRIBUTE_NAMES)
    ]
    return joined(names, " · ")


# --- the Zones -----------------------------------------------------------------------------------


def zones(
    view: ElektView, words: Words, width: int, pack: Pack, before: ElektView | None, detail: int
) -> list[Text]:
    """EL-120 Mission left, Influence middle, Court right; corners of one seat on one line."""
    space = width - LETTER_WIDTH - 5
    widths = [LETTER_WIDTH, space // 3 + (space % 3 > 0), space // 3 + (space % 3 > 1), space // 3]
    titles = [Text()]
    cards: list[list[Text]] = [[]]
    for number, zone in enumerate(view.zones):
        was = before.zones[number] if before is not None else None
        title = f" {words.name('zone', zone.name, 'short')} "
        titles.append(
            text((title, "bold"), (f"{words.say('elekt-face-down', number=zone.face_down)} ", "dim"))
        )
        cards.append(face_up(zone, was, words, pack, widths[number + 1], detail))
    bands = [cards]
    for seat, player in enumerate(view.seats):
        own = "bold" if seat == view.seat else ""
        band = [[text((f" {player.letter}", own))]]
        for number, zone in enumerate(view.zones):
            known = before.zones[number].corners[seat] if before is not None else None
            band.append(corner(zone.corners[seat], known, words, pack, widths[number + 1]))
        bands.append(band)
    return box(titles, bands, widths)


def face_up(
    zone: ZoneView, was: ZoneView | None, words: Words, pack: Pack, width: int, detail: int
) -> list[Text]:
    """The face-up card of a Zone with its Titles and its text."""
    if not zone.card:
        return [text((f" {words.say('elekt-no-card')}", "dim"))]
    kind = kind_of(pack, zone.card)
    new = MARK if was is not None and was.card != zone.card else " "
    titles = words.say("elekt-titles-short", number=len(kind.titles)) if kind.titles else ""
    name = text(new, (words.card(kind.id), "bold"))
    room = width - len(titles) - 2
    lines = [joined([pad(name, room), text((titles, "yellow"))], " ") if titles else cut(name, width)]
    most = {0: 0, 1: FEW_TEXT_LINES, 2: None}[detail]
    if kind.text[words.language] and most != 0:
        lines += [text(" ", each) for each in wrap(kind.text[words.language], width - 1, most)]
    return lines


def corner(
    units: Sequence[UnitView], known: Sequence[UnitView] | None, words: Words, pack: Pack, width: int
) -> list[Text]:
    """EL-140 A seat's corner: its Units with symbols and tokens; what was not there before is marked."""
    there = Counter(known or ())
    lines = []
    for unit in units:
        new = known is not None and not there[unit]
        there[unit] -= 1
        kind = kind_of(pack, unit.kind)
        signs = symbols(kind.symbols, words)
        for attribute, number in enumerate(unit.copied):
            signs.append(f"={sign(words, attribute)}" * number, style=COLOURS[attribute])
        for attribute, number in enumerate(unit.tokens):
            signs.append(f"+{sign(words, attribute)}" * number, style=COLOURS[attribute])
        name = text((MARK if new else " ", "bold"), words.card(kind.id))
        room = width - signs.cell_len - 1
        lines.append(joined([pad(name, min(room, name.cell_len)), signs], " "))
    return lines or [Text()]


# --- the seats -----------------------------------------------------------------------------------


def players(
    view: ElektView, words: Words, pack: Pack, people: Sequence[str], before: ElektView | None
) -> list[Text]:
    """One line per seat: Titles, Heat, cards in hand, assignments, place in the Court order."""
    count = len(view.seats)
    lines = []
    name_width = max(len(name) for name in people) + 4
    for number, seat in enumerate(view.seats):
        was = before.seats[number] if before is not None else None
        place = (number - view.sceptre) * view.direction % count + 1 if view.sceptre != NOBODY else 0
        own = "bold" if number == view.seat else ""
        line = text((f" {seat.letter} {people[number]}", own))
        parts: list[Text | str] = [
            _figure(words.say("elekt-titles-of", number=seat.titles, goal=TITLES_TO_WIN[count]),
                    was is not None and was.titles != seat.titles),
            _figure(words.say("elekt-heat-of", number=seat.heat, limit=HEAT_LIMIT),
                    was is not None and was.heat != seat.heat),
            words.say("elekt-hand-of", number="?" if seat.hand is None else seat.hand),
            words.say("elekt-assigned-of", number=seat.assigned),
            words.say("elekt-court-of", number=place) if place else "",
            f"{words.say('elekt-has-sceptre')} {TURNS[view.direction]}" if place == 1 else "",
            words.say("elekt-passed") if seat.passed else "",
        ]  # fmt: skip
        lines.append(joined([pad(line, name_width), *parts], "  "))
    return lines


def _figure(said: str, new: bool) -> Text:
    return text((f"{MARK}{said}", "bold")) if new else Text(f" {said}")


def _won_and_known(seat: SeatView, own: bool, words: Words, width: int) -> list[Text]:
    """The cards a seat has won, and those of its hand that the viewer knows."""
    parts = []
    if seat.won:
        parts.append(words.say("elekt-won", cards=", ".join(words.card(card) for card in seat.won)))
    if seat.known and not own:
        parts.append(words.say("elekt-known", cards=", ".join(words.card(card) for card in seat.known)))
    if not parts:
        return []
    return [text((each.plain, "dim")) for each in wrap(f" {seat.letter} {'; '.join(parts)}", width, indent=3)]


def hand(view: ElektView, words: Words, width: int, pack: Pack) -> list[Text]:
    """The viewer's own cards with their symbols, unless the options show them anyway."""
    if view.seat >= len(view.seats) or view.asks(view.seat, "assign"):
        return []
    own = view.seats[view.seat].known
    if not own:
        return []
    line = Text(f" {words.say('elekt-your-hand')}: ", no_wrap=True)
    for number, card_id in enumerate(own):
        kind = kind_of(pack, card_id)
        line.append(", " if number else "").append(words.card(kind.id)).append(" ")
        line.append_text(symbols(kind.symbols, words))
    return wrap(line, width, indent=3)


# --- cards ---------------------------------------------------------------------------------------


def sign(words: Words, attribute: int) -> str:
    """The letters that stand for an Attribute."""
    return words.name("attribute", ATTRIBUTE_NAMES[attribute], "sign")


def symbols(numbers: Sequence[int], words: Words) -> Text:
    """Symbols as letters, one for each: OOP."""
    line = Text(no_wrap=True, end="")
    for attribute, number in enumerate(numbers):
        line.append(sign(words, attribute) * number, style=COLOURS[attribute])
    return line


def note(pack: Pack, card_id: str, words: Words) -> Text:
    """A card beside an option: symbols, Titles, text; an arrow and a price before an instant ability."""
    kind = kind_of(pack, card_id)
    titles = words.say("elekt-titles-short", number=len(kind.titles)) if kind.titles else ""
    price = f"→{words.say('elekt-price', number=kind.cost)}" if kind.cost else "→" if kind.instant else ""
    said = text((joined([price, kind.text[words.language]], " ").plain, "dim"))
    return joined([symbols(kind.symbols, words), titles, said])


def card(pack: Pack, card_id: str, words: Words) -> list[Text]:
    """A card in full: name, kind, symbols, Titles, text, origin."""
    kind = kind_of(pack, card_id)
    about = [words.name("family", kind.family)]
    if kind.family == "unit":
        about.append(words.say("elekt-basic" if kind.basic else "elekt-elite"))
        about.append(words.say("elekt-spectre" if kind.spectre else "elekt-cultist"))
    lines = [text((words.card(kind.id), "bold"), "  ", (", ".join(about), "dim"))]
    for attribute, number in enumerate(kind.symbols):
        if number:
            name = words.name("attribute", ATTRIBUTE_NAMES[attribute])
            lines.append(
                text((f"{sign(words, attribute) * number}", COLOURS[attribute]), f" {name} {number}")
            )
    if kind.titles:
        names = ", ".join(title.name[words.language] for title in kind.titles)
        lines.append(Text(f"{words.say('elekt-titles', number=len(kind.titles))}: {names}"))
    if kind.instant:
        key = "elekt-instant-cost" if kind.cost else "elekt-instant"
        lines.append(Text(f"→ {words.say(key, number=kind.cost)}:"))
    if kind.text[words.language]:
        lines.append(Text(kind.text[words.language]))
    lines.append(origin(card_of(pack, card_id, words), words))
    return lines


def ending(view: ElektView, words: Words, pack: Pack) -> list[Text]:
    """EL-816 The Titles by which the new Emperor-Elect is hailed."""
    lines = []
    for winner in view.winners:
        won = [
            title.name[words.language]
            for each in view.seats[winner].won
            for title in kind_of(pack, each).titles
        ]
        lines.append(Text(words.say("elekt-hail", seat=view.seats[winner].letter, titles=", ".join(won))))
    return lines
