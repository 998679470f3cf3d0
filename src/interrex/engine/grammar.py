"""The optional ``[grammar.<language>]`` of a pack: for a card its gender and the cases of its name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from interrex.engine.errors import Reason
from interrex.engine.packs import LANGUAGES, Entry, Grammar, Words, gathering


def read_grammar(tables: Mapping[str, list[Entry]], ids: set[str], are_sure: bool) -> Grammar:
    """What the pack says of the names of its cards; a card that is left out has a noun before its name.

    Where a mistake was found in the cards it is not sure which ids there are.
    """
    found: dict[str, dict[str, Words]] = {}
    for entry in tables["grammar"]:
        for language, cards in entry.rest().items():
            with gathering(entry):
                found[language] = _forms_in(entry, language, cards, ids, are_sure)
    return found


def _forms_in(entry: Entry, language: str, cards: Any, ids: set[str], are_sure: bool) -> dict[str, Words]:
    """The forms of names in a language."""
    if language not in LANGUAGES:
        why = Reason("language-unknown", {"language": language, "example": _FORMS})
        raise entry.wrong(language, f"language {language!r} is not known", _BY_LANGUAGE, why)
    if not isinstance(cards, dict):
        why = Reason("form", {"field": language, "example": _FORMS})
        raise entry.wrong(language, f"{cards!r} is not a table", _BY_LANGUAGE, why)
    for card, forms in cards.items():
        with gathering(entry):
            _check_forms(entry, language, card, forms, ids if are_sure else {card})
    return cards


def _check_forms(entry: Entry, language: str, card: str, forms: Any, ids: set[str]) -> None:
    """A card of the pack, its gender one that is known, its cases texts."""
    if card not in ids:
        why = Reason("card", {"name": card})
        raise entry.wrong(language, f"there is no card {card!r}", "Use the ids of the pack", why)
    if not isinstance(forms, dict) or not all(
        isinstance(text, str) and text.strip() for text in forms.values()
    ):
        why = Reason("form", {"field": card, "example": _FORMS})
        raise entry.wrong(language, f"{card!r} has forms that are not texts", _BY_LANGUAGE, why)
    if forms.get("gender", GENDERS[0]) not in GENDERS:
        known = ", ".join(GENDERS)
        why = Reason("one-of", {"field": f"{card}.gender", "value": forms["gender"], "known": known})
        reason = f"the gender {forms['gender']!r} of {card!r} is not known"
        raise entry.wrong(language, reason, f"Write one of: {known}", why)


GENDERS: Final = ("m", "f", "n", "plural")
_FORMS: Final = '[grammar.pl] id = { gender = "f", acc = "…" }'
_BY_LANGUAGE: Final = 'Write [grammar.pl] and below it: id = { gender = "f", acc = "…" }'
