"""The moments of the rules: which rule names each, which cards may speak of it, and what it is about.

Texts made of general verbs may stand at every one of them. What a single card of the box changes while
something happens (``power``, ``playing``, ``reward`` …) has names of its own at the end: there only the verbs
stand that were made for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

CLAN_CARD: Final = "clan_card"
ALLY: Final = "ally"
RELIC: Final = "relic"
LOCATION_CARD: Final = "location_card"
BEARERS: Final = (CLAN_CARD, ALLY, RELIC, LOCATION_CARD)
_LETTERS: Final = {"C": CLAN_CARD, "A": ALLY, "R": RELIC, "L": LOCATION_CARD}

ABOUT: Final = "about"  # it happens to one player, or one player does it
HERE: Final = "here"  # it happens at a location
OWN: Final = "own"  # it happens to the card itself, or is its player's to use


class Moment(NamedTuple):
    """A moment: the rules that name it, the families that may speak of it, what is known of it."""

    rules: tuple[str, ...]
    families: tuple[str, ...]
    is_about: bool
    is_here: bool
    is_own: bool
    is_changed: bool = False  # there only verbs stand that were made for it

    @property
    def group(self) -> str:
        """Among which moments somebody looks for it."""
        if self.is_changed or self.is_own:
            return "changed" if self.is_changed else OWN
        marks = [mark for mark, is_so in ((ABOUT, self.is_about), (HERE, self.is_here)) if is_so]
        return "-".join(marks) or "round"


# the rules that name it | whether it is about a player, at a location, the card's own | who may speak of it
_FREE: Final = """
    round_begin: VE-134 VE-135 | | A R L
    feed: VE-301 VE-302 VE-304 | about | A R L
    ally_arrives: VE-401 VE-402 | here | A R L
    hand_building: VE-501 VE-502 | | A R L
    turn_begin: VE-601 VE-602 | about | C A R L
    own_turn: VE-601 VE-623 VE-1404 | own | C A R L
    card_played: VE-603 VE-609 VE-1605 | about here | C A R L
    played: VE-617 VE-1605 | own | C
    blood_played: VE-618 VE-1609 | about here | C A R L
    blood_deployed: VE-1610 | about here | C A R L
    card_drained: VE-623 VE-809 | about | C A R L
    drained: VE-624 VE-625 VE-810 | own | A
    diablerie_taken: VE-630 | about | C A R L
    token_flipped: VE-634 | about here | C A R L
    eliminated: VE-632 VE-639 | about | C A R L
    turn_end: VE-601 | about | C A R L
    planning_end: VE-607 | | C A R L
    resolution_start: VE-701 | | C A R L
    location_begin: VE-702 VE-703 | here | C A R L
    choices_revealed: VE-708 | here | C A R L
    withdrawn: VE-709 VE-710 VE-712 | about here | C A R L
    stayed: VE-714 | about here | C A R L
    before_revelation: VE-718 | here | C A R L
    revelation: VE-719 VE-721 | here | C A R L
    card_turned_up: VE-647 VE-719 | about here | C A R L
    turned_up: VE-647 VE-719 | own | C
    card_turned_down: VE-647 VE-1621 | about here | C A R L
    after_revelation: VE-722 | here | C A R L
    preparation: VE-724 | here | C A R L
    conflict: VE-731 | here | C A R L
    tie: VE-203 VE-734 | about here | C A R L
    ranked: VE-734 | here | C A R L
    location_won: VE-738 VE-1626 | about here | C A R L
    location_lost: VE-738 | about here | C A R L
    location_unwon: VE-704 VE-735 | here | C A R L
    acquired: VE-750 | own | A
    ally_joined: VE-740 VE-751 | about here | C A R L
    victim_drawn: VE-136 VE-741 | about | C A R L
    ambition_moved: VE-202 VE-207 VE-748 | about | C A R L
    aftermath: VE-754 | here | C A R L
    location_end: VE-759 | here | C A R L
    frenzy: VE-801 | about here | C A R L
    frenzy_caused: VE-805 VE-806 | about here | C A R L
    blood_gained: VE-1613 | about | C A R L
    blood_spent: VE-1614 | about here | C A R L
    blood_lost: VE-1615 | about here | C A R L
    blood_stolen: VE-1616 | about here | C A R L
    influence_gained: VE-1613 | about | C A R L
    influence_lost: VE-1615 | about | C A R L
    card_moved: VE-710 VE-1606 | about here | C A R L
    moved: VE-710 VE-1606 | own | C
    relic_used: VE-1404 VE-1405 | about | C A R L
    round_end: VE-905 | | C A R L
    game_end: VE-1001 VE-1002 | | C A R L
