"""Vendetta: every moment that the rules name can be spoken of, is told in words, and is seen to come."""

from __future__ import annotations

import os
from typing import Any

import pytest

from interrex.engine.chance import Chance
from interrex.engine.errors import BadFile
from interrex.engine.packs import LANGUAGES
from interrex.engine.triggers import Trigger
from interrex.games import game_spec, house_pack
from interrex.games.vendetta.moments import BEARERS, FREE, IN_STEPS, MOMENTS, OWN_TEXTS
from interrex.games.vendetta.speaking import LONGEST_CHAIN, spoken, under_way, unless_stopped
from interrex.games.vendetta.table import Vendetta
from interrex.rules.book import rulebook
from interrex.words import Words
from interrex.words.telling import Teller
from tests.packs.boxes import pack_with, toml, tree_of
from tests.packs.growing import read_card

GAMES = int(os.environ.get("INTERREX_MOMENTS", "8"))  # random games in which moments come
MANY = 150  # after which each moment has come for each family
PAIRS = [(moment, family) for moment, each in FREE.items() for family in each.families]


def text_at(moment: str) -> str:
    """A text that sets nothing else off."""
    return f"when_played(anybody, anywhere, {DRAWS})" if moment == "card_played" else DRAWS


DRAWS = "draw_cards(1, you)"


def test_every_moment_is_read_on_every_card_that_may_speak_of_it() -> None:
    tree = tree_of("vendetta")
    for family in BEARERS:
        for moment in MOMENTS:
            card = {**tree[family][0], "effects": {moment: [text_at(moment)]}}
            if (moment, family) in PAIRS:
                read_card("vendetta", family, card)
            else:
                with pytest.raises(BadFile):
                    read_card("vendetta", family, card)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_is_told_in_words(language: str) -> None:
    teller = Teller(Words(language, "vendetta"))
    told = [teller.moment("", moment) for moment in MOMENTS]
    assert len(set(told)) == len(told)
    assert not [each for each in told if "_" in each or each in FREE]


def test_the_rules_that_moments_name_exist() -> None:
    known = {rule.id for rule in rulebook("vendetta").rules}
    assert not [
        (moment, rule) for moment, each in MOMENTS.items() for rule in each.rules if rule not in known
    ]


# --- every moment comes ------------------------------------------------------------------------------


def box(number: int) -> Any:
    """The house pack in which some cards speak of every moment, the relics and the rest of a few."""
    tree = tree_of("vendetta")
    for family in BEARERS:
        moments = [moment for moment, each in PAIRS if each == family]
        for at, entry in enumerate(tree[family]):
            if family == "relic":
                chosen = [each for place, each in enumerate(moments) if (place + number) % 8 == at]
            elif family == "location_card" or at % 5 == number % 5:
                chosen = moments
            elif family == "clan_card" and number % 3 == 1 and at % 5 == (number + 1) % 5:
                entry["effects"] = {"preparation": ["steal_blood(4, each_rival)"]}  # frenzies
                continue
            else:
                continue
            entry["effects"] = {moment: [text_at(moment)] for moment in chosen}
    return game_spec("vendetta").read_pack(toml(tree), "moments.toml")


def family_of(game: Vendetta, card: int) -> str:
    if card < len(game.kinds):
        return game.kinds[card].family
    return "relic" if card < len(game.kinds) + len(game.pack.relics) else "location_card"


def play(seed: int, seen: set[tuple[str, str]], monkeypatch: pytest.MonkeyPatch) -> None:
    """A random game; relics are offered and kept, so that they are offered again."""
    spec, pack, chance = game_spec("vendetta"), box(seed), Chance(seed)
    then = Vendetta.then

    def noting(game: Vendetta, step: Any, *args: Any) -> None:
        if step is spoken:
            seen.add((args[0], family_of(game, args[1])))
        then(game, step, *args)

    monkeypatch.setattr(Vendetta, "then", noting)
    variants = {"relics": True, "location_cards": True}
    table = spec.new(spec.settings(spec.seats[seed % 3], seed, pack, variants=variants), pack)
    while not table.is_over:
        at = chance.below(len(table.questions))
        question = table.questions[at]
        drains = [
            place
            for place, each in enumerate(question.options)
            if isinstance(each, tuple) and each[:1] == ("drain",)
        ]
        pick = chance.below(len(question.options))
        if drains and seed % 3 == 1 and chance.below(3) == 0:
            pick = drains[-1]
        elif pick in drains and seed % 3 == 2:
            pick = 0
        if question.name == "use relic":
            if question.step.__name__ == "relic_answered":
                seen.add((question.args[0], "relic"))
            pick = len(question.options) - 1
        elif ("relic", "", -1) in question.options:
            seen.add(("own_turn", "relic"))
        table.play(pick, at)
    monkeypatch.undo()
    assert not spec.audit(table)


