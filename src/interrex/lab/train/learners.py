"""Learners: they fit the network to samples, with torch on a GPU or CPU, or with NumPy alone."""

from __future__ import annotations

from typing import Any, Final, Protocol

from interrex.bots.learned import Network
from interrex.engine.errors import BadSetting
from interrex.lab.train.samples import Memory, Samples
from interrex.research.arrays import Array, np
from interrex.research.encodings import needs

RATE: Final = 1e-3
FALLS: Final = 0.5  # the last part of a run, in which the steps become smaller
MOMENTS: Final = (0.9, 0.999)
SMALL: Final = 1e-8


class Learner(Protocol):
    """Keeps samples and a network, and fits one to the other."""

    learned: int  # samples learned from so far

    def add(self, samples: Samples) -> None: ...
    def learn(self, batch: int, rate: float = RATE) -> float: ...
    def network(self) -> Network: ...


def rate_at(done: float) -> float:
    """The step size when that part of a run is over: it falls to nothing, so that the network settles."""
    return float(RATE * min(1.0, (1.0 - done) / FALLS))


class NumpyLearner:
    """Plain backpropagation with Adam; slow, exact, and the same on every machine of one kind."""

    def __init__(self, network: Network, memory: Memory, seed: int, learned: int = 0) -> None:
        self.net = network
        self.memory = memory
        self.chance = np.random.default_rng(seed)
        self.learned = learned
        self.steps = 0
        self.first = {name: np.zeros_like(each) for name, each in network.arrays.items()}
        self.second = {name: np.zeros_like(each) for name, each in network.arrays.items()}

    def add(self, samples: Samples) -> None:
        self.memory.add(samples)

    def network(self) -> Network:
        return self.net

    def learn(self, batch: int, rate: float = RATE) -> float:
        """One step; the loss before it."""
        memory = self.memory
        rows = self.chance.integers(0, memory.filled, batch)
        size = memory.nowhere
        dense = np.zeros((batch, size + 1), np.float32)
        np.add.at(dense, (np.arange(batch)[:, None], memory.at[rows].astype(np.int64)), memory.values[rows])
        inputs, target = dense[:, :size], memory.outcome[rows]
        slopes, loss = gradients(self.net.arrays, inputs, target, memory.size)
        self.steps += 1
        self.learned += batch
        self._follow(slopes, rate)
        return loss

    def _follow(self, slopes: dict[str, Array], rate: float) -> None:
        """Adam."""
        fast, slow = MOMENTS
        for name, slope in slopes.items():
            first, second = self.first[name], self.second[name]
            first += (1 - fast) * (slope - first)
            second += (1 - slow) * (slope * slope - second)
            step = first / (1 - fast**self.steps)
            step /= np.sqrt(second / (1 - slow**self.steps)) + SMALL
            self.net.arrays[name] -= rate * step


def gradients(
    arrays: dict[str, Array], inputs: Array, target: Array, size: int
) -> tuple[dict[str, Array], float]:
    """The slopes of the loss (cross entropy of the outcome) by every number of the network, and the loss."""
    whole = np.concatenate([arrays["observation"], arrays["option"]])
    levels = [inputs, np.maximum(inputs @ whole + arrays["bias1"], 0.0)]
    for name, bias in (("layer2", "bias2"), ("layer3", "bias3")):
        levels.append(np.maximum(levels[-1] @ arrays[name] + arrays[bias], 0.0))
    logits = (levels[-1] @ arrays["out"])[:, 0] + arrays["bias_out"][0]
    chance = 1.0 / (1.0 + np.exp(-np.clip(logits, -40.0, 40.0)))
    sure = np.clip(chance, 1e-6, 1 - 1e-6)
    loss = -np.mean(target * np.log(sure) + (1 - target) * np.log(1 - sure))
    error = ((chance - target) / len(target)).astype(np.float32)[:, None]
    slopes: dict[str, Array] = {"out": levels[-1].T @ error, "bias_out": error.sum(0)}
    back = error @ arrays["out"].T
    for number, (name, bias) in ((3, ("layer3", "bias3")), (2, ("layer2", "bias2"))):
        back = back * (levels[number] > 0)
        slopes[name], slopes[bias] = levels[number - 1].T @ back, back.sum(0)
        back = back @ arrays[name].T
    back = back * (levels[1] > 0)
    first = inputs.T @ back
    slopes["observation"], slopes["option"], slopes["bias1"] = first[:size], first[size:], back.sum(0)
    return slopes, float(loss)


