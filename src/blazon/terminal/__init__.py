"""The text interface: people and bots play a game at one terminal.

``blazon.terminal.start.play`` is the entry point.
"""
