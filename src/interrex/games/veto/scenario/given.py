"""Positions in the game's words: building one for a scenario, and saying what holds in one."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.packs import Entry
from interrex.engine.positions import GIVE_LESS, GO_ON, Given, pause, stop_at
from interrex.engine.settings import Settings
from interrex.engine.zones import lay_out, shuffle
from interrex.games.veto.audit import audit
from interrex.games.veto.cards import CHARACTER, EFFECT, ESTATE, FACTION, STRATEGY, THRUST, Pack
from interrex.games.veto.decks import COPIES, Deck, decks_of
from interrex.games.veto.moving import slot_for
from interrex.games.veto.permissions import strategy_of
from interrex.games.veto.rulings import Rulings
from interrex.games.veto.scenario.blanks import BLANK_CARD, BLANK_FACTION, with_blanks
from interrex.games.veto.scenario.moments import MOMENTS, STOPS, schedule
from interrex.games.veto.setup import set_up
from interrex.games.veto.table import (
    DECK,
    DISCARD,
    HAND,
    KRESKI,
    NOBODY,
    PLAY,
    REMOVED,
    SEAT_LETTERS,
    Veto,
    changed,
    everyone,
    faction_card,
    put,
    tap,
)

BLANK_DECK: Final = 20
FAMILY_OF: Final = {"company": CHARACTER, "estates": ESTATE, "effects": EFFECT, "under": THRUST}


class Builder(Given):
    """Takes the fields of ``[given]`` one by one and lays out the table."""

    def __init__(self, settings: Settings, pack: Pack, entry: Entry) -> None:
        super().__init__(entry, settings.seats)
        self.pack = pack
        self.game: Veto | None = None  # made when the decks are known
        self.owned: list[list[str]] = [[] for _ in range(settings.seats)]  # ids by owner, in order of use
        self.moves: list[tuple[int, int, str, Any]] = []  # owner, position among his cards, what, detail

    def copies_of(self, name: str) -> list[int]:
        """``infamia``, or ``B:infamia`` for a card of B's."""
        game = self.game
        if game is None:
            return []
        owner, colon, rest = name.partition(":")
        kind = rest if colon else name
        cards = [card for card, each in enumerate(game.kinds) if each.id == kind]
        return [card for card in cards if SEAT_LETTERS[game.owner[card]] == owner] if colon else cards

    def words(self, field: str, text: str) -> list[str]:
        """A card and what stands behind it."""
        if not text.split():
            raise self.wrong(field, "no card is named", "Write its id")
        return text.split()

    def own(self, field: str, owner: int, name: str, what: str, detail: Any = None) -> int:
        """Note a card of that owner and what to do with it; the result stands for it later."""
        kind = self.pack.kind(name)
        if kind is None:
            raise self.wrong(field, f"there is no card {name!r}", "Use ids of the pack or of 'blanks'")
        if FAMILY_OF.get(what, kind.family) != kind.family or kind.family in (FACTION, STRATEGY):
            raise self.wrong(field, f"{name!r} is of the family {kind.family}", "Name another card")
        self.owned[owner].append(name)
        if self.owned[owner].count(name) > COPIES and name != BLANK_CARD:
            reason = f"{SEAT_LETTERS[owner]} has more than {COPIES} of {name!r} (VT-404)"
            raise self.wrong(field, reason, "Give fewer, or cards of your own in 'blanks'")
        self.moves.append((owner, len(self.owned[owner]) - 1, what, detail))
        return len(self.moves) - 1


def set_position(settings: Settings, pack: Pack, rulings: Rulings, entry: Entry) -> Veto:
    """Build the position of a scenario; what it does not mention has its usual place and number."""
    moment = entry.one_of("moment", MOMENTS, "turn")
    build = Builder(settings, pack if moment == "setup" else with_blanks(pack, entry), entry)
    stop = build.stop_in(STOPS)
    game = new_table(build, settings, rulings, moment)
    build.game = game
    build.take_chance()
    if moment == "setup":
        entry.done()
        game.then(set_up)
    else:
        lay_out_owned(build, game)
        set_counters(build, game)
        entry.done()
        check(build, game)
        schedule(game, moment)
    build.load_chance(game, range(DECK, DECK + game.seats))
    stop_at(game, stop, pause, 0, GO_ON)
    game.advance()
    return game


