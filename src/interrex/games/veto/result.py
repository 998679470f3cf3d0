"""Chapter 1000: the result of a duel, its end, and revenge."""

from __future__ import annotations

from typing import Any

from interrex.engine.questions import step
from interrex.games.veto.answers import DUEL_LIMIT
from interrex.games.veto.cards import (
    ELEKT,
    KOZAK,
    SLAWNY,
    THRUST,
)
from interrex.games.veto.duel import still_fighting, why_not_challenged, why_not_duel_challenger
from interrex.games.veto.fitting import REVENGE_CALL, fits_duel_end
from interrex.games.veto.happening import happened
from interrex.games.veto.moving import (
    discard_from_play,
    kill_name,
    remove_from_play,
    return_to_hand,
    settle_losses,
    speaks,
)
from interrex.games.veto.permissions import forbidden_this_round
from interrex.games.veto.resolving import aim_now
from interrex.games.veto.stack import open_stack, window
from interrex.games.veto.szabla import szabla
from interrex.games.veto.table import (
    BENE,
    CHALLENGE,
    CHALLENGED,
    CHALLENGER,
    DISCARD,
    KILLED,
    MARGIN,
    NOBODY,
    SAFE,
    SEATS,
    TOTALS,
    UNDECIDED,
    USED,
    VICTIM,
    WINNER,
    Veto,
    controller,
    face,
    in_game,
    in_play,
)
from interrex.games.veto.traits import (
    company,
    fighters_of,
    keywords,
    kreski_trait,
    means,
    meets,
    number_of,
    texts,
    works,
)
from interrex.games.veto.victory import hand_over, kreski_from_pool, kreski_to_pool, lose, losers_of

# --- 6 the result ------------------------------------------------------------------------------------


@step
def exchange_over(game: Veto) -> None:
    """VT-1041 to VT-1046 Totals and result are fixed."""
    duel = game.duel
    if not duel:
        return
    if duel[WINNER] == NOBODY:
        if still_fighting(game):
            totals = [szabla(game, duel[side]) for side in (CHALLENGER, CHALLENGED)]
            duel[MARGIN] = abs(totals[0] - totals[1])
            duel[WINNER] = UNDECIDED if totals[0] == totals[1] else int(totals[1] > totals[0])
            duel[TOTALS:] = totals
            told = (face(game, duel[0]), totals[0], face(game, duel[1]), totals[1])
            counts = ((duel[SEATS], totals[0]), (duel[SEATS + 1], totals[1]))
            game.tell("totals", *told, counts, rule="VT-1041")
        else:
            fighter_gone(game)
    decided = duel[WINNER] in (CHALLENGER, CHALLENGED)
    if not decided:
        game.tell("undecided", rule="VT-1045")
    used_work(game, "result_fixed")
    happened(game, "result_fixed")
    if decided:
        game.then(duel_lost, 1 - duel[WINNER])
    else:
        game.then(duel_ends, NOBODY, NOBODY)


def fighter_gone(game: Veto) -> None:
    """VT-1067, VT-R46 A fighter has left play or changed sides."""
    duel = game.duel
    duel[WINNER] = UNDECIDED
    if game.rulings.fighter_gone == "counts_as_loss":
        for side in (CHALLENGER, CHALLENGED):
            here = in_play(game, duel[side]) and controller(game, duel[side]) == duel[SEATS + side]
            if not here:
                duel[WINNER] = 1 - side
                duel[MARGIN] = 1


@step
def duel_lost(game: Veto, side: int) -> None:
    """VT-1043, VT-1044 Wounded at a difference of 1 or 2, killed at 3 or more."""
    loser, winner = game.duel[side], game.duel[1 - side]
    killed = game.duel[MARGIN] >= kills_at(game, winner)
    if killed and (game.duel[SAFE + side] or is_spared(game, loser)):
        killed = False
    if in_play(game, loser):
        game.tell("beaten", face(game, loser), int(killed), rule="VT-1044" if killed else "VT-1043")
    game.then(strike, loser, int(killed), winner, 1)
    game.then(after_result, winner, side)


