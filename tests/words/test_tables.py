"""Tables as text: sufficient for play, without anything hidden from the reader."""

from random import Random

import pytest
from tests.samples import NAMES as GAMES
from tests.samples import SAMPLES, step

import blazon
from blazon.locale import LANGUAGES, texts
from blazon.match.position import Position
from blazon.words.localization import Localization
from blazon.words.narrator import Section, narrator_of

NAMES = ("Anna", "Bruno")


def table(position: Position, observer: int | None, language: str = "en") -> list[Section]:
    seen = position.observe(observer)
    localization = Localization(texts(language), NAMES)
    return narrator_of(position.variant.game.name).describe_table(seen, localization)


@pytest.mark.parametrize("game", GAMES)
def test_every_action_that_begins_somewhere_has_a_line_to_stand_at(game: str) -> None:
    begins = SAMPLES[game].begins
    position, random = blazon.new(game, seed="table as text"), Random(26)
    while not position.over and len(position.actions) < 400:
        if position.actor is not None:
            seen = position.observe(position.actor)
            told = {name for one in table(position, position.actor) for name in one.places}
            assert {begins(token) for token in seen.legal} - {None} <= told
        step(position, random)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_and_places_go_together_in_every_language(game: str, language: str) -> None:
    position, random = blazon.new(game, seed="table as text"), Random(3)
    while not position.over and len(position.actions) < 150:
        step(position, random)
    for observer in (0, 1, None):
        for section in table(position, observer, language):
            assert section.lines
            assert len(section.places) in (0, len(section.lines))
            assert all(line.strip() == line != "" for line in section.lines)


def test_own_discs_are_folded_away_until_the_end() -> None:
    position, random = blazon.new("richelieu", seed="discs"), Random(1)
    while not position.over:
        for seat in (0, 1):
            own = position.observe(seat).view()["players"][seat]["discs"]
            folded = [one for one in table(position, seat) if one.folded]
            assert [one.seat for one in folded] == ([seat] if own else [])
        assert not [one for one in table(position, None) if one.folded]
        step(position, random)
    lines = [line for one in table(position, None) for line in one.lines]
    assert not [one for one in table(position, 0) if one.folded]
    assert any(line.startswith(("1 disc: ", "2 discs: ", "3 discs: ")) for line in lines)


def test_a_running_attack_comes_first() -> None:
    position, random = blazon.new("rheingold", seed="fronts"), Random(8)
    while not position.over and position.observe(None).view()["front"] is None:
        step(position, random)
    first, *_ = table(position, None)
    assert first.heading == ""
    assert first.lines[0].startswith("Attack on ")
