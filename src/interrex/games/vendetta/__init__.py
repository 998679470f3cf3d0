"""Vampire: The Masquerade – Vendetta (2020), 3 to 5 players, teams of 2 at 4 or 6: bluff, secret choices.

Rules source: the Polish and the Brazilian Portuguese rulebooks, by number in rules/. Effects not
printed there come from a public list of the cards; six relics and five location cards are stand-ins,
marked as such in the pack.
"""
