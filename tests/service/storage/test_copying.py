"""A copy of a database goes on wherever it was stopped: commits write what belongs together."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Connection, Engine, event
from tests.service.moderation.test_nothing_left import everything, everything_of_bob
from tests.service.stores import file_in, store_in
from tests.volume import share

from blazon.service.base.addresses import url_of
from blazon.service.storage.copying import copy


class Stopped(BaseException):
    """The process has ended."""


@contextlib.contextmanager
def stopped_at(commits: int) -> Iterator[list[int]]:
    """End a process before this many commits are done; yields those that were begun."""
    begun: list[int] = []

    def count(_: Connection) -> None:
        begun.append(len(begun))
        if len(begun) == commits:
            raise Stopped

    event.listen(Engine, "commit", count)
    try:
        with contextlib.suppress(Stopped):
            yield begun
    finally:
        event.remove(Engine, "commit", count)


async def test_a_copy_goes_on_from_whatever_commit_was_its_last(tmp_path: Path) -> None:
    (folder := tmp_path / "from").mkdir()
    async with everything_of_bob(folder) as (hub, _):
        rows = await everything(hub.store)
    for stop in share(range(1, 100)):
        (place := tmp_path / str(stop)).mkdir()
        source, target = url_of(file_in(folder)), url_of(file_in(place))
        with stopped_at(stop) as begun:
            await copy(source, target, lambda *_: None)
        if len(begun) < stop:
            break
        await copy(source, target, lambda *_: None)
        async with store_in(place) as store:
            assert sorted(map(str, await everything(store))) == sorted(map(str, rows))
    assert stop > len({table for table, _ in rows}), "at least one commit for each table"
