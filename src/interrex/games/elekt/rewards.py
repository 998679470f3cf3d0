"""Chapter 600: what a won confrontation gives."""

from __future__ import annotations

from typing import Final

from interrex.engine.questions import step
from interrex.engine.zones import move
from interrex.games.elekt.abilities import (
    BY_RULES,
    BY_UNIT,
    announce,
    elsewhere,
    moment,
    perform,
    rank_of_zone,
    silenced,
    unit_texts,
    zone_texts,
)
from interrex.games.elekt.destruction import can_be_destroyed, destroy
from interrex.games.elekt.ending import check_titles
from interrex.games.elekt.keywords import (
    attach,
    can_swap,
    collect_heat,
    collectable,
    discard_card,
    discard_face_up,
    move_unit,
    moves_of,
    swap_units,
)
from interrex.games.elekt.table import (
    ATTRIBUTES,
    COURT,
    DECLINE,
    NOBODY,
    WON,
    ZONES,
    Elekt,
    apart,
    face_up,
    units_in,
    units_of,
)

TOKENS_WON: Final = 2
STOP: Final = "stop"
COLLECT: Final = "collect"
WIN: Final = "win-the-card"

# --- Occultism ---------------------------------------------------------------------------------


@step
def occultism_won(game: Elekt, zone: int, winner: int) -> None:
    """EL-602 Two different tokens onto Units here; cards may change the reward."""
    tokens, heat = TOKENS_WON, 0
    for effect in zone_texts(game, zone, "won_occultism", winner):
        if effect.verb == "token_count":
            tokens = effect.args[0]
        elif effect.verb == "heat_instead":
            heat = effect.args[0]
    if heat:
        game.then(heat_or_nothing, zone, winner, heat)
    else:
        game.then(attach_token, zone, winner, tokens, ())


@step
def heat_or_nothing(game: Elekt, zone: int, winner: int, heat: int) -> None:
    """EL-601 Heat instead of tokens, optional like them; who can hold no more is not asked."""
    if game.settings.rules_version >= 2 and not collectable(game, winner, heat):
        game.then(heat_collected, zone, winner, heat, DECLINE)
        return
    game.ask(winner, "collect", (COLLECT, DECLINE), heat_collected, zone, winner, heat, rule="EL-601")


@step
def heat_collected(game: Elekt, zone: int, winner: int, heat: int, answer: str) -> None:
    """EL-1009 Collected from the pool; a Liturgist's own token still comes."""
    if answer == COLLECT:
        collect_heat(game, winner, heat)
    extra_tokens(game, zone, winner, ())


@step
def attach_token(game: Elekt, zone: int, winner: int, left: int, attached: tuple[int, ...]) -> None:
    """EL-611 to EL-616 Another token of a different Attribute, or stop."""
    options = token_options(game, zone, winner, attached) if left else []
    if not options:
        extra_tokens(game, zone, winner, attached)
        return
    must = attached and not game.rulings.occultism_may_attach_one  # EL-R04
    if not must:
        options.append(STOP)
    elif len(options) == 1 and game.settings.rules_version >= 2:
        game.then(token_attached, zone, winner, left, attached, options[0])
        return
    game.ask(winner, "attach", options, token_attached, zone, winner, left, attached, rule="EL-602")


def token_options(
    game: Elekt, zone: int, winner: int, attached: tuple[int, ...]
) -> list[tuple[int, int] | str]:
    """EL-611, EL-615 Attributes in the pool, different from those attached now, with every Unit here."""
    matching = any(
        effect.verb == "tokens_may_match" for _, effect in unit_texts(game, zone, winner, "won_occultism")
    )
    units = apart(game, units_in(game, zone))
    return [
        (attribute, unit)
        for attribute in ATTRIBUTES
        if game.pool[attribute] and (matching or attribute not in attached)
        for unit in units
    ]


@step
def token_attached(
    game: Elekt,
    zone: int,
    winner: int,
    left: int,
    attached: tuple[int, ...],
    choice: tuple[int, int] | str,
) -> None:
    """EL-619 The token counts from now on."""
    if isinstance(choice, str):
        extra_tokens(game, zone, winner, attached)
        return
    attribute, unit = choice
    attach(game, attribute, unit)
    game.then(attach_token, zone, winner, left - 1, (*attached, attribute))


