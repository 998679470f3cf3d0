"""Learned bots: a small network judges every option by what the seat may know. Play needs NumPy, no torch.

The network sees the encoding of the observation and of one option, and the option's outlook (what the game's
own judgement sees after it, ``outlook.py``), and says how likely the seat is to win. It is trained by
``interrex.lab.train``. Its weights are a ``.npz`` file of plain numbers with a head that names the game and
the encoding they were made for; loading never runs code, and what does not fit is refused.
"""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final, TypeAlias

from interrex.bots import Observation, getting_on, without_thought
from interrex.bots.chances import Chances
from interrex.bots.outlook import Outlook, add_outlook, look_ahead, outlook_names
from interrex.engine.chance import Chance
from interrex.engine.encoding import Features
from interrex.engine.errors import BadFile, BadSetting
from interrex.engine.table import Table
from interrex.engine.worlds import Dealer
from interrex.games import game_spec, names
from interrex.research.encodings import GameEncoding, encoding_of, needs

Array: TypeAlias = Any  # of NumPy

FORMAT: Final = 2  # 1 had no outlook
HEAD: Final = "head"
LARGEST: Final = 16 << 20  # bytes of all numbers together
HIDDEN: Final = (256, 128)  # the second and third layer
FOLDER: Final = "interrex.bots"
WORLDS: Final = 2  # in which every option is tried before a choice
HOPELESS: Final = 35.0  # so far behind, in scores of a win chance, an option is out of the question
ANOTHER: Final = "Use a weights file that was trained for this game with this version"


def shapes(size: int, option_size: int, width: int) -> dict[str, tuple[int, ...]]:
    """The arrays of a network, by name."""
    second, third = HIDDEN
    return {
        "observation": (size, width),
        "option": (option_size, width),
        "bias1": (width,),
        "layer2": (width, second),
        "bias2": (second,),
        "layer3": (second, third),
        "bias3": (third,),
        "out": (third, 1),
        "bias_out": (1,),
    }


class Network:
    """Four layers; the first adds up what the observation and the option say."""

    def __init__(self, arrays: Mapping[str, Array]) -> None:
        np = needs("numpy", "learned")
        self.arrays: dict[str, Array] = {
            name: np.ascontiguousarray(each, np.float32) for name, each in arrays.items()
        }

    @property
    def width(self) -> int:
        return int(self.arrays["bias1"].shape[0])

    @property
    def size(self) -> int:
        """The length of the observations that it was made for."""
        return int(self.arrays["observation"].shape[0])

    def seen(self, observations: Array) -> Array:
        """What observations say, one row each: the first layer before options are added."""
        return sparse_product(observations, self.arrays["observation"]) + self.arrays["bias1"]

    def judge(self, seen: Array, options: Array) -> Array:
        """How likely the seat is to win, for every row: what was seen, and an option."""
        np = needs("numpy", "learned")
        arrays = self.arrays
        first = np.maximum(seen + sparse_product(options, arrays["option"]), 0.0)
        second = np.maximum(first @ arrays["layer2"] + arrays["bias2"], 0.0)
        third = np.maximum(second @ arrays["layer3"] + arrays["bias3"], 0.0)
        logits = (third @ arrays["out"])[:, 0] + arrays["bias_out"][0]
        return 1.0 / (1.0 + np.exp(-np.clip(logits, -40.0, 40.0)))

    def judge_options(self, encoding: GameEncoding, seen: Features, options: Sequence[Features]) -> Array:
        """How likely the seat is to win by each of its options."""
        from interrex.research.arrays import matrix, vector

        observation = self.seen(vector(seen, encoding.size)[None, :])
        return self.judge(observation, matrix(options, option_inputs(encoding)))


def sparse_product(rows: Array, weights: Array) -> Array:
    """A product of rows of which few numbers are not zero: only these are looked at."""
    np = needs("numpy", "learned")
    found = np.empty((len(rows), weights.shape[1]), np.float32)
    for number, row in enumerate(rows):
        at = row.nonzero()[0]
        found[number] = row[at] @ weights[at]
    return found


def option_inputs(encoding: GameEncoding) -> int:
    """How many numbers a network sees of an option: its features, and behind them its outlook."""
    return encoding.option_size + len(outlook_names(encoding.game))


def fingerprint(encoding: GameEncoding) -> str:
    """Names exactly what a network sees."""
    names = ", ".join(outlook_names(encoding.game))
    return f"{encoding.fingerprint} {hashlib.sha256(names.encode()).hexdigest()[:8]}"


