"""EL-1023 to EL-1027: destroying and saving, with the cards that speak of it."""

from __future__ import annotations

from typing import Final

from interrex.engine.questions import step
from interrex.games.elekt.abilities import (
    BY_RULES,
    declinable,
    holds,
    matches,
    moment,
    privilege_reaches,
    privilege_texts,
    protected,
    unit_has,
    unit_texts,
    zone_texts,
)
from interrex.games.elekt.court import court_order
from interrex.games.elekt.keywords import discard_unit, drop_tokens, pay_heat, to_hand
from interrex.games.elekt.table import (
    NOBODY,
    WON,
    ZONES,
    Elekt,
    apart,
    owner_of,
    units_of,
    zone_of,
)

SAVE: Final = "save"
SAVE_BY_WRIT: Final = "save-by-writ"
LET_GO: Final = "let-go"
KEEP: Final = "keep"
TAKE: Final = "take-to-hand"

Victim = tuple[int, bool]  # the Unit, and whether it may be saved


def can_be_destroyed(game: Elekt, unit: int, by: int) -> bool:
    """EL-1023 It may be pointed at: no text that prevails protects it."""
    return not protected(game, unit, "destroying", by)


@step
def destroy(
    game: Elekt, destroyer: int, by: int, pointed: tuple[int, ...], victims: tuple[Victim, ...]
) -> None:
    """EL-1221 Unit after Unit: a Guardsman's owner answers with one of his own."""
    for unit in pointed:
        game.dying |= 1 << unit
    if not pointed:
        for unit, _ in victims:
            owner, zone = owner_of(game, unit), zone_of(game, unit)
            moment(game, "pointed_at", zone, unit, owner)
            if destroyer != NOBODY:
                moment(game, "destroys", zone, unit, destroyer, owner)
        game.then(decide_saving, destroyer, victims)
        return
    unit, rest = pointed[0], pointed[1:]
    game.tell("destroyed", destroyer, unit, owner_of(game, unit), rule="EL-1023")
    if not is_guarded(game, destroyer, unit):
        game.then(destroy, destroyer, by, rest, (*victims, (unit, True)))
        return
    game.then(guard, destroyer, by, unit, rest, victims)


def is_guarded(game: Elekt, destroyer: int, unit: int) -> bool:
    """EL-1221, EL-R20 A Guardsman of the owner lies in the Zone and answers this destruction."""
    owner = owner_of(game, unit)
    if owner == destroyer and not game.rulings.guardsman_answers_owner:
        return False
    everywhere = game.rulings.guardsman_reach == "everywhere"
    zones = ZONES if everywhere else (zone_of(game, unit),)
    return any(
        unit_has(game, each, "choose_victim") for zone in zones for each in units_of(game, zone, owner)
    )


@step
def guard(
    game: Elekt,
    destroyer: int,
    by: int,
    unit: int,
    rest: tuple[int, ...],
    victims: tuple[Victim, ...],
) -> None:
    """EL-1221, EL-1222 The owner chooses which own Unit of that Zone is destroyed."""
    owner, zone = owner_of(game, unit), zone_of(game, unit)
    taken = [victim for victim, _ in victims]
    options = [each for each in units_of(game, zone, owner) if each not in taken]
    if not game.rulings.guard_may_choose_protected:  # EL-R53
        options = [each for each in options if can_be_destroyed(game, each, by)]
    options = apart(game, options)
    if len(options) > 1:
        game.ask(owner, "guard", options, guarded, destroyer, by, unit, rest, victims, rule="EL-1221")
    elif options:
        game.then(guarded, destroyer, by, unit, rest, victims, options[0])
    else:
        game.dying &= ~(1 << unit)
        game.then(destroy, destroyer, by, rest, victims)


@step
def guarded(
    game: Elekt,
    destroyer: int,
    by: int,
    unit: int,
    rest: tuple[int, ...],
    victims: tuple[Victim, ...],
    chosen: int,
) -> None:
    """EL-1223 The chosen Unit cannot be saved."""
    game.tell("guard_chose", owner_of(game, chosen), chosen, rule="EL-1221")
    if all(victim != unit for victim, _ in victims):
        game.dying &= ~(1 << unit)
    if can_be_destroyed(game, chosen, by):
        game.dying |= 1 << chosen
        victims = (*victims, (chosen, False))
    game.then(destroy, destroyer, by, rest, victims)


# --- saving ------------------------------------------------------------------------------------


