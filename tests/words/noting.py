"""Texts that record the requested messages, so that tests can check them."""

from blazon.locale import Texts, texts

Said = list[tuple[str, dict[str, str | float]]]
"""Keys with their variables, in order."""


class NotingTexts(Texts):
    """The English texts; ``said`` are the messages requested since the last call."""

    def __init__(self) -> None:
        self.language = "en"
        self._texts = texts("en")
        self._said: Said = []

    def __call__(self, key: str, **variables: str | float) -> str:
        """The text for a key, which is recorded."""
        self._said.append((key, variables))
        return self._texts(key, **variables)

    def said(self) -> Said:
        """The requests since the last call."""
        said, self._said = self._said, []
        return said
