"""The text interface: a game played by people and bots at one terminal.

``blazon.terminal.start.play`` is the way in; everything else is its rooms.
"""
