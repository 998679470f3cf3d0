"""What a seat may know of the table (VE-131 to VE-133), and the words of options."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from interrex.engine.knowledge import known_in, knows, lies_among
from interrex.engine.questions import Decision
from interrex.engine.table import SEAT_LETTERS
from interrex.engine.view import View, common_half, common_half_of, deciding_lines
from interrex.games.vendetta.counting import Count, count, is_known
from interrex.games.vendetta.ending import score_of
from interrex.games.vendetta.order import ties_won
from interrex.games.vendetta.playing import play_cost
from interrex.games.vendetta.table import (
    ALLIANCE,
    ALLY_DECK,
    AT,
    DECK,
    DOWN,
    DRAINED,
    HAND,
    LOCATION_WORDS,
    LOCATIONS,
    LOOK,
    MAX_SEATS,
    NOBODY,
    NOWHERE,
    OUT,
    PHASE_NAMES,
    RESOLUTION,
    UP,
    VICTIMS,
    Vendetta,
)

UNKNOWN: Final = "?"
PLACE_LINES: Final = ("place", "place_with_ally", "place_with_victim")

CHAPTERS: Final = (
    "set-up", "turn order", "feed", "location setup", "hand building", "planning", "resolution", "frenzy",
    "round end", "game end", "collisions", "three players", "location cards", "relics", "teams", "keywords",
)  # fmt: skip
CARDBOARD: Final = {
    "VE-109": "position tiles are paper; every seat has a position at every location of the table",
    "VE-120": "Stay and Withdraw tokens are paper; every seat can always choose either",
    "VE-717": "the token goes back to its player; the choice is simply open again at the next location",
}
LOG_ARGS: Final = {
    "first_player": "seat",
    "location_card": "location site",
    "clan_chosen": "seat clan",
    "relic_chosen": "seat relic",
    "round_begins": "number seat",
    "gained": "seat number",
    "gained_by": "seat number card",
    "gained_influence": "seat number",
    "gained_influence_by": "seat number card",
    "lost": "seat number",
    "lost_by": "seat number other card",
    "lost_through": "seat number card",
    "lost_influence": "seat number",
    "lost_influence_by": "seat number card",
    "stole": "seat number other card",
    "spent": "seat number",
    "immune": "seat",
    "immune_by": "seat card",
    "deployed": "seat number location",
    "deployed_by": "seat number location card",
    "blood_played": "seat number location",
    "blood_back": "seat number location",
    "blood_moved": "seat number location to:location",
    "blood_cleared": "",
    "took_deployed": "seat number other card",
    "discarded_blood": "seat number other card",
    "swapped": "seat number deployed:number location",
    "drew_victim": "seat",
    "drew_victim_by": "seat card",
    "drew_card": "seat",
    "ally_arrives": "card location",
    "ally_removed": "card location",
    "kept": "seat card",
    "kept_some": "seat number",
    "turn_begins": "seat",
    "played_up": "seat card location",
    "played_down": "seat location",
    "played_down_card": "seat card location",
    "saw_card": "seat card location",
    "looked": "seat other location",
    "looked_at_location": "seat location",
    "flipped": "seat location",
    "drained": "seat card",
    "diablerie": "seat number",
    "eliminated": "seat",
    "ambition": "seat",
    "relic_used": "seat relic",
    "restored": "seat card",
    "location_begins": "location",
    "chose": "seat choice location",
    "withdrew": "seat location",
    "cloaked": "seat number location to:location",
    "moved": "seat card location",
    "to_hand": "seat number",
    "lone": "seat location",
    "revealed": "seat card location",
    "turned_down": "seat card location",
    "acts": "seat card location",
    "text_acts": "seat card",
    "chain_stopped": "",
    "skips": "seat location",
    "mesmerized": "seat other",
    "forestalled": "seat card",
    "bid": "seat number",
    "gave_influence": "seat number other card",
    "frenzy": "seat",
    "frenzy_by": "seat other card",
    "counts_as": "seat card number",
    "counts_as_by": "seat card number cause:card",
    "blood_counts": "seat number card",
    "down_counts": "seat number card",
    "totals": "location totals:counts",
    "ranked": "location seats",
    "won": "seat location",
    "took_ally": "seat card",
    "place": "seat location place:number number",
    "place_with_ally": "seat location place:number number card",
    "place_with_victim": "seat location place:number number",
    "cards_returned": "",
    "shuffled_back": "seat",
    "score": "seat number",
    "game_won": "seats",
}

# the arguments of the steps that get an answer, so that a question can say what it is about
ASK_ARGS: Final = {
    "partner_decided": "- card location",
    "partner_answer": "card",
    "partner_bound": "card",
    "ahead_decided": "- card location",
    "partner_challenged": "- card location",
    "partner_prowled": "- card location",
}
ARG_WORDS: Final = {
    "location": LOCATION_WORDS,
    "clan": ("brujah", "gangrel", "malkavian", "nosferatu", "toreador", "tremere", "ventrue"),
    "choice": ("stay", "withdraw"),
    "relic": tuple(f"RE{number:02}" for number in range(1, 9)),
    "site": tuple(f"LC{number:02}" for number in range(1, 8)),
}


@dataclass(frozen=True, slots=True)
class PositionView:
    """A player's position: face-up cards, face-down ones (named where the viewer knows them), blood.

    ``total`` is what it would come to if the location were counted now, by what the viewer knows (VE-733).
    """

    up: tuple[str, ...]
    down: tuple[str, ...]
    blood: int
    total: int = 0
    powers: tuple[int, ...] = ()  # of each card in it, the face-up ones first (VE-732)


@dataclass(frozen=True, slots=True)
class LocationView:
    """A location: its word and tile, location card, ally, every seat's position.

    ``changing`` are the cards known to the viewer whose text may still change what is counted here.
    """

    word: str
    tile: str
    card: str
    ally: str
    done: bool
    positions: tuple[PositionView, ...]
    changing: tuple[str, ...] = ()
    places: tuple[PlaceView, ...] = ()  # once it is decided


@dataclass(frozen=True, slots=True)
class PlaceView:
    """Who came first, second or third at a location, and what that brought (VE-740 to VE-748)."""

    seat: int
    place: int
    power: int
    influence: int
    ally: str = ""
    victim: bool = False


@dataclass(frozen=True, slots=True)
class SeatView:
    """One player as another sees him; ``influence`` is None where it is hidden (VE-R02)."""

    letter: str
    clan: str
    out: bool
    pool: int
    influence: int | None
    diablerie: int
    flipped: int
    hand: int
    known: tuple[str, ...]  # cards in hand that the viewer knows
    either: tuple[str, ...]  # known to be in hand or face down, not which
    looked: tuple[str, ...]
    deck: int
    alliance: tuple[str, ...]
    drained: tuple[str, ...]
    relic: str
    relic_used: bool
    score: int | None  # what the table is worth to this player now
    by_places: int = 0  # when the game is over: the influence that places at locations have brought


@dataclass(frozen=True, slots=True, kw_only=True)
class VendettaView(View):
    """All that one seat may know, and nothing else."""

    round: int
    phase: str
    ambition: int
    now: str  # the location being resolved
    active: int
    team: bool
    ally_deck: int
    victims: int
    sheets: tuple[str, ...]
    relics: tuple[str, ...]
    out: tuple[str, ...]
    locations: tuple[LocationView, ...]
    totals: tuple[tuple[int, int], ...]
    ranking: tuple[int, ...]
    ties: tuple[int, ...]  # all seats, the first wins any tie in a conflict (VE-203, VE-211)
    seats: tuple[SeatView, ...]
    playing: str  # in one's own turn: where and how the card goes that one is asked for, where it went then
    prices: tuple[tuple[str, int, int], ...]  # while one plans: the blood for a card, face up and face down

    def __str__(self) -> str:
        return table_text(self)


def view(game: Vendetta, seat: int) -> VendettaView:
    """VE-131 to VE-133 Hands, decks and faces of face-down cards are hidden, everything else is open."""
    pack = game.pack
    return VendettaView(
        round=game.round,
        phase=PHASE_NAMES[game.phase],
        ambition=game.ambition,
        now=LOCATION_WORDS[game.now] if game.now != NOWHERE else "",
        active=game.active,
        team=game.team,
        ally_deck=len(game.cards_at[ALLY_DECK]),
        victims=len(game.cards_at[VICTIMS]),
        sheets=tuple(pack.clans[clan].id for clan in game.sheets),
        relics=tuple(pack.relics[relic].id for relic in game.open_relics),
        out=tuple(sorted(game.kinds[card].id for card in game.cards_at[OUT] if was_in_play(game, card))),
        locations=tuple(location_view(game, seat, loc) for loc in game.locations),
        totals=tuple(game.totals),
        ranking=tuple(game.ranking),
        ties=tuple(ties_won(game)),
        seats=tuple(seat_view(game, seat, other) for other in range(game.seats)),
        playing=playing_of(game, seat),
        prices=prices_of(game, seat),
        **common_half(game, seat),
    )


def view_beside(game: Vendetta, seen: VendettaView, seat: int, decision: Decision | None) -> VendettaView:
    """The same position from another seat: only faces of hidden cards and hidden counts differ."""
    locations = [
        location_beside(game, at, seat, loc) for at, loc in zip(seen.locations, game.locations, strict=True)
    ]
    seats = [seat_beside(game, seen.seats[other], seat, other) for other in range(game.seats)]
    return replace(
        seen, locations=tuple(locations), seats=tuple(seats), playing=playing_of(game, seat),
        prices=prices_of(game, seat), **common_half_of(game, seat, decision),
    )  # fmt: skip


def playing_of(game: Vendetta, seat: int) -> str:
    """VE-603, VE-618 ``L1.down``: there goes the card that is asked for; ``L1``: there it has gone."""
    for question in game.questions:
        if question.seat == seat and question.name == "card":
            _, loc, down = question.args
            return f"{LOCATION_WORDS[loc]}.{'down' if down else 'up'}"
        if question.seat == seat and question.name == "turn" and game.played_at != NOWHERE:
            return LOCATION_WORDS[game.played_at]
    return ""


def prices_of(game: Vendetta, seat: int) -> tuple[tuple[str, int, int], ...]:
    """VE-608, VE-609 What a card costs at each location, for the seat that is asked where to play it."""
    if (seat, "plan") not in [(each.seat, each.name) for each in game.questions]:
        return ()
    costs = [(loc, play_cost(game, seat, loc, 0), play_cost(game, seat, loc, 1)) for loc in game.locations]
    return tuple([(LOCATION_WORDS[loc], up, down) for loc, up, down in costs])


def location_beside(game: Vendetta, seen: LocationView, viewer: int, loc: int) -> LocationView:
    """A location as another sees it: face-down cards may have names for one and not for the other."""
    positions = seen.positions
    if not any(each.down for each in positions):
        return seen
    totals, powers, changing = count(game, viewer, loc)
    now = [
        replace(each, down=face_down(game, viewer, loc, seat), total=totals[seat], powers=powers[seat])
        for seat, each in enumerate(positions)
    ]
    return replace(seen, positions=tuple(now), changing=changing)


def seat_beside(game: Vendetta, seen: SeatView, viewer: int, seat: int) -> SeatView:
    """One player's side of the table as another sees it."""
    hidden = hides_counts(game, viewer, seat)
    return replace(
        seen,
        influence=None if hidden else game.influence[seat],
        known=ids_known(game, viewer, HAND + seat),
        either=hand_or_down(game, viewer, seat),
        looked=ids_known(game, viewer, LOOK + seat),
        score=seen.score if not hidden and seen.score is not None else score_seen(game, hidden, seat),
    )


