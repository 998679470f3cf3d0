"""What puts texts together is said in the same way in all four games, though each game carries it out itself:
whom a text means, how a price is paid and by which rule somebody is asked differ."""

from __future__ import annotations

import pytest

from interrex.engine.language import Form
from interrex.words.telling import phrases_of
from tests.packs.growing import GAMES

VERBS = {  # by the kinds of their slots; ``_`` is whatever the game says there
    "given": "condition verb verb?",
    "choose_one": "verb verb verb? verb?",
    "may": "verb",
    "unless_pays": "_ _ verb",
    "per": "value verb",
    "for_each": "_ verb",
    "manual": "text",
}
CONDITIONS = {
    "not()": "condition",
    "both()": "condition condition*",
    "either()": "condition condition*",
    "more()": "value value",
}


def takes(form: Form, wanted: str) -> bool:
    """A form has these slots in this order; it may have more that can be left out."""
    slots = wanted.split()
    needed = [each for each in slots if not each.endswith(("?", "*"))]
    return form.least == len(needed) and all(
        each == "_" or each.rstrip("?*") in form.slot(at) for at, each in enumerate(slots)
    )


@pytest.mark.parametrize("game", GAMES)
def test_texts_are_put_together_by_the_same_words(game: str) -> None:
    phrases = phrases_of(game)
    assert phrases is not None
    for name, wanted in {**VERBS, **CONDITIONS}.items():
        found = phrases.forms.get(f"{name} condition") or phrases.form_of(name, "do")
        assert found is not None, name
        assert takes(found, wanted), (name, str(found))
    assert set(CONDITIONS) <= phrases.kinds["condition"]
