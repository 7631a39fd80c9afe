"""HTTP requests to addresses given by strangers: limited, and never to our own network."""

import asyncio
import socket
import ssl
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

import httpcore
from httpcore import AnyIOBackend, AsyncNetworkBackend, AsyncNetworkStream

from blazon.service.base.limits import (
    LARGEST_ANSWER,
    MOST_REQUESTS_OUT,
    REQUEST_OUT_SECONDS,
    REQUEST_OUT_TIMEOUTS,
)
from blazon.service.base.refusals import Refusal


def check_address(address: str, field: str, longest: int) -> str:
    """Check an address; raises Refusal. Each request checks again where the address leads.

    Args:
        address: the client's text.
        field: the client's name for it, for the refusal.
        longest: the most characters it may have.
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


def host_of(address: str) -> str:
    """The host in an address, in lower case."""
    name = urlsplit(address).hostname or ""
    return f"[{name}]" if ":" in name else name


_PUBLIC = ip_network("2000::/3")
"""The IPv6 range for public addresses; the rest is for special use."""
_EMBEDDING = ip_network("64:ff9b::/96")
"""IPv4 addresses as written by networks without IPv4 (NAT64, RFC 6052)."""
_SPECIAL = [
    ip_network(network)
    for network in (
        "192.0.0.0/24",  # protocols
        "192.88.99.0/24",  # relays of 6to4
        "2001::/23",  # protocols, among them Teredo, which embeds IPv4
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4, which embeds IPv4
        "3fff::/20",  # documentation
    )
]


def is_public(address: str) -> bool:
    """Whether an address, and any address embedded in it, is public."""
    found = ip_address(address)
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped
        if found in _EMBEDDING:
            inner = IPv4Address(int(found) & 0xFFFF_FFFF)
        if inner is not None:
            return is_public(str(inner))
        if found not in _PUBLIC:
            return False
    special = found.is_multicast or any(found in network for network in _SPECIAL)
    return found.is_global and not special


class PublicOnly(AsyncNetworkBackend):
    """Connects only to public addresses, and exactly to the addresses it checked."""

    def __init__(self) -> None:
        self._inner = AnyIOBackend()
        # A separate thread pool: names that resolve slowly delay only other names.
        self._names = ThreadPoolExecutor(MOST_REQUESTS_OUT, thread_name_prefix="names")

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> AsyncNetworkStream:
        """Connect to a host; raises ConnectError if any of its addresses is not public."""
        loop = asyncio.get_running_loop()
        look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        try:
            async with asyncio.timeout(timeout):
                found = await loop.run_in_executor(self._names, look_up)
        except (OSError, UnicodeError) as error:  # TimeoutError is an OSError
            raise httpcore.ConnectError(f"{host} is not known") from error
        addresses = [str(entry[4][0]) for entry in found]
        if not all(is_public(address) for address in addresses):
            raise httpcore.ConnectError(f"{host} is not a public address")
        for address in addresses[:-1]:
            with suppress(httpcore.ConnectError, httpcore.ConnectTimeout):
                return await self._inner.connect_tcp(
                    address, port, timeout, local_address, socket_options
                )
        return await self._inner.connect_tcp(
            addresses[-1], port, timeout, local_address, socket_options
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
    """The result of a request."""

    status: int
    wait_seconds: int
    """How long the other server asks us to wait; 0 if it names no time."""

    @property
    def is_well(self) -> bool:
        """Whether the message was accepted."""
        return 200 <= self.status < 300


async def post(
    pool: httpcore.AsyncConnectionPool, address: str, headers: Mapping[str, str], body: bytes
) -> Outcome:
    """Send a request; raises httpcore's errors and TimeoutError. Does not follow redirects."""
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
