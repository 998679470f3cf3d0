"""What a seat may know of the table (VT-606 to VT-615)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from interrex.engine.knowledge import known_in
from interrex.engine.questions import Decision
from interrex.engine.view import View, common_half, common_half_of, deciding_lines
from interrex.games.veto.actions import passes_after, price_of
from interrex.games.veto.answers import ducats_for
from interrex.games.veto.cards import BITS, CHARACTER, EFFECT, EQUIPMENT, KEYWORDS, THRUST
from interrex.games.veto.duel_view import DuelView, challenge_view, challenges_to_come, duel_view
from interrex.games.veto.moments import MOMENTS
from interrex.games.veto.options import FIELD_NAMES
from interrex.games.veto.permissions import strategy_of, upkeep
from interrex.games.veto.szabla import szabla
from interrex.games.veto.table import (
    DECK,
    DISCARD,
    HAND,
    ITEM_CARD,
    LOOK,
    NOBODY,
    PHASE_NAMES,
    PLAY,
    REMOVED,
    SEAT_LETTERS,
    SEATS,
    Veto,
    faction_card,
    in_game,
    is_tapped,
    on_magnates,
    playing,
    under,
)
from interrex.games.veto.traits import attached, company, keywords, kreski_trait, own_elekts

CHAPTERS: Final = (
    "setup", "untap phase and initiative", "settlement", "game phase", "duel", "end phase", "victory",
    "reply rule", "three players", "four players", "feast", "learning game", "closed decklists",
)  # fmt: skip
CARDBOARD: Final = {
    "VT-107": "the colour of cardboard; front ends colour the seven types alike",
    "VT-109": "letters and icons without effect on play; packs do not hold them",
    "VT-110": "quotations are not reproduced",
}
LOG_ARGS: Final = {
    "initiative": "seat",
    "redrew": "seat",
    "round": "number",
    "phase": "phase",
    "voice": "seat",
    "bene": "seat",
    "handed_on": "seat",
    "declared": "seat card target:card",
    "plays": "seat card target:card",
    "deploys": "seat card",
    "equips": "seat card host:card",
    "entered": "seat card",
    "attached": "seat card host:card",
    "attached_thrust": "seat host:card",
    "transferred": "seat card host:card",
    "agitates": "seat card",
    "agitation_yield": "seat number",
    "challenges": "seat card target:card",
    "moves": "seat card",
    "moved": "seat card field",
    "paid": "seat number",
    "cannot_pay": "seat card",
    "no_result": "seat card",
    "returned_to_hand": "seat card",
    "negated": "seat card by:card",
    "redirected": "card",
    "discarded": "seat card",
    "removed": "seat card",
    "left_play": "card",
    "to_hand": "seat card",
    "took_back": "seat card",
    "control": "seat card",
    "tapped": "card",
    "untapped": "card",
    "gained": "card keyword",
    "drew": "seat number",
    "drew_card": "seat card",
    "bought_card": "seat card",
    "reshuffled": "seat",
    "searches": "seat",
    "found": "seat card",
    "shuffled": "seat",
    "looked_at_hand": "seat other",
    "saw_hand": "seat cards",
    "looked_at_thrusts": "seat other",
    "bribed": "seat number",
    "totals_initiative": "numbers",
    "all_untapped": "",
    "settled": "seat number",
    "election": "seat",
    "no_election": "seat",
    "took_ducats": "seat number",
    "stole_ducats": "seat other number",
    "took_kreski": "seat number",
    "returned_kreski": "seat number",
    "gave_kreski": "seat other number",
    "refuses": "seat card",
    "accepts": "seat card",
    "takes_up": "seat card",
    "szabla": "card number",
    "szabla_of_round": "card number",
    "lost_ducats": "seat number",
    "works_by_itself": "seat card",
    "chain_stopped": "",
    "thrust_parried": "seat card",
    "totals": "card number target:card other_number:number counts",
    "undecided": "",
    "beaten": "card killed:number",
    "killed": "card",
    "wounded": "card",
    "saved": "card",
    "only_wounded": "card",
    "lost": "seat",
    "dropped_out": "seat",
    "won": "seat",
}


@dataclass(frozen=True, slots=True)
class CardView:
    """A card that lies open."""

    kind: str
    tapped: bool

    def __str__(self) -> str:
        return f"{self.kind} (tapped)" if self.tapped else self.kind


@dataclass(frozen=True, slots=True)
class StackView:
    """An item of the stack, and what it answers or is aimed at: another item, a card, or a player."""

    seat: int
    what: str
    card: str
    answers: int  # the number of the item it answers, from 1; 0 for none
    aim: str  # a card
    at_seat: int
    negated: bool  # an answer above it has made it come to nothing

    def __str__(self) -> str:
        aim = self.aim or (SEAT_LETTERS[self.at_seat] if self.at_seat != NOBODY else "")
        return f"{SEAT_LETTERS[self.seat]} {self.what} {self.card}{' -> ' + aim if aim else ''}"


@dataclass(frozen=True, slots=True)
class CharacterView:
    """A character in play with everything attached to him."""

    kind: str
    field: str
    tapped: bool
    szabla: int
    kreski: int
    keywords: tuple[str, ...]
    attached: tuple[CardView, ...]
    face_down: int
    thrusts: tuple[str, ...]  # face-down thrusts that the viewer knows


@dataclass(frozen=True, slots=True)
class SeatView:
    """One player as another sees him."""

    letter: str
    faction: str
    strategy: str
    faction_tapped: bool
    strategy_tapped: bool
    ducats: int
    kreski: int
    hand: int
    known: tuple[str, ...]  # cards in hand that the viewer knows
    prices: tuple[int, ...]  # what each of them costs now, where they are the viewer's own
    looking: tuple[str, ...]
    deck: int
    discards: int
    top: str  # of the discard pile
    removed: tuple[str, ...]
    company: tuple[CharacterView, ...]
    estates: tuple[CardView, ...]
    effects: tuple[CardView, ...]  # attached to the faction card
    out: bool
    balance: int  # ducats that the next settlement brings, or costs below 0
    elekt: bool  # an Elekt who counts for an election is in play


@dataclass(frozen=True, slots=True, kw_only=True)
class VetoView(View):
    """All that one seat may know, and nothing else."""

    round: int
    phase: str
    initiative: int
    voice: int
    deed: bool
    is_last: bool  # the turns of this round are over when this one ends as it stands
    election: int
    pool: int
    stack: tuple[StackView, ...]
    duel: DuelView | None
    challenges: tuple[DuelView, ...]  # the duels to which the viewer may challenge, as they would stand
    moment: str
    about: str  # the card that the moment is about
    banned: tuple[str, ...]
    seats: tuple[SeatView, ...]

    def __str__(self) -> str:
        return table_text(self)


def view(game: Veto, seat: int) -> VetoView:
    """VT-612, VT-613 Counters and what lies openly, one's own hand, and what one has been shown."""
    return VetoView(
        round=game.round,
        phase=PHASE_NAMES[game.phase],
        initiative=game.initiative,
        voice=game.voice,
        deed=game.deed,
        is_last=game.voice != NOBODY and passes_after(game) >= playing(game),
        election=game.election,
        pool=game.pool,
        stack=tuple(stack_view(game, at) for at in range(len(game.stack))),
        duel=duel_view(game) or challenge_view(game),
        challenges=challenges_to_come(game, seat),
        moment=game.moment[-1][0] if game.moment else "",
        about=moment_card(game),
        banned=banned(game) if game.bans else (),
        seats=tuple(seat_view(game, seat, other) for other in range(game.seats)),
        **common_half(game, seat),
    )


