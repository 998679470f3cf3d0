"""Accounts of the verbs by which texts of Veto! act, and of whom and what their words mean.

Each says by the rules what ``acting.py`` does; tests/veto/test_verbs_told.py compares.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from interrex.engine.chance import Chance
from interrex.games.veto.cards import BITS, ELEKT, NIEOBECNY, NIEWIASTA
from interrex.games.veto.happening import happened
from interrex.games.veto.moving import discard_from_play, give_control, settle_rights
from interrex.games.veto.result import strike
from interrex.games.veto.table import (
    ABILITY,
    BARRED,
    DOUBLED,
    IGNORED,
    KILLED,
    KRESKI,
    MODS,
    NOBODY,
    PLAY,
    REVENGE,
    SAFE,
    SAVED,
    SEATS,
    STALE,
    UNDECIDED,
    VICTIM,
    WINNER,
    Veto,
)
from interrex.games.veto.traits import company, elekt_limit, keywords, kreski_trait, means, texts
from tests.veto.stirred import drawn, in_play

FAMILIES_THAT_STAY = ("faction", "strategy")


class Use:
    """Who uses the text of which card on what, in answer to what; and what its words mean."""

    def __init__(self, game: Veto, chance: Chance) -> None:
        cards = in_play(game)
        out_of_play = [card for card in range(len(game.kinds)) if not lies_open(game, card)]
        self.seat = chance.below(game.seats)
        fighters = game.duel[SEATS : SEATS + 2]
        if fighters and chance.below(2):
            self.seat = drawn(chance, fighters)
        self.card = drawn(chance, cards if chance.below(5) else out_of_play)
        self.target: Any = drawn(
            chance,
            (
                drawn(chance, cards),
                drawn(chance, cards),
                tuple(drawn(chance, cards) for _ in range(1 + chance.below(2))),
                drawn(chance, out_of_play),
                -1 - chance.below(game.seats),
                None,
            ),
        )
        self.that = chance.below(len(game.stack) + 2) - 1

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.card, self.target, self.that)


def lies_open(game: Veto, card: int) -> bool:
    return PLAY <= game.where[card] < PLAY + game.seats


def controls(game: Veto, card: int) -> int:
    return game.where[card] - PLAY


def face(game: Veto, card: int) -> int:
    return len(game.kinds) + game.kinds[card].number


# --- what words mean --------------------------------------------------------------------------------------

CARDS = ("self", "host", "your_fighter", "enemy_fighter", "that", "chosen", ("character", "opponent"))
PLAYERS = ("you", "everyone", "each_opponent", "opponent", "that_player", ("owner_of", "chosen"))
NUMBERS = (0, 1, 1, 2, 3, 5, ("held_ducats", "each_opponent"), ("twice", ("held_kreski", "you")))
CHANGES = (*NUMBERS, -1, -2, ("minus", ("held_kreski", "you")))


def number(game: Veto, use: Use, value: Any) -> int:
    if isinstance(value, int):
        return value
    if value[0] in ("twice", "minus"):
        return (2 if value[0] == "twice" else -1) * number(game, use, value[1])
    if value[0] == "held_kreski":
        return game.kreski[use.seat] if not game.out & 1 << use.seat else 0
    return sum(game.ducats[seat] for seat in players(game, use, "each_opponent"))


def players(game: Veto, use: Use, who: Any) -> list[int]:
    around = [(use.seat + step) % game.seats for step in range(game.seats)]
    if who == "you":
        found = [use.seat]
    elif who in ("everyone", "each_opponent"):
        found = [seat for seat in around if who == "everyone" or seat != use.seat]
    elif who == "that_player":
        found = [game.stack[use.that][1]] if 0 <= use.that < len(game.stack) else []
    elif who == "opponent":
        found = [-1 - use.target] if isinstance(use.target, int) and use.target < 0 else []
    else:
        target = use.target[0] if isinstance(use.target, tuple) else use.target
        found = [game.owner[target]] if target is not None and target >= 0 else []
    return [seat for seat in found if not game.out & 1 << seat]


def side(game: Veto, seat: int) -> int:
    """The side for which a player fights, or NOBODY."""
    fighters = game.duel[SEATS : SEATS + 2]
    return fighters.index(seat) if seat in fighters else NOBODY


def fight_goes_on(game: Veto) -> bool:
    return (
        bool(game.duel)
        and game.duel[WINNER] == NOBODY
        and all(game.where[game.duel[each]] == PLAY + game.duel[SEATS + each] for each in (0, 1))
    )


def side_meant(game: Veto, use: Use, who: str) -> int:
    mine = side(game, use.seat) if fight_goes_on(game) else NOBODY
    return mine if mine == NOBODY or who == "your_fighter" else 1 - mine


def cards(game: Veto, use: Use, who: Any) -> list[int]:
    mine = side(game, use.seat)
    if who == "self":
        found = [use.card]
    elif who == "host":
        found = [game.host[use.card]]
    elif who == "your_fighter":
        fighter = game.duel[mine] if mine != NOBODY else NOBODY
        found = [fighter] if fighter != NOBODY and game.where[fighter] == PLAY + use.seat else []
    elif who == "enemy_fighter":
        found = [game.duel[1 - mine]] if mine != NOBODY else []
    elif who == "that" and 0 <= use.that < len(game.stack):
        found = [game.stack[use.that][2]]
    elif isinstance(use.target, tuple):
        found = list(use.target) if who != "that" else []
    else:
        found = [use.target] if use.target is not None else []
    return [card for card in found if card >= 0 and lies_open(game, card)]


def is_spared(game: Veto, deed: str, card: int, by: int) -> bool:
    """A card of somebody else says that this cannot be done to the card, which he does not control."""
    if controls(game, card) == by:
        return False
    return any(
        args[0] == deed and seat != by and means(game, source, seat, args[1], card)
        for source, seat, _, args in texts(game, "protect")
    )


# --- numbers that change ----------------------------------------------------------------------------------


def crown(game: Veto, seat: int) -> None:
    """VT-1206 Who has all kreski has won; nothing that was scheduled happens."""
    if game.result is None:
        game.tell("won", seat, rule="VT-1206")
        game.finish("VT-1206", [seat], [float(each == seat) for each in range(game.seats)])


def kreski_move(game: Veto, giver: int, taker: int, wanted: int, line: tuple[Any, ...], rule: str) -> None:
    """From a player or the pool to another, as many as are there; NOBODY is the pool."""
    moved = min(wanted, game.pool if giver == NOBODY else game.kreski[giver])
    if moved <= 0:
        return
    if giver == NOBODY:
        game.pool -= moved
    else:
        game.kreski[giver] -= moved
    if taker == NOBODY:
        game.pool += moved
    else:
        game.kreski[taker] += moved
    game.tell(*line, moved, rule=rule)
    if giver == NOBODY and not game.pool and game.rulings.all_kreski == "pool_emptied":
        crown(game, taker)
    if taker != NOBODY and game.kreski[taker] == KRESKI[game.seats]:
        crown(game, taker)
    if giver != NOBODY:
        happened(game, "kreski_lost", giver)
    if taker != NOBODY:
        happened(game, "kreski_gained", taker)
    if giver == NOBODY and not game.pool:
        happened(game, "pool_emptied")


def take_kreski(game: Veto, use: Use, wanted: Any, who: Any = "you") -> None:
    for seat in players(game, use, who):
        kreski_move(game, NOBODY, seat, number(game, use, wanted), ("took_kreski", seat), "VT-152")


def return_kreski(game: Veto, use: Use, who: Any, wanted: Any) -> None:
    for seat in players(game, use, who):
        kreski_move(game, seat, NOBODY, number(game, use, wanted), ("returned_kreski", seat), "VT-152")


def seize_kreski(game: Veto, use: Use, wanted: Any, who: Any) -> None:
    for seat in players(game, use, who):
        line = ("gave_kreski", seat, use.seat)
        kreski_move(game, seat, use.seat, number(game, use, wanted), line, "VT-152")


def ducats(game: Veto, use: Use, wanted: Any, who: Any = "you") -> None:
    for seat in players(game, use, who):
        taken = min(number(game, use, wanted), 999)
        game.ducats[seat] += taken
        game.tell("took_ducats", seat, taken, rule="VT-103")


def lose_ducats(game: Veto, use: Use, wanted: Any, who: Any) -> None:
    for seat in players(game, use, who):
        lost = min(number(game, use, wanted), game.ducats[seat])
        game.ducats[seat] -= lost
        game.tell("lost_ducats", seat, lost, rule="VT-103")


def steal_ducats(game: Veto, use: Use, wanted: Any, who: Any) -> None:
    for seat in players(game, use, who):
        stolen = min(number(game, use, wanted), game.ducats[seat])
        game.ducats[seat] -= stolen
        game.ducats[use.seat] += stolen
        game.tell("stole_ducats", use.seat, seat, stolen, rule="VT-152")


def initiative(game: Veto, use: Use, wanted: Any, who: Any) -> None:
    game.reply_total[use.seat] += number(game, use, wanted)


def no_election(game: Veto, use: Use, until: str) -> None:
    game.no_election = True
    game.tell("no_election", use.seat, rule="VT-1301")


def noted(word: str) -> Callable[..., None]:
    """A change of the action that is being declared, with its number where it has one."""

    def note(game: Veto, use: Use, *args: Any) -> None:
        counted = args[:1] if word not in ("half", "single", "free") else ()
        game.action.append((word, *(number(game, use, each) for each in counted)))

    return note


# --- the stack --------------------------------------------------------------------------------------------


def negate(game: Veto, use: Use, what: str, also: str = "") -> None:
    if 0 <= use.that < len(game.stack):
        declared, card = game.stack[use.that][0], game.stack[use.that][2]
        game.negated |= 1 << use.that
        game.tell("negated", use.seat, face(game, card), face(game, use.card), rule="VT-1333")
        goes = (declared, also, game.rulings.veto_on_abilities) == (ABILITY, "discard", "cancel_and_discard")
        if goes and lies_open(game, card) and game.kinds[card].family not in FAMILIES_THAT_STAY:
            discard_from_play(game, card)
            if game.settings.rules_version >= 2:
                game.then(settle_rights)


def redirect_challenge(game: Veto, use: Use, to: str) -> None:
    if not 0 <= use.that < len(game.stack) or not lies_open(game, use.card):
        return
    barred = keywords(game, use.card) & (NIEOBECNY | NIEWIASTA)
    if not barred and not game.fields & 1 << use.card:
        item = list(game.stack[use.that])
        item[4] = use.card
        game.stack[use.that] = tuple(item)
        game.tell("redirected", face(game, use.card), rule="VT-1008")


# --- states -----------------------------------------------------------------------------------------------


def tap(game: Veto, use: Use, who: Any, *up_to: Any) -> None:
    for card in cards(game, use, who):
        if not is_spared(game, "tap", card, use.seat):
            was = game.tapped & 1 << card
            game.tapped |= 1 << card
            if not was:
                happened(game, "card_tapped", card, controls(game, card))
            game.tell("tapped", face(game, card), rule="VT-628")


def untap(game: Veto, use: Use, who: Any, *up_to: Any) -> None:
    for card in cards(game, use, who):
        if game.tapped & 1 << card:
            game.tapped -= 1 << card
            happened(game, "card_untapped", card, controls(game, card))
        game.tell("untapped", face(game, card), rule="VT-628")


def move_field(game: Veto, use: Use, who: Any) -> None:
    magnate = BITS["karmazyn"] | BITS["wplywowy"]
    for card in cards(game, use, who):
        if game.kinds[card].family == "character" and keywords(game, card) & magnate:
            to = 0 if game.fields & 1 << card else 1
            game.fields = game.fields & ~(1 << card) | to << card
            game.derived = STALE
            game.tell("moved", use.seat, face(game, card), to, rule="VT-955")
            happened(game, "moved", card, controls(game, card))


def discard(game: Veto, use: Use, what: Any, *up_to: Any) -> None:
    for card in cards(game, use, what):
        kind = game.kinds[card]
        stays = any(verb == "protect" and args[:2] == ("discard", "self") for verb, _, args in kind.texts)
        if stays or kind.family in FAMILIES_THAT_STAY or not lies_open(game, card):
            continue
        if not is_spared(game, "discard", card, use.seat):
            discard_from_play(game, card)
            game.then(settle_rights)


def struck(killed: int) -> Callable[..., None]:
    def strikes(game: Veto, use: Use, who: Any, *how: str) -> None:
        for card in cards(game, use, who):
            if game.kinds[card].family == "character":
                if not is_spared(game, ("wound", "kill")[killed], card, use.seat):
                    game.pending.append((strike, (card, killed, NOBODY, 0)))

    return strikes


def saved(how: int) -> Callable[..., None]:
    def saves(game: Veto, use: Use, who: str) -> None:
        if game.harm and lies_open(game, game.harm[VICTIM]) and game.harm[SAVED] == 0:
            game.harm[SAVED] = how

    return saves


def wounded_instead(game: Veto, use: Use, who: str) -> None:
    if game.harm:
        victim = game.harm[VICTIM]
        if game.harm[KILLED] and lies_open(game, victim):
            happened(game, "was_saved", victim, controls(game, victim))
        game.harm[KILLED] = 0
        game.tell("only_wounded", face(game, victim), rule="VT-1050")


def control(game: Veto, use: Use, who: Any, until: str) -> None:
    for card in cards(game, use, who):
        former = controls(game, card)
        if former == use.seat or is_spared(game, "control", card, use.seat):
            continue
        elekts = [each for each in company(game, use.seat) if keywords(game, each) & ELEKT]
        one_more = keywords(game, card) & ELEKT and len(elekts) >= elekt_limit(game, use.seat)
        if one_more and game.rulings.second_elekt == "impossible":
            continue
        give_control(game, card, use.seat)
        game.lasting.append(("control", card, former))
        if game.rulings.control_kreski == "follow":
            line = ("gave_kreski", former, use.seat)
            kreski_move(game, former, use.seat, kreski_trait(game, card), line, "VT-1308")


# --- permissions ------------------------------------------------------------------------------------------


def keyword(game: Veto, use: Use, word: str, who: Any, until: str) -> None:
    for card in cards(game, use, who):
        game.lasting.append(("keyword", card, BITS[word]))
        game.tell("gained", face(game, card), word, rule="VT-201")
    game.derived = STALE
    game.then(settle_rights)


def cannot(game: Veto, use: Use, what: Any, who: Any, until: str) -> None:
    for card in cards(game, use, "your_fighter" if who == "you" else who):
        if until == "round":
            game.lasting.append(("cannot", what, card))
        elif fight_goes_on(game) and card in game.duel[:2]:
            at = game.duel.index(card)
            if what == "be_killed":
                game.duel[SAFE + at] = 1
            elif isinstance(what, tuple):
                game.duel[BARRED + at] |= 2 if what[1] == "any" else 1


def blank(game: Veto, use: Use, who: Any, until: str) -> None:
    game.lasting += [("blank", card) for card in cards(game, use, who)]
    game.derived = STALE
    game.then(settle_rights)


# --- the duel ---------------------------------------------------------------------------------------------


def change(game: Veto, at: int, by: int) -> None:
    game.duel[MODS + at] += by
    game.tell("szabla", face(game, game.duel[at]), by, rule="VT-1038")


def szabla(game: Veto, use: Use, wanted: Any, who: Any, *until: str) -> None:
    by = number(game, use, wanted)
    if "round" in until:
        roles = tuple(each for each in until if each != "round")
        if who == "yours":
            game.lasting.append(("szabla", use.seat, by, roles))
        else:
            for card in cards(game, use, who):
                game.lasting.append(("szabla of", card, by, roles))
                game.tell("szabla_of_round", face(game, card), by, rule="VT-1038")
    elif fight_goes_on(game):
        for card in cards(game, use, "your_fighter" if who == "yours" else who):
            if card in game.duel[:2]:
                at = game.duel.index(card)
                not_so = {"challenger": at != 0, "challenged": at != 1, "revenge": not game.duel[REVENGE]}
                if not any(not_so.get(role) for role in until):
                    change(game, at, by)
        if who == "your_fighter" and by > 0:
            for each in game.action:
                if each[0] == "copy" and each[1] == len(game.stack):
                    change(game, each[2], by)


def copy_modifier(game: Veto, use: Use, what: str) -> None:
    mine = side_meant(game, use, "your_fighter")
    if mine == NOBODY or not 0 <= use.that < len(game.stack):
        return
    if game.rulings.riposta_copies == "when_it_works":
        game.action.append(("copy", use.that, mine))
        return
    _, seat, card, ability, _, _, _ = game.stack[use.that]
    for each in game.kinds[card].abilities[ability].effects:
        says: tuple[Any, ...] = (each.verb, *each.args)
        if each.verb == "given":
            says = each.args[1] if is_so(game, seat, each.args[0]) else ("nothing",)
        if says[0] == "szabla" and says[2] == "your_fighter" and says[1] > 0:
            change(game, mine, says[1])


def is_so(game: Veto, seat: int, condition: Any) -> bool:
    """What the thrusts of the house ask."""
    at = side(game, seat)
    fighter = game.duel[at]
    if at == NOBODY or game.where[fighter] != PLAY + seat:
        return False
    if condition[0] == "you_are":
        return at == ("challenger", "challenged").index(condition[1])
    return condition[0] == "bears" and bool(keywords(game, fighter) & BITS[condition[2]])


def double_weapon(game: Veto, use: Use, who: str) -> None:
    at = side_meant(game, use, who)
    if at != NOBODY:
        game.duel[DOUBLED + at] += 1


def ignore(game: Veto, use: Use, arms: str, who: str, until: str) -> None:
    at = side_meant(game, use, who)
    if at != NOBODY:
        game.duel[IGNORED + at] |= {"weapon": 1, "firearm": 2, "armour": 4}[arms]


def end_undecided(game: Veto, use: Use) -> None:
    if fight_goes_on(game):
        game.duel[WINNER] = UNDECIDED
