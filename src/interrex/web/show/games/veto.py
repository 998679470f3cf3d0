"""Veto! on the table: two companies face each other, and between them the duel and the stack."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from interrex.engine.options import CARD, Parts, verb
from interrex.games.veto.cards import CHARACTER, EFFECT, THRUST, Pack
from interrex.games.veto.options import FIELD_NAMES
from interrex.games.veto.table import KRESKI, NOBODY, TO_WIN
from interrex.games.veto.view import CardView, SeatView, VetoView
from interrex.web.phrases import speaker
from interrex.web.show.games.asking.veto import DEPLOY
from interrex.web.show.games.asking.veto import matters as matters
from interrex.web.show.games.asking.veto import prompted as prompted
from interrex.web.show.games.doing.veto import acting as acting
from interrex.web.show.games.faces.veto import Cards
from interrex.web.show.games.faces.veto import card_face as card_face
from interrex.web.show.games.foreseeing.veto import is_idle as is_idle
from interrex.web.show.games.foreseeing.veto import is_last_elekt
from interrex.web.show.games.remarking.veto import remarks as remarks
from interrex.web.show.kit import kit_of
from interrex.web.show.scene import Drawn, Option, Scene, Thing, around, kinds, thing_of, undrawn
from interrex.words import Words

RESOLVES: Final = {  # lines of a duel, of the stack or an election: what they are in the scene that is shown
    "totals": "counts", "undecided": "won", "beaten": "won", "election": "won", "dropped_out": "won",
    "negated": "undoes", "returned_to_hand": "line", "no_result": "line", "redirected": "beside",
    "entered": "beside", "agitation_yield": "beside", "took_kreski": "beside",
}  # fmt: skip
FATES: Final = (  # what became of cards that did not simply work
    "negated", "returned_to_hand", "no_result", "redirected", "thrust_parried",
)  # fmt: skip
TURNS: Final = ("killed", "lost")  # what ends a game at once
RECALLS: Final = (*FATES, *TURNS)
QUIET: Final = (  # what follows from what was played, and that nobody answers it
    "bene", "paid", "entered", "discarded", "left_play", "drew_card", "tapped", "untapped", "moved",
    "shuffled",
)  # fmt: skip
IN_PLAY: Final = {  # which of the cards that an option names lie in play, by its verb
    "equip": slice(1), "attach": slice(1, 2), "hand": slice(2), "agitate with": slice(2),
    "challenge": slice(2), "move": slice(1), "use": slice(2), "influence": slice(1),
}  # fmt: skip
REPLIES: Final = ("reply", "moment", "slot")
STACKED: Final = ("turn", *REPLIES)  # questions whose answers wait on the stack
BORNE: Final = ("arms",)  # questions about what a fighter bears
FROM_HAND: Final = (EFFECT, THRUST)  # what answers from the hand; others do so from where they stand
IN_HAND: Final = {  # which of them are brought from the hand
    "deploy": slice(1), "play": slice(1), "equip": slice(1, 2), "attach": slice(1),
}  # fmt: skip
DISCARDS: Final = ("end discard", "discard down")  # questions about cards in hand
SPREAD: Final = ("first hand",)
PICKS_FIRST: Final = True  # a card may lead to one thing now and to two the next time
MOST_FATES: Final = 2
MOST_TURNS: Final = 2
FIELD: Final = "field"
MOVED: Final = verb("move")
ON_STACK: Final = Thing("place", "stack")  # what is played waits there for answers
STRIDES: Final = {"bribe": 3}  # ducats that count as one kreska, as a rule


class Status(NamedTuple):
    """Round, phase, the common pool, initiative, election, names that nobody may play."""

    round: int
    phase: str
    pool: int
    initiative: str
    election: str
    banned: tuple[str, ...]


class Figures(NamedTuple):
    """A player's numbers."""

    kreski: int
    goal: int
    elekt: bool
    ducats: int
    balance: int
    hand: int
    deck: int
    discards: int
    out: bool


class Badges(NamedTuple):
    """What stands beside a player's name."""

    voice: bool
    deed: bool
    initiative: bool
    election: bool


class House(NamedTuple):
    """What lies before a player besides the two fields."""

    faction: tuple[str, bool]  # tapped or not
    strategy: tuple[str, bool]
    beside: tuple[CardView, ...]  # estates and effects, as the view writes them
    top: str  # of the discard pile
    removed: tuple[str, ...]
    known: tuple[str, ...]  # cards in hand that the viewer happens to know
    choose_removed: bool
    choose_known: bool


