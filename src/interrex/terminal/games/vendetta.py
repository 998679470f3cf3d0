"""Vendetta drawn in a terminal: the locations in a row, every seat's position in each, the seats below."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from interrex.engine.table import SEAT_LETTERS
from interrex.games.vendetta.cards import Kind, Pack
from interrex.games.vendetta.conflict import FIRST, SECOND, THIRD
from interrex.games.vendetta.view import UNKNOWN, LocationView, PositionView, SeatView, VendettaView
from interrex.terminal.games.plain import card_of, kind_of, origin
from interrex.terminal.lines import MARK, box, cut, joined, pad, text, wrap
from interrex.words import Words
from interrex.words.clans import about_clan

LETTER_WIDTH: Final = 3
AMBITION: Final = "◆"
FACE_DOWN: Final = "▒"
FEW_TEXT_LINES: Final = 2


def draw(
    view: VendettaView,
    words: Words,
    width: int,
    *,
    pack: Pack,
    people: Sequence[str],
    before: VendettaView | None = None,
    detail: int = 2,
) -> list[Text]:
    """The whole table; with less detail the texts of allies and the lists of cards are left out."""
    lines = [cut(status(view, words), width)]
    if view.round and detail:
        lines += wrap(text((rewards(view, words), "dim")), width, indent=3)
    lines += locations(view, words, width, pack, before, detail)
    lines += [cut(line, width) for line in players(view, words, people, before)]
    if detail:
        for number, seat in enumerate(view.seats):
            lines += belongings(view, number, seat, words, width, detail)
    lines += hand(view, words, width, pack)
    return lines


def status(view: VendettaView, words: Words) -> Text:
    """Round, phase, Ambition and decks in one line."""
    said = words.say(
        "vendetta-status",
        round=view.round,
        phase=words.name("phase", view.phase),
        ambition=SEAT_LETTERS[view.ambition],
        allies=view.ally_deck,
        victims=view.victims,
    )
    return Text(said, style="bold", no_wrap=True)


def rewards(view: VendettaView, words: Words) -> str:
    """VE-743 to VE-747 What each rank brings this round."""
    first = FIRST[view.round]
    return words.say(
        "vendetta-rewards", first=first, haven=first + 1, second=SECOND[view.round], third=THIRD[view.round]
    )


# --- the locations -------------------------------------------------------------------------------


def locations(
    view: VendettaView, words: Words, width: int, pack: Pack, before: VendettaView | None, detail: int
) -> list[Text]:
    """VE-117 One column per location, the Haven last; positions of one seat on one line."""
    count = len(view.locations)
    space = width - LETTER_WIDTH - count - 2
    widths = [LETTER_WIDTH, *(space // count + (number < space % count) for number in range(count))]
    titles = [Text()]
    allies: list[list[Text]] = [[]]
    for number, location in enumerate(view.locations):
        was = before.locations[number] if before is not None else None
        now = view.now == location.word
        name = words.name("location", location.word) if location.tile else location.word
        titles.append(text((f" {name} ", "bold reverse" if now else "dim" if location.done else "bold")))
        allies.append(ally(location, was, words, pack, widths[number + 1], detail))
    bands = [allies]
    totals = dict(view.totals)
    for seat, player in enumerate(view.seats):
        own = "bold" if seat == view.seat else "dim" if player.out else ""
        mark = AMBITION if seat == view.ambition else " "
        band = [[text((f"{mark}{player.letter}", own))]]
        for number, location in enumerate(view.locations):
            known = before.locations[number].positions[seat] if before is not None else None
            shown = position(location.positions[seat], known, words, pack, widths[number + 1])
            if view.now == location.word and seat in totals:
                shown = [*shown, text((f" {words.say('vendetta-total', number=totals[seat])}", "yellow"))]
            band.append(shown)
        bands.append(band)
    return box(titles, bands, widths)


def ally(
    location: LocationView, was: LocationView | None, words: Words, pack: Pack, width: int, detail: int
) -> list[Text]:
    """The ally lying there with its four values, its text, and the location card."""
    if location.ally:
        kind = kind_of(pack, location.ally)
        new = MARK if was is not None and was.ally != location.ally else " "
        lines = [text(new, (words.card(kind.id), "bold")), text((f" {values(kind)}", "dim"))]
        if detail == 2 and kind.text[words.language]:
            lines += [text(" ", each) for each in wrap(kind.text[words.language], width - 1, FEW_TEXT_LINES)]
    else:
        lines = [text((f" {words.say('vendetta-no-ally')}", "dim"))]
    if location.card:
        lines.append(text((f" [{words.card(location.card)}]", "cyan")))
    return lines


def values(kind: Kind) -> str:
    """VE-107 Influence, feed, drain, drained influence: 3/0/3/1."""
    shown = kind.values
    return f"{shown.influence}/{shown.feed}/{shown.drain}/{shown.drained}"


def position(
    there: PositionView, known: PositionView | None, words: Words, pack: Pack, width: int
) -> list[Text]:
    """A seat's position: face-up cards with power, face-down cards, deployed blood."""
    old = Counter(known.up if known is not None else there.up)
    lines = []
    for card_id in there.up:
        new = old[card_id] == 0
        old[card_id] -= 1
        power = f" {kind_of(pack, card_id).power}"
        name = text((MARK if new else " ", "bold"), words.card(card_id))
        lines.append(joined([pad(name, min(width - len(power), name.cell_len)), text((power, "yellow"))], ""))
    hidden = [card_id for card_id in there.down if card_id == UNKNOWN]
    for card_id in there.down:
        if card_id != UNKNOWN:
            lines.append(cut(text((f" ({words.card(card_id)})", "dim")), width))
    line = Text(no_wrap=True, end="")
    if hidden:
        line.append(f" {FACE_DOWN * len(hidden)}")
    if there.blood:
        new = known is not None and known.blood != there.blood
        line.append(f"{MARK if new else ' '}+{there.blood}", style="red")
    if line.plain:
        lines.append(line)
    return lines or [Text()]


