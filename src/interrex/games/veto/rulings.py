"""The rulings of Veto!: each open question of the rulebook as a switch, default first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from interrex.engine.rulings import ruling
from interrex.engine.settings import Switch


@dataclass(frozen=True, slots=True)
class Rulings:
    """VT-R01 to VT-R77; the questions and their grounds stand in rules.md."""

    hand_max: int = ruling("VT-R01", 6, 7)
    initiative_field: str = ruling("VT-R02", "magnates", "anywhere")
    initiative_snapshot: str = ruling("VT-R03", "step_two", "phase_start")
    bribes: str = ruling("VT-R04", "one_round", "auction")
    election_moment: str = ruling("VT-R05", "after_ducats", "any_settlement_step")
    influence_use: str = ruling("VT-R06", "tap_trifle", "free_once")
    unpaid_upkeep: str = ruling("VT-R07", "forgiven", "discard_cards")
    phase_end: str = ruling("VT-R08", "no_deed", "declared", "no_action")
    off_faction_upkeep: str = ruling("VT-R09", "single", "double")
    neutral_price: str = ruling("VT-R10", "single", "double")
    price_order: str = ruling("VT-R11", "resolution", "best_for_payer")
    empty_pool_agitation: str = ruling("VT-R12", "to_pool", "to_agitator")
    round_effects_end: str = ruling("VT-R13", "before_victory", "phase_end")
    attach_thrust: str = ruling("VT-R14", "trifle", "free_any_time")
    slawny_thrusts: str = ruling("VT-R15", "base_plus_one", "three")
    tapped_may_refuse: str = ruling("VT-R16", "no", "yes")
    equipment_choice: str = ruling("VT-R17", "after_acceptance", "before_answer")
    tap_cost_timing: str = ruling("VT-R18", "declaration", "resolution")
    slawny_bonus_source: str = ruling("VT-R19", "pool", "loser")
    kozak_revenge: str = ruling("VT-R20", "after_duel", "inside_duel")
    replies_while_resolving: str = ruling("VT-R21", "no", "yes")
    name_ban: str = ruling("VT-R22", "any_removal", "killed_only")
    negated_deed: str = ruling("VT-R23", "used", "free")
    all_kreski: str = ruling("VT-R24", "own_all", "pool_emptied")
    nieobecny_kreski: str = ruling("VT-R25", "initiative_only", "also_deployment")
    reshuffle: str = ruling("VT-R26", "at_once", "on_need")
    reply_order: str = ruling("VT-R27", "clockwise", "initiative_first")
    eliminated_cards: str = ruling("VT-R28", "leave", "stay_neutral")
    agitation_thrust: str = ruling("VT-R29", "declaration", "resolution")
    kreski_outside_duel: str = ruling("VT-R30", "none", "as_duel")
    equipment_transfer: str = ruling("VT-R31", "no", "trifle")
    copy_limit: str = ruling("VT-R32", "per_card", "per_name")
    redraw_order: str = ruling("VT-R33", "initiative_first", "simultaneous")
    riposta_copies: str = ruling("VT-R34", "when_it_works", "always")
    unaffordable_declaration: str = ruling("VT-R35", "allowed", "forbidden")
    elekt_loss: str = ruling("VT-R36", "controller", "owner")
    second_elekt: str = ruling("VT-R37", "impossible", "lose_keyword")
    both_elekts_die: str = ruling("VT-R38", "tiebreak", "draw")
    thrust_overflow: str = ruling("VT-R39", "discard", "keep")
    lost_field_right: str = ruling("VT-R40", "to_electoral", "stays")
    control_kreski: str = ruling("VT-R41", "stay", "follow")
    tie_among_others: str = ruling("VT-R42", "clockwise", "last_holder_always")
    slawny_many: str = ruling("VT-R43", "difference_to_second", "difference_to_sum")
    nieobecny_counts: str = ruling("VT-R44", "elekt_only", "nothing", "all")
    undiscardable_thrust: str = ruling("VT-R45", "blocks_discarding_negation", "blocks_nothing")
    fighter_gone: str = ruling("VT-R46", "no_result", "counts_as_loss")
    koneksje_timing: str = ruling("VT-R47", "own_turn_after", "at_once")
    attached_thrust_secret: str = ruling("VT-R48", "controller_only", "owner_only")
    peeked_rest: str = ruling("VT-R49", "back_same_order", "bottom", "discard")
    usuwany_negated: str = ruling("VT-R50", "discard", "remove")
    veto_on_abilities: str = ruling("VT-R51", "cancel_only", "cancel_and_discard")
    target_gone: str = ruling("VT-R52", "no_result", "retarget", "whole_text")
    window_order: str = ruling("VT-R53", "initiative_first", "active_first")
    settlement_order: str = ruling("VT-R54", "initiative_first", "simultaneous")
    elimination_timing: str = ruling("VT-R55", "after_transfer", "before_transfer")
    forbid_over_allow: str = ruling("VT-R56", "yes", "newest_wins")
    reply_target: str = ruling("VT-R57", "any_item", "top_only")
    off_faction_thrust: str = ruling("VT-R58", "no_attach", "attach_only")
    three_companions: str = ruling("VT-R59", "at_least", "exactly_others")
    halving: str = ruling("VT-R60", "result_up", "reduction_up")
    feast_rotation: str = ruling("VT-R61", "clockwise", "counter_clockwise")
    distinct_factions: str = ruling("VT-R62", "advised", "required")
    conditional_elekt: str = ruling("VT-R63", "on_entry", "continuous")
    trait_change_kreski: str = ruling("VT-R64", "none", "adjust")
    kontusz_lafa: int = ruling("VT-R65", 2, 3)
    refusal_replies: str = ruling("VT-R66", "before_kreski", "after_kreski")
    blank_keywords: str = ruling("VT-R67", "text_only", "text_and_keywords")
    answer_outside_game_phase: str = ruling("VT-R68", "yes", "no")
    weapon_outside_duel: str = ruling("VT-R69", "no", "yes")
    nieobecny_passive: str = ruling("VT-R70", "off", "on")
    nieobecny_attach: str = ruling("VT-R71", "allowed", "forbidden")
    trwaly_being_played: str = ruling("VT-R72", "negatable", "protected")
    reply_repeat: str = ruling("VT-R73", "once_per_event", "once_per_round")
    agitation_thrust_host: str = ruling("VT-R74", "agitator", "company")
    stalemate: str = ruling("VT-R75", "draw", "play_on")
    search_nothing: str = ruling("VT-R76", "allowed", "only_if_none")
    unaffordable_text: str = ruling("VT-R77", "forbidden", "allowed")


BEFORE_2: Final[dict[str, Switch]] = {"slawny_bonus_source": "loser"}  # defaults of version 1


def rulings_from(changes: dict[str, Switch], version: int = 2) -> Rulings:
    """The rulings with some switches off their default; they have been checked before."""
    fields: dict[str, Any] = {**(BEFORE_2 if version < 2 else {}), **changes}
    return Rulings(**fields)
