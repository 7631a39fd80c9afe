"""Player names: something visible, in any language."""

import sys
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache

import pytest
from tests.volume import share

from blazon.match.names import escaped, is_one_line, is_visible_line, look_of

DEFAULT_IGNORABLE = """
00AD 034F 061C 115F..1160 17B4..17B5 180B..180F 200B..200F 202A..202E 2060..206F 3164 FE00..FE0F
FEFF FFA0 FFF0..FFF8 1BCA0..1BCA3 1D173..1D17A E0000..E0FFF
"""
"""As in Unicode's DerivedCoreProperties.txt, version 16."""
BLANK = "2800 FFFC 1D159 13441..13442 16FE4"
"""Invisible characters, by name."""
NAMES = ["Anna", "Ødön Łukasz", "Мария", "王芳", "김민준", "שרה", "علی‌رضا", "می‌خواهم", "क्\u200dष"]
NAMES += ["ᠮᠣᠩᠭᠣᠯ\u180c", "葛\U000e0100城", "👨\u200d👩\u200d👧", "👩\u200d❤\ufe0f\u200d👨"]
NAMES += ["❤\ufe0f", "1\ufe0f\u20e3", "🐉", "é", "e\u0301"]
NO_NAMES = ["two\nlines", "turned \u202e round", "Ann\u2066", "Ann\u00ad", "Ann\u3164", "Ann\u2800"]
NO_NAMES += ["Ann \u200d", "\u200dAnn", "Ann\u200c\u200c\u200c", "Ann\ufe0f\ufe0e\ufe0f", "\u0301"]
NO_NAMES += ["", " "]


def points(ranges: str) -> Iterator[str]:
    """The characters in ranges such as ``00AD 200B..200F``."""
    for one in ranges.split():
        first, _, last = one.partition("..")
        yield from map(chr, range(int(first, 16), int(last or first, 16) + 1))


@cache
def unseen() -> Sequence[str]:
    """The Unicode characters that are invisible on their own."""
    every = map(chr, range(sys.maxunicode + 1))
    kinds = [one for one in every if unicodedata.category(one)[0] in "ZC"]
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
def test_ordinary_names_of_all_languages_are_names(name: str) -> None:
    assert is_visible_line(name)
    assert is_one_line(name)


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
