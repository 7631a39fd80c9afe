"""Recorded games stay unchanged, from their seeds, records and texts."""

from pathlib import Path

import pytest
from tests.data.files import as_text
from tests.games.richelieu.data.make import playthroughs
from tests.games.richelieu.samples import TABLES

import blazon
from blazon.match.position import Position

FOLDER = Path(__file__).parent / "data" / "playthroughs"
NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))


def recorded(name: str) -> tuple[str, str]:
    """A recorded game in JSON and as text."""
    file = FOLDER / name
    return tuple(file.with_suffix(kind).read_text(encoding="utf-8") for kind in (".json", ".txt"))  # type: ignore[return-value]


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_is_replayed_to_the_same_end(name: str) -> None:
    json, text = recorded(name)
    game = blazon.load(json)
    assert game.over
    assert game.record.to_json() + "\n" == json
    assert as_text(game) == text
    score = game.score()
    result = game.record.result
    assert result is not None
    assert (result.totals, result.winners) == (score["totals"], score["winners"])


@pytest.mark.parametrize("name", NAMES)
def test_its_text_is_the_same_game(name: str) -> None:
    json, text = recorded(name)
    game = blazon.load(text)
    assert game == blazon.load(json)
    assert game.record.to_json() + "\n" == json
    assert as_text(game) == text


def test_the_same_seeds_still_play_the_same_games() -> None:
    games = playthroughs()
    assert sorted(games) == NAMES
    for name, game in games.items():
        assert game.record.to_json() + "\n" == recorded(name)[0], name


def test_the_recorded_games_are_of_every_kind() -> None:
    games = [blazon.load(recorded(name)[0]) for name in NAMES]
    assert len(games) == 8
    for options in TABLES:
        assert options in [game.options for game in games]
    tokens = {token for game in games for token in game.actions}
    assert {"*", "R", "-"} <= tokens
    assert any(token.startswith("^") for token in tokens)


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_taken_back_and_played_again_ends_the_same(name: str) -> None:
    game = blazon.load(recorded(name)[0])
    again = Position("richelieu", game.options, game.setup)
    for number, token in enumerate(game.actions):
        again.play(token)
        if number % 10 == 9:
            again.undo(5)
            for retried in game.actions[number - 4 : number + 1]:
                again.play(retried)
    assert again == game
    assert again.score() == game.score()
