"""People at tables, for tests: they open one, join, play at random, and get refusals."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from inspect import isawaitable
from typing import Any, TypeVar

import pytest
from tests.limits import HANGS_SECONDS
from tests.service.servers import ServerProcess

from blazon.client import RefusedError, Server, Watched

T = TypeVar("T")
ME: dict[str, Any] = {"kind": "me"}
OPEN: dict[str, Any] = {"kind": "open"}


async def new_table(
    host: Server, *seats: dict[str, Any], game: str = "richelieu", **asked: Any
) -> str:
    """A new table; its id."""
    opened = await host.open_table(game=game, seats=list(seats), **asked)
    return str(opened["d"]["table"]["id"])


async def table_ids(server: Server, path: str = "", **asked: Any) -> list[str]:
    """A page of tables by their ids."""
    return [one["id"] for one in await server.request("GET", f"/tables{path}", params=asked)]


class Party:
    """A table and its players, in the order of their seats."""

    def __init__(self, opened: dict[str, Any], people: list[Server]) -> None:
        self.opened = opened
        self.id: str = opened["d"]["table"]["id"]
        self.people = people

    async def shown(self, who: int = 0) -> Any:
        """The table without its game, as a person sees it."""
        return (await self.people[who].table(self.id))["d"]["table"]

    async def do(self, who: int, do: str, **more: Any) -> Any:
        """Send a person's command."""
        return await self.people[who].do(self.id, do, **more)

    async def say(self, who: int, *lines: str) -> None:
        """Let a person say something."""
        for text in lines:
            await self.people[who].request("POST", f"/tables/{self.id}/chat", json={"text": text})

    def watching(self) -> AbstractAsyncContextManager[list[Watched]]:
        """Let every person watch the table."""
        return all_of(person.watch(self.id) for person in self.people)


@asynccontextmanager
async def all_of(several: Iterable[AbstractAsyncContextManager[T]]) -> AsyncIterator[list[T]]:
    """Several that end together."""
    async with AsyncExitStack() as open_ones:
        yield [await open_ones.enter_async_context(one) for one in several]


def several(url: str, number: int) -> AbstractAsyncContextManager[list[Server]]:
    """This many browsers without sessions."""
    return all_of(Server(url) for _ in range(number))


@asynccontextmanager
async def back_at(
    url: str, table: str, secrets: Iterable[str]
) -> AsyncIterator[tuple[list[Server], list[Watched]]]:
    """Sessions that come back to a table."""
    async with (
        all_of(Server(url, secret) for secret in secrets) as people,
        all_of(person.watch(table) for person in people) as seats,
    ):
        yield people, seats


@asynccontextmanager
async def alone(url: str) -> AsyncIterator[tuple[Server, Watched]]:
    """Somebody who has both seats of a table, and watches it."""
    async with Server(url) as ann, ann.watch(await new_table(ann, ME, ME)) as seat:
        yield ann, seat


@asynccontextmanager
async def at_two(one: ServerProcess, other: ServerProcess) -> AsyncIterator[Party]:
    """Somebody who has both seats of a table, at two servers."""
    async with Server(one.url) as here:
        opened = await here.open_table(game="richelieu", seats=[ME, ME])
        async with Server(other.url, here.secret) as there:
            yield Party(opened, [here, there])


@asynccontextmanager
async def party(
    url: str, persons: int = 2, bots: Sequence[str] = (), game: str = "richelieu", **asked: Any
) -> AsyncIterator[Party]:
    """A table with people, then bots; the first person is its host, the others joined by link."""
    seats = [{"kind": "me", "name": "Ann"}, *[{"kind": "open"}] * (persons - 1)]
    seats += [{"kind": "bot", "bot": bot} for bot in bots]
    async with several(url, persons) as people:
        opened = await people[0].open_table(game=game, seats=seats, **asked)
        table = Party(opened, people)
        for seat, person in enumerate(people[1:], 1):
            link = (await table.do(0, "invite", seat=seat))["link"]
            await person.do(table.id, "join", link=link, name=f"Guest {seat}")
        yield table


async def play_on(seats: Sequence[Watched], seed: str, most: int | None = None) -> int:
    """Random play by these seats, to the end or this many actions; returns the last version."""
    rng, version, played = random.Random(seed), 0, 0
    while played != most:
        seat = await next_to_play(seats, version)
        if seat is None:
            break
        version = await seat.play(rng.choice(seat.legal))
        played += 1
    for seat in seats:
        await heard(seat, version)
    return version


async def play_in_turn(table: Party, most: int) -> None:
    """Play at two servers in turn; each move is based on the other one's latest answer."""
    seen, (last, other) = table.opened, table.people
    for _ in range(most):
        seat = seen["d"]["view"]["player"]
        action = (await last.table(table.id, seat))["d"]["actions"][0]["token"]
        call = {"action": action, "version": seen["v"], "seat": seat}
        seen = await other.do(table.id, "play", **call)
        assert seen["done"] == seen["v"]
        last, other = other, last


async def next_to_play(seats: Sequence[Watched], version: int = 0) -> Watched | None:
    """The seat to act, once all know this version; None at the end."""
    async with asyncio.timeout(HANGS_SECONDS):
        while True:
            if all(seat.version >= version for seat in seats):
                if any(seat.is_over for seat in seats):
                    return None
                for seat in seats:
                    if seat.legal:
                        return seat
            await asyncio.sleep(0.002)


async def other_to_move(seat: Watched) -> None:
    """Take the perspective of the player to move, who may change before the table is seen."""
    while not seat.legal:
        seat.seat = seat.view["player"]
        await seat.disconnect()
        await seat.wait(lambda: seat.legal or seat.view["player"] != seat.seat)


async def rounds(number: int = 20) -> None:
    """Let everything in this process go on that waits for nothing else."""
    for _ in range(number):
        await asyncio.sleep(0)


async def until(holds: Callable[[], Any]) -> Any:
    """Wait until something holds, which may have to be awaited; returns it."""
    async with asyncio.timeout(HANGS_SECONDS):
        while True:
            found = holds()
            if isawaitable(found):
                found = await found
            if found:
                return found
            await asyncio.sleep(0.01)


async def heard(seat: Watched, version: int) -> None:
    """Wait until a watcher has received a version."""
    await seat.wait(lambda: seat.version >= version)


async def refused(doing: Awaitable[Any]) -> RefusedError:
    with pytest.raises(RefusedError) as caught:
        await doing
    return caught.value


async def code(doing: Awaitable[Any]) -> str:
    """The code of a refusal."""
    return (await refused(doing)).code


async def outcomes(*calls: Any) -> tuple[list[Any], list[str]]:
    """The answers, and the codes of refusals."""
    answers, codes = [], []
    for answer in await asyncio.gather(*calls, return_exceptions=True):
        if isinstance(answer, RefusedError):
            assert str(answer)
            codes.append(answer.code)
        elif isinstance(answer, BaseException):
            raise answer
        else:
            answers.append(answer)
    return answers, codes
