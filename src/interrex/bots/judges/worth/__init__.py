"""What positions are worth, where that is a module of its own: one per game, of the same name."""
