"""Goofspiel for Blazon: an example of a game with hidden simultaneous choices."""
