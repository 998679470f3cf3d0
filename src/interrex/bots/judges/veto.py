"""How the greedy bot judges a position of Veto!: votes, companies, money, and a candidate who lives.

After an option the rest of what is going on is played out quickly: everybody says bene, fighters who
would lose use their thrusts, and who is much weaker refuses. Then the position is judged.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any, Final

from interrex.bots.thoughts import RIVAL, Fact
from interrex.games.veto.actions import price_of
from interrex.games.veto.answers import add_replies, aimed, ducats_for, used_up, why_not_play
from interrex.games.veto.cards import (
    CHARACTER,
    EFFECT,
    ELEKT,
    EQUIPMENT,
    ESTATE,
    FAMILIES,
    HONOROWY,
    KARMAZYN,
    NIEOBECNY,
    SLAWNY,
    THRUST,
    Ability,
)
from interrex.games.veto.fitting import fits_item, item_tags
from interrex.games.veto.permissions import upkeep
from interrex.games.veto.szabla import szabla
from interrex.games.veto.table import (
    BENE,
    BUILD,
    CHALLENGED,
    CHALLENGER,
    DECK,
    DEPLOY,
    EQUIP,
    HAND,
    ITEM_SEAT,
    NOBODY,
    PLAY,
    SEATS,
    TO_WIN,
    StackItem,
    Veto,
    faction_card,
    in_game,
    is_tapped,
    on_magnates,
    under,
)
from interrex.games.veto.traits import company, derived, keywords, kreski_trait

WINDOWS: Final = ("reply", "moment")
BOUGHT: Final = {"deploy": DEPLOY, "estate": BUILD, "equip": EQUIP}  # of a turn's options: paid for later
MANY_CHANGES: Final = 4  # of a price: more are not tried in every order
STEPS: Final = 40
KRESKA: Final = 2.2
NEAR: Final = 0.12  # for each kreska, more the nearer the goal
CANDIDATE: Final = 6.0
READY: Final = 14.0  # enough kreski and a candidate
DUCAT: Final = 0.28
INCOME: Final = 1.1
CARD: Final = 0.45
FACE_DOWN: Final = 0.75
INITIATIVE: Final = 0.8
OUT: Final = -200.0  # a seat that has left the game


def evaluate(game: Veto, seat: int) -> float:
    """How well the seat stands once what is going on is over."""
    play_out(game, seat)
    if game.result is not None:
        return 1000.0 if seat in game.result.winners else -1000.0
    mine = standing(game, seat)
    others = [standing(game, other) for other in range(game.seats) if other != seat and in_game(game, other)]
    return mine - 0.75 * max(others) - 0.25 * sum(others) / len(others)


def standings(game: Veto) -> list[float]:
    """How well every seat stands once what is going on is over; who may announce an election does."""
    play_out(game, NOBODY)
    if game.result is not None:
        return [1000.0 if seat in game.result.winners else -1000.0 for seat in range(game.seats)]
    sides = [standing(game, seat) if in_game(game, seat) else OUT for seat in range(game.seats)]
    found = []
    for seat, mine in enumerate(sides):
        others = [side for other, side in enumerate(sides) if other != seat and side != OUT]
        found.append(mine - 0.75 * max(others) - 0.25 * sum(others) / len(others) if others else mine)
    return found


# --- what the win chance is fitted on ---------------------------------------------------------------

FEATURES: Final = (
    "standing", "kreski", "lead", "near", "enough", "enough with candidate", "ducats", "upkeep", "characters",
    "szabla", "strongest", "famous", "face down", "equipment", "hand", "characters in hand", "initiative",
)  # fmt: skip
FREE: Final = ("initiative",)  # what may speak against a seat too
GONE: Final = -50.0  # every feature of a seat that has left the game
STAGES: Final = 3  # rounds 1 and 2, 3 and 4, later


def features(game: Veto) -> tuple[int, list[list[float]]]:
    """How far the game is, and what speaks for every seat."""
    goal = TO_WIN[game.seats]
    found = []
    best = [
        max([game.kreski[other] for other in range(game.seats) if other != seat])
        for seat in range(game.seats)
    ]
    for seat in range(game.seats):
        if not in_game(game, seat):
            found.append([GONE] * (len(FEATURES) - 1) + [0.0])
            continue
        own = company(game, seat)
        masks = [keywords(game, card) for card in own]
        sabres = [szabla(game, card) for card in own]
        kreski = game.kreski[seat]
        candidate = any(mask & ELEKT for mask in masks)
        hand = [game.kinds[card] for card in game.cards_at[HAND + seat]]
        balance = upkeep(game, seat)
        found.append(
            [
                standing(game, seat) / 10.0,
                float(kreski),
                float(kreski - best[seat]),
                float(min(kreski, goal)) ** 2 / goal,
                float(kreski >= goal),
                float(candidate and kreski >= goal),
                float(min(game.ducats[seat], 20)),
                float(min(balance, 12)),
                float(len(own)),
                float(sum(sabres)),
                float(max(sabres, default=0)),
                float(sum([bool(mask & SLAWNY) for mask in masks])),
                float(sum([len(under(game, card)) for card in own])),
                float(sum([game.host[card] >= 0 for card in game.cards_at[PLAY + seat]])),
                float(len(hand)),
                float(sum([kind.family == CHARACTER for kind in hand])),
                float(game.initiative == seat),
            ]
        )
    return min(STAGES - 1, max(0, game.round - 1) // 2), found


# --- what the learned judgement sees ----------------------------------------------------------------

DETAILS: Final = (
    "kreski", "lead", "near", "enough", "enough with candidate", "ducats", "upkeep", "characters", "szabla",
    "strongest", "famous", "face down", "equipment", "estates", "effects",
    "untapped votes", "tapped votes", "untapped", "untapped szabla", "strongest untapped", "candidate",
    "candidate's szabla", "candidate on the magnates' field", "candidate untapped", "candidate in hand",
    "characters in hand", "estates in hand", "effects in hand", "equipment in hand", "thrusts in hand",
    "deck", "initiative", "to speak", "deed done", "announced", "another announced", "influenced",
    "agitated", "faction untapped", "duel lead", "danger to candidate", "danger to theirs",
    "kreski they lack", "pool", "round",
)  # fmt: skip
MOST_ROUNDS: Final = 12


class Company:
    """The characters of a seat, added up."""

    __slots__ = (
        "candidate", "candidate_ready", "candidate_szabla", "count", "face_down", "famous", "magnate",
        "ready", "ready_szabla", "ready_votes", "strongest", "strongest_ready", "szabla", "votes",
    )  # fmt: skip

    def __init__(self, game: Veto, seat: int) -> None:
        self.count = self.szabla = self.strongest = self.famous = self.face_down = self.votes = 0
        self.ready = self.ready_szabla = self.strongest_ready = self.ready_votes = 0
        self.candidate = self.candidate_szabla = self.candidate_ready = self.magnate = 0
        for card in company(game, seat):
            mask = keywords(game, card)
            strength = szabla(game, card)
            votes = kreski_trait(game, card)
            thrusts = len(under(game, card))
            self.count += 1
            self.szabla += strength
            self.strongest = max(self.strongest, strength)
            self.face_down += thrusts
            self.famous += 1 if mask & SLAWNY else 0
            ready = not is_tapped(game, card)
            if ready:
                self.ready += 1
                self.ready_szabla += strength
                self.strongest_ready = max(self.strongest_ready, strength)
                self.ready_votes += votes
            else:
                self.votes += votes
            if mask & ELEKT:
                self.candidate = 1
                self.candidate_szabla = max(self.candidate_szabla, strength + thrusts)
                if ready:
                    self.candidate_ready = 1
                if on_magnates(game, card):
                    self.magnate = 1


def details(game: Veto) -> tuple[int, list[list[float]]]:
    """More of what speaks for and against every seat, for a network."""
    sides = [Company(game, seat) for seat in range(game.seats)]
    found = [details_of(game, seat, sides) if in_game(game, seat) else [] for seat in range(game.seats)]
    return min(STAGES - 1, max(0, game.round - 1) // 2), found


def details_of(game: Veto, seat: int, sides: list[Company]) -> list[float]:
    """The details of one seat, as DETAILS names them."""
    goal = TO_WIN[game.seats]
    kreski = game.kreski[seat]
    mine = sides[seat]
    most, strongest, theirs = 0, 0, 0
    guarded = 99  # the szabla of their candidate
    for other, side in enumerate(sides):
        if other != seat and in_game(game, other):
            most = max(most, game.kreski[other])
            strongest = max(strongest, side.strongest_ready)
            if side.candidate:
                theirs = 1
                guarded = min(guarded, side.candidate_szabla)
    hand = dict.fromkeys(FAMILIES, 0)
    candidate_in_hand = False
    for card in game.cards_at[HAND + seat]:
        kind = game.kinds[card]
        hand[kind.family] += 1
        if kind.family == CHARACTER and kind.keywords & ELEKT and not game.bans & kind.name_bit:
            candidate_in_hand = True
    attached, estates, effects = 0, 0, 0
    for card in game.cards_at[PLAY + seat]:
        family = game.kinds[card].family
        attached += 1 if game.host[card] >= 0 else 0
        estates += 1 if family == ESTATE else 0
        effects += 1 if family == EFFECT else 0
    balance = upkeep(game, seat)
    return [
        float(kreski), float(kreski - most), float(min(kreski, goal)) ** 2 / goal, float(kreski >= goal),
        float(kreski >= goal and mine.candidate > 0), float(min(game.ducats[seat], 20)),
        float(max(-8, min(balance, 12))), float(mine.count),
        float(mine.szabla), float(mine.strongest), float(mine.famous), float(mine.face_down), float(attached),
        float(estates), float(effects), float(mine.ready_votes), float(mine.votes), float(mine.ready),
        float(mine.ready_szabla), float(mine.strongest_ready), float(mine.candidate),
        float(mine.candidate_szabla), float(mine.magnate), float(mine.candidate_ready),
        float(candidate_in_hand), float(hand[CHARACTER]), float(hand[ESTATE]), float(hand[EFFECT]),
        float(hand[EQUIPMENT]), float(hand[THRUST]), len(game.cards_at[DECK + seat]) / 5.0,
        float(game.initiative == seat), float(game.voice == seat), float(game.deed and game.voice == seat),
        float(game.election == seat), float(game.election not in (NOBODY, seat)),
        float(game.influenced >> seat & 1), float(game.agitated >> seat & 1),
        float(not is_tapped(game, faction_card(game, seat))), float(mine.strongest_ready - strongest),
        float(strongest - mine.candidate_szabla) if mine.candidate else 0.0,
        float(mine.strongest_ready - guarded) if theirs else 0.0, float(goal - most),
        float(min(game.pool, 10)), float(min(game.round, MOST_ROUNDS)),
    ]  # fmt: skip


def play_out(game: Veto, seat: int) -> None:
    """Everybody says bene; duels are fought with the thrusts at hand. NOBODY stands for all seats."""
    for _ in range(STEPS):
        if not game.asked:
            return
        asked = game.questions[0]
        question = asked.name
        if question in WINDOWS or question in ("pile next", "revenge"):
            game.play(0)
        elif question == "slot":
            game.play(slot_choice(game, asked.options))
        elif question == "arms":
            game.play(1)
        elif question == "answer":
            game.play(0 if will_accept(game) else 1)
        elif question == "election" and seat in (asked.seat, NOBODY):
            game.play(0)
        else:
            return


def settle(game: Veto) -> None:
    """What is going on is played out for all."""
    play_out(game, NOBODY)


def slot_choice(game: Veto, options: tuple[Any, ...]) -> int:
    """Bene when ahead; otherwise the last thing that may be done, mostly a thrust or a favour."""
    duel = game.duel
    who = game.seats_asked[0]
    side = CHALLENGER if duel[SEATS] == who else CHALLENGED
    ahead = szabla(game, duel[side]) > szabla(game, duel[1 - side])
    return 0 if ahead or len(options) == 1 else len(options) - 1


def will_accept(game: Veto) -> bool:
    """Accept unless the challenger is clearly stronger."""
    args = game.questions[0].args
    return szabla(game, args[1]) + 1 >= szabla(game, args[0])


def standing(game: Veto, seat: int) -> float:
    """One player's side of the table."""
    kreski = game.kreski[seat]
    goal = TO_WIN[game.seats]
    worth = KRESKA * kreski + NEAR * min(kreski, goal) ** 2 / 2
    candidate = False
    for card in company(game, seat):
        mask = keywords(game, card)
        candidate = candidate or bool(mask & ELEKT)
        worth += character_worth(game, card, mask)
    if candidate:
        worth += CANDIDATE
        if kreski >= goal:
            worth += READY * (1.6 if game.election != NOBODY else 1.0)
    balance = upkeep(game, seat)
    worth += INCOME * min(balance, 12) + DUCAT * min(game.ducats[seat], 16)
    worth += hand_worth(game, seat, candidate)
    if game.initiative == seat:
        worth += INITIATIVE
    return worth


