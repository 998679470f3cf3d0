"""Tables in play: who sits there, what they brought, what they agreed on."""
