"""Chapter 900: abilities, their scope and their priority."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.effects import Effect
from interrex.engine.questions import Item, step
from interrex.engine.triggers import Trigger, schedule, tell_chain_stopped
from interrex.games.elekt.court import court_order
from interrex.games.elekt.meaning import Use, is_true
from interrex.games.elekt.moments import A_CARD, A_PLAYER, ANY, MOMENTS, OWN, SELF
from interrex.games.elekt.table import (
    COURT,
    DECLINE,
    FACE_UP,
    MISSION,
    NOBODY,
    WON,
    ZONES,
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
EVERYBODY: Final = -2  # no player in particular
MOST_DEPTH: Final = 4  # texts that set off one another
ONCE: Final = (
    "assignment_start", "assignment_end", "confrontation_start", "heat_step", "before_zone",
    "before_occultism", "before_deceit", "before_violence", "before_power",
)  # fmt: skip
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


def holds(game: Elekt, effect: Effect, seat: int, card: int, zone: int) -> bool:
    """A text that the rules consult has no condition, or it is met; here is the Zone that is asked about."""
    condition = effect.condition
    return condition is None or is_true(game, Use(seat, card, zone, NOBODY, NOBODY), condition)


def unit_has(game: Elekt, unit: int, verb: str) -> bool:
    """The Unit bears a working text with that verb."""
    for effect in game.kinds[unit].effects:
        if effect.verb == verb:
            if effect.condition is None or holds(
                game, effect, owner_of(game, unit), unit, zone_of(game, unit)
            ):
                return is_active(game, unit)
    return False


def unit_texts(game: Elekt, zone: int, seat: int, moment: str) -> list[tuple[int, Effect]]:
    """EL-911 The texts of one player's Units in a Zone that work at that moment."""
    kinds = game.kinds
    return [
        (unit, effect)
        for unit in units_of(game, zone, seat)
        if kinds[unit].when == moment and is_active(game, unit)
        for effect in kinds[unit].effects
        if effect.condition is None or holds(game, effect, seat, unit, zone)
    ]


def zone_texts(game: Elekt, zone: int, moment: str, seat: int = NOBODY) -> tuple[Effect, ...]:
    """EL-931, EL-936 The texts of the face-up Mission or Influence; a Privilege sleeps on the board.

    Those that hold for the player whom the question concerns, or for EVERYBODY whatever their condition.
    """
    lying = game.cards_at[FACE_UP + zone]
    if not lying or zone == COURT:
        return NO_TEXTS
    kind = game.kinds[lying[0]]
    if kind.when != moment or silenced(game, zone):
        return NO_TEXTS
    if seat != EVERYBODY:
        for effect in kind.effects:
            if effect.condition is not None:
                return holding_for(game, kind.effects, zone, seat)
    return kind.effects


def holding_for(game: Elekt, texts: tuple[Effect, ...], zone: int, seat: int) -> tuple[Effect, ...]:
    """Those texts of a Zone's card whose condition is met for a player."""
    card = game.cards_at[FACE_UP + zone][0]
    return tuple([effect for effect in texts if holds(game, effect, seat, card, zone)])


def silenced(game: Elekt, zone: int) -> bool:
    """A Seal Breaker lies in the Zone: the Mission or Influence there has no ability."""
    kinds = game.kinds
    return any(
        kinds[unit].when == "always" and unit_has(game, unit, "silence_zone_card")
        for unit in units_in(game, zone)
    )


def privilege_texts(
    game: Elekt, seat: int, moment: str, zone: int = NOBODY, whatever: bool = False
) -> list[tuple[int, Effect]]:
    """EL-933, EL-937 The texts of Privileges in front of a player; won Missions are silent.

    Those that hold, in the Zone that is asked about, or all whatever their condition.
    """
    kinds = game.kinds
    return [
        (card, effect)
        for card in game.cards_at[WON + seat]
        if kinds[card].when == moment and kinds[card].family == "privilege"
        for effect in kinds[card].effects
        if whatever or effect.condition is None or holds(game, effect, seat, card, zone)
    ]


def privilege_number(game: Elekt, seat: int, verb: str, plain: int) -> int:
    """A number of the rules as a Privilege of this player has it."""
    for card in game.cards_at[WON + seat]:
        kind = game.kinds[card]
        if kind.when == "always" and kind.family == "privilege":
            for effect in kind.effects:
                if effect.verb == verb and holds(game, effect, seat, card, NOBODY):
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
                        if holds(game, effect, owner_of(game, bearer), bearer, zone):
                            return True
    if whatever or by >= rank_of_zone(zone):
        for effect in zone_texts(game, zone, "always", EVERYBODY):
            if forbids(game, effect, deed, unit, NOBODY):
                if effect.condition is None or holding_for(game, (effect,), zone, owner_of(game, unit)):
                    return True
    return False


def forbids(game: Elekt, effect: Effect, deed: str, unit: int, bearer: int) -> bool:
    """The text says that this cannot be done to the Unit."""
    if effect.verb != "protect" or effect.args[1] != deed:
        return False
    return matches(game, effect.args[0], unit, bearer)


# --- moments -----------------------------------------------------------------------------------


def moment(
    game: Elekt, event: str, zone: int = NOBODY, unit: int = NOBODY, seat: int = NOBODY, other: int = NOBODY
) -> None:
    """Something happens in a Zone, to a Unit or card, by or to a player: what speaks of it will act."""
    if event in game.pack.heard:
        game.then_with(announce, (event, zone, unit, seat, other))


