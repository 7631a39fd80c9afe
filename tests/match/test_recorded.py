"""Recorded games stay unchanged, from their seeds, records and texts."""

import pytest
from tests.data.files import as_text
from tests.data.games import FOLDERS, playthroughs
from tests.samples import NAMES, SAMPLES

import blazon
from blazon.match.position import Position

RECORDED = [
    (game, path.stem)
    for game, folder in FOLDERS.items()
    for path in sorted(folder.glob("playthroughs/*.json"))
]
FORMS = (".json", ".txt")


def recorded(game: str, name: str) -> list[str]:
    """A recorded game in JSON and as text."""
    file = FOLDERS[game] / "playthroughs" / name
    return [file.with_suffix(form).read_text(encoding="utf-8") for form in FORMS]


@pytest.mark.parametrize(
    # Without the JIT one form is enough: the text has the same moves.
    "form",
    [".json", pytest.param(".txt", marks=pytest.mark.slow_without_jit)],
)
@pytest.mark.parametrize(("game", "name"), RECORDED)
def test_it_is_replayed_to_the_same_end_in_both_forms(game: str, name: str, form: str) -> None:
    forms = recorded(game, name)
    position = blazon.load(forms[FORMS.index(form)])
    assert [position.record.to_json() + "\n", as_text(position)] == forms
    result, score = position.record.result, position.score()
    assert (result is not None) == position.over
    if result is not None:
        assert (result.totals, result.winners) == (score["totals"], score["winners"])


@pytest.mark.slow_without_jit
@pytest.mark.parametrize("game", NAMES)
def test_the_same_seeds_still_play_the_same_games(game: str) -> None:
    games = playthroughs(game)
    assert [(game, name) for name in games] == [one for one in RECORDED if one[0] == game]
    for name, position in games.items():
        assert position.record.to_json() + "\n" == recorded(game, name)[0], name


@pytest.mark.slow_without_jit
@pytest.mark.parametrize("game", NAMES)
def test_they_show_all_that_can_happen(game: str) -> None:
    games = [blazon.load(recorded(*one)[0]) for one in RECORDED if one[0] == game]
    assert all(
        options in [position.options for position in games] for options in SAMPLES[game].TABLES
    )
    assert any(position.over and not position.options.get("rounds") for position in games)
    seen = {token for position in games for token in position.actions}
    for position in games:
        while position.actions:
            position.undo()
            seen.add(position.phase)
    assert seen >= SAMPLES[game].EVENTS


@pytest.mark.slow_without_jit
@pytest.mark.parametrize(("game", "name"), RECORDED)
def test_taken_back_and_played_again_it_ends_the_same(game: str, name: str) -> None:
    position = blazon.load(recorded(game, name)[0])
    again = Position(game, position.options, position.setup)
    for number, token in enumerate(position.actions):
        again.play(token)
        if number % 10 == 9:
            again.undo(5)
            for retried in position.actions[number - 4 : number + 1]:
                again.play(retried)
    assert again == position
    assert again.score() == position.score()
