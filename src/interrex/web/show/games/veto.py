"""Veto! on the table: rivals above, oneself below, each with two fields; the stack and the duel between."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from interrex.games.veto.cards import CHARACTER, FACTION, KEYWORDS, Kind, Pack
from interrex.games.veto.options import FIELD_NAMES
from interrex.games.veto.table import NOBODY, TO_WIN
from interrex.games.veto.view import CardView, CharacterView, SeatView, VetoView
from interrex.web.phrases import speaker
from interrex.web.show.games import plain as plainly
from interrex.web.show.kit import Kit, kit_of
from interrex.web.show.scene import Drawn, Scene, around, kinds, undrawn
from interrex.words import Words


class Status(NamedTuple):
    """Round, phase, the common pool, initiative, election, the moment to which replies are asked."""

    round: int
    phase: str
    pool: int
    initiative: str
    election: str
    moment: str
    banned: tuple[str, ...]


class Figures(NamedTuple):
    """A player's numbers."""

    kreski: int
    goal: int
    ducats: int
    hand: int
    deck: int
    discards: int


class Badges(NamedTuple):
    """What stands beside a player's name."""

    voice: bool
    deed: bool
    initiative: bool
    election: bool
    out: bool


class House(NamedTuple):
    """What lies before a player besides the two fields."""

    faction: tuple[str, bool]  # tapped or not
    strategy: tuple[str, bool]
    beside: tuple[CardView, ...]  # estates and effects, as the view writes them
    top: str  # of the discard pile
    removed: tuple[str, ...]
    known: tuple[str, ...]  # cards in hand that the viewer happens to know
    choose_removed: bool
    choose_known: bool


class Item(NamedTuple):
    """One item of the stack, with what it answers or is aimed at."""

    number: int
    letter: str
    name: str
    colour: str
    what: str
    card: str
    answers: int
    aim: str  # the card it is aimed at
    person: str  # the name of somebody it is aimed at


def picture(scene: Scene) -> dict[str, Any]:
    """Where the parts lie."""
    view: VetoView = scene.view
    people = [scene.people[seat] for seat in around(scene)]
    return {"camps": [(who.letter, who.name, who.colour, view.seats[who.seat].out) for who in people]}


def parts(scene: Scene) -> Iterator[Drawn]:
    """Every part of the table: its name, its macro, and all that the macro draws from."""
    view: VetoView = scene.view
    kit = kit_of(Cards, scene)
    yield "status", "status", _status(scene), *kit
    for seat in around(scene):
        yield from _camp(scene, seat, kit)
    yield "middle", "middle", _stack(scene), view.duel, *kit
    own = view.seats[view.seat] if view.seat < len(view.seats) else None
    letter = scene.people[view.seat].letter if own is not None else ""
    looking = own.looking if own is not None else ()
    yield "looking", "looking", looking, undrawn(scene, _lying(view)), letter, *kit
    if own is not None:
        yield "hand", "hand", own.known, letter, *kit


def _status(scene: Scene) -> Status:
    view: VetoView = scene.view
    initiative = scene.people[view.initiative].letter if view.initiative != NOBODY else ""
    election = scene.people[view.election].name if view.election != NOBODY else ""
    return Status(view.round, view.phase, view.pool, initiative, election, view.moment, view.banned)


# --- the seats -----------------------------------------------------------------------------------


def _camp(scene: Scene, seat: int, kit: Drawn) -> Iterator[Drawn]:
    """One player's side: purse and piles, faction card, estates and effects, both fields."""
    view: VetoView = scene.view
    player: SeatView = view.seats[seat]
    who = scene.people[seat]
    voice = seat == view.voice
    badges = Badges(voice, voice and view.deed, seat == view.initiative, seat == view.election, player.out)
    figures = Figures(
        player.kreski, TO_WIN[len(view.seats)], player.ducats, player.hand, player.deck, player.discards
    )
    yield f"head-{who.letter}", "head", who, badges, figures, *kit
    yield f"house-{who.letter}", "house", _house(scene, seat), who.letter, *kit
    duel = (view.duel.challenger, view.duel.challenged) if view.duel is not None else ()
    for field in FIELD_NAMES:
        folk = tuple((each, each.kind in duel) for each in player.company if each.field == field)
        yield f"{field}-{who.letter}", "field", field, folk, who.letter, seat == scene.seat, *kit


def _house(scene: Scene, seat: int) -> House:
    player: SeatView = scene.view.seats[seat]
    known = player.known if seat != scene.view.seat else ()
    return House(
        (player.faction, player.faction_tapped), (player.strategy, player.strategy_tapped),
        (*player.estates, *player.effects), player.top, player.removed, known,
        not scene.marked_cards.isdisjoint(player.removed), not scene.marked_cards.isdisjoint(known),
    )  # fmt: skip


