"""Chapter 600: Planning. A turn is a few small choices: drain, where and how, which card, blood, tokens."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.questions import Option, step
from interrex.engine.zones import show
from interrex.games.vendetta.frenzy import can_drain, drain
from interrex.games.vendetta.keywords import (
    INCLUDE,
    SPARE,
    can_spend,
    play_blood,
    playable_blood,
    spend,
)
from interrex.games.vendetta.order import partner_of, turn_order
from interrex.games.vendetta.playing import place_card, play_cost, play_options
from interrex.games.vendetta.pools import deploy_from_bank
from interrex.games.vendetta.relics import DECLINE, USE, relic_at, relic_effects, use_relic
from interrex.games.vendetta.speaking import is_free, own_turn_texts, relic_acts, use_text
from interrex.games.vendetta.table import (
    ALLIANCE,
    BLOOD_PER_CARD,
    DOWN,
    HAND,
    MAX_SEATS,
    NOBODY,
    NOWHERE,
    PLANNING,
    UP,
    Vendetta,
    ally_with,
    distinct,
    face_up_with,
    happened,
)

END: Final = "end turn"
PASS: Final = "pass"
FLIP: Final = "flip"


@step
def planning_phase(game: Vendetta) -> None:
    """VE-601, VE-602, VE-1204 Everybody takes the first turn before anyone takes the second."""
    game.phase = PLANNING
    turns = game.round + (2 if game.seats == 3 else 1)
    for _ in range(turns):
        for seat in turn_order(game):
            game.then(begin_turn, seat)
    if game.rulings.planning_turns == "until_one_left":  # VE-R76
        game.then(surplus_turns)
    game.then(planning_end)


@step
def surplus_turns(game: Vendetta) -> None:
    """VE-R76 Whoever has more than one card left takes more turns."""
    seats = [seat for seat in turn_order(game) if len(game.cards_at[HAND + seat]) > 1]
    for seat in seats:
        game.then(begin_turn, seat)
    if seats:
        game.then(surplus_turns)


@step
def begin_turn(game: Vendetta, seat: int) -> None:
    """VE-601 One player's turn."""
    if game.out[seat]:
        return
    game.active = seat
    game.played_at = NOWHERE
    game.blood_left = 0
    game.eyes_free = False
    game.friends_used = 0
    game.tell("turn_begins", seat, rule="VE-601")
    happened(game, "turn_begin", seat)
    if game.team:
        game.then(bind_partner, seat)
    game.then(plan, seat)


@step
def bind_partner(game: Vendetta, seat: int) -> None:
    """VE-1504 Eyes in the Dark: its player decides each turn whether the partner is bound by it."""
    partner = partner_of(game, seat)
    for card, player, loc, _ in face_up_with(game, "must_play_down"):
        if player == partner and game.cards_at[HAND + seat] and may_play_at(game, seat, loc):
            game.ask(player, "include partner", (INCLUDE, SPARE), partner_bound, card, rule="VE-1504")
            return


def may_play_at(game: Vendetta, seat: int, loc: int) -> bool:
    """Nobody can rule out that the player can pay for a card there in this turn."""
    if game.settings.rules_version < 2 or not game.rulings.open_pools:
        return True
    affordable = any(can_spend(game, seat, play_cost(game, seat, loc, down)) for down in (0, 1))
    return affordable or bool(side_options(game, seat))


@step
def partner_bound(game: Vendetta, card: int, answer: str) -> None:
    """VE-1505 It holds for this turn."""
    game.eyes_free = answer == SPARE


# --- the choices of a turn ---------------------------------------------------------------------


@step
def plan(game: Vendetta, seat: int) -> None:
    """VE-603, VE-623 Before the card: drain, use what may be used, or say where and how to play."""
    if game.out[seat]:
        return
    plays: list[Option] = []
    if game.cards_at[HAND + seat]:
        plays = [("play", loc, down) for loc, down in play_options(game, seat)]
    options = [*plays, *side_options(game, seat)]
    if not plays:
        options.append(END)  # VE-606
    if options == [END]:
        game.then(end_turn, seat)
    else:
        game.ask(seat, "plan", options, planned, seat, rule="VE-603")


def side_options(game: Vendetta, seat: int) -> list[Option]:
    """VE-623 What may be done at any moment of the player's own turn: drain, look, use a relic."""
    options: list[Option] = drain_options(game, seat)
    options.extend(look_options(game, seat))
    if relic_at(game, seat, "own_turn") != NOBODY:
        for effect in relic_effects(game, game.relic[seat])["own_turn"]:
            if not is_free(effect):
                options.extend(("relic", *target) for target in RELIC_TARGETS[effect.verb](game, seat))
    if "own_turn" in game.pack.speakers:
        options.extend(text_options(game, seat))
    return options


