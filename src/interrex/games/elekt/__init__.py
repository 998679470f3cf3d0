"""Elekt (2019), 2 to 4 players: area control with hidden hands.

Rules source: the Polish rulebook, version 4.36, by number in rules/. The rulebook does not show
every card; the box is filled with stand-ins, marked as such in the pack.
"""
