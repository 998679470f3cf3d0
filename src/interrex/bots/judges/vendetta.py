"""How the greedy bot judges a position of Vendetta: influence, blood, and the ranks it may expect."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from interrex.bots.thoughts import Fact
from interrex.games.vendetta.conflict import FIRST, SECOND, THIRD, total_power, zeroed
from interrex.games.vendetta.ending import score_of, team_of
from interrex.games.vendetta.order import by_ties, turn_order
from interrex.games.vendetta.table import (
    ALLIANCE,
    AT,
    DOWN,
    HAND,
    HAVEN,
    LOCATION_WORDS,
    MAX_SEATS,
    NOBODY,
    PLANNING,
    RESOLUTION,
    UP,
    Vendetta,
    has_cards,
)

BLOOD: Final[tuple[float, ...]] = (0.0, 0.30, 0.28, 0.06)  # what a blood in the pool is worth, by round
LOW: Final[tuple[float, ...]] = (-2.5, -1.2, -0.4, -0.1)  # a pool of 0, 1, 2, 3: a frenzy is near
STAIN: Final[tuple[float, ...]] = (0.0, -0.3, -2.0)  # Diablerie tokens beyond their -1
VICTIM: Final = 1.6
OTHERS: Final = 0.3  # how much the strongest opponent's score counts against
STAY: Final = 4.0  # how much the estimate counts beside a look at what random opponents would do
MARGIN: Final = 0.3  # cards that withdraw fight on at the Haven
PLANNING_DOUBT: Final = 2.6
RESOLUTION_DOUBT: Final = 1.1
EFFECT: Final = {  # what an unresolved card may still do, for each rival there
    "steal": 0.45,
    "lose_by_round": 0.3,
    "lose_if_won": 0.5,
    "lose_per_deployed": 0.3,
    "steal_per_alliance": 0.4,
    "winners_tribute": 0.5,
    "take_half_deployed": 0.4,
    "steal_from_stayers": 0.5,
    "curfew": 0.5,
    "forestall": 0.6,
}


def evaluate(game: Vendetta, seat: int) -> float:
    """How well the seat's team stands: what it has, and what it would get if everyone stopped now."""
    if game.result is not None:
        return 1000.0 if seat in game.result.winners else -1000.0
    team = team_of(game, seat)
    worth = sum(standing(game, each) for each in team if not game.out[each])
    if game.out[seat]:
        return worth - 50.0
    others = [
        sum(score_of(game, each) for each in team_of(game, other) if not game.out[each])
        for other in range(game.seats)
        if other not in team
    ]
    worth -= OTHERS * max(others, default=0)
    if game.phase in (PLANNING, RESOLUTION):
        for loc in game.locations:
            if not (game.done >> loc & 1 or (game.now == loc and game.ranking)):
                worth += sum(location_worth(game, each, loc) for each in team)
    return worth


def standings(game: Vendetta) -> list[float]:
    """How well every seat's team stands; what lies at a location is counted once for all."""
    seats = range(game.seats)
    if game.result is not None:
        return [1000.0 if seat in game.result.winners else -1000.0 for seat in seats]
    own = [0.0 if game.out[seat] else standing(game, seat) for seat in seats]
    scores = [0 if game.out[seat] else score_of(game, seat) for seat in seats]
    if game.phase in (PLANNING, RESOLUTION):
        for loc in game.locations:
            if not (game.done >> loc & 1 or (game.now == loc and game.ranking)):
                totals = totals_at(game, loc)
                for seat in totals:
                    if not game.out[seat]:
                        own[seat] += location_worth(game, seat, loc, totals)
    teams = [team_of(game, seat) for seat in seats]
    team_scores = [sum([scores[each] for each in team]) for team in teams]
    found = []
    for seat in seats:
        others = [team_scores[other] for other in seats if other not in teams[seat]]
        worth = sum([own[each] for each in teams[seat]]) - OTHERS * max(others, default=0)
        found.append(worth - 50.0 if game.out[seat] else worth)
    return found


