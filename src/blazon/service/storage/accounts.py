"""Accounts charged for work: network addresses, stored as digests only this server can compute."""

import secrets
from functools import partial
from hashlib import blake2b

from blazon.service.base.networks import networks_of
from blazon.service.storage.database import Database
from blazon.service.storage.server_keys import server_key

_KEY = "accounts"
_KEY_BYTES = 32
_DIGEST_BYTES = 16


class Accounts:
    """Derives accounts from addresses, the same in all processes that share a database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._key = b""

    async def start(self) -> None:
        """Read the digest key, or create it."""
        make = partial(secrets.token_bytes, _KEY_BYTES)
        self._key = await server_key(self._database, _KEY, make)

    def account(self, address: str) -> str:
        """The account of an address; for IPv6 that of its /48, which one customer can have."""
        return self.digest(networks_of(address)[-1][0])

    def networks(self, address: str) -> list[str]:
        """The digests of all networks of an address, the smallest first."""
        return [self.digest(network) for network, _ in networks_of(address)]

    def digest(self, network: str) -> str:
        """The stored digest of a network, as written by ``networks_of``."""
        return blake2b(network.encode(), key=self._key, digest_size=_DIGEST_BYTES).hexdigest()
