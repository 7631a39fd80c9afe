"""Clean and check what people write, such as names: one line with something visible in it."""

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
_SIGNS = (
    "\u00ad\u034f\u061c\u180e\u200b\u200e\u200f\u202a-\u202c\u2060-\u206f\ufeff"
    "\U000e0001\U000e0020-\U000e007f"
)
"""Invisible characters that are pasted with text. Not overrides, which change what is seen."""
_FLAG = "\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f"
"""The flag of a part of a country, such as England: a black flag with invisible tags."""
_NEW_EMOJI = "\U0001f000-\U0001faff"
"""Unicode reserves these for emoji; some are newer than Python's own tables."""
_FLAG_OR_EMOJI = re.compile(f"{_FLAG}|[{_NEW_EMOJI}]")
_FLAG_OR_SIGN = re.compile(f"({_FLAG})|[{_SIGNS}]")
_FLAG_OR_LETTER = re.compile(f"{_FLAG}|.", re.DOTALL)
_MOST_MARKS = 4
"""Marks on a letter; more would cover the lines above and below."""
_ALL_UNSEEN = re.compile(f"[{_UNSEEN}]")
_ALL_JOINING = re.compile(f"[{_JOINING}]")
_TOO_MUCH = re.compile(f"(^| |[{_UNSEEN}]{{2}})[{_JOINING}]+")
"""Joiners with nothing to join, or more in a row than any emoji has."""


def cleaned(text: str) -> str:
    r"""A line as its writer meant it, without invisible characters; perhaps still unfit for a name.

    All kinds of spaces become plain ones, a letter keeps at most four marks, and joiners and tags
    stay where languages and emoji need them.

    >>> cleaned("\u200eAnn\u00a0Lee\u00ad ")
    'Ann Lee'
    """
    # What is left out can bring together what then has to go, too.
    while (line := _cleaned_once(text)) != text:
        text = line
    return line


def _cleaned_once(text: str) -> str:
    seen = _FLAG_OR_SIGN.sub(r"\1", text).strip()
    spaced = "".join(" " if one == "\t" or _is(one, "Zs") else one for one in seen)
    joined = _without_loose_joiners(_with_few_marks(unicodedata.normalize("NFC", spaced)))
    line = " ".join(filter(None, joined.split(" ")))
    return unicodedata.normalize("NFC", _TOO_MUCH.sub(r"\1", line))


def _is(letter: str, kinds: str) -> bool:
    """Whether a character's category, or the group of its category, is one of these."""
    kind = unicodedata.category(letter)
    return kind in kinds.split() or kind[0] in kinds.split()


def _without_loose_joiners(text: str) -> str:
    """Leave out zero-width joiners where no script and no emoji has any, as in Latin."""
    kept: list[str] = []
    for one in text:
        if one not in "\u200c\u200d" or (kept and _may_join(kept[-1])):
            kept.append(one)
    return "".join(kept)


def _may_join(letter: str) -> bool:
    """Whether a joiner may follow: a letter without case, a mark, an emoji, or Adlam."""
    return (
        _is(letter, "Lo Lm M So Sk")
        or unicodedata.bidirectional(letter) == "R"
        or bool(_FLAG_OR_EMOJI.match(letter))
    )


def _with_few_marks(text: str) -> str:
    """Leave out marks stacked more than four high."""
    kept, marks = [], 0
    for one in text:
        is_seen = not _ALL_UNSEEN.match(one)
        if is_seen:
            marks = marks + 1 if _is(one, "Mn Me") else 0
        if marks <= _MOST_MARKS or not is_seen:
            kept.append(one)
    return "".join(kept)


def is_one_line(text: str) -> bool:
    """Whether a text is one printable line; joiners are allowed for some languages and emoji."""
    plain = _FLAG_OR_EMOJI.sub("", text)
    return plain.replace("\u200c", "").replace("\u200d", "").isprintable()


def is_visible_line(text: str) -> bool:
    """Whether a text is one line with something visible and nothing that hides or turns text."""
    plain = _FLAG_OR_EMOJI.sub("#", text)
    rest = _ALL_JOINING.sub("", plain)
    is_seen = any(unicodedata.category(one)[0] not in "MZC" for one in rest)
    hides = _ALL_UNSEEN.search(rest) or _TOO_MUCH.search(plain) or _with_few_marks(text) != text
    return is_seen and rest.isprintable() and not hides


def escaped(text: str) -> str:
    r"""A text that is safe for a terminal: ``\u202e``, for example, instead of that character.

    >>> print(escaped("Ann\x1b[2J"))
    Ann\x1b[2J
    """
    return "".join(map(_shown, _FLAG_OR_LETTER.findall(text)))


def _shown(letter: str) -> str:
    """A character or flag, or its escape if it is invisible and joins nothing."""
    is_seen = letter.isprintable() and not _ALL_UNSEEN.match(letter)
    if is_seen or _FLAG_OR_EMOJI.match(letter) or _ALL_JOINING.match(letter):
        return letter
    return letter.encode("unicode_escape").decode()


def look_of(name: str) -> str:
    """The visible part of a name: two names with the same look cannot be distinguished."""
    return " ".join(_ALL_UNSEEN.sub("", unicodedata.normalize("NFC", name)).split())