@step
def decide_saving(game: Elekt, destroyer: int, victims: tuple[Victim, ...]) -> None:
    """EL-1027 Owners decide in Court order, Unit by Unit; the destroyer orders under EL-R36."""
    victims = still_there(game, victims)
    if not victims:
        return
    if game.rulings.saving_order == "destroyer":
        if len(apart_victims(game, victims)) > 1:
            units = tuple(unit for unit, _ in apart_victims(game, victims))
            game.ask(destroyer, "order of saving", units, next_victim, destroyer, victims, rule="EL-1027")
        else:
            game.then(next_victim, destroyer, victims, victims[0][0])
        return
    for seat in court_order(game):
        own = tuple(victim for victim in victims if owner_of(game, victim[0]) == seat)
        if own:
            game.then(owner_decides, destroyer, own)


def still_there(game: Elekt, victims: tuple[Victim, ...]) -> tuple[Victim, ...]:
    """The victims that no text has taken out of their Zone meanwhile."""
    left = [unit for unit, _ in victims if zone_of(game, unit) == NOBODY]
    for unit in left:
        game.dying &= ~(1 << unit)
    return tuple([victim for victim in victims if victim[0] not in left]) if left else victims


@step
def next_victim(game: Elekt, destroyer: int, victims: tuple[Victim, ...], unit: int) -> None:
    """EL-R36 The destroyer has named the next Unit."""
    game.then(owner_decides, destroyer, tuple(victim for victim in victims if victim[0] == unit))
    game.then(decide_saving, destroyer, tuple(victim for victim in victims if victim[0] != unit))


@step
def owner_decides(game: Elekt, destroyer: int, victims: tuple[Victim, ...]) -> None:
    """EL-632, EL-633, EL-638 The owner may save; what cannot be saved is discarded unasked."""
    victims = still_there(game, victims)
    if not victims:
        return
    licence = licence_of(game, destroyer, victims)
    matters = game.settings.rules_version < 2 or any(
        saveable and ways_to_save(game, unit, NOBODY) for unit, saveable in victims
    )
    if licence != NOBODY and declinable(game) and matters:
        game.then(use_licence, destroyer, victims, licence)
    else:
        game.then(save_or_let_go, destroyer, victims, licence)


@step
def use_licence(game: Elekt, destroyer: int, victims: tuple[Victim, ...], licence: int) -> None:
    """EL-R57 The Licence can be declined under that reading."""
    options = (licence, NOBODY)
    game.ask(destroyer, "use privilege", options, save_or_let_go, destroyer, victims, rule="EL-937")


@step
def save_or_let_go(game: Elekt, destroyer: int, victims: tuple[Victim, ...], licence: int) -> None:
    """EL-1024 Save at the price, by a Writ, or let go; several own Units in an order of choice.

    What cannot be saved may still be let go first or last: its own text may set the others' price.
    """
    victims = still_there(game, victims)
    if not victims:
        return
    options: list[tuple[str, int]] = []
    choice = False
    differing = apart_victims(game, victims)
    for unit, saveable in victims:
        ways = ways_to_save(game, unit, licence) if saveable else []
        if ways and game.rulings.basic_saved_automatically and game.kinds[unit].basic:  # EL-R47
            game.then(saved_or_not, destroyer, victims, licence, (SAVE, unit))
            return
        choice = choice or bool(ways)
        if (unit, saveable) not in differing:
            continue
        options.extend((way, unit) for way in (*ways, LET_GO))
    if choice:
        owner = owner_of(game, victims[0][0])
        game.ask(owner, "save", options, saved_or_not, destroyer, victims, licence, rule="EL-1024")
    else:
        game.then(saved_or_not, destroyer, victims, licence, options[0])


def apart_victims(game: Elekt, victims: tuple[Victim, ...]) -> list[Victim]:
    """The victims without those that a player cannot tell from an earlier one."""
    saveable = apart(game, [unit for unit, may_be_saved in victims if may_be_saved])
    lost = apart(game, [unit for unit, may_be_saved in victims if not may_be_saved])
    return [victim for victim in victims if victim[0] in (saveable if victim[1] else lost)]


def ways_to_save(game: Elekt, unit: int, licence: int) -> list[str]:
    """EL-637 What the owner can afford, if no text forbids saving."""
    if protected(game, unit, "saving", BY_RULES):
        return []
    owner = owner_of(game, unit)
    ways = []
    price = saving_price(game, unit, licence)
    if game.heat[owner] >= price:
        ways.append(SAVE)
    if price and writ_of(game, unit) != NOBODY:
        ways.append(SAVE_BY_WRIT)
    return ways


