"""What a picker offers can stand there: whoever fills in a card from its lists is not refused later.

The law, over random cards of every family: all that is open is chosen from the lists of the form, in its
order, and the card is not refused because a verb or a word belongs on other cards or at other moments.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import pytest

from interrex.engine.errors import BadFile
from interrex.engine.meant import said_on
from interrex.games import game_spec
from interrex.web.show.editor import as_sent
from interrex.words import Words
from interrex.words.card_forms import CardForm, Control
from interrex.words.example_cards import Place, bearers, borne, filled, places
from interrex.words.picking import Option, Slot
from tests.packs.growing import GAMES, read_card
from tests.packs.test_picking import slots_in

CARDS: Final = int(os.environ.get("INTERREX_CARDS", "30"))  # of a game
MOST_STEPS: Final = 30
EMPTY: Final = "_()"
MISPLACED: Final = {  # why a card is refused for a verb or a word that belongs elsewhere
    "word-empty", "effect-bearer", "word-group", "needs-district", "needs-vampire", "verb-elsewhere",
    "no-host", "standing", "no-player", "needs-when", "effect-not-then", "effect-word",
}  # fmt: skip


def slots_of(controls: tuple[Control, ...]) -> Iterator[Slot]:
    for control in controls:
        for call in control.calls:
            assert call.slot is not None
            yield from slots_in(call.slot)
        for _, inner in control.groups:
            yield from slots_of(inner)


def offered(slot: Slot) -> list[Option]:
    return [each for each in slot.options if not each.is_refused]


def filled_in(game: str, place: Place, luck: random.Random) -> dict[str, Any] | None:
    """A card whose calls were chosen from the lists of its form, by chance.

    None where that takes too long, and where it is chosen last at which moment all this works.
    """
    form = CardForm(Words("en", game), place.family)
    tree = borne(luck.choice(bearers(game)[place.family]), filled(place.fields, EMPTY, EMPTY))
    is_begun = False
    for step in range(MOST_STEPS):
        controls = form.controls(tree)
        left = [each for each in slots_of(controls) if each.is_open]
        free = [each for each in slots_of(controls) if not each.value and not each.is_needed and each.options]
        early = [each for each in free if ".when." in each.path or is_begun]  # a moment is chosen first
        if early and step < 8 and luck.random() < 0.3:
            left = [luck.choice(early)]
        if not left:
            return tree
        is_moment = ".when." in left[0].path
        if is_moment and is_begun and left[0].is_open:
            return None
        is_begun = is_begun or not is_moment
        listed = [each.value for each in offered(left[0])]
        simple = [each for each in listed if not each.endswith("()")]
        chosen = luck.choice(simple if simple and step > 8 else listed) if listed else "Jan"
        sent = {**as_sent(controls), left[0].path: chosen}
        tree = {**tree, **form.tree(sent)}
    return None


def why_refused(game: str, family: str, tree: dict[str, Any]) -> set[str]:
    """The kinds of reasons for which the card is refused."""
    spec = game_spec(game)
    try:
        read_card(game, family, tree)
    except BadFile as bad:
        return {each.kind for each in bad.reasons}
    calls = said_on(family, spec.card_form[family], tree)
    return {"word-empty"} if any(spec.empty_word(said) for said in calls) else set()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_offered_can_stand_there(game: str) -> None:
    luck, made, found = random.Random(game), 0, Counter[str]()
    for _ in range(CARDS):
        place = luck.choice(places(game))
        tree = filled_in(game, place, luck)
        if tree is not None:
            made += 1
            why = why_refused(game, place.family, tree)
            assert not why & MISPLACED, (why, place, tree)
            found.update(why)
    assert made > CARDS // 3


def test_what_cannot_stand_is_shown_and_not_offered() -> None:
    form = CardForm(Words("en", "masters"), "event")
    for kind, is_offered in (("one-off", False), ("placed", False)):
        tree = {"kind": kind, "on": "museum", "effect": ["minions_to(1, _)"]}
        where = next(each for each in slots_of(form.controls(tree)) if each.path == "effect.0:2")
        here = next(each for each in where.options if each.value == "here")
        assert here.is_refused == (not is_offered)
        assert here.group == Words("en", "masters").say("ui-pick-not-here")
    tree = {"kind": "placed", "on": "museum", "daily": ["minions_to(1, _)"]}
    where = next(each for each in slots_of(form.controls(tree)) if each.path == "daily.0:2")
    assert "here" in [each.value for each in offered(where)]


def test_what_stands_there_already_stays_in_its_list() -> None:
    """A card that was stored before shows what it says, and is told what is wrong with it."""
    form = CardForm(Words("en", "masters"), "event")
    found = list(slots_of(form.controls({"kind": "one-off", "effect": ["minions_to(1, here)"]})))
    where = next(each for each in found if each.path == "effect.0:2")
    assert "here" in [each.value for each in offered(where)]
    assert not where.is_strange


@pytest.mark.parametrize("game", GAMES)
def test_a_call_of_another_moment_hides_nothing_of_its_own(game: str) -> None:
    """Whoever changes the moment of a card that acts at another finds what works now in the list."""
    luck, words = random.Random(game), Words("en", game)
    compared = 0
    for place in luck.sample(places(game), min(12, len(places(game)))):
        form = CardForm(words, place.family)
        tree = borne(luck.choice(bearers(game)[place.family]), filled(place.fields, EMPTY, EMPTY))
        (empty, *_) = [each for each in slots_of(form.controls(tree)) if ".when." not in each.path]
        wanted = {each.value for each in empty.options if not each.group.startswith("These ask for")}
        for other in [each for each in empty.options if each.value not in wanted][:3]:
            name = other.value.removesuffix("()")
            changed = borne(tree, filled(place.fields, f"{name}()", EMPTY))
            (there, *_) = [each for each in slots_of(form.controls(changed)) if ".when." not in each.path]
            assert wanted <= {each.value for each in there.options}, (place.family, place.moment, name)
            compared += 1
    assert compared or game != "vendetta"
