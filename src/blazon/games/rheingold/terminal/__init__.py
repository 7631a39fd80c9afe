"""Rheingold's display in the terminal: the map as a picture or a list, tally, words."""
