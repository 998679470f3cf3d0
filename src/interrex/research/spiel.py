"""OpenSpiel: every game as a registered Python game.

``pyspiel.load_game("interrex_elekt", {"seats": 3})`` works after ``register_games()``, which importing this
module does. A game begins with one chance node that draws the deal out of ``deals`` equally likely ones
(their seeds are ``first_deal`` and the following); all later luck follows from it. Seats that decide
together are asked one after the other, and none sees what the others chose.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, Final

from interrex.engine.chance import Chance
from interrex.engine.encoding import MAX_SEATS, Features
from interrex.engine.options import SEAT_LETTERS
from interrex.engine.questions import Chosen
from interrex.engine.table import Table
from interrex.games import OWN, game_spec
from interrex.research.arrays import np, vector
from interrex.research.encodings import GameEncoding, check_seats, encoding_of, needs
from interrex.research.episodes import Episode, new_table

pyspiel: Any = needs("pyspiel", "openspiel")

DEALS: Final = 1024
LONGEST: Final = 30_000  # actions of a game
SEED_BITS: Final = 60
RECALLED: Final = 8  # choices whose features stand in a tensor with perfect recall
MARK_SIZE: Final = 64  # bits of a hash


def utility_of(game: str) -> Any:
    """All win together, one victory is shared out, or partners both have the whole of it."""
    spec, kinds = game_spec(game), pyspiel.GameType.Utility
    if spec.cooperative:
        return kinds.IDENTICAL
    return kinds.GENERAL_SUM if "teams" in spec.variants else kinds.CONSTANT_SUM


def game_type(game: str, utility: Any = None) -> Any:
    """What OpenSpiel wants to know of a game."""
    spec = game_spec(game)
    return pyspiel.GameType(
        short_name=f"interrex_{game}",
        long_name=spec.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility_of(game) if utility is None else utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(spec.seats),
        min_num_players=min(spec.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": 0, "deals": DEALS, "first_deal": 0},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # mypy reads no types of OpenSpiel
    """One game with a number of seats, the game's smallest with an opponent unless told."""

    def __init__(
        self,
        game: str,
        params: dict[str, Any] | None = None,
        kind: Any = None,
        utilities: tuple[float, float, float] = (0.0, 1.0, 1.0),  # lowest, highest, sum
    ) -> None:
        params = dict(params or {})
        seats = check_seats(game, params.get("seats") or None)
        params["seats"] = seats
        self.game = game
        self.seats = seats
        self.deals = int(params.setdefault("deals", DEALS))
        self.first_deal = int(params.setdefault("first_deal", 0))
        self.encoding = encoding_of(game)
        kind = kind or game_type(game)
        kinds = pyspiel.GameType.Utility
        shared = {"utility_sum": utilities[2]} if kind.utility in (kinds.CONSTANT_SUM, kinds.ZERO_SUM) else {}
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=self.deals,
            num_players=seats,
            min_utility=utilities[0],
            max_utility=utilities[1],
            max_game_length=LONGEST,
            **shared,
        )
        super().__init__(kind, info, params)

    def __reduce__(self) -> tuple[Any, ...]:
        return load_game, (str(self),)

    def new_initial_state(self) -> Any:
        return SpielState(self)

    def new_episode(self, deal: int) -> Episode:
        """The game that follows from a deal."""
        table = new_table(self.encoding, self.seats, self.first_deal + deal, recorded=True)
        return Episode(self.encoding, table, recorded=True)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        usual = pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(iig_obs_type or usual, self.encoding)