def fresh_network(encoding: GameEncoding, width: int, seed: int) -> Network:
    """A network that knows nothing yet."""
    np = needs("numpy", "learned")
    chance = np.random.default_rng(seed)
    arrays: dict[str, Array] = {}
    for name, shape in shapes(encoding.size, option_inputs(encoding), width).items():
        if len(shape) == 1:
            arrays[name] = np.zeros(shape, np.float32)
            continue
        inputs = (
            60 if name in ("observation", "option") else shape[0]
        )  # of an encoding few places are not zero
        scale = 0.1 if name == "out" else 1.0
        arrays[name] = (chance.standard_normal(shape) * scale * (2.0 / inputs) ** 0.5).astype(np.float32)
    return Network(arrays)


# --- weights files ----------------------------------------------------------------------------------


def save_weights(file: Path, network: Network, encoding: GameEncoding, training: Mapping[str, Any]) -> None:
    """Write a weights file; numbers are kept with half precision. ``training`` says how they came about."""
    np = needs("numpy", "learned")
    head = {
        "format": FORMAT,
        "game": encoding.game,
        "encoding": fingerprint(encoding),
        "width": network.width,
        "training": dict(training),
    }
    text = np.frombuffer(json.dumps(head).encode(), np.uint8)
    arrays = {name: each.astype(np.float16) for name, each in network.arrays.items()}
    made = io.BytesIO()
    np.savez_compressed(made, **{HEAD: text}, **arrays)
    part = file.with_name(file.name + ".part")
    part.write_bytes(made.getvalue())
    part.replace(file)


def load_weights(content: bytes, file: str, encoding: GameEncoding) -> tuple[Network, dict[str, Any]]:
    """A network and the head of its file; a wrong, truncated or foreign file is refused with the reason."""
    np = needs("numpy", "learned")
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            if sum(each.file_size for each in archive.infolist()) > LARGEST:
                raise BadFile(file, 0, "", "it holds more numbers than any of our networks", ANOTHER)
        with np.load(io.BytesIO(content), allow_pickle=False) as loaded:
            arrays = {name: loaded[name] for name in loaded.files}
        head = json.loads(arrays.pop(HEAD).tobytes())
    except (zipfile.BadZipFile, OSError, ValueError, KeyError, EOFError, zipfile.LargeZipFile) as bad:
        raise BadFile(file, 0, "", f"it is not a complete weights file ({bad})", ANOTHER) from None
    _check_head(head, file, encoding)
    wanted = shapes(encoding.size, option_inputs(encoding), int(head["width"]))
    if set(arrays) != set(wanted):
        raise BadFile(file, 0, "", f"its arrays are {', '.join(sorted(arrays))}", ANOTHER)
    for name, shape in wanted.items():
        array = arrays[name]
        if array.shape != shape or array.dtype.kind != "f":
            reason = f"{array.shape} numbers of type {array.dtype} are not {shape}"
            raise BadFile(file, 0, name, reason, ANOTHER)
        if not np.isfinite(array).all():
            raise BadFile(file, 0, name, "some of its numbers are not finite", ANOTHER)
    return Network(arrays), head


def _check_head(head: Any, file: str, encoding: GameEncoding) -> None:
    """The head names format, game and encoding."""
    if not isinstance(head, dict) or head.get("format") != FORMAT or type(head.get("width")) is not int:
        raise BadFile(file, 0, HEAD, "it is not the head of a weights file", ANOTHER)
    if head.get("game") != encoding.game:
        raise BadFile(file, 0, HEAD, f"these are weights for {head.get('game')!r}", ANOTHER)
    if head.get("encoding") != fingerprint(encoding):
        reason = f"these weights were trained with the encoding {head.get('encoding')!r}, "
        raise BadFile(file, 0, HEAD, reason + f"this program has {fingerprint(encoding)!r}", ANOTHER)


def weights_file(game: str) -> Any:
    """The weights that come with the program; None where there are none."""
    found = resources.files(FOLDER).joinpath("weights", f"{game}.npz")
    return found if found.is_file() else None


def _no_weights(game: str) -> BadSetting:
    title = game_spec(game).title
    return BadSetting(f"There is no learned bot for {title}. Train one: python -m interrex.lab.train {game}")


def _unknown_cards(game: str) -> BadSetting:
    return BadSetting(f"The learned bot for {game_spec(game).title} does not know the cards of this pack.")


def check_cards(game: str, pack: Any) -> None:
    """Refuse a table at which the bot that comes with the program could not play."""
    if weights_file(game) is None:
        raise _no_weights(game)
    known = encoding_of(game).seen.kind_number
    if any(card.id not in known for card in game_spec(game).pack_cards(pack)):
        raise _unknown_cards(game)


