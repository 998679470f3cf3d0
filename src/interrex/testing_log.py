"""The law of the log, as a test for any game: a line tells its readers nothing that the table does not.

Comparing logs of sampled worlds proves nothing, for a sampled world copies the log. So each line is checked
as it is told, in two ways:

- *known cards*: every card that a line names is known to each of its readers, at the latest when it can be
  read;
- *the same story*: in a world that a reader cannot tell from the real one the same choice is made again. If
  afterwards the reader still cannot tell the two apart, both logs have grown by the same lines. This also
  catches answers, numbers and counts.

And sampled worlds agree with the seat's own log: what it names is called the same there.

>>> from interrex.testing_log import check_log
>>> check_log("elekt", seats=2, seed=1, choices=20).lines > 20
True
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

import interrex
from interrex.engine.arguments import typed
from interrex.engine.chance import Chance
from interrex.engine.choosing import SECRET
from interrex.engine.knowledge import all_places_of, knows
from interrex.engine.options import hidden, public, word_of
from interrex.engine.questions import LogLine
from interrex.engine.settings import Switch
from interrex.engine.spec import GameSpec
from interrex.engine.table import EVERYONE, Table
from interrex.games import game_spec
from interrex.match.wording import line_word

CARDS: Final = ("card", "cards")  # types of arguments that name cards
Tell = Callable[..., None]
Unknown = tuple[LogLine, int, int]  # a line, a card it names, and a reader who did not know it


class Broken(AssertionError):
    """A game does not keep the contract; the message says where and how."""


@dataclass(slots=True)
class Checked:
    """How much was checked: lines told, cards in them, and stories compared."""

    lines: int = 0
    cards: int = 0
    stories: int = 0

    def add(self, other: Checked) -> None:
        self.lines += other.lines
        self.cards += other.cards
        self.stories += other.stories


def check_log(
    name: str,
    seats: int,
    seed: int = 0,
    choices: int = 10_000,
    rulings: Mapping[str, Switch] | None = None,
    variants: Mapping[str, Switch] | None = None,
    every: int = 1,
) -> Checked:
    """Play a random game and check every line; stories are compared at one choice in ``every``."""
    game = interrex.new(name, seats, seed, dict(rulings or {}), **(variants or {}))
    chance = Chance(seed)
    checked = Checked()
    for _ in range(choices):
        if game.is_over:
            break
        decisions = game.decisions
        decision = decisions[chance.below(len(decisions))]
        word = decision.options[chance.below(len(decision.options))]
        compare = every == 1 or chance.below(every) == 0
        checked.add(choose_checked(game, word, decision.seat, chance if compare else None))
    return checked


def choose_checked(game: Table, word: str, seat: int, chance: Chance | None) -> Checked:
    """Make a choice and check every line that is told by it; without ``chance`` no stories are compared."""
    before = game.copy()
    with listening() as heard:
        game.choose(word, seat)
    for line, card, reader in heard.unknown:
        if not _known(before, reader, card) and not _known(game, reader, card):
            raise Broken(
                f"{_where(game)}: {_said(game, line)} tells {_reader(game, reader)} of a card that "
                "it does not know"
            )
    checked = Checked(len(game.told) - len(before.told), heard.cards)
    if chance is not None:
        for reader in range(game.seats + 1):
            checked.stories += _same_story(before, game, word, seat, reader, chance)
            _agrees(game, reader, chance)
    return checked


# --- known cards -----------------------------------------------------------------------------------


class Heard:
    """What was told while somebody listened: cards that some reader did not know at that moment."""

    def __init__(self) -> None:
        self.unknown: list[Unknown] = []
        self.cards = 0


@contextmanager
def listening() -> Iterator[Heard]:
    """Look at every line as it is told."""
    heard = Heard()
    tell: Tell = Table.tell

    def tell_and_look(game: Table, kind: str, *args: Any, rule: str = "", to: int = EVERYONE) -> None:
        tell(game, kind, *args, rule=rule, to=to)
        line = LogLine(*game.told[-1])
        cards = named_cards(game, line)
        heard.cards += len(cards)
        if cards:
            table = game.copy()  # looking draws conclusions; they are not to be drawn here
            for reader in range(game.seats + 1):
                if line[3] >> reader & 1:
                    heard.unknown += [
                        (line, card, reader) for card in cards if not _known(table, reader, card)
                    ]

    try:
        Table.tell = tell_and_look  # type: ignore[assignment, method-assign]
    except TypeError:  # a compiled table cannot be listened to; stories are still compared
        yield heard
        return
    try:
        yield heard
    finally:
        Table.tell = tell  # type: ignore[method-assign]


def named_cards(game: Table, line: LogLine) -> list[int]:
    """The cards that a line names; numbers beyond the cards of the table stand for kinds."""
    types = [each for _, each in typed(game_spec(game.settings.game).log_args.get(line[0], ""))]
    cards: list[int] = []
    for type_name, value in zip(types, line[1], strict=False):
        if type_name in CARDS:
            cards += value if isinstance(value, tuple) else (value,)
    return [card for card in cards if isinstance(card, int) and card >= 0]


def _known(game: Table, reader: int, card: int) -> bool:
    """The reader knows where that card lies, or one that has the same face."""
    word = game.card_word(card)
    is_of_the_table = card < len(game.where)
    alike = [other for other in range(len(game.where)) if game.card_word(other) == word]
    if not is_of_the_table and not alike:  # it lies in no place: a relic or a location card, open to all
        return True
    return (is_of_the_table and _placed(game, reader, card)) or any(
        _placed(game, reader, other) for other in alike
    )


def _placed(game: Table, reader: int, card: int) -> bool:
    """The reader knows the place of a card, and in a deck its position."""
    place = game.where[card]
    is_pile = game.ordered[place] and not game.sees[place] >> reader & 1
    return knows(game, reader, card) and (not is_pile or bool(game.pinned[card] >> reader & 1))


# --- the same story --------------------------------------------------------------------------------


def _same_story(before: Table, after: Table, word: str, seat: int, reader: int, chance: Chance) -> int:
    """Make the choice again in a world that the reader cannot tell apart; 1 if the stories were compared."""
    real, world = before.copy(), before.sample_world(reader, chance)
    options = same_choices(after, world, seat, reader)
    if not options:
        return 0  # the choice itself told the two apart
    luck = chance.below(1 << 30)
    real.chance, world.chance = Chance(luck), Chance(luck)
    since, since_there = len(real.told), len(world.told)
    with listening() as heard:
        real.choose(word, seat)
        world.choose(options[chance.below(len(options))], seat)
    if seen(real, reader) != seen(world, reader):
        return 0
    here, there = _unseen(real, reader, since), _unseen(world, reader, since_there)
    if _words(real, here) != _words(world, there) and not _was_shown(here, there, real, world, heard, reader):
        raise Broken(
            f"{_where(after)}: {_reader(after, reader)} cannot tell two worlds apart but by the log.\n"
            f"here:  {_words(real, here)}\nthere: {_words(world, there)}"
        )
    return 1


def same_choices(after: Table, world: Table, seat: int, reader: int) -> list[str]:
    """The options there that look to the reader like the choice made here."""
    chosen = after.choices[-1]
    word, others, audience = chosen.word, chosen.others, chosen.readers
    decision = world.decision_of(seat)
    if decision is None:
        return []
    if reader == seat or audience >> reader & 1:
        return [word] if word in decision.options else []
    if others == SECRET:
        return list(decision.options)
    found = []
    for option, parts in zip(decision.options, decision.parts, strict=True):
        known = public(parts)
        if others in (word_of(known), word_of(hidden(known))):
            found.append(option)
    return found


def seen(game: Table, reader: int) -> str:
    """Everything but the log: what the reader sees, is asked, and knows of each card."""
    asked = [(each.seat, each.name, each.rule) for each in game.questions]
    known = all_places_of(game, reader)
    pinned = [
        (card, game.cards_at[place].index(card))
        for card, place in enumerate(game.where)
        if game.pinned[card] >> reader & 1
    ]
    return f"{game.view(reader)!r}{game.decision_of(reader)!r}{asked}{game.result!r}{known}{pinned}"


def _unseen(game: Table, reader: int, since: int) -> list[LogLine]:
    """What a reader is told, but for lines of which everybody sees at the table what they tell."""
    return [line for line in game.log(reader, since) if line[0] not in _spec(game).seen_lines]


def _was_shown(
    here: list[LogLine], there: list[LogLine], real: Table, world: Table, heard: Heard, reader: int
) -> bool:
    """The logs differ only in cards that were shown to the reader on the way and are out of sight again."""
    if [line[0] for line in here] != [line[0] for line in there]:
        return False
    unknown = {line[:3] for line, _, who in heard.unknown if who == reader}
    for one, other in zip(here, there, strict=True):
        if line_word(_spec(real), real, one) == line_word(_spec(world), world, other):
            continue
        if one[:3] in unknown or other[:3] in unknown or not named_cards(real, one):
            return False
        if _without_cards(real, one) != _without_cards(world, other):
            return False
    return True


def _without_cards(game: Table, line: LogLine) -> list[Any]:
    types = [each for _, each in typed(_spec(game).log_args.get(line[0], ""))]
    return [value for type_name, value in zip(types, line[1], strict=False) if type_name not in CARDS]


def _agrees(game: Table, reader: int, chance: Chance) -> None:
    """A sampled world calls everything that the seat's own log names as the real one does."""
    if game.is_over:
        return
    world = game.sample_world(reader, chance)
    here, there = _words(game, game.log(reader)), _words(world, world.log(reader))
    if here != there:
        one, other = next(pair for pair in zip(here, there, strict=True) if pair[0] != pair[1])
        raise Broken(
            f"{_where(game)}: a sampled world contradicts the log of {_reader(game, reader)}: "
            f"it reads {one!r} here and {other!r} there"
        )


# --- words -------------------------------------------------------------------------------------------


def _spec(game: Table) -> GameSpec:
    return game_spec(game.settings.game)


def _words(game: Table, lines: list[LogLine]) -> list[str]:
    return [line_word(_spec(game), game, line) for line in lines]


def _said(game: Table, line: LogLine) -> str:
    return f"{line_word(_spec(game), game, line)!r} ({line[2]})"


def _reader(game: Table, reader: int) -> str:
    return f"seat {reader}" if reader < game.seats else "a watcher"


def _where(game: Table) -> str:
    settings = game.settings
    return f"{settings.game}, {settings.seats} seats, seed {settings.seed}, {len(game.choices)} choices"
