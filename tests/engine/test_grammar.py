"""The forms of names that a pack may say, language by language, and what is refused among them."""

from __future__ import annotations

from typing import Any

import pytest

from interrex.engine.errors import BadFile
from interrex.engine.grammar import GENDERS, read_grammar
from interrex.engine.packs import LANGUAGES, Entry

IDS = {"ash", "oak"}


def read(said: dict[str, Any], are_sure: bool = True, mistakes: list[BadFile] | None = None) -> Any:
    return read_grammar({"grammar": [Entry("f", "grammar", 1, said, {}, mistakes)]}, IDS, are_sure)


def test_each_language_has_the_forms_of_its_own() -> None:
    said = {
        language: {"ash": {"gender": gender, "acc": "x"}}
        for language, gender in zip(LANGUAGES, GENDERS, strict=False)
    }
    assert read(dict(said)) == said
    assert read({"pl": {"oak": {"acc": "dąb"}, "ash": {"gender": "plural"}}})["pl"]["oak"] == {"acc": "dąb"}
    assert read({"pl": {}}) == {"pl": {}}
    assert read_grammar({"grammar": []}, IDS, True) == {}


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "language 'de' is not known": ({"de": {}}, "language-unknown"),
    "3 is not a table": ({"pl": 3}, "form"),
    "there is no card 'elm'": ({"pl": {"elm": {}}}, "card"),
    "'ash' has forms that are not texts": ({"pl": {"ash": {"acc": 3}}}, "form"),
    "'oak' has forms that are not texts": ({"pl": {"oak": {"acc": " "}}}, "form"),
    "'oak' has forms that are not": ({"pl": {"oak": "dąb"}}, "form"),
    "the gender 'x' of 'ash' is not known": ({"pl": {"ash": {"gender": "x"}}}, "one-of"),
}


@pytest.mark.parametrize("reason", WRONG)
def test_what_is_wrong_is_refused_for_its_reason(reason: str) -> None:
    said, kind = WRONG[reason]
    with pytest.raises(BadFile, match=reason) as bad:
        read(said)
    assert bad.value.reasons[0].kind == kind
    mistakes: list[BadFile] = []
    read({**said, "pt": {"oak": {"gender": "y"}}}, mistakes=mistakes)
    assert [each.reasons[0].kind for each in mistakes] == [kind, "one-of"]


def test_where_ids_are_not_sure_any_card_may_be_named() -> None:
    assert read({"pl": {"elm": {"gender": "m"}}}, are_sure=False) == {"pl": {"elm": {"gender": "m"}}}
    with pytest.raises(BadFile, match="the gender"):
        read({"pl": {"elm": {"gender": "x"}}}, are_sure=False)
