"""A server that cannot start says so, and ends."""

import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from blazon.kernel.errors import BadValue
from blazon.service.base.settings import Settings
from blazon.service.process import serve


@pytest.fixture
def _signals() -> Iterator[None]:
    """What the server does to this process's signals is undone."""
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.mark.usefixtures("_signals")
def test_a_server_that_fails_as_it_starts_ends_with_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(_: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "lifespan.startup.failed", "message": "no room"})

    monkeypatch.setattr(serve, "make_app", lambda _: (fails, None))
    settings = Settings(port=0, database=f"sqlite:///{tmp_path / 'tables.db'}")
    with pytest.raises(BadValue, match=r"^server: could not start"):
        serve._serve(settings, browse=False)
