"""A server shared by the tests of service and client, one for each pytest process."""

from collections.abc import Iterator

import pytest
from tests.service.servers import ServerProcess, running


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A running server with a bot worker; its users must not disturb each other."""
    with running(tmp_path_factory.mktemp("server"), bot_workers="1") as server:
        yield server


@pytest.fixture(scope="session")
def url(shared: ServerProcess) -> str:
    """The address of that server."""
    return shared.url
