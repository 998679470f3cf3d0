"""Chapter 100: set-up."""

from __future__ import annotations

from typing import Final

from interrex.engine.errors import BadSetting, Reason
from interrex.engine.questions import step
from interrex.engine.settings import Settings, Switch
from interrex.engine.spec import TRIED
from interrex.engine.zones import draw, lay_out, move, shuffle
from interrex.games.masters.cards import ACTS, VAMPIRES
from interrex.games.masters.day import day_phase
from interrex.games.masters.dice import roll_all
from interrex.games.masters.table import (
    CELLS,
    DECK,
    EVENTS_AN_ACT,
    MAX_VAMPIRES,
    MINION_POOL,
    MINION_TOKENS,
    RELIC_DECK,
    START_MINIONS,
    STATION,
    STATION_CELL,
    UNUSED,
    Masters,
    decide,
    everyone,
    left_over,
)
from interrex.games.masters.tried import lay_tried

USUAL: Final = "usual"
PLAYERS: Final = ("A", "B", "C", "D", "E")
# Vampires in play when nothing is said: one each, three for a solo player.
USUAL_NUMBER: Final = {1: 3, 2: 2, 3: 3, 4: 4, 5: 5}
# The first line-ups the rulebook proposes; with five the order is ours.
USUAL_LINE_UP: Final = {
    2: ("imre", "mila"),
    3: ("agnieszka", "ishtvan", "mila"),
    4: ("agnieszka", "imre", "nevena", "laszlo"),
    5: ("agnieszka", "imre", "ishtvan", "laszlo", "mila"),
}
VARIANTS: Final[dict[str, tuple[Switch, ...]]] = {
    "difficulty": ("medium", "easy", "hard"),
    "vampires": (USUAL, 2, 3, 4, 5),
    **{f"vampire_{place}": (USUAL, *VAMPIRES) for place in range(1, MAX_VAMPIRES + 1)},
    **{f"player_{place}": (USUAL, *PLAYERS) for place in range(1, MAX_VAMPIRES + 1)},
}


def who_plays(settings: Settings) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """MN-121 to MN-124 The vampires in turn order and who runs each of them."""
    chosen = settings.variants
    number = chosen.get("vampires", USUAL_NUMBER[settings.seats])
    if not isinstance(number, int) or settings.seats > number:
        raise BadSetting(
            f"{settings.seats} players cannot run {number} vampires: each controls at least one (MN-122).",
            Reason("vampires", {"seats": settings.seats, "vampires": str(number)}, "MN-122"),
        )
    return line_up_of(chosen, number), players_of(chosen, number, settings.seats)


def line_up_of(chosen: dict[str, Switch], number: int) -> tuple[int, ...]:
    """MN-102, MN-124 Named vampires in their places, the usual ones in the others."""
    named = [str(chosen.get(f"vampire_{place}", USUAL)) for place in range(1, number + 1)]
    fixed = [name for name in named if name != USUAL]
    if len(set(fixed)) < len(fixed):
        why = Reason("vampire-twice", {}, "MN-102")
        raise BadSetting("A vampire can be in play only once (MN-102); name each vampire once.", why)
    spare = [name for name in (*USUAL_LINE_UP[number], *VAMPIRES) if name not in fixed]
    spare = list(dict.fromkeys(spare))
    return tuple(VAMPIRES.index(name if name != USUAL else spare.pop(0)) for name in named)


def players_of(chosen: dict[str, Switch], number: int, seats: int) -> tuple[int, ...]:
    """MN-122 Named players run their vampires; the others are dealt out so that everybody has one."""
    named = [str(chosen.get(f"player_{place}", USUAL)) for place in range(1, number + 1)]
    for name in named:
        if name != USUAL and PLAYERS.index(name) >= seats:
            why = Reason("player", {"letter": name, "seats": seats}, "MN-122")
            raise BadSetting(f"There is no player {name} with {seats} players (MN-122).", why)
    without = [seat for seat in range(seats) if PLAYERS[seat] not in named]
    if len(without) > named.count(USUAL):
        letter = PLAYERS[without[0]]
        why = Reason("no-vampire", {"letter": letter}, "MN-122")
        raise BadSetting(f"Player {letter} controls no vampire; each has at least one (MN-122).", why)
    player: list[int] = []
    shares = [named.count(PLAYERS[seat]) for seat in range(seats)]
    for name in named:
        if name != USUAL:
            player.append(PLAYERS.index(name))
            continue
        seat = shares.index(min(shares))
        shares[seat] += 1
        player.append(seat)
    return tuple(player)


@step
def set_up(game: Masters) -> None:
    """MN-125 to MN-149 City, tokens, decks and dice."""
    lay_tiles(game)
    lay_tokens(game)
    lay_cards(game)
    number = EVENTS_AN_ACT[game.difficulty]
    for act in range(ACTS):
        shuffle(game, DECK + act)
        while len(game.cards_at[DECK + act]) > number:
            draw(game, DECK + act, left_over(game, act))
    shuffle(game, UNUSED)
    shuffle(game, RELIC_DECK)
    if TRIED in game.settings.variants:
        lay_tried(game)
    roll_all(game)
    game.tell("set_up", game.vampires, game.veil, rule="MN-134")
    game.then(first_player)
    game.then(day_phase)


def lay_tiles(game: Masters) -> None:
    """MN-125, MN-126 The Railway Station at r1c1, the other tiles by chance."""
    others = [district for district in CELLS if district != STATION]
    game.chance.shuffle(others)
    set_tiles(game, (STATION, *others))


def set_tiles(game: Masters, tiles: tuple[int, ...]) -> None:
    game.tiles = tiles
    game.cell_of = tuple(tiles.index(district) for district in CELLS)


def lay_tokens(game: Masters) -> None:
    """MN-131 to MN-138 Minions at the Station and in the pool."""
    start = START_MINIONS[game.vampires]
    game.minions[STATION_CELL] = start
    game.minion_pool = minion_pool(game)


def minion_pool(game: Masters) -> int:
    """MN-137, MN-R01 Nine in the pool, as far as there are tokens."""
    if game.rulings.minion_pool_rule == "always_nine":
        return MINION_POOL
    return min(MINION_POOL, MINION_TOKENS - START_MINIONS[game.vampires])


def lay_cards(game: Masters) -> None:
    """MN-141, MN-147 Events by act, relics in one deck."""
    for card, event in enumerate(game.pack.events):
        lay_out(game, card, DECK + event.act - 1)
    for number in range(len(game.pack.relics)):
        lay_out(game, len(game.pack.events) + number, RELIC_DECK)


@step
def first_player(game: Masters) -> None:
    """MN-150, MN-R32 The players choose who gets the leader token first; one answers for all."""
    if game.rulings.first_leader == "random":
        game.then(first_leader_chosen, game.chance.below(game.vampires))
        return
    decide(game, 0, "first player", tuple(range(game.seats)), first_leader, rule="MN-150")


@step
def first_leader(game: Masters, seat: int) -> None:
    """MN-151 That player chooses which of their own vampires is the first leader."""
    own = tuple(vampire for vampire, player in enumerate(game.player) if player == seat)
    decide(game, seat, "first leader", own, first_leader_chosen, rule="MN-151")


@step
def first_leader_chosen(game: Masters, vampire: int) -> None:
    """MN-152 The leader token starts on its day side."""
    game.leader = vampire
    game.tell("leader", game.line_up[vampire], rule="MN-151")


def put(game: Masters, card: int, place: int) -> None:
    """Lay a card openly where a position has it."""
    if game.where[card] != place:
        move(game, card, place, shown=everyone(game))