def extra_tokens(game: Elekt, zone: int, winner: int, attached: tuple[int, ...]) -> None:
    """EL-1205, EL-R56 The sample Unit's one more token, after the usual ones."""
    if not attached and game.rulings.extra_token_needs_usual:
        return
    for _, effect in unit_texts(game, zone, winner, "won_occultism"):
        if effect.verb == "extra_token":
            game.then(attach_extra, zone, winner)


@step
def attach_extra(game: Elekt, zone: int, winner: int) -> None:
    """EL-1206 Of any Attribute in the pool, onto any Unit here; it need not differ."""
    units = apart(game, units_in(game, zone))
    options = [(kind, unit) for kind in ATTRIBUTES if game.pool[kind] for unit in units]
    if len(options) == 1 and game.settings.rules_version >= 2:
        game.then(extra_attached, options[0])
    elif options:
        game.ask(winner, "attach", options, extra_attached, rule="EL-1205")


@step
def extra_attached(game: Elekt, choice: tuple[int, int]) -> None:
    """EL-1205 One more token."""
    attach(game, choice[0], choice[1])


# --- Deceit ------------------------------------------------------------------------------------


@step
def deceit_won(game: Elekt, zone: int, winner: int) -> None:
    """EL-603 Swap one of your Units here with one of yours elsewhere; cards offer other ways instead."""
    options: list[tuple[int, int] | str] = []
    options.extend(swaps(game, zone, winner, BY_RULES))
    texts = unit_texts(game, zone, winner, "won_deceit")
    if any(effect.verb == "swap_opponents" for _, effect in texts):
        for seat in range(game.seats):
            if seat != winner:
                options.extend(swaps(game, zone, seat, BY_UNIT))
    for effect in zone_texts(game, zone, "won_deceit", winner):
        if effect.verb == "may_move_instead":
            own = apart(game, units_of(game, zone, winner))
            moves = moves_of(game, own, rank_of_zone(zone))
            options.extend((unit, to - len(ZONES)) for unit, to in moves)  # below 0: a Zone
    if options:
        options.append(DECLINE)
        game.ask(winner, "swap", options, swapped, rule="EL-603")


def swaps(game: Elekt, zone: int, seat: int, by: int) -> list[tuple[int, int]]:
    """EL-622, EL-625 Every pair of a player's Unit here and a Unit of the same player elsewhere."""
    elsewhere = [
        unit
        for other in ZONES
        if other != zone
        if game.rulings.deceit_reaches_resolved_zones or not game.resolved >> other & 1
        for unit in apart(game, units_of(game, other, seat))
    ]
    return [
        (unit, other)
        for unit in apart(game, units_of(game, zone, seat))
        for other in elsewhere
        if can_swap(game, unit, other, by)
    ]


@step
def swapped(game: Elekt, choice: tuple[int, int] | str) -> None:
    """EL-627 One swap, or a move where a card offers it."""
    if isinstance(choice, str):
        return
    unit, other = choice
    if other < 0:
        move_unit(game, unit, other + len(ZONES))
    else:
        swap_units(game, unit, other)


# --- Violence ----------------------------------------------------------------------------------


@step
def violence_won(game: Elekt, zone: int, winner: int) -> None:
    """EL-604 Destroy any one Unit here, or none; a Famine Shade may destroy two."""
    number = 1
    for _, effect in unit_texts(game, zone, winner, "won_violence"):
        if effect.verb == "destroy_more":
            number = max(number, effect.args[0])
    game.then(point_at, zone, winner, number, ())


