"""Random cards: made from the same forms by which packs are checked, so that every word meets every other.

``python -m tests.packs 1000`` grows so many boxes of each game, plays a game with each and counts.
"""

from __future__ import annotations

import copy
import importlib
from collections.abc import Callable, Mapping
from functools import partial
from itertools import pairwise
from typing import Any

from interrex import testing
from interrex.engine.chance import Chance
from interrex.engine.effects import Number, OneOf, Several, Verb, Vocabulary
from interrex.engine.errors import BadFile, BadSetting
from interrex.engine.language import Phrases, Quote, written
from interrex.engine.packs import Entry
from interrex.engine.table import Table
from interrex.games import game_spec
from interrex.match import record as records
from tests.packs.boxes import rewritten, toml, tree_of
from tests.packs.slots import unpaid

GAMES = ("elekt", "masters", "veto", "vendetta")
NESTING = ("not()", "both()", "either()")
ABSURD = 999_999  # beyond the bounds of every number
NAMES = ("Lewak", "Andrzej Kmicic", "Nobody at all")


def verbs_of(game: str) -> Any:
    return importlib.import_module(f"interrex.games.{game}.verbs.every").VERBS


def vocabulary_of(game: str) -> Vocabulary:
    found = verbs_of(game)
    vocabulary = getattr(found, "vocabulary", found)
    assert isinstance(vocabulary, Vocabulary)
    return vocabulary


class Grower:
    """Makes random phrases of a game; with ``wrong`` one word in a few is none that may stand there.

    With ``about`` its texts speak of these moments alone, so that they meet as often as can be.
    With ``twice`` every other text says everything once more, when what it was about may be gone.
    """

    def __init__(
        self, game: str, chance: Chance, wrong: bool = False, about: tuple[str, ...] = (), twice: bool = False
    ) -> None:
        self.verbs = vocabulary_of(game).verbs
        self.game, self.chance, self.wrong, self.about, self.twice = game, chance, wrong, about, twice
        self.wrong_words = 0  # how many there are so far
        self.inner: dict[tuple[str, bool], list[str]] = {}  # verbs that may stand inside, as asked before
        self.words: dict[tuple[str, bool], list[str]] = {}  # of each kind, likewise

    def moment(self, known: Any) -> Any:
        """One of the moments, or of those that are asked for."""
        return self.one([each for each in known if each in self.about] or known)

    def one(self, found: Any) -> Any:
        listed = list(found)
        return listed[self.chance.below(len(listed))]

    def call(self, verb: Verb, moment: str, depth: int = 0) -> str:
        """A call of a verb with fitting arguments."""
        if verb.parameters and isinstance(verb.parameters[0], Phrases):
            phrases = verb.parameters[0]
            row = self.row(phrases, phrases.form_of(verb.name, moment), moment, depth)
            return f"{verb.name}({', '.join(row)})"
        values: list[str] = []
        for parameter in verb.parameters:
            if isinstance(parameter, Number):
                values.append(str(parameter.low + self.chance.below(parameter.high - parameter.low + 1)))
            elif isinstance(parameter, OneOf):
                values.append(self.one(parameter.words))
            elif isinstance(parameter, Several):
                values.extend(dict.fromkeys([self.one(parameter.each.words) for _ in range(2)]))
        return f"{verb.name}({', '.join(values)})"

    def row(self, phrases: Phrases, form: Any, moment: str, depth: int) -> list[str]:
        assert form is not None
        most = len(form.slots) if not form.rest else len(form.slots) + 1
        count = form.least + self.chance.below(most - form.least + 1)
        return [self.value(phrases, form.slot(number), moment, depth) for number in range(count)]

    def value(self, phrases: Phrases, kinds: tuple[str, ...], moment: str, depth: int) -> str:
        kind = self.one(kinds)
        if self.wrong and self.chance.below(6) == 0:
            self.wrong_words += 1
            return written(self.one(wrong_values(kinds, phrases, self.chance)))
        if kind == "verb":
            inner = self.inner_verbs(phrases, moment, depth >= 2)
            return self.call(self.verbs[self.one(inner)], moment, depth + 1)
        return self.word(phrases, self.one(self.words_of(phrases, kind, depth > 3)), kind, moment, depth)

    def inner_verbs(self, phrases: Phrases, moment: str, is_deep: bool) -> list[str]:
        """The verbs that may stand inside another, deep inside only simple ones."""
        if (moment, is_deep) not in self.inner:
            found = phrases.inner_verbs(moment, self.verbs)
            self.inner[moment, is_deep] = [each for each in found if not is_deep or simple(each)]
        return self.inner[moment, is_deep]

    def words_of(self, phrases: Phrases, kind: str, is_deep: bool) -> list[str]:
        """The words of a kind, deep inside those that take nothing if there are any."""
        if (kind, is_deep) not in self.words:
            words = phrases.words_of(kind)
            if is_deep:
                plain = [word for word in words if not word.endswith("()")]
                words = plain or [word for word in words if word not in NESTING] or words
            self.words[kind, is_deep] = words
        return self.words[kind, is_deep]

    def word(self, phrases: Phrases, word: str, kind: str, moment: str, depth: int) -> str:
        if "…" in word and not word.startswith("'"):
            low, high = (int(each) for each in word.split("…"))
            return str(low + self.chance.below(min(high - low, 6) + 1))
        if word.startswith("'"):
            return f"'{self.one(NAMES)}'"
        if not word.endswith("()"):
            return word
        leaf = next(
            (
                each
                for each in phrases.kinds
                if word in phrases.kinds[each] and f"{word} {each}" in phrases.forms and each == kind
            ),
            "",
        )
        form = phrases.forms.get(f"{word} {leaf or kind}") or phrases.forms.get(word)
        if form is None:
            form = next(each for name, each in phrases.forms.items() if name.startswith(f"{word} "))
        return f"{word[:-2]}({', '.join(self.row(phrases, form, moment, depth + 1))})"

    def calls(self, moment: str, most: int = 2, allowed: Callable[[str], bool] = bool) -> list[str]:
        found = [verb for verb in self.verbs.values() if moment in verb.moments and allowed(verb.name)]
        calls = [self.call(self.one(found), moment) for _ in range(1 + self.chance.below(most))]
        return calls * 2 if self.twice and self.chance.below(2) else calls


