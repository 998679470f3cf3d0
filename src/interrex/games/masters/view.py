"""What a seat may know of the table (MN-154): everything but the face-down decks."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from interrex.engine.options import SEAT_LETTERS
from interrex.engine.questions import Decision
from interrex.engine.view import View, common_half, common_half_of, deciding_lines
from interrex.games.masters.actions import expose_cost, moves_from, ritual_minions
from interrex.games.masters.cards import CELL_NAMES
from interrex.games.masters.events import events_left, top_event
from interrex.games.masters.plan import BarredView, PlanView, acts, barred, plans
from interrex.games.masters.stakes import at_stake
from interrex.games.masters.table import (
    CELLS,
    DAY,
    DRAWN,
    IN_PLAY,
    NOBODY,
    ON_DISTRICT,
    ON_VAMPIRE,
    OUT,
    OWNED,
    PHASE_NAMES,
    RELIC_DECK,
    REVEALED,
    Masters,
    blood_maximum,
    kind_of,
)
from interrex.games.masters.verbs.abilities import is_face_up

CHAPTERS: Final = (
    "setup", "dice pool", "day phase", "events", "hunt for vampires", "night phase", "actions",
    "combat", "exhaustion", "relics", "seals", "ritual and end", "faq rulings",
)  # fmt: skip
CARDBOARD: Final = {
    "MN-155": "how cardboard tiles lie; front ends draw them upright",
}
EVENT_LOSSES: Final = {"landing": "landing", "missing": "missing", "text_loss": "text"}  # lines of the log
LOSSES: Final = ("landing", "missing", "text", "districts", "exhausted", "deeds")
CAUSES: Final = {"MN-320": "districts", "MN-607": "exhausted"}  # by the rule of the loss; the rest are deeds
AFTER_EVENT: Final = "MN-429"  # where the losses that were told before are applied
LOG_ARGS: Final = {
    "set_up": "number veil:number",
    "leader": "vampire",
    "day": "number",
    "night": "number",
    "turn": "vampire number",
    "tie": "cell",
    "rolled": "dice:numbers",
    "rerolled": "dice:numbers",
    "dice_taken": "vampire dice:numbers",
    "dice_changed": "dice:numbers",
    "dice_burned": "dice:numbers",
    "agents_entered": "cell number",
    "agents_removed": "cell number",
    "agents_moved": "cell other_cell:cell number",
    "agents_swapped": "cell other_cell:cell",
    "all_hidden": "",
    "exposed": "cell",
    "minions_added": "cell number",
    "minions_removed": "cell number",
    "minions_moved": "cell other_cell:cell number",
    "vampire_moved": "vampire cell other_cell:cell",
    "placed_on_district": "card cell",
    "placed_on_vampire": "card vampire",
    "stays_in_play": "card",
    "event_discarded": "card",
    "event": "card",
    "redirected": "cell other_cell:cell",
    "missing": "number",
    "landing": "cell number",
    "text_loss": "number",
    "veil_weakened": "number veil:number",
    "veil_strengthened": "number veil:number",
    "blood_gained": "vampire number",
    "blood_lost": "vampire number",
    "exhausted": "vampire",
    "fight": "vampire cell number",
    "kills": "vampire number total:number",
    "ability": "vampire ability",
    "omen": "vampire card",
    "fate": "vampire card",
    "night_effect": "vampire cell",
    "hunted": "vampire",
    "wild_hunt": "vampire",
    "sealed": "vampire cell",
    "ap_gained": "vampire number",
    "ap_not_given": "vampire",
    "chain_stopped": "",
    "ap_lost": "vampire number",
    "card_works": "card",
    "seal_works": "vampire",
    "vampire_works": "vampire",
    "district_works": "cell",
    "relic_drawn": "card",
    "relic_given": "card vampire",
    "relic_discarded": "card vampire",
    "relic_handed": "card vampire other_vampire:vampire",
    "relic_used": "vampire card",
    "ritual": "vampire",
    "defeat": "",
}


STEPS: Final = {"day": "leader", "event": "event", "fight": "hunt"}  # lines with which one begins


@dataclass(frozen=True, slots=True)
class DistrictView:
    """A district: its tile, the tokens on it, who stands there, its seal, the cards on it."""

    cell: str
    tile: str
    hidden: int
    exposed: int
    minions: int
    vampires: tuple[str, ...]
    seal: str
    cards: tuple[str, ...]
    ritual: int  # minions that a ritual needs here


@dataclass(frozen=True, slots=True)
class VampireView:
    """A vampire: who runs it, where it is, what it has."""

    name: str
    player: str
    cell: str
    blood: int
    blood_maximum: int
    kills: int
    ready: bool
    relics: tuple[str, ...]
    cards: tuple[str, ...]
    sealed: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MastersView(View):
    """All that one seat may know: it is the same for all."""

    difficulty: str
    face: str  # of the Veil
    round: int
    phase: str
    step: str  # of the day: leader, districts, event or hunt
    leader: str
    active: str
    ap: int
    veil: int
    loss: int  # noted by the event being resolved
    row: tuple[int, int, int]  # agents of the next plan: red, larger and smaller blue-grey number
    dice: tuple[int, ...]
    aside: int
    taken: tuple[int, ...]  # dice of the fight in progress
    agent_pool: int
    minion_pool: int
    blood_pool: int
    events_left: int
    event_to_come: str  # only when an effect has turned it up
    event: str  # being resolved
    last_event: str  # resolved last; it may have left the game
    relics_left: int
    relic: str  # being given
    in_play: tuple[str, ...]
    out: tuple[str, ...]
    districts: tuple[DistrictView, ...]
    vampires: tuple[VampireView, ...]
    plans: tuple[PlanView, ...]  # what each action offered now would cost
    barred: tuple[BarredView, ...]  # what the active vampire cannot do now
    expose_ap: int  # what Expose costs the active vampire, wherever it stands
    ways: tuple[tuple[str, ...], ...]  # where a Move of the active vampire leads from each district
    at_stake: tuple[int, ...]  # what each option asked would still cost the Veil by the event being resolved
    veil_lost: tuple[tuple[str, int], ...]  # when the game is over: what weakened the Veil, by cause

    def __str__(self) -> str:
        return table_text(self)


def ways(game: Masters) -> tuple[tuple[str, ...], ...]:
    """MN-704 The cells to which a Move of the active vampire would lead, from each cell of the city."""
    return tuple(tuple(CELL_NAMES[near] for near in moves_from(game, game.active, cell)) for cell in CELLS)


def view(game: Masters, seat: int) -> MastersView:
    """MN-154 Everything lies open but the order and the faces of the decks."""
    names = [card.id for card in game.cards]
    top = top_event(game)
    rows = game.face.rows if game.rulings.spawn_rows == "stand_in" else game.face.reported
    return MastersView(
        difficulty=game.difficulty,
        face=game.face.id,
        round=game.round,
        phase=PHASE_NAMES[game.phase],
        step=step_of_day(game),
        leader=name_of(game, game.leader),
        active=name_of(game, game.active),
        ap=game.ap,
        veil=game.veil,
        loss=game.loss,
        row=rows[0] if game.veil >= 4 else rows[1],
        dice=tuple(game.dice),
        aside=game.aside,
        taken=tuple(game.taken),
        agent_pool=game.agent_pool,
        minion_pool=game.minion_pool,
        blood_pool=game.blood_pool,
        events_left=events_left(game),
        event_to_come=names[top] if top != NOBODY and is_face_up(game, top) else "",
        event="".join(names[card] for card in game.cards_at[REVEALED]),
        last_event=last_event(game, names),
        relics_left=len(game.cards_at[RELIC_DECK]),
        relic="".join(names[card] for card in game.cards_at[DRAWN]),
        in_play=tuple(names[card] for card in game.cards_at[IN_PLAY]),
        out=tuple(sorted(names[card] for card in game.cards_at[OUT])),
        districts=tuple(district_view(game, cell, names) for cell in CELLS),
        vampires=tuple(vampire_view(game, vampire, names) for vampire in range(game.vampires)),
        plans=plans(game),
        barred=barred(game),
        expose_ap=expose_cost(game, game.active) if acts(game) else 0,
        ways=ways(game) if acts(game) else (),
        at_stake=at_stake(game),
        veil_lost=veil_lost(game) if game.result is not None else (),
        **common_half(game, seat),
    )


def view_beside(game: Masters, seen: MastersView, seat: int, decision: Decision | None) -> MastersView:
    """MN-154 The same position from another seat: all see the same."""
    return replace(seen, **common_half_of(game, seat, decision))


def step_of_day(game: Masters) -> str:
    """MN-301 What the day is at: the leader token, the districts, the event, the hunt; nothing by night."""
    if game.phase != DAY:
        return ""
    last = next((line[0] for line in reversed(game.told) if line[0] in STEPS), "")
    if last == "day":
        return "districts" if game.asked or game.resolved else "leader"
    return STEPS.get(last, "")


def last_event(game: Masters, names: list[str]) -> str:
    """MN-401 The event that was revealed last, as everybody was told; nothing before the first."""
    for kind, args, _, _ in reversed(game.told):
        if kind == "event":
            return names[args[0]]
    return ""


def veil_lost(game: Masters) -> tuple[tuple[str, int], ...]:
    """MN-320, MN-420, MN-426, MN-607 How much weakened the Veil, by cause."""
    found = dict.fromkeys(LOSSES, 0)
    by_events = 0
    for kind, args, rule, _ in game.told:
        if kind in EVENT_LOSSES:
            found[EVENT_LOSSES[kind]] += args[-1]
            by_events += args[-1]
        elif kind == "veil_weakened" and rule == AFTER_EVENT:
            by_events -= args[0]
        elif kind == "veil_weakened":
            found[CAUSES.get(rule, "deeds")] += args[0]
    found["deeds"] += max(0, -by_events)  # other cards weaken the Veil by the same rule
    return tuple((cause, number) for cause, number in found.items() if number)


def name_of(game: Masters, vampire: int) -> str:
    """The name of a vampire in play, or nothing."""
    return kind_of(game, vampire).id if vampire != NOBODY else ""


def district_view(game: Masters, cell: int, names: list[str]) -> DistrictView:
    """One district."""
    return DistrictView(
        cell=CELL_NAMES[cell],
        tile=game.pack.districts[game.tiles[cell]].id,
        hidden=game.hidden[cell],
        exposed=game.exposed[cell],
        minions=game.minions[cell],
        vampires=tuple(name_of(game, v) for v in range(game.vampires) if game.at[v] == cell),
        seal=name_of(game, game.seal_at[cell]),
        cards=tuple(names[card] for card in game.cards_at[ON_DISTRICT + cell]),
        ritual=ritual_minions(game, cell),
    )


def vampire_view(game: Masters, vampire: int, names: list[str]) -> VampireView:
    """One vampire."""
    return VampireView(
        name=name_of(game, vampire),
        player=SEAT_LETTERS[game.player[vampire]],
        cell=CELL_NAMES[game.at[vampire]],
        blood=game.blood[vampire],
        blood_maximum=blood_maximum(game, vampire),
        kills=game.kills[vampire],
        ready=not game.exhausted >> vampire & 1,
        relics=tuple(names[card] for card in game.cards_at[OWNED + vampire]),
        cards=tuple(names[card] for card in game.cards_at[ON_VAMPIRE + vampire]),
        sealed=CELL_NAMES[game.seal_at.index(vampire)] if vampire in game.seal_at else "",
    )


# --- a small table for print() ------------------------------------------------------------------------


def table_text(view: MastersView) -> str:
    """The view as a small plain table."""
    acting = f", {view.active} acts with {view.ap} AP" if view.active else ""
    lines = [
        f"Masters of the Night, {view.difficulty}, round {view.round}, {view.phase}; "
        f"leader {view.leader or 'nobody'}{acting}",
        f"Veil {view.veil}; dice {' '.join(map(str, view.dice)) or 'none'} ({view.aside} aside); "
        f"pools: {view.agent_pool} agents, {view.minion_pool} minions, {view.blood_pool} blood; "
        f"{view.events_left} events, {view.relics_left} relics",
    ]
    for row in range(3):
        lines.append(" | ".join(f"{district_text(view.districts[3 * row + c]):<34}" for c in range(3)))
    for vampire in view.vampires:
        relics = f", {', '.join(vampire.relics)}" if vampire.relics else ""
        state = "" if vampire.ready else ", exhausted"
        lines.append(
            f"{vampire.name} ({vampire.player}) at {vampire.cell}: blood {vampire.blood}, "
            f"kills {vampire.kills}{state}{relics}"
        )
    return "\n".join([*lines, *deciding_lines(view)])


def district_text(district: DistrictView) -> str:
    """``museum h2 m1 [mila]``."""
    tokens = tokens_text(district.hidden, district.exposed, district.minions)
    who = f" [{' '.join(district.vampires)}]" if district.vampires else ""
    seal = " sealed" if district.seal else ""
    return f"{district.tile}{' ' + tokens if tokens else ''}{seal}{who}"


def tokens_text(hidden: int, exposed: int, minions: int) -> str:
    """``h2 e1 m3``."""
    parts = (("h", hidden), ("e", exposed), ("m", minions))
    return " ".join(f"{letter}{number}" for letter, number in parts if number)