def new_table(build: Builder, settings: Settings, rulings: Rulings, moment: str) -> Veto:
    """The table with its cards: those of ordinary decks, or just those the scenario names."""
    if moment == "setup":
        return Veto(settings, build.pack, rulings, decks_of(settings, build.pack, rulings))
    note_cards(build)
    factions = {seat: str(name) for seat, name in build.by_seat("factions")}
    strategies = {seat: str(name) for seat, name in build.by_seat("strategies")}
    decks = tuple(make_deck(build, seat, factions, strategies) for seat in range(settings.seats))
    return Veto(settings, build.pack, rulings, decks)


def check(build: Builder, game: Veto) -> None:
    """Nothing is lost or made; a unique card is in play once, and the dead are not (VT-410, VT-411)."""
    if game.pool < 0:
        raise build.wrong("kreski", f"there are only {KRESKI[game.seats]} kreski (VT-103)", GIVE_LESS)
    names = 0
    for seat in range(game.seats):
        for card in game.cards_at[PLAY + seat]:
            kind = game.kinds[card]
            if kind.unique and names & kind.name_bit:
                raise build.wrong("company", f"{kind.id!r} is in play already (VT-411)", "Name it once")
            if kind.family == CHARACTER and game.bans & kind.name_bit:
                raise build.wrong("dead", f"{kind.id!r} is in play", "Name who is dead or in play, not both")
            if kind.unique:
                names |= kind.name_bit
    build.check(audit(game))


def note_cards(build: Builder) -> None:
    """Companies with attachments, estates, effects, hands, piles and decks."""
    for seat, value in build.by_seat("company"):
        for text in build.names("company", value):
            note_character(build, seat, text)
    for field in ("estates", "effects"):
        for seat, value in build.by_seat(field):
            for text in build.names(field, value):
                name, *rest = build.words(field, text)
                build.own(field, seat, name, field, (seat, "tapped" in rest))
    for field in ("hand", "discard", "removed"):
        for seat, value in build.by_seat(field):
            for name in build.names(field, value):
                build.own(field, seat, name, field)
    given = dict(build.by_seat("deck"))
    sizes = dict(build.by_seat("blank_deck"))
    for seat in range(build.seats):
        size = build.number("blank_deck", sizes.get(seat, BLANK_DECK), 0, 99)
        for _ in range(size if seat not in given else 0):
            build.own("deck", seat, BLANK_CARD, "deck")
        for name in reversed(build.names("deck", given.get(seat, []))):
            build.own("deck", seat, name, "deck")


def note_character(build: Builder, seat: int, text: str) -> None:
    """``roch-kowalski tapped magnates +pani-kowalska +B:infamia ~finta``; ``B:uhlik`` is owned by B."""
    first, *rest = build.words("company", text)
    owner = seat
    if len(first) > 1 and first[1] == ":":
        owner = build.seat("company", first[0])
        first = first[2:]
    character = build.own("company", owner, first, "company", (seat, rest))
    for word in rest:
        if word[0] not in "+~":
            if word not in ("tapped", "magnates", "lent"):
                raise build.wrong(
                    "company", f"{word!r} is not known", "Write tapped, magnates, lent, +card, ~thrust"
                )
            continue
        name = word[1:]
        bearer_of = seat
        if len(name) > 1 and name[1] == ":":
            bearer_of = build.seat("company", name[0])
            name = name[2:]
        build.own("company", bearer_of, name, "under" if word[0] == "~" else "attached", character)


def make_deck(build: Builder, seat: int, factions: dict[int, str], strategies: dict[int, str]) -> Deck:
    """The cards of one seat: just those the scenario names."""
    pack = build.pack
    faction = pack.kind(factions.get(seat, BLANK_FACTION))
    strategy = pack.kind(strategies[seat]) if seat in strategies else None
    if faction is None or faction.family != FACTION:
        raise build.wrong(
            "factions", f"{factions.get(seat)!r} is not a faction", "Name a faction of the pack"
        )
    if seat in strategies and (strategy is None or strategy.family != STRATEGY):
        raise build.wrong(
            "strategies", f"{strategies[seat]!r} is not a strategy", "Name a strategy of the pack"
        )
    counts: dict[str, int] = {}
    for name in build.owned[seat]:
        counts[name] = counts.get(name, 0) + 1
    cards = [(kind, counts[kind.id]) for kind in pack.kinds if kind.id in counts]
    return Deck(faction, strategy, tuple(cards))


