"""Puzzles: the data of every game, its errors, and the puzzle of a day."""

import json
from dataclasses import replace
from datetime import date, timedelta
from typing import Any

import pytest

from blazon.kernel import catalogue
from blazon.kernel.errors import BadValue
from blazon.match.position import Position
from blazon.match.puzzles import (
    FILE,
    MOST_BYTES,
    digest_of,
    puzzles,
    read,
    replay,
    todays,
    written,
)
from blazon.match.reason import Reason
from blazon.match.registry import games

NAMES = [game.name for game in games()]
WITH_PUZZLES = [name for name in NAMES if (catalogue.package(name).folder / FILE).is_file()]
DAY = date(2030, 2, 27)


def file_of(**changes: Any) -> str:
    """A file with one puzzle of Richelieu, with these changes."""
    position = replay("richelieu", {}, "p", ["A1"])
    tokens = list(position.legal)
    entry = {
        "seed": "p",
        "choices": "A1",
        "digest": digest_of(position),
        "kind": "searched",
        "right": tokens[0],
        "prospects": {token: [4.0 if token == tokens[0] else 0.5, 0.6] for token in tokens},
        "grade": 0.5,
        "idea": "PLACE",
        "gap": 3.0,
        **changes,
    }
    return json.dumps({"puzzles": [entry]})


def reason(**changes: Any) -> dict[str, Any]:
    """A reason as the file has it, with these changes."""
    return {"line": "tower", "points": 4.0, "share": 0.9, **changes}


def test_games_that_ship_with_blazon_have_puzzles() -> None:
    shipped = [name for name, one in catalogue.packages().items() if one.is_shipped]
    assert set(shipped) <= set(WITH_PUZZLES)


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_the_puzzles_of_a_game_are_positions_with_right_and_wrong_actions(game: str) -> None:
    ideas: dict[str, int] = {}
    for one in puzzles(game):
        position = one.position()
        assert position.actor == one.seat
        assert position.actions == one.actions
        assert tuple(position.legal) == one.observation().legal
        told = [one.is_right(token) for token in position.legal]
        assert 0 < sum(told) < len(told)
        best = max(prospect.margin for prospect in one.prospects.values())
        assert one.prospects[one.right[0]].margin == best
        ideas[one.idea] = ideas.get(one.idea, 0) + 1
    assert max(ideas.values()) <= 5


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_puzzles_position_is_a_copy(game: str) -> None:
    one = puzzles(game)[0]
    one.position().play(one.right[0])
    assert one.position().actions == one.actions


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_the_file_is_small_and_written_as_it_is_read(game: str) -> None:
    text = (catalogue.package(game).folder / FILE).read_text("utf-8")
    assert len(text.encode()) <= MOST_BYTES
    assert written(read(game, text)) == text


def test_a_game_may_have_no_puzzles() -> None:
    without = [name for name in NAMES if name not in WITH_PUZZLES]
    for name in without:
        assert puzzles(name) == ()
        assert todays(name, DAY) is None


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_todays_puzzle_depends_on_the_date_alone_and_all_come_before_one_repeats(
    game: str,
) -> None:
    count = len(puzzles(game))
    days = [todays(game, DAY + timedelta(one)) for one in range(2 * count)]
    seen = [day.digest for day in days if day is not None]
    assert len(set(seen[:count])) == count
    assert seen[count:] == seen[:count]
    assert todays(game, DAY) == days[0]


def test_the_order_of_the_days_does_not_follow_the_file() -> None:
    game = WITH_PUZZLES[0]
    first = DAY - timedelta(DAY.toordinal() % len(puzzles(game)))
    days = [todays(game, first + timedelta(one)) for one in range(len(puzzles(game)))]
    assert days != list(puzzles(game))


def test_an_open_puzzle_shows_what_is_hidden() -> None:
    (closed,), (opened,) = read("richelieu", file_of()), read("richelieu", file_of(open=True))
    assert not closed.observation().complete
    assert opened.observation().complete


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_the_turn_of_the_best_action_is_the_players_and_reveals_nothing(game: str) -> None:
    for one in puzzles(game):
        turn = list(one.turn())
        assert [token for _, token in turn] == [one.right[0], *one.then]
        for position, _ in turn:
            assert position.actor == one.seat
            assert len(position.legal) > 1
            assert not position.reveals(len(position.actions) - len(one.actions))
        if one.then:
            changed = written([replace(one, then=(*one.then[:-1], "Z9"))])
            with pytest.raises(BadValue, match=r"\.then: has an illegal action"):
                read(game, changed)


