"""What a folder of results says: shares with intervals, what cards do, how games go.

A card's effect is the difference it makes to a seat's part of the victory, in points of a hundred, after what
the seat is and plays has been taken out of both (so a card of a strong clan is not called strong for that).
Intervals count deals, not seats or games: what happens at one deal is one observation. Of many cards some
look unfair by luck; ``unfair`` is what is left after Holm's correction.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from interrex.engine.errors import BadSetting
from interrex.games import game_spec
from interrex.lab.statistics import DOUBT, SIGMA, wilson
from interrex.rules.book import rulebook

if TYPE_CHECKING:
    from interrex.lab.store import Folder

FEWEST: Final = 20  # deals with and without a card, or nothing is said of it
RESAMPLES: Final = 2000
SEAT, CHARACTER, COURSE, CARD = "seat", "character", "course", "card"  # what is compared
ALL: Final = "all"  # the seats of a game in which all win together
ORDER: Final = ("first", "second", "third", "fourth", "fifth", "sixth")


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
    decisive: float | None  # of the seats that named it, to how many it brought a turn; None: nobody did
    held: Effect | None
    played: Effect | None
    unfair: bool


@dataclass(frozen=True, slots=True)
class Findings:
    """All of it."""

    games: int
    deals: int
    by_seat: tuple[Share, ...]
    by_turn: tuple[Share, ...]  # by who came to decide first; nothing where all win together
    by_character: tuple[Share, ...]
    busy: tuple[tuple[str, float, float], ...]  # seat, its decisions a game, options of one
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
    per_seat = seats_by_name(folder, seats)
    turns = [(ORDER[row["turn"]], row) for row in seats if row.get("turn", -1) >= 0 and not spec.cooperative]
    characters = [(name, row) for row in seats for name in row["plays"].split()]
    even = 1.0 / contest.seats
    used = {rule for game in games for rule in game.rules}
    return Findings(
        len(games),
        len({game.deal for game in games}),
        shares(per_seat),
        shares(turns),
        shares(characters),
        busy_seats(seats),
        card_findings(seats, cards, len(games)),
        tuple(game.decisions for game in games),
        sum(game.branching for game in games) / len(games),
        sum(game.lead_changes for game in games) / len(games),
        tuple(game.known_after for game in games if game.winners),
        sum(bool(game.winners) and game.lowest < even / 2 for game in games) / len(games),
        tuple(Counter(game.ended_by for game in games).most_common()),
        unused_rules(contest.game, used),
    )


def seats_by_name(folder: Folder, seats: Iterable[dict[str, Any]]) -> list[tuple[str, dict[str, Any]]]:
    """Every seat's row under its letter; where all win together there is one for all."""
    if game_spec(folder.contest.game).cooperative:
        return [(ALL, row) for row in seats if row["seat"] == 0]
    return [("ABCDEF"[row["seat"]], row) for row in seats]


def unused_rules(game: str, used: set[str]) -> tuple[str, ...]:
    """Rules of the game that were neither asked by nor told by in any of the games."""
    computed = {rule.id for rule in rulebook(game).rules} - set(game_spec(game).cardboard)
    cited = {rule for each in used for rule in each.split()}
    return tuple(sorted(computed - cited))


def busy_seats(seats: Sequence[dict[str, Any]]) -> tuple[tuple[str, float, float], ...]:
    """For every seat how many decisions it has in a game, and among how many options."""
    found = []
    for seat in sorted({row["seat"] for row in seats}):
        rows = [row for row in seats if row["seat"] == seat]
        number = sum(row["decisions"] for row in rows)
        options = sum(row["decisions"] * row["branching"] for row in rows)
        found.append(("ABCDEF"[seat], number / len(rows), options / max(1, number)))
    return tuple(found)


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
                decisive_share(rows),
                effect(share, held, deals, groups),
                effect(
                    share[could], chosen[could], deals[could], [groups[at] for at in np.flatnonzero(could)]
                ),
                False,
            )
        )
    return tuple(sorted(_corrected(found), key=lambda each: (-abs(_main(each)), each.card)))


def decisive_share(rows: Sequence[dict[str, Any]]) -> float | None:
    """Of the seats that named a card, to how many it brought a turn of the game."""
    named = [row for row in rows if row["chosen"] and "decisive" in row]  # earlier results do not say
    return sum(row["decisive"] > 0 for row in named) / len(named) if named else None


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
    tested = [(one.by_luck, each.card) for each in found if (one := each.held or each.played) is not None]
    unfair = beyond_luck(tested)
    return [replace(each, unfair=each.card in unfair) for each in found]


def beyond_luck(tested: Iterable[tuple[float, str]]) -> set[str]:
    """Holm: the surest finding must hold against all, the next against all but one, and so on."""
    order = sorted(tested)
    found: set[str] = set()
    for rank, (by_luck, name) in enumerate(order):
        if by_luck * (len(order) - rank) > DOUBT:
            break
        found.add(name)
    return found


