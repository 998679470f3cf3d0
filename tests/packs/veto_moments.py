"""Boxes of Veto! whose cards speak of moments, and random games in which the texts at work are counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from interrex.engine.chance import Chance
from interrex.games import game_spec
from interrex.games.veto.moments import FOR_THRUSTS, MOMENTS
from interrex.games.veto.table import Veto
from tests.packs.boxes import toml, tree_of

FAMILIES = ("character", "equipment", "estate", "effect", "thrust", "faction", "strategy")
ATTACH = {"kind": "D", "do": ["attach(your_faction)"]}
WIDEST = {  # where leaving the words out is not the widest sense, or they cannot be left out
    "before_duel": "before_duel(any)",
    "exchange_slot": "exchange_slot(yours)",
}

ENDLESS = ("ability_declared", "reply_declared")  # a reply that may answer a reply


def call_of(moment: str) -> str:
    """The moment in its widest sense, so that it is met as often as possible."""
    takes = MOMENTS[moment].takes
    plain = not takes or takes.split()[0].endswith("?")
    return WIDEST.get(moment, f"{moment}()" if plain else f"{moment}(any)")


def may_speak(family: str, letter: str, moment: str) -> bool:
    """Whether cards of that family have texts of that kind at that moment."""
    if family != "thrust":
        return True
    return moment in FOR_THRUSTS if letter == "P" else MOMENTS[moment].duel and moment != "exchange_slot"


def texts_for(family: str, letter: str, moment: str) -> list[dict[str, Any]]:
    """The abilities of a card that speaks of the moment; an effect has to be in play for that."""
    found = [{"kind": letter, "when": [call_of(moment)], "do": ["ducats(1)"]}]
    return [ATTACH, *found] if family == "effect" and letter == "P" else found


def box(moments: Sequence[str], letter: str) -> Any:
    """The house pack in which every faction speaks of all these moments.

    Each text changes the Szabla of the faction card, which has none, by a number of its own: so the log says
    which have worked.
    """
    tree = tree_of("veto")
    for entry in tree["faction"]:
        entry["ability"], entry["income"] = [], 0
        for number, moment in enumerate(moments):
            [text] = texts_for("faction", letter, moment)
            change = str(number + 1) if number < 30 else f"twice({number - 14})"
            once = {"limit": "turn"} if letter == "R" and moment in ENDLESS else {}
            entry["ability"].append({**text, **once, "do": [f"szabla({change}, self, round)"]})
    return game_spec("veto").read_pack(toml(tree), "moments.toml")


def counted(pack: Any, moments: Sequence[str], seed: int, seats: int, longest: int) -> Counter[str]:
    """A random game in which bene is said less often: how often the texts of factions have worked."""
    spec = game_spec("veto")
    table = spec.new(spec.settings(seats, seed, pack), pack)
    assert isinstance(table, Veto)
    chance = Chance(seed)
    for _ in range(longest):
        if table.is_over:
            break
        options = len(table.asked[0][2])
        index = chance.below(options)
        if index == 0 and chance.below(2):
            index = chance.below(options)
        table.play(index)
    assert not spec.audit(table)
    found: Counter[str] = Counter()
    for kind, args, _, _ in table.told:
        if kind == "szabla_of_round" and table.pack.kinds[args[0] - len(table.kinds)].family == "faction":
            found[moments[args[1] - 1 if args[1] <= 30 else args[1] // 2 + 14]] += 1
    return found


def together(letter: str) -> list[list[str]]:
    """Which moments one box speaks of: replies that answer replies, and what comes late, have their own."""
    names = list(MOMENTS)
    if letter == "P":
        return [names[:33], names[33:]]
    late = ("deck_emptied", "dropped_out")
    most = [moment for moment in names if moment not in (*ENDLESS, *late)]
    return [most[:32], most[32:], ["ability_declared"], ["reply_declared"], [*late]]


def never_met(letter: str, games: int, longest: int = 2500) -> set[str]:
    """The moments at which no text worked in so many random games of each box."""
    never = set(MOMENTS)
    for moments in together(letter):
        pack = box(moments, letter)
        for seed in range(games):
            if never.isdisjoint(moments):
                break
            never -= set(counted(pack, moments, seed, 2 + seed % 3, longest))
    return never


def spread(family: str, letter: str, first: int) -> Any:
    """The house pack in which each card of the family speaks of one moment, beginning with that one."""
    tree, names = tree_of("veto"), [each for each in MOMENTS if may_speak(family, letter, each)]
    for number, entry in enumerate(tree[family]):
        entry["ability"] = texts_for(family, letter, names[(first + number) % len(names)])
        if family == "thrust":
            entry["ability"].insert(0, {"kind": "T", "do": ["ducats(1)"]})
    return game_spec("veto").read_pack(toml(tree), "spread.toml")


def spoken_of(family: str, letter: str, games: int, enough: int, longest: int = 700) -> set[str]:
    """The moments at which texts of that family worked or were used, in so many random games at most."""
    found: set[str] = set()
    for seed in range(games):
        if len(found) >= enough:
            break
        pack = spread(family, letter, seed * 7)
        table = game_spec("veto").new(game_spec("veto").settings(2 + seed % 3, seed, pack), pack)
        assert isinstance(table, Veto)
        chance = Chance(seed)
        for _ in range(longest):
            if table.is_over:
                break
            table.play(chance.below(len(table.asked[0][2])))
        kinds = [
            table.pack.kinds[args[1] - len(table.kinds)]
            for kind, args, _, _ in table.told
            if kind in (("works_by_itself",) if letter == "P" else ("declared", "plays"))
        ]
        found |= {
            when[0]
            for kind in kinds
            if kind.family == family
            for ability in kind.abilities
            if ability.letter == letter
            for when in ability.when
        }
    return found
