"""Kuhn poker: three cards, two players, one bet; a game for Blazon in a package of its own."""
