"""Texts that note what is asked of them, so that a test can ask whether it is true."""

from blazon.locale import Texts, texts

Said = list[tuple[str, dict[str, str | float]]]
"""Keys with their variables, in order."""


class NotingTexts(Texts):
    """The English texts; ``said`` are those asked for since it was last taken."""

    def __init__(self) -> None:
        self.language = "en"
        self._texts = texts("en")
        self._said: Said = []

    def __call__(self, key: str, **variables: str | float) -> str:
        """The text of a key, which is noted."""
        self._said.append((key, variables))
        return self._texts(key, **variables)

    def said(self) -> Said:
        """What has been asked for since the last call."""
        said, self._said = self._said, []
        return said