def character_worth(game: Veto, card: int, mask: int) -> float:
    """A character in play: his sabre, his name, what he carries, whether he is ready."""
    strength = szabla(game, card)
    worth = 1.0 + 0.32 * strength + 0.3 * kreski_trait(game, card) + FACE_DOWN * len(under(game, card))
    worth += 0.5 * bool(game.kinds[card].abilities) + 1.2 * bool(mask & SLAWNY)
    for other in game.cards_at[PLAY + game.where[card] - PLAY]:
        if game.host[other] == card and game.kinds[other].family == EQUIPMENT:
            worth += 0.4 + 0.35 * game.kinds[other].szabla
    if mask & NIEOBECNY:
        worth -= 1.0
    if mask & KARMAZYN and on_magnates(game, card):
        worth += 0.9 if not is_tapped(game, card) else 0.5
        worth += 2.0 * bool(mask & ELEKT)
    elif mask & ELEKT:
        worth -= 1.5 if is_tapped(game, card) or mask & HONOROWY else 0.8
    if is_tapped(game, card):
        worth -= 0.35
    return worth


def hand_worth(game: Veto, seat: int, candidate: bool) -> float:
    """Cards in hand by what can still be done with them."""
    worth = 0.0
    faction = game.factions[seat]
    for card in game.cards_at[HAND + seat]:
        kind = game.kinds[card]
        if kind.faction not in ("", faction) and kind.family != CHARACTER:
            continue
        if kind.family == CHARACTER:
            if game.bans & kind.name_bit:
                continue
            worth += (
                0.3 if kind.faction not in ("", faction) else CARD + 0.05 * (kind.szabla + 2 * kind.kreski)
            )
            if kind.keywords & ELEKT and not candidate:
                worth += 1.2
        elif kind.family == ESTATE:
            worth += 0.8
        elif kind.family == THRUST:
            worth += 0.65
        else:
            worth += CARD + 0.15
    return worth


