"""The rulings of Masters of the Night: each open question of the rulebook as a switch, default first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from interrex.engine.rulings import ruling

# MN-R37 only says how one example is laid out. Its switch changed nothing; old records may still name it.
RETIRED: Final = ("last_crusade_scenario",)


@dataclass(frozen=True, slots=True)
class Rulings:
    """MN-R01 to MN-R39 without MN-R37; the questions and their grounds stand in rules/."""

    minion_pool_rule: str = ruling("MN-R01", "capped_by_tokens", "always_nine")
    veil_loss_unit: str = ruling("MN-R02", "per_placement", "per_agent")
    veil_loss_repeat: str = ruling("MN-R03", "each_placement", "once_per_district")
    copycat_gang_veil: str = ruling("MN-R04", "cap_4", "minus_4")
    spillover_chooser: str = ruling("MN-R05", "other_player", "fighter_player")
    exhausted_in_hunt: str = ruling("MN-R06", "counts", "ignored")
    day_fights_per_district: str = ruling("MN-R07", "one", "until_below_three")
    dice_refill_timing: str = ruling("MN-R08", "at_once", "when_needed")
    ritual_district: str = ruling("MN-R09", "any", "sealed_only")
    ritual_exhausted: str = ruling("MN-R10", "allowed", "forbidden")
    seal_counts_for_landing: str = ruling("MN-R11", "no", "yes")
    missing_loss_scope: str = ruling("MN-R12", "events_only", "all_effects")
    moved_agent_side: str = ruling("MN-R13", "keep", "hidden")
    nevena_source: str = ruling("MN-R14", "event_deck", "unused_cards")
    unspent_ap: str = ruling("MN-R15", "may_pass", "must_spend")
    exhausted_mid_turn: str = ruling("MN-R16", "turn_ends", "free_actions")
    exhausted_before_turn: str = ruling("MN-R17", "full_ap", "ap_lost")
    event_veil_gain: str = ruling("MN-R18", "at_once", "netted")
    replacement_counts_itself: str = ruling("MN-R19", "no", "yes")
    removed_minions: str = ruling("MN-R20", "to_pool", "leave_game")
    kill_overflow: str = ruling("MN-R21", "cap_9", "count_on")
    null_actions: str = ruling("MN-R22", "forbidden", "allowed")
    discarded_relics: str = ruling("MN-R23", "leave_game", "deck_bottom")
    museum_draw: str = ruling("MN-R24", "mandatory", "optional")
    exchange_with_exhausted: str = ruling("MN-R25", "allowed", "forbidden")
    ability_repeats: str = ruling("MN-R26", "unlimited", "once_per_turn")
    laszlo_scope: str = ruling("MN-R27", "own_fights", "fights_in_his_district")
    laszlo_darkness_kills: str = ruling("MN-R28", "count", "do_not_count")
    seal_meets_event_conditions: str = ruling("MN-R29", "yes", "no")
    excess_blood: str = ruling("MN-R30", "discard", "keep")
    urn_redirect: str = ruling("MN-R31", "own_placement", "same_placement")
    first_leader: str = ruling("MN-R32", "choice", "random")
    noncombat_kills: str = ruling("MN-R33", "none", "district_and_relic")
    nevena_empty_deck: str = ruling("MN-R34", "unusable", "defeat")
    short_pool_order: str = ruling("MN-R35", "red_first", "leader_choice")
    passive_relics_by_day: str = ruling("MN-R36", "work", "night_only")
    shared_choice_owner: str = ruling("MN-R38", "leader", "any_player")
    spawn_rows: str = ruling("MN-R39", "stand_in", "reported_totals")
