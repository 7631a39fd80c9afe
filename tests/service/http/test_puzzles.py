"""Puzzles over HTTP."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.service.asking import ask, fetched
from tests.twins.pairs import GAMES, blind

from blazon.kernel import catalogue
from blazon.kernel.errors import BadValue
from blazon.locale import LANGUAGES
from blazon.match.puzzles import Puzzle, puzzles
from blazon.service.base.limits import LONGEST_TOKEN
from blazon.service.base.refusals import Refusal
from blazon.service.http import puzzles as handlers
from blazon.service.views.puzzles import view_in

WITH_PUZZLES = [name for name in catalogue.names() if puzzles(name)]


def asked(url: str, path: str, status: int = 200) -> Any:
    return fetched(url, f"puzzles/{path}", status).json()


def tried(url: str, path: str, token: Any, status: int = 200) -> Any:
    answer = ask(url, "POST", f"/api/puzzles/{path}", json={"token": token})
    assert answer.status_code == status, answer.text
    return answer.json()


def keys_in(value: Any) -> set[str]:
    """All keys anywhere in a JSON value."""
    if isinstance(value, dict):
        return {*value, *(key for one in value.values() for key in keys_in(one))}
    return {key for one in value for key in keys_in(one)} if isinstance(value, list) else set()


def closed_one() -> Puzzle:
    return next(one for one in puzzles("richelieu") if not one.is_open)


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_the_list_has_the_easiest_first_and_no_answers(url: str, game: str) -> None:
    found = asked(url, game)
    grades = [one["grade"] for one in found["puzzles"]]
    assert grades == sorted(grades, reverse=True)
    ids = [one["id"] for one in found["puzzles"]]
    assert sorted(ids) == sorted(one.digest for one in puzzles(game))
    assert found["today"] in ids
    assert all(set(one) == {"id", "kind", "grade", "open"} for one in found["puzzles"])


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_puzzle_is_what_its_player_sees_without_the_answer(url: str, game: str) -> None:
    for one in puzzles(game):
        shown = asked(url, f"{game}/{one.digest}?lang=en")
        view = one.observation().view()
        assert shown["moment"]["view"] == {
            name: value for name, value in view.items() if name not in ("options", "log")
        }
        assert shown["seat"] == view["player"] == one.seat
        assert [action["token"] for action in shown["moment"]["actions"]] == view["legal"]
        assert all(action["text"] for action in shown["moment"]["actions"])
        assert len(shown["moment"]["entries"]) == len(one.actions)
        secret = ["right", "prospects", "seed", "choices", "why", "then", "gap", "idea", "grade"]
        assert not set(secret) & keys_in(shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_in_the_language(url: str, language: str) -> None:
    path = f"richelieu/{closed_one().digest}"
    assert asked(url, f"{path}?lang={language}")["moment"]["words"]["lang"] == language
    assert asked(url, f"{path}/answer?lang={language}")["right"][0]["text"]


@pytest.mark.parametrize("game", GAMES)
def test_hidden_things_change_nothing_that_a_closed_puzzle_shows(game: str) -> None:
    twins = blind(game)
    one, other = (
        msgspec.json.encode(view_in(position, "en", is_open=False), order="sorted")
        for position in (twins.one, twins.other)
    )
    assert one == other
    opened = (
        msgspec.json.encode(view_in(position, "en", is_open=True), order="sorted")
        for position in (twins.one, twins.other)
    )
    assert len(set(opened)) == 2


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_every_action_is_right_or_costs_something(url: str, game: str) -> None:
    one = puzzles(game)[0]
    path = f"{game}/{one.digest}"
    best = max(prospect.margin for prospect in one.prospects.values())
    for token, prospect in one.prospects.items():
        found = tried(url, f"{path}/try", token)
        assert found == {"right": token in one.right, "cost": best - prospect.margin}
    answer = asked(url, f"{path}/answer?lang=en")
    assert [action["token"] for action in answer["right"]] == list(one.right)


def test_an_illegal_action_is_explained_in_the_game_s_words(url: str) -> None:
    path = f"richelieu/{closed_one().digest}/try"
    taken = next(f"B{place}" for place in range(1, 13) if f"B{place}" not in closed_one().prospects)
    bare = tried(url, path, taken, 409)
    assert (bare["code"], "why" in bare) == ("illegal", False)
    found = tried(url, f"{path}?lang=de", taken, 409)
    assert found["code"] == "illegal"
    assert found["why"]
    assert tried(url, f"{path}?lang=en", "nonsense", 400)["code"] == "bad"


@pytest.mark.parametrize("token", ["", "x" * (LONGEST_TOKEN + 1), 5, None])
def test_what_is_no_token_is_refused(url: str, token: Any) -> None:
    assert tried(url, f"richelieu/{closed_one().digest}/try", token, 400)["code"] == "bad"


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("whist", 404, "unknown"),
        ("whist/0123456789ab?lang=en", 404, "unknown"),
        ("richelieu/0123456789ab?lang=en", 404, "unknown"),
        (f"richelieu/{'0' * 2000}?lang=en", 404, "unknown"),
        ("richelieu/0123456789ab/answer?lang=en", 404, "unknown"),
        ("richelieu/0123456789ab?lang=xx", 400, "bad"),
        ("richelieu/0123456789ab", 400, "bad"),
    ],
)
def test_wrong_questions(url: str, path: str, status: int, code: str) -> None:
    assert asked(url, path, status)["code"] == code


def test_the_list_of_games_says_which_puzzles_there_are(url: str) -> None:
    for one in fetched(url, "games").json():
        found = [puzzle.digest for puzzle in puzzles(one["game"])]
        assert one["puzzles"] == found


@pytest.fixture
def unread() -> Iterator[None]:
    """No game's puzzles have been read before or are remembered afterwards."""
    handlers._loaded.cache_clear()
    yield
    handlers._loaded.cache_clear()


@pytest.mark.usefixtures("unread")
async def test_a_game_without_puzzles_and_one_with_a_faulty_file(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    reads = list[str]()

    def faulty(game: str) -> Any:
        reads.append(game)
        raise BadValue("puzzles.json", "must be JSON")

    monkeypatch.setattr(handlers, "easiest_first", lambda _: ())
    with pytest.raises(Refusal, match="has no puzzles") as none:
        await handlers.puzzles_shown.fn("richelieu")
    monkeypatch.setattr(handlers, "easiest_first", faulty)
    for _ in range(2):
        with pytest.raises(Refusal, match=r"cannot be used: puzzles\.json") as fault:
            await handlers.puzzles_shown.fn("rheingold")
    assert (none.value.code, fault.value.code) == ("unknown", "unknown")
    assert reads == ["rheingold"]  # a faulty file is not played through for each request
