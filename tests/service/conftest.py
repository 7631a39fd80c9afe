"""A server that the tests of this folder share, one for each process of pytest."""

from collections.abc import Iterator

import pytest
from tests.service.servers import ServerProcess, running


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A running server with a worker for bots; whoever uses it leaves others alone."""
    with running(tmp_path_factory.mktemp("server"), bot_workers="1") as server:
        yield server


@pytest.fixture(scope="session")
def url(shared: ServerProcess) -> str:
    """The address of that server."""
    return shared.url
