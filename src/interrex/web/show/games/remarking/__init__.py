"""What stands behind an option, game by game."""
