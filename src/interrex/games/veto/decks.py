"""Chapter 400: decks, their legality, and what others may know of them."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Final

from interrex.engine.chance import Chance
from interrex.engine.errors import BadSetting, Reason
from interrex.engine.knowledge import all_bits, places_of, settle
from interrex.engine.letters import plain_name
from interrex.engine.settings import Record, Settings, Switch
from interrex.games.veto.cards import (
    CHARACTER,
    DECK_FAMILIES,
    EQUIPMENT,
    FACTION,
    LOJALNY,
    STRATEGY,
    THRUST,
    Kind,
    Pack,
    ShippedDeck,
)
from interrex.games.veto.rulings import Rulings

if TYPE_CHECKING:
    from interrex.games.veto.table import Veto

DECK_SIZE: Final = 60
COPIES: Final = 3
FEAST_COPIES: Final = 2
SEATS: Final = ("deck_a", "deck_b", "deck_c", "deck_d")
PRECONSTRUCTED: Final = ("radziwillowie", "wisniowieccy", "dworscy", "awanturnicy")  # by seats
SHIPPED: Final = (
    *PRECONSTRUCTED, "rajtarzy", "trybuni", "krucjata", "oblezenie", "kancelaria", "regalisci",
    "sicz", "zbojcy",
)  # fmt: skip
HIDDEN: Final = "closed"
MAX_NAMED: Final = 8  # unknown cards that one refusal names
MAX_SHOWN: Final = 60  # characters of what somebody wrote that a refusal shows
COUNT: Final = re.compile(r"[0-9]{1,3}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Deck:
    """A faction card, at most one strategy, and the cards of the deck in pack order."""

    faction: Kind
    strategy: Kind | None
    cards: tuple[tuple[Kind, int], ...]

    def all_cards(self) -> list[Kind]:
        """Every card a seat owns: faction, strategy, then the deck."""
        kinds = list(self.heads)
        for kind, copies in self.cards:
            kinds.extend([kind] * copies)
        return kinds

    @property
    def heads(self) -> tuple[Kind, ...]:
        """The cards that are not shuffled into the deck: faction and strategy."""
        return (self.faction,) if self.strategy is None else (self.faction, self.strategy)

    @property
    def size(self) -> int:
        return sum(copies for _, copies in self.cards)

    def code(self) -> str:
        """The deck in one line, as settings and records keep it."""
        parts = [f"faction {self.faction.id}"]
        if self.strategy is not None:
            parts.append(f"strategy {self.strategy.id}")
        parts.extend(f"{copies} {kind.id}" for kind, copies in self.cards)
        return ", ".join(parts)


class DeckNames:
    """The decks a seat may play: a preconstructed one by its name, or any deck written out in a line."""

    __slots__ = ("names",)

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names

    def __contains__(self, value: object) -> bool:
        return value in self.names or (isinstance(value, str) and value.startswith("faction "))

    def __iter__(self) -> Iterator[Switch]:
        return iter(self.names)

    def __getitem__(self, index: int) -> Switch:
        return self.names[index]


def deck_choices(seat: int) -> DeckNames:
    """The default of every seat is another deck (VT-1401)."""
    return DeckNames(PRECONSTRUCTED[seat:] + PRECONSTRUCTED[:seat] + SHIPPED[len(PRECONSTRUCTED) :])


# --- reading -----------------------------------------------------------------------------------------


def make_deck(pack: Pack, faction: str, strategy: str, cards: dict[str, int]) -> Deck:
    """A deck from ids; an unknown id or a card in the wrong place is refused."""
    head = pack.kind(faction)
    if head is None or head.family != FACTION:
        known = ", ".join(kind.id for kind in pack.kinds if kind.family == FACTION)
        why = Reason("faction", {"name": faction, "known": known}, "VT-101")
        raise BadSetting(f"{faction!r} is not a faction (VT-101). Factions: {known}.", why)
    plan = pack.kind(strategy) if strategy else None
    if strategy and (plan is None or plan.family != STRATEGY):
        known = ", ".join(kind.id for kind in pack.kinds if kind.family == STRATEGY)
        why = Reason("strategy", {"name": strategy, "known": known}, "VT-145")
        raise BadSetting(f"{strategy!r} is not a strategy (VT-145). Strategies: {known}.", why)
    unknown = [card_id for card_id in cards if pack.kind(card_id) is None]
    if unknown:
        unknown = unknown[:MAX_NAMED]
        named = ", ".join(repr(card_id) for card_id in unknown)
        whys = [no_card(pack, card_id) for card_id in unknown]
        raise BadSetting(f"There is no card {named} in the pack {pack.id!r}.", *whys)
    counted = [(kind, number) for card_id, number in cards.items() if (kind := pack.kind(card_id))]
    counted.sort(key=lambda pair: pair[0].number)
    return Deck(head, plan, tuple(counted))


def no_card(pack: Pack, name: str) -> Reason:
    """There is no such card; perhaps another was meant."""
    like = nearest(pack, name)
    if like is None:
        return Reason("card", {"name": name[:MAX_SHOWN]})
    return Reason("card-like", {"name": name[:MAX_SHOWN], "card": like.id, "like": like.id})


def nearest(pack: Pack, name: str) -> Kind | None:
    """The card whose id or name is most like what somebody wrote; None where nothing is."""
    found = get_close_matches(plain_name(name[:MAX_SHOWN]), pack.names(), 1, 0.6)
    return pack.names()[found[0]] if found else None


def find_deck(pack: Pack, name: str, variants: Mapping[str, Switch], rulings: Rulings) -> Deck:
    """One of the decks that come with the pack, by its name."""
    return preconstructed(pack, name, bool(variants.get("feast")))


def preconstructed(pack: Pack, name: str, feast: bool = False) -> Deck:
    """One of the decks that come with the pack; under feast rules third copies are replaced."""
    for deck in pack.decks:
        if deck.id == name:
            counts = dict(deck.cards)
            for card_id, change in deck.feast if feast else ():
                counts[card_id] = counts.get(card_id, 0) + change
            cards = {card: count for card, count in counts.items() if count}
            return make_deck(pack, deck.faction, deck.strategy, cards)
    known = ", ".join(deck.id for deck in pack.decks)
    if not known:
        why = Reason("no-decks", {"name": pack.id})
        raise BadSetting(f"The pack {pack.id!r} comes without decks: give every seat a deck of its own.", why)
    why = Reason("deck-name", {"name": name, "legal": known})
    raise BadSetting(f"There is no deck {name!r}. Decks of this pack: {known}.", why)


def read_code(pack: Pack, code: str) -> Deck:
    """A deck written out in a line: ``faction dworscy, strategy kamaryla, 3 latyfundium, …``."""
    faction = strategy = ""
    cards: dict[str, int] = {}
    for part in code.split(","):
        word, _, card_id = part.strip().partition(" ")
        if word == "faction":
            faction = card_id
        elif word == "strategy":
            strategy = card_id
        elif COUNT.fullmatch(word) and card_id:
            cards[card_id] = cards.get(card_id, 0) + int(word)
        else:
            raise BadSetting(
                f"{part.strip()[:60]!r} is not part of a deck; write, for example, '3 latyfundium'.",
                Reason("deck-part", {"value": part.strip()[:60]}),
            )
    return make_deck(pack, faction, strategy, cards)


# --- legality: VT-106, VT-401 to VT-407, VT-1423 ------------------------------------------------------


Fault = tuple[str, Reason]  # in English, and as data


def faults(deck: Deck, feast: bool = False, copy_limit: str = "per_card") -> list[Fault]:
    """Everything that is wrong with a deck, each with its rule."""
    found: list[Fault] = []
    if deck.size < DECK_SIZE:
        why = Reason("deck-size", {"number": deck.size, "least": DECK_SIZE}, "VT-401")
        found.append((f"the deck has {deck.size} cards, it needs at least {DECK_SIZE}", why))
    limit = FEAST_COPIES if feast else COPIES
    rule = "VT-1423" if feast else "VT-404"
    names: dict[str, int] = {}
    for kind, copies in deck.cards:
        if kind.family not in DECK_FAMILIES:
            why = Reason("family", {"card": kind.id, "family": kind.family}, "VT-106")
            found.append((f"{kind.id} is a {kind.family}, which no deck may contain", why))
        key = copy_key(kind, copy_limit)
        names[key] = names.get(key, 0) + copies
    for key, copies in names.items():
        if copies > limit:
            why = Reason("copies", {"card": key, "number": copies, "limit": limit}, rule)
            found.append((f"{key} is there {copies} times, at most {limit} are allowed", why))
    return found


def check(deck: Deck, whose: str, feast: bool, copy_limit: str = "per_card") -> None:
    """A deck that is not legal is refused, with every reason."""
    wrong = faults(deck, feast, copy_limit)
    if wrong:
        reasons = "; ".join(f"{reason} ({why.rule})" for reason, why in wrong)
        raise BadSetting(f"{whose} is not legal: {reasons}.", *[why for _, why in wrong])


def check_deck(deck: Deck, whose: str, variants: Mapping[str, Switch], rulings: Rulings) -> None:
    """A deck that is not legal under these variants and rulings (VT-R32) is refused, with every reason."""
    check(deck, whose, bool(variants.get("feast")), rulings.copy_limit)


def decks_of(settings: Settings, pack: Pack, rulings: Rulings) -> tuple[Deck, ...]:
    """The decks named by the settings, checked."""
    feast = bool(settings.variants.get("feast"))
    decks = []
    for seat in range(settings.seats):
        chosen = str(settings.variants.get(SEATS[seat], PRECONSTRUCTED[seat]))
        deck = (
            read_code(pack, chosen) if chosen.startswith("faction ") else preconstructed(pack, chosen, feast)
        )
        check(deck, f"The deck of seat {'ABCD'[seat]}", feast, rulings.copy_limit)
        decks.append(deck)
    factions = [deck.faction.id for deck in decks]
    if settings.seats > 2 and rulings.distinct_factions == "required" and len(set(factions)) < len(factions):
        why = Reason("factions", {}, "VT-R62")
        raise BadSetting("With three or four players, each plays a different faction (VT-1401, VT-R62).", why)
    if settings.variants.get("learning") and settings.seats != 2:
        raise BadSetting("The learning game is for two players (VT-1431).", Reason("learning", {}, "VT-1431"))
    return tuple(decks)


# --- closed decklists --------------------------------------------------------------------------------


def hide_decks(game: Veto, seat: int | None, record: Record) -> Record:
    """With closed decklists a record shown to one seat does not name the decks of the others."""
    if not game.closed or seat is None or record.whole:
        return record
    variants: dict[str, Any] = dict(record.settings.variants)
    for other in range(game.seats):
        if other != seat:
            variants[SEATS[other]] = HIDDEN
    return dataclasses.replace(record, settings=dataclasses.replace(record.settings, variants=variants))


def see(game: Veto, cards: list[int], seats: int) -> None:
    """Seats see the faces of cards before these are moved, or of all cards in a place.

    It matters only with closed decklists. How many copies there are they do not learn: if one seen earlier
    may have come to where one is seen now, it may be the same.
    """
    for card in cards if game.closed and game.knowing else ():
        fresh = seats & ~game.seen[card]
        game.seen[card] |= seats
        for viewer in range(game.seats + 1):
            if fresh >> viewer & 1:
                take_for_same(game, cards, card, viewer)


def take_for_same(game: Veto, cards: list[int], card: int, viewer: int) -> None:
    """A copy that the viewer has seen, and that might lie where this card lies, counts as unseen again."""
    kind, owner, place = game.kinds[card], game.owner[card], game.where[card]
    for other in range(len(game.kinds)):
        if (
            game.kinds[other] is kind
            and game.owner[other] == owner
            and other not in cards
            and game.seen[other] >> viewer & 1
            and places_of(game, viewer, other) >> place & 1
        ):
            game.seen[other] &= ~(1 << viewer)
            return


def imagine(world: Veto, seat: int, chance: Chance) -> None:
    """Cards of others that the seat has never seen become any cards their deck may hold (VT-401 to VT-407).

    Where somebody knows that only thrusts lie in some place, what is a thrust stays one; otherwise also how
    many thrusts there are is imagined.
    """
    settle(world, all_bits(world))
    kinds = list(world.kinds)
    sorts = world.sorts_of_cards()
    for owner in range(world.seats):
        if owner == seat:
            continue
        own = [card for card in range(len(kinds)) if world.owner[card] == owner]
        unseen = [card for card in own if not world.seen[card] >> seat & 1]
        counts: dict[str, int] = {}
        for card in own:
            if world.seen[card] >> seat & 1:
                key = copy_key(kinds[card], world.rulings.copy_limit)
                counts[key] = counts.get(key, 0) + 1
        pools = imagined_pools(world, owner, thrusts_are_known(world, owner, own, sorts))
        chance.shuffle(unseen)
        for card in unseen:
            kinds[card] = drawn_kind(world, pools[sorts[card]], counts, chance) or kinds[card]
    world.kinds = tuple(kinds)


def thrusts_are_known(world: Veto, owner: int, own: list[int], sorts: tuple[int, ...]) -> bool:
    """Somebody knows of a place where only thrusts of that owner may lie."""
    for viewer in range(world.seats + 1):
        if viewer == owner:
            continue
        first = viewer * len(sorts)
        thrusts = others = 0
        for card in own:
            if not sorts[card]:
                others |= world.possible_lots[first + card]
            elif not world.seen[card] >> viewer & 1:
                thrusts |= world.possible_lots[first + card]
        if thrusts & ~others:
            return True
    return False


def imagined_pools(world: Veto, owner: int, apart: bool) -> tuple[list[Kind], list[Kind]]:
    """What cards of an owner may be imagined as: all but thrusts, and thrusts; the same unless kept apart."""
    usable = [
        kind
        for kind in world.pack.kinds
        if kind.family in DECK_FAMILIES
        and (kind.family == "character" or kind.faction in ("", world.factions[owner]))
    ]
    copies = copies_allowed(world)
    thrusts = [kind for kind in usable if kind.family == THRUST] * copies
    others = [kind for kind in usable if kind.family != THRUST] * copies
    if apart:
        return others, thrusts
    both = others + thrusts
    return both, both


def drawn_kind(world: Veto, pool: list[Kind], counts: dict[str, int], chance: Chance) -> Kind | None:
    """One of a pool of which the deck may hold another copy; it leaves the pool."""
    while pool:
        at = chance.below(len(pool))
        kind = pool[at]
        pool[at] = pool[-1]
        pool.pop()
        key = copy_key(kind, world.rulings.copy_limit)
        if counts.get(key, 0) < copies_allowed(world):
            counts[key] = counts.get(key, 0) + 1
            return kind
    return None


def copies_allowed(game: Veto) -> int:
    """VT-404, VT-1423 How many copies of a card a deck may hold."""
    return FEAST_COPIES if game.settings.variants.get("feast") else COPIES


def copy_key(kind: Kind, copy_limit: str) -> str:
    """VT-404 What copies are counted by."""
    return kind.short if copy_limit == "per_name" else kind.id


# --- what a deck is like ------------------------------------------------------------------------------


def shipped(pack: Pack) -> tuple[ShippedDeck, ...]:
    """The decks that come with a pack."""
    return pack.decks


def totals(deck: Deck) -> dict[str, int]:
    """What a deck amounts to, by name: see ``total-…`` in the words of the game."""
    found = dict.fromkeys(
        ("characters", "thrusts", "kreski", "income", "foreign", "foreign_price", "dead"), 0
    )
    for kind, copies in deck.cards:
        is_foreign = kind.faction not in ("", deck.faction.id)
        if kind.family == CHARACTER:
            found["characters"] += copies
            found["kreski"] += kind.kreski * copies
        if kind.family == THRUST:
            found["thrusts"] += copies
        found["income"] -= kind.upkeep * copies
        if is_foreign and kind.family == CHARACTER:  # VT-924
            found["foreign"] += copies
            found["foreign_price"] += kind.lafa * copies
        if is_foreign and is_dead(kind, deck):
            found["dead"] += copies
    return found


def is_dead(kind: Kind, deck: Deck) -> bool:
    """VT-407 A card of another faction that its player can never play, or bring into play."""
    if kind.family == CHARACTER:
        return bool(kind.keywords & LOJALNY)  # VT-230
    if kind.family == EQUIPMENT:  # VT-1506
        return not any(other.faction == kind.faction for other, _ in deck.cards if other.family == CHARACTER)
    return True  # VT-140, VT-1504, VT-1505


def price(kind: Kind, deck: Deck) -> int:
    """VT-113, VT-924 What a card of the deck costs as printed; a foreign character twice that."""
    doubled = kind.family == CHARACTER and kind.faction not in ("", deck.faction.id)
    return kind.lafa * 2 if doubled else kind.lafa
