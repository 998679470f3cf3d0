"""The verbs by which the texts of Retainers are written in a pack."""