def wrong_values(kinds: tuple[str, ...], phrases: Phrases, chance: Chance) -> list[Any]:
    """Values that are of none of these kinds: a number out of bounds, a text, no word, a word of others."""
    found: list[Any] = [ABSURD, "no_such_word", ("no_such_call", 1)]
    if "text" in kinds:
        return found
    found.append(Quote("a text"))
    if "verb" in kinds:
        return found
    every = sorted({word for kind in phrases.kinds for word in phrases.words_of(kind)})
    known = {word for kind in kinds for word in phrases.words_of(kind)} | set(kinds)
    others = [word for word in every if word not in known and not word.endswith("()") and word.isidentifier()]
    return [*found, others[chance.below(len(others))]]


def simple(verb: str) -> bool:
    return verb not in ("given", "both", "choose_one", "may", "unless_pays", "per", "for_each", "pick", "pay")


# --- cards of each game -----------------------------------------------------------------------------


def elekt_card(grower: Grower, family: str) -> dict[str, Any]:
    from interrex.games.elekt.moments import WORDS

    borne = verbs_of("elekt").borne_by
    when = grower.moment(WORDS.get(family, WORDS["zone"]))
    fields = {"when": when, "effect": grower.calls(when, 2, lambda name: family in borne[name])}
    if when == "assigned":
        fields["cost"] = grower.chance.below(3)
    return fields


