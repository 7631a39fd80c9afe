"""A server that the tests of this folder share, one for each process of pytest."""

from collections.abc import Iterator

import pytest
from tests.service.servers import running


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server with a worker for bots."""
    with running(tmp_path_factory.mktemp("server"), bot_workers="1") as server:
        yield server.url
