"""What is shown: scenes, regions, prompts and the parts they are drawn from."""
