"""Chapter 700, Conflict and rewards: power, totals, ranks, and what each rank brings."""

from __future__ import annotations

from typing import Final

from interrex.engine.questions import step
from interrex.engine.zones import move
from interrex.games.vendetta.keywords import INCLUDE, SPARE
from interrex.games.vendetta.order import give_ambition, next_clockwise, partner_of, ties_won, turn_order
from interrex.games.vendetta.pools import draw_victim, gain_influence
from interrex.games.vendetta.relics import DECLINE, USE, relic_at, relic_effects, use_relic
from interrex.games.vendetta.table import (
    ALLIANCE,
    AT,
    DOWN,
    HAVEN,
    MAX_SEATS,
    NOBODY,
    OUT,
    UP,
    Vendetta,
    face_up_with,
    happened,
    has_cards,
    is_present,
    owner_of,
    site_effect,
)

FIRST: Final = (0, 1, 2, 3)  # VE-743, by round
SECOND: Final = (0, 1, 2, 2)
THIRD: Final = (0, 1, 1, 1)
PLACES_BRING: Final = ("VE-743", "VE-744", "VE-745", "VE-747", "VE-1307")  # influence, and what a site adds
MEANS_RIVALS: Final = ("halve_rivals", "power_per_rival", "power_if_fewest")


# --- power: VE-732, VE-733 ---------------------------------------------------------------------


def printed_power(game: Vendetta, loc: int, seat: int, card: int) -> int:
    """VE-1620 The number on a face-up card; Wolf Companion does not change it (VE-R28)."""
    power = game.kinds[card].power
    if game.rulings.wolf_changes_printed and is_halved(game, loc, seat):
        return power // 2
    return power


def is_halved(game: Vendetta, loc: int, seat: int) -> bool:
    """GA02 of another player halves the printed power of this position's cards."""
    for card, player, where, _ in face_up_with(game, "halve_rivals"):
        if where == loc and player != seat:
            if not (game.spared >> card & 1 and seat == partner_of(game, player)):
                return True
    return False


def zeroed(game: Vendetta, loc: int) -> set[int]:
    """VE02: the face-up cards with the highest printed power on the other positions."""
    hit: set[int] = set()
    for _, player, where, _ in face_up_with(game, "zero_highest"):
        if where != loc:
            continue
        others = [
            (printed_power(game, loc, seat, card), card)
            for seat in range(game.seats)
            if seat != player
            for card in game.cards_at[UP + MAX_SEATS * loc + seat]
        ]
        highest = max((power for power, _ in others), default=0)
        hit.update(card for power, card in others if power == highest)
    return hit


def card_power(game: Vendetta, loc: int, seat: int, card: int, halved: bool, zero: set[int]) -> int:
    """VE-732 Face down, printed, halved, set to 0, bonuses, floor: in this order."""
    if game.where[card] >= DOWN:
        return game.assault[seat] if loc == game.now else 0
    kind = game.kinds[card]
    power = kind.power
    if halved:
        power //= 2
    if card in zero:
        if game.rulings.diplomacy_zero == "final":  # VE-R27
            return 0
        power = 0
    texts = kind.at.get("power", ())
    if texts:
        if game.rulings.moved_cards_act_for == "owner":  # VE-R30
            seat = owner_of(game, card)
        for effect in texts:
            power += int(effect.function(game, seat, card, loc, *effect.args))
    return power if game.rulings.power_floor == "none" else max(0, power)  # VE-R26


def total_power(game: Vendetta, loc: int, seat: int, zero: set[int] | None = None) -> int:
    """VE-733 All cards of the position, its blood, and what a relic adds."""
    if zero is None:
        zero = zeroed(game, loc)
    place = MAX_SEATS * loc + seat
    halved = is_halved(game, loc, seat)
    total = game.bonus[seat] if loc == game.now else 0
    for card in game.cards_at[UP + place]:
        total += card_power(game, loc, seat, card, halved, zero)
    if loc == game.now:
        total += game.assault[seat] * len(game.cards_at[DOWN + place])
    if game.blood[place]:
        worth = 1
        for _, player, where, effect in face_up_with(game, "blood_worth"):
            if player == seat and where == loc:
                worth = effect.args[0]
        total += worth * game.blood[place]
    return total


# --- the Conflict step -------------------------------------------------------------------------


def is_decided(game: Vendetta) -> bool:
    """VE-737 Under VE-R17 a lone player's location jumps to the reward."""
    return game.lone != NOBODY and game.rulings.lone_player_steps == "reward_only"


