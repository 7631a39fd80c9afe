"""Links as people copy them, and the server that they lead to."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.cli.commands import Capture, complaint

from blazon.cli.links import is_same_server, read_link
from blazon.cli.sessions import HOME
from blazon.client import Server
from blazon.kernel.errors import BadValue

THERE = "https://games.example.org"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("-aB_9", ("", "-aB_9", None)),
        ("aB9#s-1", ("", "aB9", "s-1")),
        ("/t/aB9#s-1", ("", "aB9", "s-1")),
        (f"{THERE}/t/aB9#s-1", (THERE, "aB9", "s-1")),
        (f"<{THERE}/t/aB9%23s-1>.", (THERE, "aB9", "s-1")),
        (f"{THERE}/t/aB9/", (THERE, "aB9", None)),
        (f"{THERE}/replay/aB9", (THERE, "aB9", None)),
        (f"{THERE}:8765/sub/t/aB9#s-1", (f"{THERE}:8765/sub", "aB9", "s-1")),
        ("http://[::1]:8765/t/aB9", ("http://[::1]:8765", "aB9", None)),
    ],
)
def test_a_link_is_read_as_people_copy_it(text: str, found: tuple[str, str, str | None]) -> None:
    assert read_link(text) == found


def test_a_link_without_its_beginning_is_refused() -> None:
    with pytest.raises(BadValue, match="a whole link with http:// or https://"):
        read_link("games.example.org/t/aB9#s-1")


def test_one_server_can_be_written_in_several_ways() -> None:
    assert is_same_server(THERE, "HTTPS://Games.Example.org:443/")
    assert not is_same_server(THERE, "http://games.example.org")
    assert not is_same_server(THERE, f"{THERE}:8443")
    assert not is_same_server(THERE, f"{THERE}/sub")


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """The servers that would be asked."""
    servers: list[str] = []

    async def request(at: Server, *_: Any, **__: Any) -> Any:
        servers.append(at.url)
        raise TimeoutError

    monkeypatch.setattr(Server, "request", request)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("BLAZON_SERVER", raising=False)
    return servers


COMMANDS = (
    ["join", "LINK"],
    ["show", "LINK"],
    ["do", "LINK", "A1"],
    ["say", "LINK", "hello"],
    ["record", "LINK"],
    ["verify", "LINK"],
    ["play", "LINK"],
)


@pytest.mark.parametrize("words", COMMANDS)
def test_a_links_own_server_is_asked_and_no_other(
    capsys: Capture, asked: list[str], monkeypatch: pytest.MonkeyPatch, words: Sequence[str]
) -> None:
    words = [f"{THERE}/t/aB9#s-1" if word == "LINK" else word for word in words]
    complaint(capsys, "table", *words)
    monkeypatch.setenv("BLAZON_SERVER", "http://127.0.0.1:1")
    complaint(capsys, "table", *words)
    complaint(capsys, "table", *words, "--server", f"{THERE}:443/")
    assert asked == [THERE, THERE, f"{THERE}:443"]
    error = complaint(capsys, "table", *words, "--server", HOME)
    assert error == f"blazon: --server: must be {THERE}, the link's own server, or left out\n"
    assert len(asked) == 3


def test_an_id_alone_is_the_usual_servers(capsys: Capture, asked: list[str]) -> None:
    complaint(capsys, "table", "join", "aB9#s-1")
    assert asked == [HOME]
