"""Games and bots from elsewhere: found by their entry points, played like our own."""
