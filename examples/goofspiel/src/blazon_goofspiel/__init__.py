"""Goofspiel for Blazon: an example of a game whose players choose at the same time, unseen."""
