"""What can be done in a game and what is against it, as its drawing shows it all the time."""
