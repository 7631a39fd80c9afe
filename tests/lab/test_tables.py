"""The display of measurements: plain words, even on a terminal."""

from queue import Queue

import numpy as np
import pytest

from blazon.lab.arena import Report
from blazon.lab.gametable import GameTable, What
from blazon.lab.ratings import rate
from blazon.lab.tables import LINE_SECONDS, by_player, forecast, progress, verdict


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


def test_the_arguments_of_a_program_are_printed_as_they_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    bots = ("./bot [/x]", "random")
    verdict(Report(*bots, players=2, games=2, wins=1, margin=0, rating=rate([0.5])))
    assert "./bot [/x] against random: 2 games" in capsys.readouterr().out
    numbers = np.zeros((1, 2))
    what, one = What("richelieu", {}, bots, "seed"), np.zeros(1, np.int64)
    table = GameTable(what, one, one, one, numbers.astype(np.int64), numbers)
    by_player(table.summary(), "seat", what)
    assert "./bot [/x]" in capsys.readouterr().out


class Clock:
    """Lets a wait end when the test says so."""

    def __init__(self) -> None:
        self._asked, self._answers = Queue[float](), Queue[bool]()

    def wait(self, seconds: float) -> bool:
        """Wait for the test."""
        self._asked.put(seconds)
        return self._answers.get()

    def strike(self) -> None:
        """Let the time pass; returns when the next wait has begun."""
        self._answers.put(False)
        self.begin()

    def begin(self) -> None:
        """Return when a wait has begun."""
        assert self._asked.get() == LINE_SECONDS

    def end(self) -> None:
        """Let no time pass any more."""
        self._answers.put(True)


def test_away_from_a_terminal_a_line_says_now_and_then_how_far_it_is(
    capsys: pytest.CaptureFixture[str],
) -> None:
    clock = Clock()
    with forecast("games", clock.wait) as tell:
        clock.begin()
        clock.strike()
        tell(1200, 5000)
        clock.strike()
        clock.end()
    clock = Clock()
    with progress("games", 20, clock.wait) as done:
        clock.begin()
        clock.strike()
        done(21)
        clock.strike()
        clock.end()
    assert capsys.readouterr().err.splitlines() == [
        "games: none yet",
        "games: 1,200 of 5,000",
        "games: 0 of 20",
        "games: 20 of 20",
    ]
