"""The example of every verb and moment on the pages about packs is a card that is read and played with."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from interrex.engine.chance import Chance
from interrex.engine.effects import Phrases, Verb
from interrex.engine.errors import BadFile
from interrex.engine.language import parse_phrase
from interrex.games import OWN, game_spec
from interrex.words.examples import example_of, example_of_word
from interrex.words.telling import phrases_of, vocabulary_of
from tests.packs.boxes import rewritten, toml, tree_of
from tests.packs.growing import FAMILIES, new_table, read_card

MASTERS = {
    "event": lambda call: ("event", {"kind": "one-off", "effect": [call]}),
    "daily": lambda call: ("event", {"kind": "permanent", "daily": [call]}),
    "while": lambda call: ("event", {"kind": "placed", "on": "cathedral", "while": [call], **LEAVES}),
    "discard when": lambda call: ("event", {"kind": "placed", "on": "cathedral", "discard_when": [call]}),
    "relic": lambda call: ("relic", {"kind": "activated", "cost": {"ap": 1}, "effect": [call]}),
    "owned": lambda call: ("relic", {"kind": "passive", "effect": [call]}),
    "night effect": lambda call: ("district", {"phase": "night", "ap": 1, "effect": [call]}),
    "day effect": lambda call: ("district", {"phase": "day", "minions_ahead": [call]}),
    "turn": lambda call: ("vampire", {"blood": {"cost": 1, "effect": [call]}}),
    "fight": lambda call: ("vampire", {"blood": {"cost": 1, "when": "fight", "effect": [call]}}),
    "seal": lambda call: ("vampire", {"seal": {"effect": [call]}}),
    "happened": lambda call: ("event", stays({"moments": [{"when": ["night_begins()"], "do": [call]}]})),
    "moment": lambda call: ("event", stays({"moments": [{"when": [call], "do": ["veil_up(1)"]}]})),
    "entered": lambda call: ("vampire", {"seal": {"when": "entered", "effect": [call]}}),
}
LEAVES = {"discard_when": ["no_agent_here()"]}


def stays(fields: dict[str, Any]) -> dict[str, Any]:
    return {"kind": "placed", "on": "cathedral", **LEAVES, **fields}


def elekt_cards(call: str, moment: str) -> list[tuple[str, dict[str, Any]]]:
    return [(family, {"when": moment, "effect": [call]}) for family in FAMILIES["elekt"]]


def masters_cards(call: str, moment: str) -> list[tuple[str, dict[str, Any]]]:
    family, fields = MASTERS[moment](call)
    other = {**fields, "on": "most blood"} if "on" in fields else {}
    return [(family, fields), *([(family, other)] if other else [])]


def vendetta_cards(call: str, moment: str) -> list[tuple[str, dict[str, Any]]]:
    families = ("clan_card", "ally", "relic", "location_card")
    return [(family, {"effects": {moment: [call]}}) for family in families]


def veto_cards(call: str, moment: str) -> list[tuple[str, dict[str, Any]]]:
    whens = (
        "deploy_declared(you)", "thrust_declared(enemy_fighter)", "wounded(companion)", "killed(companion)",
        "challenge_declared(against_companion)", "agitation_declared(you)", "refusal_declared(opponent)",
        "initiative_count()", "card_declared(opponent)",
    )  # fmt: skip
    texts: list[dict[str, Any]] = []
    if moment == "moment":
        texts = [{"kind": "R", "when": [call], "do": ["draw(1)"]}]
    elif moment == "cost":
        texts = [{"kind": "D", "cost": [call], "do": ["draw(1)"]}]
    elif moment == "passive":
        texts = [{"kind": "P", "do": [call]}]
    else:
        texts = [{"kind": kind, "do": [call]} for kind in "DT"]
        texts += [{"kind": "R", "when": [when], "do": [call]} for when in whens]
    families = ("character", "effect", "equipment", "thrust", "estate", "faction")
    return [(family, {"ability": [text]}) for text in texts for family in families]


CARDS = {"elekt": elekt_cards, "masters": masters_cards, "vendetta": vendetta_cards, "veto": veto_cards}


def readable(game: str, tree: dict[str, Any], call: str, moment: str) -> tuple[str, dict[str, Any]] | None:
    """A card with that call that is read without a mistake: its family and its fields."""
    for family, fields in CARDS[game](call, moment):
        number = 5 if family == "unit" else 0
        card = {family: [copy.deepcopy(tree[family][number])]}
        try:
            rewritten(game, card, family, 0, fields)
            read_card(game, family, card[family][0])
        except BadFile:
            continue
        return family, fields
    return None


def examples(game: str) -> list[tuple[Verb, str, str]]:
    """Every verb with its first moment and its example."""
    verbs = vocabulary_of(game).verbs.values()
    return [(verb, verb.moments[0], example_of(game, verb, verb.moments[0])) for verb in verbs]


@pytest.mark.parametrize("game", OWN)
def test_every_example_is_a_card_that_is_played_with(game: str) -> None:
    tree = tree_of(game)
    cards, unread = [], []
    for _, moment, call in examples(game):
        card = readable(game, tree, call, moment)
        if card is None:
            unread.append((call, moment))
        else:
            cards.append(card)
    assert not unread, unread
    used: dict[str, int] = {}
    for family, fields in cards:
        number = used.get(family, 5 if family == "unit" else 0)
        used[family] = number + 1
        if number < len(tree[family]):
            rewritten(game, tree, family, number, fields)
    pack = game_spec(game).read_pack(toml(tree), "examples.toml")
    table, chance = new_table(game, pack, 2), Chance(2)
    while not table.is_over and len(table.choices) < 60:
        decision = table.decisions[chance.below(len(table.decisions))]
        table.choose(decision.options[chance.below(len(decision.options))], decision.seat)
        assert not game_spec(game).audit(table)


@pytest.mark.parametrize("game", OWN)
def test_every_example_of_a_word_fits_its_kind(game: str) -> None:
    phrases = phrases_of(game)
    assert isinstance(phrases, Phrases)
    for name in phrases.forms:
        if "()" in name:
            _, values = parse_phrase(example_of_word(game, phrases, name))
            form = phrases.forms[name]
            assert form.fits(len(values)), name
            for number, value in enumerate(values):
                assert any(phrases.kind_of(value, kind) for kind in form.slot(number)), (name, value)
