"""The key that identifies this server to push services: its host's, or one that it makes itself."""

from typing import TYPE_CHECKING

from blazon.service.base.settings import Settings
from blazon.service.storage.database import Database
from blazon.service.storage.server_keys import server_key

if TYPE_CHECKING:
    from blazon.service.notify.vapid import VapidKey

# Imported late: a server that nobody asks can save eight megabytes of cryptography.

_NAME = "push"
_AT_HOME = "https://localhost"
"""The contact of a server without a public address; it can only notify browsers on its own
machine."""


def host_key(settings: Settings) -> "VapidKey | None":
    """The key named in the settings, if any; raises BadValue for a wrong key or contact."""
    if not (settings.push_key or settings.push_contact):
        return None
    from blazon.service.notify.vapid import load_vapid_key, new_private_key, vapid_key

    contact = _contact(settings)
    if settings.push_key:
        return load_vapid_key(settings.push_key, contact)
    vapid_key(new_private_key(), contact)
    return None


def _contact(settings: Settings) -> str:
    is_public = settings.public_url.startswith("https:")
    return settings.push_contact or (settings.public_url if is_public else _AT_HOME)


class PushKey:
    """The key, the same in all processes that share a database."""

    def __init__(self, database: Database, settings: Settings) -> None:
        """Load the host's key, if there is one; raises BadValue."""
        self._database, self._settings = database, settings
        self._key = host_key(settings)

    async def get(self) -> "VapidKey":
        """The key; made when it is first needed, and kept in the database."""
        if self._key is None:
            from blazon.service.notify.vapid import new_private_key, vapid_key

            private = await server_key(self._database, _NAME, new_private_key)
            self._key = vapid_key(private, _contact(self._settings))
        return self._key