def kills_at(game: Veto, winner: int) -> int:
    """VT-1044 The difference at which a fighter kills; a passive text may lower it."""
    need = 3
    for source, seat, condition, args in texts(game, "kill_margin"):
        if works(game, source) and means(game, source, seat, args[1], winner):
            if meets(game, source, seat, condition):
                need = min(need, number_of(game, source, seat, args[0]))
    return max(1, need)


def is_spared(game: Veto, loser: int) -> bool:
    """Something of this round, or a passive text, turns the kill into a wound."""
    return forbidden_this_round(game, "be_killed", loser) or saved_by_text(game, loser)


def saved_by_text(game: Veto, loser: int) -> bool:
    """A passive text turns the kill into a wound."""
    for source, seat, condition, args in texts(game, "wounded_instead"):
        if works(game, source) and means(game, source, seat, args[0], loser):
            if meets(game, source, seat, condition):
                return True
    return False


@step
def strike(game: Veto, victim: int, killed: int, by: int, in_duel: int) -> None:
    """VT-635, VT-1047 First the windows for replies that save, then the card moves."""
    outer = game.harm[:] if any(each in (harm_done, after_result) for each, _ in game.agenda) else []
    game.harm = [victim, killed, by, in_duel, 0]
    if in_play(game, victim):
        if killed:
            window(game, "killed", victim)
        game.then(wounded_window)
    game.then(harm_done)
    if outer:
        game.then(harm_resumed, tuple(outer))


@step
def harm_resumed(game: Veto, harm: tuple[int, ...]) -> None:
    """VT-635 What struck somebody while another was being struck is over; the other comes next."""
    game.harm = list(harm)


@step
def wounded_window(game: Veto) -> None:
    """VT-1049, VT-1050 What helps a wounded character does not help a killed one."""
    if not game.harm[KILLED] and in_play(game, game.harm[VICTIM]):
        window(game, "wounded", game.harm[VICTIM])


@step
def harm_done(game: Veto) -> None:
    """VT-624, VT-626, VT-1047 The card moves, kreski move, the death of an Elekt is checked."""
    victim, killed, by, in_duel, saved = game.harm
    if not in_play(game, victim):
        if in_duel and game.rulings.fighter_gone == "counts_as_loss":
            side = 1 - game.duel[WINNER]
            seats = fighters_of(game)
            hand_over(game, seats[side], seats[1 - side], game.kinds[victim].kreski)
        return
    seat = controller(game, victim)
    was = keywords(game, victim)
    kreski = kreski_trait(game, victim)
    facts = (victim, seat, speaks(game, victim), by, int(bool(was & ELEKT)))
    if killed:
        game.tell("killed", face(game, victim), rule="VT-626")
        kill_name(game, victim)
        remove_from_play(game, victim)
    elif saved == 0:
        game.tell("wounded", face(game, victim), rule="VT-624")
        discard_from_play(game, victim)
    elif saved == 2:
        return_to_hand(game, victim)
    else:
        game.tell("saved", face(game, victim), rule="VT-1048")
    losers = losers_of(game, victim, was, seat) if killed else []
    if losers and game.rulings.elimination_timing == "before_transfer" and game.seats > 2:
        lose(game, losers)
    if killed or not saved:
        happened(game, "was_killed" if killed else "was_wounded", *facts)
    else:
        happened(game, "was_saved", victim, seat)
    move_kreski(game, seat, by, in_duel, kreski, was, saved)
    if game.result is None:
        lose(game, losers)
    settle_losses(game)


def move_kreski(game: Veto, seat: int, by: int, in_duel: int, kreski: int, was: int, saved: int) -> None:
    """VT-1051 to VT-1054, VT-209, VT-633 Kreski change hands for a lost duel only (R30)."""
    if in_duel:
        taker = game.duel[SEATS + game.duel[WINNER]]
        bonus = 1 if was & SLAWNY else 0
        if game.rulings.slawny_bonus_source == "pool":
            given = hand_over(game, seat, taker, kreski)
            kreski_from_pool(game, taker, bonus, "VT-209")
        else:
            given = hand_over(game, seat, taker, kreski + bonus)
        if given:
            happened(game, "kreski_for_duel", taker)
    elif game.rulings.kreski_outside_duel == "as_duel" and not saved:
        kreski_to_pool(game, seat, kreski, "VT-633")


# --- 7 end of the duel, revenge ----------------------------------------------------------------------


