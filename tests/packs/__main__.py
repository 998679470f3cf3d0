"""``python -m tests.packs 1000 [GAME [SEED]]``: so many random boxes of each game, a random game with each.

Of three boxes one is of random texts at any moment, one of texts that set off one another, and one (in Veto!)
of texts in the slots of duels. In every fifth box half of the texts say everything twice.

``python -m tests.packs mistakes 1000 [GAME [SEED]]``: so many packs with one mistake each,
and whether the check names that one alone.
"""

from __future__ import annotations

import sys

from tests.packs.growing import CHAINS, GAMES, SLOTS, accepted_wrong, play_grown, play_slots
from tests.packs.mistakes import check_mistakes

WRONG_CARDS = 200  # of each game


def main() -> None:
    if sys.argv[1:2] == ["mistakes"]:
        del sys.argv[1]
        count_mistakes()
    else:
        play_boxes()


def count_mistakes() -> None:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    for game in sys.argv[2:3] or GAMES:
        judged, wrongly = check_mistakes(game, seed, number)
        print("\n\n".join(wrongly), end="\n\n" if wrongly else "")
        print(f"{game}: {judged} packs with one mistake, {len(wrongly)} judged wrongly", flush=True)


def play_boxes() -> None:
    boxes = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    for game in sys.argv[2:3] or GAMES:
        cards = refused = choices = failed = 0
        for seed in range(first, first + boxes):
            try:
                kinds = ((), CHAINS[game], SLOTS if game == "veto" else ())
                found = play_grown(game, seed, about=kinds[seed % 3], twice=seed % 5 == 0)
                if game == "veto" and seed % 3 == 2:
                    play_slots(seed, 200)
            except Exception as wrong:  # each is a defect: it is named, and the next box is grown
                failed += 1
                print(f"{game} seed {seed}: {type(wrong).__name__}: {str(wrong)[:300]}", flush=True)
                continue
            cards, refused, choices = cards + found[0], refused + found[1], choices + found[2]
            if (seed - first) % 20 == 19:
                print(
                    f"{game}: {seed - first + 1} boxes, {cards} cards, {choices} choices, {failed} failed",
                    flush=True,
                )
        ill = accepted_wrong(game, boxes, WRONG_CARDS)
        for card in ill:
            print(f"{game}: passes with a wrong word: {card}", flush=True)
        print(
            f"{game}: {boxes} boxes, {cards} cards read, {refused} refused while growing, {choices} choices, "
            f"{failed} failed; of {WRONG_CARDS} cards with wrong words {WRONG_CARDS - len(ill)} refused",
            flush=True,
        )


if __name__ == "__main__":
    main()
