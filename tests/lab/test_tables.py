"""The display of measurements: plain words, even on a terminal."""

import pytest

from blazon.lab.arena import Report
from blazon.lab.ratings import rate
from blazon.lab.tables import verdict


def test_a_verdict_is_in_no_colours(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    rating = rate([0.5, 1.0] * 200, bounds=(0, 40))
    verdict(Report(a="duke", b="page", players=2, games=800, wins=600, margin=3.5, rating=rating))
    said = capsys.readouterr().out
    assert "duke against page: 800 games, 2 players" in said
    assert "+3.50 points a game" in said
    assert "A is stronger" in said
    assert "\x1b" not in said