@step
def conflict(game: Vendetta, loc: int) -> None:
    """VE-731 Conflict cards apply; then totals and ranks."""
    if is_decided(game):
        if game.rulings.lone_win_basis == "others_rank":  # VE-R16
            game.then(count_totals, loc)
            game.then(rank, loc)
        else:
            game.ranking = [game.lone]
        return
    if "conflict" in game.pack.speakers:
        happened(game, "conflict", NOBODY, loc)
        game.then(compare, loc)
    else:
        compare(game, loc)


@step
def compare(game: Vendetta, loc: int) -> None:
    """VE-731 to VE-734 In teams about whom Conflict effects mean; totals; relics; ranks."""
    if game.team:
        for seat in turn_order(game):
            for verb in MEANS_RIVALS:
                for card, player, where, _ in face_up_with(game, verb):
                    if player == seat and where == loc:
                        game.then(partner_in_conflict, seat, card, loc, verb)
    game.then(count_totals, loc)
    for seat in turn_order(game):
        game.then(seal_total, seat, loc)
    game.then(rank, loc)


@step
def partner_in_conflict(game: Vendetta, seat: int, card: int, loc: int, verb: str) -> None:
    """VE-1504, VE-R63 Whether a Conflict effect on rivals means the partner too."""
    partner = partner_of(game, seat)
    if partner == NOBODY or not is_present(game, loc, partner):
        return
    if verb != "halve_rivals" and game.rulings.team_counts == "exclude":
        game.then(partner_answer, card, SPARE)
        return
    if game.settings.rules_version >= 2 and not partner_matters(game, loc, card):
        return
    game.ask(seat, "include partner", (INCLUDE, SPARE), partner_answer, card, rule="VE-1504")


def partner_matters(game: Vendetta, loc: int, card: int) -> bool:
    """Some total would change if this effect left out the partner."""
    seats = range(game.seats)
    included = [total_power(game, loc, seat) for seat in seats]
    game.spared ^= 1 << card
    spared = [total_power(game, loc, seat) for seat in seats]
    game.spared ^= 1 << card
    return included != spared


@step
def partner_answer(game: Vendetta, card: int, answer: str) -> None:
    """VE-1505 The decision holds for this effect here."""
    if answer == SPARE:
        game.spared |= 1 << card


@step
def count_totals(game: Vendetta, loc: int) -> None:
    """VE-732, VE-733 What counts otherwise than printed is told, and then the totals."""
    game.then(tell_powers, loc)
    game.then(count_again, loc)


@step
def count_again(game: Vendetta, loc: int) -> None:
    """VE-733 Totals are counted and told."""
    recount(game, loc)
    game.tell("totals", loc, tuple(game.totals), rule="VE-733")


def recount(game: Vendetta, loc: int) -> None:
    """VE-733 What everybody who is present comes to."""
    zero = zeroed(game, loc)
    game.totals = [
        (seat, total_power(game, loc, seat, zero))
        for seat in range(game.seats)
        if is_present(game, loc, seat)
    ]


@step
def tell_powers(game: Vendetta, loc: int) -> None:
    """VE-732, VE-733 Which cards count another power than their printed one, and because of which card."""
    if not game.keeps_log:
        return
    zero = zeroed(game, loc)
    for seat in range(game.seats):
        place = MAX_SEATS * loc + seat
        halved = is_halved(game, loc, seat)
        for card in game.cards_at[UP + place]:
            printed = game.kinds[card].power
            number = card_power(game, loc, seat, card, halved, zero)
            if card in zero and printed:
                cause = acting_here(game, "zero_highest", loc, seat)
            elif halved and printed > 1:
                cause = acting_here(game, "halve_rivals", loc, seat)
            else:
                cause = card
            if cause not in (card, NOBODY):
                game.tell("counts_as_by", seat, card, number, cause, rule="VE-732")
            elif number != printed:
                game.tell("counts_as", seat, card, number, rule="VE-732")
        if game.blood[place]:
            for card, player, where, effect in face_up_with(game, "blood_worth"):
                if player == seat and where == loc:
                    game.tell("blood_counts", seat, effect.args[0], card, rule="VE-733")
        if game.cards_at[DOWN + place]:
            for card in assaulting(game, loc, seat):
                game.tell("down_counts", seat, game.assault[seat], card, rule="VE-732")


