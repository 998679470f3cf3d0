"""Why a card is refused, for somebody who has chosen its words from lists: as the lists call them.

Whoever writes a file reads ``opponent_saved``; whoever fills in a form has chosen “when an opponent's Unit is
saved”.
"""

from __future__ import annotations

from typing import Final

from interrex.engine.card_form import every_verb
from interrex.engine.errors import BadFile, Reason
from interrex.words.facets import value_name
from interrex.words.picking import Picker, has_open
from interrex.words.sentences import Words
from interrex.words.telling import sayings

WRITTEN: Final = "usage"  # a reason that tells how something is written by hand
MOST_KNOWN: Final = 6  # of what would fit instead
NAMES: Final = ("moment", "name", "value")


def in_words(words: Words, bad: BadFile) -> BadFile:
    """The same mistake with moments, verbs and families as the form calls them."""
    reasons = [each if WRITTEN in each.values else _told(words, each) for each in bad.reasons]
    return BadFile(bad.file, bad.line, bad.field, bad.reason, bad.remedy, *reasons)


def _told(words: Words, reason: Reason) -> Reason:
    picker = Picker(words, "", every_verb)
    values = dict(reason.values)
    for key in NAMES:
        if key in values:
            values[key] = _called(picker, str(values[key]))
    if "heading" in values:
        values["heading"] = value_name(words, "family", str(values["heading"]))
    if "known" in values:
        known = [_called(picker, each) for each in str(values["known"]).split(", ")]
        more = ["…"] if len(known) > MOST_KNOWN else []
        values["known"] = ", ".join([*dict.fromkeys(known[:MOST_KNOWN]), *more])
    text = str(values.get("text", ""))
    if text and not has_open(text):
        said = picker.teller.call("", text, "")
        values["text"] = said[:1].upper() + said[1:]
    return Reason(reason.kind, values, reason.rule)


def _called(picker: Picker, word: str) -> str:
    """A word as lists call it: a moment, a verb, a family, any other word."""
    game, at = picker.game, picker.teller.at
    says = sayings(game)
    for key in (f"when {word}", f"field {word}"):
        if key in says and "{" not in says[key][at]:
            return says[key][at]
    if word in picker.vocabulary.verbs:
        return picker.verb_label(word)
    family = value_name(picker.words, "family", word)
    return family if family.casefold() != word.casefold() else picker.teller.word(word, ())
