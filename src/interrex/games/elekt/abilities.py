"""Chapter 900: abilities, their scope and their priority."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.effects import Effect
from interrex.engine.questions import Item, step
from interrex.engine.triggers import Trigger, schedule
from interrex.games.elekt.court import court_order
from interrex.games.elekt.table import (
    COURT,
    DECLINE,
    FACE_UP,
    MISSION,
    NOBODY,
    WON,
    Elekt,
    owner_of,
    units_in,
    units_of,
    zone_of,
)

# EL-941 the priority of abilities
BY_PRIVILEGE: Final = 0
BY_UNIT: Final = 1
BY_MISSION: Final = 2
BY_INFLUENCE: Final = 3
BY_RULES: Final = 5  # the plain rules come last, whatever the unreadable fifth word is (EL-R02)

GENERAL: Final[set[str]] = set()  # verbs that get the whole use of a text, see verbs/general.py
NO_TEXTS: Final[tuple[Effect, ...]] = ()
NEVER_DECLINED: Final = ("choose_victim",)  # EL-1225
WITH_MAY: Final = (
    "tokens_may_match", "keep_in_zone", "take_won_card", "swap_opponents", "destroy_more",
    "pay_for_symbols",
)  # fmt: skip


def is_active(game: Elekt, unit: int) -> bool:
    """EL-911 A Unit's ability works while it lies in a Zone, also while it is being destroyed (R55)."""
    if game.asleep >> unit & 1:
        return False
    return game.rulings.dying_units_act or not game.dying >> unit & 1


def unit_has(game: Elekt, unit: int, verb: str) -> bool:
    """The Unit bears a working text with that verb."""
    for effect in game.kinds[unit].effects:
        if effect.verb == verb:
            return is_active(game, unit)
    return False


def units_with(game: Elekt, zone: int, seat: int, moment: str) -> list[int]:
    """The Units of one player in a Zone whose text works at that moment."""
    kinds = game.kinds
    return [
        unit for unit in units_of(game, zone, seat) if kinds[unit].when == moment and is_active(game, unit)
    ]


def zone_texts(game: Elekt, zone: int, moment: str) -> tuple[Effect, ...]:
    """EL-931, EL-936 The texts of the face-up Mission or Influence; a Privilege sleeps on the board."""
    lying = game.cards_at[FACE_UP + zone]
    if not lying or zone == COURT:
        return NO_TEXTS
    kind = game.kinds[lying[0]]
    if kind.when != moment or silenced(game, zone):
        return NO_TEXTS
    return kind.effects


def silenced(game: Elekt, zone: int) -> bool:
    """A Seal Breaker lies in the Zone: the Mission or Influence there has no ability."""
    kinds = game.kinds
    return any(
        kinds[unit].when == "always" and unit_has(game, unit, "silence_zone_card")
        for unit in units_in(game, zone)
    )


def privilege_texts(game: Elekt, seat: int, moment: str) -> list[tuple[int, Effect]]:
    """EL-933, EL-937 The texts of Privileges in front of a player; won Missions are silent."""
    kinds = game.kinds
    return [
        (card, effect)
        for card in game.cards_at[WON + seat]
        if kinds[card].when == moment and kinds[card].family == "privilege"
        for effect in kinds[card].effects
    ]


def privilege_number(game: Elekt, seat: int, verb: str, plain: int) -> int:
    """A number of the rules as a Privilege of this player has it."""
    for card in game.cards_at[WON + seat]:
        kind = game.kinds[card]
        if kind.when == "always" and kind.family == "privilege":
            for effect in kind.effects:
                if effect.verb == verb:
                    return int(effect.args[0])
    return plain


def privilege_reaches(game: Elekt, zone: int) -> bool:
    """EL-938, EL-R45 A Privilege is not bound to the Court Zone."""
    return zone == COURT or game.rulings.privileges_reach == "as_written"


def declinable(game: Elekt) -> bool:
    """EL-R57 Whether Privileges without "may" can be declined."""
    return game.rulings.privileges_optional


def rank_of_zone(zone: int) -> int:
    """EL-941 Missions come before Influences."""
    return BY_MISSION if zone == MISSION else BY_INFLUENCE


# --- who is meant ------------------------------------------------------------------------------


def matches(game: Elekt, selector: str, unit: int, bearer: int) -> bool:
    """EL-922 to EL-927 Whether a text on ``bearer`` (a Unit, or NOBODY) means this Unit."""
    kind = game.kinds[unit]
    if selector in ("any", "all"):
        return True
    if selector == "this":
        return unit == bearer
    if selector == "another":
        return unit != bearer
    if selector == "another_spectre":
        return unit != bearer and kind.spectre
    if selector == "another_cultist":
        return unit != bearer and not kind.spectre
    if selector == "spectres":
        return kind.spectre
    if selector == "cultists":
        return not kind.spectre
    if selector == "basics":
        return kind.basic
    if selector == "elite":
        return not kind.basic
    if bearer == NOBODY or unit == bearer or owner_of(game, unit) != owner_of(game, bearer):
        return False
    return selector == "own_others" or kind.spectre


def protected(game: Elekt, unit: int, deed: str, by: int) -> bool:
    """EL-943, EL-945 A text forbids the deed, and the text or rule behind it does not prevail."""
    zone = zone_of(game, unit)
    whatever = game.rulings.priority_decides == "order"  # EL-R28: what forbids always prevails
    kinds = game.kinds
    if whatever or by >= BY_UNIT:
        for bearer in units_in(game, zone):
            kind = kinds[bearer]
            if kind.when == "always" and is_active(game, bearer):
                for effect in kind.effects:
                    if forbids(game, effect, deed, unit, bearer):
                        return True
    if whatever or by >= rank_of_zone(zone):
        for effect in zone_texts(game, zone, "always"):
            if forbids(game, effect, deed, unit, NOBODY):
                return True
    return False