# --- what the win chance is fitted on ---------------------------------------------------------------

FEATURES: Final = (
    "score", "blood", "low", "feed", "unstained", "rewards", "lead with rewards", "power in hand",
    "cards in hand", "blood deployed", "ambition",
)  # fmt: skip
GONE: Final = -50.0  # every feature of a seat that is out
STAGES: Final = 6  # planning and resolution of each round


def features(game: Vendetta) -> tuple[int, list[list[float]]]:
    """How far the game is, and what speaks for every seat; a seat that is out has nothing."""
    return stage_of(game), features_with(game, open_totals(game))


def stage_of(game: Vendetta) -> int:
    """How far the game is."""
    return min(STAGES - 1, 2 * max(0, game.round - 1) + (game.phase >= RESOLUTION))


Totals = list[tuple[int, dict[int, float]]]  # the totals at every location still to be resolved


def open_totals(game: Vendetta) -> Totals:
    """The locations still to be resolved, and the totals there."""
    if game.phase not in (PLANNING, RESOLUTION):
        return []
    return [
        (loc, totals_at(game, loc))
        for loc in game.locations
        if not (game.done >> loc & 1 or (game.now == loc and game.ranking))
    ]


def features_with(game: Vendetta, totals: Totals) -> list[list[float]]:
    """What speaks for every seat, with the totals as they are."""
    seats = range(game.seats)
    rewards = rewards_with(game, totals)
    scores = [-20.0 if game.out[seat] else float(score_of(game, seat)) for seat in seats]
    sums = [score + reward for score, reward in zip(scores, rewards, strict=True)]
    found = []
    for seat in seats:
        if game.out[seat]:
            found.append([GONE] * len(FEATURES))
            continue
        team = team_of(game, seat)
        pool = game.pool[seat]
        hand = game.cards_at[HAND + seat]
        down = sum([game.blood[MAX_SEATS * loc + seat] for loc in game.locations if not game.done >> loc & 1])
        found.append(
            [
                scores[seat],
                float(min(pool, 12)),
                LOW[pool] if pool < len(LOW) else 0.0,
                float(sum([game.values[card].feed for card in game.cards_at[ALLIANCE + seat]])),
                STAIN[min(2, game.diablerie[seat])],
                rewards[seat],
                sums[seat] - max([sums[other] for other in seats if other not in team], default=0.0),
                float(sum([game.kinds[card].power for card in hand])),
                float(len(hand)),
                float(down),
                float(game.ambition == seat),
            ]
        )
    return found


def expected_rewards(game: Vendetta) -> list[float]:
    """What every seat may expect at the locations still to be resolved."""
    return rewards_with(game, open_totals(game))


def rewards_with(game: Vendetta, totals: Totals) -> list[float]:
    """What every seat may expect, with the totals as they are."""
    found = [0.0] * game.seats
    for loc, there in totals:
        for seat in there:
            found[seat] += location_worth(game, seat, loc, there)
    return found


# --- what the learned judgement sees ----------------------------------------------------------------

DETAILS: Final = (
    *FEATURES, "best in hand", "influence", "diablerie", "relic", "alliance", "team's lead", "above the mean",
    "behind the best score", "blood above the mean", "hand above the mean", "power above the mean",
    "face up", "face down", "blood at the haven", "margin at the haven", "margin elsewhere", "least margin",
    "places", "places led", "places close", "prizes led", "rivals met", "asked", "active", "turns to come",
    "locations left", "round", "resolution", "seats",
)  # fmt: skip
WIDE: Final = 6.0  # a margin beyond which more does not count
CLOSE: Final = 2.0


