"""The moments of the rules of which a card may speak: one table for check, play, pickers and pages.

A *word* is what a pack writes as ``when``. Most words are an *event* of play heard from one *side*: the Unit
itself, its owner's other Units, an opponent's, any. At other words a text is consulted by the rules and never
acts by itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

UNIT: Final = "unit"
ZONE: Final = "zone"  # Missions and Influences
PRIVILEGE: Final = "privilege"
ALL: Final[tuple[str, ...]] = (UNIT, ZONE, PRIVILEGE)

# from which side a card hears of an event
SELF: Final = "self"  # this Unit or card; of players: its owner
OWN: Final = "own"  # another Unit of the same owner
OPPONENT: Final = "opponent"
ANY: Final = "any"

# what an event is about
A_UNIT: Final = "unit"
A_PLAYER: Final = "player"
A_CARD: Final = "card"  # a Mission, Influence or Privilege
NOTHING: Final = ""


@dataclass(frozen=True, slots=True)
class Moment:
    """A word for a moment: the events it hears of, from which side, on which cards, by which rules."""

    name: str
    events: tuple[str, ...]  # none: a text that the rules consult
    side: str
    about: str
    families: tuple[str, ...]
    rules: tuple[str, ...]
    that_unit: bool = False  # "that" means a Unit
    that_player: bool = False

    @property
    def group(self) -> str:
        """Among which moments somebody looks for it: those of the same Unit or player …"""
        if not self.events and self.name != "assigned":  # an instant ability acts when its Unit is assigned
            return "consulted"
        if not self.events:
            return f"{A_UNIT}-{SELF}"
        if self.about in (A_UNIT, A_PLAYER):
            return f"{self.about}-{self.side}"
        if self.about == A_CARD:
            return A_CARD
        is_fought = self.name in _SEVERAL or self.name.rpartition("_")[2] in ATTRIBUTES
        return "confrontation" if is_fought else "round"


ATTRIBUTES: Final = ("occultism", "deceit", "violence", "power")

# texts that the rules consult, and instant abilities
_CONSULTED: Final = """
    assigned: unit: EL-414 EL-902
    always: unit zone privilege: EL-911 EL-931 EL-937
    assigning_here: zone: EL-402
    taking_part: zone: EL-506 EL-507
    counting: unit zone privilege: EL-504 EL-505
    tie: unit zone privilege: EL-509 EL-511
    won_occultism: unit zone: EL-602
    won_deceit: unit zone: EL-603
    won_violence: unit zone: EL-604
    won_power: unit: EL-605
    destroying: unit: EL-1221
    saving: unit zone privilege: EL-632 EL-633
    saved: unit: EL-1231
"""

# what happens to a Unit; heard by itself, its owner's others, opponents', any here, any anywhere
_TO_A_UNIT: Final = """
    assigned: EL-402 EL-413 EL-420 EL-1018
    moved: EL-1012 EL-1014
    swapped: EL-603 EL-1016 EL-1017
    placed: EL-1020 EL-1021
    token_attached: EL-602 EL-619 EL-1010
    token_removed: EL-1011
    pointed_at: EL-604 EL-1023
    destroyed: EL-604 EL-632 EL-1023
    saved: EL-632 EL-633 EL-634 EL-1024
    unsaved: EL-635 EL-638
    discarded: EL-635 EL-1001 EL-1026
    returned: EL-634 EL-636 EL-1241
    left: EL-634 EL-914
"""

# what a player does; heard by that player's cards, opponents' cards, any
_BY_A_PLAYER: Final = """
    recruits: zone privilege: EL-302 EL-304 EL-305
    redraws: zone privilege: EL-306
    turn_start: unit zone privilege: EL-401
    passes: unit zone privilege: EL-402 EL-403 EL-417 EL-418
    instant_used: unit zone privilege: EL-902 EL-905
    destroys: unit zone privilege: EL-604 EL-1023
    wins_card: unit privilege: EL-605 EL-641
    takes_card: unit privilege: EL-811 EL-1211
    loses_card: unit privilege: EL-814 EL-1211
    gets_sceptre: unit privilege: EL-702
    collects_heat: unit zone privilege: EL-706 EL-1009
    discards_heat: unit zone privilege: EL-1003
    takes_heat: unit zone privilege: EL-1005
    loses_heat: unit zone privilege: EL-1005
    pays_heat: unit zone privilege: EL-1007
"""

# what happens at the table
_AT_THE_TABLE: Final = """
    round_start: zone privilege: EL-301 EL-715
    deck_rebuilt: unit zone privilege: EL-310
    assignment_start: zone privilege: EL-401
    assignment_end: unit zone privilege: EL-406
    confrontation_start: unit zone privilege: EL-501
    before_zone: unit zone privilege: EL-503
    before_confrontation: unit zone privilege: EL-502
    before_occultism: unit zone privilege: EL-502
    before_deceit: unit zone privilege: EL-502
    before_violence: unit zone privilege: EL-502
    before_power: unit zone privilege: EL-502
    tied: unit zone privilege: EL-509 EL-511
    tied_occultism: unit zone privilege: EL-509
    tied_deceit: unit zone privilege: EL-509
    tied_violence: unit zone privilege: EL-509
    tied_power: unit zone privilege: EL-511
    nobody_wins: unit zone privilege: EL-509 EL-513 EL-518
    nobody_wins_occultism: unit zone privilege: EL-509 EL-513 EL-518
    nobody_wins_deceit: unit zone privilege: EL-509 EL-513 EL-518
    nobody_wins_violence: unit zone privilege: EL-509 EL-513 EL-518
    nobody_wins_power: unit zone privilege: EL-644 EL-647
    zone_end: unit privilege: EL-503 EL-519
    confrontation_end: unit privilege: EL-519 EL-701
    sceptre_turned: unit zone privilege: EL-208 EL-703
    heat_step: unit privilege: EL-706
    return_step: unit privilege: EL-711
    game_end: privilege: EL-805 EL-806