def was_in_play(game: Vendetta, card: int) -> bool:
    """A card out of the game that was in it: an ally, or a card of a clan that is played."""
    return game.kinds[card].clan == NOBODY or game.kinds[card].clan in game.clan


def location_view(game: Vendetta, viewer: int, loc: int) -> LocationView:
    """A location with all its positions."""
    ally = [game.kinds[card].id for card in game.cards_at[AT + loc]]
    site = game.site[loc]
    counted = count(game, viewer, loc)
    return LocationView(
        word=LOCATION_WORDS[loc],
        tile=game.pack.tiles[loc].id if game.rulings.tile_names == "named" else "",  # VE-R73
        card=game.pack.sites[site].id if site != NOBODY else "",
        ally=ally[0] if ally else "",
        done=bool(game.done >> loc & 1),
        positions=tuple(position_view(game, viewer, loc, seat, counted) for seat in range(game.seats)),
        changing=counted.changing,
        places=places_told(game, loc),
    )


def places_told(game: Vendetta, loc: int) -> tuple[PlaceView, ...]:
    """What everybody was told of the places at a location of this round."""
    if game.phase < RESOLUTION or not (game.done >> loc & 1 or game.now == loc):
        return ()
    found: list[PlaceView] = []
    for kind, args, _, _ in reversed(game.told):
        if kind == "round_begins":
            break
        if kind in PLACE_LINES and args[1] == loc:
            ally = game.kinds[args[4]].id if len(args) > 4 else ""
            found.append(PlaceView(args[0], args[2], 0, args[3], ally, kind == "place_with_victim"))
        elif kind == "totals" and args[0] == loc and found:
            totals = dict(args[1])
            return tuple([replace(each, power=totals.get(each.seat, 0)) for each in found[::-1]])
    return tuple(found[::-1])


