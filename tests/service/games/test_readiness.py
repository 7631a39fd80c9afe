"""The server's status while it prepares the games after an installation."""

import time
from pathlib import Path

import pytest
from tests.service.asking import ask
from tests.service.servers import running

from blazon.games.rheingold.art import drawing
from blazon.match.position import Position
from blazon.service.games.readiness import STEPS, Readiness, draw_boards


@pytest.mark.system
def test_a_server_without_a_cache_says_how_far_its_games_are(tmp_path: Path) -> None:
    (cache := tmp_path / "cache").mkdir()
    with running(tmp_path, cache_dir=str(cache)) as server:
        seen: list[dict[str, int]] = []
        while not seen or min(seen[-1].values()) < STEPS:
            said = ask(server.url, "GET", "/api/games/ready").json()
            assert all(0 <= one["done"] <= one["steps"] == STEPS for one in said)
            seen.append({one["game"]: one["done"] for one in said})
            time.sleep(0.05)
        assert {"rheingold", "richelieu"} <= set(seen[-1])
        assert min(min(one.values()) for one in seen) < STEPS
        for game in seen[-1]:
            numbers = [one[game] for one in seen]
            assert numbers == sorted(numbers)


def test_what_cannot_be_made_ready_is_not_waited_for() -> None:
    readiness = Readiness()
    assert readiness.done("another") == 0  # nothing is known yet
    readiness.expect(["chess"])
    assert readiness.done("chess") == 0
    with pytest.raises(ValueError, match="must be one of"):
        readiness.make_ready("chess")
    assert readiness.done("chess") == STEPS
    assert readiness.done("another") == STEPS


def test_boards_are_laid_out_before_anybody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    drawing._laid_out.cache_clear()
    draw_boards(["rheingold"])

    def again(*_args: object) -> None:
        raise AssertionError("laid out again")

    monkeypatch.setattr(drawing, "Layout", again)
    variant = Position("rheingold", seed="").variant
    drawn = {
        variant.picture(night=night, title=title, turned=turned)
        for night in (False, True)
        for title in ("The Rhine", "Der Rhein")
        for turned in (False, True)
    }
    assert len(drawn) == 8


def test_a_board_that_cannot_be_drawn_is_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_args: object, **_options: object) -> str:
        raise OSError("no ink")

    monkeypatch.setattr(type(Position("rheingold", seed="").variant), "picture", fail)
    draw_boards(["rheingold"])
    (record,) = caplog.records
    assert record.getMessage() == "a board could not be drawn"
    assert record.__dict__["facts"] == {"game": "rheingold", "error": "OSError('no ink')"}
