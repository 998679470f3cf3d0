"""The moments that the numbered rules name, and the texts of cards that speak of them.

One table: what a moment is called in packs, which rules name it, and what it is about. The check of packs,
the vocabulary, the pages about packs and the tests read it. A text of a card is a *trigger*: at one of its
moments it works by itself (``when``, ``do``).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from interrex.engine.effects import MOMENT, Effect, Vocabulary
from interrex.engine.errors import Reason
from interrex.engine.packs import Entry, gathering

# what a moment is about: its kind of words, see verbs/forms.py
VAMPIRE: Final = "of_vampire"
DISTRICT: Final = "of_district"
CARD: Final = "of_card"
ALL: Final = "of_all"


class Moment(NamedTuple):
    """A moment of the rules: its name in packs, what it is about, the rules that name it."""

    name: str
    about: str
    rules: tuple[str, ...]

    @property
    def group(self) -> str:
        """Among which moments somebody looks for it: those about the same."""
        return self.about


_MOMENTS: Final = """
    of_all day_begins MN-301
    of_vampire becomes_leader MN-303
    of_district day_effect_done MN-307
    of_all event_revealed MN-401
    of_district agents_enter MN-413 MN-418 MN-433
    of_district agents_leave MN-117 MN-322 MN-810
    of_district landing_loss MN-420
    of_all missing_loss MN-426
    of_all veil_weakened MN-429
    of_all veil_strengthened MN-436 MN-725
    of_district minion_replaced MN-437
    of_district agent_replaced MN-440
    of_card event_placed MN-444 MN-449
    of_card event_discarded MN-442 MN-445 MN-447
    of_all night_begins MN-601
    of_vampire turn_begins MN-603 MN-620
    of_vampire recovers MN-606
    of_vampire threshold_reached MN-612
    of_vampire turn_ends MN-615 MN-621
    of_all round_ends MN-451 MN-617
    of_vampire vampire_moves MN-701
    of_vampire vampire_enters MN-704
    of_vampire vampire_leaves MN-704
    of_district minions_enter MN-705 MN-726
    of_district minions_leave MN-118 MN-705
    of_vampire exposes MN-711
    of_district agents_exposed MN-714
    of_vampire recruits MN-723
    of_vampire uses_district MN-730
    of_vampire uses_blood MN-737
    of_vampire hunts MN-748
    of_vampire blood_comes MN-751
    of_vampire blood_goes MN-119
    of_vampire exchanges MN-754
    of_vampire hunts_wildly MN-762
    of_vampire uses_darkness MN-769
    of_vampire seal_placed MN-785
    of_vampire fight_begins MN-501 MN-509 MN-801
    of_vampire dice_come MN-805 MN-1310
    of_vampire kills_come MN-816
    of_vampire fight_ends MN-825
    of_vampire becomes_exhausted MN-901
    of_vampire becomes_ready MN-906
    of_card relic_gained MN-318 MN-1004
    of_card relic_discarded MN-1006 MN-1008
    of_card relic_used MN-1012
    of_card relic_placed MN-1014
    of_all dice_refilled MN-206
    of_all die_set_aside MN-203
"""


def _read(line: str) -> Moment:
    words = line.split()
    return Moment(words[1], words[0], tuple(words[2:]))


MOMENTS: Final = {moment.name: moment for moment in map(_read, _MOMENTS.strip().split("\n"))}
HOLDS: Final = "holds"  # a removal condition that is composed: whatever it asks for is looked at
HAPPENED: Final = "happened"  # the moment of verbs in a trigger
DISCARD: Final = "discard_this"

# whose moment is meant, where it is not anybody's: by where the text stands
IN_DISTRICT: Final = frozenset({"here", "elsewhere"})
BY_VAMPIRE: Final = IN_DISTRICT | {"own", "another"}
OF_A_CARD: Final = frozenset({"this", "another_card"})
SIDES: Final = BY_VAMPIRE | OF_A_CARD


@dataclass(frozen=True, slots=True)
class Trigger:
    """A text that works by itself: at one of these moments it does this."""

    moments: tuple[Effect, ...]
    effects: tuple[Effect, ...]


def read_triggers(
    entry: Entry, field: str, sides: frozenset[str], vocabulary: Vocabulary
) -> tuple[Trigger, ...]:
    """The triggers of a card, of which some speak of its own moments: ``sides`` says by which words."""
    found = []
    described: list[Any] = entry.list(field) if entry.has(field) else []
    for number, table in enumerate(described, 1):
        example = '{ when = ["night_begins()"], do = ["veil_up(1)"] }'
        if not isinstance(table, dict):
            why = Reason("form", {"field": field, "example": example})
            raise entry.wrong(field, f"{table!r} is not a text", f"Write {example}", why)
        heading = f"{entry.heading}, {field} {number}"
        part = Entry(entry.file, heading, entry.line_of(field), table, {}, entry.mistakes)
        with gathering(part):
            moments = part.effects("when", MOMENT, vocabulary)
            for moment in moments:
                with gathering(part):
                    check_sides(part, "when", moment, sides)
            effects = part.effects("do", HAPPENED, vocabulary)
            for effect in effects if "this" not in sides else ():
                with gathering(part):
                    check_card(part, effect)
            part.done()
            found.append(Trigger(moments, effects))
    return tuple(found)


def check_sides(entry: Entry, field: str, moment: Effect, sides: frozenset[str]) -> None:
    """A text that lies in no district, on no vampire or on no card cannot speak of its own."""
    for word in moment.args:
        if isinstance(word, str) and word in SIDES and word not in sides:
            text, family = f"{moment.verb}({word})", entry.heading.partition(",")[0]
            why = Reason("word-empty", {"name": word, "heading": family, "moment": moment.verb, "text": text})
            reason = f"{text!r}: {word!r} means nothing where this text stands"
            raise entry.wrong(field, reason, "Say it in another way, or leave it out", why)


def check_card(entry: Entry, effect: Effect) -> None:
    """A district, a vampire and a seal are not discarded."""
    if effect.verb == DISCARD or says(effect.args, DISCARD):
        why = Reason(
            "effect-not-then", {"text": f"{effect.verb}(…)", "name": DISCARD, "moment": entry.heading}
        )
        raise entry.wrong("do", f"{DISCARD!r}: what bears this text is no card", "Use another verb", why)


def says(phrase: Any, verb: str) -> bool:
    """The verb stands somewhere in the phrase."""
    return isinstance(phrase, tuple) and (phrase[:1] == (verb,) or any(says(each, verb) for each in phrase))


def leaving(
    entry: Entry, conditions: tuple[Effect, ...], sides: frozenset[str], vocabulary: Vocabulary
) -> tuple[Trigger, ...]:
    """MN-445 The moments at which a placed event is discarded, as a trigger."""
    moments = tuple(each for each in conditions if each.verb in MOMENTS)
    for moment in moments:
        check_sides(entry, "discard_when", moment, sides)
    goes = (vocabulary.parse(f"{DISCARD}()", HAPPENED),)
    return (Trigger(moments, goes),) if moments else ()


def spoken_of(triggers: tuple[Trigger, ...], conditions: tuple[Effect, ...]) -> frozenset[str]:
    """The moments of which the cards of a pack speak."""
    found = {moment.verb for trigger in triggers for moment in trigger.moments}
    if any(condition.verb == HOLDS for condition in conditions):
        found.add(HOLDS)
    return frozenset(found)