# --- two folders -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Change:
    """How something differs between two folders on the same deals."""

    kind: str  # SEAT, CHARACTER, COURSE or CARD
    what: str
    before: float  # a share, a number; of a card its effect in points
    after: float
    low: float  # of the difference, 95 %
    high: float
    by_luck: float
    is_clear: bool = False  # more than luck explains, all that is compared taken together


def compare(first: Folder, second: Folder) -> tuple[int, tuple[Change, ...]]:
    """What changed for whom, on the deals that both have played; how many these are."""
    must_be_alike(first, second)
    one, two = measured(first), measured(second)
    names = [name for name in one if name in two]  # with their kinds
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
        differences = [y - x for x, y in zip(before, after, strict=True)]
        low, high = resampled(list(zip(shared, differences, strict=True)))
        found.append(Change(*name, mean(before), mean(after), low, high, chance_of(differences)))
    found += card_changes(first, second, deals)
    clear = beyond_luck((each.by_luck, f"{each.kind} {each.what}") for each in found)
    return len(deals), tuple(replace(each, is_clear=f"{each.kind} {each.what}" in clear) for each in found)


def card_changes(first: Folder, second: Folder, deals: set[int]) -> Iterator[Change]:
    """How the effects of cards differ, the largest difference first.

    The two errors are added as if the runs had nothing in common. They share their deals, so the interval
    is rather too wide than too narrow.
    """
    one, two = (card_effects(folder, deals) for folder in (first, second))
    differences = {card: two[card].points - one[card].points for card in one if card in two}
    for card, difference in sorted(differences.items(), key=lambda each: (-abs(each[1]), each[0])):
        before, after = one[card], two[card]
        error = math.hypot(before.high - before.low, after.high - after.low) / (2 * SIGMA)
        by_luck = math.erfc(abs(difference) / error / math.sqrt(2))
        low, high = difference - SIGMA * error, difference + SIGMA * error
        yield Change(CARD, card, before.points, after.points, low, high, by_luck)


def card_effects(folder: Folder, deals: set[int]) -> dict[str, Effect]:
    """By card the effect of holding it, on these deals."""
    seats, cards = ([row for row in folder.rows(kind) if row["deal"] in deals] for kind in ("seats", "cards"))
    number = len({(row["deal"], row["seating"]) for row in seats})
    return {each.card: each.held for each in card_findings(seats, cards, number) if each.held is not None}


def chance_of(differences: Sequence[float]) -> float:
    """How likely luck alone makes a mean as far from zero as that of these differences."""
    middle, number = mean(differences), len(differences)
    spread = math.fsum((each - middle) ** 2 for each in differences) / (number - 1)
    if spread <= 0:
        return 1.0 if middle == 0 else 0.0
    return math.erfc(abs(middle) / math.sqrt(2 * spread / number))


def side_by_side(folders: Sequence[Folder]) -> tuple[Share, ...]:
    """Who won in several runs of a game, such as three difficulties; named by what differs between them."""
    for other in folders[1:]:
        must_be_alike(folders[0], other)
    found: list[Share] = []
    for folder, told in zip(folders, differing(folders), strict=True):
        rows = seats_by_name(folder, folder.rows("seats"))
        found += [replace(each, what=f"{told}: {each.what}") for each in shares(rows)]
    return tuple(found)


def differing(folders: Sequence[Folder]) -> list[str]:
    """What each of several runs was played with, as far as they differ; their names where they do not."""
    settings = [
        {"bots": ",".join(each.contest.bots), "pack": each.head["pack"], "version": each.head["program"],
         **each.contest.rulings, **each.contest.variants}
        for each in folders
    ]  # fmt: skip
    names = sorted({name for each in settings for name in each})
    names = [name for name in names if len({str(each.get(name)) for each in settings}) > 1]
    return [
        ", ".join(f"{name} {chosen.get(name, 'as usual')}" for name in names) or folder.path.name
        for folder, chosen in zip(folders, settings, strict=True)
    ]


def must_be_alike(first: Folder, second: Folder) -> None:
    """Only runs of one game with as many seats are set against each other."""
    if (first.contest.game, first.contest.seats) != (second.contest.game, second.contest.seats):
        raise BadSetting(
            f"{first.path} and {second.path} are of different games or numbers of seats: compare like "
            "with like."
        )


def measured(folder: Folder) -> dict[tuple[str, str], dict[int, list[float]]]:
    """Numbers by kind, name and deal: win shares by seat and character, and how long games are."""
    found: dict[tuple[str, str], dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    rows = list(folder.rows("seats"))
    for name, row in seats_by_name(folder, rows):
        found[SEAT, name][row["deal"]].append(row["share"])
    for row in rows:
        for name in row["plays"].split():
            found[CHARACTER, name][row["deal"]].append(row["share"])
    for game in folder.games():
        found[COURSE, "decisions"][game.deal].append(game.decisions)
        found[COURSE, "lead changes"][game.deal].append(game.lead_changes)
    return found


def mean(values: Sequence[float]) -> float:
    return math.fsum(values) / len(values)
