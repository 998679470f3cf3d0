"""Chapter 1000: scores, ties, and the end of the game."""

from __future__ import annotations

from interrex.engine.questions import step
from interrex.games.vendetta.order import by_ties, has_savona
from interrex.games.vendetta.relics import relic_text
from interrex.games.vendetta.speaking import acting_for, texts_of
from interrex.games.vendetta.table import (
    ALLIANCE,
    DRAINED,
    NOBODY,
    NOWHERE,
    Vendetta,
    relic_number,
    site_number,
)
from interrex.games.vendetta.verbs.vocabulary import SCORING


def score_of(game: Vendetta, seat: int) -> int:
    """VE-1002 Alliance, drained cards, influence, abilities, relic; minus Diablerie."""
    values = game.values
    score = game.influence[seat] - game.diablerie[seat]
    for card in game.cards_at[ALLIANCE + seat]:
        score += values[card].influence
        for effect in game.kinds[card].at.get("game_end", ()):
            if effect.verb in SCORING:
                score += int(effect.function(game, seat, card, NOWHERE, *effect.args))
    for card in game.cards_at[DRAINED + seat]:
        score += values[card].drained
    relic = game.relic[seat]
    if relic != NOBODY:
        score += game.pack.relics[relic_text(game, relic)].influence  # VE-1406
    if game.pack.scores_more:
        score += scored_by_texts(game, seat)
    return score


def scored_by_texts(game: Vendetta, seat: int) -> int:
    """VE-1002, VE-1304 What clan cards, the relic and location cards count in the end."""
    found = [(card, *acting_for(game, card)) for card in game.pack.scorers]
    texts = [(card, loc) for card, player, loc in found if player == seat]
    if game.relic[seat] != NOBODY:
        texts.append((relic_number(game, game.relic[seat]), NOWHERE))
    texts += [(site_number(game, game.site[loc]), loc) for loc in game.locations if game.site[loc] != NOBODY]
    return sum(
        int(effect.function(game, seat, card, loc, *effect.args))
        for card, loc in texts
        for effect in texts_of(game, "game_end", card)
        if effect.verb in SCORING
    )


def team_of(game: Vendetta, seat: int) -> tuple[int, ...]:
    """VE-1503 A player and the partner; without teams the player alone."""
    if not game.team:
        return (seat,)
    half = game.seats // 2
    return (seat % half, seat % half + half)


def last_one_standing(game: Vendetta) -> None:
    """VE-645 If one player or team remains, the game ends at once (VE-R12)."""
    left = [seat for seat in range(game.seats) if not game.out[seat]]
    alone = len({team_of(game, seat) for seat in left}) == 1
    if not left:
        everybody = tuple(range(game.seats))
        game.finish("VE-645", (), [0.0 for _ in everybody])
    elif alone and game.rulings.last_player_standing == "win_at_once":
        crown(game, team_of(game, left[0]), "VE-645")


@step
def end_game(game: Vendetta) -> None:
    """VE-1001, VE-1003 The game ends after the last location of round 3; the highest score wins."""
    teams = sorted({team_of(game, seat) for seat in range(game.seats) if not game.out[seat]})
    teams = [team for team in teams if not all(game.out[seat] for seat in team)]
    every_tie = game.rulings.savona_scope == "every_tie"  # VE-R05
    scores = {team: team_score(game, team) for team in teams}
    leaders = [team for team in teams if scores[team] == max(scores.values())]
    if len(leaders) == 1:
        crown(game, leaders[0], "VE-1508" if game.team else "VE-1003")
        return
    lucky = [team for team in leaders if any(has_savona(game, seat) for seat in team)]
    if every_tie and lucky:
        crown(game, lucky[0], "VE-211")
        return
    blood = {team: sum(game.pool[seat] for seat in team) for team in leaders}
    leaders = [team for team in leaders if blood[team] == max(blood.values())]
    if len(leaders) == 1:
        crown(game, leaders[0], "VE-1509" if game.team else "VE-1004")
        return
    tied = [seat for team in leaders for seat in team if not game.out[seat]]
    first = by_ties(game, tied)[0]  # VE-1006, VE-1510, VE-1514
    crown(game, team_of(game, first), "VE-1510" if game.team else "VE-1006")


def team_score(game: Vendetta, team: tuple[int, ...]) -> int:
    """VE-1508, VE-1511 The sum of the members' scores; an eliminated one adds nothing (VE-R65)."""
    total = 0
    for seat in team:
        if not game.out[seat]:
            total += score_of(game, seat)
        elif game.rulings.team_eliminated_score == "frozen":
            total += game.frozen[seat]
    return total


def crown(game: Vendetta, winners: tuple[int, ...], rule: str) -> None:
    """The winner is the new Prince; whoever was eliminated stands below all others."""
    scores = [0] * game.seats
    for seat in range(game.seats):
        scores[seat] = team_score(game, team_of(game, seat))
        if not game.out[seat]:
            game.tell("score", seat, score_of(game, seat), rule="VE-1002")
    left = [scores[seat] for seat in range(game.seats) if not game.out[seat]]
    if not game.team:
        for seat in range(game.seats):
            if game.out[seat]:
                scores[seat] = min(0, *left) - 1
    game.tell("game_won", winners, rule=rule)
    game.finish(rule, winners, [float(score) for score in scores])
