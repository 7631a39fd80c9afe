"""Player names: something visible, in any language."""

import sys
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.volume import share

from blazon.kernel.names import cleaned, escaped, is_one_line, is_visible_line, look_of

DEFAULT_IGNORABLE = """
00AD 034F 061C 115F..1160 17B4..17B5 180B..180F 200B..200F 202A..202E 2060..206F 3164 FE00..FE0F
FEFF FFA0 FFF0..FFF8 1BCA0..1BCA3 1D173..1D17A E0000..E0FFF
"""
"""As in Unicode's DerivedCoreProperties.txt, version 16."""
BLANK = "2800 FFFC 1D159 13441..13442 16FE4"
"""Invisible characters, by name."""
NAMES = ["Anna", "Ødön Łukasz", "Мария", "王芳", "김민준", "שרה", "علی‌رضا", "می‌خواهم", "क्\u200dष"]
NAMES += ["ᠮᠣᠩᠭᠣᠯ\u180c", "葛\U000e0100城", "👨\u200d👩\u200d👧", "👩\u200d❤\ufe0f\u200d👨"]
ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
NEWEST = "\U0001faea"
"""An emoji of Unicode 17, which no Python had known when this was written."""
NAMES += [f"Ann {ENGLAND}", ENGLAND, NEWEST, "🏴\u200d☠\ufe0f", "👍🏽", "അനില്\u200d", "𞤀𞤣\u200c𞤤"]
NAMES += ["❤\ufe0f", "1\ufe0f\u20e3", "🐉", "é", "e\u0301"]
NO_NAMES = ["two\nlines", "turned \u202e round", "Ann\u2066", "Ann\u00ad", "Ann\u3164", "Ann\u2800"]
NO_NAMES += ["Ann \u200d", "\u200dAnn", "Ann\u200c\u200c\u200c", "Ann\ufe0f\ufe0e\ufe0f", "\u0301"]
NO_NAMES += ["", " ", "a" + 5 * "\u0336", "🐉\U000e0067\U000e007f"]
PASTED = {
    "Ann\u00a0Lee": "Ann Lee",
    "王\u3000芳\t": "王 芳",
    "\u200eAnn": "Ann",
    "\ufeff Ann\r\n": "Ann",
    "An\u00adna": "Anna",
    "\u2068שרה\u2069": "שרה",
    "A\u200cnn\u200d": "Ann",
    "Ann \u200d": "Ann",
    "\u200dAnn": "Ann",
    "علی\u200c\u200c\u200cرضي": "علی\u200cرضي",
    "e\u0301": "é",
    "e\u00ad\u0301": "é",
    "e\u200c\u0301": "é",
    "a" + 39 * "\u0336": "a" + 4 * "\u0336",
    "a" + 3 * "\u0336\u0335" + "b\u0336": "a" + 2 * "\u0336\u0335" + "b\u0336",
    "🐉\U000e0067\U000e007f": "🐉",
    "\u00a0\u200b": "",
}
"""What people paste, and the name that they mean."""
PIECES = [
    *"an é\u0301\u0336\u00a0\u00ad\u200c\u200d\ufe0f\ufe0e\u200e\u2068\u180cعव्😀",
    ENGLAND,
    NEWEST,
]


def points(ranges: str) -> Iterator[str]:
    """The characters in ranges such as ``00AD 200B..200F``."""
    for one in ranges.split():
        first, _, last = one.partition("..")
        yield from map(chr, range(int(first, 16), int(last or first, 16) + 1))


def is_new(one: str) -> bool:
    """Whether a character may be an emoji that this Python does not know."""
    return unicodedata.category(one) == "Cn" and "\U0001f000" <= one <= "\U0001faff"


@cache
def unseen() -> Sequence[str]:
    """The Unicode characters that are invisible on their own."""
    every = map(chr, range(sys.maxunicode + 1))
    kinds = [one for one in every if unicodedata.category(one)[0] in "ZC" and not is_new(one)]
    return share([*points(DEFAULT_IGNORABLE), *points(BLANK), *kinds])


def test_nobody_is_called_what_cannot_be_seen() -> None:
    for one in unseen():
        for name in (one, one * 3, f" {one} ", f"\u200d{one}", f"{one}\ufe0f", f"{one}\u0301"):
            assert not is_visible_line(name), ascii(name)


def test_what_cannot_be_seen_makes_no_other_name() -> None:
    for one in unseen():
        if is_visible_line(f"An{one}n"):
            assert look_of(f"An{one}n") == "Ann" or one == " ", ascii(one)


@pytest.mark.parametrize("name", NAMES)
def test_ordinary_names_of_all_languages_are_names_and_cleaning_leaves_them(name: str) -> None:
    assert is_visible_line(name)
    assert is_one_line(name)
    assert cleaned(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(("pasted", "meant"), PASTED.items(), ids=ascii)
def test_what_is_pasted_along_with_a_name_is_left_out(pasted: str, meant: str) -> None:
    assert cleaned(pasted) == meant
    assert is_visible_line(meant) or not meant


@pytest.mark.parametrize(
    "name", ["Ann\u202eeel", "Ann\x1b[2J", "Ann\nLee", "Ann\u2800", "Ann\ue000"]
)
def test_cleaning_does_not_hide_what_no_name_may_have(name: str) -> None:
    assert not is_visible_line(cleaned(name))


@given(st.lists(st.sampled_from(PIECES), max_size=12).map("".join))
def test_a_cleaned_name_is_a_name_and_stays_as_it_is(text: str) -> None:
    name = cleaned(text)
    assert cleaned(name) == name
    assert is_visible_line(name) or not any(one.isalnum() for one in name)


@pytest.mark.parametrize("name", NO_NAMES)
def test_what_hides_something_is_no_name(name: str) -> None:
    assert not is_visible_line(name)


def test_names_that_look_alike_have_the_same_look() -> None:
    alike = ["Zoe\u0301  Ann", "Zo\u00e9 Ann", "Zo\u00e9\u200c Ann", "Zo\u00e9 A\ufe0fnn "]
    assert {look_of(name) for name in alike} == {"Zo\u00e9 Ann"}
    assert look_of("Anne") != look_of("Ann")


@pytest.mark.parametrize("text", ["Anna", "علی‌رضا", "👩‍❤\ufe0f‍👨", "C:\\temp", ""])
def test_ordinary_text_is_shown_as_it_is(text: str) -> None:
    assert escaped(text) == text


def test_whatever_is_invisible_is_escaped() -> None:
    joining = "\u200c\u200d\u180b\u180c\u180d\u180f"
    for one in unseen():
        if one != " " and one not in joining and not is_visible_line(f"n{one}"):
            shown = escaped(f"An{one}n")
            assert shown.isprintable(), ascii(one)
            assert shown == "An" + one.encode("unicode_escape").decode() + "n"