def text_options(game: Vendetta, seat: int) -> list[Option]:
    """VE-601, VE-1404 Texts for the player's own turn: each card once a turn, a relic once a game."""
    options: list[Option] = []
    for card in own_turn_texts(game, seat):
        if not game.friends_used >> card & 1:
            options.append(("use", card))
    relic = game.relic[seat]
    if relic != NOBODY and not game.relic_used[seat] and relic_at(game, seat, "own_turn") == NOBODY:
        if "own_turn" in relic_effects(game, relic):
            options.append(("relic", "", NOBODY))
    return options


def drain_options(game: Vendetta, seat: int) -> list[Option]:
    """VE-623 Cards of the Alliance that may be drained; all victims are one choice."""
    return [
        ("drain", card) for card in distinct(game, game.cards_at[ALLIANCE + seat]) if can_drain(game, card)
    ]


def look_options(game: Vendetta, seat: int) -> list[Option]:
    """AL13: for 1 blood, any face-down card the player does not know.

    A known one too where the blood is not lost: Dark Pact deploys it (TR04).
    """
    if ally_with(game, seat, "pay_to_look") is None or not can_spend(game, seat, 1):
        return []
    again = game.settings.rules_version >= 2 and any(
        player == seat for _, player, _, _ in face_up_with(game, "dark_pact")
    )
    return [
        ("look", loc, other, number)
        for loc in game.locations
        for other in range(game.seats)
        for number in (
            range(len(game.cards_at[DOWN + MAX_SEATS * loc + other]))
            if again
            else unknown_down(game, seat, loc, other)
        )
    ]


def unknown_down(game: Vendetta, seat: int, loc: int, other: int) -> list[int]:
    """The face-down cards of a position, by their order, that the player cannot tell."""
    place = DOWN + MAX_SEATS * loc + other
    if game.sees[place] >> seat & 1:
        return []
    watcher = 1 << seat
    return [
        number
        for number, card in enumerate(game.cards_at[place])
        if not game.pinned[card] & watcher  # who knows the position of a card knows the card
    ]


@step
def planned(game: Vendetta, seat: int, choice: Any) -> None:
    """VE-604, VE-608 Where and how is settled, now the card; or something was done on the side."""
    if choice == END:
        game.then(end_turn, seat)
    elif choice[0] == "play":
        game.then(choose_card, seat, choice[1], choice[2])
    else:
        do_aside(game, seat, choice)
        game.then(plan, seat)


@step
def choose_card(game: Vendetta, seat: int, loc: int, down: int) -> None:
    """VE-603 Exactly one clan card from hand."""
    options = tuple(sorted(game.cards_at[HAND + seat]))
    if len(options) == 1:
        game.then(card_chosen, seat, loc, down, options[0])
    else:
        game.ask(seat, "card", options, card_chosen, seat, loc, down, rule="VE-603")


@step
def card_chosen(game: Vendetta, seat: int, loc: int, down: int, card: int) -> None:
    """VE-609, VE-617 The cost is spent, the card is placed, what answers acts; then blood and tokens."""
    spend(game, seat, play_cost(game, seat, loc, down), loc)
    game.played_at = loc
    game.blood_left = BLOOD_PER_CARD
    game.flips_left = game.diablerie[seat] - game.flipped[seat]
    place_card(game, seat, card, seat, loc, down)
    game.then(go_on, seat)


@step
def go_on(game: Vendetta, seat: int) -> None:
    """VE-618, VE-634, VE-638 After the card: blood, Diablerie tokens, drains in any order; then the end."""
    if game.out[seat]:
        return
    most = playable_blood(game, seat, game.blood_left)
    options: list[Option] = [("blood", amount) for amount in range(1, most + 1)]
    if flippable(game, seat):
        options.append(FLIP)
    options.extend(side_options(game, seat))
    if options:
        game.ask(seat, "turn", [*options, END], went_on, seat, rule="VE-618")
    else:
        game.then(end_turn, seat)


def flippable(game: Vendetta, seat: int) -> bool:
    """VE-634, VE-636 A face-up Diablerie token (VE-R10)."""
    if game.flipped[seat] >= game.diablerie[seat]:
        return False
    return game.rulings.same_turn_diablerie == "allow" or game.flips_left > 0


@step
def went_on(game: Vendetta, seat: int, choice: Any) -> None:
    """VE-620, VE-634 Blood and tokens count at the location of this turn's card."""
    if choice == END:
        game.then(end_turn, seat)
        return
    if choice == FLIP:
        game.flipped[seat] += 1
        game.flips_left -= 1
        game.tell("flipped", seat, game.played_at, rule="VE-634")
        deploy_from_bank(game, seat, game.played_at, 1)
        happened(game, "token_flipped", seat, game.played_at)
    elif choice[0] == "blood":
        game.blood_left -= choice[1]
        play_blood(game, seat, game.played_at, choice[1], "VE-618")
    else:
        do_aside(game, seat, choice)
    game.then(go_on, seat)


