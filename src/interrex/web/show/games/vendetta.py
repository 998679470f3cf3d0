"""Vendetta on the table: the locations in a row, the rivals' positions above, one's own below."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from interrex.engine.options import CARD, Parts, verb
from interrex.games.vendetta.cards import Kind, Pack
from interrex.games.vendetta.conflict import FIRST, SECOND, THIRD
from interrex.games.vendetta.table import NOBODY, START_INFLUENCE
from interrex.games.vendetta.view import UNKNOWN, LocationView, PositionView, VendettaView
from interrex.web.phrases import speaker
from interrex.web.show.games import plain as plainly
from interrex.web.show.games.asking.vendetta import is_there
from interrex.web.show.games.asking.vendetta import matters as matters
from interrex.web.show.games.asking.vendetta import prompted as prompted
from interrex.web.show.kit import Kit, kit_of
from interrex.web.show.scene import (
    Ahead,
    Drawn,
    Moved,
    Option,
    Person,
    Scene,
    Thing,
    around,
    kinds,
    thing_of,
    undrawn,
)
from interrex.words import Words
from interrex.words.clans import about_clan, cards_of_clan

ROUNDS: Final = 3
CLAN_EMBLEMS: Final = ("brujah", "gangrel", "malkavian", "nosferatu", "toreador", "tremere", "ventrue")
CHOICES: Final = ("stay", "withdraw")
BY_MOMENTS: Final = True  # totals change with the line that tells why
RESOLVES: Final = {  # lines of a conflict: what they are in the scene that is shown
    "location_begins": "begins", "withdrew": "line", "revealed": "line", "acts": "line",
    "text_acts": "line", "counts_as": "line", "counts_as_by": "line", "blood_counts": "line",
    "down_counts": "line", "totals": "counts", "relic_used": "line", "skips": "line",
    "place": "line", "place_with_ally": "won", "place_with_victim": "line",
    **dict.fromkeys((
        "cloaked", "deployed", "deployed_by", "took_deployed", "discarded_blood", "blood_moved",
        "blood_played", "played_up", "turned_down", "swapped", "lost", "lost_by", "lost_through", "stole",
        "gained", "gained_by", "spent", "frenzy", "frenzy_by", "drained", "eliminated", "ally_removed",
        "gave_influence", "forestalled", "mesmerized", "moved", "to_hand",
    ), "beside"),  # what follows from a card
}  # fmt: skip
AHEAD: Final = {
    "plan": Ahead("card", "play", "ve-then-where", "ve-then-card")
}  # where to play is asked first, but one may touch the card before the place
PLAY: Final = verb("play")
LOOK: Final = verb("look")
DRAIN: Final = verb("drain")


class Status(NamedTuple):
    """Round, phase, decks, and what each rank brings this round (VE-743 to VE-747)."""

    round: int
    rounds: int
    phase: str
    ally_deck: int
    victims: int
    rewards: tuple[int, ...]


class Badges(NamedTuple):
    """What stands beside a player's name."""

    clan: str
    ambition: bool
    active: bool
    partner: str  # the letter of the team partner (VE-1503)
    out: bool


class Figures(NamedTuple):
    """A player's numbers."""

    blood: int
    influence: int | None
    score: int | None
    leads: bool  # nobody's score that is seen is higher, and somebody's is lower
    diablerie: int
    flipped: int
    hand: int
    deck: int


class Placed(NamedTuple):
    """Who came where at a location, and what that brought."""

    letter: str
    colour: str
    place: int
    power: int
    influence: int
    ally: str
    victim: bool


class Holding(NamedTuple):
    """The cards before a player."""

    alliance: tuple[str, ...]
    drained: tuple[str, ...]
    relic: str
    relic_used: bool
    own: bool  # the viewer's; of equal cards an option means these


def things(parts: Parts) -> list[Thing]:
    """A place is chosen with its side (``L1.up``), a face-down card by where it lies (``L1.B.2``)."""
    if parts[0] == PLAY:
        return [thing_of(parts[1]), _side(parts[1].text, parts[2].text)]
    if parts[0] == LOOK:
        return [_slot(*(part.text for part in parts[1:]))]
    return plainly.things(parts)