def masters_card(grower: Grower, family: str) -> dict[str, Any]:
    if family == "event":
        kind = grower.one(("one-off", "one-off", "this round", "permanent", "placed"))
        fields: dict[str, Any] = {"kind": kind, "effect": grower.calls("event")}
        if kind != "one-off":
            fields["while"] = grower.calls("while", 1)
            fields["daily"] = grower.calls("daily", 1)
            fields["moments"] = masters_moments(grower)
        if kind == "placed":
            fields["on"] = grower.one(("cathedral", "museum", "red", "most kills", "most blood", "sealed"))
            fields["discard_when"] = grower.calls("discard when", 1)
        return fields
    if family == "relic":
        kind = grower.one(("activated", "activated", "passive", "placeable"))
        moment = {"passive": "owned", "activated": "relic", "placeable": "while"}[kind]
        return {
            "kind": kind,
            "cost": {"ap": 1},
            "effect": grower.calls(moment),
            "moments": masters_moments(grower),
        }
    if family == "vampire":
        abilities = {which: {"cost": 1, "effect": grower.calls("turn", 1)} for which in ("blood", "darkness")}
        when = grower.one(("seal", "entered"))
        texts = {"moments": masters_moments(grower), "seal_moments": masters_moments(grower)}
        return {**abilities, **texts, "seal": {"when": when, "effect": grower.calls(when, 1)}}
    if grower.chance.below(2):
        effects = grower.calls("night effect")
        return {"phase": "night", "ap": 1, "effect": effects, "moments": masters_moments(grower)}
    return {
        "phase": "day",
        "moments": masters_moments(grower),
        "minions_ahead": grower.calls("day effect"),
        "agents_ahead": grower.calls("day effect"),
    }


def masters_moments(grower: Grower) -> list[dict[str, Any]]:
    """Texts that work by themselves, or none."""
    count = grower.chance.below(2) + len(grower.about[:1])
    verbs = [name for name, verb in grower.verbs.items() if "moment" in verb.moments]
    whens = [grower.verbs[grower.moment(verbs)] for _ in range(count)]
    return [{"when": [grower.call(when, "moment")], "do": grower.calls("happened", 1)} for when in whens]


def veto_card(grower: Grower, family: str) -> dict[str, Any]:
    from interrex.games.veto.moments import MOMENTS

    def ability() -> dict[str, Any]:
        letters = {"thrust": ("T", "T", "R"), "effect": ("C", "D", "R")}.get(
            family, ("P", "P", "C", "D", "R")
        )
        letter = grower.one([each for each in letters if each in "PR"] if grower.about else letters)
        found: dict[str, Any] = {"kind": letter}
        if letter == "R" or (letter == "P" and (grower.about or grower.chance.below(2))):
            verb = grower.verbs[grower.moment(list(MOMENTS))]
            found["when"] = [grower.call(verb, "moment")]
        if letter in "CDR" and grower.chance.below(2):
            found["cost"] = grower.calls("cost", 1)
        found["do"] = grower.calls("passive" if letter == "P" and "when" not in found else "do")
        return found

    return {"ability": [ability() for _ in range(1 + grower.chance.below(2))]}


def vendetta_card(grower: Grower, family: str) -> dict[str, Any]:
    from interrex.games.vendetta.form import is_for
    from interrex.games.vendetta.moments import FREE

    moments = [moment for moment, each in FREE.items() if family in each.families]
    when = [grower.moment([*moments, "power"] if family == "clan_card" else moments) for _ in range(2)]
    return {"effects": {each: grower.calls(each, 2, partial(is_for, family)) for each in dict.fromkeys(when)}}


MAKERS = {"elekt": elekt_card, "masters": masters_card, "veto": veto_card, "vendetta": vendetta_card}
FAMILIES = {
    "elekt": ("unit", "mission", "influence", "privilege"),
    "masters": ("event", "relic", "district", "vampire"),
    "veto": ("character", "equipment", "estate", "effect", "thrust", "faction", "strategy"),
    "vendetta": ("clan_card", "ally", "relic", "location_card"),
}