def do_aside(game: Vendetta, seat: int, choice: tuple[Any, ...]) -> None:
    """A drain, a look or a relic in the player's own turn."""
    if choice[0] == "drain":
        drain(game, seat, choice[1])
    elif choice[0] == "look":
        look(game, seat, *choice[1:])
    elif choice[0] == "use":
        game.friends_used |= 1 << choice[1]
        use_text(game, seat, choice[1])
    else:
        use_relic(game, seat)
        for effect in relic_effects(game, game.relic[seat])["own_turn"]:
            if not is_free(effect):
                game.then_with(effect.function, (seat, choice[2], *effect.args))
        relic_acts(game, "own_turn", seat)


def look(game: Vendetta, seat: int, loc: int, other: int, number: int) -> None:
    """VE-138 The card is shown to this player only; that it was looked at is public."""
    spend(game, seat, 1, NOWHERE)
    card = game.cards_at[DOWN + MAX_SEATS * loc + other][number]
    show(game, card, 1 << seat)
    game.tell("looked", seat, other, loc, rule="VE-138")
    game.tell("saw_card", seat, card, loc, rule="VE-138", to=1 << seat)


@step
def end_turn(game: Vendetta, seat: int) -> None:
    """VE-601 What speaks of the end of a turn acts; a relic may give another turn at once."""
    happened(game, "turn_end", seat)
    game.then(turn_ended, seat)


@step
def turn_ended(game: Vendetta, seat: int) -> None:
    """RE04: the turn is over, or there is another."""
    if relic_at(game, seat, "turn_end") != NOBODY and game.cards_at[HAND + seat]:
        game.ask(seat, "use relic", (USE, DECLINE), another_turn, seat, rule="VE-1404")
    else:
        game.then(turn_over, seat)


@step
def another_turn(game: Vendetta, seat: int, answer: str) -> None:
    """RE04: one more Planning turn at once."""
    if answer == USE:
        use_relic(game, seat)
        relic_acts(game, "turn_end", seat, seat)
        game.then(begin_turn, seat)
    else:
        game.then(turn_over, seat)


@step
def turn_over(game: Vendetta, seat: int) -> None:
    """VE-R09, VE-R37 Under other readings the others may drain or look between turns."""
    game.active = NOBODY
    game.played_at = NOWHERE
    if game.rulings.drain_timing == "any_time_in_planning" or game.rulings.maropis_timing == "any_time":
        for other in turn_order(game):
            if other != seat:
                game.then(between_turns, other)


@step
def between_turns(game: Vendetta, seat: int) -> None:
    """VE-R09, VE-R37 A drain or a look outside the player's own turn."""
    if game.out[seat]:
        return
    options: list[Option] = []
    if game.rulings.drain_timing == "any_time_in_planning" and game.phase == PLANNING:
        options.extend(drain_options(game, seat))
    if game.rulings.maropis_timing == "any_time":
        options.extend(look_options(game, seat))
    if options:
        game.ask(seat, "between turns", [*options, PASS], between_done, seat, rule="VE-623")


@step
def between_done(game: Vendetta, seat: int, choice: Any) -> None:
    """VE-R09, VE-R37 One thing after another."""
    if choice != PASS:
        do_aside(game, seat, choice)
        game.then(between_turns, seat)


# --- end of Planning ---------------------------------------------------------------------------


@step
def planning_end(game: Vendetta) -> None:
    """VE-607 "End of Planning" effects in turn order."""
    game.active = NOBODY
    game.played_at = NOWHERE
    game.friends_used = 0
    happened(game, "planning_end")
    for seat in turn_order(game):
        game.then(planning_end_of, seat)


@step
def planning_end_of(game: Vendetta, seat: int) -> None:
    """VE-607 One player's effects that name the end of Planning."""
    for card in game.pack.hearers.get("planning_end", ()):
        place = game.where[card]
        if UP <= place < DOWN and (place - UP) % MAX_SEATS == seat and not game.out[seat]:
            loc = (place - UP) // MAX_SEATS
            game.tell("acts", seat, card, loc, rule="VE-607")
            for effect in game.kinds[card].at["planning_end"]:
                game.then_with(effect.function, (seat, card, loc, *effect.args))


RELIC_TARGETS: Final[
    dict[str, Any]
] = {}  # ("on", card) or ("at", location), by verb; variant_effects.py fills it