def position_view(game: Vendetta, viewer: int, loc: int, seat: int, counted: Count) -> PositionView:
    """Face-down cards have a name only for those who know which is which."""
    place = MAX_SEATS * loc + seat
    up = tuple([game.kinds[card].id for card in game.cards_at[UP + place]])
    down = face_down(game, viewer, loc, seat)
    return PositionView(up, down, game.blood[place], counted.totals[seat], counted.powers[seat])


def face_down(game: Vendetta, viewer: int, loc: int, seat: int) -> tuple[str, ...]:
    """VE-133 The face-down cards of a position, each with its name or without."""
    kinds = game.kinds
    return tuple(
        [
            kinds[card].id if is_known(game, viewer, card, loc, seat) else UNKNOWN
            for card in game.cards_at[DOWN + MAX_SEATS * loc + seat]
        ]
    )


def seat_view(game: Vendetta, viewer: int, seat: int) -> SeatView:
    """One player's side of the table."""
    kinds = game.kinds
    relic = game.relic[seat]
    hidden = hides_counts(game, viewer, seat)
    return SeatView(
        letter=SEAT_LETTERS[seat],
        clan=game.pack.clans[game.clan[seat]].id if game.clan[seat] != NOBODY else "",
        out=game.out[seat],
        pool=game.pool[seat],
        influence=None if hidden else game.influence[seat],
        diablerie=game.diablerie[seat],
        flipped=game.flipped[seat],
        hand=len(game.cards_at[HAND + seat]),
        known=ids_known(game, viewer, HAND + seat),
        either=hand_or_down(game, viewer, seat),
        looked=ids_known(game, viewer, LOOK + seat),
        deck=len(game.cards_at[DECK + seat]),
        alliance=tuple(sorted(kinds[card].id for card in game.cards_at[ALLIANCE + seat])),
        drained=tuple(sorted(kinds[card].id for card in game.cards_at[DRAINED + seat])),
        relic=game.pack.relics[relic].id if relic != NOBODY else "",
        relic_used=game.relic_used[seat],
        score=score_seen(game, hidden, seat),
        by_places=brought_by_places(game, seat) if game.is_over else 0,
    )


