"""Positions in the game's words: building one for a scenario."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.packs import Entry
from interrex.engine.positions import GIVE_LESS, Given, stop_at
from interrex.engine.settings import Settings
from interrex.engine.zones import move, shuffle
from interrex.games.vendetta.audit import audit
from interrex.games.vendetta.cards import Pack
from interrex.games.vendetta.rulings import Rulings
from interrex.games.vendetta.scenario.moments import MOMENTS, STOPS, pause, schedule, schedule_setup
from interrex.games.vendetta.setup import lay_out_cards
from interrex.games.vendetta.table import (
    ALLIANCE,
    ALLY_DECK,
    AT,
    BLOOD_TOKENS,
    BOX,
    DECK,
    DOWN,
    DRAINED,
    HAND,
    HAVEN,
    LOCATION_WORDS,
    MAX_SEATS,
    NOBODY,
    OUT,
    UP,
    VICTIMS,
    Vendetta,
)

BASE_CLANS: Final = ("brujah", "gangrel", "nosferatu", "toreador", "ventrue", "tremere")
BASE_ALLIES: Final = {"L1": "AL19", "L2": "AL20", "L3": "AL24", "H": "AL23"}
DECKS: Final = (ALLY_DECK, *range(DECK, DECK + MAX_SEATS))


class Builder(Given):
    """Takes the fields of ``[given]`` one by one and lays out the table."""

    def __init__(self, settings: Settings, pack: Pack, rulings: Rulings, entry: Entry) -> None:
        super().__init__(entry, settings.seats)
        self.game = Vendetta(settings, pack, rulings)
        self.secret: list[tuple[int, int]] = []  # cards that go face down or to a hand, and where
        lay_out_cards(self.game)

    def copies_of(self, name: str) -> list[int]:
        return [card for card, kind in enumerate(self.game.kinds) if kind.id == name]

    def location(self, field: str, word: str) -> int:
        if word not in LOCATION_WORDS or LOCATION_WORDS.index(word) not in self.game.locations:
            legal = ", ".join(LOCATION_WORDS[loc] for loc in self.game.locations)
            raise self.wrong(field, f"there is no location {word!r}", f"Locations: {legal}")
        return LOCATION_WORDS.index(word)

    def card(self, field: str, name: str) -> int:
        """A card of that id not used yet; a clan card only of a clan that somebody plays."""
        card = self.unused(field, name, self.copies_of(name))[0]
        clan = self.game.kinds[card].clan
        if clan != NOBODY and clan not in self.game.clan:
            reason = f"{name!r} is a card of the clan {self.game.pack.clans[clan].id}, which nobody plays"
            raise self.wrong(field, reason, "Name the clan in 'clans', or another card")
        self.used.add(card)
        return card

    def clan_card(self, field: str, name: str, seat: int) -> int:
        """A card of the seat's own clan: hands and decks hold no other (VE-1604)."""
        card = self.card(field, name)
        if self.game.kinds[card].clan != self.game.clan[seat]:
            own = self.game.pack.clans[self.game.clan[seat]].id
            raise self.wrong(field, f"{name!r} is a card of another clan", f"Name cards of the clan {own}")
        return card

    def ally(self, field: str, name: str) -> int:
        """An ally or a victim."""
        card = self.card(field, name)
        if self.game.kinds[card].clan != NOBODY:
            raise self.wrong(field, f"{name!r} is a clan card", 'Name an ally, or write "victim"')
        return card

    def put(self, card: int, place: int) -> None:
        if self.game.where[card] != place:
            move(self.game, card, place, shown=(1 << (self.game.seats + 1)) - 1)

    def names(self, field: str, value: Any) -> list[str]:
        """A list, or one text with spaces between the cards."""
        return value.split() if isinstance(value, str) else super().names(field, value)


