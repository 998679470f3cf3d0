"""Regalia: a duel of bluff for two claimants to an empty throne."""
