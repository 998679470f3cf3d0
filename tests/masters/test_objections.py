"""What speaks against every action of the night, told again from the rulebook and compared at random tables.

For each action a list of rules in the order of the book, each with what it asks for; the first that is not
kept forbids the action. Tokens, kills, action points and what cards say are drawn at random.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from interrex.engine.chance import Chance
from interrex.engine.zones import move
from interrex.games.masters import actions
from interrex.games.masters.cards import ability_number
from interrex.games.masters.table import (
    DECK,
    IN_PLAY,
    NIGHT,
    ON_DISTRICT,
    ON_VAMPIRE,
    OUT,
    OWNED,
    UNUSED,
    Masters,
)
from interrex.games.masters.verbs.turn import useful
from interrex.games.masters.verbs.vocabulary import STANDING
from tests.masters.tables import crowded_table, table

Against = Iterator[tuple[bool, str]]  # what is not as it should be, and the rule
VERBS = tuple(STANDING)
TABLES = 90
CHANGED = 12  # positions of one table
NUMBERED = ("move_cost", "expose_cost", "wild_hunt_veil")
AT_DISTRICT = (
    "night_effect_cost",
    "ritual_discount",
    "no_escort",
    "seal_free",
    "no_hunt_near",
    "no_abilities_near",
)


def rows(game: Masters, verb: str) -> list[tuple[int, tuple[Any, ...]]]:
    return list(game.force[VERBS.index(verb)])


def numbers(game: Masters, verb: str, place: int) -> list[int]:
    return [args[0] for where, args in rows(game, verb) if where == place]


def disturbed(table: Masters, chance: Chance) -> tuple[Masters, int]:
    """The table with other numbers, and cards that say other things; and the vampire that acts."""
    game = table.copy()
    vampire = chance.below(game.vampires)
    game.active = vampire
    game.ap, game.exposes, game.veil = chance.below(4), chance.below(2), chance.below(7)
    game.kills = [(0, 1, 2, 3, 4, 5, 6, 9)[chance.below(8)] for _ in game.kills]
    game.blood = [chance.below(5) for _ in game.blood]
    game.exhausted = chance.below(1 << game.vampires) if chance.below(2) else 0
    game.blood_pool = chance.below(3)
    game.minion_pool = chance.below(2)
    here = chance.below(9)
    game.at = [here if chance.below(3) else chance.below(9) for _ in game.at]
    for cell in range(9):
        game.hidden[cell] = max(0, chance.below(5) - 2)
        game.exposed[cell] = max(0, chance.below(5) - 3)
        game.minions[cell] = chance.below(game.vampires + 2)
        game.seal_at[cell] = -1
    for owner in range(game.vampires):
        if chance.below(4):
            game.seal_at[chance.below(9) if chance.below(2) else game.at[vampire]] = owner
    if chance.below(3) == 0:  # near the end of a game
        game.ap, game.kills = 1 + chance.below(2), [9] * game.vampires
        game.at = [here] * game.vampires if chance.below(5) else game.at
        game.seal_at = [cell if cell < game.vampires else -1 for cell in range(9)]
        if chance.below(4) == 0:
            game.seal_at[vampire] = -1
        game.hidden[here] = game.exposed[here] = 0 if chance.below(5) else 1
    game.abilities_used = chance.below(1 << 12) if chance.below(2) else 0
    game.once = (1 << len(game.cards)) - 1 if chance.below(2) else 0
    for card in range(len(game.pack.events), len(game.cards)):
        if chance.below(4) == 0:
            move(game, card, OWNED + chance.below(game.vampires))
    if chance.below(6) == 0:  # no event is left
        for deck in range(DECK, DECK + 3):
            for card in list(game.cards_at[deck]):
                move(game, card, OUT)
    game.force = tuple(drawn_rows(game, verb, chance) for verb in VERBS)
    return game, vampire


def drawn_rows(game: Masters, verb: str, chance: Chance) -> tuple[tuple[int, tuple[Any, ...]], ...]:
    """Mostly nothing; else one or two places from which the verb works."""
    if chance.below(3):
        return ()
    found = []
    for _ in range(1 + chance.below(2)):
        place = (IN_PLAY, ON_DISTRICT + chance.below(9), ON_VAMPIRE + chance.below(game.vampires))[
            chance.below(3)
        ]
        args: tuple[Any, ...] = (chance.below(3),)
        if verb in ("cheaper_first_expose", "borrow_blood") or (verb == "diagonal_moves" and chance.below(2)):
            place = OWNED + chance.below(game.vampires)
        if verb == "blood_maximum":
            place, args = OWNED + chance.below(game.vampires), (5,)
        if verb == "joined":
            args = tuple(chance.below(9) for _ in range(2))
        if verb == "no_night_effect":
            args = (chance.below(9),)
        found.append((place, args))
    return tuple(found)


def near(game: Masters, cell: int) -> set[int]:
    beside = {each for each in range(9) if abs(each // 3 - cell // 3) + abs(each % 3 - cell % 3) == 1}
    for _, (one, two) in rows(game, "joined"):
        if cell in (one, two):
            beside.add(two if cell == one else one)
    return beside


def agents(game: Masters, cell: int) -> int:
    return game.hidden[cell] + game.exposed[cell]


def maximum(game: Masters, vampire: int) -> int:
    """The blood that a vampire may have at night."""
    return max([4, *numbers(game, "blood_maximum", OWNED + vampire)])


def has_room(game: Masters, vampire: int) -> bool:
    return game.blood_pool > 0 and game.blood[vampire] < maximum(game, vampire)


def named(game: Masters, verb: str, place: int) -> str:
    """The event that says so, by its rule; where none lies there, placed cards at large."""
    for card in game.cards_at[place]:
        event = game.pack.events[card] if card < len(game.pack.events) else None
        if event is not None and verb in {effect.verb for effect in event.standing}:
            return f"MN-E{card + 1:02}"
    return "MN-444"


def first_named(game: Masters, verb: str) -> str:
    found = rows(game, verb)
    return named(game, verb, found[0][0]) if found else ""


def works_near(game: Masters, verb: str, cell: int) -> bool:
    """From a district, or from a vampire that stands there."""
    for place, _ in rows(game, verb):
        lies = (
            place - ON_DISTRICT
            if place < ON_VAMPIRE
            else game.at[place - ON_VAMPIRE]
            if place < OWNED
            else -1
        )
        if place >= ON_DISTRICT and (lies == cell or cell in near(game, lies)):
            return True
    return False


def set_number(game: Masters, verb: str) -> int:
    found = rows(game, verb)
    return int(found[-1][1][0]) if found else 1


def idle(game: Masters, changes: Any) -> tuple[bool, str]:
    return (game.rulings.null_actions == "forbidden" and not changes, "MN-619")


# --- the rules, action by action ------------------------------------------------------------------------


def move_to(game: Masters, vampire: int, cell: int) -> Against:
    here = game.at[vampire]
    reached = near(game, here)
    if {IN_PLAY, OWNED + vampire} & {place for place, _ in rows(game, "diagonal_moves")}:
        reached |= {
            each
            for each in range(9)
            if abs(each // 3 - here // 3) <= 1 >= abs(each % 3 - here % 3) and each != here
        }
    yield cell not in reached, "MN-115"
    yield game.ap < set_number(game, "move_cost"), "MN-701"


def expose_price(game: Masters, vampire: int) -> int:
    cheaper = 0 if game.exposes else sum(numbers(game, "cheaper_first_expose", OWNED + vampire))
    return max(0, set_number(game, "expose_cost") - cheaper)


def expose(game: Masters, vampire: int) -> Against:
    yield game.ap < expose_price(game, vampire), "MN-711"
    yield idle(game, game.hidden[game.at[vampire]])


def fight(game: Masters, vampire: int) -> Against:
    yield game.ap == 0, "MN-717"
    yield idle(game, game.exposed[game.at[vampire]])


def recruit(game: Masters, vampire: int) -> Against:
    yield game.ap < 2, "MN-723"
    yield game.minion_pool == 0, "MN-727"


def night_effect(game: Masters, vampire: int) -> Against:
    cell = game.at[vampire]
    district = game.pack.districts[game.tiles[cell]]
    yield not district.night, "MN-733"
    price = district.ap + sum(numbers(game, "night_effect_cost", ON_DISTRICT + cell))
    yield game.ap < price, "MN-730"
    for place, args in rows(game, "no_night_effect"):
        yield args[0] == game.tiles[cell], named(game, "no_night_effect", place)
    yield idle(game, [effect for effect in district.night_effect if useful(game, vampire, effect)])


def banned_hunt(game: Masters, cell: int) -> Against:
    among = bool(rows(game, "no_hunt_among_agents")) and agents(game, cell) > 0
    yield among, first_named(game, "no_hunt_among_agents")
    yield works_near(game, "no_hunt_near", cell), first_named(game, "no_hunt_near")


def hunting_ends_a_card(game: Masters, vampire: int) -> bool:
    """Since version 2 a hunt that only gets rid of a card changes something."""
    if game.settings.rules_version == 1:
        return False
    lying = [game.cards[card] for card in game.cards_at[ON_VAMPIRE + vampire]]
    return any("vampire_hunts" in str(getattr(card, "discard_when", "")) for card in lying)


def hunt(game: Masters, vampire: int) -> Against:
    yield game.ap == 0, "MN-748"
    yield game.kills[vampire] == 0, "MN-749"
    yield from banned_hunt(game, game.at[vampire])
    yield idle(game, has_room(game, vampire) or hunting_ends_a_card(game, vampire))


def wild_hunt(game: Masters, vampire: int) -> Against:
    yield game.ap == 0, "MN-762"
    yield game.kills[vampire] < 4, "MN-763"
    yield from banned_hunt(game, game.at[vampire])
    yield game.settings.rules_version == 1 and game.veil < set_number(game, "wild_hunt_veil"), "MN-618"
    yield idle(game, has_room(game, vampire) or hunting_ends_a_card(game, vampire))


def seal(game: Masters, vampire: int) -> Against:
    cell = game.at[vampire]
    yield game.ap == 0, "MN-779"
    yield game.kills[vampire] < 9, "MN-780"
    yield game.minions[cell] == 0, "MN-782"
    yield agents(game, cell) > 0, "MN-783"
    yield game.seal_at[cell] >= 0, "MN-784"
    yield vampire in game.seal_at, "MN-1101"


def ritual(game: Masters, vampire: int) -> Against:
    cell = game.at[vampire]
    yield game.ap == 0, "MN-787"
    yield game.kills[vampire] < 9, "MN-788"
    yield len([each for each in game.seal_at if each >= 0]) < game.vampires, "MN-1201"
    yield set(game.at) != {cell}, "MN-1202"
    yield agents(game, cell) > 0, "MN-1203"
    fewer = sum(numbers(game, "ritual_discount", ON_DISTRICT + cell))
    yield game.minions[cell] < game.vampires - fewer, "MN-1204"
    yield game.rulings.ritual_district == "sealed_only" and game.seal_at[cell] < 0, "MN-1210"
    yield game.rulings.ritual_exhausted == "forbidden" and game.exhausted > 0, "MN-1211"


def ability(game: Masters, vampire: int, which: str, kind: int, mode: int) -> Against:
    card = game.pack.vampires[kind]
    used = card.blood if which == "blood" else card.darkness
    by_blood = which == "blood"
    yield by_blood and game.blood[vampire] < used.cost, "MN-738"
    yield not by_blood and game.kills[vampire] < 6, "MN-770"
    yield used.in_fight, "MN-741" if by_blood else "MN-773"
    spent = bool(game.abilities_used & 1 << ability_number(kind, which))
    once = game.rulings.ability_repeats == "once_per_turn"
    yield once and spent, "MN-745" if by_blood else "MN-776"
    yield not by_blood and game.veil < used.cost, "MN-777"
    here = ON_VAMPIRE + vampire
    fasting = by_blood and here in {place for place, _ in rows(game, "no_blood_ability")}
    yield fasting, named(game, "no_blood_ability", here)
    yield works_near(game, "no_abilities_near", game.at[vampire]), first_named(game, "no_abilities_near")
    effect = used.effects[mode]
    from_deck = game.rulings.nevena_source == "event_deck"
    decks = sum(len(game.cards_at[deck]) for deck in range(DECK, DECK + 3))
    lost = not decks and game.rulings.nevena_empty_deck != "defeat"
    nothing = lost if from_deck else not game.cards_at[UNUSED]
    yield effect.verb in ("omen", "rewrite_fate") and nothing, "MN-1317"
    yield idle(game, useful(game, vampire, effect))


def limit(game: Masters, vampire: int) -> int:
    """MN-1002 The relics that a vampire may own, by its kills."""
    return sum(game.kills[vampire] >= each for each in (2, 5))


def exchange(game: Masters, vampire: int, other: int) -> Against:
    mine, theirs = game.cards_at[OWNED + vampire], game.cards_at[OWNED + other]
    yield game.kills[vampire] < 2, "MN-755"
    yield other == vampire or game.at[other] != game.at[vampire], "MN-757"
    yield not mine and not theirs, "MN-758"
    fits = False
    for number in range(1, len(mine) + len(theirs) + 1):
        for moving in combinations([*mine, *theirs], number):
            given = len([card for card in moving if card in mine])
            taken = number - given
            fits |= len(mine) - given + taken <= limit(game, vampire) and len(
                theirs
            ) + given - taken <= limit(game, other)
    yield not fits, "MN-759"
    tired = bool(game.exhausted & 1 << other)
    yield game.rulings.exchange_with_exhausted == "forbidden" and tired, "MN-761"


def relic(game: Masters, vampire: int, card: int) -> Against:
    kind = game.pack.relics[card - len(game.pack.events)]
    used = [effect for effect in kind.effects if effect.verb != "borrow_blood"]
    yield card not in game.cards_at[OWNED + vampire], "MN-1013"
    yield kind.kind == "passive" or (kind.kind == "activated" and not used), "MN-1010"
    yield game.ap < kind.ap or game.blood[vampire] < kind.blood or game.veil < kind.veil, "MN-1012"
    yield bool(kind.once_per_round and game.once & 1 << card), "MN-1021"
    if kind.kind == "activated":
        exhausted = kind.blood > 0 and game.blood[vampire] == kind.blood
        helps = [effect for effect in used if useful(game, vampire, effect)]
        yield idle(game, [effect for effect in helps if not (exhausted and effect.verb == "gain_ap")])


SIMPLE = {
    "expose": expose, "fight": fight, "recruit": recruit, "night effect": night_effect, "hunt": hunt,
    "wild hunt": wild_hunt, "seal": seal, "ritual": ritual,
}  # fmt: skip


def every_action(game: Masters, vampire: int) -> Iterator[tuple[Any, Against]]:
    for word, rules in SIMPLE.items():
        yield word, rules(game, vampire)
    for cell in range(9):
        yield ("move", cell), move_to(game, vampire, cell)
    for other in range(game.vampires):
        yield ("exchange", other), exchange(game, vampire, other)
    for which in ("blood", "darkness"):
        for kind, card in enumerate(game.pack.vampires):
            for mode in range(len((card.blood if which == "blood" else card.darkness).effects)):
                yield (which, kind, mode), ability(game, vampire, which, kind, mode)
    for owned in range(len(game.pack.events), len(game.cards)):
        yield ("relic", owned), relic(game, vampire, owned)


def forbids(rules: Against) -> str:
    return next((rule for is_wrong, rule in rules if is_wrong), "")


RULES = {
    "MN-115", "MN-618", "MN-619", "MN-701", "MN-711", "MN-717", "MN-723", "MN-727", "MN-730", "MN-733",
    "MN-738", "MN-741", "MN-745", "MN-748", "MN-749", "MN-755", "MN-757", "MN-758", "MN-759", "MN-761",
    "MN-762", "MN-763", "MN-770", "MN-773", "MN-776", "MN-777", "MN-779", "MN-780", "MN-782", "MN-783",
    "MN-784", "MN-787", "MN-788", "MN-1010", "MN-1012", "MN-1013", "MN-1021", "MN-1101", "MN-1201",
    "MN-1202", "MN-1203", "MN-1204", "MN-1210", "MN-1211", "MN-1317",
}  # fmt: skip


def check_what_is_offered(game: Masters, vampire: int, allowed: list[Any]) -> None:
    """MN-611 All that no rule forbids; of the abilities its own, and lent ones of vampires not in play."""
    lent = OWNED + vampire in {place for place, _ in rows(game, "borrow_blood")}
    own, offered = game.line_up[vampire], []
    for action in allowed:
        if action[0] in ("blood", "darkness"):
            borrowed = action[0] == "blood" and lent and action[1] not in game.line_up
            if action[1] != own and not borrowed:
                continue
        placed = (
            action[0] == "relic" and game.pack.relics[action[1] - len(game.pack.events)].kind == "placeable"
        )
        offered.append(("place", action[1]) if placed else action)
    spends = any(costs(game, vampire, action) for action in offered)
    if game.rulings.unspent_ap == "may_pass" or not spends:
        offered.append("end turn")
    found = actions.possible(game, vampire)
    assert len(found) == len(set(found))
    assert set(found) == set(offered)


def costs(game: Masters, vampire: int, action: Any) -> bool:
    """MN-R15 An action that takes action points, as long as there are any."""
    if action == "expose":
        return expose_price(game, vampire) > 0
    if action[0] in ("relic", "place"):
        return bool(game.pack.relics[action[1] - len(game.pack.events)].ap)
    return isinstance(action, str) or bool(action[0] == "move")


@pytest.mark.rules("MN-611", "MN-612", "MN-618", "MN-619")
def test_the_first_rule_that_is_not_kept_forbids_an_action() -> None:
    cited: Counter[str] = Counter()
    for seed in range(TABLES):
        table, chance = crowded_table(seed, seed % 2 == 1, version=1 if seed % 4 == 2 else 2), Chance(seed)
        table.phase = NIGHT
        for number in range(CHANGED):
            game, vampire = disturbed(table, chance)
            allowed: list[Any] = []
            for action, rules in every_action(game, vampire):
                rule = forbids(rules)
                assert actions.first_objection(game, vampire, action) == rule, (seed, number, action)
                cited[rule] += 1
                if not rule:
                    allowed.append(action)
            check_what_is_offered(game, vampire, allowed)
    assert cited.keys() >= RULES, RULES - cited.keys()


@pytest.mark.rules("MN-1204")
@pytest.mark.parametrize("vampires", [2, 3, 5])
def test_how_many_minions_a_ritual_needs(vampires: int) -> None:
    """MN-1204 As many as vampires, less beside such seals, and never less than none."""
    game = table(1, 1, vampires=vampires)
    for discounts in ((), (1,), (1, 1), (vampires,), (vampires, 2)):
        force = [(ON_DISTRICT + 4, (number,)) for number in discounts]
        game.force = tuple(tuple(force) if verb == "ritual_discount" else () for verb in VERBS)
        assert actions.ritual_minions(game, 4) == max(0, vampires - sum(discounts))
        assert actions.ritual_minions(game, 3) == vampires
