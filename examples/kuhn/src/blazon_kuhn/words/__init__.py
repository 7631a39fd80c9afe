"""Kuhn poker in words."""
