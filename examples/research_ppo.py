"""PPO in the style of CleanRL: one file, a masked policy, many games of one learner against random bots.

python examples/research_ppo.py --game masters --steps 200000

Needs ``pip install 'interrex[gymnasium,train]'``.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

try:
    import gymnasium
    import numpy as np
    import torch
    from torch import nn
except ImportError as missing:
    raise SystemExit(f"{missing}: pip install 'interrex[gymnasium,train]'") from None

from interrex.research.gym import name_of

IMPOSSIBLE = -1e9  # the logit of an action that is not legal


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="masters")
    parser.add_argument("--bots", default="random")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--envs", type=int, default=16)
    parser.add_argument("--length", type=int, default=64, help="steps of every game between two updates")
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--minibatches", type=int, default=4)
    parser.add_argument("--rate", type=float, default=3e-4)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


class Agent(nn.Module):  # type: ignore[misc]  # mypy reads no types of torch
    """A body, a policy head and a value head."""

    def __init__(self, size: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[Any, torch.Tensor]:
        hidden = self.body(seen)
        logits = self.policy(hidden).masked_fill(mask == 0, IMPOSSIBLE)
        return torch.distributions.Categorical(logits=logits), self.value(hidden).squeeze(-1)


def collect(
    envs: Any, seen: dict[str, np.ndarray], agent: Agent, length: int
) -> tuple[dict[str, torch.Tensor], dict[str, np.ndarray], list[float]]:
    """Play on, and keep what is needed to learn; the outcomes of finished games."""
    kept: dict[str, list[torch.Tensor]] = {}
    outcomes: list[float] = []
    for _ in range(length):
        seen_now = torch.from_numpy(seen["observation"])
        mask = torch.from_numpy(seen["action_mask"]).clone()
        mask[:, 0] |= mask.sum(1) == 0  # a game that is over is dealt anew by any action
        with torch.no_grad():
            choice, value = agent(seen_now, mask)
            action = choice.sample()
        seen, reward, over, _, _ = envs.step(action.numpy())
        outcomes.extend(reward[over].tolist())
        step = {
            "seen": seen_now, "mask": mask, "action": action, "logp": choice.log_prob(action), "value": value,
            "reward": torch.from_numpy(reward).float(), "over": torch.from_numpy(over).float(),
        }  # fmt: skip
        for name, each in step.items():
            kept.setdefault(name, []).append(each)
    return {name: torch.stack(each) for name, each in kept.items()}, seen, outcomes


def advantages(steps: dict[str, torch.Tensor], last: torch.Tensor, lam: float = 0.95) -> torch.Tensor:
    """Generalised advantage estimation without discount: only the end pays."""
    found = torch.zeros_like(steps["value"])
    ahead, following = torch.zeros_like(last), last
    for step in reversed(range(len(found))):
        going_on = 1.0 - steps["over"][step]
        delta = steps["reward"][step] + following * going_on - steps["value"][step]
        ahead = delta + lam * going_on * ahead
        found[step] = ahead
        following = steps["value"][step]
    return found


def update(
    agent: Agent, optimiser: Any, flat: dict[str, torch.Tensor], epochs: int, minibatches: int
) -> float:
    """Clipped policy steps; the loss of the last one."""
    count = len(flat["action"])
    loss = torch.zeros(())
    for _ in range(epochs):
        for rows in torch.randperm(count).split(count // minibatches):
            choice, value = agent(flat["seen"][rows], flat["mask"][rows])
            gain = flat["gain"][rows]
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            ratio = (choice.log_prob(flat["action"][rows]) - flat["logp"][rows]).exp()
            policy = -torch.min(gain * ratio, gain * ratio.clamp(0.8, 1.2)).mean()
            fit = (value - flat["goal"][rows]).pow(2).mean()
            loss = policy + 0.5 * fit - 0.01 * choice.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimiser.step()
    return float(loss.detach())


def main() -> None:
    asked = arguments()
    torch.manual_seed(asked.seed)
    envs: Any = gymnasium.make_vec(
        name_of(asked.game), asked.envs, vectorization_mode="vector_entry_point", bots=asked.bots
    )
    space = envs.single_observation_space["observation"]
    agent = Agent(space.shape[0], envs.single_action_space.n)
    optimiser = torch.optim.Adam(agent.parameters(), lr=asked.rate)
    seen, _ = envs.reset(seed=asked.seed)
    begun = time.perf_counter()
    for number in range(max(1, asked.steps // (asked.envs * asked.length))):
        steps, seen, outcomes = collect(envs, seen, agent, asked.length)
        with torch.no_grad():
            last = agent(torch.from_numpy(seen["observation"]), torch.from_numpy(seen["action_mask"]))[1]
        steps["gain"] = advantages(steps, last)
        steps["goal"] = steps["gain"] + steps["value"]
        flat = {name: each.flatten(0, 1) for name, each in steps.items()}
        loss = update(agent, optimiser, flat, asked.epochs, asked.minibatches)
        done = (number + 1) * asked.envs * asked.length
        won = sum(outcomes) / max(1, len(outcomes))
        pace = done / (time.perf_counter() - begun)
        print(
            f"steps {done}, games {len(outcomes)}, won {won:.3f}, loss {loss:.3f}, {pace:.0f} steps a second"
        )


if __name__ == "__main__":
    main()
