"""Structured records: how a state, a mask or a stream is laid out in memory."""

from collections.abc import Sequence
from typing import Any

import numpy as np


def record_dtype(fields: Sequence[Any]) -> np.dtype[Any]:
    """An aligned dtype of these fields, whose records give them as attributes also in Python.

    The gaps that alignment leaves become fields too: no copy skips them, so equal records have
    equal bytes.
    """
    aligned = np.dtype(list(fields), align=True)
    places: Any = aligned.fields or {}
    ends = [places[field[0]][1] for field in fields[1:]] + [aligned.itemsize]
    filled: list[Any] = []
    for field, end in zip(fields, ends, strict=True):
        filled.append(field)
        gap = end - np.dtype(filled).itemsize
        if gap:
            filled.append((f"gap_{len(filled)}", np.uint8, (gap,)))
    return np.dtype((np.record, np.dtype(filled, align=True)))