@cache
def shipped_network(game: str) -> Network:
    """The network that comes with the program."""
    file = weights_file(game)
    if file is None:
        raise _no_weights(game)
    return load_weights(file.read_bytes(), f"{game}.npz", encoding_of(game))[0]


@cache
def network_in(file: str) -> tuple[Network, str]:
    """The network in a weights file, and its game."""
    path = Path(file)
    try:
        content = path.read_bytes()
    except OSError as bad:
        raise BadSetting(f"The weights file {file} cannot be read: {bad.strerror}.") from None
    for game in names():
        try:
            return load_weights(content, path.name, encoding_of(game))[0], game
        except BadFile as bad:
            if "these are weights for" not in bad.reason:
                raise
    raise BadFile(path.name, 0, HEAD, "it holds weights for a game that is not installed", ANOTHER)


def knows_cards(encoding: GameEncoding, world: Table) -> bool:
    """Every card of the table is of a kind that the encoding knows."""
    known = encoding.seen.kind_number
    return all(world.card_word(card) in known for card in range(len(world.where)))


def learned_bot(level: str, seed: int) -> LearnedBot:
    """``learned`` plays by the weights that come with the program, ``learned:FILE`` by those in a file."""
    needs("numpy", "learned")
    file = level.partition(":")[2]
    return LearnedBot(seed, network_in(file)[0] if file else None)


def worth_trying(worth: Sequence[float], slope: float) -> list[bool]:
    """Which options are not out of the question: what only delays a game for ever, say, is."""
    least = max(worth) - HOPELESS / slope
    return [each >= least for each in worth]


def mean_outlook(outlooks: Sequence[Outlook]) -> Outlook:
    """What several worlds say together."""
    if len(outlooks) == 1:
        return outlooks[0]
    count = len(outlooks)
    worth = [sum(values) / count for values in zip(*[each.worth for each in outlooks], strict=True)]
    chances = [sum(values) / count for values in zip(*[each.chances for each in outlooks], strict=True)]
    rows = [
        [sum(values) / count for values in zip(*rows, strict=True)]
        for rows in zip(*[each.rows for each in outlooks], strict=True)
    ]
    return Outlook(worth, chances, rows)


# --- the bot ----------------------------------------------------------------------------------------


class LearnedBot:
    """Takes the option that its network likes best; of equals any."""

    def __init__(self, seed: int, network: Network | None = None) -> None:
        needs("numpy", "learned")
        self.seed = seed
        self.chance = Chance.from_seed(seed)
        self.network = network

    def __deepcopy__(self, memo: dict[int, object]) -> LearnedBot:
        """The network never changes."""
        other = LearnedBot(self.seed, self.network)
        other.chance = self.chance.copy()
        return other

    def choose(self, observation: Observation) -> str:
        options = observation.decision.options
        if answer := without_thought(observation.decision):
            return answer
        worth = self.judge(observation)
        left = getting_on(observation.world, observation.seat)
        best = max([worth[index] for index in left])
        ties = [options[index] for index in left if worth[index] > best - 1e-9]
        return ties[self.chance.below(len(ties))]

    def judge(self, observation: Observation) -> list[float]:
        """How likely the seat is to win by each option, as the network says."""
        world, seat = observation.world, observation.seat
        game = world.settings.game
        network = self.network or shipped_network(game)
        encoding = encoding_of(game)
        if network.size != encoding.size or not knows_cards(encoding, world):
            raise _unknown_cards(game)
        which = world.seats_asked.index(seat)
        seen = encoding.observe(world, seat)
        options = encoding.options(world, which)
        outlook, slope = self.outlook(world, seat)
        add_outlook(options, outlook.rows, encoding.option_size)
        found: list[float] = network.judge_options(encoding, seen, options).tolist()
        return [
            value if possible else 0.0
            for value, possible in zip(found, worth_trying(outlook.worth, slope), strict=True)
        ]

    def outlook(self, world: Table, seat: int) -> tuple[Outlook, float]:
        """What the options lead to, in worlds that hang on the bot's seed and what the seat knows alone."""
        base = world.plain_world(seat)
        chance = Chance.from_seed(self.seed * 1_000_003 + len(base.choices))
        chances = Chances(base)
        dealer = Dealer(base, seat)
        worlds = min(WORLDS, chances.judge.worlds)
        found = [look_ahead(dealer.world(chance), seat, chance.split(), chances) for _ in range(worlds)]
        return mean_outlook(found), chances.slope
