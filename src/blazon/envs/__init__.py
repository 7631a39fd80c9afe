"""Environments for learners: many games at once, and doors to Gymnasium and others."""

from blazon.envs.vector import VectorGames

__all__ = ["VectorGames"]
