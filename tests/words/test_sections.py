"""Every section that a reason can refer to exists in the rules of each language."""

from pathlib import Path

import pytest
from tests.samples import NAMES

from blazon.locale import LANGUAGES
from blazon.words.narrator import narrator_of

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_the_sections_of_reasons_are_those_of_the_rules(game: str, language: str) -> None:
    ending = "" if language == "en" else f".{language}"
    rules = (DOCS / "games" / game / f"rules{ending}.md").read_text(encoding="utf-8")
    for section in narrator_of(game).sections:
        assert f"{{ #{section} }}\n" in rules
