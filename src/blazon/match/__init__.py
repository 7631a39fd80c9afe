"""A game in progress: positions, records, observations."""
