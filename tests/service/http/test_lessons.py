"""Guided first games over HTTP."""

from typing import Any

import pytest
from tests.service.asking import fetched

from blazon.kernel import catalogue
from blazon.locale import LANGUAGES
from blazon.words.lessons import lesson

TAUGHT = [name for name in catalogue.names() if lesson(name) is not None]


def asked(url: str, path: str, status: int = 200) -> Any:
    return fetched(url, f"lessons/{path}", status).json()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_it_is_sent_as_the_learner_sees_it(url: str, game: str, language: str) -> None:
    shown = asked(url, f"{game}?lang={language}")
    found = lesson(game)
    assert found is not None
    assert [step["do"] for step in shown["steps"]] == [list(one.do) for one in found.steps]
    for number, step in enumerate(shown["steps"]):
        view = found.position(number).observe(0).view()
        moment = shown["moments"][step["begins"]]
        assert moment["view"] == {
            name: value for name, value in view.items() if name not in ("options", "log")
        }
        assert [action["token"] for action in moment["actions"]] == view["legal"]
        assert moment["words"]["lang"] == language
    assert shown["moments"][-1]["words"]["verdict"]


def test_page_s_hidden_things_are_not_in_it(url: str) -> None:
    moments = asked(url, "rheingold?lang=en")["moments"]
    laid = [one["view"]["places"].get("MAU") for one in moments]
    shields = [place["shield"] for place in laid if place and place["shield"]]
    assert shields
    assert all(shield == {"value": None, "shown": False} for shield in shields)
    assert any(entry["token"] == "=?" for one in moments for entry in one["entries"])


def test_why_something_is_not_possible(url: str) -> None:
    shut = asked(url, "richelieu/why?step=1&done=0&token=B5&lang=en")
    assert "end" in shut["text"]
    free = asked(url, "richelieu/why?step=1&done=0&token=A8&lang=en")
    assert free == {"text": "", "section": ""}
    assert asked(url, "rheingold/why?step=1&done=1&token=14&lang=de")["text"]


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("whist?lang=en", 404, "unknown"),
        ("whist/why?step=0&done=0&token=A1&lang=en", 404, "unknown"),
        ("richelieu/why?step=15&done=0&token=A1&lang=en", 400, "bad"),
        ("richelieu/why?step=1&done=2&token=A1&lang=en", 400, "bad"),
        ("richelieu/why?step=1&done=0&token=Z99&lang=en", 400, "bad"),
        ("richelieu?lang=xx", 400, "bad"),
        ("richelieu", 400, "bad"),
    ],
)
def test_wrong_questions(url: str, path: str, status: int, code: str) -> None:
    assert asked(url, path, status)["code"] == code


def test_the_list_of_games_says_which_have_one(url: str) -> None:
    games = fetched(url, "games").json()
    assert {one["game"] for one in games if one.get("lesson")} == set(TAUGHT)
