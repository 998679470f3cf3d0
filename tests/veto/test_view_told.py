"""What a seat is shown of a table, field by field, told a second time at stirred tables with hidden hands."""

from __future__ import annotations

import random

import interrex
from interrex.engine.chance import Chance
from interrex.engine.knowledge import knows
from interrex.engine.zones import show_all
from interrex.games.veto.actions import price_of
from interrex.games.veto.cards import BITS
from interrex.games.veto.decks import see
from interrex.games.veto.permissions import upkeep
from interrex.games.veto.szabla import szabla
from interrex.games.veto.table import (
    DECK,
    DISCARD,
    HAND,
    LOOK,
    NOBODY,
    PHASE_NAMES,
    PLAY,
    REMOVED,
    UNDER,
    Veto,
)
from interrex.games.veto.traits import company, keywords, kreski_trait
from interrex.games.veto.view import CardView, CharacterView, SeatView, hand_prices, view_beside
from tests.veto.stirred import drawn, thinned
from tests.veto.told_cards import look

TABLES = 40


def shown_around(seed: int) -> Veto:
    """Some have looked at a hand, at attached thrusts, or look at the top of their deck."""
    game, chance = thinned(seed)
    for seat in range(game.seats):
        other = chance.below(game.seats)
        for place in (HAND + other, *range(UNDER + other * game.slots, UNDER + (other + 1) * game.slots)):
            if chance.below(3) == 0:
                see(game, game.cards_at[place], 1 << seat)
                show_all(game, place, 1 << seat)
        if game.cards_at[DECK + seat] and chance.below(3) == 0:
            look(game, seat, 2)
    return game


def faces(game: Veto, viewer: int, place: int) -> tuple[str, ...]:
    """What the viewer knows to lie there; of others' decks that are closed only what he has seen."""
    known = [card for card in game.cards_at[place] if knows(game, viewer, card)]
    if game.closed:
        known = [card for card in known if game.owner[card] == viewer or game.seen[card] & 1 << viewer]
    return tuple(sorted(game.kinds[card].id for card in known))


def open_card(game: Veto, card: int) -> CardView:
    return CardView(game.kinds[card].id, bool(game.tapped & 1 << card))


def check_character(game: Veto, viewer: int, card: int, shown: CharacterView) -> None:
    assert shown.kind == game.kinds[card].id
    assert shown.field == ("magnates" if game.fields & 1 << card else "electoral")
    assert shown.tapped == bool(game.tapped & 1 << card)
    assert (shown.szabla, shown.kreski) == (szabla(game, card), kreski_trait(game, card))
    assert {BITS[word] for word in shown.keywords} == {
        bit for bit in BITS.values() if keywords(game, card) & bit
    }
    there = [other for seat in range(game.seats) for other in game.cards_at[PLAY + seat]]
    assert list(shown.attached) == [open_card(game, other) for other in there if game.host[other] == card]
    slot = game.slot[card]
    down = game.cards_at[UNDER + slot] if slot != NOBODY else []
    assert shown.face_down == len(down)
    assert shown.thrusts == (faces(game, viewer, UNDER + slot) if down else ())


