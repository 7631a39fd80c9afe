"""Kuhn poker as people read it."""
