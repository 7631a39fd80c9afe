"""The languages in which the server can describe a game."""

from typing import Literal, get_args

Language = Literal["en", "fr", "es", "it", "de"]
"""The languages that a client may request."""
LANGUAGES: tuple[Language, ...] = get_args(Language)
