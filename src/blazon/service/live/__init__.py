"""Tables in memory, the people who look at them, and the messages they get."""
