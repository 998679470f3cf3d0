"""Scenarios of Regalia: positions for ``[given]``, facts for ``then``."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.options import SEAT_LETTERS
from interrex.engine.packs import Entry
from interrex.engine.positions import Given, lost_card
from interrex.engine.settings import Settings
from interrex.engine.zones import draw, move
from interrex_regalia.cards import Pack
from interrex_regalia.claims import claim
from interrex_regalia.rulings import Rulings
from interrex_regalia.setup import lay_out_cards
from interrex_regalia.table import (
    DECK,
    HAND,
    HAND_SIZE,
    PILE,
    POINTS_TO_WIN,
    REGALIA,
    STAKE,
    TAKEN,
    Regalia,
    in_order,
    points_of,
)
from interrex_regalia.view import view

LETTERS: Final = SEAT_LETTERS[:2]


class Builder(Given):
    """Takes the fields of ``[given]`` one by one and lays out the table."""

    def __init__(self, entry: Entry, game: Regalia) -> None:
        super().__init__(entry, game.seats)
        self.game = game

    def copies_of(self, name: str) -> list[int]:
        return [card for card, kind in enumerate(self.game.kinds) if kind.id == name]

    def put(self, field: str, name: str, family: str, place: int) -> int:
        """Move a card that has no place yet."""
        copies = [card for card in self.copies_of(name) if self.game.kinds[card].family == family]
        card = self.unused(field, name, copies, family)[0]
        self.used.add(card)
        if self.game.where[card] != place:
            move(self.game, card, place)
        return card


def set_position(settings: Settings, pack: Pack, rulings: Rulings, entry: Entry) -> Regalia:
    """A claim begins: ``stake`` is turned up next, hands that are not given are drawn."""
    game = Regalia(settings, pack, rulings)
    build = Builder(entry, game)
    build.take_chance()
    lay_out_cards(game)
    game.staff = build.seat_in("staff", 0)
    build.numbers_by_seat("favours", POINTS_TO_WIN, game.favours)
    for field, family, place in (("taken", "piece", TAKEN), ("hand", "retainer", HAND)):
        for seat, names in build.by_seat(field):
            for name in build.names(field, names):
                build.put(field, name, family, place + seat)
    for name in build.names_in("pile"):
        build.put("pile", name, "retainer", PILE)
    stake = build.put("stake", entry.text("stake"), "piece", REGALIA)
    entry.done()
    check(build)
    game.round = sum(len(game.cards_at[TAKEN + seat]) for seat in (0, 1))
    build.load_chance(game, (REGALIA, DECK))
    pieces = game.cards_at[REGALIA]
    pieces.append(pieces.pop(pieces.index(stake)))
    for seat in in_order(game):
        for _ in range(0 if game.cards_at[HAND + seat] else HAND_SIZE):
            draw(game, DECK, HAND + seat)
    game.then(claim)
    game.advance()
    return game


def check(build: Builder) -> None:
    """Nothing is lost or made, no hand is too large, nobody has won already."""
    game = build.game
    build.check(lost_card(game))
    for seat in (0, 1):
        if len(game.cards_at[HAND + seat]) > HAND_SIZE:
            raise build.wrong("hand", f"{LETTERS[seat]} has more than four Retainers", "Give at most four")
        if points_of(game, seat) >= POINTS_TO_WIN:
            raise build.wrong("taken", f"{LETTERS[seat]} would have won (RG-501)", "Give fewer points")


def facts(game: Regalia) -> dict[str, Any]:
    """What holds now, in the words of ``[given]``."""
    names = [kind.id for kind in game.kinds]
    stake = game.cards_at[STAKE]

    def by_seat(place: int) -> dict[str, list[str]]:
        return {
            letter: [names[card] for card in game.cards_at[place + seat]]
            for seat, letter in enumerate(LETTERS)
        }

    return {
        "round": game.round,
        "staff": LETTERS[game.staff],
        "stake": names[stake[0]] if stake else "",
        "taken": by_seat(TAKEN),
        "hand": by_seat(HAND),
        "hand_size": {letter: len(game.cards_at[HAND + seat]) for seat, letter in enumerate(LETTERS)},
        "favours": dict(zip(LETTERS, game.favours, strict=True)),
        "points": {letter: points_of(game, seat) for seat, letter in enumerate(LETTERS)},
        "pile": [names[card] for card in game.cards_at[PILE]],
        "deck": len(game.cards_at[DECK]),
        "cellar": view(game, game.seats).cellar,
        "ended_by": game.result.rule if game.result is not None else "",
        "sees": {letter: sight(game, seat) for seat, letter in enumerate(LETTERS)},
    }


def sight(game: Regalia, seat: int) -> dict[str, Any]:
    """What one claimant sees of hands and of what lies before both."""
    seen = view(game, seat)
    return {
        "hand": {each.letter: list(each.known) for each in seen.seats},
        "laid": {each.letter: each.laid for each in seen.seats},
    }