def details(game: Vendetta) -> tuple[int, list[list[float]]]:
    """More of what speaks for and against every seat, for a network."""
    seats = range(game.seats)
    totals = open_totals(game)
    rows = features_with(game, totals)
    alive = [seat for seat in seats if not game.out[seat]]
    count = max(1, len(alive))
    sums = [rows[seat][0] + rows[seat][5] for seat in seats]
    mean = sum([sums[seat] for seat in alive]) / count
    most = max([rows[seat][0] for seat in alive], default=0.0)
    pools = sum([game.pool[seat] for seat in alive]) / count
    hands = sum([rows[seat][8] for seat in alive]) / count
    powers = sum([rows[seat][7] for seat in alive]) / count
    teams = [sum([sums[each] for each in team_of(game, seat)]) for seat in seats]
    order = turn_order(game)
    asked = game.seats_asked
    found: list[list[float]] = []
    for seat in seats:
        if game.out[seat]:
            found.append([])
            continue
        team = team_of(game, seat)
        row = rows[seat]
        row.extend(
            [
                float(max([game.kinds[card].power for card in game.cards_at[HAND + seat]], default=0)),
                float(game.influence[seat]), float(game.diablerie[seat]),
                float(game.relic[seat] != NOBODY and not game.relic_used[seat]),
                float(len(game.cards_at[ALLIANCE + seat])),
                teams[seat] - max([teams[other] for other in seats if other not in team], default=0.0),
                sums[seat] - mean, row[0] - most, game.pool[seat] - pools, row[8] - hands, row[7] - powers,
            ]
        )  # fmt: skip
        row.extend(of_places(game, seat, totals))
        row.extend(
            [
                float(seat in asked), float(game.active == seat),
                float(order.index(seat)) if seat in order else 0.0, float(len(totals)), float(game.round),
                float(game.phase >= RESOLUTION), 4.0 / game.seats,
            ]
        )  # fmt: skip
        found.append(row)
    return stage_of(game), found


def of_places(game: Vendetta, seat: int, totals: Totals) -> list[float]:
    """What a seat has at the locations still to be resolved, and how it compares there."""
    up, down, blood, places, led, close, rivals = 0, 0, 0, 0, 0, 0, 0
    haven, elsewhere, least, prizes = 0.0, 0.0, WIDE, 0.0
    for loc, there in totals:
        place = MAX_SEATS * loc + seat
        up += len(game.cards_at[UP + place])
        down += len(game.cards_at[DOWN + place])
        if seat not in there:
            continue
        margin = there[seat] - max([there[other] for other in there if other != seat], default=0.0)
        places += 1
        rivals += len(there) - 1
        if margin > 0.0:
            led += 1
            prizes += prize(game, loc)
        close += 1 if -CLOSE <= margin <= CLOSE else 0
        margin = max(-WIDE, min(WIDE, margin))
        least = min(least, margin)
        if loc == HAVEN:
            haven = margin
            blood = game.blood[place]
        else:
            elsewhere += margin
    return [
        float(up), float(down), float(blood), haven, elsewhere, least, float(places), float(led),
        float(close), prizes, float(rivals),
    ]  # fmt: skip


def sides(game: Vendetta) -> tuple[tuple[int, ...], ...]:
    """The teams; without teams each seat is one."""
    return tuple(sorted({tuple(sorted(team_of(game, seat))) for seat in range(game.seats)}))


def standing(game: Vendetta, seat: int) -> float:
    """Score so far, blood in the pool, feed to come, and the danger of Diablerie."""
    pool = game.pool[seat]
    worth = score_of(game, seat) + BLOOD[game.round] * min(pool, 12)
    if pool < len(LOW) and (game.phase == RESOLUTION or game.round < 3 or game.phase == PLANNING):
        worth += LOW[pool]
    rounds_left = 3 - game.round
    if rounds_left > 0:
        feed = sum(game.values[card].feed for card in game.cards_at[ALLIANCE + seat])
        worth += BLOOD[game.round] * rounds_left * feed
    return worth + STAIN[min(2, game.diablerie[seat])]


