"""Kuhn poker in words: every text in five languages, and whole games typed in the terminal."""

from collections.abc import Iterator
from importlib.resources import files
from io import StringIO
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from rich.console import Console

from blazon.locale import LANGUAGES, texts
from blazon.match.position import Position
from blazon.terminal.start import Seating, Surroundings, play
from blazon.words.games import game_words
from blazon.words.lessons import LEARNER, lesson
from blazon.words.localization import Localization
from blazon.words.narrator import narrator_of

NARRATOR = narrator_of("kuhn")


def variables(node: object) -> Iterator[str]:
    """The variables named anywhere in a part of a Fluent file."""
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            yield from variables(value)
    elif isinstance(node, list):
        for one in node:
            yield from variables(one)


def messages(language: str) -> dict[str, set[str]]:
    """The keys of a language, each with its variables."""
    source = (files("blazon_kuhn") / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {
        entry.id.name: set(variables(entry)) for entry in body if isinstance(entry, ast.Message)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts_with_the_same_variables(language: str) -> None:
    found = messages(language)
    assert found == messages("en")
    assert all(key.startswith("kuhn-") for key in found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_of_games_can_show_it(language: str) -> None:
    words = game_words("kuhn", texts(language))
    assert "Kuhn" in words.name
    assert "Harold W. Kuhn" in words.credit
    assert len(words.rules) == 4
    assert words.options == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize(
    ("actions", "said"),
    [
        ("=Q =K check bet call", ["kuhn-did-bet", "kuhn-card-Q", "kuhn-card-K"]),
        ("=J =K bet fold", ["kuhn-did-bet", "kuhn-card-J", "kuhn-card-hidden"]),
        ("=K =J check check", ["kuhn-did-check", "kuhn-card-K", "kuhn-card-J"]),
    ],
)
def test_a_game_is_typed_to_its_end(
    language: str, plain: bool, actions: str, said: list[str], tmp_path: Path
) -> None:
    saved = tmp_path / "dealt.json"
    tokens = actions.split()
    dealt = Position("kuhn", setup={"first": 0}, actions=tokens[:2])
    saved.write_text(dealt.record.to_json(), encoding="utf-8")
    output, typed, words = StringIO(), iter(tokens[2:]), texts(language)

    def read(prompt: str) -> str:
        return next(typed, "") if prompt == "> " else ""

    console = Console(file=output, width=80, _environ={})
    play(
        "kuhn",
        seating=Seating(["person", "person"], ["Anna", "Bruno"]),
        load=saved,
        surroundings=Surroundings(language, plain, console, read, tmp_path),
    )
    shown = output.getvalue()
    assert words("play-game-over") in shown
    assert words("kuhn-table") in shown
    for key in said:
        assert words(key) in shown
    assert max(map(len, shown.splitlines())) <= 80
    assert not list(typed)


def test_the_table_is_shown_as_text() -> None:
    seen = Position("kuhn", setup={"first": 0}, actions=["=Q", "=K", "bet"]).observe(0)
    [section] = NARRATOR.describe_table(seen, Localization(texts("en"), ("Anna", "Bruno")))
    assert section.heading == "Table"
    assert section.lines == (
        "Pot: 3 chips",
        "Anna: queen, 2 chips in the pot",
        "Bruno: hidden card, 1 chip in the pot",
    )


@pytest.mark.parametrize(
    ("actions", "reveals"),
    [("=Q =K", []), ("=Q =K check", ["check"]), ("=Q =K check bet", ["call"]), ("=Q", [])],
)
def test_actions_that_turn_up_the_cards_are_marked(actions: str, reveals: list[str]) -> None:
    position = Position("kuhn", setup={"first": 0}, actions=actions.split())
    assert NARRATOR.reveals(position.observe(position.actor)) == reveals


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_is_a_bluff_that_works(language: str) -> None:
    found = lesson("kuhn")
    assert found is not None
    position = found.position(1)
    assert position.observe(LEARNER).view()["players"][LEARNER]["card"] == "J"
    assert "king" in found.sentence(1, position, texts("en"))
    end = found.position(2)
    assert end.score()["totals"] == [1, -1]
    said = found.sentence(2, end, texts(language))
    assert "1" in said
    assert len(said.split()) < 15
