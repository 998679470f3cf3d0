"""Masters of the Night drawn in a terminal: the 3x3 city, the vampires below, and the plan panel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from interrex.engine.options import verb
from interrex.games.masters.actions import END_TURN
from interrex.games.masters.cards import Event, Pack
from interrex.games.masters.plan import PlanView
from interrex.games.masters.view import DistrictView, MastersView, VampireView
from interrex.terminal.games.plain import card_of, origin
from interrex.terminal.lines import MARK, box, columns, cut, joined, text, wrap
from interrex.words import Words

SEAL: Final = "◆"
SPENT: Final = "‡"
ROWS: Final = 3
OVER: Final = (verb(END_TURN),)  # the option that costs nothing
JOINTS: Final = str.maketrans("╭┬╮", "├┼┤")


def draw(
    view: MastersView,
    words: Words,
    width: int,
    *,
    pack: Pack,
    people: Sequence[str],
    before: MastersView | None = None,
    detail: int = 2,
) -> list[Text]:
    """The whole table; with less detail the texts of cards and then the plan are left out."""
    lines = [each for line in status(view, words, before) for each in wrap(line, width, indent=1)]
    lines += city(view, words, width, before)
    lines += [cut(vampire(each, view, words, people, before), width) for each in view.vampires]
    lines += cards(view, words, width, pack, detail)
    if detail:
        lines += plan(view, words, width)
    return lines


def status(view: MastersView, words: Words, before: MastersView | None) -> list[Text]:
    """Round, phase, leader, decks; then Veil, dice and pools."""
    first = words.say(
        "masters-status",
        round=view.round,
        phase=words.name("phase", view.phase),
        leader=words.card(view.leader) if view.leader else "-",
        events=view.events_left,
        relics=view.relics_left,
        difficulty=words.name("difficulty", view.difficulty),
    )
    second = words.say(
        "masters-veil",
        veil=view.veil,
        dice=" ".join(map(str, view.dice)) or "-",
        aside=view.aside,
        agents=view.agent_pool,
        minions=view.minion_pool,
        blood=view.blood_pool,
        row="/".join(map(str, view.row)),
    )
    new = before is not None and before.veil != view.veil
    return [Text(first, style="bold", no_wrap=True), text((MARK if new else "", "bold"), second)]


# --- the city ------------------------------------------------------------------------------------


def city(view: MastersView, words: Words, width: int, before: MastersView | None) -> list[Text]:
    """MN-101 Three rows of three districts."""
    space = width - ROWS - 1
    widths = [space // ROWS + (space % ROWS > column) for column in range(ROWS)]
    lines: list[Text] = []
    for row in range(ROWS):
        districts = view.districts[ROWS * row : ROWS * row + ROWS]
        was = before.districts[ROWS * row : ROWS * row + ROWS] if before is not None else (None,) * ROWS
        titles = [title(each, words) for each in districts]
        band = [inside(each, old, view, words) for each, old in zip(districts, was, strict=True)]
        drawn = box(titles, [band], widths)
        if row:
            drawn[0].plain = drawn[0].plain.translate(JOINTS)
        lines += drawn[:-1] if row < ROWS - 1 else drawn
    return lines


def title(district: DistrictView, words: Words) -> Text:
    """``Railway Station``, with a sign for a seal."""
    seal = f" {SEAL}{words.card(district.seal)}" if district.seal else ""
    return text((f" {words.card(district.tile)}", "bold"), (f"{seal} ", "magenta"))


def inside(district: DistrictView, was: DistrictView | None, view: MastersView, words: Words) -> list[Text]:
    """Tokens and vampires on one line, placed cards below."""
    new = was is not None and was != district
    tokens = text(
        (f"h{district.hidden} " if district.hidden else "", "red"),
        (f"e{district.exposed} " if district.exposed else "", "bold red"),
        (f"m{district.minions} " if district.minions else "", "green"),
    )
    tired = {each.name for each in view.vampires if not each.ready}
    names = [f"{words.card(name)}{SPENT if name in tired else ''}" for name in district.vampires]
    who = text((f"[{' '.join(names)}]", "cyan")) if names else text("")
    lines = [joined([text((MARK if new else " ", "bold")), tokens, who], "")]
    lines += [text((f"  {words.card(card)}", "yellow")) for card in district.cards]
    return lines


# --- the vampires --------------------------------------------------------------------------------


def vampire(
    each: VampireView, view: MastersView, words: Words, people: Sequence[str], before: MastersView | None
) -> Text:
    """Who runs it, blood, kills, relics, cards on it."""
    was = next((old for old in before.vampires if old.name == each.name), None) if before else None
    new = MARK if was is not None and was != each else " "
    person = people["ABCDE".index(each.player)]
    acting = each.name == view.active
    parts: list[Text | str] = [
        text((f"{new}{each.player} {words.card(each.name)}", "bold" if acting else ""), f" ({person})"),
        words.place("cell", each.cell),
        words.say("masters-blood", number=each.blood, limit=each.blood_maximum),
        words.say("masters-kills", number=each.kills),
        text((words.say("masters-exhausted"), "red")) if not each.ready else "",
        words.say("masters-leads") if each.name == view.leader else "",
        text((words.say("masters-acts", ap=view.ap), "bold")) if acting else "",
        words.say("masters-sealed", cell=words.place("cell", each.sealed, "in")) if each.sealed else "",
        ", ".join(words.card(card) for card in (*each.relics, *each.cards)),
    ]
    return joined(parts, "  ")


def cards(view: MastersView, words: Words, width: int, pack: Pack, detail: int) -> list[Text]:
    """The event being resolved, the one to come if it was turned up, cards in play, dice of a fight."""
    lines: list[Text] = []
    for card_id, key in ((view.event, "masters-event"), (view.event_to_come, "masters-to-come")):
        if card_id:
            said = words.say(key, card=words.card(card_id))
            body = card_of(pack, card_id, words).text[words.language] if detail == 2 else ""
            lines += wrap(text((f" {said}", "bold"), (f"  {body}", "dim")), width, indent=3)
    if view.in_play:
        said = words.say("masters-in-play", cards=", ".join(words.card(each) for each in view.in_play))
        lines += wrap(f" {said}", width, indent=3)
    if view.taken:
        lines.append(Text(f" {words.say('masters-taken', dice=' '.join(map(str, view.taken)))}"))
    return lines


# --- the plan panel ------------------------------------------------------------------------------


def plan(view: MastersView, words: Words, width: int) -> list[Text]:
    """What each action would cost before it is confirmed."""
    if not view.plans or not view.options:
        return []
    shown = [text(" ", costs(each, words)) for each in view.plans if each.parts != OVER]
    heading = text((f" {words.say('masters-plan')}:", "bold"))
    return [heading, *columns(shown, width)]


def costs(each: PlanView, words: Words) -> Text:
    """``Fight 1 AP, agents 3, best dice 4 5 6: kills 3, blood 1``."""
    parts = []
    if each.ap:
        parts.append(words.say("masters-plan-ap", number=each.ap))
    if each.blood:
        parts.append(words.say("masters-plan-blood", number=each.blood))
    if each.veil:
        key = "masters-plan-veil" if each.veil > 0 else "masters-plan-veil-up"
        parts.append(words.say(key, number=abs(each.veil)))
    if each.dice or each.unknown:
        dice = " ".join(map(str, each.dice)) or "-"
        said = words.say("masters-plan-fight", agents=each.agents, dice=dice, kills=each.kills,
                         blood=each.bleeding, minions=each.minions)  # fmt: skip
        parts.append(said)
        if each.unknown:
            parts.append(words.say("masters-plan-rolled", number=each.unknown))
    elif each.agents:
        parts.append(words.say("masters-plan-there", number=each.agents))
    return text(f"{words.option('act', each.parts)} ", (", ".join(parts), "dim"))


# --- cards ---------------------------------------------------------------------------------------


def note(pack: Pack, card_id: str, words: Words) -> Text:
    """A card beside an option: its text."""
    return Text(card_of(pack, card_id, words).text[words.language], style="dim")


def card(pack: Pack, card_id: str, words: Words) -> list[Text]:
    """A card in full: name, family, plan or costs, text, origin."""
    found = card_of(pack, card_id, words)
    lines = [text((words.card(card_id), "bold"), "  ", (words.name("family", found.family), "dim"))]
    for event in pack.events:
        if event.id == card_id:
            lines += city_plan(event)
    for kind in [relic for relic in pack.relics if relic.id == card_id]:
        spent = PlanView("", (), kind.ap, kind.blood, kind.veil)
        lines.append(Text(costs(spent, words).plain.strip()))
    lines.append(Text(found.text[words.language]))
    lines.append(origin(found, words))
    return [line for line in lines if line.plain]


def city_plan(event: Event) -> list[Text]:
    """MN-405 The plan: X the red cross, x the blue-grey ones."""
    lines = []
    for row in range(ROWS):
        marks = []
        for cell in range(ROWS * row, ROWS * row + ROWS):
            marks.append("X" if cell == event.red else "x" if cell in event.grey else "·")
        lines.append(text(("  " + " ".join(marks), "red")))
    return lines


def ending(view: MastersView, words: Words, pack: Pack) -> list[Text]:
    """MN-1213 All win or lose together."""
    return [Text(words.say("masters-won" if view.winners else "masters-lost"))]
