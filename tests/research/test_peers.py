"""The tests of PettingZoo, Gymnasium and OpenSpiel themselves, unmodified, on every game.

They run where these libraries are installed (``pip install 'interrex[pettingzoo,gymnasium,openspiel]'``).
Usually with few seats and short games; ``INTERREX_PEERS=all`` takes every number of seats and whole games.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from typing import Any

import pytest

from interrex.engine.errors import IllegalChoice
from interrex.games import OWN, game_spec

ALL = os.environ.get("INTERREX_PEERS") == "all"
CYCLES = 400 if ALL else 30
EVERY_TABLE = [(name, seats) for name in OWN for seats in game_spec(name).seats]
FEW_TABLES = [("elekt", 3), ("vendetta", 4), ("masters", 2), ("veto", 2)]
TABLES = EVERY_TABLE if ALL else FEW_TABLES


def needed(*libraries: str) -> pytest.MarkDecorator:
    """Skip, and say which library is missing and which extra brings it."""
    missing = [library for library in libraries if importlib.util.find_spec(library) is None]
    return pytest.mark.skipif(
        bool(missing), reason=f"NOT TESTED: {', '.join(missing)} not installed; see docs/research.md"
    )


zoo_needed = needed("pettingzoo", "gymnasium", "numpy")
gym_needed = needed("gymnasium", "numpy")
spiel_needed = needed("pyspiel", "numpy")
ignored = pytest.mark.filterwarnings("ignore")  # the peers warn of what they do not know


# --- PettingZoo --------------------------------------------------------------------------------------


@zoo_needed
@ignored
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_in_turns(name: str, seats: int) -> None:
    from pettingzoo.test import api_test, seed_test

    from interrex.research import zoo

    api_test(zoo.env(name, seats), num_cycles=CYCLES)
    seed_test(lambda: zoo.env(name, seats), num_cycles=CYCLES // 2)


@zoo_needed
@ignored
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_together(name: str, seats: int) -> None:
    from pettingzoo.test import parallel_api_test
    from pettingzoo.test.seed_test import parallel_seed_test

    from interrex.research import zoo

    parallel_api_test(zoo.parallel_env(name, seats), num_cycles=CYCLES)
    parallel_seed_test(lambda: zoo.parallel_env(name, seats), num_cycles=CYCLES // 3)


@zoo_needed
@ignored
def test_pettingzoo_counts_cycles() -> None:
    from pettingzoo.test import max_cycles_test

    from interrex.research.zoo import together

    max_cycles_test(together)


@zoo_needed
@ignored
def test_a_whole_game_in_turns_pays_one_victory() -> None:
    from interrex.research import zoo

    game = zoo.env("elekt", 3)
    game.reset(seed=4)
    rewards: dict[str, float] = {}
    for agent in game.agent_iter():
        seen, reward, over, late, _ = game.last()
        rewards[agent] = rewards.get(agent, 0.0) + reward
        if over or late:
            game.step(None)
            continue
        offered = game.unwrapped.options(agent)
        legal = seen["action_mask"].nonzero()[0]
        assert list(offered["actions"]) == list(legal)
        assert offered["options"].shape == (len(legal), game.unwrapped.encoding.option_size)
        game.step(int(legal[len(legal) // 2]))
    assert sum(rewards.values()) == 1.0


@zoo_needed
@ignored
def test_all_who_are_asked_together_answer_in_one_step() -> None:
    from interrex.research import zoo

    game = zoo.parallel_env("vendetta", 3)
    seen, _ = game.reset(seed=2)
    together = 0
    while game.agents:
        asked = game.episode.asked
        actions = {agent: int(each["action_mask"].nonzero()[0][0]) for agent, each in seen.items()}
        if len(asked) == 3 and all(game.episode.legal(seat) for seat in asked):
            together += 1
        seen, *_ = game.step(actions)
    assert together > 0


# --- Gymnasium ---------------------------------------------------------------------------------------


@gym_needed
@ignored
@pytest.mark.parametrize("name", OWN)
def test_gymnasium_checks_every_game(name: str) -> None:
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    from interrex.research.gym import name_of

    check_env(gymnasium.make(name_of(name)).unwrapped)


@gym_needed
@ignored
@pytest.mark.parametrize(
    ("name", "bots"),
    [
        *((name, bots) for name in (OWN if ALL else ("elekt", "masters")) for bots in ("random", "self")),
        ("elekt", "greedy"),
    ],
)
def test_many_games_in_one_call_are_the_same_games(name: str, bots: str) -> None:
    """A vector environment gives what single ones give with the same seeds, step by step; an illegal action
    ends a game in both, and what was seen before stays as it was."""
    import gymnasium
    import numpy as np
    from gymnasium.utils.env_checker import data_equivalence

    from interrex.research.gym import name_of

    one: Any = gymnasium.make_vec(
        name_of(name), num_envs=3, vectorization_mode="vector_entry_point", bots=bots
    )
    other = gymnasium.make_vec(name_of(name), num_envs=3, vectorization_mode="sync", bots=bots)
    assert one.observation_space == other.observation_space
    assert one.action_space == other.action_space
    (seen, _), (seen_too, _) = one.reset(seed=11), other.reset(seed=11)
    before: list[Any] = []
    for cycle in range(CYCLES):
        assert one.observation_space.contains(seen)
        assert data_equivalence(dict(seen), dict(seen_too))
        legal = [mask.nonzero()[0].tolist() for mask in seen["action_mask"]]
        assert one.unwrapped.legal() == legal
        for kept, copied in before:
            assert data_equivalence(kept, copied)
        before = [*before[-2:], (dict(seen), {name: array.copy() for name, array in seen.items()})]
        actions = np.array([row[-1] if row else 0 for row in legal])
        if cycle % 20 == 19:
            actions[0] = next(each for each in range(len(seen["action_mask"][0])) if each not in legal[0])
        seen, *rest = one.step(actions)
        seen_too, *rest_too = other.step(actions)
        for mine, theirs in zip(rest[:3], rest_too[:3], strict=True):
            assert (mine == theirs).all()


@gym_needed
@ignored
@pytest.mark.parametrize(("name", "bots"), [*((name, "random") for name in OWN), ("elekt", "greedy")])
def test_whatever_a_learner_writes_changes_nothing(name: str, bots: str) -> None:
    """What was seen or listed belongs to who asked for it: a learner that writes into it and drops it plays
    the same games as one that only reads. Whatever is said of a game that is over, it is dealt anew."""
    from interrex.engine.chance import Chance
    from interrex.research.gym import GameVectorEnv

    writer, reader = (GameVectorEnv(name, num_envs=3, bots=bots) for _ in range(2))
    chance = Chance.from_seed(5)
    seen, read = writer.reset(seed=7)[0], reader.reset(seed=7)[0]
    finished = 0
    over = [False] * 3
    for _ in range(60):
        for part, array in read.items():
            assert (array == seen[part]).all()
        legal, listed = reader.legal(), writer.legal()
        assert listed == legal == [mask.nonzero()[0].tolist() for mask in read["action_mask"]]
        actions: list[Any] = [each[chance.below(len(each))] if each else 0 for each in legal]
        if chance.below(4) == 0:
            actions[chance.below(3)] = -1  # ends the game
        for row, was_over in enumerate(over):
            if was_over:
                actions[row] = None if chance.below(2) else float("nan")
                finished += 1
        for each in listed:
            each.append(chance.below(9))
        for array in seen.values():
            array[:] = 1 + chance.below(3)
        seen.clear()  # so that its arrays are filled again
        del array
        read, _, over, *_ = reader.step(actions)
        seen, *_ = writer.step(actions)
    assert finished > 2
    assert GameVectorEnv(name, num_envs=2).legal() == [[], []]


@gym_needed
@ignored
@pytest.mark.parametrize(("name", "bots"), [*((name, "random") for name in OWN), ("elekt", "self")])
def test_a_deep_copy_of_many_games_plays_on_by_itself(name: str, bots: str) -> None:
    """From any step, through new deals too: as the games themselves, which it does not disturb."""
    import copy

    from interrex.engine.chance import Chance
    from interrex.research.gym import GameVectorEnv

    chance = Chance.from_seed(8)
    envs = GameVectorEnv(name, num_envs=2, bots=bots)
    envs.reset(seed=2)

    def play(them: Any, steps: int, choose: Chance) -> list[Any]:
        said: list[Any] = [them.legal()]
        for _ in range(steps):
            actions = [row[choose.below(len(row))] if row and choose.below(8) else -1 for row in them.legal()]
            seen, rewards, over, *_ = them.step(actions)
            said += [actions, *(part.tobytes() for part in (*seen.values(), rewards, over)), them.legal()]
        return said

    for _ in range(4):
        play(envs, 1 + chance.below(9), chance)
        first, second, seed = copy.deepcopy(envs), copy.deepcopy(envs), chance.below(1000)
        said = play(first, 20, Chance.from_seed(seed))
        assert play(second, 20, Chance.from_seed(seed)) == said
        assert play(envs, 20, Chance.from_seed(seed)) == said


@gym_needed
@ignored
def test_an_illegal_action_ends_the_game_and_an_unknown_bot_is_refused() -> None:
    from interrex import BadSetting
    from interrex.research.gym import GameEnv

    game = GameEnv("elekt", seats=2)
    seen, _ = game.reset(seed=1)
    illegal = int((seen["action_mask"] == 0).nonzero()[0][0])
    _, reward, over, _, _ = game.step(illegal)
    assert (reward, over) == (-1.0, True)
    with pytest.raises(BadSetting, match="There is no bot 'nobody'"):
        GameEnv("elekt", bots="nobody")
    with pytest.raises(BadSetting, match="seats"):
        GameEnv("elekt", seats=9)


# --- OpenSpiel ---------------------------------------------------------------------------------------


@spiel_needed
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_openspiel_simulates_every_game(name: str, seats: int) -> None:
    """In a process of its own: OpenSpiel prints much, and a failure there would end ours."""
    program = (
        "import pyspiel, interrex.research.spiel\n"
        f"game = pyspiel.load_game('interrex_{name}', {{'seats': {seats}}})\n"
        f"pyspiel.random_sim_test(game, num_sims=1, serialize={ALL}, verbose=False)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]


def spiel_state(name: str, choices: int, **params: Any) -> tuple[Any, Any]:
    import numpy as np
    import pyspiel

    import interrex.research.spiel  # noqa: F401  # registers the games

    game = pyspiel.load_game(f"interrex_{name}", params)
    state = game.new_initial_state()
    chance = np.random.RandomState(3)
    state.apply_action(7)
    for _ in range(choices):
        state.apply_action(int(chance.choice(state.legal_actions())))
    return game, state


@spiel_needed
@pytest.mark.parametrize("name", OWN)
def test_openspiel_resamples_what_a_player_cannot_know(name: str) -> None:
    import numpy as np

    _, state = spiel_state(name, 25)
    player = state.current_player()
    chance = np.random.RandomState(1)
    for _ in range(3):
        other = state.resample_from_infostate(player, chance.random_sample)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()


@spiel_needed
@pytest.mark.parametrize("name", OWN)
def test_openspiel_recalls_the_past(name: str) -> None:
    """Positions whose pasts a player can tell apart differ as tensors too, and others do not."""
    import numpy as np

    _, state = spiel_state(name, 4)
    chance = np.random.RandomState(5)
    texts: dict[tuple[int, str], tuple[float, ...]] = {}
    for _ in range(3):
        each = state.clone()
        for _ in range(12):
            for player in range(each.num_players()):
                tensor = tuple(each.information_state_tensor(player))
                assert texts.setdefault((player, each.information_state_string(player)), tensor) == tensor
            each.apply_action(int(chance.choice(each.legal_actions())))
    seen = [(player, tensor) for (player, _), tensor in texts.items()]
    assert len(set(seen)) == len(seen) > 40


@spiel_needed
@pytest.mark.parametrize("name", OWN)
def test_openspiel_saves_and_loads(name: str) -> None:
    import pyspiel

    game, state = spiel_state(name, 20)
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()
    assert [again.action_to_string(each) for each in again.legal_actions()]
    copied = state.clone()
    copied.apply_action(copied.legal_actions()[0])
    assert str(copied) != str(state)


@spiel_needed
def test_openspiel_searches_with_its_own_bot() -> None:
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    game, state = spiel_state("masters", 6)
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 4, random_state=chance)
    assert bot.step(state) in state.legal_actions()


@spiel_needed
@needed("torch")
@ignored
def test_openspiel_learns_a_few_steps_with_its_own_agent() -> None:
    from open_spiel.python import rl_environment
    from open_spiel.python.pytorch import policy_gradient

    import interrex.research.spiel  # noqa: F401  # registers the games

    world = rl_environment.Environment("interrex_masters", seats=1)
    agent = policy_gradient.PolicyGradient(
        0, world.observation_spec()["info_state"][0], world.action_spec()["num_actions"],
        hidden_layers_sizes=(16,), batch_size=8, num_critic_before_pi=1,
    )  # fmt: skip
    for _ in range(3):
        step = world.reset()
        while not step.last():
            step = world.step([agent.step(step).action])
        agent.step(step)
    assert agent.loss is not None


@spiel_needed
def test_cfr_finds_the_known_value_of_kuhn_poker() -> None:
    """A small game on our engine, with every deal once: OpenSpiel solves it as its own."""
    import pyspiel
    from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

    from tests.research.kuhn import at_hand
    from tests.research.kuhn_spiel import kuhn_game

    with at_hand():
        game = kuhn_game(pyspiel)
        solver = cfr.CFRPlusSolver(game)
        for _ in range(60):
            solver.evaluate_and_update_policy()
        policy = solver.average_policy()
        assert exploitability.exploitability(game, policy) < 0.01
        value = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])[0]
    assert value == pytest.approx(-1 / 18, abs=0.01)


# --- episodes, with no library at all ------------------------------------------------------------------


def test_an_episode_says_long_options_phrase_by_phrase_and_refuses_what_is_not_legal() -> None:
    from interrex.engine.chance import Chance
    from interrex.research.encodings import encoding_of
    from interrex.research.episodes import Episode, new_table

    encoding = encoding_of("veto")
    chance = Chance.from_seed(1)
    episode = Episode(encoding, new_table(encoding, 2, seed=1))
    long = 0
    while not episode.is_over:
        seat = episode.asked[0]
        legal = episode.legal(seat)
        with pytest.raises(IllegalChoice):
            episode.act(seat, max(legal) + 1)
        copy = episode.copy()
        action = legal[chance.below(len(legal))]
        episode.act(seat, action)
        copy.act(seat, action)
        assert copy.asked == episode.asked
        offer = episode.offers.get(seat)
        if offer is not None and offer.said:
            long += 1
            size = episode.encoding.size
            assert any(at >= size for at in episode.observe(seat).at)
    assert long > 0
    assert sum(episode.outcomes()) == pytest.approx(1.0)
