"""Page boards of games from other packages: checked once, served by name."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.faulty import KINDS, Kind, install
from tests.service.asking import visitor
from tests.service.servers import ServerProcess, running
from tests.test_faulty_games import found_at

from blazon.service.base.limits import LARGEST_PAGE_BOARD

pytestmark = pytest.mark.system

MODULE = Path(__file__).parents[3] / "examples/kuhn/src/blazon_kuhn/page/board.js"
FAULTY = [kind for kind in KINDS if kind.part == "page"]
LISTED = "whole"
FULL = Kind(LISTED, "page", "", "page/board.js", "", "")
"""A game with a board of the maximum size."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with a game that has the largest possible board, and with faulty games."""
    folder = tmp_path_factory.mktemp("boards")
    install(folder, [FULL, *FAULTY])
    with (folder / f"blazon_{LISTED}" / FULL.file).open("ab") as file:
        file.write(b"/" * (LARGEST_PAGE_BOARD - file.tell()))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", found_at(folder))
        with running(folder, forked=False) as started:
            yield started


@pytest.fixture
def ask(server: ServerProcess) -> Iterator[httpx.Client]:
    with visitor(server.url) as found:
        yield found


def test_the_list_of_games_says_which_bring_one(ask: httpx.Client) -> None:
    boards = {one["game"]: one["board"] for one in ask.get("/api/games").json()}
    assert boards.pop(LISTED) == f"/api/games/{LISTED}/board.js"
    assert len(boards) > 0
    assert set(boards.values()) == {None}


def test_it_is_sent_as_a_script_that_browsers_ask_for_again(ask: httpx.Client) -> None:
    address = f"/api/games/{LISTED}/board.js"
    plain = ask.get(address, headers={"accept-encoding": "identity"})
    assert len(plain.content) == LARGEST_PAGE_BOARD
    assert plain.content.startswith(MODULE.read_bytes()[:40])
    assert plain.headers["content-type"] == "text/javascript; charset=utf-8"
    assert plain.headers["x-content-type-options"] == "nosniff"
    assert plain.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in plain.headers["content-security-policy"]
    packed = ask.get(address, headers={"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) == len(gzip.compress(plain.content, 9, mtime=0))
    assert packed.content == plain.content
    again = ask.get(address, headers={"if-none-match": plain.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("kind", FAULTY, ids=lambda kind: kind.name)
def test_a_game_with_a_faulty_one_is_left_out(ask: httpx.Client, kind: Kind) -> None:
    assert kind.name not in [one["game"] for one in ask.get("/api/games").json()]
    assert ask.get(f"/api/games/{kind.name}/board.js").status_code == 404
    faults = {one["game"]: one["reason"] for one in ask.get("/api/games/faulty").json()}
    assert faults[kind.name].startswith(kind.reason)


@pytest.mark.parametrize(
    "name", ["richelieu", "nowhere", "..", "%2e%2e", "%2e%2e%2fwhole", "whole%00", "whole%2fpage"]
)
def test_there_is_none_for_other_names(ask: httpx.Client, name: str) -> None:
    answer = ask.get(f"/api/games/{name}/board.js")
    assert answer.status_code in (400, 404)
    assert b"export default" not in answer.content
