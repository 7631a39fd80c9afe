"""Many requests enter one by one, networks take turns, and work in progress continues between."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import pairwise

import pytest

from blazon.service.http.turnstile import Turnstile

CROWD, OTHER = "203.0.113.1", "198.51.100.1"


def entered(main: Callable[[Turnstile, list[str]], Awaitable[None]]) -> list[str]:
    """The order in which ``main`` admits requests; ``-`` marks each round of the event loop."""
    order: list[str] = []

    async def counted() -> None:
        turnstile, loop = Turnstile(), asyncio.get_running_loop()

        def tick() -> None:
            order.append("-")
            loop.call_soon(tick)

        loop.call_soon(tick)
        await main(turnstile, order)

    asyncio.run(counted())
    return order


def enter(turnstile: Turnstile, order: list[str], address: str) -> "asyncio.Task[None]":
    async def come() -> None:
        await turnstile.enter(address)
        order.append(address)

    return asyncio.create_task(come())


def test_one_is_let_in_for_each_round_of_the_event_loop() -> None:
    async def crowd(turnstile: Turnstile, order: list[str]) -> None:
        await asyncio.gather(*(enter(turnstile, order, CROWD) for _ in range(50)))

    order = entered(crowd)
    places = [place for place, who in enumerate(order) if who == CROWD]
    assert len(places) == 50
    assert all("-" in order[a:b] for a, b in pairwise(places))
    assert order.count("-") < 2 * 50 + 5  # and it waits no longer than that


@pytest.mark.parametrize("address", [CROWD, "2001:db8::{:x}"], ids=["address", "network"])
def test_who_comes_from_elsewhere_does_not_wait_for_the_crowd(address: str) -> None:
    async def crowd(turnstile: Turnstile, order: list[str]) -> None:
        many = [enter(turnstile, order, address.format(number)) for number in range(1, 51)]
        await asyncio.gather(*many, enter(turnstile, order, OTHER))

    assert [who for who in entered(crowd) if who != "-"].index(OTHER) <= 2


def test_who_has_gone_keeps_nobody_waiting() -> None:
    async def crowd(turnstile: Turnstile, order: list[str]) -> None:
        many = [enter(turnstile, order, CROWD) for _ in range(50)]
        await asyncio.sleep(0)
        for task in many[1:]:
            task.cancel()
        await enter(turnstile, order, OTHER)
        await enter(turnstile, order, CROWD)

    assert [who for who in entered(crowd) if who != "-"] == [CROWD, OTHER, CROWD]