def prize(game: Vendetta, loc: int) -> float:
    """What the first place at a location is worth."""
    worth = float(FIRST[game.round])
    for card in game.cards_at[AT + loc]:
        values = game.values[card]
        worth += values.influence + BLOOD[game.round] * max(0, 3 - game.round) * values.feed
        worth += 0.8 * bool(game.kinds[card].at)
    return worth + 1.4 if loc == HAVEN else worth


def totals_at(game: Vendetta, loc: int) -> dict[int, float]:
    """Totals as they would be with all face-down cards turned up."""
    totals: dict[int, float] = {}
    zero = zeroed(game, loc)
    for seat in range(game.seats):
        place = MAX_SEATS * loc + seat
        down = game.cards_at[DOWN + place]
        if down or game.blood[place] or game.cards_at[UP + place]:
            total = float(total_power(game, loc, seat, zero))
            if loc != game.now or not game.assault[seat]:
                total += sum(game.kinds[card].power + 0.5 for card in down)
            totals[seat] = total
    return totals


def location_worth(game: Vendetta, seat: int, loc: int, all_totals: dict[int, float] | None = None) -> float:
    """The rewards a seat may expect there, by its lead over the others."""
    totals = totals_at(game, loc) if all_totals is None else dict(all_totals)
    if seat not in totals or game.out[seat]:
        return 0.0
    if not any(has_cards(game, loc, other) for other in totals):
        return 0.0
    doubt = PLANNING_DOUBT if game.phase == PLANNING else RESOLUTION_DOUBT
    alive = [each for each in totals if not game.out[each]]  # VE-R11: who is out comes last in ties
    own = totals.pop(seat) + 0.2 * (by_ties(game, alive)[0] == seat)
    rivals = sorted(totals.values(), reverse=True)
    if game.phase == PLANNING:
        rivals.append(2.0)  # somebody may still come
        rivals.sort(reverse=True)
    first = sure(own - rivals[0], doubt) if rivals else 1.0
    worth = first * prize(game, loc)
    if totals:
        second = sure(own - rivals[1], doubt) if len(rivals) > 1 else 1.0
        worth += (1 - first) * second * (SECOND[game.round] + VICTIM)
        third = sure(own - rivals[2], doubt) if len(rivals) > 2 else 1.0
        worth += (1 - first) * (1 - second) * third * THIRD[game.round]
    return worth + effects_worth(game, seat, loc, len(totals))


def sure(lead: float, doubt: float) -> float:
    """How sure a lead is, from 0 to 1."""
    return 1.0 / (1.0 + math.exp(-lead / doubt))


def effects_worth(game: Vendetta, seat: int, loc: int, rivals: int) -> float:
    """What cards not yet resolved may bring."""
    worth = 0.0
    place = MAX_SEATS * loc + seat
    for card in (*game.cards_at[UP + place], *game.cards_at[DOWN + place]):
        if game.resolved >> card & 1 and game.now == loc:
            continue
        for effects in game.kinds[card].at.values():
            for effect in effects:
                worth += EFFECT.get(effect.verb, 0.0) * rivals
    return worth


# --- looking one more choice ahead ---------------------------------------------------------------


def hint(game: Vendetta, seat: int, question: str, option: Any) -> float:
    """What follows an option that only prepares the next: the best card, the best amount of blood."""
    if question == "stay or withdraw":
        return stay_hint(game, seat) if option == "stay" else 0.0
    if question not in ("plan", "card", "turn"):
        return 0.0
    after = taken(game, seat, option)
    if after is None:
        return 0.0
    if question == "plan" and option[0] == "play":
        return best_card(after, seat) - evaluate(game, seat)
    return best_blood(after, seat) - evaluate(after, seat)