class SpielState(pyspiel.State):  # type: ignore[misc]  # mypy reads no types of OpenSpiel
    """A position: before the deal nothing, then an episode."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.game = game
        self.episode: Episode | None = None

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielState:
        other = SpielState(self.game)
        other.episode = self.episode.copy() if self.episode is not None else None
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return state_again, (self.game, self.episode)

    def current_player(self) -> int:
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.episode.is_over else self.episode.asked[0]

    def is_terminal(self) -> bool:
        return self.episode is not None and self.episode.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal is as likely as the others."""
        return [(deal, 1.0 / self.game.deals) for deal in range(self.game.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.episode is None or self.episode.is_over or player not in self.episode.asked[:1]:
            return []
        return self.episode.legal(player)

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            self.episode = self.game.new_episode(action)
        else:
            self.episode.act(self.episode.asked[0], action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {self.game.first_deal + action}"
        return self.game.encoding.phrases.text(action)

    def returns(self) -> list[float]:
        """Each seat's part of the victory; nothing before the end."""
        return self.episode.outcomes() if self.episode is not None else [0.0] * self.game.seats

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one: what it cannot know is dealt anew."""
        assert self.episode is not None
        chance = Chance(int(probability_sampler() * (1 << SEED_BITS)))
        other = SpielState(self.game)
        other.episode = self.episode.in_world(self.episode.table.sample_world(player, chance), player)
        return other

    def seen(self, player: int) -> str:
        """What lies open to the player, as text."""
        if self.episode is None:
            return "before the deal"
        said = self.episode.offers[player].said if player in self.episode.offers else ()
        text = self.game.encoding.phrases.word(said) if said else ""
        return f"{self.episode.table.view(player)}\nsaid: {text}"

    def remembered(self, player: int) -> str:
        """All choices so far, as far as the player may know them, and what lies open."""
        if self.episode is None:
            return "before the deal"
        return "\n".join([*past(self.episode.table.choices, player), self.seen(player)])

    def __str__(self) -> str:
        if self.episode is None:
            return "before the deal"
        return "\n".join([*past(self.episode.table.choices, None), self.seen(self.episode.seats)])


def past(choices: Sequence[Chosen], player: int | None) -> list[str]:
    """Choices as a player knows them; for nobody in particular, as they were."""
    lines: list[str] = []
    for chosen in choices:
        known = player is None or chosen.readers >> player & 1
        lines.append(f"{SEAT_LETTERS[chosen.seat]} {chosen.word if known else chosen.others}")
    return lines


class SpielObserver:
    """Observations as OpenSpiel asks for them: who looks, the encoding, and what was said of a choice.

    With perfect recall the last choices follow, the latest first, as the player knows them: who chose, and
    the features of what was chosen. Behind them stands a mark of all choices, so that two pasts that the
    player can tell apart differ however long ago they did.
    """

    def __init__(self, kind: Any, encoding: GameEncoding) -> None:
        self.remembers = bool(kind.perfect_recall)
        self.encoding = encoding
        self.present = encoding.size + encoding.option_size
        self.of_choice = MAX_SEATS + encoding.option_size
        past_size = RECALLED * self.of_choice + MARK_SIZE if self.remembers else 0
        self.tensor = np.zeros(self.present + past_size, np.float32)
        self.dict = {
            field.name: self.tensor[field.start : field.start + field.size] for field in encoding.fields
        }
        self.dict["said"] = self.tensor[encoding.size : self.present]
        if self.remembers:
            self.dict["last choices"] = self.tensor[self.present : -MARK_SIZE]
            self.dict["all choices"] = self.tensor[-MARK_SIZE:]

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the player sees into the tensor."""
        self.tensor.fill(0.0)
        if state.episode is None:
            return
        self.tensor[: self.present] = vector(state.episode.observe(player), self.present)
        if self.remembers:
            self.write_past(state.episode.table, player)

    def write_past(self, table: Table, player: int) -> None:
        """The last choices and the mark of all, as far as the player knows them."""
        for number, chosen in enumerate(reversed(table.choices[-RECALLED:])):
            known = chosen.readers >> player & 1
            out = Features()
            self.encoding.seen.write_parts(table, player, chosen.parts if known else chosen.public_parts, out)
            start = self.present + number * self.of_choice
            self.tensor[start + (chosen.seat - player) % table.seats] = 1.0
            start += MAX_SEATS
            self.tensor[start : start + self.encoding.option_size] = vector(out, self.encoding.option_size)
        text = "\n".join(past(table.choices, player))
        bits = np.frombuffer(hashlib.blake2b(text.encode(), digest_size=MARK_SIZE // 8).digest(), np.uint8)
        self.tensor[-MARK_SIZE:] = np.unpackbits(bits)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text; with perfect recall, all that the player has seen chosen too."""
        return state.remembered(player) if self.remembers else state.seen(player)


def load_game(text: str) -> Any:
    """A game by its name and parameters, as OpenSpiel writes them."""
    register_games()
    return pyspiel.load_game(text)


def state_again(game: SpielGame, episode: Episode | None) -> SpielState:
    """A state that was saved."""
    state = SpielState(game)
    state.episode = episode
    return state


def class_of(game: str) -> type[SpielGame]:
    """The class that OpenSpiel makes a game of that name from, by its parameters."""

    class NamedGame(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params)

    return NamedGame


def register_games() -> None:
    """Make the games known to OpenSpiel; calling it twice does no harm."""
    known = set(pyspiel.registered_names())
    for game in OWN:
        if f"interrex_{game}" not in known:
            pyspiel.register_game(game_type(game), class_of(game))


register_games()
