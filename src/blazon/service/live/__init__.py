"""Tables in memory, their watchers, and the messages they receive."""
