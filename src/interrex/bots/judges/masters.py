"""How bots judge Masters of the Night: a turn is thought through, and the way on to the next night."""

from __future__ import annotations

from typing import Any, Final

from interrex.bots.judges.worth.masters import EITHER, ENDED, GOING_ON, all_sealed, seals_laid, standing
from interrex.bots.thoughts import Fact
from interrex.engine.chance import Chance
from interrex.engine.questions import step
from interrex.games.masters.actions import EXPOSE, FIGHT, HUNT, MOVE, RECRUIT, RITUAL, SEAL
from interrex.games.masters.events import events_left
from interrex.games.masters.table import DONE, KILL_TRACK, NIGHT, NOBODY, STRONG_VEIL, Masters

WORLDS: Final = 1  # only decks are hidden, and they matter little within a turn
INSIDE: Final = ("take along", "travel to", "send minions", "in the fight", "into district", "from district")
CHAINS: Final = (
    "move agent",
    "set aside",
    "expose also",
    "tempt",
    "which agent",
    "summon",
    "token",
    "token to",
)
OF_MINIONS: Final = ("take along", "send minions")
SECOND: Final = (MOVE, EXPOSE, FIGHT, HUNT, SEAL, RITUAL, RECRUIT)  # what a turn may go on with
DEPTH: Final = 1  # actions of a turn that are thought through after an option
QUICK_DEPTH: Final = 0  # the same where play goes on quickly; bots that choose so win as often
MOST_CHOICES: Final = 80  # from one night to the next
IDLE: Final = 0.3
HINTS: Final = 0.03  # what a leaning counts in the score of a win chance
STALLING: Final = 3000.0  # what only delays looks worse than all else


@step
def halt(game: Masters) -> None:
    """A turn tried out ends here, before chance has its say."""
    game.ask(0, "halt", (DONE,), halted, rule="MN-604")


@step
def halted(game: Masters, answer: str) -> None:
    """Nothing comes after a trial."""


def weigh(world: Masters, seat: int, luck: Chance) -> list[float]:
    """How good each option looks: a vampire's turn is thought through to its end."""
    return tried_out(world, seat, luck, [], DEPTH)


def scores_after(world: Masters, seat: int, luck: Chance, weights: list[list[float]]) -> list[float]:
    """The score of the win chance after each option, thought through like ``weigh``."""
    return tried_out(world, seat, luck, weights, DEPTH)


def tried_out(world: Masters, seat: int, luck: Chance, weights: list[list[float]], depth: int) -> list[float]:
    """Each option, followed by the best end of the turn that so many more actions lead to."""
    asked = world.questions[0]
    me = world.active
    found = []
    base = world.copy()
    base.told = []
    base.choices = []
    if asked.name == "act":
        base.agenda = [(halt, ())]
    for index, option in enumerate(asked.options):
        after = base.copy()
        after.chance = luck.copy()
        after.play(index)
        leaning = hint(world, seat, asked.name, option) * (HINTS if weights else 1.0)
        if delays(world, seat, asked.name, option):
            leaning -= STALLING
        found.append(search(after, me, depth, weights) + leaning)
    return found


def judged(game: Masters, me: int, turn: int, weights: list[list[float]]) -> float:
    """How the position looks: by the judgement, or by the weights of its features."""
    if not weights:
        return standing(game, me, turn)
    total = 0.0
    for weight, value in zip(weights[stage_of(game)], seen(game, me, turn), strict=True):
        total += weight * value
    return total


def search(game: Masters, me: int, depth: int, weights: list[list[float]]) -> float:
    """The best end of this turn that a few more actions lead to."""
    if game.result is not None:
        return 1000.0 if game.result.winners else -1000.0
    asked = game.questions[0]
    question, options = asked.name, asked.options
    if question == "act" and game.active == me and me != NOBODY:
        if not depth:
            return judged(game, me, EITHER, weights)
        best = judged(game, me, ENDED, weights)
        for index, option in enumerate(options):
            if (option if isinstance(option, str) else option[0]) in SECOND:
                best = max(best, search(tried(game, index), me, depth - 1, weights))
        return best
    if question in CHAINS:  # one after the other: the one that looks best now
        after = [tried(game, index) for index in range(len(options))]
        return search(max(after, key=lambda each: judged(each, me, GOING_ON, weights)), me, depth, weights)
    if question in INSIDE:
        few = {0, len(options) - 1} if question in OF_MINIONS else range(len(options))
        return max(search(tried(game, index), me, depth, weights) for index in few)
    if question == "die" and not game.by_day:
        return search(tried(game, len(options) - 1), me, depth, weights)
    return judged(game, me, ENDED if question == "halt" else GOING_ON, weights)