def view_beside(game: Veto, seen: VetoView, seat: int, decision: Decision | None) -> VetoView:
    """The same position from another seat: only what one knows of hands, piles and attached cards differs."""
    seats = tuple([seat_beside(game, seen.seats[other], seat, other) for other in range(game.seats)])
    challenges = challenges_to_come(game, seat)
    return replace(seen, seats=seats, challenges=challenges, **common_half_of(game, seat, decision))


def seat_beside(game: Veto, seen: SeatView, viewer: int, seat: int) -> SeatView:
    """One player's side of the table as another sees it."""
    known = tuple(known_faces(game, viewer, HAND + seat))
    by_kind = hand_prices(game, seat) if viewer == seat else {}
    prices = tuple([by_kind[each] for each in known]) if by_kind else ()
    looking = tuple(known_faces(game, viewer, LOOK + seat))
    top = known_top(game, viewer, seat)
    folk = seen.company
    if any(each.face_down for each in folk):
        folk = tuple(
            [
                character_view(game, viewer, card) if each.face_down else each
                for each, card in zip(folk, company(game, seat), strict=True)
            ]
        )
    if (known, prices, looking, top) == (seen.known, seen.prices, seen.looking, seen.top) and (
        folk is seen.company
    ):
        return seen
    return replace(seen, known=known, prices=prices, looking=looking, top=top, company=folk)


