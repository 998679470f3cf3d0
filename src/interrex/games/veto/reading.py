"""Texts of cards as they are read: what they choose, what stands, and which words do not go together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from interrex.engine.effects import Effect
from interrex.engine.errors import Reason
from interrex.engine.language import words_in
from interrex.engine.packs import Entry
from interrex.games.veto.moments import FOR_THRUSTS, LEAVING, MOMENTS, ON_STACK

TARGETS: Final = ("character", "equipment", "estate", "effect")
OWN_CHOICE: Final = ("search", "for_each", "pick")  # their selectors choose nothing at the declaration
COMPOSED: Final = ("given", "both", "choose_one", "may", "unless_pays", "per", "for_each", "pick")
COUNTED: Final = frozenset(  # words that stand for a number
    "count kreski_of lafa_of szabla_of held_kreski held_ducats held_cards twice half".split()
)
NO_CONDITION: Final = frozenset(
    """
    kreski_trait ignore refusal_set win_if protect use_only second_weapon attach_only playable_if lose_keyword
    lafa_by_ruling
    """.split()
)
NEEDS: Final = {  # a verb that refers to what is answered, and the moments at which there is such a thing
    "negate": list(ON_STACK),
    "redirect_challenge": ["challenge_declared"],
    "copy_modifier": ["thrust_declared"],
    "price_add": ["deploy_declared", "equipment_declared", "estate_declared", "card_declared"],
    "price_half": ["deploy_declared", "equipment_declared", "estate_declared", "card_declared"],
    "price_single": ["deploy_declared"],
    "yield_add": ["agitation_declared"],
    "deploy_kreski_add": ["deploy_declared"],
    "refusal_add": ["refusal_declared"],
    "refusal_free": ["refusal_declared"],
    "not_discarded": ["wounded"],
    "to_hand_instead": ["wounded"],
    "wounded_instead": ["killed"],
    "initiative": ["initiative_count"],
}  # fmt: skip

Text = tuple[str, Any, tuple[Any, ...]]


def standing_text(verb: str, args: tuple[Any, ...], condition: Any) -> Text:
    """A consulted text; ``given(condition, verb(…))`` holds while its condition does, also inside another."""
    if verb != "given":
        return verb, condition, args
    mine, inner = args
    whole = mine if condition is None else ("both", condition, mine)
    return standing_text(inner[0], tuple(inner[1:]), whole)


def calls_in(verb: str, args: tuple[Any, ...]) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """A verb and all verbs inside it, each with its arguments."""
    yield verb, args
    if verb in COMPOSED and not (verb == "may" and args and args[0] == "agitate"):
        first = {"given": 1, "unless_pays": 2, "per": 1, "for_each": 1, "pick": 1}.get(verb, 0)
        for inner in args[first:]:
            yield from calls_in(inner[0], tuple(inner[1:]))


def declared_in(verb: str, args: tuple[Any, ...]) -> Iterator[tuple[str, list[Any]]]:
    """The same with arguments that are known at the declaration: not who is to pay, nor who was picked."""
    if verb not in OWN_CHOICE and verb != "attach":
        yield verb, list(args)
    bound = verb == "unless_pays" or (verb == "pick" and args[0] == "opponent")
    for number, (inner, rest) in enumerate(calls_in(verb, args)):
        if number and inner not in OWN_CHOICE and inner != "attach":
            yield inner, [arg for arg in rest if not (bound and arg == "opponent")]


def counts(tree: Any) -> bool:
    """A number in it, however deep, is counted."""
    if not isinstance(tree, tuple) or not tree:
        return False
    return tree[0] in COUNTED or tree[0] == "minus" or any(counts(each) for each in tree)


def choices_in(costs: tuple[Effect, ...], does: tuple[Effect, ...]) -> list[Any]:
    """What a text chooses at its declaration: selectors of cards and opponents, each once."""
    found: list[Any] = []
    for effect in (*costs, *does):
        for verb, args in declared_in(effect.verb, effect.args):
            for arg in args:
                if arg == "opponent" or (isinstance(arg, tuple) and arg[0] in TARGETS):
                    found.append(arg if isinstance(arg, tuple) else (arg,))
                elif isinstance(arg, tuple) and arg[0] != "owner_of" and verb not in COMPOSED:
                    found.extend([("opponent",)] * ("opponent" in arg[1:] and arg[0].startswith("held_")))
    return list(dict.fromkeys(found))


def chosen_by(costs: tuple[Effect, ...], does: tuple[Effect, ...]) -> tuple[Any, Any]:
    """VT-914 What is chosen at the declaration: one card or one opponent, or up to so many cards."""
    found = choices_in(costs, does)
    if not found:
        return None, 1
    for effect in (*costs, *does):
        for _, args in calls_in(effect.verb, effect.args):
            for arg in args:
                if isinstance(arg, tuple) and arg[0] == "up_to":
                    return found[0], arg[1]
    return found[0], 1


def verbs_on(target: Any, does: tuple[Effect, ...]) -> frozenset[str]:
    """The verbs that do something to the card chosen at the declaration."""
    return frozenset(
        [
            verb
            for effect in does
            for verb, args in calls_in(effect.verb, effect.args)
            if verb not in OWN_CHOICE and (target in args or "chosen" in args)
        ]
    )


def aims(verb: str, args: tuple[Any, ...]) -> bool:
    """The verb, or one inside it, speaks of what was chosen at the declaration."""
    for name, inner in declared_in(verb, args):
        for arg in inner:
            if arg in ("opponent", "chosen", "that") and name != "ducats":
                return True
            if isinstance(arg, tuple) and (arg[0] in TARGETS or arg[0] == "lafa_of"):
                return True
    return verb == "attach"


# --- what does not go together -----------------------------------------------------------------------


def check_ability(
    entry: Entry,
    field: str,
    family: str,
    letter: str,
    whens: tuple[Effect, ...],
    costs: tuple[Effect, ...],
    limit: str,
    does: tuple[Effect, ...],
) -> None:
    """Refuse an ability whose parts, each right by itself, would do nothing together, or harm the game."""
    check_kind(entry, field, family, letter, whens, costs)
    if not does:
        raise entry.wrong("do", "it is missing", 'Add do = ["…"]', Reason("missing", {"field": "do"}))
    surplus = "cost" if costs else "limit"
    if letter == "P" and not whens:
        if costs or limit:
            why = Reason("standing-cost", {"field": surplus})
            raise entry.wrong(surplus, "a text that always applies has none", "Remove it", why)
        for effect in does:
            check_standing(entry, effect, family)
        return
    if letter == "P" and (costs or limit):
        why = Reason("trigger-cost", {"field": surplus})
        raise entry.wrong(surplus, "a text that works by itself has none", "Remove it", why)
    for effect in does:
        for verb, args in calls_in(effect.verb, effect.args):
            needed = NEEDS.get(verb)
            if needed and not any(when.verb in needed for when in whens):
                remedy = f'Write when = ["{needed[0]}(…)"], or use another verb'
                example = f'when = ["{needed[0]}(…)"]'
                why = Reason("needs-when", {"name": verb, "example": example, "use": needed[0]})
                raise entry.wrong("do", f"{verb!r} refers to what is answered", remedy, why)
            check_fields(entry, "do", verb, args)
    check_player(entry, whens, does)
    check_choices(entry, letter, whens, costs, does, family)


def check_kind(
    entry: Entry, field: str, family: str, letter: str, whens: tuple[Effect, ...], costs: tuple[Effect, ...]
) -> None:
    """Which kinds of text a card of that family bears."""
    if (letter == "T") != (family == "thrust" and letter != "R" and letter != "P"):
        remedy = "T is for thrusts, and the texts of thrusts are T, R or P"
        why = Reason("letter", {"heading": family, "letter": letter})
        raise entry.wrong(
            "kind", f"a card in [[{family}]] cannot have a text of kind {letter!r}", remedy, why
        )
    if field == "influence" and (family != "faction" or letter not in "CD"):
        reason, why = "political influence is a deed or a trifle of a faction", Reason("influence", {})
        raise entry.wrong("kind", reason, "Write D or C", why)
    if letter == "R" and not whens:
        why = Reason("reply-when", {})
        raise entry.wrong("when", "a reply says what it answers", 'Add when = ["…"]', why)
    if letter in "CDT" and whens:
        reason, why = f"a text of kind {letter!r} waits for no moment", Reason("no-when", {"letter": letter})
        raise entry.wrong("when", reason, 'Remove it, or write kind = "R"', why)
    for when in whens:
        check_moment(entry, family, letter, when, costs)
    words = {word for cost in costs for word in (cost.verb, *cost.args) if isinstance(word, str)}
    if "self" in words and family in ("effect", "thrust"):
        why = Reason("cost-played", {})
        raise entry.wrong("cost", "a card that is played is not in play yet", "Name another cost", why)
    if "discard" in words and family in ("faction", "strategy"):
        why = Reason("cost-discard", {"heading": family})
        raise entry.wrong("cost", f"a {family} is never discarded", "Name another cost", why)


def check_moment(entry: Entry, family: str, letter: str, when: Effect, costs: tuple[Effect, ...]) -> None:
    """A card of that family can meet the moment, and its words mean something there."""
    name = when.verb
    if letter == "P" and name == "any_moment":
        reason, why = "what happens by itself names its moments", Reason("moment-by-itself", {"name": name})
        raise entry.wrong("when", reason, 'Name them, or write kind = "R"', why)
    if family == "thrust" and letter == "P" and name not in FOR_THRUSTS:
        known = ", ".join(FOR_THRUSTS)
        why = Reason("moment-thrust-itself", {"name": name, "known": known})
        reason = f"a thrust is not in play at {name!r}: it works by itself after a duel in which it was used"
        raise entry.wrong("when", reason, f"Moments: {known}", why)
    if family == "thrust" and letter == "R" and name in MOMENTS:
        if not MOMENTS[name].duel or name == "exchange_slot":
            reason = f"no thrust can be played at {name!r}"
            why = Reason("moment-thrust", {"name": name})
            raise entry.wrong("when", reason, 'Name a moment of a duel, or write kind = "T"', why)
    lost = [word for word in when.args if family not in bearers_of(word, name, letter, family)]
    if lost:
        fitting = bearers_of(lost[0], name, letter, family)
        wanted = " or ".join(f"[[{each}]]" for each in fitting)
        reason = f"{lost[0]!r} means nothing in [[{family}]]"
        known = ", ".join(f"[[{each}]]" for each in fitting)
        about = {"name": str(lost[0]), "heading": family, "known": known, "use": "yours"}
        why = Reason("word-elsewhere", about)
        raise entry.wrong("when", reason, f"It belongs in {wanted}; elsewhere write 'yours'", why)
    if "host" in when.args and name in WITH_HOST:
        why = Reason("host-gone", {"name": name})
        raise entry.wrong("when", f"at {name!r} the host is never the only one", "Write 'self'", why)
    if name in LEAVING and "self" in when.args and any(cost.verb in SELF_COSTS for cost in costs):
        why = Reason("cost-gone", {})
        raise entry.wrong("cost", "the card has left play by then", "Name another cost", why)


def bearers_of(word: Any, moment: str, letter: str, family: str) -> tuple[str, ...]:
    """The families for which a word of a moment means something."""
    if not isinstance(word, str) or word not in SPEAKS_OF:
        return (family,)
    found = SPEAKS_OF[word]
    if word in ("self", "against_self") and moment in OF_CARDS:
        found = (*found, *OF_CARDS[moment])
    if letter == "R" and "effect" in found:
        found = tuple([each for each in found if each != "effect"])
    return found


def check_player(entry: Entry, whens: tuple[Effect, ...], does: tuple[Effect, ...]) -> None:
    """``that_player`` is whoever the moment is about; some are about nobody."""
    words = set(words_in(tuple([effect.args for effect in does])))
    about = [MOMENTS[when.verb] for when in whens if when.verb in MOMENTS]
    if "that_player" in words and not any(each.name in ON_STACK or each.card or each.seat for each in about):
        why = Reason("no-player", {"name": "that_player"})
        raise entry.wrong("do", "no player is meant by 'that_player'", "Name another player", why)


def check_standing(entry: Entry, effect: Effect, family: str) -> None:
    """A text that stands speaks only of what is always there, and not of itself in a circle."""
    verb, condition, args = standing_text(effect.verb, effect.args, None)
    words = set(words_in((condition, args)))
    if condition is not None and verb in NO_CONDITION:
        why = Reason("no-condition", {"name": verb})
        raise entry.wrong("do", f"{verb!r} takes no condition", f"Write {verb}(…) alone", why)
    lost = sorted(words & {"chosen", "that", "that_player"})
    if lost:
        reason, why = (
            f"nothing is {lost[0]!r} for a text that always applies",
            Reason("standing", {"name": lost[0]}),
        )
        raise entry.wrong("do", reason, "Name 'self', 'host' or a group", why)
    asked, reason = CIRCLES.get(verb, (frozenset(), ""))
    if words & asked:
        raise entry.wrong("do", reason, "Ask for something else", Reason("circle", {"name": verb}))
    if verb == "as_your_faction" and not words <= {*SAFE_FOR_FACTION, *words_of_keywords()}:
        reason = "what makes a card of your faction asks for keywords only"
        raise entry.wrong("do", reason, "Name keywords", Reason("only-keywords", {"name": verb}))
    check_host(entry, words, family)
    if verb in ONLY_ON and family not in ONLY_ON[verb]:
        wanted = " or ".join(f"[[{each}]]" for each in ONLY_ON[verb])
        known = ", ".join(f"[[{each}]]" for each in ONLY_ON[verb])
        why = Reason("verb-elsewhere", {"name": verb, "heading": family, "known": known})
        raise entry.wrong("do", f"{verb!r} means nothing in [[{family}]]", f"It belongs in {wanted}", why)


def check_host(entry: Entry, words: set[str], family: str) -> None:
    """Only what is attached to a card has a host."""
    if "host" in words and family not in ("equipment", "effect"):
        why = Reason("no-host", {"heading": family})
        raise entry.wrong("do", f"a card in [[{family}]] has no host", "Write 'self'", why)


CHARACTERS: Final = ("character",)
SPEAKS_OF: Final = {
    "self": CHARACTERS,
    "by_self": CHARACTERS,
    "against_self": CHARACTERS,
    "won_by_self": CHARACTERS,
    "companion_fights": CHARACTERS,
    "lost_by_self": CHARACTERS,
    "self_fights": CHARACTERS,
    "on_self": CHARACTERS,
    "host": ("equipment", "effect"),
    "by_host": ("equipment", "effect"),
    "against_host": ("equipment", "effect"),
    "self_used": ("equipment", "thrust"),
}
LAID: Final = ("equipment", "estate", "effect")  # besides characters what is in play
OF_CARDS: Final = {  # moments at which ``self`` may be another card than a character
    "card_entered": LAID,
    "card_discarded": LAID,
    "card_removed": LAID,
    "card_tapped": (*LAID, "faction"),
    "card_untapped": (*LAID, "faction"),
    "equipment_chosen": ("equipment",),
    "card_declared": LAID,
    "effect_declared": (*LAID, "faction"),
    "ability_declared": LAID,
    "reply_declared": LAID,
}
WITH_HOST: Final = ("card_entered", "card_discarded", "card_removed")  # what is attached goes with its host
PRICES: Final = ("pay", "return_kreski")
SELF_COSTS: Final = ("tap", "discard", "remove")
SAFE_FOR_FACTION: Final = (
    "yours",
    "any_of",
    "not",
    "character",
    "both",
    "either",
    "own_elekt",
    "self_untapped",
)
CIRCLES: Final = {  # what a text that stands changes, and so does not ask for
    "szabla": (
        frozenset(("max_szabla", "min_szabla", "szabla_of")),
        "a text that changes Szabla cannot ask for Szabla",
    ),
    "kreski_trait": (
        frozenset(("max_kreski", "min_kreski", "kreski_of")),
        "a text that changes Kreski cannot ask for Kreski",
    ),
    "may": (frozenset(("may_agitate",)), "'may' cannot ask who may agitate"),
    "cannot": (frozenset(("may_agitate",)), "'cannot' cannot ask who may agitate"),
}
ONLY_ON: Final = {
    "playable_if": ("thrust",),
    "use_only": ("equipment",),
    "second_weapon": ("equipment",),
    "attach_only": ("equipment",),
    "kreski_trait": ("equipment", "effect"),
    "lose_keyword": ("equipment", "effect"),
    "keyword": ("equipment", "effect"),
}


def words_of_keywords() -> tuple[str, ...]:
    from interrex.games.veto.cards import BITS

    return tuple(BITS)


def check_fields(entry: Entry, field: str, verb: str, args: tuple[Any, ...]) -> None:
    """Words that are each right and contradict each other."""
    if verb == "search" and args[1:].count(args[1] if len(args) > 1 else "") > 1:
        why = Reason("word-twice", {"name": str(args[1])})
        raise entry.wrong(field, f"{args[1]!r} appears twice", "Name it once", why)


def check_prices(
    entry: Entry,
    whens: tuple[Effect, ...],
    costs: tuple[Effect, ...],
    does: tuple[Effect, ...],
    found: list[Any],
    family: str,
) -> None:
    """What is counted for a price speaks of what there is when it is paid."""
    words = set(words_in(tuple([cost.args for cost in costs if cost.verb in PRICES])))
    settled_later = {
        "chosen": "up_to" in set(words_in(tuple([effect.args for effect in (*costs, *does)]))),
        "host": family == "effect",
        "that": not whens,
        "that_player": not whens,
    }
    for word, is_later in settled_later.items():
        if word in words and is_later:
            reason = f"when the price is paid, it is not settled yet what {word!r} means"
            raise entry.wrong(
                "cost", reason, "Count something else", Reason("price-too-soon", {"name": word})
            )
    if "chosen" in words and not found:
        why = Reason("nothing-chosen", {"example": 'cost = ["choose(character(…))"]', "use": "pick"})
        raise entry.wrong("cost", "nothing is chosen", 'Add "choose(character(…))"', why)
    if words & {"chosen", "opponent"} and found and any(when.verb == "exchange_slot" for when in whens):
        reason = "in a slot of the exchange no price depends on what is chosen"
        raise entry.wrong("when", reason, "Name another moment", Reason("slot-chooses-nothing", {}))
    check_host(entry, words, family)


def check_choices(
    entry: Entry,
    letter: str,
    whens: tuple[Effect, ...],
    costs: tuple[Effect, ...],
    does: tuple[Effect, ...],
    family: str,
) -> None:
    """VT-914 One thing is chosen at the declaration; whatever else is named, ``pick`` names."""
    found = choices_in(costs, does)
    hosts = [effect for effect in does if effect.verb == "attach"]
    if len(found) > 1:
        second = found[1][0]
        remedy = f"Write pick({second}(…), verb(chosen)) for the second"
        why = Reason("two-choices", {"example": f"pick({second}(…), verb(chosen))", "use": "pick"})
        raise entry.wrong("do", "two different things are chosen", remedy, why)
    if hosts and (family != "effect" or len(hosts) > 1 or found):
        reason = "only an effect is attached, to one card, and chooses nothing else"
        raise entry.wrong("do", reason, "Use pick", Reason("attach-alone", {"use": "pick"}))
    if hosts and letter not in "CDR":
        reason, why = "an effect is attached by a deed, a trifle or a reply", Reason("attach-letter", {})
        raise entry.wrong("kind", reason, "Write C, D or R", why)
    taps = any(cost.verb == "tap" and cost.args and cost.args != ("self",) for cost in costs)
    if (hosts or taps) and letter == "R" and any(when.verb == "exchange_slot" for when in whens):
        reason = "in a slot of the exchange nothing can be attached, and no chosen card tapped"
        raise entry.wrong("when", reason, "Name another moment", Reason("slot-chooses-nothing", {}))
    check_prices(entry, whens, costs, does, found, family)
    words = set(words_in(tuple((effect.verb, effect.args) for effect in does)))
    within = any(verb in OWN_CHOICE for effect in does for verb, _ in calls_in(effect.verb, effect.args))
    if "chosen" in words and not found and not within:
        why = Reason("nothing-chosen", {"example": 'cost = ["choose(character(…))"]', "use": "pick"})
        raise entry.wrong(
            "do", "nothing is chosen", 'Add cost = ["choose(character(…))"], or use "pick"', why
        )
    check_host(entry, words, family)