def play_on(game: Masters) -> None:
    """Play as the judgement would, until the next night begins: there positions can be compared."""
    night = game.round if game.phase != NIGHT else game.round + 1
    for _ in range(MOST_CHOICES):
        if game.result is not None or (game.round >= night and game.phase == NIGHT):
            return
        if len(game.asked[0][2]) == 1:
            game.play(0)
            continue
        found = tried_out(game, game.asked[0][0], game.chance.split(), [], QUICK_DEPTH)
        game.play(found.index(max(found)))


def tried(game: Masters, index: int) -> Masters:
    after = game.copy()
    after.play(index)
    return after


def evaluate(game: Masters, seat: int) -> float:
    """How well all stand together, once the action in progress is settled as well as can be."""
    return search(game, game.active, 0, [])


# --- what the win chance is fitted on ---------------------------------------------------------------

FEATURES: Final = ("always", "standing", "by day", "turns left", "ready", "seals")
FREE: Final = ("always", "by day", "turns left")  # what may speak against the vampires too
STAGES: Final = 5  # by the events left: what is compared is what others had reached by then
EVENTS_A_STAGE: Final = 3


def features(game: Masters) -> tuple[int, list[list[float]]]:
    """What speaks for the vampires, who win or lose together."""
    return stage_of(game), [seen(game, game.active, GOING_ON)] * game.seats


def stage_of(game: Masters) -> int:
    """How far the game is: by time, so that neither haste nor delay changes what is compared."""
    return min(STAGES - 1, events_left(game) // EVENTS_A_STAGE)


def seen(game: Masters, me: int, turn: int) -> list[float]:
    """The features of a position; ``turn`` says what comes of the turn of ``me``.

    The judgement, and how far day and night are, so that positions at different moments can be compared. Few
    agents, much blood, good dice go along with victories in the games of greedy bots, but a bot that went by
    such features did nothing else: it won none of 13 games.
    """
    night = game.phase == NIGHT
    turns = game.vampires - (me - game.leader) % game.vampires if night and me != NOBODY else 0
    return [
        1.0,
        standing(game, me, turn) / 50.0,
        float(not night),
        turns / game.vampires,
        float(sum([kill >= KILL_TRACK for kill in game.kills[: game.vampires]])),
        float(seals_laid(game)),
    ]


def hint(game: Masters, seat: int, question: str, option: Any) -> float:
    """Small leanings between options that look alike."""
    return -IDLE * game.ap if question == "act" and option == "end turn" else 0.0


def delays(game: Masters, seat: int, question: str, option: Any) -> bool:
    """Relics could go to and fro for ever."""
    return question == "act" and isinstance(option, tuple) and option[0] == "exchange"


AGAINST: Final = frozenset(  # facts that are bad for a seat
    {"crowd", "exhausted", "low", "out-of-blood", "short", "veil"}
)
FEW_BLOOD: Final = 1
CROWDED: Final = 4  # agents in a district


def reasons(game: Masters, seat: int) -> list[Fact]:
    """Facts that matter to the vampires: the Veil, agents, blood, kills, and seals."""
    found: list[Fact] = []
    veil = game.veil - game.loss
    if veil <= 2:
        found.append(("veil", ()))
    if veil >= STRONG_VEIL:
        found.append(("strong-veil", ()))
    if game.exhausted:
        found.append(("exhausted", ()))
    found += vampire_reasons(game)
    if all_sealed(game):
        found.append(("sealed", ()))
    elif any(seal != NOBODY for seal in game.seal_at):
        found.append(("some-sealed", ()))
    if not any(game.exposed):
        found.append(("quiet", ()))
    if max([hidden + exposed for hidden, exposed in zip(game.hidden, game.exposed, strict=True)]) >= CROWDED:
        found.append(("crowd", ()))
    if sum(game.face.rows[0] if game.veil >= STRONG_VEIL else game.face.rows[1]) > game.agent_pool:
        found.append(("short", ()))
    return found


def vampire_reasons(game: Masters) -> list[Fact]:
    """Kills and blood, of each vampire and of all."""
    found: list[Fact] = []
    kills = [min(KILL_TRACK, each) for each in game.kills[: game.vampires]]
    if all(each >= KILL_TRACK for each in kills):
        found.append(("kills", ()))
    if 2 * sum(kills) >= KILL_TRACK * game.vampires:
        found.append(("half-kills", ()))
    for vampire in range(game.vampires):
        name = (("vampire", game.pack.vampires[game.line_up[vampire]].id),)
        if kills[vampire] >= KILL_TRACK:
            found.append(("full", name))
        if game.exhausted >> vampire & 1:
            found.append(("out-of-blood", name))
        elif game.blood[vampire] <= FEW_BLOOD:
            found.append(("low", name))
    return found