@step
def announce(game: Elekt, event: str, *args: int) -> None:
    """EL-942 What listens to this moment acts, in the order of priority."""
    found = game.listeners(event, args)
    if found and len(carried_out(game)) >= MOST_DEPTH:
        tell_chain_stopped(game, "EL-951")
        return
    schedule(game, found)


def carried_out(game: Elekt) -> list[int]:
    """EL-951 The cards whose texts are being carried out: what they bring about comes first."""
    return [item[1][0] for item in game.agenda if item[0] is acted]


def listeners(game: Elekt, event: str, args: tuple[Any, ...]) -> list[Trigger]:
    """EL-942, EL-944 Privileges, then Units, then the Zone card; within a kind in Court order."""
    zone, unit, seat, other = (*args, NOBODY, NOBODY, NOBODY, NOBODY)[:4]
    busy = carried_out(game)
    found: list[Trigger] = []
    zones = ZONES if zone == NOBODY else (zone,)
    for position, each in enumerate(court_order(game)):
        about = (unit, other if each == seat and other != NOBODY else seat)
        if zone == NOBODY or privilege_reaches(game, zone):
            for card in game.cards_at[WON + each]:
                if game.kinds[card].family == "privilege" and listens(game, card, each, event, unit, seat):
                    place = (each, card) if zone == NOBODY else (each, card, elsewhere(zone))
                    item = doing(event, card, place, about)
                    found.append(Trigger(BY_PRIVILEGE * 10 + position, each, card, item, "EL-944"))
        for here in (COURT,) if event == "heat_step" else zones:
            for bearer in units_of(game, here, each):
                if listens(game, bearer, each, event, unit, seat) and is_active(game, bearer):
                    item = doing(event, bearer, (each, bearer, here), about)
                    found.append(Trigger(BY_UNIT * 10 + position, each, bearer, item, "EL-944"))
        if each == seat and gone(game, zone, unit) and listens(game, unit, each, event, unit, seat):
            item = doing(event, unit, (each, unit, zone), about)
            found.append(Trigger(BY_UNIT * 10 + position, each, unit, item, "EL-944"))
    for here in zones:
        card = zone_card_listening(game, here, event, unit, seat)
        if card != NOBODY:
            item = doing(event, card, zone_arguments(event, card, here, seat), (unit, seat))
            found.append(Trigger(rank_of_zone(here) * 10, NOBODY, card, item, "EL-942"))
    return [trigger for trigger in found if trigger.card not in busy]  # EL-951


def elsewhere(zone: int) -> int:
    """The Zone of an event for a text that is bound to none; ``happened_in`` of meaning.py reads it."""
    return -2 - zone


def gone(game: Elekt, zone: int, unit: int) -> bool:
    """The Unit of which an event speaks does not lie in that Zone any more; its own text still acts."""
    return 0 <= unit < game.pack.units and zone_of(game, unit) != zone


def listens(game: Elekt, card: int, holder: int, event: str, unit: int, seat: int) -> bool:
    """The text of a Unit or Privilege speaks of this event, from its side."""
    spoken = MOMENTS.get(game.kinds[card].when)
    if spoken is None or event not in spoken.events:
        return False
    if spoken.side == SELF:
        return holder == seat if spoken.about == A_PLAYER else card == unit
    if spoken.side == OWN:
        return holder == seat and card != unit
    return holder != seat or spoken.side == ANY


def zone_card_listening(game: Elekt, zone: int, event: str, unit: int, seat: int) -> int:
    """EL-931, EL-935 The card of a Zone that speaks of this event: it lies there, or has just left it."""
    lying = game.cards_at[FACE_UP + zone]
    is_itself = unit >= game.pack.units
    if zone == COURT or not (lying or is_itself):
        return NOBODY
    card = unit if is_itself else lying[0]
    spoken = MOMENTS.get(game.kinds[card].when)
    if spoken is None or event not in spoken.events or silenced(game, zone):
        return NOBODY
    return NOBODY if spoken.about == A_CARD and card != unit else card


def zone_arguments(event: str, card: int, zone: int, seat: int) -> tuple[int, ...]:
    """Whom a Mission or Influence works for: nobody, or the player of whom its text speaks (EL-949)."""
    if seat == NOBODY:
        return (zone,)
    return (seat, zone) if event == "assigned" else (seat, card, zone)


def doing(event: str, card: int, args: tuple[int, ...], about: tuple[int, int]) -> Item:
    """A text that acts; at a moment that cannot come again meanwhile nothing has to be remembered."""
    if event in ONCE:
        return (act, (card, args))
    return (act_upon, (card, args, about[0], about[1]))


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
    if family == "privilege":
        zone = args[2] if len(args) > 2 else NOBODY
    else:
        zone = args[-1]
    game.then_with(effect.function, (seat, card, zone, that, player, *effect.args))


@step
def act_upon(game: Elekt, card: int, args: tuple[int, ...], unit: int, player: int) -> None:
    """EL-942 A card does what its text says about a Unit or a player."""
    for effect in game.kinds[card].effects:
        perform(game, effect, card, args, unit, player)
    game.then(acted, card)


@step
def acted(game: Elekt, card: int) -> None:
    """EL-951 The text has been carried out with all it brought about; it may be set off again."""


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
