"""Goofspiel in words: logs, the table, and a typed game in which numbers are cards."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from blazon.locale import LANGUAGES, texts
from blazon.match.position import Position
from blazon.terminal.start import Seating, Surroundings, play
from blazon.words.games import game_words
from blazon.words.localization import Localization
from blazon.words.log import narrate_game
from blazon.words.narrator import narrator_of

NARRATOR = narrator_of("goofspiel")
NAMES = ("Anna", "Bruno")


def dealt(actions: str) -> Position:
    """A game with three cards after these actions."""
    return Position("goofspiel", {"cards": 3}, actions=actions.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_can_show_it(language: str) -> None:
    words = game_words("goofspiel", texts(language))
    assert len(words.rules) == 3
    assert [option.key for option in words.options] == ["cards", "prizes"]
    assert len({choice.label for option in words.options for choice in option.choices}) == 13


def test_what_happens_is_told_when_all_may_know_it() -> None:
    entries = narrate_game(dealt("=2 3 1 =1 2 2"), NARRATOR, Localization(texts("en"), NAMES))
    assert [(entry.token, entry.words) for entry in entries] == [
        ("=2", "The prize is 2."),
        ("?", "bids a card, face down"),
        ("1", "turns up 1 against 3: Anna wins the 2"),
        ("=1", "The prize is 1."),
        ("?", "bids a card, face down"),
        ("2", "turns up 2, too: nobody wins the 1"),
    ]


def test_a_bid_on_the_table_is_shown_to_its_player_alone() -> None:
    position, localization = dealt("=2 3"), Localization(texts("en"), NAMES)
    lines = {
        observer: NARRATOR.describe_table(position.observe(observer), localization)[0].lines
        for observer in (0, 1)
    }
    assert lines[0][3] == "Anna has bid 3, which lies face down."
    assert lines[1][3] == "Anna has bid a card, which lies face down."
    assert lines[0][:3] == (
        "Prize: 2",
        "Prizes to come: 1 3",
        "Anna: 0 points; cards 1 2 3",
    )


def test_a_number_that_is_typed_is_a_card_and_not_a_place_in_the_list(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    saved.write_text(dealt("=2 1 1 =3").record.to_json(), encoding="utf-8")
    output, typed = StringIO(), iter(["1", "3", "2"])

    def read(prompt: str) -> str:
        return next(typed, "quit") if prompt == "> " else ""

    play(
        "goofspiel",
        seating=Seating(["person", "person"], list(NAMES)),
        load=saved,
        surroundings=Surroundings(
            "en", True, Console(file=output, width=80, _environ={}), read, tmp_path
        ),
    )
    shown = output.getvalue()
    assert "You can’t play 1 now. You can play: 2 3." in shown
    assert "Anna wins by 3 points to 1." in shown
    assert not list(typed)