def acting(view: VendettaView, pack: Pack, parts: Parts) -> list[Thing]:
    """Where one would play, and what one would drain: allies of one's own, drained already or not."""
    if parts[0] == DRAIN:
        own = view.seats[view.seat]
        return [each for each in things(parts) if each.name in (*own.alliance, *own.drained)]
    return things(parts) if parts[0] == PLAY else []


def _side(location: str, side: str) -> Thing:
    """The upper or the lower side of a location, where a card may be played."""
    return Thing("side", f"{location}.{side}")


def _slot(location: str, letter: str, number: int | str) -> Thing:
    """Where a face-down card lies."""
    return Thing("slot", f"{location}.{letter}.{number}")


def picture(scene: Scene) -> dict[str, Any]:
    """Where the parts lie."""
    return {
        "around": [scene.people[seat].letter for seat in around(scene)],
        "locations": [
            {"word": each.word, "name": scene.words.card(each.tile) or each.word, "haven": each.word == "H"}
            for each in scene.view.locations
        ],
    }


def parts_alike(scene: Scene) -> Iterator[Drawn]:
    """What looks the same from every seat: its name, its macro, and all that the macro draws from."""
    view: VendettaView = scene.view
    kit = kit_of(Cards, scene)
    yield "status", "status", _status(view), *kit
    for each in view.locations:
        word = each.word
        yield f"place-{word}", "place", word, each.tile, word == "H", view.now == word, each.done, *kit
        decided, begun = each.done or bool(each.places), view.round > 0
        yield f"ally-{word}", "ally", each.ally, each.card, _places(scene, each), decided, begun, *kit
    yield "out", "out", view.out, *kit


def parts(scene: Scene) -> Iterator[Drawn]:
    """The parts that differ by who looks."""
    view: VendettaView = scene.view
    kit = kit_of(Cards, scene)
    seats = around(scene)
    for seat in seats:
        who = scene.people[seat]
        yield f"player-{who.letter}", "player", who, *_player(scene, seat), *kit
    for location in view.locations:
        yield from _location(scene, location, seats, kit)
    choices = tuple(Thing("choice", each) for each in CHOICES)
    yield "choices", "choices", () if scene.marked.isdisjoint(choices) else choices, *kit
    sheets, relics = _dealt(view)
    yield "sheets", "dealt", "ve-sheets", "sheets", sheets, *kit
    yield "relics", "dealt", "ve-relics", "relics", relics, *kit
    own = view.seats[view.seat] if view.seat < len(view.seats) else None
    looked = own.looked if own is not None else ()
    yield (
        "looked",
        "dealt",
        "ve-looked",
        "looked" if looked else "",
        (*looked, *undrawn(scene, _lying(scene, kit[0]))),
        *kit,
    )
    if own is not None:
        yield "hand", "hand", own.known, *kit


def pictured(words: Words, kind: str, values: Mapping[str, Any]) -> Drawn | None:
    """A card that is revealed or acts, with its text: when that is seen it may have gone on."""
    kit = Cards(words), speaker(words.language)
    if kind == "place_with_ally":
        return "shown_ally", values["card"], *kit
    return ("shown_card", values["card"], *kit) if kind in ("revealed", "acts", "counts_as") else None


def tally(scene: Scene, seat: int) -> list[tuple[str, int]]:
    """What a player's score is made of (VE-1002)."""
    t, of, player = speaker(scene.words.language), kinds(scene.pack), scene.view.seats[seat]
    called = scene.words.card
    allies, drained = Counter(player.alliance).items(), Counter(player.drained).items()

    def named(card: str, number: int) -> str:
        return f"{called(card)} ×{number}" if number > 1 else called(card)

    found = [
        *_tokens(scene, seat),
        *((named(each, number), number * of[each].values.influence) for each, number in allies),
        *(
            (f"{named(each, number)} ({t('ve-drained')})", number * of[each].values.drained)
            for each, number in drained
        ),
        (t("ve-diablerie"), -player.diablerie),
    ]
    if player.score is not None:  # abilities and the relic
        found.append((t("ve-abilities"), player.score - sum(number for _, number in found)))
    return [(label, number) for label, number in found if number]


