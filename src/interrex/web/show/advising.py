"""What a bot would do, for whoever has asked: a plain sentence, and the figures that it speaks of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from interrex.bots.thoughts import say_data, say_line
from interrex.web.access.viewer import Viewer
from interrex.web.phrases import speaker
from interrex.web.show.scene import Scene
from interrex.web.tables import proposals
from interrex.web.tables.live import Live

MOST_ADVISED: Final = 3
AS_GOOD: Final = 2  # points of win chance, as they are shown: a smaller difference is none to a person
MUCH_WEAKER: Final = 10


def advised(live: Live, viewer: Viewer, seen: Scene) -> dict[str, Any]:
    """The three options that the search likes best, for whoever has asked; and whether they may ask."""
    decision = seen.decision
    if decision is None or decision.seat != viewer.seat or not proposals.may_be_advised(live, viewer.seat):
        return {"may_ask": False, "best": [], "verdict": ""}
    thought = proposals.thought_of(live, viewer.seat)
    if thought is None:
        return {"may_ask": True, "best": [], "verdict": ""}
    game, words = live.row.settings.game, seen.words
    t = speaker(words.language)
    known = {each.word: each for each in seen.options}
    liked = [each for each in thought["options"][:MOST_ADVISED] if each["option"] in known]
    liked.sort(key=lambda each: -each["chance"])
    best = [
        {
            "word": each["option"],
            "text": known[each["option"]].text,
            "things": " ".join(thing.id for thing in known[each["option"]].things),
            "chance": points(each["chance"]),
            "worth": t(f"advice-{how}"),
            "said": words.say(
                "ui-advice-chance", chance=points(each["chance"]),
                low=points(each["interval"][0]), high=points(each["interval"][1]),
            ),
            "why": [say_data(game, reason, words) for reason in each["reasons"]],
            "line": say_line(each["line"], words, viewer.seat),
        }
        for each, how in zip(liked, worth(liked), strict=True)
    ]  # fmt: skip
    said = verdict(liked)
    quoted = [t("advice-quoted", option=known[each["option"]].text) for each in liked[: said[1]]]
    chances = {name: points(each["chance"]) for name, each in zip(("chance", "next"), liked, strict=False)}
    text = t(f"advice-{said[0]}", names=words.listed(quoted), **chances) if liked else ""
    return {"may_ask": False, "best": best, "verdict": text}


def points(chance: float) -> int:
    """A chance as it is shown: out of a hundred."""
    return round(100 * chance)


def worth(rows: Sequence[dict[str, Any]]) -> list[str]:
    """How each option compares with the first, by the figures that are shown.

    Where the estimates overlap the difference may be chance: then the first only looks best.
    """
    if not rows:
        return []
    others = [_behind(each, rows[0]) for each in rows[1:]]
    nearest = others[0] if others else ""
    first = {"as-good": "as-good", "unsure": "looks-best"}.get(nearest, "best")
    return [first, *others]


def _behind(one: dict[str, Any], best: dict[str, Any]) -> str:
    behind = points(best["chance"]) - points(one["chance"])
    if behind < AS_GOOD:
        return "as-good"
    if one["interval"][1] >= best["interval"][0]:
        return "unsure"
    return "weaker" if behind < MUCH_WEAKER else "much-weaker"


def verdict(rows: Sequence[dict[str, Any]]) -> tuple[str, int]:
    """What is said of them in one sentence, and of how many it speaks by name."""
    found = worth(rows)
    even = found.count("as-good")
    if even:
        return "even", even
    return ("alone" if len(found) < 2 else "unsure-best" if found[0] == "looks-best" else "clear"), 1
