"""Secrets of sessions and links. The store only ever has their digests."""

import base64
import hashlib
import re
import secrets

ID_PATTERN = "[A-Za-z0-9_-]{1,40}"


def new_id() -> str:
    """An id that nobody can guess: 128 bits, safe in addresses."""
    return secrets.token_urlsafe(16)


def is_id(text: str) -> bool:
    """Whether a text could be an id."""
    return re.fullmatch(ID_PATTERN, text) is not None


def id_from(session: str, text: str) -> str:
    """The id of what a session has made with a request of this id: always the same one."""
    digest = hashlib.sha256(f"{session} {text}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:16]).decode().rstrip("=")


def new_secret() -> str:
    """A secret of 256 bits, safe in addresses."""
    return secrets.token_urlsafe(32)


def digest_of(secret: str) -> str:
    """What is kept of a secret. It is looked up by this, so no comparison leaks anything of it."""
    return hashlib.sha256(secret.encode()).hexdigest()
