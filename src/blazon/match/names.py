"""Check what people write, such as names: one line with something visible in it."""

import re
import unicodedata

_JOINING = "\u200c\u200d\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef"
"""Joiners and variation selectors: invisible, but needed for words and emoji."""
_UNSEEN = (
    # Unicode's Default_Ignorable_Code_Point …
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e"
    "\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3"
    "\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
    # … and characters drawn as nothing: empty Braille, notes, hieroglyphs, fillers, objects.
    "\u2800\ufffc\U0001d159\U00013441\U00013442\U00016fe4"
)
_ALL_UNSEEN = re.compile(f"[{_UNSEEN}]")
_ALL_JOINING = re.compile(f"[{_JOINING}]")
_TOO_MUCH = re.compile(f"(^| |[{_UNSEEN}]{{2}})[{_JOINING}]")
"""A joiner with nothing to join, or more in a row than any emoji has."""


def is_one_line(text: str) -> bool:
    """Whether a text is one printable line; joiners are allowed for some languages and emoji."""
    return text.replace("\u200c", "").replace("\u200d", "").isprintable()


def is_visible_line(text: str) -> bool:
    """Whether a text is one line with something visible, and nothing that hides or turns text."""
    rest = _ALL_JOINING.sub("", text)
    is_seen = any(unicodedata.category(one)[0] not in "MZC" for one in rest)
    return (
        is_seen and rest.isprintable() and not (_ALL_UNSEEN.search(rest) or _TOO_MUCH.search(text))
    )


def escaped(text: str) -> str:
    r"""A text that is safe for a terminal: ``\u202e``, for example, instead of that character.

    >>> print(escaped("Ann\x1b[2J"))
    Ann\x1b[2J
    """
    return "".join(map(_shown, text))


def _shown(letter: str) -> str:
    """A character, or its escape if it is invisible and joins nothing."""
    is_seen = letter.isprintable() and not _ALL_UNSEEN.match(letter)
    if is_seen or _ALL_JOINING.match(letter):
        return letter
    return letter.encode("unicode_escape").decode()


def look_of(name: str) -> str:
    """The visible part of a name: two names with the same look cannot be distinguished."""
    return " ".join(_ALL_UNSEEN.sub("", unicodedata.normalize("NFC", name)).split())
