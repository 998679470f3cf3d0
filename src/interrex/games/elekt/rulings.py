"""The rulings of Elekt: each open question of the rulebook as a switch, default first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from interrex.engine.rulings import ruling


@dataclass(frozen=True, slots=True)
class Rulings:
    """EL-R01 to EL-R57; the questions and their grounds stand in rules/."""

    starting_heat: int = ruling("EL-R01", 1, 2, 3)
    lone_zero_wins: bool = ruling("EL-R03", False, True)
    occultism_may_attach_one: bool = ruling("EL-R04", False, True, former={1: True})
    deceit_reaches_resolved_zones: bool = ruling("EL-R05", True, False)
    violence_may_hit_own: bool = ruling("EL-R06", True, False)
    place_respects_limit: bool = ruling("EL-R07", True, False)
    excess_taken_heat: str = ruling("EL-R08", "stays", "to_pool")
    final_tie_uses: str = ruling("EL-R09", "new_sceptre", "old_sceptre")
    basics_in_rebuilt_deck: str = ruling("EL-R10", "shuffled_in", "removed")
    exchange_discards_first: bool = ruling("EL-R11", True, False)
    recruit_in_turn: bool = ruling("EL-R12", True, False)
    rebuild_elite_deck: str = ruling("EL-R13", "when_needed", "when_empty")
    short_recruitment: str = ruling("EL-R14", "draw_what_is_there", "end_phase")
    reassign_returned_units: bool = ruling("EL-R15", True, False)
    forced_pass_is_final: bool = ruling("EL-R16", True, False)
    exarch_keeps_tokens: bool = ruling("EL-R17", True, False)
    exarch_serves: str = ruling("EL-R18", "owner", "everyone")
    exarch_keeps_basics: bool = ruling("EL-R19", True, False)
    guardsman_reach: str = ruling("EL-R20", "zone", "everywhere")
    guardsman_answers_owner: bool = ruling("EL-R20", False, True)
    thief_takes_own: bool = ruling("EL-R21", True, False)
    stolen_units_kept: bool = ruling("EL-R22", True, False)
    win_before_when_won: bool = ruling("EL-R23", True, False)
    first_player_by: str = ruling("EL-R24", "polish_names", "shown_names", "lot")
    hand_sizes_open: bool = ruling("EL-R25", True, False)
    discard_pile: str = ruling("EL-R26", "open", "top_card")
    participation: str = ruling("EL-R27", "each_confrontation", "zone_start")
    priority_decides: str = ruling("EL-R28", "order_and_conflict", "order")
    count_as_last: bool = ruling("EL-R29", True, False)
    counts_floor_zero: bool = ruling("EL-R30", True, False)
    instant_costs: str = ruling("EL-R31", "per_card", "always_one")
    ability_needs_target: bool = ruling("EL-R32", True, False)
    zone_without_card: str = ruling("EL-R33", "play", "skip")
    ask_direction_with_two: bool = ruling("EL-R35", False, True)
    saving_order: str = ruling("EL-R36", "court", "destroyer")
    moved_units_keep_tokens: bool = ruling("EL-R37", True, False)
    unit_before_zone_card: bool = ruling("EL-R38", True, False)
    zone_limit_counts: str = ruling("EL-R39", "present", "assigned")
    skarger_winner: str = ruling("EL-R40", "count", "owner")
    sceptre_goes_by: str = ruling("EL-R41", "winning", "holding")
    reveal_after_last_round: bool = ruling("EL-R42", False, True)
    power_first_continues: bool = ruling("EL-R43", True, False)
    count_as_chains: bool = ruling("EL-R44", False, True)
    privileges_reach: str = ruling("EL-R45", "as_written", "court")
    permanent_optional: bool = ruling("EL-R46", False, True)
    basic_saved_automatically: bool = ruling("EL-R47", False, True)
    temple_symbol: str = ruling("EL-R48", "deceit", "occultism", "violence")
    partial_discard: bool = ruling("EL-R49", True, False)
    double_win: str = ruling("EL-R50", "court", "titles")
    mechs_take: int | str = ruling("EL-R51", 1, "all")
    werewolf_discard: int | str = ruling("EL-R52", 2, 1, "hand")
    guard_may_choose_protected: bool = ruling("EL-R53", False, True)
    sceptre_effect: str = ruling("EL-R54", "at_once", "next_round")
    dying_units_act: bool = ruling("EL-R55", True, False)
    extra_token_needs_usual: bool = ruling("EL-R56", False, True)
    privileges_optional: bool = ruling("EL-R57", False, True)


# EL-R02 had a switch that changed nothing; old settings may still name it
RETIRED: Final = ("priority_tail",)
