"""Veto! drawn in a terminal: every seat with two fields, the stack, the duel, and one's own hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from interrex.engine.table import SEAT_LETTERS
from interrex.games.veto.cards import KEYWORDS, Kind, Pack
from interrex.games.veto.options import FIELD_NAMES
from interrex.games.veto.table import NOBODY, TO_WIN
from interrex.games.veto.view import CardView, CharacterView, SeatView, VetoView
from interrex.terminal.games.plain import card_of, kind_of, origin
from interrex.terminal.lines import MARK, cut, joined, text, wrap
from interrex.words import Words

COLOURS: Final = {
    "faction": "white",
    "character": "red",
    "equipment": "yellow",
    "estate": "blue",
    "effect": "magenta",
    "thrust": "bright_yellow",
    "strategy": "green",
}  # fmt: skip  VT-107


def draw(
    view: VetoView,
    words: Words,
    width: int,
    *,
    pack: Pack,
    people: Sequence[str],
    before: VetoView | None = None,
    detail: int = 2,
) -> list[Text]:
    """The whole table; with less detail keywords and piles are left out."""
    lines = [cut(status(view, words), width)]
    for number, seat in enumerate(view.seats):
        was = before.seats[number] if before is not None else None
        lines += player(view, number, seat, was, words, width, people[number], detail)
    lines += duel(view, words, width)
    lines += stack(view, words, width)
    lines += hand(view, words, width, pack)
    return lines


def status(view: VetoView, words: Words) -> Text:
    """Round, phase, pool, initiative, and an announced election."""
    holder = SEAT_LETTERS[view.initiative] if view.initiative != NOBODY else "–"
    said = words.say(
        "veto-status",
        round=view.round,
        phase=words.name("phase", view.phase),
        pool=view.pool,
        holder=holder,
    )
    if view.election != NOBODY:
        said += f" · {words.say('veto-election', seat=SEAT_LETTERS[view.election])}"
    if view.moment:
        said += f" · {words.name('moment', view.moment)}"
    return Text(said, style="bold", no_wrap=True)


# --- the seats -----------------------------------------------------------------------------------


def player(
    view: VetoView,
    number: int,
    seat: SeatView,
    was: SeatView | None,
    words: Words,
    width: int,
    name: str,
    detail: int,
) -> list[Text]:
    """One seat: a line of figures, then the magnates' field, the electoral field, and what lies beside."""
    own = "bold" if number == view.seat else ""
    faction = words.card(seat.faction) + (f" ({words.say('veto-tapped')})" if seat.faction_tapped else "")
    parts: list[Text | str] = [
        text((f" {seat.letter} {name}", own)),
        text((faction, "bold")),
        figure(words.say("veto-kreski", kreski=seat.kreski, goal=TO_WIN[len(view.seats)]),
               was is not None and was.kreski != seat.kreski),
        figure(words.say("veto-purse", ducats=seat.ducats), was is not None and was.ducats != seat.ducats),
        words.say("veto-hand", number=seat.hand),
    ]  # fmt: skip
    if detail:
        parts += [words.say("veto-deck", number=seat.deck), words.say("veto-pile", number=seat.discards)]
        if seat.top:
            parts.append(words.say("veto-top", card=words.card(seat.top)))
    if seat.out:
        parts.append(text((words.say("veto-out"), "red")))
    elif number == view.voice:
        parts.append(text((words.say("veto-voice"), "bold green")))
    lines = wrap(joined(parts, "  "), width, indent=3)
    there = {character.kind for character in was.company} if was is not None else None
    for field in reversed(FIELD_NAMES):
        folk = [character for character in seat.company if character.field == field]
        if folk or detail == 2:
            lines += company(field, folk, there, words, width, detail)
    return lines + beside(seat, number == view.seat, words, width)


def figure(said: str, new: bool) -> Text:
    return text((f"{MARK}{said}", "bold")) if new else Text(said)


def company(
    field: str, folk: Sequence[CharacterView], there: set[str] | None, words: Words, width: int, detail: int
) -> list[Text]:
    """One field of a seat; who is new is marked, who is tapped is dimmed."""
    line = Text(f"    {words.name('field', field)}: ", style="dim", no_wrap=True)
    if not folk:
        line.append(words.say("veto-nobody"), style="dim")
    for number, character in enumerate(folk):
        line.append("; " if number else "", style="")
        new = there is not None and character.kind not in there
        line.append_text(character_text(character, new, words, detail))
    return wrap(line, width, indent=6)


def character_text(character: CharacterView, new: bool, words: Words, detail: int) -> Text:
    """Such as ``Roch Kowalski 6/1 [Pani Kowalska, 1 face down] (tapped)``."""
    style = "dim" if character.tapped else ""
    line = Text(no_wrap=True, end="")
    line.append(MARK if new else "", style="bold")
    line.append(f"{words.card(character.kind)} {character.szabla}/{character.kreski}", style=style or "red")
    if detail == 2 and character.keywords:
        known = ", ".join(words.name("keyword", word) for word in character.keywords)
        line.append(f" {known}", style="dim")
    things = [named(each, words) for each in character.attached]
    if character.face_down:
        shown = ", ".join(words.card(each) for each in character.thrusts)
        things.append(shown or words.say("veto-face-down", number=character.face_down))
    if things:
        line.append(f" [{', '.join(things)}]", style=style)
    if character.tapped:
        line.append(f" ({words.say('veto-tapped')})", style="dim")
    return line


def named(card: CardView, words: Words) -> str:
    """A card that lies open, and whether it is tapped."""
    return words.card(card.kind) + (f" ({words.say('veto-tapped')})" if card.tapped else "")