def moment_card(game: Veto) -> str:
    """VT-330 The card that the open moment is about, such as who is wounded; it lay openly in play."""
    if not game.moment:
        return ""
    moment = game.moment[-1]
    fact = MOMENTS[moment[0]].card
    return game.kinds[moment[fact]].id if fact else ""


def banned(game: Veto) -> tuple[str, ...]:
    """The names that nobody may play now."""
    return tuple(sorted({kind.short for kind in game.pack.kinds if game.bans & kind.name_bit}))


def stack_view(game: Veto, at: int) -> StackView:
    """One item of the stack: who declared what, and what it answers."""
    what, seat, card, _, target, answers, _ = game.stack[at]
    number, aim, at_seat = 0, "", NOBODY
    if 0 <= answers < at:
        number, aim = answers + 1, game.kinds[game.stack[answers][ITEM_CARD]].id
    elif isinstance(target, int) and what not in ("agitate", "deploy", "refuse"):
        if target >= 0:
            aim = game.kinds[target].id
        else:
            at_seat = -1 - target
    negated = bool(game.negated >> at & 1)
    return StackView(seat, what, game.kinds[card].id, number, aim, at_seat, negated)


def card_view(game: Veto, card: int) -> CardView:
    return CardView(game.kinds[card].id, is_tapped(game, card))


def known_faces(game: Veto, viewer: int, place: int) -> list[str]:
    """The cards of which the viewer knows that they lie there; with closed lists only faces once seen."""
    if not game.cards_at[place]:
        return []
    cards = known_in(game, viewer, place)
    if game.closed:
        cards = [card for card in cards if game.owner[card] == viewer or game.seen[card] >> viewer & 1]
    return sorted(game.kinds[card].id for card in cards)


def character_view(game: Veto, viewer: int, card: int) -> CharacterView:
    """A character as a seat sees him."""
    mask = keywords(game, card)
    below = under(game, card)
    known = known_faces(game, viewer, game.where[below[0]]) if below else []
    return CharacterView(
        kind=game.kinds[card].id,
        field=FIELD_NAMES[int(on_magnates(game, card))],
        tapped=is_tapped(game, card),
        szabla=szabla(game, card),
        kreski=kreski_trait(game, card),
        keywords=tuple([word for word in (*KEYWORDS, *game.pack.keywords) if mask & BITS[word]])
        if mask
        else (),
        attached=tuple([card_view(game, other) for other in attached(game, card)]),
        face_down=len(below),
        thrusts=tuple(known),
    )


