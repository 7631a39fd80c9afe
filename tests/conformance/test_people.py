"""Every game for people: words in every language, the terminal, and a table online."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.samples import INSTALLED_SHORT, each
from tests.service.people import party, play_on
from tests.service.servers import running
from tests.terminal.people import anybody, sit_down

from blazon.kernel import catalogue
from blazon.locale import LANGUAGES, texts
from blazon.match.position import Position
from blazon.words.examples import examples, first_position
from blazon.words.games import game_words
from blazon.words.localization import Localization
from blazon.words.log import narrate_game
from blazon.words.narrator import narrator_of

Table = tuple[str, dict[str, Any]]
short = each(INSTALLED_SHORT)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", catalogue.names())
def test_a_game_and_its_options_have_words(name: str, language: str) -> None:
    words = game_words(name, texts(language))
    assert words.name
    assert words.about
    assert words.credit
    assert words.rules
    for option in words.options:
        assert option.label
        assert [choice.value for choice in option.choices] == list(
            catalogue.package(name).options[option.key].choices
        )


@pytest.mark.parametrize("name", catalogue.names())
def test_the_examples_of_a_rules_page_are_positions_of_the_game(name: str) -> None:
    assert first_position(name).game.name == name
    assert {example.seen.game.name for example in examples(name)} <= {name}


@pytest.mark.parametrize("language", LANGUAGES)
@short
def test_everything_that_happens_has_words(table: Table, language: str) -> None:
    position = Position(*table, seed="words")
    narrator = narrator_of(table[0])
    names = tuple("ABCDE"[: position.players])
    localization = Localization(texts(language), names)
    while not position.over:
        if position.actor is None:
            position.roll()
            continue
        seen = position.observe(position.actor)
        assert narrator.prompt(seen, localization)
        assert set(narrator.reveals(seen)) <= set(seen.legal)
        for token in seen.legal:
            assert narrator.describe_action(seen, token, localization)
            assert not narrator.explain(seen, token, localization).text
        other = position.observe(None)
        assert narrator.explain(other, seen.legal[0], localization).text
        position.play(seen.legal[-1])
    entries = narrate_game(position, narrator, localization)
    assert [entry.token for entry in entries] == list(position.observe(None).log)
    assert any(entry.words for entry in entries)
    seen = position.observe(None)
    assert narrator.describe_result(seen, position.score()["winners"], localization)


@pytest.mark.parametrize("plain", [False, True])
@short
def test_a_whole_game_in_the_terminal(table: Table, plain: bool, tmp_path: Path) -> None:
    name, options = table
    seen = sit_down(anybody("en", 7), game=name, options=options, folder=tmp_path, plain=plain)
    assert texts("en")("play-game-over") in seen.text


def test_whole_games_at_a_table_online(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        for name, options in INSTALLED_SHORT:
            async with party(url, 2, game=name, options=options) as one:
                async with one.watching() as seats:
                    await play_on(seats, "conformance")
                    assert all(seat.is_over for seat in seats)
                replay = await one.people[0].request("GET", f"/tables/{one.id}/replay?at=1&lang=en")
                assert replay

    with running(tmp_path) as server:
        asyncio.run(play(server.url))
