"""The compiled engine: when it is built and used, and that it plays as the sources do."""