@step
def point_at(game: Elekt, zone: int, winner: int, left: int, pointed: tuple[int, ...]) -> None:
    """EL-631 Any Unit here, the winner's own included (R06); all are chosen before any is saved."""
    targets = [
        unit
        for seat in range(game.seats)
        if seat != winner or game.rulings.violence_may_hit_own
        for unit in units_of(game, zone, seat)
        if unit not in pointed and can_be_destroyed(game, unit, BY_RULES)
    ]
    options: list[int | str] = [*apart(game, targets)]
    if not left or not options:
        if pointed:
            game.then(destroy, winner, BY_RULES, pointed, ())
        return
    must = not pointed and any(
        effect.verb == "must_destroy" for effect in zone_texts(game, zone, "won_violence", winner)
    )
    if not must:
        options.append(DECLINE)
    elif len(options) == 1 and game.settings.rules_version >= 2:
        game.then(pointed_at, zone, winner, left, pointed, options[0])
        return
    game.ask(winner, "destroy", options, pointed_at, zone, winner, left, pointed, rule="EL-604")


@step
def pointed_at(
    game: Elekt, zone: int, winner: int, left: int, pointed: tuple[int, ...], choice: int | str
) -> None:
    """EL-1023 Pointed at; it is discarded unless its owner saves it."""
    if isinstance(choice, str):
        if pointed:
            game.then(destroy, winner, BY_RULES, pointed, ())
    else:
        game.then(point_at, zone, winner, left - 1, (*pointed, choice))


# --- Power -------------------------------------------------------------------------------------


@step
def nobody_won_power(game: Elekt, zone: int) -> None:
    """EL-644, EL-647 The face-up card is removed from the game."""
    discard_face_up(game, zone)


@step
def power_won(game: Elekt, zone: int, winner: int) -> None:
    """EL-605, EL-642 The winner wins the face-up card; a Forger may take a won card instead."""
    if face_up(game, zone) == NOBODY:
        return  # EL-R33
    options = forger_targets(game, zone, winner)
    if options:
        game.ask(winner, "forge", (WIN, *options), card_won_or_forged, zone, winner, rule="EL-1211")
    else:
        game.then(card_won_or_forged, zone, winner, WIN)


def forger_targets(game: Elekt, zone: int, winner: int) -> list[int]:
    """EL-1211 Won cards of opponents with exactly as many Titles as the Forger can take."""
    ribbons = [
        effect.args[0]
        for _, effect in unit_texts(game, zone, winner, "won_power")
        if effect.verb == "take_won_card"
    ]
    return [
        card
        for seat in range(game.seats)
        if seat != winner
        for card in game.cards_at[WON + seat]
        if len(game.kinds[card].titles) in ribbons
    ]


@step
def card_won_or_forged(game: Elekt, zone: int, winner: int, choice: int | str) -> None:
    """EL-641, EL-803 The card lies in front of its winner; Titles count at once."""
    card = face_up(game, zone)
    if choice != WIN:
        assert isinstance(choice, int)
        discard_card(game, card)
        moment(game, "card_removed", zone, card)
        robbed = game.where[choice] - WON
        move(game, choice, WON + winner)
        game.tell("card_taken", winner, robbed, choice, rule="EL-1211")
        check_titles(game)
        moment(game, "takes_card", zone, NOBODY, winner, robbed)
        moment(game, "loses_card", zone, NOBODY, robbed, winner)
        return
    works = game.kinds[card].when == "card_won" and (zone == COURT or not silenced(game, zone))
    move(game, card, WON + winner)
    game.tell("card_won", winner, card, rule="EL-605")
    if zone == COURT:
        game.privilege_winner = winner
        game.privilege_card = card
    if not game.rulings.win_before_when_won and (works or "card_won" in game.pack.heard):  # EL-R23
        when_won(game, zone, winner, card, works)
        game.then(titles_checked)
        return
    check_titles(game)
    if game.result is None:
        when_won(game, zone, winner, card, works)


def when_won(game: Elekt, zone: int, winner: int, card: int, works: bool) -> None:
    """EL-935 A text that speaks of winning the card takes effect once, in its order among others (EL-942)."""
    if "card_won" in game.pack.heard:
        game.then(announce, "card_won", zone, card, winner)
    elif works:
        place = elsewhere(zone) if zone == COURT else zone
        for effect in game.kinds[card].effects:
            perform(game, effect, card, (winner, card, place), NOBODY, winner)


@step
def titles_checked(game: Elekt) -> None:
    """EL-803 Under EL-R23 the check comes after the card's own effect."""
    check_titles(game)
