"""``interrex cards``: the pool of a game's cards, searched and sorted."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from interrex.cli.play import GameName
from interrex.cli.settings import Lang, PackOption, find_pack, find_words
from interrex.engine.errors import BadSetting, Reason
from interrex.match.pool import FAMILY, ORIGIN, PoolCard, pool_of
from interrex.terminal.lines import text, wrap
from interrex.words import Words
from interrex.words.facets import facet_name, facet_text


def cards(
    game: GameName,
    asked: Annotated[
        list[str] | None, typer.Argument(metavar="[WORDS]", help="Words in the name or text of a card.")
    ] = None,
    wanted: Annotated[
        list[str] | None,
        typer.Option("--with", metavar="NAME=VALUE", help="Such as family=character or lafa=3..5."),
    ] = None,
    sort: Annotated[
        str, typer.Option("--sort", metavar="NAME", help="By name, family or a number; -NAME: descending.")
    ] = "",
    facets: Annotated[bool, typer.Option("--facets", help="List what cards can be searched by.")] = False,
    pack: PackOption = None,
    lang: Lang = "",
) -> None:
    """Search the cards of a game: by words in them, by type, keyword and numbers. ° marks a stand-in."""
    box = find_pack(game, pack)
    words = find_words(lang, game, box)
    pool = pool_of(game, box)
    console = Console(highlight=False, markup=False)
    if facets:
        for name, values in pool.values().items():
            console.print(f"{name} ({facet_name(words, name)}): {', '.join(values)}")
        for name, ends in pool.numbers().items():
            console.print(f"{name} ({facet_name(words, name)}): {ends.text()}")
        return
    search = pool.search([_wish(each) for each in wanted or ()], " ".join(asked or ()), sort)
    found = pool.find(search, words.language)
    for card in found:
        line = text((words.card(card.id), "bold"), f" ({card.id})  {described(card, words)}")
        for each in wrap(line, console.width, indent=4):
            console.print(each, no_wrap=True, overflow="ellipsis")
    console.print(words.say("ui-cards-found", number=len(found), all=len(pool.cards)))


def _wish(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise BadSetting(
            f"--with {text!r} names no value. Write, for example, --with lafa=3..5.",
            Reason("form", {"field": "--with", "example": "lafa=3..5"}),
        )
    return name.strip(), value.strip()


def described(card: PoolCard, words: Words) -> str:
    """What stands on a card besides its name: type, facets, text."""
    said = [words.name(FAMILY, card.card.family)]
    said += [
        facet_text(words, name, facet) for name, facet in card.facets.items() if name not in (FAMILY, ORIGIN)
    ]
    facts = ", ".join(each for each in said if each)
    printed = card.card.text[words.language]
    return f"{facts}. {printed}" if printed else f"{facts}."
