"""How Rheingold looks in the terminal: the map as a picture or a list, tally, words."""