def _tokens(scene: Scene, seat: int) -> list[tuple[str, int]]:
    """VE-1002 The influence tokens; once the game is over, by what gave them."""
    t, player = speaker(scene.words.language), scene.view.seats[seat]
    tokens = player.influence or 0
    if not player.by_places:
        return [(t("ve-tokens"), tokens)]
    rest = tokens - player.by_places - START_INFLUENCE
    return [
        (t("ve-tokens-start"), START_INFLUENCE),
        (t("ve-tokens-places"), player.by_places),
        (t("ve-tokens-rest"), rest),
    ]


def _status(view: VendettaView) -> Status:
    first = FIRST[view.round]
    rewards = (first, first + 1, SECOND[view.round], THIRD[view.round]) if view.round else ()
    return Status(view.round, ROUNDS, view.phase, view.ally_deck, view.victims, rewards)


def _places(scene: Scene, location: LocationView) -> tuple[Placed, ...]:
    """VE-740 to VE-748 The first three of a location that is decided."""
    found = []
    for each in location.places:
        who = scene.people[each.seat]
        given = (each.place, each.power, each.influence, each.ally, each.victim)
        found.append(Placed(who.letter, who.colour, *given))
    return tuple(found)


def shown_power(view: VendettaView, location: LocationView) -> dict[int, int]:
    """What stands at the lanes of a location: the totals once they are counted, else what is known so far."""
    if location.done:
        return {}
    return dict(view.totals) if view.now == location.word and view.totals else known_power(location)


def moved(before: VendettaView, now: VendettaView) -> Iterator[Moved]:
    """Whose power at the location that is resolved a moment has changed."""
    for was, location in zip(before.locations, now.locations, strict=True):
        if now.now == location.word and before.now in ("", now.now) and not location.done and not was.done:
            earlier, later = shown_power(before, was), shown_power(now, location)
            for seat in range(len(now.seats)):
                if earlier.get(seat, 0) != later.get(seat, 0):
                    place = Thing("location", location.word)
                    yield Moved(seat, earlier.get(seat, 0), later.get(seat, 0), place)


def _location(scene: Scene, location: LocationView, seats: list[int], kit: Drawn) -> Iterator[Drawn]:
    """A location: everybody's position, and the sides to play on."""
    view: VendettaView = scene.view
    word = location.word
    now = view.now == word
    totals = dict(view.totals) if now else {}
    open_power = {} if totals else shown_power(view, location)
    lead = max(open_power.values(), default=0)
    changing = tuple(scene.words.card(each) for each in location.changing) if open_power else ()
    for seat in seats:
        who, there = scene.people[seat], location.positions[seat]
        rank = view.ranking.index(seat) + 1 if now and seat in view.ranking else 0
        yield (
            f"at-{word}-{who.letter}", "position", who.letter, who.name, who.colour,
            _drawn(view.seats[seat].clan), seat == seats[0], there,
            _down(scene, word, who, there), totals.get(seat), open_power.get(seat),
            open_power.get(seat) == lead > 0, changing if seat in open_power else (), rank,
            seat == scene.seat and view.playing.partition(".")[0] == word, *kit,
        )  # fmt: skip
    sides = (_side(word, "up"), _side(word, "down"))
    up, down = (side.id if side in scene.marked else "" for side in sides)
    asked_for = view.playing.partition(".")[2] if view.playing.startswith(f"{word}.") else ""
    yield f"spots-{word}", "spots", up, down, asked_for, kit[1]


def known_power(location: LocationView) -> dict[int, int]:
    """VE-733 What everybody who is present would have if it were counted now, by what the viewer knows."""
    return {seat: there.total for seat, there in enumerate(location.positions) if is_there(there)}


