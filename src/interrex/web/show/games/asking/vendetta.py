"""Vendetta in the bar: what goes on, what one can do, and what matters now, by what the seat may know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from interrex.engine.options import CARD, MARK
from interrex.games.vendetta.conflict import FIRST, SECOND, THIRD
from interrex.games.vendetta.table import NOBODY
from interrex.games.vendetta.view import UNKNOWN, LocationView, PositionView, VendettaView
from interrex.web.phrases import speaker
from interrex.web.show.scene import Scene, kinds
from interrex.words.clans import about_clan

THUMBS: Final = {"clan": "clan", "keep": "keep", "card": "card", "turn": "blood"}  # always the same sentence
EASE: Final = (
    "brujah",
    "gangrel",
    "toreador",
    "ventrue",
    "tremere",
    "nosferatu",
    "malkavian",
)  # to begin with
LOCATION: Final = "location"  # the type of a part that names one
HAVEN: Final = "H"
ANY_MOMENT: Final = ("drain", "look", "relic", "use")  # of one's own turn (VE-623, VE-601)
AFTER_PLAYING: Final = ("blood", "flip", *ANY_MOMENT)
MOST_BLOOD: Final = 3  # that goes with one card (VE-618)


class Aim(NamedTuple):
    """What matters now: a sentence, the location it names, one's own power there and the best rival's; the
    rank and the influence that this would bring if it were counted now, and what may still change it:
    cards with such a text, and face-down cards that are not counted."""

    key: str
    place: str = ""
    own: int = 0
    rival: int = 0
    rank: int = 0
    gain: int = 0
    changing: tuple[str, ...] = ()
    hidden: int = 0


def prompted(scene: Scene, asked: bool) -> str:
    """What stands in the bar: what is asked, or what goes on; empty for the question as the game words it."""
    t = speaker(scene.words.language)
    if not asked or scene.decision is None:
        return _goes_on(scene, t)
    does = {option.parts[0].word for option in scene.options}
    question = scene.decision.question
    if question == "clan":
        return t("ve-ask-clan")
    if question == "plan":
        said, beside = _planning(scene, t), _may(does, ANY_MOMENT, t)
        return f"{said} {t('ve-ask-first', list=beside)}" if beside else said
    view: VendettaView = scene.view
    word, _, side = view.playing.partition(".")
    place = scene.words.place("location", word or view.now) if word or view.now else ""
    if question == "card" and side:
        return t(f"ve-ask-card-{side}", place=place)
    if question == "turn" and place:
        more = _may(does, AFTER_PLAYING, t)
        return t("ve-ask-turn", place=place, list=more) if more else t("ve-ask-end", place=place)
    if question == "stay or withdraw":
        return t("ve-ask-stay", place=place)
    if question == "keep" and len(scene.options) > 1:
        return _keeping(scene, t)
    return ""


def _keeping(scene: Scene, t: Callable[..., str]) -> str:
    """VE-502 Which cards to touch; nothing where one may keep all and give up another (VE-507)."""
    kept = {tuple(part.type for part in each.parts) for each in scene.options}
    if kept == {(CARD,)}:
        return t("ve-ask-keep")
    return t("ve-ask-keep-two") if kept == {(CARD, MARK, CARD)} else ""


def _may(does: set[str], what: tuple[str, ...], t: Callable[..., str]) -> str:
    """What else may be done now, in words."""
    return ", ".join(t(f"ve-ask-may-{each}") for each in what if each in does)


def _planning(scene: Scene, t: Callable[..., str]) -> str:
    """VE-608, VE-609 Which touches play a card; the price of face down where it is the same everywhere."""
    view: VendettaView = scene.view
    hidden = {part.word for each in scene.options for part in each.parts if "down" in each.word}
    prices = {down for word, _, down in view.prices if word in hidden}
    if not prices:
        return t("ve-ask-plan-up")
    return t("ve-ask-plan", cost=prices.pop()) if len(prices) == 1 else t("ve-ask-plan-any")


def _goes_on(scene: Scene, t: Callable[..., str]) -> str:
    """For who waits: the place that is resolved, or whose turn it is; the same until that changes."""
    view: VendettaView = scene.view
    if view.now:
        return t("ve-goes-place", place=scene.words.place("location", view.now))
    if view.active == NOBODY:
        return ""
    return (
        t("ve-goes-own")
        if view.active == scene.seat
        else t("ve-goes-turn", who=scene.people[view.active].name)
    )


def matters(scene: Scene) -> str:
    """A rule of thumb in one sentence: where a card is worth most, whether to stay."""
    if scene.decision is None:
        return ""
    t, question = speaker(scene.words.language), scene.decision.question
    if question == "clan" and (easiest := _easiest(scene)):
        return t("ve-now-clan-easy", clan=scene.words.card(easiest))
    if question in THUMBS:
        return t(f"ve-now-{THUMBS[question]}")
    found = aim(scene)
    if found is None:
        return ""
    place = scene.words.place("location", found.place) if found.place else ""
    numbers = {"own": found.own, "rival": found.rival, "rank": found.rank, "gain": found.gain}
    where = "haven" if found.place == HAVEN else "elsewhere"
    said = [t(f"ve-now-{found.key}", place=place, where=where, more=found.rival - found.own + 1, **numbers)]
    if found.hidden:
        said.append(t("ve-now-hidden", number=found.hidden))
    if found.changing:
        cards = ", ".join(scene.words.card(each) for each in found.changing)
        said.append(t("ve-now-changing", number=len(found.changing), cards=cards))
    return " ".join(said)


def _easiest(scene: Scene) -> str:
    """The first of ``EASE`` among the clans that may be chosen; none whose cards are not those of the box."""
    offered = [option.parts[0].word for option in scene.options]
    known = [clan for clan in EASE if clan in offered and about_clan(scene.words, scene.pack, clan)]
    return known[0] if known else ""


def aim(scene: Scene) -> Aim | None:
    """Where a card is worth most, or how one stands where it is time to stay or withdraw."""
    question = scene.decision.question if scene.decision is not None else ""
    if question == "plan":
        return _where(scene)
    return _staying(scene) if question == "stay or withdraw" else None


def rivals(scene: Scene, location: LocationView) -> Iterator[PositionView]:
    """The positions of those who are present and play against the viewer (VE-705, VE-1503)."""
    view: VendettaView = scene.view
    partner = (scene.seat + len(view.seats) // 2) % len(view.seats) if view.team else scene.seat
    for seat, there in enumerate(location.positions):
        if seat not in (scene.seat, partner) and is_there(there):
            yield there


def is_there(there: PositionView) -> bool:
    """VE-705 Somebody is present there."""
    return bool(there.up or there.down or there.blood)


def _where(scene: Scene) -> Aim:
    """A place without rivals, else one where a card and its blood can overtake what is known, else any."""
    view: VendettaView = scene.view
    own = view.seats[scene.seat]
    named = {part.word for option in scene.options for part in option.parts if part.type == LOCATION}
    best = max((kinds(scene.pack)[card].power for card in own.known), default=0)
    reach = best + max(0, min(MOST_BLOOD, own.pool - 1))
    found = []
    for each in view.locations:
        here = each.positions[scene.seat]
        if each.word not in named or each.done:
            continue
        others = list(rivals(scene, each))
        if not others and not (here.up or here.down):
            return Aim("free", each.word)
        most = max((there.total for there in others), default=-1)
        if 0 <= most - here.total < reach:
            aim = Aim("beat", each.word, here.total, most, hidden=_unknown(others))
            found.append((most - here.total, aim))
    return min(found, key=lambda each: each[0])[1] if found else Aim("places")


def _unknown(there: Iterable[PositionView]) -> int:
    """How many face-down cards lie there of which the viewer does not know which they are."""
    return sum(each.down.count(UNKNOWN) for each in there)


def _staying(scene: Scene) -> Aim | None:
    """Alone, or where one would stand if it were counted now; what withdrawing means here."""
    view: VendettaView = scene.view
    here = next((each for each in view.locations if each.word == view.now), None)
    if here is None:
        return None
    there, others = here.positions[scene.seat], list(rivals(scene, here))
    if not any(each.up or each.down for each in others):  # VE-736
        return Aim("alone", here.word) if there.up or there.down else None  # VE-735 blood alone wins nothing
    own, powers = there.total, [each.total for each in others]
    seats = [seat for seat, each in enumerate(here.positions) if is_there(each) or seat == scene.seat]
    # the partner has a rank, too
    seats.sort(key=lambda seat: (-here.positions[seat].total, view.ties.index(seat)))
    rank = seats.index(scene.seat) + 1
    tied = sum(here.positions[seat].total == own for seat in seats) > 1
    key = "stay" if rank > 1 else "tied" if tied else "ahead"
    gain = reward(view.round, rank, here.word == HAVEN)
    hidden = _unknown(others)
    return Aim(key, here.word, own, max(powers), rank, gain, here.changing, hidden)


def reward(number: int, rank: int, is_haven: bool) -> int:
    """VE-743 to VE-747 The influence that a rank brings in this round."""
    brings = (FIRST[number] + is_haven, SECOND[number], THIRD[number])
    return brings[rank - 1] if rank <= len(brings) else 0
