"""Whom ``that`` means in a text of Veto!, told a second time for texts within texts."""

from __future__ import annotations

from collections import Counter
from itertools import product

from interrex.engine.language import parse_phrase
from interrex.engine.meant import Said
from interrex.games.veto.nobody import chooses, empty_word

CHOSEN = ("for_each(character(yours), {})", "pick(estate(yours), {})", "search(character(yours), {})")
OPPONENT = "pick(opponent, {})"
PAID = "unless_pays(opponent, {})"
PAYER = "unless_pays({}, wound(you))"
BESIDE = ("may({})", "both(untap(this), {})", "for_each({}, untap(this))")  # and what is gone through itself
AROUND = (*CHOSEN, OPPONENT, PAID, PAYER, *BESIDE, "{}")
ELSEWHERE = {  # whether a card is chosen when a text that has this is declared
    "draw(1)": False, "wound(that)": False, "pick(character(yours), untap(that))": False,
    "for_each(character(yours), untap(this))": False, "wound(character(yours))": True,
    "may(attach(this, character(yours)))": True, "untap(estate(any))": True,
}  # fmt: skip


def is_a_card(around: tuple[str, ...], is_chosen: bool) -> bool:
    """From the inside: what is picked or gone through; whoever is to pay is no card; else what was chosen."""
    for each in reversed(around):
        if each in CHOSEN:
            return True
        if each in (OPPONENT, PAID):
            return False
    return is_chosen


def test_that_is_what_the_nearest_text_around_it_has_picked() -> None:
    met = Counter[bool]()
    for outer, middle, inner in product(AROUND, repeat=3):
        text = outer.format(middle.format(inner.format("wound(that)")))
        name, values = parse_phrase(text)
        for beside, is_chosen in ELSEWHERE.items():
            for field in ("do", "cost"):
                part = {"kind": "C", "do": [text], field: [text, beside] if field == "do" else [beside]}
                said = Said("effect", {}, part, "ability", "do", (name, *values))
                assert chooses(said) == is_chosen, (text, beside)
                is_card = is_a_card((outer, middle, inner), is_chosen)
                assert empty_word(said) == ("" if is_card else "that"), (text, beside)
                met[is_card] += 1
    assert min(met[True], met[False]) > 1000
