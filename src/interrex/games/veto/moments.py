"""The moments that the rules name and a card may speak of: one table for the check, the rules and the pages.

A declaration lies on the stack; every other moment is named (VT-330). What a moment is about travels with it
as its *facts*: here stands which of them is the card, and which the player.
"""

from __future__ import annotations

from typing import Final, NamedTuple

ON_TABLE: Final = ("character", "equipment", "estate", "effect", "faction", "strategy")


class Moment(NamedTuple):
    """A moment: the rules that name it, the words it takes, and what its facts are."""

    name: str
    cited: str
    takes: str = ""  # as in verbs/forms.py
    card: int = 0  # which fact is the card it is about; 0: none
    seat: int = 0  # which fact is the player it is about; 0: none
    duel: bool = False  # it may come while a duel is on: a thrust may answer it
    part: str = ""  # among which others it is looked for, where not by what it is about

    @property
    def group(self) -> str:
        """Among which moments somebody looks for it: declarations, what is about a card or a player …"""
        if self.part or self.name.endswith("_declared"):
            return self.part or "declared"
        return "card" if self.card else "player" if self.seat else "duel" if self.duel else "round"

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that name it."""
        return tuple(self.cited.split())

    @property
    def families(self) -> tuple[str, ...]:
        """The cards that may speak of it; an effect in hand as a reply, an attached one by itself."""
        return (*ON_TABLE, "thrust") if self.duel and self.name != "exchange_slot" else ON_TABLE


DECLARED: Final = (
    Moment("card_declared", "VT-616 VT-327 VT-1321", "side? against|target? target?", duel=True),
    Moment("effect_declared", "VT-135 VT-327", "side? against|effect()? effect()?", duel=True),
    Moment("deploy_declared", "VT-921 VT-327", "side? other_faction|character()? character()?"),
    Moment("equipment_declared", "VT-964 VT-327", "side? on_self|equipment()? equipment()?"),
    Moment("estate_declared", "VT-961 VT-327", "side? estate()?"),
    Moment(
        "ability_declared",
        "VT-1321 VT-258 VT-721 VT-725",
        "side? character|influence|revenge|against|target? against|target?",
        duel=True,
    ),
    Moment("reply_declared", "VT-1324", "side negates()|against?", duel=True),
    Moment("agitation_declared", "VT-941 VT-1338", "doer character()?"),
    Moment("challenge_declared", "VT-1006 VT-328 VT-242 VT-1063", "call revenge?"),
    Moment("refusal_declared", "VT-1013 VT-1018 VT-328", "declined your_challenge?"),
    Moment("thrust_declared", "VT-328 VT-1037", "enemy_fighter|your_fighter|self|any thrust()?", duel=True),
)
FIRST_NAMED: Final = (
    Moment("untap_start", "VT-325"),
    Moment("initiative_count", "VT-325 VT-718"),
    Moment("untapped", "VT-325 VT-716"),
    Moment("untap_end", "VT-325"),
    Moment("settlement_start", "VT-326"),
    Moment("hand_adjusted", "VT-326"),
    Moment("ducats_reckoned", "VT-326 VT-807"),
    Moment("ducats_paid", "VT-326 VT-810"),
    Moment("settlement_end", "VT-326"),
    Moment("game_start", "VT-327"),
    Moment("deployed", "VT-327 VT-934", "side|self|companion? character()?", card=2, seat=1),
    Moment("before_duel", "VT-328 VT-1011 VT-1022", "fought?", duel=True),
    Moment(
        "exchange_slot",
        "VT-328 VT-1032",
        "companion_fights|self_fights|yours?",
        seat=1,
        duel=True,
        part="duel",
    ),
    Moment("wounded", "VT-327 VT-328 VT-635 VT-1047", "harmed?", card=1, duel=True),
    Moment("killed", "VT-327 VT-328 VT-635 VT-1047", "harmed?", card=1, duel=True),
    Moment("duel_end", "VT-328 VT-1061 VT-1069 VT-1045", "outcome", duel=True),
    Moment("game_end", "VT-327 VT-907"),
    Moment("end_start", "VT-329"),
    Moment("victory_checked", "VT-329 VT-1104"),
    Moment("hand_discards", "VT-329 VT-1105"),
    Moment("end_end", "VT-329"),
)
ELECTION: Final = (Moment("election_announced", "VT-814 VT-818", "side?", seat=1),)
# those that come only where some card of the pack speaks of them
SPOKEN_DECLARED: Final = (Moment("move_declared", "VT-955 VT-1338", "doer character()?"),)
SPOKEN: Final = (
    Moment("bribe_paid", "VT-708 VT-710", "whom?", seat=1),
    Moment("initiative_fixed", "VT-711 VT-718 VT-1410", "whom? changes_hands?", seat=1),
    Moment("upkeep_unpaid", "VT-812", "whom?", seat=1),
    Moment("turn_start", "VT-903", "whose?", seat=1),
    Moment("turn_end", "VT-906", "whose?", seat=1),
    Moment("turn_passed", "VT-908", "whose?", seat=1),
    Moment("moved", "VT-955 VT-957 VT-602", "about? character()?", card=1, seat=2, duel=True),
    Moment("thrust_attached", "VT-970", "about? character()?", card=1, seat=2),
    Moment("card_entered", "VT-617 VT-133", "about? target?", card=1, seat=2, duel=True),
    Moment("agitation_brought", "VT-944", "about? character()?", card=1, seat=2),
    Moment("agitation_against", "VT-946 VT-947", "whom?", seat=1),
    Moment("kreski_gained", "VT-152 VT-1211", "whom?", seat=1, duel=True),
    Moment("kreski_lost", "VT-152 VT-1211", "whom?", seat=1, duel=True),
    Moment("pool_emptied", "VT-946 VT-1207", duel=True, part="round"),
    Moment("card_discarded", "VT-618 VT-619 VT-625", "about? target?", card=1, seat=2, duel=True),
    Moment("card_removed", "VT-621 VT-627", "about? target?", card=1, seat=2, duel=True),
    Moment("hand_card_discarded", "VT-805 VT-1105", "whom?", seat=1, duel=True),
    Moment("cards_drawn", "VT-608 VT-804", "whom?", seat=1, duel=True),
    Moment("card_tapped", "VT-628", "about? target?", card=1, seat=2, duel=True),
    Moment("card_untapped", "VT-630", "about? target?", card=1, seat=2, duel=True),
    Moment("deck_searched", "VT-408", "whom?", seat=1, duel=True),
    Moment("deck_emptied", "VT-607", "whom?", seat=1, duel=True),
    Moment("control_changed", "VT-1304 VT-1308", "about? character()?", card=1, seat=2, duel=True),
    Moment("equipment_chosen", "VT-1023", "about? equipment()?", card=1, seat=2, duel=True),
    Moment("thrust_worked", "VT-1039", "side? thrust()?", card=1, seat=2, duel=True),
    Moment("result_fixed", "VT-328 VT-1046 VT-1045", "outcome", duel=True),
    Moment("was_wounded", "VT-624 VT-635 VT-1047", "struck?", card=1, seat=2, duel=True),
    Moment("was_killed", "VT-626 VT-635 VT-1047 VT-1049", "struck?", card=1, seat=2, duel=True),
    Moment("was_saved", "VT-1048 VT-1050", "about? character()?", card=1, seat=2, duel=True),
    Moment("kreski_for_duel", "VT-1051 VT-1052", "whom?", seat=1, duel=True, part="duel"),
    Moment("fame_kreski", "VT-204 VT-1102", "whom?", seat=1),
    Moment("dropped_out", "VT-1405", "whom?", seat=1, duel=True),
)

ON_STACK: Final = tuple(each.name for each in (*DECLARED, *SPOKEN_DECLARED))
NAMED: Final = tuple(each.name for each in FIRST_NAMED)
LATER_NAMED: Final = tuple(each.name for each in (*ELECTION, *SPOKEN))
ALL: Final = (*DECLARED, *FIRST_NAMED, *ELECTION, *SPOKEN_DECLARED, *SPOKEN)
MOMENTS: Final = {each.name: each for each in ALL}
LAST_MOMENTS: Final = ("untap_end", "settlement_end", "game_end", "end_end")  # VT-332
# the card they are about has left play and may still speak; its controller and whether it does are facts
LEAVING: Final = ("card_discarded", "card_removed", "was_wounded", "was_killed")
SPEAKS: Final = 3  # which fact of those says so
FOR_THRUSTS: Final = ("duel_end", "result_fixed")  # when a thrust that was used works by itself
