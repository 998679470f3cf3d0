"""What a folder of results says: shares with intervals, what cards do, how games go.

A card's effect is the difference it makes to a seat's part of the victory, in points of a hundred, after what
the seat is and plays has been taken out of both (so a card of a strong clan is not called strong for that).
Intervals count deals, not seats or games: what happens at one deal is one observation. Of many cards some
look unfair by luck; ``unfair`` is what is left after Holm's correction.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from interrex.engine.errors import BadSetting
from interrex.games import game_spec
from interrex.lab.statistics import DOUBT, SIGMA, wilson
from interrex.rules.book import rulebook

if TYPE_CHECKING:
    from interrex.lab.store import Folder

FEWEST: Final = 20  # deals with and without a card, or nothing is said of it
RESAMPLES: Final = 2000


@dataclass(frozen=True, slots=True)
class Share:
    """How often somebody won."""

    what: str
    games: int
    won: float
    low: float  # 95 %, Wilson
    high: float
    paired_low: float  # 95 %, by drawing deals anew
    paired_high: float

    @property
    def share(self) -> float:
        return self.won / max(1, self.games)


@dataclass(frozen=True, slots=True)
class Effect:
    """A difference in points of a hundred, with its 95 % interval; the chance of as much by luck."""

    points: float
    low: float
    high: float
    by_luck: float


@dataclass(frozen=True, slots=True)
class CardFinding:
    """What a card does. ``held`` and ``played`` are missing where there is too little to compare."""

    card: str
    seats_held: int  # seats that held it in some game
    offered: float  # decisions per game at which it could be named
    chosen: float  # decisions per game at which it was
    held: Effect | None
    played: Effect | None
    unfair: bool


@dataclass(frozen=True, slots=True)
class Findings:
    """All of it."""

    games: int
    deals: int
    by_seat: tuple[Share, ...]
    by_character: tuple[Share, ...]
    cards: tuple[CardFinding, ...]
    lengths: tuple[int, ...]  # decisions of every game
    branching: float
    lead_changes: float
    known_after: tuple[float, ...]
    comebacks: float  # of the games: the winner's chance was below half of an even one
    endings: tuple[tuple[str, int], ...]
    rules_unused: tuple[str, ...]


def numpy() -> Any:
    try:
        import numpy
    except ImportError:
        raise BadSetting("The lab needs NumPy. It comes with `pip install interrex[lab]`.") from None
    return numpy


def find(folder: Folder) -> Findings:
    """Read all rows and add them up."""
    contest = folder.contest
    games = list(folder.games())
    if not games:
        raise BadSetting(f"{folder.path} holds no finished game yet. Run `interrex lab run` into it first.")
    seats = list(folder.rows("seats"))
    cards = list(folder.rows("cards"))
    spec = game_spec(contest.game)
    per_seat = [("all" if spec.cooperative else "ABCDEF"[row["seat"]], row) for row in seats]
    if spec.cooperative:
        per_seat = [each for each in per_seat if each[1]["seat"] == 0]
    characters = [(name, row) for row in seats for name in row["plays"].split()]
    even = 1.0 / contest.seats
    used = {rule for game in games for rule in game.rules}
    return Findings(
        len(games),
        len({game.deal for game in games}),
        shares(per_seat),
        shares(characters),
        card_findings(seats, cards, len(games)),
        tuple(game.decisions for game in games),
        sum(game.branching for game in games) / len(games),
        sum(game.lead_changes for game in games) / len(games),
        tuple(game.known_after for game in games if game.winners),
        sum(bool(game.winners) and game.lowest < even / 2 for game in games) / len(games),
        tuple(Counter(game.ended_by for game in games).most_common()),
        unused_rules(contest.game, used),
    )


def unused_rules(game: str, used: set[str]) -> tuple[str, ...]:
    """Rules of the game that were neither asked by nor told by in any of the games."""
    computed = {rule.id for rule in rulebook(game).rules} - set(game_spec(game).cardboard)
    cited = {rule for each in used for rule in each.split()}
    return tuple(sorted(computed - cited))


# --- shares ----------------------------------------------------------------------------------------


def shares(rows: Iterable[tuple[str, dict[str, Any]]]) -> tuple[Share, ...]:
    """The share of the victories by a name, the highest first."""
    by_name: dict[str, list[tuple[int, float]]] = defaultdict(list)
    for name, row in rows:
        by_name[name].append((row["deal"], row["share"]))
    found = []
    for name, outcomes in by_name.items():
        won = math.fsum(share for _, share in outcomes)
        low, high = resampled(outcomes)
        found.append(Share(name, len(outcomes), won, *wilson(won, len(outcomes)), low, high))
    return tuple(sorted(found, key=lambda each: (-each.share, each.what)))


def resampled(outcomes: Sequence[tuple[int, float]]) -> tuple[float, float]:
    """The 95 % interval of a mean when whole deals are drawn anew, again and again."""
    np = numpy()
    sums, counts = by_deal(outcomes)
    random = np.random.default_rng(1)
    drawn = random.integers(0, len(sums), (RESAMPLES, len(sums)))
    means = sums[drawn].sum(axis=1) / counts[drawn].sum(axis=1)
    low, high = np.quantile(means, (0.025, 0.975))
    return float(low), float(high)


def by_deal(outcomes: Sequence[tuple[Hashable, float]]) -> tuple[Any, Any]:
    """Sums and counts, deal by deal."""
    np = numpy()
    sums: dict[Hashable, float] = defaultdict(float)
    counts: Counter[Hashable] = Counter()
    for deal, value in outcomes:
        sums[deal] += value
        counts[deal] += 1
    return np.array(list(sums.values())), np.array([counts[deal] for deal in sums], dtype=float)


# --- cards -----------------------------------------------------------------------------------------


def card_findings(
    seats: Sequence[dict[str, Any]], cards: Sequence[dict[str, Any]], games: int
) -> tuple[CardFinding, ...]:
    """What each kind of card does, the largest effect first."""
    np = numpy()
    place = {(row["deal"], row["seating"], row["seat"]): number for number, row in enumerate(seats)}
    share = np.array([row["share"] for row in seats])
    deals = np.unique(np.array([row["deal"] for row in seats]), return_inverse=True)[1]
    groups = [(row["seat"], row["bot"], row["plays"]) for row in seats]
    by_card: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for row in cards:
        by_card[row["card"]].append(row)
    found = []
    for card, rows in sorted(by_card.items()):
        held, offered, chosen = (np.zeros(len(seats)) for _ in range(3))
        for row in rows:
            at = place[row["deal"], row["seating"], row["seat"]]
            held[at], offered[at], chosen[at] = row["held"], row["offered"] > 0, row["chosen"] > 0
        could = offered > 0
        found.append(
            CardFinding(
                card,
                int(held.sum()),
                sum(row["offered"] for row in rows) / games,
                sum(row["chosen"] for row in rows) / games,
                effect(share, held, deals, groups),
                effect(
                    share[could], chosen[could], deals[could], [groups[at] for at in np.flatnonzero(could)]
                ),
                False,
            )
        )
    return tuple(sorted(_corrected(found), key=lambda each: (-abs(_main(each)), each.card)))


def effect(share: Any, has: Any, deals: Any, groups: Sequence[Hashable]) -> Effect | None:
    """The difference it makes to have something, within the same seat, bot and character.

    Both are taken relative to the mean of their group; then a straight line through what is left. The error
    is the sandwich of deals: all seats of a deal are one observation.
    """
    np = numpy()
    if len({*deals[has > 0]}) < FEWEST or len({*deals[has == 0]}) < FEWEST:
        return None
    number = {group: at for at, group in enumerate(dict.fromkeys(groups))}
    group = np.array([number[each] for each in groups])
    size = np.bincount(group)
    share = share - (np.bincount(group, share) / size)[group]
    has = has - (np.bincount(group, has) / size)[group]
    spread = float(has @ has)
    if spread < 1e-9:
        return None
    slope = float(has @ share) / spread
    left = np.bincount(deals, has * (share - slope * has))
    error = math.sqrt(float(left @ left)) / spread
    if error <= 0:
        return None
    by_luck = math.erfc(abs(slope) / error / math.sqrt(2))
    return Effect(100 * slope, 100 * (slope - SIGMA * error), 100 * (slope + SIGMA * error), by_luck)


def _main(found: CardFinding) -> float:
    """The effect by which cards are listed: of holding it, else of playing it."""
    best = found.held or found.played
    return best.points if best is not None else 0.0


def _corrected(found: Sequence[CardFinding]) -> list[CardFinding]:
    """Holm: the surest finding must hold against all, the next against all but one, and so on."""
    tested = [(each.held or each.played, each) for each in found]
    order = sorted([(one.by_luck, each.card) for one, each in tested if one is not None])
    unfair: set[str] = set()
    for rank, (by_luck, card) in enumerate(order):
        if by_luck * (len(order) - rank) > DOUBT:
            break
        unfair.add(card)
    return [
        CardFinding(
            each.card, each.seats_held, each.offered, each.chosen, each.held, each.played, each.card in unfair
        )
        for each in found
    ]


# --- two folders -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Change:
    """How something differs between two folders on the same deals."""

    what: str
    before: float
    after: float
    low: float  # of the difference, 95 %
    high: float

    @property
    def is_clear(self) -> bool:
        return self.low > 0 or self.high < 0


def compare(first: Folder, second: Folder) -> tuple[int, tuple[Change, ...]]:
    """What changed for whom, on the deals that both have played; how many these are."""
    if (first.contest.game, first.contest.seats) != (second.contest.game, second.contest.seats):
        raise BadSetting(
            f"{first.path} and {second.path} are of different games or numbers of seats: compare like "
            "with like."
        )
    one, two = measured(first), measured(second)
    names = [name for name in one if name in two]
    deals = {deal for name in names for deal in one[name] if deal in two[name]}
    if not deals:
        raise BadSetting(
            f"{first.path} and {second.path} have no deal in common. Run both from the same seed."
        )
    found = []
    for name in names:
        shared = sorted(set(one[name]) & set(two[name]))
        if len(shared) < 2:
            continue
        before = [mean(one[name][deal]) for deal in shared]
        after = [mean(two[name][deal]) for deal in shared]
        low, high = resampled([(deal, y - x) for deal, x, y in zip(shared, before, after, strict=True)])
        found.append(Change(name, mean(before), mean(after), low, high))
    return len(deals), tuple(found)


def measured(folder: Folder) -> dict[str, dict[int, list[float]]]:
    """Numbers by name and deal: win shares by seat and character, and how long games are."""
    found: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for row in folder.rows("seats"):
        found[f"seat {'ABCDEF'[row['seat']]}"][row["deal"]].append(row["share"])
        for name in row["plays"].split():
            found[name][row["deal"]].append(row["share"])
    for game in folder.games():
        found["decisions"][game.deal].append(game.decisions)
        found["lead changes"][game.deal].append(game.lead_changes)
    return found


def mean(values: Sequence[float]) -> float:
    return math.fsum(values) / len(values)
