"""Texts that are sealed before they are shown, so that nobody can choose one to fit the others.

A seat's text is random. Its share is the SHA-256 of the text, and its seal the SHA-256 of the
share. Seals are published first. Once everything is fixed that chance will be made of, texts are
shown, and whoever shows one names the digest of what was fixed: see ``docs/tables/fairness.md``.
"""

import hashlib
import re
import secrets
from collections.abc import Sequence

SEALED_SCHEME = "hmac-sha256/2"
SEAL_PATTERN = "^[0-9a-f]{64}$"
TEXT_BYTES = 16


def new_text(words: str = "") -> str:
    """A text that nobody can foresee: a player's own words, if any, and 128 random bits."""
    random = secrets.token_hex(TEXT_BYTES)
    return f"{words} {random}" if words else random


def share_of(text: str) -> str:
    """What a text adds to chance: its SHA-256, in hexadecimal digits."""
    return hashlib.sha256(text.encode()).hexdigest()


def seal_of(text: str) -> str:
    """What is published of a text first: the SHA-256 of its share, in hexadecimal digits."""
    return hashlib.sha256(bytes.fromhex(share_of(text))).hexdigest()


def is_seal(value: object) -> bool:
    """Whether something has the form of a seal."""
    return isinstance(value, str) and re.fullmatch(SEAL_PATTERN, value) is not None


def fixed_digest(
    commitment: str,
    round_: int,
    first: int | None,
    seals: Sequence[str | None],
    shares: Sequence[str | None],
) -> str:
    """The digest of everything that is fixed before a text is shown, in hexadecimal digits.

    Args:
        commitment: the SHA-256 of the server's secret.
        round_: the round, 1 for the first.
        first: who begins, where that is not drawn.
        seals: of each seat; None for those that take no part.
        shares: of each seat that takes no part; the others' are not looked at.
    """
    marks = [
        f"share:{share}" if seal is None else f"seal:{seal}"
        for seal, share in zip(seals, shares, strict=True)
    ]
    begins = "-" if first is None else str(first)
    words = [SEALED_SCHEME, "fixed", commitment, str(round_), begins, *marks]
    return hashlib.sha256(" ".join(words).encode("ascii")).hexdigest()


def draw_message(
    round_: int, shares: Sequence[str], purpose: str, number: int, attempt: int
) -> bytes:
    """Of what the HMAC is taken for a number; the arguments contain no spaces."""
    words = [SEALED_SCHEME, "draw", str(round_), *shares, purpose, str(number), str(attempt)]
    return " ".join(words).encode("ascii")
