"""Secrets that people carry: sessions and links. The store only ever has their digests."""

import hashlib
import hmac
import secrets


def new_id() -> str:
    """An id that nobody can guess: 128 bits, safe in addresses."""
    return secrets.token_urlsafe(16)


def new_secret() -> str:
    """A secret of 256 bits, safe in addresses."""
    return secrets.token_urlsafe(32)


def digest_of(secret: str) -> str:
    """What is kept of a secret. It is looked up by this, so no comparison tells anything of it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Whether two secrets are the same, in a time that does not depend on where they differ."""
    return hmac.compare_digest(one.encode(), other.encode())