class Item(NamedTuple):
    """One item of the stack, with what it answers or is aimed at."""

    number: int
    letter: str
    name: str
    colour: str
    what: str
    card: str
    answers: int
    aim: str  # the card it is aimed at
    person: str  # the name of somebody it is aimed at
    negated: bool
    is_next: bool  # it resolves first


class Fate(NamedTuple):
    """What became of an item of the stack that did not simply work: by which card, or why."""

    kind: str  # of the line that tells it
    card: str
    text: str


class Standing(NamedTuple):
    """How far a player is from winning an election."""

    letter: str
    name: str
    colour: str
    kreski: int
    elekt: bool


class Fighter(NamedTuple):
    """One side of a duel."""

    card: str
    letter: str
    colour: str
    total: int
    arms: tuple[str, ...]
    thrusts: tuple[str, ...]
    leads: bool
    last_elekt: bool  # whoever loses him loses the game
    at_hand: tuple[str, ...]  # equipment that may still be used
    reserve: int  # how much of it may be added at most, texts apart
    hidden: int  # thrusts that lie face down under him


class Fight(NamedTuple):
    """A duel: both sides, by how much one leads and what that means."""

    sides: tuple[Fighter, ...]
    revenge: bool
    lead: int
    kills: int  # the lead at which it would be death; 0 where that depends on who will lead
    loser: str  # whoever is behind
    means: str  # "undecided", "wounded" or "killed", as it stands or as it came out
    is_over: bool
    is_on: bool  # else a challenge that may be refused


def lying(question: str, parts: Parts, pack: Pack) -> list[Thing]:
    """Who bears, fights, agitates, moves or replies, and what is aimed at: no equal card in hand is meant."""
    cards = [part for part in parts if part.type == CARD]
    there = cards if question in BORNE else cards[IN_PLAY.get(parts[0].word, slice(0))]
    if question in REPLIES and cards:
        there = [] if kinds(pack)[cards[0].word].family in FROM_HAND else cards[:1]
        there += cards[1:]  # what it is aimed at, an item of the stack
    return [thing_of(part) for part in there]


def places(scene: Scene, option: Option) -> list[Thing]:
    """Where a card goes: to a field of one's own, or, where nothing else is to be touched, onto the stack."""
    cards = [part.word for part in option.parts if part.type == CARD]
    does, view = option.parts[0], scene.view
    if len(cards) != 1 or view.seat >= len(view.seats):
        return []
    if does == MOVED:
        return [_other_field(each.field) for each in view.seats[view.seat].company if each.kind == cards[0]]
    fields = [thing for thing in option.things if thing.type == FIELD]
    if does == DEPLOY and kinds(scene.pack)[cards[0]].family == CHARACTER:
        return fields or [Thing(FIELD, FIELD_NAMES[0])]
    question = scene.decision.question if scene.decision is not None else ""
    is_stacked = question in STACKED and does.word != "influence" and len(option.things) == 1
    return [ON_STACK] if is_stacked else []


def _other_field(field: str) -> Thing:
    return Thing(FIELD, FIELD_NAMES[1 - FIELD_NAMES.index(field)])


def held(question: str, parts: Parts, pack: Pack) -> list[Thing]:
    """What is brought or discarded from the hand: no equal card in play is meant."""
    cards = [part for part in parts if part.type == CARD]
    return [thing_of(part) for part in cards[: None if question in DISCARDS else 0]] or [
        thing_of(part) for part in (cards[IN_HAND[parts[0].word]] if parts[0].word in IN_HAND else [])
    ]


def picture(scene: Scene) -> dict[str, Any]:
    """Where the parts lie."""
    view: VetoView = scene.view
    people = [scene.people[seat] for seat in around(scene)]
    return {"camps": [(who.letter, who.name, who.colour, view.seats[who.seat].out) for who in people]}