def check_seat(game: Veto, viewer: int, seat: int, shown: SeatView) -> None:
    play = game.cards_at[PLAY + seat]
    faction = game.owner.index(seat)
    strategy = [card for card in play if game.kinds[card].family == "strategy" and game.owner[card] == seat]
    assert (shown.letter, shown.faction) == ("ABCD"[seat], game.kinds[faction].id)
    assert shown.strategy == (game.kinds[strategy[0]].id if strategy else "")
    assert shown.faction_tapped == bool(game.tapped & 1 << faction)
    assert shown.strategy_tapped == any(game.tapped & 1 << card for card in strategy)
    assert (shown.ducats, shown.kreski) == (game.ducats[seat], game.kreski[seat])
    assert shown.hand == len(game.cards_at[HAND + seat])
    assert shown.known == faces(game, viewer, HAND + seat)
    assert shown.looking == faces(game, viewer, LOOK + seat)
    assert (shown.deck, shown.discards) == tuple(
        len(game.cards_at[place + seat]) for place in (DECK, DISCARD)
    )
    top = game.cards_at[DISCARD + seat][-1:]
    assert shown.top in ("", *(game.kinds[card].id for card in top))
    assert bool(shown.top) == any(game.pinned[card] & 1 << viewer for card in top)
    assert list(shown.removed) == sorted(game.kinds[card].id for card in game.cards_at[REMOVED + seat])
    assert list(shown.estates) == [
        open_card(game, card) for card in play if game.kinds[card].family == "estate"
    ]
    everything = [card for each in range(game.seats) for card in game.cards_at[PLAY + each]]
    to_faction = [card for card in everything if game.host[card] == faction and card not in strategy]
    assert list(shown.effects) == [open_card(game, card) for card in to_faction]
    assert shown.out == bool(game.out & 1 << seat)
    assert shown.balance == upkeep(game, seat)
    elekts = [keywords(game, card) for card in company(game, seat) if keywords(game, card) & BITS["elekt"]]
    if game.rulings.nieobecny_counts == "nothing":
        elekts = [mask for mask in elekts if not mask & BITS["nieobecny"]]
    assert shown.elekt == bool(elekts)
    if viewer == seat:
        assert len(shown.prices) == len(shown.known)
        prices = hand_prices(game, seat)
        assert list(shown.prices) == [prices[word] for word in shown.known]
        for card in game.cards_at[HAND + seat]:
            if game.kinds[card].family in ("character", "equipment", "estate"):
                assert prices[game.kinds[card].id] == price_of(game, seat, card)
    else:
        assert shown.prices == ()
    characters = [card for card in play if game.kinds[card].family == "character"]
    assert len(shown.company) == len(characters)
    for card, character in zip(characters, shown.company, strict=True):
        check_character(game, viewer, card, character)


def test_a_view_says_whether_the_turns_end_with_this_one() -> None:
    """VT-907 Whoever may end a turn knows whether the game phase ends with it, by every reading of VT-R08."""
    met = {True: 0, False: 0}
    for seed in range(12):
        reading = ("no_deed", "declared", "no_action")[seed % 3]
        game = interrex.new("veto", seats=2 + seed % 3, seed=seed, rulings={"phase_end": reading})
        luck = random.Random(seed)
        for _ in range(400):
            if game.is_over:
                break
            decision = luck.choice(game.decisions)
            if decision.question == "turn":
                shown, after = game.view(decision.seat), game.copy()
                after.choose("bene", decision.seat)
                lines = [kind for kind, *_ in after.told[len(game.told) :]]
                until = lines.index("phase") if "phase" in lines else 0
                ends = lines[:until].count("bene") == 1  # else somebody with nothing to do has passed too
                assert shown.is_last == ends
                met[ends] += 1
            game.choose(luck.choice(decision.options), decision.seat)
    assert min(met.values()) > 10, met


def test_a_view_shows_what_lies_there_and_what_is_known() -> None:
    hidden = 0
    for seed in range(TABLES):
        game, chance = shown_around(1000 + seed), Chance(seed)
        game.bans = drawn(chance, [kind.name_bit for kind in game.pack.kinds]) if chance.below(2) else 0
        game.moment = drawn(chance, ((), (("killed", 3),), (("killed", 3), ("deployed", 1, 4))))
        for viewer in range(game.seats + 1):
            shown = game.view(viewer)
            assert shown.phase == PHASE_NAMES[game.phase]
            for name in ("round", "initiative", "voice", "deed", "election", "pool"):
                assert getattr(shown, name) == getattr(game, name)
            assert shown.moment == (game.moment[-1][0] if game.moment else "")
            assert set(shown.banned) == {kind.short for kind in game.pack.kinds if kind.name_bit & game.bans}
            assert (shown.duel is None) <= (not game.duel)
            assert len(shown.stack) == len(game.stack)
            for seat in range(game.seats):
                check_seat(game, viewer, seat, shown.seats[seat])
                hidden += shown.seats[seat].hand > len(shown.seats[seat].known)
            beside = view_beside(game, shown, (viewer + 1) % game.seats, None)
            for seat in range(game.seats):
                check_seat(game, (viewer + 1) % game.seats, seat, beside.seats[seat])
    assert hidden
