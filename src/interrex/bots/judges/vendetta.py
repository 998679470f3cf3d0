"""How the greedy bot judges a position of Vendetta: influence, blood, and the ranks it may expect."""

from __future__ import annotations

import math
from typing import Any, Final

from interrex.bots.thoughts import Fact
from interrex.games.vendetta.conflict import FIRST, SECOND, THIRD, total_power, zeroed
from interrex.games.vendetta.ending import score_of, team_of
from interrex.games.vendetta.order import by_ties
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
    seats = range(game.seats)
    stage = min(STAGES - 1, 2 * max(0, game.round - 1) + (game.phase >= RESOLUTION))
    rewards = expected_rewards(game)
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
    return stage, found


# --- what the learned judgement sees ----------------------------------------------------------------

DETAILS: Final = (
    *FEATURES, "best in hand", "influence", "diablerie", "relic", "alliance", "face up", "face down",
    "places led", "places close", "margin at the haven", "margin elsewhere", "above the mean",
    "behind the best score", "to come", "asked", "active", "locations left", "first round",
    "second round", "third round", "planning", "resolution", "seats",
)  # fmt: skip
WIDE: Final = 6.0  # a margin beyond which more does not count


def details(game: Vendetta) -> tuple[int, list[list[float]]]:
    """More of what speaks for and against every seat, for a network."""
    stage, rows = features(game)
    seats = range(game.seats)
    lies_open = game.phase in (PLANNING, RESOLUTION)
    left = [loc for loc in game.locations if not game.done >> loc & 1] if lies_open else []
    totals = {loc: totals_at(game, loc) for loc in left}
    alive = [seat for seat in seats if not game.out[seat]]
    sums = [rows[seat][0] + rows[seat][5] for seat in seats]
    mean = sum([sums[seat] for seat in alive]) / max(1, len(alive))
    most = max([rows[seat][0] for seat in alive], default=0.0)
    asked = game.seats_asked
    found: list[list[float]] = []
    for seat in seats:
        if game.out[seat]:
            found.append([])
            continue
        hand = [game.kinds[card].power for card in game.cards_at[HAND + seat]]
        up, down, led, close, haven, elsewhere = 0, 0, 0, 0, 0.0, 0.0
        for loc in left:
            up += len(game.cards_at[UP + MAX_SEATS * loc + seat])
            down += len(game.cards_at[DOWN + MAX_SEATS * loc + seat])
            there = totals[loc]
            if seat not in there:
                continue
            margin = there[seat] - max(
                [count for other, count in there.items() if other != seat], default=0.0
            )
            led += 1 if margin > 0 else 0
            close += 1 if -2.0 <= margin <= 2.0 else 0
            margin = max(-WIDE, min(WIDE, margin))
            if loc == HAVEN:
                haven = margin
            else:
                elsewhere += margin
        found.append(
            [
                *rows[seat], float(max(hand, default=0)), float(game.influence[seat]),
                float(game.diablerie[seat]), float(game.relic[seat] != NOBODY and not game.relic_used[seat]),
                float(len(game.cards_at[ALLIANCE + seat])), float(up), float(down), float(led), float(close),
                haven, elsewhere, sums[seat] - mean, rows[seat][0] - most,
                float(3 - game.round), float(seat in asked), float(game.active == seat), float(len(left)),
                float(game.round == 1), float(game.round == 2), float(game.round == 3),
                float(game.phase == PLANNING), float(game.phase == RESOLUTION), 4.0 / game.seats,
            ]
        )  # fmt: skip
    return stage, found


def expected_rewards(game: Vendetta) -> list[float]:
    """What every seat may expect at the locations still to be resolved."""
    found = [0.0] * game.seats
    if game.phase in (PLANNING, RESOLUTION):
        for loc in game.locations:
            if not (game.done >> loc & 1 or (game.now == loc and game.ranking)):
                totals = totals_at(game, loc)
                for seat in totals:
                    found[seat] += location_worth(game, seat, loc, totals)
    return found


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
            if not game.assault[seat]:
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


AGAINST: Final = frozenset({"frenzy"})  # facts that are bad for a seat


def reasons(game: Vendetta, seat: int) -> list[Fact]:
    """Facts that matter to a player of Vendetta: the lead at locations, the score, a frenzy at hand."""
    found: list[Fact] = []
    if game.phase in (PLANNING, RESOLUTION):
        for loc in game.locations:
            totals = totals_at(game, loc)
            if seat in totals and not game.done >> loc & 1:
                others = [total for other, total in totals.items() if other != seat]
                if totals[seat] > max(others, default=0.0):
                    found.append(("leads", (("location", LOCATION_WORDS[loc]),)))
        if game.pool[seat] <= 1:
            found.append(("frenzy", ()))
    scores = [score_of(game, each) for each in range(game.seats)]
    if scores[seat] > max([scores[other] for other in range(game.seats) if other != seat]):
        found.append(("ahead", ()))
    return found