def test_every_moment_comes_in_random_games(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[tuple[str, str]] = set()
    for seed in range(GAMES):
        play(seed, seen, monkeypatch)
    elsewhere = {(moment, family) for family, moments in IN_STEPS.items() for moment in moments}
    elsewhere |= {("card_played", "clan_card"), ("card_played", "ally")}  # shown by texts in own_box
    missing = [pair for pair in PAIRS if pair not in seen | elsewhere]
    never = {moment for moment, _ in missing} - {moment for moment, _ in seen}
    assert not never, never
    assert len(missing) < (1 if GAMES >= MANY else len(PAIRS) // 6), missing


def test_a_text_does_not_answer_itself_and_no_chain_is_endless() -> None:
    chain = {"effects": {"blood_gained": ["gain_blood(1, you)"], "influence_gained": ["gain_blood(1, you)"]}}
    other = {"effects": {"blood_gained": ["gain_influence(1, you)"]}}
    ways = [("ally", number, other if number % 3 else chain) for number in range(0, 30, 2)]
    pack = pack_with("vendetta", *ways)
    spec, chance = game_spec("vendetta"), Chance(5)
    table = spec.new(spec.settings(4, 5, pack), pack)
    while not table.is_over:
        decision = table.decisions[chance.below(len(table.decisions))]
        table.choose(decision.options[chance.below(len(decision.options))], decision.seat)


def test_texts_of_their_own_belong_to_what_others_see() -> None:
    assert all(FREE[own].is_own and not FREE[seen].is_own for seen, own in OWN_TEXTS.items())


@pytest.mark.parametrize(
    ("family", "effects"),
    [
        ("ally", {"withdrawn": ["if_it_is(opponent, gain_blood(1, you), here)"]}),  # an ally lies nowhere
        ("relic", {"preparation": ["steal_blood(1, each_rival)"]}),
        ("relic", {"frenzy": ["drained_first()"]}),  # made for an ally
        ("clan_card", {"frenzy": ["gain_instead(1)"]}),  # made for a relic
        ("location_card", {"withdrawn": ["if_it_is(opponent, gain_blood(1, you))"]}),
        ("location_card", {"withdrawn": ["lose_blood(1, that_player)"]}),
        ("clan_card", {"preparation": ["if_it_is(anybody, gain_blood(1, you))"]}),
        ("clan_card", {"card_drained": ["if_it_is(you, gain_blood(1, you), here)"]}),
        ("ally", {"round_begin": ["gain_blood(1, that_player)"]}),
        ("clan_card", {"round_end": ["deploy_blood(1)"]}),  # it lies there no longer
    ],
)
def test_what_would_mean_nothing_is_refused(family: str, effects: dict[str, Any]) -> None:
    card = {**tree_of("vendetta")[family][0], "effects": effects}
    with pytest.raises(BadFile, match="means nothing"):
        read_card("vendetta", family, card)


def test_only_so_many_texts_set_off_one_another() -> None:
    spec = game_spec("vendetta")
    pack = house_pack("vendetta")
    game = spec.new(spec.settings(3, 1, pack), pack)
    assert isinstance(game, Vendetta)
    waiting = [Trigger(0, 0, LONGEST_CHAIN, (spoken, ("frenzy", LONGEST_CHAIN)), "VE-1103")]
    for card in range(LONGEST_CHAIN):
        assert not under_way(game, "frenzy", card)
        assert unless_stopped(game, waiting) == waiting
        game.then(spoken, "frenzy", card)
        assert under_way(game, "frenzy", card)
    before = len(game.told)
    assert unless_stopped(game, []) == []
    assert len(game.told) == before
    assert unless_stopped(game, waiting) == []
    assert game.told[-1][0] == "chain_stopped"  # VE-1110