def hint(game: Veto, seat: int, question: str, option: Any) -> float:
    """What one look ahead does not see."""
    if question == "turn":
        if option == BENE:
            return 0.12
        if option[0] == "challenge":
            return challenge_hint(game, option[1], option[2])
    elif question == "election":
        return 20.0 if option == "announce" else 0.0
    elif question == "bribe":
        return bribe_hint(game, seat, option)
    elif question in WINDOWS and option != BENE:
        own = (
            isinstance(option, tuple)
            and 0 <= option[3] < len(game.stack)
            and game.stack[option[3]][ITEM_SEAT] == seat
        )
        if own and game.kinds[option[0]].abilities[max(option[1], 0)].negates:
            return -30.0
    return 0.0


def delays(game: Veto, seat: int, question: str, option: Any) -> bool:
    """VT-927, VT-963, VT-966 What cannot be paid for goes back to the hand, and everybody has seen it."""
    if question != "turn" or option == BENE or option[0] not in BOUGHT:
        return False
    price = price_of(game, seat, option[1])
    return price > game.ducats[seat] and not may_be_cheapened(game, seat, option)


def may_be_cheapened(game: Veto, seat: int, option: Any) -> bool:
    """VT-926 Whether answers of one's own may bring the price down to what one has, in some order."""
    bearer = option[2] if option[0] == "equip" else None
    item: StackItem = (BOUGHT[option[0]], seat, option[1], NOBODY, bearer, NOBODY, False)
    changes: list[tuple[int, tuple[Any, ...]]] = []  # what the answer costs, and what it does
    for card, ability in own_answers(game, seat, item):
        kind = game.kinds[card]
        cost = ducats_for(game, seat, card, ability) + (kind.lafa if kind.family == EFFECT else 0)
        for each in ability.effects:
            if each.verb == "price_half":
                changes.append((cost, ("half",)))
            elif each.verb == "price_single":
                changes.append((cost, ("single",)))
            elif each.verb == "price_add" and isinstance(each.args[0], int):
                changes.append((cost, ("add", each.args[0])))
            elif each.verb == "price_add" or any("price_" in str(arg) for arg in each.args):
                return True  # it says more than can be judged here
    if len(changes) > MANY_CHANGES:
        return True
    for number in range(1, len(changes) + 1):
        for order in permutations(changes, number):
            replies = tuple([change for _, change in order])
            costs = sum([cost for cost, _ in order])
            if price_of(game, seat, option[1], replies) + costs <= game.ducats[seat]:
                return True
    return False


