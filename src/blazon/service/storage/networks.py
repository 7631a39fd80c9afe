"""The networks of clients, charged for work, as digests that only this server can compute."""

import secrets
from functools import partial
from hashlib import blake2b

from blazon.service.base.networks import networks_of
from blazon.service.storage.database import Database
from blazon.service.storage.server_keys import server_key

_KEY = "accounts"
"""The name under which earlier versions stored the key."""
_KEY_BYTES = 32
_DIGEST_BYTES = 16


class Networks:
    """Digests of networks, the same in all processes that share a database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._key = b""

    async def start(self) -> None:
        """Read the digest key, or create it."""
        make = partial(secrets.token_bytes, _KEY_BYTES)
        self._key = await server_key(self._database, _KEY, make)

    def charged(self, address: str) -> str:
        """The network charged for an address: for IPv6 its /48, which one customer can have."""
        return self.digest(networks_of(address)[-1][0])

    def of(self, address: str) -> list[str]:
        """All networks of an address, the smallest first."""
        return [self.digest(network) for network, _ in networks_of(address)]

    def digest(self, network: str) -> str:
        """The stored digest of a network, as written by ``networks_of``."""
        return blake2b(network.encode(), key=self._key, digest_size=_DIGEST_BYTES).hexdigest()