def beside(seat: SeatView, own: bool, words: Words, width: int) -> list[Text]:
    """Estates, the strategy and effects on the faction card, cards of the hand that are known."""
    parts = []
    if seat.estates:
        parts.append(f"{words.say('veto-estates')}: {', '.join(named(each, words) for each in seat.estates)}")
    if seat.strategy:
        parts.append(named(CardView(seat.strategy, seat.strategy_tapped), words))
    if seat.effects:
        shown = ", ".join(named(each, words) for each in seat.effects)
        parts.append(f"{words.say('veto-faction-effects')}: {shown}")
    if seat.known and not own:
        parts.append(f"{words.say('veto-known')}: {', '.join(words.card(each) for each in seat.known)}")
    if not parts:
        return []
    return [text((each.plain, "dim")) for each in wrap(f"    {'; '.join(parts)}", width, indent=6)]


# --- what is going on ----------------------------------------------------------------------------


def duel(view: VetoView, words: Words, width: int) -> list[Text]:
    """The duel with both totals and the equipment in use."""
    if view.duel is None:
        return []
    said = words.say(
        "veto-duel",
        one=words.card(view.duel.challenger),
        first=view.duel.totals[0],
        second=view.duel.totals[1],
        two=words.card(view.duel.challenged),
    )
    if view.duel.revenge:
        said += f" ({words.say('veto-revenge')})"
    if view.duel.used:
        said += f" [{', '.join(words.card(each) for each in view.duel.used)}]"
    return [cut(text((f" {said}", "bold red")), width)]


def stack(view: VetoView, words: Words, width: int) -> list[Text]:
    """The open stack, the last item first, each with what it answers."""
    if not view.stack:
        return []
    lines = [text((f" {words.say('veto-stack')}:", "bold magenta"))]
    for item in reversed(view.stack):
        said = f"   {SEAT_LETTERS[item.seat]} {words.say(f'veto-item-{item.what}')} {words.card(item.card)}"
        if item.aim or item.at_seat != NOBODY:
            aim = words.card(item.aim) if item.aim else SEAT_LETTERS[item.at_seat]
            said += f", {words.say('veto-answers' if item.answers else 'veto-aims', card=aim)}"
        lines.append(cut(text((said, "magenta")), width))
    return lines


def hand(view: VetoView, words: Words, width: int, pack: Pack) -> list[Text]:
    """The viewer's own cards."""
    if view.seat >= len(view.seats) or not view.seats[view.seat].known:
        return []
    line = Text(f" {words.say('veto-your-hand')}: ", no_wrap=True)
    for number, card_id in enumerate(view.seats[view.seat].known):
        kind = kind_of(pack, card_id)
        line.append(", " if number else "")
        line.append(words.card(card_id), style=COLOURS[kind.family])
        line.append(f" {figures(kind)}" if figures(kind) else "", style="dim")
    return wrap(line, width, indent=3)


# --- cards ---------------------------------------------------------------------------------------


def lafa(kind: Kind) -> str:
    """VT-113 to VT-115 X, X/Y or X/+Y."""
    if not kind.upkeep:
        return str(kind.lafa) if kind.lafa else ""
    return f"{kind.lafa}/{kind.upkeep}" if kind.upkeep > 0 else f"{kind.lafa}/+{-kind.upkeep}"


def figures(kind: Kind) -> str:
    """Szabla/Kreski/Lafa of a character, the modifier and Lafa of others."""
    if kind.family == "character":
        return f"{kind.szabla}/{kind.kreski}/{lafa(kind)}"
    modifier = f"{kind.szabla:+d} " if kind.szabla else ""
    return f"{modifier}{lafa(kind)}".strip()


def note(pack: Pack, card_id: str, words: Words) -> Text:
    """A card beside an option: figures and text."""
    kind = kind_of(pack, card_id)
    return joined([text((figures(kind), COLOURS[kind.family])), text((kind.text[words.language], "dim"))])


def card(pack: Pack, card_id: str, words: Words) -> list[Text]:
    """A card in full: name, type, faction, figures, keywords, text, origin."""
    kind = kind_of(pack, card_id)
    name = words.card(kind.id)
    if kind.nickname[words.language]:
        name += f", {kind.nickname[words.language]}"
    faction = words.card(kind.faction) if kind.faction else words.say("veto-neutral")
    about = [words.name("family", kind.family), faction]
    if kind.unique:
        about.append(words.say("veto-unique"))
    lines = [text((name, "bold"), "  ", (", ".join(about), "dim"))]
    numbers = []
    if kind.family == "faction":
        numbers.append(words.say("veto-treasury", number=kind.treasury, income=kind.income))
    if kind.szabla or kind.family == "character":
        numbers.append(words.say("veto-szabla", number=kind.szabla))
    if kind.kreski or kind.family == "character":
        numbers.append(words.say("veto-trait", number=kind.kreski))
    if lafa(kind):
        numbers.append(words.say("veto-lafa", lafa=lafa(kind)))
    if numbers:
        lines.append(Text(" · ".join(numbers)))
    bearing = [words.name("keyword", word) for at, word in enumerate(KEYWORDS) if kind.keywords >> at & 1]
    if bearing:
        lines.append(Text(". ".join(bearing)))
    if kind.text[words.language]:
        lines.append(Text(kind.text[words.language]))
        glosses = words.glosses(kind.text[words.language])
        if glosses:
            lines.append(Text(" · ".join(glosses), style="dim"))
    lines.append(origin(card_of(pack, card_id, words), words))
    return lines


def ending(view: VetoView, words: Words, pack: Pack) -> list[Text]:
    """Nothing to add to the result."""
    return []