def own_answers(game: Veto, seat: int, item: StackItem) -> list[tuple[int, Ability]]:
    """The texts with which a seat may answer what it declares, those of equal cards each."""
    tags = item_tags(game, item)
    cards = [
        card
        for card in game.cards_at[HAND + seat]
        if game.kinds[card].reply_tags & tags and game.kinds[card].family == EFFECT
        if not why_not_play(game, seat, card)
    ]
    cards.extend([card for card, mask in derived(game).replies[seat] if mask & tags])
    found: list[tuple[int, int, Ability]] = []
    for card in cards:
        add_replies(game, seat, card, tags, found)
    return [
        (card, ability)
        for card, number, ability in found
        if any(fits_item(game, seat, card, when, item) for when in ability.when)
        if not used_up(game, card, number) and aimed(game, seat, card, number, ability, 0)
    ]


def challenge_hint(game: Veto, mine: int, theirs: int) -> float:
    """Thrusts the other may hold make a narrow lead a risk, dearest for one's own candidate."""
    lead = szabla(game, mine) - szabla(game, theirs)
    risk = 1.2 + 0.5 * len(under(game, theirs))
    worth = -risk if lead < 3 else -0.4 * risk
    if keywords(game, mine) & ELEKT:
        worth -= 8.0
    return worth


