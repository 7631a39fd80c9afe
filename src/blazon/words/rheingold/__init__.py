"""Rheingold in words."""
