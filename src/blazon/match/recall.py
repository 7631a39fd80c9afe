"""All that an observer has seen of a game, as a text: an information state with perfect recall."""

from collections.abc import Iterable
from hashlib import blake2b

import numpy as np
import numpy.typing as npt

from blazon.kernel import batch
from blazon.kernel.game import States
from blazon.kernel.layout import one_record

Seen = tuple[int, bytes]
"""How many actions a digest covers, and the digest: of their tokens and of the views of each."""
Digests = dict[int | None, Seen]
"""The newest digest of each observer who has asked."""
_BYTES = 16


def digest(
    known: Seen | None,
    first: States,
    new: Iterable[tuple[str, States]],
    observers: npt.NDArray[np.uint64],
) -> Seen:
    """Extend a digest.

    Args:
        known: the digest so far; None if there is none.
        first: the state before the first action.
        new: the token of each later action as the observer saw it, and the state after it.
        observers: the observer, in the form that kernels take.
    """
    count, found = known or (0, extended(b"", "", first, observers))
    for token, after in new:
        count, found = count + 1, extended(found, token, after, observers)
    return count, found


def extended(before: bytes, token: str, states: States, observers: npt.NDArray[np.uint64]) -> bytes:
    """The digest of what was seen before, a token, and what is seen of a state."""
    seen = one_record(states.dtype)
    batch.observe(states, seen, observers)
    text = b"".join((before, token.encode(), b"\0", seen.tobytes()))
    return blake2b(text, digest_size=_BYTES).digest()
