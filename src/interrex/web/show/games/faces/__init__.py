"""How the cards of each game are drawn, where its table needs a module of its own for them."""
