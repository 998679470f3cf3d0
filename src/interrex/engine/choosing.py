"""Choosing, refusing and telling apart: how an open question meets the words of people.

Playouts come by none of this: ``Table.play`` takes an option by its number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from interrex.engine.chance import commitment
from interrex.engine.errors import EngineError, IllegalChoice
from interrex.engine.knowledge import all_bits, knows
from interrex.engine.options import (
    CARD,
    SEAT_LETTERS,
    Parts,
    copy_numbers,
    hidden,
    numbered,
    public,
    shown,
    verb,
    word_of,
)
from interrex.engine.questions import Chosen, Decision, Question
from interrex.engine.settings import Record

if TYPE_CHECKING:
    from interrex.engine.table import Table

SECRET: Final = "…"  # stands for a choice that nobody else may know yet
STILL_SECRET: Final[Parts] = (verb(SECRET),)


# --- options ------------------------------------------------------------------------------------


def decision_about(game: Table, question: Question) -> Decision:
    """A question as the asked seat sees it."""
    _, parts, words = parts_of_options(game, question)
    copies = copy_numbers(words)
    return Decision(
        question.seat, question.name, question.rule, numbered(words, copies), tuple(parts), copies
    )


def parts_of_options(game: Table, question: Question) -> tuple[list[Parts], list[Parts], list[str]]:
    """The parts of every option, the same as they leave the table, and the word; options of one word say what
    tells them apart."""
    options = question.options
    every = [game.option_parts(question.name, option) for option in options]
    outside = [shown(parts, game.card_word) for parts in every]
    words = [word_of(parts) for parts in outside]
    by_word: dict[str, list[int]] = {}
    for index, word in enumerate(words):
        by_word.setdefault(word, []).append(index)
    if len(by_word) < len(options):
        for group in by_word.values():
            if len(group) > 1:
                alike = [options[index] for index in group]
                for index in group:
                    every[index] = (*every[index], *game.tell_apart(question, options[index], alike))
                    outside[index] = shown(every[index], game.card_word)
                    words[index] = word_of(outside[index])
    return every, outside, words


# --- choosing -----------------------------------------------------------------------------------


def number_asked(game: Table, word: str, seat: int | None) -> int:
    """Which of the open questions a seat answers by that word; without a seat, the first."""
    if not game.asked:
        raise IllegalChoice(f"{word!r} comes too late: the game is over.", "")
    if seat is None:
        return 0
    questions = game.questions
    for which, question in enumerate(questions):
        if question.seat == seat:
            return which
    who = f"Seat {SEAT_LETTERS[seat]}" if 0 <= seat < game.seats else "Who only watches"
    waiting = ", ".join([SEAT_LETTERS[question.seat] for question in questions])
    first = questions[0]
    raise IllegalChoice(
        f"{who} is not asked now; the table waits for seat {waiting} ({first.name}, {first.rule}).",
        first.rule,
    )


def refused(game: Table, question: Question, word: str, words: tuple[str, ...]) -> IllegalChoice:
    """Why that word is no answer, by which rule, and what would be one."""
    rule = game.refusal(question, word)
    return IllegalChoice(
        f"{word!r} is not an answer to {question.name!r} ({rule}). Legal now: {', '.join(words)}.",
        rule,
    )


def says(game: Table, parts: Parts, word: str) -> bool:
    """That is the word of these parts."""
    if not parts:
        return False
    first = parts[0]
    start = game.card_word(first.value) if first.type == CARD and first.value >= 0 else first.word
    # only for speed: of the many that are nearly options most begin otherwise
    return word.startswith(start) and word_of(shown(parts, game.card_word)) == word


# --- what others see of a choice ----------------------------------------------------------------


def chosen_option(game: Table, question: Question, word: str, parts: Parts) -> Chosen:
    """A choice with what others may see of it: no card they do not know, nothing while it is secret."""
    seat = question.seat
    own = shown(parts, game.card_word)
    if question.secret:
        return Chosen(seat, question.name, word, SECRET, 1 << seat, own, STILL_SECRET)
    named = [part.value for part in public(parts) if part.type == CARD and part.value >= 0]
    readers = 0
    for viewer in range(game.seats + 1):
        if viewer == seat or all(knows(game, viewer, card) for card in named):
            readers |= 1 << viewer
    everybody = readers == all_bits(game)
    known = public(own)
    if len(known) < len(own):
        readers = 1 << seat
    elif everybody:
        return Chosen(seat, question.name, word, word, readers, own, own)
    others = known if everybody else hidden(known)
    return Chosen(seat, question.name, word, word_of(others), readers, own, others)


def choice_for(chosen: Chosen, viewer: int) -> Chosen:
    """An earlier choice as that seat may know it, for a world in which there is nothing else to know."""
    if chosen.readers >> viewer & 1:
        return chosen
    others, known = chosen.others, chosen.public_parts
    return Chosen(chosen.seat, chosen.question, others, others, chosen.readers, known, known)


def record_of(game: Table, seat: int | None) -> Record:
    """Settings, seed and choices; for one seat only what it may know."""
    over = game.result is not None
    whole = seat is None or over
    if whole and not game.recorded:
        raise EngineError("a sampled world or playout has no record of its own")
    result = ""
    if game.result is not None:
        winners = " ".join(SEAT_LETTERS[winner] for winner in game.result.winners)
        result = f"{game.result.rule} {winners}".strip()
    choices = tuple(
        (chosen.seat, chosen.word if whole or chosen.readers >> (seat or 0) & 1 else chosen.others)
        for chosen in game.choices
    )
    seed = game.settings.seed if whole else None
    return Record(game.settings, commitment(game.settings.seed), seed, choices, result, bool(whole))
