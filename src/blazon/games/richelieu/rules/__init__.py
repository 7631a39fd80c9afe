"""Richelieu: take cards from the ends of four rows and win majorities of crests and symbols."""
