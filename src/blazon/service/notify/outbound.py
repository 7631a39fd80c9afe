"""HTTP requests to addresses that strangers have named: never to our own network, and bounded."""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import httpcore
from httpcore import AnyIOBackend, AsyncNetworkBackend, AsyncNetworkStream

from blazon.service.limits import (
    LARGEST_ANSWER,
    MOST_REQUESTS_OUT,
    REQUEST_OUT_SECONDS,
    REQUEST_OUT_TIMEOUTS,
)
from blazon.service.refusals import Refusal


def check_address(address: str, field: str, longest: int) -> str:
    """An address as it may be; raises Refusal. Where it leads is checked at each request.

    Args:
        address: what a client has sent.
        field: what it is called there, for the refusal.
        longest: how many characters it may have.
    """
    try:
        parts = urlsplit(address)
        _ = parts.port
    except ValueError as error:
        raise Refusal("bad", f"{field}: must be an https address") from error
    if len(address) > longest or parts.scheme != "https" or not parts.hostname:
        raise Refusal("bad", f"{field}: must be an https address")
    if parts.username or parts.password or not address.isascii() or not address.isprintable():
        raise Refusal("bad", f"{field}: must be a plain address")
    return address


class PublicOnly(AsyncNetworkBackend):
    """Connects to public addresses only, and to the very address that was checked."""

    def __init__(self) -> None:
        self._inner = AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> AsyncNetworkStream:
        """A connection to a host; raises ConnectError if any of its addresses is private."""
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except OSError as error:
            raise httpcore.ConnectError(f"{host} is not known") from error
        addresses = [str(entry[4][0]) for entry in found]
        for address in addresses:
            if not ipaddress.ip_address(address).is_global:
                raise httpcore.ConnectError(f"{host} is not a public address")
        return await self._inner.connect_tcp(
            addresses[0], port, timeout, local_address, socket_options
        )

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await self._inner.sleep(seconds)


def public_pool() -> httpcore.AsyncConnectionPool:
    """Connections to public addresses."""
    return httpcore.AsyncConnectionPool(
        ssl_context=ssl.create_default_context(),
        network_backend=PublicOnly(),
        max_connections=MOST_REQUESTS_OUT,
    )


@dataclass(frozen=True)
class Outcome:
    """How a request was answered."""

    status: int
    wait_seconds: int
    """For how long the other side asks not to be asked again; 0 if it does not say."""

    @property
    def is_well(self) -> bool:
        """Whether the message was taken."""
        return 200 <= self.status < 300


async def post(
    pool: httpcore.AsyncConnectionPool, address: str, headers: Mapping[str, str], body: bytes
) -> Outcome:
    """Send something; raises httpcore's errors and TimeoutError. Redirections are not followed."""
    async with (
        asyncio.timeout(REQUEST_OUT_SECONDS),
        pool.stream(
            "POST",
            address,
            headers=list({"user-agent": "Blazon", **headers}.items()),
            content=body,
            extensions={"timeout": REQUEST_OUT_TIMEOUTS},
        ) as answer,
    ):
        size = 0
        async for part in answer.aiter_stream():
            size += len(part)
            if size > LARGEST_ANSWER:
                break
        wait = next(
            (value for name, value in answer.headers if name.lower() == b"retry-after"), b""
        )
        return Outcome(answer.status, int(wait) if wait.isdigit() and len(wait) < 9 else 0)
