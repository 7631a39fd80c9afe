"""Drawings of maps, made from their places, paths and scenery."""
