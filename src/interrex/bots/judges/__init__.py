"""How each game is judged by its bots: one module per game, of the same name."""
