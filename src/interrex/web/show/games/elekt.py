"""Elekt on the table: three Zones in a row, each with its face-up card and a corner for every seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from interrex.engine.options import CARD, SEAT_LETTERS, Part
from interrex.games.elekt.cards import Kind, Pack
from interrex.games.elekt.table import ATTRIBUTE_NAMES, HEAT_LIMIT, NOBODY, PHASE_NAMES, POWER, TITLES_TO_WIN
from interrex.games.elekt.view import ElektView, UnitView
from interrex.web.phrases import speaker
from interrex.web.show.games import plain as plainly
from interrex.web.show.games.asking.elekt import court_place, ties_by_court
from interrex.web.show.games.asking.elekt import matters as matters
from interrex.web.show.games.asking.elekt import prompted as prompted
from interrex.web.show.kit import Kit, kit_of
from interrex.web.show.scene import Drawn, Scene, Thing, around, kinds, thing_of
from interrex.words import Words

CORNERS: Final = ("near left", "far left", "far right", "near right")  # clockwise from the viewer
TWO_CORNERS: Final = ("near left", "far right")
ROUNDS: Final = 6
PHASES: Final = PHASE_NAMES[1:4]  # those in which something is decided
MAX_SIGNS: Final = 6  # from so many on, the signs of a Unit are as small as can be
LENGTHS: Final = {"silent": 0, "brief": 60, "usual": 90}  # characters at most; what is longer is "long"
BY_MOMENTS: Final = True  # Units, counts and won cards change with the line that tells why
RESOLVES: Final = {  # lines of a confrontation: what they are in the scene that is shown
    "zone_begins": "begins", "counted": "counts", "tied": "line", "tie_goes_to": "line", "won": "won",
    "card_won": "prize",
    **dict.fromkeys((
        "swapped", "moved", "placed", "attached", "removed", "tokens_cleared", "copied", "to_hand",
        "destroyed", "saved", "kept_in_zone", "discarded", "card_out", "card_taken",
    ), "beside"),  # what a won confrontation or a card does
}  # fmt: skip
FROM_PILE: Final = "take from pile"  # equal cards in hand and pile are told apart by the question


class Status(NamedTuple):
    """How the game stands."""

    round: int
    rounds: int
    phase: str
    phases: tuple[str, ...]
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


def picture(scene: Scene) -> dict[str, Any]:
    """Where the parts lie."""
    letters = [scene.people[seat].letter for seat in around(scene)]
    return {"around": letters, "zones": [zone.name for zone in scene.view.zones]}


def parts_alike(scene: Scene) -> Iterator[Drawn]:
    """What looks the same from every seat: its name, its macro, and all that the macro draws from."""
    view: ElektView = scene.view
    kit = kit_of(Cards, scene)
    phases = PHASES if view.phase in PHASES else (view.phase,)
    status = Status(view.round, ROUNDS, view.phase, phases, view.heat_pool, view.elite_deck)
    yield "status", "status", status, view.pool, _court_order(scene), *kit
    yield "supply", "supply", view.elite_deck, view.pool, *kit
    everybody = tuple((who.letter, who.name, who.colour) for who in scene.people)
    for zone in view.zones:
        yield f"face-up-{zone.name}", "face_up", zone.card, zone.face_down, *kit
        court = _by_court(view) if ties_by_court(scene, zone) else ()
        yield f"counts-{zone.name}", "counts", zone.counts, court, everybody, *kit


def parts(scene: Scene) -> Iterator[Drawn]:
    """The parts that differ by who looks: one's own corners are near, one's own hand is known."""
    view: ElektView = scene.view
    kit = kit_of(Cards, scene)
    seats = around(scene)
    clockwise = view.direction > 0
    for seat in seats:
        who = scene.people[seat]
        yield f"player-{who.letter}", "player", who, _figures(view, seat), clockwise, *kit
    places = TWO_CORNERS if len(seats) == 2 else CORNERS
    for zone in view.zones:
        for place, seat in zip(places, seats, strict=False):
            who = scene.people[seat]
            name = f"corner-{zone.name}-{who.letter}"
            yield (
                name,
                "corner",
                place,
                who.letter,
                who.name,
                who.colour,
                who.is_you,
                zone.corners[seat],
                kit[0],
            )
    from_pile = scene.decision is not None and scene.decision.question == FROM_PILE
    if view.seat < len(view.seats):
        own = view.seats[view.seat]
        yield "drawn", "drawn", own.letter, own.drawn, *kit
        yield "hand", "hand", own.letter, own.known, from_pile, *kit
    for seat in seats:
        player, who = view.seats[seat], scene.people[seat]
        known = player.known if seat != view.seat else ()  # cards in hand that the viewer happens to know
        yield f"possessions-{who.letter}", "possessions", who.letter, who.colour, player.won, known, *kit
    yield "pile", "pile", tuple(dict.fromkeys(reversed(view.pile))), len(view.pile), from_pile, *kit


def tally(scene: Scene, seat: int) -> list[tuple[str, int]]:
    """The Titles of a player, card by card (EL-804)."""
    of = kinds(scene.pack)
    won = [(card, len(of[card].titles)) for card in scene.view.seats[seat].won]
    return [(scene.words.card(card), titles) for card, titles in won if titles]


def pictured(words: Words, kind: str, values: Mapping[str, Any]) -> Drawn | None:
    """What a line of a scene shows beside its words: the sign that is compared, what its winner may do."""
    if kind != "counted":
        return None
    return "shown_stake", values["attribute"], Cards(words), speaker(words.language)


def _by_court(view: ElektView) -> tuple[int, ...]:
    """EL-511 The seats in Court order; nobody while there is no Sceptre."""
    if view.sceptre == NOBODY:
        return ()
    return tuple(sorted(range(len(view.seats)), key=lambda seat: court_place(view, seat)))


def _court_order(scene: Scene) -> tuple[tuple[str, str], ...]:
    """EL-511 Everybody's letter and colour in Court order; nobody while there is no Sceptre."""
    people = [scene.people[seat] for seat in _by_court(scene.view)]
    return tuple((who.letter, who.colour) for who in people)


