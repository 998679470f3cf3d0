"""Encodings as their definition reads, card by card and word by word: what the fast ways must agree with."""

from __future__ import annotations

import struct

from interrex.engine.encoding import Encoding, Features
from interrex.engine.knowledge import SEEN, all_bits, settle
from interrex.engine.offers import next_phrases
from interrex.engine.table import Table
from interrex.research.encodings import GameEncoding


def rounded(value: float) -> float:
    """As an array of float32 holds it."""
    found: float = struct.unpack("f", struct.pack("f", value))[0]
    return found


def plain_vector(features: Features, size: int) -> bytes:
    """Values of one place add up, each rounded, one after the other."""
    found = [0.0] * size
    for at, value in zip(features.at, features.values, strict=True):
        found[at] = rounded(found[at] + rounded(value))
    return struct.pack(f"{size}f", *found)


def plain_observation(encoding: Encoding, game: Table, seat: int) -> Features:
    """Every card counts where it lies, or in each place where it may lie in proportion to its size."""
    settle(game, all_bits(game))
    out = Features()
    cards = len(game.where)
    roles = [encoding.role(game, seat, place) for place in range(len(game.sees))]
    lots: dict[int, list[int]] = {}  # of each lot its cards
    for card in range(cards):
        lots.setdefault(game.actual_lot[seat * cards + card], []).append(card)
    last = -1
    for card in range(cards):
        if not encoding.is_face_known(game, seat, card):
            continue
        row = encoding.kind_number[game.card_word(card)] * len(encoding.roles)
        known = game.possible_lots[seat * cards + card]
        if known & SEEN:
            role = roles[game.where[card]]
            cell = encoding.cells[row + role] if role >= 0 else None
            if cell is not None and cell == last:
                out.values[-1] += 1.0
            elif cell is not None:
                out.put(cell, 1.0)
                last = cell
            continue
        among = {lot: lots[lot] for lot in sorted(lots) if known >> lot & 1}
        whole = sum(map(len, among.values()))
        sizes: dict[int, int] = {}
        for lying in among.values():
            role = roles[game.where[lying[0]]]
            sizes[role] = sizes.get(role, 0) + len(lying)
        for role, size in sizes.items():
            cell = encoding.cells[row + role] if role >= 0 else None
            if cell is not None:
                out.put(cell, size / whole)
                last = -1
    encoding.write_rest(game, seat, out)
    return out


def plain_mask(encoding: GameEncoding, game: Table, seat: int, said: tuple[int, ...]) -> bytes:
    """The phrases that the words of all options of the seat begin with, behind what was said."""
    found = bytearray(encoding.actions)
    decision = game.decision_of(seat)
    if decision is not None:
        for phrase in next_phrases(encoding.numbers(decision), said):
            found[phrase] = 1
    return bytes(found)
