"""How each game lies in a terminal: one module per game, of the same name."""
