"""The law of the log: no line tells its readers of a card, an answer or a number that they do not know."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import interrex
from interrex.engine.chance import Chance
from interrex.engine.knowledge import all_bits, places_of
from interrex.engine.table import EVERYONE, Table
from interrex.engine.zones import show_all
from interrex.games.vendetta.table import HAND
from interrex.testing import Broken
from interrex.testing_log import check_log, choose_checked
from tests.secrecy.drawing import drawn
from tests.secrecy.private_lines import PrivateLine, private_lines, run_checked, told_to
from tests.vendetta.tables import position

SCENARIOS = Path(__file__).parents[1] / "scenarios"
STORIES = {  # for each private line a scenario that tells it
    "elekt/recruitment.keep: kept EL-305": "elekt/card-recruiters-warrant",
    "elekt/verbs/privileges.hand_looked_at: saw_hand EL-948": "elekt/card-ear-at-every-door",
    "vendetta/planning.look: saw_card VE-138": "vendetta/card-al13-b",
    "vendetta/playing.place_card: played_down_card VE-609": "vendetta/card-al07",
    "vendetta/playing.place_card: saw_card VE-138": "vendetta/card-no03",
    "vendetta/rounds.hands_built: kept VE-502": "vendetta/card-al27",
    "vendetta/pools.draw_from_clan_deck: kept VE-750": "vendetta/card-al03",
    "vendetta/verbs/variants.look_at_location: saw_card VE-138": "vendetta/card-re07",
    "veto/moving.draw_cards: drew_card VT-804": "veto/card-choragiew-przyboczna",
    "veto/verbs/searching.seen_bought: bought_card VT-1301": "veto/rule-take-from-a-row",
    "veto/verbs/searching.show_hand: saw_hand VT-613": "veto/card-dworscy",
}
LAST_CARD = "vendetta/rounds.hands_built: kept VE-506"  # a story of two rounds, told below
LINES = {line.name: line for line in private_lines()}


def the_last_card_is_taken() -> None:
    """VE-506, VE-R36: one card of B left the game unseen, so nobody can tell which one is taken last."""
    game = position(
        moment="hand building", alliance={"B": ["AL27"]}, hand={"B": ["GA01", "GA08", "GA09"]},
        deck={"A": ["BR01"], "B": ["GA02", "GA03", "GA04"], "C": ["NO01"], "D": ["TO01"]},
        rulings={"urbani_discard": "out_of_game"},
    )  # fmt: skip
    choose_checked(game, "both for GA01", 1, Chance(0))
    chance = Chance(1)
    while game.round < 3 and not game.is_over:
        decision = game.decisions[chance.below(len(game.decisions))]
        word = decision.options[chance.below(len(decision.options))]
        choose_checked(game, word, decision.seat, chance if game.round > 1 else None)


def tell_its_story(name: str) -> None:
    if name == LAST_CARD:
        the_last_card_is_taken()
    else:
        run_checked(SCENARIOS / f"{STORIES[name]}.toml")


def test_every_private_line_has_a_story() -> None:
    """A line for one seat alone needs a scenario above, so that the law is tried on it."""
    assert set(LINES) == {*STORIES, LAST_CARD}
    assert len(LINES) >= 12


@pytest.mark.parametrize("name", LINES)
def test_as_it_is_told_it_keeps_the_law(name: str) -> None:
    tell_its_story(name)


@pytest.mark.parametrize("name", LINES)
def test_told_to_all_it_breaks_the_law(name: str) -> None:
    """A private line that everybody may read is noticed."""
    with told_to(LINES[name]) as overheard, pytest.raises(Broken, match="does not know"):
        tell_its_story(name)
    assert overheard.times


@pytest.mark.parametrize(
    "story", ["vendetta/card-re07-b", "elekt/card-ear-at-every-door-b", "veto/card-jan-wydzga"]
)
def test_what_is_told_to_one_seat_is_known_to_that_seat(story: str) -> None:
    """Not to seat A alone: the seat that looks is another one here."""
    assert run_checked(SCENARIOS / f"{story}.toml").cards


@pytest.mark.parametrize(
    ("name", "story"),
    [
        ("vendetta/rounds.hands_built: kept VE-502", "vendetta/card-al27"),
        ("vendetta/playing.place_card: played_down_card VE-609", "vendetta/card-al07"),
        ("vendetta/planning.look: saw_card VE-138", "vendetta/card-al13-b"),
        ("elekt/recruitment.keep: kept EL-305", "elekt/el-x114"),
        ("veto/moving.draw_cards: drew_card VT-804", "veto/card-jan-wydzga"),
    ],
)
def test_told_to_the_neighbour_it_breaks_the_law(name: str, story: str) -> None:
    with told_to(LINES[name], neighbour=True), pytest.raises(Broken, match="does not know"):
        run_checked(SCENARIOS / f"{story}.toml")


@pytest.mark.rules("VE-209", "VE-504", "VE-507")
@pytest.mark.parametrize("word", ["GA02", "both for GA01"])
def test_nobody_sees_whether_an_old_or_a_new_card_went_back(word: str) -> None:
    """VE-209 With Roberta Urbani: the same line for the others, and the same knowledge of the shown hand."""
    game = position(
        moment="hand building", alliance={"B": ["AL27"]}, hand={"B": ["GA01", "GA08", "GA09"]},
        deck={"A": ["BR01"], "B": ["GA02", "GA03", "GA04"], "C": ["NO01"], "D": ["TO01"]},
    )  # fmt: skip
    show_all(game, HAND + 1, all_bits(game))
    told = len(game.told)
    choose_checked(game, word, 1, Chance(0))
    for viewer in (0, 2, 3, 4):
        assert ("kept_some", (1, 1)) in [line[:2] for line in game.log(viewer, told)]
        places = [
            places_of(game, viewer, card).bit_count()
            for card in game.cards_at[HAND + 1]
            if game.card_word(card) in ("GA08", "GA09")
        ]
        assert places == [2, 2]  # in hand, or the one that went under the deck


def run_often(file: Path, times: int) -> None:
    for seed in range(times):
        run_checked(file, seed)


def test_a_number_that_only_the_log_tells_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A line without any card that differs between worlds which cannot be told apart otherwise."""
    tell = Table.tell

    def tell_too_much(game: Table, kind: str, *args: int, rule: str = "", to: int = EVERYONE) -> None:
        tell(game, kind, *args, rule=rule, to=to)
        if kind == "played_down_card":
            tell(game, "gained", args[0], game.kinds[args[1]].power, rule="VE-609")  # type: ignore[attr-defined]

    monkeypatch.setattr(Table, "tell", tell_too_much)
    with pytest.raises(Broken, match="but by the log"):
        run_often(SCENARIOS / "vendetta" / "card-al07.toml", 5)


@pytest.mark.parametrize("game", interrex.games())
@pytest.mark.parametrize("seed", [1, 2])
def test_random_games_keep_the_law(game: str, seed: int) -> None:
    """With variants and rulings drawn at random; of long games the first part."""
    what = drawn(game, random.Random(seed))
    checked = check_log(game, what.seats, what.seed, 90, what.rulings, what.variants, every=4)
    assert checked.lines > 20


def test_all_lines_are_private_for_a_reason() -> None:
    assert all(isinstance(line, PrivateLine) and line.rule for line in LINES.values())
