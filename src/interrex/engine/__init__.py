"""The ground all games stand on: agenda, decisions, chance, zones, knowledge, effects.

It knows no game, does no input or output, and needs nothing beyond the standard library.
"""