def parts(scene: Scene) -> Iterator[Drawn]:
    """Every part of the table: its name, its macro, and all that the macro draws from."""
    view: VetoView = scene.view
    kit = kit_of(Cards, scene)
    stack = _stack(scene)
    yield "status", "status", _status(scene), *kit
    for seat in around(scene):
        yield from _camp(scene, seat, stack, kit)
    yield "phases", "phases", view.phase, *kit
    who = scene.people[view.voice] if view.voice != NOBODY else None
    yield "speaks", "speaks", (who.letter, who.name, who.colour) if who else (), view.deed, view.phase, kit[1]
    yield "throne", "throne", TO_WIN[len(view.seats)], view.election != NOBODY, _standings(scene), kit[1]
    yield "duel", "duel", _fight(scene), *kit
    yield "stack", "stack", stack, view.moment, view.about, _fates(scene), *kit
    own = view.seats[view.seat] if view.seat < len(view.seats) else None
    letter = scene.people[view.seat].letter if own is not None else ""
    looking = own.looking if own is not None else ()
    yield "looking", "looking", looking, undrawn(scene, _lying(view)), letter, *kit
    if own is not None:
        yield "hand", "hand", _hand(own, kinds(scene.pack)), letter, *kit


def _hand(own: SeatView, of: dict[str, Any]) -> tuple[tuple[str, int | None, int], ...]:
    """One's own cards, each with its price, if it has one, and how many ducats are missing for it."""
    return tuple(
        (
            card,
            price if price or of[card].family not in (EFFECT, THRUST) else None,
            max(0, price - own.ducats),
        )
        for card, price in zip(own.known, own.prices, strict=True)
    )


def pictured(words: Words, kind: str, values: Mapping[str, Any]) -> Drawn | None:
    """What a line of a scene shows beside its words: the card that undoes another, and that other."""
    if kind != "negated":
        return None
    return "undoing", values["by"], values["card"], Cards(words), speaker(words.language)


def tally(scene: Scene, seat: int) -> list[tuple[str, int]]:
    """What a player has at the end: votes, ducats, a company."""
    t, player = speaker(scene.words.language), scene.view.seats[seat]
    company = len(player.company)
    found = [(t("vt-kreski"), player.kreski), (t("vt-ducats"), player.ducats), (t("vt-company"), company)]
    return [(label, number) for label, number in found if number]


def concluded(scene: Scene) -> str:
    """What decided the game: the death of a last candidate, or the election at the end of a round."""
    view, t = scene.view, speaker(scene.words.language)
    deaths = [each for each in scene.recalled if each.kind in TURNS]
    if any(each.kind == "lost" for each in deaths):
        duel = [prompted(scene, False)] if view.duel is not None else []
        return " ".join([*duel, *(each.text for each in deaths[-MOST_TURNS:])])
    goal = TO_WIN[len(view.seats)]
    won = [view.seats[seat] for seat in view.winners if view.seats[seat].kreski >= goal]
    is_all = any(player.kreski == KRESKI[len(view.seats)] for player in won)  # VT-1206 the rule says enough
    if view.election == NOBODY or not won or is_all:
        return ""
    elekts = [each.kind for each in won[0].company if "elekt" in each.keywords]
    cards = ", ".join(scene.words.card(each) for each in elekts)
    return t("vt-turned-election", round=view.round, kreski=won[0].kreski, goal=goal, cards=cards)


def _status(scene: Scene) -> Status:
    view: VetoView = scene.view
    initiative = scene.people[view.initiative].letter if view.initiative != NOBODY else ""
    election = scene.people[view.election].name if view.election != NOBODY else ""
    return Status(view.round, view.phase, view.pool, initiative, election, view.banned)


# --- the seats -----------------------------------------------------------------------------------


def _camp(scene: Scene, seat: int, stack: tuple[Item, ...], kit: Drawn) -> Iterator[Drawn]:
    """One player's side: purse and piles, faction card, estates and effects, both fields."""
    view: VetoView = scene.view
    player: SeatView = view.seats[seat]
    who = scene.people[seat]
    voice = seat == view.voice
    badges = Badges(voice, voice and view.deed, seat == view.initiative, seat == view.election)
    figures = Figures(
        player.kreski, TO_WIN[len(view.seats)], player.elekt, player.ducats, player.balance, player.hand,
        player.deck, player.discards, player.out,
    )  # fmt: skip
    yield f"who-{who.letter}", "who", who, badges, *kit
    yield f"purse-{who.letter}", "purse", figures, *kit
    yield f"house-{who.letter}", "house", _house(scene, seat), who.letter, *kit
    fights = (view.duel.challenger, view.duel.challenged) if view.duel is not None else ()
    aims = [(item.aim, item.number) for item in stack if item.aim and not item.answers]
    for field in FIELD_NAMES:
        folk = tuple(
            (each, each.kind in fights, next((number for aim, number in aims if aim == each.kind), 0))
            for each in player.company
            if each.field == field
        )
        own = seat == scene.seat
        spoken = own or len(view.seats) < 4  # there may be room for what a character can do
        arms = player.faction if field == FIELD_NAMES[0] else ""
        yield f"{field}-{who.letter}", "field", field, folk, who.letter, own, player.out, spoken, arms, *kit


