"""Veto! Szlachecka Gra Karciana (2nd edition, 2007), 2 to 4 players: constructed decks, replies, duels.

Rules source: the Polish rulebook of the second edition, by number in rules/. The rulebook shows or
names 50 cards; the pack is filled up with stand-ins, marked as such.
"""