def set_position(settings: Settings, pack: Pack, rulings: Rulings, entry: Entry) -> Vendetta:
    """Build the position of a scenario; what it does not mention is as in the base of the examples."""
    build = Builder(settings, pack, rulings, entry)
    game = build.game
    moment = entry.one_of("moment", MOMENTS)
    stop = build.stop_in(STOPS)
    build.take_chance()
    game.ambition = build.seat_in("ambition", 0)
    game.round = entry.number("round", 1, 3, 1)
    if moment == "setup":
        set_sheets(build)
        entry.done()
        schedule_setup(game)
    else:
        set_clans(build)
        set_positions(build)
        set_clan_cards(build)
        set_alliances(build)
        set_counters(build)
        set_variants(build)
        to_move = build.seat_in("to_move", game.ambition)
        turns = entry.number("turns", 1, 5, game.round + (2 if game.seats == 3 else 1))
        entry.done()
        schedule(game, moment, to_move, turns)
    build.check(audit(game))
    build.load_chance(game, DECKS)
    stop_at(game, stop, pause)
    game.advance()
    return game


def set_sheets(build: Builder) -> None:
    """The revealed clan sheets and relics of a set-up."""
    game, entry = build.game, build.entry
    clans = [kind.id for kind in game.pack.clans]
    relics = [kind.id for kind in game.pack.relics]
    game.sheets = revealed(build, "sheets", clans) if entry.has("sheets") else list(range(game.seats + 1))
    game.open_relics = revealed(build, "relics", relics) if entry.has("relics") else []
    shuffle(game, ALLY_DECK)


def revealed(build: Builder, field: str, known: list[str]) -> list[int]:
    """Named sheets or relics, one more than there are players, by number."""
    names = build.names_in(field)
    if len(names) != build.game.seats + 1 or len({*names}) != len(names) or not {*names} <= {*known}:
        legal = f"Name {build.game.seats + 1} of: {', '.join(known)}"
        raise build.wrong(field, f"{names!r} does not fit", legal)
    return sorted(known.index(name) for name in names)


def set_clans(build: Builder) -> None:
    """Who plays which clan, and who has been eliminated."""
    game = build.game
    names = [kind.id for kind in game.pack.clans]
    chosen = {seat: BASE_CLANS[seat] for seat in range(game.seats)}
    chosen.update(build.by_seat("clans"))
    for seat, name in chosen.items():
        if name not in names or list(chosen.values()).count(name) > 1:
            raise build.wrong("clans", f"{name!r} does not fit", f"Clans: {', '.join(names)}, each once")
        game.clan[seat] = names.index(name)
    for seat in build.seats_in("out"):
        game.out[seat] = True


def set_positions(build: Builder) -> None:
    """``L1 = { A = "BR04 BR07- +2" }``: face up, face down, deployed blood."""
    game = build.game
    for loc in game.locations:
        field = LOCATION_WORDS[loc]
        for seat, value in build.by_seat(field):
            for word in build.names(field, value):
                if word.startswith("+") and word[1:].isdecimal() and len(word) < 10:
                    game.blood[MAX_SEATS * loc + seat] = int(word[1:])
                    game.bank_blood -= int(word[1:])
                    if game.bank_blood < 0:
                        raise build.wrong(field, f"there are only {BLOOD_TOKENS} blood (VE-111)", GIVE_LESS)
                else:
                    card = build.card(field, word.rstrip("-"))
                    if word.endswith("-"):
                        build.secret.append((card, DOWN + MAX_SEATS * loc + seat))
                    else:
                        build.put(card, UP + MAX_SEATS * loc + seat)


def set_clan_cards(build: Builder) -> None:
    """Hands and decks; by default Hunt and Ready are in hand if not used, the rest in the deck.

    Secret cards come from the shuffled deck, so that nobody else can tell them apart (VE-132).
    """
    game = build.game
    hands = dict(build.by_seat("hand"))
    decks = {seat: build.names("deck", value) for seat, value in build.by_seat("deck")}
    for seat, value in hands.items():
        build.secret += [
            (build.clan_card("hand", name, seat), HAND + seat) for name in build.names("hand", value)
        ]
    ordered = {seat: [build.clan_card("deck", name, seat) for name in names] for seat, names in decks.items()}
    for card, kind in enumerate(game.kinds):
        if kind.clan not in game.clan or kind.clan < 0 or game.out[game.clan.index(kind.clan)]:
            continue
        seat = game.clan.index(kind.clan)
        if card not in build.used:
            if kind.start and seat not in hands:
                build.secret.append((card, HAND + seat))
            elif seat in decks:
                build.put(card, BOX)
                continue
        if game.where[card] < UP:
            build.put(card, DECK + seat)
    for seat in range(game.seats):
        shuffle(game, DECK + seat)
    for card, place in build.secret:
        move(game, card, place)
    for seat, cards in ordered.items():
        game.cards_at[DECK + seat] = cards[::-1]