def test_forced_actions_and_chance_follow_from_the_choices() -> None:
    position = Position("rheingold", {}, seed="r")
    choices = list[str]()
    while len(choices) < 12:
        if position.actor is None:
            position.roll()
            continue
        token = list(position.legal)[-1]
        if len(position.legal) > 1:
            choices.append(token)
        position.play(token)
    actions = replay("rheingold", {}, "r", choices).actions
    assert actions[: len(position.actions)] == position.actions
    assert len(actions) > len(choices)


FAULTS = [
    ({"digest": "0"}, "puzzles.json: puzzles[0].digest: must be "),
    ({"choices": "A1 Z9"}, "puzzles.json: puzzles[0].choices: has an illegal action"),
    ({"options": {"players": 9}}, "puzzles.json: puzzles[0].options"),
    ({"right": ""}, "puzzles.json: puzzles[0].right: must be some of the legal actions"),
    ({"right": "Z9"}, "puzzles.json: puzzles[0].right: must be some of the legal actions"),
    ({"prospects": {}}, "puzzles.json: puzzles[0].prospects: must be of "),
    ({"kind": "guessed"}, "$.puzzles[0].kind"),
    ({"grade": 1.5}, "$.puzzles[0].grade"),
    ({"seed": 1}, "$.puzzles[0].seed"),
    ({"reasons": [reason(line="keep")]}, "puzzles[0].reasons[0].line: must be one of BOU BRE"),
    ({"reasons": [reason(), reason(line="")]}, "puzzles[0].reasons[1].line: must be one of BOU"),
    ({"reasons": [reason(points=0.0)]}, "puzzles[0].reasons[0].points: must be above 0"),
    ({"reasons": [reason(share=1.5)]}, "puzzles[0].reasons[0].share: must be above 0 and at most"),
    ({"reasons": [{"line": "tower"}]}, "$.puzzles[0].reasons[0]"),
    ({"then": "Z9"}, "puzzles[0].then: must have nothing after @A2, the last choice"),
    ({"note": ""}, "unknown field `note`"),
]


@pytest.mark.parametrize(("changes", "message"), FAULTS)
def test_errors_name_the_puzzle_and_the_field(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(BadValue) as caught:
        read("richelieu", file_of(**changes))
    assert message in str(caught.value)


def test_every_action_cannot_be_right() -> None:
    tokens = replay("richelieu", {}, "p", ["A1"]).legal
    with pytest.raises(BadValue, match=r"puzzles\[0\].right"):
        read("richelieu", file_of(right=" ".join(tokens)))


def test_no_puzzle_comes_twice() -> None:
    one = json.loads(file_of())["puzzles"]
    with pytest.raises(BadValue, match=r"puzzles\[1\].choices: leads to the same position"):
        read("richelieu", json.dumps({"puzzles": one * 2}))


def test_a_file_that_is_too_large_is_refused() -> None:
    text = file_of()
    assert read("richelieu", text + " " * (MOST_BYTES - len(text)))
    with pytest.raises(BadValue, match=f"must be at most {MOST_BYTES} bytes"):
        read("richelieu", text + " " * (MOST_BYTES - len(text) + 1))


@pytest.mark.parametrize("text", ["", "[]", '{"puzzles": 1}', "{"])
def test_what_is_no_file_of_puzzles_is_refused(text: str) -> None:
    with pytest.raises(BadValue, match=FILE):
        read("richelieu", text)


def test_what_is_read_is_written_and_read_again() -> None:
    position = replay("richelieu", {"opening": "no-marker"}, "p", ["A1"])
    tokens = list(position.legal)
    text = file_of(
        options={"opening": "no-marker"},
        digest=digest_of(position),
        prospects={token: [0.0, 0.5] for token in tokens},
        right=tokens[1],
        gap=2.0,
        open=True,
        reasons=[reason(lacking=1.5)],
    )
    found = read("richelieu", text)
    assert read("richelieu", written(found)) == found
    assert (found[0].gap, found[0].is_open, found[0].position().options["opening"]) == (
        2.0,
        True,
        "no-marker",
    )
    assert found[0].reasons == (Reason("tower", 4.0, 0.9, lacking=1.5),)
