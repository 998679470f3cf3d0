"""What passing leads to in Veto!, told a second time: the gravest of what comes, and whom it harms."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from interrex.engine.questions import LogLine
from interrex.games import game_spec
from interrex.web import keys
from interrex.web.show import coming
from interrex.web.show.games.foreseeing import veto as foreseeing
from interrex.web.show.scene import Coming, Scene
from interrex.web.tables.new_table import NewTable
from interrex.web.tables.sentences import words_of
from tests.web.drawn.scenes import positions, scene_of
from tests.web.house import Open

SAID_OF_FIGHTS = {"killed", "wounded", "saved", "only_wounded", "undecided"}
COSTS = {"lost", "killed", "wounded", "gave_kreski", "returned_kreski", "lost_ducats", "left_play"}
TRIFLES = ("drew", "bene")  # of which nothing is said


def cards_of(scene: Scene, seat: int) -> list[str]:
    """What lies before a player, and what it bears."""
    player = scene.view.seats[seat]
    laid = [each.kind for each in (*player.company, *player.estates, *player.effects)]
    return laid + [card.kind for each in player.company for card in each.attached]


def coming_lines(scene: Scene, luck: random.Random) -> tuple[Coming, ...]:
    """Lines of any sort, of anybody and any cards; each is said in another way."""
    seats = range(len(scene.view.seats))
    laid = [card for seat in seats for card in cards_of(scene, seat)] or ["nobody"]
    sorts = luck.choices(
        [*foreseeing.WEIGHT, *foreseeing.WEIGHT, "lost", "won", *TRIFLES], k=luck.randrange(8)
    )
    return tuple(
        Coming(
            sort, luck.choice([None, *seats]), tuple(luck.choices(laid, k=luck.randrange(2))), f"<{number}>"
        )
        for number, sort in enumerate(sorts)
    )


def scenes(seats: int, every: int = 6) -> Iterator[Scene]:
    luck = random.Random(seats)
    for game in positions("veto", seats, 4, 240, every):
        for seat in range(seats):
            scene = scene_of(game, seat)
            yield replace(scene, coming=coming_lines(scene, luck))


def concerns(scene: Scene, line: Coming) -> bool:
    own = cards_of(scene, scene.seat)
    return line.seat == scene.seat or any(card in own for card in line.cards)


def told(scene: Scene) -> list[Coming]:
    """Who loses is said and not who wins; a fight's end and not its numbers; three lines, the gravest."""
    sorts = {each.kind for each in scene.coming}
    left_out = {
        *TRIFLES,
        *(["won"] if "lost" in sorts else []),
        *(["szabla"] if sorts & SAID_OF_FIGHTS else []),
    }
    left = [each for each in scene.coming if each.kind not in left_out]

    def rank(line: Coming) -> tuple[int, bool, int]:
        return foreseeing.WEIGHT[line.kind], not concerns(scene, line), left.index(line)

    return [each for each in left if sum(rank(other) < rank(each) for other in left) < 3]


@pytest.mark.parametrize("seats", [2, 3])
def test_the_gravest_lines_are_told_in_their_order(seats: int) -> None:
    """Of one sort first what one does or suffers oneself."""
    met = Counter[object]()
    for scene in scenes(seats):
        lines = told(scene)
        assert foreseeing.told_of(scene) == " ".join(each.text for each in lines)
        harm = [each for each in scene.coming if each.kind in COSTS and concerns(scene, each)]
        assert foreseeing.harms(scene) == bool(harm)
        ends = [each for each in scene.coming if each.kind == "lost" and each.seat == scene.seat]
        assert foreseeing.loses(scene) == bool(ends)
        met.update([len(lines), *(each.kind for each in lines), f"harms {bool(harm)}", f"loses {bool(ends)}"])
    assert {0, 1, 2, 3, "harms True", "harms False", "loses True", *foreseeing.WEIGHT} <= set(met), met


def test_a_line_names_seats_and_cards_by_their_arguments(house: Open) -> None:
    """A card whose number is that of a seat is not taken for the seat."""
    live = house.do(house.hall.new_table(keys.new_key(), NewTable("veto", ["person"] * 3)))
    names, words, game = game_spec("veto").log_args, words_of(live, "en"), live.session.game
    for seat in range(3):
        for sort in foreseeing.WEIGHT:
            line = LogLine(sort, tuple(seat for _ in names[sort].split()), "", 0)
            wanted = [each.partition(":")[2] or each for each in names[sort].split()]
            found = coming.named_in(live, words, line)
            assert found[0] == (seat if "seat" in wanted else None)
            assert found[1] == (game.card_word(seat),) * wanted.count("card")
    for sort, nobody in (("killed", -1), ("undecided", None)):
        line = LogLine(sort, () if nobody is None else (nobody,), "", 0)
        assert coming.named_in(live, words, line) == (None, ())
