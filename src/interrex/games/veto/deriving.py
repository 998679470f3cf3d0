"""What follows from the cards in play: companies, attachments, keywords, and the texts that work (VT-302)."""

from __future__ import annotations

from typing import Final

from interrex.games.veto.cards import BITS, CHARACTER, EFFECT, ELEKT, NIEOBECNY, NIEWIASTA, TAGS, THRUST, Tree
from interrex.games.veto.table import NOBODY, PLAY, Derived, Veto, controller, faction_card, in_game
from interrex.games.veto.traits import holds, is_blank, number_of

PASSING_KEYWORDS: Final = 3  # the rules version since which a keyword lasts no longer than its condition
ALL: Final = -1  # characters, as bits


def derive(game: Veto) -> Derived:
    """Reckon anew what follows from the cards in play."""
    now = Derived()
    kinds, host = game.kinds, game.host
    for seat in range(game.seats):
        company = []
        for card in game.cards_at[PLAY + seat]:
            if kinds[card].unique:
                now.taken |= kinds[card].name_bit
            if kinds[card].family == CHARACTER:
                company.append(card)
            if host[card] != NOBODY:
                now.attached.setdefault(host[card], []).append(card)
        now.characters.append(company)
    game.derived = now
    for company in now.characters:
        for card in company:
            now.keywords[card] = reckon_keywords(game, card, now)
    collect_all(game, now)
    now.passing = passing_keywords(game, now)
    return now


def derive_again(game: Veto) -> Derived:
    """VT-201 Keywords that may pass are reckoned anew; where none of them has changed, all is as it was."""
    before = game.derived
    now = Derived()
    now.taken, now.characters, now.attached = before.taken, before.characters, before.attached
    game.derived = now  # a condition is asked of what is known so far
    for company in now.characters:
        for card in company:
            passes = before.passing >> card & 1
            now.keywords[card] = reckon_keywords(game, card, now) if passes else before.keywords[card]
    if now.keywords == before.keywords:
        game.derived = before
        return before
    collect_all(game, now)
    now.passing = before.passing
    return now


def collect_all(game: Veto, now: Derived) -> None:
    """The texts that work with these keywords."""
    for seat in range(game.seats):
        now.replies.append([])
        for card in game.cards_at[PLAY + seat]:
            collect_texts(game, now, seat, card)


def passing_keywords(game: Veto, now: Derived) -> int:
    """Characters, as bits, whose keywords may change while no card moves: with ducats, a tap, a turn.

    Whether there is an Elekt beside it follows from the cards in play, as long as none of their keywords
    passes.
    """
    if game.settings.rules_version < PASSING_KEYWORDS:  # until version 3 they stayed until a card moved
        return 0
    found, is_passing = 0, has_counted_limit(game)
    for host, cards in now.attached.items():
        for card in cards:
            for verb, condition, _ in game.kinds[card].texts:
                if verb == "keyword" and condition is not None:
                    found |= 1 << host
                    is_passing = is_passing or condition != "no_own_elekt"
    if not is_passing:
        return 0
    return ALL if game.rulings.second_elekt == "lose_keyword" else found  # VT-R37 one goes by the other


def has_counted_limit(game: Veto) -> bool:
    """How many Elekts there may be is counted."""
    return any(
        verb == "elekt_limit" and not isinstance(args[0], int)
        for seat in range(game.seats)
        for verb, _, args in game.kinds[faction_card(game, seat)].texts
    )


def collect_texts(game: Veto, now: Derived, seat: int, card: int) -> None:
    """VT-254, VT-R70 The texts of an absent or silenced character do not work."""
    kind = game.kinds[card]
    if not in_game(game, seat):
        return
    replies = kind.reply_tags
    silent = False
    if kind.family == CHARACTER:
        keywords = now.keywords[card]
        replies &= ~TAGS["exchange_slot"]
        if any(TAGS["exchange_slot"] & ability.tags for ability in kind.abilities if ability.letter == "R"):
            replies |= TAGS["exchange_slot"]
        absent = bool(keywords & NIEOBECNY)
        silent = is_blank(game, card) or (absent and game.rulings.nieobecny_passive == "off")
        if absent or is_blank(game, card):
            replies = 0
        if keywords & NIEWIASTA and not absent:
            replies |= TAGS["exchange_slot"]
    if replies and kind.family not in (EFFECT, THRUST):
        now.replies[seat].append((card, replies))
    if kind.triggers and not silent and kind.family != THRUST:
        now.triggers.append((card, seat))
    if not silent:
        for verb, condition, args in kind.texts:
            now.texts.setdefault(verb, []).append((card, seat, condition, args))
            if verb == "szabla" and all(role == "round" for role in args[2:]):
                now.outside.append((card, seat, condition, args))


def reckon_keywords(game: Veto, card: int, now: Derived) -> int:
    """VT-201 Printed keywords and those that other cards give or take."""
    kind = game.kinds[card]
    mask = kind.keywords
    if game.rulings.blank_keywords == "text_and_keywords" and is_blank(game, card):
        mask = 0
    lost = 0
    for other in now.attached.get(card, ()):
        for verb, condition, args in game.kinds[other].texts:
            if verb == "keyword" and args[1] == "host":
                if condition is None or given_keyword(game, other, card, condition, now):
                    mask |= BITS[args[0]]
            elif verb == "lose_keyword":
                lost |= BITS[args[0]]
    for entry in game.lasting:
        if entry[0] == "keyword" and entry[1] == card:
            mask |= entry[2]
    mask &= ~lost
    if mask & ELEKT and game.rulings.second_elekt == "lose_keyword":  # VT-R37
        seat = controller(game, card)
        if elekts(game, seat, now, but=card, before=game.arrived[card]) >= elekt_limit_printed(game, seat):
            mask &= ~ELEKT
    return mask


def given_keyword(game: Veto, giver: int, card: int, condition: Tree, now: Derived) -> bool:
    """VT-R63 Checked when the effect came into play, or all the time."""
    if condition == "no_own_elekt" and game.rulings.conditional_elekt == "on_entry":
        return bool(game.crowned >> giver & 1)
    if condition == "no_own_elekt":
        return not elekts(game, controller(game, giver), now, but=card)
    return holds(game, giver, controller(game, giver), condition)


def elekts(game: Veto, seat: int, now: Derived, but: int, before: int = 1 << 30) -> int:
    """Elekts of a company by print or as reckoned so far, without one card and later ones."""
    return sum(
        1
        for card in now.characters[seat]
        if card != but
        and game.arrived[card] < before
        and now.keywords.get(card, game.kinds[card].keywords) & ELEKT
    )


def elekt_limit_printed(game: Veto, seat: int) -> int:
    """VT-227 One Elekt, unless the faction card says more."""
    limit = 1
    for verb, _, args in game.kinds[faction_card(game, seat)].texts:
        if verb == "elekt_limit":
            limit = max(1, number_of(game, faction_card(game, seat), seat, args[0]))
    return limit
