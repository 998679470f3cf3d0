"""Veto!: what comes of passing, and of a duel as it stands with all equipment; thrusts come later."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from interrex.engine.options import CARD
from interrex.games.veto.cards import Kind
from interrex.games.veto.duel_view import DuelView
from interrex.games.veto.view import VetoView
from interrex.web.show.scene import Coming, Scene, kinds

Say = Callable[..., str]
BAD: Final = ("wounded", "killed", "lost")  # for whoever looks

WEIGHT: Final = {  # lines that are told before one passes: of more than there is room for, the first
    "lost": 0, "won": 0,
    "killed": 1, "wounded": 1, "saved": 1, "only_wounded": 1, "undecided": 1,
    "gave_kreski": 2, "returned_kreski": 2, "stole_ducats": 2, "lost_ducats": 2,
    "control": 3, "negated": 3, "left_play": 3, "returned_to_hand": 3, "took_back": 3,
    "took_kreski": 4, "took_ducats": 4, "entered": 4, "attached": 4, "moved": 4, "szabla": 4,
}  # fmt: skip
HARMS: Final = ("lost", "killed", "wounded", "gave_kreski", "returned_kreski", "lost_ducats", "left_play")
ENDS: Final = (
    "killed",
    "wounded",
    "saved",
    "only_wounded",
    "undecided",
)  # of a fight: its totals stand beside
ROOM: Final = 3  # lines
OWN: Final = 0.5  # so much more weighs what one does or suffers oneself


class Odds(NamedTuple):
    """Szabla of both with all their equipment, and what comes of it as things stand."""

    own: int
    other: int
    is_armed: bool
    ends: str  # the end of a sentence's key: "even", what befalls the other, or one of BAD
    loser: str  # a card

    @property
    def is_bad(self) -> bool:
        """The viewer's fighter would lose."""
        return self.ends in BAD


def is_last_elekt(view: VetoView, character: str) -> bool:
    """VT-1208 With this character, its controller would lose the only Elekt."""
    for player in view.seats:
        elekts = [each.kind for each in player.company if "elekt" in each.keywords]
        if elekts == [character]:
            return True
    return False


def odds_of(view: VetoView, duel: DuelView) -> Odds:
    """VT-1042 to VT-1045 For one of the fighters' players; the viewer's own first."""
    one = duel.seats.index(view.seat)
    numbers = [szabla + arms for szabla, arms in zip(duel.totals, duel.reserve, strict=True)]
    own, other = numbers[one], numbers[1 - one]
    fighters = duel.challenger, duel.challenged
    ends, loser = "even", ""
    if own > other:
        ends, loser = "kills" if own - other >= duel.kills_at[one] else "wounds", fighters[1 - one]
    elif own < other:
        is_killed, loser = other - own >= duel.kills_at[1 - one], fighters[one]
        ends = "wounded" if not is_killed else "lost" if is_last_elekt(view, loser) else "killed"
    return Odds(own, other, any(duel.reserve), ends, loser)


def odds_of_challenge(view: VetoView, challenger: str, challenged: str) -> Odds | None:
    """VT-1001 What a challenge would come to, accepted as things stand."""
    found = [
        each for each in view.challenges if (each.challenger, each.challenged) == (challenger, challenged)
    ]
    return odds_of(view, found[0]) if found else None


def odds_of_duel(view: VetoView) -> Odds | None:
    """VT-1011 What the duel that is open would come to, for one of its fighters."""
    duel = view.duel
    return odds_of(view, duel) if duel is not None and view.seat in duel.seats else None


def in_words(scene: Scene, odds: Odds, t: Say) -> str:
    """Both numbers, and who wins as things stand."""
    card = scene.words.card(odds.loser) if odds.loser else ""
    numbers = t("vt-odds-armed" if odds.is_armed else "vt-szabla-against", own=odds.own, other=odds.other)
    return f"{numbers}: {t(f'vt-odds-{odds.ends}', card=card)}"


# --- passing ---------------------------------------------------------------------------------------


def told_of(scene: Scene) -> str:
    """The gravest lines of what comes, in the order in which it comes."""
    lines = [each for each in scene.coming if each.kind in WEIGHT]
    kinds_of_line = {each.kind for each in lines}
    if "lost" in kinds_of_line:
        lines = [each for each in lines if each.kind != "won"]
    if not kinds_of_line.isdisjoint(ENDS):
        lines = [each for each in lines if each.kind != "szabla"]
    gravest = sorted(lines, key=lambda each: WEIGHT[each.kind] - OWN * is_own(scene, each))[:ROOM]
    return " ".join(each.text for each in lines if each in gravest)


def loses(scene: Scene) -> bool:
    """VT-1208 Passing loses the game."""
    return any(each.kind == "lost" and each.seat == scene.seat for each in scene.coming)


def harms(scene: Scene) -> bool:
    """Passing costs the viewer a character, kreski, ducats or the game."""
    return any(is_own(scene, each) for each in scene.coming if each.kind in HARMS)


def is_idle(scene: Scene) -> bool:
    """VT-1321 All that lies open on the stack is one's own, and every answer would only negate it."""
    view: VetoView = scene.view
    if scene.decision is None or scene.decision.question != "reply":
        return False
    if any(item.seat != scene.seat for item in view.stack if not item.negated):
        return False
    of = kinds(scene.pack)
    answers = [
        next(part.word for part in each.parts if part.type == CARD) for each in scene.options if each.things
    ]
    return bool(answers) and all(only_negates(of[card]) for card in answers)


def only_negates(kind: Kind) -> bool:
    """As a reply, the card does nothing but negate."""
    replies = [each for each in kind.abilities if each.letter == "R"]
    return bool(replies) and all(
        each.negates and len(each.effects) == 1 and each.host is None for each in replies
    )


def is_own(scene: Scene, line: Coming) -> bool:
    """It is about the viewer, or about a card of the viewer's."""
    view: VetoView = scene.view
    own = view.seats[scene.seat]
    company = {each.kind for each in own.company}
    beside = {each.kind for each in (*own.estates, *own.effects)}
    worn = {card.kind for each in own.company for card in each.attached}
    return line.seat == scene.seat or not (company | beside | worn).isdisjoint(line.cards)
