"""The score sheet in words: its points match the game's, and it gives their reasons."""

import pytest
from tests.samples import random_game

from blazon.locale import texts
from blazon.match.position import Position
from blazon.words.localization import Localization
from blazon.words.narrator import ScoreLine, narrator_of

ENGLISH = texts("en")


def sheet(position: Position) -> list[ScoreLine]:
    """The lines of a finished game, as a spectator reads them."""
    localization = Localization(ENGLISH, tuple("ABCDE"[: position.players]))
    lines = position.variant.score_lines(position.states)
    seen = position.observe(None)
    return narrator_of(position.game.name).describe_score(seen, lines, localization)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("richelieu", {}),
        ("richelieu", {"edition": "court", "players": 3}),
        ("rheingold", {"rounds": 4}),
        ("rheingold", {"rounds": 6, "players": 4}),
    ],
)
def test_the_lines_add_up_to_the_totals(game: str, options: dict[str, object]) -> None:
    for number in range(3):
        position = random_game(game, options, f"sheet {number}")
        lines = sheet(position)
        counted = [line.points for line in lines if not line.breaks_ties]
        sums = [sum(points) for points in zip(*counted, strict=True)] or [0] * position.players
        assert sums == position.score()["totals"]
        assert [line.breaks_ties for line in lines].index(True) == len(lines) - 1
        assert all(line.label for line in lines)


def test_each_province_has_its_reasons() -> None:
    position = random_game("richelieu", {}, "reasons")
    said = [reason for line in sheet(position) for reason in line.why]
    assert "If points are tied, fewest cards wins." in said
    assert any("has the most and scores" in reason for reason in said)
    assert len(sheet(position)) == len(position.score()["lines"]) + 1
