"""Rheingold: gather the knights that a die brings, and storm castles whose shields are hidden."""
