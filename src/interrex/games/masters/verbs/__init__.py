"""The verbs that cards of Masters of the Night are written with."""
