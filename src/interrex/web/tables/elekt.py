"""Elekt on the table: three Zones in a row, each with its face-up card and a corner for every seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, Final, NamedTuple

from interrex.engine.game import SEAT_LETTERS
from interrex.games import house_pack
from interrex.games.elekt.cards import Kind, Pack
from interrex.games.elekt.table import ATTRIBUTE_NAMES, HEAT_LIMIT, NOBODY, TITLES_TO_WIN
from interrex.games.elekt.view import ElektView, UnitView, ZoneView
from interrex.web.phrases import words_for
from interrex.web.tables import Scene
from interrex.web.tables import plain as plainly
from interrex.words import Words

GAME: Final = "elekt"
CORNERS: Final = ("near left", "far left", "far right", "near right")  # clockwise from the viewer
TWO_CORNERS: Final = ("near left", "far right")
ROUNDS: Final = 6
FROM_PILE: Final = "take from pile"  # equal cards in hand and pile are told apart by the question


class Status(NamedTuple):
    """How the game stands."""

    round: int
    rounds: int
    phase: str
    clockwise: bool
    heat: int
    deck: int


class Figures(NamedTuple):
    """One player's side: Titles, Heat, hand, place in the Court order."""

    titles: int
    goal: int
    heat: int
    heat_limit: int
    hand: int | None
    assigned: int
    passed: bool
    place: int
    sceptre: bool


class Zone(NamedTuple):
    """EL-120, EL-140 A Zone: its face-up card in the middle, the corners around it."""

    word: str
    card: str
    face_down: int
    corners: list[tuple[Any, ...]]


def picture(scene: Scene) -> dict[str, Any]:
    """What the template draws: numbers and the ids of cards, from which the parts are drawn."""
    view: ElektView = scene.view
    own = view.seats[view.seat] if view.seat < len(view.seats) else None
    around = _around(scene)
    return {
        "cards": cards(scene.words.language),
        "status": Status(view.round, ROUNDS, view.phase, view.direction > 0, view.heat_pool, view.elite_deck),
        "zones": [_zone(scene, zone, around) for zone in view.zones],
        "players": [(seat, scene.people[seat], _figures(view, seat)) for seat in around],
        "hand": own.known if own is not None else None,
        "drawn": own.drawn if own is not None else (),
        "possessions": tuple(_possessions(scene, around)),
        "pile": tuple(dict.fromkeys(reversed(view.pile))),
        "pile_size": len(view.pile),
        "from_pile": scene.decision is not None and scene.decision.question == FROM_PILE,
        "pool": view.pool,
    }


def _around(scene: Scene) -> list[int]:
    """The seats clockwise from the viewer."""
    count = len(scene.view.seats)
    first = scene.viewer if scene.viewer < count else 0
    return [(first + step) % count for step in range(count)]


def _zone(scene: Scene, zone: ZoneView, around: list[int]) -> Zone:
    places = TWO_CORNERS if len(around) == 2 else CORNERS
    corners = []
    for place, seat in zip(places, around, strict=False):
        who = scene.people[seat]
        corners.append((place, who.letter, who.name, who.colour, who.is_you, zone.corners[seat]))
    return Zone(zone.name, zone.card, zone.face_down, corners)


def _figures(view: ElektView, seat: int) -> Figures:
    player = view.seats[seat]
    count = len(view.seats)
    place = (seat - view.sceptre) * view.direction % count + 1 if view.sceptre != NOBODY else 0
    return Figures(
        player.titles, TITLES_TO_WIN[count], player.heat, HEAT_LIMIT, player.hand, player.assigned,
        player.passed, place, seat == view.sceptre,
    )  # fmt: skip


def _possessions(scene: Scene, around: list[int]) -> Iterator[tuple[Any, ...]]:
    """The won cards of each player, and those in hand that the viewer happens to know."""
    for seat in around:
        player, who = scene.view.seats[seat], scene.people[seat]
        known = player.known if seat != scene.view.seat else ()
        if player.won or known:
            yield who.letter, who.colour, player.won, known


class Cards:
    """The cards of the game in one language, as they lie open."""

    def __init__(self, language: str) -> None:
        self.words = words_for(language, GAME, SEAT_LETTERS)
        self.kinds: dict[str, Kind] = {kind.id: kind for kind in house_pack(GAME).kinds}
        self.card = cache(self._card)
        self.say = self.words.say

    def zone(self, word: str) -> str:
        return self.words.name("zone", word)

    def phase(self, word: str) -> str:
        return self.words.name("phase", word)

    def all_signs(self, numbers: tuple[int, ...]) -> list[dict[str, Any]]:
        """Each attribute with its number."""
        return [
            {"attribute": name, "name": self.words.name("attribute", name), "number": number}
            for name, number in zip(ATTRIBUTE_NAMES, numbers, strict=True)
        ]

    def signs(self, numbers: tuple[int, ...]) -> list[dict[str, Any]]:
        """The attributes of which there are any."""
        return [each for each in self.all_signs(numbers) if each["number"]]

    def units(self, units: tuple[UnitView, ...], letter: str) -> Iterator[dict[str, Any]]:
        """The Units in a player's corner, with their tokens and what they have copied."""
        names: Counter[str] = Counter()
        for unit in units:
            names[unit.kind] += 1
            owned = f"{unit.kind}.{letter.lower()}"
            yield {
                **self.card(unit.kind),
                "thing": owned if self.kinds[unit.kind].copies > 1 else unit.kind,
                "key": f"{unit.kind}-{letter.lower()}-{names[unit.kind]}",
                "tokens": self.signs(unit.tokens),
                "copied": self.signs(unit.copied),
            }

    def _card(self, card_id: str) -> dict[str, Any]:
        kind = self.kinds[card_id]
        return {
            "id": card_id,
            "thing": card_id,
            "key": "",
            "name": self.words.card(card_id),
            "family": kind.family,
            "signs": self.signs(kind.symbols),
            "titles": [each.name[self.words.language] for each in kind.titles],
            "text": kind.text[self.words.language],
            "instant": kind.instant,
            "cost": kind.cost,
            "type": "spectre" if kind.spectre else "cultist",
            "basic": kind.basic,
        }


@cache
def cards(language: str) -> Cards:
    """The cards in a language."""
    return Cards(language)


def card_face(words: Words, pack: Pack, card_id: str) -> dict[str, Any]:
    """A card in full: kind, symbols, Titles, ability, text, origin."""
    face = plainly.card_face(words, pack, card_id)
    if not face:
        return face
    kind: Kind = next(kind for kind in pack.kinds if kind.id == card_id)
    lines = []
    if kind.family == "unit":
        rank = words.say("elekt-basic" if kind.basic else "elekt-elite")
        face["about"] += f", {rank}, {words.say('elekt-spectre' if kind.spectre else 'elekt-cultist')}"
    if kind.titles:
        names = ", ".join(title.name[words.language] for title in kind.titles)
        lines.append(f"{words.say('elekt-titles', number=len(kind.titles))}: {names}")
    if kind.instant:
        key = "elekt-instant-cost" if kind.cost else "elekt-instant"
        lines.append(f"→ {words.say(key, number=kind.cost)}")
    return {**face, "lines": lines, "signs": cards(words.language).signs(kind.symbols)}
