"""Secrets of sessions and links. The database stores only their digests."""

import base64
import hashlib
import hmac
import re
import secrets

_SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Without characters that look alike: 0 and O; 1, I and L."""
ID_PATTERN = "[A-Za-z0-9_-]{1,40}"


def new_id() -> str:
    """An id that nobody can guess: 128 bits, safe in addresses."""
    return secrets.token_urlsafe(16)


def is_id(text: str) -> bool:
    """Whether a text has the form of an id."""
    return re.fullmatch(ID_PATTERN, text) is not None


def id_from(session: str, text: str) -> str:
    """The id for what a session creates with this request id; always the same."""
    digest = hashlib.sha256(f"{session} {text}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:16]).decode().rstrip("=")


def new_secret() -> str:
    """A secret of 256 bits, safe in addresses."""
    return secrets.token_urlsafe(32)


def new_code(length: int) -> str:
    """A code for people to type, in characters that cannot be mistaken for each other."""
    return "".join(secrets.choice(_SIGNS) for _ in range(length))


def code_in(text: str) -> str:
    """The code that somebody has typed, in any case, with or without spaces and hyphens."""
    return re.sub(r"[\s-]", "", text).upper()


def link_from(secret: str, table: str, command: str) -> str:
    """The secret of a link that a session's command creates for a table; always the same.

    It is derived from the session's own secret, so stored data alone does not reveal it.
    """
    return derived(secret, f"link {table} {command}")


def derived(secret: str, purpose: str) -> str:
    """Another secret, which only somebody who knows this one can compute; always the same."""
    digest = hmac.digest(secret.encode(), purpose.encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def digest_of(secret: str) -> str:
    """The stored digest of a secret. Lookups use the digest, so comparing leaks nothing."""
    return hashlib.sha256(secret.encode()).hexdigest()
