"""Measuring: speed, many games at once, and which of two bots is stronger."""