def lay_out_owned(build: Builder, game: Veto) -> None:
    """Every card to its place."""
    free: list[dict[str, list[int]]] = [{} for _ in range(game.seats)]
    for card, kind in enumerate(game.kinds):
        seat = game.owner[card]
        fixed = kind.family in (FACTION, STRATEGY)
        lay_out(game, card, PLAY + seat if fixed else DECK + seat)
        game.seen[card] |= everyone(game) if fixed else 1 << seat
        if not fixed:
            free[seat].setdefault(kind.id, []).append(card)
    for seat in range(game.seats):
        if strategy_of(game, seat) != NOBODY:
            game.host[strategy_of(game, seat)] = faction_card(game, seat)
    placed: dict[int, int] = {}
    cards = [free[owner][build.owned[owner][at]].pop(0) for owner, at, _, _ in build.moves]
    for number, (_, _, what, detail) in enumerate(build.moves):
        if what == "company":
            place_character(game, cards[number], *detail)
            placed[number] = cards[number]
    for number, (owner, _, what, detail) in enumerate(build.moves):
        place(game, cards[number], owner, what, detail, placed)
    for seat in range(game.seats):
        order = [
            cards[n] for n, (owner, _, what, _) in enumerate(build.moves) if what == "deck" and owner == seat
        ]
        game.cards_at[DECK + seat] = order
        hidden = len({game.kinds[card].id for card in order}) > 1
        for card in order:
            game.pinned[card] = 0
        if not hidden:
            shuffle(game, DECK + seat)
    changed(game)


def place_character(game: Veto, card: int, seat: int, rest: list[str]) -> None:
    put(game, card, PLAY + seat)
    if "tapped" in rest:
        tap(game, card)
    if "magnates" in rest:
        game.fields |= 1 << card
    if "lent" in rest:
        game.lasting.append(("control", card, game.owner[card]))


def place(game: Veto, card: int, owner: int, what: str, detail: Any, placed: dict[int, int]) -> None:
    """One card that is no character in play."""
    if what in ("estates", "effects"):
        if what == "effects":
            game.host[card] = faction_card(game, owner)
        put(game, card, PLAY + owner)
        if detail[1]:
            tap(game, card)
    elif what == "attached":
        game.host[card] = placed[detail]
        put(game, card, PLAY + owner)
    elif what == "under":
        put(game, card, slot_for(game, game.where[placed[detail]] - PLAY, placed[detail]))
    elif what == "hand":
        put(game, card, HAND + owner)
    elif what == "discard":
        put(game, card, DISCARD + owner, shown=everyone(game))
    elif what == "removed":
        put(game, card, REMOVED + owner)


def set_counters(build: Builder, game: Veto) -> None:
    """Round, initiative, voice, ducats, kreski, what has happened this round."""
    entry = build.entry
    game.round = entry.number("round", 1, 99, 3)
    game.initiative = build.seat_in("initiative", 0)
    game.voice = build.seat_in("voice", game.initiative)
    game.ducats = [10] * game.seats
    game.kreski = [5] * game.seats
    build.numbers_by_seat("ducats", 999, game.ducats)
    build.numbers_by_seat("kreski", KRESKI[game.seats], game.kreski)
    game.opening = tuple(game.ducats)
    game.pool = KRESKI[game.seats] - sum(game.kreski)
    if entry.has("election"):
        game.election = build.seat_in("election", 0)
    for name in build.names_in("dead"):
        kind = build.pack.kind(name)
        if kind is None:
            raise build.wrong("dead", f"there is no card {name!r}", "Use ids of the pack")
        game.bans |= kind.name_bit
    build.numbers_by_seat("killed", 60, game.killed)
    for seat in build.seats_in("influenced"):
        game.influenced |= 1 << seat
    for seat in build.seats_in("agitated"):
        game.agitated |= 1 << seat
    for seat in build.seats_in("faction_tapped"):
        tap(game, faction_card(game, seat))