def _down(scene: Scene, word: str, who: Person, there: PositionView) -> tuple[Thing, ...]:
    """What each face-down card is chosen by: where it lies, or its name where the viewer knows it."""
    found = []
    for number, card_id in enumerate(there.down, 1):
        slot = _slot(word, who.letter, number)
        found.append(slot if card_id == UNKNOWN or slot in scene.marked else Thing(CARD, card_id))
    return tuple(found)


def _player(scene: Scene, seat: int) -> tuple[Badges, Figures, Holding, tuple[str, ...], tuple[str, ...]]:
    """One player's side: clan, pool, hand, Alliance, drained cards, relic; what is known of hidden cards."""
    view: VendettaView = scene.view
    player = view.seats[seat]
    own = seat == view.seat
    count = len(view.seats)
    partner = scene.people[(seat + count // 2) % count].letter if view.team else ""
    scores = [each.score for each in view.seats if each.score is not None]
    leads = player.score is not None and min(scores) < player.score == max(scores)
    return (
        Badges(player.clan, seat == view.ambition, seat == view.active != NOBODY, partner, player.out),
        Figures(
            player.pool, player.influence, player.score, leads, player.diablerie, player.flipped,
            player.hand, player.deck,
        ),
        Holding(player.alliance, player.drained, player.relic, player.relic_used, own),
        () if own else player.known,
        () if own else player.either,
    )  # fmt: skip


def _lying(scene: Scene, cards: Cards) -> Iterator[str]:
    """The cards that can be clicked where they lie."""
    view: VendettaView = scene.view
    for location in view.locations:
        yield location.ally
        for seat, there in enumerate(location.positions):
            yield from there.up
            down = _down(scene, location.word, scene.people[seat], there)
            yield from (each.name for each in down if each.type == CARD)
    for seat, player in enumerate(view.seats):
        own = seat == view.seat
        held = Holding(player.alliance, player.drained, player.relic, player.relic_used, own)
        yield player.relic
        for card in (*cards.alliance(held), *cards.drained(held)):
            if card["thing"]:
                yield card["id"]
        if own:
            yield from player.known
            yield from player.looked
    for dealt in _dealt(view):
        yield from dealt


def _dealt(view: VendettaView) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Clans and relics to choose from before the first round; relics lie where the clans lay."""
    if view.round:
        return (), ()
    has_clans = all(each.clan for each in view.seats)
    return ((), view.relics) if has_clans else (view.sheets, ())


class Cards(Kit):
    """The cards of the game; equal ones lie as one with their number."""

    def alliance(self, held: Holding) -> list[dict[str, Any]]:
        """The Alliance of a player."""
        return self._owned(held.alliance, () if held.own else held.alliance)

    def drained(self, held: Holding) -> list[dict[str, Any]]:
        """The drained cards of a player; a choice means the undrained of equal ones."""
        return self._owned(held.drained, held.alliance if held.own else held.drained)

    def _owned(self, cards: Iterable[str], not_meant: Iterable[str]) -> list[dict[str, Any]]:
        """Cards of which there are several; a choice that names such a card does not mean these."""
        return [
            {**card, "thing": ""} if not card["key"] and card["id"] in not_meant else card
            for card in self.counted(cards)
        ]

    def counted(self, cards: Iterable[str]) -> list[dict[str, Any]]:
        """Cards in a row, equal ones as one with their number."""
        return [{**self.card(each), "count": number} for each, number in Counter(cards).items()]

    def face(self, card_id: str) -> dict[str, Any]:
        """A card as it lies open. Single cards keep their name when they move, so that they travel."""
        kind: Kind = self.kinds[card_id]
        return {
            "id": card_id,
            "thing": Thing(CARD, card_id).id,
            "key": card_id if kind.copies == 1 else "",
            "name": self.called(card_id),
            "family": kind.family,
            "type": self.name("type", kind.type) if kind.type else "",
            "sort": kind.type,
            "power": kind.power if kind.family == "clan_card" else None,
            "figures": _figures(kind),
            "drained": kind.values.drained,
            "emblem": _emblem(self.pack, kind),
            "frame": _frame(kind),
            "text": kind.text[self.words.language] or _clan(self.words, self.pack, kind),
            "count": 1,
        }


def _clan(words: Words, pack: Pack, clan: Kind) -> str:
    """What a clan is like, else the names of its cards; nothing for any other card."""
    if clan.family != "clan":
        return ""
    return about_clan(words, pack, clan.id) or _deck(words, pack, clan)


def _deck(words: Words, pack: Pack, clan: Kind) -> str:
    """The cards of a clan by name (VE-103)."""
    return ", ".join(words.card(each.id) for each in cards_of_clan(pack, clan.id))


def remarks(scene: Scene, options: Sequence[Option]) -> Iterator[str]:
    """What stands behind options: what each clan is like; VE-625 to VE-631 what draining brings and costs."""
    t, of = speaker(scene.words.language), kinds(scene.pack)
    is_clan = scene.decision is not None and scene.decision.question == "clan"
    for option in options:
        about = about_clan(scene.words, scene.pack, option.parts[0].word) if is_clan else ""
        if option.parts[0] == DRAIN:
            kind: Kind = of[option.parts[1].word]
            key = "ve-drains-vampire" if kind.vampire else "ve-drains"
            values = kind.values
            about = t(key, blood=values.drain, then=values.drained, now=values.influence)
        yield f"– {about}" if about else ""


def _emblem(pack: Pack, kind: Kind) -> str:
    """The emblem of a card: of its clan, of what an ally is, of its family."""
    if kind.family == "clan_card":
        return _drawn(pack.clans[kind.clan].id)
    if kind.family == "ally":
        return "vampire" if kind.vampire else "human"
    return _drawn(kind.id) if kind.family == "clan" else kind.family


def _frame(kind: Kind) -> str:
    """The classes by which the frame of a card is coloured."""
    sort = kind.type or ("vampire" if kind.vampire else "human" if kind.family == "ally" else "")
    return f"family-{kind.family} sort-{sort}" if sort else f"family-{kind.family}"


def _drawn(clan: str) -> str:
    """The emblem of a clan; of any clan for one that we have not drawn."""
    return clan if clan in CLAN_EMBLEMS else "clan"


def _figures(kind: Kind) -> list[tuple[str, str, int]]:
    """The numbers on a card, each with its sign and name (VE-107)."""
    if kind.family in ("ally", "victim"):
        values = kind.values
        return [
            ("power", "ve-influence", values.influence),
            ("feed", "ve-feed", values.feed),
            ("blood", "ve-drain", values.drain),
            ("drained", "ve-drained", values.drained),
        ]
    if kind.family == "relic":
        return [("power", "ve-influence", kind.influence)]
    return []


def card_face(words: Words, pack: Pack, card_id: str) -> dict[str, Any]:
    """A card in full: clan and type, power or values, text, origin."""
    if card_id not in kinds(pack):
        return {}
    kind: Kind = kinds(pack)[card_id]
    face = plainly.card_face(words, pack, card_id, kind.type)
    lines = []
    if kind.family == "clan_card":
        clan = words.card(pack.clans[kind.clan].id)
        face["about"] += f", {clan}, {words.name('type', kind.type)}"
        lines.append(words.say("vendetta-power", number=kind.power))
    elif kind.family in ("ally", "victim"):
        if kind.family == "ally":
            face["about"] += f", {words.say('vendetta-vampire' if kind.vampire else 'vendetta-human')}"
        values = kind.values
        lines.append(
            words.say(
                "vendetta-values", influence=values.influence, feed=values.feed, drain=values.drain,
                drained=values.drained,
            )
        )  # fmt: skip
    elif kind.family == "clan":
        lines += [each for each in (about_clan(words, pack, kind.id), _deck(words, pack, kind)) if each]
    elif kind.family == "relic":
        lines.append(words.say("vendetta-influence", number=kind.influence))
    emblem = _emblem(pack, kind)
    return {**face, "lines": lines, "emblem": emblem, "frame": _frame(kind)}