"""

# what happens to a card of a Zone
_TO_A_CARD: Final = """
    card_won: self: zone privilege: EL-605 EL-935 EL-937
    card_removed: self: zone: EL-644 EL-647 EL-519
    card_removed_here: any: unit: EL-644 EL-647 EL-519
    any_card_removed: any: privilege: EL-644 EL-647 EL-519
    revealed: self: zone: EL-713 EL-931
    any_revealed: any: privilege: EL-713
"""

_SIDES_OF_A_UNIT: Final[tuple[tuple[str, str, tuple[str, ...]], ...]] = (
    ("{}", SELF, (UNIT,)),
    ("own_{}", OWN, (UNIT, PRIVILEGE)),
    ("opponent_{}", OPPONENT, (UNIT, PRIVILEGE)),
    ("{}_here", ANY, (UNIT, ZONE)),
    ("any_{}", ANY, (PRIVILEGE,)),
)
_SIDES_OF_A_PLAYER: Final = (("{}", SELF), ("opponent_{}", OPPONENT), ("any_{}", ANY))
_OTHER_NAMES: Final = {  # words that packs had before, and those of consulted texts
    "assigned": "is_assigned", "assigned_here": "unit_assigned_here", "saved": "is_saved",
}  # fmt: skip
_SEVERAL: Final = {  # words that hear of several events
    word: tuple([f"{word.removesuffix('_confrontation')}_{each}" for each in ATTRIBUTES])
    for word in ("before_confrontation", "after_confrontation", "tied", "nobody_wins")
}
_EVENT_OF_WORD: Final = {"any_card_removed": "card_removed", "card_removed_here": "card_removed",
                         "any_revealed": "revealed", "wins_card": "card_won"}  # fmt: skip


def _rows(table: str) -> list[list[tuple[str, ...]]]:
    """The rows of a table, each part as its words."""
    return [[tuple(part.split()) for part in line.split(":")] for line in table.split("\n") if line.strip()]


def _events(word: str) -> tuple[str, ...]:
    return _SEVERAL.get(word, (_EVENT_OF_WORD.get(word, word),))


def _gathered() -> list[Moment]:
    found = []
    for row in _rows(_CONSULTED):
        word, instant = row[0][0], row[0][0] == "assigned"
        found.append(Moment(word, (), SELF, NOTHING, row[1], row[2], instant, instant))
    for row in _rows(_TO_A_UNIT):
        event = row[0][0]
        for name, side, families in _SIDES_OF_A_UNIT:
            word = name.format(event)
            word = _OTHER_NAMES.get(word, word)
            found.append(Moment(word, (event,), side, A_UNIT, families, row[1], True, True))
    for row in _rows(_BY_A_PLAYER):
        event = row[0][0]
        about_units = event in ("instant_used", "destroys")
        for name, side in _SIDES_OF_A_PLAYER:
            heard_by = tuple([each for each in row[1] if side == ANY or each != ZONE])
            word = name.format(event)
            found.append(Moment(word, _events(event), side, A_PLAYER, heard_by, row[2], about_units, True))
    for event in [f"after_{each}" for each in (*ATTRIBUTES, "confrontation")]:
        for name, side in _SIDES_OF_A_PLAYER:
            heard_by = ALL if side == SELF else (UNIT, PRIVILEGE)  # a Zone card hears of every winner
            word = name.format(event)
            found.append(Moment(word, _events(event), side, A_PLAYER, heard_by, ("EL-508",), False, True))
    for row in _rows(_AT_THE_TABLE):
        found.append(Moment(row[0][0], _events(row[0][0]), ANY, NOTHING, row[1], row[2]))
    for row in _rows(_TO_A_CARD):
        word = row[0][0]
        found.append(
            Moment(word, _events(word), row[1][0], A_CARD, row[2], row[3], False, word == "card_won")
        )
    return found


TABLE: Final[tuple[Moment, ...]] = tuple(_gathered())
MOMENTS: Final[dict[str, Moment]] = {moment.name: moment for moment in TABLE}
WORDS: Final = {family: tuple([each.name for each in TABLE if family in each.families]) for family in ALL}
ACTING: Final = tuple([each.name for each in TABLE if each.events or each.name == "assigned"])
CONSULTED: Final = tuple([each.name for each in TABLE if each.name not in ACTING])
EVENTS: Final = frozenset([event for each in TABLE for event in each.events])
FOR_NOBODY: Final = frozenset(  # at these a Mission or Influence works for nobody
    [each.name for each in TABLE if each.events and not each.that_player]
)
# what a Mission or Influence does by itself where no other card of the pack speaks of it
DONE_BY_ITSELF: Final = ("card_won",)
DONE_BY_THE_ZONE: Final = ("unit_assigned_here",)


def events_heard(words: Iterable[tuple[str, str]]) -> frozenset[str]:
    """The events of which some card speaks, by (family, word), beyond what a card does by itself."""
    return frozenset(
        event
        for family, word in words
        if word in MOMENTS and word not in DONE_BY_ITSELF
        if not (word in DONE_BY_THE_ZONE and family not in (UNIT, PRIVILEGE))
        for event in MOMENTS[word].events
    )
