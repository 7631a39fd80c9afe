"""Studies: a question in a short file, answered by many games, with intervals and a report.

``conduct`` runs all parts: ``plan`` reads the file, ``crews`` play its games (``measures`` plays
one), ``running`` finds the missing ones, ``games`` stores them, ``results`` and ``report`` present
the results.
"""
