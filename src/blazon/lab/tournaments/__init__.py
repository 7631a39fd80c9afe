"""Tournaments: bots of any kind, a schedule in a short file, ratings with intervals and a page.

``conducting`` runs all parts: ``plan`` reads the file, ``schedule`` says who meets whom, ``units``
plays one deal in every arrangement of its bots, ``running`` hands the units out, ``folder`` stores
what they depend on, ``standing`` rates the bots, and ``page`` shows the results.
"""