def _house(scene: Scene, seat: int) -> House:
    player: SeatView = scene.view.seats[seat]
    known = player.known if seat != scene.view.seat else ()
    chosen = scene.cards_elsewhere  # for a card in hand no pile is opened in which an equal one lies
    return House(
        (player.faction, player.faction_tapped), (player.strategy, player.strategy_tapped),
        (*player.estates, *player.effects), player.top, player.removed, known,
        not chosen.isdisjoint(player.removed), not chosen.isdisjoint(known),
    )  # fmt: skip


def _lying(view: VetoView) -> Iterator[str]:
    """The cards that can be clicked where they lie."""
    for player in view.seats:
        yield from (player.faction, player.strategy, player.top, *player.removed, *player.known)
        yield from (each.kind for each in (*player.estates, *player.effects))
        for each in player.company:
            yield each.kind
            yield from (card.kind for card in each.attached)
            yield from each.thrusts
    yield from (item.card for item in view.stack)
    if view.seat < len(view.seats):
        yield from view.seats[view.seat].looking


# --- what is going on ----------------------------------------------------------------------------


def _stack(scene: Scene) -> tuple[Item, ...]:
    """The open stack, the last item first: it resolves next."""
    found = []
    last = len(scene.view.stack)
    for number, item in enumerate(scene.view.stack, 1):
        who = scene.people[item.seat]
        person = scene.people[item.at_seat].name if item.at_seat != NOBODY else ""
        found.append(
            Item(
                number, who.letter, who.name, who.colour, item.what, item.card, item.answers, item.aim,
                person, item.negated, number == last,
            )
        )  # fmt: skip
    return tuple(found[::-1])


def _fates(scene: Scene) -> tuple[Fate, ...]:
    """What became of this turn's cards, the last ones: it stays until something new lies on the stack."""
    if scene.view.stack:
        return ()
    told = [each for each in scene.recalled if each.kind in FATES][-MOST_FATES:]
    return tuple(Fate(each.kind, each.cards[0] if each.cards else "", each.text) for each in told)


def _standings(scene: Scene) -> tuple[Standing, ...]:
    """Everybody's way to the throne."""
    return tuple(
        Standing(who.letter, who.name, who.colour, player.kreski, player.elekt)
        for who, player in zip(scene.people, scene.view.seats, strict=True)
        if not player.out
    )


def _fight(scene: Scene) -> Fight | None:
    """The duel, the viewer's fighter on the viewer's side."""
    view: VetoView = scene.view
    duel = view.duel
    if duel is None:
        return None
    lead = abs(duel.totals[0] - duel.totals[1])
    ahead = 0 if duel.totals[0] > duel.totals[1] else 1
    kills = duel.kills_at[ahead] if lead or len(set(duel.kills_at)) == 1 else 0
    means = duel.result or (
        "undecided" if not lead else "killed" if lead >= duel.kills_at[ahead] else "wounded"
    )
    cards = duel.challenger, duel.challenged
    leads = [bool(lead) and side == ahead for side in (0, 1)]
    if duel.result:
        leads = [seat == duel.winner for seat in duel.seats]
    sides = []
    for side in (0, 1):
        who = scene.people[duel.seats[side]]
        sides.append(
            Fighter(
                cards[side], who.letter, who.colour, duel.totals[side], duel.arms[side], duel.thrusts[side],
                leads[side], is_last_elekt(view, cards[side]), duel.at_hand[side], duel.reserve[side],
                _face_down(view.seats[duel.seats[side]], cards[side]) if not duel.result else 0,
            )
        )  # fmt: skip
    beaten = next((side.card for side, led in zip(sides, leads, strict=True) if not led), "")
    loser = beaten if any(leads) else ""
    if duel.seats[1] == around(scene)[0]:
        sides.reverse()
    return Fight(tuple(sides), duel.revenge, lead, kills, loser, means, bool(duel.result), duel.is_on)


def _face_down(player: SeatView, card: str) -> int:
    """VT-143 How many thrusts lie under a character."""
    return next((each.face_down for each in player.company if each.kind == card), 0)
