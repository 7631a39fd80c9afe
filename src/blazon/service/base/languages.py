"""The languages in which the server can describe a game."""

from typing import Literal, get_args

Language = Literal["en", "fr", "es", "it", "de"]
"""What a client may ask for."""
LANGUAGES: tuple[Language, ...] = get_args(Language)