def _lying(view: VetoView) -> Iterator[str]:
    """The cards that can be clicked where they lie."""
    for player in view.seats:
        yield from (player.faction, player.strategy, player.top, *player.removed, *player.known)
        yield from (each.kind for each in (*player.estates, *player.effects))
        for each in player.company:
            yield each.kind
            yield from (card.kind for card in each.attached)
            yield from each.thrusts
    yield from (item.card for item in view.stack)
    if view.duel is not None:
        yield from (view.duel.challenger, view.duel.challenged, *view.duel.used)
    if view.seat < len(view.seats):
        yield from view.seats[view.seat].looking


# --- what is going on ----------------------------------------------------------------------------


def _stack(scene: Scene) -> tuple[Item, ...]:
    """The open stack, the last item first."""
    found = []
    for number, item in enumerate(scene.view.stack, 1):
        who = scene.people[item.seat]
        person = scene.people[item.at_seat].name if item.at_seat != NOBODY else ""
        found.append(
            Item(
                number, who.letter, who.name, who.colour, item.what, item.card, item.answers, item.aim, person
            )
        )
    return tuple(found[::-1])


# --- cards ---------------------------------------------------------------------------------------


class Cards(Kit):
    """The cards of the game."""

    def keywords(self, character: CharacterView, form: str = "") -> str:
        """The keywords of a character in a row; ``short`` as on the card, without their meaning."""
        return " · ".join(self.words.name("keyword", word, form) for word in character.keywords)

    def election(self, name: str) -> str:
        """Who has announced an election."""
        return self.words.say("veto-election", seat=name)

    def face(self, card_id: str) -> dict[str, Any]:
        """A card as it lies open."""
        kind: Kind = self.kinds[card_id]
        return {
            "id": card_id,
            "name": self.called(card_id),
            "family": kind.family,
            "kind": self.name("family", kind.family),
            "figures": _figures(kind),
            "text": kind.text[self.words.language],
        }


def _figures(kind: Kind) -> list[tuple[str, str, str]]:
    """The numbers on a card, each with its sign and name."""
    found = []
    if kind.family == CHARACTER:
        found = [("sabre", "vt-szabla", str(kind.szabla)), ("kreska", "vt-kreski", str(kind.kreski))]
    elif kind.szabla:
        found = [("sabre", "vt-szabla", f"{kind.szabla:+d}".replace("-", "−"))]
    if lafa(kind):
        found.append(("ducat", "vt-lafa", lafa(kind)))
    return found


def lafa(kind: Kind) -> str:
    """VT-113 to VT-115 X, X/Y or X/+Y."""
    if not kind.upkeep:
        return str(kind.lafa) if kind.lafa else ""
    return f"{kind.lafa}/{kind.upkeep}" if kind.upkeep > 0 else f"{kind.lafa}/+{-kind.upkeep}"


def card_face(words: Words, pack: Pack, card_id: str) -> dict[str, Any]:
    """A card in full: nickname, type, faction, figures, keywords, text, origin."""
    if card_id not in kinds(pack):
        return {}
    kind: Kind = kinds(pack)[card_id]
    borne = [word for at, word in enumerate(KEYWORDS) if kind.keywords >> at & 1]
    face = plainly.card_face(words, pack, card_id, *borne)
    if kind.nickname[words.language]:
        face["name"] += f", {kind.nickname[words.language]}"
    about = [face["about"], words.card(kind.faction) if kind.faction else words.say("veto-neutral")]
    if kind.unique:
        about.append(words.say("veto-unique"))
    numbers = []
    if kind.family == FACTION:
        numbers.append(words.say("veto-treasury", number=kind.treasury, income=kind.income))
    if kind.szabla or kind.family == CHARACTER:
        numbers.append(words.say("veto-szabla", number=kind.szabla))
    if kind.kreski or kind.family == CHARACTER:
        numbers.append(words.say("veto-trait", number=kind.kreski))
    if lafa(kind):
        numbers.append(words.say("veto-lafa", lafa=lafa(kind)))
    lines = [" · ".join(numbers), ". ".join(words.name("keyword", word) for word in borne)]
    return {**face, "about": ", ".join(about), "lines": [line for line in lines if line]}


def tally(scene: Scene, seat: int) -> list[tuple[str, int]]:
    """What a player had at the end beside kreski: characters in play, ducats, cards in hand."""
    t, player = speaker(scene.words.language), scene.view.seats[seat]
    return [
        (t("vt-company"), len(player.company)),
        (t("vt-ducats"), player.ducats),
        (t("vt-hand"), player.hand),
    ]
