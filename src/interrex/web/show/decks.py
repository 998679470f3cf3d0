"""A deck as pages draw it: its cards by type, what it amounts to, its curve, hands that might be drawn."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from interrex.engine.errors import BadSetting
from interrex.engine.spec import Deck, Decks
from interrex.engine.table import SEAT_LETTERS
from interrex.games import game_spec
from interrex.lab.deck_shares import shares_of
from interrex.match.decks import Begun, Change, curve, differences, first_hands
from interrex.web.show.pool import Drawn, drawn_cards
from interrex.web.tables.sentences import words_for
from interrex.words import Words
from interrex.words.facets import total_name, value_name

MAX_SHUFFLED: Final = 300  # cards; from a larger deck no hand is drawn


class Column(NamedTuple):
    """A price, how many cards have it, and how high that stands in the curve, in percent."""

    price: int
    number: int
    height: int


class Group(NamedTuple):
    """The cards of one type."""

    family: str
    name: str
    number: int
    cards: tuple[tuple[Drawn, int, int], ...]  # card, copies, price


class Weighed(NamedTuple):
    """All that is shown of a deck."""

    code: str
    size: int
    heads: tuple[Drawn, ...]
    groups: tuple[Group, ...]
    wrong: tuple[tuple[str, str], ...]  # each reason with its rule
    totals: tuple[tuple[str, int], ...]
    columns: tuple[Column, ...]
    hands: tuple[tuple[Drawn, ...], ...]

    @property
    def is_legal(self) -> bool:
        return not self.wrong


class Shares(NamedTuple):
    """How often a deck won, as bots played it: how it was measured; of each other deck id, name and share."""

    about: str
    rows: tuple[tuple[str, str, str], ...]


class Lead(NamedTuple):
    """A family of cards that lead a deck, with those to choose from."""

    family: str
    name: str
    cards: tuple[tuple[str, str], ...]
    chosen: str


class BegunDeck(NamedTuple):
    """A deck of the pack into which cards of one's own have come."""

    name: str
    put_in: tuple[tuple[str, int], ...]  # names with how many copies
    taken_out: tuple[tuple[str, int], ...]
    there: tuple[str, ...]  # one's own cards that were in it already
    left_out: tuple[str, ...]


def begun(game: str, pack: Any, language: str, found: Begun) -> BegunDeck:
    """How a deck began, with what came into it and what went out."""
    changes = differences(found.before, found.deck)
    new = {change.kind.id for change in changes}
    names = {each.id: each.name[language] for each in _decks(game).shipped(pack)}
    return BegunDeck(
        names[found.shipped],
        tuple((each.kind.name[language], each.more) for each in changes if each.more > 0),
        tuple((each.kind.name[language], -each.more) for each in changes if each.more < 0),
        tuple(kind.name[language] for kind in found.own if kind.id not in new),
        tuple(kind.name[language] for kind in found.left_out),
    )


def _decks(game: str) -> Decks:
    decks = game_spec(game).decks
    assert decks is not None
    return decks


def weigh(
    game: str, decks: Decks, pack: Any, deck: Deck, language: str, wrong: BadSetting | None, seed: int
) -> Weighed:
    """A deck with all that is shown of it; hands by a seed."""
    words = words_for(language, game, SEAT_LETTERS, pack)
    drawn = drawn_cards(game, pack, language)
    columns = curve(decks, deck)
    highest = max(columns.values(), default=1) or 1
    hands = first_hands(decks, deck, seed) if deck.size <= MAX_SHUFFLED else ()
    return Weighed(
        deck.code(), deck.size, tuple(drawn[kind.id] for kind in deck.heads),
        tuple(_groups(decks, deck, words, drawn)), tuple(words.each_reason(wrong)) if wrong else (),
        tuple((total_name(words, name), number) for name, number in decks.totals(deck).items()),
        tuple(Column(price, number, round(100 * number / highest)) for price, number in columns.items()),
        tuple(tuple(drawn[kind.id] for kind in hand) for hand in hands),
    )  # fmt: skip


def _groups(decks: Decks, deck: Deck, words: Words, drawn: dict[str, Drawn]) -> list[Group]:
    found = []
    for family in dict.fromkeys((*decks.families, *(kind.family for kind, _ in deck.cards))):
        there = [(kind, copies) for kind, copies in deck.cards if kind.family == family]
        if there:
            cards = tuple((drawn[kind.id], copies, decks.price(kind, deck)) for kind, copies in there)
            name = value_name(words, "family", family)
            found.append(Group(family, name, sum(copies for _, copies in there), cards))
    return found


def leads(game: str, decks: Decks, pack: Any, language: str, chosen: Deck | None) -> list[Lead]:
    """What may lead a deck: for each family its cards, and which of them leads this one."""
    words = words_for(language, game, SEAT_LETTERS, pack)
    drawn = drawn_cards(game, pack, language)
    heads = {kind.family: kind.id for kind in chosen.heads} if chosen is not None else {}
    found = []
    for family in decks.heads:
        cards = tuple((kind.id, drawn[kind.id].name) for kind in pack.kinds if kind.family == family)
        found.append(Lead(family, value_name(words, "family", family), cards, heads.get(family, "")))
    return found


def shares(game: str, decks: Decks, pack: Any, deck: str, language: str) -> Shares | None:
    """How often a deck of the pack won against the others; None for one that the lab has not measured."""
    found = shares_of(game, pack)
    rows = found.of(deck) if found is not None else []
    if found is None or not rows:
        return None
    words = words_for(language, game, SEAT_LETTERS, pack)
    names = {each.id: each.name[language] for each in decks.shipped(pack)}
    listed = [(each.other, names.get(each.other, each.other), each.said(words)) for each in rows]
    listed.append(("", words.say("ui-deck-all"), found.overall(deck).said(words)))
    return Shares(words.say("ui-deck-shares", bot=found.bot), tuple(listed))


def changes(game: str, pack: Any, language: str, one: Deck, other: Deck) -> list[tuple[Drawn, Change]]:
    """How two decks differ, card by card."""
    drawn = drawn_cards(game, pack, language)
    return [(drawn[change.kind.id], change) for change in differences(one, other) if change.kind.id in drawn]
