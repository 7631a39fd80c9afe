"""The widths of texts in any script, and the pieces that a name can be cut into."""

import re
import unicodedata

LETTER, CAPITAL, WIDE = 0.57, 0.7, 1.04
"""The widths of letters in a book face, relative to their size."""
ZERO_WIDTH = ("Mn", "Me", "Cf", "Cc")
JOINED = re.compile(
    "ARABIC|BENGALI|DEVANAGARI|GUJARATI|GURMUKHI|HEBREW|KANNADA|KHMER|LAO|MALAYALAM|MONGOLIAN|"
    "MYANMAR|NKO|ORIYA|SINHALA|SYRIAC|TAMIL|TELUGU|THAANA|THAI|TIBETAN"
)
"""Scripts whose letters change with their neighbours or run from right to left."""


def text_width(text: str, size: float) -> float:
    """About the width of a text."""
    return size * sum(map(_width, text))


def _width(letter: str) -> float:
    if unicodedata.category(letter) in ZERO_WIDTH:
        return 0.0
    if unicodedata.east_asian_width(letter) in "WF":
        return WIDE
    return CAPITAL if letter.isupper() or not letter.isascii() else LETTER


def shortened(text: str, size: float, most: float) -> str:
    """A text on one line, cut short with an ellipsis if it is wider than `most`."""
    text = " ".join(text.split())
    if text_width(text, size) <= most:
        return text
    while text and text_width(text + "…", size) > most:
        text = text[:-1]
    return text.rstrip() + "…"


def pieces(text: str) -> list[str]:
    """The letters with their marks, or the whole text if its letters are joined."""
    if any(JOINED.match(unicodedata.name(letter, "")) for letter in text):
        return [text]
    found: list[str] = []
    for letter in text:
        if found and _width(letter) == 0.0:
            found[-1] += letter
        else:
            found.append(letter)
    return found