def assaulting(game: Vendetta, loc: int, seat: int) -> list[int]:
    """MA07: the cards lying here, seen by all, that give this player's face-down cards their power."""
    found: list[int] = []
    if loc != game.now or not game.assault[seat]:
        return found
    for card, _ in game.pack.bearers.get("turn_down_for_power", ()):
        place = game.where[card]
        if place < UP or (place >= DOWN and not game.pinned[card] >> game.seats & 1):
            continue  # what lies face down was turned down here if the watcher knows it
        lies_at, acts_for = divmod(place - (DOWN if place >= DOWN else UP), MAX_SEATS)
        if game.rulings.moved_cards_act_for == "owner":  # VE-R30
            acts_for = owner_of(game, card)
        if lies_at == loc and acts_for == seat:
            found.append(card)
    return found


def acting_here(game: Vendetta, verb: str, loc: int, other: int) -> int:
    """The face-up card with that verb that acts here on another player's position."""
    for card, player, where, _ in face_up_with(game, verb):
        if where == loc and player != other:
            return card
    return NOBODY


@step
def seal_total(game: Vendetta, seat: int, loc: int) -> None:
    """RE06: after all Conflict effects and before the ranking, where the player is present."""
    if not game.out[seat] and relic_at(game, seat, "ranking") != NOBODY and is_present(game, loc, seat):
        game.ask(seat, "use relic", (USE, DECLINE), total_sealed, seat, loc, rule="VE-1404")


@step
def total_sealed(game: Vendetta, seat: int, loc: int, answer: str) -> None:
    """RE06: the bonus counts for this location."""
    if answer == USE:
        use_relic(game, seat)
        for effect in relic_effects(game, game.relic[seat])["ranking"]:
            game.bonus[seat] += int(effect.function(game, seat, *effect.args))
        recount(game, loc)
        game.then(count_again, loc)


@step
def rank(game: Vendetta, loc: int) -> None:
    """VE-734 to VE-736 Highest total first, ties by turn order; no cards, no ranks; a lone player wins."""
    seats = [seat for seat in range(game.seats) if is_present(game, loc, seat)]
    if not any(has_cards(game, loc, seat) for seat in seats):
        game.ranking = []
        return
    tell_of_ties(game, loc)
    wins_alone = game.lone in seats and has_cards(game, loc, game.lone)
    if wins_alone and game.rulings.lone_win_basis != "others_rank":
        game.ranking = [game.lone]
    else:
        totals = dict(game.totals)
        ties = [seat for seat in ties_won(game) if seat in seats]
        game.ranking = sorted(ties, key=lambda seat: -totals.get(seat, 0))
        if wins_alone:  # VE-R16: those with blood alone come after the automatic winner
            game.ranking.sort(key=lambda seat: seat != game.lone)
    game.tell("ranked", loc, tuple(game.ranking), rule="VE-734")
    happened(game, "ranked", NOBODY, loc)


def tell_of_ties(game: Vendetta, loc: int) -> None:
    """VE-203, VE-734 Whoever has the same total as somebody else."""
    if "tie" in game.pack.speakers and game.lone == NOBODY:
        totals = [total for _, total in game.totals]
        for seat, total in game.totals:
            if totals.count(total) > 1 and not game.out[seat]:
                happened(game, "tie", seat, loc)


# --- rewards: VE-740 to VE-753 -----------------------------------------------------------------


@step
def reward(game: Vendetta, loc: int) -> None:
    """VE-749 Rank by rank: ally, ability, influence; victim, influence; influence (VE-R18)."""
    if not game.ranking or game.out[game.ranking[0]]:
        for card in list(game.cards_at[AT + loc]):
            move(game, card, OUT)
            game.tell("ally_removed", card, loc, rule="VE-735")
    if not game.ranking:
        if loc == HAVEN and game.rulings.unwon_haven_ambition == "passes_clockwise":  # VE-R03
            give_ambition(game, next_clockwise(game, game.ambition), "VE-206")
        happened(game, "location_unwon", NOBODY, loc)
        return
    late = game.rulings.reward_order == "ability_last"
    lone = game.ranking == [game.lone]
    first = game.ranking[0]
    if not game.out[first]:
        game.tell("won", first, loc, rule="VE-738")
        for card in game.cards_at[AT + loc]:
            game.then(take_ally, first, card)
            if not late:
                game.then(ally_acquired, first, loc, card)
        game.then(first_place, first, loc)
    if len(game.ranking) > 1 and not lone:
        game.then(second_place, game.ranking[1], loc)
    if len(game.ranking) > 2 and not lone:
        game.then(third_place, game.ranking[2], loc)
    if late and not game.out[first]:
        for card in game.cards_at[AT + loc]:
            game.then(ally_acquired, first, loc, card)
    game.then(tell_places, loc)
    if "location_won" in game.pack.speakers or "location_lost" in game.pack.speakers:
        game.then(won_and_lost, loc)


