"""Random games in other game libraries, timed from Python on one core.

Every loop is the quickest honest one found for its library: it uses only the public interface,
picks uniformly among the legal actions, plays each game to its end and reads the score. Loading
the library and building its environment are not timed. Only decisions by players are counted,
never chance events.

It was written for and checked with:

    open_spiel==2.0.2
    rlcard==1.2.0
    pettingzoo[classic]==1.27.0
    numpy==2.4.6

Run this file to print one line per rival, or call the functions from another benchmark. On a
shared machine the speed of one core drifts, so compare two engines by timing them in turn.
"""

import argparse
import importlib
import random
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any, NamedTuple

OPEN_SPIEL = "open_spiel==2.0.2"
RLCARD = "rlcard==1.2.0"
PETTINGZOO = "pettingzoo[classic]==1.27.0"


class NotInstalled(RuntimeError):
    """A rival library, or something it needs, is missing here."""


class Played(NamedTuple):
    """How many games and decisions were played, and in how many seconds."""

    games: int
    decisions: int
    seconds: float

    @property
    def decisions_per_second(self) -> float:
        """Player decisions per second."""
        return self.decisions / self.seconds

    @property
    def decisions_per_game(self) -> float:
        """Average length of a game, in player decisions."""
        return self.decisions / self.games


class TreeSize(NamedTuple):
    """Number of nodes of each kind in a whole game tree."""

    decisions: int
    terminals: int
    chances: int


def _load(module: str, requirement: str) -> Any:
    """Import a module, or say which requirement is not installed."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise NotInstalled(f"not installed: pip install '{requirement}' ({error})") from error


def _play_openspiel(name: str, seconds: float, seed: int) -> Played:
    """Play random games of one OpenSpiel game; its chance outcomes must be equally likely."""
    pyspiel = _load("pyspiel", OPEN_SPIEL)
    new_state = pyspiel.load_game(name).new_initial_state
    chance = int(pyspiel.PlayerId.CHANCE)
    rand = random.Random(seed).random
    games = decisions = 0
    start = now = perf_counter()
    while now - start < seconds:
        state = new_state()
        current_player, legal_actions = state.current_player, state.legal_actions
        apply_action = state.apply_action
        while True:
            player = current_player()
            if player >= 0:
                actions = legal_actions()
                apply_action(actions[int(rand() * len(actions))])
                decisions += 1
            elif player == chance:
                outcomes = state.chance_outcomes()
                apply_action(outcomes[int(rand() * len(outcomes))][0])
            else:
                break
        state.returns()
        games += 1
        now = perf_counter()
    return Played(games, decisions, now - start)


def openspiel_leduc_plainly(seconds: float, seed: int = 0) -> Played:
    """The same as OpenSpiel's own examples write the loop: ask the state at every step what it is."""
    pyspiel = _load("pyspiel", OPEN_SPIEL)
    game = pyspiel.load_game("leduc_poker")
    rand = random.Random(seed)
    games = decisions = 0
    start = now = perf_counter()
    while now - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rand.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(rand.choice(state.legal_actions()))
                decisions += 1
        state.returns()
        games += 1
        now = perf_counter()
    return Played(games, decisions, now - start)


def _play_rlcard(name: str, seconds: float, seed: int) -> Played:
    """Play random games of one RLCard environment.

    Raw actions skip a second look-up of the legal actions inside `step`, which makes this about a
    tenth quicker than action ids, and both are quicker than `env.run` with random agents.
    """
    rlcard = _load("rlcard", RLCARD)
    env = rlcard.make(name, config={"seed": seed})
    reset, step, is_over = env.reset, env.step, env.is_over
    rand = random.Random(seed).random
    games = decisions = 0
    start = now = perf_counter()
    while now - start < seconds:
        state, _ = reset()
        while not is_over():
            actions = state["raw_legal_actions"]
            state, _ = step(actions[int(rand() * len(actions))], True)
            decisions += 1
        env.get_payoffs()
        games += 1
        now = perf_counter()
    return Played(games, decisions, now - start)


def _play_pettingzoo(name: str, seconds: float, seed: int) -> Played:
    """Play random games of one PettingZoo classic environment.

    In these games all players finish at once, so a game is left at the first player found
    terminated. That spares the empty steps with which the usual loop retires every player.
    """
    env = _load(f"pettingzoo.classic.{name}", PETTINGZOO).env()
    env.reset(seed=seed)
    reset, agent_iter, last, step = env.reset, env.agent_iter, env.last, env.step
    rand = random.Random(seed).random
    games = decisions = 0
    start = now = perf_counter()
    while now - start < seconds:
        reset()
        for _ in agent_iter():
            observation, _, terminated, truncated, _ = last()
            if terminated or truncated:
                break
            actions = observation["action_mask"].nonzero()[0]
            step(int(actions[int(rand() * len(actions))]))
            decisions += 1
        dict(env.rewards)
        games += 1
        now = perf_counter()
    return Played(games, decisions, now - start)


