"""By hand: what no verb can say is shown to the table and settled with a few refereed tools.

``manual("…")`` shows a text. The seat whose text it is, then every other, may propose to move a card or to
change a counter; what everybody agrees to is done and told. A card that is named is shown to all, a card that
nobody named moves unseen: nobody learns what he could not see, and every world a seat can imagine asks the
same. A game says which places and counters there are by its ``Tools``. Where a position is only played out
nobody is there to read the text, and nothing happens.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from interrex.engine.errors import EngineError
from interrex.engine.knowledge import all_bits, knows
from interrex.engine.open_classes import mypyc_attr
from interrex.engine.options import Part, Parts, card_part, kind_part, mark, number_part, seat_part, verb
from interrex.engine.questions import step
from interrex.engine.zones import move, show

if TYPE_CHECKING:
    from interrex.engine.questions import Option
    from interrex.engine.table import Table

NOBODY: Final = -1
UNSEEN: Final = -1  # a card that nobody has named
SETTLED: Final = "settled"
MOVE: Final = "move a card by hand"
CHANGE: Final = "change a counter by hand"
AGREE: Final = "agree"
OBJECT: Final = "object"
MORE: Final = "more"
LESS: Final = "less"
THE: Final = "the"
PLACE: Final = "place"
COUNTER: Final = "counter"
MOST_PROPOSALS: Final = 12  # of one seat for one text
MOST_CHANGE: Final = 9

CONSENT: Final = "by hand consent"
QUESTIONS: Final = frozenset(
    (
        "by hand", "by hand from", "by hand card", "by hand to", "by hand counter", "by hand number",
        CONSENT,
    )
)  # fmt: skip
OPTION_WORDS: Final = frozenset((SETTLED, MOVE, CHANGE, AGREE, OBJECT, MORE, LESS, THE))
LOG_ARGS: Final = {
    "by_hand": "bearer text",
    "by_hand_move": "seat card origin:place to:place",
    "by_hand_change": "seat change counter",
    "by_hand_refused": "seat",
    "by_hand_moved": "bearer card origin:place to:place",
    "by_hand_changed": "bearer change counter",
}

ASK_ARGS: Final = {"tool_chosen": "- bearer"}  # whose text it is, for the seat that is asked
BEARERS: Final[dict[str, tuple[int, ...]]] = {"tool_chosen": (1,)}

Owner: TypeAlias = int | str  # a seat, the id of a kind of card, or NOBODY
Spot: TypeAlias = tuple[str, str, Owner]  # a place or a counter: its type, its word, whose it is
Subject: TypeAlias = tuple[str, Owner]  # a counter by its word, and whose it is
Deed: TypeAlias = tuple[Any, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Tools:
    """What may be done by hand in a game: its rule, the words of its places and counters, and how."""

    __slots__ = ()

    def rule(self) -> str:
        """The rule that is cited."""
        raise EngineError(f"{type(self).__name__} names no rule")

    def words(self) -> tuple[str, ...]:
        """The words of all places and counters."""
        return ()

    def seats(self, game: Any, first: int) -> list[int]:
        """Who has a say, beginning with the seat whose text it is."""
        start = max(first, 0)
        return [(start + number) % game.seats for number in range(game.seats)]

    def sources(self, game: Any, seat: int) -> Sequence[int]:
        """The places from which cards may be taken; only by what the seat knows."""
        return ()

    def offered(self, game: Any, seat: int, place: int) -> Sequence[int]:
        """The cards of a place that the seat may name; none where it does not see them."""
        return distinct(game, place) if game.sees[place] >> seat & 1 else ()

    def targets(self, game: Any, card: int, place: int) -> Sequence[int]:
        """Where a card of that place may go; where no unseen card may go, nothing."""
        return ()

    def spot(self, game: Any, place: int) -> Spot:
        """What a place is called, and whose it is."""
        raise EngineError(f"{type(self).__name__} has no name for place {place}")

    def aside(self) -> tuple[str, ...]:
        """The words of places at which a card does nothing: drawn from, discarded to, or out of the game."""
        return ()

    def put(self, game: Any, card: int, place: int) -> None:
        """Move a card, with all that follows from it."""
        move(game, card, place)

    def show(self, game: Any, card: int) -> None:
        """Everybody sees a card where it lies."""
        show(game, card, all_bits(game))

    def face(self, game: Any, card: int) -> int:
        """The number by which the log names a card."""
        return card

    def subjects(self, game: Any) -> Sequence[Subject]:
        """The counters that may be changed."""
        return ()

    def change(self, game: Any, subject: Subject, number: int) -> None:
        """Change a counter, as far as it goes."""
        raise EngineError(f"{type(self).__name__} cannot change {subject}")


TOOLS: Final[dict[str, Tools]] = {}  # by the name of the game


def tools_of(game: Table) -> Tools:
    return TOOLS[game.settings.game]


def is_aside(game: Table, card: int) -> bool:
    """The card lies where it does nothing; not so where a game has no word for the place."""
    tools = tools_of(game)
    try:
        return tools.spot(game, game.where[card])[1] in tools.aside()
    except (EngineError, KeyError):
        return False


def words_of(name: str) -> frozenset[str]:
    """The words of options by hand in a game."""
    return OPTION_WORDS | frozenset(TOOLS[name].words()) if name in TOOLS else frozenset()


def distinct(game: Table, place: int) -> list[int]:
    """The cards of a place; of equal ones that not all see only one, so that no copy is given away."""
    cards = game.cards_at[place]
    if game.sees[place] == all_bits(game):
        return cards[:]
    found: dict[str, int] = {}
    for card in sorted(cards):
        word = game.card_word(card)
        if word not in found or (is_open(game, card) and not is_open(game, found[word])):
            found[word] = card
    return list(found.values())


def is_open(game: Table, card: int) -> bool:
    """Everybody knows where the card lies; where a position is only played out nobody asks."""
    return game.seats in game.knowing and knows(game, game.seats, card)


# --- proposing --------------------------------------------------------------------------------------


@step
def settle_by_hand(game: Table, seat: int, bearer: str, text: str) -> None:
    """The text is shown; its own seat, then every other, may propose what it does."""
    if not game.keeps_log:
        return
    tools = tools_of(game)
    game.tell("by_hand", bearer, text.rstrip("."), rule=tools.rule())
    for each in tools.seats(game, seat):
        game.then(offer_tools, each, bearer, 0)


@step
def offer_tools(game: Table, seat: int, bearer: str, used: int) -> None:
    """A seat proposes something, or has nothing to propose."""
    tools = tools_of(game)
    if used >= MOST_PROPOSALS or seat not in tools.seats(game, seat):
        return
    options = [SETTLED]
    if open_sources(game, seat):
        options.append(MOVE)
    if tools.subjects(game):
        options.append(CHANGE)
    if len(options) > 1:
        game.ask(seat, "by hand", options, tool_chosen, seat, bearer, used, rule=tools.rule())


@step
def tool_chosen(game: Table, seat: int, bearer: str, used: int, tool: str) -> None:
    """A card, a counter, or nothing more."""
    if tool == MOVE:
        game.then(ask_source, seat, bearer, used)
    elif tool == CHANGE:
        game.then(ask_counter, seat, bearer, used)


def open_sources(game: Table, seat: int) -> list[int]:
    """The places from which the seat can take a card now."""
    tools = tools_of(game)
    return [
        place
        for place in tools.sources(game, seat)
        if game.cards_at[place] and (movable(game, seat, place) or tools.targets(game, UNSEEN, place))
    ]


def movable(game: Table, seat: int, place: int) -> list[int]:
    """The cards of a place that the seat may name and that may go somewhere."""
    tools = tools_of(game)
    return [card for card in tools.offered(game, seat, place) if tools.targets(game, card, place)]


@step
def ask_source(game: Table, seat: int, bearer: str, used: int) -> None:
    """From where a card is to be moved."""
    options = open_sources(game, seat)
    game.ask(seat, "by hand from", options, source_chosen, seat, bearer, used, rule=tools_of(game).rule())


@step
def source_chosen(game: Table, seat: int, bearer: str, used: int, place: int) -> None:
    """A card that the seat sees is named; of others one moves unseen."""
    if movable(game, seat, place):
        game.then(ask_card, seat, bearer, used, place)
    else:
        game.then(ask_target, seat, bearer, used, place, UNSEEN)


@step
def ask_card(game: Table, seat: int, bearer: str, used: int, place: int) -> None:
    """Which card is to be moved."""
    options = movable(game, seat, place)
    game.ask(seat, "by hand card", options, card_named, seat, bearer, used, place, rule=tools_of(game).rule())


@step
def card_named(game: Table, seat: int, bearer: str, used: int, place: int, card: int) -> None:
    """Who names a card shows it."""
    tools_of(game).show(game, card)
    game.then(ask_target, seat, bearer, used, place, card)


@step
def ask_target(game: Table, seat: int, bearer: str, used: int, place: int, card: int) -> None:
    """Where the card is to go."""
    tools = tools_of(game)
    options = tools.targets(game, card, place)
    game.ask(seat, "by hand to", options, target_chosen, seat, bearer, used, place, card, rule=tools.rule())


@step
def target_chosen(game: Table, seat: int, bearer: str, used: int, place: int, card: int, to: int) -> None:
    """The move is proposed to all others."""
    tools = tools_of(game)
    named = UNSEEN if card == UNSEEN else tools.face(game, card)
    game.tell("by_hand_move", seat, named, tools.spot(game, place), tools.spot(game, to), rule=tools.rule())
    others = tuple(tools.seats(game, seat)[1:])
    game.then(ask_consent, seat, bearer, used, (MOVE, place, card, to), others)


@step
def ask_counter(game: Table, seat: int, bearer: str, used: int) -> None:
    """Which counter is to be changed."""
    tools = tools_of(game)
    options = tools.subjects(game)
    game.ask(seat, "by hand counter", options, counter_chosen, seat, bearer, used, rule=tools.rule())


@step
def counter_chosen(game: Table, seat: int, bearer: str, used: int, subject: Subject) -> None:
    """By how much comes next."""
    game.then(ask_number, seat, bearer, used, subject)


@step
def ask_number(game: Table, seat: int, bearer: str, used: int, subject: Subject) -> None:
    """By how much: more, or less."""
    options = [sign * number for sign in (1, -1) for number in range(1, MOST_CHANGE + 1)]
    game.ask(
        seat, "by hand number", options, number_chosen, seat, bearer, used, subject,
        rule=tools_of(game).rule(),
    )  # fmt: skip


@step
def number_chosen(game: Table, seat: int, bearer: str, used: int, subject: Subject, number: int) -> None:
    """The change is proposed to all others."""
    tools = tools_of(game)
    game.tell("by_hand_change", seat, signed(number), (COUNTER, *subject), rule=tools.rule())
    others = tuple(tools.seats(game, seat)[1:])
    game.then(ask_consent, seat, bearer, used, (CHANGE, subject, number), others)


def signed(number: int) -> str:
    """A change as it is written: +2, −1."""
    return f"+{number}" if number > 0 else f"−{-number}"


# --- consent, and what comes of it ------------------------------------------------------------------


@step
def ask_consent(game: Table, seat: int, bearer: str, used: int, deed: Deed, others: tuple[int, ...]) -> None:
    """Everybody else agrees, one after another, or it is not done."""
    if not others:
        game.then(carry_out, seat, bearer, used, deed)
        return
    game.ask(
        others[0], CONSENT, (AGREE, OBJECT), consented, seat, bearer, used, deed, others,
        rule=tools_of(game).rule(),
    )  # fmt: skip


@step
def consented(
    game: Table, seat: int, bearer: str, used: int, deed: Deed, others: tuple[int, ...], answer: str
) -> None:
    """One who objects is enough: another proposal may follow."""
    if answer == AGREE:
        game.then(ask_consent, seat, bearer, used, deed, others[1:])
    else:
        game.tell("by_hand_refused", others[0], rule=tools_of(game).rule())
        game.then(offer_tools, seat, bearer, used + 1)


@step
def carry_out(game: Table, seat: int, bearer: str, used: int, deed: Deed) -> None:
    """What all have agreed to is done and told; another proposal may follow."""
    if deed[0] == MOVE:
        move_by_hand(game, bearer, deed[1], deed[2], deed[3])
    else:
        tools = tools_of(game)
        spot = (COUNTER, *deed[1])
        game.tell("by_hand_changed", bearer, signed(deed[2]), spot, rule=tools.rule())
        tools.change(game, deed[1], deed[2])
    if game.result is None:
        game.then(offer_tools, seat, bearer, used + 1)


def move_by_hand(game: Table, bearer: str, place: int, card: int, to: int) -> None:
    """The named card, the top one of a deck, or any one of a hand goes where all want it."""
    tools = tools_of(game)
    origin, target = tools.spot(game, place), tools.spot(game, to)
    chosen = card
    if card == UNSEEN:
        lying = game.cards_at[place]
        chosen = lying[-1] if game.ordered[place] else lying[game.chance.below(len(lying))]
    is_seen = card != UNSEEN or game.sees[to] == all_bits(game)
    tools.put(game, chosen, to)
    named = tools.face(game, chosen) if is_seen else UNSEEN
    game.tell("by_hand_moved", bearer, named, origin, target, rule=tools.rule())


# --- words --------------------------------------------------------------------------------------------


def parts(game: Table, question: str, option: Option) -> Parts:
    """An option of a question by hand, in reading order."""
    if isinstance(option, str):
        return (verb(option),)
    if question == "by hand card":
        return (mark(THE), card_part(option))
    if question == "by hand number":
        return (verb(MORE if option > 0 else LESS), number_part(abs(option)))
    if question == "by hand counter":
        return spot_parts((COUNTER, *option))
    return spot_parts(tools_of(game).spot(game, option))


def spot_parts(spot: Spot) -> Parts:
    """A place or a counter, and whose it is."""
    kind, word, owner = spot
    named = Part(kind, 0, word)
    if isinstance(owner, str):
        return (named, kind_part(owner))
    return (named,) if owner == NOBODY else (named, seat_part(owner))