@step
def after_result(game: Veto, winner: int, side: int) -> None:
    """VT-1063 A killed companion may be avenged."""
    loser = game.duel[side]
    seat = game.duel[SEATS + side]
    dead = bool(game.harm[KILLED]) and not in_play(game, loser)
    avenger = seat if dead else NOBODY
    if avenger != NOBODY and game.rulings.kozak_revenge == "inside_duel":
        game.then(avenge_inside, winner, seat)
        avenger = NOBODY
    game.then(duel_ends, winner, avenger)


@step
def duel_ends(game: Veto, winner: int, avenger: int) -> None:
    """VT-1061, VT-1069 Texts that work by themselves, then the end-of-duel window."""
    used_work(game, "duel_end")
    window(game, "duel_end")
    game.then(duel_closed)
    if avenger != NOBODY:
        game.then(offer_revenge, winner, avenger, ())


def used_cards(game: Veto) -> list[int]:
    """Equipment and thrusts that were used in this duel."""
    used = game.duel[USED]
    return [card for card in range(used.bit_length()) if used >> card & 1]


def used_work(game: Veto, moment: str) -> None:
    """VT-1340 What was used in the duel works by itself: equipment that says so, and discarded thrusts."""
    for card in used_cards(game) if moment in game.pack.by_itself else ():
        owner = game.owner[card]
        for number, ability in enumerate(game.kinds[card].abilities):
            if ability.letter != "P" or not any(
                when[0] == moment and used_fits(game, owner, card, when) for when in ability.when
            ):
                continue
            if ability.target is not None:
                game.then(aim_now, owner, card, number, NOBODY, ())
            else:
                for effect in ability.effects:
                    game.then_with(effect.function, (owner, card, None, NOBODY, *effect.args))


def used_fits(game: Veto, owner: int, card: int, when: tuple[Any, ...]) -> bool:
    """``self_used``: an equipment in play; any word on a thrust that lies on its owner's discard pile."""
    if game.kinds[card].family == THRUST:
        return game.where[card] == DISCARD + owner and fits_duel_end(game, owner, card, when[1])
    return when[1] == "self_used" and in_play(game, card)


@step
def duel_closed(game: Veto) -> None:
    """VT-1038 What lasted until the end of the duel is over."""
    game.duel = []
    game.answered = [each for each in game.answered if each[2] != DUEL_LIMIT]


@step
def avenge_inside(game: Veto, killer: int, seat: int) -> None:
    """VT-R20 Under that reading revenge comes before the end-of-duel window."""
    duel = tuple(game.duel)
    game.then(offer_revenge, killer, seat, ())
    game.then(resume_duel, duel)


@step
def resume_duel(game: Veto, duel: tuple[int, ...]) -> None:
    """The first duel goes on where it stood."""
    game.duel = list(duel)


def avengers(game: Veto, killer: int, seat: int) -> list[int]:
    """VT-242, VT-243, VT-1065 Kozaks who may challenge the killer, tapped or not."""
    if not in_game(game, seat) or not in_play(game, killer) or controller(game, killer) == seat:
        return []
    if why_not_challenged(game, killer):
        return []
    return [
        card
        for card in company(game, seat)
        if keywords(game, card) & KOZAK and not why_not_duel_challenger(game, card)
    ]


@step
def offer_revenge(game: Veto, killer: int, seat: int, done: tuple[int, ...]) -> None:
    """VT-242, VT-1063, VT-1064 Revenge uses no deed and is possible in anybody's turn."""
    kozaks = [card for card in avengers(game, killer, seat) if card not in done]
    if kozaks:
        game.ask(seat, "revenge", (BENE, *kozaks), avenged, killer, seat, done, rule="VT-242")


@step
def avenged(game: Veto, killer: int, seat: int, done: tuple[int, ...], answer: int | str) -> None:
    """VT-243 He is not tapped for it; several may avenge one after another."""
    if isinstance(answer, str):
        return
    game.action = []
    game.duel = []
    game.tell("challenges", seat, face(game, answer), face(game, killer), rule="VT-242")
    game.stack.append((CHALLENGE, seat, answer, REVENGE_CALL, killer, NOBODY, True))
    open_stack(game, seat)
    game.then(offer_revenge, killer, seat, (*done, answer))
