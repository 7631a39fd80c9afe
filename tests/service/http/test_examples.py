"""The examples for the rules over HTTP."""

import pytest
from tests.samples import NAMES
from tests.service.asking import fetched

from blazon.words.examples import examples


@pytest.mark.parametrize("game", NAMES)
def test_examples_are_sent_as_tables_are(url: str, game: str) -> None:
    answer = fetched(url, f"examples/{game}").json()
    assert [one["name"] for one in answer["examples"]] == [one.name for one in examples(game)]
    for sent, example in zip(answer["examples"], examples(game), strict=True):
        view = example.seen.view()
        assert sent["view"] | {"options": answer["options"], "log": view["log"]} == view


def test_their_map_is_given_and_drawn(url: str) -> None:
    places = [node["id"] for node in fetched(url, "examples/rheingold/map").json()["nodes"]]
    drawn = fetched(url, "examples/rheingold/picture?theme=dark")
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert all(f'id="place-{place}"' in drawn.text for place in places)


@pytest.mark.parametrize("path", ["chess", "chess/map", "richelieu/map", "richelieu/picture"])
def test_what_is_not_there(url: str, path: str) -> None:
    assert fetched(url, f"examples/{path}", 404).json()["code"] == "unknown"


@pytest.mark.parametrize("game", NAMES)
def test_a_scene_is_sent_as_tables_are_and_compressed(url: str, game: str) -> None:
    answer = fetched(url, f"scenes/{game}")
    assert answer.headers["content-encoding"] == "gzip"
    first = answer.json()["moments"][0]
    assert first["token"] == ""
    assert first["view"]["observer"] is None
    assert {"options", "log"}.isdisjoint(first["view"])
    assert fetched(url, "scenes/chess", 404).json()["code"] == "unknown"
