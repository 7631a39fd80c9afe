"""Puts a game into words, from observations alone; the texts themselves are in `locale`.

The terminal and the server use the same functions, in the reader's language.
"""
