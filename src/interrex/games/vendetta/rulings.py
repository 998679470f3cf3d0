"""The rulings of Vendetta: each open question of the rulebooks as a switch, default first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from interrex.engine.rulings import ruling
from interrex.engine.settings import Switch


@dataclass(frozen=True, slots=True)
class Rulings:
    """VE-R01 to VE-R85; the questions and their grounds stand in rules.md. VE-R84 is VE-R08's switch."""

    bank_supply: str = ruling("VE-R01", "unlimited", "printed")
    open_pools: bool = ruling("VE-R02", True, False)
    unwon_haven_ambition: str = ruling("VE-R03", "stays", "passes_clockwise")
    ambition_after_elimination: str = ruling("VE-R04", "next_clockwise", "most_influence")
    savona_scope: str = ruling("VE-R05", "turn_order_ties", "conflicts_only", "every_tie")
    feed_in_round_one: bool = ruling("VE-R06", True, False)
    negative_feed: str = ruling("VE-R07", "lose_net", "floor_at_one", "no_effect")
    play_last_blood: str = ruling("VE-R08", "forbid", "allow_frenzy")
    drain_timing: str = ruling("VE-R09", "own_turn", "any_time_in_planning")
    same_turn_diablerie: str = ruling("VE-R10", "allow", "forbid")
    elimination_cleanup: str = ruling("VE-R11", "remove_all", "leave_until_round_end")
    last_player_standing: str = ruling("VE-R12", "win_at_once", "play_on")
    haven_withdraw_cards: str = ruling("VE-R13", "hand_at_once", "aside_until_round_end")
    revelation_passive_needs_face_up: bool = ruling("VE-R14", True, False)
    mid_step_arrivals: str = ruling("VE-R15", "resolve", "ignore")
    lone_win_basis: str = ruling("VE-R16", "cards", "presence", "others_rank")
    lone_player_steps: str = ruling("VE-R17", "all", "reward_only")
    reward_order: str = ruling("VE-R18", "rank_by_rank", "ability_last")
    third_place_influence: str = ruling("VE-R19", "one", "none")
    haven_aftermath_order: str = ruling("VE-R20", "new", "old")
    frenzy_empty_alliance: str = ruling("VE-R21", "influence_for_blood", "blood_only")
    zero_blood_drain: str = ruling("VE-R22", "chain", "single")
    portia_in_frenzy: str = ruling("VE-R23", "excluded", "drawn")
    frenzy_credit: str = ruling("VE-R24", "position", "owner")
    multi_target_order: str = ruling("VE-R25", "turn_order", "clockwise_from_actor")
    power_floor: str = ruling("VE-R26", "zero", "none")
    diplomacy_zero: str = ruling("VE-R27", "base", "final")
    wolf_changes_printed: bool = ruling("VE-R28", False, True)
    effect_plays_count: bool = ruling("VE-R29", True, False)
    moved_cards_act_for: str = ruling("VE-R30", "position", "owner")
    ally_values: str = ruling("VE-R31", "verified", "earlier")
    mcaleer_gain: str = ruling("VE-R32", "blood", "influence")
    mcaleer_counts_self: bool = ruling("VE-R33", True, False)
    mctavish_targets: str = ruling("VE-R34", "opponents", "rivals")
    munoz_counts: str = ruling("VE-R35", "undrained", "all_humans")
    urbani_discard: str = ruling("VE-R36", "deck_bottom", "out_of_game")
    maropis_timing: str = ruling("VE-R37", "own_turn", "any_time")
    face_down_cost_floor: str = ruling("VE-R38", "zero", "one")
    neillson_trigger: str = ruling("VE-R39", "plays", "arrivals")
    tremere_ready_type: str = ruling("VE-R40", "passive", "conflict")
    half_of_one: str = ruling("VE-R42", "zero_is_payable", "cannot_pay")
    retaliation_amount: str = ruling("VE-R43", "actual", "nominal")
    dark_pact_scope: str = ruling("VE-R44", "lose_and_spend", "also_stolen")
    submission_scope: str = ruling("VE-R45", "source_here", "while_present")
    auction_bid_cap: str = ruling("VE-R46", "pool_minus_one", "pool")
    auction_tie: str = ruling("VE-R47", "latest_is_lowest", "all_tied")
    chaos_steal: str = ruling("VE-R48", "lump", "per_card")
    bane_shuffle_back: str = ruling("VE-R49", "only_if_played", "always")
    mindless_self: str = ruling("VE-R50", "allow", "forbid")
    shadow_strike_counts: str = ruling("VE-R51", "present", "with_cards")
    cloak_facing: str = ruling("VE-R52", "keep", "face_up")
    move_to_resolved: str = ruling("VE-R53", "allow", "forbid")
    eyes_own_cards: str = ruling("VE-R54", "count", "opponents_only")
    one_step_partial: str = ruling("VE-R55", "allow", "forbid")
    vanish_rivals: str = ruling("VE-R56", "location_left", "haven")
    fearless_empty_swap: str = ruling("VE-R57", "forbid", "allow_frenzy")
    rival_choices: str = ruling("VE-R58", "open", "secret")
    manipulation_needs_stay: bool = ruling("VE-R59", True, False)
    empty_payment: str = ruling("VE-R60", "forbid", "allow")
    forestall_duration: str = ruling("VE-R61", "round", "location")
    brujah_ready_scope: str = ruling("VE-R62", "rivals", "opponents")
    team_counts: str = ruling("VE-R63", "choose", "exclude")
    team_frenzy_bonus: str = ruling("VE-R64", "none", "blood")
    team_eliminated_score: str = ruling("VE-R65", "zero", "frozen")
    team_shared_view: bool = ruling("VE-R66", False, True)
    relic_names: str = ruling("VE-R67", "sargon_restores", "chalice_restores")
    chalice_source: str = ruling("VE-R68", "pool", "bank")
    restored_triggers: bool = ruling("VE-R69", False, True)
    collar_bonus: str = ruling("VE-R70", "influence", "blood")
    location_card_order: str = ruling("VE-R71", "first", "last")
    stand_ins: str = ruling("VE-R72", "on", "off")
    tile_names: str = ruling("VE-R73", "named", "numbered")
    trigger_order: str = ruling("VE-R74", "turn_order", "active_first")
    three_player_rest: str = ruling("VE-R75", "bottom", "shuffle")
    planning_turns: str = ruling("VE-R76", "fixed", "until_one_left")
    summon_trigger: str = ruling("VE-R77", "ranking", "any")
    friends_window: str = ruling("VE-R78", "before_revelation", "earlier")
    bane_facing: str = ruling("VE-R79", "up", "down")
    immune_steal_gain: str = ruling("VE-R80", "none", "bank")
    succubus_scope: str = ruling("VE-R81", "all_present", "ranked_only")
    count_face_down: bool = ruling("VE-R82", True, False)
    ventrue_hunt_self: str = ruling("VE-R83", "no_effect", "second_place")
    eyes_unaffordable: str = ruling("VE-R85", "cannot_play", "face_up")


# VE-R41 had a switch that changed nothing; old settings may still name it
RETIRED: Final = ("curfew_type",)


def rulings_from(changes: dict[str, Switch]) -> Rulings:
    """The rulings with some switches off their default; they have been checked before."""
    fields: dict[str, Any] = {**changes}
    for name in RETIRED:
        fields.pop(name, None)
    return Rulings(**fields)