def signed(samples: Samples) -> Samples:
    """Places as numbers that torch can add."""
    at, values, seen, chosen, outcome = samples
    return at.astype(np.int32), values, seen.astype(np.int64), chosen.astype(np.int64), outcome


class TorchLearner:
    """The same with torch, on a GPU where there is one."""

    def __init__(self, network: Network, memory: Memory, seed: int, device: str, learned: int = 0) -> None:
        torch = needs("torch", "train")
        self.torch = torch
        if device == "cuda" and not torch.cuda.is_available():
            raise BadSetting("torch finds no GPU here; use --device cpu.")
        self.device = torch.device(device)
        torch.manual_seed(seed)
        self.chance = torch.Generator(device=self.device)
        self.chance.manual_seed(seed)
        self.memory = memory
        self.learned = learned
        self.weights = {
            name: torch.tensor(each, device=self.device, requires_grad=True)
            for name, each in network.arrays.items()
        }
        self.steps = torch.optim.Adam(list(self.weights.values()), lr=RATE, betas=MOMENTS, eps=SMALL)
        shape = (memory.rows, memory.length)
        if device == "cpu":  # the tensors share the memory
            self.at, self.values = torch.from_numpy(memory.at), torch.from_numpy(memory.values)
            self.outcome = torch.from_numpy(memory.outcome)
        else:
            self.at = torch.full(shape, memory.nowhere, dtype=torch.int16, device=self.device)
            self.values = torch.zeros(shape, dtype=torch.float16, device=self.device)
            self.outcome = torch.zeros(memory.rows, device=self.device)
        if device == "cuda":
            torch.backends.cuda.matmul.allow_tf32 = True

    def add(self, samples: Samples) -> None:
        if self.device.type == "cpu":
            self.memory.add(samples)
        else:
            self.add_there(samples)

    def add_there(self, samples: Samples) -> None:
        """As ``Memory.add``, done on the device: only the packed samples travel."""
        torch, memory, device = self.torch, self.memory, self.device
        at, values, seen, chosen, outcome = (torch.from_numpy(each).to(device) for each in signed(samples))
        count = len(outcome)
        rows = (memory.next + torch.arange(count, device=device)) % memory.rows
        lengths = seen + chosen
        owner = torch.repeat_interleave(torch.arange(count, device=device), lengths)
        starts = torch.cumsum(lengths, 0) - lengths
        column = torch.arange(len(at), device=device) - starts[owner]
        place = at + (column >= seen[owner]) * memory.size
        keep = column < memory.length
        wide_at = torch.full((count, memory.length), memory.nowhere, dtype=torch.int16, device=device)
        wide_values = torch.zeros((count, memory.length), dtype=torch.float16, device=device)
        wide_at[owner[keep], column[keep]] = place[keep].to(torch.int16)
        wide_values[owner[keep], column[keep]] = values[keep]
        self.at[rows], self.values[rows], self.outcome[rows] = wide_at, wide_values, outcome
        memory.next = int((memory.next + count) % memory.rows)
        memory.filled = min(memory.rows, memory.filled + count)

    def network(self) -> Network:
        return Network({name: each.detach().cpu().numpy() for name, each in self.weights.items()})

    def learn(self, batch: int, rate: float = RATE) -> float:
        """One step; the loss before it."""
        torch = self.torch
        rows = torch.randint(0, self.memory.filled, (batch,), generator=self.chance, device=self.device)
        size = self.memory.nowhere
        dense = torch.zeros((batch, size + 1), device=self.device)
        dense.scatter_add_(1, self.at[rows].long(), self.values[rows].float())
        loss = self._loss(dense[:, :size], self.outcome[rows])
        for group in self.steps.param_groups:
            group["lr"] = rate
        self.steps.zero_grad(set_to_none=True)
        loss.backward()
        self.steps.step()
        self.learned += batch
        return float(loss.detach()) if self.learned // batch % 50 == 0 else float("nan")

    def _loss(self, inputs: Any, target: Any) -> Any:
        torch, weights = self.torch, self.weights
        whole = torch.cat([weights["observation"], weights["option"]])
        level = torch.relu(inputs @ whole + weights["bias1"])
        level = torch.relu(level @ weights["layer2"] + weights["bias2"])
        level = torch.relu(level @ weights["layer3"] + weights["bias3"])
        logits = (level @ weights["out"])[:, 0] + weights["bias_out"][0]
        return torch.nn.functional.binary_cross_entropy_with_logits(logits, target)