@step
def tell_places(game: Vendetta, loc: int) -> None:
    """VE-740 to VE-748 What the first three here have got for their place, one after the other."""
    if not game.keeps_log:
        return
    influence, victims, ally = given_for_places(game)
    for number, seat in enumerate(game.ranking[:3], 1):
        if game.out[seat]:
            continue
        gained = influence.get(seat, 0)
        if number == 1 and ally != NOBODY:
            game.tell("place_with_ally", seat, loc, number, gained, ally, rule="VE-740")
        elif seat in victims:
            game.tell("place_with_victim", seat, loc, number, gained, rule="VE-741")
        elif gained:
            game.tell("place", seat, loc, number, gained, rule="VE-743" if number == 1 else "VE-745")


def given_for_places(game: Vendetta) -> tuple[dict[int, int], set[int], int]:
    """What was told since the ranking: influence by seat, who drew a victim, the ally that was taken."""
    influence: dict[int, int] = {}
    victims: set[int] = set()
    ally = NOBODY
    for kind, args, rule, _ in reversed(game.told):
        if kind in ("ranked", "location_begins"):
            break
        if kind == "gained_influence" and rule in PLACES_BRING:
            influence[args[0]] = influence.get(args[0], 0) + args[1]
        elif kind == "drew_victim" and rule in ("VE-741", "VE-1307"):
            victims.add(args[0])
        elif kind == "took_ally":
            ally = args[1]
    return influence, victims, ally


@step
def won_and_lost(game: Vendetta, loc: int) -> None:
    """VE-738, VE-1108 What speaks of winning and losing acts when the rewards have been given."""
    for rank, seat in enumerate(game.ranking):
        if not game.out[seat]:
            happened(game, "location_lost" if rank else "location_won", seat, loc)


@step
def take_ally(game: Vendetta, seat: int, card: int) -> None:
    """VE-740 The first player takes the ally into the Alliance."""
    move(game, card, ALLIANCE + seat)
    game.rewarded |= 1 << seat
    game.tell("took_ally", seat, card, rule="VE-740")
    happened(game, "ally_joined", seat, game.now, card)


@step
def ally_acquired(game: Vendetta, seat: int, loc: int, card: int) -> None:
    """VE-750 An "on acquiring" ability resolves once, when the ally has joined from the location."""
    if game.out[seat]:
        return
    trigger_acquired(game, seat, card, loc)


def trigger_acquired(game: Vendetta, seat: int, card: int, loc: int) -> None:
    """VE-750 The ability of that ally acts."""
    for effect in game.kinds[card].at.get("acquired", ()):
        game.then_with(effect.function, (seat, card, loc, *effect.args))


@step
def first_place(game: Vendetta, seat: int, loc: int) -> None:
    """VE-743, VE-747, VE-748 Influence; at the Haven 1 more and Ambition; location cards (VE-1307)."""
    if game.out[seat]:
        return
    gain_influence(game, seat, FIRST[game.round], NOBODY, "VE-743")
    press = site_effect(game, loc, "winner_influence")
    if press is not None:
        gain_influence(game, seat, press.args[0], NOBODY, "VE-1307")
    if loc == HAVEN:
        gain_influence(game, seat, 1, NOBODY, "VE-747")
        give_ambition(game, seat, "VE-748")


@step
def second_place(game: Vendetta, seat: int, loc: int) -> None:
    """VE-741, VE-744 A victim and influence."""
    if game.out[seat]:
        return
    if draw_victim(game, seat):
        game.rewarded |= 1 << seat
    gain_influence(game, seat, SECOND[game.round], NOBODY, "VE-744")


@step
def third_place(game: Vendetta, seat: int, loc: int) -> None:
    """VE-742, VE-745 Influence only (VE-R19); a location card may add a victim."""
    if game.out[seat]:
        return
    if site_effect(game, loc, "third_draws") is not None:
        drawn = draw_victim(game, seat, NOBODY, "VE-1307")
        if drawn and game.rulings.summon_trigger == "any" and game.settings.rules_version >= 2:  # VE-R77
            game.rewarded |= 1 << seat
    if game.rulings.third_place_influence == "one":
        gain_influence(game, seat, THIRD[game.round], NOBODY, "VE-745")
