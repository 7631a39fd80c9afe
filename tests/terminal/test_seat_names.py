"""The names of the players at one terminal."""

import pytest
from tests.kernel.test_names import ENGLAND

from blazon.kernel.errors import BadValue
from blazon.locale import texts
from blazon.terminal.seats import Seat, name_players

PEOPLE = [Seat("person", None), Seat("person", None)]


def test_names_are_cleaned_and_may_have_joiners_and_flags() -> None:
    given = ["\u200eAnn\u00a0Lee\u00ad", f"علی\u200cرضي {ENGLAND}"]
    assert name_players(PEOPLE, texts("en"), given, game="richelieu") == ("Ann Lee", given[1])


@pytest.mark.parametrize("name", ["", "\u00ad", "Ann\u202eeel", "two\nlines"])
def test_what_hides_or_turns_text_is_no_name(name: str) -> None:
    with pytest.raises(BadValue, match=r"names\[1\]: must be one line of visible text"):
        name_players(PEOPLE, texts("en"), ["Ann", name], game="richelieu")
