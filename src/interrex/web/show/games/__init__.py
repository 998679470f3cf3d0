"""How each game lies on the page: one module and one template per game, of the same name."""