# --- the seats -----------------------------------------------------------------------------------


def players(
    view: VendettaView, words: Words, people: Sequence[str], before: VendettaView | None
) -> list[Text]:
    """One line per seat: clan, blood, influence, score, Diablerie, cards in hand."""
    lines = []
    name_width = max(len(name) for name in people) + 4
    for number, seat in enumerate(view.seats):
        was = before.seats[number] if before is not None else None
        own = "bold" if number == view.seat else "dim" if seat.out else ""
        line = text((f" {seat.letter} {people[number]}", own))
        influence = "?" if seat.influence is None else seat.influence
        stains = seat.diablerie and words.say("vendetta-diablerie", number=seat.diablerie)
        parts: list[Text | str] = [
            words.name("clan", seat.clan) if seat.clan else "",
            _figure(words.say("vendetta-blood", number=seat.pool), was is not None and was.pool != seat.pool),
            _figure(
                words.say("vendetta-influence", number=influence),
                was is not None and was.influence != seat.influence,
            ),
            words.say("vendetta-score", number=seat.score) if seat.score is not None else "",
            str(stains or ""),
            words.say("vendetta-hand", number=seat.hand),
        ]
        if seat.out:
            parts = [words.say("vendetta-eliminated")]
        lines.append(joined([pad(line, name_width), *parts], "  "))
    return lines


def _figure(said: str, new: bool) -> Text:
    return text((f"{MARK}{said}", "bold")) if new else Text(f" {said}")


def belongings(
    view: VendettaView, number: int, seat: SeatView, words: Words, width: int, detail: int
) -> list[Text]:
    """Alliance, drained cards, relic, and what the viewer knows of the hidden cards."""
    parts = []
    if seat.alliance:
        parts.append(words.say("vendetta-alliance", cards=counted(seat.alliance, words)))
    if seat.drained:
        parts.append(words.say("vendetta-drained", cards=counted(seat.drained, words)))
    if seat.relic:
        key = "vendetta-relic-used" if seat.relic_used else "vendetta-relic"
        parts.append(words.say(key, card=words.card(seat.relic)))
    if detail == 2 and number != view.seat:
        if seat.known:
            parts.append(words.say("vendetta-known", cards=counted(seat.known, words)))
        if seat.either:
            parts.append(words.say("vendetta-either", cards=counted(seat.either, words)))
    if not parts:
        return []
    said = f" {seat.letter} {'; '.join(parts)}"
    return [text((each.plain, "dim")) for each in wrap(said, width, indent=3)]


def counted(cards: Sequence[str], words: Words) -> str:
    """Names in a row, equal ones with their number."""
    return ", ".join(
        words.card(card_id) + (f" ×{number}" if number > 1 else "")
        for card_id, number in Counter(cards).items()
    )


def hand(view: VendettaView, words: Words, width: int, pack: Pack) -> list[Text]:
    """The viewer's own cards, unless the options show them anyway."""
    if view.seat >= len(view.seats) or view.asks(view.seat, "card"):
        return []
    own = view.seats[view.seat].known
    if not own:
        return []
    names = ", ".join(f"{words.card(each)} {kind_of(pack, each).power}" for each in own)
    return wrap(f" {words.say('vendetta-your-hand')}: {names}", width, indent=3)


# --- cards ---------------------------------------------------------------------------------------


def about(kind: Kind, words: Words) -> str:
    """What a card is, in a few words."""
    if kind.family == "clan_card":
        return f"{words.name('type', kind.type)}, {words.say('vendetta-power', number=kind.power)}"
    if kind.family in ("ally", "victim"):
        shown = kind.values
        said = words.say(
            "vendetta-values",
            influence=shown.influence,
            feed=shown.feed,
            drain=shown.drain,
            drained=shown.drained,
        )
        if kind.family == "victim":
            return said
        return f"{words.say('vendetta-vampire' if kind.vampire else 'vendetta-human')}, {said}"
    if kind.family == "relic":
        return words.say("vendetta-influence", number=kind.influence)
    return words.name("family", kind.family)


def note(pack: Pack, card_id: str, words: Words) -> Text:
    """A card beside an option: type, power or values, text; of a clan what it is like."""
    kind = kind_of(pack, card_id)
    if kind.family == "clan" and (said := about_clan(words, pack, kind.id)):
        return text((said, "dim"))
    return joined([about(kind, words), text((kind.text[words.language], "dim"))])


def card(pack: Pack, card_id: str, words: Words) -> list[Text]:
    """A card in full: name, kind, numbers, text, origin."""
    kind = kind_of(pack, card_id)
    family = words.name("family", kind.family)
    lines = [text((words.card(kind.id), "bold"), "  ", (family, "dim")), Text(about(kind, words))]
    said = about_clan(words, pack, kind.id) if kind.family == "clan" else kind.text[words.language]
    if said:
        lines.append(Text(said))
    lines.append(origin(card_of(pack, card_id, words), words))
    return lines


def ending(view: VendettaView, words: Words, pack: Pack) -> list[Text]:
    """The new Prince of Chicago."""
    return [Text(words.say("vendetta-prince", seat=view.seats[winner].letter)) for winner in view.winners]
