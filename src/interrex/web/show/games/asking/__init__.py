"""What each game asks at the stage, in the words of the moment."""
