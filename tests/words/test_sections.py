"""Every section to which a reason can point is there in the rules of each language."""

from pathlib import Path

import pytest

from blazon.locale import LANGUAGES
from blazon.match.registry import GAME_NAMES
from blazon.words.game import words_of

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAME_NAMES)
def test_the_sections_of_reasons_are_those_of_the_rules(game: str, language: str) -> None:
    ending = "" if language == "en" else f".{language}"
    rules = (DOCS / game / f"rules{ending}.md").read_text(encoding="utf-8")
    for section in words_of(game).sections:
        assert f"{{ #{section} }}\n" in rules
