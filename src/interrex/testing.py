"""The contract every game keeps, as a test anybody may run on any game.

>>> from interrex.testing import check_game
>>> check_game("elekt", seats=2, games=1)
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import interrex
from interrex.engine.arguments import typed_values
from interrex.engine.chance import Chance
from interrex.engine.comparing import all_slots
from interrex.engine.errors import BadSetting, EngineError, IllegalChoice
from interrex.engine.knowledge import all_bits, holds_possible, settle
from interrex.engine.options import MARK, VERB, shown, word_of
from interrex.engine.questions import Decision, LogLine, Question
from interrex.engine.settings import Switch
from interrex.engine.table import Table
from interrex.games import game_spec
from interrex.match.record import from_text, replay, to_text
from interrex.match.wording import fixed_words
from interrex.testing_log import Broken, choose_checked

__all__ = ["Broken", "check_game", "check_random_game", "random_game"]

NOT_A_WORD = "no such option"
REFUSALS_EVERY = 4  # so many choices: all that is nearly an option takes long to find
STORIES_EVERY = 5  # so many choices: the same choice in another world for every reader of the log


def check_game(
    name: str,
    seats: int | None = None,
    games: int = 1,
    seed: int = 0,
    rulings: dict[str, Switch] | None = None,
    variants: Mapping[str, Switch] | None = None,
    secrecy: bool = True,
    every: int = 1,
) -> None:
    """Play random games and check the whole contract at every decision.

    Without ``seats`` every legal number is played. ``secrecy`` also checks at each decision that no
    seat can tell a sampled world from the real one, and that no line of the log tells its readers more than
    the table does. ``every`` spares long games: on average only one decision of so many is checked.
    """
    for count in game_spec(name).seats if seats is None else (seats,):
        for number in range(games):
            game = interrex.new(name, count, seed + number, rulings, **(variants or {}))
            _play_checked(game, Chance(seed * 1000 + number), secrecy, every)


def random_game(name: str, chance: Chance, seats: int | None = None) -> Table:
    """A new game; one in three variants and rulings is drawn at random, and so are the seats unless given."""
    spec = game_spec(name)
    while True:
        rulings: dict[str, Switch] = {}
        variants: dict[str, Switch] = {}
        for ruling in spec.rulings:
            if chance.below(3) == 0:
                rulings[ruling.name] = ruling.readings[chance.below(len(ruling.readings))]
        for variant, readings in spec.variants.items():
            if chance.below(3) == 0:
                legal = tuple(readings)
                variants[variant] = legal[chance.below(len(legal))]
        count = spec.seats[chance.below(len(spec.seats))] if seats is None else seats
        try:
            return interrex.new(name, count, chance.below(1 << 30), rulings, **variants)
        except BadSetting:  # some of them do not go together
            continue


def check_random_game(name: str, seed: int, every: int = 1, longest: int | None = None) -> Table:
    """Check the whole contract in one random game under random variants and rulings."""
    chance = Chance.from_seed(seed)
    game = random_game(name, chance)
    _play_checked(game, chance, True, every, longest)
    return game


def _play_checked(game: Table, chance: Chance, secrecy: bool, every: int, longest: int | None = None) -> None:
    past: list[tuple[Table, str]] = []
    name = game.settings.game
    luck = Chance(len(name))  # of its own, so that the same game is played without the law of the log
    while not game.is_over and len(game.choices) != longest:
        complaint = game_spec(name).audit(game)
        _demand(game, not complaint, complaint)
        checked = every == 1 or chance.below(every) == 0
        if checked:
            check_decision(game)
            if secrecy:
                check_secrecy(game, chance)
            past.append((game.copy(), _digest(game)))
        decisions = game.decisions
        decision = decisions[chance.below(len(decisions))]
        word = decision.options[chance.below(len(decision.options))]
        if checked and secrecy:
            compared = len(game.choices) % STORIES_EVERY == 0
            choose_checked(game, word, decision.seat, luck if compared else None)
        else:
            game.choose(word, decision.seat)
        if len(game.choices) % (50 * every) == 1:
            check_saving(game)
    if game.is_over:
        check_end(game)
    check_saving(game)
    for position, digest in past:
        _demand(game, _digest(position) == digest, "a past position has changed")


def check_decision(game: Table) -> None:
    """Options are there, unique and stable; nobody else can act; a copy is equal and independent."""
    _demand(game, not game.result and bool(game.asked), "nobody is asked and the game is not over")
    for decision in game.decisions:
        words = decision.options
        _demand(game, bool(words), "there is no option")
        _demand(game, len(set(words)) == len(words), f"options are not unique: {words}")
        _demand(game, bool(decision.rule) or decision.question == "go on", "no rule is cited")
        check_words(game, decision)
    before = game.fingerprint()
    _demand(game, game.decisions == game.decisions, "options change when looked at twice")
    asked = {decision.seat for decision in game.decisions}
    for seat in range(game.seats):
        word = game.decisions[0].options[0] if seat not in asked else NOT_A_WORD
        try:
            game.choose(word, seat)
        except IllegalChoice as refused:
            _demand(game, len(str(refused)) > 20, "a refusal says too little")
        else:
            _demand(game, False, f"seat {seat} could choose {word!r}")
    try:
        game.scores()
    except EngineError:
        pass
    else:
        _demand(game, False, "there are scores before the end")
    check_copy(game, before)
    _demand(game, game.fingerprint() == before, "a refused choice, a look or a copy changed something")
    check_asking(game)


def check_words(game: Table, decision: Decision) -> None:
    """A game that says the words of its options says all of them."""
    spec = game_spec(game.settings.game)
    if not spec.option_words:
        return
    known = fixed_words(spec)
    for parts in decision.parts:
        for part in parts:
            if part.type in (VERB, MARK) and not known.issuperset(part.word.split()):
                _demand(game, False, f"{part.word!r} is not among the game's option_words")


def check_copy(game: Table, fingerprint: str = "") -> None:
    """The copy is equal, and no list is shared with it. Whoever has the fingerprint already may say it."""
    copy = game.copy()
    _demand(game, copy.fingerprint() == (fingerprint or game.fingerprint()), "the copy is not equal")
    for slot in all_slots(game):
        mine, other = getattr(game, slot), getattr(copy, slot)
        shared = isinstance(mine, list | dict | set | Chance) and mine is other
        _demand(game, not shared, f"the copy shares the field {slot!r}")
        if isinstance(mine, list):
            for one, two in zip(mine, other, strict=True):
                nested = isinstance(one, list | dict | set) and one is two
                _demand(game, not nested, f"the copy shares a list inside {slot!r}")


def check_asking(game: Table) -> None:
    """The step that asks only looks and asks: asking again changes nothing."""
    settle(game, all_bits(game))
    again = game.copy()
    again.ask_again(-1, Chance(1))
    same = again.questions == game.questions
    _demand(game, same, "asking again gives another question")
    for slot in all_slots(game):
        if slot in ("answers", "running_step", "agenda_floor", "asked"):
            continue
        if not isinstance(getattr(game, slot), Chance):
            equal = _reads_alike(getattr(again, slot), getattr(game, slot))
            _demand(game, equal, f"the step that asks changes {slot!r} before it asks")
        else:
            _demand(game, again.chance.state == game.chance.state, "the step that asks uses chance")


def _reads_alike(one: Any, two: Any) -> bool:
    """Two fields hold the very same things, such as the kinds of a pack, or things that read alike."""
    if isinstance(one, list | tuple) and type(one) is type(two) and len(one) == len(two):
        if all(mine is other for mine, other in zip(one, two, strict=True)):
            return True
    return one is two or repr(one) == repr(two)


def check_secrecy(game: Table, chance: Chance) -> None:
    """No seat, and no watcher, can tell a sampled world from the real one."""
    for seat in range(game.seats + 1):
        world = game.sample_world(seat, chance)
        there = what_is_seen(world, seat)
        for what, seen in what_is_seen(game, seat).items():
            _demand(game, there[what] == seen, f"{what} of seat {seat} tells a secret")
        if len(game.choices) % REFUSALS_EVERY == 0:
            check_refusals(game, world, seat)
        check_knowledge(world)
        check_known_to_others(game, world, seat)
        check_told(game, world, seat)


def check_refusals(game: Table, world: Table, seat: int) -> None:
    """Why a word is no option depends on what the asked seat knows, and on nothing else."""
    here, there = game.question_of(seat), world.question_of(seat)
    if here is not None and there is not None:
        same = refusals(game, here) == refusals(world, there)
        _demand(game, same, f"a refusal tells seat {seat} a secret")


def check_told(game: Table, world: Table, seat: int) -> None:
    """In a world that the seat holds possible there is every card that the log has named to it.

    What others have read is of no concern here: a world has only the lines that the seat may read.
    """
    words = {world.card_word(card) for card in range(len(world.where))}
    dealt = {
        game.card_word(card) for card in range(len(game.where))
    }  # not relics and the like, which lie open
    for line in world.log(seat):
        told = f"{line.kind} told seat {seat}"
        for card in cards_named(game, line):
            word = game.card_word(card)
            there = world.card_word(card)
            _demand(game, there == word, f"{told} of {word}, in its world of {there}")
            _demand(game, word in words or word not in dealt, f"{told} of {word}, in its world there is none")


def cards_named(game: Table, line: LogLine) -> list[int]:
    """The cards that a line of the log names."""
    found: list[int] = []
    names = game_spec(game.settings.game).log_args.get(line.kind, "")
    for _, type_name, value in typed_values(names, line.args):
        if type_name == "card":
            found.append(value)
        elif type_name == "cards":
            found.extend(value)
    return [card for card in found if card >= 0]


def what_is_seen(game: Table, seat: int) -> dict[str, str]:
    """Everything one seat can see, as text; what it is told of wrong words is ``refusals``."""
    decision = game.decision_of(seat)
    return {
        "the view": repr(game.view(seat)),
        "the log": repr(game.log(seat)),
        "the options": repr(decision),
        "the parts of options": repr(decision.parts) if decision is not None else "",
        "the parts of choices": repr([game.chosen_parts(at, seat) for at in range(len(game.choices))]),
        "the record": repr(game.record(seat)) if not game.is_over else "",
        "who is asked": repr([(each.seat, each.name, each.rule) for each in game.questions]),
        "the options of others": options_of_all(game) if _all_options_open(game) else "",
    }


def _all_options_open(game: Table) -> bool:
    """Others may see, and propose, what a seat can choose."""
    return game_spec(game.settings.game).cooperative


def options_of_all(game: Table) -> str:
    """Every open decision with the parts of its options."""
    return repr([(each, each.parts) for each in game.decisions])


def refusals(game: Table, question: Question) -> dict[str, str]:
    """The rule for every word that is nearly an option; all other words get the question's own."""
    found: dict[str, str] = {}
    for parts, rule in game.near_misses(question):
        found.setdefault(word_of(shown(parts, game.card_word)), rule)
    return found


