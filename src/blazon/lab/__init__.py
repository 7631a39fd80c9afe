"""Measure speed, simulate many games, and compare the strength of bots."""