def read_card(game: str, family: str, entry: Mapping[str, Any]) -> None:
    """Read one card alone; a mistake is a BadFile."""
    cards = importlib.import_module(f"interrex.games.{game}.cards")
    verbs = verbs_of(game)
    described = Entry("card.toml", family, 7, dict(entry), {}, None)
    if game == "veto":
        cards.load_kind(described, family, 0, {}, verbs)
    elif game == "elekt":
        fields = {field: entry[field] for field in ("when", "cost", "effect") if field in entry}
        cards.read_ability(Entry("card.toml", family, 7, fields, {}, None), family, verbs)
    elif game == "vendetta":
        cards.read_kind(described, family, set(), (entry["clan"],) if "clan" in entry else (), verbs)
    else:
        getattr(cards, f"read_{family}")(described, set(), verbs)


def demand_place(bad: BadFile) -> None:
    """A refusal names line, reason and remedy."""
    assert (bad.line, bool(bad.field), bool(bad.reason), bool(bad.remedy)) == (7, True, True, True), bad


def grow(game: str, family: str, entry: dict[str, Any], grower: Grower) -> tuple[dict[str, Any], int]:
    """A random card in the place of this one that is read without a mistake, and how many were refused."""
    for refused in range(60):
        fields = MAKERS[game](grower, family)
        tree = {family: [copy.deepcopy(entry)]}
        rewritten(game, tree, family, 0, fields)
        try:
            read_card(game, family, tree[family][0])
        except BadFile as bad:
            demand_place(bad)
            continue
        return tree[family][0], refused
    return entry, 60


def grown_text(
    game: str, seed: int, share: int = 1, about: tuple[str, ...] = (), twice: bool = False
) -> tuple[str, int, int]:
    """A pack in which every card, or one of so many, has a random text; how many have, how many failed."""
    chance = Chance(seed)
    grower, tree = Grower(game, chance, about=about, twice=twice), tree_of(game)
    made = refused = 0
    for family in FAMILIES[game]:
        for number, entry in enumerate(tree[family]):
            if game == "elekt" and family == "unit" and entry["rank"] == "basic":
                continue
            if chance.below(share):
                continue
            tree[family][number], wrong = grow(game, family, entry, grower)
            made += 1
            refused += wrong
    return toml(tree), made, refused


def grown_box(
    game: str, seed: int, share: int = 1, about: tuple[str, ...] = (), twice: bool = False
) -> tuple[Any, int, int]:
    """The same, read."""
    text, made, refused = grown_text(game, seed, share, about, twice)
    return game_spec(game).read_pack(text, "grown.toml"), made, refused


def new_table(game: str, pack: Any, seed: int) -> Table:
    spec = game_spec(game)
    variants = {"relics": True, "location_cards": True} if game == "vendetta" and seed % 3 else {}
    for shift in range(len(spec.seats)):
        seats = spec.seats[(seed + shift) % len(spec.seats)]
        try:
            return spec.new(spec.settings(seats, seed, pack, variants=variants), pack)
        except BadSetting:
            continue
    raise AssertionError("no number of seats can be played")


def play_grown(
    game: str,
    seed: int,
    every: int = 25,
    longest: int = 150,
    share: int = 1,
    about: tuple[str, ...] = (),
    twice: bool = False,
) -> tuple[int, int, int]:
    """A random game with a random box: contract, conservation and secrecy hold. Cards, refused, choices."""
    pack, made, refused = grown_box(game, seed, share, about, twice)
    table, _ = played_with(game, pack, seed, every, longest)
    check_told_once(table)
    return made, refused, len(table.choices)