def openspiel_leduc(seconds: float, seed: int = 0) -> Played:
    """Play random games of OpenSpiel's Leduc poker."""
    return _play_openspiel("leduc_poker", seconds, seed)


def openspiel_tictactoe(seconds: float, seed: int = 0) -> Played:
    """Play random games of OpenSpiel's tic-tac-toe."""
    return _play_openspiel("tic_tac_toe", seconds, seed)


def rlcard_leduc(seconds: float, seed: int = 0) -> Played:
    """Play random games of RLCard's Leduc hold'em.

    Its rules are not OpenSpiel's: it has blinds instead of antes, folding is always legal, and so
    its random games are shorter.
    """
    return _play_rlcard("leduc-holdem", seconds, seed)


def rlcard_uno(seconds: float, seed: int = 0) -> Played:
    """Play random games of RLCard's two-player Uno."""
    return _play_rlcard("uno", seconds, seed)


def pettingzoo_leduc(seconds: float, seed: int = 0) -> Played:
    """Play random games of PettingZoo's Leduc hold'em, which wraps RLCard's."""
    return _play_pettingzoo("leduc_holdem_v4", seconds, seed)


def pettingzoo_tictactoe(seconds: float, seed: int = 0) -> Played:
    """Play random games of PettingZoo's tic-tac-toe."""
    return _play_pettingzoo("tictactoe_v3", seconds, seed)


RIVALS: dict[str, Callable[[float], Played]] = {
    "OpenSpiel leduc_poker": openspiel_leduc,
    "OpenSpiel leduc_poker, plain loop": openspiel_leduc_plainly,
    "OpenSpiel tic_tac_toe": openspiel_tictactoe,
    "RLCard leduc-holdem": rlcard_leduc,
    "RLCard uno": rlcard_uno,
    "PettingZoo leduc_holdem_v4": pettingzoo_leduc,
    "PettingZoo tictactoe_v3": pettingzoo_tictactoe,
}


def openspiel_leduc_tree() -> TreeSize:
    """Count every node of OpenSpiel's Leduc poker tree, the root's chance node included."""
    pyspiel = _load("pyspiel", OPEN_SPIEL)
    decisions = terminals = chances = 0
    stack = [pyspiel.load_game("leduc_poker").new_initial_state()]
    while stack:
        state = stack.pop()
        if state.is_terminal():
            terminals += 1
            continue
        if state.is_chance_node():
            chances += 1
        else:
            decisions += 1
        stack.extend(state.child(action) for action in state.legal_actions())
    return TreeSize(decisions, terminals, chances)


def openspiel_leduc_returns(
    private0: int, private1: int, public: int, actions: Sequence[int]
) -> tuple[float, float]:
    """Play one game of OpenSpiel's Leduc poker and return what each player won or lost.

    Cards are 0 to 5, two of each rank in rising order (0 and 1 are the jacks). Actions are 0 fold,
    1 call or check, 2 raise. The public card is not used when a fold ends the first round.
    """
    pyspiel = _load("pyspiel", OPEN_SPIEL)
    state = pyspiel.load_game("leduc_poker").new_initial_state()
    cards, moves = iter((private0, private1, public)), iter(actions)
    while not state.is_terminal():
        action = next(cards if state.is_chance_node() else moves, None)
        if action not in state.legal_actions():
            kind = "card" if state.is_chance_node() else "action"
            raise ValueError(f"{kind} {action} is not legal after {state.history()}")
        state.apply_action(action)
    if next(moves, None) is not None:
        raise ValueError(f"the game was over after {state.history()}, before the last action")
    first, second = state.returns()
    return float(first), float(second)


def _report(name: str, play: Callable[[float], Played], seconds: float) -> str:
    """One line about one rival: its speed, or that it is not installed."""
    try:
        played = play(seconds)
    except NotInstalled as error:
        return f"{name:28} {error}"
    return (
        f"{name:28} {played.decisions_per_second:10,.0f} decisions/s "
        f"{played.games / played.seconds:10,.0f} games/s "
        f"{played.decisions_per_game:7.2f} decisions/game"
    )


def main() -> None:
    """Time every rival and count OpenSpiel's Leduc tree."""
    parser = argparse.ArgumentParser(description="Time random games in other game libraries.")
    parser.add_argument("--seconds", type=float, default=5.0, help="time for each rival")
    seconds = parser.parse_args().seconds
    for name, play in RIVALS.items():
        print(_report(name, play, seconds), flush=True)
    try:
        print("OpenSpiel leduc_poker tree:", openspiel_leduc_tree())
    except NotInstalled as error:
        print("OpenSpiel leduc_poker tree:", error)


if __name__ == "__main__":
    main()