def saving_price(game: Elekt, unit: int, licence: int) -> int:
    """EL-632, EL-633 1 Heat for an Elite Unit, nothing for a Basic one; cards set or raise it."""
    kind = game.kinds[unit]
    price = 0 if kind.basic else 1
    zone = zone_of(game, unit)
    texts = [(NOBODY, effect) for effect in zone_texts(game, zone, "saving", owner_of(game, unit))]
    for seat in reversed(court_order(game)):  # EL-946: the text of the highest speaks last
        texts.extend(unit_texts(game, zone, seat, "saving"))
    for bearer, effect in texts:
        if effect.verb == "saving_price" and matches(game, effect.args[0], unit, bearer):
            price = effect.args[1]
    for effect in game.kinds[licence].effects if licence != NOBODY else ():
        if effect.verb == "raise_saving_price" and matches(game, effect.args[0], unit, NOBODY):
            if holds(game, effect, game.where[licence] - WON, licence, zone):
                price += effect.args[1]
    return price


def licence_of(game: Elekt, destroyer: int, victims: tuple[Victim, ...]) -> int:
    """A Hangman's Licence of the destroyer that makes saving one of these dearer."""
    for card, effect in privilege_texts(game, destroyer, "saving", NOBODY, True):
        if effect.verb != "raise_saving_price":
            continue
        for unit, saveable in victims:
            zone = zone_of(game, unit)
            meant = saveable and owner_of(game, unit) != destroyer and privilege_reaches(game, zone)
            if meant and matches(game, effect.args[0], unit, NOBODY):
                if holds(game, effect, destroyer, card, zone):
                    return card
    return NOBODY


def writ_of(game: Elekt, unit: int) -> int:
    """A Writ of Mercy of the owner, not used this round, that covers this Unit."""
    zone = zone_of(game, unit)
    for card, effect in privilege_texts(game, owner_of(game, unit), "saving", zone):
        if effect.verb != "free_save_each_round" or game.used >> card & 1:
            continue
        if privilege_reaches(game, zone) and matches(game, effect.args[0], unit, NOBODY):
            return card
    return NOBODY


@step
def saved_or_not(
    game: Elekt,
    destroyer: int,
    victims: tuple[Victim, ...],
    licence: int,
    answer: tuple[str, int],
) -> None:
    """EL-634, EL-635 Saved to hand, or discarded; each leaves as soon as it is decided on."""
    way, unit = answer
    owner, zone = owner_of(game, unit), zone_of(game, unit)
    if way == LET_GO:
        game.dying &= ~(1 << unit)
        discard_unit(game, unit)
        moment(game, "unsaved", zone, unit, owner)
    else:
        if way == SAVE_BY_WRIT:
            writ = writ_of(game, unit)
            game.used |= 1 << writ
            game.tell("privilege_used", owner, writ, rule="EL-937")
        else:
            pay_heat(game, owner, saving_price(game, unit, licence))
        game.tell("saved", owner, unit, rule="EL-1024")
        game.then(after_saving, owner, unit)
        moment(game, "saved", zone, unit, owner)
    moment(game, "destroyed", zone, unit, owner)  # EL-632: a saved Unit has been destroyed too
    rest = tuple(victim for victim in victims if victim[0] != unit)
    if rest:
        game.then(save_or_let_go, destroyer, rest, licence)


@step
def after_saving(game: Elekt, owner: int, unit: int) -> None:
    """EL-1231 The owner of a Dark Exarch may pay 1 more: the saved Unit stays in the Zone."""
    if zone_of(game, unit) == NOBODY:  # a text has taken it away meanwhile
        game.dying &= ~(1 << unit)
        return
    payer, price = exarch_offer(game, owner, unit)
    if payer == NOBODY:
        game.then(kept_or_not, payer, 0, unit, TAKE)
    else:
        game.ask(payer, "keep in zone", (KEEP, TAKE), kept_or_not, payer, price, unit, rule="EL-1231")


def exarch_offer(game: Elekt, owner: int, unit: int) -> tuple[int, int]:
    """EL-1231, EL-R18, EL-R19 Who may keep the saved Unit in its Zone, and for how much."""
    if game.kinds[unit].basic and not game.rulings.exarch_keeps_basics:
        return NOBODY, 0
    zone = zone_of(game, unit)
    everyone = game.rulings.exarch_serves == "everyone"
    for seat in range(game.seats) if everyone else (owner,):
        for _, effect in unit_texts(game, zone, seat, "saved"):
            if effect.verb == "keep_in_zone" and game.heat[owner] >= effect.args[0]:
                return owner, effect.args[0]
    return NOBODY, 0


@step
def kept_or_not(game: Elekt, payer: int, price: int, unit: int, answer: str) -> None:
    """EL-1232, EL-1235 It stays with its tokens (R17), or goes to hand."""
    game.dying &= ~(1 << unit)
    if answer != KEEP:
        to_hand(game, unit, owner_of(game, unit))
        return
    pay_heat(game, payer, price)
    if not game.rulings.exarch_keeps_tokens:
        drop_tokens(game, unit)
    game.tell("kept_in_zone", payer, unit, rule="EL-1232")
