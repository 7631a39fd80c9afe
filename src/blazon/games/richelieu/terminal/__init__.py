"""How Richelieu looks in the terminal: board, tally, words."""
