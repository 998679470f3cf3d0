"""The verbs that cards of Elekt are written with."""