def _figures(view: ElektView, seat: int) -> Figures:
    player = view.seats[seat]
    count = len(view.seats)
    return Figures(
        player.titles, TITLES_TO_WIN[count], player.heat, HEAT_LIMIT, player.hand, player.assigned,
        player.passed, court_place(view, seat), seat == view.sceptre,
    )  # fmt: skip


class Cards(Kit):
    """The cards of the game, their symbols and tokens."""

    def all_signs(self, numbers: tuple[int, ...]) -> list[dict[str, Any]]:
        """Each attribute with its number."""
        return [
            {"attribute": name, "name": self.name("attribute", name), "number": number}
            for name, number in zip(ATTRIBUTE_NAMES, numbers, strict=True)
        ]

    def signs(self, numbers: tuple[int, ...]) -> list[dict[str, Any]]:
        """The attributes of which there are any."""
        return [each for each in self.all_signs(numbers) if each["number"]]

    def numbered(self, units: tuple[UnitView, ...]) -> Iterator[tuple[UnitView, int]]:
        """The Units of a corner, those of the same kind numbered."""
        names: Counter[str] = Counter()
        for unit in units:
            names[unit.kind] += 1
            yield unit, names[unit.kind]

    def sign(self, attribute: int) -> dict[str, str]:
        """One attribute and its name."""
        name = ATTRIBUTE_NAMES[attribute]
        return {"attribute": name, "name": self.name("attribute", name)}

    def leaders(
        self, attribute: int, counts: tuple[tuple[int, int], ...], court: tuple[int, ...] = ()
    ) -> list[int]:
        """Who would win with these counts, or is tied; a count of nothing wins Power alone (EL-513).

        ``court`` are the seats in Court order, by which a tie in Power is decided (EL-511).
        """
        top = max((number for _, number in counts), default=0)
        lead = [seat for seat, number in counts if number == top and (top > 0 or attribute == POWER)]
        return [min(lead, key=court.index)] if lead and court and attribute == POWER else lead

    def ranked(
        self, attribute: int, counts: tuple[tuple[int, int], ...], court: tuple[int, ...] = ()
    ) -> list[tuple[int, int]]:
        """Those who count for something, the leader first; where a count of nothing wins, that too."""
        lead = self.leaders(attribute, counts, court)
        some = (each for each in counts if each[1] or each[0] in lead)
        return sorted(some, key=lambda each: (-each[1], each[0] not in lead))

    def key(self, card_id: str, letter: str = "", number: int = 1) -> str:
        """The name under which a card that the viewer sees travels; a Basic Unit's includes its owner.

        One whose name would not tell it from its like has none.
        """
        if self.kinds[card_id].copies == 1:
            return card_id
        return f"{card_id}-{letter.lower()}-{number}" if letter else ""

    def unit(self, unit: UnitView, letter: str, number: int) -> dict[str, Any]:
        """A Unit in a player's corner, with its tokens and what it has copied."""
        kind: Kind = self.kinds[unit.kind]
        owner = SEAT_LETTERS.index(letter) if kind.copies > 1 else NOBODY
        return {
            **self.card(unit.kind),
            "thing": thing_of(Part(CARD, NOBODY, unit.kind, owner)).id,
            "key": self.key(unit.kind, letter, number),
            "tokens": self.signs(unit.tokens),
            "copied": self.signs(unit.copied),
            "bears": min(MAX_SIGNS, sum(kind.symbols) + sum(unit.tokens) + sum(unit.copied)),
        }

    def face(self, card_id: str) -> dict[str, Any]:
        """A card: its signs, Titles and text."""
        kind: Kind = self.kinds[card_id]
        return {
            "id": card_id,
            "thing": Thing(CARD, card_id).id,
            "name": self.words.card(card_id),
            "family": kind.family,
            "signs": self.signs(kind.symbols),
            "titles": [each.name[self.words.language] for each in kind.titles],
            "text": kind.text[self.words.language],
            "instant": kind.instant,
            "cost": kind.cost,
            "type": _emblem(kind),
            "basic": kind.basic,
            "emblem": _emblem(kind),
            "frame": _frame(kind),
            "length": _length(kind.text[self.words.language]),
        }


def _emblem(kind: Kind) -> str:
    """The emblem of a card: of its type for a Unit, of its family otherwise."""
    if kind.family != "unit":
        return kind.family
    return "spectre" if kind.spectre else "cultist"


def _frame(kind: Kind) -> str:
    """The classes by which the frame of a card is coloured."""
    rank = f" {_emblem(kind)} {'basic' if kind.basic else 'elite'}" if kind.family == "unit" else ""
    return f"family-{kind.family}{rank}"


def _length(text: str) -> str:
    """How much room a text wants: a card in hand is as wide as that."""
    return next((name for name, most in LENGTHS.items() if len(text) <= most), "long")


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
    return {
        **face,
        "lines": lines,
        "signs": Cards(words).signs(kind.symbols),
        "emblem": _emblem(kind),
        "frame": _frame(kind),
    }