def bribe_hint(game: Veto, seat: int, amount: Any) -> float:
    """Only whole steps, and only with an election in reach."""
    if not isinstance(amount, int) or amount == 0:
        return 0.0
    near = game.kreski[seat] >= TO_WIN[game.seats] - 1
    return (2.0 if near and amount % 3 == 0 else -1.0) - 0.1 * amount


AGAINST: Final = frozenset(  # facts that are bad for a seat
    {"danger", "rival-ahead", "rival-candidate", "rival-famous", "rival-sabres", "rival-votes", "upkeep"}
)


def reasons(game: Veto, seat: int) -> list[Fact]:
    """Facts that matter to a player of Veto!: candidates, kreski, money, and what companies are worth."""
    found: list[Fact] = []
    others = [other for other in range(game.seats) if other != seat and in_game(game, other)]
    own = company(game, seat)
    if any(keywords(game, card) & ELEKT for card in own):
        found.append(("candidate", ()))
    if any(keywords(game, card) & ELEKT for other in others for card in company(game, other)):
        found.append(("rival-candidate", ()))
    if game.kreski[seat] >= TO_WIN[game.seats]:
        found.append(("enough", ()))
    if any(game.kreski[other] >= TO_WIN[game.seats] for other in others):
        found.append(("danger", ()))
    rivals = max([game.kreski[other] for other in others], default=game.kreski[seat])
    if game.kreski[seat] != rivals:
        found.append(("ahead" if game.kreski[seat] > rivals else "rival-ahead", ()))
    if upkeep(game, seat) < 0:
        found.append(("upkeep", ()))
    if game.initiative == seat:
        found.append(("initiative", ()))
    mine = worth_of_side(game, seat)
    theirs = [worth_of_side(game, other) for other in others]
    for number, name in enumerate(OF_SIDES):
        most = max([each[number] for each in theirs], default=mine[number])
        if mine[number] > most:
            found.append((name, ()))
        elif most > mine[number] and f"{RIVAL}{name}" in AGAINST:
            found.append((f"{RIVAL}{name}", ()))
    return found


OF_SIDES: Final = ("rich", "income", "hand", "company", "sabre", "sabres", "votes", "famous")


def worth_of_side(game: Veto, seat: int) -> tuple[int, ...]:
    """What a seat has, in the order of OF_SIDES: whoever has the most is told so."""
    own = company(game, seat)
    sabres = [szabla(game, card) for card in own]
    return (
        game.ducats[seat],
        upkeep(game, seat),
        len(game.cards_at[HAND + seat]),
        len(own),
        max(sabres, default=0),
        sum(sabres),
        sum([kreski_trait(game, card) for card in own]),
        sum([bool(keywords(game, card) & SLAWNY) for card in own]),
    )
