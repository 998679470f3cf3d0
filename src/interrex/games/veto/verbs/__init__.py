"""The verbs that cards of Veto! are written with."""
