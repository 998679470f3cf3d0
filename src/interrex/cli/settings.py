"""What several commands take: language, seats, seed, rulings, variants, pack, and how to read them."""

from __future__ import annotations

import contextlib
import os
import secrets
from collections.abc import Iterator
from contextvars import ContextVar
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from interrex.engine.errors import BadFile, BadSetting, InterrexError, Reason
from interrex.engine.packs import LANGUAGES
from interrex.engine.rulings import parse_switch
from interrex.engine.settings import Switch
from interrex.engine.table import SEAT_LETTERS, Table
from interrex.games import game_spec, house_pack, own_pack
from interrex.match.record import read_text
from interrex.words import Words

LANGUAGE = "interrex.language"  # in the meta of a context, so that refusals are told in it
GAME: Final = ContextVar("game", default="")  # in whose words refusals are told


def _noted(ctx: typer.Context, lang: str) -> str:
    """The language named, here or before the command."""
    named: str = lang or ctx.meta.get(LANGUAGE, "")
    ctx.meta[LANGUAGE] = named
    return named


Lang = Annotated[
    str,
    typer.Option(
        "--lang", metavar="LANG", help="Language: en, pl or pt; by default your own.", callback=_noted
    ),
]
Seats = Annotated[int | None, typer.Option("--seats", metavar="N", help="Number of seats.")]
Seed = Annotated[
    int | None,
    typer.Option("--seed", metavar="N", help="Seed of the deal; by default one that nobody can guess."),
]
RulingsOption = Annotated[
    list[str] | None, typer.Option("--ruling", metavar="NAME=VALUE", help="Another reading of a rule.")
]
VariantsOption = Annotated[
    list[str] | None, typer.Option("--variant", metavar="NAME=VALUE", help="A variant of the game.")
]
PackOption = Annotated[
    Path | None, typer.Option("--pack", metavar="FILE", help="Play with this pack of cards.")
]


def find_language(lang: str) -> str:
    """The language named, or the person's own where we speak it, or English."""
    if lang:
        if lang not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            why = Reason("language", {"name": lang, "known": known})
            raise BadSetting(f"There is no language {lang!r}. Languages: {known}.", why)
        return lang
    for variable in ("INTERREX_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        own = os.environ.get(variable, "")
        if own:
            return own[:2] if own[:2] in LANGUAGES else "en"
    return "en"


def find_words(lang: str, game: str = "", pack: Any = None) -> Words:
    """The words of a game in the language named."""
    note_game(game)
    return Words(find_language(lang), game, pack)


def note_game(game: str) -> None:
    """From here on refusals are told in the words of that game."""
    if game:
        GAME.set(game)


def find_pack(game: str, file: Path | None) -> Any:
    """The pack in that file, or the house pack."""
    note_game(game)
    if file is None:
        return house_pack(game)
    return own_pack(game, read_text(file), str(file))


def switches(texts: list[str] | None) -> dict[str, Switch]:
    """``name=value`` options as a table."""
    return dict(parse_switch(text) for text in texts or ())


def usual_seats(game: str) -> int:
    """The number of seats when nobody names one."""
    return game_spec(game).usual_seats


def new_game(
    game: str,
    seats: int | None,
    seed: int | None,
    rulings: list[str] | None,
    variants: list[str] | None,
    pack: Any,
) -> Table:
    """A new game from the options of a command."""
    count = usual_seats(game) if seats is None else seats
    chosen = switches(variants)
    spec, pack = game_spec(game), house_pack(game) if pack is None else pack
    seed = secrets.randbits(128) if seed is None else seed
    chosen = decks_in(game, chosen, pack, switches(rulings))
    return spec.new(spec.settings(count, seed, pack, switches(rulings), chosen), pack)


def decks_in(
    game: str, variants: dict[str, Switch], pack: Any, rulings: dict[str, Switch]
) -> dict[str, Switch]:
    """Variants that name a deck file hold the deck itself, so that a record needs no file."""
    spec = game_spec(game)
    decks = spec.decks
    if decks is None:
        return variants
    readings = spec.rulings_by(rulings)
    return {
        name: decks.code(pack, read_text(Path(value)), value, variants, readings)
        if name in decks.variants and isinstance(value, str) and value.endswith((".toml", ".txt"))
        else value
        for name, value in variants.items()
    }


def find_seat(text: str, seats: int) -> int:
    """A seat by its letter."""
    letter = text.strip().upper()
    legal = SEAT_LETTERS[:seats]
    if len(letter) != 1 or letter not in legal:
        why = Reason("seat", {"name": text, "known": ", ".join(legal)})
        raise BadSetting(f"There is no seat {text!r}. Seats at this table: {', '.join(legal)}.", why)
    return legal.index(letter)


@contextlib.contextmanager
def told_in(words: Words) -> Iterator[None]:
    """Whatever is refused in here is told in the words of this pack; in English with every detail."""
    try:
        yield
    except (BadFile, BadSetting) as wrong:
        if words.language == LANGUAGES[0] or not words.can_say(wrong):
            raise
        raise InterrexError(words.why(wrong)) from None