"""

# what single cards of the box change, with verbs of their own
_CHANGED: Final = """
    playing: VE-604 VE-609 | | C
    withdrawing: VE-709 VE-710 | | C
    power: VE-731 VE-732 | | C
    always: VE-751 VE-1304 | | C A L
    blood_taken: VE-1108 | | C
    frenzy_pay: VE-805 VE-808 | | C A L
    draining: VE-623 VE-630 | | A
    ranking: VE-734 VE-1404 | | R
    reward: VE-1307 | | L
"""


def _read(table: str, is_changed: bool = False) -> dict[str, Moment]:
    found: dict[str, Moment] = {}
    for line in table.split("\n"):
        name, colon, rest = line.strip().partition(":")
        if colon:
            rules, marks, letters = (each.split() for each in rest.split("|"))
            families = tuple([_LETTERS[letter] for letter in letters])
            about = (ABOUT in marks, HERE in marks, OWN in marks)
            found[name] = Moment(tuple(rules), families, *about, is_changed)
    return found


FREE: Final[Mapping[str, Moment]] = _read(_FREE)
CHANGED: Final[Mapping[str, Moment]] = _read(_CHANGED, True)
MOMENTS: Final[Mapping[str, Moment]] = {**FREE, **CHANGED}
OF_FAMILY: Final[Mapping[str, tuple[str, ...]]] = {  # by family
    family: tuple([name for name, moment in MOMENTS.items() if family in moment.families])
    for family in (CLAN_CARD, ALLY, "victim", RELIC, LOCATION_CARD)
}
FILTERED: Final = tuple([name for name, each in FREE.items() if each.is_about or each.is_here])

# what a clan card does in a step of its location is resolved there card by card (VE-725); an ally's own
# text acts when the ally joins (VE-750)
IN_STEPS: Final[Mapping[str, tuple[str, ...]]] = {
    CLAN_CARD: ("after_revelation", "preparation", "aftermath", "planning_end"),
    ALLY: ("acquired",),
}
OWN_TEXTS: Final = {  # seen by others -> seen by the card itself
    "card_played": "played",
    "card_drained": "drained",
    "card_turned_up": "turned_up",
    "card_moved": "moved",
}
WON_IS_KNOWN: Final = ("aftermath", "ranked", "location_end")

# --- verbs that were made for cards of the box -------------------------------------------------------

_BORNE: Final = {  # where a moment does not say by which family
    CLAN_CARD: "frenzy_influence instead_drain immune_here dark_pact deploy_when_withdrawn "
    "lose_when_elsewhere deploy_when_here deploy_when_down shuffle_back gain draw_victim",
    ALLY: "ally_frenzy_influence ally_frenzy_blood drained_first win_ties face_down_cost pay_to_look "
    "deploy_at_haven only_human gain draw_victim keep_both",
    RELIC: "gain_instead restore_drained gain_from_relic look_at_location extra_turn blood_everywhere "
    "switch_stay",
    LOCATION_CARD: "frenzy_here face_down_cost play_cost lose_when_withdrawn take_back_blood",
}
BORNE: Final = {family: frozenset(verbs.split()) for family, verbs in _BORNE.items()}
_NAMED: Final = frozenset().union(*BORNE.values())


def is_borne(family: str, verb: str, moments: tuple[str, ...]) -> bool:
    """A card of that family may bear a verb that was made for a card of the box."""
    if verb in _NAMED:
        return verb in BORNE[family]
    if moments[0] in CHANGED:
        return family in CHANGED[moments[0]].families
    return family == (ALLY if "acquired" in moments else CLAN_CARD)
