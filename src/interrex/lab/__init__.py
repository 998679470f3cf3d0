"""The lab: bots measured against each other."""