def set_alliances(build: Builder) -> None:
    """Alliances (one victim unless named), drained cards, the decks of allies and victims."""
    game, entry = build.game, build.entry
    alliances: dict[int, Any] = {seat: ["victim"] for seat in range(game.seats) if not game.out[seat]}
    alliances.update(build.by_seat("alliance"))
    drained = dict(build.by_seat("drained"))
    for field, place, table in (("alliance", ALLIANCE, alliances), ("drained", DRAINED, drained)):
        for seat, value in table.items():
            for name in build.names(field, value):
                build.put(build.ally(field, name), place + seat)
    set_allies(build)
    if entry.has("ally_deck"):
        wanted = [build.ally("ally_deck", name) for name in build.names_in("ally_deck")]
        for card in list(game.cards_at[ALLY_DECK]):
            build.put(card, OUT)
        for card in reversed(wanted):
            build.put(card, ALLY_DECK)
    else:
        shuffle(game, ALLY_DECK)
    if entry.has("victims"):
        left = entry.number("victims", 0, len(game.cards_at[VICTIMS]))
        while len(game.cards_at[VICTIMS]) > left:
            build.put(game.cards_at[VICTIMS][-1], OUT)


def set_allies(build: Builder) -> None:
    """The allies at the locations: those of the examples, unless named or used elsewhere."""
    game = build.game
    named = build.entry.table("allies", {})
    for word in named:
        build.location("allies", word)
    used = {game.kinds[card].id for card in build.used}
    for loc in game.locations:
        word = LOCATION_WORDS[loc]
        name = named.get(word, "" if BASE_ALLIES[word] in used else BASE_ALLIES[word])
        if name:
            build.put(build.ally("allies", name), AT + loc)


def set_counters(build: Builder) -> None:
    """Blood, influence, Diablerie tokens, who skips or is forestalled."""
    game = build.game
    for seat in range(game.seats):
        if not game.out[seat]:
            game.pool[seat], game.influence[seat] = 7, 3
    build.numbers_by_seat("pool", 60, game.pool)
    build.numbers_by_seat("influence", 60, game.influence)
    build.numbers_by_seat("diablerie", 2, game.diablerie)
    for seat, value in build.by_seat("flipped"):
        game.flipped[seat] = build.number("flipped", value, 0, game.diablerie[seat])
    game.bank_blood -= sum(game.pool)
    game.bank_influence -= sum(game.influence)
    game.bank_diablerie -= sum(game.diablerie)
    for field, left in (
        ("pool", game.bank_blood),
        ("influence", game.bank_influence),
        ("diablerie", game.bank_diablerie),
    ):
        if left < 0:
            raise build.wrong(field, f"that is {-left} more than there are tokens", GIVE_LESS)
    if build.entry.has("bank_blood"):  # for VE-R01: the rest of the tokens lie with nobody
        left = build.entry.number("bank_blood", 0, 70)
        game.pool[-1] += game.bank_blood - left
        game.bank_blood = left


def set_variants(build: Builder) -> None:
    """Relics, used ones, and location cards."""
    game = build.game
    relics = [kind.id for kind in game.pack.relics]
    for seat, name in build.by_seat("relics"):
        relic = build.among("relics", name, relics, "relic")
        if relic in game.relic:
            raise build.wrong("relics", f"{name!r} is there only once", "Give each relic to one seat")
        game.relic[seat] = relic
    for seat in build.seats_in("relics_used"):
        game.relic_used[seat] = True
    sites = [kind.id for kind in game.pack.sites]
    for word, name in build.entry.table("location_cards", {}).items():
        loc = build.location("location_cards", word)
        if name not in sites or loc == HAVEN or sites.index(name) in game.site:
            raise build.wrong(
                "location_cards", f"{name!r} does not fit", f"Each once, none at H: {', '.join(sites)}"
            )
        game.site[loc] = sites.index(name)
