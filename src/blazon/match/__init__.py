"""One game being played: positions, records, observations."""