def forbids(game: Elekt, effect: Effect, deed: str, unit: int, bearer: int) -> bool:
    """The text says that this cannot be done to the Unit."""
    if effect.verb != "protect" or effect.args[1] != deed:
        return False
    return matches(game, effect.args[0], unit, bearer)


# --- moments -----------------------------------------------------------------------------------


@step
def announce(game: Elekt, moment: str, *args: int) -> None:
    """EL-942 What listens to this moment acts, in the order of priority."""
    schedule(game, game.listeners(moment, args))


def listeners(game: Elekt, moment: str, args: tuple[Any, ...]) -> list[Trigger]:
    """EL-942, EL-944 Privileges, then Units, then the Zone card; within a kind in Court order."""
    found: list[Trigger] = []
    for position, seat in enumerate(court_order(game)):
        for card in game.cards_at[WON + seat]:
            if game.kinds[card].when == moment and game.kinds[card].family == "privilege":
                item: Item = (act, (card, (seat, card)))
                found.append(Trigger(BY_PRIVILEGE * 10 + position, seat, card, item, "EL-944"))
        if args:
            for unit in units_with(game, args[0], seat, moment):
                item = (act, (unit, (seat, unit, args[0])))
                found.append(Trigger(BY_UNIT * 10 + position, seat, unit, item, "EL-944"))
    if args and zone_texts(game, args[0], moment):
        card = game.cards_at[FACE_UP + args[0]][0]
        item = (act, (card, (args[0],)))
        found.append(Trigger(rank_of_zone(args[0]) * 10, NOBODY, card, item, "EL-942"))
    return found


@step
def act(game: Elekt, card: int, args: tuple[int, ...]) -> None:
    """EL-942 A card does what its text says, verb after verb."""
    for effect in game.kinds[card].effects:
        perform(game, effect, card, args)


def perform(
    game: Elekt, effect: Effect, card: int, args: tuple[int, ...], that: int = NOBODY, player: int = NOBODY
) -> None:
    """Schedule a verb of a card; a general one gets seat, card, Zone, the Unit and the player it is about."""
    if effect.verb not in GENERAL:
        game.then_with(effect.function, (*args, *effect.args))
        return
    family = game.kinds[card].family
    seat = args[0] if family in ("unit", "privilege") or len(args) > 1 else NOBODY
    zone = NOBODY if family == "privilege" else args[-1]
    game.then_with(effect.function, (seat, card, zone, that, player, *effect.args))


@step
def happened(game: Elekt, moment: str, zone: int, unit: int, seat: int) -> None:
    """EL-942 Something has happened to a Unit or in a Zone: what speaks of it acts in its order."""
    kinds = game.kinds
    found: list[Trigger] = []
    for position, each in enumerate(court_order(game)):
        for card in game.cards_at[WON + each]:
            if kinds[card].family == "privilege" and kinds[card].when == f"own_{moment}" and each == seat:
                item: Item = (act_upon, (card, (each, card), unit, seat))
                found.append(Trigger(BY_PRIVILEGE * 10 + position, each, card, item, "EL-944"))
        for other in units_of(game, zone, each):
            own = kinds[other].when == f"own_{moment}" and other != unit
            won = kinds[other].when == moment and moment.startswith("after_")
            if (own or won) and each == seat and is_active(game, other):
                item = (act_upon, (other, (each, other, zone), unit, seat))
                found.append(Trigger(BY_UNIT * 10 + position, each, other, item, "EL-944"))
    if moment == "destroyed" and kinds[unit].when == moment:
        item = (act_upon, (unit, (seat, unit, zone), unit, seat))
        found.append(Trigger(BY_UNIT * 10, seat, unit, item, "EL-944"))
    for effect in zone_texts(game, zone, moment if moment.startswith("after_") else f"{moment}_here"):
        card = game.cards_at[FACE_UP + zone][0]
        item = (act_upon, (card, (seat, card, zone), unit, seat))
        if effect is game.kinds[card].effects[0]:
            found.append(Trigger(rank_of_zone(zone) * 10, NOBODY, card, item, "EL-942"))
    schedule(game, found)


@step
def act_upon(game: Elekt, card: int, args: tuple[int, ...], unit: int, player: int) -> None:
    """EL-942 A card does what its text says about a Unit or a player."""
    for effect in game.kinds[card].effects:
        perform(game, effect, card, args, unit, player)


def ask_permanent(game: Elekt, seat: int, unit: int) -> None:
    """EL-R46 Under that reading the owner says, when a Unit comes to a Zone, whether its text works."""
    if not game.rulings.permanent_optional:
        return
    kind = game.kinds[unit]
    if not kind.effects or kind.instant:
        return
    verbs = {effect.verb for effect in kind.effects}
    if not verbs & set(NEVER_DECLINED) and not verbs & set(WITH_MAY):
        game.then(wake_or_not, seat, unit)


@step
def wake_or_not(game: Elekt, seat: int, unit: int) -> None:
    """EL-R46 The permanent ability is used during this stay, or not."""
    if zone_of(game, unit) != NOBODY:
        game.ask(seat, "use permanent", ("use", DECLINE), woken, unit, rule="EL-912")


@step
def woken(game: Elekt, unit: int, answer: str) -> None:
    """EL-R46 A declined ability sleeps as long as the Unit stays in this Zone."""
    if answer == DECLINE:
        game.asleep |= 1 << unit
        game.tell("ability_declined", owner_of(game, unit), unit, rule="EL-912")
