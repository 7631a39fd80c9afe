"""Seal texts before they are shown, so that nobody can choose a text to suit the others.

A seat's text is random. Its share is the SHA-256 of the text, and its seal the SHA-256 of the
share. Seals are published first. Once all inputs to chance are fixed, the seats show their texts
together with a digest of these inputs: see ``docs/tables/fairness.md``.
"""

import hashlib
import re
import secrets
from collections.abc import Sequence

SEALED_SCHEME = "hmac-sha256/2"
SEAL_PATTERN = "^[0-9a-f]{64}$"
TEXT_BYTES = 16


def new_text(words: str = "") -> str:
    """An unpredictable text: a player's own words, if any, and 128 random bits."""
    random = secrets.token_hex(TEXT_BYTES)
    return f"{words} {random}" if words else random


def share_of(text: str) -> str:
    """A text's share of chance: its SHA-256 as hexadecimal digits."""
    return hashlib.sha256(text.encode()).hexdigest()


def seal_of(text: str) -> str:
    """A text's seal, published first: the SHA-256 of its share as hexadecimal digits."""
    return hashlib.sha256(bytes.fromhex(share_of(text))).hexdigest()


def is_seal(value: object) -> bool:
    """Whether a value has the form of a seal."""
    return isinstance(value, str) and re.fullmatch(SEAL_PATTERN, value) is not None


def fixed_digest(
    commitment: str,
    round_: int,
    first: int | None,
    seals: Sequence[str | None],
    shares: Sequence[str | None],
) -> str:
    """The digest of everything fixed before a text is shown, as hexadecimal digits.

    Args:
        commitment: the SHA-256 of the server's secret.
        round_: the round, 1 for the first.
        first: the first player, unless that is drawn.
        seals: each seat's seal; None for seats that do not take part.
        shares: the share of each seat that does not take part; the others are ignored.
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
    """The HMAC's message for a number; the arguments contain no spaces."""
    words = [SEALED_SCHEME, "draw", str(round_), *shares, purpose, str(number), str(attempt)]
    return " ".join(words).encode("ascii")