def taken(game: Vendetta, seat: int, option: Any) -> Vendetta | None:
    """The position after an option; None when the seat is not asked."""
    for which, question in enumerate(game.questions):
        if question.seat == seat:
            after = game.copy()
            after.play(question.options.index(option), which)
            return after
    return None


def best_card(game: Vendetta, seat: int) -> float:
    """The best position a card of the hand leads to."""
    question = game.question_of(seat)
    if question is None or question.name != "card":
        return evaluate(game, seat)
    best = -1000.0
    for index in range(len(question.options)):
        after = game.copy()
        after.play(index)
        best = max(best, best_blood(after, seat))
    return best


def best_blood(game: Vendetta, seat: int) -> float:
    """The best position that playing blood or flipping a token leads to, or none."""
    best = evaluate(game, seat)
    question = game.question_of(seat)
    if question is None or question.name != "turn":
        return best
    for index, option in enumerate(question.options):
        if option == "flip" or option[0] == "blood":
            after = game.copy()
            after.play(index)
            best = max(best, evaluate(after, seat))
    return best


def stay_hint(game: Vendetta, seat: int) -> float:
    """Stay where something can be won, withdraw blood and cards from where it cannot."""
    loc = game.now
    there = location_worth(game, seat, loc)
    pool, blood = game.pool[seat], game.blood[MAX_SEATS * loc + seat]
    home = BLOOD[game.round] * blood + low(pool + blood) - low(pool)
    return STAY * (there - home - MARGIN)


def low(pool: int) -> float:
    """How bad a small pool is."""
    return LOW[pool] if pool < len(LOW) else 0.0


AGAINST: Final = frozenset({"frenzy", "rival-ahead", "rival-leads"})  # facts that are bad for a seat


def reasons(game: Vendetta, seat: int) -> list[Fact]:
    """Facts that matter to a player of Vendetta: the locations, influence now and in sight, blood, allies."""
    found: list[Fact] = []
    team = team_of(game, seat)
    others = [other for other in range(game.seats) if other not in team]
    if game.phase in (PLANNING, RESOLUTION):
        for loc in game.locations:
            if not game.done >> loc & 1:
                found += location_reasons(totals_at(game, loc), seat, team, LOCATION_WORDS[loc])
        if game.pool[seat] <= 1:
            found.append(("frenzy", ()))
    scores = [score_of(game, each) for each in range(game.seats)]
    rivals = max([scores[other] for other in others])
    if scores[seat] != rivals:
        found.append(("ahead" if scores[seat] > rivals else "rival-ahead", ()))
    rewards = expected_rewards(game)
    hopes = [sum([scores[each] + rewards[each] for each in team_of(game, one)]) for one in range(game.seats)]
    if hopes[seat] > max([hopes[other] for other in others]):
        found.append(("in-sight", ()))
    if game.pool[seat] > max([game.pool[other] for other in others]):
        found.append(("blood", ()))
    allies = [len(game.cards_at[ALLIANCE + each]) for each in range(game.seats)]
    if allies[seat] > max([allies[other] for other in others]):
        found.append(("allies", ()))
    if any(game.values[card].feed > 0 for card in game.cards_at[ALLIANCE + seat]):
        found.append(("feed", ()))
    if not game.diablerie[seat]:
        found.append(("unstained", ()))
    if game.ambition == seat:
        found.append(("ambition", ()))
    return found


def location_reasons(totals: dict[int, float], seat: int, team: Sequence[int], name: str) -> list[Fact]:
    """Who is the strongest at a location, and whether the seat is at least second to one."""
    where = (("location", name),)
    stronger = [other for other, total in totals.items() if total >= totals.get(seat, 0.0) and other != seat]
    found: list[Fact] = []
    if seat in totals and not stronger and totals[seat] > 0:
        found.append(("leads", where))
    elif any(other not in team for other in stronger):
        found.append(("rival-leads", where))
    if seat in totals and len(totals) > 2 and len(stronger) <= 1:
        found.append(("second", where))
    return found