def brought_by_places(game: Vendetta, seat: int) -> int:
    """VE-743 to VE-747 All influence that a player got for coming first, second or third."""
    return sum([args[3] for kind, args, _, _ in game.told if kind in PLACE_LINES and args[0] == seat])


def hides_counts(game: Vendetta, viewer: int, seat: int) -> bool:
    """VE-R02 Influence, and with it the score, may be hidden from the others."""
    return not game.rulings.open_pools and viewer != seat and not game.is_over


def score_seen(game: Vendetta, hidden: bool, seat: int) -> int | None:
    """What the table is worth to a player now, for whoever may know it."""
    return None if hidden or game.out[seat] else score_of(game, seat)


def ids_known(game: Vendetta, viewer: int, place: int) -> tuple[str, ...]:
    """The cards of which the viewer knows that they lie there."""
    return tuple([game.kinds[card].id for card in known_in(game, viewer, place)])


def hand_or_down(game: Vendetta, viewer: int, seat: int) -> tuple[str, ...]:
    """Cards of which the viewer knows that they are in hand or face down, but not which.

    What anybody knows is so: only cards that do lie there need be looked at.
    """
    clan = game.clan[seat]
    own = [HAND + seat, *(DOWN + MAX_SEATS * loc + seat for loc in range(LOCATIONS))]
    there = sorted([card for place in own for card in game.cards_at[place]])
    return tuple(
        [
            game.kinds[card].id
            for card in there
            if game.kinds[card].clan == clan != NOBODY
            and not knows(game, viewer, card)
            and lies_among(game, viewer, card, own)
        ]
    )


# --- a small table for print() -----------------------------------------------------------------


def table_text(view: VendettaView) -> str:
    """The view as a small plain table."""
    lines = [f"Vendetta, round {view.round}, {view.phase}; Ambition {SEAT_LETTERS[view.ambition]}"]
    for location in view.locations:
        there = [
            f"{SEAT_LETTERS[seat]}: {position_text(position)}"
            for seat, position in enumerate(location.positions)
            if position.up or position.down or position.blood
        ]
        site = f" ({location.card})" if location.card else ""
        lines.append(
            f"{location.word:>9}{site}  [{location.ally or 'no ally'}]  {'; '.join(there) or 'nobody'}"
        )
    for player in view.seats:
        alliance = ", ".join(player.alliance) or "nobody"
        influence = "?" if player.influence is None else str(player.influence)
        lines.append(
            f"{player.letter:>9}  {player.clan}: blood {player.pool}, influence {influence}, "
            f"Alliance {alliance}, hand {player.hand}"
        )
    return "\n".join([*lines, *deciding_lines(view)])


def position_text(position: PositionView) -> str:
    """``BR04 BR07- +2``: face up, face down, deployed blood."""
    words = [*position.up, *(f"{card}-" for card in position.down)]
    if position.blood:
        words.append(f"+{position.blood}")
    return " ".join(words)
