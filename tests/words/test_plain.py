"""A position as plain text, for programs that show games to people."""

from typing import Any

from tests.samples import INSTALLED_SHORT, decision, each, random_game

from blazon.locale import texts
from blazon.words.localization import Localization
from blazon.words.narrator import narrator_of
from blazon.words.plain import plain_text


@each(INSTALLED_SHORT)
def test_it_has_the_open_sections_and_the_question(table: tuple[str, dict[str, Any]]) -> None:
    name, options = table
    position, narrator = decision(name, options, "plain", 2), narrator_of(name)
    localization = Localization(texts("en"), position.names)
    for observer in (*range(position.players), None):
        seen = position.observe(observer)
        lines = plain_text(seen, position.names).splitlines()
        assert lines[-1] == narrator.question(seen, localization)
        for section in narrator.describe_table(seen, localization):
            for line in section.lines:
                assert (f"  {line}" in lines) == (not section.folded)


@each(INSTALLED_SHORT)
def test_it_says_who_has_won(table: tuple[str, dict[str, Any]]) -> None:
    position = random_game(*table, "plain")
    if not position.over:
        return
    winners = position.score()["winners"]
    text = plain_text(position.observe(0), position.names, winners)
    localization = Localization(texts("en"), position.names)
    result = narrator_of(table[0]).describe_result(position.observe(0), winners, localization)
    assert result
    assert text.splitlines()[-len(result) :] == result
