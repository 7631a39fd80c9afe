"""The text interface: a game played by people and bots at one terminal.

``blazon.terminal.start.play`` is the entry point; everything else serves it.
"""
