"""The verbs that cards of Vendetta are written with."""