def seat_view(game: Veto, viewer: int, seat: int) -> SeatView:
    """One player's side of the table."""
    lying, kinds = game.cards_at, game.kinds
    faction = faction_card(game, seat)
    strategy = strategy_of(game, seat)
    pile = lying[DISCARD + seat]
    estates = [card for card in lying[PLAY + seat] if kinds[card].family == "estate"]
    effects = [card for card in attached(game, faction) if card != strategy]
    known = known_faces(game, viewer, HAND + seat)
    prices = hand_prices(game, seat) if viewer == seat else {}
    return SeatView(
        letter=SEAT_LETTERS[seat],
        faction=kinds[faction].id,
        strategy=kinds[strategy].id if strategy != NOBODY else "",
        faction_tapped=is_tapped(game, faction),
        strategy_tapped=strategy != NOBODY and is_tapped(game, strategy),
        ducats=game.ducats[seat],
        kreski=game.kreski[seat],
        hand=len(lying[HAND + seat]),
        known=tuple(known),
        prices=tuple([prices[each] for each in known]) if prices else (),
        looking=tuple(known_faces(game, viewer, LOOK + seat)),
        deck=len(lying[DECK + seat]),
        discards=len(pile),
        top=known_top(game, viewer, seat),
        removed=tuple(sorted(kinds[card].id for card in lying[REMOVED + seat])),
        company=tuple(character_view(game, viewer, card) for card in company(game, seat)),
        estates=tuple(card_view(game, card) for card in estates),
        effects=tuple(card_view(game, card) for card in effects),
        out=not in_game(game, seat),
        balance=upkeep(game, seat),
        elekt=bool(own_elekts(game, seat)),
    )


def known_top(game: Veto, viewer: int, seat: int) -> str:
    """The card on top of a discard pile, where the viewer knows it."""
    pile = game.cards_at[DISCARD + seat]
    return game.kinds[pile[-1]].id if pile and game.pinned[pile[-1]] >> viewer & 1 else ""


def hand_prices(game: Veto, seat: int) -> dict[str, int]:
    """VT-922 to VT-926, VT-322 What each kind of card in a hand costs its owner now, by its id."""
    found: dict[str, int] = {}
    for card in game.cards_at[HAND + seat]:
        kind = game.kinds[card]
        if kind.family in (EFFECT, THRUST):
            prices = [ducats_for(game, seat, card, each) for each in kind.abilities]
            found[kind.id] = kind.lafa + min(prices, default=0)
        else:
            found[kind.id] = price_of(game, seat, card)
    return found


# --- a small table for print() -----------------------------------------------------------------------


def table_text(view: VetoView) -> str:
    """The view as a small plain table."""
    holder = SEAT_LETTERS[view.initiative] if view.initiative != NOBODY else "nobody"
    lines = [f"Veto!, round {view.round}, {view.phase} phase; initiative {holder}, pool {view.pool} kreski"]
    if view.election != NOBODY:
        lines.append(f"election announced by {SEAT_LETTERS[view.election]}")
    for player in view.seats:
        known = f" ({', '.join(player.known)})" if player.known else ""
        voice = "*" if view.voice != NOBODY and SEAT_LETTERS[view.voice] == player.letter else " "
        lines.append(
            f"{voice}{player.letter} {player.faction}: {player.ducats} ducats, {player.kreski} kreski, "
            f"hand {player.hand}{known}, deck {player.deck}, discards {player.discards} [{player.top}]"
        )
        for field in reversed(FIELD_NAMES):
            there = [character_text(each) for each in player.company if each.field == field]
            if there:
                lines.append(f"    {field}: {'; '.join(there)}")
        if player.estates or player.effects:
            lines.append(f"    {', '.join(map(str, (*player.estates, *player.effects)))}")
    lines.extend(f"  > {item}" for item in view.stack)
    if view.duel is not None:
        duel = view.duel
        lines.append(f"  duel: {duel.challenger} {duel.totals[0]} : {duel.totals[1]} {duel.challenged}")
    return "\n".join([*lines, *deciding_lines(view)])


def character_text(character: CharacterView) -> str:
    """Such as ``roch-kowalski 6/1 (tapped) +pani-kowalska +1 thrust``."""
    words = [f"{character.kind} {character.szabla}/{character.kreski}"]
    if character.tapped:
        words.append("(tapped)")
    words.extend(f"+{card}" for card in character.attached)
    if character.face_down:
        words.append(f"+{character.face_down} face down")
    return " ".join(words)


__all__ = ["CARDBOARD", "CHAPTERS", "CHARACTER", "EQUIPMENT", "LOG_ARGS", "SEATS", "VetoView", "view"]
