"""Slow, literal models of the games, written from the rules pages alone, to test the engine by."""
