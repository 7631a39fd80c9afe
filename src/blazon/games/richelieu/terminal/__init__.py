"""Richelieu's display in the terminal: board, tally, words."""