def check_knowledge(game: Table) -> None:
    """Where a card lies is always among the places where each seat thinks it may lie."""
    for seat in range(game.seats + 1):
        for card in range(len(game.where)):
            if not holds_possible(game, seat, card):
                _demand(game, False, f"seat {seat} is wrong about card {card}")


def check_known_to_others(game: Table, world: Table, seat: int) -> None:
    """Who cannot tell a seat's sampled world from the real one either knows the same of each card in both.

    A watcher never can: what a watcher knows everybody knows.
    """
    real = game.copy()
    settle(real, all_bits(real))
    settle(world, all_bits(world))
    cards = len(real.where)
    for other in range(real.seats + 1):
        row = slice(other * cards, (other + 1) * cards)
        known = real.possible_lots[row]
        alike = all(lots >> lot & 1 for lots, lot in zip(known, world.actual_lot[row], strict=True))
        _demand(game, alike or other < real.seats, f"a watcher can tell a world of seat {seat} apart")
        same = known == world.possible_lots[row]
        _demand(game, same or not alike, f"in a world of seat {seat} seat {other} knows other things")


def check_saving(game: Table) -> None:
    """The record, written and read, leads to the same position."""
    record = from_text(to_text(game.record()), "record")
    again = replay(record)
    _demand(game, again.fingerprint() == game.fingerprint(), "the saved game is another one")


def check_end(game: Table) -> None:
    """The game ended by a rule, with winners and scores."""
    result = game.result
    _demand(game, result is not None and bool(result.rule), "the game did not end by a rule")
    _demand(game, len(game.scores()) == game.seats, "not every seat has a score")
    complaint = game_spec(game.settings.game).audit(game)
    _demand(game, not complaint, complaint)


def _digest(game: Table) -> str:
    return hashlib.sha256(game.fingerprint().encode()).hexdigest()


def _demand(game: Table, holds: bool, complaint: str) -> None:
    if not holds:
        settings = game.settings
        raise Broken(
            f"{settings.game}, {settings.seats} seats, seed {settings.seed}, after "
            f"{len(game.choices)} choices: {complaint}\n{_asked(game)}"
        )


def _asked(game: Table) -> str:
    questions: list[Any] = [(each.seat, each.name) for each in game.questions]
    return f"asked: {questions}; {game.agenda_words()}"
