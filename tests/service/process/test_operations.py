"""What only the server's host may read."""

from collections.abc import Iterator

import pytest
from tests.service.asking import ask
from tests.service.servers import running

FORWARDED = {"x-forwarded-for": "192.0.2.7"}
FAR = {"host": "192.0.2.9"}
"""As a request from another machine names this one."""
MAY_READ = {
    "off": (False, False, False),
    "local": (True, False, False),
    "all": (True, True, False),
    "proxied": (True, True, True),
}
"""A program on this machine, to one on another, and one behind a trusted proxy."""


@pytest.fixture(scope="module", params=MAY_READ)
def readers(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[str, str]]:
    """A setting, and the address of a server with it."""
    folder = tmp_path_factory.mktemp("metrics")
    with running(folder, metrics=request.param, trusted_proxies="127.0.0.1") as server:
        yield request.param, server.url


def shows(url: str, headers: dict[str, str], path: str = "/metrics") -> bool:
    """Whether the answer contains metrics."""
    answer = ask(url, "GET", path, headers=headers)
    assert answer.status_code < 500
    return "blazon_moves" in answer.text


def test_metrics_are_for_those_whom_the_setting_names(readers: tuple[str, str]) -> None:
    who, url = readers
    found = tuple(shows(url, headers) for headers in ({}, FAR, FORWARDED))
    assert found == MAY_READ[who]
    assert shows(url, {}, "/metrics?name=x") is MAY_READ[who][0]


@pytest.mark.parametrize(
    "path", ["/metrics/", "/metrics//", "/metrics%2f", "/metrics%2F/", "//metrics", "/%6detrics"]
)
def test_metrics_have_one_spelling(path: str, readers: tuple[str, str]) -> None:
    for headers in ({}, FAR, FORWARDED):
        assert not shows(readers[1], headers, path)
