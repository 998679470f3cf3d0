"""What is drawn of each game, told once more from the view and compared; nobody needs a server for that."""
