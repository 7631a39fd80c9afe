"""Richelieu in words."""
