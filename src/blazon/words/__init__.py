"""The words for what happens at a table, made of views alone; the texts themselves are `locale`'s.

Terminal and server tell a game by the same functions, each in the language of whoever reads.
"""