def played_with(game: str, pack: Any, seed: int, every: int, longest: int) -> tuple[Table, int]:
    """A random game with a pack; the longest chain of texts that was seen at work."""
    table = new_table(game, pack, seed)
    chance, audit = Chance(seed + 1), game_spec(game).audit
    at_work = 0
    asked: set[str] = set()
    while not table.is_over and len(table.choices) < longest:
        complaint = audit(table)
        assert not complaint, complaint
        at_work = max(at_work, len(texts_at_work(table)))
        assert at_work <= LONGEST_CHAIN, texts_at_work(table)
        new = {question.name for question in table.questions} - asked
        if new:  # each question is looked at when it comes for the first time
            asked |= new
            testing.check_secrecy(table, Chance(len(table.choices)))
        if chance.below(every) == 0:
            testing.check_decision(table)
            testing.check_copy(table)
            testing.check_secrecy(table, chance)
        decision = table.decisions[chance.below(len(table.decisions))]
        table.choose(decision.options[chance.below(len(decision.options))], decision.seat)
    assert records.replay(table.record(), pack).fingerprint() == table.fingerprint()
    return table, at_work


# --- chains of texts --------------------------------------------------------------------------------

LONGEST_CHAIN = 4  # EL-951, MN-796, VE-1110; three in Veto! (VT-1340)
DONE = ("acted", "text_over", "spoken")  # the steps that wait below a text at work
CHAINS = {  # moments that texts bring about again and again
    "elekt": ("any_collects_heat", "any_discards_heat", "any_left", "left_here", "token_attached_here"),
    "masters": (
        "blood_comes",
        "blood_goes",
        "agents_enter",
        "agents_leave",
        "minions_enter",
        "veil_strengthened",
    ),
    "veto": ("cards_drawn", "kreski_gained", "kreski_lost", "card_tapped", "card_untapped", "moved"),
    "vendetta": ("blood_gained", "blood_lost", "blood_spent", "influence_gained", "influence_lost"),
}
SLOTS = ("exchange_slot", "before_duel", "thrust_declared", "thrust_worked", "result_fixed", "duel_end")


def texts_at_work(table: Table) -> set[tuple[Any, ...]]:
    """The texts that are being carried out: one, and those that set it off."""
    found = {item[1] for item in table.agenda if item[0].__name__ in DONE}
    if table.settings.game == "veto":
        from interrex.games.veto.stack import texts_at_work as answered
        from interrex.games.veto.table import Veto

        assert isinstance(table, Veto)
        found |= set(answered(table))
    return found


def check_told_once(table: Table) -> None:
    """That a chain was ended is said once, however many texts are stopped with it."""
    kinds = [line[0] for line in table.told]
    assert ("chain_stopped", "chain_stopped") not in pairwise(kinds)


def play_slots(seed: int, longest: int) -> tuple[int, int]:
    """VT-1032 A game of Veto! in which what is used in a slot of the exchange is paid; texts, payments."""
    from interrex.games.veto.table import Veto

    pack, made, _ = grown_box("veto", seed, about=SLOTS)
    table, chance, paid = new_table("veto", pack, seed), Chance(seed + 1), 0
    assert isinstance(table, Veto)
    while not table.is_over and len(table.choices) < longest:
        seat, question, options = table.asked[0][:3]
        for option in options if question == "slot" else ():
            if isinstance(option, tuple) and option[0] == "use":
                left = unpaid(table, seat, option)
                assert not left, left
                paid += left is not None
        first = 1 if len(options) > 1 and options[0] == "bene" and chance.below(3) else 0
        table.play(first + chance.below(len(options) - first))
    return made, paid


def told_stopped(table: Table) -> bool:
    """The log says that a chain was ended."""
    return any(line[0] == "chain_stopped" for line in table.told)


def accepted_wrong(game: str, seed: int, number: int) -> list[dict[str, Any]]:
    """Of so many random cards with wrong words those that pass, which none may."""
    chance = Chance(seed)
    grower, tree = Grower(game, chance, wrong=True), tree_of(game)
    accepted = []
    while number:
        family, before = grower.one(FAMILIES[game]), grower.wrong_words
        fields = MAKERS[game](grower, family)
        if grower.wrong_words == before:
            continue
        number -= 1
        described = {family: [copy.deepcopy(tree[family][0])]}
        rewritten(game, described, family, 0, fields)
        try:
            read_card(game, family, described[family][0])
        except BadFile as bad:
            demand_place(bad)
        else:
            accepted.append({"family": family, **fields})
    return accepted
