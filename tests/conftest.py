"""Each test's chance and event loop, and a server shared by those of service and client."""

import asyncio
import inspect
import random
import secrets
from collections.abc import Iterator

import pytest
from tests.limits import HANGS_SECONDS
from tests.service.servers import ServerProcess, running
from tests.volume import SEED

from blazon.client import Watched


@pytest.fixture(autouse=True)
def chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the run's seed decide what this process draws, secrets included."""
    rng = random.Random(f"{SEED} {request.node.nodeid}")
    monkeypatch.setattr(secrets, "token_bytes", lambda count=32: rng.randbytes(count or 32))


@pytest.fixture(autouse=True, scope="session")
def patience() -> Iterator[None]:
    """Let clients wait longer than people would, as machines may be busy."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Watched.wait, "__defaults__", (HANGS_SECONDS,))
        yield


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine function in an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = pyfuncitem._fixtureinfo.argnames
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A running server with a bot worker; its users must not disturb each other."""
    with running(tmp_path_factory.mktemp("server"), bot_workers="1") as server:
        yield server


@pytest.fixture(scope="session")
def url(shared: ServerProcess) -> str:
    """The address of that server."""
    return shared.url
